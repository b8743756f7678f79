//! What a rule looks at: features of a position, each a small number.
//!
//! The men stand as the table of their material has them: White is the stronger side, and a symmetry of the board has been
//! taken away. A feature is named by a byte; it says how two men stand to each other, how safely a man can move, who is nearer to a square.

use std::fmt;

use crate::board::geometry;
use crate::endings::layout::Squares;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// There is room for so many men, more than there are, so that a place cut down to three bits is always one of them.
const PLACES: usize = 8;

/// The pairs of men, by their places in the layout's order. There are ten.
const PAIRS: [(usize, usize); 16] = {
    let mut pairs = [(0, 0); 16];
    let (mut pair, mut one) = (0, 0);
    while one < 5 {
        let mut other = one + 1;
        while other < 5 {
            pairs[pair] = (one, other);
            pair += 1;
            other += 1;
        }
        one += 1;
    }
    pairs
};

/// The places of a pair's men.
#[inline(always)]
const fn pair_of(pair: u8) -> (usize, usize) {
    let (one, other) = PAIRS[(pair & 15) as usize];
    (one % PLACES, other % PLACES)
}

/// A feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feature {
    /// Where a man stands.
    Square(u8),
    /// From one man to another: files and ranks, each from -4 to 3 and cut off there.
    Offset(u8),
    /// How many files and how many ranks are between two men.
    Gap(u8),
    /// How many safe moves two men have, up to 7 each.
    Freedom(u8),
    /// How far both kings are from a man.
    Race(u8),
    /// How far both kings are from the square before a pawn.
    RaceAhead(u8),
    /// How far both kings are from the square where a pawn promotes.
    RaceHome(u8),
    /// Which men beside the kings are attacked, and which are protected.
    Status,
    /// Who is to move; checks, forks, and men that hang.
    Tactics,
    /// Who is to move, and what there is of a pawn's way: blocked, attacked.
    Way(u8),
    /// How many steps a pawn has to its promotion, and how far the other side's king is from there.
    Chase(u8),
    /// How many steps a pawn has to its promotion, and how far its own king is from it.
    Escort(u8),
    /// By how many moves the other side's king is late where a pawn promotes, and how far the pawn's own king is from the square before
    /// it.
    Lead(u8),
    /// By how many moves the other side's king is nearer to the square before a pawn than the pawn's own, and how many steps the pawn has.
    Contest(u8),
    /// What is around a pawn: which king and which other men attack the squares before it and where it promotes, and who is to move.
    Guard(u8),
    /// How far one man is from another, and who is to move.
    Distance(u8),
    /// By how many ranks one man is above another.
    Rise(u8),
    /// By how many files one man is to the right of another.
    Shift(u8),
    /// A man's rank, and who is to move.
    Rank(u8),
    /// A man's file, and who is to move.
    File(u8),
    /// How many safe moves a man has, up to 15.
    Moves(u8),
    /// How far a man is from the edge, from the nearest corner, and who is to move.
    Edge(u8),
    /// Whether a man stands on a light square, and the colours of the other men's squares.
    Shades,
}

impl Feature {
    /// The one with that number.
    pub(super) const fn of(number: u8) -> Option<Self> {
        Some(match number {
            0..5 => Self::Square(number),
            5..15 => Self::Offset(number - 5),
            15..25 => Self::Gap(number - 15),
            25..35 => Self::Freedom(number - 25),
            35..40 => Self::Race(number - 35),
            40..42 => Self::RaceAhead(number - 40),
            42..44 => Self::RaceHome(number - 42),
            44..46 => Self::Way(number - 44),
            46..48 => Self::Chase(number - 46),
            48..50 => Self::Escort(number - 48),
            50..52 => Self::Lead(number - 50),
            52..54 => Self::Contest(number - 52),
            54..56 => Self::Guard(number - 54),
            56 => Self::Status,
            57 => Self::Tactics,
            58..68 => Self::Distance(number - 58),
            68..78 => Self::Rise(number - 68),
            78..88 => Self::Shift(number - 78),
            88..93 => Self::Rank(number - 88),
            93..98 => Self::File(number - 93),
            98..103 => Self::Moves(number - 98),
            103..108 => Self::Edge(number - 103),
            108 => Self::Shades,
            _ => return None,
        })
    }

