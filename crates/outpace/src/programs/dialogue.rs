//! Runs a program once under a tool that counts events, such as `perf`. The program's standard
//! input is sent in steps, which may wait for an answer.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use super::Executable;
use crate::error::{Context, Result, ensure};
use crate::os::children::{self, Owned};

/// Largest number of bytes of a line that are read at once.
const LONGEST_LINE: u64 = 1 << 16;

/// One part of the standard input of a program. The standard input is closed after the last part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The text to send: whole lines.
    pub send: String,
    /// First word of the line to wait for before the next step. Many chess engines abandon a search
    /// when the next command arrives.
    pub until: Option<String>,
}

/// End of a run.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    /// The last line that the program printed.
    pub(crate) last: String,
}

impl Ended {
    /// Returns true if the counts of this run may be used.
    pub(crate) fn is_fine(&self, may_fail: bool) -> bool {
        self.status.success() || may_fail && self.status.code().is_some()
    }
}

/// Runs the program under the tool's `command`, to which the program's arguments are added. Sends
/// the steps of `input`.
pub(crate) fn run(
    command: &mut Command,
    name: &str,
    program: &Executable,
    input: &[Step],
    limit: Duration,
) -> Result<Ended> {
    children::check()?;
    let tool = command.get_program().to_string_lossy().into_owned();
    let pipe = || io::pipe().context("cannot make a pipe");
    let ((input_pipe, sent), (printed, output)) = (pipe()?, pipe()?);
    let errors = output.try_clone().context("cannot make a pipe")?;
    let Executable { arguments, environment, .. } = program;
    command.args(arguments).envs(environment.iter().map(|(name, value)| (name, value)));
    command.stdin(input_pipe).stdout(output).stderr(errors);
    let owned = Owned::spawn(command).with_context(|| format!("cannot run `{tool}`"))?;
    // Our copies of the program's pipe ends are closed, so that each side notices when the other
    // has ended.
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null());
    command.stderr(std::process::Stdio::null());
    owned.expect_within(limit);
    let (heard, words) = sync_channel(1024);
    let steps: Arc<[Step]> = input.into();
    let sent_steps = Arc::clone(&steps);
    std::thread::spawn(move || send(sent, &sent_steps, &words));
    let last = children::read_by(&owned, move || hear(printed, &steps, &heard)).flatten();
    let (status, _) = owned.finish().with_context(|| format!("cannot wait for `{tool}`"))?;
    children::check()?;
    let seconds = limit.as_secs();
    ensure!(!owned.is_expired(), "`{}` has not ended under `{tool}` within {seconds} s", name);
    Ok(Ended { status, last: last.unwrap_or_else(|| "it said nothing".to_owned()) })
}

/// Sends the steps, and stops if the program stops reading or ends.
fn send(mut pipe: impl Write, steps: &[Step], words: &Receiver<String>) {
    for step in steps {
        if pipe.write_all(step.send.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
        while let Some(until) = &step.until {
            match words.recv() {
                Ok(word) if word == *until => break,
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}

/// Reads until the program closes its output. Reports the words that a step waits for, and returns
/// the last line that is not blank.
fn hear(pipe: impl Read, steps: &[Step], heard: &SyncSender<String>) -> Option<String> {
    let (mut pipe, mut bytes, mut last) = (BufReader::new(pipe), Vec::new(), None);
    loop {
        bytes.clear();
        match (&mut pipe).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        let Some(word) = line.split_whitespace().next() else { continue };
        if steps.iter().any(|step| step.until.as_deref() == Some(word)) {
            // If the channel is full, enough words are waiting already.
            let _ = heard.try_send(word.to_owned());
        }
        last = Some(line.trim().chars().take(300).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_waits_for_the_answer_to_the_one_before() {
        let step =
            |send: &str, until: Option<&str>| Step { send: send.into(), until: until.map(str::to_owned) };
        let steps = [step("go\n", Some("bestmove")), step("quit\n", None)];
        for (said, wanted) in [
            ("info depth 1\nbestmove e2e4\n", "go\nquit\n"),
            ("info bestmove\n\nbestmoves\n", "go\n"),
            ("info\n bestmove", "go\nquit\n"),
        ] {
            let (heard, words) = sync_channel(8);
            let last = hear(said.as_bytes(), &steps, &heard);
            assert_eq!(last.as_deref(), said.trim().lines().next_back().map(str::trim));
            drop(heard);
            let mut sent = Vec::new();
            send(&mut sent, &steps, &words);
            assert_eq!(String::from_utf8(sent).unwrap(), wanted);
        }
    }
}
