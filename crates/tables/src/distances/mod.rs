//! Distances to mate: the number of moves that the winning side needs against every defence (claim
//! 51). The fifty-move rule is ignored, and so is en passant: endings in which both sides have
//! pawns are refused.
//!
//! The engine's own tables give win, draw and loss of 64 positions at once, but no distance. Here
//! each position has a byte, and results are propagated backwards move by move: if a position is
//! lost in `n` plies, every position with a move to it is won in at most `n + 1`, and a position is
//! lost if all its moves lead to won positions.

mod places;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use anyhow::{Context, Result, bail, ensure};
use plywright::board::{Placement, geometry};
use plywright::endings::Material;
use plywright::recipe::Recipe;
use plywright::sliders::Sliders;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};
use rayon::prelude::*;

use self::places::{MOST, Pieces, Squares};

/// Marks a position that is not legal.
const ILLEGAL: u8 = u8::MAX;

/// Marks a draw, or an undecided position while a table is made. Any value except this and
/// [`ILLEGAL`] is one more than the plies to mate: it is odd if the side to move is mated, and even
/// if it mates.
const OPEN: u8 = 0;

/// The distances of an ending.
#[derive(Debug)]
pub(crate) struct Table {
    pieces: Pieces,
    /// The values by side to move, then by number.
    values: [Vec<AtomicU8>; 2],
}

/// The number of positions with each distance in an ending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Positions in which White, to move, mates, by number of moves.
    pub(crate) wins: Vec<u64>,
    /// Positions in which Black, to move, is mated, by number of moves.
    pub(crate) losses: Vec<u64>,
}

/// Tables by their canonical material.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    made: HashMap<Material, Arc<Table>>,
}

/// Returns the memory, in bytes, for making the tables of these canonical materials and all tables
/// that they need: every table, and the working memory of the largest.
pub(crate) fn bytes(materials: &[Material]) -> usize {
    let needed = |&material: &Material| plywright_tables::Tables::new().missing(material);
    let mut missing: Vec<Material> = materials.iter().flat_map(needed).collect();
    missing.sort_unstable_by_key(ToString::to_string);
    missing.dedup();
    let each = missing.iter().map(|material| 2 * Pieces::with(material.pieces_without_kings()).numbers());
    each.clone().sum::<usize>() + each.max().unwrap_or_default()
}

impl Tables {
    /// Makes the table of a canonical material, and those that it needs.
    pub(crate) fn make<R: Recipe>(&mut self, recipe: R, material: Material) -> Result<Arc<Table>> {
        if let Some(made) = self.made.get(&material) {
            return Ok(Arc::clone(made));
        }
        ensure!(material.piece_count() <= MOST, "{material} has more than {MOST} pieces");
        let pawns = Colour::ALL.map(|colour| material.count(colour, Kind::Pawn));
        ensure!(
            pawns[0] == 0 || pawns[1] == 0,
            "{material}: both sides have pawns, and captures en passant are not supported here"
        );
        let pieces = Pieces::with(material.pieces_without_kings());
        let mut links: Vec<Option<Link>> = (0..Change::NUMBERS).map(|_| None).collect();
        for change in changes(&pieces) {
            let others: Vec<Piece> = change.left(&pieces).into_iter().map(|(_, piece)| piece).collect();
            let (next, is_flipped) = material_of(&others)?.canonical();
            let table = if next.piece_count() == 2 { None } else { Some(self.make(recipe, next)?) };
            links[change.number()] = Some(Link::new(&change, &pieces, table, is_flipped)?);
        }
        let table = Arc::new(Solver::new(recipe.sliders(), pieces, links).solve()?);
        self.made.insert(material, Arc::clone(&table));
        Ok(table)
    }

    /// Returns the number of moves in which the side to move mates, or a negative number if it is
    /// mated. 0 means a draw or a mate on the board. Returns `None` if there is no table, or if the
    /// position is not legal.
    pub(crate) fn moves(&self, board: &Placement) -> Option<i32> {
        let (material, is_flipped) = Material::of(board)?.canonical();
        let table = self.made.get(&material)?;
        let mut squares = [Square::A1; MOST];
        let mut taken = Bitboard::EMPTY;
        for (square, piece) in squares.iter_mut().zip(&table.pieces.ordered) {
            let colour = if is_flipped { !piece.colour } else { piece.colour };
            let found = (board.pieces(colour, piece.kind) & !taken).first()?;
            taken = taken.with(found);
            *square = if is_flipped { found.flipped() } else { found };
        }
        let side = if is_flipped { !board.side() } else { board.side() };
        match table.value(&squares, side) {
            ILLEGAL => None,
            OPEN => Some(0),
            value => Some(if value % 2 == 1 { -i32::from(value / 2) } else { i32::from(value / 2) }),
        }
    }
}

