//! The board of the OpenMP study (claim 8): 64 characters, small enough that every thread has a
//! copy.
//!
//! Moves are generated without regard to check. Each is then made, tested and taken back. The
//! program of the OpenMP study finds the legal moves in this way, and spends most of its time on it
//! (claim 17). The value is updated with each move, so that a comparison with the engine's board
//! measures the boards and not a sum over the squares.

use super::material::{lost, sign, worth};
use super::{Board, LastPly};
use plywright::board::{Castling, Position};
use plywright::movegen::MoveList;
use plywright::types::{Colour, Kind, Move, MoveKind, Square};

/// An empty square.
const EMPTY: u8 = b'.';

/// The queen's eight directions as steps of the index: first the rook's four, then the bishop's.
const STEPS: [i8; 8] = [8, -8, 1, -1, 9, 7, -7, -9];

/// Number of squares from each square to the edge of the board, by direction.
static ROOM: [[u8; 8]; 64] = {
    let mut room = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let (east, north) = (7 - square as u8 % 8, 7 - square as u8 / 8);
        let (west, south) = (7 - east, 7 - north);
        let corner = [least(north, east), least(north, west), least(south, east), least(south, west)];
        room[square] = [north, south, east, west, corner[0], corner[1], corner[2], corner[3]];
        square += 1;
    }
    room
};

/// Moves of a knight from each square: their number, and the target squares.
static KNIGHT: [(u8, [u8; 8]); 64] = {
    let mut table = [(0, [0; 8]); 64];
    let leaps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let mut square = 0;
    while square < 64 {
        let mut leap = 0;
        while leap < 8 {
            let (file, rank) = (square % 8 + leaps[leap].0, square / 8 + leaps[leap].1);
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                let (count, squares) = &mut table[square as usize];
                squares[*count as usize] = (8 * rank + file) as u8;
                *count += 1;
            }
            leap += 1;
        }
        square += 1;
    }
    table
};

const fn least(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// A board of characters: `P` is a white pawn and `p` a black one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    squares: [u8; 64],
    side: Colour,
    castling: Castling,
    en_passant: Option<Square>,
    /// Squares of the kings, White's first.
    kings: [Square; 2],
    /// White's material less Black's, in pawns.
    material: i32,
}

/// State of the position before a move that the move itself does not record.
#[derive(Debug)]
pub struct Undo {
    captured: u8,
    castling: Castling,
    en_passant: Option<Square>,
    material: i32,
}

