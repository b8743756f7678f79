//! The verbs, one a file.

pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod network;
pub(crate) mod print;
pub(crate) mod shipped;
pub(crate) mod write;
