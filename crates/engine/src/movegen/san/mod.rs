//! Standard algebraic notation (FIDE Laws of Chess, appendix C; the PGN standard, 8.2.3).
//!
//! The notation is here and not with the board because it needs the legal moves: to distinguish a
//! move from similar ones, to distinguish check from mate, and to find the one move that a text
//! means.

mod read;
mod write;

pub(crate) use read::plain;
pub use read::{SanError, SanFault, parse_san};
pub use write::san;
