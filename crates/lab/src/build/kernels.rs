//! Times the kernels of the variants (evidence level 2): runs the criterion suites with short
//! settings and reads their results.
//!
//! For a record, the suites are compiled for the platform's lowest CPU, like the default engine.
//! For a newer CPU the compiler turns several popcount variants into the same instruction, so there
//! would be nothing to compare.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::AXES;
use plywright_benches::grid;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::axes;
use crate::build::messages::executable;
use crate::build::targets::{Ready, Target};
use crate::record::{KernelFigure, Mode};
use crate::workspace;
use outpace::os::children;

/// Returns the names of the criterion suites in the order of the tables: one for each axis with
/// kernels, those of the whole engine, and that of the study of parallel minimax.
pub fn all_suites() -> Vec<&'static str> {
    axes::with_kernels().map(|axis| axis.name).chain(["engine", "perft", "minimax"]).collect()
}

pub fn cargo_bench_for<'a>(root: &Path, suites: impl IntoIterator<Item = &'a str>, ready: &Ready) -> Command {
    of_suites(ready.cargo(root, "bench"), suites)
}

/// Adds these suites, whose manifest is in `benches/`, to a cargo command.
pub fn of_suites<'a>(mut command: Command, suites: impl IntoIterator<Item = &'a str>) -> Command {
    command.args(["--package", "plywright-suites"]);
    for suite in suites {
        command.args(["--bench", suite]);
        if suite == COUNTED {
            command.args(["--features", "counts"]);
        }
    }
    command
}

/// Name of the suite that counts instructions, the only one that needs a feature of the package.
pub const COUNTED: &str = "instructions";

/// Name of a kernel of `popcount` that is not a variant: `u64::count_ones` as the compiler compiles
/// it.
pub const BUILTIN: &str = "builtin";

/// Selection of the benchmarks to run, and the time for each.
struct Scope {
    /// Benchmarks of the suite `popcount`, as a regular expression over ids. Other suites run all
    /// their benchmarks.
    popcount: &'static str,
    /// Seconds to warm up a benchmark, and seconds to measure it.
    times: [&'static str; 2],
}

impl Scope {
    /// Returns criterion's options, including the times.
    fn arguments(&self) -> Vec<&'static str> {
        let [warm_up, measurement] = self.times;
        let mut words: Vec<&str> = "--noplot --sample-size 10 --nresamples 1000".split(' ').collect();
        words.extend(["--warm-up-time", warm_up, "--measurement-time", measurement]);
        words
    }

    /// Returns a regular expression over the ids of the selected benchmarks of these suites.
    fn benches<'a>(&self, suites: impl Iterator<Item = &'a str>) -> String {
        let selection = |suite| match suite {
            "popcount" => format!("popcount/({})", self.popcount),
            other => format!("{other}/"),
        };
        format!("^({})", suites.map(selection).collect::<Vec<_>>().join("|"))
    }
}

/// All numbers of bits and all call sites, within three minutes.
const FULL: Scope = Scope { popcount: "[^/]+/throughput/|(recorded|bits)/latency/", times: ["0.02", "0.06"] };

/// Some numbers of bits (densities), within half a minute.
const DENSITY_QUICK: Scope = Scope {
    popcount: "(bits|about)/throughput/[^/]+/(01|02|03|04|05|06|07|08|10|12|16)$\
        |bits/latency/[^/]+/(01|02|03|04|05|06|07|08|10|12)$",
    times: ["0.01", "0.04"],
};

/// All numbers of bits.
const DENSITY: Scope = Scope { popcount: "(bits|about)/throughput/|bits/latency/", times: ["0.02", "0.06"] };

pub fn measure(root: &Path) -> Result<Vec<KernelFigure>> {
    let axes: Vec<&str> = axes::with_kernels().map(|axis| axis.name).collect();
    // This folder is emptied, so it is not criterion's usual one, which has the user's baselines.
    let home = workspace::target(root).join("criterion");
    let mut figures = time(root, &axes, &FULL, &home, &Ready::find(Target::host())?)?;
    figures.retain(|figure| figure.variant != BUILTIN);
    Ok(figures)
}

/// Environment variable with the folder of a suite's operands. Without it, a suite reads them from
/// the checkout where it was built.
pub const CORPUS: &str = "PLYWRIGHT_CORPUS";

