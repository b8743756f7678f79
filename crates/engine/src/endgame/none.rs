//! Nothing is known of endgames but what the evaluation and the search find out.

use super::{Endgame, Sources};

/// No source is asked.
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
