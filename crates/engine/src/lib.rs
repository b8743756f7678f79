//! Plywright: a chess engine core in which every hot decision is a measured, swappable part.
//!
//! # The code map
//!
//! Floors, the lowest first; a floor imports only floors below it, and no two modules import each other.
//!
//! | floor | modules |
//! |---|---|
//! | base | [`types`]: squares, pieces, moves, sets, random numbers; `lines`: lines of foreign bytes in bounded memory; [`checksum`]: whether a file is what was written; [`cpu`]: what this CPU can do, as checked witnesses; which CPU it is and what is known of it; the guard of builds for more than the CPU has |
//! | the axes | [`popcount`], [`sliders`], [`score`], [`repetition`], [`side`], [`evasions`], [`weights`], [`parallel`], [`endgame`], [`simd`], [`evaluation`]: one folder an axis, one file a variant |
//! | the recipe | [`recipe`]: what a choice of variants is; cargo features make it in the package `plywright` alone |
//! | the board | [`board`]: position, FEN, keys, make and unmake, dead material |
//! | chess | [`movegen`]: legal moves, perft, SAN (which needs the legal moves), and the rules without a recipe in their type; [`notation`]: EPD and PGN; [`eval`]: the tapered evaluation; [`network`]: the network that evaluates instead; [`endings`]: what is known of positions with few pieces, by rules and by exact tables, and the formats of both for their maker, the package `plywright-tables`; [`syzygy`]: the same by files that the user has |
//! | search | [`search`]: alpha-beta, quiescence, transposition table, time; strength that is limited; what a value means in results |
//! | opening | [`book`]: opening books, their formats and their making |
//! | protocol | [`uci`]: the protocol; above it only the binary `plywright`: `main.rs`, and in `cli` its verbs that are no commands of the protocol |
//!
//! # Invariants
//!
//! - The axes do not know the engine; nothing above the recipe names a variant.
//! - The engine never mentions the lab.
//! - [`types`] counts no bits, and a position is plain data: what needs slider attacks takes the recipe.
//! - Same position, same limits, same answer: whatever the variant, the target, the word size or the compiler. On the axes [`endgame`] and [`evaluation`]
//!   alone variants differ in what they know, and so in what is played; with each of them the same holds for all else.
//! - No input from outside can panic, hang, corrupt or move the state of the engine.

pub mod board;
pub mod book;
pub mod checksum;
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
