//! `cargo lab compare targets [A] [B]`: what the same source costs on two targets, measured side by side on this machine.
//!
//! No record is written before everything is measured; then record, page and charts are replaced together. The listings
//! of both targets are kept on the way, as `cargo lab asm` keeps them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::build::built::BuiltEngine;
use crate::build::kernels;
use crate::build::targets::{Ready, Runs, Target};
use crate::decide::calibration;
use crate::decide::verdict::{RULES, looks};
use crate::machine;
use crate::machine::tools::{self, Tool};
use crate::measure::evidence;
use crate::measure::instructions;
use crate::record::{Phase, Rung};
use crate::report;
use crate::study::compare::kernels::Suites;
use crate::study::compare::{self, Absent, Compared, Plan, SCHEMA, Side, Suite, engines};
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::terminal::stdout::Printed;
use crate::workspace;
use outpace::children;
use outpace::files;
use outpace::noise::Watch;
use outpace::sealed;

/// The options of `compare targets`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The target that the other is measured against.
    #[arg(value_name = "A", default_value = "x86-64")]
    a: String,
    /// The other target.
    #[arg(value_name = "B", default_value = "i686")]
    b: String,
    /// Fewer launches and densities, within three minutes after the builds.
    #[arg(long)]
    quick: bool,
    /// The seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the record and its page go [default: reports/MACHINE].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// How long what may take.
struct Budget {
    looks: Vec<u32>,
    kernels: Duration,
    engines: Duration,
    depth: Option<u32>,
}

impl Budget {
    fn of(quick: bool) -> Self {
        let seconds = Duration::from_secs;
        if quick {
            Self {
                looks: looks::plan(20, 1.5, 20),
                kernels: seconds(60),
                engines: seconds(60),
                depth: Some(5),
            }
        } else {
            Self { looks: looks::quick(), kernels: seconds(180), engines: seconds(180), depth: None }
        }
    }
}

/// Runs the verb.
pub(super) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let ready = ready(&options.a, &options.b)?;
    tools::check_toolchain(&root)?;
    let compilers = [ready[0].compiler(&root)?, ready[1].compiler(&root)?];
    ensure!(
        compilers[0].version == compilers[1].version,
        "{} is built by {}, {} by {}: what two compilers differ by is not the targets'",
        options.a,
        compilers[0].version,
        options.b,
        compilers[1].version
    );
    crate::catch_interrupts()?;
    let folder = match &options.output {
        Some(folder) => folder.clone(),
        None => root.join("reports").join(machine::identify().key),
    };
    let _alone = crate::cmd::alone(Some(&folder))?;
    // What lies in the folder is drawn together at the end: what cannot be used is the first thing to know.
    let stem = compare::stem(&ready[0].target.name, &ready[1].target.name, options.quick);
    compare::others(&folder, &stem)?;
    calibration::read(&folder.join("calibration.json"))?;
    let compared = measure(options, &root, ready)?;
    let drawn = report::draw_comparison(&folder, &compared);
    let record = folder.join(format!("{stem}.json"));
    let mut all = vec![(record.clone(), sealed::write(&compared)?)];
    all.extend(drawn);
    children::check()?;
    files::replace_all(&all)?;
    report::redraw(&root, &folder)
        .context("the comparison is written, but the machine's own page is not drawn anew")?;
    let shown = Printed { rows: compare::summary::rows(&compared) };
    options.form.print(&shown, || {
        format!("{}\n{}{}\n", shown.rows, compare::summary::below(&compared), record.display())
    })
}

/// Both targets, if this machine builds and runs them itself.
fn ready(a: &str, b: &str) -> Result<[Ready; 2]> {
    ensure!(
        a != b,
        "`{a}` twice: two targets are needed; a copy of the first is compared with it anyway, as the control"
    );
    let one = |name: &str| -> Result<Ready> {
        let ready = Ready::find(Target::parse(name)?)?;
        match &ready.runs {
            Runs::Here => Ok(ready),
            Runs::Under(words) => {
                let emulator = words.first().map_or("an emulator", String::as_str);
                bail!("this machine runs {name} under {emulator} alone, whose times say nothing of {name}'s")
            }
            Runs::Not(reason) => bail!("this machine does not run {name}: {reason}"),
        }
    };
    Ok([one(a)?, one(b)?])
}

