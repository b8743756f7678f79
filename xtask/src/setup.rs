//! `cargo xtask setup`: installs the tools that the checks need and this machine lacks.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::Result;
use plywright_lab::build::targets::{self, Target};
use plywright_lab::machine::tools::install::{BY_HAND, sudo};
use plywright_lab::machine::tools::{self, Tool};
use plywright_lab::note;
use plywright_lab::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Install every tool that `cargo lab setup` lists. By default only those that a plain `cargo
    /// xtask check` needs are installed.
    #[arg(long)]
    all: bool,
}

/// Prints the missing tools and the commands that install them, then runs these commands. A tool
/// that is left out or cannot be installed is named, but is not an error, because the checks can do
/// without it.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let is_long = false;
    let wanted: Vec<Tool> =
        if options.all { tools::all().collect() } else { tools::for_checks(is_long).collect() };
    let mut steps: Vec<(String, String)> = Vec::new();
    let mut is_any_left_out = false;
    for tool in tools::all() {
        if tools::find(&root, tool)?.is_some() {
            continue;
        }
        if !wanted.contains(&tool) {
            note!("leaving out {}; lost without it: {}", tool.program(), tool.lost());
            is_any_left_out = true;
            continue;
        }
        let (name, remedy) = (tool.program().to_owned(), tools::remedy(&root, tool)?);
        if remedy.starts_with(BY_HAND) {
            note!("install {name} yourself, from {remedy}");
        } else if let Some((names, _)) = steps.iter_mut().find(|(_, known)| *known == remedy) {
            *names += &format!(", {name}");
        } else {
            steps.push((name, remedy));
        }
    }
    if let Some(triple) = Target::parse("i686")?.triple.filter(|_| cfg!(target_os = "linux"))
        && !targets::has_library(triple)?
    {
        steps.push((format!("the standard library of {triple}"), format!("rustup target add {triple}")));
    }
    if is_any_left_out {
        note!("`cargo xtask setup --all` covers these too");
    }
    for (what, command) in &steps {
        note!("will install {what}: {command}");
    }
    if steps.iter().any(|(_, command)| command.contains("apt-get")) {
        shell(&root, &format!("{}apt-get update", sudo()));
    }
    for (what, command) in &steps {
        if !shell(&root, command) {
            note!("{what} could not be installed");
        }
    }
    Ok(())
}

/// Runs a shell command, with its output on standard error. Returns true if it succeeded.
fn shell(root: &Path, command: &str) -> bool {
    note!("+ {command}");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{{ {command}; }} >&2")]).current_dir(root).stdin(Stdio::null());
    shell.env("DEBIAN_FRONTEND", "noninteractive").status().is_ok_and(|status| status.success())
}
