//! Times the variants of the axis `side`. `kernels/side.rs` has the timed operations,
//! `operands/evaluation.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(side);
