//! Choices among programs with known speeds, to measure how much is lost and how often two choices
//! agree.
//!
//! All programs of a decision are one engine, each wasting a known share of its time; some waste
//! the same share. Decisions come in pairs with the same shares, which shows whether a second run
//! chooses as the first did.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::Share;
use crate::decide::choice::{self, Belief};
use crate::error::Result;
use crate::measure::lockstep::{self, Race, Setup};
use crate::os::children;
use crate::record::{Comparison, Loss, LossRules};
use crate::rng::Rng;
use crate::workloads::Program;

/// The possible handicaps of a candidate, in hundredths of a per cent.
pub const DRAWN: [u32; 5] = [0, 50, 100, 200, 300];

/// Handicap of the baseline: the middle one, so the baseline may be the best or one of the worst.
const OF_BASELINE: u32 = DRAWN[2];

/// Number of candidates in a decision.
pub const CANDIDATES: usize = 6;

/// Name of the baseline among the losses.
const BASELINE: &str = "baseline";

/// One choice among handicapped programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Extra time that each program takes, in hundredths of a per cent; the baseline is the first.
    pub handicaps: Vec<u32>,
    /// The chosen program, as an index into `handicaps`.
    pub chosen: usize,
    /// Loss that was reported for the chosen program.
    pub loss: Loss,
    /// Number of launches of all candidates together.
    pub launches: usize,
    /// Wall time in seconds.
    pub seconds: f64,
}

impl Decision {
    /// Returns the true loss of the choice, as a share of the best program's speed.
    pub fn regret(&self) -> f64 {
        let best = self.handicaps.iter().min().copied().unwrap_or_default();
        let chosen = self.handicaps.get(self.chosen).copied().unwrap_or(u32::MAX);
        let time = |handicap: u32| 1.0 + f64::from(handicap) / 1e4;
        1.0 - time(best) / time(chosen)
    }
}

/// Returns the name of the candidate at this index of [`Decision::handicaps`].
pub fn candidate(at: usize) -> String {
    format!("candidate-{at}")
}

/// Returns the handicaps of the decision with this number; both decisions of a pair have the same.
pub fn handicaps(seed: u64, number: usize) -> Vec<u32> {
    let mut rng = Rng::new(seed, &format!("handicaps {}", number / 2));
    let drawn = (0..CANDIDATES).map(|_| DRAWN[rng.below(DRAWN.len())]);
    std::iter::once(OF_BASELINE).chain(drawn).collect()
}

