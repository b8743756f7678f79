//! The axis `parallel`: how threads that search one position share the work.
//!
//! All of them search the same root and share the transposition table, so that what one has found out is found out for
//! all. The question is how they keep out of each other's way. With the customary answer they do not: each searches as
//! if it were alone, and that they differ in time is enough. The other answer is to tell which moves are being searched, and
//! to put those off.
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

/// What threads that search one position tell each other beside what the transposition table keeps.
pub trait Parallel: Debug + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// Whether moves can be put off. Where they cannot, the search has no code for it.
    const PUTS_OFF: bool;

    /// Nothing is being searched.
    fn new() -> Self;

    /// Forgets what was being searched.
    fn clear(&mut self);

    /// Whether some thread searches this move, from the position with this key.
    fn is_taken(&self, key: Key, mv: Move) -> bool;

    /// A thread begins to search it. The place where that is told.
    fn take(&self, key: Key, mv: Move) -> usize;

    /// The thread has searched it, which it told in this place.
    fn release(&self, key: Key, mv: Move, place: usize);
}
