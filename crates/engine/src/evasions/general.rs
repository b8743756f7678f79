//! The generator for every other position, and a filter behind it.

use super::{Evasions, InCheck};

/// Everything is generated, and what does not answer the check is dropped.
#[derive(Clone, Copy, Debug)]
pub struct General;

impl Evasions for General {
    const NAME: &'static str = "general";

    #[inline(always)]
    fn find<C: InCheck>(side: C) -> C::Found {
        side.filtered()
    }
}
