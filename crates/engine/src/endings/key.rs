//! The key of a material: a number computed from the pieces on the board. It finds the rule for a
//! position in a fixed number of steps (claim 48). Exact tables, which exist for every material of
//! three or four pieces, are found without the key: by the kinds and colours of the one or two
//! pieces besides the kings (`exact/probe.rs`).

use super::material::{MOST_PIECES, Material};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Colour, Kind};

/// Amount that a piece of each kind adds to the key, pawns first, White's and then Black's. No two
/// different selections of up to three pieces have the same sum: these are the terms of the
/// Mian-Chowla sequence for sums of three, each less one. (The first term, 1, gives 0, the amount
/// for no piece.)
const WORTH: [[u32; 5]; 2] = [[1, 4, 13, 32, 71], [124, 218, 375, 572, 744]];

/// Upper bound of the keys: every key is below it.
pub(super) const KEYS: usize = (MOST_PIECES - 2) * WORTH[1][4] as usize + 1;

/// Returns the key of a position with at most [`MOST_PIECES`] pieces.
#[inline]
pub(super) fn of_board<R: Recipe>(recipe: R, board: &Placement) -> usize {
    let mut key = 0;
    for (colour, worth) in Colour::ALL.into_iter().zip(WORTH) {
        let pieces = board.colour(colour);
        for (kind, worth) in Kind::ALL.into_iter().zip(worth) {
            key += recipe.popcount().count_few((board.kind(kind) & pieces).0) * worth;
        }
    }
    key as usize
}

/// Returns the key of a material.
pub(super) fn of_material(material: Material) -> usize {
    let worth = |colour: Colour, kind: Kind| {
        material.count(colour, kind) as u32 * WORTH[colour.index()][kind.index()]
    };
    let kinds = || Kind::ALL.into_iter().take(5);
    Colour::ALL.into_iter().flat_map(|colour| kinds().map(move |kind| worth(colour, kind))).sum::<u32>()
        as usize
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn no_two_materials_have_the_same_key() {
        let mut found = HashMap::new();
        for count in 2..=MOST_PIECES {
            for material in Material::all(count) {
                for material in [material, material.flipped()] {
                    let key = of_material(material);
                    assert!(key < KEYS);
                    let other = *found.entry(key).or_insert(material);
                    assert_eq!(other, material);
                }
            }
        }
    }
}
