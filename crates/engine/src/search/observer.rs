//! What a search reports while it runs.

use std::fmt;
use std::io;
use std::time::Duration;

use super::{Bound, MATE, MATE_FLOOR, Value};
use crate::board::Position;
use crate::types::Move;

/// A value as UCI writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciScore {
    /// Centipawns for the side to move.
    Centipawns(Value),
    /// Mate in so many moves; negative for being mated.
    Mate(i32),
}

impl From<Value> for UciScore {
    fn from(value: Value) -> Self {
        if value >= MATE_FLOOR {
            Self::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_FLOOR {
            Self::Mate(-(MATE + value) / 2)
        } else {
            Self::Centipawns(value)
        }
    }
}

impl fmt::Display for UciScore {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centipawns(value) => write!(out, "cp {value}"),
            Self::Mate(moves) => write!(out, "mate {moves}"),
        }
    }
}

/// One line of an iteration. A finished iteration has one report for each line, the best first.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The line's rank among those that were asked for, from 1.
    pub rank: usize,
    /// The iteration's depth, in plies.
    pub depth: u32,
    /// The deepest line that was searched with an open window, in plies.
    pub seldepth: u32,
    /// The value.
    pub score: UciScore,
    /// What the value says about the true one: exact, or a bound where the iteration is not finished.
    pub bound: Bound,
    /// Nodes since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// How many positions have been found in Syzygy files since the search began, if there are such files.
    pub table_hits: Option<u64>,
    /// The principal variation.
    pub line: &'a [Move],
}

/// Nodes a second, over at least a microsecond.
pub fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let nanos = time.as_nanos().max(1_000);
    u64::try_from(u128::from(nodes) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}

/// Watches a search. The unit type watches nothing.
pub trait Observer {
    /// A line was found: by a finished iteration, or in a long search before the iteration is finished.
    fn report(&mut self, report: &Report<'_>) {
        let _ = report;
    }

    /// In a long search, a move of the root is about to be searched; `number` counts those of the iteration, from 1.
    fn trying(&mut self, depth: u32, mv: Move, number: usize) {
        let _ = (depth, mv, number);
    }

    /// The operating system gave fewer threads than were wanted; the search goes on with those.
    fn short_of_threads(&mut self, there: usize, wanted: usize, why: &io::Error) {
        let _ = (there, wanted, why);
    }

    /// The endgame sources are about to be asked about a position, which most often has too many pieces for them.
    #[inline(always)]
    fn probing_endgame(&mut self, position: &Position) {
        let _ = position;
    }

    /// The moves of a position are about to be generated, or only some of them.
    #[inline(always)]
    fn generating(&mut self, position: &Position) {
        let _ = position;
    }

    /// A position is about to be evaluated.
    #[inline(always)]
    fn evaluating(&mut self, position: &Position) {
        let _ = position;
    }
}

impl Observer for () {}

/// Receives the reports of a search, but watches no position of it.
pub trait Listener {
    /// As [`Observer::report`].
    fn report(&mut self, report: &Report<'_>);

    /// As [`Observer::trying`].
    fn trying(&mut self, depth: u32, mv: Move, number: usize);

    /// As [`Observer::short_of_threads`].
    fn short_of_threads(&mut self, there: usize, wanted: usize, why: &io::Error);
}

/// The observer of any [`Listener`], or of none.
///
/// A search is compiled anew for each type that observes it. This type serves all listeners, so a program holds one search: `bench`
/// counts and times the very code that plays, and a profile of `bench` guides the build of all of it.
#[derive(Default)]
pub struct AnyListener<'a>(Option<&'a mut dyn Listener>);

impl<'a> AnyListener<'a> {
    /// Passes reports on to `listener`.
    pub fn to(listener: &'a mut dyn Listener) -> Self {
        Self(Some(listener))
    }

    /// Drops all reports.
    pub fn none() -> Self {
        Self(None)
    }
}

impl Observer for AnyListener<'_> {
    fn report(&mut self, report: &Report<'_>) {
        if let Some(listener) = &mut self.0 {
            listener.report(report);
        }
    }

    fn trying(&mut self, depth: u32, mv: Move, number: usize) {
        if let Some(listener) = &mut self.0 {
            listener.trying(depth, mv, number);
        }
    }

    fn short_of_threads(&mut self, there: usize, wanted: usize, why: &io::Error) {
        if let Some(listener) = &mut self.0 {
            listener.short_of_threads(there, wanted, why);
        }
    }
}
