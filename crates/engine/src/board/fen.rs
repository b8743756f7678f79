//! Reading and writing of FEN.
//!
//! Reading is strict: it checks each field, then the position as a whole. A wrong FEN gives one
//! error that names the field and the reason. Reading builds a new position, so after an error the
//! caller's position is unchanged.
//!
//! A FEN has six fields, or four: if both clocks are missing, they are taken as 0 and 1, as in
//! Stockfish and python-chess. Five fields are an error, since the text was probably cut off.
//! Castling rights may name the rooks' files (`HAha`), as X-FEN and Shredder-FEN do.
//!
//! [`Position::from_foreign_fen`] reads the FENs of interfaces and files. It accepts five fields,
//! and drops castling rights and an en-passant square that are impossible.

use std::fmt;
use std::str::FromStr;

use super::{Castling, Placement, Position, geometry, quoted};
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Largest value of field 5.
const MAX_HALFMOVE: u16 = 10_000;
/// Largest value of field 6.
const MAX_FULLMOVE: u16 = 30_000;
/// The reason why castling rights of Chess960 are refused.
const NO_CHESS960: &str = "castling of Chess960 is not supported: the king starts on the e-file, and the rooks \
                           on the a-file and the h-file";

/// A field of a FEN, or the position as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenField {
    /// The number of fields.
    Fields,
    /// Field 1: the squares of the pieces.
    Placement,
    /// Field 2: the side to move.
    Side,
    /// Field 3: the castling rights.
    Castling,
    /// Field 4: the en-passant square.
    EnPassant,
    /// Field 5: plies since the last capture or pawn move.
    Halfmove,
    /// Field 6: the move number.
    Fullmove,
}

impl fmt::Display for FenField {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Fields => "fields",
            Self::Placement => "field 1 (placement)",
            Self::Side => "field 2 (side to move)",
            Self::Castling => "field 3 (castling)",
            Self::EnPassant => "field 4 (en passant)",
            Self::Halfmove => "field 5 (halfmove clock)",
            Self::Fullmove => "field 6 (move number)",
        })
    }
}

/// The reason why a text is not the FEN of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("FEN {field}: {reason}")]
pub struct FenError {
    /// The faulty field.
    pub field: FenField,
    /// Description of the fault.
    pub reason: String,
}

/// An impossible part of a foreign FEN that was dropped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}; {dropped} is left out")]
pub struct FenRepair {
    /// The dropped text, quoted.
    pub dropped: String,
    /// The reason why it is impossible.
    pub error: FenError,
}

/// List that collects the dropped parts, or `None` if the text is read strictly.
type Repairs<'r> = Option<&'r mut Vec<FenRepair>>;

type Checked<T> = Result<T, FenError>;

fn wrong<T>(field: FenField, reason: impl Into<String>) -> Checked<T> {
    Err(FenError { field, reason: reason.into() })
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Checked<Self> {
        read(fen, None)
    }
}

impl Position {
    /// Reads a FEN from an interface or a file; returns the position and the parts that were
    /// dropped. It is as strict as [`str::parse`], except for three faults that other programs
    /// accept too. The move number may be missing. Castling rights without the king and the rook at
    /// home are dropped. An en-passant square is dropped if no pawn can just have moved two squares
    /// past it.
    ///
    /// # Errors
    ///
    /// Returns an error for any other fault.
    pub fn from_foreign_fen(fen: &str) -> Result<(Self, Vec<FenRepair>), FenError> {
        let mut repairs = Vec::new();
        let position = read(fen, Some(&mut repairs))?;
        Ok((position, repairs))
    }
}

