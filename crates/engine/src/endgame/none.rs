//! No knowledge of endgames beyond the evaluation and the search.

use super::{Endgame, Sources};

/// Asks no source.
#[derive(Clone, Copy, Debug)]
pub struct Nothing;

impl Endgame for Nothing {
    const NAME: &'static str = "none";
    const ASKS: bool = false;
    const NEEDS_TABLES: bool = false;

    #[inline(always)]
    fn ask<S: Sources>(_: &S) -> Option<S::Answer> {
        None
    }
}
