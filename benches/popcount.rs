//! Times the variants of the axis `popcount`. `kernels/popcount.rs` has the timed operations,
//! `operands/popcount.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(popcount);
