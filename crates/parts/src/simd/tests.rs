//! Every variant gives the sums of the reference.

use super::*;
use proptest::prelude::*;

/// The reference: each number by itself, in sums that cannot overflow.
fn updated<const N: usize>(from: &Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) -> Row<N> {
    let sum = |index: usize| {
        let all = |rows: &[&Row<N>]| rows.iter().map(|row| i64::from(row.0[index])).sum::<i64>();
        (i64::from(from.0[index]) + all(added) - all(removed)) as i16
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

/// Rows of any numbers, the extremes among them.
fn row<const N: usize>() -> impl Strategy<Value = Row<N>> {
    let number = prop_oneof![
        4 => any::<i16>(),
        4 => -300..300_i16,
        1 => Just(i16::MIN),
        1 => Just(i16::MAX),
        1 => Just(ONE),
    ];
    proptest::collection::vec(number, N).prop_map(|numbers| Row(std::array::from_fn(|index| numbers[index])))
}

/// Weights whose absolute values add up to what is allowed: large ones first, and nothing where no room is left.
fn weights<const N: usize>() -> impl Strategy<Value = [Row<N>; 2]> {
    let weight = prop_oneof![
        4 => -LARGEST_WEIGHT..=LARGEST_WEIGHT,
        1 => Just(LARGEST_WEIGHT),
        1 => Just(-LARGEST_WEIGHT),
    ];
    proptest::collection::vec(weight, 2 * N).prop_map(|mut weights| {
        let mut room = LARGEST_SUM;
        for weight in &mut weights {
            let most = room.min(i32::from(LARGEST_WEIGHT)) as i16;
            *weight = (*weight).clamp(-most, most);
            room -= i32::from(weight.abs());
        }
        [0, N].map(|first| Row(std::array::from_fn(|index| weights[first + index])))
    })
}

fn any_rows_are_right<const N: usize>(simd: impl Simd) {
    proptest!(ProptestConfig::with_cases(64), |(
        from in row::<N>(),
        added in proptest::collection::vec(row::<N>(), 0..4),
        removed in proptest::collection::vec(row::<N>(), 0..4),
    )| {
        let (added, removed): (Vec<_>, Vec<_>) = (added.iter().collect(), removed.iter().collect());
        let mut to = Row([1; N]);
        simd.update(&from, &mut to, &added, &removed);
        prop_assert_eq!(to, updated(&from, &added, &removed));
    });
    proptest!(ProptestConfig::with_cases(64), |(own in row::<N>(), other in row::<N>(), weights in weights::<N>())| {
        prop_assert_eq!(i64::from(simd.output([&own, &other], &weights)), output([&own, &other], &weights));
    });
}

/// Every sum at the ends of its range: rows full of the largest number, weights that add up to the most or the least that is allowed.
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
                if let Some(simd) = $variant::new() {
                    super::any_rows_are_right::<32>(simd);
                    super::any_rows_are_right::<64>(simd);
                    super::any_rows_are_right::<96>(simd);
                    super::any_rows_are_right::<128>(simd);
                    super::any_rows_are_right::<512>(simd);
                }
            }

            #[test]
            fn nothing_overflows_at_the_ends_of_the_range() {
                if let Some(simd) = $variant::new() {
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
