//! The proof that no sum of weights exceeds sixteen bits (claim 6), so that 16-bit score variants
//! are safe. For the shipped table it is a test; any other table must pass it to be accepted.
//!
//! For each term it takes the lowest and the highest value that one side can have, from the weights
//! and from the pieces that can stand on a board (a king, the initial pieces, and eight pawns or
//! the pieces to which they were promoted). All bounds are loose, as if every piece could have the
//! best of everything at once. A partial sum is some of White's values minus some of Black's. Each
//! range includes 0, so the sum lies between -W and W, where W is the sum of all highs minus the
//! sum of all lows.

use super::super::LIMIT;
use super::super::trace::Term;
use super::{ENTRIES, Pair, Values};

/// Number of a side's pieces and pawns without its king.
const PIECES_AND_PAWNS: i32 = 15;
const PAWNS: i32 = 8;

/// One half of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Component {
    Midgame,
    Endgame,
}

impl Component {
    const ALL: [Self; 2] = [Self::Midgame, Self::Endgame];

    const fn of(self, pair: Pair) -> i32 {
        match self {
            Self::Midgame => pair.0,
            Self::Endgame => pair.1,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Midgame => "midgame",
            Self::Endgame => "endgame",
        }
    }
}

/// The error of weights that could add up to more than a score holds, or have a number out of
/// range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TooHeavy {
    /// The weights add up to too much on some board.
    #[error(
        "the {component} values could add up to {sum} centipawns, and {LIMIT} is the most that is safe; \
         the largest part of it comes from `{name}`"
    )]
    Together {
        /// The half of the pairs in question.
        component: &'static str,
        /// The largest sum that they could reach.
        sum: i32,
        /// The weight with the largest part of the sum.
        name: &'static str,
    },
    /// A single number is out of its range.
    #[error("`{name}` has {value}, but may be from {low} to {high}")]
    Alone {
        /// The weight's name.
        name: &'static str,
        /// The number found.
        value: i32,
        /// The smallest allowed value.
        low: i32,
        /// The largest allowed value.
        high: i32,
    },
}

/// Lowest and highest value of one component.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Range {
    pub(in super::super) low: i32,
    pub(in super::super) high: i32,
}

impl Range {
    const NONE: Self = Self { low: 0, high: 0 };

    /// The smallest range that holds zero and all of these values, for a part that may or may not
    /// count.
    fn of(values: impl IntoIterator<Item = i32>) -> Self {
        values
            .into_iter()
            .fold(Self::NONE, |range, value| Self { low: range.low.min(value), high: range.high.max(value) })
    }

    const fn times(self, count: i32) -> Self {
        Self { low: self.low * count, high: self.high * count }
    }

    const fn plus(self, other: Self) -> Self {
        Self { low: self.low + other.low, high: self.high + other.high }
    }

    const fn negated(self) -> Self {
        Self { low: -self.high, high: -self.low }
    }

    fn or(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// Largest difference between the values of two sides.
    const fn width(self) -> i32 {
        self.high - self.low
    }
}

impl Values {
    /// Checks that every number is in its range, and that no board's sum can exceed the limit.
    ///
    /// # Errors
    ///
    /// Names the number out of range, or the weight with the largest part of a sum that is too
    /// large.
    pub fn check(&self) -> Result<(), TooHeavy> {
        // Checks the ranges first: within them, no sum of bounds can overflow.
        let numbers = self.numbers();
        let mut rest = numbers.as_slice();
        for entry in ENTRIES {
            let (values, others) = rest.split_at(entry.len());
            rest = others;
            if let Some(&value) = values.iter().find(|value| !(entry.low..=entry.high).contains(value)) {
                return Err(TooHeavy::Alone { name: entry.name, value, low: entry.low, high: entry.high });
            }
        }
        for component in Component::ALL {
            let sum = self.sum(component);
            if sum > LIMIT {
                let name = Self::heaviest(component, &numbers);
                return Err(TooHeavy::Together { component: component.name(), sum, name });
            }
        }
        Ok(())
    }

    /// Largest difference between the values of two sides, all terms together.
    fn sum(&self, component: Component) -> i32 {
        by_term(self, component).iter().map(|(_, range)| range.width()).sum()
    }

    /// The weight without which the largest sum of these numbers would be smallest.
    fn heaviest(component: Component, numbers: &[i32]) -> &'static str {
        let mut begin = 0;
        let without = ENTRIES.iter().map(|entry| {
            let mut rest = numbers.to_vec();
            rest[begin..begin + entry.len()].fill(0);
            begin += entry.len();
            (Self::from_numbers(&rest).sum(component), entry.name)
        });
        without.min_by_key(|&(sum, _)| sum).map_or("", |(_, name)| name)
    }
}

