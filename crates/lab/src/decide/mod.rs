//! From what was measured to verdicts and choices; every one a pure function of a record.

pub mod behind;
pub mod calibration;
pub mod density;
pub mod differences;
pub mod figures;
pub mod pool;
pub mod verdict;
