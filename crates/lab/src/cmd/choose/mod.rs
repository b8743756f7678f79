//! `cargo lab choose`: builds the engines, checks and measures them, decides, writes the report,
//! and prints the build command.
//!
//! The report is written only at the end. An interrupted run changes no report, but stores its
//! samples for the next run.

mod against;
mod field;
mod run;
mod unfinished;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use self::unfinished::Unfinished;
use crate::axes;
use crate::build::candidates::{self, Candidates};
use crate::bundle;
use crate::bundle::origin::Origin;
use crate::decide::pool::Pooled;
use crate::decide::{behind, verdict};
use crate::evidence::{Evidence, of_neighbour};
use crate::machine;
use crate::record::runs::{self, Runs};
use crate::record::{COMPILER, Decision, Known, Machine, Record, Unavailable};
use crate::report::{self, summary};
use crate::session;
use crate::terminal::stdout;
use crate::workspace;
use outpace::os::{cpus, files};
use outpace::record::sealed;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Measure only whole engines, for at most four minutes, with wider intervals. A run over all
    /// axes then also leaves out all compilers but one, and skips variants that by the shipped
    /// records surely gain at most 0.5 %, or gain less than another variant of their axis.
    #[arg(long)]
    quick: bool,
    /// Seed of every random choice. It is printed, so that a run can be repeated [default: from the
    /// clock].
    #[arg(long)]
    seed: Option<u64>,
    /// Measure only this axis; may be given several times.
    #[arg(long, value_name = "NAME")]
    axis: Vec<String>,
    /// Leave out an axis (`profile`) or a variant (`profile-pgo`); may be given several times.
    #[arg(long, value_name = "NAME")]
    without: Vec<String>,
    /// Ignore the results of earlier runs of this engine on this kind of machine.
    #[arg(long)]
    fresh: bool,
    /// Treat the project's shipped runs for this kind of CPU like earlier runs on this machine.
    #[arg(long, conflicts_with = "fresh")]
    with_shipped: bool,
    /// Discard the samples of an interrupted run of the same command.
    #[arg(long)]
    restart: bool,
    /// Also print how much faster the chosen build is than a build with these features, separated
    /// by commas.
    #[arg(long, value_name = "FEATURES", value_delimiter = ',', conflicts_with = "with")]
    against: Vec<String>,
    /// Also count cycles, instructions, misses and stalls of the chosen build and the default by
    /// the CPU's own counters. For this, both run `bench` about 24 times more.
    #[arg(long)]
    counters: bool,
    /// Give the baseline and all other builds these features, separated by commas:
    /// `evaluation-classical`, `endgame-none` or `endgame-exact`.
    #[arg(long, value_name = "FEATURES", value_delimiter = ',')]
    with: Vec<String>,
    /// Length of each timed slice, in milliseconds. The measured gains should not depend on it.
    #[arg(long, value_name = "MS", default_value_t = outpace::workloads::uci::SLICE.as_millis() as u32, value_parser = clap::value_parser!(u32).range(1..=100))]
    slice: u32,
    /// Folder for the record, the choice and the report [default: reports/local/MACHINE, plus a
    /// suffix for --with, --axis, --without, --quick and --slice].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Write to the shipped evidence, reports/MACHINE and asm/, instead of reports/local/MACHINE.
    #[arg(long, conflicts_with = "output")]
    keep: bool,
    #[command(flatten)]
    view: summary::View,
    #[command(flatten)]
    form: stdout::Form,
}

