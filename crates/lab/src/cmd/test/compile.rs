//! The steps that only compile: formatting, lints, docs.

use std::path::Path;

use anyhow::Result;

use super::{Outcome, cargo, run_command};
use crate::tools::{self, Tool};

/// `rustfmt` changes nothing.
pub(super) fn format(root: &Path) -> Result<Outcome> {
    if tools::find(root, Tool::Rustfmt)?.is_none() {
        return missing(root, Tool::Rustfmt);
    }
    check(root, "fmt --all --check", None)
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
