//! The steps that only compile: formatting, lints, docs.

use std::path::{Path, PathBuf};

use anyhow::Result;
use plywright::recipe::AXES;

use super::{Outcome, cargo, run_command, tracked_files};
use crate::tools::{self, Tool};

/// `rustfmt` changes nothing.
pub(super) fn format(root: &Path) -> Result<Outcome> {
    if tools::find(root, Tool::Rustfmt)?.is_none() {
        return missing(root, Tool::Rustfmt);
    }
    // What a macro declares rustfmt does not see: the files of the variants.
    let is_of_a_variant = |file: &PathBuf| {
        let folder = file.parent().and_then(Path::file_name);
        file.extension().is_some_and(|end| end == "rs")
            && AXES.iter().any(|axis| folder.is_some_and(|folder| folder == axis.name))
    };
    let files = tracked_files(root).unwrap_or_default().into_iter().filter(is_of_a_variant);
    let files: Vec<String> = files.map(|file| file.display().to_string()).collect();
    check(root, &format!("fmt --all -- --check {}", files.join(" ")), None)
}

/// No lint fires in the engine as its users build it. What is beside it is looked at with every feature on.
pub(super) fn clippy_engine(root: &Path) -> Result<Outcome> {
    clippy(
        root,
        "clippy --quiet --package plywright --package plywright-parts --lib --bin plywright -- -D warnings",
    )
}

/// No lint fires with every feature on, the lab's among them.
pub(super) fn clippy_all(root: &Path) -> Result<Outcome> {
    clippy(root, "clippy --quiet --workspace --all-targets --all-features -- -D warnings")
}

/// `rustdoc` has nothing to warn of: neither on what users read nor, private items included, on what we read.
pub(super) fn docs(root: &Path) -> Result<Outcome> {
    let mut outcome = check(root, "doc --quiet --no-deps --lib --all-features", Some("-D warnings"))?;
    let private = "doc --quiet --no-deps --workspace --exclude minimal-engine --document-private-items";
    outcome.add(&check(root, private, Some("-D warnings"))?);
    Ok(outcome)
}

fn clippy(root: &Path, line: &str) -> Result<Outcome> {
    if tools::find(root, Tool::Clippy)?.is_none() {
        return missing(root, Tool::Clippy);
    }
    check(root, line, None)
}

fn check(root: &Path, line: &str, rustdoc_flags: Option<&str>) -> Result<Outcome> {
    let mut command = cargo(root, line);
    if let Some(flags) = rustdoc_flags {
        command.env("RUSTDOCFLAGS", flags);
    }
    let ran = run_command(command)?;
    Ok(if ran.success {
        Outcome::success("")
    } else {
        Outcome::failure(format!("`cargo {line}` failed:\n{}", ran.text))
    })
}

fn missing(root: &Path, tool: Tool) -> Result<Outcome> {
    Ok(Outcome::skip(format!("get it with `{}`", tools::remedy(root, tool)?)))
}
