//! Platforms that the lab builds for: their linkers, and what runs their programs on this machine.
//!
//! Looking up a name is not enough: a compiler driver may be installed without the platform's C
//! library, and a 64-bit kernel may or may not run 32-bit programs. So the smallest program is
//! linked, and then run.

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
    /// An emulator: its program and first arguments.
    Under(Vec<String>),
    /// None, for this reason.
    Not(String),
}

/// A platform. The target with its name stands for its lowest CPU.
pub(super) struct Platform {
    pub(super) name: &'static str,
    pub(super) triple: &'static str,
    /// The distribution's name of the platform, in the names of its linker and of the folder of
    /// its C library.
    gnu: &'static str,
    /// Emulator of the platform.
    qemu: &'static str,
    /// The missing tool if nothing links.
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

    /// Returns true for x86 of 32 bits, which every x86-64 runs too.
    fn is_narrow_x86(&self) -> bool {
        self.qemu == QEMU_32
    }
}

/// i586 is 32-bit x86 without vector instructions, as compilers took it for granted until about
/// 2012.
pub(super) const PLATFORMS: [Platform; 4] = [
    Platform::new("i586", "i586-unknown-linux-gnu", "i686-linux-gnu", QEMU_32, Tool::Gcc32),
    Platform::new("i686", "i686-unknown-linux-gnu", "i686-linux-gnu", QEMU_32, Tool::Gcc32),
    Platform::new("x86-64", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu", QEMU, Tool::GccX86),
    Platform::new("aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-gnu", "qemu-aarch64", Tool::GccArm),
];

const QEMU_32: &str = "qemu-i386";

const QEMU: &str = "qemu-x86_64";

/// QEMU's CPU with everything that it can emulate.
const RICHEST_CPU: [&str; 2] = ["-cpu", "max"];

/// Linker of this platform (None for the compiler's own choice), and the means to run its programs.
pub(super) fn find(root: &Path, triple: &str) -> Result<(Option<String>, Runs)> {
    let platform = PLATFORMS.iter().find(|platform| platform.triple == triple);
    let platform = platform.with_context(|| format!("nothing is known of who links for {triple}"))?;
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder to link in")?;
    let program = folder.path().join("program");
    // x86-64's own `cc` also links 32-bit programs if it has the libraries.
    let own = cfg!(target_arch = "x86_64") && platform.is_narrow_x86();
    let gnu = platform.gnu;
    let linker = format!("{gnu}-gcc");
    let links =
        if own { tools::links("cc", &["-m32"], &program) } else { tools::links(&linker, &[], &program) };
    let remedy = |tool| tools::remedy(root, tool);
    ensure!(links, "nothing links for {triple} here; get what does with `{}`", remedy(platform.cc)?);
    let linker = (!own).then_some(linker);
    // The system may start an emulator by itself, and its times would not be this machine's.
    let host = std::env::consts::ARCH;
    let is_native = triple.starts_with(host) || host == "x86_64" && platform.is_narrow_x86();
    if is_native && runs(&mut Command::new(&program)) {
        return Ok((linker, Runs::Here));
    }
    let mut words = vec![platform.qemu.to_owned()];
    if platform.qemu == QEMU {
        words.extend(RICHEST_CPU.map(str::to_owned));
    }
    if !own {
        words.extend(["-L".to_owned(), format!("/usr/{gnu}")]);
    }
    if runs(Command::new(&words[0]).args(&words[1..]).arg(&program)) {
        return Ok((linker, Runs::Under(words)));
    }
    let remedy = remedy(Tool::Qemu)?;
    Ok((linker, Runs::Not(format!("neither this machine nor {} runs it (`{remedy}`)", platform.qemu))))
}

fn runs(command: &mut Command) -> bool {
    children::run(command, None).is_ok_and(|done| done.status.success())
}

/// Means to run programs compiled for more than the platform's lowest CPU, given the means for the
/// lowest.
pub(super) fn level(root: &Path, target: &Target, lowest: Runs) -> Result<Runs> {
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
    Ok(Runs::Not(format!("{lacks}; `{}`", tools::remedy(root, Tool::Qemu)?)))
}

/// Features that the compiler takes for granted on this CPU.
pub fn features(triple: Option<&str>, cpu: &str) -> Result<Vec<String>> {
    let cfg = printed(&["--print", "cfg", "-C", &format!("target-cpu={cpu}")], triple)?;
    ensure!(!cfg.is_empty(), "rustc does not say what a {cpu} has");
    let feature = |line: &str| Some(line.strip_prefix("target_feature=\"")?.strip_suffix('"')?.to_owned());
    Ok(cfg.lines().filter_map(feature).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_compiler_reports_what_a_level_adds() {
        let has =
            |cpu: &str, feature: &str| features(None, cpu).unwrap().iter().any(|found| found == feature);
        assert!(has("x86-64-v3", "bmi2") && !has("x86-64", "bmi2"));
        assert!(has("x86-64-v4", "avx512f") && !has("x86-64-v3", "avx512f"));
        assert!(has("native", "sse2"));
        assert!(features(Some("no-such-platform"), "native").is_err());
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn where_even_the_lowest_cpu_is_emulated_a_level_is_so_or_is_not_run() {
        let emulator = Runs::Under(vec![QEMU.to_owned()]);
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
