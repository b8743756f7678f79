//! Times the variants of the axis `parallel`. `kernels/parallel.rs` has the timed operations,
//! `operands/parallel.rs` their operands.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(parallel);
