//! Solved positions: which are drawn, and whether a variant judges them right.

use plywright::board::Position;
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::record::{Judged, Place, Solved, Truth};
use plywright_benches::corpus::Corpus;
use plywright_benches::placement;

/// Endings with four pieces. Some have a rule, some have none.
pub(crate) const FOUR: [&str; 10] =
    ["KBPk", "KNPk", "KBNk", "KPkp", "KNkp", "KBkp", "KRkp", "KQkp", "KRkb", "KRkn"];

/// Endings with five pieces: those that have a rule, and two without pawns and with unequal material that have none. Their tables take minutes.
pub(crate) const FIVE: [&str; 4] = ["KBNkn", "KRPkr", "KRNkr", "KRkbn"];

/// What positions are called about which a search asked.
pub(crate) const RECORDED: &str = "recorded";

/// So many times as many are drawn as are kept: in most endings one kind of position is rare.
const DRAWN: usize = 8;

/// A position is judged to be a draw where it is taken to be worth no more than this to either side, in centipawns.
pub(crate) const DRAWN_WITHIN: i32 = 50;

/// Positions from which as many as that can be [`chosen`] of each ending: random ones, and some about which a search asked.
pub(crate) fn candidates(
    endings: &[&str],
    count: usize,
    corpus: &Corpus,
    seed: u64,
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (at, ending) in endings.iter().enumerate() {
        // A stream of its own for each, so that one more changes none of the others.
        let mut random = Xoshiro256StarStar::seed_from_u64(seed ^ (at as u64) << 32);
        let mut kept = 0;
        while kept < DRAWN * count {
            let position = placement::place(ending, &mut random);
            if goes_on(&position) {
                all.push(((*ending).to_owned(), position.to_string()));
                kept += 1;
            }
        }
    }
    let is_kept = |position: &&Position| {
        let placement = position.placement();
        let is_known = placement.castling().index() == 0 && placement.en_passant().is_none();
        position.occupied().into_iter().count() == 4 && is_known && goes_on(position)
    };
    let recorded = corpus.endgames.iter().filter(is_kept).take(DRAWN * count);
    all.extend(recorded.map(|position| (RECORDED.to_owned(), position.to_string())));
    all
}

/// Whether there is a move.
fn goes_on(position: &Position) -> bool {
    let mut moves = MoveList::new();
    movegen::legal(Portable::PORTABLE, position, &mut moves);
    !moves.is_empty()
}

/// Of each ending the first `count`, half of them draws, as far as there are so many of either kind.
pub(crate) fn chosen(candidates: Vec<Place>, count: usize) -> Vec<Place> {
    let mut kept: Vec<Place> = Vec::new();
    for place in candidates {
        let is_alike = |other: &&Place| {
            other.ending == place.ending && (other.truth == Truth::Draw) == (place.truth == Truth::Draw)
        };
        let most = if place.truth == Truth::Draw { count / 2 } else { count - count / 2 };
        if kept.iter().filter(is_alike).count() < most {
            kept.push(place);
        }
    }
    kept
}

/// Whether a value is the right one for what a position is worth.
pub(crate) fn is_right(value: Option<i32>, truth: Truth) -> bool {
    value.is_some_and(|value| match truth {
        Truth::Draw => (-DRAWN_WITHIN..=DRAWN_WITHIN).contains(&value),
        Truth::Win => value > DRAWN_WITHIN,
        Truth::Loss => value < -DRAWN_WITHIN,
    })
}

/// Of an ending's draws, or of its other positions: how many there are, and how many a variant judges right. Of all endings where
/// none is named.
pub(crate) fn right(solved: &Solved, judged: &Judged, ending: Option<&str>, draws: bool) -> (usize, usize) {
    let all = solved.positions.iter().zip(&judged.values);
    let of = all.filter(|(place, _)| {
        ending.is_none_or(|ending| place.ending == ending) && (place.truth == Truth::Draw) == draws
    });
    of.fold((0, 0), |(count, right), (place, &value)| {
        (count + 1, right + usize::from(is_right(value, place.truth)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_positions_again_and_each_has_a_move() {
        let drawn = |seed| candidates(&["KRkp", "KBNk"], 2, &Corpus::default(), seed);
        assert_eq!(drawn(1), drawn(1));
        assert_ne!(drawn(1), drawn(2));
        assert_eq!(drawn(1).len(), 2 * 2 * DRAWN);
        for (_, fen) in drawn(1) {
            assert!(goes_on(&fen.parse().unwrap()), "{fen}");
        }
    }

    #[test]
    fn of_each_ending_half_are_draws_as_far_as_there_are_so_many() {
        let (win, draw, loss) = (Truth::Win, Truth::Draw, Truth::Loss);
        let all = [("a", win), ("a", loss), ("a", win), ("b", draw), ("a", draw), ("b", draw)];
        let place = |((ending, truth), fen): ((&str, Truth), u8)| {
            let (ending, fen) = (ending.to_owned(), fen.to_string());
            Place { ending, fen, truth }
        };
        let candidates = all.into_iter().zip(0..).map(place).collect();
        let kept: Vec<_> = chosen(candidates, 2).into_iter().map(|place| place.fen).collect();
        assert_eq!(kept, ["0", "3", "4"]);
    }

    #[test]
    fn a_draw_is_near_nothing_and_a_win_is_not() {
        assert!(is_right(Some(-50), Truth::Draw) && !is_right(Some(51), Truth::Draw));
        assert!(is_right(Some(51), Truth::Win) && !is_right(Some(50), Truth::Win));
        assert!(is_right(Some(-51), Truth::Loss) && !is_right(Some(51), Truth::Loss));
        assert!(!is_right(None, Truth::Draw));
    }
}
