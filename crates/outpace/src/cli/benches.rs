//! `outpace git OLD..NEW -- cargo bench`: compares the benchmarks of a cargo package at two
//! revisions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::layouts::Maker;
use super::options::{Ends, Exports};
use super::run::{self};
use super::streams::note;
use crate::builds::revisions::Repository;
use crate::builds::revisions::worktree::Worktree;
use crate::compare::{Part, Plan, Record, Rules, Started, Workload, decide};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::measure::lockstep::{Answers, Cores, Setup};
use crate::os::children;
use crate::os::files;
use crate::os::noise::Watch;
use crate::programs::Executable;
use crate::record::{CONTROL, Costs};
use crate::report::comparison::HEADING;
use crate::rng::Rng;
use crate::workloads::benches::{self, BenchProgram, Benchmark, Harness};

#[derive(Debug, clap::Args)]
pub(super) struct Benches {
    /// Two revisions, `OLD..NEW`; with `OLD..` the new one is HEAD.
    range: String,
    /// Command that builds the benchmarks: `cargo bench`, with arguments that select them (`--bench
    /// speed`, `--package x`).
    #[arg(last = true, required = true, num_args = 2.., value_name = "COMMAND")]
    command: Vec<String>,
    /// Compare only benchmarks whose name contains this text; may be given several times.
    #[arg(long, value_name = "TEXT")]
    only: Vec<String>,
    /// Compare only the files that the builds make, without linking them anew for each launch.
    #[arg(long)]
    one_layout: bool,
    #[command(flatten)]
    ends: Ends,
    #[command(flatten, next_help_heading = "Write the record")]
    exports: Exports,
}

/// A bench executable of a revision, copied so that the next build does not replace it.
#[derive(Clone, Debug)]
struct Bench {
    /// Folder of the package, relative to the top of the repository.
    package: PathBuf,
    target: String,
    executable: Executable,
    harness: Harness,
    names: Vec<String>,
}

/// The old and the new executable that have a benchmark, and its name.
type Pair = (Bench, Bench, String);

pub(super) fn run(options: &Benches) -> Result<ExitCode> {
    let rules = options.ends.rules()?;
    ensure!(
        !options.ends.counters,
        "--counters counts whole programs, and a benchmark is a part of one: `outpace explain --counters` compares the bench executables"
    );
    options.exports.try_out()?;
    let (old, new) = options.range.split_once("..").context("two revisions are needed, `OLD..NEW`")?;
    ensure!(!new.starts_with('.'), "`{}` has three dots; a range has two: `OLD..NEW`", options.range);
    let arguments = match options.command.as_slice() {
        [cargo, bench, arguments @ ..] if cargo == "cargo" && bench == "bench" => arguments,
        _ => bail!("only `-- cargo bench ...` builds benchmarks, not `{}`", options.command.join(" ")),
    };
    ensure!(
        !arguments.iter().any(|word| word == "--"),
        "arguments after a second `--` would go to the benchmarks, which run one by one here: select them with `--only TEXT`"
    );
    let record = record(options, [old, if new.is_empty() { "HEAD" } else { new }], arguments, rules)?;
    options.exports.give(&record, HEADING, options.ends.shown())
}

