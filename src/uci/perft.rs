//! Perft, move by move, that can be stopped.

use crate::board::Placement;
use crate::movegen::{self, MoveList};
use crate::recipe::Recipe;
use crate::types::Move;

use super::control::Control;

/// Up to this depth a count is done in one go; above it, the control is asked between the moves. The largest count of
/// this depth takes well below a second.
const WHOLE: u32 = 4;

/// Counts the positions `depth` plies below, and tells the share of each move as soon as it is known. None where it
/// was stopped.
pub(super) fn divide<R: Recipe>(
    recipe: R,
    board: &Placement,
    depth: u32,
    control: &Control,
    mut tell: impl FnMut(Move, u64),
) -> Option<u64> {
    let mut total = 0_u64;
    for &mv in &legal(recipe, board) {
        let nodes = count(recipe, &board.after(mv), depth.saturating_sub(1), control)?;
        total = total.saturating_add(nodes);
        tell(mv, nodes);
    }
    Some(total)
}

fn count<R: Recipe>(recipe: R, board: &Placement, depth: u32, control: &Control) -> Option<u64> {
    if control.is_stopping() {
        return None;
    }
    if depth <= WHOLE {
        return Some(movegen::perft(recipe.sliders(), recipe.popcount(), board, depth));
    }
    let mut total = 0_u64;
    for &mv in &legal(recipe, board) {
        total = total.saturating_add(count(recipe, &board.after(mv), depth - 1, control)?);
    }
    Some(total)
}

fn legal<R: Recipe>(recipe: R, board: &Placement) -> MoveList {
    let mut list = MoveList::new();
    movegen::legal(recipe.sliders(), board, &mut list);
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::recipe::Portable;
    use crate::uci::control::Run;

    #[test]
    fn the_shares_sum_up_to_the_count() {
        let (position, mut sum) = (Position::start(), 0);
        let total = divide(Portable::PORTABLE, &position, 3, &Control::default(), |_, nodes| sum += nodes);
        assert_eq!((total, sum), (Some(8_902), 8_902));
    }

    #[test]
    fn a_stop_ends_the_deepest_count() {
        let control = Control::default();
        control.stop(1);
        control.begin(Run { ticket: 1, endless: false, pondering: false });
        let position = Position::start();
        assert_eq!(divide(Portable::PORTABLE, &position, 64, &control, |_, _| ()), None);
    }
}
