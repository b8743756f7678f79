//! One launch: two fresh processes on one CPU that take turns, slice by slice.
//!
//! A sample is one turn each on the same position: both engines search it, one after the other. Who comes first is drawn,
//! each order equally often, and the samples of the two orders are kept apart: the first in a turn finds the machine in
//! another state than the second, by up to 3 % where slices are short.
//!
//! A turn has two searches. The first, untimed, starts from a cleared engine: it fetches back into the caches what the
//! other process has pushed out, and teaches the branch predictors. The second goes on where the first has stopped and is
//! timed. Without the first, the effect of a variant depended on the length of the slice: from -1.6 % in slices of half a
//! millisecond to about -5 % in long ones, for a variant that does without tables which have to be fetched anew in every turn.
//! With it the effect is the same at 2 and at 4 ms. `docs/methodology.md` has the figures.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::foreign::Program;
use super::pin::Pinned;
use super::process::{Answer, Fault, Process};
use super::{Answers, Arena, HASH_MIB};
use crate::chance::Chance;
use crate::children;
use crate::layouts::Relink;
use crate::record::{Launch, Slice};

/// An engine in a comparison.
#[derive(Clone, Debug)]
pub(crate) struct Fighter {
    /// Its slug.
    pub(crate) slug: String,
    /// Where its binaries come from.
    pub(crate) source: Source,
    /// Its UCI options, by name and value; of somebody else's engine all of them, the size of its table too.
    pub(crate) options: Vec<(String, String)>,
}

/// Where a launch gets its fresh binary from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// A copy of this file, byte by byte.
    Copy(PathBuf),
    /// The same object code, linked anew with its functions and constants in random order.
    Layouts(Relink),
    /// Somebody else's program.
    Foreign(Program),
}

/// One launch's samples and what they cost.
#[derive(Clone, Debug)]
pub(super) struct Launched {
    /// The samples.
    pub(super) launch: Launch,
    /// From the start to the first sample.
    pub(super) starting: Duration,
    /// All samples together.
    pub(super) sampling: Duration,
}

/// Launches both engines from fresh binaries and takes that many samples of `candidate` against `baseline`.
pub(super) fn launch(
    baseline: &Fighter,
    candidate: &Fighter,
    arena: &Arena<'_>,
    samples: u32,
    chance: &mut Chance,
) -> Result<Launched> {
    if arena.slices.is_empty() {
        bail!("there is no position to search");
    }
    let begun = Instant::now();
    let pinned = Pinned::to_any(chance);
    // Fresh files land in other pages of memory each time. The order of making and starting them is random, so that being
    // first or second is nobody's privilege.
    let folder = tempfile::tempdir_in(arena.folder).context("cannot make a folder for an engine's copy")?;
    let (mut a, mut b);
    if chance.coin() {
        a = start(baseline, folder.path(), "a", chance)?;
        b = start(candidate, folder.path(), "b", chance)?;
    } else {
        b = start(candidate, folder.path(), "b", chance)?;
        a = start(baseline, folder.path(), "a", chance)?;
    }

    let mut order: Vec<usize> = (0..arena.slices.len()).collect();
    chance.shuffle(&mut order);
    // The first slices of a process are not like the later ones: its pages are being mapped.
    for &at in order.iter().take(WARM_UP) {
        turn(&mut a, &mut b, (&arena.slices[at], arena.answers), true, &candidate.slug)?;
    }
    let starting = begun.elapsed();

    let mut baseline_first: Vec<bool> = (0..samples).map(|sample| sample % 2 == 0).collect();
    chance.shuffle(&mut baseline_first);
    let mut launch = Launch { cpu: pinned.as_ref().map(Pinned::cpu), ..Launch::default() };
    for (first, &at) in baseline_first.into_iter().zip(order.iter().cycle()) {
        children::check()?;
        let log = turn(&mut a, &mut b, (&arena.slices[at], arena.answers), first, &candidate.slug)?;
        let sample = (log * 1e6).round() as i32;
        if first { &mut launch.baseline_first } else { &mut launch.candidate_first }.push(sample);
    }
    Ok(Launched { launch, starting, sampling: begun.elapsed() - starting })
}

/// Turns before the first that counts.
const WARM_UP: usize = 2;

/// Makes the fighter's fresh binary and starts it.
pub(super) fn start(fighter: &Fighter, folder: &Path, name: &str, chance: &mut Chance) -> Result<Process> {
    let binary = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    match &fighter.source {
        Source::Copy(file) => {
            std::fs::copy(file, &binary)
                .with_context(|| format!("cannot copy the engine {}", file.display()))?;
        }
        Source::Layouts(relink) => relink.link(chance.below(1 << 30) as u32 + 1, &binary)?,
        Source::Foreign(program) => {
            let (mut process, _) = program.start(&fighter.slug, folder, name, Stdio::null())?;
            process.set(&fighter.options)?;
            return Ok(process);
        }
    }
    Ok(Process::launch(&fighter.slug, &binary, HASH_MIB, &fighter.options)?)
}

/// Both search the same slice, one after the other; the log of the baseline's time over the candidate's, by the node where the two
/// need not answer alike.
fn turn(
    baseline: &mut Process,
    candidate: &mut Process,
    (slice, answers): (&Slice, Answers),
    baseline_first: bool,
    slug: &str,
) -> Result<f64> {
    let (ours, theirs);
    if baseline_first {
        ours = search(baseline, slice)?;
        theirs = search(candidate, slice)?;
    } else {
        theirs = search(candidate, slice)?;
        ours = search(baseline, slice)?;
    }
    match answers {
        Answers::Equal if ours.answer != theirs.answer => {
            let what = format!(
                "answers `{}` where the baseline answers `{}` (position fen {}, go nodes {})",
                theirs.answer, ours.answer, slice.fen, slice.nodes
            );
            Err(Fault { engine: slug.to_owned(), what }.into())
        }
        Answers::Equal => Ok((ours.seconds / theirs.seconds).ln()),
        Answers::Any => Ok((ours.seconds_per_node(slice) / theirs.seconds_per_node(slice)).ln()),
    }
}

/// What came of a slice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reply {
    /// How long the timed search took.
    pub(crate) seconds: f64,
    /// What it answered.
    pub(crate) answer: Answer,
}

impl Reply {
    /// How long a node took. Most engines see only every so many nodes that their limit is reached, and tell how many they were
    /// then; others last told before.
    pub(crate) fn seconds_per_node(&self, slice: &Slice) -> f64 {
        self.seconds / self.answer.nodes.map_or(slice.nodes, |told| told.max(slice.nodes)) as f64
    }
}

/// Searches a slice: once untimed from a cleared engine, then timed.
pub(super) fn search(process: &mut Process, slice: &Slice) -> Result<Reply, Fault> {
    process.prepare(&slice.fen)?;
    process.search(slice.nodes)?;
    let (took, answer) = process.search(slice.nodes)?;
    Ok(Reply { seconds: took.as_secs_f64(), answer })
}
