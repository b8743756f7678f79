//! Names the commands that install missing tools, and runs those of cargo.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use super::{Source, Tool, cargo, find, on_path, python, toolchain, with_suffix};
use crate::machine::{dependencies, output};
use crate::record::quoted;
use crate::terminal::stdout::note;
use crate::workspace;
use outpace::os::children;

/// Command that gets the tool, for a shell in the package's root.
pub fn remedy(root: &Path, tool: Tool) -> Result<String> {
    let source = &tool.entry().source;
    Ok(match source {
        Source::Cargo { package, features, .. } => {
            let folder = folder(root);
            let folder = quoted(&folder.strip_prefix(root).unwrap_or(&folder).to_string_lossy());
            let version = version(root, source)?;
            let features = features.as_ref().map(|name| format!(" --features {name}")).unwrap_or_default();
            format!("cargo install --locked --version {version}{features} --root {folder} {package}")
        }
        Source::Pip(package) => python::remedy(root, package),
        Source::System(packages) => with_package_manager(&packages_here(packages)),
        Source::Rustup(component) => format!("rustup component add {component}"),
    })
}

/// Text before the names of packages on a system whose package manager is not known. It stands in
/// place of a command.
pub const BY_HAND: &str = "the system's package manager: ";

fn with_package_manager(packages: &str) -> String {
    if is_debian() {
        format!("{}apt-get install -y --no-install-recommends {packages}", sudo())
    } else if cfg!(target_os = "macos") {
        format!("brew install {packages}")
    } else {
        format!("{BY_HAND}{packages}")
    }
}

/// Names of packages, with this machine's versions of LLVM and GCC in place of `{-llvm}` and
/// `{gcc}`.
fn packages_here(packages: &str) -> String {
    let llvm = toolchain::llvm().map_or_else(String::new, |major| format!("-{major}"));
    let packages = packages.replace("{-llvm}", &llvm);
    if !packages.contains("{gcc}") {
        return packages;
    }
    let version = output(Command::new("gcc").arg("-dumpversion")).ok();
    // Without a GCC, this is the version that Debian 12 would install.
    let gcc = version.and_then(|version| toolchain::major(version.trim())).unwrap_or(12);
    packages.replace("{gcc}", &gcc.to_string())
}

/// Returns `sudo ` for a user who needs it to install packages of the system.
pub fn sudo() -> &'static str {
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if is_root { "" } else { "sudo " }
}

fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists() && on_path("apt-get").is_some()
}

/// Folder for tools that cargo installs for the lab.
fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("tools")
}

pub(super) fn program(root: &Path, name: &str) -> PathBuf {
    folder(root).join("bin").join(with_suffix(name))
}

/// Version of a package that cargo installs for the lab.
fn version(root: &Path, source: &Source) -> Result<String> {
    match source {
        Source::Cargo { version: Some(version), .. } => Ok(version.clone()),
        Source::Cargo { locked: Some(library), .. } => locked_version(root, library),
        _ => bail!("the tool has no version that cargo could install"),
    }
}

fn locked_version(root: &Path, package: &str) -> Result<String> {
    let path = root.join(dependencies::LOCK);
    let lock = dependencies::read(&path)?;
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let mut entries =
        packages.filter(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package));
    let version = entries.find_map(|entry| entry.get("version")?.as_str().map(str::to_owned));
    version.with_context(|| format!("{} names no package `{package}`", path.display()))
}

/// Returns true if cargo's list of what it installed in the lab's folder has the package, in the
/// version that `source` asks for.
pub(super) fn installed(root: &Path, source: &Source) -> Result<bool> {
    let Source::Cargo { package, .. } = source else { return Ok(false) };
    Ok(lists(&folder(root), package, &version(root, source)?))
}

fn lists(folder: &Path, package: &str, version: &str) -> bool {
    let Ok(text) = std::fs::read_to_string(folder.join(".crates2.json")) else { return false };
    let Ok(list) = serde_json::from_str::<serde_json::Value>(&text) else { return false };
    let wanted = format!("{package} {version} (");
    list["installs"].as_object().is_some_and(|installs| installs.keys().any(|key| key.starts_with(&wanted)))
}

/// Installs a tool with cargo, below the target folder.
pub(super) fn with_cargo(root: &Path, tool: Tool) -> Result<PathBuf> {
    let command = remedy(root, tool)?;
    note!("installing {} with `{command}`, once: {}", tool.program(), tool.wait());
    let mut install = cargo();
    install.args(shlex::split(&command).into_iter().flatten().skip(1)).arg("--quiet").current_dir(root);
    // Without CARGO_TARGET_DIR, cargo builds the tool in a temporary folder, apart from our builds.
    // `--quiet` keeps cargo from warning that the tools' folder is not on the user's PATH.
    install.env_remove("CARGO_TARGET_DIR").stdin(Stdio::null());
    let status = children::run_in_group(&mut install).with_context(|| format!("cannot run `{command}`"))?;
    ensure!(status.success(), "`{command}` failed ({status})");
    let found = find(root, tool)?.map(|found| found.path);
    found.with_context(|| format!("`{command}` went well, but {} does not run", tool.program()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_counts_as_installed_only_in_its_version() {
        let folder = tempfile::tempdir().unwrap();
        let list = r#"{"installs":{"cargo-show-asm 0.2.64 (registry+https://example.org)":{"features":["disasm"]}}}"#;
        std::fs::write(folder.path().join(".crates2.json"), list).unwrap();
        assert!(lists(folder.path(), "cargo-show-asm", "0.2.64"));
        assert!(!lists(folder.path(), "cargo-show-asm", "0.2.6"));
        assert!(!lists(folder.path(), "show-asm", "0.2.64"));
        std::fs::write(folder.path().join(".crates2.json"), "no json").unwrap();
        assert!(!lists(folder.path(), "cargo-show-asm", "0.2.64"));
    }

    #[test]
    fn the_runner_has_the_version_of_the_library_in_the_lock_file() {
        let folder = tempfile::tempdir().unwrap();
        let lock = "[[package]]\nname = \"gungraun-runner\"\nversion = \"7.0.0\"\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"8.1.2\"\n";
        std::fs::write(folder.path().join("Cargo.lock"), lock).unwrap();
        assert!(remedy(folder.path(), Tool::Runner).unwrap().contains("--version 8.1.2 "));
        std::fs::write(folder.path().join("Cargo.lock"), "").unwrap();
        assert!(remedy(folder.path(), Tool::Runner).is_err());
    }
}
