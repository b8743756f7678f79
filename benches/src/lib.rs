//! What the criterion suites and the lab share: the recorded operands, and the protocol in which the lab asks a suite.

pub mod corpus;
pub mod paired;
pub mod placement;
