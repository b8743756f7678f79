//! The vocabulary: squares, pieces, colours, moves, sets of squares.
//!
//! Plain data with no knowledge of chess beyond its geometry. In particular nothing here counts
//! bits, because that is an axis: [`popcount`](crate::popcount).
//!
//! ```
//! use plywright_parts::types::{Bitboard, Kind, Move, MoveKind, Square};
//!
//! let e2: Square = "e2".parse()?;
//! let mv = Move::new(e2, Square::at(4, 3), MoveKind::DoublePush);
//! assert_eq!((mv.to().to_string().as_str(), mv.promotion()), ("e4", None));
//!
//! let rank = Bitboard::rank(1);
//! assert!(rank.has(e2) && !rank.has(mv.to()));
//! assert_eq!(Kind::Knight.letter(), 'n');
//! # Ok::<(), plywright_parts::types::NotASquare>(())
//! ```

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
pub use square::{File, NotASquare, Rank, Square};
