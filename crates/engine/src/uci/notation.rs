//! Moves in UCI's notation.

use std::fmt;
use std::str::FromStr;

use crate::board::Castling;
use crate::types::{Kind, Move, Square};

/// A move in UCI's notation: from, to, promotion. It is only the text: the kind of the move, and
/// whether it is legal, follow only from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    from: Square,
    to: Square,
    promotion: Option<Kind>,
}

impl MoveText {
    /// Returns the legal move with this notation, if there is one. Castling may be written as the
    /// king's step of two squares (`e1g1`) or, as in Chess960, as its move to the rook (`e1h1`).
    pub fn among(self, legal: &[Move]) -> Option<Move> {
        let mut moves = legal.iter().copied();
        moves
            .clone()
            .find(|mv| mv.from() == self.from && mv.to() == self.to && mv.promotion() == self.promotion)
            .or_else(|| moves.find(|&mv| self.takes_rook(mv)))
    }

    /// Returns true if the text is the king's move to its rook in the castling `mv`.
    fn takes_rook(self, mv: Move) -> bool {
        mv.is_castling()
            && (self.from, self.to, self.promotion) == (mv.from(), Castling::rook_path(mv.to()).0, None)
    }
}

/// The error of a text that is not a move in UCI's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a move such as `e2e4`, `e1g1` or `e7e8q`")]
pub struct NotAMove;

impl FromStr for MoveText {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        // The protocol uses small letters, but some programs send the capitals of other notations.
        let text = text.to_ascii_lowercase();
        let square = |range| text.get(range).and_then(|part: &str| part.parse().ok()).ok_or(NotAMove);
        let (from, to) = (square(0..2)?, square(2..4)?);
        let promotion = match text.get(4..) {
            Some("") => None,
            Some("n") => Some(Kind::Knight),
            Some("b") => Some(Kind::Bishop),
            Some("r") => Some(Kind::Rook),
            Some("q") => Some(Kind::Queen),
            _ => return Err(NotAMove),
        };
        Ok(Self { from, to, promotion })
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(out, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::MoveKind;

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["e2e4", "a7a8q", "h2h1n", "e1g1", "a1a1"] {
            assert_eq!(text.parse::<MoveText>().unwrap().to_string(), text);
        }
        for (text, small) in [
            ("a7a8Q", "a7a8q"),
            ("h2h1N", "h2h1n"),
            ("a7b8R", "a7b8r"),
            ("c2c1B", "c2c1b"),
            ("E2E4", "e2e4"),
            ("E7e8Q", "e7e8q"),
        ] {
            assert_eq!(text.parse::<MoveText>().unwrap().to_string(), small);
        }
        for text in [
            "",
            "e2",
            "e2e",
            "e2e9",
            "e7e8k",
            "e7e8K",
            "e7e8P",
            "e2e4 ",
            "e7e8qq",
            "e7e8QQ",
            "0000",
            "eé4",
            "\u{1f600}e4",
        ] {
            assert_eq!(text.parse::<MoveText>(), Err(NotAMove), "{text}");
        }
    }

    #[test]
    fn only_the_exact_promotion_matches() {
        let legal = [Kind::Queen, Kind::Knight]
            .map(|kind| Move::new(Square::A7, Square::A8, MoveKind::promotion(kind, false)));
        let find = |text: &str| text.parse::<MoveText>().unwrap().among(&legal);
        assert_eq!(find("a7a8n"), Some(legal[1]));
        assert_eq!((find("a7a8"), find("a7a8r"), find("a7b8q")), (None, None, None));
    }
}
