//! Platforms that the lab builds for: their linkers, and the means to run their programs on this
//! machine.
//!
//! It is not enough to look for the linker's name: a compiler driver may be installed without the
//! platform's C library, and a 64-bit kernel may or may not run 32-bit programs. So the lab links a
//! minimal program and runs it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::{Target, printed};
use crate::machine::tools::{self, Tool};
use outpace::os::children;
use outpace::os::files;

/// Means to run a target's programs on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Runs {
    /// The machine itself.
    Here,
    /// An emulator, given by its program and first arguments.
    Under(Vec<String>),
    /// The programs cannot be run, for this reason.
    Not(String),
}

/// A platform. The target of the same name builds for the oldest CPU that the platform supports.
pub(super) struct Platform {
    pub(super) name: &'static str,
    pub(super) triple: &'static str,
    /// Name of the platform in the names that distributions give to its linker and to the folder of
    /// its C library.
    gnu: &'static str,
    /// Emulator of the platform.
    qemu: &'static str,
    /// Tool to install if there is no linker for the platform.
    cc: Tool,
}

impl Platform {
    const fn new(
        name: &'static str,
        triple: &'static str,
        gnu: &'static str,
        qemu: &'static str,
        cc: Tool,
    ) -> Self {
        Self { name, triple, gnu, qemu, cc }
    }

    /// Returns true for 32-bit x86, whose programs every x86-64 CPU runs.
    fn is_narrow_x86(&self) -> bool {
        self.qemu == QEMU_32
    }
}

