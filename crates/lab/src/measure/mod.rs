//! Measurements of kernels and counts of programs: times in lock-step, instructions, stacks,
//! recorded operands.

pub mod callgrind;
pub mod evidence;
pub mod instructions;
pub mod paired;
pub mod recording;
pub mod stacks;
