//! Identifies the machine, and gives it a key that names its folder in `reports/`.
//!
//! The key is made from the identity of the CPU, never from properties that change from boot to
//! boot or from core to core (frequency, microcode, host name). So all machines with the same kind
//! of CPU have the same key.

use serde::{Deserialize, Serialize};

use crate::error::{Result, ensure};
use crate::label::is_name;
use crate::os::cpus::Cpus;

/// Properties of the machine that may affect the figures. None of them changes from boot to boot,
/// except the limits in [`Machine::topology`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Machine {
    /// Name of its folder in `reports/`, such as `intel-xeon-6-cf-2`.
    pub key: String,
    /// Vendor by CPUID: `GenuineIntel`, `AuthenticAMD`, ...
    pub vendor: String,
    /// Brand string of the CPU.
    pub brand: String,
    /// CPUID family, the extended part added in; 0 if there is no CPUID.
    pub family: u32,
    /// CPUID model, with the extended part.
    pub model: u32,
    /// CPUID stepping.
    pub stepping: u32,
    /// Logical CPUs that this process may use.
    pub cpus: usize,
    /// Name of the hypervisor, if the machine is virtual.
    pub hypervisor: Option<String>,
    /// Target levels that it supports, lowest first: `x86-64`, `x86-64-v2`, ...
    pub levels: Vec<String>,
    /// Operating system.
    pub os: String,
    /// Classes of the CPUs that this process may use, and limits on their speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topology: Option<Cpus>,
    /// Known properties of this kind of CPU.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

impl Machine {
    /// Checks that its key can name a folder.
    ///
    /// # Errors
    ///
    /// Fails if it cannot.
    pub fn check(&self) -> Result<()> {
        let key = &self.key;
        ensure!(
            is_name(key),
            "its machine's key is `{}`, which cannot be the name of a folder",
            key.escape_default()
        );
        Ok(())
    }
}

/// A known property of a CPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Note {
    /// Hazard or capability.
    pub kind: Kind,
    /// Name, such as `slow-pext`.
    pub name: String,
    /// Description, worded as part of a sentence.
    #[serde(rename = "told")]
    pub text: String,
}

/// Kind of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// May cost time unexpectedly.
    Hazard,
    /// May save time if a program makes use of it.
    Capability,
}

impl Note {
    /// Returns the note as a line of its own.
    pub fn line(&self) -> String {
        let Self { kind, name, text } = self;
        match kind {
            Kind::Hazard => format!("warning: {name}: {text}; only the measurement decides"),
            Kind::Capability => format!("note: {name}: {text}"),
        }
    }
}

/// Identifies this machine. On CPUs without CPUID the vendor and the brand are those of
/// [`words_of_the_system`].
#[cfg(feature = "tool")]
pub fn identify() -> Machine {
    let mut machine = cpu();
    machine.key = key(&machine);
    machine.cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    machine.os = os();
    machine.topology = Some(crate::os::cpus::here().within(&crate::os::pin::allowed()));
    machine
}

/// Reads the identity from CPUID.
#[cfg(all(feature = "tool", any(target_arch = "x86", target_arch = "x86_64")))]
fn cpu() -> Machine {
    let cpuid = raw_cpuid::CpuId::new();
    let info = cpuid.get_feature_info();
    let number =
        |field: fn(&raw_cpuid::FeatureInfo) -> u8| info.as_ref().map_or(0, |info| field(info).into());
    Machine {
        vendor: cpuid.get_vendor_info().map_or_else(String::new, |vendor| vendor.as_str().to_owned()),
        brand: cpuid
            .get_processor_brand_string()
            .map_or_else(String::new, |brand| brand.as_str().trim().to_owned()),
        family: number(raw_cpuid::FeatureInfo::family_id),
        model: number(raw_cpuid::FeatureInfo::model_id),
        stepping: number(raw_cpuid::FeatureInfo::stepping_id),
        hypervisor: cpuid.get_hypervisor_info().map(|info| format!("{:?}", info.identify())),
        ..Machine::default()
    }
}

/// Returns the target levels of x86-64 that this CPU supports, lowest first, as detected by the
/// standard library; empty on other architectures.
#[cfg(target_arch = "x86_64")]
pub fn levels() -> Vec<&'static str> {
    use std::arch::is_x86_feature_detected as has;
    let steps = [
        ("x86-64", true),
        (
            "x86-64-v2",
            has!("cmpxchg16b") && has!("popcnt") && has!("sse3") && has!("sse4.2") && has!("ssse3"),
        ),
        (
            "x86-64-v3",
            has!("avx2")
                && has!("bmi1")
                && has!("bmi2")
                && has!("f16c")
                && has!("fma")
                && has!("lzcnt")
                && has!("movbe"),
        ),
        (
            "x86-64-v4",
            has!("avx512f") && has!("avx512bw") && has!("avx512cd") && has!("avx512dq") && has!("avx512vl"),
        ),
    ];
    steps.into_iter().take_while(|(_, runs)| *runs).map(|(name, _)| name).collect()
}

