//! Plywright: a chess engine core in which every hot decision is a measured, swappable part.
//!
//! This package is the engine with a recipe selected by cargo features ([`recipe`]), and the
//! program `plywright`. The engine itself is the package `plywright-engine`; its documentation has
//! the code map and the invariants, and all its modules are here too.
//!
//! ```
//! use plywright::board::Position;
//!
//! let position: Position = "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1".parse()?;
//! assert_eq!(position.to_string(), "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1");
//! # Ok::<(), plywright::board::FenError>(())
//! ```

pub mod about;
pub mod recipe;

pub use plywright_engine::{
    board, book, checks, checksum, cpu, danger, endgame, endings, eval, evaluation, evasions, movegen,
    network, notation, parallel, popcount, repetition, score, search, side, simd, sliders, syzygy, types,
    uci, weights,
};
pub use plywright_engine::{
    checks_variants, danger_variants, endgame_variants, evaluation_variants, evasions_variants,
    parallel_variants, popcount_variants, repetition_variants, score_variants, side_variants, simd_variants,
    sliders_variants, weights_variants,
};
