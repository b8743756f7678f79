//! The verbs, one a file.

pub(crate) mod games;
pub(crate) mod write;
