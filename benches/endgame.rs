//! Times the variants of the axis `endgame`. `kernels/endgame.rs` has the timed operations,
//! `operands/endgame.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(endgame);
