//! Time that a comparison of whole commands may take.

use std::time::Duration;

use crate::compare::CONTROL_BEFORE;
use crate::record::TOGETHER;
use crate::workloads::Program as _;
use crate::workloads::command::WholeCommand;

/// Longest time that a comparison takes without `--time`.
pub(super) const MOST: Duration = Duration::from_secs(600);

/// Ratio of the time limit to the time of the shortest sure answer. That answer needs launches
/// whose differences all have the same sign; most answers take somewhat longer.
pub(super) const MARGIN: f64 = 1.5;

/// Returns the time in seconds of the fewest launches that can give a sure answer. `each` has the
/// seconds that each command takes, the first command first; a launch has `samples` samples.
pub(super) fn needed(each: &[f64], samples: u32, fewest: usize) -> f64 {
    let Some((first, others)) = each.split_first() else { return 0.0 };
    // A single turn has no warm-up. The control takes part in every second launch.
    let turns = if samples == 1 { 1.0 } else { f64::from(samples) + WholeCommand::WARM_UP as f64 };
    let control = 1.0 / CONTROL_BEFORE as f64;
    let groups = others.len().div_ceil(TOGETHER - 1) as f64;
    let turn = groups * (1.0 + control) * first + others.iter().sum::<f64>();
    fewest as f64 * turns * turn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_time_includes_the_control_and_the_warm_up() {
        // Ten launches of one run each, with the control in five of them.
        assert_eq!(needed(&[2.0, 3.0], 1, 10), 10.0 * (1.5 * 2.0 + 3.0));
        assert_eq!(needed(&[0.25, 0.25], 2, 10), 10.0 * 3.0 * 0.625);
        // Four candidates are launched in two groups.
        assert_eq!(needed(&[1.0; 5], 1, 20), 20.0 * (2.0 * 1.5 + 4.0));
        assert_eq!(needed(&[], 1, 10), 0.0);
    }
}
