//! What the reading thread and the searching thread share: which search runs, and whether it is to end.
//!
//! Each search has a ticket, counted up as the commands are read. `stop` ends every search with a ticket up to the last
//! one given out, whether it runs, has yet to begin, or has ended; so no `stop` is lost between two threads, and none
//! hits a search that was asked for after it. `ponderhit` is for one ticket alone; the search that has it, or will have it,
//! goes on with its clock.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::search::Ponderhit;

/// The number of a search, from 1 up. What is no search has none: 0.
pub(super) type Ticket = u64;

/// A search that runs.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Its number.
    pub(super) ticket: Ticket,
    /// Only `stop` is sure to end it, once it is the engine's turn.
    pub(super) endless: bool,
    /// Where it ponders: what `ponderhit` fills.
    pub(super) ponderhit: Option<Ponderhit>,
}

impl Run {
    /// Something that comes to its end by itself.
    pub(super) fn bounded(ticket: Ticket) -> Self {
        Self { ticket, endless: false, ponderhit: None }
    }

    fn is_pondering(&self) -> bool {
        self.ponderhit.as_ref().is_some_and(|hit| hit.get().is_none())
    }
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
    /// Whose move was played when. A search that has yet to begin will need it.
    hits: Vec<(Ticket, Instant)>,
    input_ended: bool,
    quitting: bool,
}

impl State {
    fn is_over(&self, run: &Run) -> bool {
        let waits_for_input = run.endless || run.is_pondering();
        self.quitting || self.stopped >= run.ticket || self.input_ended && waits_for_input
    }

    /// Lets the running search know of its `ponderhit`, and returns whether it is over.
    fn settle(&self) -> bool {
        let Some(run) = &self.running else { return false };
        let own = self.hits.iter().find(|(ticket, _)| *ticket == run.ticket);
        if let Some(((_, at), hit)) = own.zip(run.ponderhit.as_ref()) {
            hit.get_or_init(|| *at);
        }
        self.is_over(run)
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
        self.change(|state| state.hits.push((ticket, at)));
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
        let mut state = self.lock();
        state.running = Some(run);
        self.stop.store(state.settle(), Ordering::Relaxed);
    }

    /// A search has ended; to be called before its last line is written, so that who has read it finds the engine idle.
    pub(super) fn end(&self, ticket: Ticket) {
        let mut state = self.lock();
        state.running = None;
        state.finished = state.finished.max(ticket);
        state.hits.retain(|(hit, _)| *hit > ticket);
    }

    /// Waits while the running search may not print its move yet: it ponders, or it is `infinite`, and nobody has stopped it.
    pub(super) fn wait(&self, infinite: bool) {
        let mut state = self.lock();
        while let Some(run) = &state.running {
            if state.is_over(run) || !(infinite || run.is_pondering()) {
                break;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
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

    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        change(&mut state);
        if state.settle() {
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

    fn endless(ticket: Ticket) -> Run {
        Run { ticket, endless: true, ponderhit: None }
    }

    fn pondering(ticket: Ticket) -> (Run, Ponderhit) {
        let hit = Ponderhit::default();
        (Run { ticket, endless: false, ponderhit: Some(hit.clone()) }, hit)
    }

    #[test]
    fn a_stop_ends_what_was_asked_for_before_it_and_nothing_else() {
        let control = Control::default();
        control.stop(2);
        control.begin(Run::bounded(3));
        assert!(!control.is_stopping());
        control.stop(3);
        assert!(control.is_stopping());
        control.end(3);
        control.begin(Run::bounded(4));
        assert!(!control.is_stopping());

        let early = Control::default();
        early.stop(3);
        early.begin(Run::bounded(3));
        assert!(early.is_stopping());
    }

    /// Commands are read before searches begin.
    #[test]
    fn each_search_that_waits_for_its_turn_has_its_own_ponderhit() {
        let control = Control::default();
        let (one, two) = (Instant::now(), Instant::now());
        control.ponderhit(1, one);
        control.ponderhit(2, two);
        for (ticket, at) in [(1, one), (2, two)] {
            let (run, hit) = pondering(ticket);
            control.begin(run);
            control.wait(false);
            assert_eq!(hit.get(), Some(&at));
            control.end(ticket);
        }
        assert!(control.lock().hits.is_empty());
    }

    #[test]
    fn the_end_of_input_ends_only_what_is_endless() {
        let control = Control::default();
        control.input_ended();
        control.begin(Run::bounded(3));
        assert!(!control.is_stopping());
        control.begin(endless(4));
        assert!(control.is_stopping());
        control.wait(true);
        control.begin(pondering(5).0);
        assert!(control.is_stopping());
        control.wait(false);
    }

    #[test]
    fn a_ponderhit_reaches_its_search_and_does_not_end_it() {
        for early in [true, false] {
            let control = Control::default();
            let (run, hit) = pondering(3);
            let at = Instant::now();
            if early {
                control.ponderhit(3, at);
            }
            control.begin(run);
            if !early {
                assert_eq!(hit.get(), None);
                control.ponderhit(2, at);
                assert_eq!(hit.get(), None, "that is another one's");
                control.ponderhit(3, at);
            }
            assert_eq!(hit.get(), Some(&at));
            assert!(!control.is_stopping());
            control.wait(false);
            control.input_ended();
            assert!(!control.is_stopping(), "it has a limit of its own now");
            control.stop(3);
            assert!(control.is_stopping());
            control.wait(true);
        }
    }

    #[test]
    fn a_search_that_ponders_waits_for_its_ponderhit_or_a_stop() {
        for stop in [true, false] {
            let control = Control::default();
            control.begin(pondering(3).0);
            std::thread::scope(|scope| {
                let waiting = scope.spawn(|| control.wait(false));
                std::thread::sleep(std::time::Duration::from_millis(20));
                assert!(!waiting.is_finished());
                if stop { control.stop(3) } else { control.ponderhit(3, Instant::now()) }
            });
            assert_eq!(control.is_stopping(), stop);
        }
    }

    #[test]
    fn a_stop_outdoes_a_ponderhit() {
        let control = Control::default();
        control.begin(pondering(3).0);
        control.ponderhit(3, Instant::now());
        control.stop(3);
        assert!(control.is_stopping());
        control.wait(true);
    }

    #[test]
    fn quitting_ends_every_search() {
        let control = Control::default();
        control.begin(Run::bounded(3));
        control.quit();
        assert!(control.is_stopping());
        control.begin(pondering(4).0);
        assert!(control.is_stopping());
        control.wait(true);
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
