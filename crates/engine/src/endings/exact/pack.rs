//! The making of the packed tables.

use rayon::prelude::*;

use super::super::Wdl;
use super::super::coder::Encoder;
use super::super::layout::{Layout, Squares};
use super::super::material::Material;
use super::super::table::Table;
use super::super::tables::Tables;
use super::probe::number;
use super::shape::{Bit, Shape, Side, keeps};
use super::{Exact, materials, model};
use crate::checksum;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Makes all tables with three and four pieces by retrograde analysis, and packs them: the same bytes on every machine.
pub fn pack<R: Recipe>(recipe: R) -> Vec<u8> {
    let mut tables = Tables::new();
    for material in materials() {
        tables.make(recipe, material, |_, _| ());
    }
    pack_made(recipe, &tables)
}

/// Packs tables that have been made; of one that has not, it is said that nothing is known.
pub fn pack_made<R: Recipe>(recipe: R, tables: &Tables) -> Vec<u8> {
    let all: Vec<Material> = materials().collect();
    let parcels: Vec<_> = all.par_iter().map(|&material| parcel(recipe, material, tables)).collect();
    let mut packed = Vec::new();
    for (occurs, code) in &parcels {
        packed.push(*occurs);
        packed.extend(&(code.len() as u32).to_le_bytes()[..3]);
    }
    packed.extend(parcels.into_iter().flat_map(|(_, code)| code));
    packed.extend(checksum::crc32(&packed).to_le_bytes());
    packed
}

impl Exact {
    /// Asks for every legal position of every table, as the tables number them and with colours exchanged: how many were asked for, and
    /// how many are worth something else here.
    pub fn compare(&self, tables: &Tables) -> Comparison {
        let all: Vec<Material> = materials().collect();
        let counts = all.iter().map(|&material| match tables.get(material) {
            Some(table) => self.compare_one(table),
            None => Comparison { positions: 0, differing: 1 },
        });
        counts.fold(Comparison::default(), Comparison::and)
    }

    fn compare_one(&self, table: &Table) -> Comparison {
        let layout = Layout::of(table.material());
        let flipped: Vec<Piece> =
            layout.pieces().iter().map(|piece| Piece::new(!piece.colour, piece.kind)).collect();
        let count_set = |set: usize| {
            let mut found = Comparison::default();
            let mut squares = layout.squares(set);
            for to_move in Colour::ALL {
                let words = table.words(set, to_move);
                for member in Bitboard(words.legal()) {
                    squares[layout.fixed()] = member;
                    let asked = [
                        self.probe_pieces(layout.pieces(), &squares, to_move),
                        self.probe_pieces(&flipped, &squares.map(Square::flipped), !to_move),
                    ];
                    found.positions += 2;
                    let expected = words.wdl(Bitboard::of(member));
                    found.differing += asked.iter().filter(|&&wdl| wdl != expected).count() as u64;
                }
            }
            found
        };
        (0..layout.sets()).into_par_iter().map(count_set).reduce(Comparison::default, Comparison::and)
    }

    /// What a position is worth by its pieces, as [`probe`](Self::probe) finds it by its board.
    fn probe_pieces(&self, pieces: &[Piece], squares: &Squares, to_move: Colour) -> Option<Wdl> {
        let mut kings = [Square::A1; 2];
        let mut others = [None; 2];
        let mut free = others.iter_mut();
        for (&piece, &square) in pieces.iter().zip(squares) {
            match piece.kind {
                Kind::King => kings[piece.colour.index()] = square,
                _ => *free.next()? = Some((square, number(piece))),
            }
        }
        // On a board, the lower square is found first.
        if others[1].is_some_and(|second| Some(second) < others[0]) {
            others.swap(0, 1);
        }
        self.find(kings, others[0]?, others[1], to_move)
    }
}

/// How many positions were compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// All of them.
    pub positions: u64,
    /// Those that are not worth the same.
    pub differing: u64,
}

impl Comparison {
    fn and(self, other: Self) -> Self {
        Self { positions: self.positions + other.positions, differing: self.differing + other.differing }
    }
}

/// What occurs in a table, and its code.
fn parcel<R: Recipe>(recipe: R, material: Material, tables: &Tables) -> (u8, Vec<u8>) {
    let Some(table) = tables.get(material) else { return (0, Vec::new()) };
    let shape = Shape::of(material);
    let occurs = Colour::ALL.map(|colour| {
        let all = (0..shape.layout.sets()).map(|set| table.words(set, colour));
        all.fold(0, |occurs, words| {
            let draws = words.legal() & !words.won() & !words.lost();
            [draws, words.won(), words.lost()]
                .iter()
                .enumerate()
                .fold(occurs, |occurs, (kind, &word)| occurs | u8::from(word != 0) << kind)
        })
    });
    let side =
        |colour: Colour| if keeps(material, colour) { Side::new(occurs[colour.index()]) } else { None };
    let mut coder = Encoder::new();
    model::code(&shape, Colour::ALL.map(side), recipe.sliders(), &mut coder, |set, colour, bit| {
        let words = table.words(set, colour);
        match bit {
            Bit::Won => words.won(),
            Bit::Lost => words.lost(),
        }
    });
    (occurs[0] | occurs[1] << 3, coder.finish())
}
