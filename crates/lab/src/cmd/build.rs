//! `cargo lab build`: builds the chosen engine as `target/release/plywright`.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::decide;
use crate::build::built::BuiltEngine;
use crate::build::engines::{self, Plan};
use crate::decide::verdict;
use crate::machine::{self, tools};
use crate::record::Record;
use crate::report::summary;
use crate::session;
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::workspace;
use outpace::os::children;
use outpace::os::files;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Record whose choice is built, or its folder [default: the latest of this machine in
    /// reports/local, else the shipped one].
    record: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    crate::session::catch_interrupts()?;
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    let (path, record) = match &options.record {
        Some(path) => decide::read(path)?,
        None => latest(&root)?,
    };
    let record = verdict::redecide(record);
    let choice = &record.decision.choice;
    let source = machine::source(&root)?;
    let is_same_source = source.sha256 == record.source.sha256;
    if !is_same_source {
        stdout::note!("warning: {} was measured with another source of the engine", path.display());
    }
    let _locks = session::lock_machine(None)?;
    let slug = if choice.build.is_default() { "baseline".to_owned() } else { choice.build.slug() };
    stdout::note!("{:>12} {slug}, which {} chose", "builds", path.display());
    let plan = Plan { slug: slug.clone(), build: choice.build.clone() };
    let progress = Progress::begin("build", 1);
    let built = engines::build(&root, std::slice::from_ref(&plan), &progress)?.pop();
    let mut built = BuiltEngine::new(&plan, built.context("the engine was not built")??);
    progress.finish(&slug);
    children::check()?;
    if is_same_source {
        built.verify(&record.signature)?;
    }
    let built = built.binary;
    let target = workspace::cargo_target(&root)
        .join("release")
        .join(format!("plywright{}", std::env::consts::EXE_SUFFIX));
    let program = std::fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    files::replace(&target, &program)?;
    let permissions = std::fs::metadata(&built)?.permissions();
    std::fs::set_permissions(&target, permissions)
        .with_context(|| format!("cannot make {} executable", target.display()))?;
    stdout::print(format_args!("{}\n{}\n", summary::chosen(&record), target.display()))
}

/// Returns the latest record of this machine with a choice over all axes: the user's own, otherwise
/// the shipped one.
fn latest(root: &Path) -> Result<(PathBuf, Record)> {
    let key = machine::identify().key;
    let folders = [workspace::results(root, false), workspace::shipped(root)];
    let folders = folders
        .iter()
        .flat_map(|results| [key.clone(), format!("{key}-quick")].map(|name| results.join(name)));
    let (mut local, mut shipped) = (Vec::new(), Vec::new());
    for folder in folders.filter(|folder| folder.join("record.json").is_file()) {
        let is_own = folder.starts_with(workspace::results(root, false));
        if is_own { &mut local } else { &mut shipped }.push(decide::read(&folder)?);
    }
    let records = if local.is_empty() { shipped } else { local };
    let latest = records.into_iter().max_by_key(|(_, record)| record.started);
    latest.with_context(|| {
        format!(
            "no build was chosen on this machine ({key}) yet: run `cargo lab --quick`, which takes about five minutes"
        )
    })
}
