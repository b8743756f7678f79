//! The decision: the verdicts and the choice, computed from the samples of a record.
//!
//! [`decide`] is a pure function of the record, so a decision can be made again without measuring,
//! and the effect of a change of the rules can be seen on all existing records.
//!
//! 1. Each launch gives one figure, the median of its samples, corrected for the effect of the
//!    order of turns. Every launch gives each engine a new code layout.
//! 2. `outpace` ([`outpace::decide::judge()`]) gives the verdict, by an interval that remains valid
//!    however often it is looked at: *faster* or *slower* if it lies wholly on one side of zero,
//!    *no difference* if it lies wholly within the resolution, otherwise *not sure*. The variants
//!    of an axis share one probability of an error.
//! 3. The choice does not use the verdicts ([`outpace::decide::choice`]): of all compared builds,
//!    with single or combined variants, it takes the plainest whose loss against the best is surely
//!    at most [`LossRules::loss`]. If there is none, it takes the plainest of those whose expected
//!    loss is little more than the smallest. The upper bound of the loss is printed.
//!
//! Kernels are judged in the same way ([`paired`]), but the choice does not use them: a gain in a
//! kernel need not be a gain in the whole engine.

mod absent;
mod choice;
mod paired;

use crate::record::{
    Axis, Build, CONTROL, Choice, Comparison, Decision, Engine, Judgement, Loss, LossRules, Record, Verdict,
};
pub use choice::{code_of, combination, gain, gain_of_control, of_matrix, parts, with_unmade};
use outpace::decide::{Rules, judgement, noise};
pub use paired::open_kernels;

/// Decides from the measurements in a record and ignores the decision that the record already
/// holds.
pub fn decide(record: &Record, rules: LossRules) -> Decision {
    judge(record, choose(record, rules))
}

/// The choice that the launches of whole engines lead to.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub choice: Choice,
    /// The loss of every build that took part, as the record states it.
    losses: Vec<Loss>,
    rules: LossRules,
}

/// Makes the choice, the first half of a decision: a run may measure the chosen build further
/// before it judges everything else.
pub fn choose(record: &Record, rules: LossRules) -> Chosen {
    let (choice, losses) = choice::choose(record, rules);
    Chosen { choice, losses, rules }
}

/// Adds the verdicts to a choice, the second half of a decision.
pub fn judge(record: &Record, Chosen { choice, losses, rules }: Chosen) -> Decision {
    let verdicts = Rules::default();
    let survey = &record.whole_engines.survey;
    let control = survey.comparison(CONTROL).map(|control| judgement(control, &verdicts, 1));
    let against = record.against.as_ref().map(|against| judgement(&against.comparison, &verdicts, 1));
    let launched = survey.comparisons.iter().flat_map(|row| &row.launches);
    Decision {
        rules,
        verdicts,
        warnings: noise::warnings("engines", &record.noise, [launched], control.as_ref(), &verdicts),
        judgements: judge_axes(record),
        kernels: paired::judge_kernels(record, &verdicts),
        choice,
        losses,
        control,
        against,
    }
}

/// Decides a record again by the present rules for verdicts, with the record's own limits of a
/// loss, and replaces commands in its reasons that have been renamed since. So all pages follow the
/// same rules, also those of older records. The file of the record is not changed.
pub fn redecide(mut record: Record) -> Record {
    let reasons = record.unavailable.iter_mut().map(|missing| &mut missing.reason);
    reasons.for_each(|reason| *reason = with_present_commands(reason));
    record.decision = decide(&record, record.decision.rules);
    record
}

/// Replaces the names of commands that have been renamed: the studies used to be subcommands of the
/// lab.
pub(crate) fn with_present_commands(reason: &str) -> String {
    reason.replace("`cargo lab study ", "`cargo studies ")
}

/// Returns the empty decision of a record that is still being measured.
pub fn undecided(rules: LossRules) -> Decision {
    let choice = Choice { command: Build::default().command(), ..Choice::default() };
    Decision { rules, choice, ..Decision::default() }
}

/// Judges the combined builds, which share one probability of an error. These verdicts are only
/// shown; the choice does not use them.
pub fn judge_combined(record: &Record) -> Vec<Judgement> {
    let is_combined = |row: &&Comparison| record.is_combined(&row.candidate);
    let rows: Vec<&Comparison> = record.whole_engines.survey.comparisons.iter().filter(is_combined).collect();
    rows.iter().map(|row| judgement(row, &Rules::default(), rows.len())).collect()
}

/// Judges all variants by the present rules, axis by axis in the order of the variants.
pub fn judge_axes(record: &Record) -> Vec<Judgement> {
    record.axes.iter().flat_map(|axis| judge_axis(record, axis, &Rules::default())).collect()
}

/// Judges one axis; the verdicts are in the order of its variants.
fn judge_axis(record: &Record, axis: &Axis, rules: &Rules) -> Vec<Judgement> {
    let survey = &record.whole_engines.survey;
    let engine = |variant: &str| record.engine_of(&axis.name, variant);
    let timed = |variant: &String| survey.comparison(&engine(variant)?.slug);
    let count = axis.variants.iter().filter_map(timed).count();
    let untimed = |variant: &String| {
        let missing =
            record.unavailable.iter().find(|absent| absent.axis == axis.name && absent.variant == *variant);
        let unjudged = |reason: &str| Verdict::Unjudged { reason: reason.to_owned() };
        match (engine(variant), missing) {
            (Some(Engine { fault: Some(fault), .. }), _) => unjudged(fault),
            (Some(Engine { same_code_as: Some(twin), .. }), _) => Verdict::SameCode { of: twin.clone() },
            (Some(_), _) => unjudged("it was not timed"),
            (None, Some(missing)) => unjudged(&missing.reason),
            (None, None) if axis.default == *variant => Verdict::Default,
            (None, None) => unjudged("it was not built"),
        }
    };
    let of_variant = |variant: &String| {
        let (family, name) = (Some(axis.name.clone()), variant.clone());
        match timed(variant) {
            Some(comparison) => Judgement { family, variant: name, ..judgement(comparison, rules, count) },
            None => Judgement { family, variant: name, verdict: untimed(variant), estimate: None },
        }
    };
    axis.variants.iter().map(of_variant).collect()
}

#[cfg(test)]
mod tests;
