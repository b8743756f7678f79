//! The printed table: every term of a position, side by side (claim 38).

use std::fmt;

use super::trace::{Recorder, Term};
use super::weights::Pair;
use super::{FULL_PHASE, Sum, scale};
use crate::types::Colour;

/// A term in a position, as (midgame, endgame) in centipawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Term of the evaluation.
    pub term: Term,
    /// White's share of the term.
    pub white: (i32, i32),
    /// Black's share of the term.
    pub black: (i32, i32),
}

impl Row {
    /// White's share minus Black's.
    pub const fn total(&self) -> (i32, i32) {
        (self.white.0 - self.black.0, self.white.1 - self.black.1)
    }
}

/// An evaluation split into its terms. Its `Display` prints the table of the command `eval`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    rows: [Row; Term::ALL.len()],
    sum: Sum,
    side: Colour,
}

impl Table {
    pub(super) fn new(recorder: &Recorder, sum: Sum, side: Colour) -> Self {
        let rows = Term::ALL.map(|term| {
            let [white, black] = recorder.sums[term as usize];
            Row { term, white, black }
        });
        Self { rows, sum, side }
    }

    /// The rows, one for each term.
    pub const fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Sum of all rows' totals.
    pub const fn total(&self) -> (i32, i32) {
        (self.sum.midgame, self.sum.endgame)
    }

    /// The value from White's point of view.
    pub const fn value_for_white(&self) -> i32 {
        self.sum.tapered()
    }

    /// The value from the side to move's point of view, as
    /// [`evaluate`](super::Evaluator::evaluate) returns it.
    pub const fn value(&self) -> i32 {
        if self.side.is_white() { self.value_for_white() } else { -self.value_for_white() }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        const RULE: &str = "---------------+---------------+---------------+---------------";
        let cells = |(mg, eg): Pair| format!("{mg:>6} {eg:>6}");
        writeln!(out, "{:>14} |     White     |     Black     |     Total", "Term")?;
        writeln!(out, "{:>14} |     MG     EG |     MG     EG |     MG     EG", "")?;
        writeln!(out, "{RULE}")?;
        for row in &self.rows {
            let [white, black, total] = [row.white, row.black, row.total()].map(cells);
            writeln!(out, "{:>14} | {white} | {black} | {total}", row.term)?;
        }
        writeln!(out, "{RULE}")?;
        let none = format!("{:>6} {:>6}", "---", "---");
        writeln!(out, "{:>14} | {none} | {none} | {}", "Total", cells(self.total()))?;
        writeln!(out)?;
        let Sum { midgame, endgame, scale, phase } = self.sum;
        writeln!(
            out,
            "Scaling: MG {midgame} x {phase}/{FULL_PHASE} + EG {endgame} x {scale}/{} x {}/{FULL_PHASE} = {}",
            scale::FULL,
            FULL_PHASE - phase,
            self.value_for_white(),
        )?;
        let side = if self.side.is_white() { "White" } else { "Black" };
        write!(out, "Negamax adjustment for the side to move ({side}): {}", self.value())
    }
}
