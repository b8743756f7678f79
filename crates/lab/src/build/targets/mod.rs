//! Targets of builds: 32-bit x86, the levels of x86-64, this machine's CPU, 64-bit ARM.
//!
//! A [`Target`] has the name that the user types. Its folder in `asm/` has the same name, except
//! that the folder of `native` is named by the machine's key. [`Ready`] is a target for which this
//! machine can build: the standard library is installed, and the linker and the means to run
//! programs ([`Runs`]) are known. All code that compiles for a `Target` gets its cargo command from
//! `Ready`, so that flags and linkers are in one place. (The engines that `choose` compares are no
//! such targets: see `engines.rs`.)

mod check;
pub mod page;
mod platform;
mod ready;
mod record;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

pub use self::check::{Check, Options};
use self::platform::PLATFORMS;
pub use self::platform::{Runs, features};
pub use self::ready::Ready;
pub use self::record::{Cell, Matrix, Row};
use crate::machine::{self, tools};
use outpace::os::children;

/// Targets on which everything is checked, in the order of the tables.
pub const ALL: [&str; 7] = ["i686", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "native", "aarch64"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Name of the target: `i686`, `x86-64-v3`, `native`.
    pub name: String,
    /// Platform by rustc's name; None for the compiler's own platform.
    pub triple: Option<&'static str>,
    /// Value of `-C target-cpu`; None for the platform's lowest CPU.
    pub cpu: Option<String>,
}

impl Target {
    /// Returns the target of the compiler's own platform, at its lowest CPU.
    pub fn host() -> Self {
        let name = match std::env::consts::ARCH {
            "x86" => "i686".to_owned(),
            other => other.replace('_', "-"),
        };
        Self { name, triple: None, cpu: None }
    }

    /// Returns the target with this name: one of [`ALL`], i586, or any CPU of this platform that
    /// rustc knows.
    pub fn parse(name: &str) -> Result<Self> {
        let host = Self::host();
        if name == host.name {
            return Ok(host);
        }
        let platform = |name: &str| {
            PLATFORMS.iter().find(|platform| platform.name == name).map(|platform| platform.triple)
        };
        if let Some(triple) = platform(name) {
            return Ok(Self { name: name.to_owned(), triple: Some(triple), cpu: None });
        }
        // A level of x86-64 belongs to x86-64 on any machine; every other CPU belongs to this
        // platform.
        let is_level = name.starts_with("x86-64-v") && host.name != "x86-64";
        let triple = if is_level { platform("x86-64") } else { None };
        // The compiler's own list decides, so that a wrong name is an error before any build.
        let cpus = printed(&["--print", "target-cpus"], triple)?;
        if !cpus.lines().filter_map(|line| line.split_whitespace().next()).any(|cpu| cpu == name) {
            bail!(
                "there is no target `{name}`; the targets are {}, i586 and every CPU in `rustc --print target-cpus`",
                ALL.join(", ")
            );
        }
        Ok(Self { name: name.to_owned(), triple, cpu: Some(name.to_owned()) })
    }

    pub fn all() -> Result<Vec<Self>> {
        ALL.iter().map(|name| Self::parse(name)).collect()
    }

    /// Returns the name of the target's folder below `asm/`: for `native` the machine's key,
    /// otherwise the target's name.
    pub fn folder(&self) -> String {
        if self.name == "native" { machine::identify().key } else { self.name.clone() }
    }

    /// Returns rustc's name of the platform, also if it is the compiler's own.
    pub fn platform(&self, root: &Path) -> Result<String> {
        Ok(match self.triple {
            Some(triple) => triple.to_owned(),
            None => machine::compiler(root)?.host,
        })
    }

    /// Returns the width of pointers in bits, as the compiler reports it.
    pub fn bits(&self) -> Result<u32> {
        let cfg = printed(&["--print", "cfg"], self.triple)?;
        let width = cfg.lines().find_map(|line| line.strip_prefix("target_pointer_width=\""));
        let width = width.and_then(|rest| rest.trim_end_matches('"').parse().ok());
        width.with_context(|| format!("rustc does not say how wide a pointer is on {}", self.name))
    }
}

/// Returns true if the compiler has the standard library of this platform.
pub fn has_library(triple: &str) -> Result<bool> {
    let folder = printed(&["--print", "target-libdir"], Some(triple))?;
    let Ok(entries) = std::fs::read_dir(folder.trim()) else { return Ok(false) };
    Ok(entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-")))
}

/// Returns the output of the compiler for this platform, or for its own if `triple` is None. It is
/// empty for an unknown platform.
fn printed(arguments: &[&str], triple: Option<&str>) -> Result<String> {
    let mut rustc = Command::new(tools::rustc());
    rustc.args(arguments).args(triple.map(|triple| format!("--target={triple}")));
    Ok(children::run(&mut rustc, None)?.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_targets_are_parsed() {
        let targets = Target::all().unwrap();
        assert_eq!(targets.iter().map(|target| target.name.as_str()).collect::<Vec<_>>(), ALL);
        let host = Target::host();
        assert!(targets.contains(&host), "{host:?}");
        assert_eq!(Target::parse("i586").unwrap().bits().unwrap(), 32);
        assert_eq!(host.bits().unwrap(), usize::BITS);
        let error = Target::parse("x86-64-v9").unwrap_err().to_string();
        assert!(error.contains("no target `x86-64-v9`") && error.contains("x86-64-v4"), "{error}");
    }

    #[test]
    fn an_unknown_platform_has_no_library() {
        assert!(!has_library("pdp11-unknown-none").unwrap());
    }

    #[test]
    fn the_host_is_built_as_its_user_builds_it() {
        let ready = Ready::find(Target::host()).unwrap();
        assert_eq!(ready.cargo(Path::new("."), "build").get_args().collect::<Vec<_>>(), ["build"]);
        assert_eq!(ready.command(Path::new("a")).get_program(), "a");
    }
}
