//! The verdicts on somebody else's builds: one family, a control, and the fastest confirmed.
//!
//! There is no check over code layouts, since we cannot link what others built. What is faster here is faster as built, and may be
//! so by where its functions lie.

use super::{Decision, Record};
use crate::record::{CONTROL, Comparison, Judgement, Rules, Verdict};
use crate::verdict::{Judged, Launches, Stream, control as judge_one_control, judge, noise, still_open};

/// The commands of which more launches could still say something; the control stays in as long as another does.
pub fn open_commands(comparisons: &[Comparison], looks: &[u32], stream: Stream, rules: Rules) -> Vec<String> {
    let family = comparisons.iter().filter(|one| one.candidate != CONTROL).collect();
    still_open([family], looks, stream, rules)
}

/// Decides. Without a confirmation in the record the winner is the one that is yet to be confirmed.
pub fn decide_commands(record: &Record, rules: Rules) -> Decision {
    let stream = |of| Stream { seed: record.seed, of };
    let control = record
        .survey
        .comparison(CONTROL)
        .and_then(|one| judge_one_control(one, &record.survey.looks, stream(Launches::Engines), rules));
    let judgements = judge_all(record, stream(Launches::Engines), rules);
    let confirmation = record.confirmation.as_ref().and_then(|survey| {
        let one = survey.comparisons.first()?;
        let judged = judge(&[one], &survey.looks, stream(Launches::Confirm), rules).pop()?;
        Some(judged.named(None, &one.candidate))
    });
    let warnings = noise::warnings(&record.noise, &record.survey, control.as_ref(), rules);
    let first = record.engines.first().map_or("", |first| first.name.as_str());
    let fastest = fastest(&judgements);
    let (winner, because) = match (fastest, &confirmation) {
        (None, _) if judgements.iter().all(|judgement| judgement.estimate.is_none()) => {
            (first, format!("no command could be judged, so `{first}` stands"))
        }
        (None, _) => (first, format!("no command is faster than `{first}` by more than the threshold")),
        (Some(_), _) if !noise::is_calm(control.as_ref(), rules) => (
            first,
            format!(
                "a byte-identical copy of `{first}` was told apart from it, or could not be judged: this machine is too noisy now, \
                 so `{first}` stands"
            ),
        ),
        (Some(fastest), None) if record.confirmation.is_none() => {
            (fastest, format!("`{fastest}` is the fastest, not yet confirmed"))
        }
        (Some(fastest), Some(Judgement { verdict: Verdict::Faster, variant, .. })) if variant == fastest => {
            (fastest, format!("`{fastest}` is the fastest, confirmed on fresh launches"))
        }
        (Some(fastest), confirmed) => {
            let what = unconfirmed(record, fastest, confirmed.as_ref());
            (first, format!("`{fastest}` was faster, but {what}, so `{first}` stands"))
        }
    };
    let command = record.engines.iter().find(|engine| engine.name == winner);
    let command = command.map_or_else(String::new, |engine| engine.command.clone());
    let gain = confirmation.as_ref().filter(|_| winner != first).and_then(|judgement| judgement.estimate);
    let winner = winner.to_owned();
    Decision { rules, control, warnings, judgements, confirmation, winner, command, gain, because }
}

/// Why the fastest was not confirmed, in words that go on after "but".
fn unconfirmed(record: &Record, fastest: &str, confirmed: Option<&Judgement>) -> String {
    let missing = record.confirmation.iter().flat_map(|survey| &survey.missing);
    if let Some(one) = missing.into_iter().find(|one| one.candidate == fastest) {
        return format!("fell out on fresh launches: it {}", one.reason);
    }
    match confirmed.map(|judgement| &judgement.verdict) {
        None => "was not measured on fresh launches".to_owned(),
        Some(Verdict::Unjudged { reason }) => format!("could not be judged on fresh launches: {reason}"),
        Some(_) => "not again on fresh launches".to_owned(),
    }
}

/// The command that more than the threshold speaks for; none where there is none.
fn fastest(judgements: &[Judgement]) -> Option<&str> {
    let gain =
        |judgement: &&Judgement| judgement.estimate.map_or(f64::NEG_INFINITY, |estimate| estimate.gain);
    let faster = judgements.iter().filter(|judgement| judgement.verdict == Verdict::Faster);
    faster.max_by(|a, b| gain(a).total_cmp(&gain(b))).map(|judgement| judgement.variant.as_str())
}

/// The verdicts on all commands but the first.
fn judge_all(record: &Record, stream: Stream, rules: Rules) -> Vec<Judgement> {
    let others = record.engines.get(1..).unwrap_or_default();
    let timed: Vec<&Comparison> =
        others.iter().filter_map(|engine| record.survey.comparison(&engine.name)).collect();
    let judged: Vec<(&str, Judged)> = timed
        .iter()
        .map(|comparison| comparison.candidate.as_str())
        .zip(judge(&timed, &record.survey.looks, stream, rules))
        .collect();
    others
        .iter()
        .map(|engine| {
            let reason = || engine.fault.clone().unwrap_or_else(|| "it was not timed".to_owned());
            let found = judged.iter().find(|(name, _)| *name == engine.name);
            let judged = found.map_or_else(
                || Judged { verdict: Verdict::Unjudged { reason: reason() }, estimate: None, settled: true },
                |(_, judged)| judged.clone(),
            );
            judged.named(None, &engine.name)
        })
        .collect()
}
