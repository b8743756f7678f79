//! The waist: the only place where cargo features choose variants.
//!
//! A [`Recipe`] bundles one variant of each axis in one type parameter. The hot structs above are generic over it and
//! name no variant. [`enter`] is the engine's front door: it builds the recipe that the features select and runs an
//! [`Entry`] with it, compiled for that very recipe.
//!
//! # What decides
//!
//! - An axis with one feature on is *fixed* to that variant. With several on, the first in the axis' list in
//!   `Cargo.toml` decides. If this CPU cannot run it, the engine refuses with [`Unavailable`]; it never quietly takes
//!   another, since a figure would then be told of the wrong variant.
//! - An axis without a feature is *open*: what this CPU runs best, as far as one knows without measuring, is picked
//!   here, once, at the engine's entry. The engine is there in as many copies as there are sensible picks (three at the
//!   most: `hardware` with `pext`, `hardware` with `magic`, `swar` with `magic`; a target that has an instruction for
//!   certain folds the others away), and no call inside pays for the choice. The variant `popcount-dispatched` shows
//!   what asking at each call costs instead.
//!
//! What an open axis picks stands in its declaration, as its default; so does the order of its variants. This module has one list of its
//! own, that of the axes.

use std::marker::PhantomData;

use plywright_parts::axis::Need;
pub use plywright_parts::axis::{Axis, Variant};

use crate::endgame::{self, Endgame};
use crate::evasions::{self, Evasions};
use crate::parallel::{self, Parallel};
use crate::popcount::{self, Popcount};
use crate::repetition::{self, Repetition};
use crate::score::{self, Score};
use crate::side::{self, Sides};
use crate::sliders::{self, Sliders};
use crate::weights::{self, Weights};

