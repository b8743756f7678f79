//! What is built for: 32-bit x86, the levels of x86-64, this very CPU, 64-bit ARM.
//!
//! A [`Target`] is what its user asks for by name, the name of its folder in `asm/`. [`Ready`] is a target that this
//! machine can build for: it knows which way the standard library comes ([`Way`]), who links, and what runs the result.
//! Whoever compiles anything for a target has cargo from there, so that one place alone knows flags and linkers.

#![allow(dead_code, reason = "the verb that builds for every target is to use the rest")]

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{machine, tools};

/// The targets that everything is checked on, in the order of the tables.
pub(crate) const ALL: [&str; 7] =
    ["i686", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "native", "aarch64"];

/// The platforms among them, with rustc's names; each name stands for its platform's lowest CPU.
const PLATFORMS: [(&str, &str); 3] = [
    ("i686", "i686-unknown-linux-gnu"),
    ("x86-64", "x86_64-unknown-linux-gnu"),
    ("aarch64", "aarch64-unknown-linux-gnu"),
];

/// What a build is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// Its name: `i686`, `x86-64-v3`, `native`.
    pub(crate) name: String,
    /// The platform by rustc's name; none for the one that the compiler runs on.
    pub(crate) triple: Option<&'static str>,
    /// `-C target-cpu`; none for the platform's lowest.
    pub(crate) cpu: Option<String>,
}

impl Target {
    /// The platform that the compiler runs on, at its lowest CPU.
    pub(crate) fn host() -> Self {
        Self { name: std::env::consts::ARCH.replace('_', "-"), triple: None, cpu: None }
    }

    /// The target of that name: one of [`ALL`], or any CPU that rustc knows on this platform.
    pub(crate) fn parse(name: &str) -> Result<Self> {
        let host = Self::host();
        if name == host.name {
            return Ok(host);
        }
        if let Some(&(name, triple)) = PLATFORMS.iter().find(|(known, _)| *known == name) {
            return Ok(Self { name: name.to_owned(), triple: Some(triple), cpu: None });
        }
        // A level of x86-64 is one wherever the compiler runs; every other CPU is one of this platform.
        let is_level = name.starts_with("x86-64-v");
        let triple = (is_level && host.name != "x86-64").then_some(PLATFORMS[1].1);
        let target = Self { name: name.to_owned(), triple, cpu: Some(name.to_owned()) };
        target.check_cpu()?;
        Ok(target)
    }

    /// Every target of [`ALL`].
    pub(crate) fn all() -> Result<Vec<Self>> {
        ALL.iter().map(|name| Self::parse(name)).collect()
    }

    /// The name of its folder below `asm/`: for this very CPU its machine's key.
    pub(crate) fn folder(&self) -> String {
        if self.name == "native" { machine::identify().key } else { self.name.clone() }
    }

    /// What is said of its flags.
    pub(crate) fn flags(&self) -> String {
        let triple = self.triple.map(|triple| format!("--target {triple}"));
        let cpu = self.cpu.as_ref().map(|cpu| format!("-C target-cpu={cpu}"));
        triple.into_iter().chain(cpu).collect::<Vec<_>>().join(" ")
    }

    /// Fails where the compiler does not know the CPU: its own list decides, so that a wrong name costs no build.
    fn check_cpu(&self) -> Result<()> {
        let Some(cpu) = &self.cpu else { return Ok(()) };
        let mut rustc = Command::new(tools::rustc());
        rustc.args(["--print", "target-cpus"]).args(self.triple.map(|triple| format!("--target={triple}")));
        let output = rustc.stdin(Stdio::null()).output().context("cannot run rustc")?;
        let list = String::from_utf8_lossy(&output.stdout);
        let mut known = list.lines().filter_map(|line| line.split_whitespace().next());
        if known.any(|name| name == cpu) {
            return Ok(());
        }
        bail!(
            "there is no target `{cpu}`; the targets are {}, and every CPU in `rustc --print target-cpus`",
            ALL.join(", ")
        )
    }
}