fn read(fen: &str, mut repairs: Repairs<'_>) -> Checked<Position> {
    let fields: Vec<&str> = fen.split_ascii_whitespace().take(7).collect();
    let (placement, side, castling, en_passant, halfmove, fullmove) = match *fields.as_slice() {
        [placement, side, castling, en_passant] => (placement, side, castling, en_passant, "0", "1"),
        [placement, side, castling, en_passant, halfmove] if repairs.is_some() => {
            (placement, side, castling, en_passant, halfmove, "1")
        }
        [placement, side, castling, en_passant, halfmove, fullmove] => {
            (placement, side, castling, en_passant, halfmove, fullmove)
        }
        _ => {
            let found = if fields.len() > 6 { "more".to_owned() } else { fields.len().to_string() };
            return wrong(
                FenField::Fields,
                format!("expected 6, found {found}; without the clocks 4 will do"),
            );
        }
    };
    let mut board = read_placement(placement)?;
    board.side = match side {
        "w" => Colour::White,
        "b" => Colour::Black,
        _ => return wrong(FenField::Side, format!("expected `w` or `b`, found {}", quoted(side))),
    };
    board.castling = read_castling(castling, &board, repairs.as_deref_mut())?;
    check_board(&board)?;
    board.en_passant = read_en_passant(en_passant, &board, repairs)?;
    let halfmove = read_number(FenField::Halfmove, halfmove, 0, MAX_HALFMOVE)?;
    let fullmove = read_number(FenField::Fullmove, fullmove, 0, MAX_FULLMOVE)?;
    Ok(Position::from_checked(board, halfmove, fullmove.max(1)))
}

fn read_placement(text: &str) -> Checked<Placement> {
    const FIELD: FenField = FenField::Placement;
    let mut board = Placement::EMPTY;
    let ranks: Vec<&str> = text.split('/').take(9).collect();
    if ranks.len() != 8 {
        let found = if ranks.len() > 8 { "more".to_owned() } else { ranks.len().to_string() };
        return wrong(FIELD, format!("expected 8 ranks, found {found}"));
    }
    for (rank, row) in (0..8).rev().zip(ranks) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(piece) = Piece::from_letter(letter) {
                if file < 8 {
                    board.put(piece, Square::at(file, rank));
                }
                file += 1;
            } else if let Some(gap @ 1..=8) = letter.to_digit(10) {
                file += gap as u8;
            } else {
                return wrong(
                    FIELD,
                    format!("rank {}: {} is no piece", rank + 1, quoted(&letter.to_string())),
                );
            }
            if file > 8 {
                return wrong(FIELD, format!("rank {} has more than 8 squares", rank + 1));
            }
        }
        if file < 8 {
            return wrong(FIELD, format!("rank {} has only {file} squares", rank + 1));
        }
    }
    Ok(board)
}

fn read_castling(text: &str, board: &Placement, repairs: Repairs<'_>) -> Checked<Castling> {
    const FIELD: FenField = FenField::Castling;
    let mut rights = Castling::NONE;
    let mut lost = Castling::NONE;
    let mut dropped = String::new();
    let mut first = None;
    if text == "-" {
        return Ok(rights);
    }
    for letter in text.chars() {
        let colour = Colour::of(letter.is_ascii_uppercase());
        let (right, rook_file) = match letter.to_ascii_lowercase() {
            'k' | 'h' => (Castling::short(colour), 7),
            'q' | 'a' => (Castling::long(colour), 0),
            file @ 'b'..='g' => {
                let reason = format!("`{letter}` names a rook on the {file}-file; {NO_CHESS960}");
                return wrong(FIELD, reason);
            }
            _ => return wrong(FIELD, format!("expected letters of `KQkq` or `-`, found {}", quoted(text))),
        };
        if rights.has(right) || lost.has(right) {
            return wrong(FIELD, format!("`{letter}` is there twice"));
        }
        let home = Square::A1.relative(colour).rank();
        let (king, rook) = (Square::at(4, home), Square::at(rook_file, home));
        if !board.pieces(colour, Kind::King).has(king) || !board.pieces(colour, Kind::Rook).has(rook) {
            let reason = format!("`{letter}` needs a king on {king} and a rook on {rook}");
            let error = FenError { field: FIELD, reason };
            if repairs.is_none() {
                return Err(error);
            }
            lost = lost.with(right);
            dropped.push(letter);
            first.get_or_insert(error);
            continue;
        }
        rights = rights.with(right);
    }
    if let Some((repairs, error)) = repairs.zip(first) {
        repairs.push(FenRepair { dropped: format!("`{dropped}`"), error });
    }
    Ok(rights)
}

