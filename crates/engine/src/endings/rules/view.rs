//! A rule's view of a position: its features, each a small number.
//!
//! The pieces stand as in the table of their material: White is the stronger side, and the board is
//! mirrored or turned where this is needed for the table to hold the position (see
//! [`layout`](crate::endings::layout)).

use std::cell::Cell;
use std::fmt;

use super::feature::{Feature, PLACES, pair_of, pawns};
use crate::board::geometry;
use crate::endings::layout::Squares;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// A position as rules see it.
pub struct View<'a, R: Recipe> {
    pub(super) recipe: R,
    pub(super) pieces: &'a [Piece],
    pub(super) squares: [Square; PLACES],
    pub(super) to_move: Colour,
    pub(super) kings: [Square; 2],
    pub(super) occupied: Bitboard,
    /// The squares of each side's pieces, by colour.
    pub(super) by_colour: [Bitboard; 2],
    /// The squares that each side attacks, by colour.
    pub(super) attacked: [Bitboard; 2],
    /// Squares attacked by each piece.
    pub(super) attacks: [Bitboard; PLACES],
    /// Indices of the first two pawns.
    pawns: [u8; 2],
    /// Value of [`Feature::Shots`], which is slow to compute, once it has been asked for.
    shots: Cell<Option<u8>>,
}

impl<R: Recipe> fmt::Debug for View<'_, R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("View").field("squares", &self.squares).finish_non_exhaustive()
    }
}

/// A pawn, its way, and the squares of both kings.
struct Pawn {
    colour: Colour,
    square: Square,
    next: Square,
    /// The promotion square.
    home: Square,
    steps: u8,
    /// Square of the pawn's own king.
    friend: Square,
    /// Square of the other king.
    enemy: Square,
    is_enemys_turn: bool,
}

/// Number of moves that a knight takes from one square to another on an empty board, up to 6.
static HOPS: [[u8; 64]; 64] = {
    let mut hops = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let (mut reached, mut steps) = (1_u64 << from, 1);
        while steps <= 6 {
            let (east, west) = (reached << 1 & 0xfefe_fefe_fefe_fefe, reached >> 1 & 0x7f7f_7f7f_7f7f_7f7f);
            let near = east | west;
            let far = east << 1 & 0xfefe_fefe_fefe_fefe | west >> 1 & 0x7f7f_7f7f_7f7f_7f7f;
            let next = near << 16 | near >> 16 | far << 8 | far >> 8;
            let mut to = 0;
            while to < 64 {
                if (next & !reached) >> to & 1 != 0 {
                    hops[from][to] = steps;
                }
                to += 1;
            }
            reached |= next;
            steps += 1;
        }
        from += 1;
    }
    hops
};

/// A number whose only bit is the one at `place`, or 0 if `is_set` is false.
#[inline(always)]
pub(super) fn bit(place: u32, is_set: bool) -> u8 {
    u8::from(is_set) << place
}

impl<'a, R: Recipe> View<'a, R> {
    /// Creates the view of a position: `pieces` in the order of the layout, and their `squares` as
    /// in the table.
    #[inline]
    pub fn new(recipe: R, pieces: &'a [Piece], squares: &Squares, to_move: Colour) -> Self {
        let mut view = Self {
            recipe,
            pieces,
            squares: [Square::A1; PLACES],
            to_move,
            kings: [Square::A1; 2],
            occupied: Bitboard::EMPTY,
            by_colour: [Bitboard::EMPTY; 2],
            attacked: [Bitboard::EMPTY; 2],
            attacks: [Bitboard::EMPTY; PLACES],
            pawns: [0; 2],
            shots: Cell::new(None),
        };
        for (number, index) in view.pawns.iter_mut().zip(pawns(pieces)) {
            *number = index as u8;
        }
        for (place, &square) in view.squares.iter_mut().zip(squares) {
            *place = square;
        }
        for (piece, &square) in pieces.iter().zip(squares) {
            view.by_colour[piece.colour.index()] = view.by_colour[piece.colour.index()].with(square);
            if piece.kind == Kind::King {
                view.kings[piece.colour.index()] = square;
            }
        }
        view.occupied = view.by_colour[0] | view.by_colour[1];
        for ((piece, &square), attacks) in pieces.iter().zip(squares).zip(&mut view.attacks) {
            *attacks = match piece.kind {
                Kind::Pawn => geometry::pawn(piece.colour, square),
                Kind::Knight => geometry::knight(square),
                Kind::Bishop => recipe.sliders().bishop(square, view.occupied),
                Kind::Rook => recipe.sliders().rook(square, view.occupied),
                Kind::Queen => recipe.sliders().queen(square, view.occupied),
                Kind::King => geometry::king(square),
            };
            view.attacked[piece.colour.index()] |= *attacks;
        }
        view
    }

