//! Retrograde analysis: the results of all positions of an endgame, from the mates backwards.
//!
//! A position is lost if each of its moves leads to a won position, and won if one of its moves
//! leads to a lost position. A position that is still undecided when nothing changes any more is a
//! draw. Captures and promotions lead to other tables, which are made first. A pass visits sets of
//! positions ([`plywright::endings::layout`]), so that one operation decides up to 64 positions. It
//! visits only the sets that the latest decisions can affect. The order of the decisions does not
//! affect the result.

mod captures;
mod solve;

pub use solve::Progress;
pub(crate) use solve::{bytes, needed, solve};
