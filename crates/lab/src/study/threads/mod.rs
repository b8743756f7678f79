//! What threads are worth: the variants of the axis `parallel` by the time to a depth, by games at equal time, and by how soon they
//! stop.
//!
//! The other axes change how fast the same nodes are searched, so the lab compares them by that. Threads change
//! which nodes are searched: nodes a second say nothing, and what counts is how soon a search comes to a depth, and
//! whether it plays better.

pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod record;
pub(crate) mod speedup;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use record::Record;
