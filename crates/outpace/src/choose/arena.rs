//! One run command: the programs that race by it.

use std::path::PathBuf;

use crate::error::{Context, Error, Result};
use crate::measure::lockstep::{self, Answers, Cores, Load, SAMPLES, Setup};
use crate::os::children;
use crate::programs::asked::Asked;
use crate::record::Launch;
use crate::rng::Rng;
use crate::workloads::{Difference, Program, Reply, answers, command};

/// A program that may race.
#[derive(Debug)]
pub struct Entrant<P> {
    /// It as it is timed.
    pub program: P,
    /// It as its answers are compared, which for a command may take longer.
    pub asked: P,
    /// SHA-256 of its file.
    pub sha256: String,
    /// The size of its file in bytes.
    pub bytes: u64,
    /// Why every launch runs the file itself; none where each runs a fresh copy.
    pub in_place: Option<String>,
}

/// What is known of a program that was let in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admitted {
    /// SHA-256 of its file.
    pub sha256: String,
    /// The size of its file in bytes.
    pub bytes: u64,
    /// Why every launch runs the file itself.
    pub in_place: Option<String>,
}

/// Why a program is not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It fails.
    Fails(String),
    /// It answers otherwise than the baseline.
    Unequal(String),
}

/// The programs that race by one run command; the first that is let in is the baseline.
pub trait Arena {
    /// Lets a program in, if it answers as the baseline does.
    ///
    /// # Errors
    ///
    /// The baseline cannot be run or does not repeat its own answers, the user interrupts, or a file cannot be written.
    fn admit(&mut self, name: &str, asked: &Asked) -> Result<Result<Admitted, Refusal>>;

    /// Launches the baseline with those others.
    ///
    /// # Errors
    ///
    /// A program is at fault, the user interrupts, or a file cannot be written.
    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>>;
}

/// Makes an entrant of a command line.
pub type Enter<P> = Box<dyn Fn(&str, &Asked) -> Result<Entrant<P>>>;

/// An arena of programs of one kind.
pub struct ArenaOf<P: Program> {
    enter: Enter<P>,
    tasks: Vec<P::Task>,
    programs: Vec<P>,
    expected: Vec<Reply<P::Answer>>,
    folder: PathBuf,
    samples: Option<u32>,
    answers: Answers,
    load: Load,
    cores: Cores,
    rng: Rng,
}

/// How programs are launched.
#[derive(Clone, Debug)]
pub struct Way {
    /// A folder for copies.
    pub folder: PathBuf,
    /// What is asked of the answers while they are timed.
    pub answers: Answers,
    /// What the other CPUs do meanwhile.
    pub load: Load,
    /// Which CPUs they may use.
    pub cores: Cores,
}

impl<P: Program> ArenaOf<P> {
    /// Programs that do these tasks. `is_command` says that each run is a process of its own.
    pub fn new(enter: Enter<P>, tasks: Vec<P::Task>, way: Way, is_command: bool, rng: Rng) -> Self {
        let Way { folder, answers, load, cores } = way;
        // Of commands it follows from how long they take.
        let samples = (!is_command).then_some(SAMPLES);
        Self {
            enter,
            tasks,
            programs: Vec::new(),
            expected: Vec::new(),
            folder,
            samples,
            answers,
            load,
            cores,
            rng,
        }
    }

    fn replies(&mut self, program: &P) -> Result<Vec<Reply<P::Answer>>> {
        answers::replies(program, &self.tasks, &self.folder, &mut self.rng)
    }

    /// Where the replies differ from those of the baseline.
    fn difference(&self, replies: &[Reply<P::Answer>]) -> Option<Difference> {
        let at = (0..self.tasks.len()).find(|&at| replies[at].answer != self.expected[at].answer)?;
        Some(P::difference(&self.tasks[at], &replies[at].answer, &self.expected[at].answer))
    }
}

impl<P: Program> Arena for ArenaOf<P> {
    fn admit(&mut self, name: &str, asked: &Asked) -> Result<Result<Admitted, Refusal>> {
        let is_baseline = self.programs.is_empty();
        let tried = (self.enter)(name, asked).and_then(|entrant| {
            let replies = self.replies(&entrant.asked)?;
            Ok((entrant, replies))
        });
        let (entrant, replies) = match tried {
            Ok(tried) => tried,
            // Such as a full disk, which is not the program's fault.
            Err(error @ (Error::Interrupted(_) | Error::Failed { .. })) => return Err(error),
            Err(error) if is_baseline => return Err(error),
            Err(error) => {
                children::check()?;
                return Ok(Err(Refusal::Fails(error.to_string())));
            }
        };
        let Entrant { program, asked, sha256, bytes, in_place } = entrant;
        if is_baseline {
            self.expected = replies;
            let again = self.replies(&asked)?;
            if let Some(Difference { answer, expected, place }) = self.difference(&again) {
                return Err(Error::Invalid(format!(
                    "`{name}` does not answer alike when it is run again: first `{expected}`, then `{answer}` ({place}). What does not repeat itself cannot be \
                     held to equal answers; `--any-output` lets answers be any"
                )));
            }
            let longest = again.iter().map(|reply| reply.seconds).fold(0.0, f64::max);
            self.samples.get_or_insert(command::samples(longest));
        } else if let Some(Difference { answer, expected, place }) = self.difference(&replies) {
            let what = format!("it answers `{answer}` where the baseline answers `{expected}` ({place})");
            return Ok(Err(Refusal::Unequal(what)));
        }
        self.programs.push(program);
        Ok(Ok(Admitted { sha256, bytes, in_place }))
    }

    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>> {
        let (baseline, others) = self.programs.split_first().context("there is no baseline")?;
        let find = |name: &String| others.iter().find(|one| one.name() == name);
        let group: Vec<&P> = names.iter().filter_map(find).collect();
        let setup = Setup {
            tasks: &self.tasks,
            folder: &self.folder,
            samples: self.samples.unwrap_or(SAMPLES),
            answers: self.answers,
            load: self.load,
            cores: self.cores,
        };
        lockstep::launch(baseline, &group, &setup, &mut self.rng)
    }
}
