//! What is measured of kernels and counted of programs: times in lock-step, instructions, stacks, recorded operands.

pub(crate) mod callgrind;
pub(crate) mod evidence;
pub(crate) mod instructions;
pub(crate) mod paired;
pub(crate) mod recording;
pub(crate) mod stacks;
