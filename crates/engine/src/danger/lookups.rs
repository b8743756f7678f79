//! Attacked steps of a king, found by look-ups from each step.

use super::{Danger, Steps};

/// Looks up, from each step, the lines to the sliders that could attack it.
#[derive(Clone, Copy, Debug)]
pub struct Lookups;

impl Danger for Lookups {
    const NAME: &'static str = "lookups";

    #[inline(always)]
    fn find<S: Steps>(steps: S) -> S::Attacked {
        steps.looked_up()
    }
}
