//! The variants of the axis `weights`, timed: see `kernels/weights.rs` for what, `operands/evaluation.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(weights);
