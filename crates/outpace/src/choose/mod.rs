//! Chooses one of many builds, and says how much speed that choice may lose.
//!
//! The builds come from a matrix ([`crate::builds::matrix`]), or are existing programs. The
//! baseline, which is the user's own build, and each single change come first. A build that fails,
//! gives different answers or is the same program as another leaves the race and is named. The
//! builds race ([`Contest`]): more launches go to the builds that may still be chosen. The worth of
//! each change is estimated over all builds together ([`crate::decide::choice`]), so the speed of a
//! build that was never made has a probability distribution too. Such builds are made and join the
//! race if they may be the best. The race ends when the loss of some build is within the requested
//! bound and no build that was not made is likely to be better, or when the time is over.
//!
//! The control is launched with the builds. It is the baseline again: a copy of it or, if some
//! build takes part in a single layout, the baseline in a single other layout. Any build may differ
//! by as much as the control surely does, and the bound includes that. On a machine whose speed
//! varies, a build may gain more in one run than in another. For whole commands, unless earlier runs
//! show how much builds differ, the bound includes an amount that grows with the variation of the
//! machine's speed over the launches.
//!
//! A launch under several run commands gives one log ratio, the mean of their log ratios; the loss
//! is therefore a loss of the geometric mean of the speeds.
//!
//! # How well it works
//!
//! The table shows 400 choices of each kind among simulated programs with known speeds (`cargo run
//! --release -p outpace --example choices 400`, six minutes). The letters A to D name four matrices
//! with the worth of their changes. A log ratio has a noise of 0.5 %, with *noisy launches* 2 %.
//! The noise is the sum of two draws, one for all builds of the launch and one for the build alone;
//! each draw is ten times as large with a probability of 1 in 20.
//!
//! *Bound held*: the loss against the best of the builds that raced was at most the printed bound.
//! *Of all*: of the runs that stated a bound against all combinations, including those that were
//! not made, the number in which that bound held. *At most 0.5 % lost* is against the best of all
//! combinations. *Alike*: the largest number of choices that took the same build. Where *runs
//! differ*, each build but the baseline is faster or slower for the whole run (standard deviation
//! 0.3 %). Some choices were *ended* early, as an interrupt does. *Launches* is the average number
//! of launches, added up over the builds and the control; a launch of several of them at once
//! counts once for each. *Ended after* counts such a launch once. *Made* is the average number of
//! builds that were made.
//!
//! | matrix | bound held | of all | at most 0.5 % lost | lost on average | printed bound | alike | launches | made |
//! |---|---:|---:|---:|---:|---:|---:|---:|---:|
//! | A: 8 builds of 0, 0.3, 0.6, 1, 2, 4, 8, 30 % more work | 400 | 400 of 400 | 400 | 0.00 % | 0.54 % | 395 | 35 | 8 |
//! | A, runs differ | 395 | 395 of 400 | 393 | 0.03 % | 0.55 % | 361 | 37 | 8 |
//! | A, noisy launches | 389 | 389 of 400 | 383 | 0.13 % | 0.56 % | 254 | 142 | 8 |
//! | A, noisy launches, ended after 12 | 396 | 396 of 400 | 336 | 0.22 % | 1.54 % | 197 | 45 | 8 |
//! | B: 48 builds, five axes, no interactions | 400 | 399 of 399 | 398 | 0.08 % | 0.63 % | 302 | 216 | 11 |
//! | C: 48 builds, five axes, a profile and LTO are worth 2 % more together | 400 | 400 of 400 | 400 | 0.00 % | 0.90 % | 392 | 149 | 16 |
//! | C, ended after 24 | 399 | 0 of 0 | 260 | 0.62 % | 0.64 % | 92 | 61 | 10 |
//! | C, noisy launches, ended after 24 | 392 | 0 of 0 | 227 | 0.83 % | 0.95 % | 100 | 69 | 10 |
//! | D: 48 builds, five axes, no change makes a difference | 400 | 400 of 400 | 400 | 0.00 % | 0.98 % | 247 | 191 | 23 |
//! | C, runs differ | 400 | 400 of 400 | 400 | 0.00 % | 0.73 % | 221 | 182 | 16 |
//!
//! - The printed bound held in at least 389 of 400 choices of each kind, also where a choice ended
//!   early. With noisy launches, the choices of A that ended after twelve launches printed a bound
//!   of 1.54 % on average, those that did not end early 0.56 %.
//! - The choices of C that ended after 24 launches had no time for all combinations that may be
//!   fast, so they stated no bound against all of them. They named the untried ones, and four in
//!   ten of these choices lost more than 0.5 % against the best combination.
//! - Among builds that differ by less than the accepted loss, different runs choose different ones.

mod arena;
pub mod calibration;
mod contest;
mod decide;
mod record;
#[cfg(test)]
mod tests;

pub use arena::{Admitted, Arena, ArenaOf, Enter, Entrant, Refusal, Way};
pub use contest::{Contest, Entry, Event, Limits, Workshop};
pub(crate) use decide::difference_by_unsteadiness;
pub use decide::{BETWEEN, decide, losses, stated};
pub use record::{
    Decision, Fate, KIND, Layouts, Record, RecordedAxis, RecordedBuild, RecordedRun, Row, SCHEMA,
};
