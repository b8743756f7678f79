//! Finds which of many revisions made a program slower, by a binary search over noisy measurements.
//!
//! `git bisect` asks of each revision whether it is good or bad. A comparison of two programs has
//! no such answer: it gives a gain with a standard error, and a plain bisection never takes back a
//! wrong turn. Here each comparison of a step with the first one moves probability between the
//! places where the change may be ([`Search`]). The next step to compare is the one that tells most
//! about the place. The search is over when one place has a probability of 99 %.
//!
//! 1. The last step is compared with the first until it is surely slower by more than
//!    [`Rules::share`], or surely not. After [`MOST_END_COMPARISONS`] comparisons it is enough if
//!    it is surely slower at all and its estimated loss exceeds the share. In every other case the
//!    search ends there.
//! 2. The next step is the one with the largest product of two numbers. The first is the variance
//!    of the statement *the first slow step is not later than this one*; it is largest at the
//!    median of the probabilities. The second is the precision that one more comparison adds to the
//!    estimate for the step, divided by the cost of that comparison (a step that was not built has
//!    to be built). `search.rs` chooses the step; `outpace_stats::changes` computes the
//!    probabilities.
//! 3. A step that cannot be built or run is left out, and the search avoids the steps near it, as
//!    after `git bisect skip`. Places with only such steps between them count as one place.
//! 4. Builds of equally fast source differ in speed because their functions lie at other addresses,
//!    and repeated comparisons do not average that out. A step whose build may differ by as much as
//!    the loss is therefore reported with its neighbours. With [`Rules::layouts`] each comparison
//!    uses builds in new layouts. The differences between builds are then noise that averages out.
//!    The search estimates the size of this noise, which may be [`Rules::own`] to four times as
//!    much.
//! 5. The found step is compared directly with the one before it ([`bisect`]). If that does not
//!    confirm it, both steps are compared with the first one again, and the search goes on. If the
//!    found step lost less than the last step did, other steps contributed too, and
//!    [`Record::lines`] says so.
//!
//! The search over noisy answers that keeps a posterior and asks next at its median is Horstein's
//! ("Sequential transmission using noiseless feedback", *IEEE Transactions on Information Theory*
//! 9, 1963). Burnashev & Zigangirov (*Problemy Peredachi Informatsii* 1974) proved that a version
//! on a grid needs a number of answers that is logarithmic in the number of places. Waeber, Frazier
//! & Henderson ("Bisection search with noisy responses", *SIAM Journal on Control and Optimization*
//! 51, 2013) proved that the error of the version without a grid falls geometrically. Karp &
//! Kleinberg ("Noisy binary search and its applications", SODA 2007) treat answers with an unknown
//! reliability that changes from place to place, as happens here near a change of unknown size.
//! Jedynak, Frazier & Sznitman ("Twenty questions with noise: Bayes optimal policies for entropy
//! loss", *Journal of Applied Probability* 49, 2012) showed that the greedy choice of the most
//! informative question is best over any number of questions, if the noise does not depend on the
//! question. Here it depends on the question a little, so for us the greedy choice is a rule that
//! works, not a proven optimum.
//!
//! # How well it works
//!
//! The table shows simulated histories of 64 steps, 400 of each kind. Each comparison has a noise
//! of 0.5 %, and builds of equally fast source differ by 0.2 % (both standard deviations). The
//! rules are the defaults unless the table says otherwise. *Found*: the answer is a single step,
//! and it lost speed. *Among several*: the answer is several steps (the average number is in
//! parentheses), and one of them lost speed. *Others*: the answer holds no such step;
//! [`Rules::error`] promises to keep this rare. *None*: the last step is said not to be slower. The
//! comparisons include those that confirm the found step. The last columns show how often a plain
//! bisection finds a step that lost speed; it takes each answer for true, and makes 1, 3 or 6
//! comparisons for each of 7 steps (7, 21 or 42 in all). It always names a step, even where nothing
//! was lost, and it needs 8 builds. (`cargo run -p outpace --example bisection`)
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
//! - If the loss is four times the noise, the search finds it in 19 comparisons, while a plain
//!   bisection with 21 is still wrong once in 26 times. If the loss is ten times the noise, plain
//!   bisection is as good and needs fewer comparisons.
//! - The search is wrong more often than promised if builds differ by two and a half times as much
//!   as the rules say. If the rules state the true difference, it keeps its promise, but names
//!   several steps for most losses of five times that difference.
//! - With new layouts for each comparison it keeps its promise even then, and names one step, in 25
//!   comparisons.
//! - A loss of 1 % is mostly narrowed down to a few steps, not to one. Plain bisection names one
//!   step there, and after 42 comparisons it is the wrong one in one case of three.
//! - If two steps lose 1 % each and the share is 0.5 %, the search names a run of steps that
//!   contains one of them. If the share is 1 %, the speed between the two is exactly at the
//!   threshold. No comparison can then tell which of them crossed it, and the answer covers nearly
//!   all steps from one to the other.

mod drive;
mod record;
mod search;
#[cfg(test)]
mod tests;

pub use drive::{Bench, Event, Found, Measured, Outcome, bisect};
pub use record::{Comparison, Confirmed, KIND, Record, Skipped, Step};
pub use search::{Answer, CONFIRM, Gain, MOST_END_COMPARISONS, MOST_STEPS, Rules, Search, Why};
