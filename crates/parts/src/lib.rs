//! Parts of a bitboard chess engine, each in several variants whose speed is measured and whose answers are the same.
//!
//! | module | what it is |
//! |---|---|
//! | [`types`] | squares, sets of squares, pieces, colours, moves, keys, random numbers: plain data |
//! | [`cpu`] | what this CPU can do, as checked witnesses; which CPU it is; a guard for builds that need more than it has |
//! | [`popcount`] | how many bits of a word are set |
//! | [`sliders`] | which squares a bishop, rook or queen attacks |
//! | [`score`] | a midgame and an endgame value in one |
//! | [`repetition`] | whether the position on the board has been there before |
//! | [`simd`] | the sums of a small neural network, by instruction set |
//! | [`mod@axis`] | axes and variants as data, and the declaration that they follow from |
//!
//! Five of them are *axes*: a trait each, and a type for each way to implement it. No part knows a board, and none knows another axis,
//! so an engine takes those that it needs. Plywright's engine is built of them, and its lab measures which variant is best where.
//!
//! A variant that needs an instruction has a checked constructor. Whoever holds the value has a CPU that runs it, so no safe call
//! can end in an illegal instruction:
//!
//! ```
//! use plywright_parts::popcount::{Hardware, Popcount, Swar};
//! use plywright_parts::sliders::{Magic, Pext, Sliders};
//! use plywright_parts::types::{Bitboard, Square};
//!
//! /// How many squares the rook can go to.
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
//! Choose once, where the program begins, and compile the rest for the choice: a test at every call costs more than most variants gain.

pub mod axis;
pub mod cpu;
pub mod popcount;
pub mod repetition;
pub mod score;
pub mod simd;
pub mod sliders;
pub mod types;
