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
//! raced was at most the printed bound. *At most 0.5 % lost* is against the best of all
//! combinations, including those that were not made. *Alike*: the largest number of choices that
//! took the same build. Where *runs differ*, each build is faster or slower for the whole run
//! (standard deviation 0.3 %).
//!
//! | matrix | bound held | at most 0.5 % lost | lost on average | printed bound | alike | launches | made |
//! |---|---:|---:|---:|---:|---:|---:|---:|
//! | 8 builds of 0, 0.3, 0.6, 1, 2, 4, 8, 30 % more work | 100 | 100 | 0.01 % | 0.56 % | 98 | 33 | 8 |
//! | the same, runs differ | 98 | 98 | 0.03 % | 0.59 % | 92 | 34 | 8 |
//! | the same, noisy launches | 93 | 88 | 0.17 % | 0.73 % | 56 | 90 | 8 |
//! | 48 builds, five axes, sums alone | 100 | 100 | 0.10 % | 0.67 % | 64 | 161 | 11 |
//! | the same, a profile and LTO are worth 2 % more together | 100 | 90 | 0.18 % | 0.92 % | 79 | 121 | 13 |
//! | the same, nothing is worth anything | 100 | 100 | 0.00 % | 0.99 % | 50 | 123 | 19 |
//! | the same, runs differ | 100 | 91 | 0.16 % | 0.76 % | 51 | 130 | 13 |
//!
//! - With noisy launches the bound held 93 times, fewer than the 95 that it promises.
//! - Among builds that differ by less than the accepted loss, different runs choose different ones.

mod arena;
mod contest;
mod decide;
mod record;
#[cfg(test)]
mod tests;

pub use arena::{Admitted, Arena, ArenaOf, Enter, Entrant, Refusal, Way};
pub use contest::{Contest, Entry, Event, Workshop};
pub use decide::{BETWEEN, decide};
pub use record::{Decision, Fate, KIND, Kept, KeptAxis, KeptRun, Record, Row, SCHEMA};
