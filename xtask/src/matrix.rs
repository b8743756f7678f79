//! `cargo xtask targets`: checks that the engine builds for every target, passes its tests and
//! searches the same nodes.
//!
//! A variant that refuses to run on the target is shown as refused, and counts neither as right nor
//! as wrong.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use plywright::recipe::AXES;

use crate::engine;
use crate::signature::{PROFILE, with_needed};
use plywright_lab::build::signature::{Answer, Recorded, SHALLOW};
use plywright_lab::build::targets::{self, Cell, Check, Matrix, Ready, Row, Runs, Target};
use plywright_lab::evidence::Evidence;
use plywright_lab::machine;
use plywright_lab::record::Source;
use plywright_lab::session::since_1970;
use plywright_lab::session::{Begun, Files, write};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Targets (`i686`, `x86-64-v3`, `native`, `aarch64`) [default: all].
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
    /// Check only the default build, its tests and its signature, without the variants.
    #[arg(long)]
    quick: bool,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let chosen = match &options.targets[..] {
        [] => Target::all()?,
        names => names.iter().map(|name| Target::parse(name)).collect::<Result<_>>()?,
    };
    let Begun { root, machine, folder, locks } = options.files.begin("")?;
    let recorded = Recorded::read(&root)?;
    let ready = chosen.into_iter().map(Ready::find).collect::<Result<Vec<_>>>()?;
    let path = folder.join("targets.json");
    // Report an unusable file before any work is done.
    Evidence::read(&folder)?;
    // `shown` has the rows of this run alone, `kept` also those of earlier runs.
    let mut shown = Matrix::new(machine.clone());
    let mut kept = Matrix::load_or_new(&path, machine)?;
    // The step `targets` of `cargo xtask check` builds in the same folder.
    let lock = plywright_lab::session::lock_folder(&workspace::target(&root).join("targets"))?;
    let source = machine::source(&root)?;
    let variants = if options.quick { 0 } else { AXES.iter().map(|axis| axis.variants.len()).sum() };
    let progress = Progress::begin("targets", ready.len() * (2 + variants));
    for ready in ready {
        let row = examine(&root, ready, options, &source, &recorded, &progress)?;
        shown.parts.rows.push(row.clone());
        kept.parts.take(row);
        // Write after each target, so that an interrupt during the next one loses nothing.
        write(&folder, "targets", &kept, targets::page::markdown)?;
    }
    progress.finish(&format!("written to {}", folder.strip_prefix(&root).unwrap_or(&folder).display()));
    drop((locks, lock));
    options.files.form.print(&shown, || targets::page::markdown(&shown))?;
    plywright_lab::session::exit_unless(shown.parts.rows.iter().all(Row::is_well))
}

fn examine(
    root: &Path,
    ready: Ready,
    options: &Options,
    source: &Source,
    recorded: &Recorded,
    progress: &Progress,
) -> Result<Row> {
    let begun = Instant::now();
    let started = since_1970()?.as_secs();
    let check = Check::new(root, ready)?;
    let name = check.ready.target.name.clone();
    let cell = |features: &[String], profile, depth| -> Result<Cell> {
        let options = targets::Options { features, library_features: &[], profile, changes: &[] };
        let cell = engine::cells(&check, options, &[depth], recorded)?
            .pop()
            .context("there is no answer for the depth")?;
        if let Answer::Failed(why) = &cell.outcome {
            plywright_lab::note!("{why}");
        }
        Ok(cell)
    };
    let default = cell(&[], "release", None)?;
    progress.step(&format!("{name}: the default build"));
    let (tests, tests_fault) = engine::tests(&check, &["--profile", PROFILE])?;
    if let Some(fault) = &tests_fault {
        plywright_lab::note!("the tests on {name} failed:\n{fault}");
    }
    progress.step(&format!("{name}: tests"));
    let mut variants = Vec::new();
    if !options.quick {
        for features in
            AXES.iter().flat_map(|axis| axis.variants).map(|variant| with_needed(variant.feature()))
        {
            progress.step(&format!("{name}: {}", features.join(",")));
            variants.push(cell(&features, PROFILE, Some(SHALLOW))?);
        }
    }
    machine::check_source(&machine::source(root)?, source)?;
    let Check { ready, .. } = &check;
    Ok(Row {
        flags: ready.flags(),
        library: ready.library().to_owned(),
        runs: match &ready.runs {
            Runs::Here => String::new(),
            Runs::Under(words) => words.join(" "),
            Runs::Not(why) => format!("not run: {why}"),
        },
        command: format!(
            "cargo xtask targets {name}{}",
            plywright_lab::session::flag("quick", options.quick)
        ),
        target: name,
        started,
        seconds: begun.elapsed().as_secs_f64(),
        compiler: Some(machine::compiler(root)?),
        source: source.clone(),
        default,
        tests,
        tests_fault,
        variants,
    })
}
