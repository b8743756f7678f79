//! Measurements of kernels and counts of programs: times in lock-step, instructions, the CPU's own
//! counters, stacks, recorded operands.

pub mod callgrind;
pub mod counters;
pub mod evidence;
pub mod instructions;
pub mod paired;
pub mod recording;
pub mod stacks;
