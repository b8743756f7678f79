//! Endgames: what is known of positions with few pieces, and how it was found out.
//!
//! | part | |
//! |---|---|
//! | [`Endings`] | what the engine knows, and the one place that the search asks |
//! | [`Material`] | what stands on the board |
//! | `symmetry`, `layout` | how its positions are numbered, 64 to a word |
//! | `moves` | moves, checks and legality for a word of positions at a time |
//! | `coder` | arithmetic coding, by which rules and tables are small |
//! | `key` | which of them is asked, by what stands on the board |
//! | [`RULES`] | recognisers: what some positions of an ending are worth, in a few kilobytes |
//! | [`Exact`] | what all with three or four pieces are worth, packed into the program |
//! | `Table` | what each of them is worth |
//! | `retrograde`, `Tables` | how a table is made, after those that its captures and promotions lead to |
//! | `kept` | a table as a file, so that it need not be made again |
//!
//! The fifty-move rule is not known here, and no position has castling rights.

mod coder;
mod exact;
#[cfg(any(feature = "retrograde", test))]
mod kept;
mod key;
mod known;
mod layout;
mod material;
mod moves;
#[cfg(any(feature = "retrograde", test))]
mod retrograde;
mod rules;
mod symmetry;
#[cfg(any(feature = "retrograde", test))]
mod table;
#[cfg(any(feature = "retrograde", test))]
mod tables;
mod wdl;

#[cfg(any(feature = "retrograde", test))]
pub use exact::{Comparison, pack, pack_made};
pub use exact::{Damage, Exact, Loaded};
#[cfg(any(feature = "retrograde", test))]
pub use kept::NotKept;
pub use known::Endings;
pub use material::{BadMaterial, MOST_PIECES, Material};
#[cfg(any(feature = "retrograde", test))]
pub use retrograde::Progress;
#[cfg(any(feature = "retrograde", test))]
pub use rules::{Accuracy, Grown};
pub use rules::{Growth, RULES, Rule, ask as ask_rules};
#[cfg(any(feature = "retrograde", test))]
pub use table::{Census, Table};
#[cfg(any(feature = "retrograde", test))]
pub use tables::Tables;
pub use wdl::{Answer, Wdl};
