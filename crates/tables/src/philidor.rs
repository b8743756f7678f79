//! Checks the conditions of Philidor's position, as the blog of the engine iCE prints them, against
//! every position of the ending (claim 49).

use plywright::recipe::Recipe;
use plywright_tables::{Accuracy, Table};

#[path = "../../../tests/aids/philidor.rs"]
mod conditions;

/// The ending to which the conditions apply.
pub(crate) const ENDING: &str = "KRPKR";

/// Number of files that the pawn can stand on; positions on the other files are mirror images.
const FILES: u8 = 4;

/// Returns the accuracy of the conditions over all positions.
pub(crate) fn accuracy<R: Recipe>(recipe: R, table: &Table) -> Accuracy {
    let total = table.census(recipe, |_, _| true);
    let mut found = Accuracy {
        legal: total.legal(),
        draws: total.draws,
        wins: [total.white, total.black],
        ..Accuracy::default()
    };
    // Given the pawn's file, each condition on a piece depends on its square alone.
    for file in 0..FILES {
        let census = table.census(recipe, |piece, square| conditions::allows(file, piece, square));
        found.spotted += census.draws;
        found.spoilt += census.white + census.black;
    }
    // The only answer is "draw", so every wrong answer calls a win a draw.
    found.incorrect = found.spoilt;
    found
}
