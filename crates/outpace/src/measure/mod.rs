//! Programs in turns on one CPU, launched again and again: from programs and their tasks to samples.

pub mod lockstep;
pub mod rounds;
