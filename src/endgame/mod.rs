//! Endgames: what every position of some material is worth, by retrograde analysis.
//!
//! | part | |
//! |---|---|
//! | [`Material`] | what stands on the board |
//! | `symmetry`, `layout` | how its positions are numbered, 64 to a word |
//! | [`Table`] | what each of them is worth |
//! | `retrograde`, [`Tables`] | how a table is made, after those that its captures and promotions lead to |
//!
//! The fifty-move rule is not known here, and no position has castling rights.

mod layout;
mod material;
mod retrograde;
mod symmetry;
mod table;
mod tables;

pub use material::{BadMaterial, MOST_MEN, Material};
pub use retrograde::Progress;
pub use table::{Census, Table, Wdl};
pub use tables::Tables;