/// The platforms. i586 is 32-bit x86 without vector instructions, the default of compilers until
/// about 2012.
pub(super) const PLATFORMS: [Platform; 4] = [
    Platform::new("i586", "i586-unknown-linux-gnu", "i686-linux-gnu", QEMU_32, Tool::Gcc32),
    Platform::new("i686", "i686-unknown-linux-gnu", "i686-linux-gnu", QEMU_32, Tool::Gcc32),
    Platform::new("x86-64", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu", QEMU, Tool::GccX86),
    Platform::new("aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-gnu", "qemu-aarch64", Tool::GccArm),
];

const QEMU_32: &str = "qemu-i386";

const QEMU: &str = "qemu-x86_64";

/// Arguments for QEMU that select a CPU with all instructions that it can emulate.
const RICHEST_CPU: [&str; 2] = ["-cpu", "max"];

/// Returns the linker of this platform (None for the compiler's own choice), and the means to run
/// its programs.
pub(super) fn find(root: &Path, triple: &str) -> Result<(Option<String>, Runs)> {
    let platform = PLATFORMS.iter().find(|platform| platform.triple == triple);
    let platform = platform.with_context(|| format!("no linker is known for the platform {triple}"))?;
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder to link in")?;
    let program = folder.path().join("program");
    // x86-64's own `cc` also links 32-bit programs if it has the libraries.
    let uses_cc = cfg!(target_arch = "x86_64") && platform.is_narrow_x86();
    let gnu = platform.gnu;
    let linker = format!("{gnu}-gcc");
    let links =
        if uses_cc { tools::links("cc", &["-m32"], &program) } else { tools::links(&linker, &[], &program) };
    let remedy = |tool| tools::remedy(root, tool);
    ensure!(links, "no linker for {triple} is installed; install one with `{}`", remedy(platform.cc)?);
    let linker = (!uses_cc).then_some(linker);
    // The system may start an emulator for a foreign program by itself. Times under an emulator are
    // not those of this machine, so only programs for its own architecture count as run here.
    let host = std::env::consts::ARCH;
    let is_native = triple.starts_with(host) || host == "x86_64" && platform.is_narrow_x86();
    if is_native && runs(&mut Command::new(&program)) {
        return Ok((linker, Runs::Here));
    }
    let mut words = vec![platform.qemu.to_owned()];
    if platform.qemu == QEMU {
        words.extend(RICHEST_CPU.map(str::to_owned));
    }
    if !uses_cc {
        words.extend(["-L".to_owned(), format!("/usr/{gnu}")]);
    }
    if runs(Command::new(&words[0]).args(&words[1..]).arg(&program)) {
        return Ok((linker, Runs::Under(words)));
    }
    let remedy = remedy(Tool::Qemu)?;
    let reason = format!(
        "neither this machine nor {} runs programs for {triple}; get an emulator with `{remedy}`",
        platform.qemu
    );
    Ok((linker, Runs::Not(reason)))
}

fn runs(command: &mut Command) -> bool {
    children::run(command, None).is_ok_and(|done| done.status.success())
}

/// Returns the means to run programs that are compiled for this target's CPU. `lowest` is the means
/// to run programs for the platform's oldest CPU.
pub(super) fn runs_at_level(root: &Path, target: &Target, lowest: Runs) -> Result<Runs> {
    let Some(cpu) = target.cpu.as_deref().filter(|cpu| *cpu != "native") else { return Ok(lowest) };
    let is_here = lowest == Runs::Here;
    let has = if is_here { features(target.triple, "native")? } else { Vec::new() };
    let mut missing = features(target.triple, cpu)?;
    missing.retain(|feature| !has.contains(feature));
    // Since version 7.2 QEMU emulates all of x86-64-v3, but nothing of AVX-512.
    let beyond: Vec<&str> =
        missing.iter().map(String::as_str).filter(|feature| feature.starts_with("avx512")).collect();
    if missing.is_empty() || !is_here && beyond.is_empty() {
        return Ok(lowest);
    }
    if !is_here {
        return Ok(Runs::Not(format!("QEMU does not emulate {}", beyond.join(", "))));
    }
    let lacks = format!("this CPU lacks {}", missing.join(", "));
    if !beyond.is_empty() || !cfg!(target_arch = "x86_64") {
        return Ok(Runs::Not(lacks));
    }
    if runs(Command::new(QEMU).arg("--version")) {
        return Ok(Runs::Under([QEMU].into_iter().chain(RICHEST_CPU).map(str::to_owned).collect()));
    }
    Ok(Runs::Not(format!("{lacks}; get an emulator with `{}`", tools::remedy(root, Tool::Qemu)?)))
}

/// Returns the features that the compiler assumes for this CPU.
pub fn features(triple: Option<&str>, cpu: &str) -> Result<Vec<String>> {
    let cfg = printed(&["--print", "cfg", "-C", &format!("target-cpu={cpu}")], triple)?;
    ensure!(!cfg.is_empty(), "rustc does not list the features of the CPU {cpu}");
    let feature = |line: &str| Some(line.strip_prefix("target_feature=\"")?.strip_suffix('"')?.to_owned());
    Ok(cfg.lines().filter_map(feature).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_compiler_lists_the_features_of_a_level() {
        let has =
            |cpu: &str, feature: &str| features(None, cpu).unwrap().iter().any(|found| found == feature);
        assert!(has("x86-64-v3", "bmi2") && !has("x86-64", "bmi2"));
        assert!(has("x86-64-v4", "avx512f") && !has("x86-64-v3", "avx512f"));
        assert!(has("native", "sse2"));
        assert!(features(Some("no-such-platform"), "native").is_err());
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn an_emulator_runs_only_the_levels_that_it_emulates() {
        let emulator = Runs::Under(vec![QEMU.to_owned()]);
        let level = |name: &str| {
            let target = Target::parse(name).unwrap();
            runs_at_level(Path::new("."), &target, emulator.clone()).unwrap()
        };
        assert_eq!(level("x86-64"), emulator);
        assert_eq!(level("x86-64-v3"), emulator);
        let Runs::Not(why) = level("x86-64-v4") else { panic!("QEMU has no AVX-512") };
        assert!(why.contains("avx512f") && !why.contains("bmi2"), "{why}");
    }
}
