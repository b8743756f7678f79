//! The state that the reading thread and the searching thread share: the running search, and if it
//! must end.
//!
//! Each search has a ticket, a number that counts up as the commands are read. `stop` ends every
//! search with a ticket up to the last one given out, whether the search runs, has yet to begin, or
//! has ended. So no `stop` is lost between the two threads, and no `stop` hits a search that was
//! requested after it. `ponderhit` is for one ticket alone; the search with that ticket, which may
//! have yet to begin, goes on with its clock.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::search::Ponderhit;

/// Number of a search, from 1; 0 for a command that is no search.
pub(super) type Ticket = u64;

/// A running search.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) ticket: Ticket,
    /// True if only `stop` is sure to end the search, once it is the engine's turn to move.
    pub(super) endless: bool,
    /// If the search ponders, the signal that `ponderhit` fills.
    pub(super) ponderhit: Option<Ponderhit>,
}

impl Run {
    /// Creates the run of a command that ends by itself.
    pub(super) fn bounded(ticket: Ticket) -> Self {
        Self { ticket, endless: false, ponderhit: None }
    }

    fn is_pondering(&self) -> bool {
        self.ponderhit.as_ref().is_some_and(|hit| hit.get().is_none())
    }
}

/// Bytes of waiting commands above which the reading thread pauses. This is far more than any
/// script needs, and little enough to be kept.
const ROOM: usize = 32 << 20;

#[derive(Debug, Default)]
struct State {
    /// Bytes of the waiting commands.
    waiting: usize,
    /// True once no waiting command will be executed any more.
    abandoned: bool,
    running: Option<Run>,
    finished: Ticket,
    stopped: Ticket,
    /// The `ponderhit`s that came, with their times. A search that has yet to begin will need its
    /// own.
    hits: Vec<(Ticket, Instant)>,
    input_ended: bool,
    quitting: bool,
}

impl State {
    fn is_over(&self, run: &Run) -> bool {
        let waits_for_input = run.endless || run.is_pondering();
        self.quitting || self.stopped >= run.ticket || self.input_ended && waits_for_input
    }

    /// Passes its `ponderhit` to the running search, and returns true if the search must end.
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
    stop: AtomicBool,
    state: Mutex<State>,
    changed: Condvar,
}

impl Control {
    /// Returns the flag that a running search polls. Once it is set, the search must end.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// Returns true if the running search must end.
    pub(super) fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Ends every search with a ticket up to `last`.
    pub(super) fn stop(&self, last: Ticket) {
        self.change(|state| state.stopped = state.stopped.max(last));
    }

    /// Notes that the move on which search `ticket` ponders was played at `at`.
    pub(super) fn ponderhit(&self, ticket: Ticket, at: Instant) {
        self.change(|state| state.hits.push((ticket, at)));
    }

    /// Notes that nothing more can be read. Searches that wait for `stop` or `ponderhit` end.
    pub(super) fn input_ended(&self) {
        self.change(|state| state.input_ended = true);
    }

    /// Ends every search, including those to come.
    pub(super) fn quit(&self) {
        self.change(|state| state.quitting = true);
    }

    /// Returns true if search `ticket` and all searches before it have ended.
    pub(super) fn has_finished(&self, ticket: Ticket) -> bool {
        self.lock().finished >= ticket
    }

    /// Notes that a search begins.
    pub(super) fn begin(&self, run: Run) {
        let mut state = self.lock();
        state.running = Some(run);
        self.stop.store(state.settle(), Ordering::Relaxed);
    }

    /// Notes that a search has ended. This must be called before the search's last line is written,
    /// so that a program that has read the line finds the engine idle.
    pub(super) fn end(&self, ticket: Ticket) {
        let mut state = self.lock();
        state.running = None;
        state.finished = state.finished.max(ticket);
        state.hits.retain(|(hit, _)| *hit > ticket);
    }

    /// Waits while the running search must not print its move yet: while it ponders or is
    /// `infinite`, and nothing has ended it.
    pub(super) fn wait(&self, infinite: bool) {
        let mut state = self.lock();
        while let Some(run) = &state.running {
            if state.is_over(run) || !(infinite || run.is_pondering()) {
                break;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Counts a command of `bytes` bytes as waiting. Before that, waits until there is room for it.
    pub(super) fn admit(&self, bytes: usize) {
        let mut state = self.lock();
        while state.waiting > ROOM && !state.abandoned {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting += bytes;
    }

    /// Notes that a command of `bytes` bytes no longer waits.
    pub(super) fn release(&self, bytes: usize) {
        let mut state = self.lock();
        let was_full = state.waiting > ROOM;
        state.waiting = state.waiting.saturating_sub(bytes);
        drop(state);
        if was_full {
            self.changed.notify_all();
        }
    }

    /// Notes that no waiting command will be executed any more.
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

    /// Locks the state. No code under the lock can panic half-way, so even a poisoned lock holds a
    /// sound state.
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

    /// Several commands may be read before the first of their searches begins.
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