fn read_en_passant(text: &str, board: &Placement, repairs: Repairs<'_>) -> Checked<Option<Square>> {
    const FIELD: FenField = FenField::EnPassant;
    if text == "-" {
        return Ok(None);
    }
    let Ok(square) = text.parse::<Square>() else {
        return wrong(FIELD, format!("expected a square or `-`, found {}", quoted(text)));
    };
    let (us, them) = (board.side, !board.side);
    let reason = if square.rank_for(us) != 5 {
        format!("{square} is not behind a pawn that has just gone two squares")
    } else {
        let (pawn, origin) = (square.ahead(them), square.ahead(us));
        if !board.pieces(them, Kind::Pawn).has(pawn) {
            format!("there is no pawn on {pawn} to take")
        } else if board.occupied().has(square) || board.occupied().has(origin) {
            format!("a pawn on {pawn} cannot have come over {origin} and {square}")
        } else {
            let can_take = geometry::pawn(them, square).meets(board.pieces(us, Kind::Pawn));
            return Ok(can_take.then_some(square));
        }
    };
    let error = FenError { field: FIELD, reason };
    let Some(repairs) = repairs else { return Err(error) };
    repairs.push(FenRepair { dropped: format!("`{square}`"), error });
    Ok(None)
}

fn read_number(field: FenField, text: &str, low: u16, high: u16) -> Checked<u16> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u16>() {
        Ok(number) if digits && (low..=high).contains(&number) => Ok(number),
        _ => wrong(field, format!("expected a number from {low} to {high}, found {}", quoted(text))),
    }
}

/// Checks the board as a whole: the numbers of kings, pieces, pawns and promoted pieces, pawns on
/// the first or last rank, and checks to either king.
fn check_board(board: &Placement) -> Checked<()> {
    const FIELD: FenField = FenField::Placement;
    let size = |set: Bitboard| set.into_iter().count();
    for colour in Colour::ALL {
        let name = if colour.is_white() { "White" } else { "Black" };
        match size(board.pieces(colour, Kind::King)) {
            1 => {}
            kings => return wrong(FIELD, format!("{name} has {kings} kings")),
        }
        let (pieces, pawns) = (size(board.colour(colour)), size(board.pieces(colour, Kind::Pawn)));
        if pieces > 16 {
            return wrong(FIELD, format!("{name} has {pieces} pieces, more than 16"));
        }
        if pawns > 8 {
            return wrong(FIELD, format!("{name} has {pawns} pawns, more than 8"));
        }
        let beyond = |kind, at_first: usize| size(board.pieces(colour, kind)).saturating_sub(at_first);
        let promoted = beyond(Kind::Queen, 1)
            + [Kind::Rook, Kind::Bishop, Kind::Knight].map(|kind| beyond(kind, 2)).iter().sum::<usize>();
        if promoted > 8 - pawns {
            return wrong(FIELD, format!("{name} has {promoted} promoted pieces and still {pawns} pawns"));
        }
    }
    let edge = board.kind(Kind::Pawn) & (Bitboard::rank(0) | Bitboard::rank(7));
    if let Some(square) = edge.first() {
        return wrong(FIELD, format!("a pawn stands on {square}"));
    }
    let (us, them) = (board.side, !board.side);
    if let Some(checker) = attackers(board, board.king(them), us).first() {
        return wrong(FIELD, format!("the side that is not to move is in check from {checker}"));
    }
    if size(attackers(board, board.king(us), them)) > 2 {
        return wrong(FIELD, "the side to move is in check from more than two pieces");
    }
    Ok(())
}

