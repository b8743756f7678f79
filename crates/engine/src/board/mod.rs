//! The board: positions as plain data, FEN, Zobrist keys, make and unmake.
//!
//! Nothing here knows of move generation, evaluation or search, and nothing needs slider attacks: a position stays
//! plain data, and what needs them takes the recipe. Two layers:
//!
//! - [`Placement`] is what the rules of moving read: eight sets of squares, the side to move, castling rights and the
//!   en-passant square. Move generation and perft need no more.
//! - [`Position`] adds what a game and a search need: what stands on a square, keys, clocks, make and unmake.

mod castling;
pub mod cuckoo;
mod draw;
mod en_passant;
mod fen;
pub mod geometry;
mod make;
mod placement;
mod position;
mod quote;
mod zobrist;

pub use castling::Castling;
pub use fen::{FenError, FenField, FenRepair};
pub use make::Undo;
pub use placement::Placement;
pub use position::Position;
pub(crate) use quote::shown;
