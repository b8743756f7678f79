//! Builds engines with the cargo features of their variants, exactly as a user would.
//!
//! Each engine has its own target folder below `target/lab/engines/`, so that its binary is not
//! overwritten and cargo knows whether it is up to date. Intermediate files, such as the compiled
//! libraries, are shared in a build folder. Several *builders*, threads that call cargo, work at
//! the same time. Each has a build folder of its own, because a call of cargo locks the folder that
//! it uses. There are as many builders as CPUs, up to [`MAX_BUILDERS`], because the optimisation of
//! an engine keeps only one CPU busy.
//!
//! Flags in the environment that would change the code are cleared, and the necessary ones are set.
//! Further options for rustc do not change the binary, but keep the files that are needed to link
//! it again in other code layouts ([`layouts`]).

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, ensure};
use object::{BinaryFormat, Object, ObjectSection};

use crate::build::guided::{self, Bolt};
use crate::build::messages::executable;
use crate::build::pace;
use crate::machine::{self, compilers};
use crate::record::{Build, Profile};
use crate::terminal::progress::Progress;
use crate::workspace;
use outpace::builds::layouts::{self, Finish, Relink};
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed::sha256;

/// Largest number of builders. More gain little, because each compiles the dependencies again.
const MAX_BUILDERS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub slug: String,
    pub build: Build,
}

/// Options of the build that are the same for all engines of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuildOptions<'a> {
    /// Name of a folder below the engines' folder; None for engines that are built exactly as a
    /// user builds them.
    pub folder: Option<&'a str>,
    /// Platform for cargo's `--target`, if it is used. The flags then hold only for the engine, and
    /// not for build scripts and procedural macros.
    pub triple: Option<&'a str>,
    pub flags: &'a [&'a str],
}

#[derive(Clone, Debug)]
pub struct Built {
    pub path: PathBuf,
    pub sha256: String,
    /// SHA-256 of the code and constants, if the format is known.
    pub code_sha256: Option<String>,
    pub bytes: u64,
    pub took: Duration,
    /// Means to link the engine again in other layouts, or the reason why there is none.
    pub relink: Result<Relink, String>,
}

impl Built {
    /// Describes the engine that was built to this path.
    pub fn read(path: PathBuf, took: Duration, relink: Result<Relink, String>) -> Result<Self> {
        let file = read(&path)?;
        let (sha256, code_sha256) = (sha256(&file), code(&file).map(|code| sha256(&code)));
        Ok(Self { path, sha256, code_sha256, bytes: file.len() as u64, took, relink })
    }
}

/// Builds the engines, several at a time. Returns the binary or the error of each, in order. The
/// error of one build does not end the others, but an interrupt by the user ends all.
pub fn build(root: &Path, plans: &[Plan], progress: &Progress) -> Result<Vec<Result<Built>>> {
    build_in(root, plans, BuildOptions::default(), progress)
}

/// Returns the approximate time of the builds. An engine that was built after `changed` takes
/// almost no time. But if it is guided by a profile, its training run is repeated, and nearly the
/// time of a new build is expected.
pub fn estimate(root: &Path, plans: &[Plan], changed: SystemTime) -> Duration {
    let engines = workspace::target(root).join("engines");
    let shares = shares(&engines, plans, builders(), changed);
    let works = shares.iter().map(|share| works(&engines, plans, share, changed).iter().sum());
    Duration::from_secs_f64(works.fold(0.0, f64::max) * pace::find(root))
}

/// Returns the approximate time of this many builds that combine several variants, with or without
/// a profile.
pub fn estimate_together(root: &Path, builds: usize, guided: bool) -> Duration {
    let work = if guided { GUIDED } else { 1.0 + LIBRARIES };
    let turns = builds.div_ceil(builders()) as f64;
    Duration::from_secs_f64(turns * work * pace::find(root))
}

fn builders() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get).min(MAX_BUILDERS)
}

// The unit of work is a build of the program alone, whose libraries are already compiled (other
// features do not change them). `LIBRARIES` was 1.5 to 2.0 in the shipped records, and 1.9 in a
// fresh run on a Zen 4; `GUIDED` was 6.2 to 8.7 in the records, and 8 to 10 in that run. Both
// constants lie within the ranges of the records.

/// Work of compiling a program's libraries. Each builder does this once, and again for other flags
/// and other compilers.
const LIBRARIES: f64 = 1.8;

