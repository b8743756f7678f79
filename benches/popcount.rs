//! The variants of the axis `popcount`, timed: see `kernels/popcount.rs` for what, `operands/popcount.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(popcount);
