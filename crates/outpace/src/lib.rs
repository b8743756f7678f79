//! Is program B faster than program A, and how sure are we?
//!
//! Two processes take turns of a few milliseconds on one CPU, are launched again and again from fresh copies or in other code layouts, and
//! are judged over the launches, next to a byte-identical copy of the first program.
//!
//! | module | what it holds |
//! |---|---|
//! | [`record`] | what is kept: samples, estimates, verdicts, the machine; plain data |
//! | [`statistics`] | centres, intervals, tests, corrections for many comparisons and many looks |
//! | [`verdict`] | faster, slower or no difference; a pure function of the samples |
//! | [`workload`] | what a program under comparison must be able to do |
//! | [`lockstep`] | two processes in turns; [`rounds`]: who gets the next launch; [`pin`]: on one CPU |
//! | [`uci`] | chess engines as such programs |
//! | [`layouts`] | the same object code linked in another order |
//! | [`programs`] | builds that are given as command lines, from the command line to the decision |
//! | [`noise`] | what else the machine did meanwhile |
//! | [`children`], [`files`], [`sealed`], [`rng`] | processes that end with us, files that appear whole, JSON that shows damage, seeded random numbers |

pub mod children;
pub mod files;
pub mod layouts;
pub mod lockstep;
pub mod noise;
pub mod pin;
pub mod programs;
pub mod record;
pub mod rng;
pub mod rounds;
pub mod sealed;
pub mod statistics;
pub mod uci;
pub mod verdict;
pub mod workload;
