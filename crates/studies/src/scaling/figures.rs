//! Speed-ups of the minimax study, computed from the measured and the simulated searches.

use std::collections::BTreeSet;

use super::{Run, Scaling, Search, Simulated, costs};

/// Time in nanoseconds below which a measured time counts as noise.
pub(crate) const SHORT: f64 = 2e6;
/// Spread of the repetitions ([`super::Figures::spread`]), as a fraction of the median, above which
/// a measured time counts as noise.
pub(crate) const FAR: f64 = 0.1;

impl Search {
    /// A pruned search on bitboards with this split and schedule, as in `root dynamic`.
    pub(crate) fn pruned(benchmark: &str, depth: u32, design: &str, threads: usize) -> Self {
        let (split, schedule) =
            design.split_once(' ').map_or((design, None), |(split, schedule)| (split, Some(schedule)));
        Self {
            benchmark: benchmark.to_owned(),
            board: "bitboards".to_owned(),
            depth,
            pruned: true,
            split: split.to_owned(),
            schedule: schedule.map(str::to_owned),
            threads,
        }
    }

    /// The same search without pruning, to this depth.
    pub(crate) fn unpruned(self, depth: u32) -> Self {
        Self { pruned: false, depth, ..self }
    }

    /// The search in one thread with which this one is compared: the sequential search of the same
    /// position or, for `ordered`, which has another order of moves, itself in one thread.
    pub(crate) fn alone(&self) -> Self {
        if self.split == "ordered" {
            return self.with_threads(1);
        }
        Self { split: "sequential".to_owned(), schedule: None, threads: 1, ..self.clone() }
    }

    pub(crate) fn with_threads(&self, threads: usize) -> Self {
        Self { threads, ..self.clone() }
    }

    /// Returns true if the simulator gets this search's time as an input, so that its prediction is
    /// no test of the simulator.
    fn is_given(&self) -> bool {
        self.threads == 1 && (costs::TEAM_SPLITS.contains(&self.split.as_str()) || self.split == "ordered")
    }

    /// Name of split and schedule: `root dynamic`.
    pub(crate) fn design(&self) -> String {
        match &self.schedule {
            Some(schedule) => format!("{} {schedule}", self.split),
            None => self.split.clone(),
        }
    }
}

impl Run {
    /// Median time in nanoseconds.
    pub(crate) fn time(&self) -> f64 {
        self.figures.time
    }
}

/// Factor by which a search is faster than the search in one thread with which it is compared
/// ([`Search::alone`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Speedup {
    /// By time.
    pub(crate) plain: f64,
    /// By time for each position considered, as in table 4 of the OpenMP study.
    pub(crate) normalised: f64,
}

impl Scaling {
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.benchmarks.iter().map(|benchmark| benchmark.name.as_str())
    }

    /// Returns true if the machine was quiet for this search and for the one that it is compared
    /// with, as far as they were measured.
    pub(crate) fn is_quiet(&self, search: &Search) -> bool {
        [self.run(search), self.sequential(search)].into_iter().flatten().all(|run| run.figures.is_quiet)
    }

    /// Best known speed-up by time of a pruned search on bitboards to the full depth. The second
    /// value is true if it was measured.
    pub(crate) fn speedup_of(&self, name: &str, design: &str, threads: usize) -> Option<(f64, bool)> {
        let search = Search::pruned(name, self.depths.pruned, design, threads);
        self.best_known(&search).map(|(speedup, is_measured)| (speedup.plain, is_measured))
    }

    /// Sequential search of a position to a depth.
    pub(crate) fn alone(&self, name: &str, depth: u32) -> Option<&Run> {
        self.run(&Search::pruned(name, depth, "sequential", 1))
    }

    pub(crate) fn run(&self, search: &Search) -> Option<&Run> {
        self.runs.iter().find(|run| run.search == *search)
    }

    pub(crate) fn simulation(&self, search: &Search) -> Option<&Simulated> {
        self.simulated.iter().find(|simulated| simulated.search == *search)
    }

    /// The run in one thread with which this search is compared ([`Search::alone`]).
    pub(crate) fn sequential(&self, search: &Search) -> Option<&Run> {
        self.run(&search.alone())
    }

    pub(crate) fn sequentials(&self) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(|run| run.search.split == "sequential")
    }

    /// The measured speed-up if the search was measured with a core for each thread, otherwise the
    /// simulated one. The second value is true if it was measured.
    pub(crate) fn best_known(&self, search: &Search) -> Option<(Speedup, bool)> {
        let alone = self.sequential(search)?;
        let speedup = |nanoseconds: f64, positions: f64| {
            let plain = alone.time() / nanoseconds;
            let normalised = plain * positions / alone.figures.positions;
            (plain.is_finite() && normalised.is_finite()).then_some(Speedup { plain, normalised })
        };
        let run = self.run(search).filter(|_| search.threads <= self.machine.cpus);
        if let Some(measured) = run.and_then(|run| speedup(run.time(), run.figures.positions)) {
            return Some((measured, true));
        }
        let simulated = self.simulation(search)?;
        Some((speedup(simulated.nanoseconds as f64, simulated.positions as f64)?, false))
    }

    /// Searches that were both simulated and measured with a core for each thread, each with the
    /// error of the simulated time as a fraction of the measured time. Leaves out measured times
    /// that are noise, and searches whose time is an input of the simulator.
    pub(crate) fn compared(&self) -> impl Iterator<Item = (&Search, f64)> {
        let real = self.simulated.iter().filter(|simulated| simulated.search.threads <= self.machine.cpus);
        real.filter_map(|simulated| {
            let run = self.run(&simulated.search)?;
            let is_reliable = run.time() >= SHORT && run.figures.is_quiet && run.figures.spread <= FAR;
            let error = simulated.nanoseconds as f64 / run.time() - 1.0;
            (is_reliable && !simulated.search.is_given()).then_some((&simulated.search, error))
        })
    }

    /// Every split and schedule that was simulated, in the order of the tables.
    pub(crate) fn designs(&self) -> Vec<String> {
        let mut designs = Vec::new();
        for design in self.simulated.iter().map(|simulated| simulated.search.design()) {
            if !designs.contains(&design) {
                designs.push(design);
            }
        }
        designs
    }

    /// Numbers of threads that were simulated, in ascending order.
    pub(crate) fn counts(&self) -> BTreeSet<usize> {
        self.simulated.iter().map(|simulated| simulated.search.threads).collect()
    }
}
