//! Studies of one question each: threads, endgames, parallel minimax, two targets, matches. Each has its record and what follows from it.

pub(crate) mod compare;
pub(crate) mod endgame;
pub(crate) mod engines;
pub(crate) mod games;
pub(crate) mod matches;
pub(crate) mod scaling;
pub(crate) mod threads;
