//! The weights: one table with a name for every number of the evaluation.
//!
//! The name, meaning and range of a weight are declared here; the numbers are in `shipped`, which
//! the tuner writes. There are three kinds. A *pair* is a midgame and an endgame value in
//! centipawns. A *number* is a plain number that is not added up as a score. *Boards* are pairs by
//! square, with the right half a mirror image of the left.
//!
//! This one declaration produces:
//!
//! - [`Values`], the table as it is written, in plain integers, for code that reads, writes or
//!   tunes weights;
//! - [`Weights`], the table that the terms read, in the form of a score variant. The compiled-in
//!   table is built for each variant at compile time. Functions of a trait cannot run in constants,
//!   so a table generic over the variant could only be built at run time, and its numbers would be
//!   loads instead of immediates. [`Values::weights`] builds other tables;
//! - [`ENTRIES`], the names, shapes and ranges as data, which is all that reading and writing a
//!   file need.

mod bounds;
mod entry;
#[cfg(feature = "weights-file")]
mod read;
mod shipped;
mod write;

#[cfg(test)]
mod tests;

pub use bounds::TooHeavy;
#[cfg(test)]
pub(super) use bounds::{Component, by_term};
pub use entry::{Entry, Kind};
#[cfg(feature = "weights-file")]
pub use read::Malformed;

use std::fmt;

use entry::{Leaves, Stamp, mirrored};

use crate::score::{Score, Tables};
use crate::score_variants;
use crate::weights::Table;

/// A midgame and an endgame value, in centipawns.
pub(super) type Pair = (i32, i32);

/// The left half of a board, from the first rank on: the files a to d.
type Half<T> = [T; 32];

/// The family of the evaluation's tables: [`Weights`] for each score variant.
#[derive(Debug)]
pub(super) enum Family {}

macro_rules! array {
    ($item:ty;) => { $item };
    ($item:ty; $length:literal $($rest:literal)*) => { [array!($item; $($rest)*); $length] };
}

/// The type of a field in `Values`, by its kind and its lengths.
macro_rules! written {
    (pair $($length:literal)*) => { array!(Pair; $($length)*) };
    (number $($length:literal)*) => { array!(i32; $($length)*) };
    (boards $($length:literal)*) => { array!(Half<Pair>; $($length)*) };
}

/// The type of a field in `Weights`, with scores of a variant, by its kind and its lengths.
macro_rules! stamped {
    (pair $score:ident $($length:literal)*) => { array!($score; $($length)*) };
    (number $score:ident $($length:literal)*) => { array!(i32; $($length)*) };
    (boards $score:ident $($length:literal)*) => { array!([$score; 64]; $($length)*) };
}

macro_rules! kind {
    (pair) => {
        Kind::Pair
    };
    (number) => {
        Kind::Number
    };
    (boards) => {
        Kind::Boards
    };
}

