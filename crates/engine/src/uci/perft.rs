//! Perft with a count for each move, which can be stopped.

use super::control::Control;
use crate::board::Placement;
use crate::movegen::Rules;
use crate::types::Move;

/// Greatest depth, in plies, that is counted without a check for a stop. Deeper counts check for a
/// stop between the moves. The largest count of this depth takes well below a second.
const UNINTERRUPTED_DEPTH: u32 = 4;

/// Counts the positions `depth` plies below `board`, and reports the share of each move as soon as
/// it is known. Returns `None` if the count was stopped.
pub(super) fn divide(
    rules: Rules,
    board: &Placement,
    depth: u32,
    control: &Control,
    report: &mut dyn FnMut(Move, u64),
) -> Option<u64> {
    let mut total = 0_u64;
    for &mv in &rules.legal(board) {
        let nodes = count(rules, &board.after(mv), depth.saturating_sub(1), control)?;
        total = total.saturating_add(nodes);
        report(mv, nodes);
    }
    Some(total)
}

fn count(rules: Rules, board: &Placement, depth: u32, control: &Control) -> Option<u64> {
    if control.is_stopping() {
        return None;
    }
    if depth <= UNINTERRUPTED_DEPTH {
        return Some(rules.perft(board, depth));
    }
    rules.legal(board).iter().try_fold(0_u64, |total, &mv| {
        Some(total.saturating_add(count(rules, &board.after(mv), depth - 1, control)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::recipe::Portable;
    use crate::uci::control::Run;

    #[test]
    fn the_shares_sum_up_to_the_count() {
        for (depth, nodes) in [(1, 20), (3, 8_902), (UNINTERRUPTED_DEPTH + 2, 119_060_324)] {
            let mut sum = 0;
            let start = Position::start();
            let rules = Portable::PORTABLE.into();
            let total = divide(rules, &start, depth, &Control::default(), &mut |_, share| sum += share);
            assert_eq!((total, sum), (Some(nodes), nodes), "depth {depth}");
        }
    }

    #[test]
    fn a_stop_ends_the_deepest_count() {
        let control = Control::default();
        control.stop(1);
        control.begin(Run::bounded(1));
        assert_eq!(divide(Portable::PORTABLE.into(), &Position::start(), 64, &control, &mut |_, _| ()), None);
    }
}
