//! The recipe selected by the cargo features. Only this file lets features select variants.
//!
//! [`enter`] is the engine's front door: it builds the selected recipe and runs an [`Entry`] with
//! it, compiled for that very recipe. The engine itself knows no axis feature, so it is compiled
//! only once for nearly all builds. It is compiled again only with its own features `weights-file`,
//! which `weights-runtime` turns on, and `handicap`; each adds an option and chooses no variant.
//!
//! # Which variant is chosen
//!
//! - An axis with one feature on is *fixed* to that variant. If several are on, the first in the
//!   axis's list in `Cargo.toml` decides. If this CPU cannot run it, the engine refuses with
//!   [`Unavailable`]. It never quietly takes another variant, because a figure would then be
//!   reported for the wrong one.
//! - An axis without a feature is *open*. If its variants run on every CPU, it has its default.
//!   Otherwise the variant that this CPU probably runs best, as far as is known without measuring,
//!   is picked here, once, at the engine's entry. The program contains one copy of the engine for
//!   each sensible pick (at most three: `hardware` with `pext`, `hardware` with `magic`, `swar`
//!   with `magic`; fewer on a target that always has an instruction), and no call inside pays for
//!   the choice. The variant `popcount-dispatched` shows the cost of a test at each call.
//!
//! The declaration of an axis contains its default and the order of its variants.

pub use plywright_engine::recipe::*;

use plywright_parts::axis::Need;

use crate::checks;
use crate::danger;
use crate::endgame;
use crate::evaluation;
use crate::evasions;
use crate::parallel;
use crate::popcount::{self, Popcount};
use crate::repetition;
use crate::score;
use crate::side;
use crate::simd::{self, Simd};
use crate::sliders::{self, Sliders};
use crate::weights;

/// Imports the variant that the features select, or else the default, under the name `$Selected`.
/// It is for an axis whose variants run on every CPU.
macro_rules! select {
    ({ $axis:ident as $Selected:ident } [$Default:ident $_:ident] $(($Variant:ident, $feature:tt, ()))+) => {
        cfg_select! {
            $(feature = $feature => { pub(super) use $axis::$Variant as $Selected; })+
            _ => { pub(super) use $axis::$Default as $Selected; }
        }
    };
}

/// Defines the variants of these axes that the features select. An axis that is missing here does
/// not compile.
macro_rules! selected {
    ($($axis:ident: $Axis:ident,)+) => {
        /// The variants that the features select.
        #[derive(Debug)]
        pub struct Selected;

        impl Variants for Selected {
            $(type $Axis = selected::$Axis;)+
        }

        mod selected {
            use super::{$($axis),+};

            $($axis::variants!(@features select { $axis as $Axis });)+
        }
    };
}

selected! {
    score: Score,
    repetition: Repetition,
    side: Sides,
    evasions: Evasions,
    danger: Danger,
    checks: Checks,
    weights: Weights,
    parallel: Parallel,
    endgame: Endgame,
    evaluation: Evaluation,
}

/// Returns the names of the recipe that [`enter`] runs with.
///
/// # Errors
///
/// Fails if [`enter`] does.
pub fn selected_names() -> Result<Names, Unavailable> {
    struct Ask;
    impl Entry for Ask {
        type Output = Names;

        fn run<R: Recipe>(self, _: R) -> Names {
            Names::of::<R>()
        }
    }
    enter(Ask)
}

/// The build requires an instruction that this CPU lacks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this build was made with the feature `{feature}`, but this CPU has no {instruction}")]
pub struct Unavailable {
    /// The cargo feature that requires it.
    pub feature: &'static str,
    /// The missing instruction.
    pub instruction: &'static str,
}

/// Chooses the variant of one axis, and continues with `$next`. A fixed axis has the variant of its
/// feature. An open axis gets its default `$First` if `$may_pick` is true and this CPU runs the
/// default well; otherwise it gets `$Fallback`. In `$next`, `$MAY_PICK` is true if the next axis
/// may take its default, that is unless this axis got its fallback.
///
/// A CPU that cannot run the default of `popcount` is old, so `sliders` gets its fallback there
/// too. This saves the copy of the engine for that combination.
macro_rules! settle {
    (
        { $axis:ident, $may_pick:expr => |$chosen:ident, $MAY_PICK:ident| $next:expr }
        [$First:ident $Fallback:ident]
        $(($Variant:ident, $feature:tt, ($($need:tt)*)))+
    ) => {
        cfg_select! {
            $(feature = $feature => {{
                const $MAY_PICK: bool = true;
                let $chosen = fixed($axis::$Variant::new(), $feature, plywright_parts::axis!(@need $($need)*))?;
                $next
            }})+
            _ => {
                if $may_pick && let Some($chosen) = $axis::pick() {
                    const $MAY_PICK: bool = true;
                    $next
                } else {
                    const $MAY_PICK: bool = false;
                    let $chosen = fixed($axis::$Fallback::new(), stringify!($Fallback), None)?;
                    $next
                }
            }
        }
    };
}

/// Runs `entry` with the selected recipe: the cargo features select the variants of the fixed axes,
/// and this CPU decides the open ones whose variants do not all run on every CPU.
pub fn enter<E: Entry>(entry: E) -> Result<E::Output, Unavailable> {
    popcount::variants!(@features settle {
        popcount, true => |popcount, MAY_PICK| with_popcount::<E, _, MAY_PICK>(entry, popcount)
    })
}

