//! The promises of all variants, tested for each variant of the registry.

use proptest::prelude::*;

use super::operators::is_in_range;
use super::*;

/// The reference, slow and obvious: two numbers without bounds.
type Pair = (i64, i64);

/// An operation on a score.
#[derive(Clone, Copy, Debug)]
enum Step {
    Add(i32, i32),
    Subtract(i32, i32),
    Negate,
    Times(i32),
}

impl Step {
    fn on_pair(self, (mg, eg): Pair) -> Pair {
        let wide = |(mg, eg): (i32, i32)| (i64::from(mg), i64::from(eg));
        match self {
            Self::Add(a, b) => (mg + wide((a, b)).0, eg + wide((a, b)).1),
            Self::Subtract(a, b) => (mg - wide((a, b)).0, eg - wide((a, b)).1),
            Self::Negate => (-mg, -eg),
            Self::Times(factor) => (mg * i64::from(factor), eg * i64::from(factor)),
        }
    }

    fn on_score<S: Score>(self, score: S) -> S {
        match self {
            Self::Add(mg, eg) => score + S::new(mg, eg),
            Self::Subtract(mg, eg) => score - S::new(mg, eg),
            Self::Negate => -score,
            Self::Times(factor) => score * factor,
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    let value = || prop_oneof![-32_768..=32_767, -300..=300];
    prop_oneof![
        4 => (value(), value()).prop_map(|(mg, eg)| Step::Add(mg, eg)),
        4 => (value(), value()).prop_map(|(mg, eg)| Step::Subtract(mg, eg)),
        1 => Just(Step::Negate),
        2 => (-20..=20).prop_map(Step::Times),
    ]
}

fn in_range((mg, eg): Pair) -> bool {
    let range = -32_768..=32_767;
    range.contains(&mg) && range.contains(&eg)
}

/// Applies the steps that stay in range, and returns their number.
fn walk<S: Score>(steps: &[Step]) -> usize {
    let (mut score, mut pair) = (S::ZERO, (0, 0));
    let mut taken = 0;
    for step in steps {
        let next = step.on_pair(pair);
        if in_range(next) {
            (score, pair) = (step.on_score(score), next);
            taken += 1;
        }
        assert_eq!((i64::from(score.mg()), i64::from(score.eg())), pair, "{} after {step:?}", S::NAME);
    }
    taken
}

/// A family of tables, as in the evaluation.
struct Family;

/// One table, in the form of `S`.
struct Weights<S: Score> {
    knight: S,
    by_rank: [S; 3],
}

macro_rules! family {
    ({} $(($file:ident, $variant:ident))*) => {
        impl Tables for Family {
            type Of<S: Score> = Weights<S>;
            $(
                const $variant: &'static Weights<$variant> = &Weights {
                    knight: $variant::new(-20, 35),
                    by_rank: [$variant::new(0, -1), $variant::new(-1, 0), $variant::new(-32_768, 32_767)],
                };
            )*
        }
    };
}
score_variants!(family {});

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file() {
                    assert_eq!(<$variant as Score>::NAME, stringify!($file));
                }

                #[test]
                fn every_value_comes_back_beside_every_edge() {
                    for value in -32_768..=32_767 {
                        for edge in [-32_768, -32_767, -257, -256, -1, 0, 1, 255, 256, 32_766, 32_767] {
                            let (score, turned) = ($variant::new(value, edge), $variant::new(edge, value));
                            assert_eq!((score.mg(), score.eg()), (value, edge));
                            assert_eq!((turned.mg(), turned.eg()), (edge, value));
                        }
                    }
                }

                #[test]
                fn zero_is_zero() {
                    assert_eq!(<$variant as Score>::ZERO, $variant::new(0, 0));
                }

                #[test]
                fn tables_are_constants_in_its_own_form() {
                    const TABLE: &Weights<$variant> = <Family as Tables>::$variant;
                    let table = <$variant as Score>::tables::<Family>();
                    assert_eq!((table.knight.mg(), table.knight.eg()), (-20, 35));
                    assert_eq!(table.by_rank, TABLE.by_rank);
                    assert_eq!((table.by_rank[2].mg(), table.by_rank[2].eg()), (-32_768, 32_767));
                }

                #[test]
                #[cfg(debug_assertions)]
                fn debug_builds_refuse_what_leaves_the_range() {
                    let top = $variant::new(32_767, 0);
                    let bottom = $variant::new(0, -32_768);
                    for leave in [
                        (|| $variant::new(0, 32_768)) as fn() -> $variant,
                        || $variant::new(-32_769, 0),
                    ] {
                        assert!(std::panic::catch_unwind(leave).is_err());
                    }
                    assert!(std::panic::catch_unwind(|| top + $variant::new(1, 0)).is_err());
                    assert!(std::panic::catch_unwind(|| bottom - $variant::new(0, 1)).is_err());
                    assert!(std::panic::catch_unwind(|| -bottom).is_err());
                    assert!(std::panic::catch_unwind(|| top * 1_000_000_000).is_err());
                }

                proptest! {
                    #[test]
                    fn steps_in_range_are_those_of_a_pair(steps in prop::collection::vec(step(), 1..60)) {
                        walk::<$variant>(&steps);
                    }
                }
            }
        )*
    };
}
score_variants!(suite {});

#[test]
fn the_range_is_that_of_sixteen_bits() {
    assert!(is_in_range(-32_768, 32_767) && !is_in_range(32_768, 0) && !is_in_range(0, -32_769));
}

#[test]
fn walks_use_every_kind_of_step() {
    let steps =
        [Step::Add(-300, 7), Step::Times(-20), Step::Negate, Step::Subtract(-32_768, 1), Step::Times(9)];
    assert_eq!(walk::<Packed>(&steps), 4, "the last step would leave the range");
}
