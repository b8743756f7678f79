//! Rung 3: whole engines in lock-step.
//!
//! The noise of a shared machine is slow (neighbours come and go) and sticky (two launches of the same bytes differ for
//! as long as they live). Against the first, slices of a few milliseconds that take turns; against the second, many
//! launches, a round of one each for all candidates, the control among them ([`mod@rounds`]).
//!
//! At launch counts fixed beforehand, the *looks*, the verdict room is asked which candidates are settled; those get no
//! more launches, and the time goes to the others. What is seen at a look also tells how time is best split between
//! starting launches and taking samples.

mod foreign;
mod greeting;
mod pair;
mod pin;
mod positions;
mod process;
mod rounds;

pub(crate) use foreign::Program;
pub(crate) use greeting::{Greeting, Takes};
pub(crate) use pair::{Fighter, Reply, Source};
pub(crate) use pin::Pinned;
pub(crate) use positions::{FRESH, POSITIONS};
pub(crate) use process::{Answer, Fault, Process, Value};
pub(crate) use rounds::{Plan, Rounds, run as rounds};

use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::chance::Chance;
use crate::children;
use crate::progress::Progress;
use crate::record::{Comparison, Launch, Slice, Split};
use crate::verdict::Variances;

/// The transposition table in every process: small enough that clearing it before each slice costs little.
pub(crate) const HASH_MIB: u32 = 1;

/// What a slice should last: long against a pipe's round trip and the caches' refilling, short against the machine's moods.
pub(crate) const SLICE: Duration = Duration::from_millis(2);

/// Samples a launch, until the variances are known.
pub(crate) const SAMPLES: u32 = 24;

/// The same where time is short: a first look at all candidates matters more than a closer one at some.
pub(crate) const SAMPLES_QUICK: u32 = 12;

/// The fewest and the most samples a launch. Medians of fewer than a handful are not what they are thought to be; with
/// more than so many the first look comes late, and large effects wait for it in vain. Both are even.
const SAMPLES_BOUNDS: std::ops::RangeInclusive<u32> = 12..=24;

/// What a duel is fought with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arena<'a> {
    /// The positions with their node counts.
    pub(crate) slices: &'a [Slice],
    /// A folder for the fresh binaries.
    pub(crate) folder: &'a Path,
    /// Samples a launch, until the variances are known.
    pub(crate) samples: u32,
    /// What is asked of the answers.
    pub(crate) answers: Answers,
}

/// What is asked of the answers of two engines to the same search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answers {
    /// They must be equal: the two are builds of one engine, and who answers otherwise falls out.
    Equal,
    /// They may be any; then the times are by the node.
    Any,
}

/// What came of a first start of somebody else's engine.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trial {
    /// What it said of itself.
    pub(crate) greeting: Greeting,
    /// The options that were set then, by name and value.
    pub(crate) options: Vec<(String, String)>,
    /// What it answered to a search.
    pub(crate) answer: Answer,
}

/// Starts it, sets the options that follow from what it says of itself, and lets it search that many nodes of the first of
/// [`POSITIONS`]; what it writes to its standard error goes to `errors`.
pub(crate) fn try_out(
    program: &Program,
    slug: &str,
    options: impl FnOnce(&Greeting) -> Result<Vec<(String, String)>>,
    nodes: u64,
    (folder, errors): (&Path, Stdio),
) -> Result<Trial> {
    let (mut process, greeting) = program.start(slug, folder, "trial", errors)?;
    let options = options(&greeting)?;
    process.set(&options)?;
    process.prepare(POSITIONS[0])?;
    let (_, answer) = process.search(nodes)?;
    Ok(Trial { greeting, options, answer })
}