impl Options {
    fn has_usual_slices(&self) -> bool {
        u128::from(self.slice) == outpace::workloads::uci::SLICE.as_millis()
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    session::catch_interrupts()?;
    against::check(&options.against).context("`--against`")?;
    candidates::check_baseline(&options.with).context("`--with`")?;
    let origin = Origin::find()?;
    origin.check_compiles("--against", &options.against)?;
    origin.check_compiles("--with", &options.with)?;
    let (root, machine) = (origin.root().to_owned(), machine::identify());
    let candidates = candidates(options, &origin, &machine)?;
    let files = Files::new(options, &origin, &machine)?;
    // Unusable files must be an error before the measurement, not after it.
    files.check(&machine)?;
    cpus::here().check(1)?;

    let _locks = session::lock_machine(Some(&files.folder))?;
    // Another run may have held the lock and changed these files, so they are read again.
    let runs = files.runs(&machine)?;
    files.replaced(&machine)?;
    let unfinished = Unfinished::in_folder(&files.folder);
    let former = resumed(options, &origin, &machine, &runs, &unfinished)?;
    let (started, seed) = match &former {
        Some(former) => (former.started, former.seed),
        None => session::begin(options.seed)?,
    };
    stdout::note!("{:>12} {} ({}), seed {seed}", "machine", machine.brand, machine.key);
    let earlier = match &former {
        Some(Record { known, expected, between, .. }) => {
            Earlier { known: known.clone(), expected: expected.clone(), between: *between }
        }
        None => earlier(&runs, files.shipped.as_deref(), &origin, options)?,
    };
    let run = run::Run::new(origin, options, seed, earlier, unfinished);
    let record = run.record(machine, candidates, started, former)?;
    write(&root, &files.folder, &record, Some((&files.runs, files.runs_with(&record)?)))?;
    // The record now contains everything in the file of the unfinished run, so the file is removed.
    // If that fails, it does no harm: a file whose run is in the list of runs is not resumed, and
    // the next run replaces it.
    let _ = Unfinished::in_folder(&files.folder).remove();
    options
        .form
        .print(&answer(&record, &files.record, None), || summary::text(&record, &files.record, options.view))
}

/// Returns the builds that the run compares.
fn candidates(options: &Options, origin: &Origin, machine: &Machine) -> Result<Candidates> {
    let axes = origin.axes(&options.axis)?;
    let mut candidates = Candidates::list(Some(machine), &origin.build_axes()?, &axes, &options.with)?;
    // The variants that the user leaves out are removed first. Otherwise `behind` could leave out
    // others only because they are slower than one of these.
    candidates.leave_out_named(&options.without)?;
    if options.quick && options.axis.is_empty() {
        let shipped = workspace::shipped(origin.root());
        candidates.leave_out(behind(&shipped, machine, &candidates, &options.with));
        candidates.leave_out_compilers();
    }
    candidates.check_left()?;
    Ok(candidates)
}

/// The files of a run.
struct Files {
    /// Folder for the record and the files that are generated from it.
    folder: PathBuf,
    record: PathBuf,
    /// Summaries of all runs on this machine with the same baseline.
    runs: PathBuf,
    /// Shipped summaries for this kind of machine; None if the run adds to these.
    shipped: Option<PathBuf>,
}

impl Files {
    fn new(options: &Options, origin: &Origin, machine: &Machine) -> Result<Self> {
        let root = origin.root();
        let results = workspace::results(root, options.keep);
        // Runs with another baseline are runs of other engines, so they have a list of their own.
        let baseline = candidates::suffix(&options.with);
        let name = format!("{}{baseline}", machine.key);
        if options.keep {
            workspace::check_within(root, &results.join(&name))?;
        }
        // A quick run, or one over some axes only, must not replace a full record.
        let mut part = origin.part() + &baseline;
        part.extend(options.axis.iter().map(|axis| format!("-{axis}")));
        part.extend(options.without.iter().map(|name| format!("-without-{name}")));
        if options.quick {
            part += "-quick";
        }
        if !options.has_usual_slices() {
            part += &format!("-slice-{}", options.slice);
        }
        let folder = |name: &str| options.output.clone().unwrap_or_else(|| results.join(name));
        let shipped = workspace::shipped(root);
        let adds_to_shipped = results == shipped;
        let run_folder = folder(&format!("{}{part}", machine.key));
        Ok(Self {
            record: run_folder.join("record.json"),
            folder: run_folder,
            runs: folder(&name).join(runs::FILE),
            shipped: (!adds_to_shipped).then(|| shipped.join(&name).join(runs::FILE)),
        })
    }

    /// Fails if a file cannot be read, or was not written by the lab for this machine.
    fn check(&self, machine: &Machine) -> Result<()> {
        check_folder(&self.folder)?;
        self.runs.parent().map_or(Ok(()), workspace::check_plain)?;
        Evidence::read(&self.folder)?;
        self.replaced(machine)?;
        self.runs(machine)?;
        Ok(())
    }

    /// Returns the record that a run on that machine replaces.
    fn replaced(&self, machine: &Machine) -> Result<Option<Record>> {
        let kept: Option<Record> = sealed::load(&self.record)?;
        if let Some(Record { machine: Machine { key, .. }, .. }) = &kept {
            let path = self.record.display();
            ensure!(*key == machine.key, "{path} is the record of another machine, {key}: move it away");
        }
        Ok(kept)
    }

    /// Reads the runs on that machine.
    fn runs(&self, machine: &Machine) -> Result<Runs> {
        let runs = sealed::load(&self.runs)?.unwrap_or_else(|| Runs::none(&machine.key));
        let (path, key) = (self.runs.display(), &runs.machine);
        ensure!(*key == machine.key, "{path} has the runs of another machine, {key}: move it away");
        Ok(runs)
    }