/// Decides among programs with these handicaps. The baseline is the first; the others have the
/// names that [`candidate`] gives.
///
/// # Errors
///
/// A program fails, or the race cannot be run.
pub fn decide<P: Program>(
    programs: &[P],
    handicaps: Vec<u32>,
    setup: &Setup<'_, P::Task>,
    (first, time): (usize, Duration),
    rules: LossRules,
    rng: &mut Rng,
) -> Result<Decision> {
    let begun = Instant::now();
    let seed = rng.below(1 << 30) as u64;
    let losses = |rows: &[Comparison], rules: LossRules| {
        let launches: usize = rows.iter().map(|row| row.launches.len()).sum();
        Belief::of(rows, &[]).losses(BASELINE, rules, &mut Rng::new(seed, &format!("loss {launches}")))
    };
    let next = |rows: &[Comparison], rng: &mut Rng| {
        let is_sure = choice::is_sure(&losses(rows, choice::ending(rules)), rules);
        if is_sure { Vec::new() } else { Belief::of(rows, &[]).next(rng) }
    };
    let race = Race { before: &[], first, time, adapts: false, seen: &mut |_, _| (), next: &next };
    let outcome = lockstep::race(&programs[0], &programs[1..], setup, race, rng)?;
    children::check()?;
    if let Some(fault) = outcome.faults.into_iter().next() {
        return Err(fault.into());
    }
    let place = |loss: &Loss| (1..programs.len()).find(|at| candidate(*at) == loss.candidate).unwrap_or(0);
    let ending = losses(&outcome.comparisons, choice::ending(rules));
    let chosen = choice::choose(&ending, rules, place).map_or(0, place);
    let stated = losses(&outcome.comparisons, rules);
    // The baseline is always among the losses, and last.
    let loss = stated.iter().find(|loss| place(loss) == chosen).unwrap_or(&stated[stated.len() - 1]);
    Ok(Decision {
        handicaps,
        chosen,
        loss: loss.clone(),
        launches: outcome.comparisons.iter().map(|row| row.launches.len()).sum(),
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// Summary of several decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decisions {
    /// Decisions that chose one of the best programs.
    pub best: Share,
    /// Decisions whose loss is at most the rules' bound.
    pub within: Share,
    /// Decisions whose loss is at most the bound that they reported.
    pub held: Share,
    /// Pairs whose choices are equally good, or within the rules' bound of each other.
    pub agreed: Share,
    /// The mean loss.
    pub mean: f64,
    /// The 95th percentile of the losses.
    pub high: f64,
    /// The mean wall time, in seconds.
    pub seconds: f64,
    /// The mean number of launches of all candidates.
    pub launches: f64,
}

impl Decisions {
    /// Summarises decisions in the order in which they were made, or returns `None` if there are
    /// none.
    pub fn of(all: &[Decision], rules: LossRules) -> Option<Self> {
        let count = all.len() as f64;
        let most = rules.loss;
        let mut regrets: Vec<f64> = all.iter().map(Decision::regret).collect();
        regrets.sort_by(f64::total_cmp);
        let high = *regrets.get((0.95 * count).ceil() as usize - usize::from(!all.is_empty()))?;
        let share = |holds: &dyn Fn(&Decision) -> bool| {
            Share::new(all.iter().filter(|one| holds(one)).count() as u32, all.len() as u32)
        };
        let (pairs, _) = all.as_chunks::<2>();
        let agree = |[one, other]: &&[Decision; 2]| (one.regret() - other.regret()).abs() <= most;
        Some(Self {
            best: share(&|one| one.regret() == 0.0),
            within: share(&|one| one.regret() <= most),
            held: share(&|one| one.regret() <= one.loss.bound.max(most)),
            agreed: Share::new(pairs.iter().filter(agree).count() as u32, pairs.len() as u32),
            mean: regrets.iter().sum::<f64>() / count,
            high,
            seconds: all.iter().map(|one| one.seconds).sum::<f64>() / count,
            launches: all.iter().map(|one| one.launches).sum::<usize>() as f64 / count,
        })
    }

    /// Describes the summary in one sentence.
    pub fn sentence(&self) -> String {
        let share = |share: Share| {
            let Share { count, of, low, high } = share;
            format!("{count} of {of} [{:.0} to {:.0} %]", low * 100.0, high * 100.0)
        };
        let Self { best, within, held, agreed, mean, high, seconds, .. } = *self;
        format!(
            "{} chose the best, or one as good, and {} one within the bound of the rules; the loss was {:.2} % on average and at most {:.2} % in \
             95 of 100; {} lost no more than they told; of two with the same programs, {} agreed; {seconds:.1} s each",
            share(best),
            share(within),
            mean * 100.0,
            high * 100.0,
            share(held),
            share(agreed),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::LOSS_RULES;

    fn decision(handicaps: &[u32], chosen: usize, bound: f64) -> Decision {
        let loss =
            Loss { candidate: candidate(chosen), gain: 0.0, error: 0.001, expected: 0.0, bound, best: 1.0 };
        Decision { handicaps: handicaps.to_vec(), chosen, loss, launches: 10, seconds: 2.0 }
    }

    #[test]
    fn the_regret_is_the_time_that_the_best_would_save() {
        assert_eq!(decision(&[100, 0, 300], 1, 0.0).regret(), 0.0);
        assert!((decision(&[100, 0, 300], 2, 0.0).regret() - (1.0 - 1.0 / 1.03)).abs() < 1e-12);
        assert_eq!(decision(&[0, 0], 0, 0.0).regret(), 0.0);
    }

    #[test]
    fn decisions_are_counted_and_two_of_a_pair_agree_where_they_are_as_good() {
        let [best, near, far] = [1, 2, 0].map(|chosen| decision(&[200, 0, 50], chosen, 0.006));
        let all = [best.clone(), near.clone(), best.clone(), far.clone()];
        let summary = Decisions::of(&all, LOSS_RULES).unwrap();
        assert_eq!((summary.best.count, summary.within.count, summary.held.count), (2, 3, 3));
        assert_eq!((summary.agreed.count, summary.agreed.of), (1, 2));
        assert!((summary.mean - (near.regret() + far.regret()) / 4.0).abs() < 1e-12);
        assert_eq!(summary.high, far.regret());
        assert!(Decisions::of(&[], LOSS_RULES).is_none());
    }

    #[test]
    fn a_pair_has_the_same_handicaps_and_others_have_others() {
        assert_eq!(handicaps(1, 6), handicaps(1, 7));
        assert_ne!(handicaps(1, 6), handicaps(1, 8));
        assert_eq!(handicaps(1, 0).len(), CANDIDATES + 1);
    }
}
