//! A record's figures as JSON lines, for `jq`, DuckDB, pandas and similar tools. `docs/formats.md`
//! describes the fields.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

use crate::decide::figures::{self, Figure};
use crate::record::{COMPILER, Record};

/// Returns a line for each figure, complete by itself. A verdict without a figure (the same code,
/// the default itself, not judged) gets a line too, with `value` null.
pub fn export(record: &Record) -> Result<String> {
    let figures = figures::of_record(record);
    check(&figures)?;
    let mut text = String::new();
    for figure in &figures {
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

/// Returns a line for each level of measurement (kernel times, instruction counts, ...) without
/// figures: its name, the reason, and the way to get them.
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
        // A speed is a ratio of times, so it must be positive. A time or a count of instructions
        // must not be negative.
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
