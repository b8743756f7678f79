//! The axis `parallel`: how threads that search one position share the work.
//!
//! All of them search the same root and share the transposition table, so each profits from what the others have found.
//! The question is how they avoid doing the same work. With the customary answer they do nothing: each searches as
//! if it were alone, and differences in time are enough. The other answer is to announce which moves are being searched, and
//! to defer those.
//!
//! A search with one thread counts the same nodes with either. With several, the count depends on which thread is faster, and so does
//! the move; what a variant is worth shows in the time to a depth and in games (`docs/search.md`).

use std::fmt::Debug;

use plywright_parts::axis;

use crate::types::{Key, Move};

axis! {
    name: parallel,
    variant: Parallel,
    asks: "how do threads that search one position share the work?",
    registry: parallel_variants,
    default: Lazy,
    lazy => Lazy ["parallel-lazy"],
    abdada => Abdada ["parallel-abdada"],
}

#[cfg(test)]
mod tests;

/// What threads that search one position announce to each other, besides what the transposition table keeps.
pub trait Parallel: Debug + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// Whether moves can be deferred. Where they cannot, the search has no code for it.
    const DEFERS: bool;

    /// Nothing is being searched.
    fn new() -> Self;

    /// Forgets what was being searched.
    fn clear(&mut self);

    /// Whether some thread searches this move, from the position with this key.
    fn is_taken(&self, key: Key, mv: Move) -> bool;

    /// A thread begins to search it. Returns the place of the announcement.
    fn take(&self, key: Key, mv: Move) -> usize;

    /// The thread that announced it in this place has searched it.
    fn release(&self, key: Key, mv: Move, place: usize);
}
