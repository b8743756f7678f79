//! Which of many revisions made a program slower: a binary search that is measured, not answered.
//!
//! `git bisect` asks of each revision whether it is good or bad. A comparison of two programs gives no such answer but a gain with a standard error, and
//! a wrong turn is never taken back. Here each comparison of a step with the first one moves chances between the places where the change
//! may be ([`Search`]); the next step to compare is the one that tells most about the place; and the search is over when one place has
//! a chance of 99 %.
//!
//! 1. The last step is compared with the first, until it is surely slower by more than [`Rules::share`], surely not, or [`ENDS`] comparisons
//!    could not tell. Unless it is slower, the search ends there.
//! 2. The step is taken that has the largest product of two numbers: the variance of *the first slow step is not later than this one*, and the
//!    precision that one more comparison gives to what is known of the step, divided by what it takes to get it (a step that was not built has
//!    to be built). The first is largest at the median of the chances. `search.rs` has this; `posterior.rs` has the chances.
//! 3. A step that cannot be built or run is left out, and steps near it are less wanted, as after `git bisect skip`. Places that only such steps would
//!    tell apart are one place.
//! 4. The found step is compared with the one before it, directly ([`bisect`]). Where that is less than the loss of the last step, other steps
//!    have a part in it too, and the lines of the [`Record`] say so.
//!
//! The search over noisy answers by a posterior, whose median is asked next, is Horstein's ("Sequential transmission using noiseless feedback", *IEEE Transactions on
//! Information Theory* 9, 1963). Burnashev & Zigangirov (*Problemy Peredachi Informatsii* 1974) proved a version on a grid to need a number of answers that is logarithmic
//! in the number of places; Waeber, Frazier & Henderson ("Bisection search with noisy responses", *SIAM Journal on Control and Optimization* 51, 2013) that the error
//! of the one without a grid falls geometrically. Karp & Kleinberg ("Noisy binary search and its applications", SODA 2007) treat answers
//! whose reliability is not known and changes from place to place, as it does near a change of unknown size. That the greedy choice of the most informative
//! question is best over any number of questions was shown by Jedynak, Frazier & Sznitman ("Twenty questions with noise: Bayes optimal policies
//! for entropy loss", *Journal of Applied Probability* 49, 2012), for noise that does not depend on the question; here it does a little, so for us it is a rule
//! that works.
//!
//! TABLE

mod drive;
mod posterior;
mod record;
mod search;
#[cfg(test)]
mod tests;

pub use drive::{Bench, Event, Found, Measured, Outcome, bisect};
pub use record::{Comparison, Confirmed, KIND, Record, Skipped, Step};
pub use search::{Answer, CONFIRM, Confirmation, ENDS, Gain, MOST_STEPS, Rules, Search, Why};
