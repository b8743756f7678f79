//! Distribution of the iterations of a loop among workers by OpenMP's three schedules, with
//! OpenMP's meaning (claim 11).

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Schedule of the iterations of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Each worker has a fixed, contiguous part; parts differ by one iteration at most.
    Static,
    /// A free worker takes the next iteration.
    Dynamic,
    /// A free worker takes the next iterations: the number that is left, divided by the number of
    /// workers, rounded up.
    Guided,
}

impl Schedule {
    /// All schedules.
    pub const ALL: [Self; 3] = [Self::Static, Self::Dynamic, Self::Guided];

    /// OpenMP's name of the schedule.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Static => "static",
            Self::Dynamic => "dynamic",
            Self::Guided => "guided",
        }
    }
}

/// Iterations of one loop, for workers to take.
#[derive(Debug)]
pub(super) struct Iterations {
    schedule: Schedule,
    count: usize,
    workers: usize,
    next: AtomicUsize,
}

impl Iterations {
    pub(super) const fn new(schedule: Schedule, count: usize, workers: usize) -> Self {
        Self { schedule, count, workers, next: AtomicUsize::new(0) }
    }

    /// Iterations that belong to a worker from the beginning; empty if workers take them as they
    /// come.
    pub(super) fn first(&self, worker: usize) -> Range<usize> {
        match self.schedule {
            Schedule::Static => {
                let (least, more) = (self.count / self.workers, self.count % self.workers);
                let start = worker * least + worker.min(more);
                start..start + least + usize::from(worker < more)
            }
            Schedule::Dynamic | Schedule::Guided => 0..0,
        }
    }

    /// Takes the next iterations for a free worker; None if none are left.
    pub(super) fn next(&self) -> Option<Range<usize>> {
        let size = |start: usize| match self.schedule {
            Schedule::Static => 0,
            Schedule::Dynamic => 1,
            Schedule::Guided => (self.count - start).div_ceil(self.workers),
        };
        let taken = self.next.try_update(Ordering::Relaxed, Ordering::Relaxed, |start| {
            (start < self.count && size(start) > 0).then(|| start + size(start))
        });
        taken.ok().map(|start| start..start + size(start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_iteration_is_taken_once() {
        for schedule in Schedule::ALL {
            for (count, workers) in [(0, 1), (1, 4), (20, 1), (20, 3), (20, 16), (37, 64)] {
                let iterations = Iterations::new(schedule, count, workers);
                let mut taken: Vec<_> = (0..workers).flat_map(|worker| iterations.first(worker)).collect();
                while let Some(range) = iterations.next() {
                    taken.extend(range);
                }
                assert_eq!(taken, (0..count).collect::<Vec<_>>(), "{schedule:?}");
            }
        }
    }

    #[test]
    fn guided_shares_shrink_and_static_ones_are_even() {
        let guided = Iterations::new(Schedule::Guided, 20, 4);
        let sizes: Vec<_> = std::iter::from_fn(|| guided.next()).map(|range| range.len()).collect();
        assert_eq!(sizes, [5, 4, 3, 2, 2, 1, 1, 1, 1]);
        let even = Iterations::new(Schedule::Static, 20, 3);
        assert_eq!([0, 1, 2].map(|worker| even.first(worker)), [0..7, 7..14, 14..20]);
    }
}
