//! `outpace merge-profiles FOLDER`: merges the counts of an instrumented program into a profile for
//! the compiler. The build commands of `choose` call it.

use std::path::PathBuf;
use std::process::ExitCode;

use super::output;
use crate::builds::profile::merge_folder;
use crate::error::{Context, Result};
use crate::os::files;
use crate::record::sealed::sha256;

#[derive(Debug, clap::Args)]
pub(super) struct MergeProfiles {
    /// Folder of the raw profiles (`*.profraw`), as named in `-Cprofile-generate=FOLDER` of rustc
    /// or `-fprofile-generate=FOLDER` of clang.
    folder: PathBuf,
}

pub(super) fn run(options: &MergeProfiles) -> Result<ExitCode> {
    let folder = &options.folder;
    let merged = merge_folder(folder).context("cannot merge the raw profiles")?;
    let whole = folder.canonicalize().with_context(|| format!("cannot read {}", folder.display()))?;
    // The name contains a hash of the content, because cargo notices a changed flag but not a
    // changed file.
    let path = whole.join(format!("{:.16}.profdata", sha256(&merged)));
    files::replace(&path, &merged)?;
    output::answer(&format!("{}\n", path.display()), false)?;
    Ok(ExitCode::SUCCESS)
}
