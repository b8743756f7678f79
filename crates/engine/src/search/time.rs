//! The time to think about a move.
//!
//! A clock gives two limits (claim 43): the *soft* one (once about this time has passed, no new
//! iteration begins) and the *hard* one (when it has passed, the search is broken off). The hard
//! limit always lies below the time left less the overhead, if that leaves any time at all. The
//! soft limit is the time of a usual move. The search chooses the percentage of it that the present
//! move gets: more if the best move changes or its value drops, less if nearly all nodes are spent
//! on one move.
//!
//! A search that ponders has no time limit. At `ponderhit` the limits of the clock start to apply,
//! counted from the start of the search, because the time spent on pondering need not be spent
//! again. A fixed time per move counts from `ponderhit`.

use std::time::{Duration, Instant};

use super::limits::{Clock, Limits, Ponderhit};

/// Number of further moves expected at the first move, if the clock must last for the whole game.
const FIRST_HORIZON: u32 = 32;

/// Number of further moves expected late in a game. Until then the number falls by two every three
/// moves.
const LAST_HORIZON: u32 = 16;

/// Number of further moves expected late in a game whose increment does not exceed the overhead.
const LAST_HORIZON_WITHOUT_INCREMENT: u32 = 20;

/// Largest number of moves to the next control that is counted; more moves count as this many.
const FARTHEST_CONTROL: u32 = 40;

/// Reserve besides the overhead; a quarter of the time left if that is less. On a busy machine a
/// process may have to wait for a tenth of a second and more.
const RESERVE: Duration = Duration::from_millis(200);

/// Reserve of the last move before a control. The usable time is the time left minus the overhead.
/// The move keeps a tenth of it, and in addition this reserve or half of the usable time, whichever
/// is shorter. Other moves leave time for a delay by the operating system, but this move may spend
/// nearly all there is.
const LAST_MOVE_BUFFER: Duration = Duration::from_millis(30);

/// Hard limit below which only one thread searches. If other programs use the CPUs, starting other
/// threads and waiting for them takes this long or longer, and games were lost on time because of
/// that.
const WORTH_THREADS: Duration = Duration::from_millis(10);

/// Delay after the end of its time limit beyond which a search counts as late. It is many times the
/// time between two polls of the clock, and a small part of a usual overhead.
const LATE: Duration = Duration::from_millis(5);

/// The time at which a search counts as late. Its threads may then be waiting for a CPU, so another
/// thread answers for it.
#[derive(Clone, Debug)]
pub struct Deadline(Timer);

impl Deadline {
    /// Returns the deadline of a search with these limits at this move of the game, or `None`
    /// without a limit of time.
    pub fn new(limits: &Limits, move_number: u16) -> Option<Self> {
        let timer = Timer::new(limits, move_number);
        (timer.hard.is_some() || timer.movetime.is_some()).then_some(Self(timer))
    }

    /// Returns the time of the deadline, or `None` before `ponderhit`.
    pub fn time(&self) -> Option<Instant> {
        self.0.end()?.checked_add(LATE)
    }
}

/// The time limits of one search.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    start: Instant,
    soft: Option<Duration>,
    hard: Option<Duration>,
    movetime: Option<Duration>,
    ponderhit: Option<Ponderhit>,
}

impl Timer {
    /// Creates a timer for these limits at this move of the game. It runs from the start time in
    /// the limits, or else from now.
    pub(super) fn new(limits: &Limits, move_number: u16) -> Self {
        let budget = limits.clock.map(|clock| budget(clock, limits.overhead, move_number));
        Self {
            start: limits.start.unwrap_or_else(Instant::now),
            soft: budget.map(|(soft, _)| soft),
            hard: budget.map(|(_, hard)| hard),
            // Unlike a clock, a move time cannot run out for good: if it is below twice the
            // overhead, half of it is used all the same.
            movetime: limits.movetime.map(|time| time - limits.overhead.min(time / 2)),
            ponderhit: limits.ponderhit.clone(),
        }
    }

    /// Time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Returns true if a clock runs, or will run after `ponderhit`.
    pub(super) fn has_clock(&self) -> bool {
        self.soft.is_some()
    }

    /// Returns true if the clock leaves so little time that other threads are not worth starting.
    pub(super) fn is_short(&self) -> bool {
        self.hard.is_some_and(|hard| hard < WORTH_THREADS)
    }

    /// Returns true if `ponderhit` is still to come.
    pub(super) fn is_pondering(&self) -> bool {
        self.ponderhit.as_ref().is_some_and(|hit| hit.get().is_none())
    }