    /// The numbers of all that say something of these men.
    #[cfg(any(feature = "tables", test))]
    pub(super) fn all(men: &[Piece]) -> Vec<u8> {
        let says = |feature: &Self| match *feature {
            Self::Square(man) | Self::Rank(man) | Self::File(man) | Self::Moves(man) | Self::Edge(man) => {
                usize::from(man) < men.len()
            }
            Self::Offset(pair)
            | Self::Gap(pair)
            | Self::Freedom(pair)
            | Self::Distance(pair)
            | Self::Rise(pair)
            | Self::Shift(pair) => pair_of(pair).1 < men.len(),
            Self::Race(man) => men.get(usize::from(man)).is_some_and(|piece| piece.kind != Kind::King),
            Self::RaceAhead(pawn)
            | Self::RaceHome(pawn)
            | Self::Way(pawn)
            | Self::Chase(pawn)
            | Self::Escort(pawn)
            | Self::Lead(pawn)
            | Self::Contest(pawn)
            | Self::Guard(pawn) => pawns(men).nth(pawn.into()).is_some(),
            Self::Status | Self::Tactics | Self::Shades => true,
        };
        (0..=u8::MAX).filter(|&number| Self::of(number).as_ref().is_some_and(says)).collect()
    }

    /// Its name with the letters of the men.
    pub(super) fn name(self, men: &[Piece]) -> String {
        let man = |at: u8| men.get(usize::from(at)).map_or('?', |piece| piece.letter());
        let pawn = |at: u8| pawns(men).nth(at.into()).map_or('?', |at| man(at as u8));
        let pair = |at: u8| {
            let (one, other) = pair_of(at);
            format!("{}, {}", man(one as u8), man(other as u8))
        };
        match self {
            Self::Square(at) => format!("square of {}", man(at)),
            Self::Offset(at) => format!("offset of {}", pair(at)),
            Self::Gap(at) => format!("gap of {}", pair(at)),
            Self::Freedom(at) => format!("freedom of {}", pair(at)),
            Self::Race(at) => format!("race to {}", man(at)),
            Self::RaceAhead(at) => format!("race before {}", pawn(at)),
            Self::RaceHome(at) => format!("race to the promotion of {}", pawn(at)),
            Self::Status => "status".to_owned(),
            Self::Tactics => "tactics".to_owned(),
            Self::Way(at) => format!("way of {}", pawn(at)),
            Self::Chase(at) => format!("chase of {}", pawn(at)),
            Self::Escort(at) => format!("escort of {}", pawn(at)),
            Self::Lead(at) => format!("lead of {}", pawn(at)),
            Self::Contest(at) => format!("contest before {}", pawn(at)),
            Self::Guard(at) => format!("guard before {}", pawn(at)),
            Self::Distance(at) => format!("distance of {}", pair(at)),
            Self::Rise(at) => format!("rise of {}", pair(at)),
            Self::Shift(at) => format!("shift of {}", pair(at)),
            Self::Rank(at) => format!("rank of {}", man(at)),
            Self::File(at) => format!("file of {}", man(at)),
            Self::Moves(at) => format!("moves of {}", man(at)),
            Self::Edge(at) => format!("edge of {}", man(at)),
            Self::Shades => "shades".to_owned(),
        }
    }
}

/// A position, as rules look at it.
#[derive(Clone, Copy)]
pub(super) struct View<'a, R: Recipe> {
    recipe: R,
    men: &'a [Piece],
    squares: [Square; PLACES],
    to_move: Colour,
    kings: [Square; 2],
    occupied: Bitboard,
    /// By colour: where its men stand, and what they attack.
    own: [Bitboard; 2],
    attacked: [Bitboard; 2],
    /// What each man attacks.
    attacks: [Bitboard; PLACES],
    /// Which men are the first two pawns.
    pawns: [u8; 2],
}

