//! Times the variants of the axis `simd`. `kernels/simd.rs` has the timed operations,
//! `operands/simd.rs` their operands. The output with bytes (`kernels/bytes.rs`) is timed next to
//! them.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(simd, with bytes);
