//! A comparison that ends when the answer is sure, and may be looked at at any moment.
//!
//! The programs are launched together again and again ([`crate::measure::lockstep::race()`]), the baseline, a byte-identical copy of it (the control)
//! and the candidates. After every launch each candidate has an interval that holds at every moment
//! ([`crate::statistics::anytime`]), so to look after each launch and to stop at the first sure answer makes no false alarms more likely.
//! A candidate gets launches until its answer is sure:
//!
//! | answer | when |
//! |---|---|
//! | faster, slower | zero is outside of the interval, or the limit that one asked for, such as "slower by 1 %" |
//! | no difference | the interval lies within the resolution on both sides of zero |
//! | unsure | the time is over before; then it says what would have been seen, and how much more time it takes |

pub mod calibration;
mod measure;
mod ranking;
mod record;

pub use crate::decide::{Answer, Judged, Limit, Provisional, Rules, judge, provisional};
pub use measure::{Plan, measure};
pub use record::{Decision, FILE, Part, Record, Row, SCHEMA, Started, Workload, decide, shown};
