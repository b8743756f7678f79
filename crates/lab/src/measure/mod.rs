//! Kernels measured: in lock-step, in instructions, on recorded operands.

pub(crate) mod instructions;
pub(crate) mod matches;
pub(crate) mod paired;
pub(crate) mod rungs;
pub(crate) mod tape;
