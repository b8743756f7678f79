//! JSON lines: one object a figure, each whole by itself, for `jq`, DuckDB, pandas and the like.
//!
//! It is the only format that holds everything: all metrics, intervals, verdicts, and where the figure comes from. A
//! verdict without a figure (the same code, the default itself, not judged) is a line too, with `value` null.

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::{Map, Value};

use super::figures::Figure;
use crate::record::{COMPILER, Record, Verdict};

#[derive(Serialize)]
struct Line<'a> {
    /// `axis/variant/operands/mode`.
    name: String,
    axis: &'a str,
    variant: &'a str,
    operands: &'a str,
    mode: &'a str,
    metric: &'a str,
    value: Option<f64>,
    /// The ends of the 95 % interval; null where the value is exact, or there is none.
    low: Option<f64>,
    high: Option<f64>,
    unit: &'a str,
    /// `faster`, `slower`, `no-difference`, `same-code`, `default`, `unjudged`; null where none was asked for.
    verdict: Option<&'a Value>,
    /// The smallest effect that would have been seen, as a fraction, where there is no difference.
    smallest_visible: Option<&'a Value>,
    /// Whose code it is, or why it was not judged.
    because: Option<&'a Value>,
    machine: &'a str,
    cpu: &'a str,
    compiler: &'a str,
    revision: Option<&'a str>,
    dirty: bool,
    /// Seconds since 1970-01-01 UTC.
    started: u64,
    quick: bool,
}

pub(super) fn text(record: &Record, figures: &[Figure<'_>]) -> Result<String> {
    let mut text = String::new();
    for figure in figures {
        let interval = figure.value.and_then(|value| value.interval);
        let verdict = told(figure.verdict)?;
        let field = |names: &[&str]| names.iter().find_map(|&name| verdict.get(name));
        let of_axis = Some(figure.variant).filter(|_| figure.axis == COMPILER);
        let compiler = of_axis.and_then(|name| record.compilers.get(name)).unwrap_or(&record.compiler);
        let line = Line {
            name: figure.name(),
            axis: figure.axis,
            variant: figure.variant,
            operands: figure.operands,
            mode: figure.mode,
            metric: figure.metric.name(),
            value: figure.value.map(|value| value.value),
            low: interval.map(|ends| ends.0),
            high: interval.map(|ends| ends.1),
            unit: figure.metric.unit(),
            verdict: field(&["is"]),
            smallest_visible: field(&["smallest_visible"]),
            because: field(&["of", "reason"]),
            machine: &record.machine.key,
            cpu: &record.machine.brand,
            compiler: &compiler.version,
            revision: record.source.revision.as_deref(),
            dirty: record.source.dirty,
            started: record.started,
            quick: record.quick,
        };
        text += &serde_json::to_string(&line).context("cannot write JSON")?;
        text.push('\n');
    }
    Ok(text)
}

/// The verdict's fields, named and written as the record has them.
fn told(verdict: Option<&Verdict>) -> Result<Map<String, Value>> {
    match serde_json::to_value(verdict).context("cannot write a verdict as JSON")? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}
