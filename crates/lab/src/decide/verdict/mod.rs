//! From samples to a choice, without looking at anything else.
//!
//! [`decide`] is a pure function of a record's samples, so a record can be decided again without measuring, and a change
//! of the rules can be judged on all records that were kept.
//!
//! 1. A launch gives the median of its samples, freed of what the order does; the launches give a centre and an interval
//!    ([`outpace::statistics`]). Every launch of either engine has a code layout of its own.
//! 2. A variant is *faster* or *slower* where its interval, corrected for the number of variants of its axis ([`holm`]) and
//!    of looks ([`looks`]), lies wholly beyond the relevance threshold ([`judge`]). Where it lies wholly within the threshold,
//!    there is *no difference*. All else is *not sure*, with the launches that would tell, or the smallest effect that would have
//!    been seen.
//! 3. The choice has a rule of its own ([`choice`]): among all that was raced, single variants and several together, the plainest build
//!    whose loss against the best is at most [`Rules::loss`]; where none is so sure, the one with the smallest expected loss. The bound is printed.
//!
//! Kernels are judged by the same statistics ([`paired`]), but choose nothing: what a kernel gains alone, the whole engine need
//! not.

mod absent;
mod choice;
mod paired;

use crate::record::{
    Axis, Build, CONTROL, Choice, Comparison, Decision, Engine, Judgement, Record, Rules, Verdict,
};
pub use choice::{best_known, defaults, gain, leaders, losses, next};
use outpace::decide::verdict::{Judged, judge, noise};
pub use outpace::decide::verdict::{RULES, Stream, alone, judge_control};
pub use outpace::statistics::{holm, looks};
pub use paired::open_kernels;

/// The streams of random numbers by which launches are judged, each named as its phase of a run.
pub mod launches {
    pub const KERNELS: &str = "paired";
    pub const ENGINES: &str = "engines";
    /// The choice against a recipe that the user named.
    pub const AGAINST: &str = "against-layouts";
}

/// Decides by what the record says was measured; what it says was decided is not looked at.
pub fn decide(record: &Record, rules: Rules) -> Decision {
    let stream = |of| Stream { seed: record.seed, of };
    let survey = &record.whole_engines.survey;
    let control = survey.comparison(CONTROL).and_then(|comparison| {
        let judged = judge_control(comparison, &survey.looks, stream(launches::ENGINES), rules)?;
        Some(judged.named(None, CONTROL))
    });
    let judgements: Vec<Judgement> =
        record.axes.iter().flat_map(|axis| judge_axis(record, axis, rules)).collect();
    let against = record.against.as_ref();
    let against =
        against.and_then(|one| alone(&one.comparison, &one.looks, stream(launches::AGAINST), rules));
    let losses = choice::losses(record, &record.known, rules);
    let stated = choice::stated(record, rules);
    let launched = survey.comparisons.iter().flat_map(|one| &one.launches);
    Decision {
        rules,
        warnings: noise::warnings("engines", &record.noise, launched, control.as_ref(), rules),
        kernels: paired::judge_kernels(record, rules),
        choice: choice::choose(record, &losses, &stated, rules),
        losses: stated,
        control,
        judgements,
        against,
    }
}

/// A kept record with the decision that its samples lead to today, by its own rules, and with the commands of today in its reasons. A rule that
/// was changed since must not cost a record its pages, nor may a page show two meanings of a word; the file stays as it is, and its seal finds
/// damage.
pub fn anew(mut record: Record) -> Record {
    record.unavailable.iter_mut().for_each(|missing| missing.reason = as_called_today(&missing.reason));
    record.decision = decide(&record, record.decision.rules);
    record
}

/// The reason with the commands that there are today: the studies were verbs of the lab once.
pub(crate) fn as_called_today(reason: &str) -> String {
    reason.replace("`cargo lab study ", "`cargo studies ")
}

/// What is decided before anything is: nothing.
pub fn undecided(rules: Rules) -> Decision {
    let choice = Choice { command: Build::default().command(), ..Choice::default() };
    Decision { rules, choice, ..Decision::default() }
}

/// The verdicts of one axis, in the order of its variants.
fn judge_axis(record: &Record, axis: &Axis, rules: Rules) -> Vec<Judgement> {
    let engine = |variant: &str| record.engine_of(&axis.name, variant);
    let survey = &record.whole_engines.survey;
    let stream = Stream { seed: record.seed, of: launches::ENGINES };
    let timed = axis.variants.iter();
    let timed = timed.filter_map(|variant| Some((variant, survey.comparison(&engine(variant)?.slug)?)));
    let (timed, family): (Vec<&String>, Vec<&Comparison>) = timed.unzip();
    let judged = judge(&family, &survey.looks, stream, rules).into_iter().zip(timed);
    let judged = judged.map(|(judged, variant)| judged.named(Some(&axis.name), variant));
    let mut judged: Vec<Judgement> = judged.collect();
    let untimed = |variant: &String| {
        let missing = record.unavailable.iter().find(|one| one.axis == axis.name && one.variant == *variant);
        let unjudged = |reason: &str| Verdict::Unjudged { reason: reason.to_owned() };
        let verdict = match (engine(variant), missing) {
            (Some(Engine { fault: Some(fault), .. }), _) => unjudged(fault),
            (Some(Engine { same_code_as: Some(of), .. }), _) => Verdict::SameCode { of: of.clone() },
            (Some(_), _) => unjudged("it was not timed"),
            (None, Some(missing)) => unjudged(&missing.reason),
            (None, None) if axis.default == *variant => Verdict::Default,
            (None, None) => unjudged("it was not built"),
        };
        Judged { verdict, estimate: None, settled: true }.named(Some(&axis.name), variant)
    };
    let of_variant = |variant: &String| {
        let at = judged.iter().position(|judgement| judgement.variant == *variant);
        at.map_or_else(|| untimed(variant), |at| judged.swap_remove(at))
    };
    axis.variants.iter().map(of_variant).collect()
}

#[cfg(test)]
mod tests;
