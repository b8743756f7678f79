//! Writing of a move in algebraic notation.

use crate::board::Position;
use crate::movegen::Rules;
use crate::types::{Kind, Move, MoveKind};

/// Writes a move in standard algebraic notation (FIDE Laws of Chess, appendix C): `Nbd7`, `exd6`,
/// `O-O`, `e8=Q+`, `Qh5#`.
///
/// The move must be legal in the position; the text of any other move is meaningless.
pub fn san(rules: impl Into<Rules>, position: &Position, mv: Move) -> String {
    write(rules.into(), position, mv)
}

fn write(rules: Rules, position: &Position, mv: Move) -> String {
    let mut text = match mv.kind() {
        MoveKind::CastleShort => "O-O".to_owned(),
        MoveKind::CastleLong => "O-O-O".to_owned(),
        _ => step(rules, position, mv),
    };
    let mut after = position.clone();
    let _ = after.make(mv);
    if rules.checkers(&after).any() {
        text.push(if rules.legal(&after).is_empty() { '#' } else { '+' });
    }
    text
}

/// Writes any move but castling, without the mark of check.
fn step(rules: Rules, position: &Position, mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    let kind = position.kind_at(from).unwrap_or(Kind::Pawn);
    let [file, rank] = [b'a' + from.file(), b'1' + from.rank()].map(char::from);
    let mut text = String::with_capacity(8);
    if kind == Kind::Pawn {
        if mv.is_capture() {
            text.push(file);
        }
    } else {
        text.push(kind.letter().to_ascii_uppercase());
        let all = rules.legal(position);
        let rivals = || {
            all.iter().map(|other| (other.from(), other.to())).filter(|&(origin, target)| {
                target == to && origin != from && position.kind_at(origin) == Some(kind)
            })
        };
        let shares_file = rivals().any(|(origin, _)| origin.file() == from.file());
        let shares_rank = rivals().any(|(origin, _)| origin.rank() == from.rank());
        if shares_rank || (!shares_file && rivals().next().is_some()) {
            text.push(file);
        }
        if shares_file {
            text.push(rank);
        }
    }
    if mv.is_capture() {
        text.push('x');
    }
    text.push_str(&to.to_string());
    if let Some(promoted) = mv.promotion() {
        text.push('=');
        text.push(promoted.letter().to_ascii_uppercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    /// Returns the notation of the move that UCI writes as `uci`.
    fn notation(fen: &str, uci: &str) -> String {
        let position: Position = fen.parse().unwrap();
        let moves = Rules::from(Portable::PORTABLE).legal(&position);
        let mv = moves.iter().find(|mv| mv.to_string() == uci).unwrap_or_else(|| panic!("{uci} in {fen}"));
        san(Portable::PORTABLE, &position, *mv)
    }

    #[test]
    fn an_ambiguous_piece_is_written_with_file_then_rank_then_both() {
        assert_eq!(notation("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2"), "Nbd2");
        assert_eq!(
            notation("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2"),
            "Nbd2",
            "file and rank both differ: the file is written"
        );
        assert_eq!(notation("4k3/R7/8/8/8/8/8/R3K3 w - - 0 1", "a1a4"), "R1a4");
        let queens = "8/7k/8/8/Q2Q4/8/8/Q3K3 w - - 0 1";
        assert_eq!(notation(queens, "a4c4"), "Qac4");
        assert_eq!(notation("6k1/8/8/8/Q6Q/8/8/Q3K3 w - - 0 1", "a4d4"), "Qa4d4");
        assert_eq!(notation(queens, "a1a2"), "Q1a2");
    }

    #[test]
    fn a_pinned_rival_is_no_rival() {
        assert_eq!(notation("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
    }

    #[test]
    fn pawn_moves_are_written_as_in_the_standard() {
        assert_eq!(notation("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4"), "d4");
        assert_eq!(notation("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
        assert_eq!(notation("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8q"), "cxd8=Q+");
        assert_eq!(notation("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7c8n"), "c8=N");
    }

    #[test]
    fn castling_check_and_mate_are_marked() {
        assert_eq!(notation("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O");
        assert_eq!(notation("5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "O-O+");
        assert_eq!(notation("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4"), "Qh4#");
        assert_eq!(notation("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
        assert_eq!(notation("6k1/5p1p/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8+");
        assert_eq!(notation("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7"), "Qf7", "stalemate is no mate");
    }
}
