//! Machine code of timed programs: listings of kernels, and the code of single functions.

pub mod disassembly;
pub mod function;
pub mod listing;
pub mod symbols;
