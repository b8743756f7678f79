//! The step in which a real client plays with the engine.
//!
//! python-chess knows the rules and the protocol by itself, and refuses what is against them. Where there is no Python, or no way
//! to get the package, the step is skipped and says why. The runner of matches, which needs it too, is held to its promises here.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use super::{Outcome, built_engine, cargo, run_command};
use crate::children;
use crate::tools::python::{self, PACKAGE};

/// What plays, below the root. Each prints a line `ok ...` for each promise that is kept.
const CLIENTS: [&str; 2] = ["tests/clients/python_chess.py", "tests/match/promises.py"];

/// Longer than the games take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// python-chess plays whole games with the engine and analyses with it, and matches are played.
pub(super) fn python_chess(root: &Path) -> Result<Outcome> {
    let python = match python::ensure(root)? {
        Ok(python) => python,
        Err(missing) => return Ok(Outcome::skip(missing)),
    };
    // The same build as the tests have.
    let build = "build --quiet --bin plywright --message-format json-render-diagnostics";
    let built = run_command(cargo(root, build))?;
    if !built.success {
        return Ok(Outcome::failure(built.text));
    }
    let Some(engine) = built_engine(&built.text) else {
        return Ok(Outcome::failure("cargo built no engine".to_owned()));
    };
    // Side by side: one of them alone keeps about one CPU busy.
    let told = std::thread::scope(|scope| {
        let (python, engine) = (&python, &engine);
        let running = CLIENTS.map(|script| scope.spawn(move || play(root, python, engine, script)));
        running.map(|client| client.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    let mut outcome = Outcome::default();
    for one in told {
        outcome.add(&one?);
    }
    outcome.note = format!("{} promises kept with python-chess ({PACKAGE})", outcome.passed);
    Ok(outcome)
}

/// Lets that script drive the engine, and counts the promises that it finds kept.
fn play(root: &Path, python: &Path, engine: &Path, script: &str) -> Result<Outcome> {
    let mut client = Command::new(python);
    // Nothing is left in the tree.
    client.env("PYTHONDONTWRITEBYTECODE", "1").arg(root.join(script)).arg(engine);
    let ran = children::run(&mut client, Some(PATIENCE))?;
    let passed = ran.stdout.lines().filter(|line| line.starts_with("ok ")).count() as u64;
    if ran.status.success() && passed > 0 {
        return Ok(Outcome { passed, ..Outcome::default() });
    }
    let expired = if ran.expired { "it took too long\n" } else { "" };
    let details = format!("{script}: {expired}{}{}", ran.stdout, ran.stderr);
    Ok(Outcome { passed, failed: 1, details, ..Outcome::default() })
}
