//! What the criterion suites and the lab share: the recorded operands, the protocol in which the lab asks a suite, and how frames are named.

#![forbid(unsafe_code)]

pub mod corpus;
pub mod names;
pub mod paired;
pub mod placement;
