//! A record in short: the table on the terminal, and `choice.toml`.

use anyhow::{Context, Result};
use serde::Serialize;

use super::words::gained;
use super::{export, losses};
use crate::decide::verdict;
use crate::record::{BASELINE, Estimate, Judgement, Machine, Missing, Record, TARGET, Unmeasured};
use crate::terminal::format::{hundredths, words};
use crate::terminal::stdout::{line, plain};
use crate::terminal::table::{Cell, Table, column};

/// All verdicts, a row each.
pub(crate) fn rows(record: &Record) -> Table {
    let decision = &record.decision;
    let columns = [
        column("axis", &["axis"]),
        column("variant", &["variant", "is_default"]),
        column("speed", &["gain"]),
        column("95 % interval", &["low", "high"]),
        column("launches", &["launches"]),
        column("expected loss", &["expected_loss"]),
        column("at most", &["loss_bound"]),
        column("verdict", &["verdict"]),
    ];
    let mut rows = Table::new(columns);
    let mut row = |axis: &str, variant: &str, estimate: Option<Estimate>, loss, verdict: Cell| {
        let is_default = record.is_default(axis, variant);
        let note = if is_default { " (default)" } else { "" };
        let [gain, interval, launches] = Cell::estimate(estimate.as_ref());
        let [expected, bound] = losses::cells(loss);
        let variant = Cell::of_fields(format!("{variant}{note}"), [variant.into(), is_default.into()]);
        rows.push([Cell::word(axis), variant, gain, interval, launches, expected, bound, verdict]);
    };
    for judgement in &decision.judgements {
        let (axis, variant) = (judgement.family.as_deref().unwrap_or_default(), &judgement.variant);
        let (estimate, loss) = (losses::estimate(record, axis, variant), losses::of(record, axis, variant));
        row(axis, variant, estimate, loss, Cell::verdict(&judgement.verdict));
    }
    for loss in losses::combined(record) {
        row("together", &loss.candidate, verdict::gain(record, loss), Some(loss), Cell::none());
    }
    if let Some(loss) = decision.losses.iter().find(|loss| loss.candidate == BASELINE) {
        row("default", "the default build", None, Some(loss), Cell::none());
    }
    if let Some(control) = &decision.control {
        row("control", "the same bytes again", control.estimate, None, Cell::verdict(&control.verdict));
    }
    rows
}

/// The table of all verdicts, and below it what was not measured.
pub(crate) fn table(record: &Record) -> String {
    let mut text = rows(record).to_string();
    text.push('\n');
    let listings = record.listings.why_not().map(|why| format!("listings: {why}"));
    for level in export::absent(record).into_iter().chain(listings) {
        line(&mut text, format_args!("not measured: {level}"));
    }
    for Missing { candidate, reason } in &record.whole_engines.survey.missing {
        line(&mut text, format_args!("not measured: `{candidate}`: {reason}"));
    }
    for Unmeasured { asked, reason } in &record.unmeasured {
        line(&mut text, format_args!("not measured: `{asked}`: {reason}"));
    }
    text
}

/// What is known of the machine's CPU and bears on the figures, a line each.
pub(crate) fn notes(machine: &Machine) -> String {
    machine.notes.iter().map(|note| plain(&note.line()) + "\n").collect()
}

/// What all builds have where that is not the default's, in a sentence.
pub(crate) fn with(record: &Record) -> Option<String> {
    let features = record.with().join("`, `");
    let all = || format!("all builds have `{features}`, the one that is called the default too");
    (!features.is_empty()).then(all)
}

/// What `--against` found, in a sentence.
pub(crate) fn against(record: &Record, judgement: &Judgement) -> String {
    let other = record.against.as_ref().map_or("", |against| &against.engine.slug);
    let figures = judgement.estimate.map_or_else(String::new, |one| gained(&one) + ", ");
    format!("against `{other}`: {figures}{}", words(&judgement.verdict))
}

/// `choice.toml`: what to build on this machine, for programs and for people. See `docs/formats.md`.
#[derive(Debug, Serialize)]
struct ChoiceFile<'a> {
    command: &'a str,
    because: &'a str,
    machine: &'a str,
    compiler: &'a str,
    revision: Option<&'a str>,
    dirty: bool,
    /// The record that it follows from, next to it.
    record: &'static str,
    /// By axis, in the order of the alphabet: the variant, whether it was chosen or is the default.
    axes: toml::Table,
    /// The measured gain over the default build; absent where the default was chosen.
    gain: Option<Gain>,
    /// What is lost by it, if another build is better.
    loss: Option<LossFile>,
}

#[derive(Debug, Serialize)]
struct Gain {
    percent: f64,
    low: f64,
    high: f64,
    confidence: f64,
    launches: usize,
}

/// In per cent of the speed.
#[derive(Debug, Serialize)]
struct LossFile {
    expected: f64,
    bound: f64,
    confidence: f64,
}

pub(crate) fn choice(record: &Record) -> Result<String> {
    let choice = &record.decision.choice;
    let axes = record.axes.iter().map(|axis| {
        let name = if axis.name == TARGET { "target-cpu" } else { axis.name.as_str() };
        (name.to_owned(), toml::Value::from(choice.variant_of(axis)))
    });
    let percent = |gain: f64| hundredths(gain * 100.0) + 0.0;
    let file = ChoiceFile {
        command: &choice.command,
        because: &choice.because,
        machine: &record.machine.brand,
        compiler: &record.compiler_of(&choice.build).version,
        revision: record.source.revision.as_deref(),
        dirty: record.source.dirty,
        record: "record.json",
        axes: axes.collect(),
        gain: choice.gain.map(|gain| Gain {
            percent: percent(gain.gain),
            low: percent(gain.low),
            high: percent(gain.high),
            confidence: record.decision.rules.confidence,
            launches: gain.launches,
        }),
        loss: choice.loss.as_ref().map(|loss| LossFile {
            expected: percent(loss.expected),
            bound: percent(loss.bound),
            confidence: record.decision.rules.confidence,
        }),
    };
    let text = toml::to_string(&file).context("cannot write the choice as TOML")?;
    // A comment ends with its line.
    Ok(format!("# Written by `cargo lab`: {}\n\n{text}", plain(&record.command)))
}
