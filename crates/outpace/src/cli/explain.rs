//! `outpace explain OLD NEW`: shows why the new program is faster or slower.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::input;
use super::options::{Kind, Task, time};
use super::output;
use super::run::{self};
use super::streams::note;
use crate::compare::{Record, Row, decide};
use crate::error::{Context, Result, bail, ensure};
use crate::explain::{By, Measured, Setup, Step, explain};
use crate::os::children;
use crate::os::files;
use crate::programs::Executable;
use crate::programs::asked::{self, Asked};
use crate::record::sealed;
use crate::rng::Rng;
use crate::text::plain_but;
use crate::workloads::uci::ready::ready;
use crate::workloads::uci::{self, Limit, POSITIONS, Slice};

#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// Two commands: the old program and the new one.
    #[arg(required = true, num_args = 2, value_names = ["OLD", "NEW"])]
    pair: Vec<String>,
    /// Figure by which functions are compared [default: `cycles` if valgrind is installed, else
    /// `samples`].
    #[arg(long, value_enum)]
    by: Option<By>,
    /// Record of a comparison of the same two programs (`outpace --json`), whose difference in time
    /// is to be explained.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Number of functions to list.
    #[arg(long, value_name = "N", default_value_t = 15)]
    functions: usize,
    /// Number of functions whose changed machine code is shown.
    #[arg(long, value_name = "N", default_value_t = 3)]
    listings: usize,
    /// Number of nodes that an engine searches from one position; if one of the engines keeps no
    /// limit of nodes, both search to a depth instead.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    nodes: u64,
    /// Time limit per program; under callgrind a program takes about fifty times as long
    /// as without.
    #[arg(long, default_value = "10min", value_parser = time)]
    time: Duration,
    /// Count cycles, instructions, misses and stalls of whole runs too, by the CPU's own counters;
    /// each program runs 12 to 72 times for it, depending on how many events the CPU counts at
    /// once.
    #[arg(long)]
    counters: bool,
    /// Also write the answer as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    task: Task,
    /// Set a UCI option of both engines; may be given several times.
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