impl Table {
    fn value(&self, squares: &Squares, side: Colour) -> u8 {
        let number = self.pieces.numbers_of(squares).0;
        self.values[side.index()].get(number).map_or(ILLEGAL, |value| value.load(Ordering::Relaxed))
    }

    /// Counts by distance the positions that have a number. In endings with a pawn, these are the
    /// positions with the first pawn on the files a to d; in other endings, those with White's king
    /// in the triangle a1, d1, d4. Two equal pieces are distinguished, so a position with them
    /// counts twice.
    pub(crate) fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for (side, counts) in [(Colour::White, &mut counts.wins), (Colour::Black, &mut counts.losses)] {
            let parity = u8::from(!side.is_white());
            let values = self.values[side.index()].iter().map(|value| value.load(Ordering::Relaxed));
            for value in values.filter(|&value| ![OPEN, ILLEGAL].contains(&value) && value % 2 == parity) {
                let moves = usize::from(value / 2);
                counts.resize(counts.len().max(moves + 1), 0);
                counts[moves] += 1;
            }
        }
        counts
    }
}

/// A move that changes the pieces: a capture, a promotion, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change {
    taken: Option<usize>,
    promoted: Option<(usize, Kind)>,
}

const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// Returns every possible change.
fn changes(pieces: &Pieces) -> Vec<Change> {
    let indices = || 0..pieces.ordered.len();
    let taken: Vec<usize> = indices().filter(|&index| pieces.ordered[index].kind != Kind::King).collect();
    let mut changes: Vec<Change> =
        taken.iter().map(|&index| Change { taken: Some(index), promoted: None }).collect();
    for pawn in indices().filter(|&index| pieces.ordered[index].kind == Kind::Pawn) {
        for kind in PROMOTIONS {
            let promoted = Some((pawn, kind));
            changes.push(Change { taken: None, promoted });
            let others =
                taken.iter().filter(|&&index| pieces.ordered[index].colour != pieces.ordered[pawn].colour);
            changes.extend(others.map(|&index| Change { taken: Some(index), promoted }));
        }
    }
    changes
}

impl Change {
    /// Upper bound of the numbers of changes.
    const NUMBERS: usize = (MOST + 1) * (1 + 6 * MOST);

    /// Returns the number of the change.
    fn number(&self) -> usize {
        let taken = self.taken.map_or(0, |index| index + 1);
        let promoted = self.promoted.map_or(0, |(pawn, kind)| 1 + 6 * pawn + kind.index());
        taken * (1 + 6 * MOST) + promoted
    }

    /// Returns the remaining pieces, without the kings, as they are after the change; each with its
    /// index before.
    fn left(&self, pieces: &Pieces) -> Vec<(usize, Piece)> {
        let indexed = pieces.ordered.iter().copied().enumerate();
        let left = indexed.filter(|&(index, piece)| Some(index) != self.taken && piece.kind != Kind::King);
        left.map(|(index, piece)| match self.promoted {
            Some((pawn, kind)) if pawn == index => (index, Piece::new(piece.colour, kind)),
            _ => (index, piece),
        })
        .collect()
    }
}

/// Returns the material of the kings and these pieces.
fn material_of(others: &[Piece]) -> Result<Material> {
    let side = |colour| -> String {
        let pieces = others.iter().filter(|piece| piece.colour == colour);
        pieces.map(|piece| piece.kind.letter().to_ascii_uppercase()).collect()
    };
    let text = format!("K{}K{}", side(Colour::White), side(Colour::Black));
    text.parse().with_context(|| format!("a bug: {text}"))
}

/// The target of a change: a table, and for each of its pieces the index that the piece had before
/// the change. Two bare kings have no table.
#[derive(Debug)]
struct Link {
    table: Option<Arc<Table>>,
    is_flipped: bool,
    from: Vec<usize>,
}