/// Work of a profile-guided build: two programs with their libraries, and the run between them.
const GUIDED: f64 = 7.5;

/// Returns the work of each build of a builder, in order.
fn works(engines: &Path, plans: &[Plan], share: &[usize], changed: SystemTime) -> Vec<f64> {
    let mut libraries = LIBRARIES;
    let work = |&at: &usize| {
        let plan = &plans[at];
        let work = work_since(engines, plan, changed);
        let is_usual = plan.build == Build { features: plan.build.features.clone(), ..Build::default() };
        let is_from_scratch = work >= work_from_scratch(plan);
        work + if is_usual && is_from_scratch { std::mem::take(&mut libraries) } else { 0.0 }
    };
    share.iter().map(work).collect()
}

/// Returns the work of a build whose source was last changed at this time.
fn work_since(engines: &Path, plan: &Plan, changed: SystemTime) -> f64 {
    let built = std::fs::metadata(engines.join(&plan.slug).join(STAMP)).and_then(|file| file.modified());
    let is_fresh = built.is_ok_and(|built| built > changed);
    match plan.build.profile {
        _ if !is_fresh => work_from_scratch(plan),
        Profile::Plain => 0.04,
        Profile::Pgo | Profile::PgoBolt => 0.9 * work_from_scratch(plan),
    }
}

/// Returns the work of a build from scratch, with the libraries only if no other build shares them.
fn work_from_scratch(plan: &Plan) -> f64 {
    match plan.build.profile {
        Profile::Plain if plan.build.target_cpu.is_some() || plan.build.compiler.is_some() => 1.0 + LIBRARIES,
        Profile::Plain => 1.0,
        Profile::Pgo => GUIDED,
        Profile::PgoBolt => 1.2 * GUIDED,
    }
}

/// Estimates the remaining time from the builds so far.
#[derive(Debug)]
struct Pace {
    /// Remaining work of each builder, and the start of its present build.
    rest: Vec<(f64, Instant)>,
    /// Finished work, and the seconds that it took.
    done: (f64, f64),
}

impl Pace {
    fn new(works: Vec<f64>, now: Instant) -> Self {
        Self { rest: works.into_iter().map(|work| (work, now)).collect(), done: (0.0, 0.0) }
    }

    /// Records that a builder has finished a build with this work, and returns the time until all
    /// builders are done. A failed build does not change the pace.
    fn step(&mut self, builder: usize, work: f64, is_built: bool, now: Instant) -> Duration {
        let (rest, begun) = &mut self.rest[builder];
        if is_built {
            self.done = (self.done.0 + work, self.done.1 + (now - *begun).as_secs_f64());
        }
        (*rest, *begun) = ((*rest - work).max(0.0), now);
        let seconds = self.seconds();
        let left = self.rest.iter().map(|(rest, begun)| rest * seconds - (now - *begun).as_secs_f64());
        Duration::from_secs_f64(left.fold(0.0, f64::max))
    }

    /// Returns the seconds for one unit of work, or 0 before the first build has ended well.
    fn seconds(&self) -> f64 {
        let (work, seconds) = self.done;
        if work > 0.0 { seconds / work } else { 0.0 }
    }
}

pub fn build_in(
    root: &Path,
    plans: &[Plan],
    options: BuildOptions<'_>,
    progress: &Progress,
) -> Result<Vec<Result<Built>>> {
    let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let builders = builders();
    let jobs = cpus / builders.min(plans.len()).max(1);
    let mut engines = workspace::target(root).join("engines");
    engines.extend(options.folder);
    let changed = machine::changed(root)?;
    let shares = shares(&engines, plans, builders, changed);
    let works: Vec<_> = shares.iter().map(|share| works(&engines, plans, share, changed)).collect();
    let loads = works.iter().map(|works| works.iter().sum()).collect();
    let pace = Mutex::new(Pace::new(loads, Instant::now()));
    let mut results: Vec<(usize, Result<Built>)> = std::thread::scope(|scope| {
        let start = |(builder, (share, works)): (usize, (Vec<usize>, Vec<f64>))| {
            let (engines, pace) = (&engines, &pace);
            let build = move |(at, work): (usize, f64)| {
                let built = build_one(root, engines, &plans[at], options, (builder, jobs));
                let mut pace = pace.lock().unwrap_or_else(PoisonError::into_inner);
                let left = pace.step(builder, work, built.is_ok(), Instant::now());
                progress.step_before(&plans[at].slug, left);
                (at, built)
            };
            let share = share.into_iter().zip(works);
            scope
                .spawn(move || share.map(build).take_while(|_| children::check().is_ok()).collect::<Vec<_>>())
        };
        let running: Vec<_> = shares.into_iter().zip(works).enumerate().map(start).collect();
        let end = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        running.into_iter().flat_map(end).collect()
    });
    children::check()?;
    let pace = pace.into_inner().unwrap_or_else(PoisonError::into_inner);
    // A tiny amount of work gives no useful pace, and builds with other flags have another pace.
    if pace.done.0 >= 1.0 && options.flags.is_empty() && options.triple.is_none() {
        pace::remember(root, pace.seconds());
    }
    results.sort_by_key(|(at, _)| *at);
    Ok(results.into_iter().map(|(_, built)| built).collect())
}