/// Range of a feature over a whole army, from its range for a pawn, knight, bishop, rook and queen:
/// the initial pieces, and eight pawns or the pieces to which they were promoted.
fn army([pawn, knight, bishop, rook, queen]: [Range; 5]) -> Range {
    let pairs = knight.plus(bishop).plus(rook).times(2);
    pairs.plus(queen).plus(pawn.or(knight).or(bishop).or(rook).or(queen).times(PAWNS))
}

/// Range of each term for one side, in one component.
pub(in super::super) fn by_term(w: &Values, component: Component) -> [(Term, Range); Term::ALL.len()] {
    let pick = |&pair: &Pair| component.of(pair);
    let single = |pair: Pair| Range::of([component.of(pair)]);
    let row = |pairs: &[Pair]| Range::of(pairs.iter().map(pick));
    let sum = |ranges: &[Range]| ranges.iter().fold(Range::NONE, |sum, &range| sum.plus(range));
    let union = |ranges: &[Range]| ranges.iter().fold(Range::NONE, |sum, &range| sum.or(range));

    let material = army(w.material.map(single));
    // The factor is the number of pawns beyond the usual five (from -5 to 3), for each of at most
    // 15 pieces.
    let among_pawns = union(&[single(w.knight_with_pawns), single(w.rook_with_pawns)]);
    let among_pawns = among_pawns.or(among_pawns.negated()).times(5 * PIECES_AND_PAWNS);
    let imbalance = sum(&[
        single(w.bishop_pair),
        single(w.knight_pair),
        single(w.rook_pair),
        single(w.rook_beside_queen).times(PIECES_AND_PAWNS - 1),
        among_pawns,
    ]);
    let squares = army([0, 1, 2, 3, 4].map(|kind: usize| row(&w.squares[kind]))).plus(row(&w.squares[5]));
    let mobility = army([
        Range::NONE,
        row(&w.knight_mobility),
        row(&w.bishop_mobility),
        row(&w.rook_mobility),
        row(&w.queen_mobility),
    ]);
    let knight = single(w.knight_outpost).plus(single(w.shielded_minor));
    let bishop =
        single(w.bishop_outpost).plus(single(w.shielded_minor)).plus(single(w.bishop_pawn).times(PAWNS));
    let rook = single(w.rook_open).or(single(w.rook_half_open)).plus(single(w.rook_seventh));
    let pieces = army([Range::NONE, knight, bishop, rook, Range::NONE]);
    let patterns = sum(&[
        single(w.trapped_bishop).times(2),
        single(w.boxed_bishop).times(2),
        single(w.shut_in_rook).times(4),
    ]);
    let space = single(w.space).times(12);
    let dynamics = sum(&[row(&w.candidate), single(w.lever), single(w.loose_pawn)]).times(PAWNS);
    let pawns = sum(&[
        single(w.doubled),
        single(w.isolated),
        single(w.isolated_open),
        single(w.backward),
        single(w.supported),
        row(&w.connected),
    ])
    .times(PAWNS)
    .plus(single(w.island).times(4));
    let passed = (1..7).map(|rank| {
        sum(&[
            single(w.passed[rank]),
            single(w.passed_their_king[rank]).times(7),
            single(w.passed_our_king[rank]).times(7),
            single(w.passed_rook_behind).or(single(w.passed_rook_against)),
            single(w.passed_unstoppable),
            union(&[
                single(w.passed_blocked[rank]),
                single(w.passed_safe_step[rank]),
                single(w.passed_free[rank]),
            ]),
        ])
    });
    let passed = passed.fold(Range::NONE, Range::or).times(PAWNS);
    let attack = (-w.danger_cap, -w.danger_cap * w.danger_endgame / 64);
    let king = sum(&[
        row(&w.shelter_front).or(row(&w.shelter_beside)).times(3),
        row(&w.storm).or(row(&w.storm_blocked)).times(3),
        single(w.open_file_at_king).times(3),
        single(attack),
    ]);
    let threats = sum(&[
        single(w.threat_by_pawn).or(single(w.threat_by_push)),
        row(&w.threat_by_minor),
        union(&[single(w.rook_threat_pawn), single(w.rook_threat_minor), single(w.rook_threat_queen)]),
        single(w.threat_by_king),
        single(w.hanging).or(single(w.outnumbered)),
    ])
    .times(PIECES_AND_PAWNS);
    [
        (Term::Material, material),
        (Term::Imbalance, imbalance),
        (Term::PieceSquare, squares),
        (Term::Mobility, mobility),
        (Term::Pieces, pieces),
        (Term::Patterns, patterns),
        (Term::Space, space),
        (Term::PawnStructure, pawns),
        (Term::PawnDynamics, dynamics),
        (Term::PassedPawns, passed),
        (Term::KingSafety, king),
        (Term::Threats, threats),
        (Term::Tempo, single(w.tempo)),
    ]
}
