//! The protocol: a whole session of any lines, with searches that end.
//!
//! The session is the engine's own, threads and all. Only what would take long or reach beyond it is kept from it: a search gets a
//! limit of nodes, a perft one of depth, and no memory is asked for and no file opened. Whatever comes, the session
//! ends, and it prints no best move that is none.

#![no_main]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use libfuzzer_sys::fuzz_target;
use plywright::recipe::{self, Entry, Portable, Recipe};
use plywright::search::AnyRecipe;
use plywright::uci::{self, Command, Output};

/// So many commands are done, and of a search so many nodes.
const COMMANDS: usize = 40;
const NODES: u32 = 300;

/// Keeps what is written.
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

/// The line, bounded; none where it is left out.
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

/// The recipe that the program would run with here.
fn own() -> AnyRecipe {
    struct Own;

    impl Entry for Own {
        type Output = AnyRecipe;

        fn run<R: Recipe>(self, recipe: R) -> AnyRecipe {
            recipe.into()
        }
    }

    recipe::enter(Own).expect("the default build runs everywhere")
}

fuzz_target!(|bytes: &[u8]| {
    let mut input = b"setoption name Hash value 1\n".to_vec();
    for line in bytes.split(|&byte| byte == b'\n').take(COMMANDS).filter_map(bounded) {
        input.extend(line);
        input.push(b'\n');
    }
    let written = Written::default();
    let output = Output::new(written.clone());
    // The hardware paths, where this machine has them, are other code than the portable ones.
    let recipe = if bytes.len().is_multiple_of(2) { Portable::PORTABLE.into() } else { own() };
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
