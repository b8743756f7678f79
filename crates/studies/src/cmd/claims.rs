//! `cargo studies claims`: tries on this machine the claims about chess engines that the outside
//! texts named in `docs/claims.md` make.
//!
//! Some claims are judged by the record of another command, which runs first if there is no record
//! of the present engine. The other claims are tried here, by tests, games and short measurements.
//! Then the page is drawn from all records.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail, ensure};

use crate::claims::explained::StoredEvidence;
use crate::claims::judge::{Judged, judge_all, unmeasured};
use crate::claims::rows::{Claims, Measuring, Row};
use crate::claims::trial::{self, Trial, Trials};
use crate::claims::{matrix, page};
use crate::evidence::{Evidence, TRIALS};
use crate::provenance::ProvenanceStart;
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed;
use plywright_lab::evidence::classical;
use plywright_lab::machine::{self, tools};
use plywright_lab::report;
use plywright_lab::session::Files;
use plywright_lab::terminal::stdout::Printed;
use plywright_lab::terminal::table::{Cell, Table, column};
use plywright_lab::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Claims to try [default: all].
    #[arg(value_name = "ID")]
    ids: Vec<u32>,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let rows = Claims::shipped()?;
    let wanted = wanted(rows, &options.ids)?;
    let root = workspace::root()?;
    plywright_lab::session::catch_interrupts()?;
    let machine = machine::identify();
    let folder = options.files.folder(&root, &machine, "");
    // Report an unusable folder before any work is done.
    workspace::check_plain(&folder)?;
    let evidence = Evidence::of_machine(&root, &folder)?;
    let key = evidence.trials.as_ref().map(|trials| &trials.machine.key);
    if let Some(other) = key.filter(|key| **key != machine.key) {
        bail!("{} is of another machine: {other}", folder.join(TRIALS).display());
    }
    tools::check_toolchain(&root)?;
    let needed = needed(&root, &machine.key, &wanted, &evidence)?;
    let failed = measure(&root, &needed, &options.files)?;
    // The lock is taken only now, because the commands that measured took the machine's lock
    // themselves.
    let locks = plywright_lab::session::lock_machine(Some(&folder))?;
    let mut evidence = Evidence::of_machine(&root, &folder)?;
    let trials = evidence.trials.take().unwrap_or_else(|| Trials::new(machine.clone()));
    let trials = tried(&root, trials, &wanted, &options.ids)?;
    let sealed = sealed::write(&trials)?;
    evidence.trials = Some(trials);
    let judged = judge_all(rows, &evidence);
    let path = folder.join("claims.md");
    let now = machine::source(&root)?.sha256;
    let page =
        page::page(&machine, &evidence, &StoredEvidence::read(&root, &machine.key, &now))?.into_bytes();
    files::replace_all(&[(&folder.join(TRIALS), sealed), (&path, page)])?;
    if options.files.keep
        && let Some(matrix) = matrix::file(&workspace::shipped(&root), &now)?
    {
        files::replace_all(&[matrix])?;
    }
    report::redraw(&root, &folder, &now)?;
    drop(locks);
    let shown = judged.iter().filter(|claim| wanted.iter().any(|row| row.id == claim.row.id));
    let rows = table_of(shown);
    options.files.form.print(&Printed { rows: &rows }, || format!("{rows}\n{}\n", path.display()))?;
    ensure!(failed.is_empty(), "these commands failed, so their records are missing: {}", failed.join(", "));
    Ok(())
}

/// Commands whose records are missing for the present engine, each with the claims that need them.
fn needed(
    root: &Path,
    machine: &str,
    wanted: &[&Row],
    evidence: &Evidence,
) -> Result<Vec<(Measuring, Vec<u32>)>> {
    let source = machine::source(root)?.sha256;
    let mut needed = unmeasured(wanted, evidence, &source);
    // The profiler's samples do not record the engine's source, so they are always taken together
    // with the study of scaling.
    if let Some(at) = needed.iter().position(|(measuring, _)| *measuring == Measuring::STUDY) {
        needed.insert(at, (Measuring::SAMPLES, needed[at].1.clone()));
    }
    if !StoredEvidence::read(root, machine, &source).has_engines_of(&source) {
        let explained: Vec<u32> =
            wanted.iter().filter(|row| row.explained.is_some()).map(|row| row.id).collect();
        if !explained.is_empty() {
            needed.push((Measuring::FLAMEGRAPHS, explained));
        }
    }
    Ok(needed)
}

