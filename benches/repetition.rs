//! The variants of the axis `repetition`, timed: see `kernels/repetition.rs` for what, `operands/repetition.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(repetition);
