//! The machine code of what is timed: its listings, and what is expected of them.

pub mod disassembly;
pub mod expectations;
pub mod function;
pub mod listing;
pub mod symbols;
