//! Programs that the lab uses: descriptions (in `tools.toml`), places, and ways to get them.
//!
//! Tools that cargo or pip can install go at a fixed version into the lab's own folder below the
//! target folder, so that nothing of the user's is changed and a figure always comes from the same
//! tool. For tools from the system's package manager or the toolchain, the lab prints the command,
//! and runs it only on request (`cargo xtask setup`).

use std::env::consts::{ARCH, EXE_SUFFIX, FAMILY, OS};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use anyhow::{Result, bail};
use serde::Deserialize;

use crate::machine::output;
use outpace::os::children;
use outpace::os::files;
use outpace::programs::is_executable;

pub mod install;
pub(super) mod profiles;
pub mod python;
mod toolchain;

pub use install::remedy;
pub use toolchain::{cargo, cargo_at, check_toolchain, rustc};

/// An external program, by its name in `tools.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
// For a test that checks every variant.
#[cfg_attr(test, derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Tool {
    Valgrind,
    Runner,
    Objdump,
    Mca,
    Profdata,
    Bolt,
    FileCheck,
    Nextest,
    Rustfmt,
    Clippy,
    Driver,
    Lld,
    Gcc32,
    GccArm,
    GccX86,
    Qemu,
    Chromium,
    Npm,
    Deny,
    Hack,
    ShowAsm,
    RustSource,
}

/// A section of `tools.toml`, which explains the fields.
#[derive(Debug, Deserialize)]
struct Entry {
    name: Tool,
    program: String,
    names: Option<Vec<String>>,
    lost: String,
    asks: Option<String>,
    test: Option<Need>,
    wait: Option<String>,
    #[serde(default)]
    llvm: bool,
    os: Option<String>,
    arch: Option<String>,
    #[serde(flatten)]
    source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Need {
    Daily,
    Long,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Cargo {
        package: String,
        version: Option<String>,
        locked: Option<String>,
        features: Option<String>,
        #[serde(default)]
        any: bool,
    },
    Pip(String),
    System(String),
    Rustup(String),
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        tool: Vec<Entry>,
    }
    toml::from_str::<File>(include_str!("tools.toml")).expect("a test reads the same file").tool
});

impl Entry {
    /// Returns true if the tool is needed on this system and architecture.
    fn is_for_here(&self) -> bool {
        let os = self.os.as_deref().is_none_or(|os| [OS, FAMILY].contains(&os));
        let arch = self.arch.as_deref().is_none_or(|arch| match arch.strip_prefix('!') {
            Some(other) => other != ARCH,
            None => arch == ARCH,
        });
        os && arch
    }
}

/// Tools that are needed on this system, in the order of the table of `cargo lab setup`.
pub fn all() -> impl Iterator<Item = Tool> {
    ENTRIES.iter().filter(|entry| entry.is_for_here()).map(|entry| entry.name)
}

/// Tools that `cargo xtask check` needs, with `--long` or without.
pub fn for_checks(long: bool) -> impl Iterator<Item = Tool> {
    let needed = move |need| need == Need::Daily || long;
    all().filter(move |tool| tool.entry().test.is_some_and(needed))
}

impl Tool {
    fn entry(self) -> &'static Entry {
        let entries = || ENTRIES.iter().filter(|entry| entry.name == self);
        entries()
            .find(|entry| entry.is_for_here())
            .or_else(|| entries().next())
            .expect("a test looks for every tool")
    }

    pub fn program(self) -> &'static str {
        &self.entry().program
    }

    /// Work that the lab cannot do without the tool.
    pub fn lost(self) -> &'static str {
        &self.entry().lost
    }

    /// Time that the lab takes to install the tool, in words.
    pub fn wait(self) -> &'static str {
        self.entry().wait.as_deref().unwrap_or("some minutes")
    }

    /// Returns true if cargo installs the tool. The lab installs such a tool by itself when it
    /// needs it. For any other tool, [`ensure`] fails and names the command to run.
    pub fn is_ours_to_install(self) -> bool {
        matches!(self.entry().source, Source::Cargo { .. })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub path: PathBuf,
    /// Version that the tool prints.
    pub version: String,
}

