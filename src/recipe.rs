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
//! | open axis | pick |
//! |---|---|
//! | popcount | `hardware` where the CPU has the instruction, else `swar` |
//! | sliders | `pext` where the CPU has it and does not run it in microcode, else `magic` |
//! | score | `packed` |
//! | repetition | `counter` |
//! | side | `const` |
//! | evasions | `special` |
//! | weights | `const` |
//! | parallel | `lazy` |
//! | endgame | `rules` |

use std::marker::PhantomData;

use crate::cpu;
use crate::endgame::{self, Endgame};
use crate::evasions::{self, Evasions};
use crate::parallel::{self, Parallel};
use crate::popcount::{self, Popcount};
use crate::repetition::{self, Repetition};
use crate::score::{self, Score};
use crate::side::{self, Sides};
use crate::sliders::{self, Sliders};
use crate::weights::{self, Weights};
use crate::{
    endgame_variants, evasions_variants, parallel_variants, popcount_variants, repetition_variants,
    score_variants, side_variants, sliders_variants, weights_variants,
};

/// One variant of each axis.
pub trait Recipe: Copy + Send + Sync + 'static {
    /// How bits are counted.
    type Popcount: Popcount;
    /// How slider attacks are found.
    type Sliders: Sliders;
    /// How midgame and endgame values travel together.
    type Score: Score;
    /// How repetitions are noticed.
    type Repetition: Repetition;
    /// How code for both sides gets to know the side.
    type Sides: Sides;
    /// How the moves out of check are found.
    type Evasions: Evasions;
    /// How the evaluation's weights are held.
    type Weights: Weights;
    /// How threads share the work of a search.
    type Parallel: Parallel;
    /// What the search is told of endgames.
    type Endgame: Endgame;

    /// The witness that this CPU can count so.
    fn popcount(self) -> Self::Popcount;

    /// The witness that this CPU can find attacks so.
    fn sliders(self) -> Self::Sliders;
}

/// A recipe of any variants. Those of the axes that not every caller cares for have a default.
#[derive(Debug)]
pub struct Of<
    P,
    S,
    C,
    R,
    B = side::Const,
    E = evasions::Special,
    W = weights::Const,
    L = parallel::Lazy,
    N = endgame::Rules,
> {
    popcount: P,
    sliders: S,
    types: Types<(C, R, B, E, W, L, N)>,
}

/// Variants that need nothing of the CPU, and so no witness.
type Types<T> = PhantomData<fn() -> T>;

impl<P, S, C, R, B, E, W, L, N> Of<P, S, C, R, B, E, W, L, N> {
    /// The recipe of these variants.
    #[inline(always)]
    pub const fn new(popcount: P, sliders: S) -> Self {
        Self { popcount, sliders, types: PhantomData }
    }
}

impl<P: Copy, S: Copy, C, R, B, E, W, L, N> Copy for Of<P, S, C, R, B, E, W, L, N> {}

impl<P: Copy, S: Copy, C, R, B, E, W, L, N> Clone for Of<P, S, C, R, B, E, W, L, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P, S, C, R, B, E, W, L, N> Recipe for Of<P, S, C, R, B, E, W, L, N>
where
    P: Popcount,
    S: Sliders,
    C: Score,
    R: Repetition,
    B: Sides,
    E: Evasions,
    W: Weights,
    L: Parallel,
    N: Endgame,
{
    type Popcount = P;
    type Sliders = S;
    type Score = C;
    type Repetition = R;
    type Sides = B;
    type Evasions = E;
    type Weights = W;
    type Parallel = L;
    type Endgame = N;

    #[inline(always)]
    fn popcount(self) -> P {
        self.popcount
    }

    #[inline(always)]
    fn sliders(self) -> S {
        self.sliders
    }
}

/// The recipe that runs anywhere, for tests and tools that do not care.
pub type Portable = Of<popcount::Swar, sliders::Magic, score::Packed, repetition::Scan>;

impl Portable {
    /// The recipe; it needs no instruction of its own.
    pub const PORTABLE: Self = Self::new(popcount::Swar, sliders::Magic);
}

/// The names of a recipe's variants, as `plywright --version` prints them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// The popcount variant.
    pub popcount: &'static str,
    /// The slider variant.
    pub sliders: &'static str,
    /// The score variant.
    pub score: &'static str,
    /// The repetition variant.
    pub repetition: &'static str,
    /// The side variant.
    pub side: &'static str,
    /// The evasions variant.
    pub evasions: &'static str,
    /// The variant of the weights.
    pub weights: &'static str,
    /// The parallel variant.
    pub parallel: &'static str,
    /// The endgame variant.
    pub endgame: &'static str,
}

