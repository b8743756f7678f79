//! Choices among programs with known speeds. They measure how much speed a choice loses, and how
//! often two choices agree.
//!
//! All programs of a decision are one engine, each wasting a known share of its time; some waste
//! the same share. Decisions come in pairs with the same shares, which shows whether a second run
//! chooses as the first did. Older decisions chose among seven programs without a matrix of
//! options; newer ones choose among the builds of a matrix ([`crate::choose::calibration`]).

use serde::{Deserialize, Serialize};

use super::Share;
use crate::record::{Loss, LossRules};

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
    /// Indices into `handicaps` of the programs that were launched, if the programs are builds of a
    /// matrix; empty if all of them were launched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raced: Vec<usize>,
    /// Bound that was reported for the loss against the best of all programs, where some were not
    /// launched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<f64>,
    /// True if the choice had only the short time of `cargo lab choose --quick`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
}

impl Decision {
    /// Returns the true loss of the choice, as a share of the best program's speed.
    pub fn regret(&self) -> f64 {
        self.behind(self.handicaps.iter())
    }

    /// Returns true if both bounds held. Against the programs that were launched, the choice must
    /// lose no more than the bound that it reported or, if that is larger, the loss that the rules
    /// accept. If it reported a bound against all programs too, it must lose no more than that
    /// bound against all of them.
    fn held(&self, rules: LossRules) -> bool {
        let raced = match self.raced.as_slice() {
            [] => self.regret(),
            raced => self.behind(raced.iter().filter_map(|&at| self.handicaps.get(at))),
        };
        raced <= self.loss.bound.max(rules.loss) && self.whole.is_none_or(|whole| self.regret() <= whole)
    }

    fn behind<'a>(&self, handicaps: impl Iterator<Item = &'a u32>) -> f64 {
        let best = handicaps.min().copied().unwrap_or_default();
        let chosen = self.handicaps.get(self.chosen).copied().unwrap_or(u32::MAX);
        let time = |handicap: u32| 1.0 + f64::from(handicap) / 1e4;
        1.0 - time(best) / time(chosen)
    }
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
    pub fn summarise(decisions: &[Decision], rules: LossRules) -> Option<Self> {
        let count = decisions.len() as f64;
        let most = rules.loss;
        let mut regrets: Vec<f64> = decisions.iter().map(Decision::regret).collect();
        regrets.sort_by(f64::total_cmp);
        let high = *regrets.get((0.95 * count).ceil() as usize - usize::from(!decisions.is_empty()))?;
        let share = |holds: &dyn Fn(&Decision) -> bool| {
            Share::new(
                decisions.iter().filter(|decision| holds(decision)).count() as u32,
                decisions.len() as u32,
            )
        };
        let (pairs, _) = decisions.as_chunks::<2>();
        let agree = |[first, second]: &&[Decision; 2]| (first.regret() - second.regret()).abs() <= most;
        Some(Self {
            best: share(&|decision| decision.regret() == 0.0),
            within: share(&|decision| decision.regret() <= most),
            held: share(&|decision| decision.held(rules)),
            agreed: Share::new(pairs.iter().filter(agree).count() as u32, pairs.len() as u32),
            mean: regrets.iter().sum::<f64>() / count,
            high,
            seconds: decisions.iter().map(|decision| decision.seconds).sum::<f64>() / count,
            launches: decisions.iter().map(|decision| decision.launches).sum::<usize>() as f64 / count,
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
            "{} chose the best program or one as good, and {} chose one within the bound of the rules; the loss was {:.2} % on average and at \
             most {:.2} % in 95 of 100; {} lost no more than they reported; {} pairs of choices among the same programs agreed; a choice took \
             {seconds:.1} s",
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
        let loss = Loss {
            candidate: format!("candidate-{chosen}"),
            gain: 0.0,
            error: 0.001,
            expected: 0.0,
            bound,
            best: 1.0,
        };
        Decision {
            handicaps: handicaps.to_vec(),
            chosen,
            loss,
            launches: 10,
            seconds: 2.0,
            raced: Vec::new(),
            whole: None,
            quick: false,
        }
    }

    #[test]
    fn the_regret_is_the_time_that_the_best_would_save() {
        assert_eq!(decision(&[100, 0, 300], 1, 0.0).regret(), 0.0);
        assert!((decision(&[100, 0, 300], 2, 0.0).regret() - (1.0 - 1.0 / 1.03)).abs() < 1e-12);
        assert_eq!(decision(&[0, 0], 0, 0.0).regret(), 0.0);
    }

    #[test]
    fn both_decisions_of_a_pair_agree_if_they_are_equally_good() {
        let [best, near, far] = [1, 2, 0].map(|chosen| decision(&[200, 0, 50], chosen, 0.006));
        let decisions = [best.clone(), near.clone(), best.clone(), far.clone()];
        let summary = Decisions::summarise(&decisions, LOSS_RULES).unwrap();
        assert_eq!((summary.best.count, summary.within.count, summary.held.count), (2, 3, 3));
        assert_eq!((summary.agreed.count, summary.agreed.of), (1, 2));
        assert!((summary.mean - (near.regret() + far.regret()) / 4.0).abs() < 1e-12);
        assert_eq!(summary.high, far.regret());
        assert!(Decisions::summarise(&[], LOSS_RULES).is_none());
    }

    #[test]
    fn unlaunched_programs_count_only_against_a_bound_for_all_programs() {
        let made = Decision { raced: vec![0, 1], ..decision(&[200, 100, 0], 1, 0.006) };
        let held = |decision: &Decision| {
            Decisions::summarise(std::slice::from_ref(decision), LOSS_RULES).unwrap().held.count
        };
        assert_eq!(held(&made), 1);
        assert_eq!(held(&Decision { raced: Vec::new(), ..made.clone() }), 0);
        assert_eq!(held(&Decision { whole: Some(0.008), ..made.clone() }), 0);
        assert_eq!(held(&Decision { whole: Some(0.012), ..made }), 1);
    }
}
