//! A target that this machine can build for.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use super::library::Toolchain;
use super::{Library, Runs, Target, platform, printed};
use crate::machine::{self, tools};
use crate::record::Compiler;
use crate::workspace;

/// A target that this machine can build for.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    pub(crate) target: Target,
    /// Where its standard library comes from.
    pub(crate) library: Library,
    /// What runs its programs.
    pub(crate) runs: Runs,
    /// The platform, where cargo is to be told it.
    triple: Option<String>,
    /// The program that links for it, where it is not the compiler's own choice.
    linker: Option<String>,
}

impl Ready {
    /// The target, if this machine can build for it with what is here.
    ///
    /// # Errors
    ///
    /// If not, the error names what is missing and how to get it.
    pub(crate) fn find(target: Target) -> Result<Self> {
        Self::search(target, false)
    }

    /// The same, with the standard library built from its source, even where it is here, if that is asked for.
    ///
    /// # Errors
    ///
    /// If not, the error names what is missing and how to get it.
    pub(crate) fn search(target: Target, from_source: bool) -> Result<Self> {
        let root = workspace::root()?;
        let Some(triple) = target.triple else {
            ensure!(
                !from_source,
                "{} is what the compiler itself runs on: its library is not built from source",
                target.name
            );
            let runs = platform::level(&root, &target, Runs::Here)?;
            return Ok(Self { target, library: Library::Own, runs, triple: None, linker: None });
        };
        let library = Library::find(&root, triple, from_source)?;
        let (linker, lowest) = platform::find(&root, triple)?;
        let runs = platform::level(&root, &target, lowest)?;
        Ok(Self { target, library, runs, triple: Some(triple.to_owned()), linker })
    }

    /// The same, with the platform named even where it is the compiler's own: then flags are for the engine alone, and
    /// what runs while it is compiled is the same for all targets in one folder.
    pub(crate) fn named(self) -> Result<Self> {
        let triple = match self.triple {
            Some(triple) => triple,
            None => printed(&tools::rustc(), &["--print", "host-tuple"], None)?.trim().to_owned(),
        };
        Ok(Self { triple: Some(triple), ..self })
    }

    /// Cargo with that verb, for this target: with its flags, its linker and what runs its tests.
    pub(crate) fn cargo(&self, root: &Path, verb: &str) -> Command {
        let mut cargo = match &self.library {
            Library::Source(Toolchain { rustc, cargo, .. }) => {
                let mut command = tools::cargo_at(cargo);
                command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
                command.env_remove("RUSTDOC").args([verb, "-Z", "build-std"]);
                command
            }
            Library::Own | Library::Compiled => {
                let mut command = tools::cargo();
                command.arg(verb);
                command
            }
        };
        let cpu = self.target.cpu.as_ref().map(|cpu| format!("-Ctarget-cpu={cpu}"));
        cargo.current_dir(root).env("CARGO_ENCODED_RUSTFLAGS", cpu.unwrap_or_default());
        let Some(triple) = &self.triple else { return cargo };
        cargo.args(["--target", triple]);
        let variable =
            |what: &str| format!("CARGO_TARGET_{}_{what}", triple.replace('-', "_").to_uppercase());
        if let Some(linker) = &self.linker {
            cargo.env(variable("LINKER"), linker);
        }
        match &self.runs {
            Runs::Under(words) => cargo.env(variable("RUNNER"), words.join(" ")),
            Runs::Here | Runs::Not(_) => cargo.env_remove(variable("RUNNER")),
        };
        cargo
    }

    /// A program of this target, run as this machine can run it.
    pub(crate) fn command(&self, program: &Path) -> Command {
        match &self.runs {
            Runs::Under(words) if !words.is_empty() => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]).arg(program);
                command
            }
            _ => Command::new(program),
        }
    }

    /// The compiler that builds for it.
    pub(crate) fn compiler(&self, root: &Path) -> Result<Compiler> {
        match &self.library {
            Library::Source(toolchain) => machine::compiler_at(&toolchain.rustc, root),
            Library::Own | Library::Compiled => machine::compiler(root),
        }
    }
}
