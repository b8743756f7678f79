//! Bencher Metric Format: an object of benchmarks, each an object of measures with `value`, `lower_value` and
//! `upper_value` (<https://bencher.dev/docs/reference/bencher-metric-format>, version 0).
//!
//! Times stand under `latency`, Bencher's own measure of nanoseconds, also where the mode is throughput: they are
//! reciprocal throughputs. `instructions` and `speed` are measures that Bencher makes when it first sees them; it keeps no
//! unit of them, and which direction is the better one is for a threshold to say: up for `speed`, down for the others.
//! Verdicts, and the machine, have no place in it; Bencher knows the machine as a testbed.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use serde::Serialize;

use super::figures::{Figure, Metric};
use super::{measured, pretty};

/// The characters that Bencher takes in a benchmark's name.
const LONGEST: usize = 1024;

#[derive(Serialize)]
struct Measure {
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    lower_value: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    upper_value: Option<f64>,
}

pub(super) fn text(figures: &[Figure<'_>]) -> Result<String> {
    let mut benchmarks: BTreeMap<String, BTreeMap<&str, Measure>> = BTreeMap::new();
    for (figure, value) in measured(figures) {
        let name = figure.name();
        ensure!(
            name.chars().count() <= LONGEST,
            "Bencher takes no name above {LONGEST} characters: {}...",
            name.chars().take(40).collect::<String>().escape_default()
        );
        let slug = match figure.metric {
            Metric::Time => "latency",
            Metric::Instructions | Metric::Speed => figure.metric.name(),
        };
        let (lower_value, upper_value) = value.interval.unzip();
        let measure = Measure { value: value.value, lower_value, upper_value };
        benchmarks.entry(name).or_default().insert(slug, measure);
    }
    pretty(&benchmarks)
}