impl Link {
    fn new(change: &Change, pieces: &Pieces, table: Option<Arc<Table>>, is_flipped: bool) -> Result<Self> {
        let mut left = change.left(pieces);
        left.extend(Colour::ALL.map(|colour| (pieces.king(colour), Piece::new(colour, Kind::King))));
        let mut from = Vec::new();
        for piece in table.iter().flat_map(|table| &table.pieces.ordered) {
            let wanted = Piece::new(if is_flipped { !piece.colour } else { piece.colour }, piece.kind);
            let at = left.iter().position(|(_, piece)| *piece == wanted);
            from.push(left.remove(at.context("a bug: the pieces do not match")?).0);
        }
        Ok(Self { table, is_flipped, from })
    }

    /// Returns the value of a position of the target. The squares are in the order of the table
    /// from which the change leads.
    fn value(&self, squares: &Squares, kings: [Square; 2], side: Colour) -> u8 {
        let Some(table) = &self.table else {
            return if kings[0].distance(kings[1]) > 1 { OPEN } else { ILLEGAL };
        };
        let mut mapped = [Square::A1; MOST];
        for (square, &index) in mapped.iter_mut().zip(&self.from) {
            *square = if self.is_flipped { squares[index].flipped() } else { squares[index] };
        }
        table.value(&mapped, if self.is_flipped { !side } else { side })
    }
}

/// The target of a move.
enum Reached {
    /// The number of a position of the same pieces.
    Inside(usize),
    /// The value of a position of other pieces.
    Outside(u8),
}

struct Solver<S> {
    sliders: S,
    pieces: Pieces,
    /// The links by the change's number.
    links: Vec<Option<Link>>,
    values: [Vec<AtomicU8>; 2],
    /// The best win by a move that changes the pieces, if there is one.
    win_by_change: [Vec<AtomicU8>; 2],
}

impl<S: Sliders> Solver<S> {
    fn new(sliders: S, pieces: Pieces, links: Vec<Option<Link>>) -> Self {
        let count = pieces.numbers();
        let empty = || (0..count).into_par_iter().map(|_| AtomicU8::new(OPEN)).collect();
        Self { sliders, links, values: [empty(), empty()], win_by_change: [empty(), empty()], pieces }
    }

    fn get(&self, side: Colour, number: usize) -> u8 {
        self.values[side.index()][number].load(Ordering::Relaxed)
    }

    fn set(&self, side: Colour, number: usize, value: u8) {
        self.values[side.index()][number].store(value, Ordering::Relaxed);
    }

    /// Visits every number, with either side to move.
    fn each(&self, visit: impl Fn(Colour, usize) + Sync) {
        for side in Colour::ALL {
            (0..self.pieces.numbers()).into_par_iter().for_each(|number| visit(side, number));
        }
    }

    fn solve(self) -> Result<Table> {
        self.each(|side, number| {
            if !self.is_legal(&self.pieces.squares(number), side) {
                self.set(side, number, ILLEGAL);
            }
        });
        let farthest = AtomicU8::new(1);
        self.each(|side, number| {
            if self.get(side, number) != ILLEGAL {
                self.begin(side, number, &farthest);
            }
        });
        let mut value = 1;
        while value <= farthest.load(Ordering::Relaxed) {
            if value == ILLEGAL - 1 {
                bail!("a mate is farther than a byte can hold");
            }
            if value % 2 == 0 {
                self.each(|side, number| {
                    let by_change = self.win_by_change[side.index()][number].load(Ordering::Relaxed);
                    if by_change == value && self.get(side, number) == OPEN {
                        self.set(side, number, value);
                    }
                });
            }
            self.each(|side, number| {
                if self.get(side, number) == value {
                    self.go_back(&self.pieces.squares(number), !side, value, &farthest);
                }
            });
            value += 1;
        }
        Ok(Table { pieces: self.pieces, values: self.values })
    }

    /// Returns the attacks of a piece on a square.
    fn attacks(&self, piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
        match piece.kind {
            Kind::Pawn => geometry::pawn(piece.colour, square),
            Kind::Knight => geometry::knight(square),
            Kind::Bishop => self.sliders.bishop(square, occupied),
            Kind::Rook => self.sliders.rook(square, occupied),
            Kind::Queen => self.sliders.queen(square, occupied),
            Kind::King => geometry::king(square),
        }
    }

