//! A target that this machine can build for.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use super::platform::{self, Runs};
use super::way::{self, Toolchain};
use super::{Target, Way};
use crate::machine;
use crate::machine::tools;
use crate::record::Compiler;
use crate::workspace;

/// A target that this machine can build for.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    /// The target.
    pub(crate) target: Target,
    /// Where its standard library comes from.
    pub(crate) way: Way,
    /// What runs its programs.
    pub(crate) runs: Runs,
    /// The program that links for it, where it is not the compiler's own choice.
    linker: Option<&'static str>,
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
            return Ok(Self { target, way: Way::Host, runs, linker: None });
        };
        let way = Way::find(&root, triple, from_source)?;
        let (linker, lowest) = platform::find(&root, triple)?;
        let runs = platform::level(&root, &target, lowest)?;
        Ok(Self { target, way, runs, linker })
    }

    /// Cargo with that verb, for this target: with its flags, its linker and what runs its tests.
    pub(crate) fn cargo(&self, root: &Path, verb: &str) -> Command {
        self.cargo_with(root, verb, self.target.triple)
    }

    /// The same, with the platform named even where it is the compiler's own: then flags are for the engine alone, and
    /// what runs while it is compiled is the same for all targets in one folder.
    pub(crate) fn cargo_apart(&self, root: &Path, verb: &str) -> Result<Command> {
        Ok(self.cargo_with(root, verb, Some(&self.triple()?)))
    }

    fn level(&self) -> Option<String> {
        self.target.cpu.as_ref().map(|cpu| format!("-Ctarget-cpu={cpu}"))
    }

    fn cargo_with(&self, root: &Path, verb: &str, triple: Option<&str>) -> Command {
        let mut cargo = match &self.way {
            Way::Source(Toolchain { rustc, cargo, .. }) => {
                let mut command = tools::cargo_at(cargo);
                command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
                command.env_remove("RUSTDOC").args([verb, "-Z", "build-std"]);
                command
            }
            Way::Host | Way::Library => {
                let mut command = tools::cargo();
                command.arg(verb);
                command
            }
        };
        cargo.current_dir(root);
        cargo.env("CARGO_ENCODED_RUSTFLAGS", self.level().unwrap_or_default());
        if let Some(triple) = triple {
            cargo.args(["--target", triple]);
            let variable =
                |what: &str| format!("CARGO_TARGET_{}_{what}", triple.replace('-', "_").to_uppercase());
            if let Some(linker) = self.linker {
                cargo.env(variable("LINKER"), linker);
            }
            match &self.runs {
                Runs::Under(words) => cargo.env(variable("RUNNER"), words.join(" ")),
                Runs::Here | Runs::Not(_) => cargo.env_remove(variable("RUNNER")),
            };
        }
        cargo
    }

    /// Where cargo puts what it builds for this target with that profile, below a target folder.
    pub(crate) fn output(&self, target_folder: &Path, profile: &str) -> PathBuf {
        let folder =
            self.target.triple.map_or_else(|| target_folder.to_owned(), |triple| target_folder.join(triple));
        folder.join(folder_of(profile))
    }

    /// The same for [`Self::cargo_apart`].
    pub(crate) fn output_apart(&self, target_folder: &Path, profile: &str) -> Result<PathBuf> {
        Ok(target_folder.join(self.triple()?).join(folder_of(profile)))
    }

    /// A program of this target, run as this machine can run it.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let runner = if let Runs::Under(words) = &self.runs { &words[..] } else { &[] };
        let mut words = runner.iter().map(OsString::from).chain([program.as_os_str().to_owned()]);
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words);
        command
    }

    /// The compiler that builds for it.
    pub(crate) fn compiler(&self, root: &Path) -> Result<Compiler> {
        match &self.way {
            Way::Source(toolchain) => machine::compiler_at(&toolchain.rustc, root),
            Way::Host | Way::Library => machine::compiler(root),
        }
    }

    /// The platform by rustc's name.
    fn triple(&self) -> Result<String> {
        match self.target.triple {
            Some(triple) => Ok(triple.to_owned()),
            None => way::ask(&tools::rustc(), &["--print", "host-tuple"]),
        }
    }
}

/// The folder of a profile has its name, but for the development profile.
fn folder_of(profile: &str) -> &str {
    if profile == "dev" { "debug" } else { profile }
}
