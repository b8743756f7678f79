//! Checks found when a node is entered.

use super::Checks;

/// Looks for checks in the position each time that the search asks; it remembers nothing.
#[derive(Debug)]
pub struct OnEntry;

impl Checks for OnEntry {
    const NAME: &'static str = "on-entry";

    fn new(_positions: usize) -> Self {
        Self
    }

    #[inline(always)]
    fn reach(&mut self, _ply: usize, _gave_check: impl FnOnce() -> bool) {}

    #[inline(always)]
    fn is_check(&self, _ply: usize, find: impl FnOnce() -> bool) -> bool {
        find()
    }
}
