//! The machine code of what is timed: its listings, and what is expected of them.

pub(crate) mod disassembly;
pub(crate) mod expectations;
pub(crate) mod function;
pub(crate) mod listing;
pub(crate) mod symbols;
