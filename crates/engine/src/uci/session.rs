//! The UCI session: the calling thread reads, another thread works, and a third one answers for a
//! search that is late.
//!
//! The working thread owns all state and executes the commands in the order in which they came, so
//! nothing can race. The reading thread itself handles only commands that must not wait, and, while
//! a search runs, lines that it can answer by itself (`uci`, `isready`, faulty lines).

use std::io::BufRead;
use std::panic::{self, resume_unwind};
use std::process;
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Builder};
use std::time::Instant;

use super::answer::Ticket;
use super::command::{Command, Wrong, behind_unknown_words, is, parse};
use super::control::Control;
use super::deadline;
use super::engine::{Engine, Job, Refused};
use super::output::Output;
use super::print;
use crate::board::Position;
use crate::lines::{Line, Lines};
use crate::search::{AnyRecipe, STACK_BYTES};

/// Length of the longest line that is read, in bytes: a game of 400,000 moves.
const LONGEST_LINE: usize = 2 << 20;

/// The reason why a session, or a single command, failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// Reading or writing failed.
    #[error("input or output failed: {0}")]
    Io(#[from] std::io::Error),
    /// The thread for the search could not be started.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// The command was refused.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Installs a panic hook: from now on a panic of any thread ends the process, with status 101 and a
/// message on standard error, as a panic of the main thread does.
///
/// This is for programs that call [`serve`]. Without the hook, after a panic of the searching
/// thread, the reading thread would wait for a line that may never come, because the sender of that
/// line waits for the `bestmove`.
pub fn end_process_on_panic() {
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        print(panic);
        process::exit(101);
    }));
}

/// Stack size of the thread that watches deadlines.
const DEADLINE_STACK_BYTES: usize = 128 << 10;

/// Lets the other threads end when the working thread ends, even if by a panic.
struct AbandonOnDrop<'a>(&'a Control);

impl Drop for AbandonOnDrop<'_> {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

/// Speaks the protocol until `quit` or the end of the input.
///
/// At the end of the input, everything requested is still executed; a search that may never end
/// without `stop` is stopped.
pub fn serve(recipe: impl Into<AnyRecipe>, mut input: impl BufRead, output: &Output) -> Result<(), Failure> {
    run_session(recipe.into(), &mut input, output)
}

fn run_session(recipe: AnyRecipe, input: &mut dyn BufRead, output: &Output) -> Result<(), Failure> {
    let control = Control::default();
    let (jobs, inbox) = channel();
    thread::scope(|scope| {
        let worker = Builder::new()
            .name("search".to_owned())
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, || {
                let _abandon = AbandonOnDrop(&control);
                Engine::new(recipe, output, &control).serve(&{ inbox });
            })
            .map_err(Failure::Thread)?;
        // If this thread cannot be started, the session works without it: then only the search
        // itself answers, even if it is late.
        let _ = Builder::new()
            .name("deadline".to_owned())
            .stack_size(DEADLINE_STACK_BYTES)
            .spawn_scoped(scope, || deadline::watch(&control, output));
        let reader = Reader {
            output,
            control: &control,
            jobs,
            last: 0,
            endless: None,
            position_refused: false,
            recipe,
        };
        let read = reader.run(Lines::new(input, LONGEST_LINE));
        worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        read?;
        Ok(output.result()?)
    })
}

/// Executes one command as if it were the only line of the input.
pub fn once(recipe: impl Into<AnyRecipe>, command: &Command, output: &Output) -> Result<(), Failure> {
    perform(recipe.into(), command, output)
}

fn perform(recipe: AnyRecipe, command: &Command, output: &Output) -> Result<(), Failure> {
    let control = Control::default();
    control.input_ended();
    let read = Instant::now();
    thread::scope(|scope| {
        let worker = Builder::new()
            .name("search".to_owned())
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, || Engine::new(recipe, output, &control).perform(command, 1, read))
            .map_err(Failure::Thread)?;
        let done = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        // A command that ended because nobody reads the output any more was not refused.
        if output.is_broken() {
            return Ok(output.result()?);
        }
        Ok(done?)
    })
}

/// The last search, if it ponders or may never end without `stop`.
struct Endless {
    ticket: Ticket,
    pondering: bool,
    endless_after_ponderhit: bool,
}

struct Reader<'a> {
    output: &'a Output,
    control: &'a Control,
    jobs: Sender<Job>,
    /// The last ticket given out.
    last: Ticket,
    endless: Option<Endless>,
    /// True if this thread refused the last `position`.
    position_refused: bool,
    recipe: AnyRecipe,
}