/// Finds the pieces of `by` that attack `square`, without slider tables.
fn attackers(board: &Placement, square: Square, by: Colour) -> Bitboard {
    let sliders = board.diagonal_sliders(by) & geometry::bishop_lines(square)
        | board.straight_sliders(by) & geometry::rook_lines(square);
    let open: Bitboard = sliders
        .into_iter()
        .filter(|&from| !geometry::between(from, square).meets(board.occupied()))
        .collect();
    open | geometry::pawn(!by, square) & board.pieces(by, Kind::Pawn)
        | geometry::knight(square) & board.pieces(by, Kind::Knight)
        | geometry::king(square) & board.pieces(by, Kind::King)
}

/// Writes the FEN. It has an en-passant square only if a pawn attacks it.
impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut gap = 0;
            for file in 0..8 {
                match self.piece_at(Square::at(file, rank)) {
                    Some(piece) => {
                        if gap > 0 {
                            write!(out, "{gap}")?;
                        }
                        gap = 0;
                        write!(out, "{}", piece.letter())?;
                    }
                    None => gap += 1,
                }
            }
            if gap > 0 {
                write!(out, "{gap}")?;
            }
            if rank > 0 {
                out.write_str("/")?;
            }
        }
        let side = if self.side.is_white() { 'w' } else { 'b' };
        write!(out, " {side} {} ", self.castling)?;
        match self.en_passant {
            Some(square) => write!(out, "{square}")?,
            None => out.write_str("-")?,
        }
        // Moves may take the clocks beyond their limits in a FEN, and reading must accept every
        // text written here.
        write!(out, " {} {}", self.halfmove.min(MAX_HALFMOVE), self.fullmove.min(MAX_FULLMOVE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Move, MoveKind};

    #[test]
    fn the_start_position_is_its_fen() {
        assert_eq!(Position::START_FEN.parse(), Ok(Position::start()));
        assert_eq!(Position::start().to_string(), Position::START_FEN);
    }

    #[test]
    fn every_pawn_may_have_been_promoted() {
        for fen in ["qqqqqqqq/q3k3/8/8/8/8/8/5K2 w - - 0 1", "4k3/8/8/8/8/8/PPPPPP2/RRRNNNBK w - - 0 1"] {
            assert_eq!(fen.parse::<Position>().map(|position| position.to_string()), Ok(fen.to_owned()));
        }
    }

    #[test]
    fn clocks_beyond_those_of_a_fen_are_written_as_the_largest() {
        let last = "4k3/8/8/8/8/8/8/4K3 b - - 10000 30000";
        let mut position: Position = last.parse().expect("the most that a FEN may say");
        let _ = position.make(Move::new(Square::at(4, 7), Square::at(4, 6), MoveKind::Quiet));
        let fen = "8/4k3/8/8/8/8/8/4K3 w - - 10000 30000";
        assert_eq!(position.to_string(), fen);
        assert_eq!(fen.parse::<Position>().map(|read| read.to_string()), Ok(fen.to_owned()));
    }

    #[test]
    fn optional_forms_of_a_fen_are_accepted() {
        for (short, whole) in [
            ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            (" 4k3/8/8/3pP3/8/8/8/4K3  w - d6 ", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
            ("r3k2r/8/8/8/8/8/8/R3K2R b HAha - 3 9", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"),
            ("r3k2r/8/8/8/8/8/8/R3K2R b Ah -", "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQa - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1"),
        ] {
            let read = short.parse::<Position>();
            assert_eq!(read.map(|position| position.to_string()).unwrap_or_default(), whole, "{short}");
        }
    }

    #[test]
    fn impossible_parts_of_a_foreign_fen_are_dropped() {
        for (fen, whole, said) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 7", "4k3/8/8/8/8/8/8/4K3 w - - 7 1", &[][..]),
            ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &[]),
            (
                "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
                "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
                &["FEN field 3 (castling): `Q` needs a king on e1 and a rook on a1; `Qk` is left out"],
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w AH e6 3",
                "4k3/8/8/8/8/8/8/4K2R w K - 3 1",
                &[
                    "`A` is left out",
                    "FEN field 4 (en passant): there is no pawn on e5 to take; `e6` is left out",
                ],
            ),
            ("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", &["`e3` is left out"]),
            ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", "4k3/4p3/8/4p3/8/8/8/4K3 w - - 0 1", &["`e6` is left"]),
        ] {
            let (position, repairs) = Position::from_foreign_fen(fen).expect(fen);
            assert_eq!((position.to_string().as_str(), repairs.len()), (whole, said.len()), "{fen}");
            assert!(
                repairs.iter().zip(said).all(|(repair, said)| repair.to_string().contains(said)),
                "{fen}"
            );
            assert_eq!(fen.parse::<Position>().is_ok(), fen.ends_with("w - -"), "{fen}");
        }
        for fen in [
            "4k3/8/8/8/8/8/8/4K3 w -",
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w X - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
        ] {
            assert_eq!(Position::from_foreign_fen(fen).err(), fen.parse::<Position>().err(), "{fen}");
        }
    }

    #[test]
    fn an_error_names_the_faulty_field() {
        for (fen, field, part) in [
            ("", FenField::Fields, "found 0"),
            ("4k3/8/8/8/8/8/8/4K3 w -", FenField::Fields, "expected 6, found 3"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w Kqa", FenField::Fields, "expected 6, found 3"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0", FenField::Fields, "expected 6, found 5"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", FenField::Fields, "found more"),
            ("8/8/8/8/8/8/8/8 w - -", FenField::Placement, "0 kings"),
            ("4k3/8/8/8/8/8/8/4K3 w H -", FenField::Castling, "`H` needs a king on e1 and a rook on h1"),
            (
                "1r2k3/8/8/8/8/8/8/4K3 b b -",
                FenField::Castling,
                "`b` names a rook on the b-file; castling of Chess960",
            ),
            (
                "nrkbbrnq/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRNQ w FBfb - 0 1",
                FenField::Castling,
                "`F` names a rook",
            ),
            ("4k3/8/8/8/8/8/8/4K3 w Z - 0 1", FenField::Castling, "letters of `KQkq` or `-`, found `Z`"),
            ("4k3/8/8/8/8/8/8/4K2R w KH - 0 1", FenField::Castling, "`H` is there twice"),
            ("8/8/8/8/8/8/8 w - - 0 1", FenField::Placement, "8 ranks"),
            ("8/8/8/8/8/8/8/9 w - - 0 1", FenField::Placement, "rank 1"),
            ("8/8/8/8/8/8/8/44k w - - 0 1", FenField::Placement, "more than 8"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", FenField::Placement, "0 kings"),
            ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", FenField::Placement, "1 promoted pieces and still 8"),
            ("q1qqk2q/qqqqqq2/8/8/8/8/8/4K3 b - - 0 1", FenField::Placement, "9 promoted"),
            ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", FenField::Placement, "pawn stands on h1"),
            ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", FenField::Placement, "in check from e7"),
            ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenField::Side, "`x`"),
            ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenField::Castling, "rook on h1"),
            ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", FenField::EnPassant, "e3"),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenField::EnPassant, "no pawn on e5"),
            ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", FenField::Halfmove, "`+1`"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 99999", FenField::Fullmove, "99999"),
        ] {
            let error = fen.parse::<Position>().expect_err(fen);
            assert_eq!(error.field, field, "{fen}: {error}");
            assert!(error.to_string().contains(part), "{fen}: {error}");
        }
    }
}
