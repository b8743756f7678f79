//! `outpace link FOLDER NAME -- ARGUMENT...`: runs a linker and records the link. Called by the
//! scripts that stand in for the linkers while programs are built.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use super::FAILED;
use crate::builds::layouts::record;
use crate::error::Result;

#[derive(Debug, clap::Args)]
pub(super) struct Link {
    /// Folder for the records of the links.
    folder: PathBuf,
    /// Name of the linker: `ld`, `ld.lld`.
    name: String,
    /// Arguments of the linker.
    #[arg(last = true)]
    arguments: Vec<OsString>,
}

pub(super) fn run(options: &Link) -> Result<ExitCode> {
    let status = record(&options.folder, &options.name, &options.arguments)?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(FAILED)))
}