/// Letter of a piece of this side.
const fn letter(side: Colour, kind: Kind) -> u8 {
    let letter = kind.letter() as u8;
    if side.is_white() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// Returns true if the letter is a piece of this side. An empty square belongs to neither side.
const fn is_own(side: Colour, letter: u8) -> bool {
    if side.is_white() { letter.is_ascii_uppercase() } else { letter.is_ascii_lowercase() }
}

/// Worth of the piece in pawns; 0 for a king or an empty square.
const fn worth_of(letter: u8) -> i32 {
    match letter.to_ascii_lowercase() {
        b'p' => worth(Kind::Pawn),
        b'n' => worth(Kind::Knight),
        b'b' => worth(Kind::Bishop),
        b'r' => worth(Kind::Rook),
        b'q' => worth(Kind::Queen),
        _ => 0,
    }
}

impl Mailbox {
    /// Sets up the board of a position.
    pub fn new(position: &Position) -> Self {
        let mut squares = [EMPTY; 64];
        for square in Square::all() {
            if let Some(piece) = position.piece_at(square) {
                squares[square.index()] = piece.letter() as u8;
            }
        }
        let material = squares.iter().map(|&letter| {
            let colour = Colour::of(letter.is_ascii_uppercase());
            sign(colour) * worth_of(letter)
        });
        Self {
            material: material.sum(),
            squares,
            side: position.side(),
            castling: position.castling(),
            en_passant: position.en_passant(),
            kings: [position.king(Colour::White), position.king(Colour::Black)],
        }
    }

    #[inline(always)]
    const fn at(&self, square: u8) -> u8 {
        self.squares[square as usize & 63]
    }

    /// Returns true if `by` attacks a square.
    fn is_attacked(&self, square: Square, by: Colour) -> bool {
        let from = square.index() as u8;
        let (count, leaps) = &KNIGHT[square.index()];
        let knight = letter(by, Kind::Knight);
        if leaps[..usize::from(*count)].iter().any(|&leap| self.at(leap) == knight) {
            return true;
        }
        let [king, queen] = [Kind::King, Kind::Queen].map(|kind| letter(by, kind));
        let [rook, bishop] = [Kind::Rook, Kind::Bishop].map(|kind| letter(by, kind));
        for (direction, (&step, &room)) in STEPS.iter().zip(&ROOM[square.index()]).enumerate() {
            let slider = if direction < 4 { rook } else { bishop };
            let mut to = from;
            for distance in 1..=room {
                to = to.wrapping_add_signed(step);
                let found = self.at(to);
                if found == EMPTY {
                    continue;
                }
                if found == slider || found == queen || distance == 1 && found == king {
                    return true;
                }
                break;
            }
        }
        // A pawn attacks from the rank behind the square, as seen by its side.
        let pawn = letter(by, Kind::Pawn);
        let directions = if by.is_white() { [6, 7] } else { [4, 5] };
        directions.into_iter().any(|direction| {
            ROOM[square.index()][direction] > 0 && self.at(from.wrapping_add_signed(STEPS[direction])) == pawn
        })
    }

    /// Appends the pseudo-legal moves, which may leave the own king in check.
    fn candidates(&self, list: &mut MoveList) {
        for from in Square::all() {
            let piece = self.squares[from.index()];
            if piece == EMPTY || !is_own(self.side, piece) {
                continue;
            }
            match piece.to_ascii_lowercase() {
                b'p' => self.pawn(from, list),
                b'n' => {
                    let (count, leaps) = &KNIGHT[from.index()];
                    for &to in &leaps[..usize::from(*count)] {
                        self.step(from, to, list);
                    }
                }
                b'b' => self.slide(from, 4..8, 7, list),
                b'r' => self.slide(from, 0..4, 7, list),
                b'q' => self.slide(from, 0..8, 7, list),
                _ => {
                    self.slide(from, 0..8, 1, list);
                    self.castle(from, list);
                }
            }
        }
    }

    /// Appends the move to a square unless a piece of the same side stands there. Returns true if
    /// the square is empty, so that a slider can move on.
    #[inline(always)]
    fn step(&self, from: Square, to: u8, list: &mut MoveList) -> bool {
        let found = self.at(to);
        if found == EMPTY {
            list.push(Move::new(from, Square::wrapping(to), MoveKind::Quiet));
            return true;
        }
        if !is_own(self.side, found) {
            list.push(Move::new(from, Square::wrapping(to), MoveKind::Capture));
        }
        false
    }

    fn slide(&self, from: Square, directions: std::ops::Range<usize>, reach: u8, list: &mut MoveList) {
        for direction in directions {
            let mut to = from.index() as u8;
            for _ in 0..ROOM[from.index()][direction].min(reach) {
                to = to.wrapping_add_signed(STEPS[direction]);
                if !self.step(from, to, list) {
                    break;
                }
            }
        }
    }

    fn pawn(&self, from: Square, list: &mut MoveList) {
        let (ahead, captures, home, seventh) =
            if self.side.is_white() { (0, [4, 5], 1, 6) } else { (1, [6, 7], 6, 1) };
        let rank = from.index() / 8;
        let to = |direction: usize| (from.index() as u8).wrapping_add_signed(STEPS[direction]);
        let mut push = |to: u8, captures: bool| {
            let to = Square::wrapping(to);
            if rank == seventh {
                for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    list.push(Move::new(from, to, MoveKind::promotion(kind, captures)));
                }
            } else {
                list.push(Move::new(from, to, if captures { MoveKind::Capture } else { MoveKind::Quiet }));
            }
        };
        for direction in captures {
            if ROOM[from.index()][direction] > 0 {
                let found = self.at(to(direction));
                if found != EMPTY && !is_own(self.side, found) {
                    push(to(direction), true);
                }
            }
        }
        let next = to(ahead);
        if self.at(next) == EMPTY {
            push(next, false);
            let two = next.wrapping_add_signed(STEPS[ahead]);
            if rank == home && self.at(two) == EMPTY {
                list.push(Move::new(from, Square::wrapping(two), MoveKind::DoublePush));
            }
        }
        if let Some(target) = self.en_passant {
            let takes = |&direction: &usize| {
                ROOM[from.index()][direction] > 0 && usize::from(to(direction)) == target.index()
            };
            if captures.iter().any(takes) {
                list.push(Move::new(from, target, MoveKind::EnPassant));
            }
        }
    }

    fn castle(&self, king: Square, list: &mut MoveList) {
        let enemy = self.side.other();
        let home = king.index() as u8;
        let is_empty = |squares: &[u8]| squares.iter().all(|&square| self.at(square) == EMPTY);
        let is_safe =
            |squares: &[u8]| squares.iter().all(|&square| !self.is_attacked(Square::wrapping(square), enemy));
        // The king's target square is tested later, as for every move.
        if self.castling.has(Castling::short(self.side))
            && is_empty(&[home + 1, home + 2])
            && is_safe(&[home, home + 1])
        {
            list.push(Move::new(king, Square::wrapping(home + 2), MoveKind::CastleShort));
        }
        if self.castling.has(Castling::long(self.side))
            && is_empty(&[home - 1, home - 2, home - 3])
            && is_safe(&[home, home - 1])
        {
            list.push(Move::new(king, Square::wrapping(home - 2), MoveKind::CastleLong));
        }
    }

    /// Returns true if the side that made the last move left its king in check.
    #[inline(always)]
    fn is_exposed(&self) -> bool {
        self.is_attacked(self.kings[self.side.other().index()], self.side)
    }

    /// Square of the pawn that an en-passant capture on this target takes.
    const fn passed_pawn(side: Colour, target: Square) -> usize {
        (if side.is_white() { target.index() - 8 } else { target.index() + 8 }) & 63
    }
}

