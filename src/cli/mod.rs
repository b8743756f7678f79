//! The verbs of the engine binary that are no commands of the protocol.

pub(crate) mod book;
mod files;
