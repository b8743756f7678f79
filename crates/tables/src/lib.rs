//! Makes what the engine knows of endgames: tables by retrograde analysis, the packed ones among them, and rules that are grown from tables.
//!
//! | part | |
//! |---|---|
//! | [`Table`] | what each position of an ending is worth |
//! | `retrograde`, [`Tables`] | how a table is made, after those that its captures and promotions lead to |
//! | `kept` | a table as a file, so that it need not be made again |
//! | `packing` | [`pack`]: the exact tables of the engine; [`compare`]: what it reads of them, held to those that were made |
//! | `trees` | the trees of the rules: grown, held to tables, and shown |
//! | `encoder` | the other end of the engine's decoder |
//!
//! The formats are the engine's, in [`plywright::endings`]: how positions are numbered, how bits are foreseen, what a rule may ask.

#![forbid(unsafe_code)]

mod encoder;
mod kept;
mod packing;
mod retrograde;
mod table;
mod tables;
mod trees;

pub use kept::NotKept;
pub use packing::{Comparison, compare, pack, pack_made};
pub use retrograde::Progress;
pub use table::{Census, Table};
pub use tables::Tables;
pub use trees::{Accuracy, Grown, Growth, show};