impl Board for Mailbox {
    type Undo = Undo;

    #[inline(always)]
    fn side(&self) -> Colour {
        self.side
    }

    fn moves(&mut self, list: &mut MoveList) {
        let mut candidates = MoveList::new();
        self.candidates(&mut candidates);
        for &mv in &candidates {
            let undo = self.make(mv);
            if !self.is_exposed() {
                list.push(mv);
            }
            self.unmake(mv, undo);
        }
    }

    fn make(&mut self, mv: Move) -> Undo {
        let side = self.side;
        let (from, to) = (mv.from().index(), mv.to().index());
        let captured = self.squares[to];
        let undo =
            Undo { captured, castling: self.castling, en_passant: self.en_passant, material: self.material };
        let mut gain = worth_of(captured);
        let piece = self.squares[from];
        self.squares[from] = EMPTY;
        self.squares[to] = piece;
        self.en_passant = None;
        match mv.kind() {
            MoveKind::DoublePush => self.en_passant = Some(Square::wrapping(((from + to) / 2) as u8)),
            MoveKind::EnPassant => {
                self.squares[Self::passed_pawn(side, mv.to())] = EMPTY;
                gain += worth(Kind::Pawn);
            }
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let (rook_from, rook_to) = Castling::rook_path(mv.to());
                self.squares[rook_from.index()] = EMPTY;
                self.squares[rook_to.index()] = letter(side, Kind::Rook);
            }
            _ => {
                if let Some(kind) = mv.promotion() {
                    self.squares[to] = letter(side, kind);
                    gain += worth(kind) - worth(Kind::Pawn);
                }
            }
        }
        if piece.eq_ignore_ascii_case(&b'k') {
            self.kings[side.index()] = mv.to();
        }
        self.castling = self.castling.after_touching(mv.from()).after_touching(mv.to());
        self.material += sign(side) * gain;
        self.side = side.other();
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.side = self.side.other();
        let side = self.side;
        let (from, to) = (mv.from().index(), mv.to().index());
        let piece = if mv.promotion().is_some() { letter(side, Kind::Pawn) } else { self.squares[to] };
        self.squares[from] = piece;
        self.squares[to] = undo.captured;
        match mv.kind() {
            MoveKind::EnPassant => {
                self.squares[Self::passed_pawn(side, mv.to())] = letter(side.other(), Kind::Pawn);
            }
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let (rook_from, rook_to) = Castling::rook_path(mv.to());
                self.squares[rook_to.index()] = EMPTY;
                self.squares[rook_from.index()] = letter(side, Kind::Rook);
            }
            _ => {}
        }
        if piece.eq_ignore_ascii_case(&b'k') {
            self.kings[side.index()] = mv.from();
        }
        Undo { castling: self.castling, en_passant: self.en_passant, material: self.material, .. } = undo;
    }

    #[inline(always)]
    fn material(&self) -> i32 {
        self.material
    }

    fn last_ply(&mut self) -> LastPly {
        let side = self.side;
        let mut list = MoveList::new();
        self.moves(&mut list);
        let mut last = LastPly { value: lost(side), positions: list.len() as u64 };
        for &mv in &list {
            let undo = self.make(mv);
            last.value =
                if side.is_white() { last.value.max(self.material) } else { last.value.min(self.material) };
            self.unmake(mv, undo);
        }
        last
    }
}
