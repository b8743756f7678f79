//! Solved positions, and whether a variant judges them right.

use plywright::board::Position;
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::record::{Judged, Place, Solved, Truth};
use plywright_benches::corpus::Corpus;
use plywright_benches::placement;

/// Endings with four pieces, some with a rule and some without.
pub(crate) const FOUR: [&str; 10] =
    ["KBPk", "KNPk", "KBNk", "KPkp", "KNkp", "KBkp", "KRkp", "KQkp", "KRkb", "KRkn"];

/// Endings with five pieces: two with a rule, and two without a rule, without pawns and with
/// unequal material. Their tables take minutes.
pub(crate) const FIVE: [&str; 4] = ["KBNkn", "KRPkr", "KRNkr", "KRkbn"];

/// Name in `Place::ending` of positions that come from recorded searches.
pub(crate) const RECORDED: &str = "recorded";

/// Positions drawn for each one that is kept; in most endings one kind of position is rare.
const DRAWN: usize = 8;

/// Largest value for either side, in centipawns, with which a position counts as judged to be a
/// draw.
pub(crate) const DRAWN_WITHIN: i32 = 50;

/// Draws enough positions of each ending to choose `count` of them with [`chosen`]: random
/// positions, and positions from recorded searches. Each is returned as its ending and its FEN.
pub(crate) fn candidates(
    endings: &[&str],
    count: usize,
    corpus: &Corpus,
    seed: u64,
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (at, ending) in endings.iter().enumerate() {
        // Each ending has its own stream, so that adding an ending changes no other.
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

/// Returns true if there is a legal move.
fn goes_on(position: &Position) -> bool {
    let mut moves = MoveList::new();
    movegen::legal(Portable::PORTABLE, position, &mut moves);
    !moves.is_empty()
}

/// Keeps the first `count` positions of each ending, half of them draws, as far as there are enough
/// of either kind.
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

/// Returns true if this value is right for a position with this true value.
pub(crate) fn is_right(value: Option<i32>, truth: Truth) -> bool {
    value.is_some_and(|value| match truth {
        Truth::Draw => (-DRAWN_WITHIN..=DRAWN_WITHIN).contains(&value),
        Truth::Win => value > DRAWN_WITHIN,
        Truth::Loss => value < -DRAWN_WITHIN,
    })
}

/// Counts an ending's draws, or its other positions, and how many of them a variant judges right.
/// Counts all endings if `ending` is None.
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