/// Returns the target levels of x86-64 that this CPU supports: an empty list.
#[cfg(not(target_arch = "x86_64"))]
pub fn levels() -> Vec<&'static str> {
    Vec::new()
}

#[cfg(all(feature = "tool", not(any(target_arch = "x86", target_arch = "x86_64"))))]
fn cpu() -> Machine {
    let (vendor, brand) = words_of_the_system();
    Machine { vendor, brand, ..Machine::default() }
}

/// Returns vendor and brand as the operating system describes them, for CPUs without CPUID. If the
/// system does not describe them, the vendor is empty and the brand is the architecture.
pub fn words_of_the_system() -> (String, String) {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = cpuinfo.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().trim_start_matches("0x").to_owned())
    };
    let sysctl = || {
        let mut sysctl = std::process::Command::new("sysctl");
        let output = sysctl.args(["-n", "machdep.cpu.brand_string"]).output().ok()?;
        String::from_utf8_lossy(&output.stdout).lines().next().map(str::to_owned)
    };
    let brand = if cfg!(target_os = "macos") { sysctl() } else { None };
    let part = || Some(format!("{} part {}", std::env::consts::ARCH, field("CPU part")?));
    let brand = brand.or_else(part).unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    (field("CPU implementer").unwrap_or_default(), brand)
}

/// Returns a name for a folder: vendor, up to five distinctive words of the brand, then family,
/// model and stepping in hexadecimal, if CPUID reports them.
pub fn key(machine: &Machine) -> String {
    let Machine { vendor, brand, family, model, stepping, .. } = machine;
    let vendor = match vendor.as_str() {
        "GenuineIntel" => "intel".to_owned(),
        "AuthenticAMD" => "amd".to_owned(),
        "HygonGenuine" => "hygon".to_owned(),
        other => words(other).collect::<Vec<_>>().join("-"),
    };
    let brand = brand.split('@').next().unwrap_or_default();
    let brand = brand.replace("(R)", " ").replace("(TM)", " ").replace("(r)", " ").replace("(tm)", " ");
    let telling = words(&brand)
        .filter(|word| *word != vendor && !matches!(word.as_str(), "cpu" | "processor" | "core" | "virtual"));
    let mut parts: Vec<String> = std::iter::once(vendor.clone()).chain(telling).take(6).collect();
    if *family != 0 {
        parts.extend([family, model, stepping].map(|number| format!("{number:x}")));
    }
    parts.retain(|part| !part.is_empty());
    if parts.is_empty() { std::env::consts::ARCH.to_owned() } else { parts.join("-") }
}

/// Returns the words of a text in lower case, with letters and digits only, so that they are safe
/// in a file name on every system.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
}

/// Returns the system's name and release. The kernel's version is left out, because it changes on
/// the same machine.
pub fn os() -> String {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let pretty = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = std::env::consts::OS;
    pretty.map_or_else(|| name.to_owned(), |pretty| format!("{name}, {}", pretty.trim_matches('"')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hazard_is_a_warning() {
        let note = |kind| Note { kind, name: "slow-pext".into(), text: "pext is slow".into() }.line();
        assert_eq!(note(Kind::Hazard), "warning: slow-pext: pext is slow; only the measurement decides");
        assert_eq!(note(Kind::Capability), "note: slow-pext: pext is slow");
    }

    fn named(vendor: &str, brand: &str, family: u32, model: u32, stepping: u32) -> String {
        let (vendor, brand) = (vendor.to_owned(), brand.to_owned());
        key(&Machine { vendor, brand, family, model, stepping, ..Machine::default() })
    }

    #[test]
    fn a_key_is_made_from_vendor_brand_and_cpuid() {
        assert_eq!(named("GenuineIntel", "Intel(R) Xeon(R) Processor", 6, 0xcf, 2), "intel-xeon-6-cf-2");
        let core = named("GenuineIntel", "Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz", 6, 0x9e, 10);
        assert_eq!(core, "intel-i7-8700k-6-9e-a");
        let ryzen = named("AuthenticAMD", "AMD Ryzen 9 5950X 16-Core Processor", 0x19, 0x21, 0);
        assert_eq!(ryzen, "amd-ryzen-9-5950x-16-19-21-0");
    }

    #[test]
    fn a_hostile_brand_still_gives_a_file_name() {
        let key = named("../../etc", "a/b\\c: \u{202e}..", 1, 2, 3);
        assert!(key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-'), "{key}");
        assert!(is_name(&key), "{key}");
        assert!(!named("", "", 0, 0, 0).is_empty());
    }
}
