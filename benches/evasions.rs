//! Times the variants of the axis `evasions`. `kernels/evasions.rs` has the timed operations,
//! `operands/evasions.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(evasions);
