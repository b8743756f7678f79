//! From what was measured to verdicts and choices; every one a pure function of a record.

pub(crate) mod behind;
pub(crate) mod calibration;
pub(crate) mod density;
pub(crate) mod differences;
pub(crate) mod figures;
pub(crate) mod pool;
pub(crate) mod verdict;
