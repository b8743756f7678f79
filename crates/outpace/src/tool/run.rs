//! From programs to a record: which workload it is, that all answer alike, and the measurement.

use std::path::Path;
use std::time::{Duration, Instant};

use super::live::Live;
use super::options::{self, Ends, Kind, Work, note};
use crate::answers::{self, Difference};
use crate::command::{self, Command};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::lines::{self, Lines};
use crate::lockstep::{Answers, Setup};
use crate::noise::Watch;
use crate::programs::asked::Asked;
use crate::programs::{Executable, Runs};
use crate::record::{CONTROL, Comparison, Phase};
use crate::rng::Rng;
use crate::sequential::{Measured, Part, Plan, Record, Rules, SCHEMA, Started, Unequal, Workload, decide, measure};
use crate::uci::programs::ready;
use crate::uci::{self, UciEngine};
use crate::workload::Program;
use crate::{children, files, lock, machine, sealed};

/// The most that a file with questions, or with the standard input of commands, may have.
const MOST: u64 = 256 << 20;

/// A program that is to be compared.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// Its command.
    pub(super) asked: Asked,
    /// The revision that it was built from and that revision's subject, where it was.
    pub(super) revision: Option<(String, String)>,
}

impl Given {
    /// Programs that are there already.
    pub(super) fn commands(asked: Vec<Asked>) -> Vec<Self> {
        asked.into_iter().map(|asked| Self { asked, revision: None }).collect()
    }
}

/// Compares the programs with the first of them.
///
/// # Errors
///
/// One of them cannot be started, or they do not answer alike; the first is at fault, or all others are; the user interrupts.
pub(super) fn record(given: Vec<Given>, work: &Work, ends: &Ends, rules: Rules) -> Result<Record> {
    let (seed, started) = options::begin(ends.seed)?;
    let command = command_line(ends.seed, seed);
    let wait = |holder: &str| note(&format!("outpace: waits for another measurement on this machine ({holder})"));
    let _alone = lock::machine(&command, wait)?;
    let scratch = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for copies")?;
    let mut run = Run { work, ends, rules, folder: scratch.path(), seed, phases: Vec::new() };
    let mut record = Record {
        schema: SCHEMA,
        tool: env!("CARGO_PKG_VERSION").to_owned(),
        command,
        started,
        seed,
        machine: machine::identify(),
        load: ends.load,
        rules,
        seconds: ends.time.as_secs_f64(),
        ..Record::default()
    };
    match run.kind(&given)? {
        Kind::Uci => run.uci(&given, &mut record)?,
        Kind::Lines => run.lines(&given, &mut record)?,
        Kind::Command => run.command(&given, &mut record)?,
    }
    record.phases = run.phases;
    record.decision = decide(&record);
    Ok(record)
}

/// The command that makes this comparison again.
fn command_line(given: Option<u64>, seed: u64) -> String {
    let mut words: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    words.insert(0, "outpace".to_owned());
    if given.is_none() {
        words.extend(["--seed".to_owned(), seed.to_string()]);
    }
    // A NUL, which alone cannot be quoted, is in no argument of a process.
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default()
}

/// A run, with what its phases share.
struct Run<'a> {
    work: &'a Work,
    ends: &'a Ends,
    rules: Rules,
    folder: &'a Path,
    seed: u64,
    phases: Vec<Phase>,
}
