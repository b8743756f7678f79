//! Checks that the compared programs give the same answers, as builds of one program do.
//!
//! Each program is started afresh, and all do the tasks in the same order. A program that keeps
//! running does them in one process, as when it is timed, so that a program which remembers
//! something from task to task does so here too. The first program does all tasks twice: if it does
//! not repeat its own answers, equal answers cannot be demanded of the others.

use std::path::Path;

use crate::error::{Context, Result, bail};
use crate::os::children;
use crate::os::files;
use crate::record::{CONTROL, Unequal};
use crate::rng::Rng;
use crate::workloads::{Difference, Program, Reply};

/// Result of the check of all programs.
#[derive(Debug)]
pub struct Checked<A> {
    /// Programs that answer differently from the first, each with the first task where it does so.
    /// If the first does not repeat its own answers, it has an entry too, under the name
    /// [`CONTROL`].
    pub differences: Vec<Unequal>,
    /// Answers of each program, and at the end those of the first program's second round.
    pub replies: Vec<Vec<Reply<A>>>,
}

/// Lets all programs do all tasks, and compares the answers of the others with those of the first.
/// Copies of the programs go to `folder`.
///
/// # Errors
///
/// Fails if a program fails, or if one gives a different answer and `unequal` does not allow it.
pub fn check<P: Program>(
    programs: &[P],
    tasks: &[P::Task],
    unequal: bool,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Checked<P::Answer>> {
    let first = programs.first().context("there is no program to check")?;
    let mut checked = Checked { differences: Vec::new(), replies: Vec::new() };
    let expected = replies(first, tasks, folder, rng)?;
    // The first program runs again before the others: if it does not repeat its own answers, a
    // difference shows nothing about the others.
    let again = std::iter::once((CONTROL, first));
    let others = programs.iter().skip(1).map(|program| (program.name(), program));
    for (name, program) in again.chain(others) {
        let found = replies(program, tasks, folder, rng)?;
        if let Some(task) = (0..tasks.len()).find(|&at| found[at].answer != expected[at].answer) {
            let how = P::difference(&tasks[task], &found[task].answer, &expected[task].answer);
            let Difference { place, answer, expected } = how;
            let difference = Unequal { program: name.to_owned(), task: place, answer, first: expected };
            if !unequal {
                bail!("{}", refusal(first.name(), &difference, P::UNITS));
            }
            checked.differences.push(difference);
        }
        checked.replies.push(found);
    }
    checked.replies.rotate_left(1);
    checked.replies.insert(0, expected);
    Ok(checked)
}

/// Returns the answers of a freshly started program to all tasks, in their order.
///
/// # Errors
///
/// Fails if the program fails, or if the user interrupts.
pub fn replies<P: Program>(
    program: &P,
    tasks: &[P::Task],
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Reply<P::Answer>>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for a copy of a program")?;
    let mut session = program.start(folder.path(), "replies", rng)?;
    let reply = |task| {
        children::check()?;
        P::work(&mut session, task).or_else(|fault| {
            // If the user's interrupt ended the program, the program is not at fault.
            children::check()?;
            Err(fault.into())
        })
    };
    tasks.iter().map(reply).collect()
}

/// Returns the message that refuses to compare these programs, with the reason.
fn refusal(first: &str, unequal: &Unequal, units: &str) -> String {
    let Unequal { program, task, answer, first: expected } = unequal;
    if program == CONTROL {
        return format!(
            "`{first}` gives another answer when it is asked again: first `{expected}`, then `{answer}` ({task}). So equal answers cannot be \
             demanded of the other programs; `--unequal` compares {units} a second instead"
        );
    }
    format!(
        "`{program}` answers `{answer}` where `{first}` answers `{expected}` ({task}). They are not builds of one program, or run with other options; \
         `--unequal` compares their {units} a second instead"
    )
}
