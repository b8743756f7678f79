//! The weights: one readable table of (midgame, endgame) pairs in centipawns.
//!
//! The numbers are picked by hand. Material is near the usual scale in which a pawn in the endgame is a little over 100;
//! the positional terms were sized against each other so that no heap of them outweighs a minor piece except in an
//! attack on the king. Nobody has tuned them by games.
//!
//! The table is written once, as pairs. Every score variant gets its own copy in its own form, stamped at compile time
//! from the registry of the axis: functions of a trait cannot run in constants, so a table generic over the variant
//! could only be built at run time, and its scalars would be loads instead of immediates.

use super::squares;
use crate::score::{Score, Tables};
use crate::score_variants;

/// A midgame and an endgame value, in centipawns.
pub(super) type Pair = (i32, i32);

/// The family of the evaluation's tables: [`Weights`] for each score variant.
#[derive(Debug)]
pub(super) enum Family {}

macro_rules! array {
    ($item:ty;) => { $item };
    ($item:ty; $length:literal $($rest:literal)*) => { [array!($item; $($rest)*); $length] };
}

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident [$($length:literal)*] = $pairs:expr;)*) => {
        /// What each feature of a position is worth to the side that has it.
        pub(super) struct Weights<S> {
            $($(#[$doc])* pub(super) $name: array!(S; $($length)*),)*
        }

        /// The table as it is written.
        pub(super) const PAIRS: Weights<Pair> = Weights { $($name: $pairs,)* };

        score_variants!(family { [$($name [$($length)*])*] });
    };
}

macro_rules! family {
    ({ $fields:tt } $(($file:ident, $variant:ident))*) => {
        impl Tables for Family {
            type Of<S: Score> = Weights<S>;
            $(const $variant: &'static Self::Of<crate::score::$variant> = &stamp!($variant $fields);)*
        }
    };
}

macro_rules! stamp {
    ($variant:ident [$($name:ident $lengths:tt)*]) => {{
        use crate::score::$variant as Variant;

        const fn one((mg, eg): Pair) -> Variant {
            Variant::new(mg, eg)
        }

        const fn row<const N: usize>(pairs: [Pair; N]) -> [Variant; N] {
            let mut scores = [one((0, 0)); N];
            let mut i = 0;
            while i < N {
                scores[i] = one(pairs[i]);
                i += 1;
            }
            scores
        }

        const fn grid<const N: usize, const M: usize>(pairs: [[Pair; M]; N]) -> [[Variant; M]; N] {
            let mut scores = [row([(0, 0); M]); N];
            let mut i = 0;
            while i < N {
                scores[i] = row(pairs[i]);
                i += 1;
            }
            scores
        }

        Weights { $($name: stamp!(@ $lengths PAIRS.$name),)* }
    }};
    (@ [] $pairs:expr) => { one($pairs) };
    (@ [$length:literal] $pairs:expr) => { row($pairs) };
    (@ [$rows:literal $length:literal] $pairs:expr) => { grid($pairs) };
}

weights! {
    /// The right to move.
    tempo [] = (20, 10);

    /// A pawn, knight, bishop, rook, queen.
    material [5] = [(86, 108), (330, 300), (345, 315), (480, 535), (1000, 970)];
    /// Two bishops or more.
    bishop_pair [] = (26, 52);

    /// Each kind of piece on each square, as its owner sees the board.
    squares [6 64] = squares::whole_boards();

    /// A knight by the safe squares it attacks.
    knight_mobility [9] = [
        (-48, -60), (-32, -40), (-12, -22), (-2, -8), (6, 2), (13, 10), (19, 15), (25, 18), (30, 20),
    ];
    /// A bishop by the safe squares it attacks.
    bishop_mobility [14] = [
        (-40, -48), (-24, -28), (-6, -10), (3, 1), (11, 10), (18, 18), (23, 25),
        (27, 30), (30, 34), (33, 37), (36, 40), (40, 42), (44, 44), (48, 46),
    ];
    /// A rook by the safe squares it attacks.
    rook_mobility [15] = [
        (-40, -60), (-25, -34), (-14, -14), (-8, 0), (-4, 10), (0, 19), (4, 27), (8, 34),
        (11, 40), (14, 45), (17, 49), (20, 53), (23, 56), (26, 58), (28, 60),
    ];
    /// A queen by the safe squares it attacks.
    queen_mobility [28] = [
        (-30, -48), (-24, -40), (-16, -32), (-10, -24), (-6, -16), (-3, -9), (0, -3), (2, 3), (4, 8), (6, 13),
        (8, 17), (10, 21), (12, 25), (13, 29), (15, 32), (16, 35), (18, 38), (19, 41), (21, 43), (22, 46),
        (24, 48), (25, 50), (27, 52), (28, 54), (30, 56), (31, 57), (33, 59), (34, 60),
    ];

    /// A knight that a pawn defends, on the fourth to sixth rank, where no enemy pawn can ever attack it.
    knight_outpost [] = (30, 18);
    /// A bishop on such a square.
    bishop_outpost [] = (18, 8);
    /// A knight or bishop with a pawn of its own side right in front of it.
    shielded_minor [] = (6, 2);
    /// A bishop, for each pawn of its own side on squares of its colour.
    bishop_pawn [] = (-2, -5);
    /// A rook on a file without pawns.
    rook_open [] = (30, 12);
    /// A rook on a file without pawns of its own side.
    rook_half_open [] = (14, 6);
    /// A rook on the seventh rank while the enemy king is on the eighth or enemy pawns are on the seventh.
    rook_seventh [] = (10, 26);

    /// A pawn with another of its side behind it on its file.
    doubled [] = (-8, -22);
    /// A pawn without pawns of its side on the neighbouring files.
    isolated [] = (-10, -13);
    /// The same, where no enemy pawn hides it from the rooks.
    isolated_open [] = (-9, -5);
    /// A pawn that its neighbours have left behind and that an enemy pawn keeps from advancing.
    backward [] = (-9, -13);
    /// A pawn that a pawn defends.
    supported [] = (11, 7);
    /// A pawn that a pawn defends or that stands beside one, by its rank.
    connected [8] = [(0, 0), (2, 0), (4, 1), (7, 3), (13, 9), (26, 24), (46, 44), (0, 0)];
    /// Each group of files with pawns and without a gap.
    island [] = (-4, -7);

    /// A passed pawn, by its rank.
    passed [8] = [(0, 0), (0, 10), (2, 15), (8, 30), (28, 58), (62, 108), (100, 165), (0, 0)];
    /// A passed pawn, for each step of the enemy king to the square in front of it.
    passed_their_king [8] = [(0, 0), (0, 0), (0, 1), (0, 4), (0, 8), (1, 13), (2, 17), (0, 0)];
    /// A passed pawn, for each step of its own king to the square in front of it.
    passed_our_king [8] = [(0, 0), (0, 0), (0, -1), (0, -3), (0, -6), (0, -8), (0, -8), (0, 0)];
    /// A passed pawn with a piece in front of it.
    passed_blocked [8] = [(0, 0), (0, -2), (0, -5), (-2, -12), (-8, -26), (-18, -48), (-30, -70), (0, 0)];
    /// A passed pawn that can take one step without being attacked there.
    passed_safe_step [8] = [(0, 0), (0, 1), (0, 3), (2, 7), (5, 15), (10, 26), (16, 36), (0, 0)];
    /// A passed pawn with nothing on its way and no attack on it.
    passed_free [8] = [(0, 0), (0, 3), (1, 6), (4, 13), (10, 28), (22, 52), (38, 80), (0, 0)];

    /// The nearest pawn of its own side on a file beside the king, by its rank; 0 for none in front of the king.
    shelter_beside [8] = [
        (-22, -2), (16, 0), (11, 0), (0, 0), (-8, 0), (-12, 0), (-14, 0), (0, 0),
    ];
    /// The nearest pawn of its own side on the king's file, by its rank; 0 for none in front of the king.
    shelter_front [8] = [
        (-30, -4), (20, 0), (10, 0), (-4, 0), (-12, 0), (-16, 0), (-18, 0), (0, 0),
    ];
    /// The nearest enemy pawn on a file by the king, by its rank; 0 for none in front of the king.
    storm [8] = [(0, 0), (-4, 0), (-36, -4), (-24, -2), (-12, 0), (-4, 0), (0, 0), (0, 0)];
    /// The same, where it stands face to face with a pawn of the king's side.
    storm_blocked [8] = [(0, 0), (0, 0), (-14, -12), (-3, -5), (0, 0), (0, 0), (0, 0), (0, 0)];
    /// A file by the king without any pawn, while the enemy has a rook or a queen.
    open_file_at_king [] = (-16, -2);

    /// An enemy piece attacked by a pawn.
    threat_by_pawn [] = (56, 36);
    /// An enemy piece that a pawn could attack by a safe advance.
    threat_by_push [] = (17, 13);
    /// An enemy pawn, knight, bishop, rook, queen attacked by a knight or a bishop: pawns that nothing defends, minor
    /// pieces that no pawn defends.
    threat_by_minor [5] = [(2, 14), (22, 22), (24, 24), (44, 40), (40, 50)];
    /// An enemy pawn that nothing defends, attacked by a rook.
    rook_threat_pawn [] = (0, 14);
    /// An enemy knight or bishop that no pawn defends, attacked by a rook.
    rook_threat_minor [] = (18, 22);
    /// An enemy queen attacked by a rook.
    rook_threat_queen [] = (38, 24);
    /// An enemy piece or pawn attacked by the king and defended by nothing.
    threat_by_king [] = (10, 30);
    /// An enemy piece attacked and defended by nothing.
    hanging [] = (34, 24);
    /// An enemy piece attacked more often than it is defended, by no pawn.
    outnumbered [] = (16, 12);
}

/// What the attack on a king is measured in, and how it becomes centipawns.
///
/// Plain numbers: the danger is summed up outside the scores, because its square goes into them.
pub(super) mod danger {
    /// A knight, bishop, rook or queen, by `Kind`, that attacks a square of the king's ring.
    pub(in super::super) const ATTACKER: [i32; 6] = [0, 18, 15, 19, 24, 0];
    /// Each square of the ring that a piece attacks.
    pub(in super::super) const HIT: i32 = 7;
    /// Each attacked square of the ring that at most the king and the queen defend.
    pub(in super::super) const WEAK_SQUARE: i32 = 13;
    /// A safe square from which a knight, bishop, rook or queen, by `Kind`, could give check.
    pub(in super::super) const SAFE_CHECK: [i32; 6] = [0, 36, 24, 44, 36, 0];
    /// What is taken off where the attacker has no queen.
    pub(in super::super) const WITHOUT_QUEEN: i32 = 64;
    /// The midgame value is the danger's square over this.
    pub(in super::super) const MIDGAME_DIVISOR: i32 = 128;
    /// The most that the midgame value can be, in centipawns.
    pub(in super::super) const MIDGAME_CAP: i32 = 500;
    /// The endgame value is the midgame value over this.
    pub(in super::super) const ENDGAME_DIVISOR: i32 = 8;
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! every_variant_holds_the_pairs {
        ({} $(($file:ident, $variant:ident))*) => {
            #[test]
            fn every_variant_holds_the_pairs() {
                $({
                    use crate::score::$variant as Variant;
                    let weights = <Variant as Score>::tables::<Family>();
                    let pair = |score: Variant| (score.mg(), score.eg());
                    assert_eq!(pair(weights.tempo), PAIRS.tempo);
                    assert_eq!(weights.material.map(pair), PAIRS.material);
                    assert_eq!(weights.queen_mobility.map(pair), PAIRS.queen_mobility);
                    assert_eq!(weights.squares.map(|board| board.map(pair)), PAIRS.squares);
                })*
            }
        };
    }
    score_variants!(every_variant_holds_the_pairs {});

    #[test]
    fn more_mobility_is_never_worth_less() {
        fn climbs(row: &[Pair]) -> bool {
            row.windows(2).all(|pair| pair[0].0 <= pair[1].0 && pair[0].1 <= pair[1].1)
        }
        assert!(climbs(&PAIRS.knight_mobility) && climbs(&PAIRS.bishop_mobility));
        assert!(climbs(&PAIRS.rook_mobility) && climbs(&PAIRS.queen_mobility));
        assert!(climbs(&PAIRS.passed[1..7]));
    }
}
