//! Turns measurements into verdicts and choices. Each is a pure function of a record.

pub mod beaten;
pub mod behind;
pub mod calibration;
pub mod density;
pub mod differences;
pub mod figures;
pub mod pool;
pub mod verdict;