/// Distributes the plans, by index, among the builders; each gets its longest builds first. An
/// engine returns to the builder that built it before, in whose folder cargo finds it up to date.
/// It goes to the least busy builder instead if it is new, or if this run does not have its former
/// builder. An engine that must be built again also goes there if its former builder already has at
/// least as much work as the least busy builder would have with this engine.
fn shares(engines: &Path, plans: &[Plan], builders: usize, changed: SystemTime) -> Vec<Vec<usize>> {
    let mut shares = vec![Vec::new(); builders];
    let mut load = vec![0.0; builders];
    let works: Vec<f64> = plans.iter().map(|plan| work_since(engines, plan, changed)).collect();
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by(|&a, &b| works[b].total_cmp(&works[a]));
    for at in order {
        let least = (0..builders).min_by(|&a, &b| f64::total_cmp(&load[a], &load[b])).unwrap_or_default();
        let is_fresh = works[at] < work_from_scratch(&plans[at]);
        let may_stay =
            |builder: &usize| *builder < builders && (is_fresh || load[*builder] < load[least] + works[at]);
        let before = std::fs::read_to_string(engines.join(&plans[at].slug).join(STAMP)).ok();
        let before = before.and_then(|builder| builder.trim().parse::<usize>().ok()).filter(may_stay);
        let builder = before.unwrap_or(least);
        load[builder] += works[at];
        shares[builder].push(at);
    }
    shares
}

/// Name of the file in an engine's folder that has the number of its builder. The file's time is
/// the time when the engine was last built or found up to date.
const STAMP: &str = "builder";

fn build_one(
    root: &Path,
    engines: &Path,
    plan: &Plan,
    options: BuildOptions<'_>,
    (builder, jobs): (usize, usize),
) -> Result<Built> {
    let folder = engines.join(&plan.slug);
    let begun = Instant::now();
    let mut flags = Vec::new();
    if plan.build.profile != Profile::Plain {
        let counts = folder.join("counts");
        let build = engines.join(format!("build-{builder}-counting"));
        let place = Place { root, target: &folder.join("counting"), build: &build, jobs, options };
        let (program, _) = compile(&place, &plan.build, &[guided::counting(&counts)])?;
        flags.push(guided::following(&guided::merge(root, &program, &counts)?));
        sweep(&place.compiled(&program));
    }
    if plan.build.profile == Profile::PgoBolt {
        flags.push(guided::KEEPS_RELOCATIONS.to_owned());
    }
    let build = engines.join(format!("build-{builder}"));
    let place = Place { root, target: &folder, build: &build, jobs, options };
    let (mut path, mut printed) = compile(&place, &plan.build, &flags)?;
    let compiled = place.compiled(&path);
    let mut file = read(&path)?;
    if layouts::POSSIBLE && layouts::line(&printed).is_none() && !layouts::keeps(&folder, &sha256(&file)) {
        // Cargo found the engine up to date, so it did not print the link command, and no earlier
        // build has stored the command of this binary.
        forget(&compiled, &file)?;
        (_, printed) = compile(&place, &plan.build, &flags)?;
        file = read(&path)?;
    }
    files::replace(&folder.join(STAMP), builder.to_string().as_bytes())?;
    let mut relink = relink(&folder, &path, &printed, &sha256(&file));
    if plan.build.profile == Profile::PgoBolt {
        let bolt = Bolt::learn(root, &path, &folder.join("counts"))?;
        let linked = std::mem::replace(&mut path, folder.join("bolted"));
        bolt.apply(&linked, &path).map_err(|error| anyhow::anyhow!(error))?;
        relink = relink.map(|relink| relink.then(Arc::new(bolt)));
    }
    sweep(&compiled);
    Built::read(path, begun.elapsed(), relink.map_err(|error| format!("{error:#}")))
}

