//! The principal variation as a triangular table: each ply has a row with the best line from there.

use super::MAX_PLY;
use crate::types::Move;

/// The principal variations of all plies of the current line.
#[derive(Debug)]
pub(super) struct PvTable {
    rows: Vec<[Move; MAX_PLY + 1]>,
    lengths: [usize; MAX_PLY + 2],
}

impl PvTable {
    pub(super) fn new() -> Self {
        Self { rows: vec![[Move::NULL; MAX_PLY + 1]; MAX_PLY + 2], lengths: [0; MAX_PLY + 2] }
    }

    /// Clears the line from `ply` on.
    #[inline(always)]
    pub(super) fn clear(&mut self, ply: usize) {
        self.lengths[ply] = 0;
    }

    /// Sets the best line at `ply` to `mv` followed by the best line of the next ply.
    #[inline]
    pub(super) fn extend(&mut self, ply: usize, mv: Move) {
        let length = self.lengths[ply + 1].min(MAX_PLY);
        let (above, below) = self.rows.split_at_mut(ply + 1);
        above[ply][0] = mv;
        above[ply][1..=length].copy_from_slice(&below[0][..length]);
        self.lengths[ply] = length + 1;
    }

    /// Returns the best line from `ply` on.
    pub(super) fn line(&self, ply: usize) -> &[Move] {
        &self.rows[ply][..self.lengths[ply]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{MoveKind, Square};

    #[test]
    fn a_line_is_a_move_and_the_line_below_it() {
        let mut lines = PvTable::new();
        let mv = |to| Move::new(Square::A1, to, MoveKind::Quiet);
        lines.clear(2);
        lines.extend(1, mv(Square::B1));
        lines.extend(0, mv(Square::C1));
        assert_eq!(lines.line(0), [mv(Square::C1), mv(Square::B1)]);
        lines.clear(1);
        lines.extend(0, mv(Square::D1));
        assert_eq!(lines.line(0), [mv(Square::D1)]);
    }
}
