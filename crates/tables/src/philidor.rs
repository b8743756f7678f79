//! The conditions of Philidor's position as the source prints them, held to every position of the ending (claim 49).

use plywright::recipe::Recipe;
use plywright_tables::{Accuracy, Table};

#[path = "../../../tests/aids/philidor.rs"]
mod conditions;

/// The ending that they are for.
pub(crate) const ENDING: &str = "KRPKR";

/// Its pawn stands on so many files; the others are the same, mirrored.
const FILES: u8 = 4;

/// What the conditions say of all positions, and what is true of them.
pub(crate) fn alone<R: Recipe>(recipe: R, table: &Table) -> Accuracy {
    let all = table.census(recipe, |_, _| true);
    let mut found = Accuracy {
        legal: all.legal(),
        draws: all.draws,
        wins: [all.white, all.black],
        ..Accuracy::default()
    };
    // Given the pawn's file, what is asked of a piece is asked of its place alone.
    for file in 0..FILES {
        let said = table.census(recipe, |piece, square| conditions::stands(file, piece, square));
        found.spotted += said.draws;
        found.spoilt += said.white + said.black;
    }
    found.incorrect = found.spoilt;
    found
}
