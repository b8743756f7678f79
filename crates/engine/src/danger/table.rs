//! Attacked steps of a king, found by uniting the attacks of the sliders that a table selects.

use super::{Danger, Steps};

/// Picks the sliders that stand on a line with some step and unites their attacks. The table that
/// picks them is indexed by the king's square and the set of steps: 64 x 256 x 16 bytes, 256 KB.
#[derive(Clone, Copy, Debug)]
pub struct Table;

impl Danger for Table {
    const NAME: &'static str = "table";

    #[inline(always)]
    fn find<S: Steps>(steps: S) -> S::Attacked {
        steps.united()
    }
}