impl Names {
    /// The names of the recipe `R`.
    pub const fn of<R: Recipe>() -> Self {
        Self {
            popcount: R::Popcount::NAME,
            sliders: R::Sliders::NAME,
            score: R::Score::NAME,
            repetition: R::Repetition::NAME,
            side: R::Sides::NAME,
            evasions: R::Evasions::NAME,
            weights: R::Weights::NAME,
            parallel: R::Parallel::NAME,
            endgame: R::Endgame::NAME,
        }
    }

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

/// Runs `entry` with the recipe that the cargo features, and for open axes this CPU, select.
pub fn enter<E: Entry>(entry: E) -> Result<E::Output, Unavailable> {
    cfg_select! {
        feature = "popcount-hardware" => {
            with_popcount::<E, _, true>(entry, fixed(popcount::Hardware::new(), "popcount-hardware", "popcnt")?)
        }
        feature = "popcount-swar" => { with_popcount::<E, _, true>(entry, popcount::Swar) }
        feature = "popcount-sparse" => { with_popcount::<E, _, true>(entry, popcount::Sparse) }
        feature = "popcount-table" => { with_popcount::<E, _, true>(entry, popcount::Table) }
        feature = "popcount-asm" => {
            with_popcount::<E, _, true>(entry, fixed(popcount::Asm::new(), "popcount-asm", "x86 instructions")?)
        }
        feature = "popcount-mixed" => {
            with_popcount::<E, _, true>(entry, fixed(popcount::Mixed::new(), "popcount-mixed", "popcnt")?)
        }
        feature = "popcount-dispatched" => { with_popcount::<E, _, true>(entry, popcount::Dispatched) }
        _ => {
            match popcount_pick() {
                Some(hardware) => with_popcount::<E, _, true>(entry, hardware),
                // Nothing picks PEXT here, so that copy of the engine is left out.
                None => with_popcount::<E, _, false>(entry, popcount::Swar),
            }
        }
    }
}

/// Goes on with the popcount chosen. Where the axis of sliders is open, `PEXT` says whether it may be picked.
fn with_popcount<E: Entry, P: Popcount, const PEXT: bool>(
    entry: E,
    popcount: P,
) -> Result<E::Output, Unavailable> {
    cfg_select! {
        feature = "sliders-pext" => {
            with_sliders(entry, popcount, fixed(sliders::Pext::new(), "sliders-pext", "BMI2 on x86-64")?)
        }
        feature = "sliders-magic" => { with_sliders(entry, popcount, sliders::Magic) }
        feature = "sliders-hyperbola" => { with_sliders(entry, popcount, sliders::Hyperbola) }
        feature = "sliders-hyperbola-avx2" => {
            let variant = sliders::HyperbolaAvx2::new();
            with_sliders(entry, popcount, fixed(variant, "sliders-hyperbola-avx2", "AVX2 on x86-64")?)
        }
        feature = "sliders-rays" => { with_sliders(entry, popcount, sliders::Rays) }
        _ => {
            if PEXT && let Some(pext) = sliders_pick() {
                with_sliders(entry, popcount, pext)
            } else {
                with_sliders(entry, popcount, sliders::Magic)
            }
        }
    }
}

/// Goes on with the popcount and the sliders chosen; the other axes need nothing of the CPU.
#[allow(clippy::unnecessary_wraps, reason = "the last step of a chain whose others can fail")]
fn with_sliders<E: Entry, P: Popcount, S: Sliders>(
    entry: E,
    popcount: P,
    sliders: S,
) -> Result<E::Output, Unavailable> {
    Ok(entry.run(Of::<
        P,
        S,
        SelectedScore,
        SelectedRepetition,
        SelectedSides,
        SelectedEvasions,
        SelectedWeights,
        SelectedParallel,
        SelectedEndgame,
    >::new(popcount, sliders)))
}

cfg_select! {
    feature = "score-packed" => { use score::Packed as SelectedScore; }
    feature = "score-wide" => { use score::Wide as SelectedScore; }
    feature = "score-split" => { use score::Split as SelectedScore; }
    feature = "score-lanes" => { use score::Lanes as SelectedScore; }
    _ => { use score::Packed as SelectedScore; }
}

cfg_select! {
    feature = "repetition-counter" => { use repetition::Counter as SelectedRepetition; }
    feature = "repetition-scan" => { use repetition::Scan as SelectedRepetition; }
    feature = "repetition-distance" => { use repetition::Distance as SelectedRepetition; }
    _ => { use repetition::Counter as SelectedRepetition; }
}

cfg_select! {
    feature = "side-const" => { use side::Const as SelectedSides; }
    feature = "side-runtime" => { use side::Runtime as SelectedSides; }
    _ => { use side::Const as SelectedSides; }
}

cfg_select! {
    feature = "evasions-special" => { use evasions::Special as SelectedEvasions; }
    feature = "evasions-general" => { use evasions::General as SelectedEvasions; }
    _ => { use evasions::Special as SelectedEvasions; }
}

cfg_select! {
    feature = "weights-const" => { use weights::Const as SelectedWeights; }
    feature = "weights-runtime" => { use weights::Runtime as SelectedWeights; }
    _ => { use weights::Const as SelectedWeights; }
}

cfg_select! {
    feature = "parallel-lazy" => { use parallel::Lazy as SelectedParallel; }
    feature = "parallel-abdada" => { use parallel::Abdada as SelectedParallel; }
    _ => { use parallel::Lazy as SelectedParallel; }
}

cfg_select! {
    feature = "endgame-none" => { use endgame::Nothing as SelectedEndgame; }
    feature = "endgame-rules" => { use endgame::Rules as SelectedEndgame; }
    feature = "endgame-exact" => { use endgame::Exact as SelectedEndgame; }
    _ => { use endgame::Rules as SelectedEndgame; }
}

/// The variant that a feature fixes, if this CPU can run it.
#[allow(dead_code, reason = "not every set of features fixes a variant that needs an instruction")]
fn fixed<V>(variant: Option<V>, feature: &'static str, instruction: &'static str) -> Result<V, Unavailable> {
    variant.ok_or(Unavailable { feature, instruction })
}

/// What the open axis of popcount picks, if not `swar`.
fn popcount_pick() -> Option<popcount::Hardware> {
    popcount::Hardware::new()
}

/// What the open axis of sliders picks, if not `magic`.
///
/// No CPU has PEXT without the older popcnt. Where one is made to say so, nothing is picked for it.
fn sliders_pick() -> Option<sliders::Pext> {
    if popcount_pick().is_none() || cpu::has_slow_pext() { None } else { sliders::Pext::new() }
}

/// An axis as data, for whoever lists or compares the variants.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    /// Its name: the first part of its features' names.
    pub name: &'static str,
    /// Its variants, in the order in which their features decide.
    pub variants: &'static [Variant],
    /// Whether the engine is the same with each of them, node for node. Where it is not, each has a signature of its own, and they
    /// are compared by what they play.
    pub plays_alike: bool,
    default: fn() -> &'static str,
}

