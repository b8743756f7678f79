//! The passes over a table, until nothing changes.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use plywright::board::geometry;
use plywright::endings::layout::{Layout, Squares};
use plywright::endings::moves::{Set, attacks};
use plywright::endings::symmetry::Symmetry;
use plywright::endings::{Material, Wdl};
use plywright::recipe::Recipe;
use plywright::sliders::Sliders;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};
use rayon::prelude::*;

use super::captures::{Targets, next_materials};
use crate::table::{Table, Words};

/// Progress of making a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of finished slices of the table, and the number of all slices.
    pub slices: (usize, usize),
    /// Number of passes over the present slice.
    pub passes: usize,
}

/// Words that threads share. While the words of one side are written, only those of the other side
/// are read, except that a thread also reads the words that only it writes. So the accesses need no
/// ordering.
#[derive(Debug, Default)]
struct Shared {
    open: AtomicU64,
    decided: AtomicU64,
}

impl Shared {
    fn read(&self) -> Words {
        Words { open: self.open.load(Ordering::Relaxed), decided: self.decided.load(Ordering::Relaxed) }
    }

    fn write(&self, words: Words) {
        self.open.store(words.open, Ordering::Relaxed);
        self.decided.store(words.decided, Ordering::Relaxed);
    }
}

/// The outcome of the quiet moves of one side.
#[derive(Clone, Copy, Debug, Default)]
struct Reached {
    /// Members in which a move leads to a position that is lost for the other side.
    lost: Bitboard,
    /// Members in which a move leads to a position that the other side has not won, as far as is
    /// known.
    open: Bitboard,
    /// Members with a legal move.
    legal: Bitboard,
}

struct Solver<S> {
    layout: Layout,
    sliders: S,
    targets: Targets,
    has_en_passant: bool,
    /// The words by side to move, then by set.
    words: [Vec<Shared>; 2],
    /// Members that are not lost, because of a capture, a promotion or a stalemate.
    safe: [Vec<AtomicU64>; 2],
    /// Stalemates, kept only if en-passant captures are possible, because such a capture may be the
    /// only move. (This does not happen with four pieces, so no test reaches it.)
    stalemates: [Vec<AtomicU64>; 2],
}

/// Makes the table of a canonical material with three pieces or more. `tables` must have those that
/// its captures and promotions lead to.
pub(crate) fn solve<R: Recipe>(
    recipe: R,
    material: Material,
    tables: &HashMap<Material, Arc<Table>>,
    mut progress: impl FnMut(Progress),
) -> Table {
    let layout = Layout::of(material);
    let sets = layout.sets();
    let has_en_passant = has_en_passant(material);
    let zeros =
        |count: usize| [(), ()].map(|()| (0..count).into_par_iter().map(|_| AtomicU64::new(0)).collect());
    let solver = Solver {
        sliders: recipe.sliders(),
        targets: Targets::new(&layout, tables),
        has_en_passant,
        words: [(), ()].map(|()| (0..sets).into_par_iter().map(|_| Shared::default()).collect()),
        safe: zeros(sets),
        stalemates: zeros(if has_en_passant { sets } else { 0 }),
        layout,
    };
    let slices = solver.slices();
    for (done, slice) in slices.iter().enumerate() {
        solver.solve(slice, |passes| progress(Progress { slices: (done, slices.len()), passes }));
    }
    let Solver { layout, words, .. } = solver;
    Table::new(material, layout, words.map(|words| words.into_iter().map(|words| words.read()).collect()))
}

/// Returns the materials whose tables `material` needs: those that captures and promotions lead to
/// come first, `material` itself last.
pub(crate) fn needed(material: Material) -> Vec<Material> {
    fn add(material: Material, found: &mut Vec<Material>) {
        if material.piece_count() < 3 || found.contains(&material) {
            return;
        }
        for next in next_materials(material) {
            add(next, found);
        }
        found.push(material);
    }
    let mut found = Vec::new();
    add(material.canonical().0, &mut found);
    found
}

/// Returns the size in bytes of the table of a canonical material, and the bytes in use while it is
/// made.
pub(crate) fn bytes(material: Material) -> (usize, usize) {
    let sets = Layout::of(material).sets();
    let table = 2 * size_of::<Shared>() * sets;
    let per_word = 2 * size_of::<AtomicU64>() * sets;
    let stalemates = if has_en_passant(material) { per_word } else { 0 };
    (table, table + per_word + stalemates)
}

/// Returns true if en-passant captures are possible.
fn has_en_passant(material: Material) -> bool {
    Colour::ALL.iter().all(|&colour| material.count(colour, Kind::Pawn) > 0)
}

impl<S: Sliders> Solver<S> {
    /// Returns the places of the first piece, in groups that can be solved one after another,
    /// because a pawn never comes back.
    fn slices(&self) -> Vec<Vec<usize>> {
        let first = self.layout.pieces()[0];
        let firsts = self.layout.firsts();
        if first.kind != Kind::Pawn {
            return vec![(0..firsts).collect()];
        }
        let ranks = (0..firsts / 4).map(|rank| (4 * rank..4 * rank + 4).collect());
        if first.colour.is_white() { ranks.rev().collect() } else { ranks.collect() }
    }