/// Times every variant that this CPU runs, with suites that are already built, each given with the
/// name of its axis. Criterion's own files go to `home`, which is emptied first.
pub fn measure_with(suites: &[(&str, PathBuf)], corpus: &Path, home: &Path) -> Result<Vec<KernelFigure>> {
    ensure!(!suites.is_empty(), "there are no suites");
    empty(home)?;
    for (axis, suite) in suites {
        let mut command = Command::new(suite);
        // `cargo bench` passes this option too.
        command.arg("--bench").args(FULL.arguments()).arg(FULL.benches([*axis].into_iter()));
        command.env(CORPUS, corpus).env("CRITERION_HOME", home).env(grid::VARIABLE, grid::WHOLE);
        succeed(&mut command, &format!("the criterion suite `{axis}` failed"))?;
    }
    let mut figures = read(home)?;
    figures.retain(|figure| figure.variant != BUILTIN);
    Ok(figures)
}

/// Times each variant of `popcount`, and [`BUILTIN`], on this target, for each number of set bits
/// or, if `quick`, for some of them. Runs the whole suite [`density_passes`] times, calls `passed`
/// after each, and returns each benchmark's shortest time.
///
/// On a shared machine these loops are at times slower by up to a half, for seconds, which is longer
/// than a benchmark takes (`docs/tried.md`). The passes of a benchmark are more than a minute apart,
/// and whatever disturbs it only adds time.
pub fn densities(
    root: &Path,
    quick: bool,
    ready: &Ready,
    mut passed: impl FnMut(u32),
) -> Result<Vec<KernelFigure>> {
    let scope = if quick { DENSITY_QUICK } else { DENSITY };
    let home = workspace::target(root).join("criterion-compared").join(&ready.target.name);
    let mut figures = Vec::new();
    for pass in 1..=density_passes(quick) {
        figures = shortest(figures, time(root, &["popcount"], &scope, &home, ready)?);
        passed(pass);
    }
    Ok(figures)
}

/// Number of times that [`densities`] runs the suite.
pub const fn density_passes(quick: bool) -> u32 {
    if quick { 2 } else { 5 }
}

/// Returns the figures of a further pass, each replaced by that of the earlier passes if that has
/// the shorter time.
fn shortest(earlier: Vec<KernelFigure>, mut latest: Vec<KernelFigure>) -> Vec<KernelFigure> {
    for before in earlier {
        let is_same = |figure: &&mut KernelFigure| {
            (&figure.variant, &figure.operands, figure.mode)
                == (&before.variant, &before.operands, before.mode)
        };
        match latest.iter_mut().find(is_same) {
            Some(figure) if before.nanoseconds_per_op < figure.nanoseconds_per_op => *figure = before,
            _ => {}
        }
    }
    latest
}

/// Times every variant of one axis on all of its operands.
pub fn of_axis(root: &Path, axis: &str) -> Result<Vec<KernelFigure>> {
    let home = workspace::target(root).join("criterion-of").join(axis);
    time(root, &[axis], &FULL, &home, &Ready::find(Target::host())?)
}

fn time(
    root: &Path,
    suites: &[&str],
    scope: &Scope,
    home: &Path,
    ready: &Ready,
) -> Result<Vec<KernelFigure>> {
    let suites = || suites.iter().copied();
    succeed(cargo_bench_for(root, suites(), ready).arg("--no-run"), "the criterion suites do not build")?;
    empty(home)?;
    let mut command = cargo_bench_for(root, suites(), ready);
    command.arg("--").args(scope.arguments()).arg(scope.benches(suites()));
    command.env("CRITERION_HOME", home).env(grid::VARIABLE, grid::WHOLE);
    succeed(&mut command, "the criterion suites failed")?;
    read(home)
}

fn empty(home: &Path) -> Result<()> {
    if home.exists() {
        fs::remove_dir_all(home).with_context(|| format!("cannot empty {}", home.display()))?;
    }
    Ok(())
}

/// Runs a command to its end and returns its standard output. If it fails, the error contains the
/// last lines of its standard error.
pub fn succeed(command: &mut Command, failure: &str) -> Result<String> {
    let done = children::run(command, None)?;
    if !done.status.success() {
        let lines: Vec<&str> = done.stderr.lines().rev().take(12).collect();
        bail!("{failure} ({}):\n{}", done.status, lines.into_iter().rev().collect::<Vec<_>>().join("\n"));
    }
    Ok(done.stdout)
}

/// Builds these suites for this target as `cargo bench` does, and returns their binaries in the
/// same order.
pub fn suites(root: &Path, names: &[&str], ready: &Ready) -> Result<Vec<PathBuf>> {
    built(cargo_bench_for(root, names.iter().copied(), ready), names)
}

