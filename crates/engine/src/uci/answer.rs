//! The answer of the running search. The searching thread gives it; if that thread is late, the
//! thread that watches deadlines does.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::output::Output;

/// Number of a search, from 1; 0 for a command that is no search.
pub(super) type Ticket = u64;

/// The answer of the running search, which is given once.
#[derive(Debug, Default)]
pub(super) struct Answer(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    ticket: Ticket,
    /// The lines to answer with if the search is late; empty before the search has reported a move.
    lines: String,
    /// Time of the answer, if it was given.
    given: Option<Instant>,
}

impl Answer {
    /// Notes that the search `ticket` begins.
    pub(super) fn begin(&self, ticket: Ticket) {
        *self.lock() = State { ticket, ..State::default() };
    }

    /// Sets the lines to answer with if the search is late.
    pub(super) fn prepare(&self, lines: String) {
        self.lock().lines = lines;
    }

    /// Writes a report of the search, unless the answer was given before.
    pub(super) fn report(&self, output: &Output, lines: &str) {
        let state = self.lock();
        if state.given.is_none() {
            output.send(lines);
        }
    }

    /// Calls `end` and writes the last lines of the search, unless the answer was given before.
    /// Returns the time of the answer.
    pub(super) fn give(&self, output: &Output, lines: &str, end: impl FnOnce()) -> Instant {
        let mut state = self.lock();
        if let Some(given) = state.given {
            return given;
        }
        let now = Instant::now();
        state.given = Some(now);
        end();
        output.send(lines);
        now
    }

    /// Answers for the search `ticket` with the prepared lines, after a call of `end`. Does nothing
    /// if no lines are prepared or the search has been answered.
    pub(super) fn give_prepared(&self, ticket: Ticket, output: &Output, end: impl FnOnce()) {
        let mut state = self.lock();
        if state.ticket == ticket && state.given.is_none() && !state.lines.is_empty() {
            state.given = Some(Instant::now());
            end();
            output.send(&state.lines);
        }
    }

    /// Locks the state. The state is set before anything under the lock can panic, so even a
    /// poisoned lock holds a sound state.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
