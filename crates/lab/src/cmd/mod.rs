//! The verbs, one file each.

pub(crate) mod asm;
pub(crate) mod bench;
pub(crate) mod bundle;
pub(crate) mod calibrate;
pub(crate) mod choose;
pub(crate) mod claims;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod count;
pub(crate) mod doctor;
pub(crate) mod endgame;
pub(crate) mod export;
pub(crate) mod man;
pub(crate) mod profile;
pub(crate) mod record;
pub(crate) mod report;
pub(crate) mod scaling;
pub(crate) mod targets;
pub(crate) mod test;
pub(crate) mod threads;
