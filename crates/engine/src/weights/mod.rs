//! The axis `weights`: whether the evaluation's weights are constants of the program or variables.
//!
//! Constants cost no loads: the compiler writes them into the instructions. Variables can be changed while the engine runs,
//! which is what tuning wants; they are said to be slower "a bit, probably not much" (claim 20).
//!
//! A variant does not know what a weight is. It decides how a table is held, of whatever type, as long as that table is there
//! as a constant too ([`Table`]); both variants begin with it, so an engine that nobody gave other weights searches the same
//! nodes with either.

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

/// A way of holding a table.
pub trait Weights: Copy + Debug + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// What holds a table of type `T`.
    type Of<T: Table>: Held<T>;
}

/// A table that is part of the program.
pub trait Table: Clone + Send + Sync + 'static {
    /// The table as it was compiled in.
    fn shipped() -> &'static Self;
}

/// What holds a table, in a way that a variant has chosen.
pub trait Held<T: Table>: Clone + Send + Sync + 'static {
    /// Holds the table that was compiled in.
    fn shipped() -> Self;

    /// Holds another table.
    ///
    /// # Errors
    ///
    /// Where tables are constants, there is no other.
    fn of(table: T) -> Result<Self, Fixed>;

    /// The table.
    fn get(&self) -> &T;
}

/// The weights of this build are constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this build's weights are constants; build with the feature `weights-runtime` alone to change them")]
pub struct Fixed;
