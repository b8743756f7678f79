//! One number for what stands on the board: what decides, in a fixed number of steps, which rule knows a position (claim 48). Exact tables,
//! of which there is one for every material, are found by two pieces' numbers (`exact/probe.rs`).

use super::material::{MOST_PIECES, Material};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Colour, Kind};

/// What a piece of each kind adds, pawns first, White's and then Black's. No two different selections of up to three have the same sum:
/// the sequence of Mian and Chowla for sums of three, less one.
const WORTH: [[u32; 5]; 2] = [[1, 4, 13, 32, 71], [124, 218, 375, 572, 744]];

/// Keys are below this.
pub(super) const KEYS: usize = (MOST_PIECES - 2) * WORTH[1][4] as usize + 1;

/// The key of a position with no more pieces than a table has.
#[inline]
pub(super) fn of_board<R: Recipe>(recipe: R, board: &Placement) -> usize {
    let mut key = 0;
    for (colour, worth) in Colour::ALL.into_iter().zip(WORTH) {
        let own = board.colour(colour);
        for (kind, worth) in Kind::ALL.into_iter().zip(worth) {
            key += recipe.popcount().count_few((board.kind(kind) & own).0) * worth;
        }
    }
    key as usize
}

/// The key of a material.
pub(super) fn of_material(material: Material) -> usize {
    let of = |colour: Colour, kind: Kind| {
        material.count(colour, kind) as u32 * WORTH[colour.index()][kind.index()]
    };
    let kinds = || Kind::ALL.into_iter().take(5);
    Colour::ALL.into_iter().flat_map(|colour| kinds().map(move |kind| of(colour, kind))).sum::<u32>() as usize
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
