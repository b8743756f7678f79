//! The variants of the axis `weights`, timed: see `kernels/weights.rs` for what, `operands/evaluation.rs` for on what.

#[path = "../src/bin/lab/corpus.rs"]
mod corpus;
mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(weights);
