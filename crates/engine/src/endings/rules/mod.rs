//! Rules: recognisers that are never wrong, and leave open what they do not know.
//!
//! A rule is a decision tree ([`tree`]) over features of the position ([`feature`], [`view`], `shots`), kept as bytes ([`packed`]); in the
//! ending of rook and pawn against rook it also knows two positions by their names (`named`). Whatever it says is true of every legal
//! position to which it says it.
//!
//! The trees are grown by machine over every position of their endings, and held to them, in the package `plywright-tables`: `cargo tables
//! --grow KRKP` makes a tree anew, `--rules` checks it, and `--show KRKP` prints it to be read.
//!
//! The rules know nothing of the fifty-move rule.

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

/// A recogniser of one ending.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What stands on the board, White being the stronger side.
    pub material: &'static str,
    /// Its decision tree, packed.
    pub tree: &'static [u8],
}

macro_rules! rules {
    ($($material:literal)*) => {
        &[$(Rule { material: $material, tree: include_bytes!(concat!($material, ".tree")) }),*]
    };
}

/// Every rule there is.
pub const RULES: &[Rule] = rules! { "KPK" "KBPK" "KNPK" "KNNK" "KRKP" "KBKP" "KNKP" "KBNKN" "KRPKR" };

/// A rule, ready to be asked.
#[derive(Debug)]
pub struct Recogniser {
    tree: Flat,
    knows_names: bool,
}

impl Recogniser {
    /// Of this tree, packed, for these pieces in their layout's order.
    #[inline]
    pub fn new(pieces: &[Piece], tree: &[u8]) -> Self {
        Self { tree: Flat::new(&unpack(tree)), knows_names: named::are_named(pieces) }
    }

    /// What it knows of a position.
    #[inline]
    pub fn leaf<R: Recipe>(&self, view: &View<'_, R>) -> Leaf {
        match self.tree.walk(view) {
            Leaf::Open if self.knows_names => view.named(),
            leaf => leaf,
        }
    }
}

/// The rules, ready to be asked.
#[derive(Debug)]
pub(super) struct Ready {
    rules: Vec<(Layout, Recogniser)>,
    /// By key: which rule, from 1 on, and 128 more where the colours are exchanged; 0 where there is none.
    by_key: Box<[u8; key::KEYS]>,
}

/// They are made ready when they are asked for the first time, which is no later than when a searcher is made.
static READY: LazyLock<Ready> = LazyLock::new(Ready::new);

impl Ready {
    /// The rules.
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

    /// What the rule of this position's material says, if there is one.
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

/// What the rules say that a legal position is worth for the side to move; nothing where they leave it open, or where no rule knows its
/// material. The rules know no castling: a position with the right to it is answered as if it had none.
pub fn ask<R: Recipe>(recipe: R, board: &Placement) -> Option<Answer> {
    if recipe.popcount().count(board.occupied().0) > MOST_PIECES as u32 {
        return None;
    }
    READY.ask(recipe, board)
}