/// Continues with the chosen popcount.
fn with_popcount<E: Entry, P: Popcount, const MAY_PICK: bool>(
    entry: E,
    popcount: P,
) -> Result<E::Output, Unavailable> {
    sliders::variants!(@features settle {
        sliders, MAY_PICK => |sliders, _MAY_PICK| with_sliders(entry, popcount, sliders)
    })
}

/// Continues with the chosen popcount and sliders.
fn with_sliders<E: Entry, P: Popcount, S: Sliders>(
    entry: E,
    popcount: P,
    sliders: S,
) -> Result<E::Output, Unavailable> {
    simd::variants!(@features settle {
        simd, true => |simd, _MAY_PICK| with_simd(entry, popcount, sliders, simd)
    })
}

/// Continues with all the chosen variants that may depend on the CPU.
#[allow(clippy::unnecessary_wraps, reason = "the last step of a chain whose others can fail")]
fn with_simd<E: Entry, P: Popcount, S: Sliders, D: Simd>(
    entry: E,
    popcount: P,
    sliders: S,
    simd: D,
) -> Result<E::Output, Unavailable> {
    Ok(entry.run(Of::<P, S, Selected, D>::with(popcount, sliders, simd)))
}

/// Returns the variant if this CPU can run it, otherwise the error that names what is missing.
fn fixed<V>(variant: Option<V>, feature: &'static str, need: Option<Need>) -> Result<V, Unavailable> {
    let instruction = need.map_or("instruction that it needs", |need| need.instructions);
    variant.ok_or(Unavailable { feature, instruction })
}

#[cfg(test)]
mod tests {
    use plywright_parts::axis::Variant;

    use super::*;

    /// The features of an axis, in its order, each with true if it is on.
    macro_rules! features {
        ({} [$($default:ident)+] $(($variant:ident, $feature:tt, $need:tt))+) => {
            vec![$(($feature, cfg!(feature = $feature))),+]
        };
    }

    /// Returns the features of all axes, as in their declarations.
    fn features() -> Vec<(&'static str, bool)> {
        [
            popcount::variants!(@features features {}),
            sliders::variants!(@features features {}),
            simd::variants!(@features features {}),
            score::variants!(@features features {}),
            repetition::variants!(@features features {}),
            side::variants!(@features features {}),
            evasions::variants!(@features features {}),
            danger::variants!(@features features {}),
            checks::variants!(@features features {}),
            weights::variants!(@features features {}),
            parallel::variants!(@features features {}),
            endgame::variants!(@features features {}),
            evaluation::variants!(@features features {}),
        ]
        .concat()
    }

    /// Returns the axes' features of the manifest, in its order.
    fn manifest() -> impl Iterator<Item = String> {
        let name = |line: &str| line.split_once(" = [").map(|(name, _)| name.to_owned());
        let axes = |name: &String| AXES.iter().any(|axis| name.starts_with(&format!("{}-", axis.name)));
        include_str!("../Cargo.toml").lines().filter_map(name).filter(axes)
    }

    #[test]
    fn the_manifest_lists_the_features_in_order() {
        let variants: Vec<String> =
            AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature).collect();
        assert_eq!(variants, manifest().collect::<Vec<_>>());
        assert_eq!(variants, features().into_iter().map(|(feature, _)| feature).collect::<Vec<_>>());
    }

    #[test]
    fn the_first_feature_of_an_axis_decides() {
        let on: Vec<_> = features().into_iter().filter_map(|(feature, on)| on.then_some(feature)).collect();
        let expected = AXES.map(|axis| {
            let fixed = axis.variants.iter().find(|variant| on.contains(&variant.feature().as_str()));
            (axis.default(), fixed)
        });
        let missing = expected.iter().find_map(|(_, fixed)| fixed.filter(|variant| !variant.is_available()));
        match (selected_names(), missing) {
            (Ok(names), None) => {
                let expected = expected.map(|(open, fixed)| fixed.map_or(open, |variant| variant.name));
                assert_eq!(names.all(), expected);
            }
            (Err(error), Some(variant)) => assert_eq!(error.feature, variant.feature()),
            (selected, missing) => panic!("{selected:?} but {missing:?}"),
        }
    }

    #[test]
    fn only_two_axes_change_the_play() {
        let unlike = AXES.iter().filter(|axis| !axis.plays_alike).map(|axis| axis.name);
        assert!(unlike.eq(["endgame", "evaluation"]));
    }

    #[test]
    fn a_default_is_a_variant_that_this_cpu_can_run() {
        for axis in AXES {
            let default = axis.variants.iter().find(|variant| variant.name == axis.default());
            assert!(default.is_some_and(Variant::is_available), "{}", axis.name);
        }
    }

    #[test]
    fn the_declared_need_is_the_constructor_s() {
        let Some(here) = crate::cpu::hazards::Subject::here() else { return };
        for variant in AXES.iter().flat_map(|axis| axis.variants) {
            assert_eq!(variant.is_available(), variant.lacks(&here).is_none(), "{}", variant.feature());
        }
        for axis in AXES {
            assert_eq!(axis.default(), axis.default_on(&here), "{}", axis.name);
        }
    }

    #[test]
    fn a_missing_instruction_is_named_with_its_feature() {
        let hardware = AXES[0].variant("hardware").expect("it is there");
        let error = fixed(None::<popcount::Hardware>, "popcount-hardware", hardware.needs).unwrap_err();
        assert_eq!(
            error.to_string(),
            "this build was made with the feature `popcount-hardware`, but this CPU has no popcnt"
        );
    }
}
