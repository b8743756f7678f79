//! Checks found when the move is made.

use super::Checks;

/// Tests each move once for check, and remembers the answer for the position after the move.
#[derive(Debug)]
pub struct OnMake {
    line: Vec<bool>,
}

impl Checks for OnMake {
    const NAME: &'static str = "on-make";

    fn new(positions: usize) -> Self {
        Self { line: vec![false; positions] }
    }

    #[inline(always)]
    fn reach(&mut self, ply: usize, gave_check: impl FnOnce() -> bool) {
        self.line[ply] = gave_check();
    }

    #[inline(always)]
    fn is_check(&self, ply: usize, _find: impl FnOnce() -> bool) -> bool {
        self.line[ply]
    }
}
