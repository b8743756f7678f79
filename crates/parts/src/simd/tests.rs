//! Every variant gives the sums of the reference.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::*;

/// The reference: each number by itself, in sums that cannot overflow.
fn updated<const N: usize>(from: &Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) -> Row<N> {
    let sum = |index: usize| {
        let column = |rows: &[&Row<N>]| rows.iter().map(|row| i64::from(row.0[index])).sum::<i64>();
        (i64::from(from.0[index]) + column(added) - column(removed)) as i16
    };
    Row(std::array::from_fn(sum))
}

fn output<const N: usize>(rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i64 {
    let mut sum = 0;
    for (row, weights) in rows.into_iter().zip(weights) {
        for (&number, &weight) in row.0.iter().zip(&weights.0) {
            let number = i64::from(number).clamp(0, i64::from(ONE));
            sum += number * number * i64::from(weight);
        }
    }
    sum
}

/// Generator of rows and weights from a seed: a proptest strategy for each number would take a
/// hundred times as long.
struct Generator(Xoshiro256PlusPlus);

impl Generator {
    /// Generates any numbers, extremes included.
    fn row<const N: usize>(&mut self) -> Row<N> {
        let mut number = || {
            let word = self.0.next_u64();
            let any = (word >> 8) as i16;
            match word % 16 {
                0..6 => any,
                6..12 => any % 300,
                12 => i16::MIN,
                13 => i16::MAX,
                14 => ONE,
                _ => ONE + 1,
            }
        };
        Row(std::array::from_fn(|_| number()))
    }

    /// Generates up to three rows.
    fn rows<const N: usize>(&mut self) -> Vec<Row<N>> {
        (0..self.0.next_u64() % 4).map(|_| self.row()).collect()
    }

    /// Generates weights whose absolute values add up to at most the allowed sum; once it is used
    /// up, the rest are 0.
    fn weights<const N: usize>(&mut self) -> [Row<N>; 2] {
        let mut room = LARGEST_SUM;
        let mut weight = || {
            let word = self.0.next_u64();
            let weight = match word % 8 {
                0..6 => (word >> 8) as i16 % (LARGEST_WEIGHT + 1),
                6 => LARGEST_WEIGHT,
                _ => -LARGEST_WEIGHT,
            };
            let most = room.min(i32::from(LARGEST_WEIGHT)) as i16;
            let weight = weight.clamp(-most, most);
            room -= i32::from(weight.abs());
            weight
        };
        std::array::from_fn(|_| Row(std::array::from_fn(|_| weight())))
    }
}

fn any_rows_are_right<const N: usize>(simd: impl Simd) {
    proptest!(|(seed: u64)| {
        let mut generator = Generator(Xoshiro256PlusPlus::seed_from_u64(seed));
        let (from, added, removed) = (generator.row::<N>(), generator.rows(), generator.rows());
        let (added, removed): (Vec<_>, Vec<_>) = (added.iter().collect(), removed.iter().collect());
        let mut to = Row([1; N]);
        simd.update(&from, &mut to, &added, &removed);
        prop_assert_eq!(to, updated(&from, &added, &removed));
        let (rows, weights) = ([&from, &to], generator.weights());
        prop_assert_eq!(i64::from(simd.output(rows, &weights)), output(rows, &weights));
    });
}

/// Tests the output at the ends of its range: rows full of one number, the extremes included, and
/// weights with the greatest or the least sum that is allowed (or that so many weights can have).
fn extremes_are_right<const N: usize>(simd: impl Simd) {
    for sign in [1, -1] {
        let mut room = LARGEST_SUM;
        let mut weight = || {
            let weight = room.min(i32::from(LARGEST_WEIGHT)) as i16;
            room -= i32::from(weight);
            sign * weight
        };
        let weights: [Row<N>; 2] = std::array::from_fn(|_| Row(std::array::from_fn(|_| weight())));
        for number in [i16::MIN, -1, 0, 1, ONE - 1, ONE, ONE + 1, i16::MAX] {
            let row = Row([number; N]);
            assert_eq!(i64::from(simd.output([&row, &row], &weights)), output([&row, &row], &weights));
        }
    }
}

/// Returns the variant if this CPU runs it; otherwise prints that the test is skipped.
fn here<V: Simd>() -> Option<V> {
    let variant = V::new();
    if variant.is_none() {
        eprintln!("skipped: this CPU does not run simd-{}", V::NAME);
    }
    variant
}

macro_rules! stamp {
    ({} $(($file:ident, $variant:ident))*) => {
        $(mod $file {
            use super::super::*;

            #[test]
            fn the_name_is_the_file() {
                assert_eq!($variant::NAME, stringify!($file).replace('_', "-"));
            }

            #[test]
            fn answers_as_the_reference_at_every_width() {
                if let Some(simd) = super::here::<$variant>() {
                    super::any_rows_are_right::<32>(simd);
                    super::any_rows_are_right::<64>(simd);
                    super::any_rows_are_right::<96>(simd);
                    super::any_rows_are_right::<128>(simd);
                    super::any_rows_are_right::<512>(simd);
                }
            }

            #[test]
            fn nothing_overflows_at_the_ends_of_the_range() {
                if let Some(simd) = super::here::<$variant>() {
                    super::extremes_are_right::<32>(simd);
                    super::extremes_are_right::<64>(simd);
                    super::extremes_are_right::<256>(simd);
                    super::extremes_are_right::<1024>(simd);
                }
            }
        })*
    };
}

simd_variants!(stamp {});

#[test]
fn only_variants_that_need_an_instruction_can_be_missing() {
    assert!(Scalar::new().is_some() && Autovectorised::new().is_some() && Dispatched::new().is_some());
    let x86 = cfg!(any(target_arch = "x86", target_arch = "x86_64"));
    assert_eq!(Sse2::new().is_some(), x86 && crate::cpu::Sse2::new().is_some());
    assert_eq!(Neon::new().is_some(), cfg!(target_arch = "aarch64"));
}

#[test]
fn a_variant_is_available_exactly_where_its_declared_need_is_met() {
    use crate::cpu::hazards::Subject;
    let cpu = Subject::here();
    for variant in AXIS.variants {
        let can = match (variant.needs, cpu) {
            (Some(need), Some(cpu)) => need.is_met_by(&cpu),
            (Some(need), None) => need == crate::axis::Need::ARM64 && cfg!(target_arch = "aarch64"),
            (None, _) => true,
        };
        assert_eq!(variant.is_available(), can, "{}", variant.name);
    }
}
