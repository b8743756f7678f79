//! The axis `weights`: the evaluation's weights are constants of the program, or variables.
//!
//! Constants cost no loads: the compiler writes them into the instructions. Variables can be
//! changed while the engine runs, which tuning needs; they are said to be slower "a bit, probably
//! not much" (claim 20).
//!
//! A variant does not know what a weight is. It decides how to hold a table of any type that also
//! exists as a constant ([`Table`]). Both variants start with that constant, so an engine that got
//! no other weights searches the same nodes with either.

use std::fmt::Debug;

use plywright_parts::axis;

axis! {
    name: weights,
    variant: Weights,
    asks: "are the evaluation's weights constants or variables?",
    registry: weights_variants,
    default: Const,
    constant => Const ["weights-const"],
    runtime => Runtime ["weights-runtime"],
}

#[cfg(test)]
mod tests;

/// A way to hold a table.
pub trait Weights: Copy + Debug + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// The holder of a table of type `T`.
    type Of<T: Table>: Held<T>;
}

/// A table that is part of the program.
pub trait Table: Clone + Send + Sync + 'static {
    /// The table as it was compiled in.
    fn shipped() -> &'static Self;
}

/// A holder of a table, in the way that a variant has chosen.
pub trait Held<T: Table>: Clone + Send + Sync + 'static {
    /// Creates a holder of the table that was compiled in.
    fn shipped() -> Self;

    /// Creates a holder of another table.
    ///
    /// # Errors
    ///
    /// Returns `Fixed` if this variant's tables are constants.
    fn of(table: T) -> Result<Self, Fixed>;

    /// Returns the table that is held.
    fn get(&self) -> &T;
}

/// The error of changing weights in a build where they are constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this build's weights are constants; build with the feature `weights-runtime` alone to change them")]
pub struct Fixed;
