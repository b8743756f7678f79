//! Rules: recognisers that are never wrong. They give no answer for a position that they do not
//! know.
//!
//! A rule is a decision tree ([`tree`]) over features of the position ([`feature`], [`view`],
//! `shots`), stored as bytes ([`packed`]). The rule for rook and pawn against rook also knows two
//! positions by name (`named`). The answers of a rule are true for every legal position.
//!
//! The package `plywright-tables` grows each tree by machine over every position of its ending, and
//! checks it against the exact values of all of them. `cargo tables grow KRKP` grows a tree again,
//! `cargo tables rules` checks the rules, and `cargo tables show KRKP` prints a tree in readable
//! form.
//!
//! The rules ignore the fifty-move rule.

pub mod feature;
mod named;
pub mod packed;
mod shots;
#[cfg(test)]
mod tests;
pub mod tree;
pub mod view;

use std::sync::LazyLock;

use self::packed::unpack;
use self::tree::{Flat, Leaf};
use self::view::View;
use super::layout::Layout;
use super::material::{MOST_PIECES, Material};
use super::{Answer, key};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::Piece;

/// The rule of one ending, as it is stored.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// The pieces on the board, with White as the stronger side.
    pub material: &'static str,
    /// The packed decision tree.
    pub tree: &'static [u8],
}

macro_rules! rules {
    ($($material:literal)*) => {
        &[$(Rule { material: $material, tree: include_bytes!(concat!($material, ".tree")) }),*]
    };
}

/// The rules of all endings that have one.
pub const RULES: &[Rule] = rules! { "KPK" "KBPK" "KNPK" "KNNK" "KRKP" "KBKP" "KNKP" "KBNKN" "KRPKR" };

/// A rule ready to be asked, with its tree unpacked.
#[derive(Debug)]
pub struct Recogniser {
    tree: Flat,
    knows_names: bool,
}

impl Recogniser {
    /// Unpacks the tree of a rule for these pieces, which are in their layout's order.
    #[inline]
    pub fn new(pieces: &[Piece], tree: &[u8]) -> Self {
        Self { tree: Flat::new(&unpack(tree)), knows_names: named::are_named(pieces) }
    }

    /// Returns the rule's knowledge of a position.
    #[inline]
    pub fn leaf<R: Recipe>(&self, view: &View<'_, R>) -> Leaf {
        match self.tree.walk(view) {
            Leaf::Open if self.knows_names => view.named(),
            leaf => leaf,
        }
    }
}

/// All rules, ready to be asked.
#[derive(Debug)]
pub(super) struct Ready {
    rules: Vec<(Layout, Recogniser)>,
    /// By key: the number of the rule, from 1, plus 128 if the colours are exchanged; 0 if there is
    /// no rule.
    by_key: Box<[u8; key::KEYS]>,
}

/// The rules, prepared on first use, which is at the latest when a searcher is created.
static READY: LazyLock<Ready> = LazyLock::new(Ready::new);

impl Ready {
    /// Returns the rules.
    pub(super) fn get() -> &'static Self {
        &READY
    }

    fn new() -> Self {
        let mut ready = Self { rules: Vec::new(), by_key: Box::new([0; key::KEYS]) };
        for rule in RULES {
            let Ok(material) = rule.material.parse::<Material>() else { continue };
            let layout = Layout::of(material);
            let recogniser = Recogniser::new(layout.pieces(), rule.tree);
            ready.rules.push((layout, recogniser));
            let number = ready.rules.len() as u8;
            ready.by_key[key::of_material(material.flipped())] = number | 128;
            ready.by_key[key::of_material(material)] = number;
        }
        ready
    }

    /// Returns the answer of the rule for this position's material, if there is a rule.
    #[inline]
    pub(super) fn ask<R: Recipe>(&self, recipe: R, board: &Placement) -> Option<Answer> {
        let found = *self.by_key.get(key::of_board(recipe, board))?;
        let (layout, rule) = self.rules.get(usize::from(found & 127).checked_sub(1)?)?;
        let is_flipped = found & 128 != 0;
        let squares = layout.folded(board, is_flipped)?;
        let to_move = if is_flipped { !board.side() } else { board.side() };
        let leaf = rule.leaf(&View::new(recipe, layout.pieces(), &squares, to_move));
        Some(Answer { wdl: leaf.wdl(to_move)?, is_complete: false })
    }
}

/// Returns the value of a legal position for the side to move according to the rules. Returns
/// `None` if they do not know it, or if there is no rule for its material. The rules ignore
/// castling: a position with castling rights gets the same answer as without them.
pub fn ask<R: Recipe>(recipe: R, board: &Placement) -> Option<Answer> {
    if recipe.popcount().count(board.occupied().0) > MOST_PIECES as u32 {
        return None;
    }
    READY.ask(recipe, board)
}
