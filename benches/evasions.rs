//! The variants of the axis `evasions`, timed: see `kernels/evasions.rs` for what, `operands/evasions.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(evasions);
