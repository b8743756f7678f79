//! Detects whether a program is a UCI engine, if the user does not say so.
//!
//! The program gets `uci` and `quit` as its whole input. Programs that read their input (`cat`,
//! `gzip`) reach its end and exit at once. A program that computes or sleeps cannot be
//! distinguished from an engine that loads its network, starts under wine or waits for a busy
//! machine: all are silent. So outpace waits for a silent program until it ends, [`SILENT`] at
//! most. That takes no longer than one run of the command, and a comparison makes at least 25 runs
//! for a sure answer. If the program prints more than [`BANNER`] lines that are no answer to `uci`,
//! outpace waits no longer than [`TALKING`].

use std::io::Read;
use std::path::Path;
use std::process::{ChildStdout, Stdio};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use crate::error::{Context, Result};
use crate::os::children::{self, Owned};
use crate::os::files::Scratch;
use crate::os::haste::hastened;
use crate::programs::Executable;
use crate::programs::asked::Asked;

/// Longest wait for a silent program. Chess interfaces give an engine 5 to 35 s; engines that load
/// a large network, or start under wine, take several seconds.
const SILENT: Duration = Duration::from_secs(10);

/// Longest wait for a program that prints other lines than those of an engine.
const TALKING: Duration = Duration::from_secs(2);

/// Number of lines that an engine may print besides its answer to `uci`: its name, its author, its
/// licence.
const BANNER: usize = 5;

/// Largest length of a line in bytes; a longer line counts as several. The first lines of engines
/// are less than half as long.
const LONGEST_LINE: usize = 4096;

/// Reaction of a program to `uci`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// It answered `uciok`.
    Engine,
    /// It ended without answering, as a command does.
    Ended,
    /// It neither ended nor answered within that time: a long command, or a slow engine.
    Late(Duration),
}

/// Asks a program whether it is an engine.
///
/// # Errors
///
/// Fails if the program cannot be found or started, or if the user interrupts.
pub fn speaks(asked: &Asked, folder: &Path) -> Result<Spoken> {
    speaks_within(asked, folder, hastened(SILENT), hastened(TALKING))
}

pub(super) fn speaks_within(
    asked: &Asked,
    folder: &Path,
    silent: Duration,
    talking: Duration,
) -> Result<Spoken> {
    let executable = Executable::find(asked)?;
    let begun = Instant::now();
    let scratch = Scratch::new_in(folder).context("cannot make a folder")?;
    let (mut command, input) = executable.given(&asked.name, "uci\nquit\n", scratch.path())?;
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::null());
    let owned = Owned::spawn(&mut command).with_context(|| format!("cannot run `{}`", asked.name))?;
    owned.expect_within(silent);
    let stdout = owned.take_stdout().context("it has no pipe")?;
    let owned = Arc::new(owned);
    let (sender, said) = channel();
    let read = Arc::clone(&owned);
    std::thread::spawn(move || {
        let mut limit = silent;
        let is_engine = hear(stdout, || {
            limit = talking;
            read.expect_within(talking.saturating_sub(begun.elapsed()));
        });
        if is_engine {
            // The result is known, so the program need not run to its end.
            read.expect_within(Duration::ZERO);
        }
        // Sending fails if nobody waits for the result any more. That happens if a process that has
        // left the program's process group still holds the pipe some time after the program's end.
        let _ = sender.send((is_engine, limit));
    });
    owned.finish().with_context(|| format!("cannot wait for `{}`", asked.name))?;
    let is_expired = owned.is_expired();
    children::check()?;
    let (is_engine, limit) = said.recv_timeout(children::GRACE).unwrap_or((false, silent));
    Ok(match (is_engine, is_expired) {
        (true, _) => Spoken::Engine,
        (false, false) => Spoken::Ended,
        (false, true) => Spoken::Late(limit),
    })
}

/// Reads lines until `uciok` (returns true) or the end (returns false). Calls `talks` once if the
/// program prints more than [`BANNER`] lines that are no answer to `uci`.
fn hear(mut pipe: ChildStdout, mut talks: impl FnMut()) -> bool {
    let (mut line, mut chunk, mut others) = (Vec::new(), [0; 4096], 0);
    while let Ok(count @ 1..) = pipe.read(&mut chunk) {
        for &byte in &chunk[..count] {
            // A program that updates a counter on one line ends each state of it with a carriage
            // return.
            if byte != b'\n' && byte != b'\r' {
                line.push(byte);
                if line.len() <= LONGEST_LINE {
                    continue;
                }
            }
            if line.trim_ascii() == b"uciok" {
                return true;
            }
            let is_greeting = line.starts_with(b"id ") || line.starts_with(b"option ") || line.is_empty();
            others += usize::from(!is_greeting);
            if others == BANNER + 1 {
                talks();
                others += 1;
            }
            line.clear();
        }
    }
    line.trim_ascii() == b"uciok"
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::programs::asked::one;

    /// Returns the result for a script. The wait is `silent` for a silent program and a tenth of a
    /// second for a talking one.
    fn spoken(script: &str, silent: Duration) -> Spoken {
        let folder = tempfile::tempdir().unwrap();
        let asked = one("it", &format!("sh -c '{script}'"), &[]).unwrap();
        speaks_within(&asked, folder.path(), silent, Duration::from_millis(100)).unwrap()
    }

    #[test]
    fn a_silent_program_is_waited_for_and_a_talking_one_is_not() {
        let (long, short) = (Duration::from_secs(60), Duration::from_millis(200));
        let begun = Instant::now();
        for (script, silent, wanted) in [
            ("sleep 0.5; echo uciok", long, Spoken::Engine),
            (
                "echo An engine; echo by Somebody; sleep 0.5; echo id name It; echo uciok",
                long,
                Spoken::Engine,
            ),
            // This script does not end.
            ("echo uciok; sleep 60", long, Spoken::Engine),
            ("printf uciok", long, Spoken::Engine),
            ("cat", long, Spoken::Ended),
            ("sleep 0.5", long, Spoken::Ended),
            ("exec >&-; sleep 0.5", long, Spoken::Ended),
            ("sleep 60", short, Spoken::Late(short)),
            ("cat; sleep 60", short, Spoken::Late(short)),
            ("yes", long, Spoken::Late(Duration::from_millis(100))),
            ("yes | tr -d \"\\n\"", long, Spoken::Late(Duration::from_millis(100))),
        ] {
            assert_eq!(spoken(script, silent), wanted, "{script}");
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
    }
}
