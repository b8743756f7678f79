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
    let build = "build --quiet --features lab --bin plywright --message-format json-render-diagnostics";
    let built = run_command(cargo(root, build))?;
    if !built.success {
        return Ok(Outcome::failure(built.text));
    }
    let Some(engine) = built_engine(&built.text) else {
        return Ok(Outcome::failure("cargo built no engine".to_owned()));
    };
    let mut passed = 0;
    for script in CLIENTS {
        let mut client = Command::new(&python);
        // Nothing is left in the tree.
        client.env("PYTHONDONTWRITEBYTECODE", "1").arg(root.join(script)).arg(&engine);
        let ran = children::run(&mut client, Some(PATIENCE))?;
        let kept = ran.stdout.lines().filter(|line| line.starts_with("ok ")).count() as u64;
        passed += kept;
        if !ran.status.success() || kept == 0 {
            let expired = if ran.expired { "it took too long\n" } else { "" };
            let details = format!("{script}: {expired}{}{}", ran.stdout, ran.stderr);
            return Ok(Outcome { passed, failed: 1, details, ..Outcome::default() });
        }
    }
    let note = format!("{passed} promises kept with python-chess ({PACKAGE})");
    Ok(Outcome { passed, note, ..Outcome::default() })
}
