//! Is program B faster than program A, and how sure are we?
//!
//! Two processes take turns of a few milliseconds on one CPU, and are launched again and again from
//! fresh copies or in other code layouts. The verdict rests on all launches. The first program is
//! also compared with itself, under the name of the control; the difference shows the noise.
//!
//! The following compares two commands until the answer is sure or a minute is over
//! (`examples/commands.rs` is the complete program):
//!
//! ```no_run
//! # use std::{path::Path, time::Duration};
//! # use outpace::compare::{Plan, Rules, judge, measure};
//! # use outpace::measure::lockstep::Setup;
//! # use outpace::programs::{Executable, asked};
//! # use outpace::record::CONTROL;
//! # use outpace::rng::Rng;
//! # use outpace::workloads::command::{Input, WholeCommand};
//! let asked = asked::read(&["./old --bench", "./new --bench"], &[])?;
//! let program = |name: &str, at: usize| Ok::<_, outpace::error::Error>(WholeCommand::new(name, Executable::find(&asked[at])?));
//! let (old, control, new) = (program("old", 0)?, program(CONTROL, 0)?, program("new", 1)?);
//! let setup = Setup::of_builds(&[Input::Nothing], Path::new("/tmp"), 4);
//! let plan = Plan { rules: Rules::default(), comparisons: 1, time: Duration::from_secs(60), estimate: None, watch: &|_| () };
//! for row in measure((&old, control), &[new], &setup, &plan, &mut Rng::new(1, "example"))?.comparisons {
//!     println!("{}: {:?}", row.candidate, judge(&row.launches, &plan.rules, 1));
//! }
//! # Ok::<(), outpace::error::Error>(())
//! ```
//!
//! Programs that give different answers to a task are refused, unless
//! [`measure::lockstep::Answers`] allows that. To compare another kind of program, implement
//! [`workloads::Program`].
//!
//! The modules are layers, called floors: each imports only floors above it in this table.
//!
//! | floor | content |
//! |---|---|
//! | [`error`], [`text`], `label` | errors; formatted numbers, foreign text made safe to show, checks of names |
//! | [`statistics`], [`rng`] | the package `outpace-stats`: medians, intervals that hold whenever one stops, shares, variances; seeded random numbers |
//! | [`os`] | processes that end with us, files that are replaced completely or not at all, one measurement at a time, binding to a CPU, identity and load of the machine |
//! | [`record`] | the stored data: samples, estimates, verdicts, the machine; plain data, and JSON that shows damage |
//! | [`programs`] | programs given as command lines: the parsed command, the file, copies of it |
//! | [`builds`] | git revisions and Rust toolchains, each built in the same place; a matrix of builds, and the options of cargo, make and CMake; profiles merged for the compiler; the same objects linked in another order |
//! | [`workloads`] | the interface of a program that can be timed: chess engines, programs that answer line by line, whole commands, benches of a cargo package |
//! | [`measure`] | processes in turns, in pairs or in a race of many, and the choice of the next launch |
//! | [`decide`] | verdicts: faster, slower, no difference or not sure; the choice among many and its possible loss; the search for the revision that lost speed |
//! | [`compare`] | a comparison that stops when it is sure and is valid at any moment; its record, `outpace.json`; the method's error rates |
//! | [`choose`] | the choice among many builds, and how much it can lose |
//! | `explain` | with the feature of that name: where two programs spend their time, and how their machine code differs |
//! | [`report`] | records and decisions in words, tables, plots, pages and the formats of other tools |
//! | `cli` | with the feature `tool`: the program `outpace` |
//!
//! [`compare`], [`choose`] and `explain` each answer one of the user's questions: they run the
//! floors above them in a loop, and store the answer in a record.

#![forbid(unsafe_code)]

pub mod builds;
pub mod choose;
#[cfg(feature = "tool")]
pub mod cli;
pub mod compare;
pub mod decide;
pub mod error;
#[cfg(feature = "explain")]
pub mod explain;
mod label;
pub mod measure;
pub mod os;
pub mod programs;
pub mod record;
pub mod report;
pub mod text;
pub mod workloads;

pub use outpace_stats::{rng, statistics};