/// Folders and options of a call of cargo.
struct Place<'a> {
    root: &'a Path,
    target: &'a Path,
    build: &'a Path,
    jobs: usize,
    options: BuildOptions<'a>,
}

impl Place<'_> {
    /// Returns the folder `deps` in which cargo compiled a program. The folder that contains `deps`
    /// has the same path below the build folder as the program's folder has below the target
    /// folder. That path may contain the name of a platform.
    fn compiled(&self, program: &Path) -> PathBuf {
        let release = program.parent().and_then(|folder| folder.strip_prefix(self.target).ok());
        self.build.join(release.unwrap_or(Path::new("release"))).join("deps")
    }
}

/// Builds the engine with cargo and additional flags for rustc. Returns the engine's path, and
/// cargo's standard output.
fn compile(place: &Place<'_>, build: &Build, flags: &[String]) -> Result<(PathBuf, String)> {
    let mut cargo = compilers::cargo(build.compiler.as_deref());
    cargo.current_dir(place.root).env_remove("CARGO_INCREMENTAL");
    cargo.arg(if layouts::POSSIBLE { "rustc" } else { "build" });
    cargo.args(["--release", "--bin", "plywright", "--no-default-features"]);
    cargo.args(["--message-format", "json-render-diagnostics"]).env("CARGO_TERM_COLOR", "never");
    if !build.features.is_empty() {
        cargo.arg("--features").arg(build.features.join(","));
    }
    cargo.arg("--target-dir").arg(place.target).arg("--jobs").arg(place.jobs.to_string()).arg("--quiet");
    cargo.env("CARGO_BUILD_BUILD_DIR", place.build);
    let target = build.target_cpu.as_ref().map(|cpu| format!("-Ctarget-cpu={cpu}"));
    let common = place.options.flags.iter().map(|&flag| flag.to_owned());
    let flags: Vec<String> = target.into_iter().chain(common).chain(flags.iter().cloned()).collect();
    cargo.args(place.options.triple.map(|triple| format!("--target={triple}")));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    if layouts::POSSIBLE {
        cargo.arg("--").args(layouts::FLAGS);
    }
    let done = children::run(&mut cargo, None)?;
    ensure!(done.status.success(), "`{}` failed: {}", build.command(), first_error(&done.stderr));
    let path = executable(&done.stdout, "bin", "plywright").context("cargo built no engine")?;
    Ok((path, done.stdout))
}

fn read(engine: &Path) -> Result<Vec<u8>> {
    std::fs::read(engine).with_context(|| format!("cannot read the engine {}", engine.display()))
}

/// Returns the means to link the engine again in other layouts, after checking that they reproduce
/// the binary.
fn relink(target: &Path, binary: &Path, printed: &str, sha256: &str) -> Result<Relink> {
    ensure!(layouts::POSSIBLE, "other layouts can be linked only on Linux");
    if let Some(line) = layouts::line(printed) {
        layouts::keep(target, line, sha256)?;
    }
    let relink = Relink::read(target)?;
    relink.check(binary)?;
    Ok(relink)
}

