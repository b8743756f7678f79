//! The variants of the axis `score`, timed: see `kernels/score.rs` for what, `operands/score.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(score);
