//! Which repetitions of a search count, and at what speed of the machine.
//!
//! A core of a shared machine is slower by half while others use what it is made of: for some tenths of a second, for seconds or for minutes,
//! one core or all of them, and no counter of the system tells. A search on several cores meets that more often than one on a single core, so
//! medians of all repetitions would not be of the searches alone. Hence the *probe*: a short search on every core at once, between any
//! two searches. A repetition counts if the machine was *steady*, that is if all cores were equally fast before it and after it; and
//! its time is given at the speed of the quiet machine, as the probes tell it. They know nothing of the search that they stand beside, so that
//! to choose by them favours none.

/// What a probe took, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Probe {
    /// On the fastest core.
    pub(crate) fastest: u64,
    /// On the slowest.
    pub(crate) slowest: u64,
}

impl Probe {
    /// Whether all cores were equally fast.
    pub(crate) fn is_even(self) -> bool {
        is_even(self.fastest, self.slowest)
    }
}

/// Whether two times are the same but for an eighth.
fn is_even(fastest: u64, slowest: u64) -> bool {
    slowest.saturating_sub(fastest) <= fastest / 8
}

/// One repetition of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repetition {
    /// How long it took by the clock.
    pub(crate) nanoseconds: u64,
    /// How many positions it considered.
    pub(crate) positions: u64,
    /// The probe right before it.
    pub(crate) before: Probe,
    /// And right after.
    pub(crate) after: Probe,
}

impl Repetition {
    fn fastest(&self) -> u64 {
        self.before.fastest.min(self.after.fastest)
    }

    fn slowest(&self) -> u64 {
        self.before.slowest.max(self.after.slowest)
    }

    /// Whether the machine was steady.
    pub(crate) fn is_steady(&self) -> bool {
        is_even(self.fastest(), self.slowest())
    }

    /// What a probe took beside it.
    pub(crate) fn level(&self) -> u64 {
        (self.before.fastest + self.before.slowest + self.after.fastest + self.after.slowest) / 4
    }

    /// How long it would have taken where a probe takes `quiet`.
    pub(crate) fn at(&self, quiet: u64) -> u64 {
        (self.nanoseconds as f64 * quiet as f64 / self.level() as f64).round() as u64
    }
}

/// Fewer repetitions than this are no median, and the steadiest that there are must do.
const FEWEST: usize = 3;

/// What a probe takes on the quiet machine: the tenth percentile of what it took beside steady repetitions, for a part of the time every machine is
/// quiet. None without one.
pub(crate) fn quiet<'a>(repetitions: impl Iterator<Item = &'a Repetition>) -> Option<u64> {
    let mut levels: Vec<u64> = repetitions.filter(|one| one.is_steady()).map(Repetition::level).collect();
    levels.sort_unstable();
    levels.get(levels.len() / 10).copied()
}

/// How many repetitions were on a steady machine.
pub(crate) fn count(repetitions: &[Repetition]) -> usize {
    repetitions.iter().filter(|repetition| repetition.is_steady()).count()
}

/// The repetitions that count and the others.
pub(crate) fn sift(mut repetitions: Vec<Repetition>) -> (Vec<Repetition>, Vec<Repetition>) {
    let unevenness =
        |one: &Repetition| one.slowest().saturating_sub(one.fastest()) as f64 / one.fastest() as f64;
    repetitions.sort_by(|one, other| unevenness(one).total_cmp(&unevenness(other)));
    let counting = count(&repetitions).max(FEWEST).min(repetitions.len());
    let others = repetitions.split_off(counting);
    (repetitions, others)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search that takes a hundred times as long as the fastest core's first probe.
    fn repetition([a, b, c, d]: [u64; 4]) -> Repetition {
        let [before, after] = [(a, b), (c, d)].map(|(fastest, slowest)| Probe { fastest, slowest });
        Repetition { nanoseconds: 100 * a, positions: 7, before, after }
    }

    #[test]
    fn a_machine_is_steady_where_all_cores_are_equally_fast_before_and_after() {
        let is_steady = |probes| repetition(probes).is_steady();
        assert!(is_steady([800, 900, 800, 900]));
        assert!(!is_steady([800, 901, 800, 810]), "another core is slower");
        assert!(!is_steady([800, 810, 1300, 1310]), "it became slower");
        assert!(is_steady([1300, 1310, 1300, 1310]), "slow, but steadily");
        assert!(!repetition([800, 810, 800, 1300]).after.is_even());
    }

    #[test]
    fn times_are_those_of_the_quiet_machine() {
        let slow = repetition([1200, 1300, 1250, 1250]);
        assert_eq!((slow.level(), slow.at(1250), slow.at(1000)), (1250, 120_000, 96_000));
        // The fastest tenth does not decide, nor does what was not steady.
        let mut all = vec![repetition([1600; 4]); 8];
        all.extend([[500, 1600, 500, 1600], [700; 4], [810; 4], [820; 4]].map(repetition));
        assert_eq!(quiet(all.iter()), Some(810));
        assert_eq!(quiet([].iter()), None);
    }

    #[test]
    fn what_was_disturbed_does_not_count() {
        let all = [[800; 4], [800, 1300, 800, 800], [1300; 4], [800, 800, 1000, 1000], [820; 4], [810; 4]];
        let (counting, others) = sift(all.map(repetition).to_vec());
        assert!(counting.iter().all(Repetition::is_steady));
        assert_eq!((counting.len(), others.len()), (4, 2));
    }

    #[test]
    fn where_the_machine_was_hardly_ever_steady_the_steadiest_count() {
        let all = [[800, 1300, 800, 800], [800, 950, 800, 800], [800; 4], [800, 800, 1000, 1000]];
        let (counting, others) = sift(all.map(repetition).to_vec());
        assert_eq!((count(&counting), counting.len(), others.len()), (1, 3, 1));
        assert_eq!(others[0].slowest(), 1300);
        assert_eq!(sift(vec![repetition([800, 1300, 800, 800])]).0.len(), 1);
        assert_eq!(sift(Vec::new()), (Vec::new(), Vec::new()));
    }
}
