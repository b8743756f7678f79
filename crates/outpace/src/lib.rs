//! Is program B faster than program A, and how sure are we?
//!
//! Two processes take turns of a few milliseconds on one CPU, are launched again and again from fresh copies or in other code layouts, and
//! are judged over the launches, next to a byte-identical copy of the first program.
//!
//! Two builds of a UCI engine, compared until 45 launches or a minute are over:
//!
//! ```no_run
//! # use std::{path::Path, time::Duration};
//! # use outpace::measure::lockstep::{self, Answers, Cores, Load, Setup, Until};
//! # use outpace::workloads::uci::{Limit, Slice, Source, UciEngine};
//! # use outpace::decide::verdict::{self, RULES, Stream};
//! # use outpace::{rng::Rng, measure::rounds::Plan};
//! let engine = |name: &str| UciEngine { slug: name.into(), source: Source::Copy(name.into()), options: Vec::new() };
//! let tasks = [Slice { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(), limit: Limit::Nodes(5_000) }];
//! let looks = [20, 30, 45];
//! let setup = Setup { tasks: &tasks, folder: Path::new("/tmp"), samples: 24, answers: Answers::Equal, load: Load::Idle, cores: Cores::One };
//! let plan = Plan { looks: &looks, time: Duration::from_secs(60) };
//! let until = Until { plan, open: &|_| vec!["new".into()] };
//! let measured = lockstep::compare(&engine("old"), &[engine("new")], &setup, &until, &mut Rng::new(1, "example"), &|_| {})?;
//! let stream = Stream { seed: 1, of: "example" };
//! for judged in verdict::judge(&measured.comparisons.iter().collect::<Vec<_>>(), &looks, stream, RULES) {
//!     println!("{:?}: {:?}", judged.verdict, judged.estimate);
//! }
//! # Ok::<(), outpace::error::Error>(())
//! ```
//!
//! Engines with other answers to a task are refused ([`measure::lockstep::Answers`]); another kind of program implements [`workloads::Program`].
//!
//! The modules are floors: each uses those above it in this table, and none below.
//!
//! | floor | what it holds |
//! |---|---|
//! | [`error`], [`text`] | what can go wrong; numbers in words, and foreign text made plain |
//! | [`os`] | processes that end with us, files that appear whole, one measurement at a time, one CPU, which machine this is and what else it does |
//! | [`statistics`], [`rng`] | centres, intervals, tests, corrections for many comparisons; seeded random numbers (the package `outpace-stats`) |
//! | [`record`] | what is kept: samples, estimates, verdicts, the machine; plain data, and JSON that shows damage |
//! | [`programs`] | programs given as command lines: what is asked for, the file, copies of it |
//! | [`builds`] | git revisions and Rust toolchains, each built in the same place; a matrix of builds, and what cargo, make and CMake can do; profiles merged for the compiler; the same objects linked in another order |
//! | [`workloads`] | what a program must be able to do to be timed: chess engines, programs that answer line by line, whole commands, benches of a cargo package |
//! | [`measure`] | processes in turns, pairs or a race of many, and who gets the next launch |
//! | [`decide`] | faster, slower, no difference or not sure; which of many to take and what that can lose; which of many revisions lost speed |
//! | [`compare`] | a comparison that stops when it is sure and may be looked at at any moment; its record, `outpace.json`; the method's own error |
//! | [`choose`] | which of many builds to take, and how much that choice can lose |
//! | `explain` | with the feature of that name: where two programs spend their time, and how their machine code differs |
//! | `cli` | with the feature `tool`: the program `outpace` |

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
pub mod text;
pub mod workloads;

pub use outpace_stats::{rng, statistics};
