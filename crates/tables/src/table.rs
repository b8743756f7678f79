//! A table: the result of every position of an endgame.

use plywright::board::Placement;
use plywright::endings::layout::{Layout, Squares};
use plywright::endings::{Material, Wdl};
use plywright::popcount::Popcount;
use plywright::recipe::Recipe;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

/// A set of positions that differ in the square of one piece, with two bits for each position.
///
/// | `open` | `decided` | |
/// |---|---|---|
/// | 0 | 0 | no legal position |
/// | 1 | 0 | a draw, or not yet known while the table is made |
/// | 0 | 1 | won for the side to move |
/// | 1 | 1 | lost for the side to move |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) open: u64,
    pub(crate) decided: u64,
}

impl Words {
    pub(crate) fn legal(self) -> u64 {
        self.open | self.decided
    }

    pub(crate) fn lost(self) -> u64 {
        self.open & self.decided
    }

    pub(crate) fn won(self) -> u64 {
        !self.open & self.decided
    }

    /// Returns the result of one member, or `None` if it is not a legal position.
    pub(crate) fn wdl(self, member: Bitboard) -> Option<Wdl> {
        match (self.open & member.0 != 0, self.decided & member.0 != 0) {
            (false, false) => None,
            (true, false) => Some(Wdl::Draw),
            (false, true) => Some(Wdl::Win),
            (true, true) => Some(Wdl::Loss),
        }
    }
}

/// The numbers of positions with each result, with either side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Positions that White wins.
    pub white: u64,
    /// Draws.
    pub draws: u64,
    /// Positions that Black wins.
    pub black: u64,
}

impl Census {
    /// Returns the number of legal positions.
    pub fn legal(&self) -> u64 {
        self.white + self.draws + self.black
    }
}

/// The results of all positions of one material.
#[derive(Debug)]
pub struct Table {
    material: Material,
    layout: Layout,
    /// The words by side to move, then by set.
    words: [Vec<Words>; 2],
}

impl Table {
    pub(crate) fn new(material: Material, layout: Layout, words: [Vec<Words>; 2]) -> Self {
        Self { material, layout, words }
    }

    /// Returns the material of the table.
    pub fn material(&self) -> Material {
        self.material
    }

    /// Returns the numbering of its positions.
    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the results of the members of a set.
    pub(crate) fn words(&self, set: usize, to_move: Colour) -> Words {
        self.words[to_move.index()].get(set).copied().unwrap_or_default()
    }

    /// Returns the result of a position; the squares have the layout's order of pieces.
    pub(crate) fn probe(&self, squares: &Squares, to_move: Colour) -> Option<Wdl> {
        let (set, member) = self.layout.place(squares);
        self.words[to_move.index()].get(set)?.wdl(member)
    }

    /// Returns a position's result for the side to move. The position must have the table's
    /// material, or this material with exchanged colours if `flipped`.
    pub(crate) fn probe_board(&self, board: &Placement, flipped: bool) -> Option<Wdl> {
        let squares = self.layout.read(board, flipped)?;
        self.probe(&squares, if flipped { !board.side() } else { board.side() })
    }

    /// Counts the positions in which every piece stands on a square that is `counted`; pieces of
    /// one colour and kind are not distinguished. With pawns, the first pawn stands on the files a
    /// to d; without pawns, White's king stands in the triangle a1, d1, d4. All other positions are
    /// mirror images or rotations of these.
    pub fn census<R: Recipe>(&self, recipe: R, counted: impl Fn(Piece, Square) -> bool) -> Census {
        let (fixed, popcount) = (self.layout.fixed(), recipe.popcount());
        let (pieces, last) = (&self.layout.pieces()[..fixed], self.layout.pieces()[fixed]);
        // A lone pawn is the last piece, and stands on every file: the table has each position and
        // its mirror image, of which only the one with the pawn on the files a to d is counted.
        let half = last.kind == Kind::Pawn && pieces[0].kind != Kind::Pawn;
        let is_member = |square: &Square| (!half || square.file() < 4) && counted(last, *square);
        let members = Square::all().filter(is_member).fold(Bitboard::EMPTY, Bitboard::with);
        let mut census = Census::default();
        for set in 0..self.layout.sets() {
            let squares = self.layout.squares(set);
            if !pieces.iter().zip(squares).all(|(&piece, square)| counted(piece, square)) {
                continue;
            }
            for (to_move, words) in Colour::ALL.into_iter().zip(&self.words) {
                let Some(words) = words.get(set) else { continue };
                let count = |word: u64| u64::from(popcount.count(word & members.0));
                let (won, lost) = (count(words.won()), count(words.lost()));
                let (white, black) = if to_move.is_white() { (won, lost) } else { (lost, won) };
                census.white += white;
                census.black += black;
                census.draws += count(words.legal()) - won - lost;
            }
        }
        // The table contains a separate position for each order of equal pieces.
        let orders = orders(self.material);
        for count in [&mut census.white, &mut census.draws, &mut census.black] {
            *count /= orders;
        }
        census
    }
}

/// Number of orders in which the pieces of one colour and kind can be named.
pub(crate) fn orders(material: Material) -> u64 {
    let orders_of =
        |colour: Colour| Kind::ALL.map(|kind| (1..=material.count(colour, kind) as u64).product::<u64>());
    Colour::ALL.map(orders_of).as_flattened().iter().product()
}
