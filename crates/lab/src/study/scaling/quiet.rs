//! Which repetitions of a search count: those beside which the machine was found quiet.
//!
//! A core of a shared machine is slower by half while others use what it is made of: for some tenths of a second, for seconds or for minutes,
//! one core or all of them, and no counter of the system tells. Nor is it the same for all: there are minutes in which a machine's cores slow
//! each other down as two threads of one core do, and then one thread alone is as fast as ever. So times cannot be held to a speed of the machine,
//! and medians of all repetitions would not be of the searches alone. Hence the *probe*: a short search on every core at once, between
//! any two searches. A repetition counts if no core was slower than on the quiet machine, neither before it nor after it. The probe is the
//! same whatever it stands beside.
//!
//! What happens between the probes they do not see: of a search that takes seconds they tell less than of one that takes milliseconds.

use serde::{Deserialize, Serialize};

/// What a probe took, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Probe {
    /// On the fastest core.
    pub(crate) fastest: u64,
    /// On the slowest.
    pub(crate) slowest: u64,
}

/// The probes right before and right after something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beside {
    /// Before.
    pub(crate) before: Probe,
    /// After.
    pub(crate) after: Probe,
}

impl Beside {
    /// The slowest core's time.
    pub(crate) fn slowest(&self) -> u64 {
        self.before.slowest.max(self.after.slowest)
    }

    /// Whether the machine was quiet before and after, where a probe takes so long at most.
    pub(crate) fn is_quiet(&self, limit: u64) -> bool {
        self.slowest() <= limit
    }
}

/// One repetition of a search: in a record six numbers, of which the last four are the probes, before and after, the fastest core first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 6]", into = "[u64; 6]")]
pub(crate) struct Repetition {
    /// How long it took by the clock.
    pub(crate) nanoseconds: u64,
    /// How many positions it considered.
    pub(crate) positions: u64,
    /// The probes.
    pub(crate) beside: Beside,
}

impl From<[u64; 6]> for Repetition {
    fn from([nanoseconds, positions, a, b, c, d]: [u64; 6]) -> Self {
        let [before, after] = [[a, b], [c, d]].map(|[fastest, slowest]| Probe { fastest, slowest });
        Self { nanoseconds, positions, beside: Beside { before, after } }
    }
}

impl From<Repetition> for [u64; 6] {
    fn from(Repetition { nanoseconds, positions, beside: Beside { before, after } }: Repetition) -> Self {
        [nanoseconds, positions, before.fastest, before.slowest, after.fastest, after.slowest]
    }
}

/// What a probe takes at most on the quiet machine, in nanoseconds, by the slowest core's time of each: an eighth more than what every twentieth of
/// them stays below, for a part of the time every machine is quiet. None without any.
pub(crate) fn quiet(mut slowest: Vec<u64>) -> Option<u64> {
    slowest.sort_unstable();
    let low = *slowest.get(slowest.len() / 20)?;
    Some(low + low / 8)
}

/// How many repetitions were on a quiet machine.
pub(crate) fn count(repetitions: &[Repetition], quiet: u64) -> usize {
    repetitions.iter().filter(|repetition| repetition.beside.is_quiet(quiet)).count()
}

/// Fewer repetitions than this are no median, and those of the quietest moments that there are must do.
const FEWEST: usize = 3;

/// The repetitions that count, and whether the machine was quiet for all of them.
pub(crate) fn choose(repetitions: &[Repetition], quiet: u64) -> (Vec<Repetition>, bool) {
    let mut chosen = repetitions.to_vec();
    if count(repetitions, quiet) >= FEWEST {
        chosen.retain(|repetition| repetition.beside.is_quiet(quiet));
        return (chosen, true);
    }
    chosen.sort_by_key(|repetition| repetition.beside.slowest());
    chosen.truncate(FEWEST);
    (chosen, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search beside these probes.
    fn repetition([a, b, c, d]: [u64; 4]) -> Repetition {
        [100 * a, 7, a, b, c, d].into()
    }

    #[test]
    fn the_quiet_machine_is_known_by_a_twentieth_of_the_probes() {
        assert_eq!(quiet(Vec::new()), None);
        assert_eq!(quiet(vec![800]), Some(900));
        let mut probes = vec![1600; 36];
        probes.extend([700, 810, 800, 820]);
        // The fastest of forty does not decide, nor do those that were disturbed.
        assert_eq!(quiet(probes), Some(810 + 101));
    }

    #[test]
    fn what_was_disturbed_does_not_count() {
        let all = [
            [800; 4],
            [800, 1300, 800, 800],
            [1300; 4],
            [800, 800, 1000, 1000],
            [820, 900, 820, 820],
            [810; 4],
        ];
        let all = all.map(repetition);
        assert_eq!(choose(&all, 900), (vec![all[0], all[4], all[5]], true));
    }

    #[test]
    fn where_the_machine_was_hardly_ever_quiet_the_quietest_moments_count() {
        let all =
            [[800, 1300, 800, 800], [800, 950, 800, 800], [800; 4], [800, 800, 1000, 1000]].map(repetition);
        assert_eq!(choose(&all, 900), (vec![all[2], all[1], all[3]], false));
        assert_eq!(choose(&all[..1], 900), (vec![all[0]], false));
        assert_eq!(choose(&[], 900), (Vec::new(), false));
    }

    #[test]
    fn a_repetition_is_kept_as_it_was_measured() {
        let one = repetition([800, 950, 801, 802]);
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(text, "[80000,7,800,950,801,802]");
        assert_eq!(serde_json::from_str::<Repetition>(&text).unwrap(), one);
    }
}
