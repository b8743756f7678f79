//! A target for which this machine can build: it provides the commands that build for the target
//! and run its programs.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail, ensure};

use super::{Runs, Target, has_library, platform};
use crate::machine::tools;
use crate::terminal::stdout::note;
use crate::workspace;

#[derive(Clone, Debug)]
pub struct Ready {
    pub target: Target,
    pub runs: Runs,
    /// Platform for cargo's `--target`, if it is used.
    triple: Option<String>,
    /// Linker, if it is not the compiler's own choice.
    linker: Option<String>,
}

impl Ready {
    /// Returns the target if this machine can build for it with the installed tools, else an error.
    pub fn find(target: Target) -> Result<Self> {
        let root = workspace::root()?;
        let Some(triple) = target.triple else {
            let runs = platform::runs_at_level(&root, &target, Runs::Here)?;
            let ready = Self { target, runs, triple: None, linker: None };
            // Without `--target` the flags hold for build scripts too, and these run on this machine.
            // For CPUs whose code runs here `--target` is left out, because it changes the hashes in
            // symbols and the order of functions: some code then uses other registers.
            return if ready.runs == Runs::Here { Ok(ready) } else { ready.named(&root) };
        };
        ensure!(
            has_library(triple)?,
            "the standard library of {triple} is not installed; get it with `rustup target add {triple}`"
        );
        let (linker, lowest) = platform::find(&root, triple)?;
        let runs = platform::runs_at_level(&root, &target, lowest)?;
        Ok(Self { target, runs, triple: Some(triple.to_owned()), linker })
    }

    /// Returns the targets that a command asks for: without a name, this platform's lowest CPU;
    /// with the name `all`, every target that this machine can build for; with any other name, that
    /// target. With `all` it prints why it cannot build for the other targets.
    ///
    /// # Errors
    ///
    /// There is no target of that name, or this machine cannot build for it; or the name is `all`,
    /// and this machine can build for no target.
    pub fn find_named(name: Option<&str>) -> Result<Vec<Self>> {
        match name {
            None => Ok(vec![Self::find(Target::host())?]),
            Some("all") => {
                let find = |target: Target| {
                    let name = target.name.clone();
                    let not_here = |error: &_| note!("{name}: not built here: {error:#}");
                    Self::find(target).inspect_err(not_here).ok()
                };
                let ready: Vec<Self> = Target::all()?.into_iter().filter_map(find).collect();
                ensure!(!ready.is_empty(), "this machine can build for none of the targets");
                Ok(ready)
            }
            Some(name) => Ok(vec![Self::find(Target::parse(name)?)?]),
        }
    }

    /// Returns the origin of the standard library: the compiler's installation, or an addition by
    /// rustup for another platform.
    pub fn library(&self) -> &'static str {
        if self.target.triple.is_none() { "the compiler's own library" } else { "rustup's library" }
    }

    /// Returns the same target, which names its platform to cargo even if that is the compiler's
    /// own. Flags then hold only for the engine, so that targets in one build folder share build
    /// scripts and procedural macros.
    pub fn named(self, root: &Path) -> Result<Self> {
        Ok(Self { triple: Some(self.target.platform(root)?), ..self })
    }

    /// Returns the target if this machine itself runs its programs, so that they can be timed.
    ///
    /// # Errors
    ///
    /// This machine runs the target's programs only under an emulator, or not at all.
    pub fn timed(self) -> Result<Self> {
        let name = &self.target.name;
        match &self.runs {
            Runs::Here => Ok(self),
            Runs::Under(words) => {
                let emulator = words.first().map_or("an emulator", String::as_str);
                bail!("this machine runs {name} only under {emulator}, whose times say nothing about {name}")
            }
            Runs::Not(reason) => bail!("this machine does not run {name}: {reason}"),
        }
    }

    /// Returns the options of rustc that select the platform and the CPU, separated by a space.
    pub fn flags(&self) -> String {
        let triple = self.triple.as_ref().map(|triple| format!("--target {triple}"));
        let cpu = self.target.cpu.as_ref().map(|cpu| format!("-C target-cpu={cpu}"));
        triple.into_iter().chain(cpu).collect::<Vec<_>>().join(" ")
    }

    /// Returns a call of this subcommand of cargo for this target, with its flags, its linker, and
    /// the emulator for its tests.
    pub fn cargo(&self, root: &Path, verb: &str) -> Command {
        let mut cargo = tools::cargo();
        cargo.arg(verb);
        self.prepared(root, cargo)
    }

    /// Prepares a command that starts cargo and passes `--target` on to it.
    pub fn prepared(&self, root: &Path, mut cargo: Command) -> Command {
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

    /// Returns the command that runs a program of this target on this machine.
    pub fn command(&self, program: &Path) -> Command {
        match &self.runs {
            Runs::Under(words) if !words.is_empty() => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]).arg(program);
                command
            }
            _ => Command::new(program),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn flags_for_a_newer_cpu_do_not_hold_for_build_scripts() {
        for name in ["x86-64-v2", "x86-64-v3", "x86-64-v4", "diamondrapids"] {
            let ready = Ready::find(Target::parse(name).unwrap()).unwrap();
            let cargo = ready.cargo(Path::new("."), "bench");
            let is_for_the_engine_alone = cargo.get_args().any(|word| word == "--target");
            assert_eq!(is_for_the_engine_alone, ready.runs != Runs::Here, "{name}: {:?}", ready.runs);
        }
    }
}