    /// Decides everything that can be decided with the first piece on these places.
    fn solve(&self, firsts: &[usize], mut progress: impl FnMut(usize)) {
        let layout = &self.layout;
        // A block is the sets with the kings, and the pawn if it is the first piece, on the same
        // squares.
        let inner = layout.sets_of_a_first() >> (6 * layout.king(Colour::Black));
        let blocks_of_a_first = layout.sets_of_a_first() / inner;
        let blocks: Vec<usize> = firsts
            .iter()
            .flat_map(|first| first * blocks_of_a_first..(first + 1) * blocks_of_a_first)
            .collect();
        let each = |visit: &(dyn Fn(usize) + Sync)| {
            blocks.par_iter().for_each(|block| (block * inner..(block + 1) * inner).for_each(visit));
        };
        each(&|set| {
            let at = self.set_of(layout.squares(set));
            for mover in Colour::ALL {
                self.words[mover.index()][set].write(Words { open: at.legal(mover).0, decided: 0 });
            }
        });
        for mover in Colour::ALL {
            each(&|set| self.begin(set, mover));
        }

        let total = layout.sets() / inner;
        // For each side to move: the blocks that have changed since the other side last examined
        // them.
        let mut changed = [vec![true; total], vec![true; total]];
        for pass in 1.. {
            let mut has_changed = false;
            for mover in [Colour::Black, Colour::White] {
                let changed_by_other = std::mem::replace(&mut changed[(!mover).index()], vec![false; total]);
                let worked: Vec<bool> = blocks
                    .par_iter()
                    .map(|&block| {
                        let squares = layout.squares(block * inner);
                        let mut steps = self.king_steps(&squares, mover);
                        if !changed_by_other[block] && !steps.any(|set| changed_by_other[set / inner]) {
                            return false;
                        }
                        let mut worked = false;
                        for set in block * inner..(block + 1) * inner {
                            worked |= self.decide(set, mover);
                        }
                        worked
                    })
                    .collect();
                for (&block, worked) in blocks.iter().zip(worked) {
                    if worked {
                        changed[mover.index()][block] = true;
                        has_changed = true;
                    }
                }
            }
            progress(pass);
            if !has_changed {
                break;
            }
        }
    }