pub(super) fn run(options: &Explain) -> Result<ExitCode> {
    let asked = asked::read(&options.pair, &options.option)?;
    if let Some(path) = &options.json {
        output::check(path)?;
    }
    let _lock = run::lock_machine("outpace explain")?;
    let scratch = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for counts")?;
    let Task { ask, input, any_status, .. } = &options.task;
    let first = asked.first().context("two programs are needed")?;
    let kind = run::kind(&options.task, false, &options.option, first, scratch.path())?.kind;
    let input = match kind {
        Kind::Uci => search(&asked, options.nodes, scratch.path())?,
        Kind::Lines => input::file(ask.as_ref())?,
        Kind::Command => input::file(input.as_ref())?,
    };
    let programs = asked.iter().map(Executable::find).collect::<Result<Vec<_>>>()?;
    let ([first_asked, second_asked], [old, new]) = (asked.as_slice(), programs.as_slice()) else {
        unreachable!("clap asks for two")
    };
    let setup = Setup {
        names: [&first_asked.name, &second_asked.name],
        programs: [old, new],
        input: &input,
        by: options.by.map_or_else(By::available, Ok)?,
        may_fail: *any_status,
        limit: options.time,
        counters: options.counters,
        measured: options.record.as_deref().map(|path| measured(path, [old, new])).transpose()?,
        functions: options.functions,
        listings: options.listings,
        folder: scratch.path(),
    };
    let explanation = explain(&setup)?;
    // The answer is printed and written: if one of the two fails, the other is done anyway.
    let printed = output::answer(
        &plain_but(&explanation.to_string(), &['\n']),
        output::is_output(options.json.as_ref()),
    );
    if let Some(path) = &options.json {
        let text = serde_json::to_string_pretty(&explanation).context("cannot write the answer as JSON")?;
        output::write(&[(path.clone(), (text + "\n").into_bytes())])?;
    }
    printed?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the difference in time of these two programs from the record of their comparison.
fn measured(path: &Path, programs: [&Executable; 2]) -> Result<Measured> {
    let record: Record = sealed::read(&files::read(path, sealed::LIMIT)?, path)?;
    let at = |program: &Executable| record.programs.iter().position(|other| other.sha256 == program.sha256);
    let name = path.display();
    let candidate = match programs.map(at) {
        [Some(0), Some(new)] => record.programs.get(new).map_or("", |started| &started.name),
        [Some(_), Some(_)] => bail!("{name}: its baseline is not the first program given here"),
        _ => bail!("{name} is of other programs: it lacks at least one of these two files, byte for byte"),
    };
    // The figures are computed from the launches, so a decision that somebody edited has no effect.
    let rows = decide(&record).rows;
    let rows: Vec<&Row> = rows.iter().filter(|row| row.candidate == candidate).collect();
    let [row] = rows.as_slice() else {
        let parts: Vec<&str> = rows.iter().map(|row| row.benchmark.as_str()).collect();
        bail!(
            "{name} has {} figures for `{candidate}` ({}): compare on one class of CPUs, such as `--cores fast`",
            rows.len(),
            parts.join(", ")
        );
    };
    let judged = row.judged.with_context(|| format!("{name} has no figure for `{candidate}`"))?;
    let (low, high) = judged
        .low
        .zip(judged.high)
        .with_context(|| format!("{name} has too few launches for an interval"))?;
    Ok(Measured::from_gain(judged.gain, low, high))
}

/// Approximate time of the search to a depth, for an engine that keeps no limit of nodes. Under
/// callgrind the search takes about fifty times as long.
const SEARCH: Duration = Duration::from_millis(20);

/// Returns the input of both engines: a search of one position to a number of nodes, or to a depth
/// if one of the engines keeps no limit of nodes.
fn search(asked: &[Asked], nodes: u64, folder: &Path) -> Result<Vec<Step>> {
    let first = asked.first().context("two programs are needed")?;
    let are_alike = asked.iter().all(|program| program.options == first.options);
    ensure!(are_alike, "`outpace explain` needs the same UCI options for both programs");
    let position = POSITIONS.first().context("there is no position to search")?;
    let mut limit = Limit::Nodes(nodes);
    let mut options = None;
    for program in asked {
        children::check()?;
        let ready = ready(program, folder)?;
        // The same settings as for a comparison: a small table, one thread, no book.
        options.get_or_insert_with(|| ready.uci_engine.options.clone());
        if !ready.keeps_nodes {
            let mut rng = Rng::new(0, "depth");
            let slices = uci::calibrate_depths(&ready.uci_engine, &[position], SEARCH, folder, &mut rng)?;
            limit = slices.first().context("there is no depth to search to")?.limit;
            note(&format!("{:>12} to {limit}: `{}` keeps no limit of nodes", "search", program.name));
            break;
        }
    }
    let slice = Slice { fen: (*position).to_owned(), limit };
    Ok(input::searches(&options.unwrap_or_default(), &[slice]))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::compare::{Decision, Part, SCHEMA, Started};
    use crate::os::scripts::script;
    use crate::record::{Comparison, Launch};

    #[test]
    fn the_measured_difference_follows_from_the_launches_of_one_part() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new] = ["old", "new"]
            .map(|name| Executable::at(&script(folder.path(), name, &format!("echo {name}"))).unwrap());
        let started = |name: &str, program: &Executable| Started {
            name: name.into(),
            sha256: program.sha256.clone(),
            ..Started::default()
        };
        let launches = (0..20).map(|at| Launch::of_centre(-100_000 + at % 3)).collect();
        let comparisons = vec![Comparison { candidate: "new".into(), launches }];
        let part = |benchmark: &str| Part {
            benchmark: benchmark.into(),
            comparisons: comparisons.clone(),
            ..Part::default()
        };
        let programs = vec![started("old", &old), started("new", &new)];
        let path = folder.path().join("record.json");
        let read = |parts: Vec<Part>| {
            // The stored decision has no figures.
            let decision = Decision { best: "old".into(), ..Decision::default() };
            let programs = programs.clone();
            let record = Record { schema: SCHEMA, programs, parts, decision, ..Record::default() };
            std::fs::write(&path, sealed::write(&record).unwrap()).unwrap();
            measured(&path, [&old, &new])
        };
        let Measured { difference, low, high } = read(vec![part("")]).unwrap();
        assert!((0.10..0.11).contains(&difference) && low <= difference && high >= difference);
        let error = read(vec![part("fast CPUs"), part("efficient CPUs")]).unwrap_err().to_string();
        assert!(error.contains("has 2 figures for `new` (fast CPUs, efficient CPUs)"), "{error}");
    }

    #[test]
    fn an_engine_without_a_limit_of_nodes_is_asked_for_a_depth() {
        let folder = tempfile::tempdir().unwrap();
        // The fake engine takes a hundredth of a second for each unit of depth, and does not know a
        // limit of nodes.
        let engine = |name: &str, nodes: &str| {
            let text = format!(
                "while read -r line; do case \"$line\" in\nuci) echo uciok;;\nisready) echo readyok;;\n\"go nodes \"*) {nodes};;\n\
                 \"go depth \"*) sleep 0.0${{line#go depth }}; echo bestmove e2e4;;\nquit) exit;;\nesac; done"
            );
            script(folder.path(), name, &text).to_string_lossy().into_owned()
        };
        let (keeps, ends) = (engine("keeps", "echo bestmove e2e4"), engine("ends", "exit 1"));
        for (pair, wanted) in [([&keeps, &keeps], "go nodes 500\n"), ([&keeps, &ends], "go depth ")] {
            let pair = pair.map(String::clone);
            let steps = search(&asked::read(&pair, &[]).unwrap(), 500, folder.path()).unwrap();
            assert!(steps[2].send.contains(wanted), "{steps:?}");
        }
    }
}
