//! A comparison that ends when the answer is sure, and may be looked at at any moment.
//!
//! The programs are launched together again and again ([`crate::lockstep::race()`]), the baseline, a byte-identical copy of it (the control)
//! and the candidates. After every launch each candidate has an interval that holds at every moment
//! ([`crate::statistics::anytime`]), so to look after each launch and to stop at the first sure answer makes no false alarms more likely.
//! A candidate gets launches until its answer is sure:
//!
//! | answer | when |
//! |---|---|
//! | faster, slower | zero is outside of the interval, or the limit that one asked for, such as "slower by 1 %" |
//! | no difference | the interval lies within the resolution on both sides of zero |
//! | unsure | the time is over before; then it says what would have been seen, and how much more time it takes |

mod judge;
mod measure;
mod provisional;
mod ranking;
mod record;

pub use judge::{Answer, Judged, Limit, Rules, judge};
pub use measure::{Plan, measure};
pub use provisional::{Provisional, provisional};
pub use record::{Decision, FILE, Part, Record, Row, SCHEMA, Started, Workload, decide, shown};
