//! Who links for a platform that is not the compiler's own, and what runs its programs here.
//!
//! Neither is looked up by name alone: a compiler driver may be there without that platform's C library, and a 64-bit kernel
//! may or may not run 32-bit programs. So the smallest program is linked, and then run.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use super::Target;
use crate::machine::tools::{self, Tool};

/// What runs a target's programs on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Runs {
    /// The machine itself.
    Here,
    /// An emulator: its program and first arguments.
    Under(Vec<String>),
    /// Nothing, for this reason.
    Not(String),
}

/// A platform as the system's tools call it.
struct Platform {
    triple: &'static str,
    /// The linker where it is another program than the machine's own `cc`.
    linker: &'static str,
    emulator: &'static str,
    /// Where a cross C library lies, for the emulator.
    libraries: &'static str,
    /// What is got where the linker or its libraries are missing.
    tool: Tool,
}

const PLATFORMS: [Platform; 3] = [
    Platform {
        triple: "i686-unknown-linux-gnu",
        linker: "i686-linux-gnu-gcc",
        emulator: "qemu-i386",
        libraries: "/usr/i686-linux-gnu",
        tool: Tool::Gcc32,
    },
    Platform {
        triple: "x86_64-unknown-linux-gnu",
        linker: "x86_64-linux-gnu-gcc",
        emulator: "qemu-x86_64",
        libraries: "/usr/x86_64-linux-gnu",
        tool: Tool::GccX86,
    },
    Platform {
        triple: "aarch64-unknown-linux-gnu",
        linker: "aarch64-linux-gnu-gcc",
        emulator: "qemu-aarch64",
        libraries: "/usr/aarch64-linux-gnu",
        tool: Tool::GccArm,
    },
];

/// x86-64's own `cc` links 32-bit programs as well, where it has the libraries.
const LINKS_32_BITS: bool = cfg!(target_arch = "x86_64");

/// The linker of that platform, none for the compiler's own choice, and what runs its programs.
///
/// # Errors
///
/// If nothing links for it, the error names the command that gets a linker.
pub(super) fn find(root: &Path, triple: &str) -> Result<(Option<&'static str>, Runs)> {
    let platform = PLATFORMS.iter().find(|platform| platform.triple == triple);
    let platform = platform.with_context(|| format!("nothing is known of who links for {triple}"))?;
    let folder = tempfile::tempdir().context("cannot make a folder to link in")?;
    let program = folder.path().join("program");
    let own = LINKS_32_BITS && platform.tool == Tool::Gcc32;
    ensure!(
        links(platform, own, &program),
        "nothing links for {triple} here; get what does with `{}`",
        tools::remedy(root, platform.tool)?
    );
    let linker = (!own).then_some(platform.linker);
    // An emulator that the system calls by itself would run it too, and make a time that is not this machine's.
    if is_native(triple) && runs(Command::new(&program)) {
        return Ok((linker, Runs::Here));
    }
    let mut emulator = vec![platform.emulator.to_owned()];
    if platform.emulator == "qemu-x86_64" {
        emulator.extend(MOST_THAT_QEMU_HAS.map(str::to_owned));
    }
    if !own {
        emulator.extend(["-L".to_owned(), platform.libraries.to_owned()]);
    }
    let emulates = || {
        let mut command = Command::new(&emulator[0]);
        command.args(&emulator[1..]).arg(&program);
        runs(command)
    };
    if emulates() {
        return Ok((linker, Runs::Under(emulator)));
    }
    let remedy = tools::remedy(root, Tool::Qemu)?;
    Ok((linker, Runs::Not(format!("neither this machine nor {} runs it (`{remedy}`)", platform.emulator))))
}

/// Whether this machine's own CPU can run programs of that platform.
fn is_native(triple: &str) -> bool {
    let host = std::env::consts::ARCH;
    triple.starts_with(host) || host == "x86_64" && triple.starts_with("i686")
}

/// Whether the smallest program there is links.
fn links(platform: &Platform, own: bool, program: &Path) -> bool {
    let (linker, flags) = if own { ("cc", &["-m32"][..]) } else { (platform.linker, &[][..]) };
    tools::links(linker, flags, program)
}