/// Builds suites with this cargo command, and returns their binaries in the order of the names.
pub fn built(mut cargo: Command, names: &[&str]) -> Result<Vec<PathBuf>> {
    if names.is_empty() {
        // Without a name cargo would build every suite.
        return Ok(Vec::new());
    }
    cargo.args(["--no-run", "--message-format", "json"]);
    let text = succeed(&mut cargo, "the criterion suites do not build")?;
    let binary = |name: &&str| {
        executable(&text, "bench", name).with_context(|| format!("cargo built no suite `{name}`"))
    };
    names.iter().map(binary).collect()
}

/// Fields of criterion's `benchmark.json` that the lab uses.
#[derive(Deserialize)]
struct Benchmark {
    /// `popcount/bits/latency`
    group_id: String,
    /// `swar`
    function_id: Option<String>,
    /// `07`
    value_str: Option<String>,
}

/// Criterion's `estimates.json`: nanoseconds for an iteration, which is one operation.
#[derive(Deserialize)]
struct Estimates {
    median: Estimate,
}

#[derive(Deserialize)]
struct Estimate {
    confidence_interval: Interval,
    point_estimate: f64,
}

#[derive(Deserialize)]
struct Interval {
    lower_bound: f64,
    upper_bound: f64,
}

/// Reads the figures below criterion's folder, in the order of axes, operands, modes and variants.
/// They are medians, because other users of a shared machine influence a mean more.
fn read(home: &Path) -> Result<Vec<KernelFigure>> {
    let figures = written_since(home, SystemTime::UNIX_EPOCH)?;
    ensure!(!figures.is_empty(), "the criterion suites left no figures in {}", home.display());
    Ok(figures)
}

/// Reads the figures that were measured since this moment. The list may be empty.
pub fn written_since(home: &Path, moment: SystemTime) -> Result<Vec<KernelFigure>> {
    let mut figures = Vec::new();
    if !home.exists() {
        return Ok(figures);
    }
    // Criterion writes the latest results of each benchmark into a folder `new`.
    for file in workspace::below(home)?.into_iter().filter(|path| path.ends_with("new/benchmark.json")) {
        if fs::metadata(&file).and_then(|file| file.modified()).is_ok_and(|written| written < moment) {
            continue;
        }
        let benchmark: Benchmark = json(&file)?;
        let estimates: Estimates = json(&file.with_file_name("estimates.json"))?;
        figures.extend(figure(&benchmark, &estimates));
    }
    figures.sort_by_cached_key(|KernelFigure { axis, operands, mode, variant, .. }| {
        let at = AXES.iter().position(|known| known.name == axis);
        let variants = at.map_or(&[][..], |at| AXES[at].variants);
        let variant = variants.iter().position(|known| known.name == variant).unwrap_or(variants.len());
        (at, operands.clone(), *mode, variant)
    });
    Ok(figures)
}

fn json<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_slice(&text).with_context(|| format!("{} is not what criterion writes", path.display()))
}

