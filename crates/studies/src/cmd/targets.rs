//! `cargo studies targets [A] [B]`: measures the speed of the same source, compiled for two targets
//! such as 32 and 64 bits, side by side on this machine.
//!
//! Files are written only after everything is measured; then the record and its page are replaced
//! together.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::evidence::Evidence;
use crate::targets::{self, Compared, Plan, Side, engines, page};
use outpace::os::children;
use outpace::os::noise::Watch;
use outpace::record::sealed::{self, SealedRecord};
use plywright_lab::build::built::BuiltEngine;
use plywright_lab::build::targets::{Ready, Target};
use plywright_lab::build::{candidates, kernels};
use plywright_lab::machine::tools::{self, Tool};
use plywright_lab::measure::instructions;
use plywright_lab::record::{Figures, Machine};
use plywright_lab::session::{Begun, Files, begin, flag, list, write};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::{machine, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The target to use as the baseline.
    #[arg(value_name = "A", default_value = "x86-64")]
    a: String,
    /// The other target. `i586` is 32-bit x86 without vector instructions.
    #[arg(value_name = "B", default_value = "i686")]
    b: String,
    /// Compare builds that all have these features, separated by commas. With
    /// `evaluation-classical`, the variants of `score` are compared too.
    #[arg(long, value_name = "FEATURES", value_delimiter = ',')]
    with: Vec<String>,
    /// Use fewer launches, and time the counting of bits for fewer numbers of set bits, twice
    /// instead of five times. Takes about four minutes after the builds instead of twenty.
    #[arg(long)]
    quick: bool,
    /// Seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    candidates::check_baseline(&options.with).context("`--with`")?;
    let ready = ready(&options.a, &options.b)?;
    let other = candidates::suffix(&options.with);
    let Begun { root, machine, folder, locks: _locks } = options.files.begin(&other)?;
    // Reads the folder first, so that an unusable file is reported before any work is done.
    Evidence::read(&folder)?;
    let stem = targets::stem(&ready[0].target.name, &ready[1].target.name, options.quick);
    let kept: Option<Compared> = sealed::load(&folder.join(format!("{stem}.json")))?;
    if let Some(kept) = kept.filter(|kept| kept.machine.key != machine.key) {
        bail!("{} has a comparison of another machine, {}: move it away", folder.display(), kept.machine.key);
    }
    let compared = measure(options, &root, machine, &ready)?;
    children::check()?;
    let path = write(&folder, &stem, &compared, page::page)?;
    options.files.show(&compared, page::page, &path)
}

/// Returns both targets. Fails if they are the same target, if one of them is unknown, or if this
/// machine cannot build it, cannot run it, or runs it only under an emulator.
fn ready(a: &str, b: &str) -> Result<[Ready; 2]> {
    ensure!(
        a != b,
        "`{a}` is given twice: give two targets (each run also compares the first target with itself, as the control)"
    );
    let find = |name: &str| Ready::find(Target::parse(name)?)?.timed();
    Ok([find(a)?, find(b)?])
}

fn measure(options: &Options, root: &Path, machine: Machine, ready: &[Ready; 2]) -> Result<Compared> {
    let (launches, time, depth) = if options.quick {
        (20, Duration::from_secs(10), Some(5))
    } else {
        (45, Duration::from_secs(36), None)
    };
    let (started, seed) = begin(Some(options.seed))?;
    let source = machine::source(root)?;
    let bits = [ready[0].target.bits()?, ready[1].target.bits()?];
    let with = options.with.as_slice();
    let progress = Progress::begin("build", bits.map(|bits| engines::count(bits, with)).iter().sum());
    let mut built = Vec::new();
    for (ready, bits) in ready.iter().zip(bits) {
        built.extend(engines::build(root, ready, bits, with, &progress)?);
    }
    progress.finish("engines for both targets");
    machine::check_source(&machine::source(root)?, &source)?;
    let progress = Progress::begin("verify", built.len());
    let signature = BuiltEngine::verify_all(&mut built, depth, |slug| progress.step(slug))?;
    BuiltEngine::check_all(&built)?;
    progress.finish(&format!("every engine searches {} nodes", signature.nodes));

    let names = [ready[0].target.name.as_str(), ready[1].target.name.as_str()];
    let narrow = ready.iter().zip(bits).filter(|(_, bits)| *bits == 32);
    let narrow: Vec<&str> = narrow.map(|(ready, _)| ready.target.name.as_str()).collect();
    let folder = workspace::launches(root)?;
    let plan = Plan { launches, time, with, seed, folder: &folder };
    let watch = Watch::begin();
    let progress = Progress::begin("engines", 100);
    let (positions, comparisons) = engines::measure(&built, names, &narrow, plan, &progress)?;
    progress.finish(&format!("{} pairs of engines", comparisons.len()));
    let noise = watch.end();

    let steps = 2 * (kernels::density_passes(options.quick) + 1);
    let progress = Progress::begin("kernels", steps as usize);
    let a = side(options, root, &ready[0], bits[0], &progress)?;
    let b = side(options, root, &ready[1], bits[1], &progress)?;
    progress.finish("kernels are timed by density, and instructions counted");
    let flags = flag("quick", options.quick) + &list("with", with);
    let mut compared = Compared {
        schema: Compared::SCHEMA,
        command: format!("cargo studies targets {} {}{flags} --seed {seed}", options.a, options.b),
        started,
        seed,
        quick: options.quick,
        machine,
        compiler: machine::compiler(root)?,
        source,
        a,
        b,
        signature,
        engines: built.into_iter().map(|built| built.engine).collect(),
        positions,
        comparisons,
        noise,
        sha256: String::new(),
    };
    compared.judge_again();
    Ok(compared)
}

/// Measures what concerns one target alone: times by density of set bits, and instructions.
fn side(options: &Options, root: &Path, ready: &Ready, bits: u32, progress: &Progress) -> Result<Side> {
    let target = &ready.target;
    let density = kernels::densities(root, options.quick, ready, |pass| {
        progress.step(&format!("{}: times by density, pass {pass}", target.name));
    });
    let density = Figures::from_result(density, Some("cargo lab bench time popcount"));
    children::check()?;
    let remedy = tools::remedy(root, Tool::Valgrind).ok();
    let instructions = Figures::from_result(instructions::counts_for(root, ready), remedy.as_deref());
    children::check()?;
    progress.step(&format!("{}: instructions", target.name));
    let triple = target.platform(root)?;
    let (name, target_cpu) = (target.name.clone(), target.cpu.clone());
    Ok(Side { name, triple, target_cpu, bits, instructions, density })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_or_unknown_targets_are_refused() {
        for (a, b, words) in [
            ("native", "native", "`native` is given twice: give two targets"),
            ("native", "i286", "there is no target `i286`"),
            ("i386.", "native", "there is no target `i386.`"),
        ] {
            let error = ready(a, b).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        }
    }

    #[test]
    fn a_target_under_an_emulator_is_not_timed() {
        let arm = Target::parse("aarch64").unwrap();
        if arm == Target::host() || Ready::find(arm).is_err() {
            eprintln!("skipped: no other platform can be built for here");
            return;
        }
        let error = ready(&Target::host().name, "aarch64").unwrap_err().to_string();
        assert!(error.contains("only under qemu-aarch64, whose times say nothing"), "{error}");
    }
}
