//! A record in the forms of other tools.

use serde_json::{Value, json};

use crate::record::{CONTROL, Comparison, Launch};
use crate::sequential::{Part, Record};
use crate::statistics::median;
use crate::text::plain;

/// Every sample on a line: benchmark, candidate, launch, CPU, who came first, and the logarithm of the baseline's time over the candidate's.
pub(super) fn csv(record: &Record) -> String {
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

/// The times of a program in a part, a launch each, in seconds; nothing where the record has no times.
fn times(part: &Part, name: &str, is_first: bool) -> Vec<f64> {
    let row = if is_first { CONTROL } else { name };
    let of_launch = |launch: &Launch| {
        let baseline = launch.seconds()?;
        Some(if is_first { baseline } else { baseline / (launch.centre()? / 1e6).exp() })
    };
    let row = part.comparisons.iter().find(|one| one.candidate == row);
    row.into_iter().flat_map(|one| one.launches.iter().filter_map(of_launch)).collect()
}

/// What hyperfine 2 calls these times.
const METRIC: &str = "time_wall_clock";

/// What is exported of some times, in their unit.
struct Summary {
    mean: f64,
    deviation: f64,
    median: f64,
    /// The median distance from the median.
    absolute: f64,
    low: f64,
    high: f64,
}

fn summary(times: &[f64]) -> Option<Summary> {
    let count = times.len() as f64;
    let mean = times.iter().sum::<f64>() / count;
    let middle = median(times.iter().copied())?;
    let squares: f64 = times.iter().map(|time| (time - mean).powi(2)).sum();
    Some(Summary {
        mean,
        deviation: if times.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 },
        median: middle,
        absolute: median(times.iter().map(|time| (time - middle).abs()))?,
        low: times.iter().copied().fold(f64::INFINITY, f64::min),
        high: times.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    })
}

/// The form of `hyperfine --export-json`, of hyperfine 1 and 2 at once, since each reads what is its own: a time is the median of one launch.
/// Processor times are not measured: they are null to the first and missing to the second.
pub(super) fn hyperfine(record: &Record) -> Value {
    let mut results = Vec::new();
    for part in &record.parts {
        for (at, program) in record.programs.iter().enumerate() {
            let times = times(part, &program.name, at == 0);
            let Some(summary) = summary(&times) else { continue };
            // Revisions are run by one command.
            let name = program.revision.as_ref().map_or("", |_| program.name.as_str());
            let which = [name, part.benchmark.as_str()].into_iter().filter(|one| !one.is_empty());
            let which: String = which.map(|one| format!(" ({one})")).collect();
            let command = format!("{}{which}", program.command);
            let mut result = json!({
                "mean": summary.mean,
                "stddev": summary.deviation,
                "median": summary.median,
                "min": summary.low,
                "max": summary.high,
            });
            let mut again = result.clone();
            (again["unit"], again["count"]) = ("second".into(), times.len().into());
            result["summary"] = json!({ METRIC: again });
            let measured = |time: &f64| json!({ METRIC: { "value": time, "unit": "second" } });
            result["measurements"] = times.iter().map(measured).collect();
            (result["user"], result["system"]) = (Value::Null, Value::Null);
            (result["command"], result["times"]) = (command.into(), times.into());
            results.push(result);
        }
    }
    json!({ "schema_version": 2, "primary_metric": METRIC, "results": results })
}

/// The form of `critcmp --export` for one program, in nanoseconds; `critcmp OLD.json NEW.json` compares two of them. The standard errors are those of normally
/// distributed times.
pub(super) fn critcmp(record: &Record, at: usize) -> Value {
    let mut benchmarks = serde_json::Map::new();
    let name = record.programs.get(at).map_or("", |program| program.name.as_str());
    for part in &record.parts {
        let times = times(part, name, at == 0);
        let Some(summary) = summary(&times) else { continue };
        let count = times.len() as f64;
        let error = summary.deviation / count.sqrt();
        // √(π/2) of the mean's for the median; for the median distance 1/(4 φ(q)) of it, q being the upper quartile. That distance is scaled as criterion has
        // it, to the deviation of normally distributed times.
        let figure = |point: f64, error: f64| {
            json!({
                "confidence_interval": {
                    "confidence_level": 0.95,
                    "lower_bound": (point - 1.96 * error) * 1e9,
                    "upper_bound": (point + 1.96 * error) * 1e9,
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