    fn set_of(&self, squares: Squares) -> Set<'_, S> {
        Set::new(&self.layout, self.sliders, squares)
    }

    /// Returns one set of each block that a step of the mover's king leads to. The squares of the
    /// other pieces do not matter, because a block has all of them.
    fn king_steps(&self, squares: &Squares, mover: Colour) -> impl Iterator<Item = usize> + use<'_, S> {
        let king = self.layout.king(mover);
        let squares = *squares;
        geometry::king(squares[king]).into_iter().map(move |to| {
            let mut squares = squares;
            squares[king] = to;
            self.layout.place(&squares).0
        })
    }

    /// Decides the members that captures or promotions win, and records those that a capture, a
    /// promotion or a stalemate saves from being lost.
    fn begin(&self, set: usize, mover: Colour) {
        let words = self.words[mover.index()][set].read();
        if words.legal() == 0 {
            return;
        }
        let at = self.set_of(self.layout.squares(set));
        let captures = self.targets.captures(&at, mover);
        // A stalemate has no capture, no promotion, and no other legal move.
        let mut stalemates = Bitboard(words.open) & !at.checks(mover) & !captures.legal;
        if stalemates.any() {
            stalemates &= !self.quiet(&at, mover, false).legal;
        }
        self.safe[mover.index()][set].store((captures.held | stalemates).0, Ordering::Relaxed);
        if let Some(kept) = self.stalemates[mover.index()].get(set) {
            kept.store(stalemates.0, Ordering::Relaxed);
        }
        let won = captures.won.0 & words.open;
        self.words[mover.index()][set].write(Words { open: words.open & !won, decided: words.decided | won });
    }

    /// Decides as many members of a set as possible. Returns true if any was decided.
    fn decide(&self, set: usize, mover: Colour) -> bool {
        let before = self.words[mover.index()][set].read();
        let unknown = before.open & !before.decided;
        if unknown == 0 {
            return false;
        }
        let at = self.set_of(self.layout.squares(set));
        let reached = self.quiet(&at, mover, self.has_en_passant);
        let won = reached.lost.0 & unknown;
        let safe = self.safe[mover.index()][set].load(Ordering::Relaxed);
        let lost = unknown & !won & !safe & !reached.open.0;
        if won | lost == 0 {
            return false;
        }
        self.words[mover.index()][set]
            .write(Words { open: before.open & !won, decided: before.decided | won | lost });
        true
    }

    /// Returns the outcome of the moves that stay in the table.
    fn quiet(&self, at: &Set<'_, S>, mover: Colour, with_en_passant: bool) -> Reached {
        let layout = &self.layout;
        let number = layout.set(&at.squares);
        let mut reached = Reached::default();
        let mut add = |words: Words, mask: Bitboard| {
            reached.lost |= Bitboard(words.lost()) & mask;
            reached.open |= Bitboard(words.open) & mask;
            reached.legal |= Bitboard(words.legal()) & mask;
        };
        for (index, piece, from) in at.pieces(mover) {
            if piece.kind == Kind::Pawn {
                let to = from.ahead(mover);
                if at.fixed.has(to) || to.rank_for(mover) == 7 {
                    continue;
                }
                let not_there = !Bitboard::of(to);
                add(self.after(at, number, index, to, mover), not_there);
                let double = to.ahead(mover);
                if from.rank_for(mover) == 1 && !at.fixed.has(double) {
                    let mut words = self.after(at, number, index, double, mover);
                    if with_en_passant {
                        let mut squares = at.squares;
                        squares[index] = double;
                        words =
                            self.with_en_passant(&self.set_of(squares), mover, index, Bitboard::FULL, words);
                    }
                    add(words, not_there.without(double));
                }
                continue;
            }
            for to in attacks(self.sliders, piece, from, at.fixed) & !at.fixed {
                let way = match piece.kind {
                    Kind::Bishop | Kind::Rook | Kind::Queen => geometry::between(from, to),
                    _ => Bitboard::EMPTY,
                };
                add(self.after(at, number, index, to, mover), !way.with(to));
            }
        }
        if at.last().colour == mover {
            let words = self.words[(!mover).index()][number].read();
            let doubled = if with_en_passant && at.last().kind == Kind::Pawn {
                let landing = at.valid & Bitboard::rank_for(mover, 3);
                self.with_en_passant(at, mover, layout.fixed(), landing, words)
            } else {
                words
            };
            let from = |targets: u64, doubled: u64| at.last_reaches(Bitboard(targets), Bitboard(doubled));
            reached.lost |= from(words.lost(), doubled.lost());
            reached.open |= from(words.open, doubled.open);
            reached.legal |= from(words.legal(), words.legal());
        }
        reached
    }

    /// Returns the words of the same members with the other side to move, after the piece `index`
    /// has moved to `to`.
    fn after(&self, at: &Set<'_, S>, number: usize, index: usize, to: Square, mover: Colour) -> Words {
        let words = &self.words[(!mover).index()];
        if index > 0 {
            let stride = 6 * (self.layout.fixed() - 1 - index);
            let from = at.squares[index].index() << stride;
            return words[number + (to.index() << stride) - from].read();
        }
        let mut squares = at.squares;
        squares[0] = to;
        let symmetry = self.layout.symmetry(&squares);
        if symmetry == Symmetry::default() {
            return words[self.layout.set(&squares)].read();
        }
        let folded = squares.map(|square| symmetry.square(square));
        let Words { open, decided } = words[self.layout.set(&folded)].read();
        let undo = |word: u64| symmetry.undo(Bitboard(word)).0;
        Words { open: undo(open), decided: undo(decided) }
    }

    /// Returns `words`, those of the positions after a pawn's double step, corrected for captures
    /// en passant. `at` is the set after the step, `pusher` the index of the pawn, and `landing`
    /// has the members to correct.
    fn with_en_passant(
        &self,
        at: &Set<'_, S>,
        mover: Colour,
        pusher: usize,
        landing: Bitboard,
        mut words: Words,
    ) -> Words {
        let layout = &self.layout;
        let pieces = layout.pieces();
        let taker = Piece::new(!mover, Kind::Pawn);
        for member in at.legal(!mover) & landing {
            let bit = Bitboard::of(member);
            let mut squares = at.squares;
            squares[layout.fixed()] = member;
            let arrived = squares[pusher];
            let passed = arrived.ahead(!mover);
            let neighbours = Bitboard::of(arrived).east() | Bitboard::of(arrived).west();
            let takers =
                (0..pieces.len()).filter(|&index| pieces[index] == taker && neighbours.has(squares[index]));
            let values: Vec<Wdl> = takers
                .filter_map(|index| {
                    let mut squares = squares;
                    squares[index] = passed;
                    self.targets.probe((Some(pusher), None), &squares, mover)
                })
                .collect();
            if values.is_empty() {
                continue;
            }
            // These are the results for the side that made the double step.
            if values.contains(&Wdl::Loss) {
                words.open &= !bit.0;
                words.decided |= bit.0;
                continue;
            }
            let is_lost = words.lost() & bit.0 != 0;
            if values.contains(&Wdl::Draw) {
                if is_lost {
                    words.decided &= !bit.0;
                }
            } else if !is_lost && words.open & bit.0 != 0 {
                let kept = self.stalemates[(!mover).index()].get(layout.set(&at.squares));
                if kept.is_some_and(|kept| kept.load(Ordering::Relaxed) & bit.0 != 0) {
                    words.decided |= bit.0;
                }
            }
        }
        words
    }
}
