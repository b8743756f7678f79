//! The verbs, one file each; a verb of several parts is a folder with one file a part.

pub(crate) mod asm;
pub(crate) mod bench;
mod budget;
pub(crate) mod bundle;
pub(crate) mod calibrate;
pub(crate) mod choose;
pub(crate) mod claims;
pub(crate) mod compare;
mod comparison;
pub(crate) mod decide;
pub(crate) mod predict;
pub(crate) mod profile;
pub(crate) mod report;
pub(crate) mod setup;
pub(crate) mod study;
pub(crate) mod test;
