//! Times programs: launches them again and again, lets them take turns on one CPU, and returns
//! samples.

pub mod counters;
pub mod lockstep;
pub mod rounds;
