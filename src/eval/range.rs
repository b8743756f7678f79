//! The proof that no sum of weights leaves sixteen bits (claim 6), so that 16-bit score variants are safe.
//!
//! For each term: the lowest and the highest that one side can have of it, from the weights and from what can stand on
//! a board (a king, up to fifteen pieces and pawns, up to eight pawns). All bounds are loose, as if every piece could
//! have the best of everything at once. Any partial sum on the way holds some of White's values minus some of Black's,
//! so it lies between the sum of all lows minus all highs and the opposite.

use super::tests::walks;
use super::trace::Term;
use super::weights::{PAIRS, Pair, danger};
use super::{Evaluator, LIMIT};
use crate::board::Position;
use crate::recipe::Portable;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Pieces and pawns beside the king.
const MEN: i32 = 15;
const PAWNS: i32 = 8;

/// Lows and highs of one component.
#[derive(Clone, Copy, Debug)]
struct Range {
    low: i32,
    high: i32,
}

impl Range {
    const NONE: Self = Self { low: 0, high: 0 };

    /// From zero to each of these values: what a part can add, or leave away.
    fn of(values: impl IntoIterator<Item = i32>) -> Self {
        values
            .into_iter()
            .fold(Self::NONE, |range, value| Self { low: range.low.min(value), high: range.high.max(value) })
    }

    fn times(self, count: i32) -> Self {
        Self { low: self.low * count, high: self.high * count }
    }

    fn plus(self, other: Self) -> Self {
        Self { low: self.low + other.low, high: self.high + other.high }
    }

    fn or(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
}

/// What a side can have of each term, in the component that `pick` picks.
fn bounds(pick: fn(&Pair) -> i32) -> [(Term, Range); 9] {
    let w = &PAIRS;
    let one = |pair: Pair| Range::of([pick(&pair)]);
    let row = |pairs: &[Pair]| Range::of(pairs.iter().map(pick));
    let all = |ranges: &[Range]| ranges.iter().fold(Range::NONE, |sum, &range| sum.plus(range));
    let any = |ranges: &[Range]| ranges.iter().fold(Range::NONE, |sum, &range| sum.or(range));

    let material = row(&w.material).times(MEN).plus(one(w.bishop_pair));
    let squares = any(&w.squares[..5].iter().map(|board| row(board)).collect::<Vec<_>>())
        .times(MEN)
        .plus(row(&w.squares[5]));
    let mobility = any(&[
        row(&w.knight_mobility),
        row(&w.bishop_mobility),
        row(&w.rook_mobility),
        row(&w.queen_mobility),
    ])
    .times(MEN);
    let knight = one(w.knight_outpost).plus(one(w.shielded_minor));
    let bishop = one(w.bishop_outpost).plus(one(w.shielded_minor)).plus(one(w.bishop_pawn).times(PAWNS));
    let rook = one(w.rook_open).or(one(w.rook_half_open)).plus(one(w.rook_seventh));
    let pieces = any(&[knight, bishop, rook]).times(MEN);
    let pawns = all(&[
        one(w.doubled),
        one(w.isolated),
        one(w.isolated_open),
        one(w.backward),
        one(w.supported),
        row(&w.connected),
    ])
    .times(PAWNS)
    .plus(one(w.island).times(4));
    let passed = (1..7).map(|rank| {
        all(&[
            one(w.passed[rank]),
            one(w.passed_their_king[rank]).times(7),
            one(w.passed_our_king[rank]).times(7),
            any(&[one(w.passed_blocked[rank]), one(w.passed_safe_step[rank]), one(w.passed_free[rank])]),
        ])
    });
    let passed = passed.fold(Range::NONE, Range::or).times(PAWNS);
    let attack = (-danger::MIDGAME_CAP, -danger::MIDGAME_CAP / danger::ENDGAME_DIVISOR);
    let king = all(&[
        row(&w.shelter_front).or(row(&w.shelter_beside)).times(3),
        row(&w.storm).or(row(&w.storm_blocked)).times(3),
        one(w.open_file_at_king).times(3),
        one(attack),
    ]);
    let threats = all(&[
        one(w.threat_by_pawn).or(one(w.threat_by_push)),
        row(&w.threat_by_minor),
        any(&[one(w.rook_threat_pawn), one(w.rook_threat_minor), one(w.rook_threat_queen)]),
        one(w.threat_by_king),
        one(w.hanging).or(one(w.outnumbered)),
    ])
    .times(MEN);
    [
        (Term::Material, material),
        (Term::PieceSquare, squares),
        (Term::Mobility, mobility),
        (Term::Pieces, pieces),
        (Term::PawnStructure, pawns),
        (Term::PassedPawns, passed),
        (Term::KingSafety, king),
        (Term::Threats, threats),
        (Term::Tempo, one(w.tempo)),
    ]
}

#[test]
fn no_sum_leaves_the_limit_or_sixteen_bits() {
    for pick in [|pair: &Pair| pair.0, |pair: &Pair| pair.1] {
        let side = bounds(pick).into_iter().fold(Range::NONE, |sum, (_, range)| sum.plus(range));
        let furthest = side.high - side.low;
        assert!(furthest <= LIMIT && furthest < i32::from(i16::MAX), "{side:?}");
    }
}

/// Boards that no game reaches but a FEN may hold: men anywhere, as many of a kind as promotions allow.
fn wild_boards(seed: u64, count: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut squares = [' '; 64];
        let mut put = |letter: char, random: &mut Xoshiro256PlusPlus| {
            let square = random.next_u64() as usize % 64;
            let pawn = letter.eq_ignore_ascii_case(&'p');
            if squares[square] == ' ' && (!pawn || (8..56).contains(&square)) {
                squares[square] = letter;
            }
        };
        // One kind over and over gives the heaps that strain the sums; the rest is mixed.
        let favourite = random.next_u64() as usize % 5;
        for letters in ["PNBRQ", "pnbrq"] {
            let (mut pawns, letters) = (0, letters.as_bytes());
            for _ in 0..random.next_u64() % 16 {
                let other = random.next_u64() as usize % 5;
                let kind = if random.next_u64() % 4 == 0 { other } else { favourite };
                pawns += usize::from(kind == 0);
                if kind != 0 || pawns <= 8 {
                    put(char::from(letters[kind]), &mut random);
                }
            }
        }
        put('K', &mut random);
        put('k', &mut random);
        let ranks: Vec<String> = squares
            .chunks(8)
            .map(|rank| rank.iter().map(|&c| if c == ' ' { '1' } else { c }).collect())
            .collect();
        let side = if random.next_u64() % 2 == 0 { 'w' } else { 'b' };
        // There may be too many of a kind, a king may have found its square taken or stand in check: then the FEN is
        // refused.
        boards.extend(format!("{} {side} - - 0 1", ranks.join("/")).parse::<Position>());
    }
    boards
}

#[test]
fn no_term_leaves_its_bounds() {
    let midgame = bounds(|pair| pair.0);
    let endgame = bounds(|pair| pair.1);
    for position in walks(5, 1_000).into_iter().chain(wild_boards(6, 2_000)) {
        let table = Evaluator::new(Portable::PORTABLE).explain(&position);
        for ((row, (term, mg)), (_, eg)) in table.rows().iter().zip(midgame).zip(endgame) {
            assert_eq!(row.term, term);
            for (value, range) in [(row.white.0, mg), (row.black.0, mg), (row.white.1, eg), (row.black.1, eg)]
            {
                assert!(range.low <= value && value <= range.high, "{position}: {row:?} beyond {range:?}");
            }
        }
    }
}
