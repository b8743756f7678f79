//! The order of launches: round after round, until every comparison is settled or the time is over.
//!
//! Every open comparison gets one launch a round, in random order: so all have equally many, spread over the same
//! stretch of time, and a disturbance of the machine concerns all.

use std::time::{Duration, Instant};

use crate::rng::Rng;

/// Comparisons that are made side by side, known by their indices.
pub trait Rounds {
    /// Why all of them must end.
    type Error;

    /// Makes one launch of that comparison; false if it falls out.
    ///
    /// # Errors
    ///
    /// All of them must end.
    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool, Self::Error>;

    /// Returns for every comparison whether more launches are wanted. Asked after each round from [`Plan::fewest`] on.
    fn open(&mut self) -> Vec<bool>;
}

/// When they end.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Launches of each comparison that are made whatever time they take, since there is no answer with fewer.
    pub fewest: u32,
    /// Launches of each comparison at most.
    pub most: u32,
    /// No round is begun after it.
    pub time: Duration,
}

/// Makes so many comparisons.
///
/// # Errors
///
/// All of them must end.
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

    /// Counts launches; the last comparison falls out at its third, and the first is settled as soon as anybody asks.
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
    fn what_is_settled_or_falls_out_gets_no_more_launches_and_only_the_fewest_ignore_the_time() {
        for (seconds, launches) in [(60, [2, 5, 3]), (0, [2, 2, 2])] {
            let plan = Plan { fewest: 2, most: 5, time: Duration::from_secs(seconds) };
            let mut counts = Counts::default();
            run(&mut counts, 3, plan, &mut Rng::new(1, "rounds")).unwrap();
            assert_eq!(counts.launches, launches);
        }
    }
}
