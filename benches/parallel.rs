//! The variants of the axis `parallel`, timed: see `kernels/parallel.rs` for what, `operands/parallel.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(parallel);