fn record(options: &Benches, revisions: [&str; 2], arguments: &[String], rules: Rules) -> Result<Record> {
    let repository = Repository::at(Path::new("."))?;
    let [old, new] = revisions.map(|name| repository.commit(name));
    let (old, new) = (old?, new?);
    ensure!(old.hash != new.hash, "`{}` and `{}` are one commit", revisions[0], revisions[1]);
    let mut record = run::begun(&options.ends, rules)?;
    let _lock = run::lock_machine(&record.command)?;
    let begun = Instant::now();
    let kept = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for benches")?;
    let commits = [&old, &new];
    // Each revision is built in a folder of its own that lasts until the end: bench executables
    // contain their own path and those of their files.
    let worktree = |commit| Worktree::new(&repository, commit, kept.path());
    let worktrees = [worktree(&old)?, worktree(&new)?];
    let within = repository.prefix()?;
    let mut maker = Maker::new(options.one_layout, record.seed)?;
    let mut sides = Vec::new();
    for (commit, Worktree { path: home, .. }) in commits.into_iter().zip(&worktrees) {
        note(&format!("{:>12} {} {}", "build", commit.short(), commit.subject));
        ensure!(home.join(&within).is_dir(), "{} has no folder {}", commit.short(), within.display());
        sides.push(build(home, &within, arguments, &kept.path().join(commit.short()), &maker)?);
        let first = sides.last().and_then(|benches| benches.first()).context("there is no bench")?;
        record.programs.push(Started {
            name: commit.short().to_owned(),
            command: options.command.join(" "),
            revision: Some((commit.hash.clone(), commit.subject.clone())),
            sha256: first.executable.sha256.clone(),
            bytes: first.executable.bytes,
            ..Started::default()
        });
    }
    // The second build may have replaced files that the link of the first one needs, so links are
    // tried only now.
    for bench in sides.iter_mut().flatten() {
        bench.executable.layouts = maker.relinked(&bench.target, &bench.executable.file)?;
    }
    let is_relinked = sides.iter().flatten().all(|bench| bench.executable.layouts.is_some());
    if !is_relinked {
        sides.iter_mut().flatten().for_each(|bench| bench.executable.layouts = None);
    }
    record.layouts = Some(maker.described(is_relinked, false));
    record.workload = Workload::Benches;
    record.phase("build", begun);
    let pairs = pairs(&sides, &options.only);
    ensure!(!pairs.is_empty(), "the two revisions have no benchmark in common");
    let (count, comparisons) = (pairs.len() as u32, pairs.len());
    let each = (options.ends.time() / count).as_secs();
    note(&format!("{:>12} {count} benchmarks, on average at most {each} s each", "measure"));
    let begun = Instant::now();
    let watch = Watch::begin();
    let labels = labels(&pairs);
    for (at, ((old, new, name), benchmark)) in pairs.into_iter().zip(labels).enumerate() {
        if old.executable.sha256 == new.executable.sha256 {
            note(&format!("{:>12} {benchmark}: both revisions have the same program, to the byte", "same"));
        }
        // Time that a benchmark does not need is divided among those after it.
        let left = options.ends.time().saturating_sub(begun.elapsed()) / (count - at as u32);
        let names = [commits[0].short(), commits[1].short()];
        let part = part(options, names, (old, new), &name, (rules, comparisons), left, record.seed);
        let part = part.or_else(|error| match children::check() {
            // After an interrupt the benchmarks that were not measured stay in the record as empty
            // parts, so the probability of an error is still divided among all of them.
            Err(_) if at > 0 => Ok(Default::default()),
            Err(interrupted) => Err(Error::from(interrupted)),
            Ok(()) => {
                note(&format!("{:>12} {benchmark}: {error}", "fault"));
                Ok((Part { fault: Some(error.to_string()), ..Part::default() }, Costs::default()))
            }
        })?;
        let (part, costs) = part;
        record.costs.get_or_insert_default().add(&costs);
        record.parts.push(Part { benchmark, ..part });
    }
    let mut faults = record.parts.iter().map(|part| part.fault.as_deref());
    if let Some(first) = faults.clone().next().flatten().filter(|_| faults.all(|fault| fault.is_some())) {
        bail!("no benchmark could be measured: {first}");
    }
    record.noise = run::noise(watch, &record);
    record.phase("measure", begun);
    record.decision = decide(&record);
    Ok(record)
}

