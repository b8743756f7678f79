//! What follows from the repetitions: medians, spreads, speed-ups.

use super::{Run, Scaling, Search, Simulated};

/// The middle of the numbers; none of none.
pub(crate) fn median(numbers: &[u64]) -> Option<f64> {
    outpace::statistics::median(numbers.iter().map(|&number| number as f64))
}

/// Half the distance of the quartiles, as a fraction of the median: how far two repetitions are apart, about.
pub(crate) fn spread(numbers: &[u64]) -> Option<f64> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let at =
        |quarter: usize| sorted.get(quarter * (sorted.len().max(1) - 1) / 4).map(|&number| number as f64);
    Some((at(3)? - at(1)?) / 2.0 / median(numbers)?)
}

impl Search {
    /// The one in one thread that it compares with: the sequential one of the same, with the same order of moves.
    pub(crate) fn alone(&self) -> Self {
        if self.split == "ordered" {
            return self.with_threads(1);
        }
        Self { split: "sequential".to_owned(), schedule: None, threads: 1, ..self.clone() }
    }

    /// The same with so many threads.
    pub(crate) fn with_threads(&self, threads: usize) -> Self {
        Self { threads, ..self.clone() }
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
    /// The median, in nanoseconds.
    pub(crate) fn time(&self) -> f64 {
        median(&self.nanoseconds).unwrap_or(f64::NAN)
    }

    /// The median.
    pub(crate) fn considered(&self) -> f64 {
        median(&self.positions).unwrap_or(f64::NAN)
    }

    /// Positions a second.
    pub(crate) fn speed(&self) -> f64 {
        self.considered() / self.time() * 1e9
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
    /// That search as it was measured.
    pub(crate) fn run(&self, search: &Search) -> Option<&Run> {
        self.runs.iter().find(|run| run.search == *search)
    }

    /// That search as it was simulated.
    pub(crate) fn simulation(&self, search: &Search) -> Option<&Simulated> {
        self.simulated.iter().find(|simulated| simulated.search == *search)
    }

    /// The sequential search of the same position, board, depth and pruning.
    pub(crate) fn sequential(&self, search: &Search) -> Option<&Run> {
        self.run(&search.alone())
    }

    /// Whether there are more threads than cores.
    pub(crate) fn is_oversubscribed(&self, threads: usize) -> bool {
        threads > self.machine.cpus
    }

    /// A measured speed-up.
    pub(crate) fn measured(&self, search: &Search) -> Option<Speedup> {
        let run = self.run(search)?;
        self.speedup(search, run.time(), run.considered())
    }

    /// A simulated one.
    pub(crate) fn predicted(&self, search: &Search) -> Option<Speedup> {
        let simulated = self.simulation(search)?;
        self.speedup(search, simulated.nanoseconds as f64, simulated.positions as f64)
    }

    /// What is measured where there are cores enough, else what is predicted. Whether it was measured.
    pub(crate) fn best_known(&self, search: &Search) -> Option<(Speedup, bool)> {
        let measured = self.measured(search).filter(|_| !self.is_oversubscribed(search.threads));
        measured
            .map(|speedup| (speedup, true))
            .or_else(|| self.predicted(search).map(|speedup| (speedup, false)))
    }

    fn speedup(&self, search: &Search, nanoseconds: f64, positions: f64) -> Option<Speedup> {
        let alone = self.sequential(search)?;
        let plain = alone.time() / nanoseconds;
        let speedup = Speedup { plain, normalised: plain * positions / alone.considered() };
        (speedup.plain.is_finite() && speedup.normalised.is_finite()).then_some(speedup)
    }

    /// A pruned search on bitboards.
    pub(crate) fn pruned(&self, benchmark: &str, depth: u32, split: &str, schedule: Option<&str>) -> Search {
        Search {
            benchmark: benchmark.to_owned(),
            board: "bitboards".to_owned(),
            depth,
            pruned: true,
            split: split.to_owned(),
            schedule: schedule.map(str::to_owned),
            threads: 1,
        }
    }

    /// The prediction's error against what was measured, as a fraction; none where one of them is missing.
    pub(crate) fn error(&self, search: &Search) -> Option<f64> {
        let (run, simulated) = (self.run(search)?, self.simulation(search)?);
        Some(simulated.nanoseconds as f64 / run.time() - 1.0)
    }

    /// Every split and schedule that was simulated, in the order of the tables.
    pub(crate) fn designs(&self) -> Vec<(String, Option<String>)> {
        let mut designs = Vec::new();
        for simulated in &self.simulated {
            let design = (simulated.search.split.clone(), simulated.search.schedule.clone());
            if !designs.contains(&design) {
                designs.push(design);
            }
        }
        designs
    }

    /// The numbers of threads that were simulated, the lowest first.
    pub(crate) fn counts(&self) -> Vec<usize> {
        let mut counts: Vec<usize> =
            self.simulated.iter().map(|simulated| simulated.search.threads).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    }
}
