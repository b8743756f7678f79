//! Syzygy files: what positions with up to seven pieces are worth, where the user has the files.
//!
//! | part | |
//! |---|---|
//! | [`Files`] | the files of some folders, each checked before it is used |
//! | `probe`, [`Wdl`] | what a position is worth, and how far it is to the next capture or pawn move |
//! | [`Ranked`] | the moves of a root, by what they keep |
//! | `table` | one file: its parts, and where they lie |
//! | `numbering` | how the positions of a part are numbered |
//! | `pairs` | how the values of a part are packed |
//! | `store`, `checksum` | the bytes of a file, and whether they are those that were written |
//! | `piece_counts` | how many pieces of each kind stand on the board |
//!
//! No position has castling rights here. The files know the fifty-move rule, but not how many of its moves are gone: what is said of a
//! position holds right behind a capture or a pawn move.
//!
//! A file is foreign. Whatever is in it, no read leaves it, no loop goes on for ever and nothing panics: a number out of it is checked
//! before it is used, at the latest when a position is looked up. There is no `unsafe` here, and nothing is mapped into memory: a mapped
//! file that becomes shorter ends the program, and large ones do not fit into 32 bits.

mod checksum;
mod files;
mod numbering;
mod pairs;
mod piece_counts;
mod probe;
mod root;
mod store;
mod table;
#[cfg(test)]
mod tests;
mod worth;

pub use files::{Files, Found, NoFolder, Passed};
pub use piece_counts::MOST_PIECES;
pub use root::{Ranked, Ranking};
pub use table::Fault;
pub use worth::Wdl;
