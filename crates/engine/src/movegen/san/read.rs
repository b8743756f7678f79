//! Reading of a move in algebraic notation.
//!
//! The text must mean exactly one legal move; details that do not matter are read leniently. The
//! marks `+`, `#`, `!` and `?` may be missing, wrong or repeated. Castling may be written with
//! zeros or small letters. The origin may be written in full, as in long algebraic notation and in
//! UCI's. Pieces may be figurines, and any dash counts as a hyphen. A capture mark on a move that
//! captures nothing is an error, because such a text was written for another position.

use std::borrow::Cow;

use super::write::san;
use crate::board::{Position, geometry, quoted};
use crate::movegen::{MoveList, Rules};
use crate::types::{Bitboard, File, Kind, Move, MoveKind, Rank, Square};

/// The error of a text that is not a move in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is no move here: {fault}", quoted(text))]
pub struct SanError {
    /// The text, or the beginning of a long text.
    pub text: String,
    /// The reason why it is not a move.
    pub fault: SanFault,
}

/// The reason why a text is not a move in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SanFault {
    /// The text does not have the form of a move.
    #[error("expected a move such as `Nf3`, `exd5`, `e8=Q` or `O-O`")]
    NotSan,
    /// The text says to castle, but that is not legal.
    #[error("castling {} is not legal", if *short { "short" } else { "long" })]
    NoCastling {
        /// True if the castling is towards the h-file.
        short: bool,
    },
    /// No such piece can move to the square.
    #[error("no {piece} can go to {to}")]
    NoPiece {
        /// The piece, with as much of its origin as was written.
        piece: String,
        /// The target square.
        to: Square,
    },
    /// Such a piece could move to the square, but that would leave the king in check.
    #[error("the king would {} in check", if *already { "stay" } else { "be" })]
    Check {
        /// True if the king is in check already.
        already: bool,
    },
    /// The text is written as a capture, but nothing can be captured on the square.
    #[error("there is nothing to take on {0}")]
    NothingToTake(Square),
    /// A piece of the side to move stands on the square.
    #[error("a piece of the same side stands on {0}")]
    OwnPiece(Square),
    /// The pawn reaches the last rank, but the text names no promotion.
    #[error("the pawn promotes, but the text names no piece, as in `e8=Q`")]
    NoPromotion,
    /// The text names a promotion, but the move does not promote.
    #[error("this move promotes nothing")]
    Promotion,
    /// The text fits several legal moves.
    #[error("it may be {0}")]
    Ambiguous(String),
}

/// The parts of a written move that does not castle.
#[derive(Clone, Copy)]
struct Written {
    /// `None` if the text is an origin and a target without a piece, as UCI writes moves.
    kind: Option<Kind>,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: Square,
    promotion: Option<Kind>,
}

/// Finds the legal move that `text` means in the position.
///
/// Reads standard algebraic notation, long algebraic notation (`Ng1-f3`) and UCI's (`g1f3`,
/// `e1g1`).
pub fn parse_san(rules: impl Into<Rules>, position: &Position, text: &str) -> Result<Move, SanError> {
    read(rules.into(), position, text)
}

fn read(rules: Rules, position: &Position, text: &str) -> Result<Move, SanError> {
    let error = |fault| SanError { text: text.chars().take(40).collect(), fault };
    // The longest move in any of these notations is far shorter, even with all its marks.
    if text.len() > 32 {
        return Err(error(SanFault::NotSan));
    }
    let without_marks = |text| str::trim_end_matches(text, ['+', '#', '!', '?']);
    let plain = plain(text);
    let bare = without_marks(&*plain);
    let bare = bare.strip_suffix("e.p.").map_or(bare, |move_before| without_marks(move_before.trim_end()));
    let moves = rules.legal(position);

    let castling = match bare {
        "O-O" | "0-0" | "o-o" => Some(MoveKind::CastleShort),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(MoveKind::CastleLong),
        _ => None,
    };
    if let Some(kind) = castling {
        let short = kind == MoveKind::CastleShort;
        let found = moves.iter().copied().find(|mv| mv.kind() == kind);
        return found.ok_or_else(|| error(SanFault::NoCastling { short }));
    }

    let written = Written::read(bare.as_bytes()).ok_or_else(|| error(SanFault::NotSan))?;
    let mut fitting = moves.iter().copied().filter(|&mv| written.fits(position, mv));
    match (fitting.next(), fitting.next()) {
        (Some(mv), None) if written.takes && !mv.is_capture() => {
            Err(error(SanFault::NothingToTake(written.to)))
        }
        (Some(mv), None) => Ok(mv),
        (Some(first), Some(second)) => {
            let all = [first, second].into_iter().chain(fitting);
            let names: Vec<_> = all.map(|mv| format!("`{}`", san(rules, position, mv))).collect();
            Err(error(SanFault::Ambiguous(names.join(" or "))))
        }
        _ => Err(error(written.why_not(rules, position, &moves))),
    }
}