/// Parses a line of which only the beginning was kept. A `go` keeps the complete words of the
/// beginning and ignores the rest, as it ignores unknown words. Any other line that is too long is
/// an error.
fn parse_too_long(beginning: &[u8]) -> Result<Option<Command>, Wrong> {
    let end = beginning.iter().rposition(u8::is_ascii_whitespace).unwrap_or_default();
    if is(&beginning[..end], "go") {
        parse(&beginning[..end])
    } else {
        Err(Wrong::TooLong { limit: LONGEST_LINE })
    }
}

/// The arrival of a line.
#[derive(Clone, Copy)]
struct Arrival {
    /// Time at which the whole line had arrived.
    read: Instant,
    /// Length of the line in bytes.
    length: usize,
}

/// The reading thread's next step.
enum Then {
    Read,
    End,
}

impl Reader<'_> {
    fn run<I: BufRead>(mut self, mut lines: Lines<I>) -> std::io::Result<()> {
        let ended = loop {
            let (command, line) = match lines.next() {
                Ok(Some(Line::Bytes(line))) => match behind_unknown_words(line) {
                    Some((unknown, rest)) => {
                        let arrival = Arrival { read: Instant::now(), length: line.len() };
                        if let Then::End = self.take(Err(unknown), arrival) {
                            return Ok(());
                        }
                        (parse(rest), rest)
                    }
                    None => (parse(line), line),
                },
                Ok(Some(Line::TooLong(line))) => (parse_too_long(line), line),
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            };
            let (read, length) = (Instant::now(), line.len());
            let is_position = is(line, "position");
            let Some(command) = command.transpose() else { continue };
            if is_position {
                self.position_refused = command.is_err() || self.waits_for_stop();
            }
            if let Then::End = self.take(command, Arrival { read, length }) {
                return Ok(());
            }
        };
        self.control.input_ended();
        ended
    }

    fn take(&mut self, command: Result<Command, Wrong>, arrival: Arrival) -> Then {
        if self.output.is_broken() {
            self.control.quit();
            return Then::End;
        }
        match command {
            Ok(Command::Quit) => {
                self.control.quit();
                return Then::End;
            }
            Ok(Command::Stop) => {
                self.endless = None;
                self.control.stop(self.last);
            }
            Ok(Command::PonderHit) => self.ponderhit(arrival.read),
            Ok(Command::Debug | Command::Register) => {}
            // While a search runs, these are answered here at once. Otherwise they are answered in
            // their turn, when everything requested before is done.
            Ok(Command::Uci) if self.is_searching() => self.output.send(&print::identity(self.recipe)),
            Ok(Command::IsReady) if self.is_searching() => self.output.send("readyok\n"),
            Err(wrong) if self.is_searching() => self.output.inform(wrong),
            Ok(command @ (Command::Uci | Command::IsReady)) => {
                return self.hand_over(Ok(command), 0, arrival);
            }
            Err(wrong) => return self.hand_over(Err(wrong), 0, arrival),
            Ok(_) if self.waits_for_stop() => {
                self.output.inform("a search is running; `stop` it first");
            }
            Ok(command) => return self.queue_work(command, arrival),
        }
        Then::Read
    }

    fn queue_work(&mut self, command: Command, arrival: Arrival) -> Then {
        let mut ticket = 0;
        if matches!(command, Command::Go(_) | Command::Bench(_) | Command::Perft(..)) {
            self.last += 1;
            ticket = self.last;
        }
        if let Command::Go(go) = &command
            && (go.ponder || go.is_endless())
        {
            self.endless =
                Some(Endless { ticket, pondering: go.ponder, endless_after_ponderhit: go.is_endless() });
        }
        self.hand_over(Ok(command), ticket, arrival)
    }

    fn hand_over(&self, command: Result<Command, Wrong>, ticket: Ticket, arrival: Arrival) -> Then {
        let Arrival { read, length } = arrival;
        let size = length + size_of::<Job>() + size_of::<Position>();
        self.control.admit(size);
        match self.jobs.send(Job { command, ticket, read, size, position_refused: self.position_refused }) {
            Ok(()) => Then::Read,
            Err(_) => Then::End,
        }
    }

    fn ponderhit(&mut self, read: Instant) {
        match &mut self.endless {
            Some(search) if search.pondering && !self.control.has_finished(search.ticket) => {
                self.control.ponderhit(search.ticket, read);
                search.pondering = false;
                if !search.endless_after_ponderhit {
                    self.endless = None;
                }
            }
            _ => self.output.inform("ponderhit: no search is pondering"),
        }
    }

    fn is_searching(&self) -> bool {
        !self.control.has_finished(self.last)
    }

    fn waits_for_stop(&self) -> bool {
        self.endless.as_ref().is_some_and(|search| !self.control.has_finished(search.ticket))
    }
}
