//! The type parameter over which the engine is generic.
//!
//! A [`Recipe`] bundles one variant of each axis in one type parameter. The hot structs of the
//! engine are generic over the recipe and name no variant. The author of a program picks a recipe
//! and runs an [`Entry`] with it, which is compiled for that very recipe. The cargo features of the
//! package `plywright` pick its recipe.

use std::marker::PhantomData;

pub use plywright_parts::axis::{Axis, Variant};

use crate::checks::{self, Checks};
use crate::danger::{self, Danger};
use crate::endgame::{self, Endgame};
use crate::evaluation::{self, Evaluation};
use crate::evasions::{self, Evasions};
use crate::parallel::{self, Parallel};
use crate::popcount::{self, Popcount};
use crate::repetition::{self, Repetition};
use crate::score::{self, Score};
use crate::side::{self, Sides};
use crate::simd::{self, Simd};
use crate::sliders::{self, Sliders};
use crate::weights::{self, Weights};

/// Makes the items that name every axis, from the list of the axes. For the `held` axes a recipe
/// holds values: witnesses that the CPU has the instructions. It has the other axes as types alone.
macro_rules! axes {
    (
        held { $($(#[$held_doc:meta])* $held:ident: $Held:ident,)+ } of [$($parameter:ident),+]
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

        /// One variant of each axis whose variants all run on any CPU.
        pub trait Variants: Send + Sync + 'static {
            $($(#[$doc])* type $Axis: $Axis;)+
        }

        /// The variants that the declarations of these axes name as their defaults, whatever the
        /// cargo features.
        #[derive(Debug)]
        pub struct Usual;

        impl Variants for Usual {
            $(type $Axis = $axis::Usual;)+
        }

        impl<$($Held: $held::$Held,)+ V: Variants> Recipe for Of<$($parameter),+> {
            $(type $Held = $Held;)+
            $(type $Axis = V::$Axis;)+

            $(
                #[inline(always)]
                fn $held(self) -> $Held {
                    self.$held
                }
            )+
        }

        /// Variants with one axis changed. `with::Score<score::Wide>` has wide scores and the
        /// default variants of all other axes;
        /// `with::Sides<side::Runtime, with::Score<score::Wide>>` changes two axes.
        pub mod with {
            use std::marker::PhantomData;

            use super::{Usual, Variants};

            axes! { @with ($) [$($Axis)+] $($axis: $Axis,)+ }
        }

        /// Every axis with all its variants.
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
            /// Returns the names of the variants of the recipe `R`.
            pub const fn of<R: Recipe>() -> Self {
                Self { $($held: R::$Held::NAME,)+ $($axis: R::$Axis::NAME),+ }
            }

            /// Returns the names in the order of [`AXES`].
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

// The list of the axes. Everything else about an axis follows from its own declaration.
axes! {
    held {
        /// Counting of bits.
        popcount: Popcount,
        /// Way to find slider attacks.
        sliders: Sliders,
        /// Instructions that add up the network's numbers.
        simd: Simd,
    } of [Popcount, Sliders, V, Simd]
    types {
        /// Representation of pairs of midgame and endgame values.
        score: Score,
        /// Detection of repetitions.
        repetition: Repetition,
        /// Way in which code that is written once for both sides is given its side.
        side: Sides,
        /// Generation of the moves out of check.
        evasions: Evasions,
        /// Way to find which of the king's steps a knight or a slider attacks.
        danger: Danger,
        /// Moment at which the search finds out whether the side to move is in check.
        checks: Checks,
        /// Storage of the evaluation's weights.
        weights: Weights,
        /// Sharing of a search between threads.
        parallel: Parallel,
        /// The search's knowledge of endgames.
        endgame: Endgame,
        /// Evaluation of a position.
        evaluation: Evaluation,
    }
}

/// A recipe of any variants. It names the variants that may need a particular CPU, and gives the
/// others by their difference from the defaults ([`with`]):
/// `Of<Swar, Magic, with::Score<score::Wide>>`.
#[derive(Debug)]
pub struct Of<P, S, V = Usual, D = simd::Dispatched> {
    popcount: P,
    sliders: S,
    simd: D,
    variants: PhantomData<fn() -> V>,
}

impl<P, S, V> Of<P, S, V> {
    /// Builds the recipe of these variants; the CPU's instructions for the network are chosen at
    /// run time.
    #[inline(always)]
    pub const fn new(popcount: P, sliders: S) -> Self {
        Self::with(popcount, sliders, simd::Dispatched)
    }
}

impl<P, S, V, D> Of<P, S, V, D> {
    /// Builds the recipe of these variants.
    #[inline(always)]
    pub const fn with(popcount: P, sliders: S, simd: D) -> Self {
        Self { popcount, sliders, simd, variants: PhantomData }
    }
}

impl<P: Copy, S: Copy, V, D: Copy> Copy for Of<P, S, V, D> {}

impl<P: Copy, S: Copy, V, D: Copy> Clone for Of<P, S, V, D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

/// The recipe that runs on any CPU, for tests and tools that need no particular variant.
pub type Portable = Of<popcount::Swar, sliders::Magic, with::Repetition<repetition::Scan>>;

impl Portable {
    /// The recipe itself; it needs no special instructions.
    pub const PORTABLE: Self = Self::new(popcount::Swar, sliders::Magic);
}

/// A program that can be compiled for any recipe.
pub trait Entry {
    /// The result of the program.
    type Output;

    /// Runs the program with a recipe.
    fn run<R: Recipe>(self, recipe: R) -> Self::Output;
}
