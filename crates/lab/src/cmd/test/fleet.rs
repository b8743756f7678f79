//! The step that has a bundle choose on a Slurm cluster of one node, which it starts on this machine's loopback and ends again.
//!
//! What is asked is what a user of `fleet/` does: submit the bundle as a job array, wait, and open the merged report. The bundle is a draft of
//! one axis, since what is tried here is the way from host to host, and no verdict. A second lab in one bundle, a bundle that was damaged and
//! one for another architecture are tried on the way.

mod cluster;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};

use self::cluster::Cluster;
use super::Outcome;
use crate::bundle::make::{self, Made, Order};
use crate::bundle::{LAB, Manifest};
use crate::children::{self, Finished, Owned};
use crate::cmd::report;
use crate::record::Record;
use crate::tools::{self, Tool};
use crate::workspace::MANIFEST;
use crate::{files, json, workspace};

/// The axis of the draft: one variant beside the default, slower by more than the noise, so that it is soon settled.
const AXIS: &str = "side";

/// A choice that is made at once where nothing keeps it from it.
const CHOOSE: [&str; 2] = ["choose", "--quick"];

/// The array takes half a minute at rest, and a quick choice five at most; what has not come by then never will.
const PATIENCE: Duration = Duration::from_secs(600);

/// A Slurm cluster merges what a bundle says on its node.
pub(super) fn slurm(root: &Path) -> Result<Outcome> {
    let room = workspace::target(root).join("fleet");
    if room.exists() {
        fs::remove_dir_all(&room).with_context(|| format!("cannot empty {}", room.display()))?;
    }
    fs::create_dir_all(&room).with_context(|| format!("cannot make the folder {}", room.display()))?;
    let archive = room.join("draft.tar.xz");
    let command = format!("cargo lab bundle --axis {AXIS} --draft");
    let order =
        Order { axes: vec![AXIS.to_owned()], levels: Vec::new(), is_draft: true, is_quiet: true, command };
    let made = make::make(root, order, &archive)?;

    let unpacked = room.join(&made.folder);
    well(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&room))?;
    let mut held = vec![
        ("a second lab in one bundle", second(&unpacked, &room)),
        ("a bundle that was damaged", damaged(&unpacked)),
        ("a bundle for another architecture", foreign(&unpacked)),
        (
            "what needs a compiler",
            refused(&unpacked, &["choose", "--exhaustive"], "`--exhaustive` builds engines"),
        ),
        ("what needs a source", refused(&unpacked, &["asm"], "this verb needs a checkout")),
    ];
    let mut skipped = None;
    if tools::find(root, Tool::Slurm)?.is_none() {
        skipped = Some(format!("no Slurm; get it with `{}`", tools::remedy(root, Tool::Slurm)?));
    } else if !tools::is_root() {
        skipped = Some("a Slurm cluster is started by root alone".to_owned());
    } else {
        match Cluster::start()? {
            Ok(cluster) => held.push(("the array and its report", array(root, &room, &archive, &cluster))),
            Err(reason) => skipped = Some(format!("Slurm does not start here: {reason}")),
        }
    }
    children::check()?;
    let mut outcome = Outcome::default();
    for (what, held) in held {
        outcome.add(&match held {
            Ok(()) => Outcome::success(""),
            Err(error) => Outcome::failure(format!("{what}: {error:#}\n")),
        });
    }
    let Made { engines, bytes, .. } = made;
    outcome.note = format!(
        "a draft of {engines} engines in {:.0} MB, {}",
        bytes as f64 / 1e6,
        skipped.as_deref().unwrap_or("a cluster of one node")
    );
    outcome.skipped += u64::from(skipped.is_some());
    Ok(outcome)
}

/// Where a lab measures, another says so and ends.
fn second(bundle: &Path, room: &Path) -> Result<()> {
    let told = room.join("first.txt");
    let mut first = Command::new(bundle.join(LAB));
    first.args(["choose", "--quick"]).stdin(Stdio::null()).stdout(Stdio::null());
    let first =
        Owned::spawn_group(first.stderr(File::create(&told).context("cannot write the first's words")?))
            .context("cannot start the first")?;
    until("the first lab has begun", || fs::read_to_string(&told).is_ok_and(|said| said.contains("verify")))?;
    let refused = refused(bundle, &CHOOSE, "another lab measures in this bundle");
    drop(first);
    refused
}