macro_rules! weights {
    ($($(#[doc = $doc:literal])* $kind:ident $name:ident [$($length:literal)*] in $low:literal..=$high:literal;)*) => {
        /// The weights in plain integers.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Values {
            $($(#[doc = $doc])* pub(super) $name: written!($kind $($length)*),)*
        }

        /// Value of each feature for the side that has it, in the form of the score variant `S`.
        pub struct Weights<S> {
            $($(#[doc = $doc])* pub(super) $name: stamped!($kind S $($length)*),)*
        }

        impl<S: Copy> Clone for Weights<S> {
            fn clone(&self) -> Self {
                Self { $($name: self.$name,)* }
            }
        }

        impl<S: fmt::Debug> fmt::Debug for Weights<S> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.debug_struct("Weights")$(.field(stringify!($name), &self.$name))*.finish()
            }
        }

        /// Every weight, in the order of the table.
        pub const ENTRIES: &[Entry] = &[$(Entry {
            name: stringify!($name),
            doc: concat!($($doc),*),
            kind: kind!($kind),
            shape: &[$($length),*],
            low: $low,
            high: $high,
        }),*];

        impl Values {
            /// Calls `each` with every number of the table, in the order of [`ENTRIES`], row by
            /// row, the midgame before the endgame.
            fn each(&self, each: &mut dyn FnMut(i32)) {
                $(self.$name.visit(each);)*
            }

            /// Does the same as `each`, with numbers that can be changed.
            fn each_mut(&mut self, each: &mut dyn FnMut(&mut i32)) {
                $(self.$name.visit_mut(each);)*
            }

            /// Builds the table in the form of `S`. `score` turns each pair into an `S`; it gets
            /// the index of the pair's midgame value in [`numbers`](Self::numbers), and both
            /// values.
            pub fn weights_by<S: Copy>(&self, mut score: impl FnMut(usize, i32, i32) -> S) -> Weights<S> {
                let mut at = 0;
                let mut next = |(mg, eg): Pair| {
                    let score = score(at, mg, eg);
                    at += 2;
                    score
                };
                Weights { $($name: build!($kind [$($length)*] self.$name, next, at),)* }
            }
        }

        score_variants!(family { [$($kind $name [$($length)*])*] });
    };
}

macro_rules! build {
    (number $lengths:tt $values:expr, $next:ident, $at:ident) => {{
        $values.visit(&mut |_| $at += 1);
        $values
    }};
    (pair $lengths:tt $values:expr, $next:ident, $at:ident) => {
        $values.stamp(&mut $next)
    };
    (boards $lengths:tt $values:expr, $next:ident, $at:ident) => {
        $values.map(|half| mirrored(&half.stamp(&mut $next)))
    };
}

macro_rules! family {
    ({ $fields:tt } $(($file:ident, $variant:ident))*) => {
        impl Tables for Family {
            type Of<S: Score> = Weights<S>;
            $(const $variant: &'static Self::Of<crate::score::$variant> = &constant!($variant $fields);)*
        }
    };
}

macro_rules! constant {
    ($variant:ident [$($kind:ident $name:ident $lengths:tt)*]) => {{
        use crate::score::$variant as Variant;

        const fn score((mg, eg): Pair) -> Variant {
            Variant::new(mg, eg)
        }

        const fn row<const N: usize>(pairs: [Pair; N]) -> [Variant; N] {
            let mut scores = [score((0, 0)); N];
            let mut i = 0;
            while i < N {
                scores[i] = score(pairs[i]);
                i += 1;
            }
            scores
        }

        const fn boards<const N: usize>(halves: [Half<Pair>; N]) -> [[Variant; 64]; N] {
            let mut boards = [[score((0, 0)); 64]; N];
            let mut i = 0;
            while i < N {
                boards[i] = mirrored(&row(halves[i]));
                i += 1;
            }
            boards
        }

        Weights { $($name: constant!(@ $kind $lengths shipped::SHIPPED.$name),)* }
    }};
    (@ number $lengths:tt $values:expr) => { $values };
    (@ pair [] $values:expr) => { score($values) };
    (@ pair [$length:literal] $values:expr) => { row($values) };
    (@ boards [$length:literal] $values:expr) => { boards($values) };
}

impl<S: Score> Table for Weights<S> {
    #[inline(always)]
    fn shipped() -> &'static Self {
        S::tables::<Family>()
    }
}

impl Values {
    /// The weights that are compiled into the engine.
    pub const SHIPPED: Self = shipped::SHIPPED;

    /// All numbers in one list, entry after entry in the order of `ENTRIES`, within an entry row by
    /// row, and the midgame before the endgame.
    pub fn numbers(&self) -> Vec<i32> {
        let mut numbers = Vec::new();
        self.each(&mut |number| numbers.push(number));
        numbers
    }

    /// Builds a table from these numbers, each of which must be in its entry's range. If there are
    /// too few numbers, the rest keeps the shipped values.
    pub fn from_numbers(numbers: &[i32]) -> Self {
        let mut values = Self::SHIPPED;
        let mut numbers = numbers.iter();
        values.each_mut(&mut |number| {
            if let Some(&next) = numbers.next() {
                *number = next;
            }
        });
        values
    }

    /// Builds the table in the form of `S`.
    ///
    /// # Errors
    ///
    /// Returns an error if the weights could add up to more than [`LIMIT`](super::LIMIT) on some
    /// board, or if one of them is out of its range.
    pub fn weights<S: Score>(&self) -> Result<Weights<S>, TooHeavy> {
        self.check()?;
        Ok(self.weights_by(|_, mg, eg| S::new(mg, eg)))
    }
}

weights! {
    /// The right to move.
    pair tempo [] in -500..=500;
    /// A pawn, knight, bishop, rook, queen.
    pair material [5] in 0..=2_000;
    /// Two bishops or more.
    pair bishop_pair [] in -500..=500;
    /// Two knights or more.
    pair knight_pair [] in -500..=500;
    /// Two rooks or more.
    pair rook_pair [] in -500..=500;
    /// A knight, for each pawn of its own side above five; subtracted for each pawn below five.
    pair knight_with_pawns [] in -100..=100;
    /// A rook, for each pawn of its own side above five; subtracted for each pawn below five.
    pair rook_with_pawns [] in -100..=100;
    /// A rook of a side that also has a queen.
    pair rook_beside_queen [] in -500..=500;
    /// Each kind of piece on each square, as its owner sees the board: the files a to d from the
    /// first rank on; the files e to h mirror them.
    boards squares [6] in -500..=500;
    /// A knight by the safe squares it attacks.
    pair knight_mobility [9] in -500..=500;
    /// A bishop by the safe squares it attacks.
    pair bishop_mobility [14] in -500..=500;
    /// A rook by the safe squares it attacks.
    pair rook_mobility [15] in -500..=500;
    /// A queen by the safe squares it attacks.
    pair queen_mobility [28] in -500..=500;
    /// A knight that a pawn defends, on the fourth to sixth rank, where no enemy pawn can ever
    /// attack it.
    pair knight_outpost [] in -500..=500;
    /// A bishop that a pawn defends, on the fourth to sixth rank, where no enemy pawn can ever
    /// attack it.
    pair bishop_outpost [] in -500..=500;
    /// A knight or bishop with a pawn of its own side right in front of it.
    pair shielded_minor [] in -500..=500;
    /// A bishop, for each pawn of its own side on squares of its colour.
    pair bishop_pawn [] in -500..=500;
    /// A rook on a file without pawns.
    pair rook_open [] in -500..=500;
    /// A rook on a file without pawns of its own side.
    pair rook_half_open [] in -500..=500;
    /// A rook on the seventh rank while the enemy king is on the eighth or enemy pawns are on the
    /// seventh.
    pair rook_seventh [] in -500..=500;
    /// A bishop on a7 or h7 (on a2 or h2 for Black) with an enemy pawn on b6 or g6 (b3 or g3).
    pair trapped_bishop [] in -500..=500;
    /// A bishop on c1 or f1 (c8 or f8) behind a blocked pawn of its own side on d2 or e2 (d7 or
    /// e7).
    pair boxed_bishop [] in -500..=500;
    /// A rook on its first two ranks between the edge and its own king, with a pawn of its own side
    /// on its file.
    pair shut_in_rook [] in -500..=500;
    /// A square on the files c to f and its side's second to fourth rank, without a pawn of its
    /// side and not attacked by enemy pawns.
    pair space [] in -100..=100;

    /// A pawn with another of its side behind it on its file.
    pair doubled [] in -500..=500;
    /// A pawn without pawns of its side on the neighbouring files.
    pair isolated [] in -500..=500;
    /// An isolated pawn on a file without enemy pawns, in addition.
    pair isolated_open [] in -500..=500;
    /// A pawn that its neighbours have left behind and that an enemy pawn keeps from advancing.
    pair backward [] in -500..=500;
    /// A pawn that a pawn defends.
    pair supported [] in -500..=500;
    /// A pawn that a pawn defends or that stands beside a pawn, by its rank.
    pair connected [8] in -500..=500;
    /// Each group of neighbouring files with pawns.
    pair island [] in -500..=500;
    /// A pawn, by its rank, that is not passed and has no pawn in front of it, with at least as
    /// many own pawns beside or behind it as enemy pawns guard its way.
    pair candidate [8] in -500..=500;
    /// An enemy pawn that a pawn could attack by a safe advance.
    pair lever [] in -500..=500;
    /// An enemy pawn that a pawn attacks and no pawn defends.
    pair loose_pawn [] in -500..=500;

    /// A passed pawn, by its rank.
    pair passed [8] in -500..=500;
    /// A passed pawn, for each step of the enemy king to the square in front of it.
    pair passed_their_king [8] in -500..=500;
    /// A passed pawn, for each step of its own king to the square in front of it.
    pair passed_our_king [8] in -500..=500;
    /// A passed pawn with a piece in front of it.
    pair passed_blocked [8] in -500..=500;
    /// A passed pawn that can take one step without being attacked there, and whose further way is
    /// not free.
    pair passed_safe_step [8] in -500..=500;
    /// A passed pawn with no piece and no attacked square on its way.
    pair passed_free [8] in -500..=500;
    /// A passed pawn with a rook of its own side behind it on its file.
    pair passed_rook_behind [] in -500..=500;
    /// A passed pawn with an enemy rook, and no rook of its own side, behind it on its file.
    pair passed_rook_against [] in -500..=500;
    /// A passed pawn that the enemy king cannot catch, with no piece on its way, while the enemy
    /// has only the king and pawns.
    pair passed_unstoppable [] in -500..=500;

    /// The nearest pawn of its own side on a file beside the king, by its rank; rank 0 if no such
    /// pawn is beside or in front of the king.
    pair shelter_beside [8] in -500..=500;
    /// The nearest pawn of its own side on the king's file, by its rank; rank 0 if no such pawn is
    /// in front of the king.
    pair shelter_front [8] in -500..=500;
    /// The nearest enemy pawn on a file at the king, by its rank; rank 0 if no such pawn is beside
    /// or in front of the king.
    pair storm [8] in -500..=500;
    /// The nearest enemy pawn on a file at the king, if a pawn of the king's side blocks it, by its
    /// rank.
    pair storm_blocked [8] in -500..=500;
    /// A file at the king with no pawn beside or in front of the king, while the enemy has a rook
    /// or a queen.
    pair open_file_at_king [] in -500..=500;
    /// An enemy piece attacked by a pawn.
    pair threat_by_pawn [] in -500..=500;
    /// An enemy piece that a pawn could attack by a safe advance.
    pair threat_by_push [] in -500..=500;
    /// An enemy pawn, knight, bishop, rook, queen that a knight or a bishop attacks: only pawns
    /// that nothing defends, and only minor pieces that no pawn defends.
    pair threat_by_minor [5] in -500..=500;
    /// An enemy pawn that nothing defends, attacked by a rook.
    pair rook_threat_pawn [] in -500..=500;
    /// An enemy knight or bishop that no pawn defends, attacked by a rook.
    pair rook_threat_minor [] in -500..=500;
    /// An enemy queen attacked by a rook.
    pair rook_threat_queen [] in -500..=500;
    /// An enemy piece or pawn that the king attacks and that nothing defends.
    pair threat_by_king [] in -500..=500;
    /// An enemy piece that is attacked and that nothing defends.
    pair hanging [] in -500..=500;
    /// An enemy piece attacked at least twice, and defended once, but not by a pawn.
    pair outnumbered [] in -500..=500;
    /// The danger to a king from a knight, bishop, rook, queen that attacks a square of its ring.
    number danger_attacker [4] in 0..=100;
    /// The danger of each square of the ring that a piece attacks, once for each piece.
    number danger_hit [] in 0..=50;
    /// The danger of each attacked square of the ring that nothing defends, or only the king or
    /// only a queen.
    number danger_weak_square [] in 0..=100;
    /// The danger if a knight, bishop, rook, queen could give check from a safe square.
    number danger_safe_check [4] in 0..=200;
    /// Subtracted from the danger if the attacker has no queen.
    number danger_without_queen [] in 0..=300;
    /// The midgame value of danger: this many 4096ths of a centipawn times its square.
    number danger_midgame [] in 0..=256;
    /// Largest midgame value of danger, in centipawns.
    number danger_cap [] in 0..=1_000;
    /// The endgame value of danger, in 64ths of its midgame value.
    number danger_endgame [] in 0..=64;
    /// Share of the endgame value that counts, in 64ths, with opposite bishops and no other pieces:
    /// the base, and the addition for each pawn of the stronger side.
    number scale_only_bishops [2] in 0..=64;
    /// The same two numbers with opposite bishops and other pieces.
    number scale_opposite_bishops [2] in 0..=64;
    /// The same two numbers if the stronger side leads by a minor piece or less.
    number scale_small_lead [2] in 0..=64;
    /// Share of the endgame value that counts, in 64ths, for a side that has no pawns, pieces worth
    /// more than a minor piece, and a lead of a minor piece or less. The first number is for an
    /// opponent whose pieces are worth a minor piece or less, the second for any other.
    number scale_no_pawns [2] in 0..=64;
}
