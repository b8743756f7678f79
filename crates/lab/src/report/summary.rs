//! Short forms of a record: the table on the terminal, and `choice.toml`.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use super::words::{counted, gained};
use super::{export, losses, site};
use crate::decide::verdict;
use crate::record::runs::is_whole;
use crate::record::{
    BASELINE, Decision, Estimate, Judgement, Machine, Missing, Record, TARGET, Unavailable, Unmeasured,
    quoted,
};
use crate::terminal::format::{self, hundredths};
use crate::terminal::stdout::{line, plain};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;
use outpace::report::choice as words;

/// Returns the table of all verdicts, one per row. A variant has the speed and the interval that
/// its verdict rests on. A build of several variants has no verdict; its speed and interval are
/// those of the joint estimate.
pub fn rows(record: &Record) -> Table {
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
        let loss = losses::of_variant(record, axis, variant);
        row(axis, variant, judgement.estimate, loss, Cell::verdict(&judgement.verdict));
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

/// Returns the table of all verdicts, followed by the missing measurements.
pub fn table(record: &Record) -> String {
    let mut text = rows(record).to_string() + "\n";
    for (what, why) in unmeasured(record) {
        line(&mut text, format_args!("not measured: {what}: {why}"));
    }
    text
}

/// Returns the missing measurements, each with the reason.
fn unmeasured(record: &Record) -> Vec<(String, String)> {
    let levels = export::absent(record).into_iter().map(|level| match level.split_once(": ") {
        Some((what, why)) => (what.to_owned(), why.to_owned()),
        None => (level, String::new()),
    });
    let listings = record.listings.why_not().map(|why| ("listings".to_owned(), why.to_string()));
    let missing = record.whole_engines.survey.missing.iter();
    let missing = missing.map(|Missing { candidate, reason }| (format!("`{candidate}`"), reason.clone()));
    let asked = record.unmeasured.iter();
    let asked = asked.map(|Unmeasured { asked, reason }| (format!("`{asked}`"), reason.clone()));
    levels.chain(listings).chain(missing).chain(asked).collect()
}

/// Lists the missing measurements for a terminal, grouped by reason.
fn unmeasured_by_reason(record: &Record) -> String {
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for (what, why) in unmeasured(record) {
        match reasons.iter_mut().find(|(known, _)| *known == why) {
            Some((_, together)) => together.push(what),
            None => reasons.push((why, vec![what])),
        }
    }
    let mut text = String::new();
    for (why, what) in reasons {
        text += &words::labelled("", &format!("not measured: {}: {why}", what.join(", ")));
    }
    text
}

/// Options for the display of a record on a terminal.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct View {
    /// Print every row and every column of the table.
    #[arg(long)]
    wide: bool,
    /// Print the commands that build the chosen engine instead of `cargo lab build`.
    #[arg(long)]
    print_command: bool,
}

/// Returns the text that a terminal shows of a record: the table of the builds, remarks, and
/// finally the answer.
pub fn text(record: &Record, path: &Path, view: View) -> String {
    let matrix = verdict::with_unmade(record, &record.known, record.decision.rules);
    let decision = outpace::choose::decide(&matrix, None);
    let matrix = outpace::choose::Record { decision, ..matrix };
    let mut text = if view.wide { table(record) } else { words::table(&matrix, "`--wide` lists them") };
    if !view.wide && !record.unavailable.is_empty() {
        let variants = counted(record.unavailable.len(), "variant");
        line(&mut text, format_args!("  {variants} did not take part; `--wide` says why"));
    }
    if !view.wide {
        text += &unmeasured_by_reason(record);
    }
    text += &notes(&record.machine);
    text.push('\n');
    text.extend(with(record).map(|sentence| words::labelled("with", &sentence)));
    for (word, sentence) in words::sentences(&matrix) {
        if matches!(
            word,
            "failed" | "left out" | "counters" | "warning" | "not made" | "untried" | "take" | "yours"
        ) {
            text += &words::labelled(word, &sentence);
        }
    }
    text + &answer(record, path, view)
}

/// Returns the last lines: the result of `--against`, builds that did not take part but may be
/// worth it, the path of the page, and the command.
fn answer(record: &Record, path: &Path, view: View) -> String {
    let Decision { choice, against, .. } = &record.decision;
    let mut text = String::new();
    if let Some(judgement) = against {
        text += &words::labelled("against", &self::against(record, judgement));
    }
    let better = choice.absent.as_ref().map(losses::against_absent);
    for missing in better.into_iter().chain(remediable(record)) {
        text += &words::labelled("absent", &missing);
    }
    let here = std::env::current_dir().unwrap_or_default();
    let folder = path.parent().unwrap_or(path);
    let page = workspace::root().map_or_else(|_| folder.join("index.html"), |root| site::page(&root, folder));
    let page = page.strip_prefix(&here).unwrap_or(&page);
    let drawn = if page.exists() { "" } else { " (`cargo lab report` draws it)" };
    text += &words::labelled("page", &format!("{}{drawn}", page.display()));
    let folder = folder.strip_prefix(&here).unwrap_or(folder);
    // A bundle has no compiler, so its user needs the command to build the engine elsewhere.
    if view.print_command || record.bundle.is_some() {
        text += &choice.command;
        text.push('\n');
    } else {
        text += &words::labelled("make it", &make(record, folder));
    }
    text
}