    /// Value of a feature, below 64; 0 if there is no such feature.
    #[inline]
    pub fn value(&self, number: u8) -> u8 {
        let Some(feature) = Feature::of(number) else { return 0 };
        let [white, black] = self.kings;
        let black_moves = u8::from(!self.to_move.is_white());
        match feature {
            Feature::Square(index) => self.square(index).index() as u8,
            Feature::Offset(pair) => {
                let (files, ranks) = self.difference(pair);
                ((files.clamp(-4, 3) + 4) | (ranks.clamp(-4, 3) + 4) << 3) as u8
            }
            Feature::Gap(pair) => {
                let (files, ranks) = self.difference(pair);
                files.unsigned_abs() | ranks.unsigned_abs() << 3
            }
            Feature::Freedom(pair) => {
                let (first, second) = pair_of(pair);
                self.moves(first).min(7) | self.moves(second).min(7) << 3
            }
            Feature::Race(index) => {
                let to = self.square(index);
                white.distance(to) | black.distance(to) << 3
            }
            Feature::RaceAhead(pawn) => {
                let to = self.pawn(pawn).next;
                white.distance(to) | black.distance(to) << 3
            }
            Feature::RaceHome(pawn) => {
                let to = self.pawn(pawn).home;
                white.distance(to) | black.distance(to) << 3
            }
            Feature::Status => self.status(),
            Feature::Tactics => self.tactics(),
            Feature::Way(pawn) => self.way(&self.pawn(pawn)),
            Feature::Chase(pawn) => {
                let pawn = self.pawn(pawn);
                pawn.steps | pawn.enemy.distance(pawn.home) << 3
            }
            Feature::Escort(pawn) => {
                let pawn = self.pawn(pawn);
                pawn.steps | pawn.friend.distance(pawn.square) << 3
            }
            Feature::Lead(pawn) => {
                let pawn = self.pawn(pawn);
                let late =
                    pawn.enemy.distance(pawn.home) as i8 - pawn.steps as i8 - i8::from(pawn.is_enemys_turn);
                (late + 4).clamp(0, 7) as u8 | pawn.friend.distance(pawn.next) << 3
            }
            Feature::Contest(pawn) => {
                let pawn = self.pawn(pawn);
                let nearer = pawn.friend.distance(pawn.next) as i8 - pawn.enemy.distance(pawn.next) as i8
                    + i8::from(pawn.is_enemys_turn);
                (nearer + 3).clamp(0, 7) as u8 | pawn.steps << 3
            }
            Feature::Guard(pawn) => self.guard(&self.pawn(pawn)),
            Feature::Distance(pair) => {
                let (first, second) = pair_of(pair);
                self.squares[first].distance(self.squares[second]) | black_moves << 3
            }
            Feature::Rise(pair) => (self.difference(pair).1 + 8) as u8,
            Feature::Shift(pair) => (self.difference(pair).0 + 8) as u8,
            Feature::Rank(index) => self.square(index).rank() | black_moves << 3,
            Feature::File(index) => self.square(index).file() | black_moves << 3,
            Feature::Moves(index) => self.moves(index.into()).min(15),
            Feature::Edge(index) => {
                let near = |line: u8| line.min(7 - line);
                let (file, rank) = (near(self.square(index).file()), near(self.square(index).rank()));
                file.min(rank) | bit(2, file.max(rank) <= 1) | black_moves << 3
            }
            Feature::Shades => {
                let shade = |index: usize| {
                    index < self.pieces.len() && Bitboard::LIGHT.has(self.squares[index % PLACES])
                };
                // Compares the last piece with the others: only equality of shades matters.
                let last = shade(self.pieces.len().wrapping_sub(1));
                (0..4).fold(0, |sum, index| sum | bit(index as u32, shade(index) != last))
            }
            Feature::Roam(index) => self.roam(index.into()),
            Feature::Checks => self.checks(Colour::White) | self.checks(Colour::Black) << 3,
            Feature::Fence(pawn) => self.fence(&self.pawn(pawn)),
            Feature::Shots => {
                let shots = self.shots.get().unwrap_or_else(|| self.shots());
                self.shots.set(Some(shots));
                shots
            }
            Feature::Hops(pair) => {
                let (first, second) = pair_of(pair);
                HOPS[self.squares[first].index()][self.squares[second].index()] | black_moves << 3
            }
        }
    }

