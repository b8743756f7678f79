//! What samples say: functions of what was measured, which start nothing and write nothing. The bisection asks its caller for builds and samples.

pub mod bisect;
pub mod choice;
mod judge;
mod provisional;
pub mod verdict;

pub use judge::{Answer, Judged, Limit, Rules, judge};
pub use provisional::{Provisional, provisional};
