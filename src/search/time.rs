//! How long to think.
//!
//! Two limits come from a clock (claim 43): the *soft* one, after which no new iteration begins, and the *hard* one, at which
//! the search is broken off. The hard one always lies below the time left less the overhead.

use std::time::{Duration, Instant};

use super::limits::{Clock, Limits};

/// In how many moves a game without a further time control is expected to end.
const HORIZON: u32 = 28;

/// Moves to the next control beyond which more of them change nothing.
const FARTHEST_CONTROL: u32 = 40;

/// Watches the time of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timer {
    start: Instant,
    soft: Option<Duration>,
    hard: Option<Duration>,
}

impl Timer {
    /// A timer for these limits, running since they say the clocks do.
    pub(super) fn new(limits: &Limits) -> Self {
        let start = limits.start.unwrap_or_else(Instant::now);
        let budget = limits.clock.map(|clock| budget(clock, limits.overhead));
        // A move time is no clock that can run out for good: below twice the overhead, half of it is used all the same.
        let movetime = limits.movetime.map(|time| time - limits.overhead.min(time / 2));
        let hard = [budget.map(|(_, hard)| hard), movetime].into_iter().flatten().min();
        Self { start, soft: budget.map(|(soft, _)| soft), hard }
    }

    /// Time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether a clock runs.
    pub(super) fn has_clock(&self) -> bool {
        self.soft.is_some()
    }

    /// Whether the search must be broken off.
    pub(super) fn is_over(&self) -> bool {
        self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Whether no new iteration should begin, where `percent` of the usual time seems right.
    pub(super) fn is_enough(&self, percent: u32) -> bool {
        let soft = self.soft.map(|soft| soft.saturating_mul(percent) / 100);
        self.is_over() || soft.is_some_and(|soft| self.elapsed() >= soft)
    }
}

/// The soft and the hard limit for a clock.
fn budget(clock: Clock, overhead: Duration) -> (Duration, Duration) {
    let usable = clock.left.saturating_sub(overhead);
    let (moves, last) = match clock.moves_to_go {
        Some(moves) => (moves.clamp(1, FARTHEST_CONTROL), moves <= 1),
        None => (HORIZON, false),
    };
    let share = (usable / moves).saturating_add(clock.increment.saturating_mul(3) / 4);
    // On the last move before the control all that is left could be spent, but for a buffer.
    let most = if last { usable.saturating_mul(9) / 10 } else { usable.saturating_mul(3) / 5 };
    let hard = share.saturating_mul(4).min(most);
    let soft = (share.saturating_mul(7) / 10).min(hard);
    (soft, hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    #[test]
    fn the_hard_limit_lies_below_the_time_left_less_the_overhead() {
        for left in [0, 1, 10, 25, 26, 30, 50, 99, 100, 1_000, 3_000, 60_000, 7_200_000] {
            for increment in [0, 1, 100, 300, 60_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    for overhead in [0, 25, 1_000] {
                        let clock = Clock { left: ms(left), increment: ms(increment), moves_to_go };
                        let (soft, hard) = budget(clock, ms(overhead));
                        let room = ms(left).saturating_sub(ms(overhead));
                        assert!(hard < room || room.is_zero() && hard.is_zero(), "{clock:?} {hard:?}");
                        assert!(soft <= hard, "{clock:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_longest_of_times_does_no_harm() {
        let clock = Clock { left: Duration::MAX, increment: Duration::MAX, moves_to_go: Some(1) };
        let limits = Limits { clock: Some(clock), movetime: Some(Duration::MAX), ..Limits::default() };
        assert!(!Timer::new(&limits).is_enough(u32::MAX));
    }

    /// Spends the hard limit and the overhead on each move, which is the worst that can happen.
    fn play(mut clock: Clock, moves: u32, overhead: Duration) {
        let control = clock;
        for _ in 0..moves {
            let (_, hard) = budget(clock, overhead);
            let spent = hard + if clock.left > overhead { overhead } else { Duration::ZERO };
            assert!(spent <= clock.left, "{clock:?}");
            clock.left = clock.left - spent + clock.increment;
            clock.moves_to_go = clock.moves_to_go.map(|moves| moves - 1);
            if clock.moves_to_go == Some(0) {
                clock.moves_to_go = control.moves_to_go;
                clock.left += control.left;
            }
        }
    }

    #[test]
    fn no_game_is_lost_on_time_even_if_every_move_takes_its_hard_limit() {
        let clock =
            |left, increment, moves_to_go| Clock { left: ms(left), increment: ms(increment), moves_to_go };
        play(clock(3_000, 300, Some(100)), 500, ms(25));
        play(clock(3_000, 300, None), 500, ms(25));
        play(clock(1_000, 100, None), 500, ms(25));
        play(clock(60_000, 0, Some(40)), 200, ms(25));
        play(clock(100, 100, Some(1)), 100, ms(25));
        play(clock(10_000, 0, None), 300, Duration::ZERO);
    }

    #[test]
    fn more_time_on_the_clock_is_more_time_for_the_move() {
        let soft = |left, increment, moves| {
            budget(Clock { left: ms(left), increment: ms(increment), moves_to_go: moves }, ms(25)).0
        };
        assert!(soft(60_000, 0, None) > soft(6_000, 0, None));
        assert!(soft(60_000, 500, None) > soft(60_000, 0, None));
        assert!(soft(60_000, 0, Some(5)) > soft(60_000, 0, Some(30)));
        assert!(soft(1_000, 100, None) > ms(50));
    }

    #[test]
    fn a_move_time_is_used_but_for_the_overhead() {
        let over_after = |movetime, overhead| {
            let limits = Limits { movetime: Some(ms(movetime)), overhead: ms(overhead), ..Limits::default() };
            Timer::new(&limits).hard
        };
        assert_eq!(over_after(100, 25), Some(ms(75)));
        assert_eq!(over_after(20, 25), Some(ms(10)));
        assert_eq!(over_after(0, 25), Some(ms(0)));
    }
}
