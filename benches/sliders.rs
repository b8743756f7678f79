//! Times the variants of the axis `sliders`. `kernels/sliders.rs` has the timed operations,
//! `operands/sliders.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(sliders);