/// Runs the commands one after the other and returns those that failed. Records go to the folder
/// that `files` names.
fn measure(root: &Path, needed: &[(Measuring, Vec<u32>)], files: &Files) -> Result<Vec<String>> {
    if needed.is_empty() {
        return Ok(Vec::new());
    }
    plywright_lab::note!("the claims need these records of the present engine, which are missing:");
    for (measuring, ids) in needed {
        let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
        let command = measuring.command();
        plywright_lab::note!("  about {:>2} min  {command:<46}  for {}", measuring.minutes, ids.join(", "));
    }
    let minutes: u32 = needed.iter().map(|(measuring, _)| measuring.minutes).sum();
    plywright_lab::note!(
        "in all about {} h {:02} min on two CPUs; each record is stored at once, and the same command resumes an interrupted run",
        minutes / 60,
        minutes % 60
    );
    let mut failed = Vec::new();
    for (measuring, _) in needed {
        plywright_lab::note!("\n$ {}", measuring.command());
        let mut command = tools::cargo();
        command.current_dir(root).args(measuring.arguments.split(' '));
        // Profiles have a folder of their own, whatever `--output` is.
        let is_profile = [Measuring::FLAMEGRAPHS, Measuring::SAMPLES].contains(measuring);
        if files.keep {
            command.arg("--keep");
        }
        if let Some(output) = files.output.as_deref().filter(|_| !is_profile) {
            let output = std::path::absolute(output).context("there is no working folder")?;
            let is_classical = measuring.arguments.contains("--with");
            command.arg("--output").arg(if is_classical { classical(&output) } else { output });
        }
        // `cargo studies claims` keeps its own standard output for the verdicts alone.
        let status = children::run_in_group(command.stdin(Stdio::null()).stdout(std::io::stderr()));
        if children::check().is_err() {
            bail!("interrupted: the finished records are stored; run the same command again to resume");
        }
        let status = status?;
        if !status.success() {
            failed.push(format!("`{}`", measuring.command()));
        }
    }
    Ok(failed)
}

fn wanted<'a>(rows: &'a Claims, ids: &[u32]) -> Result<Vec<&'a Row>> {
    if ids.is_empty() {
        return Ok(rows.claims.iter().collect());
    }
    let find = |id: &u32| {
        rows.claims.iter().find(|row| row.id == *id).with_context(|| {
            let ids: Vec<String> = rows.claims.iter().map(|row| row.id.to_string()).collect();
            format!("there is no claim {id}; the claims are {}", ids.join(", "))
        })
    };
    ids.iter().map(find).collect()
}

fn tried(root: &Path, mut trials: Trials, wanted: &[&Row], ids: &[u32]) -> Result<Trials> {
    let source = machine::source(root)?;
    let making = ProvenanceStart::begin();
    let outcomes = trial::try_all(root, wanted)?;
    let studies: BTreeMap<u32, Option<String>> =
        wanted.iter().map(|row| Ok((row.id, trial::study(root, row)?))).collect::<Result<_>>()?;
    let ids: String = ids.iter().map(|id| format!(" {id}")).collect();
    let made = making.end(root, format!("cargo studies claims{ids}"), &source)?;
    let tried = outcomes.into_iter().map(|(id, outcome)| {
        let study = studies.get(&id).cloned().flatten();
        (id, Trial { made: made.clone(), outcome, study })
    });
    trials.trials.extend(tried);
    Ok(trials)
}

fn table_of<'a>(judged: impl Iterator<Item = &'a Judged<'a>>) -> Table {
    let mut rows = Table::new([
        column("claim", &["claim"]),
        column("", &["said"]),
        column("verdict", &["verdict"]),
        column("evidence", &["evidence"]),
        column("seen", &["seen"]),
    ]);
    for claim in judged {
        rows.push([
            Cell::figure(claim.row.id.to_string(), [claim.row.id]),
            Cell::word(&claim.row.said),
            Cell::word(claim.verdict()),
            Cell::word(claim.age()),
            Cell::word(claim.seen.join("; ")),
        ]);
    }
    rows
}
