//! How long a run may take, and what for.

use std::time::Duration;

/// The phases that cannot be cut short come first; the race of whole engines, which can use any time, takes what they leave.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    /// All together, from the end of the builds, at most.
    pub(super) whole: Duration,
    /// The usual length by the kept records, since a race ends when the choice is sure: a part for the run, and a part for each engine.
    usual: [Duration; 2],
    pub(super) against: Duration,
    /// For what comes after: deciding, writing.
    rest: Duration,
    /// Launches that every engine gets; after them only those that may be the best get more.
    pub(super) first: usize,
    /// Launches of a comparison of two builds at most.
    pub(super) most: u32,
    /// Builds of several variants that take part: those that earlier runs found best, then this run's own.
    pub(super) together: usize,
    /// Samples a launch.
    pub(super) samples: u32,
    /// The depth of the `bench` runs; none for its own.
    pub(super) depth: Option<u32>,
}

impl Budget {
    pub(super) fn of(quick: bool) -> Self {
        let seconds = Duration::from_secs;
        if quick {
            Self {
                whole: seconds(240),
                usual: [seconds(20), Duration::from_millis(4_500)],
                against: seconds(30),
                rest: seconds(10),
                first: 20,
                most: 101,
                together: 3,
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

    /// The usual length of a run of this number of engines, from the end of the builds.
    pub(super) fn usual(&self, engines: usize) -> Duration {
        let [all, each] = self.usual;
        (all + each * u32::try_from(engines).unwrap_or(u32::MAX)).min(self.whole)
    }

    /// What the race may take, when so much is gone. The first launches are made whatever they take.
    pub(super) fn race(&self, gone: Duration) -> Duration {
        self.whole.saturating_sub(gone + self.rest)
    }
}
