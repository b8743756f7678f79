//! `cargo lab claims`: what the sources claim, tried again on this machine.
//!
//! Claims that another verb measures are judged by that verb's record; those of tests and of games this verb tries itself. Then the
//! page is drawn from all records.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::claims::evidence::{Evidence, TRIALS};
use crate::claims::explained::Kept;
use crate::claims::judge::{Judged, judge_all};
use crate::claims::page;
use crate::claims::rows::{Claims, Row};
use crate::claims::trial::{self, Trial, Trials};
use crate::machine::provenance::ProvenanceStart;
use crate::machine::{self, tools};
use crate::terminal::stdout::{self, Printed};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;
use outpace::{files, sealed};

/// The options of `claims`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// These claims only; all if none is named.
    #[arg(value_name = "ID")]
    ids: Vec<u32>,
    /// The machine's folder [default: reports/MACHINE].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let rows = Claims::shipped()?;
    let wanted = wanted(rows, &options.ids)?;
    let root = workspace::root()?;
    crate::catch_interrupts()?;
    let machine = machine::identify();
    let folder = options.output.clone().unwrap_or_else(|| root.join("reports").join(&machine.key));
    // What lies there and cannot be used is the first thing to know.
    let mut evidence = Evidence::read(&folder)?;
    let trials = evidence.trials.take().unwrap_or_else(|| Trials::new(machine.clone()));
    if trials.machine.key != machine.key {
        bail!("{} is of another machine: {}", folder.join(TRIALS).display(), trials.machine.key);
    }
    tools::check_toolchain(&root)?;
    let trials = tried(&root, trials, &wanted, &options.ids)?;
    let sealed = sealed::write(&trials)?;
    evidence.trials = Some(trials);
    let judged = judge_all(rows, &evidence);
    let path = folder.join("claims.md");
    let page = page::page(&machine, &evidence, &Kept::read(&root, &machine.key)?)?.into_bytes();
    files::replace_all(&[(&folder.join(TRIALS), sealed), (&path, page)])?;
    let told = judged.iter().filter(|one| wanted.iter().any(|row| row.id == one.row.id));
    let rows = told_rows(told);
    options.form.print(&Printed { rows: &rows }, || format!("{rows}\n{}\n", path.display()))
}

/// The rows of these numbers.
fn wanted<'a>(rows: &'a Claims, ids: &[u32]) -> Result<Vec<&'a Row>> {
    if ids.is_empty() {
        return Ok(rows.claims.iter().collect());
    }
    let find = |id: &u32| {
        rows.claims.iter().find(|row| row.id == *id).with_context(|| {
            let all: Vec<String> = rows.claims.iter().map(|row| row.id.to_string()).collect();
            format!("there is no claim {id}; there are {}", all.join(", "))
        })
    };
    ids.iter().map(find).collect()
}

/// Tries what is to be tried here, and takes it in.
fn tried(root: &Path, mut trials: Trials, wanted: &[&Row], ids: &[u32]) -> Result<Trials> {
    let source = machine::source(root)?;
    let making = ProvenanceStart::begin();
    let outcomes = trial::try_all(root, wanted)?;
    let ids: String = ids.iter().map(|id| format!(" {id}")).collect();
    let made = making.end(root, format!("cargo lab claims{ids}"), &source)?;
    trials
        .trials
        .extend(outcomes.into_iter().map(|(id, outcome)| (id, Trial { made: made.clone(), outcome })));
    Ok(trials)
}

fn told_rows<'a>(judged: impl Iterator<Item = &'a Judged<'a>>) -> Table {
    let columns = [
        column("claim", &["claim"]),
        column("", &["said"]),
        column("verdict", &["verdict"]),
        column("evidence", &["evidence"]),
        column("seen", &["seen"]),
    ];
    let mut rows = Table::new(columns);
    for one in judged {
        rows.push([
            Cell::figure(one.row.id.to_string(), [one.row.id]),
            Cell::word(&one.row.said),
            Cell::word(one.verdict()),
            Cell::word(one.age()),
            Cell::word(one.seen.join("; ")),
        ]);
    }
    rows
}
