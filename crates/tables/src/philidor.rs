//! The conditions of Philidor's position as the source prints them, checked against every position
//! of the ending (claim 49).

use plywright::recipe::Recipe;
use plywright_tables::{Accuracy, Table};

#[path = "../../../tests/aids/philidor.rs"]
mod conditions;

/// The ending that the conditions are for.
pub(crate) const ENDING: &str = "KRPKR";

/// Number of files that the pawn can stand on; positions on the other files are mirror images.
const FILES: u8 = 4;

/// Returns the accuracy of the conditions over all positions.
pub(crate) fn alone<R: Recipe>(recipe: R, table: &Table) -> Accuracy {
    let all = table.census(recipe, |_, _| true);
    let mut found = Accuracy {
        legal: all.legal(),
        draws: all.draws,
        wins: [all.white, all.black],
        ..Accuracy::default()
    };
    // Given the pawn's file, each condition on a piece depends on its square alone.
    for file in 0..FILES {
        let said = table.census(recipe, |piece, square| conditions::stands(file, piece, square));
        found.spotted += said.draws;
        found.spoilt += said.white + said.black;
    }
    found.incorrect = found.spoilt;
    found
}