/// Which way a target's standard library comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// With the compiler, whose own platform it is.
    Host,
    /// Compiled, beside the compiler's own, as `rustup target add` has it.
    Library,
}

/// A target that this machine can build for.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    /// The target.
    pub(crate) target: Target,
    /// Where its standard library comes from.
    pub(crate) way: Way,
    /// The program that links for it, where it is not the compiler's own choice.
    linker: Option<&'static str>,
    /// What runs its programs, with the first arguments, where the machine itself does not.
    runner: Vec<String>,
}

impl Ready {
    /// The target, if this machine can build for it.
    ///
    /// # Errors
    ///
    /// If not, the error names what is missing and how to get it.
    pub(crate) fn find(target: Target) -> Result<Self> {
        let Some(triple) = target.triple else {
            return Ok(Self { target, way: Way::Host, linker: None, runner: Vec::new() });
        };
        if !has_library(triple)? {
            bail!("the standard library of {triple} is not here; get it with `rustup target add {triple}`");
        }
        let (linker, runner) = match target.name.as_str() {
            "aarch64" => {
                (Some("aarch64-linux-gnu-gcc"), &["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"][..])
            }
            _ => (None, &[][..]),
        };
        let runner = runner.iter().map(|&word| word.to_owned()).collect();
        Ok(Self { target, way: Way::Library, linker, runner })
    }

    /// Cargo with that verb, for this target: with its flags, its linker and what runs its tests.
    pub(crate) fn cargo(&self, root: &Path, verb: &str) -> Command {
        let mut cargo = tools::cargo();
        cargo.current_dir(root).arg(verb);
        let flags = self.target.cpu.as_ref().map_or_else(String::new, |cpu| format!("-Ctarget-cpu={cpu}"));
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
        if let Some(triple) = self.target.triple {
            cargo.args(["--target", triple]);
            let variable =
                |what: &str| format!("CARGO_TARGET_{}_{what}", triple.replace('-', "_").to_uppercase());
            if let Some(linker) = self.linker {
                cargo.env(variable("LINKER"), linker);
            }
            if !self.runner.is_empty() {
                cargo.env(variable("RUNNER"), self.runner.join(" "));
            }
        }
        cargo
    }

    /// Where cargo puts what it builds for this target with that profile, below a target folder.
    pub(crate) fn output(&self, target_folder: &Path, profile: &str) -> PathBuf {
        let folder =
            self.target.triple.map_or_else(|| target_folder.to_owned(), |triple| target_folder.join(triple));
        folder.join(profile)
    }

    /// A program of this target, run as this machine can run it.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut words = self.runner.iter().map(OsString::from).chain([program.as_os_str().to_owned()]);
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words);
        command
    }
}

/// Whether the compiler has that platform's standard library beside its own.
fn has_library(triple: &str) -> Result<bool> {
    let mut rustc = Command::new(tools::rustc());
    rustc.args(["--print", "target-libdir", "--target", triple]);
    let output = rustc.stdin(Stdio::null()).output().context("cannot run rustc")?;
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(false) };
    Ok(entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_platform_a_level_or_a_cpu_that_the_compiler_knows() {
        let all = Target::all().unwrap();
        assert_eq!(all.iter().map(|target| target.name.as_str()).collect::<Vec<_>>(), ALL);
        let host = Target::host();
        assert!(all.contains(&host), "{host:?}");
        let error = Target::parse("x86-64-v9").unwrap_err().to_string();
        assert!(error.contains("no target `x86-64-v9`") && error.contains("x86-64-v4"), "{error}");
    }

    #[test]
    fn the_host_is_built_as_its_user_builds_it() {
        let ready = Ready::find(Target::host()).unwrap();
        let cargo = ready.cargo(Path::new("."), "build");
        assert_eq!(cargo.get_args().collect::<Vec<_>>(), ["build"]);
        assert_eq!(ready.output(Path::new("target"), "release"), Path::new("target/release"));
        assert_eq!(ready.command(Path::new("a")).get_program(), "a");
    }
}
