//! What lies beside a machine's record and is drawn with it: its other records, the listings of its kernels, its profiles.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;

use crate::code::listing::kept::Kept;
use crate::decide::calibration::{self, Calibration};
use crate::record::Record;
use crate::study::compare::{self, Compared};
use crate::study::endgame;
use crate::study::scaling::Scaling;
use crate::study::threads;
use outpace::sealed;

/// All of it. Nothing of it need be there.
#[derive(Debug, Default)]
pub(crate) struct MachineFiles {
    /// Of `cargo lab calibrate`.
    pub(crate) calibration: Option<Calibration>,
    /// Of `cargo lab compare targets`.
    pub(crate) compared: Vec<Compared>,
    /// Of `cargo lab study endgame`.
    pub(crate) endgame: Option<endgame::Record>,
    /// Of `cargo lab study scaling`.
    pub(crate) scaling: Option<Scaling>,
    /// Of `cargo lab study threads`.
    pub(crate) threads: Option<threads::Record>,
    /// The other pages that there are: a file's name, and what it tells.
    pub(crate) pages: Vec<(&'static str, &'static str)>,
    /// The listings below `asm/`.
    pub(crate) listings: Kept,
    /// The folded stacks of `cargo lab profile` on this machine, by bench.
    pub(crate) profiles: BTreeMap<String, String>,
}

/// Pages of other verbs, each with the record that it is drawn from.
const PAGES: [(&str, &str, &str); 6] = [
    ("claims.json", "claims.html", "what the sources claim, and what is seen of it here"),
    ("commands.json", "commands.html", "builds of somebody else's engine, compared"),
    ("targets.json", "targets.md", "every target: the same nodes?"),
    ("threads.json", "threads.md", "what several threads are worth"),
    ("scaling.json", "scaling.md", "how a minimax search is split over threads"),
    ("endgame.json", "endgame.md", "what knowledge of endgames is worth"),
];

impl MachineFiles {
    /// What lies in the machine's folder and, of the package at `root`, below `asm/` and `profiles/`.
    ///
    /// # Errors
    ///
    /// Something is there and cannot be used.
    pub(crate) fn read(root: &Path, folder: &Path, record: &Record) -> Result<Self> {
        Ok(Self {
            calibration: calibration::read(&folder.join("calibration.json"))?,
            compared: compare::all(folder)?,
            endgame: sealed::load(&folder.join("endgame.json"))?,
            scaling: sealed::load(&folder.join("scaling.json"))?,
            threads: sealed::load(&folder.join("threads.json"))?,
            pages: PAGES
                .into_iter()
                .filter(|(of, ..)| folder.join(of).is_file())
                .map(|(_, page, told)| (page, told))
                .collect(),
            listings: if root.join("asm").is_dir() { Kept::read(root)? } else { Kept::default() },
            profiles: profiles(&root.join("profiles").join(&record.machine.key), record)?,
        })
    }
}

/// The folded stacks of the axes' benches.
fn profiles(folder: &Path, record: &Record) -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for axis in record.axes.iter().filter(|axis| crate::machine::is_name(&axis.name)) {
        // What is too long is cut where it was read so far, and no profile.
        let bytes = sealed::bytes(&folder.join(format!("{}.folded", axis.name)))?;
        let bytes = bytes.filter(|bytes| bytes.len() as u64 <= sealed::LIMIT);
        found.extend(bytes.map(|bytes| (axis.name.clone(), String::from_utf8_lossy(&bytes).into_owned())));
    }
    Ok(found)
}
