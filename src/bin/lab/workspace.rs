//! Where the project's folders are.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bundle;

/// The package's root: the folder with our `Cargo.toml`, from wherever in it the lab is run. Of a lab that lies in a bundle it is the
/// bundle's.
pub(crate) fn root() -> Result<PathBuf> {
    if let Some(folder) = bundle::folder() {
        return Ok(folder);
    }
    let here = std::env::current_dir().context("cannot tell the current folder")?;
    here.ancestors()
        .find(|folder| is_ours(&folder.join("Cargo.toml")))
        .map(Path::to_path_buf)
        .with_context(|| format!("{} is not inside a checkout of plywright", here.display()))
}

fn is_ours(manifest: &Path) -> bool {
    std::fs::read_to_string(manifest)
        .is_ok_and(|text| text.lines().any(|line| line == "name = \"plywright\""))
}

/// The folder for fresh copies of what is launched, which is there then. The system's own may be on a disk of another kind, or let
/// nothing run.
///
/// # Errors
///
/// It is not there and cannot be made.
pub(crate) fn launches(root: &Path) -> Result<PathBuf> {
    let folder = target(root).join("launches");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder)
}

/// The lab's own folder for what it builds: below cargo's target folder, so that `cargo clean` removes it.
pub(crate) fn target(root: &Path) -> PathBuf {
    // A bundle has nothing of cargo's, and does not write where its user's builds are.
    let names = if bundle::folder().is_some() {
        &[][..]
    } else {
        &["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"][..]
    };
    let said = names.iter().find_map(std::env::var_os);
    let target = said.map_or_else(|| root.join("target"), |dir| root.join(dir));
    target.join("lab")
}
