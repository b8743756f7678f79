//! Moves, evaluation and search, generic over the engine's parts.

use std::marker::PhantomData;

use plywright_parts::popcount::Popcount;
use plywright_parts::repetition::Repetition;
use plywright_parts::score::Score;
use plywright_parts::sliders::Sliders;
use plywright_parts::types::{Bitboard, Key, Square};

use crate::board::{Board, Piece, Step};

/// A value beyond every evaluation.
const MATE: i32 = 30_000;

/// An engine made of these parts, and the positions that have been on its board.
#[derive(Debug)]
pub struct Engine<P, S, V, R> {
    popcount: P,
    sliders: S,
    played: R,
    score: PhantomData<V>,
}

impl<P: Popcount, S: Sliders, V: Score, R: Repetition> Engine<P, S, V, R> {
    /// Makes an engine that has seen no position yet. A `P` and an `S` exist only on a CPU that can
    /// run them.
    pub fn new(popcount: P, sliders: S) -> Self {
        Self { popcount, sliders, played: R::new(), score: PhantomData }
    }

    /// Returns the names of the parts.
    pub fn parts() -> [&'static str; 4] {
        [P::NAME, S::NAME, V::NAME, R::NAME]
    }

    /// Adds the position on the board, `reversible` plies after the last capture.
    pub fn push(&mut self, board: &Board, reversible: u32) {
        self.played.push(Key(board.key()), reversible);
    }

    /// Returns true if the last position on the board has occurred twice before.
    pub fn is_draw(&self) -> bool {
        self.played.is_draw(0)
    }

    /// Returns the attacks of a piece. Here the engine's squares become Plywright's, and
    /// Plywright's bitboards become `u64`s.
    fn attacks(&self, board: &Board, at: usize, piece: Piece) -> u64 {
        let Some(square) = u8::try_from(at).ok().and_then(Square::new) else { return 0 };
        let occupied = Bitboard(board.pieces[0] | board.pieces[1]);
        match piece {
            Piece::Queen => self.sliders.queen(square, occupied).0,
            Piece::Rook => self.sliders.rook(square, occupied).0,
            Piece::Bishop => self.sliders.bishop(square, occupied).0,
            Piece::King => leaps(at, &[(0, 1), (1, 1), (1, 0), (1, -1)]),
            Piece::Knight => leaps(at, &[(1, 2), (2, 1), (2, -1), (1, -2)]),
        }
    }

    /// Returns true if the king of `side` is attacked.
    fn is_attacked(&self, board: &Board, side: usize) -> bool {
        let Some(king) = board.king(side) else { return false };
        board.each(1 - side).any(|(at, piece)| self.attacks(board, at, piece) >> king & 1 == 1)
    }

    /// Returns every legal move, with the position after it, and true if it captures.
    pub fn moves(&self, board: &Board) -> Vec<(Step, Board, bool)> {
        let mut moves = Vec::new();
        for (from, piece) in board.each(board.turn) {
            let mut targets = self.attacks(board, from, piece) & !board.pieces[board.turn];
            while targets != 0 {
                let step = Step { from, to: targets.trailing_zeros() as usize };
                targets &= targets - 1;
                let (next, taken) = board.after(step);
                if !self.is_attacked(&next, board.turn) {
                    moves.push((step, next, taken));
                }
            }
        }
        moves
    }

    /// Returns the number of lines of `depth` plies.
    pub fn perft(&self, board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves(board).iter().map(|(_, next, _)| self.perft(next, depth - 1)).sum()
    }

    /// Returns the value of the position for the side to move, in centipawns: pieces and their
    /// mobility, interpolated between midgame and endgame by the number of pieces left.
    pub fn evaluate(&self, board: &Board) -> i32 {
        let mut sum = V::ZERO;
        for side in [board.turn, 1 - board.turn] {
            for (at, piece) in board.each(side) {
                let (worth, step) = match piece {
                    Piece::King => (V::ZERO, V::new(-4, 3)),
                    Piece::Queen => (V::new(1000, 950), V::new(2, 4)),
                    Piece::Rook => (V::new(480, 530), V::new(2, 4)),
                    Piece::Bishop => (V::new(340, 320), V::new(4, 4)),
                    Piece::Knight => (V::new(330, 300), V::new(4, 3)),
                };
                let mobility = self.popcount.count(self.attacks(board, at, piece) & !board.pieces[side]);
                sum += worth + step * mobility.cast_signed();
            }
            sum = -sum;
        }
        // The side to move came first and was negated twice.
        let left = self.popcount.count(board.pieces[0] | board.pieces[1]).min(16).cast_signed();
        (sum.mg() * left + sum.eg() * (16 - left)) / 16
    }

    /// Returns the best move and its value from a search of `depth` plies. Without a legal move, or
    /// at depth 0, it returns no move.
    pub fn search(&mut self, board: &Board, depth: u32, reversible: u32) -> (Option<Step>, i32) {
        self.negamax(board, depth, [-MATE, MATE], 0, reversible)
    }

    fn negamax(
        &mut self,
        board: &Board,
        depth: u32,
        [mut alpha, beta]: [i32; 2],
        ply: u32,
        reversible: u32,
    ) -> (Option<Step>, i32) {
        if ply > 0 && self.played.is_draw(ply) {
            return (None, 0);
        }
        let moves = self.moves(board);
        if moves.is_empty() {
            let is_mate = self.is_attacked(board, board.turn);
            return (None, if is_mate { ply.cast_signed() - MATE } else { 0 });
        }
        if depth == 0 {
            return (None, self.evaluate(board));
        }
        let mut best = (None, -MATE);
        for (step, next, taken) in moves {
            let reversible = if taken { 0 } else { reversible + 1 };
            self.push(&next, reversible);
            let value = -self.negamax(&next, depth - 1, [-beta, -alpha], ply + 1, reversible).1;
            self.played.pop();
            if value > best.1 {
                best = (Some(step), value);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Returns the squares on the board at these distances from `at`, and at the opposite distances.
fn leaps(at: usize, ways: &[(i32, i32)]) -> u64 {
    let (file, rank) = ((at % 8) as i32, (at / 8) as i32);
    let both = ways.iter().flat_map(|&(files, ranks)| [(files, ranks), (-files, -ranks)]);
    let on_board = both.map(|(files, ranks)| (file + files, rank + ranks));
    on_board
        .filter(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
        .fold(0, |set, (file, rank)| set | 1 << (rank * 8 + file))
}
