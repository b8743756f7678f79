//! Export of a record to the formats of other tools.

use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::compare::{Part, Record, Workload};
use crate::record::{CONTROL, Comparison, Launch, Usage};
use crate::statistics::{NINETY_FIVE, mean, median};
use crate::text::plain;

/// Writes one sample per line: benchmark, candidate, launch, CPU, the program that came first, and
/// the logarithm of the baseline's time over the candidate's.
pub(crate) fn csv(record: &Record) -> String {
    let quoted = |text: &String| format!("\"{}\"", plain(text).replace('"', "\"\""));
    let mut text = "benchmark,candidate,launch,cpu,first,log_ratio\n".to_owned();
    for Part { benchmark, comparisons, .. } in &record.parts {
        for Comparison { candidate, launches } in comparisons {
            let row = format!("{},{}", quoted(benchmark), quoted(candidate));
            for (at, launch) in launches.iter().enumerate() {
                let cpu = launch.cpu.map_or_else(String::new, |cpu| cpu.to_string());
                for (first, samples) in
                    [("baseline", &launch.baseline_first), ("candidate", &launch.candidate_first)]
                {
                    for ratio in samples.iter().map(|sample| f64::from(*sample) / 1e6) {
                        text += &format!("{row},{at},{cpu},{first},{ratio}\n");
                    }
                }
            }
        }
    }
    text
}

/// Returns a program's time in a launch, in seconds: the first program's if `is_first`, otherwise
/// the candidate's.
fn time(launch: &Launch, is_first: bool) -> Option<f64> {
    if is_first { launch.seconds() } else { launch.candidate_seconds() }
}

/// Returns the times of a program in a part of the record, one for each launch, in seconds. The
/// result is empty if the record has no times.
pub(super) fn times(part: &Part, name: &str, is_first: bool) -> Vec<f64> {
    runs(part, name, is_first).into_iter().map(|(time, _)| time).collect()
}

/// Name of wall-clock times in hyperfine 2.
const METRIC: &str = "time_wall_clock";

/// Name of CPU times in hyperfine 2.
const CPU_METRIC: &str = "time_cpu";

/// Exported statistics of some values, in the unit of the values.
struct Summary {
    count: usize,
    mean: f64,
    deviation: f64,
    median: f64,
    /// Median of the absolute distances from the median.
    absolute: f64,
    low: f64,
    high: f64,
}

impl Summary {
    /// Returns the statistics as both versions of hyperfine write them: a single run has no
    /// deviation.
    fn to_json(&self) -> Value {
        json!({
            "mean": self.mean,
            "stddev": (self.count > 1).then_some(self.deviation),
            "median": self.median,
            "min": self.low,
            "max": self.high,
        })
    }
}

fn summary(times: &[f64]) -> Option<Summary> {
    let count = times.len() as f64;
    let mean = mean(times.iter().copied())?;
    let middle = median(times.iter().copied())?;
    let squares: f64 = times.iter().map(|time| (time - mean).powi(2)).sum();
    Some(Summary {
        count: times.len(),
        mean,
        deviation: if times.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 },
        median: middle,
        absolute: median(times.iter().map(|time| (time - middle).abs()))?,
        low: times.iter().copied().fold(f64::INFINITY, f64::min),
        high: times.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    })
}

/// Returns, for each launch of a program in a part of the record, its time in seconds and the
/// resources that it used. The result is empty if the record has no times.
fn runs(part: &Part, name: &str, is_first: bool) -> Vec<(f64, Option<Usage>)> {
    let row = if is_first { CONTROL } else { name };
    let run = |launch: &Launch| {
        let used = launch.used.map(|used| if is_first { used.baseline } else { used.candidate });
        Some((time(launch, is_first)?, used))
    };
    let row = part.comparisons.iter().find(|comparison| comparison.candidate == row);
    row.into_iter().flat_map(|comparison| comparison.launches.iter().filter_map(run)).collect()
}

