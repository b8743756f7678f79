//! Legal moves.

mod list;
mod san;

pub use list::MoveList;
pub use san::san;

use crate::board::{Castling, Placement, geometry};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Move, MoveKind, Piece, Square};

/// The pieces of both colours that attack `square`, where `occupied` holds every piece that blocks.
#[inline]
pub fn attackers<S: Sliders>(sliders: S, board: &Placement, square: Square, occupied: Bitboard) -> Bitboard {
    let pawns = board.kind(Kind::Pawn);
    geometry::pawn(Colour::Black, square) & pawns & board.colour(Colour::White)
        | geometry::pawn(Colour::White, square) & pawns & board.colour(Colour::Black)
        | geometry::knight(square) & board.kind(Kind::Knight)
        | geometry::king(square) & board.kind(Kind::King)
        | sliders.bishop(square, occupied) & (board.kind(Kind::Bishop) | board.kind(Kind::Queen))
        | sliders.rook(square, occupied) & (board.kind(Kind::Rook) | board.kind(Kind::Queen))
}

/// The pieces that give check to the side to move.
#[inline]
pub fn checkers<S: Sliders>(sliders: S, board: &Placement) -> Bitboard {
    attackers(sliders, board, board.king(board.side()), board.occupied()) & board.colour(!board.side())
}

/// Appends every legal move.
pub fn legal<S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    let us = board.side();
    let them = !us;
    let occupied = board.occupied();
    let mut try_move = |mv: Move| {
        let mut after = *board;
        let mut toggle = |piece: Piece, square: Square| {
            after.kinds[piece.kind.index()] ^= square.into();
            after.colours[piece.colour.index()] ^= square.into();
        };
        let kind_at = |square: Square| Kind::ALL.into_iter().find(|&kind| board.kind(kind).has(square));
        let Some(kind) = kind_at(mv.from()) else { return };
        if mv.kind() == MoveKind::EnPassant {
            toggle(Piece::new(them, Kind::Pawn), mv.to().ahead(them));
        } else if mv.is_capture()
            && let Some(victim) = kind_at(mv.to())
        {
            toggle(Piece::new(them, victim), mv.to());
        }
        toggle(Piece::new(us, kind), mv.from());
        toggle(Piece::new(us, mv.promotion().unwrap_or(kind)), mv.to());
        if !(attackers(sliders, &after, after.king(us), after.occupied()) & after.colour(them)).any() {
            list.push(mv);
        }
    };
    for kind in Kind::ALL {
        for from in board.pieces(us, kind) {
            if kind == Kind::Pawn {
                let mut step = |to: Square, kind: MoveKind| {
                    if to.rank_for(us) == 7 {
                        for promoted in [Kind::Queen, Kind::Knight, Kind::Rook, Kind::Bishop] {
                            let kind = MoveKind::promotion(promoted, kind == MoveKind::Capture);
                            try_move(Move::new(from, to, kind));
                        }
                    } else {
                        try_move(Move::new(from, to, kind));
                    }
                };
                for to in geometry::pawn(us, from) & board.colour(them) {
                    step(to, MoveKind::Capture);
                }
                if let Some(to) = board.en_passant()
                    && geometry::pawn(us, from).has(to)
                {
                    step(to, MoveKind::EnPassant);
                }
                let to = from.ahead(us);
                if !occupied.has(to) {
                    step(to, MoveKind::Quiet);
                    let far = to.ahead(us);
                    if from.rank_for(us) == 1 && !occupied.has(far) {
                        step(far, MoveKind::DoublePush);
                    }
                }
                continue;
            }
            let targets = match kind {
                Kind::Knight => geometry::knight(from),
                Kind::Bishop => sliders.bishop(from, occupied),
                Kind::Rook => sliders.rook(from, occupied),
                Kind::Queen => sliders.queen(from, occupied),
                _ => geometry::king(from),
            };
            for to in targets & !board.colour(us) {
                let kind = if occupied.has(to) { MoveKind::Capture } else { MoveKind::Quiet };
                try_move(Move::new(from, to, kind));
            }
        }
    }
    let king = board.king(us);
    let safe = |square: Square| !(attackers(sliders, board, square, occupied) & board.colour(them)).any();
    let rank = king.rank();
    for (right, path, kind, through, to) in [
        (Castling::short(us), Castling::short_path(us), MoveKind::CastleShort, 5, 6),
        (Castling::long(us), Castling::long_path(us), MoveKind::CastleLong, 3, 2),
    ] {
        if board.castling().has(right)
            && !path.meets(occupied)
            && safe(king)
            && safe(Square::at(through, rank))
            && safe(Square::at(to, rank))
        {
            list.push(Move::new(king, Square::at(to, rank), kind));
        }
    }
}

/// Appends the legal captures and promotions.
pub fn captures<S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    let mut all = MoveList::new();
    legal(sliders, board, &mut all);
    for &mv in &all {
        if !mv.is_quiet() {
            list.push(mv);
        }
    }
}

/// Whether a move, foreign bits perhaps, is legal.
pub fn is_legal<S: Sliders>(sliders: S, board: &Placement, mv: Move) -> bool {
    let mut all = MoveList::new();
    legal(sliders, board, &mut all);
    all.contains(&mv)
}

/// How many positions lie `depth` plies below.
pub fn perft<S: Sliders>(sliders: S, position: &mut crate::board::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = MoveList::new();
    legal(sliders, position, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let mut nodes = 0;
    for &mv in &list {
        let undo = position.make(mv);
        nodes += perft(sliders, position, depth - 1);
        position.unmake(mv, undo);
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::sliders::Rays;

    #[test]
    fn perft_of_the_usual_positions() {
        for (fen, depth, nodes) in [
            (Position::START_FEN, 4, 197_281),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9_467),
            ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
            ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
        ] {
            let mut position: Position = fen.parse().unwrap();
            let before = position.clone();
            assert_eq!(perft(Rays, &mut position, depth), nodes, "{fen}");
            assert_eq!(position, before);
        }
    }
}
