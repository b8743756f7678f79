//! The conclusions of a run: verdicts, the figures behind them, and the choice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Axis, Build, Estimate, Judgement, Loss, LossRules, Mode, Verdict};
use outpace::decide::Rules;

/// What the run concluded; a pure function of the rest of the record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// Limits of what the choice may lose.
    pub rules: LossRules,
    /// Rules by which the verdicts are given.
    #[serde(default)]
    pub verdicts: Rules,
    /// The A/A control's estimate, which should be nothing; none where it was not measured.
    pub control: Option<Judgement>,
    /// What made the machine too noisy to be believed, or noisier than is good; nothing on a quiet one.
    pub warnings: Vec<String>,
    /// Every variant's verdict, axis by axis, in the order of the axes.
    pub judgements: Vec<Judgement>,
    /// Every kernel's verdict, in the order of the figures. They choose nothing: what counts is the whole engine.
    pub kernels: Vec<KernelJudgement>,
    /// How much faster the choice is than the recipe that `--against` named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Judgement>,
    /// What is lost by taking each engine, if another one is better.
    pub losses: Vec<Loss>,
    /// What to build.
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
        let kernels = self.kernels.iter().map(|one| {
            (format!("the kernel `{}-{}` ({})", one.axis, one.variant, one.mode.name()), &one.verdict)
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

/// The verdict of one variant's kernel against the default's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct KernelJudgement {
    /// The axis.
    pub axis: String,
    /// The axis' default variant.
    pub baseline: String,
    /// The variant; the default again is the control.
    pub variant: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// The operands.
    pub operands: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The figures behind it, where it was timed.
    pub estimate: Option<Estimate>,
}

impl KernelJudgement {
    /// Returns true if it compares the default with itself.
    pub fn is_control(&self) -> bool {
        self.variant == self.baseline
    }
}

/// What to build.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// The variants that it has instead of the defaults.
    pub winners: Vec<Winner>,
    /// How to build it.
    #[serde(flatten)]
    pub build: Build,
    /// The measured gain over the default build; none where the default was chosen.
    pub gain: Option<Estimate>,
    /// What is lost by it, if another build is better; none before anything was measured.
    pub loss: Option<Loss>,
    /// The build that did not take part and may be the better one by other runs; of several the one that may lose most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Absent>,
    /// Why, in one sentence.
    pub because: String,
    /// The line that builds it.
    pub command: String,
}

/// A build that did not take part in a run and may be better than the chosen one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Absent {
    /// Its slug: `target-native+profile-pgo`.
    pub candidate: String,
    /// Its gain over the default build, by other runs on such a CPU.
    pub gain: f64,
    /// The expected loss of the chosen build against it, as a share of the speed.
    pub expected: f64,
    /// What that loss is at most, with the confidence of the rules.
    pub bound: f64,
    /// Why it did not take part.
    pub reason: String,
    /// The command that lets it take part, where there is one.
    pub remedy: Option<String>,
}

impl Choice {
    /// The variant that it has of an axis.
    pub fn variant_of<'a>(&'a self, axis: &'a Axis) -> &'a str {
        let winner = self.winners.iter().find(|winner| winner.axis == axis.name);
        winner.map_or(&axis.default, |winner| &winner.variant)
    }
}

/// The variant that one axis chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Winner {
    /// The axis.
    pub axis: String,
    /// The variant.
    pub variant: String,
}
