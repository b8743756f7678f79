//! Rules: recognisers that are never wrong, and leave open what they do not know.
mod grow;
mod tree;
mod view;
pub use grow::{Growth, Grown, };
pub(super) use grow::grow;