impl Axis {
    /// The name of the variant that a build without a feature of this axis runs on this CPU.
    pub fn default(&self) -> &'static str {
        (self.default)()
    }
}

/// A variant as data.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The axis' name.
    pub axis: &'static str,
    /// Its own name.
    pub name: &'static str,
    /// What code calls it: the identifier of its module, which differs from the name where that is none.
    pub identifier: &'static str,
    available: fn() -> bool,
}

impl Variant {
    /// The cargo feature that fixes the axis to it.
    pub fn feature(&self) -> String {
        format!("{}-{}", self.axis, self.name)
    }

    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        (self.available)()
    }
}

macro_rules! checked_variants {
    ({ $axis:ident $trait:ident } $(($file:ident, $variant:ident))*) => {
        &[$(Variant {
            axis: stringify!($axis),
            name: <$axis::$variant as $trait>::NAME,
            identifier: stringify!($file),
            available: || <$axis::$variant as $trait>::new().is_some(),
        }),*]
    };
}

macro_rules! plain_variants {
    ({ $axis:ident $trait:ident } $(($file:ident, $variant:ident))*) => {
        &[$(Variant {
            axis: stringify!($axis),
            name: <$axis::$variant as $trait>::NAME,
            identifier: stringify!($file),
            available: || true,
        }),*]
    };
}

