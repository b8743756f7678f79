//! The board: positions as plain data, FEN, Zobrist keys, make and unmake.
//!
//! This module knows nothing of move generation, evaluation or search, and needs no slider attacks.
//! So a position is plain data. Functions elsewhere that need slider attacks take the recipe as an
//! argument. There are two layers:
//!
//! - [`Placement`] is the part that the rules of movement need: eight sets of squares, the side to
//!   move, castling rights and the en-passant square. Move generation and perft need no more.
//! - [`Position`] adds the data that a game and a search also need: the piece on each square, keys
//!   and clocks. It can make and unmake moves.

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
pub(crate) use quote::quoted;
