//! The programs that race under one run command.

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
    /// The program as it is timed.
    pub program: P,
    /// The program in the form that is run to compare answers. For a command this form also reads
    /// the output, so a run takes longer than a timed one.
    pub asked: P,
    /// SHA-256 of the program's file.
    pub sha256: String,
    /// Size of the program's file in bytes.
    pub bytes: u64,
    /// Reason why every launch runs the file itself, or `None` where each launch runs a fresh copy.
    pub in_place: Option<String>,
}

/// Facts about a program that was admitted to the race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admitted {
    /// SHA-256 of the program's file.
    pub sha256: String,
    /// Size of the program's file in bytes.
    pub bytes: u64,
    /// Reason why every launch runs the file itself, or `None` where each launch runs a fresh copy.
    pub in_place: Option<String>,
}

/// Reason why a program is not admitted to the race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The program fails, with this message.
    Fails(String),
    /// The program gives a different answer from the baseline, as this text describes.
    Unequal(String),
}

/// The programs that race under one run command; the first one admitted is the baseline.
pub trait Arena {
    /// Admits a program if it gives the same answers as the baseline.
    ///
    /// # Errors
    ///
    /// The baseline cannot be run or does not repeat its own answers, the user interrupts, or a
    /// file cannot be written.
    fn admit(&mut self, name: &str, asked: &Asked) -> Result<Result<Admitted, Refusal>>;

    /// Launches the baseline together with the programs of these names.
    ///
    /// # Errors
    ///
    /// A program fails, the user interrupts, or a file cannot be written.
    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>>;
}

/// Makes an entrant from a name and a command line.
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

/// The conditions under which programs are launched.
#[derive(Clone, Debug)]
pub struct Way {
    /// Folder for copies of the programs.
    pub folder: PathBuf,
    /// The requirement on the answers while programs are timed.
    pub answers: Answers,
    /// The work of the other CPUs during a launch.
    pub load: Load,
    /// The CPUs that the programs may use.
    pub cores: Cores,
}

impl<P: Program> ArenaOf<P> {
    /// Returns an arena for these tasks, without any program yet. `samples` is the number of samples
    /// of a launch. It is `None` for commands, where it follows from their duration, once that is
    /// known.
    pub fn new(enter: Enter<P>, tasks: Vec<P::Task>, way: Way, samples: Option<u32>, rng: Rng) -> Self {
        let Way { folder, answers, load, cores } = way;
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

    /// Returns the first difference between these replies and the baseline's.
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
            // These errors, such as an interrupt or a full disk, are not the program's fault.
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
                    "`{name}` gives another answer when it is run again: first `{expected}`, then `{answer}` ({place}). So its answers cannot be \
                     compared with those of other builds; `--any-output` allows any answers"
                )));
            }
            let longest = again.iter().map(|reply| reply.seconds).fold(0.0, f64::max);
            self.samples.get_or_insert(command::samples(longest));
        } else if let Some(Difference { answer, expected, place }) = self.difference(&replies) {
            let what = format!("it answers `{answer}` where the baseline answers `{expected}` ({place})");
            return Ok(Err(Refusal::Unequal(what)));
        }
        // A program that another arena has refused may be admitted again, in another form.
        self.programs.retain(|other| other.name() != name);
        self.programs.push(program);
        Ok(Ok(Admitted { sha256, bytes, in_place }))
    }

    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>> {
        let (baseline, others) = self.programs.split_first().context("there is no baseline")?;
        let find = |name: &String| others.iter().find(|program| program.name() == name);
        let group: Vec<&P> = names.iter().filter_map(find).collect();
        let setup = Setup {
            tasks: &self.tasks,
            folder: &self.folder,
            samples: self.samples.unwrap_or(SAMPLES),
            answers: self.answers,
            load: self.load,
            cores: self.cores.clone(),
        };
        lockstep::launch(baseline, &group, &setup, &mut self.rng)
    }
}
