//! Parts of a bitboard chess engine. Each part has several variants, which give the same answers
//! and whose speed is measured.
//!
//! | module | content |
//! |---|---|
//! | [`types`] | plain data: squares, sets of them, pieces, colours, moves, keys, random numbers |
//! | [`cpu`] | the features of this CPU, as values that only a check can create; its model; and a check that it has what the build assumes |
//! | [`popcount`] | the number of bits set in a word |
//! | [`sliders`] | the squares that a bishop, rook or queen attacks |
//! | [`score`] | a midgame and an endgame value in one |
//! | [`repetition`] | the test for a repeated position |
//! | [`simd`] | the sums of a small neural network, by instruction set |
//! | [`mod@axis`] | axes and variants as data, and the macro that declares them |
//!
//! Five of the modules are *axes*: a trait, and one type for each way to implement it. No part
//! knows a board or another axis, so an engine takes only those it needs. Plywright's engine is
//! built of them, and its lab measures which variant is best where.
//!
//! A variant that needs an instruction has a checked constructor. A value of its type exists only
//! on a CPU that runs it, so no safe call can end in an illegal instruction:
//!
//! ```
//! use plywright_parts::popcount::{Hardware, Popcount, Swar};
//! use plywright_parts::sliders::{Magic, Pext, Sliders};
//! use plywright_parts::types::{Bitboard, Square};
//!
//! /// Returns the number of squares that the rook attacks.
//! fn mobility(popcount: impl Popcount, sliders: impl Sliders, rook: Square, occupied: Bitboard) -> u32 {
//!     popcount.count(sliders.rook(rook, occupied).0)
//! }
//!
//! let occupied = Bitboard(1 << Square::A1.index());
//! let moves = match (Hardware::new(), Pext::new()) {
//!     (Some(popcnt), Some(pext)) => mobility(popcnt, pext, Square::A1, occupied),
//!     _ => mobility(Swar, Magic, Square::A1, occupied),
//! };
//! assert_eq!(moves, 14);
//! ```
//!
//! Choose once, at the start of the program, and compile the rest for the choice: a test at every
//! call costs more than most variants gain.

pub mod axis;
pub mod cpu;
pub mod popcount;
pub mod repetition;
pub mod score;
pub mod simd;
pub mod sliders;
pub mod types;
