//! The axis `repetition`: has the position on the board been there before?
//!
//! All variants answer by the same rule: inside the search one earlier occurrence *after the root* is a draw (twofold);
//! occurrences at the root or before it in the game must be two (threefold). Only positions since the last irreversible
//! move, and since the last null move, can count.

mod scan;

pub use scan::Scan;

use crate::types::Key;

/// A memory of the positions of the game and of the line being searched.
pub trait Repetition: Clone + Send + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// A memory without positions.
    fn new() -> Self;

    /// Forgets everything.
    fn clear(&mut self);

    /// The position with `key` has come on the board. `reversible` is how many plies ago, at the most, an equal
    /// position can have been there: the plies since the last capture, pawn move, or null move, 0 right after one.
    fn push(&mut self, key: Key, reversible: u32);

    /// The last pushed position has been taken back.
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
}

/// Calls the macro `$callback` with the registry of the axis: `{ $prefix } (file, Type) ...`.
#[macro_export]
macro_rules! repetition_variants {
    ($callback:ident { $($prefix:tt)* }) => {
        $callback! { { $($prefix)* }
            (scan, Scan)
        }
    };
}
