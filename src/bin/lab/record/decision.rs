//! What a run concluded from what it saw: verdicts, the figures behind them, and the choice.

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::build::Build;

use super::{Comparison, Mode, check_looks};

/// What the run concluded; a pure function of the rest of the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Decision {
    /// The rules that were applied.
    pub(crate) rules: Rules,
    /// The A/A control's estimate, which should be nothing; none where it was not measured.
    pub(crate) control: Option<Judgement>,
    /// What made the machine too noisy to be believed, or noisier than is good; nothing on a quiet one.
    pub(crate) warnings: Vec<String>,
    /// Every variant's verdict, axis by axis, in the order of the axes.
    pub(crate) judgements: Vec<Judgement>,
    /// Every kernel's verdict, in the order of the figures. They choose nothing: what counts is the whole engine.
    pub(crate) kernels: Vec<KernelJudgement>,
    /// The combined recipe's verdict on fresh launches, where there was a winner to confirm.
    pub(crate) confirmation: Option<Judgement>,
    /// How much slower the choice is than the best combination, where that was measured.
    pub(crate) regret: Option<RegretJudgement>,
    /// How much faster the choice is than the recipe that `--against` named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) against: Option<Judgement>,
    /// What to build.
    pub(crate) choice: Choice,
}

/// How much slower the choice is than the best combination.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RegretJudgement {
    /// The best combination's slug; the chosen one's where none was better.
    pub(crate) best: String,
    /// Its gain over the chosen build; nothing where none was better.
    pub(crate) regret: f64,
    /// The upper end of its interval.
    pub(crate) high: f64,
    /// The combinations that looked best before, each against the chosen build on fresh launches.
    pub(crate) finalists: Vec<Judgement>,
}

/// The constants of the decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Rules {
    /// The confidence of an interval: 0.95.
    pub(crate) confidence: f64,
    /// The smallest gain that is worth a decision: 0.005.
    pub(crate) relevance: f64,
    /// The chance with which the smallest visible effect would have been seen: 0.9.
    pub(crate) power: f64,
    /// Bootstrap resamples.
    pub(crate) resamples: u32,
    /// Fewer launches than this decide nothing.
    pub(crate) min_launches: usize,
}

/// No interval is drawn by more resamples than this.
const MOST_RESAMPLES: u32 = 100_000;

/// No record takes more draws to decide than this: fifty times as many as the largest that was kept, about a minute.
const MOST_DRAWS: u64 = 1_000_000_000;

impl Rules {
    /// Says so if no decision can go by them, or if judging these comparisons by them, each at its looks, would never end.
    pub(crate) fn check<'a>(
        &self,
        judged: impl IntoIterator<Item = (&'a [u32], &'a [Comparison])>,
    ) -> Result<()> {
        let Self { confidence, relevance, power, resamples, min_launches: _ } = *self;
        for (name, share) in [("confidence", confidence), ("power", power)] {
            ensure!((0.5..=0.9999).contains(&share), "its rules have a {name} of {share}");
        }
        ensure!(relevance > 0.0 && relevance < 1.0, "its rules have a relevance of {relevance}");
        ensure!((1..=MOST_RESAMPLES).contains(&resamples), "its rules have {resamples} resamples");
        let mut draws = 0_u64;
        for (looks, comparisons) in judged {
            check_looks(looks)?;
            for launches in comparisons.iter().map(|one| one.launches.len() as u64) {
                let looked = looks.iter().map(|&look| u64::from(look)).filter(|&look| look <= launches);
                draws = looked.fold(draws, |sum, look| sum.saturating_add(look * u64::from(resamples)));
            }
        }
        ensure!(draws <= MOST_DRAWS, "it takes {draws} draws to decide, more than any record of a lab");
        Ok(())
    }
}

/// One variant's verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Judgement {
    /// Its axis; none for the control and the combined build.
    pub(crate) axis: Option<String>,
    /// Its variant, or the slug where there is no axis.
    pub(crate) variant: String,
    /// The verdict.
    pub(crate) verdict: Verdict,
    /// The figures behind it, where it was timed.
    pub(crate) estimate: Option<Estimate>,
    /// The same over code layouts, where a win was checked.
    pub(crate) layouts: Option<LayoutCheck>,
}

/// The verdict of one variant's kernel against the default's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct KernelJudgement {
    /// The axis.
    pub(crate) axis: String,
    /// The axis' default variant.
    pub(crate) baseline: String,
    /// The variant; the default again is the control.
    pub(crate) variant: String,
    /// Latency or throughput.
    pub(crate) mode: Mode,
    /// The operands.
    pub(crate) operands: String,
    /// The verdict.
    pub(crate) verdict: Verdict,
    /// The figures behind it, where it was timed.
    pub(crate) estimate: Option<Estimate>,
}

impl KernelJudgement {
    /// Whether it is the default against itself.
    pub(crate) fn is_control(&self) -> bool {
        self.variant == self.baseline
    }
}

/// What became of a win when every launch of either engine had its functions and constants in another order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LayoutCheck {
    /// The figures over layouts.
    pub(crate) estimate: Estimate,
    /// The standard deviation that layouts add to what launches of the same bytes differ by, as a fraction.
    pub(crate) spread: f64,
    /// Whether it is faster over layouts too.
    pub(crate) survived: bool,
}

/// A verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// Faster than the baseline, by more than the relevance threshold, after correction.
    Faster,
    /// Slower, likewise.
    Slower,
    /// Neither could be shown.
    NoDifference {
        /// The smallest gain or loss that this run would have seen.
        smallest_visible: f64,
    },
    /// The compiler made the same code of both: nothing to time.
    SameCode {
        /// The slug of the engine with that code, or the variant where kernels are judged.
        of: String,
    },
    /// It is what the default build has on this axis; there is no other build of it.
    Default,
    /// It was not judged: it cannot run here, gave a wrong node count, or could not be launched often enough.
    Unjudged {
        /// Why.
        reason: String,
    },
}

/// The figures of one comparison.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Estimate {
    /// The gain.
    pub(crate) gain: f64,
    /// The lower end of its interval at [`Rules::confidence`].
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
    /// The lower end of the wider interval that the verdict looked at: corrected for the number of variants.
    pub(crate) corrected_low: f64,
    /// The upper end.
    pub(crate) corrected_high: f64,
    /// The standard deviation of the launches' centres by their quartiles, as a fraction: what two launches differ by.
    pub(crate) spread: f64,
    /// How many launches.
    pub(crate) launches: usize,
    /// How many samples in all.
    pub(crate) samples: usize,
    /// The sign test's chance of so uneven a count of launches above and below zero, were there no difference.
    pub(crate) sign: f64,
    /// The same of the signed-rank test (Wilcoxon).
    pub(crate) signed_rank: f64,
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Choice {
    /// The winners; an axis that is not named keeps its default.
    pub(crate) winners: Vec<Winner>,
    /// How to build it.
    #[serde(flatten)]
    pub(crate) build: Build,
    /// The measured gain over the default build: the confirmation's, where there is one.
    pub(crate) gain: Option<Estimate>,
    /// Why, in one sentence.
    pub(crate) because: String,
    /// The line that builds it.
    pub(crate) command: String,
}

/// The variant that one axis chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Winner {
    /// The axis.
    pub(crate) axis: String,
    /// The variant.
    pub(crate) variant: String,
}
