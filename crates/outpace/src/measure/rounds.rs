//! The order of launches: round after round, with looks as planned, until all is settled or the time is over.
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

    /// Looks at what there is after so many launches of each: for every comparison, whether more launches could change it.
    fn look(&mut self, launches: u32) -> Vec<bool>;
}

/// When they end.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The launch counts at which is looked, rising; with the last of them it ends.
    pub looks: &'a [u32],
    /// After the first look, launches that would not reach the next one in this time are not begun. The first look takes the time
    /// that it takes, since there is no verdict without.
    pub time: Duration,
}

/// Makes so many comparisons.
///
/// # Errors
///
/// All of them must end.
pub fn run<R: Rounds>(rounds: &mut R, count: usize, plan: Plan<'_>, rng: &mut Rng) -> Result<(), R::Error> {
    let begun = Instant::now();
    let mut open: Vec<usize> = (0..count).collect();
    let mut made = 0;
    for launches in 1..=plan.looks.last().copied().unwrap_or_default() {
        rng.shuffle(&mut open);
        let mut sound = Vec::with_capacity(open.len());
        for &at in &open {
            made += 1;
            if rounds.launch(at, rng)? {
                sound.push(at);
            }
        }
        open = sound;
        if plan.looks.contains(&launches) {
            let still = rounds.look(launches);
            open.retain(|&at| still[at]);
            let next = plan.looks.iter().find(|&&look| look > launches);
            let rest = next.map_or(0, |next| (next - launches) * open.len() as u32);
            if begun.elapsed() + begun.elapsed() / made.max(1) * rest > plan.time {
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

    /// Counts launches; the last comparison falls out at its third, and the first is settled at the first look.
    #[derive(Default)]
    struct Counts {
        launches: [u32; 3],
        looks: Vec<u32>,
    }

    impl Rounds for Counts {
        type Error = std::convert::Infallible;

        fn launch(&mut self, at: usize, _: &mut Rng) -> Result<bool, Self::Error> {
            self.launches[at] += 1;
            Ok(at != 2 || self.launches[at] < 3)
        }

        fn look(&mut self, launches: u32) -> Vec<bool> {
            self.looks.push(launches);
            vec![false, true, true]
        }
    }

    #[test]
    fn what_is_settled_or_falls_out_gets_no_more_launches_and_only_the_first_look_ignores_the_time() {
        for (seconds, launches, looks) in [(60, [2, 5, 3], &[2, 5][..]), (0, [2, 2, 2], &[2])] {
            let plan = Plan { looks: &[2, 5], time: Duration::from_secs(seconds) };
            let mut counts = Counts::default();
            run(&mut counts, 3, plan, &mut Rng::new(1, "rounds")).unwrap();
            assert_eq!((counts.launches, &counts.looks[..]), (launches, looks));
        }
    }
}
