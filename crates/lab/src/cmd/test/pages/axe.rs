//! axe-core, which knows the rules of accessibility.
//!
//! It comes from npm, at one version with one checksum, into the lab's own folder, and stays in its package: what is run is unpacked from
//! the checked bytes each time.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use data_encoding::BASE64;
use sha2::{Digest, Sha512};

use crate::tools::{self, Tool};
use crate::{children, workspace};

/// The package, at the version that the checks were written for.
pub(super) const PACKAGE: &str = "axe-core@4.14.1";

/// The file that npm makes of it.
const FILE: &str = "axe-core-4.14.1.tgz";

/// SHA-512 of that file, as the registry tells it.
const SHA_512: &str =
    "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==";

/// Longer than it takes to get it.
const PATIENCE: Duration = Duration::from_secs(120);

/// Its script, or why there is none.
pub(super) fn ensure(root: &Path) -> Result<Result<String, String>> {
    let folder = workspace::target(root).join("tools");
    let file = folder.join(FILE);
    if !is_right(&file) {
        let Some(npm) = tools::find(root, Tool::Npm)? else {
            return Ok(Err(format!("no `npm`; get it with `{}`", tools::remedy(root, Tool::Npm)?)));
        };
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let mut pack = Command::new(npm.path);
        pack.args(["pack", "--silent", PACKAGE, "--pack-destination"]).arg(&folder).current_dir(&folder);
        let ran = children::run(&mut pack, Some(PATIENCE))?;
        if !ran.status.success() {
            let said = ran.stderr.lines().chain(ran.stdout.lines()).find(|line| !line.trim().is_empty());
            return Ok(Err(format!("`npm pack {PACKAGE}` failed: {}", said.unwrap_or("it says nothing"))));
        }
        ensure!(
            is_right(&file),
            "{} is not the {PACKAGE} that it should be: its checksum differs",
            file.display()
        );
    }
    let mut unpack = Command::new("tar");
    unpack.arg("-xzOf").arg(&file).arg("package/axe.min.js");
    let ran = children::run(&mut unpack, Some(PATIENCE))?;
    ensure!(ran.status.success(), "tar cannot unpack {}: {}", file.display(), ran.stderr.trim());
    Ok(Ok(ran.stdout))
}

/// Whether the file is here, and the right one.
fn is_right(file: &Path) -> bool {
    fs::read(file).is_ok_and(|bytes| BASE64.encode(&Sha512::digest(&bytes)) == SHA_512)
}
