//! The moves that leave a table: captures and promotions, and their results.

use std::collections::HashMap;
use std::sync::Arc;

use plywright::endings::layout::{Layout, Squares};
use plywright::endings::moves::{Set, attackers, attacking, attacks};
use plywright::endings::{MOST_PIECES, Material, Wdl};
use plywright::sliders::Sliders;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

use crate::table::Table;

/// The kinds that a pawn may become.
const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The index of the captured piece, and the index and new kind of the promoted one.
pub(crate) type Change = (Option<usize>, Option<(usize, Kind)>);

/// The place of one table's positions in another table, after a change.
#[derive(Debug)]
struct Target {
    /// The other table, or `None` if only the kings are left.
    table: Option<Arc<Table>>,
    /// For each piece of the other table, its index in this one.
    order: [usize; MOST_PIECES],
    /// True if the colours are exchanged in the other table.
    flipped: bool,
}

/// The targets of all captures and promotions of a material.
#[derive(Debug)]
pub(crate) struct Targets {
    kings: [usize; 2],
    /// The targets by [`number`].
    by_change: Vec<Option<Target>>,
}

/// Returns the number of a change.
fn number((victim, promotion): Change) -> usize {
    let victim = victim.map_or(0, |index| index + 1);
    victim * (1 + 6 * MOST_PIECES) + promotion.map_or(0, |(index, kind)| 1 + 6 * index + kind.index())
}

/// Outcome of one side's captures and promotions in the positions of a [`Set`]. These positions,
/// the members of the set, differ only in the square of the last piece. So each field holds squares
/// of that piece.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Captures {
    /// Members with a legal capture or promotion.
    pub(crate) legal: Bitboard,
    /// Members in which a capture or promotion draws or wins.
    pub(crate) held: Bitboard,
    /// Members in which a capture or promotion wins.
    pub(crate) won: Bitboard,
}

/// Returns the materials that captures and promotions lead to, canonical, each once, without the
/// bare kings.
pub(crate) fn next_materials(material: Material) -> Vec<Material> {
    let layout = Layout::of(material);
    let mut found = Vec::new();
    for change in changes(&layout) {
        let (next, _) = apply(&layout, change).0.canonical();
        if next.piece_count() > 2 && !found.contains(&next) {
            found.push(next);
        }
    }
    found
}

/// Returns every capture, promotion, and capture with promotion.
fn changes(layout: &Layout) -> Vec<Change> {
    let pieces = layout.pieces();
    let is_pawn = |index: usize| pieces[index].kind == Kind::Pawn;
    let victims = (0..pieces.len()).filter(|&index| pieces[index].kind != Kind::King).map(Some);
    let mut found = Vec::new();
    for victim in victims.chain([None]) {
        if victim.is_some() {
            found.push((victim, None));
        }
        for pawn in (0..pieces.len()).filter(|&index| {
            is_pawn(index) && victim.is_none_or(|victim| pieces[victim].colour != pieces[index].colour)
        }) {
            found.extend(PROMOTIONS.map(|kind| (victim, Some((pawn, kind)))));
        }
    }
    found
}

/// Returns the material after a change, and the remaining pieces, each with its index before the
/// change.
fn apply(layout: &Layout, (victim, promotion): Change) -> (Material, Vec<(usize, Piece)>) {
    let mut left = Vec::new();
    for (index, &piece) in layout.pieces().iter().enumerate().filter(|(index, _)| Some(*index) != victim) {
        let kind = promotion.filter(|(pawn, _)| *pawn == index).map_or(piece.kind, |(_, kind)| kind);
        left.push((index, Piece::new(piece.colour, kind)));
    }
    let others = left.iter().filter(|(_, piece)| piece.kind != Kind::King);
    (others.fold(Material::default(), |material, (_, piece)| material.with(*piece)), left)
}