/// What a freshly started engine answers to all slices, in their order.
pub(crate) fn replies(
    fighter: &Fighter,
    slices: &[Slice],
    folder: &Path,
    chance: &mut Chance,
) -> Result<Vec<Reply>> {
    let folder = tempfile::tempdir_in(folder).context("cannot make a folder for an engine's copy")?;
    let mut process = pair::start(fighter, folder.path(), "replies", chance)?;
    let mut replies = Vec::new();
    for slice in slices {
        children::check()?;
        replies.push(pair::search(&mut process, slice)?);
    }
    Ok(replies)
}

/// Finds for each position how many nodes make a slice, with the engine that all are measured against, copied into `folder`.
/// Positions that are over before a slice is, are left out.
pub(crate) fn calibrate(
    baseline: &Fighter,
    positions: &[&str],
    length: Duration,
    folder: &Path,
    chance: &mut Chance,
) -> Result<Vec<Slice>> {
    let folder = tempfile::tempdir_in(folder).context("cannot make a folder for an engine's copy")?;
    let length = length.as_secs_f64();
    let mut process = pair::start(baseline, folder.path(), "gauge", chance)?;
    let mut slices = Vec::new();
    for fen in positions {
        children::check()?;
        let mut seconds = |nodes: u64, times: usize| -> Result<f64> {
            let mut taken = Vec::new();
            for _ in 0..times {
                process.prepare(fen)?;
                process.search(nodes)?;
                taken.push(process.search(nodes)?.0.as_secs_f64());
            }
            taken.sort_by(f64::total_cmp);
            Ok(taken[taken.len() / 2])
        };
        let mut nodes = 1_000;
        // Twice: the first guess is too small to tell the search's speed from what every search costs once.
        for _ in 0..2 {
            nodes = scaled(nodes, length / seconds(nodes, 3)?);
        }
        if seconds(nodes, 3)? > length / 4.0 {
            slices.push(Slice { fen: (*fen).to_owned(), nodes });
        }
    }
    // Where a node costs next to nothing the search goes round in circles, and it is not the engine that is timed.
    let mut usual: Vec<u64> = slices.iter().map(|slice| slice.nodes).collect();
    usual.sort_unstable();
    let limit = 4 * usual.get(usual.len() / 2).copied().unwrap_or_default();
    slices.retain(|slice| slice.nodes <= limit);
    if slices.len() < positions.len() / 2 {
        bail!("the engine is done with most positions before {:.1} ms are over", length * 1e3);
    }
    Ok(slices)
}

/// So many times the nodes, in hundreds, within reason.
fn scaled(nodes: u64, times: f64) -> u64 {
    let hundreds = (nodes as f64 * times / 100.0).round().clamp(1.0, 10_000.0);
    hundreds as u64 * 100
}

/// What a duel gave.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// The samples of each candidate, in the order given.
    pub(crate) comparisons: Vec<Comparison>,
    /// Candidates that fell out. Their samples are not among the comparisons.
    pub(crate) faults: Vec<Fault>,
    /// How time was split.
    pub(crate) splits: Vec<Split>,
}

/// When a duel ends.
pub(crate) struct Until<'a> {
    /// The looks and the time.
    pub(crate) plan: Plan<'a>,
    /// The candidates, by their slugs, that more launches could still say something of. Asked at every look.
    pub(crate) open: &'a dyn Fn(&[Comparison]) -> Vec<String>,
}

/// Measures every candidate against the baseline, round after round, until all are settled.
pub(crate) fn duel(
    baseline: &Fighter,
    candidates: &[Fighter],
    arena: Arena<'_>,
    until: &Until<'_>,
    chance: &mut Chance,
    progress: &Progress,
) -> Result<Outcome> {
    let rows = candidates.iter().map(|one| Comparison { candidate: one.slug.clone(), launches: Vec::new() });
    let mut duel = Duel {
        baseline,
        candidates,
        arena,
        until,
        progress,
        begun: Instant::now(),
        costs: Costs::default(),
        out: Outcome { comparisons: rows.collect(), faults: Vec::new(), splits: Vec::new() },
    };
    rounds::run(&mut duel, candidates.len(), until.plan, chance)?;
    let Outcome { mut comparisons, faults, splits } = duel.out;
    comparisons.retain(|row| faults.iter().all(|fault| fault.engine != row.candidate));
    Ok(Outcome { comparisons, faults, splits })
}

