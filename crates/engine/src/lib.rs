//! Plywright: a chess engine core in which every hot decision is a measured, swappable part.
//!
//! # The code map
//!
//! The modules lie on floors, listed from the lowest up. A floor imports only floors below it, and
//! no two modules import each other.
//!
//! - Base. [`types`]: squares, pieces, moves, sets, random numbers. `lines`: reads lines of
//!   untrusted bytes in bounded memory. [`checksum`]: the CRC-32 by which a file is checked.
//!   [`cpu`]: witnesses (empty types whose constructors prove that this CPU has a feature); the
//!   CPU's model and the facts known about it; the check that refuses a build which needs more than
//!   the CPU has.
//! - The axes: [`popcount`], [`sliders`], [`score`], [`repetition`], [`side`], [`evasions`],
//!   [`danger`], [`checks`], [`weights`], [`parallel`], [`endgame`], [`simd`], [`evaluation`]. Each
//!   axis is a folder, each variant a file.
//! - The recipe. [`recipe`]: the definition of a choice of variants. Only the package `plywright`
//!   makes that choice, by its cargo features.
//! - The board. [`board`]: position, FEN, keys, make and unmake, dead material.
//! - Chess. [`movegen`]: legal moves, perft, SAN (which needs the legal moves), and the rules of
//!   chess as a type without a recipe parameter. [`notation`]: EPD and PGN. [`eval`]: the tapered
//!   evaluation. [`network`]: the neural network that can evaluate instead. [`endings`]: knowledge
//!   of positions with few pieces, by rules and by exact tables. The formats of both are public,
//!   because the package `plywright-tables` writes them. [`syzygy`]: the same knowledge from files
//!   of the user.
//! - Search. [`search`]: alpha-beta, quiescence, transposition table, time; reduced playing
//!   strength; conversion of a value to the chances of a win, a draw and a loss.
//! - Opening. [`book`]: opening books, their formats and their making.
//! - Protocol. [`uci`]: the protocol. Above it is only the binary `plywright`: `main.rs`, and in
//!   `cli` the subcommands that are not commands of the protocol.
//!
//! # Invariants
//!
//! - The axes do not know the engine; nothing above the recipe names a variant.
//! - The engine never depends on the lab: no code in it imports or calls the lab.
//! - [`types`] counts no bits, and a position is plain data: code that needs slider attacks takes
//!   the recipe.
//! - With one thread and without clocks: same position, same limits, same answer, whatever the
//!   variant, the target, the word size or the compiler. Only on the axes [`endgame`] and
//!   [`evaluation`] do variants differ in what they know, and so in the moves that they play; with
//!   any one of these variants, everything else makes no difference to the answer.
//! - No input from outside can make the engine panic or hang, or corrupt its state.

pub mod board;
pub mod book;
pub mod checks;
pub mod checksum;
pub mod danger;
pub mod endgame;
pub mod endings;
pub mod eval;
pub mod evaluation;
pub mod evasions;
mod lines;
pub mod movegen;
pub mod network;
pub mod notation;
pub mod parallel;
pub mod recipe;
pub mod search;
pub mod side;
pub mod syzygy;
pub mod uci;
pub mod weights;

pub use plywright_parts::{cpu, popcount, repetition, score, simd, sliders, types};
pub use plywright_parts::{
    popcount_variants, repetition_variants, score_variants, simd_variants, sliders_variants,
};
