//! Time limits of a run of `cargo lab choose` and of its phases.

use std::time::Duration;

/// Budget of a run. The phases that cannot be shortened come first. The race of whole engines can
/// use any amount of time, so it gets the rest.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    /// Time limit of all phases together, from the end of the builds. The first launches of every
    /// engine are made even if they exceed it.
    pub(super) whole: Duration,
    /// Usual length according to the shipped records: a part for the run, and a part for each
    /// engine. It is mostly shorter than `whole`, because a race ends when the choice is certain.
    usual: [Duration; 2],
    /// Time of the comparison for `--against`.
    pub(super) against: Duration,
    /// Time for the steps after measuring: deciding and writing.
    rest: Duration,
    /// Number of launches that every engine gets. Only engines that may be the best get more.
    pub(super) first: usize,
    /// Largest number of launches in a comparison of two builds.
    pub(super) most: u32,
    /// Largest number of combined builds that take part. A combined build has non-default variants
    /// of several axes.
    pub(super) together: usize,
    /// Samples per launch.
    pub(super) samples: u32,
    /// Depth of the `bench` runs; `None` for the default depth of `bench`.
    pub(super) depth: Option<u32>,
}

impl Budget {
    pub(super) fn new(quick: bool) -> Self {
        let seconds = Duration::from_secs;
        if quick {
            Self {
                whole: seconds(240),
                usual: [seconds(20), Duration::from_millis(4_500)],
                against: seconds(30),
                rest: seconds(10),
                first: 20,
                most: 101,
                // With two or more CPUs, two builds are made at the same time, so the second one
                // takes hardly any more time.
                together: 2,
                samples: outpace::measure::lockstep::SAMPLES_QUICK,
                depth: Some(5),
            }
        } else {
            Self {
                whole: seconds(780),
                usual: [seconds(580), Duration::ZERO],
                against: seconds(120),
                rest: seconds(30),
                first: 40,
                most: 500,
                together: 6,
                samples: outpace::measure::lockstep::SAMPLES,
                depth: None,
            }
        }
    }

    /// Returns the usual length of a run of this number of engines, from the end of the builds.
    pub(super) fn usual(&self, engines: usize) -> Duration {
        let [base, each] = self.usual;
        (base + each * u32::try_from(engines).unwrap_or(u32::MAX)).min(self.whole)
    }

    /// Returns the time that is left for the race after this time has been spent. Even if it is
    /// zero, every engine gets its first launches.
    pub(super) fn race(&self, spent: Duration) -> Duration {
        self.whole.saturating_sub(spent + self.rest)
    }
}