/// Replaces figurines by letters, any dash by a hyphen, and the multiplication sign by `x`.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = |letter| match letter {
        '\u{2654}' | '\u{265a}' => Some('K'),
        '\u{2655}' | '\u{265b}' => Some('Q'),
        '\u{2656}' | '\u{265c}' => Some('R'),
        '\u{2657}' | '\u{265d}' => Some('B'),
        '\u{2658}' | '\u{265e}' => Some('N'),
        '\u{2659}' | '\u{265f}' => Some('P'),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
        '\u{d7}' => Some('x'),
        // Variation selectors, which choose between a coloured figurine and a plain one.
        '\u{fe0e}' | '\u{fe0f}' => None,
        letter => Some(letter),
    };
    Cow::Owned(text.chars().filter_map(plain).collect())
}

impl Written {
    fn read(text: &[u8]) -> Option<Self> {
        let (kind, rest) = match text {
            [letter @ (b'N' | b'B' | b'R' | b'Q' | b'K' | b'P'), rest @ ..] => {
                (Kind::from_letter(char::from(letter.to_ascii_lowercase())), rest)
            }
            rest => (None, rest),
        };
        let (rest, promotion) = split_promotion(rest)?;
        let (rest, &[file, rank]) = rest.split_last_chunk::<2>()?;
        let to = square(file, rank)?;
        let (origin, takes) = match rest {
            [origin @ .., b'x' | b':'] => (origin, true),
            [origin @ .., b'-'] if origin.len() == 2 => (origin, false),
            origin => (origin, false),
        };
        let (file, rank) = match *origin {
            [] => (None, None),
            [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
            [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
            _ => return None,
        };
        // Without a piece letter the text means a pawn, unless the origin is written in full; then
        // any piece may be meant.
        let kind = if kind.is_none() && file.and(rank).is_none() { Some(Kind::Pawn) } else { kind };
        Some(Self { kind, file, rank, takes, to, promotion })
    }

    fn fits(self, position: &Position, mv: Move) -> bool {
        // Castling counts as a move of the king only if its origin is written in full: `Ke1-g1`
        // castles, `Kg1` is a step of one square.
        let castles = mv.is_castling() && (self.file.is_none() || self.rank.is_none());
        mv.to() == self.to
            && !castles
            && mv.promotion() == self.promotion
            && self.is_from(position, mv.from())
    }

    fn is_from(self, position: &Position, from: Square) -> bool {
        let kind = position.kind_at(from);
        self.file.is_none_or(|file| from.file() == file)
            && self.rank.is_none_or(|rank| from.rank() == rank)
            && self.kind.is_none_or(|written| kind == Some(written))
    }

    /// Finds the reason why the text fits no legal move.
    fn why_not(self, rules: Rules, position: &Position, moves: &MoveList) -> SanFault {
        let us = position.side();
        if position.colour(us).has(self.to) {
            return SanFault::OwnPiece(self.to);
        }
        if moves.iter().any(|&mv| Self { promotion: mv.promotion(), ..self }.fits(position, mv)) {
            return if self.promotion.is_none() { SanFault::NoPromotion } else { SanFault::Promotion };
        }
        let taken = position.colour(!us).has(self.to) || position.en_passant() == Some(self.to);
        if self.takes && !taken {
            return SanFault::NothingToTake(self.to);
        }
        let mut candidates = rules.attackers(position, self.to) & !position.kind(Kind::Pawn);
        candidates |= pawns_that_reach(position, self.to, taken);
        if (candidates & position.colour(us)).into_iter().any(|from| self.is_from(position, from)) {
            return SanFault::Check { already: rules.checkers(position).any() };
        }
        SanFault::NoPiece { piece: self.piece(), to: self.to }
    }

    /// The piece in words: `pawn of the b-file`, `knight on g1`.
    fn piece(self) -> String {
        let name = match self.kind {
            Some(Kind::Pawn) => "pawn",
            Some(Kind::Knight) => "knight",
            Some(Kind::Bishop) => "bishop",
            Some(Kind::Rook) => "rook",
            Some(Kind::Queen) => "queen",
            Some(Kind::King) => "king",
            None => "piece",
        };
        match (self.file, self.rank) {
            (None, None) => name.to_owned(),
            (Some(file), None) => format!("{name} of the {}-file", char::from(b'a' + file)),
            (None, Some(rank)) => format!("{name} of rank {}", rank + 1),
            (Some(file), Some(rank)) => format!("{name} on {}", Square::at(file, rank)),
        }
    }
}

/// The pawns of the side to move that could capture on `to` if `taken`, else those that could push
/// to it. Moves that would leave their king in check count too.
fn pawns_that_reach(position: &Position, to: Square, taken: bool) -> Bitboard {
    let us = position.side();
    let pawns = position.pieces(us, Kind::Pawn);
    if taken {
        return geometry::pawn(!us, to) & pawns;
    }
    let behind = to.ahead(!us);
    if to.rank_for(us) == 3 && !position.occupied().has(behind) {
        return (Bitboard::from(behind) | Bitboard::from(behind.ahead(!us))) & pawns;
    }
    Bitboard::from(behind) & pawns
}

fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}

/// Splits off a promotion in any of the forms `=Q`, `/Q`, `(Q)`, `Q` and `q`. Returns the text
/// before it and the promoted kind, or `None` if the form names no kind that a pawn can become.
fn split_promotion(text: &[u8]) -> Option<(&[u8], Option<Kind>)> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] => (rest, *letter),
        [rest @ .., b'1'..=b'8', letter @ (b'N' | b'B' | b'R' | b'Q' | b'n' | b'b' | b'r' | b'q')] => {
            (&text[..=rest.len()], *letter)
        }
        _ => return Some((text, None)),
    };
    match Kind::from_letter(char::from(letter.to_ascii_lowercase()))? {
        Kind::Pawn | Kind::King => None,
        kind => Some((rest, Some(kind))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    /// Reads a text and returns the move in UCI's notation.
    fn read(fen: &str, text: &str) -> Result<String, SanError> {
        let position: Position = fen.parse().unwrap();
        parse_san(Portable::PORTABLE, &position, text).map(|mv| mv.to_string())
    }

    fn fault(fen: &str, text: &str) -> String {
        read(fen, text).expect_err(text).to_string()
    }

    const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    #[test]
    fn the_san_of_every_legal_move_is_read_back() {
        for fen in [
            Position::START_FEN,
            KIWIPETE,
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "1k6/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            let moves = Rules::from(Portable::PORTABLE).legal(&position);
            for &mv in &moves {
                let short = san(Portable::PORTABLE, &position, mv);
                let bare = short.trim_end_matches(['+', '#']);
                for text in [short.clone(), bare.to_owned(), format!("{bare}!?"), mv.to_string()] {
                    assert_eq!(parse_san(Portable::PORTABLE, &position, &text), Ok(mv), "{text} in {fen}");
                }
            }
        }
    }

    #[test]
    fn other_notations_are_accepted() {
        for (text, uci) in [
            ("0-0", "e1g1"),
            ("o-o-o!", "e1c1"),
            ("Ke1-g1", "e1g1"),
            ("Ne5xd7", "e5d7"),
            ("N5xd7", "e5d7"),
            ("Ne5-d3", "e5d3"),
            ("Bxa6??", "e2a6"),
            ("B:a6", "e2a6"),
            ("Ba6", "e2a6"),
            ("Pa3", "a2a3"),
            ("a2-a4", "a2a4"),
            ("dxe6+", "d5e6"),
            ("Qxf6+!", "f3f6"),
            ("O\u{2013}O", "e1g1"),
            ("0\u{2014}0\u{2212}0", "e1c1"),
            ("\u{2658}xd7", "e5d7"),
            ("\u{265e}\u{fe0e}e5\u{2013}d3+", "e5d3"),
            ("\u{2657}\u{d7}a6", "e2a6"),
            ("\u{2659}a3", "a2a3"),
        ] {
            assert_eq!(read(KIWIPETE, text).as_deref(), Ok(uci), "{text}");
        }
        let promotes = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
        for text in ["cxd8=Q+", "cxd8Q", "cxd8(Q)", "cxd8/Q", "cxd8=q", "c7d8q", "c7xd8=Q#", "cxd8\u{2655}"] {
            assert_eq!(read(promotes, text).as_deref(), Ok("c7d8q"), "{text}");
        }
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        for text in ["exd6", "exd6e.p.", "exd6 e.p.", "exd6+ e.p.", "exd6!e.p.+", "e5d6"] {
            assert_eq!(read(passing, text).as_deref(), Ok("e5d6"), "{text}");
        }
    }

    #[test]
    fn an_error_names_the_reason() {
        let start = Position::START_FEN;
        for text in [
            "", "e", "e9", "i4", "Ke", "x", "e4e", "--", "Z0", "O-O-O-O", "Nf3=K", "\u{e9}4", "e4 e5", "12",
            "xe4=",
        ] {
            assert!(fault(start, text).contains("expected a move"), "{text}");
        }
        assert!(fault(start, &"N".repeat(1_000_000)).len() < 200);
        for (fen, text, part) in [
            (start, "e5", "`e5` is no move here: no pawn can go to e5"),
            (start, "Nf4", "no knight can go to f4"),
            (start, "Nbf3", "no knight of the b-file can go to f3"),
            (start, "N2f3", "no knight of rank 2"),
            (start, "g1f4", "no piece on g1 can go to f4"),
            (start, "Ra1xb2", "a piece of the same side stands on b2"),
            (start, "exd3", "there is nothing to take on d3"),
            (start, "Nxf3", "there is nothing to take on f3"),
            (start, "O-O", "castling short is not legal"),
            (start, "0-0-0", "castling long is not legal"),
            (start, "e4=Q", "promotes nothing"),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1", "no king can go to g1"),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "the text names no piece"),
            ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nd5", "the king would be in check"),
            ("4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1", "Nf3", "the king would stay in check"),
            ("6k1/8/8/8/Q6Q/8/8/Q3K3 w - - 0 1", "Qd4", "it may be `Q1d4` or `Qa4d4` or `Qhd4`"),
            ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2", "it may be `Nbd2` or `Nfd2`"),
        ] {
            let error = fault(fen, text);
            assert!(error.contains(part), "{text} in {fen}: {error}");
        }
    }

    /// The opening book in the blog of the engine iCE had `5. bxa6`. The pawn that captures on a6
    /// stands on b5, but the book's creator captured with the pawn on b2.
    #[test]
    fn a_pawn_takes_only_from_where_it_attacks() {
        // After 1. d4 Nf6 2. c4 c5 3. d5 b5 4. cxb5 a6.
        let benko = "rnbqkb1r/3ppppp/p4n2/1PpP4/8/8/PP2PPPP/RNBQKBNR w KQkq - 0 5";
        assert_eq!(read(benko, "bxa6").as_deref(), Ok("b5a6"));
        assert!(fault(benko, "b2xa6").contains("no piece on b2 can go to a6"));
        // The same position with Black's pawn still on a7: there is nothing to capture.
        let earlier = "rnbqkb1r/p2ppppp/5n2/1PpP4/8/8/PP2PPPP/RNBQKBNR w KQkq - 0 5";
        assert!(fault(earlier, "bxa6").contains("there is nothing to take on a6"));
    }
}
