//! The variants of the axis `endgame`, timed: see `kernels/endgame.rs` for what, `operands/endgame.rs` for on what.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(endgame);
