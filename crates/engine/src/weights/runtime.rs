//! Weights as variables in memory.

use std::sync::Arc;

use super::{Fixed, Held, Table, Weights};

/// Holds a table that can be replaced.
#[derive(Clone, Copy, Debug)]
pub struct Runtime;

impl Weights for Runtime {
    const NAME: &'static str = "runtime";
    type Of<T: Table> = Shared<T>;
}

/// A holder whose copies all share one table.
#[derive(Debug)]
pub struct Shared<T>(Arc<T>);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: Table> Held<T> for Shared<T> {
    fn shipped() -> Self {
        Self(Arc::new(T::shipped().clone()))
    }

    fn of(table: T) -> Result<Self, Fixed> {
        Ok(Self(Arc::new(table)))
    }

    #[inline(always)]
    fn get(&self) -> &T {
        &self.0
    }
}