/// A duel that is being fought.
struct Duel<'a> {
    baseline: &'a Fighter,
    candidates: &'a [Fighter],
    arena: Arena<'a>,
    until: &'a Until<'a>,
    progress: &'a Progress,
    begun: Instant,
    costs: Costs,
    out: Outcome,
}

impl Rounds for Duel<'_> {
    fn launch(&mut self, at: usize, chance: &mut Chance) -> Result<bool> {
        let candidate = &self.candidates[at];
        // As many samples as the last look found best.
        let samples = self.out.splits.last().map_or(self.arena.samples, |split| split.samples);
        let launched = match pair::launch(self.baseline, candidate, &self.arena, samples, chance) {
            Ok(launched) => launched,
            Err(error) => {
                children::check()?;
                let fault: Fault = error.downcast()?;
                if fault.engine != candidate.slug {
                    return Err(fault.into());
                }
                self.out.comparisons[at].launches.clear();
                self.out.faults.push(fault);
                return Ok(false);
            }
        };
        self.costs.add(launched.starting, launched.sampling, samples);
        self.out.comparisons[at].launches.push(launched.launch);
        let share = self.begun.elapsed().as_secs_f64() / self.until.plan.time.as_secs_f64();
        self.progress.at((share * 100.0).min(100.0) as usize);
        Ok(true)
    }

    fn look(&mut self, launches: u32) -> Vec<bool> {
        let rows = self.out.comparisons.iter();
        let standing: Vec<Comparison> = rows.filter(|row| !row.launches.is_empty()).cloned().collect();
        let open = (self.until.open)(&standing);
        self.out.splits.extend(self.costs.split(&standing, launches));
        self.candidates.iter().map(|candidate| open.contains(&candidate.slug)).collect()
    }
}

/// What launches and samples have cost so far.
#[derive(Debug, Default)]
struct Costs {
    launches: u32,
    samples: u32,
    starting: Duration,
    sampling: Duration,
}

impl Costs {
    fn add(&mut self, starting: Duration, sampling: Duration, samples: u32) {
        self.launches += 1;
        self.samples += samples;
        self.starting += starting;
        self.sampling += sampling;
    }

    /// How many samples a launch is to give from now on, by the variances of all launches so far.
    fn split(&self, rows: &[Comparison], launches: u32) -> Option<Split> {
        let all: Vec<Vec<f64>> =
            rows.iter().flat_map(|row| row.launches.iter().map(Launch::levelled)).collect();
        let variances = Variances::of(&centred(rows, all))?;
        let launch_seconds = self.starting.as_secs_f64() / f64::from(self.launches);
        let sample_seconds = self.sampling.as_secs_f64() / f64::from(self.samples);
        Some(Split {
            launches: launches as usize,
            within: variances.within / 1e6,
            between: variances.between / 1e6,
            launch_seconds,
            sample_seconds,
            // Even, so that each of the two comes first equally often.
            samples: variances.samples(launch_seconds, sample_seconds, SAMPLES_BOUNDS).next_multiple_of(2),
        })
    }
}

/// Each candidate's launches around the candidate's own middle, so that what variants truly differ by is not taken for noise.
fn centred(rows: &[Comparison], mut all: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let mut rest = all.as_mut_slice();
    for row in rows {
        let (own, others) = rest.split_at_mut(row.launches.len());
        let mut every: Vec<f64> = own.iter().flatten().copied().collect();
        every.sort_by(f64::total_cmp);
        let middle = every.get(every.len() / 2).copied().unwrap_or_default();
        own.iter_mut().flatten().for_each(|sample| *sample -= middle);
        rest = others;
    }
    all
}

#[cfg(test)]
#[cfg(unix)]
mod tests;
