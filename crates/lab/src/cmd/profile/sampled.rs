//! Samples where time goes: in the suites without variants, and in a search by the engine with each
//! variant.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::Options;
use super::counted::{self, Wanted};
use crate::build::kernels::{all_suites, cargo_bench_for};
use crate::build::targets::{Ready, Target};
use crate::measure::stacks;
use crate::report::profiles::picture;
use crate::terminal::stdout;
use crate::{machine, session};
use outpace::os::{children, files};

/// Environment variable that names the folder to which the suites' profiler writes.
const FOLDER: &str = "PLYWRIGHT_PROFILES";

/// Suite that runs the whole engine, built with the variants that the features select.
const ENGINE: &str = "engine";

/// Id of the search in that suite.
const BENCHMARK: &str = "engine/recorded/throughput/search";

/// Option of cargo for debug information with the paths of inlined functions. The code itself does
/// not change.
const NAMES: [&str; 2] = ["--config", "profile.bench.debug=\"limited\""];

/// Returns the suites without variants.
pub(super) fn suites() -> Vec<&'static str> {
    all_suites().into_iter().filter(|suite| !counted::is_axis(suite)).collect()
}

/// Samples a suite without variants.
pub(super) fn suite(root: &Path, folder: &Path, suite: &str, options: &Options) -> Result<()> {
    let _locks = session::lock_machine(Some(folder))?;
    let graph = folder.join(format!("{suite}.svg"));
    let written = || std::fs::metadata(&graph).and_then(|file| file.modified()).ok();
    let before = written();
    session::catch_interrupts()?;
    sample(command(root, suite, &[])?.arg("--").args(&options.filter), folder, suite, options.seconds)?;
    ensure!(written() != before, "the suite `{suite}` drew no graph: it has no profiler, or ran nothing");
    let graph = graph.strip_prefix(root).unwrap_or(&graph);
    stdout::print(format_args!("{}\n", graph.display()))
}

/// Samples a search by the engine with each wanted variant, for this many seconds.
pub(super) fn engines(root: &Path, folder: &Path, wanted: &Wanted, seconds: u32) -> Result<()> {
    let engines = wanted.engines(root)?;
    ensure!(
        !engines.is_empty(),
        "there is nothing to sample: `--time` needs a variant that a feature chooses and that this machine can run"
    );
    let _locks = session::lock_machine(Some(folder))?;
    session::catch_interrupts()?;
    let scratch = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
    let source = machine::source(root)?.sha256;
    let rustc = machine::compiler(root)?.version;
    for (name, features) in engines {
        stdout::note!("sampling the engine with {name}");
        sample(&mut search(root, &features)?, scratch.path(), ENGINE, seconds)?;
        let folded = scratch.path().join(format!("{ENGINE}.folded"));
        let text = std::fs::read_to_string(&folded).with_context(|| {
            format!("the engine with {name} was not sampled: cannot read {}", folded.display())
        })?;
        std::fs::remove_file(&folded).with_context(|| format!("cannot remove {}", folded.display()))?;
        ensure!(
            machine::source(root)?.sha256 == source,
            "the source was changed while the engine with {name} was sampled: run again"
        );
        let stacks = stacks::of_samples(&text, counted::SEARCH)
            .with_context(|| format!("the samples of the engine with {name}"))?;
        let about = format!(
            "samples of CPU time on {}, by pprof, {rustc}, source of SHA-256 {}…",
            machine::identify().brand,
            source.get(..12).unwrap_or(&source)
        );
        let graph = picture(&format!("`{BENCHMARK}`, build {name}"), &about, &stacks, None);
        let path = folder.join(format!("time-{name}.svg"));
        files::replace(&path, graph.as_bytes())?;
        stdout::print(format_args!("{}\n", path.strip_prefix(root).unwrap_or(&path).display()))?;
    }
    Ok(())
}

/// Returns the command that runs a suite with a profiler; the engine is built with these features.
fn command(root: &Path, suite: &str, features: &[String]) -> Result<Command> {
    let mut command = cargo_bench_for(root, [suite], &Ready::find(Target::host())?);
    let of_engine = features.iter().map(|feature| format!("plywright/{feature}"));
    let features: Vec<String> = ["flamegraphs".to_owned()].into_iter().chain(of_engine).collect();
    command.args(["--features", &features.join(","), "--quiet"]);
    Ok(command)
}

/// Returns the command that runs the search by an engine with these features, with a profiler that
/// knows the whole names of functions.
fn search(root: &Path, features: &[String]) -> Result<Command> {
    let mut command = command(root, ENGINE, features)?;
    command.args(NAMES).args(["--", BENCHMARK]);
    Ok(command)
}

/// Runs the command of a suite in criterion's profiling mode.
fn sample(command: &mut Command, folder: &Path, suite: &str, seconds: u32) -> Result<()> {
    command.args(["--profile-time", &seconds.to_string()]);
    let status = children::run_in_group(command.env(FOLDER, folder).stdin(Stdio::null()))?;
    ensure!(status.success(), "the suite `{suite}` failed ({status})");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use plywright_testing::checkout;

    #[test]
    fn each_variant_of_an_axis_is_sampled_with_the_features_it_needs() {
        let names = |text: &str| Wanted::parse(text).unwrap().engines(checkout()).unwrap();
        let engines = names("score");
        let features = |name: &str| {
            let engine =
                engines.iter().find(|engine| engine.0 == name).unwrap_or_else(|| panic!("{engines:?}"));
            engine.1.join(",")
        };
        assert_eq!(features("score-packed"), "evaluation-classical");
        assert_eq!(features("score-split"), "evaluation-classical,score-split");
        assert_eq!(names("score/split").len(), 1);
        assert_eq!(names("popcount/swar"), [("popcount-swar".to_owned(), vec!["popcount-swar".to_owned()])]);
        assert_eq!(names("popcount/hardware"), [("popcount-hardware".to_owned(), Vec::new())]);
        // Features do not choose a target, so this axis has no engines here.
        assert!(names("target").is_empty());
    }

    #[test]
    fn features_are_passed_to_the_engine_and_not_to_the_suite() {
        let features = ["popcount-swar".to_owned(), "evaluation-classical".to_owned()];
        let command = search(checkout(), &features).unwrap();
        let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        let at = words.iter().rposition(|word| word == "--features").unwrap();
        assert_eq!(words[at + 1], "flamegraphs,plywright/popcount-swar,plywright/evaluation-classical");
        // An option after `--` would go to the suite, and inlined functions would lose their paths.
        let [of_cargo, of_suite] = words.split(|word| word == "--").collect::<Vec<_>>()[..] else {
            panic!("{words:?}")
        };
        assert!(of_cargo.windows(2).any(|words| words == NAMES), "{words:?}");
        assert_eq!(of_suite, [BENCHMARK]);
    }
}