    /// Returns the pieces of a side, each with its index and its square.
    fn pieces_of<'a>(
        &'a self,
        squares: &'a Squares,
        side: Colour,
    ) -> impl Iterator<Item = (usize, Piece, Square)> + 'a {
        let pieces = self.pieces.ordered.iter().zip(squares).enumerate();
        pieces
            .filter(move |(_, (piece, _))| piece.colour == side)
            .map(|(at, (&piece, &square))| (at, piece, square))
    }

    /// Returns true if a side's king is attacked.
    fn in_check(&self, squares: &Squares, side: Colour) -> bool {
        let king = squares[self.pieces.king(side)];
        let occupied = self.pieces.occupied(squares);
        self.pieces_of(squares, !side)
            .any(|(_, piece, square)| self.attacks(piece, square, occupied).has(king))
    }

    /// Returns true if all pieces stand on different squares where they may stand, and the side
    /// that is not to move is not in check.
    fn is_legal(&self, squares: &Squares, side: Colour) -> bool {
        let mut taken = Bitboard::EMPTY;
        for (piece, &square) in self.pieces.ordered.iter().zip(squares) {
            if taken.has(square) || piece.kind == Kind::Pawn && matches!(square.rank(), 0 | 7) {
                return false;
            }
            taken = taken.with(square);
        }
        !self.in_check(squares, !side)
    }

    /// Visits the targets of all moves of a side, illegal moves included.
    fn moves(&self, squares: &Squares, side: Colour, mut visit: impl FnMut(Reached)) {
        let occupied = self.pieces.occupied(squares);
        let ours =
            self.pieces_of(squares, side).fold(Bitboard::EMPTY, |ours, (_, _, square)| ours.with(square));
        for (at, piece, from) in self.pieces_of(squares, side) {
            let attacked = self.attacks(piece, from, occupied);
            let targets = if piece.kind == Kind::Pawn {
                let single = Bitboard::of(from.ahead(side)) & !occupied;
                let double = if single.any() && from.rank_for(side) == 1 {
                    single.ahead(side) & !occupied
                } else {
                    Bitboard::EMPTY
                };
                attacked & occupied & !ours | single | double
            } else {
                attacked & !ours
            };
            for to in targets {
                let taken = squares[..self.pieces.ordered.len()].iter().position(|&square| square == to);
                if taken.is_some_and(|taken| self.pieces.ordered[taken].kind == Kind::King) {
                    continue;
                }
                let mut after = *squares;
                after[at] = to;
                let promotes = piece.kind == Kind::Pawn && to.rank_for(side) == 7;
                if taken.is_none() && !promotes {
                    visit(Reached::Inside(self.pieces.numbers_of(&after).0));
                    continue;
                }
                let kinds = if promotes { &PROMOTIONS[..] } else { &[Kind::King] };
                for &kind in kinds {
                    let promoted = promotes.then_some((at, kind));
                    let Some(link) = &self.links[Change { taken, promoted }.number()] else { continue };
                    let kings = Colour::ALL.map(|colour| after[self.pieces.king(colour)]);
                    visit(Reached::Outside(link.value(&after, kings, !side)));
                }
            }
        }
    }

    /// Decides a position that is mate, or in which every legal move changes the pieces and loses.
    /// A win by a move that changes the pieces is only noted, because another move may win sooner.
    fn begin(&self, side: Colour, number: usize, farthest: &AtomicU8) {
        let squares = self.pieces.squares(number);
        let (mut has_quiet, mut least, mut most, mut is_held) = (false, None::<u8>, None::<u8>, false);
        self.moves(&squares, side, |reached| match reached {
            Reached::Inside(to) => has_quiet |= self.get(!side, to) != ILLEGAL,
            Reached::Outside(ILLEGAL) => {}
            Reached::Outside(OPEN) => is_held = true,
            Reached::Outside(value) if value % 2 == 1 => {
                least = Some(least.map_or(value, |least| least.min(value)));
            }
            Reached::Outside(value) => most = most.max(Some(value)),
        });
        if let Some(least) = least {
            self.win_by_change[side.index()][number].store(least + 1, Ordering::Relaxed);
            farthest.fetch_max(least + 1, Ordering::Relaxed);
        } else if !has_quiet && !is_held {
            let value = match most {
                Some(most) => most + 1,
                None if self.in_check(&squares, side) => 1,
                None => return,
            };
            self.set(side, number, value);
            farthest.fetch_max(value, Ordering::Relaxed);
        }
    }

    /// Goes back to the positions from which a move of `mover`, without a capture or a promotion,
    /// leads to this one. Decides those that can be decided now that this one has the value
    /// `value`.
    fn go_back(&self, squares: &Squares, mover: Colour, value: u8, farthest: &AtomicU8) {
        let occupied = self.pieces.occupied(squares);
        for (at, piece, to) in self.pieces_of(squares, mover) {
            let origins = if piece.kind == Kind::Pawn {
                let single = Bitboard::of(to.ahead(!mover)) & !occupied;
                let double = if single.any() && to.rank_for(mover) == 3 {
                    single.ahead(!mover) & !occupied
                } else {
                    Bitboard::EMPTY
                };
                if to.rank_for(mover) >= 2 { single | double } else { Bitboard::EMPTY }
            } else {
                self.attacks(piece, to, occupied) & !occupied
            };
            for from in origins {
                let mut before = *squares;
                before[at] = from;
                let (number, twin) = self.pieces.numbers_of(&before);
                for number in [Some(number), twin].into_iter().flatten() {
                    if self.get(mover, number) != OPEN {
                        continue;
                    }
                    let decided = if value % 2 == 1 { Some(value + 1) } else { self.lost(mover, number) };
                    if let Some(decided) = decided {
                        self.set(mover, number, decided);
                        farthest.fetch_max(decided, Ordering::Relaxed);
                    }
                }
            }
        }
    }

    /// Returns the value of a position in which every move leads to a win of the other side, or
    /// `None` if some move does not.
    fn lost(&self, side: Colour, number: usize) -> Option<u8> {
        let (mut most, mut is_lost) = (None, true);
        self.moves(&self.pieces.squares(number), side, |reached| {
            let value = match reached {
                Reached::Inside(to) => self.get(!side, to),
                Reached::Outside(value) => value,
            };
            if value != ILLEGAL {
                is_lost &= value != OPEN && value % 2 == 0;
                most = most.max(Some(value));
            }
        });
        most.filter(|_| is_lost).map(|most| most + 1)
    }
}

