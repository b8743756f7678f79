//! Runs the search with builds and measurements that the caller supplies.

use super::record::{Comparison, Confirmed, Skipped};
use super::search::{Answer, Rules, Search};
use crate::error::{Error, Result, bail};
use crate::os::children;

/// Result of an action, or the reason why it failed. A step that cannot be built or run is left
/// out, and the search goes on.
pub type Outcome<T> = Result<T, String>;

/// Measured gain of a step over step 0 or another step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// Standard error of the gain.
    pub error: f64,
}

/// Actions that a search needs from its caller.
pub trait Bench {
    /// Builds a step, if it was not built before.
    ///
    /// # Errors
    ///
    /// Fails if the search cannot go on: the user interrupted it, or something failed that is not
    /// the fault of the step ([`Error::Failed`]), such as a full disk.
    fn build(&mut self, step: usize) -> Result<Outcome<()>>;

    /// Compares a step with an earlier one. Both have been built before the call. If the two
    /// programs have the same bytes, it may skip the measurement and return a gain of zero with a
    /// small error such as 0.0001.
    fn measure(&mut self, step: usize, baseline: usize) -> Result<Outcome<Measured>>;

    /// Reports an event to the user.
    fn report(&mut self, event: Event<'_>);
}

/// Progress of the search.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A step was left out.
    Skipped(&'a Skipped),
    /// A comparison was made.
    Compared(&'a Comparison),
    /// An interrupt or an [`Error::Failed`] ends the search early; it returns the result so far.
    Ended(&'a Error),
}

/// Everything that a search did, and its result.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Comparisons in the order in which they were made.
    pub comparisons: Vec<Comparison>,
    /// Steps that were left out.
    pub skipped: Vec<Skipped>,
    /// Probability of each step from 1 to the last of being the first slow one.
    pub places: Vec<f64>,
    /// Answer of the search.
    pub answer: Answer,
    /// Direct comparison of the last step that may be the first slow one with the step before the
    /// first such step: of `to` with `from - 1` in [`Answer::Slower`]. `None` if none was made.
    pub confirmed: Option<Confirmed>,
}

/// Finds the first slow step among 1 to `last`, and compares it with the step before it. If, after
/// the first comparison, the user interrupts or something fails that is not the fault of a step
/// ([`Error::Failed`]), it reports that and returns the result so far.
///
/// # Errors
///
/// Fails if `last` or a rule is out of range, if the first or the last step cannot be built or run,
/// on an interrupt or an [`Error::Failed`] before the first comparison, or if `bench` returns any
/// other error or an impossible figure.
pub fn bisect(last: usize, rules: Rules, bench: &mut impl Bench) -> Result<Found> {
    let mut run =
        Run { last, search: Search::new(last, rules)?, comparisons: Vec::new(), skipped: Vec::new(), bench };
    let (answer, confirmed) = match run.searched(rules) {
        Err(error @ (Error::Interrupted(_) | Error::Failed { .. })) if !run.comparisons.is_empty() => {
            run.bench.report(Event::Ended(&error));
            let answer = run.search.answer();
            (answer, Confirmed::evaluate(answer, &run.comparisons, rules)?)
        }
        searched => searched?,
    };
    let places = run.search.places();
    Ok(Found { comparisons: run.comparisons, skipped: run.skipped, places, answer, confirmed })
}

struct Run<'a, B> {
    last: usize,
    search: Search,
    comparisons: Vec<Comparison>,
    skipped: Vec<Skipped>,
    bench: &'a mut B,
}

impl<B: Bench> Run<'_, B> {
    fn searched(&mut self, rules: Rules) -> Result<(Answer, Option<Confirmed>)> {
        for (step, which) in [(0, "first"), (self.last, "last")] {
            children::check()?;
            if let Err(reason) = self.bench.build(step)? {
                bail!("the {which} of the steps cannot be built, so nothing can be compared: {reason}");
            }
        }
        let mut doubted = Vec::new();
        loop {
            while let Some(step) = self.search.next() {
                self.compare_with_first(step)?;
            }
            let (answer, before) = (self.search.answer(), self.search.comparisons());
            let confirmed = self.confirmed(&answer, rules)?;
            if self.search.comparisons() > before {
                // If step 1 may be the first slow one, the direct comparison is with step 0, so it
                // has given the search new data.
                continue;
            }
            let Answer::Slower { from, to, .. } = answer else { return Ok((answer, confirmed)) };
            if confirmed.is_none_or(|confirmed| confirmed.is_slower) || doubted.contains(&(from, to)) {
                return Ok((answer, confirmed));
            }
            // An earlier comparison of step `from - 1` or `to` with the first step may have been
            // disturbed, so both are compared with it again.
            doubted.push((from, to));
            for step in [from - 1, to, from - 1, to] {
                let is_in = (1..self.last).contains(&step)
                    && !self.skipped.iter().any(|skipped| skipped.step == step);
                if is_in && self.search.comparisons() < rules.most {
                    self.compare_with_first(step)?;
                }
            }
        }
    }

    fn comparison(&mut self, step: usize, baseline: usize) -> Result<Outcome<Comparison>> {
        for needed in [baseline, step] {
            if let Err(reason) = self.bench.build(needed)? {
                return Ok(Err(reason));
            }
        }
        let measured = self.bench.measure(step, baseline)?;
        Ok(measured.map(|Measured { gain, error }| Comparison { step, baseline, gain, error }))
    }

    /// Stores a comparison. Every comparison with step 0 counts in the search, whatever its
    /// purpose, because it also counts when the answer is computed again from the record.
    fn keep(&mut self, comparison: Comparison) -> Result<()> {
        if comparison.baseline == 0 {
            self.search.add(comparison.step, comparison.gain, comparison.error)?;
        }
        self.bench.report(Event::Compared(&comparison));
        self.comparisons.push(comparison);
        Ok(())
    }

    /// Compares a step with step 0 for the search, or leaves it out.
    fn compare_with_first(&mut self, step: usize) -> Result<()> {
        children::check()?;
        match self.comparison(step, 0)? {
            Ok(comparison) => self.keep(comparison)?,
            Err(reason) if step == self.last => {
                bail!("the first and the last of the steps cannot be compared: {reason}");
            }
            Err(reason) => {
                self.search.skip(step)?;
                // The step has failed, so its earlier measurements do not count either.
                self.comparisons.retain(|comparison| comparison.step != step && comparison.baseline != step);
                let skipped = Skipped { step, reason };
                self.bench.report(Event::Skipped(&skipped));
                self.skipped.push(skipped);
            }
        }
        Ok(())
    }

    /// Compares the last step that may be the first slow one with the step before the first such
    /// step until there are enough comparisons ([`Confirmed::is_over`]). If a comparison fails,
    /// returns the result of those before it, or `None` if it was the first.
    fn confirmed(&mut self, answer: &Answer, rules: Rules) -> Result<Option<Confirmed>> {
        let Answer::Slower { from, to, .. } = *answer else { return Ok(None) };
        // If the step before is step 0, the search has made such comparisons already.
        loop {
            let confirmed = Confirmed::evaluate(*answer, &self.comparisons, rules)?;
            if confirmed.is_some_and(Confirmed::is_over) {
                return Ok(confirmed);
            }
            children::check()?;
            let Ok(comparison) = self.comparison(to, from - 1)? else { return Ok(confirmed) };
            self.keep(comparison)?;
        }
    }
}