/// Removes the binary that cargo would find up to date, so that cargo builds the engine again.
fn forget(compiled: &Path, engine: &[u8]) -> Result<()> {
    for (name, path) in entries(compiled) {
        let is_binary = name.starts_with("plywright-") && !name.contains('.');
        if is_binary && std::fs::read(&path).is_ok_and(|file| file == engine) {
            std::fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// Removes files that the compiler leaves because of [`layouts::FLAGS`] and that cargo does not
/// need: tens of megabytes for each engine. Must not be called while something compiles in this
/// folder. Files that cannot be removed do no harm.
fn sweep(compiled: &Path) {
    for (name, path) in entries(compiled) {
        if name.ends_with(".bc") || name.ends_with(".rcgu.o") {
            let _ = std::fs::remove_file(path);
        } else if (name.starts_with("rustc") || name.starts_with("rmeta")) && path.is_dir() {
            let _ = std::fs::remove_dir_all(path);
        }
    }
}

/// Returns the files and folders in a folder with their names, or nothing if it cannot be read.
fn entries(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path())).collect()
}

/// Returns the first error in cargo's output, or its last line.
fn first_error(stderr: &str) -> &str {
    let mut lines = stderr.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.clone().find(|line| line.starts_with("error"));
    first.or_else(|| lines.next_back()).unwrap_or("it printed no error")
}

/// Returns the parts of an executable that decide how it runs: its code and its constants. Each
/// part is preceded by its length, so that bytes cannot move from one to the next unnoticed.
/// Returns None if the file is not ELF, or has neither part.
fn code(file: &[u8]) -> Option<Vec<u8>> {
    let file = object::File::parse(file).ok().filter(|file| file.format() == BinaryFormat::Elf)?;
    let mut code = Vec::new();
    for section in file.sections().filter(|section| matches!(section.name(), Ok(".text" | ".rodata"))) {
        let content = section.data().ok()?;
        code.extend((content.len() as u64).to_le_bytes());
        code.extend(content);
    }
    (!code.is_empty()).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::tools;

    #[test]
    #[cfg(target_os = "linux")]
    fn only_code_and_constants_of_an_executable_count() {
        let mut file = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let (text, _) =
            object::File::parse(&*file).unwrap().section_by_name(".text").unwrap().file_range().unwrap();
        let before = code(&file).unwrap();
        // A byte appended to the file changes the file, but not its code.
        file.push(0);
        assert!(code(&file).unwrap() == before);
        file[text as usize] ^= 1;
        assert!(code(&file).unwrap() != before);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_revision_of_a_build_is_not_part_of_its_code() {
        let folder = tempfile::tempdir().unwrap();
        let about = plywright_testing::checkout().join("src/about.rs");
        let source = folder.path().join("main.rs");
        let main =
            format!("#[path = {about:?}] pub mod about;\nfn main() {{ print!(\"{{}}\", about::text()) }}\n");
        std::fs::write(&source, main).unwrap();
        let built = ["revision 1\n", "revision 0123456789ab+\ncargo features score-wide\n"].map(|about| {
            let mut padded = about.as_bytes().to_vec();
            padded.resize(2048, 0);
            std::fs::write(folder.path().join("about.txt"), padded).unwrap();
            let binary = folder.path().join("engine");
            let mut rustc = std::process::Command::new(tools::rustc());
            rustc.args(["--edition", "2024", "-O", "-o"]).arg(&binary).arg(&source);
            machine::output(rustc.env("OUT_DIR", folder.path())).unwrap();
            assert_eq!(machine::output(&mut std::process::Command::new(&binary)).unwrap(), about);
            std::fs::read(&binary).unwrap()
        });
        assert_ne!(sha256(&built[0]), sha256(&built[1]));
        assert!(code(&built[0]).unwrap() == code(&built[1]).unwrap());
    }

    #[test]
    fn files_that_are_no_executables_have_no_code() {
        assert_eq!(code(b""), None);
        assert_eq!(code(b"#!/bin/sh\n"), None);
        let mut header = b"\x7fELF\x02\x01".to_vec();
        header.resize(64, 0xff);
        assert_eq!(code(&header), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_lost_link_command_is_restored_by_a_new_build() {
        let root = tempfile::tempdir().unwrap();
        let manifest =
            "[package]\nname = \"plywright\"\nedition = \"2024\"\n[profile.release]\nstrip = true\n";
        std::fs::write(root.path().join("Cargo.toml"), manifest).unwrap();
        std::fs::create_dir(root.path().join("src")).unwrap();
        std::fs::write(root.path().join("src/main.rs"), "fn main() { println!(\"uciok\") }").unwrap();
        let engines = root.path().join("engines");
        let plan = Plan { slug: "engine".to_owned(), build: Build::default() };
        let build = || build_one(root.path(), &engines, &plan, BuildOptions::default(), (0, 1)).unwrap();

        let first = build();
        let relink = match &first.relink {
            Ok(relink) => relink,
            // Messages of GCC and clang if there is no LLD.
            Err(reason)
                if ["cannot find 'ld'", "invalid linker name"].iter().any(|no| reason.contains(no)) =>
            {
                eprintln!("skipped: {reason}");
                return;
            }
            Err(reason) => panic!("{reason}"),
        };
        let layout = root.path().join("layout");
        relink.link(7, &layout).unwrap();
        assert_eq!(machine::output(&mut std::process::Command::new(&layout)).unwrap(), "uciok\n");
        let left = entries(&engines.join("build-0/release/deps"));
        let bulky = |name: &str| name.ends_with(".bc") || name.ends_with(".o") || name.starts_with("rustc");
        assert!(!left.iter().any(|(name, _)| bulky(name)), "{left:?}");

        // Cargo finds the engine up to date, so it prints no link command: the stored one is used.
        assert!(build().relink.is_ok());
        // If the stored link command is lost, or belongs to another binary, cargo builds the engine
        // again. The new binary is the same.
        let line = engines.join("engine/link/line");
        let kept = std::fs::read_to_string(&line).unwrap();
        std::fs::remove_file(&line).unwrap();
        let again = build();
        assert!(again.relink.is_ok(), "{:?}", again.relink);
        assert_eq!(again.sha256, first.sha256);
        std::fs::write(&line, kept.replacen(&first.sha256, "0000", 1)).unwrap();
        assert!(build().relink.is_ok());
        assert_eq!(std::fs::read_to_string(&line).unwrap(), kept);
    }

    #[test]
    fn an_engine_returns_to_its_builder() {
        let engines = tempfile::tempdir().unwrap();
        let plan = |at: usize| Plan { slug: at.to_string(), build: Build::default() };
        let plans: Vec<Plan> = (0..4).map(plan).collect();
        let shares = |changed| shares(engines.path(), &plans, 2, changed);
        let [even, single]: [[Vec<usize>; 2]; 2] = [[vec![0, 2], vec![1, 3]], [vec![0, 1, 2, 3], vec![]]];
        assert_eq!(shares(SystemTime::UNIX_EPOCH), even);
        for plan in &plans {
            files::replace(&engines.path().join(&plan.slug).join(STAMP), b"0").unwrap();
        }
        assert_eq!(shares(SystemTime::UNIX_EPOCH), single);
        assert_eq!(shares(SystemTime::now() + Duration::from_secs(60)), even);
    }

    #[test]
    fn each_builder_compiles_the_libraries_once() {
        let engines = tempfile::tempdir().unwrap();
        let builds = [
            Build::default(),
            Build::from_features(&["score-wide"]),
            Build::default().with("target", "native"),
        ];
        let guided = Build::default().with("profile", "pgo");
        let plan = |(at, build)| Plan { slug: format!("{at}"), build };
        let plans: Vec<Plan> = builds.into_iter().chain([guided]).enumerate().map(plan).collect();
        let works = |share: &[usize]| works(engines.path(), &plans, share, SystemTime::UNIX_EPOCH);
        assert_eq!(works(&[3, 2, 0, 1]), [GUIDED, 1.0 + LIBRARIES, 1.0 + LIBRARIES, 1.0]);
        files::replace(&engines.path().join("0").join(STAMP), b"0").unwrap();
        assert_eq!(works(&[0, 1]), [0.04, 1.0 + LIBRARIES]);
    }

    #[test]
    fn the_remaining_time_follows_from_the_builds_so_far() {
        let begun = Instant::now();
        let after = |seconds| begun + Duration::from_secs(seconds);
        let mut pace = Pace::new(vec![4.3, 4.0], begun);
        // One unit of work took ten seconds, so the other builder needs 43 seconds for its work of
        // 4.3. Ten of them have passed.
        assert_eq!(pace.step(1, 1.0, true, after(10)), Duration::from_secs(33));
        // A build with a work of 3.3 took 33 seconds: the pace stays the same.
        assert_eq!(pace.step(0, 3.3, true, after(33)), Duration::from_secs(10));
        assert_eq!(pace.step(1, 1.0, false, after(33)), Duration::from_secs(20));
        assert_eq!(pace.seconds(), 10.0);
    }

    #[test]
    fn only_the_binary_itself_is_removed() {
        let build = tempfile::tempdir().unwrap();
        let folder = build.path();
        let files = [("plywright-1", "a"), ("plywright-2", "b"), ("plywright-1.d", "a"), ("a-1", "a")];
        for (name, content) in files {
            std::fs::write(folder.join(name), content).unwrap();
        }
        forget(folder, b"a").unwrap();
        let mut left: Vec<String> = entries(folder).into_iter().map(|(name, _)| name).collect();
        left.sort();
        assert_eq!(left, ["a-1", "plywright-1.d", "plywright-2"]);
    }

    #[test]
    fn cargos_first_error_is_found() {
        assert_eq!(first_error("warning: x\nerror[E1]: bad\nerror: could not compile\n"), "error[E1]: bad");
        assert_eq!(first_error("\n"), "it printed no error");
    }
}
