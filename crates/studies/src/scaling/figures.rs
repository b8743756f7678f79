//! What follows from the searches: speed-ups, measured and predicted.

use std::collections::BTreeSet;

use super::{Run, Scaling, Search, Simulated, costs};

/// A measured time is mere noise where it is so short, in nanoseconds, or where repetitions are so far apart.
pub(crate) const SHORT: f64 = 2e6;
pub(crate) const FAR: f64 = 0.1;

impl Search {
    /// A pruned search on bitboards by a split and its schedule: `root dynamic`.
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

    /// The same without pruning, to that depth.
    pub(crate) fn unpruned(self, depth: u32) -> Self {
        Self { pruned: false, depth, ..self }
    }

    /// The one in one thread that it compares with: the sequential one of the same, with the same order of moves.
    pub(crate) fn alone(&self) -> Self {
        if self.split == "ordered" {
            return self.with_threads(1);
        }
        Self { split: "sequential".to_owned(), schedule: None, threads: 1, ..self.clone() }
    }

    pub(crate) fn with_threads(&self, threads: usize) -> Self {
        Self { threads, ..self.clone() }
    }

    /// Whether the simulator is given what the search takes: others of its split are held to it.
    fn is_given(&self) -> bool {
        self.threads == 1 && (costs::TEAM_SPLITS.contains(&self.split.as_str()) || self.split == "ordered")
    }

    /// Its split and schedule: `root dynamic`.
    pub(crate) fn design(&self) -> String {
        match &self.schedule {
            Some(schedule) => format!("{} {schedule}", self.split),
            None => self.split.clone(),
        }
    }
}

impl Run {
    /// The median time, in nanoseconds.
    pub(crate) fn time(&self) -> f64 {
        self.figures.time
    }
}

/// How much faster a search is than the sequential one of the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Speedup {
    /// By time.
    pub(crate) plain: f64,
    /// By time for each position considered, as in the source's table 4.
    pub(crate) normalised: f64,
}

impl Scaling {
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.benchmarks.iter().map(|benchmark| benchmark.name.as_str())
    }

    /// Whether the machine was quiet for a search and for the one that it compares with, as far as they were measured.
    pub(crate) fn is_quiet(&self, search: &Search) -> bool {
        [self.run(search), self.sequential(search)].into_iter().flatten().all(|run| run.figures.is_quiet)
    }

    /// The best known speed-up of a pruned search to the full depth, by time. Whether it was measured.
    pub(crate) fn speedup_of(&self, name: &str, design: &str, threads: usize) -> Option<(f64, bool)> {
        let search = Search::pruned(name, self.depths.pruned, design, threads);
        self.best_known(&search).map(|(speedup, is_measured)| (speedup.plain, is_measured))
    }

    /// The sequential search of a position to a depth.
    pub(crate) fn alone(&self, name: &str, depth: u32) -> Option<&Run> {
        self.run(&Search::pruned(name, depth, "sequential", 1))
    }

    pub(crate) fn run(&self, search: &Search) -> Option<&Run> {
        self.runs.iter().find(|run| run.search == *search)
    }

    pub(crate) fn simulation(&self, search: &Search) -> Option<&Simulated> {
        self.simulated.iter().find(|simulated| simulated.search == *search)
    }

    /// The sequential search of the same position, board, depth and pruning.
    pub(crate) fn sequential(&self, search: &Search) -> Option<&Run> {
        self.run(&search.alone())
    }

    pub(crate) fn sequentials(&self) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(|run| run.search.split == "sequential")
    }

    /// What is measured where there are cores enough, else what is predicted. Whether it was measured.
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

    /// What was both simulated and measured with a core for each thread, where the measured time says something and the simulator is not
    /// given it; with the prediction's error as a fraction of what was measured.
    pub(crate) fn compared(&self) -> impl Iterator<Item = (&Search, f64)> {
        let real = self.simulated.iter().filter(|one| one.search.threads <= self.machine.cpus);
        real.filter_map(|simulated| {
            let run = self.run(&simulated.search)?;
            let says = run.time() >= SHORT && run.figures.is_quiet && run.figures.spread <= FAR;
            let error = simulated.nanoseconds as f64 / run.time() - 1.0;
            (says && !simulated.search.is_given()).then_some((&simulated.search, error))
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

    /// The numbers of threads that were simulated, the lowest first.
    pub(crate) fn counts(&self) -> BTreeSet<usize> {
        self.simulated.iter().map(|one| one.search.threads).collect()
    }
}
