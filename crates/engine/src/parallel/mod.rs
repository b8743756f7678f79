//! The axis `parallel`: the way in which threads that search one position share the work.
//!
//! All threads search the same root and share the transposition table, so each profits from the
//! findings of the others. The question is how they avoid doing the same work. The usual answer,
//! `lazy`, is to do nothing: each searches as if it were alone, and small differences in timing are
//! enough. With `abdada` each thread announces the move that it searches, and defers moves that
//! others have announced.
//!
//! With one thread both variants search the same nodes. With several, the count of nodes and the
//! chosen move depend on which thread is faster; the worth of a variant shows in the time to a
//! depth and in games (`docs/search.md`).

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

/// State that the threads of one search share in addition to the transposition table: the moves
/// that each of them is searching.
pub trait Parallel: Debug + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// True if moves can be deferred. If false, the search is compiled without the code for that.
    const DEFERS: bool;

    /// Creates the state in which no move is being searched.
    fn new() -> Self;

    /// Forgets all announced moves.
    fn clear(&mut self);

    /// Returns true if some thread has announced that it searches this move in the position with
    /// this key.
    fn is_taken(&self, key: Key, mv: Move) -> bool;

    /// Announces that a thread begins to search the move. Returns the slot of the announcement.
    fn take(&self, key: Key, mv: Move) -> usize;

    /// Withdraws the announcement in slot `place`, after its thread has searched the move.
    fn release(&self, key: Key, mv: Move, place: usize);
}
