//! Making the packed tables that are part of the engine, and checking them against the tables.

use std::io::{self, Write};

use lzma_rust2::{LzmaOptions, LzmaWriter};
use plywright::checksum;
use plywright::endings::exact::shape::{Bit, Shape, Side, keeps};
use plywright::endings::exact::{materials, number};
use plywright::endings::layout::{Layout, Squares};
use plywright::endings::{Exact, Material, Wdl};
use plywright::recipe::Recipe;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};
use rayon::prelude::*;

use crate::table::Table;
use crate::tables::Tables;

/// Makes all tables with three and four pieces by retrograde analysis, and packs them. The bytes
/// are the same on every machine.
pub fn pack<R: Recipe>(recipe: R) -> Vec<u8> {
    let mut tables = Tables::new();
    for material in materials() {
        tables.make(recipe, material, |_, _| ());
    }
    pack_made(&tables)
}

/// Packs tables that have been made. A missing table gets an empty entry, and [`Exact::unpack`]
/// refuses tables with such an entry.
pub fn pack_made(tables: &Tables) -> Vec<u8> {
    let materials: Vec<Material> = materials().collect();
    let parcels: Vec<_> = materials.par_iter().map(|&material| parcel(material, tables)).collect();
    let mut packed = Vec::new();
    for (occurs, code) in &parcels {
        packed.push(*occurs);
        packed.extend(&(code.len() as u32).to_le_bytes()[..3]);
    }
    packed.extend(parcels.into_iter().flat_map(|(_, code)| code));
    packed.extend(checksum::crc32(&packed).to_le_bytes());
    packed
}

/// Looks up in `exact` every legal position of every table, once as the table has it and once with
/// colours exchanged. Returns the number of positions, and the number of those whose result differs
/// from the table's. A table that was not made counts as one difference.
pub fn compare(exact: &Exact, tables: &Tables) -> Comparison {
    let materials: Vec<Material> = materials().collect();
    let counts = materials.iter().map(|&material| match tables.get(material) {
        Some(table) => compare_one(exact, table),
        None => Comparison { positions: 0, differing: 1 },
    });
    counts.fold(Comparison::default(), Comparison::and)
}

fn compare_one(exact: &Exact, table: &Table) -> Comparison {
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
                    probe_pieces(exact, layout.pieces(), &squares, to_move),
                    probe_pieces(exact, &flipped, &squares.map(Square::flipped), !to_move),
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

/// Returns the result of a position from its pieces, as [`Exact::probe`] finds it from its board.
fn probe_pieces(exact: &Exact, pieces: &[Piece], squares: &Squares, to_move: Colour) -> Option<Wdl> {
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
    exact.find(kings, others[0]?, others[1], to_move)
}

/// The result of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Number of positions compared.
    pub positions: u64,
    /// Number of positions with different results.
    pub differing: u64,
}

impl Comparison {
    fn and(self, other: Self) -> Self {
        Self { positions: self.positions + other.positions, differing: self.differing + other.differing }
    }
}

/// Returns the results that occur in a table, and the table as an LZMA file. The results are the
/// sum that [`Side::new`] takes, for White to move, plus eight times the sum for Black to move.
fn parcel(material: Material, tables: &Tables) -> (u8, Vec<u8>) {
    let Some(table) = tables.get(material) else { return (0, Vec::new()) };
    let shape = Shape::of(material);
    let occurs = Colour::ALL.map(|colour| {
        let words = (0..shape.layout.sets()).map(|set| table.words(set, colour));
        words.fold(0, |occurs, words| {
            let draws = words.legal() & !words.won() & !words.lost();
            [draws, words.won(), words.lost()]
                .iter()
                .enumerate()
                .fold(occurs, |occurs, (kind, &word)| occurs | u8::from(word != 0) << kind)
        })
    });
    let mut bytes = Vec::new();
    for colour in [Colour::Black, Colour::White] {
        if keeps(material, colour)
            && let Some(side) = Side::new(occurs[colour.index()])
        {
            for &bit in side.bits() {
                let words = filled(table, &shape, colour, bit);
                bytes
                    .extend((0..8).flat_map(|rank| words.iter().map(move |word| (word >> (8 * rank)) as u8)));
            }
        }
    }
    let code = compressed(&bytes).expect("a vector takes all bytes");
    (occurs[0] | occurs[1] << 3, code)
}

/// Returns one word of 64 bits for each set of 64 positions: the bit `bit` of each position.
/// Positions that are never looked up repeat the bit of the set before, because that compresses
/// well.
fn filled(table: &Table, shape: &Shape, colour: Colour, bit: Bit) -> Vec<u64> {
    let mut last = 0;
    let word = |set| {
        let words = table.words(set, colour);
        let kept = words.legal() & shape.kept(&shape.layout.squares(set)).0;
        let (bits, read) = match bit {
            Bit::Won => (words.won(), kept),
            // If the bit for a win is set, this one does not matter.
            Bit::Lost => (words.lost(), kept & !words.won()),
        };
        last = bits & read | last & !read;
        last
    };
    (0..shape.layout.sets()).map(word).collect()
}

/// Packs bytes as an LZMA file. No bytes give an empty code.
fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    if bytes.is_empty() {
        return Ok(Vec::new());
    }
    let mut options = LzmaOptions::with_preset(9);
    options.dict_size = bytes.len().next_power_of_two().max(1 << 12) as u32;
    options.nice_len = LzmaOptions::NICE_LEN_MAX;
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64))?;
    writer.write_all(bytes)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use plywright::endings::exact::words;
    use plywright::recipe::Portable;

    use super::*;

    /// Making KQK and KPK also makes the other tables with three pieces, to which promotions lead.
    /// Each table is packed and unpacked.
    #[test]
    fn what_is_packed_comes_back() {
        let mut tables = Tables::new();
        for name in ["KQK", "KPK"] {
            tables.make(Portable::PORTABLE, name.parse().unwrap(), |_, _| ());
        }
        for material in Material::all(3) {
            let table = tables.get(material).expect("it was made");
            let (occurs, code) = parcel(material, &tables);
            let shape = Shape::of(material);
            let sides = [Side::new(occurs & 7), Side::new(occurs >> 3)].map(|side| side.expect("values"));
            let [whites, blacks] = sides.map(|side| side.bits().len());
            let found = words(&code, shape.layout.sets(), whites + blacks).expect("it was packed just now");
            for set in 0..shape.layout.sets() {
                let kept = shape.kept(&shape.layout.squares(set));
                for (colour, side, first) in [(Colour::White, sides[0], blacks), (Colour::Black, sides[1], 0)]
                {
                    let truth = table.words(set, colour);
                    let first = set * (whites + blacks) + first;
                    let found = &found[first..first + side.bits().len()];
                    for member in Bitboard(truth.legal()) & kept {
                        let bits = found
                            .iter()
                            .rev()
                            .fold(0, |bits, word| bits << 1 | (word >> member.index()) as usize & 1);
                        assert_eq!(Some(side.value(bits)), truth.wdl(Bitboard::of(member)), "{material}");
                    }
                }
            }
        }
    }
}
