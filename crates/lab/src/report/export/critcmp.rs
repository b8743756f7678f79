//! critcmp's export, as its version 0.1.8 writes it (`critcmp --export`) and reads it back.
//!
//! critcmp takes every figure for nanoseconds, so kernel times alone are in it; a record without them is refused, for
//! critcmp shows nothing of one, not even its name, beside another. It wants more of each than a record keeps:
//!
//! - The record has criterion's median. It stands for `mean`, which is what critcmp shows, and for `median`.
//! - The record has no deviation of samples. For `std_dev` and `median_abs_dev` stands the standard error of the median, by
//!   its 95 % interval; so what critcmp shows behind `±` is how well the figure is known, not how samples scatter.
//! - `throughput` and `slope` stay empty, which critcmp allows.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use serde::Serialize;

use super::figures::{Figure, Metric, Value};
use super::{measured, pretty, revision};
use crate::record::{Record, Rung};

/// Half a 95 % interval of a normal distribution, in standard errors.
const HALF: f64 = 1.959_964;

/// A baseline, as critcmp names what it compares.
#[derive(Serialize)]
struct Baseline<'a> {
    name: &'a str,
    benchmarks: BTreeMap<String, Benchmark<'a>>,
}

#[derive(Serialize)]
struct Benchmark<'a> {
    baseline: &'a str,
    fullname: String,
    criterion_benchmark_v1: Info<'a>,
    criterion_estimates_v1: Estimates,
}

#[derive(Serialize)]
struct Info<'a> {
    group_id: String,
    function_id: Option<&'a str>,
    value_str: Option<&'a str>,
    throughput: Option<()>,
    full_id: &'a str,
    directory_name: &'a str,
}

#[derive(Serialize)]
struct Estimates {
    mean: Estimate,
    median: Estimate,
    median_abs_dev: Estimate,
    slope: Option<Estimate>,
    std_dev: Estimate,
}

#[derive(Clone, Copy, Serialize)]
struct Estimate {
    confidence_interval: Interval,
    point_estimate: f64,
    standard_error: f64,
}

#[derive(Clone, Copy, Serialize)]
struct Interval {
    confidence_level: f64,
    lower_bound: f64,
    upper_bound: f64,
}

pub(super) fn text(record: &Record, figures: &[Figure<'_>]) -> Result<String> {
    if let Rung::Unmeasured { reason, .. } = &record.kernels {
        bail!("there are no kernel times in the record, and critcmp takes nothing else: {reason}");
    }
    // critcmp keeps one of two baselines with the same name, so the run's beginning is in it.
    let name = format!("{}@{}@{}", record.machine.key, revision(record), record.started);
    let times: Vec<_> = measured(figures)
        .filter(|(figure, _)| figure.metric == Metric::Time)
        .map(|(figure, value)| (figure.name(), figure, value))
        .collect();
    let benchmarks =
        times.iter().map(|(id, figure, value)| (id.clone(), benchmark(&name, id, figure, *value)));
    pretty(&Baseline { name: &name, benchmarks: benchmarks.collect() })
}

fn benchmark<'a>(baseline: &'a str, id: &'a str, figure: &Figure<'a>, value: Value) -> Benchmark<'a> {
    let (low, high) = value.interval.unwrap_or((value.value, value.value));
    // Halved first, for the difference of two numbers that are finite may not be.
    let error = (high / 2.0 - low / 2.0) / HALF;
    let estimate = |number: f64, (lower_bound, upper_bound)| Estimate {
        confidence_interval: Interval { confidence_level: 0.95, lower_bound, upper_bound },
        point_estimate: number,
        standard_error: error,
    };
    let [middle, scatter] = [estimate(value.value, (low, high)), estimate(error, (error, error))];
    Benchmark {
        baseline,
        fullname: format!("{baseline}/{id}"),
        criterion_benchmark_v1: Info {
            group_id: format!("{}/{}", figure.axis, figure.variant),
            function_id: Some(figure.operands),
            value_str: Some(figure.mode),
            throughput: None,
            full_id: id,
            directory_name: id,
        },
        criterion_estimates_v1: Estimates {
            mean: middle,
            median: middle,
            median_abs_dev: scatter,
            slope: None,
            std_dev: scatter,
        },
    }
}
