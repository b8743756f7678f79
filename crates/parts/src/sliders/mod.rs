//! The axis `sliders`: the squares that a bishop, rook or queen attacks.
//!
//! ```
//! use plywright_parts::sliders::{Magic, Rays, Sliders};
//! use plywright_parts::types::{Bitboard, Square};
//!
//! let d4 = Square::at(3, 3);
//! let occupied = Bitboard::EMPTY.with(Square::at(3, 5)).with(Square::at(5, 3)); // d6 and f4
//! let attacks = Magic.rook(d4, occupied);
//! assert!(attacks.has(Square::at(3, 5)), "the blocker is attacked, whoever owns it");
//! assert!(!attacks.has(Square::at(3, 6)), "nothing behind it is");
//! assert_eq!(attacks, Rays.rook(d4, occupied), "all variants answer alike");
//! ```

mod subsets;

use crate::cpu::{features, hazards, hazards::Subject};
use crate::types::{Bitboard, Square};

crate::axis! {
    name: sliders,
    variant: Sliders,
    asks: "which squares does a rook attack?",
    registry: sliders_variants,
    default: Pext unless avoids_pext else Magic,
    pext => Pext ["sliders-pext"] needs [BMI2 in 64 bits],
    magic => Magic ["sliders-magic"],
    hyperbola => Hyperbola ["sliders-hyperbola"],
    hyperbola_avx2 => HyperbolaAvx2 ["sliders-hyperbola-avx2"] needs [AVX2 in 64 bits],
    rays => Rays ["sliders-rays"],
}

/// Returns true if PEXT should not be picked without a measurement, because it runs in microcode.
/// No real CPU has PEXT without popcnt, which is older. On an emulated CPU that reports PEXT
/// without popcnt, PEXT is not picked either.
fn avoids_pext(cpu: &Subject) -> bool {
    hazards::slow_pext(&cpu.identity) || !cpu.words.has(&features::POPCNT)
}

/// A way to find the attacks of the sliding pieces.
///
/// The result includes the blockers themselves, whoever owns them, and never the slider's own
/// square.
pub trait Sliders: Copy + Send + Sync + 'static {
    /// The name of the variant. In Plywright it is also the suffix of its cargo feature, its bench
    /// id, the file name of its listing and its key in the records.
    const NAME: &'static str;

    /// Returns the variant if this CPU can run it.
    fn new() -> Option<Self>;

    /// Returns the attacks of a rook on `square`; `occupied` has every piece on the board.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// Returns the attacks of a bishop on `square`; `occupied` has every piece on the board.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// Returns the attacks of a queen on `square`; `occupied` has every piece on the board.
    #[inline(always)]
    fn queen(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.rook(square, occupied) | self.bishop(square, occupied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The reference: walks from square to square until one is occupied or the board ends.
    fn walk(square: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
        let mut attacks = Bitboard::EMPTY;
        for (files, ranks) in directions {
            let (mut file, mut rank) = (square.file() as i8 + files, square.rank() as i8 + ranks);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                let here = Square::at(file as u8, rank as u8);
                attacks = attacks.with(here);
                if occupied.has(here) {
                    break;
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
        attacks
    }

    fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        walk(square, occupied, [(0, 1), (1, 0), (0, -1), (-1, 0)])
    }

    fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
        walk(square, occupied, [(1, 1), (1, -1), (-1, -1), (-1, 1)])
    }

    /// Calls `check` with every set of occupied squares that can make a difference to a slider, and
    /// returns the number of sets. `lines` is the slider's attacks on an empty board.
    fn every_set(lines: Bitboard, square: Square, mut check: impl FnMut(Bitboard)) -> usize {
        let edge = |set: Bitboard, on_it: bool| if on_it { Bitboard::EMPTY } else { set };
        let mask = lines
            & !edge(Bitboard::rank(0), square.rank() == 0)
            & !edge(Bitboard::rank(7), square.rank() == 7)
            & !edge(Bitboard::file(0), square.file() == 0)
            & !edge(Bitboard::file(7), square.file() == 7);
        let (mut set, mut count) = (0_u64, 0);
        loop {
            check(Bitboard(set));
            count += 1;
            set = set.wrapping_sub(mask.0) & mask.0;
            if set == 0 {
                return count;
            }
        }
    }

    fn every_set_is_right<S: Sliders>(sliders: S) {
        let (mut rooks, mut bishops) = (0, 0);
        for square in Square::all() {
            rooks += every_set(rook(square, Bitboard::EMPTY), square, |set| {
                assert_eq!(sliders.rook(square, set), rook(square, set), "rook {square}, blockers {set:?}");
            });
            bishops += every_set(bishop(square, Bitboard::EMPTY), square, |set| {
                assert_eq!(
                    sliders.bishop(square, set),
                    bishop(square, set),
                    "bishop {square}, blockers {set:?}"
                );
            });
        }
        assert_eq!((rooks, bishops), (102_400, 5_248));
    }

    fn any_board_is_right<S: Sliders>(sliders: S) {
        let squares = (0..64_u8).prop_map(Square::wrapping);
        // The boards range from nearly empty to nearly full: the more words are intersected, the
        // fewer bits are left.
        let boards = (any::<[u64; 3]>(), 0..5_u8).prop_map(|([a, b, c], density)| {
            Bitboard([a & b & c, a & b, a, a | b, a | b | c][usize::from(density)])
        });
        proptest!(|(square in squares, occupied in boards)| {
            let (straight, diagonal) = (rook(square, occupied), bishop(square, occupied));
            prop_assert_eq!(sliders.rook(square, occupied), straight);
            prop_assert_eq!(sliders.bishop(square, occupied), diagonal);
            prop_assert_eq!(sliders.queen(square, occupied), straight | diagonal);
        });
    }

    /// Returns the variant if this CPU runs it; otherwise prints that the test is skipped.
    fn here<V: Sliders>() -> Option<V> {
        let variant = V::new();
        if variant.is_none() {
            eprintln!("skipped: this CPU does not run sliders-{}", V::NAME);
        }
        variant
    }

    macro_rules! stamp {
        ({ } $(($file:ident, $variant:ident))*) => {
            $(mod $file {
                use super::super::*;

                #[test]
                fn answers_as_the_reference_for_every_set_of_blockers() {
                    if let Some(sliders) = super::here::<$variant>() {
                        super::every_set_is_right(sliders);
                    }
                }

                #[test]
                fn answers_as_the_reference_on_any_board() {
                    if let Some(sliders) = super::here::<$variant>() {
                        super::any_board_is_right(sliders);
                    }
                }
            })*

            /// Returns the file, the name, and true if this CPU can run it, for each variant.
            fn variants() -> Vec<(&'static str, &'static str, bool)> {
                vec![$((stringify!($file), $variant::NAME, $variant::new().is_some())),*]
            }
        };
    }

    sliders_variants!(stamp {});

    #[test]
    fn a_variant_is_named_as_its_file() {
        for (file, name, _) in variants() {
            assert_eq!(file.replace('_', "-"), name);
        }
    }

    #[test]
    fn a_variant_is_available_where_its_instructions_are() {
        use crate::cpu::{Avx2, Bmi2};
        let wide = cfg!(target_arch = "x86_64");
        for (_, name, there) in variants() {
            let expected = match name {
                "pext" => wide && Bmi2::new().is_some(),
                "hyperbola-avx2" => wide && Avx2::new().is_some(),
                _ => true,
            };
            assert_eq!(there, expected, "{name}");
        }
    }
}
