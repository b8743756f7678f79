//! The steps that only compile: formatting, lints, docs.

use std::path::{Path, PathBuf};

use anyhow::Result;
use plywright::recipe::AXES;

use super::{Outcome, Ran, Scope, cargo, run_command, subcommand, tracked_files};
use crate::machine::tools::{self, Tool};

/// `rustfmt` changes nothing.
pub(super) fn format(scope: &Scope) -> Result<Outcome> {
    // What a macro declares rustfmt does not see: the files of the variants.
    let is_of_a_variant = |file: &PathBuf| {
        let folder = file.parent().and_then(Path::file_name);
        file.extension().is_some_and(|end| end == "rs")
            && AXES.iter().any(|axis| folder.is_some_and(|folder| folder == axis.name))
    };
    let files = tracked_files(&scope.root).unwrap_or_default().into_iter().filter(is_of_a_variant);
    let files: Vec<String> = files.map(|file| file.display().to_string()).collect();
    check(scope, Some(Tool::Rustfmt), &format!("fmt --all -- --check {}", files.join(" ")))
}

/// No lint fires in the whole workspace with every feature on, nor in the engine as its users build it.
pub(super) fn clippy(scope: &Scope) -> Result<Outcome> {
    let all = "clippy --quiet --workspace --all-targets --all-features -- -D warnings";
    let mut outcome = check(scope, Some(Tool::Clippy), all)?;
    let engine = "clippy --quiet --package plywright --lib --bin plywright -- -D warnings";
    outcome.add(&check(scope, Some(Tool::Clippy), engine)?);
    Ok(outcome)
}

/// No lint fires in the engine with any feature alone.
pub(super) fn each_feature(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let Some(hack) = tools::find(root, Tool::Hack)? else { return Outcome::without(root, Tool::Hack) };
    let line = "hack clippy --quiet --package plywright --lib --bin plywright --each-feature --keep-going -- -D warnings";
    Ok(judge(line, &run_command(subcommand(root, &hack.path, line))?))
}

/// `rustdoc` has nothing to warn of: neither on what users read nor, private items included, on what we read.
pub(super) fn docs(scope: &Scope) -> Result<Outcome> {
    let mut outcome = check(scope, None, "doc --quiet --no-deps --lib --all-features")?;
    let private = "doc --quiet --no-deps --workspace --exclude minimal-engine --document-private-items";
    outcome.add(&check(scope, None, private)?);
    Ok(outcome)
}

fn check(Scope { root, .. }: &Scope, tool: Option<Tool>, line: &str) -> Result<Outcome> {
    if let Some(tool) = tool
        && tools::find(root, tool)?.is_none()
    {
        return Outcome::without(root, tool);
    }
    let mut command = cargo(root, line);
    command.env("RUSTDOCFLAGS", "-D warnings");
    Ok(judge(line, &run_command(command)?))
}

fn judge(line: &str, ran: &Ran) -> Outcome {
    match ran.success {
        true => Outcome::success(""),
        false => Outcome::failure(format!("`cargo {line}` failed:\n{}", ran.text)),
    }
}
