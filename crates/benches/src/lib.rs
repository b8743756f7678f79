//! What the criterion suites and the lab share: the recorded operands, the grid of benchmarks and their ids,
//! the protocol in which the lab asks a suite, and how frames are named.

#![forbid(unsafe_code)]

pub mod corpus;
pub mod grid;
pub mod names;
pub mod paired;
pub mod placement;
