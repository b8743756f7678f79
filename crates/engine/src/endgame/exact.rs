//! Exact tables, with recognisers for positions without a table.

use super::{Endgame, Sources};

/// Asks the tables first, then the rules.
#[derive(Clone, Copy, Debug)]
pub struct Exact;

impl Endgame for Exact {
    const NAME: &'static str = "exact";
    const ASKS: bool = true;
    const NEEDS_TABLES: bool = true;

    #[inline(always)]
    fn ask<S: Sources>(sources: &S) -> Option<S::Answer> {
        sources.tables().or_else(|| sources.rules())
    }
}