/// Every axis with every variant, stamped from the registries.
pub const AXES: [Axis; 9] = [
    Axis {
        name: "popcount",
        variants: popcount_variants!(checked_variants { popcount Popcount }),
        plays_alike: true,
        default: || match popcount_pick() {
            Some(_) => popcount::Hardware::NAME,
            None => popcount::Swar::NAME,
        },
    },
    Axis {
        name: "sliders",
        variants: sliders_variants!(checked_variants { sliders Sliders }),
        plays_alike: true,
        default: || match sliders_pick() {
            Some(_) => sliders::Pext::NAME,
            None => sliders::Magic::NAME,
        },
    },
    Axis {
        name: "score",
        variants: score_variants!(plain_variants { score Score }),
        plays_alike: true,
        default: || score::Packed::NAME,
    },
    Axis {
        name: "repetition",
        variants: repetition_variants!(plain_variants { repetition Repetition }),
        plays_alike: true,
        default: || repetition::Counter::NAME,
    },
    Axis {
        name: "side",
        variants: side_variants!(plain_variants { side Sides }),
        plays_alike: true,
        default: || side::Const::NAME,
    },
    Axis {
        name: "evasions",
        variants: evasions_variants!(plain_variants { evasions Evasions }),
        plays_alike: true,
        default: || evasions::Special::NAME,
    },
    Axis {
        name: "weights",
        variants: weights_variants!(plain_variants { weights Weights }),
        plays_alike: true,
        default: || weights::Const::NAME,
    },
    Axis {
        name: "parallel",
        variants: parallel_variants!(plain_variants { parallel Parallel }),
        plays_alike: true,
        default: || parallel::Lazy::NAME,
    },
    Axis {
        name: "endgame",
        variants: endgame_variants!(plain_variants { endgame Endgame }),
        plays_alike: false,
        default: || endgame::Rules::NAME,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The features that are on, of the whole manifest.
    fn on() -> Vec<&'static str> {
        macro_rules! on {
            ($($feature:literal)*) => { [$(($feature, cfg!(feature = $feature))),*] };
        }
        let all = on!(
            "popcount-hardware" "popcount-swar" "popcount-sparse" "popcount-table" "popcount-asm" "popcount-mixed"
            "popcount-dispatched" "sliders-pext" "sliders-magic" "sliders-hyperbola" "sliders-hyperbola-avx2"
            "sliders-rays" "score-packed" "score-wide" "score-split" "score-lanes" "repetition-counter"
            "repetition-scan" "repetition-distance" "side-const" "side-runtime" "evasions-special" "evasions-general" "weights-const" "weights-runtime" "parallel-lazy" "parallel-abdada"
            "endgame-none" "endgame-rules" "endgame-exact"
        );
        assert!(
            all.iter().map(|&(feature, _)| feature.to_owned()).eq(manifest()),
            "this list is the manifest's"
        );
        all.into_iter().filter_map(|(feature, on)| on.then_some(feature)).collect()
    }

    /// The axes' features in the manifest, in its order.
    fn manifest() -> impl Iterator<Item = String> {
        let name = |line: &str| line.split_once(" = [").map(|(name, _)| name.to_owned());
        let axes = |name: &String| AXES.iter().any(|axis| name.starts_with(&format!("{}-", axis.name)));
        include_str!("../Cargo.toml").lines().filter_map(name).filter(axes)
    }

    #[test]
    fn the_manifest_has_a_feature_for_each_variant_in_the_registry_s_order() {
        let variants = AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature);
        assert!(variants.eq(manifest()));
    }

    #[test]
    fn the_first_feature_of_an_axis_decides_and_an_open_axis_takes_its_default() {
        let on = on();
        let expected = AXES.map(|axis| {
            let fixed = axis.variants.iter().find(|variant| on.contains(&variant.feature().as_str()));
            (axis.default(), fixed)
        });
        let missing = expected.iter().find_map(|(_, fixed)| fixed.filter(|variant| !variant.is_available()));
        match (Names::selected(), missing) {
            (Ok(names), None) => {
                let selected = [
                    names.popcount,
                    names.sliders,
                    names.score,
                    names.repetition,
                    names.side,
                    names.evasions,
                    names.weights,
                    names.parallel,
                    names.endgame,
                ];
                let expected = expected.map(|(open, fixed)| fixed.map_or(open, |variant| variant.name));
                assert_eq!(selected, expected);
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
    fn a_missing_instruction_is_named_with_its_feature() {
        let error = fixed(None::<popcount::Hardware>, "popcount-hardware", "popcnt").unwrap_err();
        assert_eq!(
            error.to_string(),
            "this build was made with the feature `popcount-hardware`, but this CPU has no popcnt"
        );
    }
}
