//! Attacked steps of a king, found by uniting the attacks of the knights and of the sliders that a
//! table selects.

use super::{Danger, Steps};

/// Unites the attacks of all knights and of those sliders that stand on a line with some step. The
/// table that picks these sliders is indexed by the king's square and the set of steps: 64 x 256 x
/// 16 bytes, 256 KiB.
#[derive(Clone, Copy, Debug)]
pub struct Table;

impl Danger for Table {
    const NAME: &'static str = "table";

    #[inline(always)]
    fn find<S: Steps>(steps: S) -> S::Attacked {
        steps.united()
    }
}
