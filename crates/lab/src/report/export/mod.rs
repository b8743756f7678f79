//! A record's figures in the formats of other tools: JSON lines, which hold everything, and the
//! Bencher Metric Format.
//!
//! `docs/formats.md` describes the properties of both, and how to feed the tools.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;
use serde_json::json;

use crate::decide::figures::{self, Figure};
use crate::record::{COMPILER, Record};

/// A format of other tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// JSON lines: one object a figure, with where it comes from.
    Jsonl,
    /// Bencher Metric Format, for `bencher run --adapter json`.
    Bmf,
}

pub fn export(record: &Record, format: Format) -> Result<String> {
    let figures = figures::of_record(record);
    check(&figures)?;
    match format {
        Format::Jsonl => jsonl(record, &figures),
        Format::Bmf => bmf(&figures),
    }
}

/// Returns a line for each level without figures: the level, the reason, and the way to get the
/// figures.
pub fn absent(record: &Record) -> Vec<String> {
    let levels = [
        ("kernel times", record.kernels.why_not()),
        ("kernels in lock-step", record.paired.level.why_not()),
        ("instruction counts", record.instructions.why_not()),
    ];
    levels.into_iter().filter_map(|(what, why)| Some(format!("{what}: {}", why?))).collect()
}

/// Fails if two figures have the same name and metric, or if a value is impossible for its
/// quantity.
fn check(figures: &[Figure<'_>]) -> Result<()> {
    let mut names = BTreeSet::new();
    for figure in figures {
        let (metric, _) = figure.kind.metric();
        let shown = || format!("{metric} of `{}`", figure.name().escape_default());
        ensure!(names.insert((figure.name(), metric)), "two figures are the {}", shown());
        // A speed is a ratio of times, so it must be positive; no operation takes less than no
        // time.
        let can_be = |number: f64| match figure.kind.is_speed() {
            true => number.is_normal() && number > 0.0,
            false => number.is_finite() && number >= 0.0,
        };
        let mut numbers = figure.value.into_iter().flat_map(figures::Value::numbers);
        if let Some(number) = numbers.find(|&number| !can_be(number)) {
            bail!("the {} cannot be {number:e}", shown());
        }
    }
    Ok(())
}

/// Writes JSON lines, for `jq`, DuckDB, pandas and similar tools. Each line is one figure, complete
/// by itself, with the fields that `docs/formats.md` describes. A verdict without a figure (the
/// same code, the default itself, not judged) is a line too, with `value` null.
fn jsonl(record: &Record, figures: &[Figure<'_>]) -> Result<String> {
    let mut text = String::new();
    for figure in figures {
        // The verdict has the same names and values as in the record.
        let verdict = serde_json::to_value(figure.verdict).context("cannot write a verdict as JSON")?;
        let field = |names: &[&str]| names.iter().find_map(|&name| verdict.get(name));
        let of_axis = Some(figure.variant).filter(|_| figure.axis == COMPILER);
        let compiler = of_axis.and_then(|name| record.compilers.get(name)).unwrap_or(&record.compiler);
        let (metric, unit) = figure.kind.metric();
        let (low, high) = figure.value.and_then(|value| value.interval).unzip();
        let line = json!({
            "name": figure.name(),
            "axis": figure.axis,
            "variant": figure.variant,
            "operands": figure.operands,
            "mode": figure.mode,
            "metric": metric,
            "value": figure.value.map(|value| value.value),
            "low": low,
            "high": high,
            "unit": unit,
            "verdict": field(&["is"]),
            "smallest_visible": field(&["smallest_visible"]),
            "because": field(&["of", "reason"]),
            "machine": record.machine.key,
            "cpu": record.machine.brand,
            "compiler": compiler.version,
            "revision": record.source.revision,
            "dirty": record.source.dirty,
            "started": record.started,
            "quick": record.quick,
        });
        text += &format!("{line}\n");
    }
    Ok(text)
}

/// Largest number of characters in a benchmark's name that Bencher accepts.
const LONGEST: usize = 1024;

#[derive(Serialize)]
struct Measure {
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    lower_value: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    upper_value: Option<f64>,
}

/// Writes an object of benchmarks, each an object of measures
/// (<https://bencher.dev/docs/reference/bencher-metric-format>, version 0).
///
/// Times stand under `latency`, Bencher's own measure of nanoseconds, even if the mode is
/// throughput: these are reciprocal throughputs. Bencher keeps no unit of other measures, and a
/// threshold decides which direction is better: up for `speed`, down for the others. The format has
/// no place for verdicts, and Bencher knows the machine as a testbed.
fn bmf(figures: &[Figure<'_>]) -> Result<String> {
    let mut benchmarks: BTreeMap<String, BTreeMap<&str, Measure>> = BTreeMap::new();
    for figure in figures {
        let Some(value) = figure.value else { continue };
        let name = figure.name();
        ensure!(
            name.chars().count() <= LONGEST,
            "Bencher takes no name above {LONGEST} characters: {}...",
            name.chars().take(40).collect::<String>().escape_default()
        );
        let measure = match figure.kind.metric().0 {
            "time" => "latency",
            metric => metric,
        };
        let (lower_value, upper_value) = value.interval.unzip();
        let measured = Measure { value: value.value, lower_value, upper_value };
        benchmarks.entry(name).or_default().insert(measure, measured);
    }
    Ok(serde_json::to_string_pretty(&benchmarks).context("cannot write JSON")? + "\n")
}
