//! Danger by a table of the squares from which a slider matters.

use super::{Danger, Steps};

/// Picks the sliders that stand on a line with some step, by a table of 256 KB that is indexed by
/// the set of steps, and unites their attacks.
#[derive(Clone, Copy, Debug)]
pub struct Table;

impl Danger for Table {
    const NAME: &'static str = "table";

    #[inline(always)]
    fn find<S: Steps>(steps: S) -> S::Attacked {
        steps.united()
    }
}
