//! One launch: two fresh processes that take turns, slice by slice.
//!
//! A sample is four slices: two positions, both searched by both engines, in the order A B B A or B A A B. What grows or
//! fades steadily over the four touches both alike, and so does coming first in a turn, for each order is taken equally
//! often. Before every slice, outside the time that is taken, the engine forgets what it knew, so that the same nodes
//! are searched whatever came before; and only then the other's turn can come, so that never do both run.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::process::{Fault, Process};
use crate::chance::Chance;
use crate::children;
use crate::record::Slice;

/// An engine in a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fighter {
    /// Its slug.
    pub(crate) slug: String,
    /// Its binary.
    pub(crate) binary: PathBuf,
}

/// Launches both engines from fresh copies of their binaries and takes that many samples of `candidate` against
/// `baseline`: millionths of a logarithm, positive where the candidate is the faster.
pub(crate) fn launch(
    baseline: &Fighter,
    candidate: &Fighter,
    slices: &[Slice],
    samples: usize,
    hash_mib: u32,
    folder: &Path,
    chance: &mut Chance,
) -> Result<Vec<i32>> {
    if slices.is_empty() {
        bail!("there is no position to search");
    }
    // Copies land in other pages of memory each time. The order of copying and starting is random, so that being first
    // or second is nobody's privilege.
    let folder = tempfile::tempdir_in(folder).context("cannot make a folder for an engine's copy")?;
    let start = |fighter: &Fighter, name: &str| -> Result<Process> {
        let copy = folder.path().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        std::fs::copy(&fighter.binary, &copy)
            .with_context(|| format!("cannot copy the engine {}", fighter.binary.display()))?;
        Ok(Process::launch(&fighter.slug, &copy, hash_mib)?)
    };
    let (mut a, mut b);
    if chance.coin() {
        a = start(baseline, "a")?;
        b = start(candidate, "b")?;
    } else {
        b = start(candidate, "b")?;
        a = start(baseline, "a")?;
    }

    let mut order: Vec<usize> = (0..slices.len()).collect();
    chance.shuffle(&mut order);
    // The first slices of a process are not like the later ones: its pages are being mapped, its branches learnt.
    for &at in order.iter().take(WARM_UP) {
        turn(&mut a, &mut b, &slices[at], true, &candidate.slug)?;
    }

    let mut baseline_first: Vec<bool> = (0..samples).map(|sample| sample % 2 == 0).collect();
    if chance.coin() {
        baseline_first.iter_mut().for_each(|first| *first = !*first);
    }
    chance.shuffle(&mut baseline_first);
    let mut positions = order.iter().cycle();
    let mut taken = Vec::with_capacity(samples);
    for first in baseline_first {
        children::check()?;
        let mut logs = 0.0;
        for baseline_first in [first, !first] {
            let Some(&at) = positions.next() else { break };
            logs += turn(&mut a, &mut b, &slices[at], baseline_first, &candidate.slug)?;
        }
        taken.push((logs / 2.0 * 1e6).round() as i32);
    }
    Ok(taken)
}

/// Turns before the first that counts.
const WARM_UP: usize = 2;

/// Both search the same slice, one after the other; the log of the baseline's time over the candidate's.
fn turn(
    baseline: &mut Process,
    candidate: &mut Process,
    slice: &Slice,
    baseline_first: bool,
    slug: &str,
) -> Result<f64> {
    let search = |process: &mut Process| -> Result<(f64, String), Fault> {
        process.prepare(&slice.fen)?;
        let (took, answer) = process.search(slice.nodes)?;
        Ok((took.as_secs_f64(), answer.to_owned()))
    };
    let (ours, theirs);
    if baseline_first {
        ours = search(baseline)?;
        theirs = search(candidate)?;
    } else {
        theirs = search(candidate)?;
        ours = search(baseline)?;
    }
    if ours.1 != theirs.1 {
        let what = format!(
            "answers `{}` where the baseline answers `{}` (position fen {}, go nodes {})",
            theirs.1, ours.1, slice.fen, slice.nodes
        );
        return Err(Fault { engine: slug.to_owned(), what }.into());
    }
    Ok((ours.0 / theirs.0).ln())
}
