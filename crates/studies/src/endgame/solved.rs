//! Choice of the endgame positions that tables solve, and the check whether a variant judges them
//! right.

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

/// Endings with five pieces: two with a rule, and two that have no rule, no pawns and unequal
/// material. Their tables take minutes.
pub(crate) const FIVE: [&str; 4] = ["KBNkn", "KRPkr", "KRNkr", "KRkbn"];

/// Name in `Place::ending` of positions that come from recorded searches.
pub(crate) const RECORDED: &str = "recorded";

/// Candidates generated for each chosen position. Several are needed because in most endings either
/// the draws or the won and lost positions are rare.
const CANDIDATES_PER_POSITION: usize = 8;

/// Largest absolute value, in centipawns, by which a search judges a position to be a draw.
pub(crate) const DRAWN_WITHIN: i32 = 50;

/// Generates random positions of each ending, and takes positions with four pieces from recorded
/// searches: [`CANDIDATES_PER_POSITION`] for each of the `count` positions that [`chosen`] is to
/// choose. Returns each as its ending (or [`RECORDED`]) and its FEN.
pub(crate) fn candidates(
    endings: &[&str],
    count: usize,
    corpus: &Corpus,
    seed: u64,
) -> Vec<(String, String)> {
    let mut candidates = Vec::new();
    for (at, ending) in endings.iter().enumerate() {
        // Each ending has its own stream, so that adding an ending changes no other.
        let mut random = Xoshiro256StarStar::seed_from_u64(seed ^ (at as u64) << 32);
        let mut generated = 0;
        while generated < CANDIDATES_PER_POSITION * count {
            let position = placement::place(ending, &mut random);
            if has_move(&position) {
                candidates.push(((*ending).to_owned(), position.to_string()));
                generated += 1;
            }
        }
    }
    let is_candidate = |position: &&Position| {
        let placement = position.placement();
        let is_in_tables = placement.castling().index() == 0 && placement.en_passant().is_none();
        position.occupied().into_iter().count() == 4 && is_in_tables && has_move(position)
    };
    let recorded = corpus.endgames.iter().filter(is_candidate).take(CANDIDATES_PER_POSITION * count);
    candidates.extend(recorded.map(|position| (RECORDED.to_owned(), position.to_string())));
    candidates
}

/// Returns true if there is a legal move.
fn has_move(position: &Position) -> bool {
    let mut moves = MoveList::new();
    movegen::legal(Portable::PORTABLE, position, &mut moves);
    !moves.is_empty()
}

/// Returns the first `count` positions of each ending, half of them draws. Where there are too few
/// draws or too few others, it returns fewer positions.
pub(crate) fn chosen(candidates: Vec<Place>, count: usize) -> Vec<Place> {
    let mut chosen: Vec<Place> = Vec::new();
    for place in candidates {
        let is_alike = |other: &&Place| {
            other.ending == place.ending && (other.truth == Truth::Draw) == (place.truth == Truth::Draw)
        };
        let most = if place.truth == Truth::Draw { count / 2 } else { count - count / 2 };
        if chosen.iter().filter(is_alike).count() < most {
            chosen.push(place);
        }
    }
    chosen
}

/// Returns true if the value of a search agrees with the result by the tables.
pub(crate) fn is_right(value: Option<i32>, truth: Truth) -> bool {
    value.is_some_and(|value| match truth {
        Truth::Draw => (-DRAWN_WITHIN..=DRAWN_WITHIN).contains(&value),
        Truth::Win => value > DRAWN_WITHIN,
        Truth::Loss => value < -DRAWN_WITHIN,
    })
}

/// Counts the draws (or, if `draws` is false, the other positions) of an ending, or of all endings
/// if it is None. Returns their number, and the number that a variant judges right.
pub(crate) fn right(solved: &Solved, judged: &Judged, ending: Option<&str>, draws: bool) -> (usize, usize) {
    let valued = solved.positions.iter().zip(&judged.values);
    let counted = valued.filter(|(place, _)| {
        ending.is_none_or(|ending| place.ending == ending) && (place.truth == Truth::Draw) == draws
    });
    counted.fold((0, 0), |(count, right), (place, &value)| {
        (count + 1, right + usize::from(is_right(value, place.truth)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_depend_on_the_seed_alone() {
        let drawn = |seed| candidates(&["KRkp", "KBNk"], 2, &Corpus::default(), seed);
        assert_eq!(drawn(1), drawn(1));
        assert_ne!(drawn(1), drawn(2));
        assert_eq!(drawn(1).len(), 2 * 2 * CANDIDATES_PER_POSITION);
        for (_, fen) in drawn(1) {
            assert!(has_move(&fen.parse().unwrap()), "{fen}");
        }
    }

    #[test]
    fn half_of_the_chosen_positions_are_draws() {
        let (win, draw, loss) = (Truth::Win, Truth::Draw, Truth::Loss);
        let outcomes = [("a", win), ("a", loss), ("a", win), ("b", draw), ("a", draw), ("b", draw)];
        let place = |((ending, truth), fen): ((&str, Truth), u8)| {
            let (ending, fen) = (ending.to_owned(), fen.to_string());
            Place { ending, fen, truth }
        };
        let candidates = outcomes.into_iter().zip(0..).map(place).collect();
        let kept: Vec<_> = chosen(candidates, 2).into_iter().map(|place| place.fen).collect();
        assert_eq!(kept, ["0", "3", "4"]);
    }

    #[test]
    fn only_values_near_zero_are_right_for_draws() {
        assert!(is_right(Some(-50), Truth::Draw) && !is_right(Some(51), Truth::Draw));
        assert!(is_right(Some(51), Truth::Win) && !is_right(Some(50), Truth::Win));
        assert!(is_right(Some(-51), Truth::Loss) && !is_right(Some(51), Truth::Loss));
        assert!(!is_right(None, Truth::Draw));
    }
}
