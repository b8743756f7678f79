//! Retrograde analysis: what every position of an endgame is worth, from the mates backwards.
//!
//! A position is lost if each of its moves leads to one that is won, and won if one of its moves leads to one that is lost; what
//! is neither when nothing changes any more is a draw. Captures and promotions lead to other tables, which are made first. A pass
//! goes over the sets of positions ([`plywright::endings::layout`]), so that one operation decides up to 64 of them, and only over those that can
//! have changed since the pass before. The order in which they are decided has no influence on the result.

mod captures;
mod solve;

pub use solve::Progress;
pub(crate) use solve::{bytes, needed, solve};
