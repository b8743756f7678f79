//! Comparisons of the speed of programs. A comparison ends as soon as its answer is sure, and its
//! interim results are valid at any moment.
//!
//! The programs are launched together again and again ([`crate::measure::lockstep::race()`]): the
//! baseline, the baseline again (the control) and the candidates. Once a candidate has enough
//! launches for an interval ([`Rules::fewest`]), it has one after every launch. The intervals hold
//! no matter when the run is stopped ([`crate::statistics::anytime`]), so looking after each launch
//! and stopping at the first sure answer makes false alarms no more likely. A candidate gets
//! launches until its answer is sure:
//!
//! | answer | when |
//! |---|---|
//! | faster, slower | the interval excludes zero, or the requested limit, such as "slower by 1 %" |
//! | no difference | the interval lies within the resolution on both sides of zero |
//! | unsure | the time ends first; the output then says which difference would have been seen, and how much more time is needed |

pub mod calibration;
mod measure;
mod record;

pub use crate::decide::{Answer, Judged, Limit, Outlook, Provisional, Rules, judge, outlook, provisional};
#[cfg(feature = "tool")]
pub(crate) use measure::CONTROL_BEFORE;
pub use measure::{Plan, measure};
pub use record::{Decision, FILE, Layouts, Part, Record, Row, SCHEMA, Started, Workload, decide, shown};
