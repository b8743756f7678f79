//! The parts that the criterion suites and the lab share: the recorded operands, the grid of
//! benchmarks and their ids, the names of frames in flamegraphs, the protocol between the lab and a
//! suite, and positions with given pieces on random squares.

#![forbid(unsafe_code)]

pub mod corpus;
pub mod grid;
pub mod names;
pub mod paired;
pub mod placement;
