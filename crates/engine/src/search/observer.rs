//! Receivers for the reports of a running search.

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
    /// Number of moves until mate: negative if the side to move will be mated, 0 if it is mated
    /// already.
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

/// A report on one line of an iteration. A finished iteration gives one report per line, the best
/// line first.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// Rank of the line among the requested lines, from 1.
    pub rank: usize,
    /// Depth of the iteration, in plies.
    pub depth: u32,
    /// Depth of the deepest node searched with an open window, in plies.
    pub seldepth: u32,
    /// The value of the line.
    pub score: UciScore,
    /// The relation of the value to the true one: exact, or a bound if the iteration is not
    /// finished.
    pub bound: Bound,
    /// Nodes since the start of the search.
    pub nodes: u64,
    /// Time since the start of the search.
    pub time: Duration,
    /// Share of the transposition table that holds entries of this search, in thousandths.
    pub hashfull: u32,
    /// Number of positions found in Syzygy files since the start of the search, or `None` without
    /// such files.
    pub table_hits: Option<u64>,
    /// The principal variation.
    pub line: &'a [Move],
}

/// Nodes per second; times below one microsecond count as one microsecond.
pub fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let nanos = time.as_nanos().max(1_000);
    u64::try_from(u128::from(nodes) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}

/// An observer of a search. The unit type ignores everything.
pub trait Observer {
    /// Called with a line: after a finished iteration; in a long search for a single line, when a
    /// value falls out of its window; after an iteration that was broken off, if it had finished a
    /// line or found a new best move; and once, with an empty line, if there is no legal move.
    fn report(&mut self, report: &Report<'_>) {
        let _ = report;
    }

    /// Called in a long search before a move of the root is searched; `number` counts the root
    /// moves of the iteration, from 1.
    fn trying(&mut self, depth: u32, mv: Move, number: usize) {
        let _ = (depth, mv, number);
    }

    /// Called when the operating system could start only `started` of the `wanted` threads. The
    /// search goes on with these.
    fn short_of_threads(&mut self, started: usize, wanted: usize, error: &io::Error) {
        let _ = (started, wanted, error);
    }

    /// Called before the endgame sources are asked about a position. Most positions have too many
    /// pieces for them.
    #[inline(always)]
    fn probing_endgame(&mut self, position: &Position) {
        let _ = position;
    }

    /// Called before some or all moves of a position are generated in order to search them.
    #[inline(always)]
    fn generating(&mut self, position: &Position) {
        let _ = position;
    }

    /// Called before a position is evaluated.
    #[inline(always)]
    fn evaluating(&mut self, position: &Position) {
        let _ = position;
    }
}

impl Observer for () {}

/// A receiver of a search's reports that does not watch the search's positions.
pub trait Listener {
    /// See [`Observer::report`].
    fn report(&mut self, report: &Report<'_>);

    /// See [`Observer::trying`].
    fn trying(&mut self, depth: u32, mv: Move, number: usize);

    /// See [`Observer::short_of_threads`].
    fn short_of_threads(&mut self, started: usize, wanted: usize, error: &io::Error);
}

/// An observer that passes reports on to any [`Listener`], or drops them.
///
/// A search is compiled anew for each type of observer. This type serves all listeners, so a
/// program contains one search: `bench` counts and times the very code that plays, and a profile of
/// `bench` guides the optimisation of the whole search.
#[derive(Default)]
pub struct AnyListener<'a>(Option<&'a mut dyn Listener>);

impl<'a> AnyListener<'a> {
    /// Creates an observer that passes reports on to `listener`.
    pub fn to(listener: &'a mut dyn Listener) -> Self {
        Self(Some(listener))
    }

    /// Creates an observer that drops all reports.
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

    fn short_of_threads(&mut self, started: usize, wanted: usize, error: &io::Error) {
        if let Some(listener) = &mut self.0 {
            listener.short_of_threads(started, wanted, error);
        }
    }
}
