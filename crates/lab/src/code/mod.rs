//! Machine code of timed programs: its listings, and single functions.

pub mod disassembly;
pub mod function;
pub mod listing;
pub mod symbols;
