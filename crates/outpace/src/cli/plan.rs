//! How long a comparison of whole commands may take.

use std::time::Duration;

use crate::record::TOGETHER;
use crate::workloads::Program as _;
use crate::workloads::command::WholeCommand;

/// The most that is taken without being asked for.
pub(super) const MOST: Duration = Duration::from_secs(600);

/// The shortest answer takes so many launches that all fall on one side; most answers take some more.
pub(super) const MARGIN: f64 = 1.5;

/// How long the fewest launches take that can give a sure answer, in seconds: of commands that take so many seconds each, the first among them, by so
/// many samples a launch.
pub(super) fn needed(each: &[f64], samples: u32, fewest: usize) -> f64 {
    let Some((first, others)) = each.split_first() else { return 0.0 };
    // One turn alone has no warm-up, and the control takes part in every second launch.
    let (turns, control) =
        if samples == 1 { (1.0, 0.5) } else { (f64::from(samples) + WholeCommand::WARM_UP as f64, 1.0) };
    let groups = others.len().div_ceil(TOGETHER - 1) as f64;
    let turn = groups * (1.0 + control) * first + others.iter().sum::<f64>();
    fewest as f64 * turns * turn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_fewest_launches_counts_the_control_and_the_warm_up() {
        // Ten launches of one run each, and five of the control.
        assert_eq!(needed(&[2.0, 3.0], 1, 10), 10.0 * (1.5 * 2.0 + 3.0));
        assert_eq!(needed(&[0.25, 0.25], 2, 10), 10.0 * 3.0 * 0.75);
        // Four candidates are launched in two groups.
        assert_eq!(needed(&[1.0; 5], 1, 20), 20.0 * (2.0 * 1.5 + 4.0));
        assert_eq!(needed(&[], 1, 10), 0.0);
    }
}
