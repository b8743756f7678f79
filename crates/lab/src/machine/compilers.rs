//! Compilers on this machine: every rustc that rustup has, and the distribution's.
//!
//! The compiler that runs the lab is the default variant of the axis `compiler`. Every other
//! compiler that can compile the engine is a further variant. Two toolchains with the same rustc
//! count as one.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::machine::{self, output, tools};
use crate::record::{Compiler, SYSTEM, SYSTEM_RUSTC};

/// Oldest version of Rust that compiles the engine.
const NEEDED: &str = env!("CARGO_PKG_RUST_VERSION");

#[derive(Clone, Debug, PartialEq)]
pub struct Toolchain {
    /// Name of the toolchain: `nightly`, `1.95.0`, `system`.
    pub name: String,
    pub compiler: Compiler,
}

impl Toolchain {
    /// Reason why this toolchain cannot compile the engine; None if it can.
    pub fn lacks(&self) -> Option<String> {
        let release = self.compiler.version.split_whitespace().nth(1).unwrap_or_default();
        (numbers(release) < numbers(NEEDED))
            .then(|| format!("rustc {release} is older than {NEEDED}, which the engine needs"))
    }
}

/// Major, minor and patch of a version; a part that is not a number counts as 0.
fn numbers(version: &str) -> [u32; 3] {
    let plain = version.split('-').next().unwrap_or_default();
    let mut parts = plain.split('.').map(|part| part.parse().unwrap_or(0));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

/// Returns all compilers; the first is the one that runs the lab. Fails if that compiler does not
/// print its version, and leaves out every other compiler that does not.
pub fn all(root: &Path) -> Result<Vec<Toolchain>> {
    let default = machine::compiler(root)?;
    let short = |name: &str| name.strip_suffix(&format!("-{}", default.host)).unwrap_or(name).to_owned();
    // A record accepts only names for which this is true.
    let is_name = |name: &String| machine::is_name(name);
    let named = |name: String| Some(short(&name)).filter(is_name).unwrap_or_else(|| "own".to_owned());
    let name = active().map_or_else(|| SYSTEM.to_owned(), named);
    let mut toolchains = vec![Toolchain { name, compiler: default.clone() }];
    let listed = output(Command::new("rustup").args(["toolchain", "list", "--quiet"])).unwrap_or_default();
    let names = listed.lines().filter_map(|line| line.split_whitespace().next()).map(short).filter(is_name);
    let system = Path::new(SYSTEM_RUSTC).is_file().then(|| SYSTEM.to_owned());
    for name in names.chain(system) {
        let is_new = |compiler: &Compiler| {
            toolchains.iter().all(|known: &Toolchain| known.compiler != *compiler && known.name != name)
        };
        if let Some(compiler) = machine::compiler_of(&mut rustc(&name), root).ok().filter(is_new) {
            toolchains.push(Toolchain { name, compiler });
        }
    }
    Ok(toolchains)
}

/// Rustup's name of the toolchain that runs the lab; None if rustup does not run it.
fn active() -> Option<String> {
    std::env::var("RUSTUP_TOOLCHAIN").ok().or_else(|| {
        let printed = output(Command::new("rustup").args(["show", "active-toolchain"])).ok()?;
        Some(printed.split_whitespace().next()?.to_owned())
    })
}

fn rustc(name: &str) -> Command {
    if name == SYSTEM { Command::new(SYSTEM_RUSTC) } else { of_rustup(name, "rustc") }
}

/// Cargo of a toolchain, prepared like [`tools::cargo`]; without a name, cargo of the toolchain
/// that runs the lab.
pub fn cargo(name: Option<&str>) -> Command {
    match name {
        None => tools::cargo(),
        Some(SYSTEM) => {
            let mut cargo = tools::cargo();
            cargo.env("RUSTC", SYSTEM_RUSTC);
            cargo
        }
        Some(name) => of_rustup(name, "cargo"),
    }
}

/// Command for a program of one of rustup's toolchains, without the environment variables that
/// would select another toolchain.
fn of_rustup(toolchain: &str, program: &str) -> Command {
    let mut command = tools::cargo_at("rustup".as_ref());
    for name in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(name);
    }
    command.args(["run", toolchain, program]);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_is_too_old_is_named_with_the_version_needed() {
        let lacks = |version: &str| {
            let compiler = Compiler { version: version.to_owned(), host: String::new(), llvm: String::new() };
            Toolchain { name: "some".to_owned(), compiler }.lacks()
        };
        assert_eq!(lacks("rustc 1.97.0-nightly (e50aa6fba 2026-05-19)"), None);
        assert_eq!(lacks(&format!("rustc {NEEDED}.0 (59807616e 2026-04-14)")), None);
        let reason = format!("rustc 1.63.0 is older than {NEEDED}, which the engine needs");
        assert_eq!(lacks("rustc 1.63.0"), Some(reason));
        assert!(lacks("another program").is_some());
    }

    #[test]
    fn the_labs_own_compiler_comes_first_and_none_comes_twice() {
        let root = plywright_testing::checkout();
        let toolchains = all(root).unwrap();
        assert_eq!(toolchains[0].compiler, machine::compiler(root).unwrap());
        for (at, toolchain) in toolchains.iter().enumerate() {
            assert!(machine::is_name(&toolchain.name), "{toolchain:?}");
            assert!(
                toolchains[..at]
                    .iter()
                    .all(|other| other.name != toolchain.name && other.compiler != toolchain.compiler)
            );
        }
    }
}
