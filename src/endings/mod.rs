//! Endgames: what is known of positions with few men, and how it was found out.
//!
//! | part | |
//! |---|---|
//! | [`Endings`] | what the engine knows, and the one place that the search asks |
//! | [`Material`] | what stands on the board |
//! | `symmetry`, `layout` | how its positions are numbered, 64 to a word |
//! | [`Table`] | what each of them is worth |
//! | `retrograde`, [`Tables`] | how a table is made, after those that its captures and promotions lead to |
//!
//! The fifty-move rule is not known here, and no position has castling rights.

mod known;
mod layout;
mod material;
#[cfg(any(feature = "tables", test))]
mod retrograde;
mod rules;
mod symmetry;
#[cfg(any(feature = "tables", test))]
mod table;
#[cfg(any(feature = "tables", test))]
mod tables;
mod wdl;

pub use known::Endings;
pub use material::{BadMaterial, MOST_MEN, Material};
#[cfg(any(feature = "tables", test))]
pub use retrograde::Progress;
#[cfg(any(feature = "tables", test))]
pub use table::{Census, Table};
#[cfg(any(feature = "tables", test))]
pub use tables::Tables;
#[cfg(any(feature = "tables", test))]
pub use rules::{Growth, Grown};
pub use wdl::{Answer, Wdl};
