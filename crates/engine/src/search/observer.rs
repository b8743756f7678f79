//! What a search tells while it runs.

use std::fmt;
use std::io;
use std::time::Duration;

use super::{MATE, MATE_FLOOR, Value};
use crate::board::Position;
use crate::types::Move;

/// A value as UCI tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Centipawns for the side to move.
    Centipawns(Value),
    /// Mate in so many moves; negative for being mated.
    Mate(i32),
}

impl From<Value> for Score {
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

impl fmt::Display for Score {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centipawns(value) => write!(out, "cp {value}"),
            Self::Mate(moves) => write!(out, "mate {moves}"),
        }
    }
}

/// What is known of a value that fell out of its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What an iteration has found of one line: one report of a finished iteration for each line, the best first.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The line's rank among those that were asked for, from 1.
    pub rank: usize,
    /// The iteration's depth, in plies.
    pub depth: u32,
    /// The deepest line that was looked at with a whole window, in plies.
    pub seldepth: u32,
    /// The value.
    pub score: Score,
    /// Where the iteration is not finished, what the value is a bound of.
    pub edge: Option<Edge>,
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

/// Someone who watches a search. The unit type watches nothing.
pub trait Observer {
    /// Something has been found: a finished iteration, or in a long one what is known so far.
    fn report(&mut self, report: &Report<'_>) {
        let _ = report;
    }

    /// In a search that takes long, a move of the root is about to be searched, the so manieth of its iteration, from 1.
    fn trying(&mut self, depth: u32, mv: Move, number: usize) {
        let _ = (depth, mv, number);
    }

    /// The operating system gave fewer threads than were wanted; the search goes on with those.
    fn short_of_threads(&mut self, there: usize, wanted: usize, why: &io::Error) {
        let _ = (there, wanted, why);
    }

    /// It is about to be asked what is known of a position, which most often has too many men for that.
    #[inline(always)]
    fn asking(&mut self, position: &Position) {
        let _ = position;
    }

    /// The moves of a position are about to be generated, or only some of them.
    #[inline(always)]
    fn generating(&mut self, position: &Position) {
        let _ = position;
    }

    /// A position is about to be evaluated.
    #[inline(always)]
    fn evaluated(&mut self, position: &Position) {
        let _ = position;
    }
}

impl Observer for () {}

/// Someone who is told what a search finds, and watches no position of it.
pub trait Listener {
    /// As [`Observer::report`].
    fn report(&mut self, report: &Report<'_>);

    /// As [`Observer::trying`].
    fn trying(&mut self, depth: u32, mv: Move, number: usize);

    /// As [`Observer::short_of_threads`].
    fn short_of_threads(&mut self, there: usize, wanted: usize, why: &io::Error);
}

/// The observer of who listens, or of nobody.
///
/// A search is compiled anew for each type that observes it. This one is for all who listen, so that a program holds one search: what
/// `bench` counts and times is the very code that plays, and a build that is guided by a run of `bench` is guided in all it does.
#[derive(Default)]
pub struct Told<'a>(Option<&'a mut dyn Listener>);

impl<'a> Told<'a> {
    /// What is found is told to `listener`.
    pub fn to(listener: &'a mut dyn Listener) -> Self {
        Self(Some(listener))
    }

    /// Nobody listens.
    pub fn nobody() -> Self {
        Self(None)
    }
}

impl Observer for Told<'_> {
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
