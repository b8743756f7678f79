//! The answer to the running search, which the searching thread gives or, if that is late, the
//! thread that watches deadlines.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::output::Output;

/// Number of a search, from 1; 0 for a command that is no search.
pub(super) type Ticket = u64;

/// The answer to the running search, which is given once.
#[derive(Debug, Default)]
pub(super) struct Answer(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    ticket: Ticket,
    /// The lines to answer with if the search is late; empty before the first iteration ends.
    lines: String,
    is_given: bool,
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
        if !state.is_given {
            output.send(lines);
        }
    }

    /// Calls `end` and writes the last lines of the search, unless the answer was given before.
    pub(super) fn give(&self, output: &Output, lines: &str, end: impl FnOnce()) {
        let mut state = self.lock();
        if !state.is_given {
            state.is_given = true;
            end();
            output.send(lines);
        }
    }

    /// Calls `end` and answers for the search `ticket` with what was prepared, if there is something
    /// and the answer was not given before.
    pub(super) fn give_prepared(&self, ticket: Ticket, output: &Output, end: impl FnOnce()) {
        let mut state = self.lock();
        if state.ticket == ticket && !state.is_given && !state.lines.is_empty() {
            state.is_given = true;
            end();
            output.send(&state.lines);
        }
    }

    /// Locks the state. No code under the lock can panic half-way, so even a poisoned lock holds a
    /// sound state.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
