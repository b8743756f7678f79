//! The waist: the only place where cargo features choose variants.
//!
//! A [`Recipe`] bundles one variant of each axis in one type parameter. The hot structs above are generic over it and
//! name no variant. [`enter`] is the engine's front door: it builds the recipe that the features select and runs an
//! [`Entry`] with it, compiled for that very recipe.
//!
//! An axis without a feature is *open*: the hardware path is picked here, once, at the engine's entry, so the engine is
//! there in as many copies as there are sensible picks, and no call inside pays for the choice. (The variant
//! `popcount-dispatched` shows what asking at each call costs instead.) Where features name several variants of an
//! axis, the first in the axis' list in `Cargo.toml` decides.

use std::marker::PhantomData;

use crate::popcount::{self, Popcount};
use crate::repetition::{self, Repetition};
use crate::score::{self, Score};
use crate::sliders::{self, Sliders};

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

    /// The witness that this CPU can count so.
    fn popcount(self) -> Self::Popcount;

    /// The witness that this CPU can find attacks so.
    fn sliders(self) -> Self::Sliders;
}

/// A recipe of any four variants.
#[derive(Debug)]
pub struct Of<P, S, C, R> {
    popcount: P,
    sliders: S,
    types: PhantomData<fn() -> (C, R)>,
}

impl<P, S, C, R> Of<P, S, C, R> {
    /// The recipe of these variants.
    #[inline(always)]
    pub const fn new(popcount: P, sliders: S) -> Self {
        Self { popcount, sliders, types: PhantomData }
    }
}

impl<P: Copy, S: Copy, C, R> Copy for Of<P, S, C, R> {}

impl<P: Copy, S: Copy, C, R> Clone for Of<P, S, C, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Popcount, S: Sliders, C: Score, R: Repetition> Recipe for Of<P, S, C, R> {
    type Popcount = P;
    type Sliders = S;
    type Score = C;
    type Repetition = R;

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
pub type Portable = Of<popcount::Swar, sliders::Rays, score::Packed, repetition::Scan>;

impl Portable {
    /// The recipe; it needs no instruction of its own.
    pub const PORTABLE: Self = Self::new(popcount::Swar, sliders::Rays);
}

/// The names of a recipe's variants, for `plywright --version` and the lab.
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
}

impl Names {
    /// The names of the recipe `R`.
    pub const fn of<R: Recipe>() -> Self {
        Self {
            popcount: R::Popcount::NAME,
            sliders: R::Sliders::NAME,
            score: R::Score::NAME,
            repetition: R::Repetition::NAME,
        }
    }
}

/// A program that can be compiled for any recipe.
pub trait Entry {
    /// What it returns.
    type Output;

    /// Runs it.
    fn run<R: Recipe>(self, recipe: R) -> Self::Output;
}

/// The build wants an instruction that this CPU does not have.
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
    Ok(entry.run(Portable::PORTABLE))
}
