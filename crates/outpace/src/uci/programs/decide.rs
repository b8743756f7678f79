//! The verdicts on somebody else's builds: one family, a control, and the fastest confirmed.
//!
//! There is no check over code layouts, since we cannot link what others built. A build may be faster here only because of where its
//! functions lie.

use std::collections::BTreeMap;

use super::{Decision, Engine, Record};
use crate::record::{CONTROL, Comparison, Judgement, Rules, Verdict};
use crate::verdict::{self, Judged, Stream, judge, noise, still_open};

/// The stream of the launches of all commands.
pub const ENGINES: &str = "engines";

/// The stream of the fresh launches of the fastest.
pub const CONFIRM: &str = "confirm";

/// The commands of which more launches could still say something; the control stays in as long as another does.
pub fn open_commands(
    comparisons: &[Comparison],
    looks: &[u32],
    stream: Stream<'_>,
    rules: Rules,
) -> Vec<String> {
    let family = comparisons.iter().filter(|one| one.candidate != CONTROL).collect();
    still_open([family], looks, stream, rules)
}

/// Decides. Without a confirmation in the record the winner is the one that is yet to be confirmed.
pub fn decide_commands(record: &Record, rules: Rules) -> Decision {
    let stream = |of| Stream { seed: record.seed, of };
    let control = record
        .survey
        .comparison(CONTROL)
        .and_then(|one| verdict::control(one, &record.survey.looks, stream(ENGINES), rules));
    let judgements = judge_all(record, stream(ENGINES), rules);
    let confirmation = record.confirmation.as_ref().and_then(|survey| {
        let one = survey.comparisons.first()?;
        let judged = judge(&[one], &survey.looks, stream(CONFIRM), rules).pop()?;
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

/// The fastest of the commands that are faster than the first.
fn fastest(judgements: &[Judgement]) -> Option<&str> {
    let gain =
        |judgement: &&Judgement| judgement.estimate.map_or(f64::NEG_INFINITY, |estimate| estimate.gain);
    let faster = judgements.iter().filter(|judgement| judgement.verdict == Verdict::Faster);
    faster.max_by(|a, b| gain(a).total_cmp(&gain(b))).map(|judgement| judgement.variant.as_str())
}

/// The verdicts on all commands but the first.
fn judge_all(record: &Record, stream: Stream<'_>, rules: Rules) -> Vec<Judgement> {
    let others = record.engines.get(1..).unwrap_or_default();
    let timed: Vec<&Comparison> =
        others.iter().filter_map(|engine| record.survey.comparison(&engine.name)).collect();
    let names = timed.iter().map(|comparison| comparison.candidate.as_str());
    let judged: BTreeMap<&str, Judged> =
        names.zip(judge(&timed, &record.survey.looks, stream, rules)).collect();
    let judgement = |engine: &Engine| {
        let judged = judged.get(engine.name.as_str()).cloned().unwrap_or_else(|| {
            let reason = engine.fault.clone().unwrap_or_else(|| "it was not timed".to_owned());
            Judged { verdict: Verdict::Unjudged { reason }, estimate: None, settled: true }
        });
        judged.named(None, &engine.name)
    };
    others.iter().map(judgement).collect()
}