/// Returns the command that makes the chosen build in a checkout; `folder` is the record's.
pub(super) fn make(record: &Record, folder: &Path) -> String {
    // Without a folder, `cargo lab build` builds the choice of this machine's latest local run over
    // all axes.
    let local = Path::new("reports").join(workspace::LOCAL);
    let is_own = folder.parent().is_some_and(|parent| parent.ends_with(local));
    let is_latest = is_own && is_whole(&record.command) && record.with().is_empty();
    match (record.decision.choice.build.is_default(), is_latest) {
        (true, _) => "cargo build --release".to_owned(),
        (false, true) => "cargo lab build".to_owned(),
        (false, false) => format!("cargo lab build {}", quoted(&folder.to_string_lossy())),
    }
}

/// Returns a sentence about the chosen build with its gain and its loss.
pub fn chosen(record: &Record) -> String {
    let choice = &record.decision.choice;
    plain(&losses::guarantee(choice).unwrap_or_else(|| choice.because.clone()))
}

/// Returns the variants that did not take part because a tool was missing, each with the command
/// that gets the tool.
fn remediable(record: &Record) -> Vec<String> {
    let absent = record.decision.choice.absent.as_ref();
    let is_said = |unavailable: &&Unavailable| {
        absent.is_some_and(|absent| {
            absent
                .candidate
                .split('+')
                .any(|part| part == format!("{}-{}", unavailable.axis, unavailable.variant))
        })
    };
    let missing =
        record.unavailable.iter().filter(|absent| absent.reason.contains("get it with") && !is_said(absent));
    missing
        .map(|absent| {
            format!("`{}-{}`, whose worth here is unknown: {}", absent.axis, absent.variant, absent.reason)
        })
        .collect()
}

/// Returns known properties of the machine's CPU that affect the figures, one per line.
pub fn notes(machine: &Machine) -> String {
    machine.notes.iter().map(|note| plain(&note.line()) + "\n").collect()
}

/// Returns a sentence that names the features of `--with`, which all builds have, or `None` without
/// such features.
pub fn with(record: &Record) -> Option<String> {
    let features = record.with().join("`, `");
    let sentence = || format!("all builds have `{features}`, including the one called the default");
    (!features.is_empty()).then(sentence)
}

/// Returns the result of `--against` in words.
pub fn against(record: &Record, judgement: &Judgement) -> String {
    let other = record.against.as_ref().map_or("", |against| &against.engine.slug);
    let figures = judgement.estimate.map_or_else(String::new, |estimate| gained(&estimate) + ", ");
    format!("`{other}`: {figures}{}", format::words(&judgement.verdict))
}

/// `choice.toml`: the build to make on this machine, for programs and for people. See
/// `docs/formats.md`.
#[derive(Debug, Serialize)]
struct ChoiceFile<'a> {
    command: &'a str,
    because: &'a str,
    machine: &'a str,
    compiler: &'a str,
    revision: Option<&'a str>,
    dirty: bool,
    /// Name of the file with the record behind the choice, in the same folder.
    record: &'static str,
    /// The variant of each axis, chosen or default; the axes are in alphabetical order.
    axes: toml::Table,
    /// The measured gain over the default build; absent if the default was chosen.
    gain: Option<Gain>,
    /// The loss from taking the chosen build, if another build is better; absent if nothing was
    /// measured.
    loss: Option<LossFile<'a>>,
}

#[derive(Debug, Serialize)]
struct Gain {
    percent: f64,
    low: f64,
    high: f64,
    confidence: f64,
    launches: usize,
}

/// A loss, in per cent of the speed.
#[derive(Debug, Serialize)]
struct LossFile<'a> {
    expected: f64,
    bound: f64,
    confidence: f64,
    /// The build against which the loss is stated, if it did not take part; absent if the loss is
    /// against the builds that took part.
    absent: Option<AbsentFile<'a>>,
}

#[derive(Debug, Serialize)]
struct AbsentFile<'a> {
    build: &'a str,
    reason: &'a str,
    remedy: Option<&'a str>,
}

pub fn choice(record: &Record) -> Result<String> {
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
        loss: choice.loss.as_ref().map(|loss| {
            let [expected, bound] = choice
                .absent
                .as_ref()
                .map_or([loss.expected, loss.bound], |absent| [absent.expected, absent.bound]);
            let absent = choice.absent.as_ref().map(|absent| AbsentFile {
                build: &absent.candidate,
                reason: &absent.reason,
                remedy: absent.remedy.as_deref(),
            });
            let confidence = record.decision.rules.confidence;
            LossFile { expected: percent(expected), bound: percent(bound), confidence, absent }
        }),
    };
    let text = toml::to_string(&file).context("cannot write the choice as TOML")?;
    // A comment ends at the end of its line, so the command must not contain a line break.
    Ok(format!("# Written by `cargo lab`: {}\n\n{text}", plain(&record.command)))
}
