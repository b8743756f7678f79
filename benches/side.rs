//! The variants of the axis `side`, timed: see `kernels/side.rs` for what, `operands/evaluation.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(side);
