//! The state that the reading thread and the searching thread of a UCI session share: the running
//! search, and whether it must end.
//!
//! Each search has a ticket, a number that counts up as the commands are read. `stop` ends every
//! search with a ticket up to the last one given out, even one that has yet to begin. So no `stop`
//! is lost between the two threads, and no `stop` hits a search that was requested after it.
//! `ponderhit` is for one ticket alone; the search with that ticket, which may have yet to begin,
//! goes on with its clock.
//!
//! A search with a clock or a `movetime` has a deadline. A third thread sleeps until then, and
//! answers if the search has not.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::answer::{Answer, Ticket};
use crate::search::{Deadline, Ponderhit};

/// A running search.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) ticket: Ticket,
    /// True if the search may never end without `stop`, even once it is the engine's turn to move.
    pub(super) endless: bool,
    /// If the search ponders, the signal that `ponderhit` fills.
    pub(super) ponderhit: Option<Ponderhit>,
    /// If another thread may answer for the search, the time at which it does.
    pub(super) deadline: Option<Deadline>,
}

impl Run {
    /// Creates the run of a command that ends by itself.
    pub(super) fn bounded(ticket: Ticket) -> Self {
        Self { ticket, endless: false, ponderhit: None, deadline: None }
    }

    fn is_pondering(&self) -> bool {
        self.ponderhit.as_ref().is_some_and(|hit| hit.get().is_none())
    }
}

/// Bytes of waiting commands above which the reading thread pauses. This is far more than any
/// script needs, and little enough to keep in memory.
const ROOM: usize = 32 << 20;

#[derive(Debug, Default)]
struct State {
    /// Bytes of the waiting commands.
    waiting: usize,
    /// True once no waiting command will be executed any more.
    abandoned: bool,
    running: Option<Run>,
    finished: Ticket,
    /// The last search whose deadline has passed.
    late: Ticket,
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

    /// Tells the running search about its `ponderhit`, if that has come. Returns true if the search
    /// must end.
    fn settle(&self) -> bool {
        let Some(run) = &self.running else { return false };
        let hit_of_run = self.hits.iter().find(|(ticket, _)| *ticket == run.ticket);
        if let Some(((_, at), hit)) = hit_of_run.zip(run.ponderhit.as_ref()) {
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
    pub(super) answer: Answer,
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
        let has_deadline = run.deadline.is_some();
        let mut state = self.lock();
        state.running = Some(run);
        self.stop.store(state.settle(), Ordering::Relaxed);
        drop(state);
        // The thread that watches deadlines sleeps through searches without a deadline.
        if has_deadline {
            self.changed.notify_all();
        }
    }

    /// Waits for the deadline of a running search and returns the search's ticket, once for each
    /// search. Returns `None` once no waiting command will be executed any more.
    pub(super) fn next_late(&self) -> Option<Ticket> {
        let mut state = self.lock();
        while !state.abandoned {
            let run = state.running.as_ref().filter(|run| run.ticket > state.late);
            let due = run.and_then(|run| Some((run.ticket, run.deadline.as_ref()?.time()?)));
            let Some((ticket, at)) = due else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let left = at.saturating_duration_since(Instant::now());
            if left.is_zero() {
                state.late = ticket;
                return Some(ticket);
            }
            (state, _) = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner);
        }
        None
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
    use std::time::Duration;

    use super::*;
    use crate::search::Limits;

    fn endless(ticket: Ticket) -> Run {
        Run { endless: true, ..Run::bounded(ticket) }
    }

    fn pondering(ticket: Ticket) -> (Run, Ponderhit) {
        let hit = Ponderhit::default();
        (Run { ponderhit: Some(hit.clone()), ..Run::bounded(ticket) }, hit)
    }

    /// A search whose move time was over when it began.
    fn late(ticket: Ticket, ponderhit: Option<Ponderhit>) -> Run {
        let limits = Limits {
            movetime: Some(Duration::ZERO),
            start: Instant::now().checked_sub(Duration::from_secs(1)),
            ponderhit: ponderhit.clone(),
            ..Limits::default()
        };
        Run { ponderhit, deadline: Deadline::new(&limits, 1), ..Run::bounded(ticket) }
    }

    #[test]
    fn a_search_is_late_once_and_a_search_that_ponders_is_not() {
        let control = Control::default();
        control.begin(late(3, None));
        assert_eq!(control.next_late(), Some(3));
        std::thread::scope(|scope| {
            let watch = scope.spawn(|| control.next_late());
            control.end(3);
            control.begin(late(4, Some(Ponderhit::default())));
            control.end(4);
            control.begin(late(5, None));
            assert_eq!(watch.join().unwrap(), Some(5));
            let watch = scope.spawn(|| control.next_late());
            control.abandon();
            assert_eq!(watch.join().unwrap(), None);
        });
    }

    #[test]
    fn a_ponderhit_sets_the_deadline() {
        let (control, hit) = (Control::default(), Ponderhit::default());
        control.begin(late(3, Some(hit)));
        std::thread::scope(|scope| {
            let watch = scope.spawn(|| control.next_late());
            control.ponderhit(3, Instant::now());
            assert_eq!(watch.join().unwrap(), Some(3));
        });
    }

    #[test]
    fn a_stop_ends_only_earlier_searches() {
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
        let (first, second) = (Instant::now(), Instant::now());
        control.ponderhit(1, first);
        control.ponderhit(2, second);
        for (ticket, at) in [(1, first), (2, second)] {
            let (run, hit) = pondering(ticket);
            control.begin(run);
            control.wait(false);
            assert_eq!(hit.get(), Some(&at));
            control.end(ticket);
        }
        assert!(control.lock().hits.is_empty());
    }

    #[test]
    fn the_end_of_input_ends_only_endless_searches() {
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
                assert_eq!(hit.get(), None, "that `ponderhit` is for another search");
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
    fn a_stop_has_priority_over_a_ponderhit() {
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
    fn a_reader_waits_for_room_in_the_queue() {
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
