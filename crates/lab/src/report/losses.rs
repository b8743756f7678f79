//! The loss of each build against the best, and the guarantee of the choice.

use maud::{Markup, html};

use super::words;
use crate::decide::verdict::gain;
use crate::record::{Absent, BASELINE, Choice, Estimate, Loss, Record};
use crate::terminal::format::{at_most, percent, range, share};
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    let decision = &record.decision;
    let mut losses: Vec<&Loss> = decision.losses.iter().collect();
    losses.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    let mut table =
        Table::new(["build", "gain", "95 % interval", "launches", "expected loss", "at most", "is the best"]);
    for loss in losses {
        let [gained, interval, launches] = Cell::estimate(gain(record, loss).as_ref());
        let chosen = decision.choice.loss.as_ref().is_some_and(|choice| choice.candidate == loss.candidate);
        let name = Cell::code(&loss.candidate).and(if chosen { " ★" } else { "" }).naming();
        let [expected, bound] = cells(Some(loss));
        let best = Cell::figure(format!("{:.0} %", loss.best * 100.0), [loss.best]);
        table.row(&["loss", &loss.candidate], [name, gained, interval, launches, expected, bound, best]);
    }
    let earlier = record.known.iter().map(|figure| figure.runs).max().unwrap_or_default();
    let confidence = format!("{:.0} %", decision.rules.confidence * 100.0);
    html! {
        section #losses {
            h2 { "What each build loses" }
            p {
                "The loss of a build is how much slower it is than the best of these builds. The launches show the true speeds only approximately: "
                "the expected loss is the average over all true speeds that are possible, and with a probability of " (confidence)
                " the loss is not larger than the bound. The choice (★) is the build with the fewest changes from the default among those whose bound is at most "
                (share(decision.rules.loss)) "; if there is none, the one with the fewest changes among those with nearly the smallest expected loss. "
                "The bound covers the variation between launches and layouts. It does not cover other positions, other machines, or builds that did not take part."
            }
            @if earlier > 0 {
                p.note { "The gains also use earlier runs of the same source by the same compiler: " (words::counted(earlier, "run")) " for the build with the most earlier runs." }
            }
            (table.html("What each build loses", html! { "Every build that took part, the fastest first; " code { (BASELINE) } " is the default build" }))
        }
    }
}

/// The builds that took part in a run, divided into those that deserve a row in a short table and
/// the others.
pub(super) struct Standing<'a> {
    /// Builds that may be the best, the chosen one and the default one, fastest first.
    pub(super) leaders: Vec<&'a Loss>,
    /// Builds that cannot be the best, fastest first.
    pub(super) behind: Vec<&'a Loss>,
    /// The chosen build's name.
    pub(super) chosen: &'a str,
}

impl<'a> Standing<'a> {
    pub(super) fn new(record: &'a Record) -> Self {
        let decision = &record.decision;
        let chosen = decision.choice.loss.as_ref().map_or(BASELINE, |loss| &loss.candidate);
        let mut losses: Vec<&Loss> = decision.losses.iter().collect();
        losses.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        let leads = |loss: &&Loss| loss.best > 0.0 || [BASELINE, chosen].contains(&loss.candidate.as_str());
        let (leaders, behind) = losses.into_iter().partition(leads);
        Self { leaders, behind, chosen }
    }
}

/// Returns a variant's gain: the verdict's or, if there were too few launches for a verdict, the
/// gain from which its loss was computed.
pub(super) fn estimate(record: &Record, axis: &str, variant: &str) -> Option<Estimate> {
    let judged = record.decision.judgement(axis, variant).and_then(|judgement| judgement.estimate);
    judged.or_else(|| gain(record, of_variant(record, axis, variant)?))
}

/// Returns the losses of the builds that took part and combine several variants.
pub(super) fn combined(record: &Record) -> impl Iterator<Item = &Loss> {
    record.decision.losses.iter().filter(|loss| record.is_combined(&loss.candidate))
}

/// Returns the loss of the engine with that variant, or `None` if no such engine took part. Most
/// default variants have no engine of their own, because they are part of the default build.
pub(super) fn of_variant<'a>(record: &'a Record, axis: &str, variant: &str) -> Option<&'a Loss> {
    let engine = record.engine_of(axis, variant)?;
    record.decision.losses.iter().find(|loss| loss.candidate == engine.slug)
}

/// Returns cells with the expected loss and with its upper bound.
pub(super) fn cells(loss: Option<&Loss>) -> [Cell; 2] {
    let cell = |part: fn(&Loss) -> f64, written: fn(f64) -> String| {
        loss.map(part).map_or(Cell::none(), |loss| Cell::figure(written(loss), [loss]))
    };
    [cell(|loss| loss.expected, share), cell(|loss| loss.bound, at_most)]
}

pub fn described(loss: &Loss) -> String {
    format!("expected loss {}, at most {}", share(loss.expected), at_most(loss.bound))
}

/// States the loss against a build that did not take part, with the reason and the command that
/// adds it.
pub fn against_absent(absent: &Absent) -> String {
    let Absent { candidate, expected, bound, reason, remedy, .. } = absent;
    let remedy = remedy.as_ref().map_or_else(String::new, |command| format!("; `{command}` adds it"));
    format!(
        "expected loss {}, at most {}, against `{candidate}`, which did not take part ({reason}{remedy})",
        share(*expected),
        at_most(*bound)
    )
}

/// States the guarantee of the choice in a line.
pub fn guarantee(choice: &Choice) -> Option<String> {
    let loss = choice.loss.as_ref()?;
    let loss = choice.absent.as_ref().map_or_else(|| described(loss), against_absent);
    let name = if choice.build.is_default() { "the default build".to_owned() } else { choice.build.slug() };
    let gain = choice.gain.map_or_else(String::new, |Estimate { gain, low, high, .. }| {
        format!("{} {}, ", percent(gain), range(low, high).replace('+', ""))
    });
    Some(format!("{name}: {gain}{loss}"))
}