    /// Returns the runs on this machine, including that of the record. Reads the list again,
    /// because runs in other folders may have ended meanwhile. If the list lacks the run whose
    /// record is about to be replaced, adds that run too.
    fn runs_with(&self, record: &Record) -> Result<Runs> {
        let mut runs = self.runs(&record.machine)?;
        let former = self.replaced(&record.machine)?.filter(|former| {
            former.started != record.started && runs.runs.iter().all(|run| run.started != former.started)
        });
        for record in former.iter().chain([record]) {
            let matrix = verdict::of_matrix(record, &[], record.decision.rules);
            let losses = outpace::choose::losses(&matrix);
            runs.add(runs::Run::from_record(record, &losses));
        }
        Ok(runs)
    }
}

/// Returns the unfinished run that this one resumes, if there is one. Renames the file of a run
/// that had another command, engine, compiler, machine or bundle. Ignores the file of a run that
/// was completed. With `--restart`, removes the file.
fn resumed(
    options: &Options,
    origin: &Origin,
    machine: &Machine,
    runs: &Runs,
    unfinished: &Unfinished,
) -> Result<Option<Record>> {
    if options.restart {
        // If the file stayed, a later run without `--restart` could resume it.
        unfinished.remove()?;
        return Ok(None);
    }
    let Some(former) = unfinished.read()? else { return Ok(None) };
    if runs.runs.iter().any(|run| run.started == former.started) {
        return Ok(None);
    }
    let command = run::command(origin, options, options.seed.unwrap_or(former.seed));
    let made_of = (&origin.source()?, &origin.compiler()?);
    match unfinished::differs(&former, &command, &machine.key, made_of, origin.bundled().as_ref()) {
        None => Ok(Some(former)),
        Some(what) => {
            unfinished.set_aside(what, former.started)?;
            Ok(None)
        }
    }
}

/// Gains known from earlier and shipped runs.
struct Earlier {
    /// Gains that enter the choice together with this run's samples.
    known: Vec<Known>,
    /// Gains that do not enter the choice. They only decide which combined builds are made first,
    /// and show which builds that did not take part may be better than the chosen one.
    expected: Vec<Known>,
    /// Standard deviation of a gain from run to run, if earlier runs show it.
    between: Option<f64>,
}

/// Returns the gains known from other runs of this engine with this compiler: those that enter the
/// choice, and those that enter no figure. The former come from earlier runs on this machine, and
/// with `--with-shipped` also from the shipped runs on this kind of CPU. With `--fresh`, or with
/// slices of another length, no gain enters the choice.
fn earlier(runs: &Runs, shipped: Option<&Path>, origin: &Origin, options: &Options) -> Result<Earlier> {
    let (source, compiler) = (origin.source()?, origin.compiler()?.version);
    let (is_bundle, with) = (origin.bundled().is_some(), options.with.join(","));
    let shipped: Option<Runs> = shipped.filter(|path| workspace::is_plain(path)).and_then(of_neighbour);
    let like = |runs| Runs::like(runs, &source, &compiler, is_bundle, &with);
    let mut local: Vec<&runs::Run> = like(runs).collect();
    let mut others: Vec<&runs::Run> = shipped.iter().flat_map(like).collect();
    if options.with_shipped {
        local.append(&mut others);
    }
    if options.fresh || !options.has_usual_slices() {
        others.append(&mut local);
    }
    if !local.is_empty() {
        let count = local.len();
        stdout::note!("{:>12} {count} earlier runs of this engine count too (not with `--fresh`)", "known");
    }
    if !others.is_empty() {
        let count = others.len();
        stdout::note!(
            "{:>12} {count} other runs on this kind of CPU do not count, but decide which combined builds are made first",
            "expected"
        );
    }
    // A toolchain's name, such as `nightly`, may stand for another compiler today, so gains of
    // other compilers do not count.
    let is_ours = |known: &Known| !known.candidate.contains(&format!("{COMPILER}-"));
    let several = local.len() > 1;
    let [local, others] = [local, others].map(Pooled::from_runs);
    let between = several.then_some(local.between);
    let [known, expected] = [local, others].map(|runs| runs.known().into_iter().filter(is_ours).collect());
    Ok(Earlier { known, expected, between })
}

/// Returns the candidates that are not worth building in a quick run according to the records in
/// `reports`. Ignores unreadable records.
fn behind(reports: &Path, machine: &Machine, candidates: &Candidates, with: &[String]) -> Vec<Unavailable> {
    let load = |folder: PathBuf| {
        let path = Some(folder.join("record.json")).filter(|path| workspace::is_plain(path))?;
        let record: Record = sealed::load(&path).ok()??;
        Some((folder.file_name()?.to_str()?.to_owned(), record))
    };
    // A variant that is slow with one evaluation is not necessarily slow with another.
    let evaluation = axes::axis("evaluation").ok().map(|axis| axes::decided(axis, with));
    let has_same_evaluation = |record: &Record| record.with() == with && record.evaluation() == evaluation;
    let records: Vec<_> =
        workspace::folders_of_records(reports).into_iter().flatten().filter_map(load).collect();
    let takes_part = |axis: &str, variant: &str| {
        candidates.plans.iter().any(|plan| (&*plan.1, &*plan.2) == (axis, variant))
    };
    behind::behind(
        machine,
        records.iter().map(|(name, record)| (name.as_str(), record)),
        has_same_evaluation,
        takes_part,
    )
}

/// Returns the result for `--json`. For a replay it includes the changes of the decision.
pub(super) fn answer(record: &Record, path: &Path, changed: Option<&[String]>) -> Value {
    let Decision { warnings, against, choice, .. } = &record.decision;
    let mut answer = json!({
        "rows": summary::rows(record),
        "machine": record.machine.key,
        "warnings": warnings,
        "against": against,
        "because": choice.because,
        "loss": choice.loss,
        "absent": choice.absent,
        "record": path.to_string_lossy(),
        "command": choice.command,
    });
    if let Some(changed) = changed {
        answer["changed"] = changed.into();
    }
    answer
}

/// Fails if the folder contains links, or if its page or its `choice.toml` was not written by the
/// lab, because these would be overwritten.
pub(super) fn check_folder(folder: &Path) -> Result<()> {
    workspace::check_plain(folder)?;
    for path in ["index.html", "choice.toml"].map(|name| folder.join(name)) {
        let is_other =
            std::fs::read(&path).is_ok_and(|text| !String::from_utf8_lossy(&text).contains("cargo lab"));
        let path = path.display();
        ensure!(!is_other, "{path} would be replaced, and the lab has not written it: move it away");
    }
    Ok(())
}

/// Writes the record, the files that follow from it, and all runs of the machine. If one of them
/// cannot be written, none is.
pub(super) fn write(root: &Path, folder: &Path, record: &Record, runs: Option<(&Path, Runs)>) -> Result<()> {
    let path = folder.join("record.json");
    let text = sealed::write(record)?;
    // The decision follows from the record alone. It can be repeated only if the record is read
    // back unchanged.
    let kept: Record = sealed::read(&text, &path)?;
    let is_same = Record { sha256: record.sha256.clone(), ..kept.clone() } == *record;
    ensure!(is_same, "a bug: the record would not be read back as it was written; nothing was written");
    // The record comes first, because all other files can be generated from it again.
    let mut files = vec![(path, text), (folder.join("choice.toml"), summary::choice(record)?.into_bytes())];
    let mut evidence = Evidence::without_choice(folder)?;
    let mut elsewhere = None;
    if let Some((path, runs)) = runs {
        files.push((path.to_owned(), sealed::write(&runs)?));
        match path.parent() {
            Some(parent) if parent == folder => evidence.runs = Some(runs),
            other => elsewhere = other,
        }
    }
    let now = bundle::source(root)?.sha256;
    files.extend(report::draw(root, folder, &kept, &evidence, &now)?);
    files::replace_all(&files)?;
    // The page of the machine's main folder shows the runs, and the choice with the classical
    // evaluation, so it is drawn again.
    let main = folder.parent().map(|results| results.join(&record.machine.key));
    let main = main.filter(|main| main.starts_with(workspace::shipped(root)));
    let others: BTreeSet<&Path> =
        elsewhere.into_iter().chain(main.as_deref()).filter(|other| *other != folder).collect();
    others.into_iter().for_each(|other| session::redraw(root, other));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_show_what_decide_prints() {
        let machine = "amd-epyc-19-11-1";
        let one_blank = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let printed = summary::text(
            &crate::fixtures::record_of(machine),
            &Path::new("reports").join(machine).join("record.json"),
            summary::View::default(),
        );
        let printed: Vec<String> = printed.lines().map(one_blank).collect();
        for page in ["README.md", "docs/getting-started.md"] {
            let text = std::fs::read_to_string(plywright_testing::checkout().join(page)).unwrap();
            let output = text.split(&format!("$ cargo lab decide reports/{machine}\n")).nth(1).unwrap();
            let shown = output.split("```").next().unwrap().lines().filter(|line| *line != "...");
            for line in shown.map(one_blank) {
                assert!(printed.contains(&line), "{page}: `decide` does not print `{line}`");
            }
        }
    }
}