    #[inline(always)]
    fn square(&self, index: u8) -> Square {
        self.squares[usize::from(index) % PLACES]
    }

    #[inline(always)]
    fn colour(&self, index: u8) -> Colour {
        self.pieces.get(usize::from(index)).map_or(Colour::White, |piece| piece.colour)
    }

    /// Signed distance in files and ranks from the first piece of a pair to the second.
    #[inline(always)]
    fn difference(&self, pair: u8) -> (i8, i8) {
        let (first, second) = pair_of(pair);
        let (first, second) = (self.squares[first], self.squares[second]);
        (second.file() as i8 - first.file() as i8, second.rank() as i8 - first.rank() as i8)
    }

    /// Number of squares that a piece attacks, that are free of its own side's pieces and that the
    /// other side does not attack. For a pawn these are squares to capture on.
    #[inline(always)]
    fn moves(&self, index: usize) -> u8 {
        let Some(piece) = self.pieces.get(index) else { return 0 };
        let safe = self.attacks[index % PLACES]
            & !self.by_colour[piece.colour.index()]
            & !self.attacked[(!piece.colour).index()];
        self.recipe.popcount().count_few(safe.0) as u8
    }

    /// Two bits for each piece except the kings, up to three pieces: attacked, protected.
    #[inline]
    fn status(&self) -> u8 {
        let (mut status, mut place) = (0, 0);
        for (piece, &square) in self.pieces.iter().zip(&self.squares) {
            if piece.kind != Kind::King {
                status |= bit(place, self.attacked[(!piece.colour).index()].has(square));
                status |= bit(place + 1, self.attacked[piece.colour.index()].has(square));
                place += 2;
            }
        }
        status
    }

    #[inline]
    fn tactics(&self) -> u8 {
        let mover = self.to_move.index();
        let mut bits = bit(0, mover == 1) | bit(1, self.attacked[1 - mover].has(self.kings[mover]));
        for colour in Colour::ALL {
            let us = colour.index();
            let hanging = self.by_colour[us] & self.attacked[1 - us] & !self.attacked[us];
            bits |= bit(2 + us as u32, hanging.any());
            bits |= bit(4 + us as u32, self.forks(colour));
        }
        bits
    }

    /// Returns true if a piece of this colour has a safe move after which it attacks two pieces
    /// that are kings or unprotected.
    #[inline]
    fn forks(&self, colour: Colour) -> bool {
        let (us, them) = (colour.index(), (!colour).index());
        let king = self.kings[them];
        let targets = self.by_colour[them] & !self.attacked[them] | Bitboard::of(king);
        if !targets.several() {
            return false;
        }
        for ((piece, &square), &attacks) in self.pieces.iter().zip(&self.squares).zip(&self.attacks) {
            if piece.colour != colour {
                continue;
            }
            let occupied = self.occupied & !Bitboard::of(square);
            for to in attacks & !self.by_colour[us] & !self.attacked[them] {
                if (self.hit(piece.kind, to, occupied) & targets).several() {
                    return true;
                }
            }
        }
        false
    }

    /// Squares attacked by a piece of this kind from a square; empty for a pawn.
    #[inline(always)]
    pub(super) fn hit(&self, kind: Kind, from: Square, occupied: Bitboard) -> Bitboard {
        match kind {
            Kind::Knight => geometry::knight(from),
            Kind::King => geometry::king(from),
            Kind::Bishop => self.recipe.sliders().bishop(from, occupied),
            Kind::Rook => self.recipe.sliders().rook(from, occupied),
            Kind::Queen => self.recipe.sliders().queen(from, occupied),
            Kind::Pawn => Bitboard::EMPTY,
        }
    }

    /// Number of squares that a piece reaches with one or two moves without entering a square that
    /// the other side attacks.
    #[inline]
    fn roam(&self, index: usize) -> u8 {
        let Some(piece) = self.pieces.get(index) else { return 0 };
        let from = Bitboard::of(self.squares[index % PLACES]);
        let safe = !(self.by_colour[piece.colour.index()] & !from) & !self.attacked[(!piece.colour).index()];
        let occupied = self.occupied & !from;
        let first = self.attacks[index % PLACES] & safe;
        let mut reached = first;
        for to in first {
            reached |= self.hit(piece.kind, to, occupied) & safe;
        }
        self.recipe.popcount().count((reached & !from).0).min(63) as u8
    }

