//! The variants of the axis `sliders`, timed: see `kernels/sliders.rs` for what, `operands/sliders.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(sliders);
