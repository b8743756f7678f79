//! The array that `benchmark-action/github-action-benchmark` reads with `tool: customSmallerIsBetter`.
//!
//! One array has one direction, so a speed stands in it as its reciprocal: the time that the same work takes, over the
//! default's. The metric is the last part of a name, for an entry has one value and is known by its name alone. The action
//! reads `± half` of an interval; the interval itself, the verdict and the machine are in `extra`, which it shows beside
//! the point. It takes an empty array for a failure, so a record without figures is refused.

use anyhow::{Result, ensure};
use serde::Serialize;

use super::figures::{Figure, Metric};
use super::{measured, pretty, revision};
use crate::record::Record;

#[derive(Serialize)]
struct Entry {
    name: String,
    unit: &'static str,
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<String>,
    extra: String,
}

pub(super) fn text(record: &Record, figures: &[Figure<'_>]) -> Result<String> {
    let origin = format!("{} at {}, {}", record.machine.key, revision(record), record.compiler.version);
    let entries: Vec<Entry> = measured(figures)
        .map(|(figure, value)| {
            let (metric, unit, value) = match figure.metric {
                Metric::Speed => ("relative-time", "times the default's", value.as_time_ratio()),
                metric @ (Metric::Time | Metric::Instructions) => (metric.name(), metric.unit(), value),
            };
            let mut extra = String::new();
            if let Some((low, high)) = value.interval {
                extra += &format!("95 % interval: {low} to {high}\n");
            }
            if let Some(verdict) = figure.verdict {
                extra += &format!("verdict: {}\n", crate::terminal::format::words(verdict));
            }
            Entry {
                name: format!("{}/{metric}", figure.name()),
                unit,
                value: value.value,
                // Without an exponent, which Rust never writes here. The action wants two characters at least.
                range: value.interval.map(|(low, high)| format!("± {:.6}", high / 2.0 - low / 2.0)),
                extra: extra + &origin,
            }
        })
        .collect();
    ensure!(!entries.is_empty(), "there is no figure in the record, and the action takes no empty array");
    pretty(&entries)
}
