//! `outpace explain OLD NEW`: why the new one is faster or slower.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use super::options::{self, Kind, Work, print, time};
use super::run::{self};
use crate::error::{Context, Result, ensure};
use crate::explain::{By, Setup, Step, explain};
use crate::files;
use crate::programs::Executable;
use crate::programs::asked::{self, Asked};
use crate::text::plain_but;
use crate::uci::POSITIONS;

#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// Two commands: the old program and the new one.
    #[arg(required = true, num_args = 2, value_names = ["OLD", "NEW"])]
    pair: Vec<String>,
    /// How many functions to list.
    #[arg(long, value_name = "N", default_value_t = 15)]
    functions: usize,
    /// Of how many functions to show the changed machine code.
    #[arg(long, value_name = "N", default_value_t = 3)]
    listings: usize,
    /// How many nodes an engine searches of one position.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    nodes: u64,
    /// How long one program may run; under callgrind it takes some fifty times as long as without.
    #[arg(long, default_value = "10min", value_parser = time)]
    time: Duration,
    /// Write the answer as JSON too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    work: Work,
}

pub(super) fn run(options: &Explain) -> Result<ExitCode> {
    let asked = asked::read(&options.pair, &options.work.option)?;
    let scratch = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for counts")?;
    let kind = run::kind(&options.work, asked.first().context("there are two programs")?, scratch.path())?;
    let input = match kind {
        Kind::Uci => search(&asked, options.nodes)?,
        Kind::Lines => file(options.work.ask.as_ref())?,
        Kind::Command => file(options.work.input.as_ref())?,
    };
    let programs = asked.iter().map(Executable::find).collect::<Result<Vec<_>>>()?;
    let ([one, other], [old, new]) = (asked.as_slice(), programs.as_slice()) else {
        unreachable!("clap asks for two")
    };
    let setup = Setup {
        names: [&one.name, &other.name],
        programs: [old, new],
        input: &input,
        by: By::available()?,
        limit: options.time,
        functions: options.functions,
        listings: options.listings,
        folder: scratch.path(),
    };
    let explanation = explain(&setup)?;
    if let Some(path) = &options.json {
        let text = serde_json::to_string_pretty(&explanation).context("cannot write the answer as JSON")?;
        files::replace(path, (text + "\n").as_bytes())?;
    }
    print(&plain_but(&explanation.to_string(), &['\n']))?;
    Ok(ExitCode::SUCCESS)
}

/// What an engine is told: to search so many nodes of one position.
fn search(asked: &[Asked], nodes: u64) -> Result<Vec<Step>> {
    let first = asked.first().context("there are two programs")?;
    ensure!(
        asked.iter().all(|one| one.options == first.options),
        "both programs are given the same options here"
    );
    let set = first.options.iter().map(|(name, value)| format!("setoption name {name} value {value}\n"));
    let position = POSITIONS.first().context("there is a position")?;
    let step = |send: String, until: &str| Step { send, until: Some(until.to_owned()) };
    Ok(vec![
        step("uci\n".to_owned(), "uciok"),
        step(set.collect::<String>() + "isready\n", "readyok"),
        step(format!("position fen {position}\ngo nodes {nodes}\n"), "bestmove"),
        Step { send: "quit\n".to_owned(), until: None },
    ])
}

/// A file as the whole input.
fn file(path: Option<&PathBuf>) -> Result<Vec<Step>> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let text = String::from_utf8(options::read(path, MOST)?)
        .with_context(|| format!("{} is no text", path.display()))?;
    Ok(vec![Step { send: text, until: None }])
}

/// The most bytes of a file that is given to both.
const MOST: u64 = 16 << 20;
