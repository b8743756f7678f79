//! Order of the launches of several comparisons: round after round, until every comparison is
//! settled or the time is over.
//!
//! Every open comparison gets one launch per round, in random order. So all have the same number of
//! launches, spread over the same time, and a disturbance of the machine affects all of them.

use std::time::{Duration, Instant};

use crate::rng::Rng;

/// Comparisons that are made side by side, known by their indices.
pub trait Rounds {
    /// Error that ends all comparisons.
    type Error;

    /// Makes one launch of the comparison with index `at`. Returns false if this comparison must
    /// end, for example because a program failed.
    ///
    /// # Errors
    ///
    /// Fails if all comparisons must end.
    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool, Self::Error>;

    /// Returns, for every comparison, true if it needs more launches. Called after each round from
    /// number [`Plan::fewest`] on.
    fn open(&mut self) -> Vec<bool>;
}

/// Limits on the number of launches and on the time.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Number of launches of each comparison that are made however long they take, because fewer
    /// give no answer.
    pub fewest: u32,
    /// Largest number of launches of each comparison.
    pub most: u32,
    /// Time after which no new round begins, once there are `fewest` launches.
    pub time: Duration,
}

/// Makes `count` comparisons.
///
/// # Errors
///
/// Fails if a launch ends all comparisons.
pub fn run<R: Rounds>(rounds: &mut R, count: usize, plan: Plan, rng: &mut Rng) -> Result<(), R::Error> {
    let begun = Instant::now();
    let mut open: Vec<usize> = (0..count).collect();
    for launches in 1..=plan.most {
        rng.shuffle(&mut open);
        let mut sound = Vec::with_capacity(open.len());
        for &at in &open {
            if rounds.launch(at, rng)? {
                sound.push(at);
            }
        }
        open = sound;
        if launches >= plan.fewest {
            let still = rounds.open();
            open.retain(|&at| still[at]);
            if begun.elapsed() > plan.time {
                break;
            }
        }
        if open.is_empty() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts launches. The last comparison ends at its third launch, and the first is settled at
    /// the first call of `open`.
    #[derive(Default)]
    struct Counts {
        launches: [u32; 3],
    }

    impl Rounds for Counts {
        type Error = std::convert::Infallible;

        fn launch(&mut self, at: usize, _: &mut Rng) -> Result<bool, Self::Error> {
            self.launches[at] += 1;
            Ok(at != 2 || self.launches[at] < 3)
        }

        fn open(&mut self) -> Vec<bool> {
            vec![false, true, true]
        }
    }

    #[test]
    fn settled_comparisons_get_no_more_launches() {
        for (seconds, launches) in [(60, [2, 5, 3]), (0, [2, 2, 2])] {
            let plan = Plan { fewest: 2, most: 5, time: Duration::from_secs(seconds) };
            let mut counts = Counts::default();
            run(&mut counts, 3, plan, &mut Rng::new(1, "rounds")).unwrap();
            assert_eq!(counts.launches, launches);
        }
    }
}