/// Returns the figure of a benchmark in a group `axis/family/mode`, for a variant or [`BUILTIN`].
/// Returns None for other benchmarks, such as the control.
fn figure(benchmark: &Benchmark, estimates: &Estimates) -> Option<KernelFigure> {
    let parts: Vec<&str> = benchmark.group_id.split('/').collect();
    let [axis, family, mode] = parts[..] else { return None };
    let variant = benchmark.function_id.as_deref()?;
    let known = AXES.iter().find(|known| known.name == axis)?;
    let is_builtin = axis == "popcount" && variant == BUILTIN;
    if !is_builtin && known.variants.iter().all(|known| known.name != variant) {
        return None;
    }
    let Estimate { confidence_interval, point_estimate } = &estimates.median;
    Some(KernelFigure {
        axis: axis.to_owned(),
        variant: variant.to_owned(),
        operands: grid::join(family, benchmark.value_str.as_deref()),
        mode: Mode::named(mode)?,
        nanoseconds_per_op: *point_estimate,
        low: confidence_interval.lower_bound,
        high: confidence_interval.upper_bound,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Writes a benchmark as criterion does: `axis/family/mode/variant`, possibly followed by a
    /// number.
    fn bench(home: &Path, id: &str, median: f64) {
        let mut parts = id.splitn(5, '/');
        let group: Vec<&str> = parts.by_ref().take(3).collect();
        let (variant, number) = (parts.next().unwrap(), parts.next());
        let mut folder = home.join(group.join("_")).join(variant);
        folder.extend(number);
        let folder = folder.join("new");
        fs::create_dir_all(&folder).unwrap();
        let benchmark = json!({
            "group_id": group.join("/"), "function_id": variant, "value_str": number, "throughput": null,
            "title": "of no use to us",
        });
        let (low, high) = (median - 0.1, median + 0.1);
        let interval = json!({ "confidence_level": 0.95, "lower_bound": low, "upper_bound": high });
        let median =
            json!({ "confidence_interval": interval, "point_estimate": median, "standard_error": 1.0 });
        let estimates = json!({ "median": median, "slope": null });
        for (name, content) in [("benchmark.json", benchmark), ("estimates.json", estimates)] {
            fs::write(folder.join(name), content.to_string()).unwrap();
        }
    }

    #[test]
    fn figures_are_named_and_ordered_like_the_axes() {
        let home = tempfile::tempdir().unwrap();
        bench(home.path(), "score/recorded/latency/packed", 3.0);
        bench(home.path(), "popcount/bits/throughput/sparse/07", 4.0);
        bench(home.path(), "popcount/bits/throughput/swar/07", 2.0);
        bench(home.path(), "popcount/bits/throughput/control/07", 0.5);
        bench(home.path(), "engine/recorded/throughput/evaluate", 500.0);
        let figures = read(home.path()).unwrap();
        let read = figures
            .iter()
            .map(|figure| (&*figure.axis, &*figure.variant, figure.nanoseconds_per_op, figure.low));
        let expected =
            [("popcount", "swar", 2.0, 1.9), ("popcount", "sparse", 4.0, 3.9), ("score", "packed", 3.0, 2.9)];
        assert!(read.eq(expected));
        assert_eq!((figures[0].operands.as_str(), figures[0].mode), ("bits-07", Mode::Throughput));
        let later = SystemTime::now() + std::time::Duration::from_secs(60);
        assert_eq!(written_since(home.path(), later).unwrap(), [], "these are of an earlier run");
    }

    #[test]
    fn each_benchmark_has_the_shortest_time_of_its_passes() {
        let pass = |times: [f64; 2]| {
            let home = tempfile::tempdir().unwrap();
            bench(home.path(), "popcount/bits/throughput/swar/07", times[0]);
            bench(home.path(), "popcount/bits/latency/swar/07", times[1]);
            read(home.path()).unwrap()
        };
        let figures = shortest(shortest(Vec::new(), pass([2.0, 6.0])), pass([3.0, 5.0]));
        let times = figures.iter().map(|figure| (figure.mode, figure.nanoseconds_per_op, figure.low));
        let expected = [(Mode::Latency, 5.0, 4.9), (Mode::Throughput, 2.0, 1.9)];
        assert!(times.eq(expected), "{figures:?}");
    }

    #[test]
    fn a_scope_selects_only_among_the_benchmarks_of_popcount() {
        let benches = DENSITY.benches(["popcount"].into_iter());
        assert_eq!(benches, "^(popcount/((bits|about)/throughput/|bits/latency/))");
        let benches = FULL.benches(["popcount", "score"].into_iter());
        assert_eq!(benches, "^(popcount/([^/]+/throughput/|(recorded|bits)/latency/)|score/)");
    }

    #[test]
    fn a_torn_result_is_an_error_that_names_the_file() {
        let home = tempfile::tempdir().unwrap();
        bench(home.path(), "score/recorded/latency/packed", 3.0);
        let torn = home.path().join("score_recorded_latency/packed/new/estimates.json");
        fs::write(&torn, r#"{"median":{"#).unwrap();
        let error = format!("{:#}", read(home.path()).unwrap_err());
        assert!(error.contains("estimates.json is not what criterion writes"), "{error}");
    }

    #[test]
    fn the_suites_are_those_of_the_manifest() {
        let manifest = fs::read_to_string(plywright_testing::checkout().join("benches/Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let benches = manifest["bench"].as_array().unwrap().iter();
        let timed = benches.filter(|bench| bench.get("bench").and_then(toml::Value::as_bool) != Some(false));
        let mut names: Vec<_> = timed.map(|bench| bench["name"].as_str().unwrap()).collect();
        let mut suites = all_suites();
        names.sort_unstable();
        suites.sort_unstable();
        assert_eq!(names, suites);
    }
}
