//! PGN: a list of games (the standard of 1994, import format).
//!
//! The reader works on streams. It holds one game at a time, and of that game its tags and the
//! moves of its main line. It skips comments as they come and counts variations instead of nesting
//! them, so their size and depth cost no memory.
//!
//! Each move is played as it is read, so every move read is legal. At the first fault that leaves
//! the moves of a game in doubt, the reader stops reading that game, reports the fault with its
//! place, and goes on with the next game; it keeps the moves before the fault. The content of a
//! comment or a variation never leaves the moves in doubt. Nor does a malformed tag: the reader
//! reports it, reads it as far as possible, and then reads the moves.
//!
//! The reader is more lenient than the standard in these points: line ends of every system; a
//! byte-order mark, also before a later game, as in joined files; text in UTF-8 besides the
//! standard's Latin-1; lines of up to 256 MiB; non-ASCII spaces and zero-width characters; quotes
//! in tags; a tag `FEN` or `Variant` without content; a `FEN` as [`Position::from_foreign_fen`]
//! reads it; a tag's value broken over two lines; comments in comments; commands such as
//! `[%clk 0:01]` outside of a comment (in the tag section only those for clocks, evaluations,
//! squares and arrows are recognised); a game without a result or with the result `1/2`; missing
//! and wrong move numbers; dots after a move; `½` in results; dashes of every length; evaluation
//! signs (`=`, `+-`, `N`, `D`, `±`) alone or beside a move; and everything that
//! [`parse_san`](crate::movegen::parse_san) accepts, such as figurines, `e8(Q)` and `exd6 e.p.`.
//!
//! A game without a result ends before a tag that follows its moves. A game without moves ends at a
//! line without a tag if the next tag is `Event` or one that the game already has. An unclosed
//! comment ends before a line that begins with `[Event "`, so it spoils only its own game.

mod reader;
mod source;
mod tags;

use std::fmt;

use crate::board::{FenError, Position};
use crate::movegen::{SanError, plain};
use crate::types::{Colour, Move};

pub use reader::{LONGEST_GAME, Reader};
pub use tags::Tags;

/// A game, with its tags and the moves of its main line.
#[derive(Clone, Debug)]
pub struct Game {
    /// Number of the game in the file, from 1.
    pub number: u64,
    /// Line in which the game begins, from 1.
    pub line: u64,
    /// The tags of the game.
    pub tags: Tags,
    /// Start position: the initial position of chess or the one of the tag `FEN`.
    pub start: Position,
    /// The moves of the main line, each legal, up to the first fault that leaves them in doubt.
    pub moves: Vec<Move>,
    /// Result of the game.
    pub result: GameResult,
    /// The first fault that ends the moves, or else the first malformed tag.
    pub fault: Option<Fault>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// White won: `1-0`.
    WhiteWins,
    /// Black won: `0-1`.
    BlackWins,
    /// The game was drawn: `1/2-1/2`.
    Draw,
    /// No result is known: `*`, or no result is written.
    #[default]
    Unknown,
}

impl GameResult {
    /// Reads a result; returns `None` for any other text. `1/2` alone is a draw too, `½` is read as
    /// `1/2`, and any dash counts as a hyphen.
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

    /// The winner, or `None` after a draw or without a result.
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

/// A place in a text: line and character, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line number, from 1.
    pub line: u64,
    /// Number of the character within the line, from 1. Bytes from 0x80 to 0xbf are not counted,
    /// because in UTF-8 they continue a character; in Latin-1 text the number may be too small.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}", self.line, self.column)
    }
}

/// A fault in a game, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, {place}: {reason}")]
pub struct Fault {
    /// Number of the game, from 1.
    pub game: u64,
    /// Place of the fault.
    pub place: Place,
    /// Description of the fault.
    pub reason: Reason,
}

/// The kinds of faults in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// A move is illegal or not a move.
    #[error("move {number}{} {error}", if *side == Colour::White { "." } else { "..." })]
    Move {
        /// Number of the move, counted as in a FEN.
        number: u16,
        /// The side that would play the move.
        side: Colour,
        /// The move and the reason why it is wrong.
        error: SanError,
    },
    /// A tag is malformed. It is read as far as possible.
    #[error("expected a tag such as `[Event \"...\"]`")]
    Tag,
    /// The tag `FEN` does not contain a position.
    #[error("tag FEN: {0}")]
    Fen(#[from] FenError),
    /// The tag `SetUp` says that the position of the preceding tag `FEN` does not count.
    #[error("tag SetUp: `0` contradicts the position of the tag FEN before it")]
    SetUp,
    /// The game belongs to another variant of chess.
    #[error("tag Variant: {0} is another game")]
    Variant(String),
    /// An unclosed comment or variation.
    #[error("the {0} that begins here has no end")]
    Open(&'static str),
    /// A closing character without its opening one.
    #[error("unexpected `{0}`")]
    Unexpected(char),
    /// A byte that no move contains.
    #[error("unexpected byte 0x{0:02x}")]
    Byte(u8),
    /// The game has more moves than the rules of chess allow.
    #[error("the game has more than {LONGEST_GAME} plies, which no game can have")]
    TooLong,
}

impl Reason {
    /// Returns true if the fault leaves the moves after it in doubt, so that no more of them are
    /// read.
    pub const fn leaves_moves_in_doubt(&self) -> bool {
        !matches!(self, Self::Tag)
    }
}
