//! Which of many revisions made a program slower: a binary search that is measured, not answered.
//!
//! `git bisect` asks of each revision whether it is good or bad. A comparison of two programs gives no such answer but a gain with a standard error, and
//! a wrong turn is never taken back. Here each comparison of a step with the first one moves probability between the places where the change
//! may be ([`Search`]); the next step to compare is the one that says most about the place; and the search is over when one place has
//! a probability of 99 %.
//!
//! 1. The last step is compared with the first, until it is surely slower by more than [`Rules::share`], or surely not. After [`ENDS`] comparisons
//!    it is enough that it is surely slower, and by more than the share as far as is known. Otherwise the search ends there.
//! 2. The step is taken that has the largest product of two numbers: the variance of *the first slow step is not later than this one*, and the
//!    precision that one more comparison gives to what is known of the step, divided by what it takes to get it (a step that was not built has
//!    to be built). The first is largest at the median of the probabilities. `search.rs` has this; `outpace_stats::changes` has the probabilities.
//! 3. A step that cannot be built or run is left out, and steps near it are less wanted, as after `git bisect skip`. Places that only such steps would
//!    tell apart are one place.
//! 4. Two builds of the same speed differ, since their functions lie elsewhere, and no repetition of a comparison averages that out: a step whose build
//!    may differ by as much as the loss is reported with its neighbours. With [`Rules::layouts`] each comparison is of builds in new layouts; what
//!    they differ by is noise then, which averages out, and how much it is, from [`Rules::own`] to four times as much, is learnt.
//! 5. The found step is compared with the one before it, directly ([`bisect`]). Where that does not confirm it, either is compared again with the first
//!    step, and the search goes on. Where the loss is less than that of the last step, other steps have a part in it too, and the
//!    lines of the [`Record`] say so.
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
//! # How well it works
//!
//! Simulated histories of 64 steps, 400 of each kind, with a noise of 0.5 % in each comparison, and builds of one level that differ by 0.2 % (standard
//! deviations); the rules are the usual ones unless the table says otherwise. *Found* is a step that lost speed, alone; *among several*, it is
//! one of that many on average; *others* is an answer that holds no such step, so it is what [`Rules::error`] promises to keep rare; *none*
//! says that the last step is not slower. The comparisons include those that confirm. The last columns are a bisection that takes each answer for
//! true, with 1, 3 and 6 comparisons a step: how often it finds such a step. It always names one, also where nothing was lost, and
//! it has 8 builds. (`cargo run -p outpace --example bisection`)
//!
//! | history | found | among several | others | none | comparisons (95 of 100 at most) | builds | plain, 7 | plain, 21 | plain, 42 |
//! |---|---|---|---|---|---|---|---|---|---|
//! | 2 % lost | 99.2 % | 0.8 % (of 2.0) | 0.0 % | 0.0 % | 19.0 (27) | 8.2 | 78.0 % | 96.2 % | 98.2 % |
//! | 2 % lost, a share of 0.5 % looked for | 97.8 % | 2.2 % (of 3.6) | 0.0 % | 0.0 % | 18.0 (28) | 8.3 | 75.0 % | 96.2 % | 98.8 % |
//! | 2 % lost, each step drifts by 0.03 % | 98.5 % | 1.0 % (of 4.2) | 0.0 % | 0.5 % | 20.1 (30) | 8.3 | 74.0 % | 95.5 % | 97.8 % |
//! | 2 % lost, builds do not differ | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 17.7 (23) | 8.1 | 79.8 % | 99.5 % | 100.0 % |
//! | 2 % lost, builds differ by 0.4 % | 80.5 % | 14.8 % (of 6.3) | 1.2 % | 3.5 % | 26.5 (61) | 9.1 | 58.2 % | 76.2 % | 82.0 % |
//! | the same, and the rules say so | 27.0 % | 67.5 % (of 4.1) | 0.0 % | 5.5 % | 26.9 (48) | 11.4 | 61.3 % | 76.8 % | 84.2 % |
//! | 2 % lost, builds differ by 0.5 % | 66.8 % | 17.0 % (of 9.1) | 7.2 % | 9.0 % | 28.6 (75) | 9.3 | 53.8 % | 65.8 % | 70.8 % |
//! | 2 % lost, new layouts, builds do not differ | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 18.2 (22) | 8.3 | 78.5 % | 99.5 % | 100.0 % |
//! | 2 % lost, new layouts, builds differ by 0.2 % | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 19.2 (25) | 8.6 | 73.5 % | 98.8 % | 100.0 % |
//! | 2 % lost, new layouts, builds differ by 0.5 % | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 25.2 (37) | 9.8 | 40.8 % | 81.2 % | 97.8 % |
//! | 2 % lost, 5 of 100 comparisons wild | 98.8 % | 1.0 % (of 2.0) | 0.0 % | 0.2 % | 20.9 (32) | 8.6 | 63.2 % | 69.8 % | 76.0 % |
//! | 3 % lost | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 12.6 (15) | 8.0 | 97.8 % | 100.0 % | 100.0 % |
//! | 5 % lost | 100.0 % | 0.0 % | 0.0 % | 0.0 % | 11.2 (12) | 8.0 | 100.0 % | 100.0 % | 100.0 % |
//! | 1 % lost, a share of 0.5 % looked for | 27.0 % | 65.8 % (of 5.4) | 0.2 % | 7.0 % | 60.4 (107) | 11.4 | 25.8 % | 52.8 % | 67.5 % |
//! | nothing lost | 0.0 % | 0.0 % | 0.0 % | 100.0 % | 5.5 (12) | 2.0 | 0.0 % | 0.0 % | 0.0 % |
//! | 1 % lost twice, a share of 0.5 % looked for | 25.5 % | 74.5 % (of 9.5) | 0.0 % | 0.0 % | 69.3 (109) | 15.8 | 25.5 % | 27.5 % | 33.5 % |
//! | 1 % lost twice | 16.0 % | 83.8 % (of 32.0) | 0.2 % | 0.0 % | 88.8 (110) | 22.6 | 27.5 % | 31.2 % | 33.8 % |
//!
//! - Where the loss is four times the noise, the search finds it in 19 comparisons, fewer than the 21 after which a plain bisection is still wrong
//!   once in 26 times. Where it is ten times the noise, plain bisection is as good and takes fewer.
//! - It is wrong more often than promised where builds differ by two and a half times what the rules say. With that in its rules it keeps its
//!   promise, and names several steps for most losses of five times what builds differ by.
//! - With new layouts for each comparison it keeps its promise even so, and names one step, in 25 comparisons.
//! - A loss of 1 % is mostly narrowed down to a few steps, not to one. Plain bisection names one then, and it is the wrong one in one case of three
//!   after 42 comparisons.
//! - Of two losses of 1 %, with a share of 0.5 %, it names a run of steps with one of them in it. With a share of 1 % the level between them is just
//!   the threshold, so no comparison can tell which of the two crossed it: the answer is about what lies from one to the other.

mod drive;
mod record;
mod search;
#[cfg(test)]
mod tests;

pub use drive::{Bench, Event, Found, Measured, Outcome, bisect};
pub use record::{Comparison, Confirmed, KIND, Record, Skipped, Step};
pub use search::{Answer, CONFIRM, ENDS, Gain, MOST_STEPS, Rules, Search, Why};
