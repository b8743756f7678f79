//! Who gets a launch when: round after round, looked at as planned, until all is settled or the time is over.
//!
//! Everything that is still open gets one launch a round, in random order: so all have equally many, spread over the same
//! stretch of time, and what the machine does in a bad minute it does to all.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::rng::Rng;

/// Comparisons that are made side by side, known by their indices.
pub trait Rounds {
    /// Makes one launch of that comparison, and tells whether it goes on with the others; one that cannot be made falls
    /// out. Fails where all of them must end.
    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool>;

    /// Looks at what there is after so many launches of each, and tells of every comparison whether more launches could
    /// still say something of it.
    fn look(&mut self, launches: u32) -> Vec<bool>;
}

/// When they end.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The launch counts at which is looked, rising; with the last of them it ends.
    pub looks: &'a [u32],
    /// After the first look, what would not get to the next one in this time is not begun: launches that nobody looks at
    /// are wasted. A machine that is too busy for the first look gets the time it takes, since nothing can be said without.
    pub time: Duration,
}

/// Makes so many comparisons.
pub fn run(rounds: &mut impl Rounds, count: usize, plan: Plan<'_>, rng: &mut Rng) -> Result<()> {
    let begun = Instant::now();
    let mut open: Vec<usize> = (0..count).collect();
    let mut made = 0;
    for launches in 1..=plan.looks.last().copied().unwrap_or_default() {
        rng.shuffle(&mut open);
        let mut standing = Vec::with_capacity(open.len());
        for &at in &open {
            made += 1;
            if rounds.launch(at, rng)? {
                standing.push(at);
            }
        }
        open = standing;
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
        fn launch(&mut self, at: usize, _: &mut Rng) -> Result<bool> {
            self.launches[at] += 1;
            Ok(at != 2 || self.launches[at] < 3)
        }

        fn look(&mut self, launches: u32) -> Vec<bool> {
            self.looks.push(launches);
            vec![false, true, true]
        }
    }

    fn counts(time: Duration) -> Counts {
        let mut counts = Counts::default();
        run(&mut counts, 3, Plan { looks: &[2, 5], time }, &mut Rng::new(1, "rounds")).unwrap();
        counts
    }

    #[test]
    fn what_is_settled_or_falls_out_gets_no_more_launches() {
        let counts = counts(Duration::from_secs(60));
        assert_eq!(counts.launches, [2, 5, 3]);
        assert_eq!(counts.looks, [2, 5]);
    }

    #[test]
    fn the_first_look_is_had_whatever_it_takes_and_no_launch_is_made_that_nobody_looks_at() {
        let counts = counts(Duration::ZERO);
        assert_eq!(counts.launches, [2, 2, 2]);
        assert_eq!(counts.looks, [2]);
    }
}
