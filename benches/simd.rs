//! The variants of the axis `simd`, timed: see `kernels/simd.rs` for what, `operands/simd.rs` for on what. The output with bytes is timed next to
//! them: see `kernels/bytes.rs`.

mod kernels;
mod lockstep;
mod operands;
#[macro_use]
mod suite;

suite!(simd, with bytes);
