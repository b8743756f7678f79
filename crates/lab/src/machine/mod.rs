//! Which machine this is: the CPU and what is known of it, the compiler, the revision.
//!
//! A machine's key names its folder in `reports/`. It is made from what the CPU is, never from what changes from boot to
//! boot or from core to core (frequency, microcode, APIC numbers, host name), so that two runs on one kind of machine land
//! in one folder.

pub(crate) mod compilers;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod cpuid;
pub(crate) mod provenance;
mod source;
pub(crate) mod tools;

pub(crate) use outpace::record::{Kind, Note, is_name};
pub(crate) use source::{changed, compiler, compiler_at, compiler_of, digest, source};

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use plywright::cpu::features::*;

use crate::record::Machine;

/// All target levels of this architecture, lowest first, whether or not this CPU runs them.
pub(crate) const LEVELS: &[&str] = if cfg!(target_arch = "x86_64") {
    &["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "native"]
} else {
    &["generic", "native"]
};

/// The target levels of x86-64, lowest first, and what each adds to those below it.
pub(crate) const STEPS: [(&str, &[Feature]); 4] = [
    ("x86-64", &[]),
    ("x86-64-v2", &[CMPXCHG16B, LAHFSAHF, POPCNT, SSE3, SSE4_1, SSE4_2, SSSE3]),
    ("x86-64-v3", &[AVX, AVX2, BMI1, BMI2, F16C, FMA, LZCNT, MOVBE, XSAVE]),
    ("x86-64-v4", &[AVX512F, AVX512BW, AVX512CD, AVX512DQ, AVX512VL]),
];

pub(crate) fn identify() -> Machine {
    let cpu = cpu();
    Machine {
        key: key(&cpu),
        vendor: cpu.vendor,
        brand: cpu.brand,
        family: cpu.family,
        model: cpu.model,
        stepping: cpu.stepping,
        cpus: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        hypervisor: cpu.hypervisor,
        levels: cpu.levels,
        os: os(),
        notes: cpu.notes,
    }
}

/// What CPUID answers, or what stands in for it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Cpu {
    vendor: String,
    brand: String,
    family: u32,
    model: u32,
    stepping: u32,
    hypervisor: Option<String>,
    levels: Vec<String>,
    notes: Vec<Note>,
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
fn cpu() -> Cpu {
    cpuid::here()
}

/// Without CPUID: the system's own words, where it has some.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
fn cpu() -> Cpu {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = cpuinfo.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().trim_start_matches("0x").to_owned())
    };
    let brand = || {
        let mut sysctl = Command::new("sysctl");
        let printed = output(sysctl.args(["-n", "machdep.cpu.brand_string"])).ok()?;
        printed.lines().next().map(str::to_owned)
    };
    let brand = if cfg!(target_os = "macos") { brand() } else { None };
    let part = || Some(format!("{} part {}", std::env::consts::ARCH, field("CPU part")?));
    Cpu {
        vendor: field("CPU implementer").unwrap_or_default(),
        brand: brand.or_else(part).unwrap_or_else(|| std::env::consts::ARCH.to_owned()),
        ..Cpu::default()
    }
}

/// A name for a folder: vendor, the telling words of the brand, family, model and stepping in hexadecimal.
fn key(cpu: &Cpu) -> String {
    let vendor = match cpu.vendor.as_str() {
        "GenuineIntel" => "intel".to_owned(),
        "AuthenticAMD" => "amd".to_owned(),
        "HygonGenuine" => "hygon".to_owned(),
        other => words(other).collect::<Vec<_>>().join("-"),
    };
    let brand = cpu.brand.split('@').next().unwrap_or_default();
    let brand = brand.replace("(R)", " ").replace("(TM)", " ").replace("(r)", " ").replace("(tm)", " ");
    let telling = words(&brand)
        .filter(|word| *word != vendor && !matches!(word.as_str(), "cpu" | "processor" | "core" | "virtual"));
    let mut parts: Vec<String> = std::iter::once(vendor.clone()).chain(telling).take(6).collect();
    if cpu.family != 0 {
        parts.extend([cpu.family, cpu.model, cpu.stepping].map(|number| format!("{number:x}")));
    }
    parts.retain(|part| !part.is_empty());
    if parts.is_empty() { std::env::consts::ARCH.to_owned() } else { parts.join("-") }
}

/// The words of a text in lower case: letters and digits only, so that they are safe in a file name everywhere.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
}

/// The standard output of a command, or an error that names the command.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot run `{name}`"))?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        bail!("`{name}` failed ({}): {}", output.status, stderr.lines().next().unwrap_or("it says nothing"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The system by name and release; the kernel's own version is left out, for it changes under a running machine.
fn os() -> String {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let pretty = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = std::env::consts::OS;
    pretty.map_or_else(|| name.to_owned(), |pretty| format!("{name}, {}", pretty.trim_matches('"')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(vendor: &str, brand: &str, family: u32, model: u32, stepping: u32) -> String {
        key(&Cpu { vendor: vendor.into(), brand: brand.into(), family, model, stepping, ..Cpu::default() })
    }

    #[test]
    fn a_key_says_which_cpu_it_is_and_nothing_that_changes() {
        assert_eq!(named("GenuineIntel", "Intel(R) Xeon(R) Processor", 6, 0xcf, 2), "intel-xeon-6-cf-2");
        assert_eq!(
            named("GenuineIntel", "Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz", 6, 0x9e, 10),
            "intel-i7-8700k-6-9e-a"
        );
        assert_eq!(
            named("AuthenticAMD", "AMD Ryzen 9 5950X 16-Core Processor", 0x19, 0x21, 0),
            "amd-ryzen-9-5950x-16-19-21-0"
        );
    }

    #[test]
    fn a_hostile_brand_still_gives_a_file_name() {
        let key = named("../../etc", "a/b\\c: \u{202e}..", 1, 2, 3);
        assert!(key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-'), "{key}");
        assert!(is_name(&key), "{key}");
        assert!(!named("", "", 0, 0, 0).is_empty());
    }

    #[test]
    fn what_leads_elsewhere_is_no_name() {
        for name in ["intel-xeon-6-cf-2", "x86_64", "x86-64-v2", "7", "a.b"] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(101);
        for name in
            ["", ".", "..", "../etc", "/etc", "a/b", "a\\b", "-rf", ".git", "a b", "ü", "a\n", "C:", &long]
        {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn this_machine_has_a_key() {
        let machine = identify();
        assert!(is_name(&machine.key) && machine.cpus > 0, "{machine:?}");
        assert_eq!(machine, identify(), "the same from call to call");
    }
}
