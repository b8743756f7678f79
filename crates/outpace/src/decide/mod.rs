//! Decisions from samples: functions of measured values that start no process and write no file.
//! The bisection asks its caller for builds and samples.

pub mod bisect;
pub mod choice;
pub mod counters;
mod judge;
pub mod noise;
mod outlook;
mod provisional;

pub use judge::{Answer, Judged, Limit, Rules, is_open, judge, judgement, open};
pub use outlook::{Outlook, outlook};
pub use provisional::{Provisional, provisional};
