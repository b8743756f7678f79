//! What the reading thread and the searching thread share: which search runs, and whether it is to end.
//!
//! Each search has a ticket, counted up as the commands are read. `stop` ends every search with a ticket up to the last
//! one given out, whether it runs, has yet to begin, or has ended; so no `stop` is lost between two threads, and none
//! hits a search that was asked for after it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The number of a search, from 1 up. What is no search has none: 0.
pub(super) type Ticket = u64;

/// A search that runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// Its number.
    pub(super) ticket: Ticket,
    /// Only `stop` is sure to end it.
    pub(super) endless: bool,
    /// `ponderhit` is to come.
    pub(super) pondering: bool,
}

/// How many bytes of commands may wait for their turn. Far beyond any script, and little enough to be kept.
const ROOM: usize = 32 << 20;

#[derive(Debug, Default)]
struct State {
    /// Bytes of commands that wait.
    waiting: usize,
    /// Nothing that waits will be done any more.
    abandoned: bool,
    running: Option<Run>,
    finished: Ticket,
    stopped: Ticket,
    hit: Option<(Ticket, Instant)>,
    input_ended: bool,
    quitting: bool,
}

impl State {
    fn is_over(&self, run: Run) -> bool {
        self.quitting || self.stopped >= run.ticket || (run.endless && self.input_ended)
    }

    fn hit(&self, run: Run) -> Option<Instant> {
        let (ticket, at) = self.hit?;
        (run.pondering && ticket == run.ticket && self.stopped < ticket && !self.quitting).then_some(at)
    }
}

/// The controls of the searching thread.
#[derive(Debug, Default)]
pub(super) struct Control {
    /// What a running search polls.
    stop: AtomicBool,
    state: Mutex<State>,
    changed: Condvar,
}

impl Control {
    /// The flag that a running search polls.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// Whether the running search is to end.
    pub(super) fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Ends every search up to `last`.
    pub(super) fn stop(&self, last: Ticket) {
        self.change(|state| state.stopped = state.stopped.max(last));
    }

    /// The move that search `ticket` ponders on was played at `at`.
    pub(super) fn ponderhit(&self, ticket: Ticket, at: Instant) {
        self.change(|state| state.hit = Some((ticket, at)));
    }

    /// Nothing more can be read: searches that wait for `stop` end.
    pub(super) fn input_ended(&self) {
        self.change(|state| state.input_ended = true);
    }

    /// Ends every search, and those to come.
    pub(super) fn quit(&self) {
        self.change(|state| state.quitting = true);
    }

    /// Whether search `ticket` and all before it have ended.
    pub(super) fn has_finished(&self, ticket: Ticket) -> bool {
        self.lock().finished >= ticket
    }

    /// A search begins.
    pub(super) fn begin(&self, run: Run) {
        self.set_running(&mut self.lock(), run);
    }

    /// A search has ended; to be called before its last line is written, so that who has read it finds the engine idle.
    pub(super) fn end(&self, ticket: Ticket) {
        let mut state = self.lock();
        state.running = None;
        state.finished = state.finished.max(ticket);
    }

    /// Waits until the running search is over, or is turned into one that is the engine's own by `ponderhit`: then
    /// returns when that was. From then on the search is endless only if `endless_after` says so.
    pub(super) fn wait(&self, endless_after: bool) -> Option<Instant> {
        let mut state = self.lock();
        while let Some(run) = state.running {
            if let Some(at) = state.hit(run) {
                self.set_running(&mut state, Run { pondering: false, endless: endless_after, ..run });
                return Some(at);
            }
            if state.is_over(run) {
                break;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    /// Lets a command of so many bytes wait for its turn, as soon as there is room for it.
    pub(super) fn admit(&self, bytes: usize) {
        let mut state = self.lock();
        while state.waiting > ROOM && !state.abandoned {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting += bytes;
    }

    /// A command of so many bytes has had its turn.
    pub(super) fn release(&self, bytes: usize) {
        let mut state = self.lock();
        let was_full = state.waiting > ROOM;
        state.waiting = state.waiting.saturating_sub(bytes);
        drop(state);
        if was_full {
            self.changed.notify_all();
        }
    }

    /// No command will have its turn any more.
    pub(super) fn abandon(&self) {
        self.change(|state| state.abandoned = true);
    }

    fn set_running(&self, state: &mut State, run: Run) {
        state.running = Some(run);
        self.stop.store(state.is_over(run) || state.hit(run).is_some(), Ordering::Relaxed);
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        change(&mut state);
        if let Some(run) = state.running
            && (state.is_over(run) || state.hit(run).is_some())
        {
            self.stop.store(true, Ordering::Relaxed);
        }
        drop(state);
        self.changed.notify_all();
    }

    /// The state. No code under the lock can panic half-way, so a poisoned lock holds a sound state.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDED: Run = Run { ticket: 3, endless: false, pondering: false };
    const ENDLESS: Run = Run { ticket: 3, endless: true, pondering: false };
    const PONDERING: Run = Run { ticket: 3, endless: true, pondering: true };

    #[test]
    fn a_stop_ends_what_was_asked_for_before_it_and_nothing_else() {
        let control = Control::default();
        control.stop(2);
        control.begin(BOUNDED);
        assert!(!control.is_stopping());
        control.stop(3);
        assert!(control.is_stopping());
        control.end(3);
        control.begin(Run { ticket: 4, ..BOUNDED });
        assert!(!control.is_stopping());

        let early = Control::default();
        early.stop(3);
        early.begin(BOUNDED);
        assert!(early.is_stopping());
    }

    #[test]
    fn the_end_of_input_ends_only_what_is_endless() {
        let control = Control::default();
        control.input_ended();
        control.begin(BOUNDED);
        assert!(!control.is_stopping());
        control.begin(ENDLESS);
        assert!(control.is_stopping());
        assert_eq!(control.wait(true), None);
    }

    #[test]
    fn a_ponderhit_hands_the_search_over_once() {
        for early in [true, false] {
            let control = Control::default();
            let at = Instant::now();
            if early {
                control.ponderhit(3, at);
            }
            control.begin(PONDERING);
            if !early {
                control.ponderhit(3, at);
            }
            assert!(control.is_stopping());
            assert_eq!(control.wait(false), Some(at));
            assert!(!control.is_stopping());
            control.input_ended();
            assert!(!control.is_stopping(), "it has a limit of its own now");
            control.stop(3);
            assert!(control.is_stopping());
            assert_eq!(control.wait(false), None);
        }
    }

    #[test]
    fn a_stop_outdoes_a_ponderhit() {
        let control = Control::default();
        control.begin(PONDERING);
        control.ponderhit(3, Instant::now());
        control.stop(3);
        assert_eq!(control.wait(false), None);
    }

    #[test]
    fn quitting_ends_every_search() {
        let control = Control::default();
        control.begin(BOUNDED);
        control.quit();
        assert!(control.is_stopping());
        control.begin(PONDERING);
        assert_eq!(control.wait(false), None);
    }

    #[test]
    fn a_reader_waits_for_room_until_there_is_some_or_nobody_makes_any() {
        for abandon in [false, true] {
            let control = Control::default();
            control.admit(ROOM);
            control.admit(1);
            std::thread::scope(|scope| {
                let reader = scope.spawn(|| control.admit(1));
                std::thread::sleep(std::time::Duration::from_millis(20));
                assert!(!reader.is_finished(), "there is no room");
                if abandon {
                    control.abandon();
                } else {
                    control.release(ROOM);
                }
            });
        }
    }
}
