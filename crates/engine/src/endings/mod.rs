//! Endgames: knowledge of positions with few pieces.
//!
//! | part | content |
//! |---|---|
//! | [`Endings`] | the rules and exact tables of the recipe, as the search asks them |
//! | [`Material`] | the pieces on the board |
//! | [`rules`] | recognisers: the values of some positions of an ending, in a few kilobytes |
//! | [`exact`] | the values of all positions with three or four pieces, packed into the program |
//! | `key` | the choice of the rule to ask, by the pieces on the board |
//!
//! The package `plywright-tables` (`cargo tables`) makes the rules and tables. It uses the engine's
//! own code for their formats, so these modules are public:
//!
//! | part | content |
//! |---|---|
//! | [`symmetry`], [`layout`] | the numbering of an ending's positions, 64 to a word |
//! | [`moves`] | moves, checks and legality for a word of positions at a time |
//! | [`coder`] | the arithmetic coding that makes rules small |
//! | [`exact::shape`] | the positions that a table keeps, and the number of bits for each |
//! | [`rules::feature`], [`rules::view`] | the questions that a rule may ask, and the answers |
//! | [`rules::tree`], [`rules::packed`] | the questions of a rule, and their form as bytes |
//!
//! This module ignores the fifty-move rule, and no position here has castling rights.

pub mod coder;
pub mod exact;
mod key;
mod known;
pub mod layout;
mod material;
pub mod moves;
pub mod rules;
pub mod symmetry;
mod wdl;

pub use exact::{Damage, Exact, Loaded};
pub use known::Endings;
pub use material::{BadMaterial, MOST_PIECES, Material};
pub use rules::{RULES, Rule, ask as ask_rules};
pub use wdl::{Answer, Wdl};