fn runs(mut command: Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The CPU with all that QEMU can emulate.
const MOST_THAT_QEMU_HAS: [&str; 2] = ["-cpu", "max"];

/// What runs programs that were compiled for more than the platform's lowest CPU, given what runs the lowest.
pub(super) fn level(root: &Path, target: &Target, lowest: Runs) -> Result<Runs> {
    let Some(cpu) = target.cpu.as_deref().filter(|cpu| *cpu != "native") else { return Ok(lowest) };
    let wanted = features(target.triple, cpu)?;
    let is_here = lowest == Runs::Here;
    let has = if is_here { features(target.triple, "native")? } else { Vec::new() };
    let missing: Vec<_> = wanted.into_iter().filter(|feature| !has.contains(feature)).collect();
    if missing.is_empty() {
        return Ok(lowest);
    }
    if !is_emulated(&missing) {
        let who = if is_here { "this CPU lacks" } else { "QEMU does not emulate" };
        let missing: Vec<_> = missing
            .into_iter()
            .filter(|feature| is_here || !is_emulated(std::slice::from_ref(feature)))
            .collect();
        return Ok(Runs::Not(format!("{who} {}", missing.join(", "))));
    }
    if !is_here {
        return Ok(lowest);
    }
    let emulator = "qemu-x86_64";
    if !cfg!(target_arch = "x86_64") {
        return Ok(Runs::Not(format!("this CPU lacks {}", missing.join(", "))));
    }
    let version = || {
        let mut command = Command::new(emulator);
        command.arg("--version");
        runs(command)
    };
    if version() {
        let words = [emulator].into_iter().chain(MOST_THAT_QEMU_HAS);
        return Ok(Runs::Under(words.map(str::to_owned).collect()));
    }
    Ok(Runs::Not(format!("this CPU lacks {}; `{}`", missing.join(", "), tools::remedy(root, Tool::Qemu)?)))
}

/// Whether QEMU emulates all of them: since version 7.2 all of x86-64-v3, and nothing of AVX-512.
fn is_emulated(features: &[String]) -> bool {
    features.iter().all(|feature| !feature.starts_with("avx512"))
}

/// What the compiler takes for granted on that CPU.
pub(crate) fn features(triple: Option<&str>, cpu: &str) -> Result<Vec<String>> {
    let mut rustc = Command::new(tools::rustc());
    rustc.args(["--print", "cfg", "-C", &format!("target-cpu={cpu}")]);
    rustc.args(triple.map(|triple| format!("--target={triple}")));
    let output = rustc.stdin(Stdio::null()).output().context("cannot run rustc")?;
    if !output.status.success() {
        bail!("rustc does not say what a {cpu} has: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let feature = |line: &str| Some(line.strip_prefix("target_feature=\"")?.strip_suffix('"')?.to_owned());
    Ok(said.lines().filter_map(feature).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_compiler_tells_what_a_level_adds() {
        let [lowest, third, fourth] =
            ["x86-64", "x86-64-v3", "x86-64-v4"].map(|cpu| features(None, cpu).unwrap());
        let adds = |level: &[String], feature: &str| {
            level.iter().any(|one| one == feature) && !lowest.iter().any(|one| one == feature)
        };
        assert!(adds(&third, "bmi2") && adds(&fourth, "avx512f"), "{third:?} {fourth:?}");
        assert!(is_emulated(&third) && !is_emulated(&fourth));
        assert!(features(None, "native").unwrap().len() >= lowest.len());
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn where_even_the_lowest_cpu_is_emulated_a_level_is_so_or_is_not_run() {
        let emulator = Runs::Under(vec!["qemu-x86_64".to_owned()]);
        let level = |name: &str| {
            let target = Target::parse(name).unwrap();
            level(Path::new("."), &target, emulator.clone()).unwrap()
        };
        assert_eq!(level("x86-64"), emulator);
        assert_eq!(level("x86-64-v3"), emulator);
        let Runs::Not(why) = level("x86-64-v4") else { panic!("QEMU has no AVX-512") };
        assert!(why.contains("avx512f") && !why.contains("bmi2"), "{why}");
    }
}
