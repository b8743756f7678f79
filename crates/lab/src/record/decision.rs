//! The conclusions of a run: verdicts, the figures behind them, and the choice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Axis, Build, Estimate, Judgement, Loss, LossRules, Mode, Verdict};
use outpace::decide::Rules;

/// Conclusions of a run: a pure function of the rest of its record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// Rules for the losses and the choice.
    pub rules: LossRules,
    /// Rules for the verdicts.
    #[serde(default)]
    pub verdicts: Rules,
    /// Verdict on the control, the byte-identical copy of the baseline, whose gain should be 0.
    /// `null` if it was not measured.
    pub control: Option<Judgement>,
    /// Reasons to doubt the figures, such as load by other programs. Empty on a quiet machine.
    pub warnings: Vec<String>,
    /// Verdicts on all variants, in the order of the axes.
    pub judgements: Vec<Judgement>,
    /// Verdicts on all kernels, in the order of the figures. The choice does not use them: it
    /// compares whole engines.
    pub kernels: Vec<KernelJudgement>,
    /// Verdict on the choice against the recipe of `--against`. Absent without that option.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Judgement>,
    /// Speed that each engine may lose against the best one.
    pub losses: Vec<Loss>,
    /// Build that the run recommends.
    pub choice: Choice,
}

impl Decision {
    /// Returns all verdicts, each with the name of its subject.
    pub fn verdicts_by_name(&self) -> impl Iterator<Item = (String, &Verdict)> {
        let engines = self.judgements.iter().map(|judgement| {
            (
                format!("`{}-{}`", judgement.family.as_deref().unwrap_or_default(), judgement.variant),
                &judgement.verdict,
            )
        });
        let kernels = self.kernels.iter().map(|kernel| {
            let KernelJudgement { axis, variant, mode, verdict, .. } = kernel;
            (format!("the kernel `{axis}-{variant}` ({})", mode.name()), verdict)
        });
        let control = self.control.iter().map(|judgement| ("the control".to_owned(), &judgement.verdict));
        let against = self.against.iter();
        let against =
            against.map(|judgement| ("the choice against the other recipe".to_owned(), &judgement.verdict));
        control.chain(engines).chain(kernels).chain(against)
    }

    /// Returns the verdicts of an axis.
    pub fn of_axis(&self, axis: &str) -> impl Iterator<Item = &Judgement> {
        self.judgements.iter().filter(move |judgement| judgement.family.as_deref() == Some(axis))
    }

    pub fn judgement(&self, axis: &str, variant: &str) -> Option<&Judgement> {
        self.of_axis(axis).find(|judgement| judgement.variant == variant)
    }

    /// Returns the verdict on the engine with that slug, such as `score-split`.
    pub fn of_slug(&self, slug: &str) -> Option<&Judgement> {
        let name =
            |judgement: &Judgement| Some(format!("{}-{}", judgement.family.as_ref()?, judgement.variant));
        self.judgements.iter().find(|judgement| name(judgement).as_deref() == Some(slug))
    }
}

/// Verdict on one variant's kernel against the default's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct KernelJudgement {
    /// Axis of both variants.
    pub axis: String,
    /// Default variant of the axis.
    pub baseline: String,
    /// Variant that is compared with the default. If it is the default itself, the comparison is a
    /// control.
    pub variant: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// Name of the operands.
    pub operands: String,
    /// Answer for this kernel.
    pub verdict: Verdict,
    /// Gain that the verdict rests on; `null` if the kernel was not timed.
    pub estimate: Option<Estimate>,
}

impl KernelJudgement {
    /// Returns true if it compares the default with itself.
    pub fn is_control(&self) -> bool {
        self.variant == self.baseline
    }
}

/// Build that a run recommends.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// Variants of the choice that differ from the default build's.
    pub winners: Vec<Winner>,
    /// Build of the choice.
    #[serde(flatten)]
    pub build: Build,
    /// Measured gain over the default build; `null` if the default build was chosen.
    pub gain: Option<Estimate>,
    /// Speed that the choice may lose against the best build; `null` if nothing was measured.
    pub loss: Option<Loss>,
    /// Build that did not take part but may be better according to other runs. If there are
    /// several, the one against which the choice may lose most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Absent>,
    /// Reason for the choice, in one sentence.
    pub because: String,
    /// Shell command that makes the build.
    pub command: String,
}

/// A build that did not take part in a run and may be better than the chosen one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Absent {
    /// Slug of the build, such as `target-native+profile-pgo`.
    pub candidate: String,
    /// Gain of the build over the default build, by other runs on this kind of CPU.
    pub gain: f64,
    /// Expected loss of the chosen build against it, as a share of the speed.
    pub expected: f64,
    /// Upper bound of that loss, with the confidence of the rules.
    pub bound: f64,
    /// Reason why it did not take part.
    pub reason: String,
    /// Command that lets it take part, if there is one.
    pub remedy: Option<String>,
}

impl Choice {
    /// Returns the choice's variant of an axis.
    pub fn variant_of<'a>(&'a self, axis: &'a Axis) -> &'a str {
        let winner = self.winners.iter().find(|winner| winner.axis == axis.name);
        winner.map_or(&axis.default, |winner| &winner.variant)
    }
}

/// A variant that was chosen instead of the default one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Winner {
    /// Axis of the variant.
    pub axis: String,
    /// Name of the variant.
    pub variant: String,
}
