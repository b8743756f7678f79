//! Chooses one of many builds, and says how much speed that choice may lose.
//!
//! The builds come from a matrix ([`crate::builds::matrix`]), or are existing programs. The
//! baseline, which is the user's own build, and each single change come first. A build that fails,
//! gives different answers or is the same program as another leaves the race and is named. The
//! builds race ([`Contest`]): launches go where the choice needs them. The worth of each change is
//! estimated over all builds together ([`crate::decide::choice`]), so builds that were never made
//! have a distribution too; those that may be the best are made and join the race. The race ends
//! when the loss of some build is within the requested bound and no build that was not made is
//! likely to be better, or when the time is over.
//!
//! A byte-identical copy of the baseline, the control, is launched with them. Any build may differ
//! by as much as the control surely does, and the bound includes that.
//!
//! A launch under several run commands gives one log ratio, the mean of their log ratios; the loss
//! is therefore a loss of the geometric mean of the speeds.
//!
//! # How well it works
//!
//! The table shows a hundred choices of each kind among programs with drawn speeds (`cargo run
//! --release -p outpace --example choices`). Launches have a noise of 0.5 %, or 2 % in the noisy
//! case, and one in twenty is disturbed. *Bound held*: the loss against the best of the builds that
//! raced was at most the printed bound. *Of all*: the number of runs that stated a bound against
//! all combinations, including those that were not made, and in how many of them it held. *At most
//! 0.5 % lost* is against the best of all combinations. *Alike*: the largest number of choices that
//! took the same build. Where *runs differ*, each build is faster or slower for the whole run
//! (standard deviation 0.3 %). Some choices were *ended* early, as by an interrupt.
//!
//! | matrix | bound held | of all | at most 0.5 % lost | lost on average | printed bound | alike | launches | made |
//! |---|---:|---:|---:|---:|---:|---:|---:|---:|
//! | 8 builds of 0, 0.3, 0.6, 1, 2, 4, 8, 30 % more work | 100 | 100 of 100 | 100 | 0.01 % | 0.54 % | 98 | 35 | 8 |
//! | the same, runs differ | 98 | 98 of 100 | 98 | 0.04 % | 0.56 % | 89 | 37 | 8 |
//! | the same, noisy launches | 97 | 97 of 100 | 96 | 0.13 % | 0.55 % | 62 | 139 | 8 |
//! | the same, noisy launches, ended after 12 | 100 | 100 of 100 | 83 | 0.23 % | 1.55 % | 47 | 45 | 8 |
//! | 48 builds, five axes, sums alone | 100 | 99 of 99 | 100 | 0.08 % | 0.65 % | 70 | 196 | 11 |
//! | the same, a profile and LTO are worth 2 % more together | 100 | 100 of 100 | 100 | 0.00 % | 0.89 % | 92 | 159 | 16 |
//! | the same, ended after 24 launches | 100 | 0 of 0 | 55 | 0.80 % | 0.68 % | 25 | 61 | 10 |
//! | the same, noisy launches, ended after 24 | 97 | 0 of 0 | 53 | 0.90 % | 0.98 % | 23 | 69 | 10 |
//! | the same, nothing is worth anything | 100 | 100 of 100 | 100 | 0.00 % | 0.97 % | 66 | 167 | 21 |
//! | the same, runs differ | 100 | 100 of 100 | 100 | 0.00 % | 0.74 % | 57 | 184 | 16 |
//!
//! - A choice that ended after 24 launches had no time for combinations. It names the untried ones,
//!   and half of these choices lost more than 0.5 % against them.
//! - Among builds that differ by less than the accepted loss, different runs choose different ones.

mod arena;
mod contest;
mod decide;
mod record;
#[cfg(test)]
mod tests;

pub use arena::{Admitted, Arena, ArenaOf, Enter, Entrant, Refusal, Way};
pub use contest::{Contest, Entry, Event, Limits, Workshop};
pub use decide::{BETWEEN, decide, losses, stated};
pub use record::{Decision, Fate, KIND, Kept, KeptAxis, KeptRun, Layouts, Record, Row, SCHEMA};
