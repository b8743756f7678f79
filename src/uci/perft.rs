//! Perft, move by move, that can be stopped.

use crate::board::Position;
use crate::movegen::{self, MoveList};
use crate::sliders::Sliders;
use crate::types::Move;

use super::control::Control;

/// Up to this depth a count is done in one go; above it, the control is asked between the moves. The largest count of
/// this depth takes well below a second.
const WHOLE: u32 = 4;

/// Counts the positions `depth` plies below, and tells the share of each move as soon as it is known. None where it
/// was stopped.
pub(super) fn divide<S: Sliders>(
    sliders: S,
    position: &mut Position,
    depth: u32,
    control: &Control,
    mut tell: impl FnMut(Move, u64),
) -> Option<u64> {
    let mut total = 0_u64;
    each_move(sliders, position, |position, mv| {
        let nodes = count(sliders, position, depth.saturating_sub(1), control)?;
        total = total.saturating_add(nodes);
        tell(mv, nodes);
        Some(())
    })?;
    Some(total)
}

fn count<S: Sliders>(sliders: S, position: &mut Position, depth: u32, control: &Control) -> Option<u64> {
    if control.is_stopping() {
        return None;
    }
    if depth <= WHOLE {
        return Some(movegen::perft(sliders, position, depth));
    }
    let mut total = 0_u64;
    each_move(sliders, position, |position, _| {
        total = total.saturating_add(count(sliders, position, depth - 1, control)?);
        Some(())
    })?;
    Some(total)
}

/// Does something after each legal move, until that returns none.
fn each_move<S: Sliders>(
    sliders: S,
    position: &mut Position,
    mut visit: impl FnMut(&mut Position, Move) -> Option<()>,
) -> Option<()> {
    let mut legal = MoveList::new();
    movegen::legal(sliders, position, &mut legal);
    for &mv in &legal {
        let undo = position.make(mv);
        let went_on = visit(position, mv);
        position.unmake(mv, undo);
        went_on?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders::Rays;
    use crate::uci::control::Run;

    #[test]
    fn the_shares_sum_up_to_the_count() {
        let (mut position, mut sum) = (Position::start(), 0);
        let total = divide(Rays, &mut position, 3, &Control::default(), |_, nodes| sum += nodes);
        assert_eq!((total, sum), (Some(8_902), 8_902));
        assert_eq!(position, Position::start());
    }

    #[test]
    fn a_stop_ends_the_deepest_count() {
        let control = Control::default();
        control.stop(1);
        control.begin(Run { ticket: 1, endless: false, pondering: false });
        let mut position = Position::start();
        assert_eq!(divide(Rays, &mut position, 64, &control, |_, _| ()), None);
        assert_eq!(position, Position::start());
    }
}