    /// Number of moves with which a side gives check from a square that the other side does not
    /// attack, up to 7.
    #[inline]
    fn checks(&self, colour: Colour) -> u8 {
        let (us, them) = (colour.index(), (!colour).index());
        let king = self.kings[them];
        let mut checks = 0;
        for ((piece, &square), &attacks) in self.pieces.iter().zip(&self.squares).zip(&self.attacks) {
            if piece.colour == colour && !matches!(piece.kind, Kind::King | Kind::Pawn) {
                let from_king = self.hit(piece.kind, king, self.occupied & !Bitboard::of(square));
                let safe = attacks & from_king & !self.by_colour[us] & !self.attacked[them];
                checks += self.recipe.popcount().count_few(safe.0) as u8;
            }
        }
        checks.min(7)
    }

    /// Returns a pawn, by its number among the pawns, with the kings.
    #[inline(always)]
    fn pawn(&self, number: u8) -> Pawn {
        let index = self.pawns[usize::from(number & 1)];
        let (colour, square) = (self.colour(index), self.square(index));
        let home = Square::at(square.file(), if colour.is_white() { 7 } else { 0 });
        Pawn {
            colour,
            square,
            next: square.ahead(colour),
            home,
            steps: square.distance(home),
            friend: self.kings[colour.index()],
            enemy: self.kings[(!colour).index()],
            is_enemys_turn: self.to_move != colour,
        }
    }

    #[inline]
    fn guard(&self, pawn: &Pawn) -> u8 {
        let them = (!pawn.colour).index();
        // Effects of the other side's pieces, without its king.
        let (mut next, mut home, mut line) = (false, false, false);
        for ((piece, &square), attacks) in self.pieces.iter().zip(&self.squares).zip(&self.attacks) {
            if piece.colour.index() == them && piece.kind != Kind::King {
                next |= attacks.has(pawn.next) || square == pawn.next;
                home |= attacks.has(pawn.home) || square == pawn.home;
                line |= square.file() == pawn.home.file();
            }
        }
        bit(0, pawn.is_enemys_turn)
            | bit(1, next)
            | bit(2, home)
            | bit(3, line)
            | bit(4, pawn.friend.distance(pawn.home) <= 1)
            | bit(5, pawn.enemy.distance(pawn.home) <= 1)
    }

    /// Value of [`Feature::Fence`].
    #[inline]
    fn fence(&self, pawn: &Pawn) -> u8 {
        let Pawn { colour, square, enemy, .. } = *pawn;
        let up = |rank: u8| if colour.is_white() { rank } else { 7 - rank };
        let is_between = |at: u8, a: u8, b: u8| a.min(b) < at && at < a.max(b);
        let (mut by_file, mut by_rank, mut behind, mut chased) = (false, false, false, false);
        for ((piece, &at), attacks) in self.pieces.iter().zip(&self.squares).zip(&self.attacks) {
            if !matches!(piece.kind, Kind::Rook | Kind::Queen) {
                continue;
            }
            let is_behind = at.file() == square.file() && up(at.rank()) < up(square.rank());
            if piece.colour == colour {
                by_file |= is_between(at.file(), square.file(), enemy.file());
                by_rank |= up(enemy.rank()) < up(at.rank());
                behind |= is_behind;
            } else {
                chased |= attacks.has(square) || is_behind;
            }
        }
        bit(0, by_file)
            | bit(1, by_rank)
            | bit(2, behind)
            | bit(3, chased)
            | bit(4, up(enemy.rank()) > up(square.rank()))
            | bit(5, enemy.file().abs_diff(square.file()) <= 1)
    }

    /// Value of [`Feature::Way`]: the state of a pawn's way to its promotion.
    #[inline]
    fn way(&self, pawn: &Pawn) -> u8 {
        let Pawn { colour, next, .. } = *pawn;
        let mut way = Bitboard::of(next);
        for _ in 0..5 {
            way |= way.ahead(colour);
        }
        let (us, them) = (colour.index(), (!colour).index());
        bit(0, !self.to_move.is_white())
            | bit(1, way.meets(self.by_colour[us]))
            | bit(2, way.meets(self.by_colour[them]))
            | bit(3, self.attacked[them].has(next))
            | bit(4, self.attacked[us].has(next))
            | bit(5, (way & self.attacked[them] & !self.attacked[us]).any())
    }
}
