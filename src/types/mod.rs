//! The vocabulary: squares, pieces, colours, moves, sets of squares.
//!
//! Plain data with no opinion about chess beyond its geometry. In particular nothing here counts bits: how to count
//! is an axis, in [`popcount`](crate::popcount).

mod bitboard;
mod colour;
mod key;
mod moves;
mod piece;
mod random;
mod square;

pub use bitboard::Bitboard;
pub use colour::Colour;
pub use key::Key;
pub use moves::{Move, MoveKind};
pub use piece::{Kind, Piece};
pub use random::Random;
pub use square::{File, Rank, Square};
