//! The axis `repetition`: the test for a position that has occurred before.
//!
//! All variants use the same rule. Within the search, one earlier occurrence *after the root* is a
//! draw (twofold); at the root or before it in the game, two occurrences are needed (threefold).
//! Only positions since the last irreversible move, and since the last null move, can count.
//!
//! An equal position lies at least four plies back, and always an even number of plies: both sides
//! must have moved away and back. No variant examines other distances.
//!
//! ```
//! use plywright_parts::repetition::{Counter, Repetition};
//! use plywright_parts::types::Key;
//!
//! let mut played = Counter::new();
//! // Zobrist keys of positions, each with the plies since the last capture or pawn move.
//! for (reversible, key) in [1, 2, 3, 4, 1].into_iter().enumerate() {
//!     played.push(Key(key), reversible as u32);
//! }
//! assert!(!played.is_draw(0), "in the game, twice is not enough");
//! assert!(played.is_draw(5), "below the root of a search, it is");
//! played.pop();
//! ```

use std::fmt::Debug;

use crate::types::Key;

crate::axis! {
    name: repetition,
    variant: Repetition,
    asks: "was this position there before?",
    registry: repetition_variants,
    default: Counter,
    counter => Counter ["repetition-counter"],
    scan => Scan ["repetition-scan"],
    distance => Distance ["repetition-distance"],
}

#[cfg(test)]
mod tests;

/// A memory of the positions of the game and of the line being searched.
pub trait Repetition: Debug + Clone + Send + 'static {
    /// The name of the variant. In Plywright it is also the suffix of its cargo feature, its bench
    /// id, the file name of its listing and its key in the records.
    const NAME: &'static str;

    /// Creates an empty memory.
    fn new() -> Self;

    /// Forgets all positions.
    fn clear(&mut self);

    /// Adds the position with `key`, which has come on the board. `reversible` is the greatest
    /// number of plies ago at which an equal position can have occurred: the plies since the last
    /// capture, pawn move, or null move; 0 right after such a move.
    ///
    /// Null moves are pushed and popped like other moves.
    fn push(&mut self, key: Key, reversible: u32);

    /// Removes the last pushed position, which has been taken back. Does nothing if no position is
    /// left.
    fn pop(&mut self);

    /// Returns the number of remembered positions.
    fn len(&self) -> usize;

    /// Returns true if no position is remembered.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if the last pushed position is a draw by repetition, `ply` plies below the root
    /// of the search: there is an equal position fewer than `ply` plies ago, or there are two at
    /// any distance.
    fn is_draw(&self, ply: u32) -> bool;

    /// Returns the key of the position that was pushed `back` positions before the last one, or
    /// `None` if fewer are remembered.
    fn earlier(&self, back: usize) -> Option<Key>;

    /// Returns true if one move from the last pushed position leads to an earlier one, so that the
    /// side to move can have a draw by repetition, `ply` plies below the root of the search. The
    /// earlier position must have come after the root, or have occurred twice. `reversible` is the
    /// number that the last position was pushed with; it may exceed the number of remembered
    /// positions. `is_move` takes the difference of two keys, and returns true if the side to move
    /// has a move between their positions and the squares between are empty.
    ///
    /// Source: Marcel van Kervinck's detection of upcoming repetitions, on the Chess Programming
    /// Wiki.
    #[inline]
    fn is_upcoming(&self, ply: u32, reversible: u32, is_move: impl Fn(Key) -> bool) -> bool {
        let Some(now) = self.earlier(0) else { return false };
        (NEAREST - 1..=reversible).step_by(2).any(|back| {
            self.earlier(back as usize).is_some_and(|then| {
                is_move(now ^ then)
                    && (back < ply
                        || (NEAREST..=reversible - back)
                            .step_by(2)
                            .any(|before| self.earlier((back + before) as usize) == Some(then)))
            })
        })
    }

    /// Returns true if [`is_draw`](Self::is_draw) can answer for the last pushed position without
    /// examining earlier ones.
    ///
    /// Observers use it to count the skipped scans (claim 32); the search never pays for the
    /// counting.
    fn exits_early(&self) -> bool;
}

/// Fewest plies from one position to an equal one.
const NEAREST: u32 = 4;

/// Returns the distances in plies, nearest first, of the positions in `earlier` that equal `key`,
/// up to `reversible` plies back. The last position of `earlier` was on the board last.
#[inline(always)]
fn equals<E>(
    earlier: &[E],
    key_of: impl Fn(&E) -> Key,
    key: Key,
    reversible: u32,
) -> impl Iterator<Item = u32> {
    let reach = earlier.len().min(reversible as usize);
    let too_near = NEAREST as usize - 2;
    earlier[earlier.len() - reach..][..reach.saturating_sub(too_near)]
        .rchunks_exact(2)
        .zip((NEAREST..).step_by(2))
        .filter(move |(two, _)| key_of(&two[0]) == key)
        .map(|(_, distance)| distance)
}

/// Applies the rule: returns true if a position with equals at these distances is a draw `ply`
/// plies below the root.
#[inline(always)]
fn is_draw_by(mut distances: impl Iterator<Item = u32>, ply: u32) -> bool {
    distances.next().is_some_and(|nearest| nearest < ply || distances.next().is_some())
}