fn damaged(bundle: &Path) -> Result<()> {
    let path = bundle.join("engines/baseline");
    let whole = bundle.join("engines/whole");
    let mut torn = fs::read(&path).context("cannot read an engine")?;
    let middle = torn.len() / 2;
    torn[middle] ^= 1;
    // What another lab has begun may still run the engine, so it is not written over.
    fs::rename(&path, &whole).context("cannot put an engine aside")?;
    fs::write(&path, torn).context("cannot damage an engine")?;
    let said = refused(bundle, &CHOOSE, "the bundle is damaged");
    fs::rename(&whole, &path).context("cannot mend an engine")?;
    said
}

fn foreign(bundle: &Path) -> Result<()> {
    let path = bundle.join(MANIFEST);
    let whole = fs::read(&path).context("cannot read the manifest")?;
    let [platform, architecture] = ["riscv64gc-unknown-linux-gnu", "riscv64"].map(str::to_owned);
    let other = Manifest { platform, architecture, ..json::read(&whole, &path)? };
    files::replace(&path, &json::write(&other)?)?;
    let said = refused(bundle, &CHOOSE, "this bundle is for riscv64gc-unknown-linux-gnu");
    files::replace(&path, &whole)?;
    said
}

/// The lab of that bundle ends with one error, which says that, and writes no record.
fn refused(bundle: &Path, arguments: &[&str], expected: &str) -> Result<()> {
    let done = children::run(Command::new(bundle.join(LAB)).args(arguments), Some(PATIENCE))?;
    let Finished { stdout, stderr, status, .. } = done;
    ensure!(!status.success(), "it goes well");
    ensure!(
        stderr.starts_with(&format!("error: {expected}")) && stderr.lines().count() == 1 && stdout.is_empty(),
        "it says `{}`",
        stderr.trim()
    );
    ensure!(!bundle.join("reports").exists(), "it leaves a report");
    Ok(())
}

/// The bundle as a job array on the cluster: a record, a report, and at home one more machine.
fn array(root: &Path, room: &Path, archive: &Path, cluster: &Cluster) -> Result<()> {
    let folder = room.join("run");
    let submit = || {
        let mut submit = Command::new(root.join("fleet/submit"));
        submit.arg(archive).arg(&folder).args(["--", "--quick", "--seed", "1"]);
        cluster.tells(&mut submit);
        submit
    };
    well(&mut submit())?;
    let report = folder.join("reports/index.html");
    until("the array is merged", || report.is_file()).with_context(|| {
        let logs = fs::read_dir(folder.join("logs")).into_iter().flatten().flatten();
        let logs: String = logs.map(|log| fs::read_to_string(log.path()).unwrap_or_default()).collect();
        format!("{logs}{}", cluster.logs())
    })?;
    let again = children::run(&mut submit(), None)?;
    ensure!(again.stderr.contains("holds a run already"), "a second run in one folder: {}", again.stderr);

    let records = folder.join("records");
    let found = fs::read_dir(&records).context("cannot read the records")?.flatten();
    let names: Vec<String> = found.map(|found| found.file_name().to_string_lossy().into_owned()).collect();
    let [name] = &names[..] else { bail!("{} records where one node has one: {names:?}", names.len()) };
    let record: Record = json::load_from(&records.join(name).join("record.json"))?;
    ensure!(record.bundle.is_some(), "its record does not tell of the bundle");
    ensure!(
        *name == format!("{}-bundle-{AXIS}-draft-quick", record.machine.key),
        "its record is called {name}"
    );
    let slower = record.decision.judgements.iter().any(|one| one.estimate.is_some());
    ensure!(slower, "nothing was timed");
    let page = fs::read_to_string(&report).context("cannot read the report")?;
    ensure!(page.contains(name.as_str()), "the page over all machines does not lead to {name}");
    ensure!(folder.join("reports").join(name).join("index.html").is_file(), "{name} has no page");

    let drawn = report::pages(root, &records)?;
    let home = records.join(name).join("index.html");
    ensure!(drawn.pages.iter().any(|(path, _)| *path == home), "at home it becomes no machine");
    Ok(())
}

/// Waits until that is so.
fn until(what: &str, is_so: impl Fn() -> bool) -> Result<()> {
    let begun = Instant::now();
    while !is_so() {
        children::check()?;
        ensure!(begun.elapsed() < PATIENCE, "not within {} s: {what}", PATIENCE.as_secs());
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(())
}

fn well(command: &mut Command) -> Result<()> {
    let done = children::run(command, Some(PATIENCE))?;
    let program = command.get_program().to_string_lossy().into_owned();
    done.status.success().then_some(()).ok_or_else(|| anyhow!("`{program}` failed: {}", done.stderr.trim()))
}
