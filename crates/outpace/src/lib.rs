//! Is program B faster than program A, and how sure are we?
//!
//! Two processes take turns of a few milliseconds on one CPU, are launched again and again from fresh copies or in other code layouts, and
//! are judged over the launches, next to a byte-identical copy of the first program.
//!
//! Two builds of a UCI engine, compared until 45 launches or a minute are over:
//!
//! ```no_run
//! # use std::{path::Path, time::Duration};
//! # use outpace::lockstep::{self, Answers, Cores, Load, Setup, Until};
//! # use outpace::uci::{Limit, Slice, Source, UciEngine};
//! # use outpace::verdict::{self, RULES, Stream};
//! # use outpace::{rng::Rng, rounds::Plan};
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
//! Engines with other answers to a task are refused ([`lockstep::Answers`]); another kind of program implements [`workload::Program`].
//!
//! | module | what it holds |
//! |---|---|
//! | [`record`] | what is kept: samples, estimates, verdicts, the machine; plain data |
//! | [`statistics`] | centres, intervals, tests, corrections for many comparisons and many looks |
//! | [`verdict`] | faster, slower, no difference or not sure; a pure function of the samples |
//! | [`choice`] | which of many candidates to take: the expected loss against the best, and a bound on it |
//! | [`workload`] | what a program under comparison must be able to do |
//! | [`lockstep`] | processes in turns, pairs or a race of many; [`rounds`]: who gets the next launch; [`pin`]: on one CPU |
//! | [`uci`] | chess engines as such programs; builds that are given as command lines |
//! | [`lines`], [`command`], [`benches`] | programs that answer line by line, whole commands, benches of a cargo package |
//! | [`programs`] | programs given as command lines: what is asked for, the file, copies of it |
//! | [`answers`] | whether programs answer alike before they are timed |
//! | [`sequential`] | a comparison that stops when it is sure and may be looked at at any moment; its record, `outpace.json` |
//! | [`layouts`] | the same object code linked in another order |
//! | `explain` | with the feature of that name: where two programs spend their time, and how their machine code differs |
//! | `tool` | with the feature of that name: the program `outpace`; `signals`, by which it is asked to end |
//! | [`noise`] | what else the machine did meanwhile |
//! | [`revisions`] | git revisions and Rust toolchains, each built in the same place |
//! | [`bisect`] | which of many revisions made a program slower |
//! | [`builds`] | profiles of instrumented programs, merged for the compiler; a folder of its own for each build |
//! | [`calibration`] | the method's own error, by comparisons with a known answer |
//! | [`machine`], [`text`] | which machine this is; numbers in words, and foreign text made plain |
//! | [`children`], [`files`], [`lock`] | processes that end with us, files that appear whole, one measurement at a time |
//! | [`sealed`], [`rng`], [`error`] | JSON that shows damage, seeded random numbers, what can go wrong |

#![forbid(unsafe_code)]

pub mod answers;
pub mod benches;
pub mod bisect;
pub mod builds;
pub mod calibration;
pub mod children;
pub mod choice;
pub mod command;
pub mod error;
#[cfg(feature = "explain")]
pub mod explain;
pub mod files;
mod haste;
pub mod layouts;
pub mod lines;
pub mod lock;
pub mod lockstep;
pub mod machine;
pub mod noise;
pub mod pin;
pub mod programs;
pub mod record;
pub mod revisions;
pub mod rounds;
#[cfg(test)]
#[cfg(unix)]
mod scripts;
pub mod sealed;
pub mod sequential;
#[cfg(feature = "tool")]
pub mod signals;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;
pub mod uci;
pub mod verdict;
pub mod workload;

pub use outpace_stats::{rng, statistics};
