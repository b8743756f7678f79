//! The tools of LLVM. They must be of the compiler's own major version: an older disassembler does not know what a newer
//! compiler emits, and an older model of a CPU gives other costs for the same code.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::{Found, Tool, on_path, rustc, version_of};

/// The major version of the compiler's LLVM; none where the compiler does not tell.
pub(crate) fn major() -> Option<u32> {
    static MAJOR: OnceLock<Option<u32>> = OnceLock::new();
    *MAJOR.get_or_init(|| {
        let told = Command::new(rustc()).arg("-vV").stdin(Stdio::null()).output().ok()?;
        let text = String::from_utf8(told.stdout).ok()?;
        of_version(text.lines().find_map(|line| line.strip_prefix("LLVM version: "))?)
    })
}

/// The package that has the tools, in the words of a Debian that keeps several majors.
pub(super) fn package() -> String {
    major().map_or_else(|| "llvm".to_owned(), |major| format!("llvm-{major}"))
}

/// The package that has BOLT.
pub(super) fn bolt_package() -> String {
    major().map_or_else(|| "bolt".to_owned(), |major| format!("bolt-{major}"))
}

/// The tool in the compiler's own major.
pub(crate) fn find(tool: Tool) -> Option<Found> {
    copies(tool).into_iter().find(|found| of_version(&found.version) == major())
}

/// What is said where there are only copies of another major.
pub(super) fn wrong(tool: Tool) -> Option<String> {
    let copies = copies(tool);
    let wrong = copies.first().filter(|_| find(tool).is_none())?;
    let major = major()?;
    Some(format!("{} is of LLVM {}, the compiler of LLVM {major}: ", wrong.path.display(), wrong.version))
}

/// Every copy of the tool that runs: the toolchain's own, then those with the major in their name, then any.
fn copies(tool: Tool) -> Vec<Found> {
    let program = tool.program();
    let own = toolchain().map(|folder| folder.join(program)).filter(|path| path.is_file());
    let named = major().and_then(|major| on_path(&format!("{program}-{major}")));
    let apart = major().map(|major| PathBuf::from(format!("/usr/lib/llvm-{major}/bin")).join(program));
    let paths = [own, named, apart.filter(|path| path.is_file()), on_path(program)];
    paths
        .into_iter()
        .flatten()
        .filter_map(|path| Some(Found { version: version_of(&path, tool)?, path }))
        .collect()
}

/// Where `rustup component add llvm-tools` puts the compiler's own LLVM tools.
fn toolchain() -> Option<PathBuf> {
    let told = Command::new(rustc()).args(["--print", "target-libdir"]).stdin(Stdio::null()).output().ok()?;
    let libraries = String::from_utf8(told.stdout).ok()?;
    Some(Path::new(libraries.trim()).parent()?.join("bin"))
}

fn of_version(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_is_the_compilers() {
        assert_eq!(of_version("22.1.2"), Some(22));
        assert_eq!(of_version("14.0.6-rust"), Some(14));
        assert_eq!(of_version("trunk"), None);
        let major = major().expect("rustc says which LLVM it has");
        assert_eq!(package(), format!("llvm-{major}"));
        if let Some(found) = find(Tool::Mca) {
            assert_eq!(of_version(&found.version), Some(major), "{found:?}");
        }
    }
}
