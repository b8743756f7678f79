//! Searchers without a recipe in their type.

use std::fmt;
use std::sync::atomic::AtomicBool;

use super::{AnyListener, Limits, NoThreadMemory, OutOfMemory, Outcome, Searcher, Tablebases, Task, Value};
use crate::board::Position;
use crate::eval::Table;
#[cfg(feature = "weights-file")]
use crate::eval::Values;
use crate::evaluation::Evaluation as _;
use crate::movegen::Rules;
use crate::network::Network;
use crate::recipe::{Names, Recipe};
#[cfg(feature = "weights-file")]
use crate::score::Score as _;
#[cfg(feature = "weights-file")]
use crate::weights::Fixed;

/// A [`Searcher`] of any recipe, behind a pointer. One indirect call per search costs nothing, and
/// the code that holds the pointer is compiled once and not once per recipe.
pub trait AnySearcher {
    /// See [`Searcher::search`].
    fn search(
        &mut self,
        task: &Task,
        limits: &Limits,
        stop: &AtomicBool,
        listener: &mut AnyListener<'_>,
    ) -> Outcome;

    /// See [`Searcher::new_game`].
    fn new_game(&mut self);

    /// See [`Searcher::resize`].
    ///
    /// # Errors
    ///
    /// Fails where [`Searcher::resize`] fails.
    fn resize(&mut self, hash_mib: usize) -> Result<(), OutOfMemory>;

    /// See [`Searcher::set_threads`].
    ///
    /// # Errors
    ///
    /// Fails where [`Searcher::set_threads`] fails.
    fn set_threads(&mut self, threads: usize) -> Result<(), NoThreadMemory>;

    /// Sets the weights as [`Searcher::set_weights`] does. The sums of `values` must be in range;
    /// `Values::from_bytes` checks this.
    ///
    /// # Errors
    ///
    /// Fails where [`Searcher::set_weights`] fails.
    #[cfg(feature = "weights-file")]
    fn set_values(&mut self, values: &Values) -> Result<(), Fixed>;

    /// See [`Searcher::tablebases`].
    fn tablebases(&self) -> &Tablebases;

    /// See [`Searcher::set_tablebases`].
    fn set_tablebases(&mut self, tablebases: Tablebases);

    /// See [`Searcher::endings_notice`].
    fn endings_notice(&self) -> Option<&'static str>;

    /// See [`Searcher::set_network`].
    fn set_network(&mut self, network: Option<Box<Network>>);

    /// See [`Searcher::evaluate`].
    fn evaluate(&self, position: &Position) -> Value;

    /// Returns the classical evaluation of a position, term by term.
    fn explain(&self, position: &Position) -> Table;
}

impl<R: Recipe> AnySearcher for Searcher<R> {
    fn search(
        &mut self,
        task: &Task,
        limits: &Limits,
        stop: &AtomicBool,
        listener: &mut AnyListener<'_>,
    ) -> Outcome {
        Searcher::search(self, task, limits, stop, listener)
    }

    fn new_game(&mut self) {
        Searcher::new_game(self);
    }

    fn resize(&mut self, hash_mib: usize) -> Result<(), OutOfMemory> {
        Searcher::resize(self, hash_mib)
    }

    fn set_threads(&mut self, threads: usize) -> Result<(), NoThreadMemory> {
        Searcher::set_threads(self, threads)
    }

    #[cfg(feature = "weights-file")]
    fn set_values(&mut self, values: &Values) -> Result<(), Fixed> {
        self.set_weights(values.weights_by(|_, mg, eg| R::Score::new(mg, eg)))
    }

    fn tablebases(&self) -> &Tablebases {
        Searcher::tablebases(self)
    }

    fn set_tablebases(&mut self, tablebases: Tablebases) {
        Searcher::set_tablebases(self, tablebases);
    }

    fn endings_notice(&self) -> Option<&'static str> {
        Searcher::endings_notice(self)
    }

    fn set_network(&mut self, network: Option<Box<Network>>) {
        Searcher::set_network(self, network);
    }

    fn evaluate(&self, position: &Position) -> Value {
        Searcher::evaluate(self, position)
    }

    fn explain(&self, position: &Position) -> Table {
        self.evaluator().explain(position)
    }
}

/// A recipe behind a pointer: its names, its rules and its searchers. All code of the program above
/// the search uses this type.
#[derive(Clone, Copy)]
pub struct AnyRecipe(&'static (dyn Make + Send + Sync));

trait Make {
    fn names(&self) -> Names;
    fn uses_network(&self) -> bool;
    fn rules(&self) -> Rules;
    fn searcher(&self, hash_mib: usize) -> Box<dyn AnySearcher>;
}

impl<R: Recipe> Make for R {
    fn names(&self) -> Names {
        Names::of::<R>()
    }

    fn uses_network(&self) -> bool {
        R::Evaluation::USES_NETWORK
    }

    fn rules(&self) -> Rules {
        Rules::from(*self)
    }

    fn searcher(&self, hash_mib: usize) -> Box<dyn AnySearcher> {
        Box::new(Searcher::new(*self, hash_mib))
    }
}

impl<R: Recipe> From<R> for AnyRecipe {
    fn from(recipe: R) -> Self {
        // A recipe has no size, so the box allocates nothing and leaks nothing.
        const { assert!(size_of::<R>() == 0) };
        Self(Box::leak(Box::new(recipe)))
    }
}

impl fmt::Debug for AnyRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names().fmt(f)
    }
}

impl AnyRecipe {
    /// Returns the names of the recipe's variants.
    pub fn names(self) -> Names {
        self.0.names()
    }

    /// Returns true if the recipe evaluates with a network.
    pub fn uses_network(self) -> bool {
        self.0.uses_network()
    }

    /// Returns the recipe's rules.
    pub fn rules(self) -> Rules {
        self.0.rules()
    }

    /// Creates a searcher; see [`Searcher::new`].
    pub fn searcher(self, hash_mib: usize) -> Box<dyn AnySearcher> {
        self.0.searcher(hash_mib)
    }
}
