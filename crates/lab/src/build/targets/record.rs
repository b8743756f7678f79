//! What every target was seen to do, kept in `reports/<machine>/targets.json`.
//!
//! A row is one target: it holds the compiler, the flags and the source that it was made of, and what
//! came of each build. A run replaces the rows that it has made anew and leaves the others, which say themselves how old they are.

use serde::{Deserialize, Serialize};

use crate::build::signature::Answer;
use crate::record::parts::{InParts, Parts};
use crate::record::{Compiler, Source};

pub type Matrix = InParts<Rows>;

/// One target each, in the order of the tables.
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
    /// The options of rustc that select it: `--target`, `-C target-cpu`.
    pub flags: String,
    #[serde(rename = "way")]
    pub library: String,
    /// What ran it: empty for the machine itself, an emulator's command, or why nothing did.
    pub runs: String,
    pub command: String,
    /// When it was begun, in seconds since 1970.
    pub started: u64,
    pub seconds: f64,
    pub compiler: Option<Compiler>,
    pub source: Source,
    /// The default build and its full signature.
    pub default: Cell,
    /// How many tests passed, failed and were skipped.
    pub tests: [u64; 3],
    /// What went wrong with the tests, where something did: the first lines.
    pub tests_fault: Option<String>,
    /// Each variant's build and its shallow signature; none where only the default build was asked for.
    pub variants: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The cargo feature; empty for the default build.
    pub feature: String,
    pub command: String,
    /// SHA-256 of the binary; empty where there is none.
    pub sha256: String,
    pub seconds: f64,
    pub wanted: u64,
    pub outcome: Answer,
}

impl Cell {
    pub fn is_right(&self) -> bool {
        self.outcome == Answer::Nodes(self.wanted)
    }

    /// Whether it failed, or searched other nodes.
    pub fn is_wrong(&self) -> bool {
        self.outcome.is_wrong(self.wanted)
    }
}

impl Row {
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        std::iter::once(&self.default).chain(&self.variants)
    }

    /// Whether nothing is wrong; what refuses or could not be run is not wrong.
    pub fn is_well(&self) -> bool {
        self.tests_fault.is_none() && !self.cells().any(Cell::is_wrong)
    }
}

impl Rows {
    /// Takes a new row in, in place of an older one of that target. A row of the default build alone, in which nothing is wrong, does not
    /// replace one that has the variants of the same source by the same compiler.
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
