//! Syzygy files: the results of positions with up to seven pieces, where the user has the files.
//!
//! | part | content |
//! |---|---|
//! | [`Files`] | the files in the user's folders, each checked before it is used |
//! | `probe`, [`Wdl`] | a position's result, and its distance to the next capture or pawn move |
//! | [`Ranked`] | the moves of a root, ranked by the results that they keep |
//! | `table` | one file: its parts and their places |
//! | `numbering` | the numbering of the positions of a part |
//! | `pairs` | the compression of the values of a part |
//! | `store`, `checksum` | the bytes of a file, and the check that they are intact |
//! | `piece_counts` | the number of pieces of each kind on the board |
//!
//! The files contain no positions with castling rights. They know the fifty-move rule, but not the
//! state of its clock: a stored result holds right after a capture or a pawn move.
//!
//! A file comes from outside. Whatever it contains, no read goes beyond its end, no loop runs
//! forever and nothing panics: each number from a file is checked before it is used, at the latest
//! when a position is looked up. There is no `unsafe` here, and no file is mapped into memory: the
//! program would crash if a mapped file became shorter, and large files do not fit into an address
//! space of 32 bits.

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
