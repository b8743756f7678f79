//! Fuzzes the UCI protocol with sessions of any lines.
//!
//! The session is that of the real engine, including its threads. Only commands that would take
//! long or reach outside are limited: a search gets a limit of nodes, and deep perfts, `bench`, and
//! options for memory, threads and files are left out. The session must end, and every `bestmove`
//! must name a move or `(none)`.

#![no_main]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use libfuzzer_sys::fuzz_target;
use plywright::recipe::{self, Entry, Portable, Recipe};
use plywright::search::AnyRecipe;
use plywright::uci::{self, Command, Output};

/// Largest number of commands in a session.
const COMMANDS: usize = 40;

/// Limit of nodes for each search.
const NODES: u32 = 300;

/// Collects what is written.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the line, with a limit of nodes if it starts a search, or None if it is left out.
fn bounded(line: &[u8]) -> Option<Vec<u8>> {
    let mut line = line.to_vec();
    match uci::parse(&line) {
        Ok(Some(Command::Go(_))) => line.extend(format!(" nodes {NODES}").bytes()),
        Ok(Some(Command::Perft(depth, _))) if depth > 2 => return None,
        Ok(Some(Command::Bench(_))) => return None,
        Ok(Some(Command::SetOption(_))) => {
            let text = String::from_utf8_lossy(&line).to_ascii_lowercase();
            if ["hash", "file", "path", "threads"].iter().any(|name| text.contains(name)) {
                return None;
            }
        }
        _ => {}
    }
    Some(line)
}

/// Returns the recipe with which the default build runs on this machine.
fn default_recipe() -> AnyRecipe {
    struct Convert;

    impl Entry for Convert {
        type Output = AnyRecipe;

        fn run<R: Recipe>(self, recipe: R) -> AnyRecipe {
            recipe.into()
        }
    }

    recipe::enter(Convert).expect("the default build runs everywhere")
}

fuzz_target!(|bytes: &[u8]| {
    let mut input = b"setoption name Hash value 1\n".to_vec();
    for line in bytes.split(|&byte| byte == b'\n').take(COMMANDS).filter_map(bounded) {
        input.extend(line);
        input.push(b'\n');
    }
    let written = Written::default();
    let output = Output::new(written.clone());
    // Half of the sessions use the portable variants, whose code differs from the default's.
    let recipe = if bytes.len().is_multiple_of(2) { Portable::PORTABLE.into() } else { default_recipe() };
    uci::serve(recipe, &input[..], &output).expect("reading and writing memory does not fail");
    let text = String::from_utf8(written.0.lock().unwrap().clone()).expect("the engine writes text");
    for line in text.lines() {
        assert!(!line.contains(['\0', '\r']), "{line:?}");
        if let Some(moves) = line.strip_prefix("bestmove ") {
            let best = moves.split(' ').next().unwrap_or_default();
            assert!(best == "(none)" || best.parse::<uci::MoveText>().is_ok(), "{line:?}");
        }
    }
});