impl<R: Recipe> fmt::Debug for View<'_, R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("View").field("squares", &self.squares).finish_non_exhaustive()
    }
}

/// A pawn, where it goes, and the kings: its own and the other side's.
struct Pawn {
    colour: Colour,
    square: Square,
    next: Square,
    home: Square,
    steps: u8,
    friend: Square,
    enemy: Square,
    is_enemys_turn: bool,
}

/// The places of the pawns among the men.
fn pawns(men: &[Piece]) -> impl Iterator<Item = usize> {
    men.iter().enumerate().filter(|(_, piece)| piece.kind == Kind::Pawn).map(|(man, _)| man)
}

/// The bit at a place of a number, if `is`.
#[inline(always)]
fn bit(place: u32, is: bool) -> u8 {
    u8::from(is) << place
}

impl<'a, R: Recipe> View<'a, R> {
    /// Of men in a layout's order and on a table's squares.
    #[inline]
    pub(super) fn new(recipe: R, men: &'a [Piece], squares: &Squares, to_move: Colour) -> Self {
        let mut view = Self {
            recipe,
            men,
            squares: [Square::A1; PLACES],
            to_move,
            kings: [Square::A1; 2],
            occupied: Bitboard::EMPTY,
            own: [Bitboard::EMPTY; 2],
            attacked: [Bitboard::EMPTY; 2],
            attacks: [Bitboard::EMPTY; PLACES],
            pawns: [0; 2],
        };
        for (number, man) in view.pawns.iter_mut().zip(pawns(men)) {
            *number = man as u8;
        }
        for (place, &square) in view.squares.iter_mut().zip(squares) {
            *place = square;
        }
        for (piece, &square) in men.iter().zip(squares) {
            view.own[piece.colour.index()] = view.own[piece.colour.index()].with(square);
            if piece.kind == Kind::King {
                view.kings[piece.colour.index()] = square;
            }
        }
        view.occupied = view.own[0] | view.own[1];
        for ((piece, &square), attacks) in men.iter().zip(squares).zip(&mut view.attacks) {
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

    /// The value of a feature: below 64. 0 where there is no such feature.
    #[inline]
    pub(super) fn value(&self, number: u8) -> u8 {
        let Some(feature) = Feature::of(number) else { return 0 };
        let [white, black] = self.kings;
        let black_moves = u8::from(!self.to_move.is_white());
        match feature {
            Feature::Square(man) => self.square(man).index() as u8,
            Feature::Offset(pair) => {
                let (files, ranks) = self.difference(pair);
                ((files.clamp(-4, 3) + 4) | (ranks.clamp(-4, 3) + 4) << 3) as u8
            }
            Feature::Gap(pair) => {
                let (files, ranks) = self.difference(pair);
                files.unsigned_abs() | ranks.unsigned_abs() << 3
            }
            Feature::Freedom(pair) => {
                let (one, other) = pair_of(pair);
                self.moves(one).min(7) | self.moves(other).min(7) << 3
            }
            Feature::Race(man) => {
                let to = self.square(man);
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
                let (one, other) = pair_of(pair);
                self.squares[one].distance(self.squares[other]) | black_moves << 3
            }
            Feature::Rise(pair) => (self.difference(pair).1 + 8) as u8,
            Feature::Shift(pair) => (self.difference(pair).0 + 8) as u8,
            Feature::Rank(man) => self.square(man).rank() | black_moves << 3,
            Feature::File(man) => self.square(man).file() | black_moves << 3,
            Feature::Moves(man) => self.moves(man.into()).min(15),
            Feature::Edge(man) => {
                let near = |line: u8| line.min(7 - line);
                let (file, rank) = (near(self.square(man).file()), near(self.square(man).rank()));
                file.min(rank) | bit(2, file.max(rank) <= 1) | black_moves << 3
            }
            Feature::Shades => {
                let shade =
                    |man: usize| man < self.men.len() && Bitboard::LIGHT.has(self.squares[man % PLACES]);
                // The last man against the others: what matters is which are alike.
                let last = shade(self.men.len().wrapping_sub(1));
                (0..4).fold(0, |sum, man| sum | bit(man as u32, shade(man) != last))
            }
        }
    }

    #[inline(always)]
    fn square(&self, man: u8) -> Square {
        self.squares[usize::from(man) % PLACES]
    }

    #[inline(always)]
    fn colour(&self, man: u8) -> Colour {
        self.men.get(usize::from(man)).map_or(Colour::White, |piece| piece.colour)
    }

    /// Files and ranks from a pair's one man to the other.
    #[inline(always)]
    fn difference(&self, pair: u8) -> (i8, i8) {
        let (one, other) = pair_of(pair);
        let (one, other) = (self.squares[one], self.squares[other]);
        (other.file() as i8 - one.file() as i8, other.rank() as i8 - one.rank() as i8)
    }

    /// To how many squares a man can move that the other side does not attack.
    #[inline(always)]
    fn moves(&self, man: usize) -> u8 {
        let Some(piece) = self.men.get(man) else { return 0 };
        let safe = self.attacks[man % PLACES]
            & !self.own[piece.colour.index()]
            & !self.attacked[(!piece.colour).index()];
        self.recipe.popcount().count_few(safe.0) as u8
    }

    /// Two bits for each man beside the kings, up to three: attacked, protected.
    #[inline]
    fn status(&self) -> u8 {
        let (mut status, mut place) = (0, 0);
        for (piece, &square) in self.men.iter().zip(&self.squares) {
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
            let hanging = self.own[us] & self.attacked[1 - us] & !self.attacked[us];
            bits |= bit(2 + us as u32, hanging.any());
            bits |= bit(4 + us as u32, self.forks(colour));
        }
        bits
    }

    /// Whether a man of that colour has a safe move from which it attacks two men that are kings or not protected.
    #[inline]
    fn forks(&self, colour: Colour) -> bool {
        let (us, them) = (colour.index(), (!colour).index());
        let king = self.kings[them];
        let targets = self.own[them] & !self.attacked[them] | Bitboard::of(king);
        if !targets.several() {
            return false;
        }
        for ((piece, &square), &attacks) in self.men.iter().zip(&self.squares).zip(&self.attacks) {
            if piece.colour != colour {
                continue;
            }
            let from = Bitboard::of(square);
            let occupied = self.occupied & !from;
            for to in attacks & !self.own[us] & !self.attacked[them] {
                let hit = match piece.kind {
                    Kind::Knight => geometry::knight(to),
                    Kind::King => geometry::king(to),
                    Kind::Bishop => self.recipe.sliders().bishop(to, occupied),
                    Kind::Rook => self.recipe.sliders().rook(to, occupied),
                    Kind::Queen => self.recipe.sliders().queen(to, occupied),
                    Kind::Pawn => Bitboard::EMPTY,
                };
                if (hit & targets).several() {
                    return true;
                }
            }
        }
        false
    }

    /// A pawn, by its number among the pawns, and the kings.
    #[inline(always)]
    fn pawn(&self, number: u8) -> Pawn {
        let man = self.pawns[usize::from(number & 1)];
        let (colour, square) = (self.colour(man), self.square(man));
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
        // What the other side's men beside its king do.
        let (mut next, mut home, mut line) = (false, false, false);
        for ((piece, &square), attacks) in self.men.iter().zip(&self.squares).zip(&self.attacks) {
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

    /// Of a pawn's way to its promotion.
    #[inline]
    fn way(&self, pawn: &Pawn) -> u8 {
        let Pawn { colour, next, .. } = *pawn;
        let mut way = Bitboard::of(next);
        for _ in 0..5 {
            way |= way.ahead(colour);
        }
        let (us, them) = (colour.index(), (!colour).index());
        bit(0, !self.to_move.is_white())
            | bit(1, way.meets(self.own[us]))
            | bit(2, way.meets(self.own[them]))
            | bit(3, self.attacked[them].has(next))
            | bit(4, self.attacked[us].has(next))
            | bit(5, (way & self.attacked[them] & !self.attacked[us]).any())
    }
}
