//! A table: what every position of an endgame is worth.

use plywright::board::Placement;
use plywright::endings::layout::{Layout, Squares};
use plywright::endings::{Material, Wdl};
use plywright::popcount::Popcount;
use plywright::recipe::Recipe;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

/// A set of positions that differ in the place of one piece: of each, two bits.
///
/// | `open` | `decided` | |
/// |---|---|---|
/// | 0 | 0 | no legal position |
/// | 1 | 0 | a draw; or nothing is known yet, while the table is made |
/// | 0 | 1 | won for the side to move |
/// | 1 | 1 | lost for it |
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

    /// What the one member is worth; nothing if it is no legal position.
    pub(crate) fn wdl(self, member: Bitboard) -> Option<Wdl> {
        match (self.open & member.0 != 0, self.decided & member.0 != 0) {
            (false, false) => None,
            (true, false) => Some(Wdl::Draw),
            (false, true) => Some(Wdl::Win),
            (true, true) => Some(Wdl::Loss),
        }
    }
}

/// How many positions are what, both sides to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Those that White wins.
    pub white: u64,
    /// Those that nobody wins.
    pub draws: u64,
    /// Those that Black wins.
    pub black: u64,
}

impl Census {
    /// How many legal positions there are.
    pub fn legal(&self) -> u64 {
        self.white + self.draws + self.black
    }
}

/// What every position with some material is worth.
#[derive(Debug)]
pub struct Table {
    material: Material,
    layout: Layout,
    /// By side to move, then by set.
    words: [Vec<Words>; 2],
}

impl Table {
    pub(crate) fn new(material: Material, layout: Layout, words: [Vec<Words>; 2]) -> Self {
        Self { material, layout, words }
    }

    /// What stands on the board.
    pub fn material(&self) -> Material {
        self.material
    }

    /// How its positions are numbered.
    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What the members of a set are worth.
    pub(crate) fn words(&self, set: usize, to_move: Colour) -> Words {
        self.words[to_move.index()].get(set).copied().unwrap_or_default()
    }

    /// The pieces' places have the layout's order.
    pub(crate) fn probe(&self, squares: &Squares, to_move: Colour) -> Option<Wdl> {
        let (set, member) = self.layout.place(squares);
        self.words[to_move.index()].get(set)?.wdl(member)
    }

    /// What a position with the table's material is worth for the side to move, or with its colours exchanged.
    pub(crate) fn probe_board(&self, board: &Placement, flipped: bool) -> Option<Wdl> {
        let squares = self.layout.read(board, flipped)?;
        self.probe(&squares, if flipped { !board.side() } else { board.side() })
    }

    /// Counts the positions in which every piece stands where it is `counted`; pieces of one colour and kind are not told apart. With pawns,
    /// the first of them stands on the files a to d; without, White's king stands in the triangle a1, d1, d4. The rest is the
    /// same, mirrored or turned.
    pub fn census<R: Recipe>(&self, recipe: R, counted: impl Fn(Piece, Square) -> bool) -> Census {
        let (fixed, popcount) = (self.layout.fixed(), recipe.popcount());
        let (pieces, last) = (&self.layout.pieces()[..fixed], self.layout.pieces()[fixed]);
        // A lone pawn is the last piece, and may stand on any file of its sets.
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
        // The table has each order of such pieces as a position of its own.
        let orders = orders(self.material);
        for count in [&mut census.white, &mut census.draws, &mut census.black] {
            *count /= orders;
        }
        census
    }
}

/// In how many orders the pieces of one colour and kind can be named.
pub(crate) fn orders(material: Material) -> u64 {
    let of =
        |colour: Colour| Kind::ALL.map(|kind| (1..=material.count(colour, kind) as u64).product::<u64>());
    Colour::ALL.map(of).as_flattened().iter().product()
}
