//! Times the variants of the axis `score`. `kernels/score.rs` has the timed operations,
//! `operands/score.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(score);