impl Targets {
    /// Finds the targets for a layout; `tables` must have the materials that [`next_materials`]
    /// returns.
    pub(crate) fn new(layout: &Layout, tables: &HashMap<Material, Arc<Table>>) -> Self {
        let mut by_change: Vec<Option<Target>> = Vec::new();
        for change in changes(layout) {
            let (material, mut left) = apply(layout, change);
            let (material, flipped) = material.canonical();
            let mut order = [0; MOST_PIECES];
            let table = (material.piece_count() > 2).then(|| tables[&material].clone());
            if table.is_some() {
                for (index, piece) in order.iter_mut().zip(Layout::of(material).pieces()) {
                    let ours = if flipped { Piece::new(!piece.colour, piece.kind) } else { *piece };
                    let at = left.iter().position(|(_, piece)| *piece == ours);
                    *index = at.map(|at| left.remove(at).0).unwrap_or_default();
                }
            }
            let number = number(change);
            by_change.resize_with(by_change.len().max(number + 1), || None);
            by_change[number] = Some(Target { table, order, flipped });
        }
        Self { kings: Colour::ALL.map(|colour| layout.king(colour)), by_change }
    }

    /// Returns the result for `to_move` after the change, or `None` if that is not a legal
    /// position. In `squares`, the remaining pieces stand on their new squares.
    pub(crate) fn probe(&self, change: Change, squares: &Squares, to_move: Colour) -> Option<Wdl> {
        let other = self.by_change.get(number(change))?.as_ref()?;
        let Some(table) = &other.table else {
            let [white, black] = self.kings.map(|king| squares[king]);
            return (white.distance(black) > 1).then_some(Wdl::Draw);
        };
        let placed =
            other.order.map(|index| if other.flipped { squares[index].flipped() } else { squares[index] });
        table.probe(&placed, if other.flipped { !to_move } else { to_move })
    }

    /// Returns the outcome of the captures and promotions of `mover` in all members of a set.
    pub(crate) fn captures<S: Sliders>(&self, set: &Set<'_, S>, mover: Colour) -> Captures {
        let mut found = Captures::default();
        let legal = set.legal(mover);
        if legal.is_empty() {
            return found;
        }
        let (layout, last) = (set.layout, set.layout.fixed());
        let mut record = |change: Change, squares: &Squares, member: Bitboard| {
            let Some(wdl) = self.probe(change, squares, !mover) else { return };
            found.legal |= member;
            if wdl != Wdl::Win {
                found.held |= member;
            }
            if wdl == Wdl::Loss {
                found.won |= member;
            }
        };
        // Records the moves of one piece to a square, in the members in which they can be made.
        let mut make = |index: usize, to: Square, victim: Option<usize>, members_of: Bitboard| {
            let piece = layout.pieces()[index];
            let promotes = piece.kind == Kind::Pawn && to.rank_for(piece.colour) == 7;
            for member in members_of & legal {
                let mut squares = set.squares;
                squares[last] = member;
                squares[index] = to;
                if promotes {
                    for kind in PROMOTIONS {
                        record((victim, Some((index, kind))), &squares, Bitboard::of(member));
                    }
                } else {
                    record((victim, None), &squares, Bitboard::of(member));
                }
            }
        };
        let is_victim = |(_, piece, _): &(usize, Piece, Square)| piece.kind != Kind::King;
        for (index, piece, from) in set.pieces(mover) {
            for (victim, _, to) in set.pieces(!mover).filter(is_victim) {
                make(index, to, Some(victim), attacking(piece, from, to, set.fixed));
            }
            if set.last().colour != mover {
                for to in attacks(set.sliders, piece, from, set.fixed) & set.valid {
                    make(index, to, Some(last), Bitboard::of(to));
                }
            }
            if piece.kind == Kind::Pawn && from.rank_for(mover) == 6 && !set.fixed.has(from.ahead(mover)) {
                make(index, from.ahead(mover), None, !Bitboard::of(from.ahead(mover)));
            }
        }
        if set.last().colour == mover {
            for (victim, _, to) in set.pieces(!mover).filter(is_victim) {
                make(last, to, Some(victim), attackers(set.sliders, set.last(), to, set.fixed));
            }
            if set.last().kind == Kind::Pawn {
                for from in legal & Bitboard::rank_for(mover, 6) {
                    let to = from.ahead(mover);
                    if !set.fixed.has(to) {
                        make(last, to, None, Bitboard::of(from));
                    }
                }
            }
        }
        found
    }
}
