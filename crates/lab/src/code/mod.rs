//! Machine code of timed programs: its listings, and the expectations of them.

pub mod disassembly;
pub mod expectations;
pub mod function;
pub mod listing;
pub mod symbols;
