//! `cargo lab compare targets [A] [B]`: what the same source costs on two targets, measured side by side on this machine.
//!
//! No record is written before everything is measured; then record, page and charts are replaced together. The listings
//! of both targets are kept on the way, as `cargo lab asm` keeps them.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};

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
use crate::study::compare::engines::BuiltEngine;
use crate::study::compare::{
    self, Absent, Compared, SCHEMA, Side, Suite, engines, kernels as race, programs,
};
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
    let mut run =
        Run { root, ready, budget: Budget::of(options.quick), seed: options.seed, phases: Vec::new() };
    let compared = run.measure(options)?;
    let drawn = report::draw_comparison(&folder, &compared);
    let record = folder.join(format!("{stem}.json"));
    let mut all = vec![(record.clone(), sealed::write(&compared)?)];
    all.extend(drawn);
    children::check()?;
    files::replace_all(&all)?;
    report::redraw(&run.root, &folder)
        .context("the comparison is written, but the machine's own page is not drawn anew")?;
    let told = Printed { rows: compare::summary::rows(&compared) };
    options.form.print(&told, || {
        format!("{}\n{}{}\n", told.rows, compare::summary::below(&compared), record.display())
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

/// A run of the verb.
struct Run {
    root: PathBuf,
    ready: [Ready; 2],
    budget: Budget,
    seed: u64,
    phases: Vec<Phase>,
}

/// What was built for a target.
struct Built {
    suites: Vec<PathBuf>,
    engines: Vec<BuiltEngine>,
    side: Side,
}

impl Run {
    fn measure(&mut self, options: &Options) -> Result<Compared> {
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let source = machine::source(&self.root)?;
        let [mut a, mut b] = self.build()?;
        ensure!(
            machine::source(&self.root)?.sha256 == source.sha256,
            "the engine's source was changed while the engines were built: run again"
        );
        let names = (a.side.name.clone(), b.side.name.clone());
        let names = (names.0.as_str(), names.1.as_str());
        let mut bench: Vec<BuiltEngine> = [a.engines.as_slice(), b.engines.as_slice()].concat();
        let progress = Progress::begin("verify", bench.len());
        let signature = engines::verify(&mut bench, self.budget.depth, &progress)?;
        self.phase("verify", progress.finish(&format!("every engine searches {} nodes", signature.nodes)));

        let mut watch = Watch::begin();
        let (rows, absent) = self.kernels(&a, &b, names)?;
        watch.look();
        let narrow =
            [&a, &b].into_iter().find(|built| built.side.bits == 32).map(|built| built.side.name.clone());
        let (positions, duels) = self.engines(&bench, names, narrow.as_deref())?;
        let noise = watch.end();
        for (built, ready) in [&mut a, &mut b].into_iter().zip(self.ready.clone()) {
            self.side(built, &ready, &bench, &absent, options.quick)?;
        }
        let mut compared = Compared {
            schema: SCHEMA,
            command: self.command(options),
            started,
            seed: self.seed,
            quick: options.quick,
            machine: machine::identify(),
            compiler: machine::compiler(&self.root)?,
            source,
            a: a.side,
            b: b.side,
            rules: RULES,
            looks: self.budget.looks.clone(),
            kernels: rows,
            absent,
            signature,
            engines: bench.into_iter().map(|standing| standing.engine).collect(),
            positions,
            duels,
            noise,
            phases: std::mem::take(&mut self.phases),
            sha256: String::new(),
        };
        compared.judge_again();
        Ok(compared)
    }

    fn command(&self, options: &Options) -> String {
        let quick = if options.quick { " --quick" } else { "" };
        format!("cargo lab compare targets {} {}{quick} --seed {}", options.a, options.b, self.seed)
    }

    fn phase(&mut self, name: &str, took: Duration) {
        self.phases.push(Phase { name: name.to_owned(), seconds: took.as_secs_f64() });
    }

    /// Builds suites and engines for both targets.
    fn build(&mut self) -> Result<[Built; 2]> {
        let compiler = machine::compiler(&self.root)?;
        let mut all = Vec::new();
        let progress = Progress::begin("build", 2 * 3 + 2);
        for ready in &self.ready {
            let bits = bits(ready)?;
            let mut suites = race::SUITES.to_vec();
            if matches!(tools::find(&self.root, Tool::Valgrind), Ok(Some(_))) {
                let _ = tools::ensure(&self.root, Tool::Runner);
                suites.push("instructions");
            }
            let binaries = kernels::suites(&self.root, &suites, ready)?;
            progress.step(&format!("the suites for {}", ready.target.name));
            let timed = race::SUITES.iter().zip(&binaries);
            let side = Side {
                name: ready.target.name.clone(),
                triple: ready.target.triple.map_or_else(|| compiler.host.clone(), str::to_owned),
                target_cpu: ready.target.cpu.clone(),
                bits,
                folder: ready.target.folder(),
                suites: timed.map(|(name, path)| suite(name, path, ready)).collect::<Result<_>>()?,
                instructions: unmeasured(),
                programs: unmeasured(),
                density: unmeasured(),
                listings: unmeasured(),
            };
            let engines = engines::build(&self.root, ready, bits, &progress)?;
            all.push(Built { suites: binaries, engines, side });
        }
        let took = progress.finish("suites and engines for both targets");
        self.phase("build", took);
        let both: Result<[Built; 2], _> = all.try_into();
        both.map_err(|_| anyhow::anyhow!("two targets give two builds"))
    }

    /// Rung 2 in lock-step.
    fn kernels(
        &mut self,
        a: &Built,
        b: &Built,
        names: (&str, &str),
    ) -> Result<(Vec<compare::KernelRow>, Vec<Absent>)> {
        let room = |(what, suite): (&'static str, &str)| {
            let at = race::SUITES.iter().position(|known| *known == suite).unwrap_or_default();
            race::Room { what, a: a.suites[at].clone(), b: b.suites[at].clone() }
        };
        let rooms = race::SERVED.map(room);
        let folder = workspace::launches(&self.root)?;
        let plan = race::Plan {
            names,
            looks: &self.budget.looks,
            time: self.budget.kernels,
            seed: self.seed,
            rules: RULES,
            folder: &folder,
        };
        let progress = Progress::begin("kernels", 100);
        let (rows, absent) = race::measure(&rooms, plan, &progress)?;
        let faults = rows.iter().filter(|row| row.fault.is_some()).count();
        let took = progress.finish(&format!("{} kernels, {faults} faults", rows.len()));
        self.phase("kernels", took);
        Ok((rows, absent))
    }

    /// Rung 3 in lock-step.
    fn engines(
        &mut self,
        bench: &[BuiltEngine],
        names: (&str, &str),
        narrow: Option<&str>,
    ) -> Result<(Vec<crate::record::Slice>, Vec<compare::DuelRow>)> {
        let folder = workspace::launches(&self.root)?;
        let ring = engines::Ring {
            looks: &self.budget.looks,
            time: self.budget.engines,
            seed: self.seed,
            rules: RULES,
            folder: &folder,
        };
        let progress = Progress::begin("engines", 100);
        let (positions, duels) = engines::measure(bench, names, narrow, ring, &progress)?;
        let took = progress.finish(&format!("{} pairs of engines", duels.len()));
        self.phase("engines", took);
        Ok((positions, duels))
    }

    /// What is measured of a target alone: counts, densities, listings.
    fn side(
        &mut self,
        built: &mut Built,
        ready: &Ready,
        bench: &[BuiltEngine],
        absent: &[Absent],
        quick: bool,
    ) -> Result<()> {
        let (root, side) = (self.root.clone(), &mut built.side);
        let progress = Progress::begin("density", 1);
        side.density =
            Rung::from_result(kernels::densities(&root, quick, ready), Some("cargo lab bench time popcount"));
        children::check()?;
        let took = progress.finish(&format!("{}: {} figures", side.name, side.density.figures().len()));
        self.phase(&format!("density {}", side.name), took);

        let progress = Progress::begin("count", 1);
        let has = |axis: &str, variant: &str| {
            let is_it = |one: &&Absent| one.axis == axis && one.variant == variant;
            absent.iter().find(is_it).is_none_or(|one| one.only.as_ref() == Some(&side.name))
        };
        let remedy = tools::remedy(&root, Tool::Valgrind).ok();
        side.instructions = Rung::from_result(instructions::counts_for(&root, ready, has), remedy.as_deref());
        children::check()?;
        let slugs = ["default", "portable"].map(|build| engines::slug(&side.name, build));
        let counted: Vec<&BuiltEngine> =
            bench.iter().filter(|standing| slugs.contains(&standing.engine.slug)).collect();
        side.programs = Rung::from_result(programs::count(&root, &counted), remedy.as_deref());
        children::check()?;
        let counts = side.instructions.figures().len() + side.programs.figures().len();
        let took = progress.finish(&format!("{}: {counts} counts", side.name));
        self.phase(&format!("count {}", side.name), took);

        let progress = Progress::begin("listings", 1);
        side.listings = evidence::listings_for(&root, &machine::compiler(&root)?, ready);
        children::check()?;
        let took = progress.finish(&format!("{}: {} listings", side.name, side.listings.figures().len()));
        self.phase(&format!("listings {}", side.name), took);
        Ok(())
    }
}

/// A rung that is measured later in the run.
fn unmeasured<T>() -> Rung<T> {
    Rung::Unmeasured { reason: "the run ended before".to_owned(), remedy: None }
}

/// How wide the target's pointers are, by the compiler's word.
fn bits(ready: &Ready) -> Result<u32> {
    let mut rustc = std::process::Command::new(tools::rustc());
    rustc.args(["--print", "cfg"]).args(ready.target.triple.map(|triple| format!("--target={triple}")));
    let done = children::run(&mut rustc, Some(Duration::from_secs(60)))?;
    let mut widths = done.stdout.lines().filter_map(|line| line.strip_prefix("target_pointer_width=\""));
    let width = widths.next().and_then(|rest| rest.trim_end_matches('"').parse().ok());
    width.with_context(|| format!("rustc does not tell how wide a pointer is on {}", ready.target.name))
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
    use plywright::recipe::AXES;

    use super::*;

    #[track_caller]
    fn refused(a: &str, b: &str) -> String {
        ready(a, b).unwrap_err().to_string()
    }

    #[test]
    fn two_different_targets_that_there_are_can_be_compared_and_nothing_else() {
        let host = Target::host().name;
        assert!(refused(&host, &host).contains("two targets are needed"));
        assert!(refused(&host, "i286").contains("there is no target `i286`"));
        assert_eq!(
            ready(&host, "native").unwrap().map(|ready| ready.target.name),
            [host, "native".to_owned()]
        );
    }

    #[test]
    fn what_runs_under_an_emulator_is_not_timed() {
        let arm = Target::parse("aarch64").unwrap();
        if arm == Target::host() || Ready::find(arm).is_err() {
            eprintln!("skipped: no other platform can be built for here");
            return;
        }
        let told = refused(&Target::host().name, "aarch64");
        assert!(told.contains("qemu-aarch64 alone, whose times say nothing"), "{told}");
    }

    #[test]
    fn the_compiler_tells_how_wide_a_target_is() {
        let host = Ready::find(Target::host()).unwrap();
        assert_eq!(bits(&host).unwrap(), usize::BITS);
        let ours = AXES.iter().map(|axis| axis.name);
        let served = race::SERVED.iter().map(|(what, _)| *what);
        assert!(ours.eq(served.take(AXES.len())), "every axis is served");
    }
}
