//! Builds the programs of a bundle other than the engines: the lab itself, its suites, and a
//! linker. All are linked statically.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::build::kernels;
use crate::machine::tools;
use crate::workspace;

/// Flag of rustc that links a program statically, so that it needs nothing but the kernel.
pub(super) const FLAG: &str = "-Ctarget-feature=+crt-static";

/// Flags that compile quickly, for bundles that are used in tests and not to measure.
pub(super) const DRAFT: [&str; 4] = [FLAG, "-Copt-level=1", "-Clto=off", "-Ccodegen-units=16"];

/// Package and version of the linker: [Wild](https://github.com/wild-linker/wild), under the MIT or
/// the Apache-2.0 licence. It is written in Rust, so it can be linked statically like the rest.
pub(super) const WILD: (&str, &str) = ("wild-linker", "0.10.0");

/// Cargo profile with which the lab is compiled.
const PROFILE: &str = "runner";

fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("static")
}

pub(super) fn lab(root: &Path, platform: &str) -> Result<PathBuf> {
    let mut cargo = tools::cargo();
    cargo.current_dir(root).env_remove("CARGO_INCREMENTAL");
    cargo.args(["build", "--profile", PROFILE, "--quiet", "--package", "plywright-lab", "--bin", "lab"]);
    kernels::succeed(statically(&mut cargo, root, platform), "the lab cannot be linked statically")?;
    Ok(folder(root).join(platform).join(PROFILE).join("lab"))
}

pub(super) fn suites(root: &Path, platform: &str, names: &[&str]) -> Result<Vec<PathBuf>> {
    let mut cargo = tools::cargo();
    statically(cargo.current_dir(root).arg("bench"), root, platform);
    kernels::built(kernels::of_suites(cargo, names.iter().copied()), names)
}

pub(super) fn linker(root: &Path, platform: &str) -> Result<PathBuf> {
    let (package, version) = WILD;
    let place = workspace::target(root).join("tools").join(platform);
    let mut cargo = tools::cargo();
    cargo.args(["install", "--quiet", "--locked", "--no-default-features", "--version", version, "--root"]);
    cargo.arg(&place).arg(package);
    let failed = format!("the linker for other code layouts, {package} {version}, cannot be installed");
    kernels::succeed(statically(&mut cargo, root, platform), &failed)?;
    let program = place.join("bin/wild");
    program.is_file().then_some(program).with_context(|| format!("{package} {version} installs no `wild`"))
}

fn statically<'a>(cargo: &'a mut Command, root: &Path, platform: &str) -> &'a mut Command {
    cargo.args(["--target", platform, "--target-dir"]).arg(folder(root));
    cargo.env_remove("CARGO_BUILD_BUILD_DIR").env("CARGO_ENCODED_RUSTFLAGS", FLAG)
}
