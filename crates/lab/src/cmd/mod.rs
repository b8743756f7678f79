//! The subcommands of `cargo lab`, each a file or a folder.

pub(crate) mod asm;
pub(crate) mod bench;
mod budget;
pub(crate) mod build;
pub(crate) mod bundle;
pub(crate) mod calibrate;
pub(crate) mod choose;
pub(crate) mod compare;
pub(crate) mod decide;
pub(crate) mod profile;
pub(crate) mod report;
pub(crate) mod setup;