#[cfg(test)]
mod tests {
    use plywright::board::Position;
    use plywright::recipe::{self, Entry};

    use super::*;

    /// The longest mates, long known in the literature.
    const LONGEST: [(&str, usize); 4] = [("KQK", 10), ("KRK", 16), ("KPK", 28), ("KBNK", 33)];

    /// Positions with the moves to mate: a mate, a queen that mates at once, the same with colours
    /// exchanged, a rook's pawn that does not win, a queen that is captured.
    const POSITIONS: [(&str, i32); 5] = [
        ("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", 0),
        ("k7/7Q/1K6/8/8/8/8/8 w - - 0 1", 1),
        ("K7/7q/1k6/8/8/8/8/8 b - - 0 1", 1),
        ("k7/8/K7/P7/8/8/8/8 w - - 0 1", 0),
        ("8/8/8/8/8/5k2/7q/7K w - - 0 1", 0),
    ];

    struct Run;

    impl Entry for Run {
        type Output = ();

        fn run<R: Recipe>(self, recipe: R) {
            let mut tables = Tables::default();
            for (name, moves) in LONGEST {
                let counts = tables.make(recipe, name.parse().unwrap()).unwrap().counts();
                assert_eq!(counts.wins.len() - 1, moves, "{name}");
                assert!(counts.losses.len() <= moves + 1, "{name}: {:?}", counts.losses);
            }
            for (fen, moves) in POSITIONS {
                let position: Position = fen.parse().unwrap();
                assert_eq!(tables.moves(position.placement()), Some(moves), "{fen}");
            }
            let both = tables.make(recipe, "KPKP".parse().unwrap()).unwrap_err();
            assert!(both.to_string().contains("both sides have pawns"), "{both}");
        }
    }

    #[test]
    fn the_longest_mates_have_the_published_lengths() {
        recipe::enter(Run).unwrap();
    }
}
