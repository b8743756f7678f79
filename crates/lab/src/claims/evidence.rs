//! What is known of a machine: the records in its folder.

use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow};

use super::trial::Trials;
use crate::axes;
use crate::build::targets::{self, Matrix};
use crate::decide::calibration::{self, Calibration};
use crate::decide::verdict;
use crate::machine::provenance::Provenance;
use crate::record::runs::{self, Runs};
use crate::record::soak::{self, Soak};
use crate::record::{Record, Source};
use crate::study::compare::{self, Compared};
use crate::study::scaling::Scaling;
use crate::study::{endgame, matches, threads};
use crate::terminal::format::date;
use crate::terminal::stdout::note;
use crate::workspace;
use outpace::sealed::{Kept, load};

/// All records of a folder, by the verbs that they are called after. Nothing of it need be there.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    /// Of `cargo lab choose`.
    pub(crate) choice: Option<Record>,
    /// Of `cargo lab choose --with evaluation-classical`, which times the axes that matter with that evaluation alone.
    pub(crate) classical: Option<Record>,
    /// All runs of `cargo lab choose` on the machine, in short.
    pub(crate) runs: Option<Runs>,
    pub(crate) calibration: Option<Calibration>,
    pub(crate) compared: Vec<Compared>,
    pub(crate) endgame: Option<endgame::Record>,
    pub(crate) scaling: Option<Scaling>,
    pub(crate) threads: Option<threads::Record>,
    pub(crate) matches: Vec<matches::Record>,
    pub(crate) soak: Option<Soak>,
    pub(crate) targets: Option<Matrix>,
    /// Of `cargo lab claims`.
    pub(crate) trials: Option<Trials>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Made {
    /// The line of a page.
    pub(crate) line: String,
    /// When it was begun, in seconds since 1970.
    pub(crate) started: u64,
    pub(crate) source: Source,
}

impl Made {
    fn new(command: &str, started: u64, source: &Source, compiler: &str) -> Self {
        let line = format!("Made by `{command}`, of {}, {compiler}.", source.short(12));
        Self { line, started, source: source.clone() }
    }

    /// When, and of which revision.
    pub(crate) fn age(&self) -> String {
        format!("{}, of {}", date(self.started), self.source.short(7))
    }
}

impl From<&Provenance> for Made {
    fn from(made: &Provenance) -> Self {
        Self { line: made.line(), started: made.started, source: made.source.clone() }
    }
}

macro_rules! made_from {
    ($($record:ty),*) => {
        $(impl From<&$record> for Made {
            fn from(record: &$record) -> Self {
                Self::new(&record.command, record.started, &record.source, &record.compiler.version)
            }
        })*
    };
}
made_from!(Record, Scaling, Compared, Soak);

impl From<&targets::Row> for Made {
    fn from(row: &targets::Row) -> Self {
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        Self::new(&row.command, row.started, &row.source, compiler)
    }
}

pub(crate) const TRIALS: &str = "claims.json";

/// The folder of the machine's record with the classical evaluation.
pub(crate) fn classical(folder: &Path) -> PathBuf {
    let mut name = folder.file_name().unwrap_or_default().to_owned();
    name.push("-with-evaluation-classical");
    folder.with_file_name(name)
}

/// What lies in another folder: one that cannot be used costs its own pages, and a warning here.
pub(crate) fn of_neighbour<T: Kept>(path: &Path) -> Option<T> {
    let loaded = match workspace::is_plain(path) {
        true => load(path).map_err(Error::from),
        false => Err(anyhow!("it is no plain file")),
    };
    loaded.unwrap_or_else(|error| {
        note!("warning: {} is left out: {error:#}", path.display());
        None
    })
}

impl Evidence {
    /// What a machine's folder holds; its records of `cargo lab choose` are judged anew.
    pub(crate) fn read(folder: &Path) -> Result<Self> {
        let choice = load(&folder.join("record.json"))?.map(verdict::anew);
        Ok(Self { choice, ..Self::without_choice(folder)? })
    }

    /// What a machine's folder holds. The user's own records come first; what they lack is taken from the shipped ones.
    pub(crate) fn of_machine(root: &Path, folder: &Path) -> Result<Self> {
        let own = Self::read(folder)?;
        let is_local = folder.parent().is_some_and(|parent| parent == workspace::results(root, false));
        let shipped = folder.file_name().map(|name| workspace::shipped(root).join(name));
        let Some(shipped) = shipped.filter(|path| is_local && path != folder && path.is_dir()) else {
            return Ok(own);
        };
        let shipped = Self::read(&shipped)?;
        let compared = if own.compared.is_empty() { shipped.compared } else { own.compared };
        let matches = if own.matches.is_empty() { shipped.matches } else { own.matches };
        Ok(Self {
            choice: own.choice.or(shipped.choice),
            classical: own.classical.or(shipped.classical),
            runs: own.runs,
            calibration: own.calibration.or(shipped.calibration),
            compared,
            endgame: own.endgame.or(shipped.endgame),
            scaling: own.scaling.or(shipped.scaling),
            threads: own.threads.or(shipped.threads),
            matches,
            soak: own.soak.or(shipped.soak),
            targets: own.targets.or(shipped.targets),
            trials: own.trials.or(shipped.trials),
        })
    }

    /// The same without the record of `cargo lab choose`, which may be made anew.
    pub(crate) fn without_choice(folder: &Path) -> Result<Self> {
        Ok(Self {
            choice: None,
            classical: of_neighbour(&classical(folder).join("record.json")).map(verdict::anew),
            runs: load(&folder.join(runs::FILE))?,
            calibration: calibration::read(&folder.join("calibration.json"))?,
            compared: compare::all(folder)?,
            endgame: load(&folder.join("endgame.json"))?,
            scaling: load(&folder.join("scaling.json"))?,
            threads: load(&folder.join("threads.json"))?,
            matches: matches::all(folder)?,
            soak: load(&folder.join(soak::FILE))?,
            targets: load(&folder.join("targets.json"))?,
            trials: load(&folder.join(TRIALS))?,
        })
    }

    /// The record that has the engine with that feature: old ones of the default build have those of the terms too.
    pub(crate) fn whole_engines_with(&self, feature: &str) -> Option<&Record> {
        if axes::needed(feature).is_none() {
            return self.choice.as_ref();
        }
        self.classical.as_ref().or(self.choice.as_ref().filter(|record| !record.has_network()))
    }

    /// How all was made that bears on claims.
    fn made(&self) -> impl Iterator<Item = Made> {
        let Self { choice, classical, compared, endgame, scaling, matches, soak, targets, trials, .. } = self;
        let endgame = endgame.iter().flat_map(|record| endgame::claims::made(record, None));
        let rows = targets.iter().flat_map(|matrix| &matrix.parts.rows);
        let trials = trials.iter().flat_map(|trials| trials.trials.values());
        let engines = choice.iter().chain(classical).map(Made::from);
        engines
            .chain(compared.iter().map(Made::from))
            .chain(endgame.map(Made::from))
            .chain(scaling.iter().map(Made::from))
            .chain(rows.map(Made::from))
            .chain(matches.iter().map(|one| Made::from(&one.made)))
            .chain(soak.iter().map(Made::from))
            .chain(trials.map(|trial| Made::from(&trial.made)))
    }

    /// The engine's source of the latest evidence: what was made of another is history, and decides nothing.
    pub(crate) fn latest(&self) -> Option<String> {
        self.made().max_by_key(|made| made.started).map(|made| made.source.sha256)
    }
}