    /// Returns true if the search must be broken off.
    pub(super) fn is_over(&self) -> bool {
        if self.is_pondering() {
            return false;
        }
        // A move time counts from `ponderhit`, because it is meant to be spent while the engine is
        // to move.
        let began = || self.ponderhit.as_ref().and_then(|hit| hit.get().copied()).unwrap_or(self.start);
        self.movetime.is_some_and(|time| began().elapsed() >= time)
            || self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Returns the time at which the clock or the move time ends the search. Returns `None` if
    /// there is neither, or if `ponderhit` is still to come.
    fn end(&self) -> Option<Instant> {
        let hit = self.ponderhit.as_ref().map(|hit| hit.get().copied());
        if hit == Some(None) {
            return None;
        }
        let hit = hit.flatten();
        let hard = self.hard.and_then(|hard| self.start.checked_add(hard));
        let movetime = self.movetime.and_then(|time| hit.unwrap_or(self.start).checked_add(time));
        let end = hard.into_iter().chain(movetime).min()?;
        Some(hit.map_or(end, |hit| end.max(hit)))
    }

    /// Returns true if no new iteration should begin, given the share of the usual time in per
    /// cent.
    pub(super) fn is_enough(&self, percent: u32) -> bool {
        let soft = self.soft.map(|soft| soft.saturating_mul(percent) / 100);
        self.is_over() || !self.is_pondering() && soft.is_some_and(|soft| self.elapsed() >= soft)
    }
}

/// Returns the soft and the hard limit for a clock at this move of the game.
fn budget(clock: Clock, overhead: Duration, move_number: u16) -> (Duration, Duration) {
    let (moves, last) = match clock.moves_to_go {
        Some(moves) => (moves.clamp(1, FARTHEST_CONTROL), moves <= 1),
        None => {
            let fewest =
                if clock.increment > overhead { LAST_HORIZON } else { LAST_HORIZON_WITHOUT_INCREMENT };
            (FIRST_HORIZON.saturating_sub(2 * u32::from(move_number) / 3).max(fewest), false)
        }
    };
    let reserve = if last { Duration::ZERO } else { RESERVE.min(clock.left / 4) };
    let usable = clock.left.saturating_sub(overhead).saturating_sub(reserve);
    // The overhead of a move is subtracted from its increment. Otherwise a low clock could never
    // rise again, and a delay by the operating system would find no reserve.
    let net = clock.increment.saturating_sub(overhead).saturating_mul(2) / 5;
    let share = (usable / moves).saturating_add(net);
    // The last move before the control may spend all that is usable, except a tenth and a buffer.
    let most = if last {
        usable.saturating_mul(9) / 10 - LAST_MOVE_BUFFER.min(usable / 2)
    } else {
        usable.saturating_mul(3) / 5
    };
    let hard = share.saturating_mul(4).min(most);
    let soft = share.min(hard);
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
                    for (overhead, number) in [(0, 1), (25, u16::MAX), (1_000, 20)] {
                        let clock = Clock { left: ms(left), increment: ms(increment), moves_to_go };
                        let (soft, hard) = budget(clock, ms(overhead), number);
                        let room = ms(left).saturating_sub(ms(overhead));
                        assert!(hard < room || room.is_zero() && hard.is_zero(), "{clock:?} {hard:?}");
                        assert!(soft <= hard, "{clock:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn extreme_times_do_no_harm() {
        let clock = Clock { left: Duration::MAX, increment: Duration::MAX, moves_to_go: Some(1) };
        let limits = Limits { clock: Some(clock), movetime: Some(Duration::MAX), ..Limits::default() };
        assert!(!Timer::new(&limits, 1).is_enough(u32::MAX));
    }

    /// Spends the hard limit and the overhead on each move, which is the worst case.
    fn play(mut clock: Clock, moves: u32, overhead: Duration) {
        let control = clock;
        for number in 1..=moves as u16 {
            let (_, hard) = budget(clock, overhead, number);
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
    fn the_reserve_recovers_from_the_greatest_losses() {
        // Each move takes one and a half times its soft limit, and the whole overhead.
        let mut clock = Clock { left: ms(130), increment: ms(100), moves_to_go: None };
        for _ in 0..100 {
            let (soft, _) = budget(clock, ms(25), 100);
            clock.left = clock.left - (soft * 3 / 2 + ms(25)) + clock.increment;
        }
        assert!(clock.left > ms(450), "{clock:?}");
    }

    #[test]
    fn more_time_on_the_clock_gives_more_time_for_the_move() {
        let soft = |left, increment, moves| {
            budget(Clock { left: ms(left), increment: ms(increment), moves_to_go: moves }, ms(25), 1).0
        };
        assert!(soft(60_000, 0, None) > soft(6_000, 0, None));
        assert!(soft(60_000, 500, None) > soft(60_000, 0, None));
        assert!(soft(60_000, 0, Some(5)) > soft(60_000, 0, Some(30)));
        assert!(soft(1_000, 100, None) > ms(50));
    }

    #[test]
    fn later_moves_get_a_larger_share_of_the_clock() {
        let soft = |number| {
            budget(Clock { left: ms(10_000), increment: ms(0), moves_to_go: None }, ms(25), number).0
        };
        assert!(soft(1) < soft(10) && soft(10) < soft(30) && soft(32) == soft(u16::MAX));
        let late = |increment| {
            let clock = Clock { left: ms(10_000), increment: ms(increment), moves_to_go: None };
            budget(clock, ms(25), 100).0
        };
        assert!(
            late(26) > late(25) + ms(50),
            "an increment above the overhead lets more of the clock be spent"
        );
    }

    #[test]
    fn a_move_time_is_used_except_the_overhead() {
        let time_used = |movetime, overhead| {
            let limits = Limits { movetime: Some(ms(movetime)), overhead: ms(overhead), ..Limits::default() };
            Timer::new(&limits, 1).movetime
        };
        assert_eq!(time_used(100, 25), Some(ms(75)));
        assert_eq!(time_used(20, 25), Some(ms(10)));
        assert_eq!(time_used(0, 25), Some(ms(0)));
    }

    #[test]
    fn the_last_move_before_a_control_keeps_a_buffer() {
        for left in [1, 10, 26, 40, 60, 100, 300, 3_000, 60_000] {
            let clock = |moves| Clock { left: ms(left), increment: ms(0), moves_to_go: Some(moves) };
            let (_, hard) = budget(clock(1), ms(25), 1);
            let kept = ms(left).saturating_sub(ms(25)) - hard;
            let room = ms(left).saturating_sub(ms(25));
            assert!(kept >= LAST_MOVE_BUFFER.min(room / 2), "{left}: {kept:?}");
            assert!(kept >= room / 10, "{left}: {kept:?}");
        }
        // It still spends far more than a move with further moves to come.
        let last = budget(Clock { left: ms(3_000), increment: ms(0), moves_to_go: Some(1) }, ms(25), 1);
        let other = budget(Clock { left: ms(3_000), increment: ms(0), moves_to_go: Some(5) }, ms(25), 1);
        assert!(last.0 > 3 * other.0 && last.1 > other.1);
    }

    #[test]
    fn pondering_has_no_limit_until_ponderhit() {
        let clock = Clock { left: ms(100), increment: ms(0), moves_to_go: None };
        let hit = Ponderhit::default();
        let start = Instant::now().checked_sub(ms(500)).expect("the clock has run that long");
        let limits = Limits {
            clock: Some(clock),
            start: Some(start),
            ponderhit: Some(hit.clone()),
            ..Limits::default()
        };
        let timer = Timer::new(&limits, 1);
        let exact = Limits { clock: None, movetime: Some(ms(400)), ..limits };
        let exact = Timer::new(&exact, 1);
        assert!(timer.is_pondering() && timer.has_clock());
        assert!(!timer.is_over() && !timer.is_enough(0) && !exact.is_over());
        hit.set(Instant::now()).expect("it was empty");
        assert!(!timer.is_pondering());
        assert!(timer.is_over() && timer.is_enough(300), "the time spent on pondering counts");
        assert!(!exact.is_over(), "a move time begins with the engine's turn");
    }

    #[test]
    fn a_deadline_follows_the_limits_closely() {
        let start = Instant::now();
        let clock = Clock { left: ms(1_000), increment: ms(0), moves_to_go: None };
        let limits = Limits { clock: Some(clock), start: Some(start), ..Limits::default() };
        let (_, hard) = budget(clock, ms(0), 1);
        let time = |limits: &Limits| Deadline::new(limits, 1).and_then(|deadline| deadline.time());
        assert_eq!(time(&limits), Some(start + hard + LATE));
        let short = Limits { movetime: Some(ms(1)), ..limits.clone() };
        assert_eq!(time(&short), Some(start + ms(1) + LATE));
        assert!(Deadline::new(&Limits { nodes: Some(1), ..Limits::default() }, 1).is_none());
        let endless = Clock { left: Duration::MAX, ..clock };
        let far = time(&Limits { clock: Some(endless), ..limits.clone() });
        assert!(far.is_none_or(|time| time > start + ms(1_000_000)));

        let hit = Ponderhit::default();
        let pondering = Limits { ponderhit: Some(hit.clone()), ..limits };
        let exact = Limits { clock: None, movetime: Some(ms(400)), ..pondering.clone() };
        assert_eq!((time(&pondering), time(&exact)), (None, None));
        let at = start + ms(5_000);
        hit.set(at).expect("it was empty");
        assert_eq!(time(&pondering), Some(at + LATE), "the time spent on pondering counts");
        assert_eq!(time(&exact), Some(at + ms(400) + LATE));
    }
}