/// Builds the benches of the checkout in `home` by a `cargo bench` in its folder `within`, and
/// copies them to `kept`.
fn build(home: &Path, within: &Path, arguments: &[String], kept: &Path, maker: &Maker) -> Result<Vec<Bench>> {
    let cannot = || format!("cannot keep the benches in {}", kept.display());
    fs::create_dir_all(kept).with_context(cannot)?;
    // The path in the form that cargo reports.
    let top = home.canonicalize().with_context(cannot)?;
    let folder = home.join(within);
    let mut found = Vec::new();
    let environment = maker.environment();
    for built in benches::build(Path::new("cargo"), &folder, &top.join("target"), arguments, &environment)? {
        let package = built.package.strip_prefix(&top).unwrap_or(&built.package).to_owned();
        let original = built.executable()?;
        let listed = benches::harness(&original);
        let listed = listed.and_then(|harness| Ok((harness, benches::names(&original, harness)?)));
        let (harness, names) = match listed {
            Ok(listed) => listed,
            // Cargo also builds the unit tests of libraries and programs.
            Err(error) => {
                children::check()?;
                note(&format!("{:>12} {}: {error}", "no bench", built.target));
                continue;
            }
        };
        // Two packages may have targets of the same name. The number has a fixed width, so that the
        // names have the same length on both sides.
        let copy = kept.join(format!("{:03}-{}", found.len(), built.target));
        fs::copy(&built.file, &copy).with_context(cannot)?;
        let mut executable = Executable::at(&copy)?;
        (executable.environment, executable.folder) = (original.environment, original.folder);
        executable.fresh = true;
        found.push(Bench { package, target: built.target, executable, harness, names });
    }
    let place = folder.display();
    ensure!(!found.is_empty(), "`cargo bench` built no benchmark of criterion, divan or libtest in {place}");
    Ok(found)
}

/// Returns the requested benchmarks that both sides have, and reports those that only one side has.
fn pairs(sides: &[Vec<Bench>], only: &[String]) -> Vec<Pair> {
    let [old, new] = sides else { return Vec::new() };
    let is_asked = |name: &&String| only.is_empty() || only.iter().any(|text| name.contains(text.as_str()));
    let mut pairs = Vec::new();
    for (side, others, which) in [(old, new, "old"), (new, old, "new")] {
        for bench in side {
            for name in bench.names.iter().filter(is_asked) {
                let has = |other: &&Bench| {
                    (&other.package, &other.target, other.harness)
                        == (&bench.package, &bench.target, bench.harness)
                        && other.names.contains(name)
                };
                match others.iter().find(has) {
                    Some(other) if which == "old" => pairs.push((bench.clone(), other.clone(), name.clone())),
                    Some(_) => {}
                    None => note(&format!(
                        "{:>12} {name} of {}: the {which} revision alone has it",
                        "left out", bench.target
                    )),
                }
            }
        }
    }
    pairs
}

/// Returns the names of the benchmarks in the record. If two have the same name, the name of the
/// target precedes it; if the targets have the same name too, the folder of the package precedes
/// both.
fn labels(pairs: &[Pair]) -> Vec<String> {
    let target = |(bench, _, name): &Pair| format!("{}/{name}", bench.target);
    let package = |pair: &Pair| format!("{}/{}", pair.0.package.display(), target(pair));
    let forms: [&dyn Fn(&Pair) -> String; 3] = [&|pair| pair.2.clone(), &target, &package];
    let label = |pair: &Pair| {
        let is_one = |form: &&&dyn Fn(&Pair) -> String| {
            pairs.iter().filter(|other| form(other) == form(pair)).count() == 1
        };
        forms.iter().find(is_one).map_or_else(|| package(pair), |form| form(pair))
    };
    pairs.iter().map(label).collect()
}

fn part(
    options: &Benches,
    names: [&str; 2],
    (old, new): (Bench, Bench),
    name: &str,
    (rules, comparisons): (Rules, usize),
    time: Duration,
    seed: u64,
) -> Result<(Part, Costs)> {
    let program = |name: &str, bench: &Bench| BenchProgram {
        name: name.to_owned(),
        executable: bench.executable.clone(),
        harness: bench.harness,
        limit: benches::LIMIT,
    };
    let scratch = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for copies")?;
    let tasks = [Benchmark(name.to_owned())];
    let setup = Setup {
        tasks: &tasks,
        folder: scratch.path(),
        // One run of a benchmark is a process that measures for a while, so one sample is enough.
        samples: 1,
        answers: Answers::Any,
        load: options.ends.load,
        cores: Cores::Fast,
    };
    let plan = Plan { rules, comparisons, time, estimate: None, watch: &|_| {} };
    let mut rng = Rng::new(seed, name);
    let first = (&program(names[0], &old), program(CONTROL, &old));
    let others = [program(names[1], &new)];
    let measured = run::shown(first, &others, &setup, &plan, options.ends.plot, &mut rng)?;
    if let Some(fault) = measured.faults.into_iter().next() {
        return Err(fault.into());
    }
    Ok((Part { comparisons: measured.comparisons, ..Part::default() }, measured.costs))
}
