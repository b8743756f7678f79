//! The decision: from samples to a choice, without any other input.
//!
//! [`decide`] is a pure function of a record's samples, so a record can be decided again without
//! measuring, and a change of the rules can be judged on all records that were kept.
//!
//! 1. A launch gives one figure, the median of its samples, corrected for the effect of the order
//!    of turns. Every launch of either engine has a code layout of its own.
//! 2. The verdict is the one of `outpace` ([`outpace::decide::judge()`]), by an interval that is
//!    valid at every moment: *faster* or *slower* if it lies wholly on one side of zero, *no
//!    difference* if it lies wholly within the resolution, otherwise *not sure*. The variants of an
//!    axis share one probability of an error.
//! 3. The choice has a rule of its own ([`outpace::decide::choice`]): among all builds in the race,
//!    with single or combined variants, it takes the plainest whose loss against the best is at
//!    most [`LossRules::loss`]; if no build is certain enough, the one with the smallest expected
//!    loss. The bound is printed.
//!
//! Kernels are judged in the same way ([`paired`]), but they choose nothing: a gain in a kernel
//! alone need not be a gain in the whole engine.

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

/// The build to take, by the launches of whole engines.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub choice: Choice,
    /// The stated loss of every build that took part.
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

/// Returns a kept record with the decision that today's code makes from its samples, and with
/// today's commands in its reasons. The limits of a loss are the record's own; the rules for
/// verdicts are today's. Pages can thus be drawn from a record older than a change of the rules,
/// and use each word in one meaning only. The file itself stays unchanged, so its seal still
/// detects damage.
pub fn anew(mut record: Record) -> Record {
    record.unavailable.iter_mut().for_each(|missing| missing.reason = as_called_today(&missing.reason));
    record.decision = decide(&record, record.decision.rules);
    record
}

/// Returns the reason with the commands that exist today: the studies were once verbs of the lab.
pub(crate) fn as_called_today(reason: &str) -> String {
    reason.replace("`cargo lab study ", "`cargo studies ")
}

/// Returns the empty decision of a record that has not been decided.
pub fn undecided(rules: LossRules) -> Decision {
    let choice = Choice { command: Build::default().command(), ..Choice::default() };
    Decision { rules, choice, ..Decision::default() }
}

/// Judges the builds of several variants, which share one probability of an error. These verdicts
/// are shown, and choose nothing.
pub fn judge_combined(record: &Record) -> Vec<Judgement> {
    let is_combined = |row: &&Comparison| record.is_combined(&row.candidate);
    let rows: Vec<&Comparison> = record.whole_engines.survey.comparisons.iter().filter(is_combined).collect();
    rows.iter().map(|row| judgement(row, &Rules::default(), rows.len())).collect()
}

/// Judges all variants by today's rules, axis by axis in the order of the variants.
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
            (Some(Engine { same_code_as: Some(of), .. }), _) => Verdict::SameCode { of: of.clone() },
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
