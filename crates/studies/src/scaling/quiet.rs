//! Selects the repetitions of a search that count: those before and after which the machine was
//! quiet.
//!
//! A virtual machine shares its hardware with other virtual machines. While they use it, a core
//! takes about half as long again for the same search. That lasts for some tenths of a second, for
//! seconds or for minutes, affects one core or all, and no counter of the system shows it. There
//! are also minutes in which a machine's cores slow each other down as two threads of one core do,
//! while a single thread is as fast as ever. So the times cannot be compared with a fixed speed of
//! the machine, and medians of all repetitions would also measure the disturbances.
//!
//! Therefore a *probe*, a short search on every core at once, runs between any two searches. A
//! repetition counts if in the probes before and after it no core was slower than on the quiet
//! machine. The probe is the same for all measurements.
//!
//! Disturbances between two probes stay unseen, so the probes say less about a search of seconds
//! than about one of milliseconds.

use serde::{Deserialize, Serialize};

use super::Figures;
use outpace::statistics::median;

/// Time of a probe on the fastest core and on the slowest, in nanoseconds.
pub(crate) type Probe = [u64; 2];

/// One repetition of a search. A record stores it as six numbers, of which the last four are the
/// probes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 6]", into = "[u64; 6]")]
pub(crate) struct Repetition {
    /// Time by the clock.
    pub(crate) nanoseconds: u64,
    pub(crate) positions: u64,
    /// The probes right before and right after the repetition.
    pub(crate) probes: [Probe; 2],
}

impl From<[u64; 6]> for Repetition {
    fn from([nanoseconds, positions, a, b, c, d]: [u64; 6]) -> Self {
        Self { nanoseconds, positions, probes: [[a, b], [c, d]] }
    }
}

impl From<Repetition> for [u64; 6] {
    fn from(Repetition { nanoseconds, positions, probes: [[a, b], [c, d]] }: Repetition) -> Self {
        [nanoseconds, positions, a, b, c, d]
    }
}

impl Repetition {
    /// The slowest core's time in the slower of the two probes.
    pub(crate) fn slowest(&self) -> u64 {
        self.probes[0][1].max(self.probes[1][1])
    }
}

/// Longest time of a probe on the quiet machine, in nanoseconds: an eighth more than the 5th
/// percentile of the slowest core's times. This assumes that the machine is quiet for at least 5 %
/// of the time. `None` without probes.
pub(crate) fn limit(mut slowest: Vec<u64>) -> Option<u64> {
    slowest.sort_unstable();
    let low = *slowest.get(slowest.len() / 20)?;
    Some(low.saturating_add(low / 8))
}

pub(crate) fn count<'a>(repetitions: impl IntoIterator<Item = &'a Repetition>, limit: u64) -> usize {
    repetitions.into_iter().filter(|repetition| repetition.slowest() <= limit).count()
}

/// Least number of repetitions on a quiet machine from which a median is taken. If there are fewer,
/// the median is taken of this many repetitions: those with the fastest probes.
const FEWEST: usize = 3;

/// The repetitions that count, and true if they are at least [`FEWEST`] and the machine was quiet
/// for all of them.
fn choose(repetitions: &[Repetition], limit: u64) -> (Vec<Repetition>, bool) {
    let mut chosen = repetitions.to_vec();
    let is_quiet = count(repetitions, limit) >= FEWEST;
    if is_quiet {
        chosen.retain(|repetition| repetition.slowest() <= limit);
    } else {
        chosen.sort_by_key(Repetition::slowest);
        chosen.truncate(FEWEST);
    }
    (chosen, is_quiet)
}

impl Figures {
    /// Figures from repetitions, given the longest time of a probe on the quiet machine.
    pub(crate) fn new(repetitions: &[Repetition], limit: u64) -> Self {
        let (counting, is_quiet) = choose(repetitions, limit);
        let mut times: Vec<f64> = counting.iter().map(|repetition| repetition.nanoseconds as f64).collect();
        times.sort_by(f64::total_cmp);
        let quartile = |at: usize| times.get(at * (times.len().max(1) - 1) / 4).copied().unwrap_or(f64::NAN);
        let (low, high) = (quartile(1), quartile(3));
        let time = median(times).unwrap_or(f64::NAN);
        let positions =
            median(counting.iter().map(|repetition| repetition.positions as f64)).unwrap_or(f64::NAN);
        Self { time, positions, spread: (high - low) / 2.0 / time, is_quiet }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repetition between these probes.
    fn repetition([a, b, c, d]: [u64; 4]) -> Repetition {
        [100 * a, 7, a, b, c, d].into()
    }

    #[test]
    fn the_limit_follows_from_the_5th_percentile_of_the_probes() {
        assert_eq!(limit(Vec::new()), None);
        assert_eq!(limit(vec![800]), Some(900));
        let mut probes = vec![1600; 36];
        probes.extend([700, 810, 800, 820]);
        // Neither the fastest of forty probes decides, nor the disturbed ones.
        assert_eq!(limit(probes), Some(810 + 101));
    }

    #[test]
    fn disturbed_repetitions_do_not_count() {
        let disturbed = [[800; 4], [800, 1300, 800, 800], [1300; 4], [820, 900, 820, 820], [810; 4]];
        let [a, _, _, b, c] = disturbed.map(repetition);
        assert_eq!(choose(&disturbed.map(repetition), 900), (vec![a, b, c], true));
        let repetitions =
            [[800, 1300, 800, 800], [800, 950, 800, 800], [800; 4], [800, 800, 1000, 1000]].map(repetition);
        assert_eq!(choose(&repetitions, 900), (vec![repetitions[2], repetitions[1], repetitions[3]], false));
        assert_eq!(choose(&repetitions[..1], 900), (vec![repetitions[0]], false));
        assert_eq!(choose(&[], 900), (Vec::new(), false));
    }

    #[test]
    fn figures_follow_from_times_and_positions() {
        let figures = |times: &[u64]| {
            let repetition = |&time: &u64| Repetition::from([time, 10 * time, 1, 1, 1, 1]);
            Figures::new(&times.iter().map(repetition).collect::<Vec<_>>(), 1)
        };
        let Figures { time, positions, spread, is_quiet } = figures(&[10, 9, 11, 8, 12]);
        assert_eq!((time, positions, spread, is_quiet), (10.0, 100.0, 0.1, true));
        assert_eq!((figures(&[7]).spread, figures(&[7]).is_quiet), (0.0, false));
        assert!(figures(&[]).time.is_nan() && figures(&[]).spread.is_nan());
    }

    #[test]
    fn a_repetition_is_stored_as_six_numbers() {
        let stored = repetition([800, 950, 801, 802]);
        let text = serde_json::to_string(&stored).unwrap();
        assert_eq!(text, "[80000,7,800,950,801,802]");
        assert_eq!(serde_json::from_str::<Repetition>(&text).unwrap(), stored);
    }
}
