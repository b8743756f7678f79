//! Runs whole programs under callgrind, including their start, where tables are filled.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, ensure};

use outpace::os::children::{self, Finished};

/// Time limit of a run. A run normally takes half a minute; one that takes this long will not end.
const PATIENCE: Duration = Duration::from_secs(600);

/// Valgrind's message for an instruction that it cannot run.
const UNKNOWN: &str = "unhandled instruction bytes";

/// Runs a program to its end under callgrind with the given options.
pub(super) fn run(valgrind: &Path, options: &[&str], program: &Path, arguments: &[&str]) -> Result<Finished> {
    let mut command = Command::new(valgrind);
    command.arg("--tool=callgrind").args(options).arg(program).args(arguments);
    let done = children::run(&mut command, Some(PATIENCE))?;
    let what = format!("`{}` under valgrind", arguments.join(" "));
    ensure!(!done.expired, "{what} has not ended after {} s", PATIENCE.as_secs());
    let last = last_word(&done.stderr).unwrap_or("it printed no error");
    let is_unknown = done.stderr.contains(UNKNOWN);
    let why = if is_unknown { "it has an instruction that valgrind does not know" } else { last };
    ensure!(done.status.success(), "{what} failed ({}): {why}", done.status);
    Ok(done)
}

/// Returns the last line of the program's own output. Lines that begin with `==` are valgrind's
/// (`==PID== ...`).
fn last_word(said: &str) -> Option<&str> {
    said.lines().rev().find(|line| !line.is_empty() && !line.starts_with("=="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_of_a_program_is_found_among_those_of_valgrind() {
        let said = "==1== Callgrind\nerror: this build needs avx512f\n==1== \n==1== I refs: 7\n";
        assert_eq!(last_word(said), Some("error: this build needs avx512f"));
        assert_eq!(last_word("==1== I refs: 7\n"), None);
    }
}
