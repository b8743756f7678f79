//! Results of checking every target, stored in `reports/<machine>/targets.json`.
//!
//! A row is one target: the compiler, the flags and the source of its builds, and the result of
//! each build. A run replaces only the rows of the targets that it has checked; every row has its
//! own date.

use serde::{Deserialize, Serialize};

use crate::build::signature::Answer;
use crate::record::parts::{InParts, Parts};
use crate::record::{Compiler, Source};

pub type Matrix = InParts<Rows>;

/// One row for each target, in the order of the tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rows {
    pub rows: Vec<Row>,
}

impl Parts for Rows {
    const WHAT: &'static str = "table of targets";
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub target: String,
    /// Options of rustc that select the target: `--target`, `-C target-cpu`.
    pub flags: String,
    /// Origin of the standard library: the compiler's installation, or an addition by rustup.
    #[serde(rename = "way")]
    pub library: String,
    /// Means to run the programs: empty for the machine itself, an emulator's command, or the
    /// reason why they could not be run.
    pub runs: String,
    pub command: String,
    /// Start, in seconds since 1970.
    pub started: u64,
    pub seconds: f64,
    pub compiler: Option<Compiler>,
    pub source: Source,
    /// The default build, checked by its signature (the nodes of `bench`) at full depth.
    pub default: Cell,
    /// Numbers of tests that passed, failed and were skipped.
    pub tests: [u64; 3],
    /// Output of the tests if something went wrong.
    pub tests_fault: Option<String>,
    /// Each variant's build, checked by its signature at a shallow depth. Empty if only the default
    /// build was checked.
    pub variants: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// Cargo feature; empty for the default build.
    pub feature: String,
    pub command: String,
    /// SHA-256 of the binary; empty if there is none.
    pub sha256: String,
    pub seconds: f64,
    pub wanted: u64,
    pub outcome: Answer,
}

impl Cell {
    pub fn is_right(&self) -> bool {
        self.outcome == Answer::Nodes(self.wanted)
    }

    /// Returns true if the build failed or crashed, or searched another number of nodes.
    pub fn is_wrong(&self) -> bool {
        self.outcome.is_wrong(self.wanted)
    }
}

impl Row {
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        std::iter::once(&self.default).chain(&self.variants)
    }

    /// Returns true if nothing is wrong. An engine that refuses to run, or that could not be run,
    /// is not wrong.
    pub fn is_well(&self) -> bool {
        self.tests_fault.is_none() && !self.cells().any(Cell::is_wrong)
    }
}

impl Rows {
    /// Adds a row, which replaces an older one of the same target. There is one exception: a row
    /// that has only the default build, and in which nothing is wrong, does not replace a row that
    /// has variants and the same source and compiler.
    pub fn take(&mut self, row: Row) {
        match self.rows.iter_mut().find(|old| old.target == row.target) {
            Some(old)
                if row.variants.is_empty()
                    && !old.variants.is_empty()
                    && row.is_well()
                    && (&old.source.sha256, &old.compiler) == (&row.source.sha256, &row.compiler) => {}
            Some(old) => *old = row,
            None => self.rows.push(row),
        }
        let place = |row: &Row| super::ALL.iter().position(|name| *name == row.target).unwrap_or(usize::MAX);
        self.rows.sort_by_key(|row| (place(row), row.target.clone()));
    }
}