/// The list of the axes: what is there of each follows from its own declaration. A recipe holds the witnesses of those that are `held`,
/// and has the others as types alone.
macro_rules! axes {
    (
        held { $($(#[$held_doc:meta])* $held:ident: $Held:ident,)+ }
        types { $($(#[$doc:meta])* $axis:ident: $Axis:ident,)+ }
    ) => {
        /// One variant of each axis.
        pub trait Recipe: Copy + Send + Sync + 'static {
            $($(#[$held_doc])* type $Held: $Held;)+
            $($(#[$doc])* type $Axis: $Axis;)+

            $(
                #[doc = concat!("The witness that this CPU can run [`", stringify!($Held), "`](Self::", stringify!($Held), ").")]
                fn $held(self) -> Self::$Held;
            )+
        }

        /// One variant of each axis that needs nothing of the CPU.
        pub trait Variants: Send + Sync + 'static {
            $($(#[$doc])* type $Axis: $Axis;)+
        }

        /// What these axes' declarations have as their defaults, whatever the features.
        #[derive(Debug)]
        pub struct Usual;

        impl Variants for Usual {
            $(type $Axis = $axis::Usual;)+
        }

        /// What the features select.
        #[derive(Debug)]
        pub struct Selected;

        impl Variants for Selected {
            $(type $Axis = selected::$Axis;)+
        }

        mod selected {
            use super::{$($axis),+};

            $($axis::variants!(@features select { $axis as $Axis });)+
        }

        impl<$($Held: $held::$Held,)+ V: Variants> Recipe for Of<$($Held,)+ V> {
            $(type $Held = $Held;)+
            $(type $Axis = V::$Axis;)+

            $(
                #[inline(always)]
                fn $held(self) -> $Held {
                    self.$held
                }
            )+
        }

        /// Variants with one axis changed: `with::Score<score::Wide>` has wide scores and the usual variants of all other axes,
        /// `with::Sides<side::Runtime, with::Score<score::Wide>>` changes two.
        pub mod with {
            use std::marker::PhantomData;

            use super::{Usual, Variants};

            axes! { @with ($) [$($Axis)+] $($axis: $Axis,)+ }
        }

        /// Every axis with every variant.
        pub const AXES: [Axis; [$(stringify!($held),)+ $(stringify!($axis)),+].len()] = [$($held::AXIS,)+ $($axis::AXIS),+];

        /// The names of a recipe's variants, as `plywright --version` prints them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Names {
            $(
                #[doc = concat!("The variant of the axis `", stringify!($held), "`.")]
                pub $held: &'static str,
            )+
            $(
                #[doc = concat!("The variant of the axis `", stringify!($axis), "`.")]
                pub $axis: &'static str,
            )+
        }

        impl Names {
            /// The names of the recipe `R`.
            pub const fn of<R: Recipe>() -> Self {
                Self { $($held: R::$Held::NAME,)+ $($axis: R::$Axis::NAME),+ }
            }

            /// The names in the order of [`AXES`].
            pub const fn all(&self) -> [&'static str; AXES.len()] {
                [$(self.$held,)+ $(self.$axis),+]
            }
        }
    };
    (@with ($d:tt) $all:tt $($axis:ident: $Axis:ident,)+) => { $(axes! { @one ($d) $axis $Axis $all })+ };
    (@one ($d:tt) $axis:ident $This:ident [$($Axis:ident)+]) => {
        #[doc = concat!("The variant `V` of the axis `", stringify!($axis), "`, and those of `B` of the others.")]
        #[derive(Debug)]
        pub struct $This<V, B = Usual>(PhantomData<fn() -> (V, B)>);

        const _: () = {
            macro_rules! variant {
                ($This) => { V };
                ($d other:ident) => { B::$d other };
            }

            impl<V: crate::$axis::$This, B: Variants> Variants for $This<V, B> {
                $(type $Axis = variant!($Axis);)+
            }
        };
    };
}

/// The variant of an axis that needs nothing of the CPU, as a type.
macro_rules! select {
    ({ $axis:ident as $Selected:ident } [$Default:ident $_:ident] $(($Variant:ident, $feature:tt, ()))+) => {
        cfg_select! {
            $(feature = $feature => { pub(super) use $axis::$Variant as $Selected; })+
            _ => { pub(super) use $axis::$Default as $Selected; }
        }
    };
}

axes! {
    held {
        /// How bits are counted.
        popcount: Popcount,
        /// How slider attacks are found.
        sliders: Sliders,
    }
    types {
        /// How midgame and endgame values travel together.
        score: Score,
        /// How repetitions are noticed.
        repetition: Repetition,
        /// How code for both sides gets to know the side.
        side: Sides,
        /// How the moves out of check are found.
        evasions: Evasions,
        /// How the evaluation's weights are held.
        weights: Weights,
        /// How threads share the work of a search.
        parallel: Parallel,
        /// What the search is told of endgames.
        endgame: Endgame,
    }
}

/// A recipe of any variants: those that may need something of the CPU by name, the others by what differs from the usual
/// ([`with`]): `Of<Swar, Magic, with::Score<score::Wide>>`.
#[derive(Debug)]
pub struct Of<P, S, V = Usual> {
    popcount: P,
    sliders: S,
    variants: PhantomData<fn() -> V>,
}

impl<P, S, V> Of<P, S, V> {
    /// The recipe of these variants.
    #[inline(always)]
    pub const fn new(popcount: P, sliders: S) -> Self {
        Self { popcount, sliders, variants: PhantomData }
    }
}

impl<P: Copy, S: Copy, V> Copy for Of<P, S, V> {}

impl<P: Copy, S: Copy, V> Clone for Of<P, S, V> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

/// The recipe that runs anywhere, for tests and tools that do not care.
pub type Portable = Of<popcount::Swar, sliders::Magic, with::Repetition<repetition::Scan>>;

impl Portable {
    /// The recipe; it needs no instruction of its own.
    pub const PORTABLE: Self = Self::new(popcount::Swar, sliders::Magic);
}

impl Names {
    /// The names of the recipe that [`enter`] runs with.
    pub fn selected() -> Result<Self, Unavailable> {
        struct Ask;
        impl Entry for Ask {
            type Output = Names;

            fn run<R: Recipe>(self, _: R) -> Names {
                Names::of::<R>()
            }
        }
        enter(Ask)
    }
}

/// A program that can be compiled for any recipe.
pub trait Entry {
    /// What it returns.
    type Output;

    /// Runs it.
    fn run<R: Recipe>(self, recipe: R) -> Self::Output;
}

/// The build wants what this CPU does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this build was made with the feature `{feature}`, but this CPU has no {instruction}")]
pub struct Unavailable {
    /// The cargo feature.
    pub feature: &'static str,
    /// What the CPU lacks.
    pub instruction: &'static str,
}

/// The step of a choice that settles one axis: the variant that a feature fixes, or, where the axis is open, its default. It goes on with
/// `$next`, whose last parameter says whether the axes after this one may take the first of their defaults.
///
/// A CPU that lacks the first default of one axis is old, and nothing newer is picked for it; so the engine is not there in that copy.
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

/// Runs `entry` with the recipe that the cargo features, and for open axes this CPU, select.
pub fn enter<E: Entry>(entry: E) -> Result<E::Output, Unavailable> {
    popcount::variants!(@features settle {
        popcount, true => |popcount, MAY_PICK| with_popcount::<E, _, MAY_PICK>(entry, popcount)
    })
}

/// Goes on with the popcount chosen.
fn with_popcount<E: Entry, P: Popcount, const MAY_PICK: bool>(
    entry: E,
    popcount: P,
) -> Result<E::Output, Unavailable> {
    sliders::variants!(@features settle {
        sliders, MAY_PICK => |sliders, _MAY_PICK| with_sliders(entry, popcount, sliders)
    })
}

/// Goes on with the popcount and the sliders chosen; the other axes need nothing of the CPU.
#[allow(clippy::unnecessary_wraps, reason = "the last step of a chain whose others can fail")]
fn with_sliders<E: Entry, P: Popcount, S: Sliders>(
    entry: E,
    popcount: P,
    sliders: S,
) -> Result<E::Output, Unavailable> {
    Ok(entry.run(Of::<P, S, Selected>::new(popcount, sliders)))
}

/// The variant, if this CPU can run it.
fn fixed<V>(variant: Option<V>, feature: &'static str, need: Option<Need>) -> Result<V, Unavailable> {
    let instruction = need.map_or("instruction that it needs", |need| need.instructions);
    variant.ok_or(Unavailable { feature, instruction })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The features of an axis, in its order, with whether they are on.
    macro_rules! features {
        ({} [$($default:ident)+] $(($variant:ident, $feature:tt, $need:tt))+) => {
            vec![$(($feature, cfg!(feature = $feature))),+]
        };
    }

    /// The features of all axes, as their declarations have them.
    fn features() -> Vec<(&'static str, bool)> {
        [
            popcount::variants!(@features features {}),
            sliders::variants!(@features features {}),
            score::variants!(@features features {}),
            repetition::variants!(@features features {}),
            side::variants!(@features features {}),
            evasions::variants!(@features features {}),
            weights::variants!(@features features {}),
            parallel::variants!(@features features {}),
            endgame::variants!(@features features {}),
        ]
        .concat()
    }

    /// The axes' features in the manifest, in its order.
    fn manifest() -> impl Iterator<Item = String> {
        let name = |line: &str| line.split_once(" = [").map(|(name, _)| name.to_owned());
        let axes = |name: &String| AXES.iter().any(|axis| name.starts_with(&format!("{}-", axis.name)));
        include_str!("../Cargo.toml").lines().filter_map(name).filter(axes)
    }

    #[test]
    fn the_manifest_has_a_feature_for_each_variant_in_the_declaration_s_order() {
        let variants: Vec<String> =
            AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature).collect();
        assert_eq!(variants, manifest().collect::<Vec<_>>());
        assert_eq!(variants, features().into_iter().map(|(feature, _)| feature).collect::<Vec<_>>());
    }

    #[test]
    fn the_first_feature_of_an_axis_decides_and_an_open_axis_takes_its_default() {
        let on: Vec<_> = features().into_iter().filter_map(|(feature, on)| on.then_some(feature)).collect();
        let expected = AXES.map(|axis| {
            let fixed = axis.variants.iter().find(|variant| on.contains(&variant.feature().as_str()));
            (axis.default(), fixed)
        });
        let missing = expected.iter().find_map(|(_, fixed)| fixed.filter(|variant| !variant.is_available()));
        match (Names::selected(), missing) {
            (Ok(names), None) => {
                let expected = expected.map(|(open, fixed)| fixed.map_or(open, |variant| variant.name));
                assert_eq!(names.all(), expected);
            }
            (Err(error), Some(variant)) => assert_eq!(error.feature, variant.feature()),
            (selected, missing) => panic!("{selected:?} but {missing:?}"),
        }
    }

    #[test]
    fn on_every_axis_but_one_the_variants_are_one_engine() {
        let unlike = AXES.iter().filter(|axis| !axis.plays_alike).map(|axis| axis.name);
        assert!(unlike.eq(["endgame"]));
    }

    #[test]
    fn a_default_is_a_variant_that_this_cpu_can_run() {
        for axis in AXES {
            let default = axis.variants.iter().find(|variant| variant.name == axis.default());
            assert!(default.is_some_and(Variant::is_available), "{}", axis.name);
        }
    }

    #[test]
    fn what_a_variant_is_said_to_need_is_what_its_constructor_asks_for() {
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
