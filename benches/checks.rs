//! Times the variants of the axis `checks`. `kernels/checks.rs` has the timed operations,
//! `operands/checks.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(checks);
