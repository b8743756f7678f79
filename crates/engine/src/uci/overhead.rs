//! The time that moves cost on the clock besides the time that the engine counts.
//!
//! The clock in a `go` and the one in the `go` before show together how much time the last move
//! cost. On a busy machine that is more than the engine has counted: a command waits until it is
//! read, an answer until it is sent on. `Move Overhead` is the time that is reserved for this; if a
//! game shows that it does not suffice, more is reserved.

use std::time::Duration;

use crate::search::Clock;
use crate::types::Colour;

/// Longest time that a move may cost besides the counted time. A greater difference shows that the
/// clock was set anew.
const LONGEST: Duration = Duration::from_secs(1);

/// Time that the moves of a game cost on the clock and that the engine did not count.
#[derive(Debug, Default)]
pub(super) struct Overhead {
    /// The longest such time of the latest moves; it fades by an eighth with each move.
    seen: Duration,
    last: Option<Turn>,
}

/// A move of the engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) side: Colour,
    pub(super) move_number: u16,
    /// The clock before the move.
    pub(super) clock: Clock,
    /// Time from reading `go`, or from `ponderhit`, to the answer.
    pub(super) counted: Duration,
}

impl Turn {
    /// Returns the time left at the next move if nothing but the counted time was spent, or `None`
    /// if that move is not the next one on the same clock.
    fn left_at(&self, side: Colour, move_number: u16, clock: Clock) -> Option<Duration> {
        let is_next = side == self.side
            && self.move_number.checked_add(1) == Some(move_number)
            && clock.moves_to_go == self.clock.moves_to_go.map(|moves| moves.saturating_sub(1));
        is_next.then_some(())?;
        self.clock.left.checked_add(self.clock.increment)?.checked_sub(self.counted)
    }
}

impl Overhead {
    /// Compares the clock at the beginning of a move with the one at the last move, and updates the
    /// time seen.
    pub(super) fn see(&mut self, side: Colour, move_number: u16, clock: Clock) {
        let Some(left) = self.last.take().and_then(|turn| turn.left_at(side, move_number, clock)) else {
            return;
        };
        let lost = left.saturating_sub(clock.left);
        self.seen = self.seen * 7 / 8;
        if lost <= LONGEST {
            self.seen = self.seen.max(lost);
        }
    }

    /// Notes a move that was answered.
    pub(super) fn answered(&mut self, turn: Turn) {
        self.last = Some(turn);
    }

    /// Returns the time to reserve: `asked`, or one and a half times the time seen if that is more.
    /// The latter is at most half of `left`.
    pub(super) fn reserve(&self, asked: Duration, left: Duration) -> Duration {
        asked.max((self.seen * 3 / 2).min(left / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: Duration = ms(25);

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    const fn clock(left: u64, moves_to_go: Option<u32>) -> Clock {
        Clock { left: ms(left), increment: ms(10), moves_to_go }
    }

    fn turn(move_number: u16, clock: Clock, counted: u64) -> Turn {
        Turn { side: Colour::White, move_number, clock, counted: ms(counted) }
    }

    #[test]
    fn a_move_that_cost_more_than_was_counted_raises_the_overhead_for_a_while() {
        let mut overhead = Overhead::default();
        overhead.answered(turn(7, clock(1_000, None), 50));
        // 960 ms should be left.
        overhead.see(Colour::White, 8, clock(900, None));
        assert_eq!(overhead.reserve(ASKED, ms(900)), ms(90));
        assert_eq!(overhead.reserve(ms(100), ms(900)), ms(100));
        assert_eq!(overhead.reserve(ASKED, ms(100)), ms(50));
        assert_eq!(overhead.reserve(ASKED, ms(10)), ASKED);
        let mut left = 900;
        for number in 8..28 {
            overhead.answered(turn(number, clock(left, None), 10));
            overhead.see(Colour::White, number + 1, clock(left, None));
            left -= 1;
        }
        assert_eq!(overhead.reserve(ASKED, ms(900)), ASKED);
    }

    #[test]
    fn only_the_next_move_on_the_same_clock_changes_the_overhead() {
        for (side, number, next) in [
            (Colour::Black, 8, clock(900, Some(9))),
            (Colour::White, 7, clock(900, Some(9))),
            (Colour::White, 9, clock(900, Some(9))),
            // A new control, and more time than before.
            (Colour::White, 8, clock(900, Some(40))),
            (Colour::White, 8, clock(5_000, Some(9))),
            // The clock was set anew.
            (Colour::White, 8, clock(0, Some(9))),
        ] {
            let mut overhead = Overhead::default();
            overhead.answered(turn(7, clock(2_000, Some(10)), 50));
            overhead.see(side, number, next);
            assert_eq!(overhead.reserve(ASKED, ms(900)), ASKED, "{side:?} {number} {next:?}");
        }
        let mut overhead = Overhead::default();
        overhead.answered(turn(7, clock(1_000, Some(10)), 50));
        overhead.see(Colour::White, 8, clock(900, Some(9)));
        assert!(overhead.reserve(ASKED, ms(900)) > ASKED);
    }
}
