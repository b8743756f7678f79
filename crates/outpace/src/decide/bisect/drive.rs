//! The search with builds and measurements that the caller has.

use super::record::{Comparison, Confirmed, Skipped};
use super::search::{Answer, Rules, Search};
use crate::error::{Error, Result, bail};
use crate::os::children;

/// What could be done, or why it could not: a step that cannot be built or run is left out, and the search goes on.
pub type Outcome<T> = Result<T, String>;

/// A measured gain over step 0, or over another step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// Its standard error.
    pub error: f64,
}

/// What a search has to be done for it.
pub trait Bench {
    /// Builds a step, if it was not built before.
    ///
    /// # Errors
    ///
    /// The search cannot go on: the user has interrupted it, or something failed that is no step's fault ([`Error::Failed`]), such as a disk that is full.
    fn build(&mut self, step: usize) -> Result<Outcome<()>>;

    /// Compares a step with an earlier one, both built. Of programs of the same bytes it can say without measuring that the gain is nothing, with a
    /// small error such as 0.0001.
    fn measure(&mut self, step: usize, baseline: usize) -> Result<Outcome<Measured>>;

    /// Reports something that was done.
    fn report(&mut self, event: Event<'_>);
}

/// Something that was done.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A step is left out.
    Skipped(&'a Skipped),
    /// A comparison was made.
    Compared(&'a Comparison),
    /// The search ends here by an interrupt or an [`Error::Failed`], and gives what is known by now.
    Ended(&'a Error),
}

/// What was done, and what follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The comparisons, in the order in which they were made.
    pub comparisons: Vec<Comparison>,
    /// The steps that were left out.
    pub skipped: Vec<Skipped>,
    /// The probability of each step from 1 to the last to be the first slow one.
    pub places: Vec<f64>,
    /// What the search says.
    pub answer: Answer,
    /// The direct comparison of the place's end with the step before the place, where it was made.
    pub confirmed: Option<Confirmed>,
}

/// Finds the first slow step among 1 to `last`, and compares it with the step before it. Where the user interrupts after the first comparison, or something
/// fails then that is no step's fault ([`Error::Failed`]), it reports that and gives what is known by then.
///
/// # Errors
///
/// The first or the last step cannot be built or run, or the search cannot go on.
pub fn bisect(last: usize, rules: Rules, bench: &mut impl Bench) -> Result<Found> {
    let mut run =
        Run { last, search: Search::new(last, rules)?, comparisons: Vec::new(), skipped: Vec::new(), bench };
    let (answer, confirmed) = match run.searched(rules) {
        Err(error @ (Error::Interrupted(_) | Error::Failed { .. })) if !run.comparisons.is_empty() => {
            run.bench.report(Event::Ended(&error));
            let answer = run.search.answer();
            (answer, Confirmed::of(answer, &run.comparisons, rules)?)
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
                // A place that begins with step 1 is confirmed against step 0, so the search has learnt from it.
                continue;
            }
            let Answer::Slower { from, to, .. } = answer else { return Ok((answer, confirmed)) };
            if confirmed.is_none_or(|one| one.is_slower) || doubted.contains(&(from, to)) {
                return Ok((answer, confirmed));
            }
            // Some comparison on either side of the place may have been disturbed.
            doubted.push((from, to));
            for step in [from - 1, to, from - 1, to] {
                let is_in =
                    (1..self.last).contains(&step) && !self.skipped.iter().any(|one| one.step == step);
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

    /// Keeps a comparison. One with step 0 counts in the search, whatever it was made for, as it does when the record is decided again.
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
                // What was measured of a step that fails now counts no more.
                self.comparisons.retain(|one| one.step != step && one.baseline != step);
                let skipped = Skipped { step, reason };
                self.bench.report(Event::Skipped(&skipped));
                self.skipped.push(skipped);
            }
        }
        Ok(())
    }

    /// Compares the end of the place with the step before the place. Where that cannot be done, the place stands without it.
    fn confirmed(&mut self, answer: &Answer, rules: Rules) -> Result<Option<Confirmed>> {
        let Answer::Slower { from, to, .. } = *answer else { return Ok(None) };
        // Where the step before is step 0, the search has made such comparisons already.
        loop {
            let confirmed = Confirmed::of(*answer, &self.comparisons, rules)?;
            if confirmed.is_some_and(Confirmed::is_over) {
                return Ok(confirmed);
            }
            children::check()?;
            let Ok(comparison) = self.comparison(to, from - 1)? else { return Ok(confirmed) };
            self.keep(comparison)?;
        }
    }
}
