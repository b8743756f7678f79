//! All measurement records of one machine: those of the lab and those of the studies.

use std::ops::Deref;
use std::path::{Path, PathBuf};

use crate::provenance::Provenance;
use anyhow::Result;
use outpace::record::sealed::load;
use plywright_lab::build::targets::Row;
use plywright_lab::record::{Record, Source};
use plywright_lab::terminal::format::date;
use plywright_lab::terminal::stdout::note;
use plywright_lab::{axes, evidence, workspace};

use crate::claims::trial::Trials;
use crate::scaling::Scaling;
use crate::soak::{self, Soak};
use crate::targets::{self, Compared};
use crate::{endgame, matches, threads};

/// All records of a folder. Any of them may be missing.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    /// Records of the lab.
    pub(crate) lab: evidence::Evidence,
    pub(crate) compared: Vec<Compared>,
    /// Comparisons of targets by engines with the classical evaluation.
    pub(crate) classical_compared: Vec<Compared>,
    pub(crate) endgame: Option<endgame::Record>,
    pub(crate) scaling: Option<Scaling>,
    pub(crate) threads: Option<threads::Record>,
    pub(crate) matches: Vec<matches::Record>,
    pub(crate) soak: Option<Soak>,
    /// Record of `cargo studies claims`.
    pub(crate) trials: Option<Trials>,
}

impl Deref for Evidence {
    type Target = evidence::Evidence;

    fn deref(&self) -> &Self::Target {
        &self.lab
    }
}

/// Origin of a record: the command, time, source and compiler that made it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Origin {
    /// Origin as a line of a page.
    pub(crate) line: String,
    /// Start, in seconds since 1970.
    pub(crate) started: u64,
    pub(crate) source: Source,
}

impl Origin {
    fn new(command: &str, started: u64, source: &Source, compiler: &str) -> Self {
        let line = format!("Made by `{command}`, of {}, {compiler}.", source.short(12));
        Self { line, started, source: source.clone() }
    }

    /// Date and revision.
    pub(crate) fn age(&self) -> String {
        format!("{}, of {}", date(self.started), self.source.short(7))
    }
}

impl From<&Provenance> for Origin {
    fn from(provenance: &Provenance) -> Self {
        Self { line: provenance.line(), started: provenance.started, source: provenance.source.clone() }
    }
}

macro_rules! made_from {
    ($($record:ty),*) => {
        $(impl From<&$record> for Origin {
            fn from(record: &$record) -> Self {
                Self::new(&record.command, record.started, &record.source, &record.compiler.version)
            }
        })*
    };
}
made_from!(Record, Scaling, Compared, Soak);

impl From<&Row> for Origin {
    fn from(row: &Row) -> Self {
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        Self::new(&row.command, row.started, &row.source, compiler)
    }
}

/// Finds the folder of shipped records for the machine with this local folder. Returns None if
/// `folder` is not a machine's local folder, or if nothing is shipped for the machine.
fn shipped_beside(root: &Path, folder: &Path) -> Option<PathBuf> {
    let is_local = folder.parent().is_some_and(|parent| parent == workspace::results(root, false));
    let shipped = folder.file_name().map(|name| workspace::shipped(root).join(name));
    shipped.filter(|path| is_local && path != folder && path.is_dir())
}

/// Reads the comparisons of targets in another folder. If they cannot be used, only a warning is
/// printed.
fn compared_of_neighbour(folder: &Path) -> Vec<Compared> {
    targets::all(folder).unwrap_or_else(|error| {
        note!("warning: the comparisons in {} are left out: {error:#}", folder.display());
        Vec::new()
    })
}

/// File with the trials of claims.
pub(crate) const TRIALS: &str = "claims.json";

impl Evidence {
    /// Reads the records in a machine's folder. Judges the records of `cargo lab choose` again.
    pub(crate) fn read(folder: &Path) -> Result<Self> {
        Ok(Self {
            lab: evidence::Evidence::read(folder)?,
            compared: targets::all(folder)?,
            classical_compared: compared_of_neighbour(&evidence::classical(folder)),
            endgame: load(&folder.join("endgame.json"))?,
            scaling: load(&folder.join("scaling.json"))?,
            threads: load(&folder.join("threads.json"))?,
            matches: matches::all(folder)?,
            soak: load(&folder.join(soak::FILE))?,
            trials: load(&folder.join(TRIALS))?,
        })
    }

    /// Reads the records in a machine's folder. If a kind of record is missing there, it is read
    /// from the machine's folder of shipped records.
    pub(crate) fn of_machine(root: &Path, folder: &Path) -> Result<Self> {
        let local = Self::read(folder)?;
        let Some(shipped) = shipped_beside(root, folder) else { return Ok(local) };
        let shipped = Self::read(&shipped)?;
        let or = |local: Vec<Compared>, other| if local.is_empty() { other } else { local };
        Ok(Self {
            lab: local.lab.or(shipped.lab),
            compared: or(local.compared, shipped.compared),
            classical_compared: or(local.classical_compared, shipped.classical_compared),
            endgame: local.endgame.or(shipped.endgame),
            scaling: local.scaling.or(shipped.scaling),
            threads: local.threads.or(shipped.threads),
            matches: if local.matches.is_empty() { shipped.matches } else { local.matches },
            soak: local.soak.or(shipped.soak),
            trials: local.trials.or(shipped.trials),
        })
    }

    /// Returns the record whose engines were built so that this feature has an effect: the default
    /// build's record or, for a feature that needs another evaluation (the classical one), the
    /// record [`of_classical`](Self::of_classical).
    pub(crate) fn whole_engines_with(&self, feature: &str) -> Option<&Record> {
        if axes::needed(feature).is_none() { self.choice.as_ref() } else { self.of_classical() }
    }

    /// Returns the record of engines with the classical evaluation. Without one, an old record of
    /// the default build serves if its engine had no network yet, and so had that evaluation.
    pub(crate) fn of_classical(&self) -> Option<&Record> {
        self.classical.as_ref().or(self.choice.as_ref().filter(|record| !record.has_network()))
    }

    /// Origins of all records that bear on claims.
    fn origins(&self) -> impl Iterator<Item = Origin> {
        let Self { lab, compared, classical_compared, endgame, scaling, matches, soak, trials, .. } = self;
        let evidence::Evidence { choice, classical, targets, .. } = lab;
        let endgame = endgame.iter().flat_map(|record| endgame::claims::origins(record, None));
        let rows = targets.iter().flat_map(|matrix| &matrix.parts.rows);
        let trials = trials.iter().flat_map(|trials| trials.trials.values());
        let engines = choice.iter().chain(classical).map(Origin::from);
        engines
            .chain(compared.iter().chain(classical_compared).map(Origin::from))
            .chain(endgame.map(Origin::from))
            .chain(scaling.iter().map(Origin::from))
            .chain(rows.map(Origin::from))
            .chain(matches.iter().map(|record| Origin::from(&record.made)))
            .chain(soak.iter().map(Origin::from))
            .chain(trials.map(|trial| Origin::from(&trial.made)))
    }

    /// SHA-256 of the engine's source in the latest record. A record of any other source is history
    /// and decides nothing.
    pub(crate) fn latest(&self) -> Option<String> {
        self.origins().max_by_key(|origin| origin.started).map(|origin| origin.source.sha256)
    }
}
