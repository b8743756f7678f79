//! Times the variants of the axis `repetition`. `kernels/repetition.rs` has the timed operations,
//! `operands/repetition.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(repetition);
