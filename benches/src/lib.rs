//! What the criterion suites and the lab share: the recorded operands, and the protocols in which the lab asks a suite.

pub mod corpus;
pub mod paired;
pub mod placement;
pub mod turns;
