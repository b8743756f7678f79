//! Evasions by the general move generator and a filter behind it.

use super::{Evasions, InCheck};

/// Generates all moves and drops those that do not answer the check.
#[derive(Clone, Copy, Debug)]
pub struct General;

impl Evasions for General {
    const NAME: &'static str = "general";

    #[inline(always)]
    fn find<C: InCheck>(side: C) -> C::Found {
        side.filtered()
    }
}
