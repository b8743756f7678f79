//! Which worker takes which iterations of a loop: OpenMP's three schedules, with its meaning of them (claim 11).

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How the iterations of a loop are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Each worker has its part from the beginning: as many iterations as every other, give or take one, in one run.
    Static,
    /// Who is free takes the next iteration.
    Dynamic,
    /// Who is free takes the next iterations: as many as would be each worker's, of those that are left.
    Guided,
}

impl Schedule {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Static, Self::Dynamic, Self::Guided];

    /// OpenMP's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Static => "static",
            Self::Dynamic => "dynamic",
            Self::Guided => "guided",
        }
    }
}

/// The iterations of one loop, to be taken by workers.
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

    /// What a worker does from the beginning; nothing where all is taken as it comes.
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

    /// What a free worker does next; none where nothing is left.
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
    fn guided_takes_less_and_less_and_static_is_even() {
        let guided = Iterations::new(Schedule::Guided, 20, 4);
        let sizes: Vec<_> = std::iter::from_fn(|| guided.next()).map(|range| range.len()).collect();
        assert_eq!(sizes, [5, 4, 3, 2, 2, 1, 1, 1, 1]);
        let even = Iterations::new(Schedule::Static, 20, 3);
        assert_eq!([0, 1, 2].map(|worker| even.first(worker)), [0..7, 7..14, 14..20]);
    }
}
