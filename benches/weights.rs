//! Times the variants of the axis `weights`. `kernels/weights.rs` has the timed operations,
//! `operands/evaluation.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(weights);