/// What was built for a target.
struct Built {
    ready: Ready,
    bits: u32,
    suites: Vec<PathBuf>,
    /// The suites' entries in the record.
    entries: Vec<Suite>,
    engines: Vec<BuiltEngine>,
}

/// The phases of the run that are over.
#[derive(Default)]
struct Phases(Vec<Phase>);

impl Phases {
    /// Carries out a phase, of one target where its name is given; the work tells at its end what came of it.
    fn run<T>(
        &mut self,
        phase: &'static str,
        target: Option<&str>,
        steps: usize,
        work: impl FnOnce(&Progress) -> Result<(T, String)>,
    ) -> Result<T> {
        let progress = Progress::begin(phase, steps);
        let (done, summary) = work(&progress)?;
        children::check()?;
        let before = target.map_or_else(String::new, |target| format!("{target}: "));
        let took = progress.finish(&format!("{before}{summary}"));
        let name = target.map_or_else(|| phase.to_owned(), |target| format!("{phase} {target}"));
        self.0.push(Phase { name, seconds: took.as_secs_f64() });
        Ok(done)
    }
}

fn measure(options: &Options, root: &Path, ready: [Ready; 2]) -> Result<Compared> {
    let budget = Budget::of(options.quick);
    let (started, seed) = crate::cmd::begin(Some(options.seed))?;
    let source = machine::source(root)?;
    let mut phases = Phases::default();
    let [a, b] = phases.run("build", None, 2 * 3 + 2, |progress| {
        let [a, b] = ready;
        let both = [build(root, a, progress)?, build(root, b, progress)?];
        Ok((both, "suites and engines for both targets".to_owned()))
    })?;
    ensure!(
        machine::source(root)?.sha256 == source.sha256,
        "the engine's source was changed while the engines were built: run again"
    );
    let mut bench = [a.engines.as_slice(), b.engines.as_slice()].concat();
    let signature = phases.run("verify", None, bench.len(), |progress| {
        let signature = engines::verify(&mut bench, budget.depth, progress)?;
        let summary = format!("every engine searches {} nodes", signature.nodes);
        Ok((signature, summary))
    })?;

    let names = (a.ready.target.name.as_str(), b.ready.target.name.as_str());
    let folder = workspace::launches(root)?;
    let plan = |time| Plan { looks: &budget.looks, time, seed, rules: RULES, folder: &folder };
    let mut watch = Watch::begin();
    let (kernels, absent) = phases.run("kernels", None, 100, |progress| {
        let suites = Suites::all(&a.suites, &b.suites);
        let (rows, absent) = compare::kernels::measure(&suites, names, plan(budget.kernels), progress)?;
        let faults = rows.iter().filter(|row| row.fault.is_some()).count();
        let summary = format!("{} kernels, {faults} faults", rows.len());
        Ok(((rows, absent), summary))
    })?;
    watch.look();
    let narrow = [&a, &b].into_iter().find(|built| built.bits == 32);
    let narrow = narrow.map(|built| built.ready.target.name.as_str());
    let (positions, engine_rows) = phases.run("engines", None, 100, |progress| {
        let measured = engines::measure(&bench, names, narrow, plan(budget.engines), progress)?;
        let summary = format!("{} pairs of engines", measured.1.len());
        Ok((measured, summary))
    })?;
    let noise = watch.end();
    let compiler = machine::compiler(root)?;
    let mut side = |built: &Built| side(options, root, built, &bench, &absent, &mut phases);
    let (a, b) = (side(&a)?, side(&b)?);
    let mut compared = Compared {
        schema: SCHEMA,
        command: {
            let quick = if options.quick { " --quick" } else { "" };
            format!("cargo lab compare targets {} {}{quick} --seed {seed}", options.a, options.b)
        },
        started,
        seed,
        quick: options.quick,
        machine: machine::identify(),
        compiler,
        source,
        a,
        b,
        rules: RULES,
        looks: budget.looks.clone(),
        kernels,
        absent,
        signature,
        engines: bench.into_iter().map(|built| built.engine).collect(),
        positions,
        engine_rows,
        noise,
        phases: phases.0,
        sha256: String::new(),
    };
    compared.judge_again();
    Ok(compared)
}

