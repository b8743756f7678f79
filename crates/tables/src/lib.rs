//! Makes the engine's knowledge of endgames: tables by retrograde analysis, their packed form, and
//! rules that are grown from tables.
//!
//! | part | content |
//! |---|---|
//! | [`Table`] | the result of each position of an ending |
//! | `retrograde`, [`Tables`] | making a table, and before it the tables that it needs |
//! | `file` | a table as a file, so that it need not be generated again |
//! | `packing` | [`pack`] makes the engine's exact tables; [`compare`] checks them against tables |
//! | `trees` | the trees of the rules: growing, checking against tables, and showing |
//! | `encoder` | the encoder for the engine's decoder |
//!
//! The formats are the engine's, in [`plywright::endings`]: the numbering of positions, the
//! packing of values, the questions that a rule may ask.

#![forbid(unsafe_code)]

mod encoder;
mod file;
mod packing;
mod retrograde;
mod table;
mod tables;
mod trees;

pub use file::FileError;
pub use packing::{Comparison, compare, pack, pack_made};
pub use retrograde::Progress;
pub use table::{Census, Table};
pub use tables::Tables;
pub use trees::{Accuracy, Grown, Growth, show};