/// Writes the format of `hyperfine --export-json` for hyperfine 1 and 2 at once, since each reads
/// only its own fields. A launch here is exported as one run: its time is the median of the launch,
/// and its resource use is the mean.
pub(crate) fn hyperfine(record: &Record) -> Value {
    let mut results = Vec::new();
    for part in &record.parts {
        for (at, program) in record.programs.iter().enumerate() {
            let runs = runs(part, &program.name, at == 0);
            let times: Vec<f64> = runs.iter().map(|(time, _)| *time).collect();
            let Some(wall) = summary(&times) else { continue };
            // Revisions share one command, so their names tell them apart.
            let name = program.revision.as_ref().map_or("", |_| program.name.as_str());
            let which = [name, part.benchmark.as_str()].into_iter().filter(|word| !word.is_empty());
            let which: String = which.map(|word| format!(" ({word})")).collect();
            let command = format!("{}{which}", program.command);
            let used = |field: fn(Usage) -> f64| -> Vec<f64> {
                runs.iter().map(|(_, usage)| usage.map_or(0.0, field)).collect()
            };
            let (user, system) =
                (used(|usage| usage.user as f64 / 1e9), used(|usage| usage.system as f64 / 1e9));
            let processor: Vec<f64> = user.iter().zip(&system).map(|(user, system)| user + system).collect();
            let memory = used(|usage| usage.memory as f64);
            let has_memory = memory.iter().all(|bytes| *bytes > 0.0);
            let is_command = record.workload == Workload::Command;
            let status = |usage: Option<Usage>| usage.map_or(is_command.then_some(0), |usage| usage.status);
            let codes: Vec<Option<i32>> = runs.iter().map(|(_, usage)| status(*usage)).collect();
            // Fields of hyperfine 1.
            let mut result = wall.to_json();
            (result["user"], result["system"]) =
                (mean(user.iter().copied()).into(), mean(system.iter().copied()).into());
            (result["command"], result["times"]) = (command.into(), times.clone().into());
            result["exit_codes"] = codes.clone().into();
            if has_memory {
                result["memory_usage_byte"] = memory.iter().map(|bytes| *bytes as u64).collect();
            }
            // Fields of hyperfine 2.
            let mut metrics = if record.interleaved {
                vec![(CPU_METRIC, &times)]
            } else {
                vec![(METRIC, &times), (CPU_METRIC, &processor)]
            };
            metrics.extend([("time_user", &user), ("time_system", &system)]);
            if has_memory {
                metrics.push(("memory_peak_resident", &memory));
            }
            let unit = |metric: &str| if metric.starts_with("time") { "second" } else { "byte" };
            let summaries = metrics.iter().filter_map(|(metric, values)| {
                let mut written = summary(values)?.to_json();
                (written["unit"], written["count"]) = (unit(metric).into(), values.len().into());
                Some(((*metric).to_owned(), written))
            });
            result["summary"] = Value::Object(summaries.collect());
            let measured = codes.iter().enumerate().map(|(at, code)| {
                let value = |values: &[f64]| values.get(at).copied();
                let values = metrics.iter().map(|(metric, values)| {
                    ((*metric).to_owned(), json!({ "value": value(values), "unit": unit(metric) }))
                });
                Value::Object(values.chain([("exit_code".to_owned(), json!(code))]).collect())
            });
            result["measurements"] = measured.collect();
            let benchmark = Some(&part.benchmark).filter(|name| !name.is_empty());
            let benchmark = benchmark.map_or_else(String::new, |name| format!(" ({name})"));
            result["name"] = format!("{}{benchmark}", program.name).into();
            results.push(result);
        }
    }
    json!({
        "schema_version": 2,
        "metadata": {
            "hyperfine_version": format!("2.0.0 (outpace {})", plain(&record.tool)),
            "start_time": start_time(record.started),
            "platform": { "os": platform(), "architecture": std::env::consts::ARCH },
        },
        "primary_metric": if record.interleaved { CPU_METRIC } else { METRIC },
        "results": results,
    })
}

/// Returns true if the record lacks the resources that the programs used in some launch. In
/// hyperfine's format the CPU times of such a launch are zero.
pub(crate) fn lacks_usage(record: &Record) -> bool {
    let mut launches =
        record.parts.iter().flat_map(|part| &part.comparisons).flat_map(|comparison| &comparison.launches);
    launches.any(|launch| launch.used.is_none())
}

/// Formats the start of a record as hyperfine does, or returns `None` for a time beyond the
/// calendar.
fn start_time(seconds: u64) -> Option<String> {
    // The limit is the end of the year 9999.
    let started = (seconds < 253_402_300_800).then(|| UNIX_EPOCH + Duration::from_secs(seconds))?;
    Some(humantime::format_rfc3339_seconds(started).to_string())
}

/// Returns the name of the system: for Linux and macOS as `uname` gives it, for Windows the value
/// of the variable `OS`, and for other systems Rust's name.
fn platform() -> &'static str {
    match std::env::consts::OS {
        "linux" => "Linux",
        "macos" => "Darwin",
        "windows" => "Windows_NT",
        other => other,
    }
}

/// Writes the format of `critcmp --export` for one program, in nanoseconds; `critcmp OLD.json
/// NEW.json` compares two such files. The standard errors assume normally distributed times.
pub(crate) fn critcmp(record: &Record, at: usize) -> Value {
    let mut benchmarks = serde_json::Map::new();
    let name = record.programs.get(at).map_or("", |program| program.name.as_str());
    for part in &record.parts {
        let times = times(part, name, at == 0);
        let Some(summary) = summary(&times) else { continue };
        let count = times.len() as f64;
        let error = summary.deviation / count.sqrt();
        // The standard error of the median is √(π/2) times that of the mean. That of the median
        // distance is 1/(4 φ(q)) times that of the mean, where q is the upper quartile. The median
        // distance is scaled, as in criterion, to the deviation of normally distributed times.
        let figure = |point: f64, error: f64| {
            json!({
                "confidence_interval": {
                    "confidence_level": 0.95,
                    "lower_bound": (point - NINETY_FIVE * error) * 1e9,
                    "upper_bound": (point + NINETY_FIVE * error) * 1e9,
                },
                "point_estimate": point * 1e9,
                "standard_error": error * 1e9,
            })
        };
        let id = if part.benchmark.is_empty() { "outpace" } else { &part.benchmark };
        let entry = json!({
            "baseline": name,
            "fullname": format!("{name}/{id}"),
            "criterion_benchmark_v1": {
                "group_id": id,
                "function_id": null,
                "value_str": null,
                "throughput": null,
                "full_id": id,
                "directory_name": id,
            },
            "criterion_estimates_v1": {
                "mean": figure(summary.mean, error),
                "median": figure(summary.median, 1.2533 * error),
                "median_abs_dev": figure(1.4826 * summary.absolute, 1.4826 * 0.7867 * error),
                "slope": null,
                "std_dev": figure(summary.deviation, summary.deviation / (2.0 * (count - 1.0).max(1.0)).sqrt()),
            },
        });
        benchmarks.insert(id.to_owned(), entry);
    }
    json!({ "name": name, "benchmarks": benchmarks })
}
