//! Which machine this is: the CPU, the compiler, the revision.
//!
//! A machine's key names its folder in `reports/`. It is made from what the CPU is, never from what changes from boot to
//! boot (frequency, microcode, host name), so that two runs on one kind of machine land in one folder.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::record::{Compiler, Machine, Source};
use crate::tools;

/// The levels of the x86-64 psABI and what each adds.
#[cfg(target_arch = "x86_64")]
fn levels() -> Vec<String> {
    macro_rules! has {
        ($($feature:tt),+) => { $(std::arch::is_x86_feature_detected!($feature))&&+ };
    }
    let steps = [
        ("x86-64", true),
        ("x86-64-v2", has!("cmpxchg16b", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3")),
        ("x86-64-v3", has!("avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe")),
        ("x86-64-v4", has!("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")),
    ];
    steps.into_iter().take_while(|(_, there)| *there).map(|(name, _)| name.to_owned()).collect()
}

#[cfg(not(target_arch = "x86_64"))]
fn levels() -> Vec<String> {
    Vec::new()
}

/// All target levels of this architecture, lowest first, whether or not this CPU runs them.
pub(crate) const LEVELS: &[&str] = if cfg!(target_arch = "x86_64") {
    &["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "native"]
} else {
    &["generic", "native"]
};

/// This machine.
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
        levels: levels(),
        os: os(),
    }
}

/// What CPUID, or its stand-in, says.
#[derive(Default)]
struct Cpu {
    vendor: String,
    brand: String,
    family: u32,
    model: u32,
    stepping: u32,
    hypervisor: Option<String>,
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
fn cpu() -> Cpu {
    let cpuid = raw_cpuid::CpuId::new();
    let signature = cpuid.get_feature_info();
    let signature = signature.as_ref();
    Cpu {
        vendor: cpuid.get_vendor_info().map_or_else(String::new, |info| info.as_str().to_owned()),
        brand: cpuid
            .get_processor_brand_string()
            .map_or_else(String::new, |brand| brand.as_str().trim().to_owned()),
        family: signature.map_or(0, |info| info.family_id().into()),
        model: signature.map_or(0, |info| info.model_id().into()),
        stepping: signature.map_or(0, |info| info.stepping_id().into()),
        hypervisor: cpuid.get_hypervisor_info().map(|info| format!("{:?}", info.identify())),
    }
}

/// Without CPUID: the system's own words, where it has some.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
fn cpu() -> Cpu {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = told.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().trim_start_matches("0x").to_owned())
    };
    let mut brand = Command::new("sysctl");
    brand.args(["-n", "machdep.cpu.brand_string"]);
    let brand = if cfg!(target_os = "macos") { first_line(&mut brand).ok() } else { None };
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

/// The system by name and release; the kernel's own version is left out, for it changes under a running machine.
fn os() -> String {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let pretty = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = std::env::consts::OS;
    pretty.map_or_else(|| name.to_owned(), |pretty| format!("{name}, {}", pretty.trim_matches('"')))
}

/// The compiler that builds the engines.
pub(crate) fn compiler(root: &Path) -> Result<Compiler> {
    let said = output(Command::new(tools::rustc()).arg("-vV").current_dir(root))?;
    let field = |name: &str| {
        said.lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
            .map(str::to_owned)
            .with_context(|| format!("`rustc -vV` says nothing of its {name}"))
    };
    Ok(Compiler {
        version: said.lines().next().unwrap_or_default().to_owned(),
        host: field("host")?,
        llvm: field("LLVM version")?,
    })
}

/// The engine's source. A checkout without git, or a package without a checkout, has no revision.
pub(crate) fn source(root: &Path) -> Result<Source> {
    let git = |arguments: &[&str]| output(Command::new("git").arg("-C").arg(root).args(arguments)).ok();
    let revision = git(&["rev-parse", "HEAD"]).map(|line| line.trim().to_owned());
    let changes =
        git(&["status", "--porcelain", "--untracked-files=no", "--", "src", "Cargo.toml", "Cargo.lock"]);
    Ok(Source {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        dirty: revision.is_some() && changes.is_none_or(|lines| !lines.trim().is_empty()),
        revision,
        sha256: digest(root)?,
    })
}

/// SHA-256 over everything that the engine is compiled from: names and contents, in the order of the names.
fn digest(root: &Path) -> Result<String> {
    let mut folders = vec![root.join("src")];
    let mut files = vec![root.join("Cargo.toml"), root.join("Cargo.lock")];
    // The lab is no part of the engine.
    let lab = root.join("src/bin");
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry.with_context(|| format!("cannot read {}", folder.display()))?.path();
            if path.is_dir() {
                folders.extend((path != lab).then_some(path));
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut hasher = Sha256::new();
    for path in files {
        let content = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        for part in [name.as_bytes(), &content] {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// What a command prints, or an error that names it.
fn output(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot run `{name}`"))?;
    if !output.status.success() {
        bail!("`{name}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(vendor: &str, brand: &str, family: u32, model: u32, stepping: u32) -> String {
        key(&Cpu { vendor: vendor.into(), brand: brand.into(), family, model, stepping, hypervisor: None })
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
        assert!(!named("", "", 0, 0, 0).is_empty());
    }

    #[test]
    fn the_source_is_known_by_its_names_and_contents() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        std::fs::create_dir_all(root.join("src/bin/lab")).unwrap();
        for name in ["Cargo.toml", "Cargo.lock", "src/lib.rs", "src/bin/lab/main.rs"] {
            std::fs::write(root.join(name), name).unwrap();
        }
        let before = digest(root).unwrap();
        std::fs::write(root.join("src/bin/lab/main.rs"), "another lab").unwrap();
        assert_eq!(digest(root).unwrap(), before, "the lab is no part of the engine");
        std::fs::rename(root.join("src/lib.rs"), root.join("src/lob.rs")).unwrap();
        assert_ne!(digest(root).unwrap(), before);
    }

    #[test]
    fn this_machine_has_a_key_and_a_compiler() {
        let machine = identify();
        assert!(!machine.key.is_empty() && machine.cpus > 0, "{machine:?}");
        assert_eq!(machine, identify(), "the same from call to call");
        let compiler = compiler(Path::new(".")).unwrap();
        assert!(compiler.version.starts_with("rustc "), "{compiler:?}");
    }
}
