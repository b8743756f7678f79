//! Endgames: what is known of positions with few pieces.
//!
//! | part | |
//! |---|---|
//! | [`Endings`] | what the engine knows, and the one place that the search asks |
//! | [`Material`] | what stands on the board |
//! | [`rules`] | recognisers: what some positions of an ending are worth, in a few kilobytes |
//! | [`exact`] | what all with three or four pieces are worth, packed into the program |
//! | `key` | which of them is asked, by what stands on the board |
//!
//! Rules and tables are made by the package `plywright-tables` (`cargo tables`), not here. With it the engine shares their formats, which are
//! public for that reason:
//!
//! | part | |
//! |---|---|
//! | [`symmetry`], [`layout`] | how the positions of an ending are numbered, 64 to a word |
//! | [`moves`] | moves, checks and legality for a word of positions at a time |
//! | [`coder`] | arithmetic coding, by which rules and tables are small |
//! | [`exact::shape`], [`exact::model`] | what of a table is packed, and how its bits are foreseen |
//! | [`rules::feature`], [`rules::view`] | what a rule may ask of a position, and the answers |
//! | [`rules::tree`], [`rules::packed`] | a rule's questions, and the same as bytes |
//!
//! The fifty-move rule is not known here, and no position has castling rights.

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
