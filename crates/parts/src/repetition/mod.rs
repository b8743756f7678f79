//! The axis `repetition`: has the position on the board been there before?
//!
//! All variants answer by the same rule: inside the search one earlier occurrence *after the root* is a draw (twofold);
//! occurrences at the root or before it in the game must be two (threefold). Only positions since the last irreversible
//! move, and since the last null move, can count.
//!
//! An equal position lies four plies back at the least, and always an even number of them: both sides must have moved
//! away and back. No variant looks at other distances.
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
    /// The variant's name: in Plywright its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// A memory without positions.
    fn new() -> Self;

    /// Forgets everything.
    fn clear(&mut self);

    /// The position with `key` has come on the board. `reversible` is how many plies ago, at the most, an equal
    /// position can have been there: the plies since the last capture, pawn move, or null move, 0 right after one.
    ///
    /// Null moves are pushed and popped like other moves.
    fn push(&mut self, key: Key, reversible: u32);

    /// The last pushed position has been taken back. Does nothing where no position is left.
    fn pop(&mut self);

    /// How many positions are remembered.
    fn len(&self) -> usize;

    /// Whether nothing is remembered.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the last pushed position is a draw by repetition, `ply` plies below the root of the search: an equal
    /// position fewer than `ply` plies ago, or two at any distance.
    fn is_draw(&self, ply: u32) -> bool;

    /// The key of the position that was pushed `back` positions before the last one; none where so many are not
    /// remembered.
    fn earlier(&self, back: usize) -> Option<Key>;

    /// Whether one move from the last pushed position leads to an earlier one, so that the side to move can have a draw
    /// by repetition, `ply` plies below the root of the search: to one that came after the root, or to one that has been
    /// there twice. `reversible` is what the last position was pushed with; it may be more than is remembered. `is_move`
    /// says whether a move of the side to move lies between two positions whose keys differ by so much, with the squares between empty.
    ///
    /// Source: Marcel van Kervinck's detection of upcoming repetitions, on the Chess Programming Wiki.
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

    /// Whether [`is_draw`](Self::is_draw) about the last pushed position needs no look at the positions before it.
    ///
    /// For observers, who count how often the scan is skipped (claim 32); the search never pays for the counting.
    fn exits_early(&self) -> bool;
}

/// The fewest plies from one position to an equal one.
const NEAREST: u32 = 4;

/// How many plies back the equals of `key` lie among what was `earlier` on the board (last position last), nearest
/// first, when they can lie up to `reversible` plies back.
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

/// The rule: whether a position with equals at these distances is a draw `ply` plies below the root.
#[inline(always)]
fn is_draw_by(mut distances: impl Iterator<Item = u32>, ply: u32) -> bool {
    distances.next().is_some_and(|nearest| nearest < ply || distances.next().is_some())
}
