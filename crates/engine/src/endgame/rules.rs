//! Recognisers.

use super::{Endgame, Sources};

/// The rules are asked.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

impl Endgame for Rules {
    const NAME: &'static str = "rules";
    const ASKS: bool = true;
    const NEEDS_TABLES: bool = false;

    #[inline(always)]
    fn ask<S: Sources>(sources: &S) -> Option<S::Answer> {
        sources.rules()
    }
}
