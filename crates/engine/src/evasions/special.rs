//! Evasions by a separate generator for the side in check.

use super::{Evasions, InCheck};

/// Generates only moves that answer the check.
#[derive(Clone, Copy, Debug)]
pub struct Special;

impl Evasions for Special {
    const NAME: &'static str = "special";

    #[inline(always)]
    fn find<C: InCheck>(side: C) -> C::Found {
        side.answers()
    }
}
