//! Times the variants of the axis `danger`. `kernels/danger.rs` has the timed operations,
//! `operands/danger.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(danger);