/// Finds the tool in a usable version. Installs nothing.
pub fn find(root: &Path, tool: Tool) -> Result<Option<Found>> {
    match tool {
        Tool::Gcc32 if !links_32_bits() => return Ok(None),
        Tool::RustSource => return Ok(toolchain::library_source()),
        _ => {}
    }
    let mut there = copies(root, tool)?.into_iter().filter_map(|path| run(tool, path));
    Ok(there.find(|found| is_usable(tool, found)))
}

/// Returns false if the tool must have the compiler's major version of LLVM and this copy has a
/// different one: an older disassembler does not know all instructions of a newer compiler, and an
/// older model of a CPU gives other costs for the same code.
fn is_usable(tool: Tool, found: &Found) -> bool {
    !tool.entry().llvm || toolchain::major(&found.version) == toolchain::llvm()
}

/// Files that may be the tool, the best first.
fn copies(root: &Path, tool: Tool) -> Result<Vec<PathBuf>> {
    let entry = tool.entry();
    // The rest of `program` consists of arguments.
    let program = entry.program.split(' ').next().unwrap_or_default();
    let mut paths = Vec::new();
    match &entry.source {
        Source::Cargo { any, .. } => {
            paths.extend(install::installed(root, &entry.source)?.then(|| install::program(root, program)));
            if !any {
                return Ok(paths);
            }
        }
        Source::Pip(_) => paths.push(python::program(root, program)),
        Source::System(_) | Source::Rustup(_) => {}
    }
    if tool == Tool::Lld {
        // A compiler driver looks for LLD under this name; if rustc brings an LLD in `gcc-ld`, that
        // one does the linking.
        paths.extend(toolchain::programs().map(|folder| folder.join("gcc-ld").join(program)));
    }
    if let Some(major) = toolchain::llvm().filter(|_| entry.llvm) {
        paths.extend(toolchain::programs().map(|folder| folder.join(program)));
        paths.extend(on_path(&format!("{program}-{major}")));
        paths.push(Path::new(&format!("/usr/lib/llvm-{major}/bin")).join(program));
    }
    match &entry.names {
        Some(names) => paths.extend(names.iter().filter_map(|name| on_path(name))),
        None => paths.extend(on_path(program)),
    }
    paths.retain(|path| path.is_file());
    Ok(paths)
}

/// A copy of a tool, if it runs and prints its version.
fn run(tool: Tool, path: PathBuf) -> Option<Found> {
    let asks = tool.entry().asks.as_deref().unwrap_or("--version").split(' ');
    let printed = output(Command::new(&path).args(asks)).ok()?;
    let version = printed.split_whitespace().find_map(version)?.to_owned();
    Some(Found { path, version })
}

/// Version in a word such as `1.9.0-stable`, `v3.1` or `valgrind-3.19.0`.
fn version(word: &str) -> Option<&str> {
    let (name, number) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
    let is_version = number.contains('.') && (name.is_empty() || name.ends_with(['v', '-']));
    is_version.then_some(number.trim_end_matches(')'))
}

/// Returns the tool's path. A missing tool is installed first if cargo can install it.
pub fn ensure(root: &Path, tool: Tool) -> Result<PathBuf> {
    if let Some(found) = find(root, tool)? {
        return Ok(found.path);
    }
    if tool.is_ours_to_install() {
        return install::with_cargo(root, tool);
    }
    let other = copies(root, tool)?.into_iter().find_map(|path| run(tool, path));
    let (missing, lost) = (missing(tool, other.as_ref(), toolchain::llvm()), tool.lost());
    let remedy = remedy(root, tool)?;
    bail!("{missing} (lost without it: {lost}); get it with `{remedy}`")
}

/// Says that the tool is not installed. `other` is a copy that runs but is not usable. For a tool
/// of LLVM, the message names this copy and its version.
fn missing(tool: Tool, other: Option<&Found>, llvm: Option<u32>) -> String {
    let program = tool.program();
    match other.zip(llvm).filter(|_| tool.entry().llvm) {
        Some((Found { path, version }, llvm)) => {
            let path = path.display();
            format!("{path} is of LLVM {version}; {program} of LLVM {llvm} is not installed")
        }
        None => format!("{program} is not installed"),
    }
}

