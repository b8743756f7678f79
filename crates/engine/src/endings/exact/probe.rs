//! Look-up of a position in the unpacked tables.

use super::super::Wdl;
use super::super::layout::{Layout, Squares};
use super::super::material::Material;
use super::shape::keeps;
use super::{Exact, MOST_PIECES, Unpacked, materials};
use crate::board::Placement;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Number of a piece other than a king, by kind and colour.
pub fn number(piece: Piece) -> usize {
    piece.kind.index() * 2 + piece.colour.index()
}

/// Number of a missing piece.
const NOBODY: usize = 10;

/// The table for one or two pieces in addition to the kings, and the places of the pieces in it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    table: u8,
    /// True if the colours are exchanged in the table.
    flipped: bool,
    /// Places of White's king, Black's king and the two pieces in the layout.
    places: [u8; 4],
}

/// The table of every material, by the side to move and the numbers of the pieces without the
/// kings.
#[derive(Debug)]
pub(super) struct Index {
    entries: [[[Option<Entry>; NOBODY + 1]; NOBODY + 1]; 2],
}

impl Index {
    pub(super) fn new() -> Self {
        let kinds = || Kind::ALL.into_iter().filter(|&kind| kind != Kind::King);
        let pieces =
            || Colour::ALL.into_iter().flat_map(|colour| kinds().map(move |kind| Piece::new(colour, kind)));
        let all: Vec<Material> = materials().collect();
        let mut entries = [[[None; NOBODY + 1]; NOBODY + 1]; 2];
        for to_move in Colour::ALL {
            for (first, second) in
                pieces().flat_map(|first| pieces().map(Some).chain([None]).map(move |second| (first, second)))
            {
                let there = [Some(first), second];
                let found = there.into_iter().flatten().fold(Material::default(), Material::with);
                let (material, flipped) = found.canonical();
                let Some(table) = all.iter().position(|&other| other == material) else { continue };
                // If the table keeps nothing with Black to move, White takes Black's place.
                let flipped = flipped || !keeps(material, to_move);
                let entry = Entry { table: table as u8, flipped, places: places(material, there, flipped) };
                entries[to_move.index()][number(first)][second.map_or(NOBODY, number)] = Some(entry);
            }
        }
        Self { entries }
    }

    #[inline(always)]
    fn get(&self, to_move: Colour, first: usize, second: usize) -> Option<&Entry> {
        self.entries[to_move.index()].get(first)?.get(second)?.as_ref()
    }
}

/// Returns the places of White's king, Black's king and the two pieces in the layout of a material,
/// with the colours exchanged if `flipped`.
fn places(material: Material, pieces: [Option<Piece>; 2], flipped: bool) -> [u8; 4] {
    let mut left: Vec<Option<Piece>> = Layout::of(material).pieces().iter().copied().map(Some).collect();
    let [white, black] = Colour::ALL.map(|colour| Some(Piece::new(colour, Kind::King)));
    let [first, second] = pieces;
    [white, black, first, second].map(|piece| {
        let piece = piece.map(|piece| if flipped { Piece::new(!piece.colour, piece.kind) } else { piece });
        // A missing piece gets the last place, which no layout with at most four pieces reads.
        let found = piece.and_then(|piece| left.iter().position(|&other| other == Some(piece)));
        found.inspect(|&at| left[at] = None).unwrap_or(MOST_PIECES) as u8
    })
}

/// Number of the piece on a square.
#[inline(always)]
fn number_of(board: &Placement, square: Square) -> usize {
    let is = |set: Bitboard| (set.0 >> square.index()) as usize & 1;
    let kinds = Kind::ALL[1..5].iter().map(|&kind| kind.index() * is(board.kind(kind))).sum::<usize>();
    2 * kinds + is(board.colour(Colour::Black))
}

impl Exact {
    /// Returns the value of a legal position for the side to move, if it has three or four pieces.
    /// The position must have neither castling rights nor an en-passant square
    /// ([`Placement::en_passant`]).
    #[inline]
    pub fn probe(&self, board: &Placement) -> Option<Wdl> {
        let mut pieces = board.occupied() & !board.kind(Kind::King);
        let first = pieces.pop()?;
        let second = pieces.pop();
        if pieces.any() {
            return None;
        }
        let numbered = |square: Square| (square, number_of(board, square));
        let kings = Colour::ALL.map(|colour| board.king(colour));
        self.find(kings, numbered(first), second.map(numbered), board.side())
    }

    /// Does the same as [`probe`](Self::probe) for a position given by its pieces: the squares of
    /// the kings, White's first, and the others, each with its square and [`number`], the lower
    /// square first.
    #[inline(always)]
    pub fn find(
        &self,
        [white, black]: [Square; 2],
        first: (Square, usize),
        second: Option<(Square, usize)>,
        to_move: Colour,
    ) -> Option<Wdl> {
        let second = second.unwrap_or((first.0, NOBODY));
        let Entry { table, flipped, places } = *self.index.get(to_move, first.1, second.1)?;
        let mut squares: Squares = [Square::A1; _];
        for (square, place) in [white, black, first.0, second.0].into_iter().zip(places) {
            let square = if flipped { square.flipped() } else { square };
            *squares.get_mut(usize::from(place))? = square;
        }
        self.tables.get(usize::from(table))?.probe(&squares, if flipped { !to_move } else { to_move })
    }
}

impl Unpacked {
    /// Looks up a position whose squares are in the layout's order.
    #[inline(always)]
    fn probe(&self, squares: &Squares, to_move: Colour) -> Option<Wdl> {
        let side = self.sides[to_move.index()]?;
        let squares = self.shape.folded(*squares);
        let layout = &self.shape.layout;
        let first = layout.set(&squares) * self.width + self.begins[to_move.index()];
        let member = squares[layout.fixed()].index();
        let words = self.words.get(first..first + side.bits().len())?;
        let bits = words.iter().rev().fold(0, |bits, word| bits << 1 | (word >> member) as usize & 1);
        Some(side.value(bits))
    }
}
