//! PGN: games, one after another (the standard of 1994, import format).
//!
//! A reader of streams: it holds one game at a time, and of that game its tags and the moves of its main line. Comments
//! are passed over as they come and variations are counted, not nested, so their size and depth cost nothing.
//!
//! Each move is played as it is read, so that what is read is legal. At the first thing of a game that leaves its moves in doubt the
//! reader stops reading that game, says what and where, and goes on with the next one; the moves before it are kept. What stands
//! in a comment or a variation never does so, whatever it is, nor does a tag that is not written like one: that is a fault too, but
//! the tag is read as far as it can be, and the moves with it.
//!
//! What is read more leniently than the standard asks: line ends of every system, a byte-order mark, also before a later game where
//! files were put together, text in Latin-1, lines of any length, quotes in tags, a tag `FEN` or `Variant` that says nothing, a `FEN` as
//! [`Position::from_foreign_fen`] reads it, a value of a tag that is broken over two lines, comments in comments, a game
//! without a result or with the result `1/2`, missing and wrong numbers of moves, dots behind a move, half signs, dashes of every
//! length, signs of evaluation (`=`, `+-`, `N`, `D`, `±`) alone or behind a move, and all that
//! [`parse_san`](crate::movegen::parse_san) lets pass, figurines, `e8(Q)` and `exd6 e.p.` among them.
//!
//! Where a game ends that does not say so: before the tag behind its moves; where it has none, before the tag `Event`, or one that it
//! has already, behind an empty line. A comment without an end ends before a line that begins with `[Event "`, at the cost of
//! the game that it stands in alone.

mod reader;
mod source;
mod tags;

use std::fmt;

use crate::board::{FenError, Position};
use crate::movegen::{SanError, plain};
use crate::types::{Colour, Move};

pub use reader::{LONGEST_GAME, Reader};
pub use tags::Tags;

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which game of the file, from 1.
    pub number: u64,
    /// The line in which it begins, from 1.
    pub line: u64,
    /// Its tags.
    pub tags: Tags,
    /// Where it starts: the usual position, or that of its tag `FEN`.
    pub start: Position,
    /// The moves of the main line, each legal; up to the fault, where there is one that leaves them in doubt.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: GameResult,
    /// The first thing that is wrong with it and ends its moves, or else the first tag that is not written like one.
    pub fault: Option<Fault>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`, or nothing is written.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result that is written so; of a draw half is enough, and any dash is a hyphen.
    pub fn read(text: &str) -> Option<Self> {
        let plain = plain(text).replace('½', "1/2");
        Some(match plain.as_str() {
            "1-0" => Self::WhiteWins,
            "0-1" => Self::BlackWins,
            "1/2-1/2" | "1/2" => Self::Draw,
            "*" => Self::Unknown,
            _ => return None,
        })
    }

    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins => Some(Colour::White),
            Self::BlackWins => Some(Colour::Black),
            Self::Draw | Self::Unknown => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}

/// A place in a text: the line and the character of it, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The character of the line, as UTF-8 has them.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}", self.line, self.column)
    }
}

/// What is wrong with a game, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, {place}: {reason}")]
pub struct Fault {
    /// Which game, from 1.
    pub game: u64,
    /// Where.
    pub place: Place,
    /// What is wrong there.
    pub reason: Reason,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// A move is not legal, or no move at all.
    #[error("move {number}{} {error}", if *side == Colour::White { "." } else { "..." })]
    Move {
        /// The number of the move.
        number: u16,
        /// Who would play it.
        side: Colour,
        /// The move, and why it is none.
        error: SanError,
    },
    /// A tag is not written like one. It is read as far as it can be.
    #[error("expected a tag such as `[Event \"...\"]`")]
    Tag,
    /// The tag `FEN` holds no position.
    #[error("tag FEN: {0}")]
    Fen(#[from] FenError),
    /// The tag `SetUp` says that the position of the tag `FEN` before it does not count.
    #[error("tag SetUp: `0` contradicts the position of the tag FEN before it")]
    SetUp,
    /// The game is one of another kind of chess.
    #[error("tag Variant: {0} is another game")]
    Variant(String),
    /// A comment or a variation has no end.
    #[error("the {0} that begins here has no end")]
    Open(&'static str),
    /// Something closes that has not begun.
    #[error("unexpected `{0}`")]
    Unexpected(char),
    /// A byte that is no part of any move.
    #[error("unexpected byte 0x{0:02x}")]
    Byte(u8),
    /// The game has more moves than the rules allow.
    #[error("the game has more than {LONGEST_GAME} plies, which no game can have")]
    TooLong,
}

impl Reason {
    /// Returns true where the moves behind it are in doubt, so that none of them is read.
    pub const fn leaves_moves_in_doubt(&self) -> bool {
        !matches!(self, Self::Tag)
    }
}