/// Returns true if the machine's `cc` links 32-bit programs.
fn links_32_bits() -> bool {
    let Ok(folder) = files::Scratch::new_in(&std::env::temp_dir()) else { return false };
    let mut words = Tool::Gcc32.program().split(' ');
    let linker = words.next().unwrap_or_default();
    links(linker, &words.collect::<Vec<_>>(), &folder.path().join("program"))
}

/// Links the smallest possible program. Returns true on success.
pub fn links(linker: &str, flags: &[&str], program: &Path) -> bool {
    let source = program.with_extension("c");
    if std::fs::write(&source, "int main(void) { return 0; }\n").is_err() {
        return false;
    }
    let mut command = Command::new(linker);
    command.args(flags).arg(&source).arg("-o").arg(program);
    children::run(&mut command, None).is_ok_and(|done| done.status.success())
}

/// The program that a shell would find.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let (program, folders) = (with_suffix(program), std::env::var_os("PATH")?);
    let mut files = std::env::split_paths(&folders).map(|folder| folder.join(&program));
    files.find(|path| path.is_file() && is_executable(path))
}

fn with_suffix(program: &str) -> String {
    format!("{program}{EXE_SUFFIX}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_each_tool_of_this_system_once() {
        let tools: Vec<_> = all().collect();
        for &tool in <Tool as clap::ValueEnum>::value_variants() {
            assert_eq!(tool.entry().name, tool);
            assert!(tools.iter().filter(|&&other| other == tool).count() <= 1, "{tool:?}");
        }
    }

    #[test]
    fn the_long_check_needs_more_tools() {
        let [daily, long] = [false, true].map(|long| for_checks(long).collect::<Vec<_>>());
        assert!(daily.iter().all(|tool| long.contains(tool)) && daily.contains(&Tool::Deny), "{daily:?}");
        for tool in [Tool::Hack, Tool::ShowAsm, Tool::RustSource] {
            assert!(long.contains(&tool) && !daily.contains(&tool), "{tool:?}");
        }
        assert!(!long.contains(&Tool::Runner));
    }

    #[test]
    fn a_tool_of_llvm_must_have_the_compilers_version() {
        let found = |version: &str| Found { path: PathBuf::new(), version: version.to_owned() };
        let llvm = toolchain::llvm().expect("rustc names its LLVM");
        assert!(is_usable(Tool::Mca, &found(&format!("{llvm}.0.1"))));
        assert!(!is_usable(Tool::Mca, &found(&format!("{}.0.1", llvm + 1))));
        assert!(is_usable(Tool::FileCheck, &found(&format!("{}.0.1", llvm + 1))));
    }

    #[test]
    fn a_copy_of_another_llvm_is_named() {
        let found = |path: &str| Found { path: path.into(), version: "12.2.0".to_owned() };
        let (mca, cc) = (found("bin/llvm-mca"), found("bin/cc"));
        assert_eq!(
            missing(Tool::Mca, Some(&mca), Some(22)),
            "bin/llvm-mca is of LLVM 12.2.0; llvm-mca of LLVM 22 is not installed"
        );
        assert_eq!(missing(Tool::Mca, None, Some(22)), "llvm-mca is not installed");
        // This `cc` runs, but links no 32-bit programs.
        assert_eq!(missing(Tool::Gcc32, Some(&cc), Some(22)), "cc -m32 is not installed");
    }

    #[test]
    fn a_version_is_read_as_the_tools_print_it() {
        let printed = ["valgrind-3.19.0", "1.9.0-stable", "v0.2.64", "12.2.0-14)", "(2026-04-14)", "x86_64"];
        let read = [Some("3.19.0"), Some("1.9.0-stable"), Some("0.2.64"), Some("12.2.0-14"), None, None];
        assert_eq!(printed.map(version), read);
    }
}