/// Builds the suites and the engines of a target.
fn build(root: &Path, ready: Ready, progress: &Progress) -> Result<Built> {
    let bits = ready.target.bits()?;
    let mut names = compare::kernels::suites();
    if matches!(tools::find(root, Tool::Valgrind), Ok(Some(_))) {
        let _ = tools::ensure(root, Tool::Runner);
        names.push("instructions");
    }
    let mut suites = kernels::suites(root, &names, &ready)?;
    suites.truncate(compare::kernels::suites().len());
    progress.step(&format!("the suites for {}", ready.target.name));
    let timed = names.iter().zip(&suites);
    let entries = timed.map(|(name, path)| suite(name, path, &ready)).collect::<Result<_>>()?;
    let engines = engines::build(root, &ready, bits, progress)?;
    Ok(Built { ready, bits, suites, entries, engines })
}

/// What is measured of a target alone: counts, densities, listings.
fn side(
    options: &Options,
    root: &Path,
    Built { ready, bits, entries, .. }: &Built,
    bench: &[BuiltEngine],
    absent: &[Absent],
    phases: &mut Phases,
) -> Result<Side> {
    let target = &ready.target;
    let name = target.name.as_str();
    let density = phases.run("density", Some(name), 1, |_| {
        let figures = kernels::densities(root, options.quick, ready);
        let density = Rung::from_result(figures, Some("cargo lab bench time popcount"));
        let summary = format!("{} figures", density.figures().len());
        Ok((density, summary))
    })?;
    let has = |axis: &str, variant: &str| {
        let is_it = |one: &&Absent| one.axis == axis && one.variant == variant;
        absent.iter().find(is_it).is_none_or(|one| one.only.as_deref() == Some(name))
    };
    let (instructions, programs) = phases.run("count", Some(name), 1, |_| {
        let remedy = tools::remedy(root, Tool::Valgrind).ok();
        let instructions = Rung::from_result(instructions::counts_for(root, ready, has), remedy.as_deref());
        children::check()?;
        let slugs = ["default", "portable"].map(|build| engines::slug(name, build));
        let counted: Vec<_> = bench.iter().filter(|built| slugs.contains(&built.engine.slug)).collect();
        let programs = Rung::from_result(engines::count(root, &counted), remedy.as_deref());
        let summary = format!("{} counts", instructions.figures().len() + programs.figures().len());
        Ok(((instructions, programs), summary))
    })?;
    let compiler = machine::compiler(root)?;
    let listings = phases.run("listings", Some(name), 1, |_| {
        let listings = evidence::listings_for(root, &compiler, ready);
        let summary = format!("{} listings", listings.figures().len());
        Ok((listings, summary))
    })?;
    Ok(Side {
        name: name.to_owned(),
        triple: target.triple.map_or(compiler.host, str::to_owned),
        target_cpu: target.cpu.clone(),
        bits: *bits,
        folder: target.folder(),
        suites: entries.clone(),
        instructions,
        programs,
        density,
        listings,
    })
}

/// The entry of a suite's binary.
fn suite(name: &str, path: &Path, ready: &Ready) -> Result<Suite> {
    let file = std::fs::read(path).with_context(|| format!("cannot read the suite {}", path.display()))?;
    let flags = ready.target.cpu.as_ref().map_or_else(String::new, |cpu| format!("-C target-cpu={cpu}"));
    let target = ready.target.triple.map_or_else(String::new, |triple| format!(" --target {triple}"));
    Ok(Suite {
        name: name.to_owned(),
        command: format!(
            "RUSTFLAGS=\"{flags}\" cargo bench --package plywright-benches --no-run --bench {name}{target}"
        ),
        sha256: outpace::sealed::sha256(&file),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_under_an_emulator_is_not_timed() {
        let arm = Target::parse("aarch64").unwrap();
        if arm == Target::host() || Ready::find(arm).is_err() {
            eprintln!("skipped: no other platform can be built for here");
            return;
        }
        let error = ready(&Target::host().name, "aarch64").unwrap_err().to_string();
        assert!(error.contains("qemu-aarch64 alone, whose times say nothing"), "{error}");
    }
}
