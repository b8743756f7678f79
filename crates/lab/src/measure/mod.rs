//! Kernels measured: in lock-step, in instructions, on recorded operands.

pub(crate) mod callgrind;
pub(crate) mod evidence;
pub(crate) mod instructions;
pub(crate) mod paired;
pub(crate) mod recording;
