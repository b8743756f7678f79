//! A slowdown of known size, for testing measurements. It is compiled in only with the feature
//! `handicap`.
//!
//! A method that claims to see that one build is 1 % slower than another must be tested with two
//! builds that differ by 1 % for certain. Work added to the search would give no such certainty:
//! its cost is known only as well as it can be measured, and differs between machines; and the
//! added instructions move the code around them. So the search stays as it is. After its end, the
//! thread watches the clock until the search has lasted longer by the share that the option
//! `Handicap` sets. That is as exact as the clock on every machine, and nodes and moves are those
//! of the search itself.
//!
//! The share is taken of each search's own time, from its beginning on the working thread to its
//! end. Writing the answer and waking its reader are not included, because they would not be slower
//! in a slower engine either.
//!
//! A search that ends by the clock overruns its time by its share, so a game with a clock can be
//! lost because of it. `bench` and `perft` are not slowed down.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// Range of the share, in hundredths of a per cent.
pub(super) const SHARES: RangeInclusive<i64> = 0..=10_000;

/// The whole of a search's own time, in hundredths of a per cent.
const FULL_SHARE: u128 = 10_000;

/// Longest time that is added to a search, whatever its share, so that a user who has set a
/// handicap does not wait for ever.
const LONGEST: Duration = Duration::from_secs(10);

/// The share of its own time by which every search lasts longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Handicap {
    /// In hundredths of a per cent.
    share: u32,
}

impl Handicap {
    /// No slowdown.
    pub(super) const NONE: Self = Self::new(0);

    /// Creates a handicap of `share` hundredths of a per cent.
    pub(super) const fn new(share: u32) -> Self {
        Self { share }
    }

    /// Waits until the search that began at `start` and ends now has lasted longer by its share, or
    /// until it must stop.
    ///
    /// It spins, because a sleep is late by more than the share of a short search. It does not even
    /// pause the processor between two reads of the clock, so that its end is as exact as the
    /// clock.
    pub(super) fn prolong(self, start: Instant, is_stopping: impl Fn() -> bool) {
        let search_time = start.elapsed();
        let prolonged = search_time.saturating_add(self.extra_time(search_time));
        while start.elapsed() < prolonged && !is_stopping() {}
    }

    /// Returns the time to add to a search that takes `search_time` by itself.
    fn extra_time(self, search_time: Duration) -> Duration {
        // The product is below 2^94 nanoseconds times 2^32, so it does not overflow.
        let nanos = search_time.as_nanos() * u128::from(self.share) / FULL_SHARE;
        u64::try_from(nanos).map_or(LONGEST, |nanos| Duration::from_nanos(nanos).min(LONGEST))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use super::*;

    /// Calls [`Handicap::prolong`] at the end of a search that took `searched`, and returns the
    /// time from the beginning of the search until the call has returned.
    fn prolong(share: u32, searched: Duration, is_stopping: impl Fn() -> bool) -> Duration {
        let start = Instant::now().checked_sub(searched).expect("the clock has run that long");
        Handicap::new(share).prolong(start, is_stopping);
        start.elapsed()
    }

    #[test]
    fn a_share_is_counted_in_hundredths_of_a_per_cent() {
        for (share, searched, added) in [
            (0, 1_000_000, 0),
            (1, 1_000_000, 100),
            (100, 1_000_000, 10_000),
            (100, 2_345_600, 23_456),
            (5_000, 3, 1),
            (10_000, 1_000_000, 1_000_000),
        ] {
            let found = Handicap::new(share).extra_time(Duration::from_nanos(searched));
            assert_eq!(found, Duration::from_nanos(added), "{share} of {searched} ns");
        }
    }

    #[test]
    fn the_extra_time_is_bounded() {
        assert_eq!(Handicap::new(10_000).extra_time(Duration::MAX), LONGEST);
        assert_eq!(Handicap::new(u32::MAX).extra_time(Duration::MAX), LONGEST);
        assert_eq!(Handicap::new(1).extra_time(Duration::MAX), LONGEST);
        assert_eq!(Handicap::NONE.extra_time(Duration::MAX), Duration::ZERO);
        assert_eq!(Handicap::new(10_000).extra_time(LONGEST), LONGEST);
        assert_eq!(Handicap::new(5_000).extra_time(LONGEST), LONGEST / 2);
    }

    #[test]
    fn a_search_lasts_longer_by_its_share() {
        let searched = Duration::from_millis(20);
        assert!(prolong(5_000, searched, || false) >= searched * 3 / 2);
        assert!(prolong(10_000, searched, || false) >= searched * 2);
    }

    #[test]
    fn without_a_share_it_does_not_wait() {
        let looks = std::cell::Cell::new(0);
        let stopping = || {
            looks.set(looks.get() + 1);
            false
        };
        prolong(0, Duration::from_secs(1), stopping);
        assert_eq!(looks.get(), 0, "the time is up before anybody asks whether to stop");
    }

    #[test]
    fn a_stop_ends_it() {
        let searched = Duration::from_secs(5);
        assert!(prolong(10_000, searched, || true) < searched * 2, "a stop that has come");
        let stop = AtomicBool::new(false);
        let lasted = thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(20));
                stop.store(true, Ordering::Relaxed);
            });
            prolong(10_000, searched, || stop.load(Ordering::Relaxed))
        });
        assert!(lasted < searched * 2, "a stop that comes");
    }
}
