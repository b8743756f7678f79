//! How long a run may take, and what for.

use std::time::Duration;

use crate::decide::verdict::looks;

/// The phases that cannot be cut short come first; the lock-step runs, which can use any time, take what they leave.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    /// All together, from the end of the builds.
    pub(super) whole: Duration,
    /// For the check of the faster variants over code layouts.
    pub(super) layouts: Duration,
    /// For the confirmation, as built and over layouts.
    pub(super) confirmation: Duration,
    /// For what comes after: building the combined engine, deciding, writing.
    rest: Duration,
    /// The launch counts at which is looked; with the last of them a comparison ends.
    pub(super) looks: Vec<u32>,
    /// Samples a launch, until the variances are known.
    pub(super) samples: u32,
    /// The depth of the `bench` runs; none for its own.
    pub(super) depth: Option<u32>,
}

impl Budget {
    /// That of a usual run, or of a quick one.
    pub(super) fn of(quick: bool) -> Self {
        let seconds = Duration::from_secs;
        if quick {
            Self {
                whole: seconds(215),
                layouts: seconds(30),
                confirmation: seconds(30),
                rest: seconds(30),
                looks: looks::quick(),
                samples: outpace::lockstep::SAMPLES_QUICK,
                depth: Some(5),
            }
        } else {
            Self {
                whole: seconds(780),
                layouts: seconds(120),
                confirmation: seconds(120),
                rest: seconds(50),
                looks: looks::full(),
                samples: outpace::lockstep::SAMPLES,
                depth: None,
            }
        }
    }

    /// What the lock-step runs may take, when so much is gone. The first look is had whatever it takes.
    pub(super) fn duel(&self, gone: Duration) -> Duration {
        self.whole.saturating_sub(gone + self.layouts + self.confirmation + self.rest)
    }
}
