//! Identifies the machine: the CPU and its known properties, the compiler, the revision.
//!
//! A machine's key names its folder in `reports/`. It is made from the identity of the CPU, and
//! never from anything that changes from boot to boot or from core to core (frequency, microcode,
//! APIC numbers, host name), so that two runs on one kind of machine use one folder.

pub mod compilers;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod cpuid;
pub mod cpus;
mod dependencies;
mod rust_code;
mod source;
pub mod tools;

use outpace::os::children;
pub use outpace::record::{Kind, Note, is_name};
pub use source::{
    changed, check_source, compiler, compiler_of, digest, digest_of_kernels, source, suites_changed,
};

use std::process::Command;

use anyhow::{Result, ensure};
use plywright::cpu::features::*;

/// All target levels of this architecture, lowest first, including those that this CPU cannot run.
pub const LEVELS: &[&str] = if cfg!(target_arch = "x86_64") {
    &["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "native"]
} else {
    &["generic", "native"]
};

/// Target levels of x86-64, lowest first, each with the features that it adds to the lower ones.
pub const STEPS: [(&str, &[Feature]); 4] = [
    ("x86-64", &[FXSR, SSE, SSE2]),
    ("x86-64-v2", &[CMPXCHG16B, LAHFSAHF, POPCNT, SSE3, SSE4_1, SSE4_2, SSSE3]),
    ("x86-64-v3", &[AVX, AVX2, BMI1, BMI2, F16C, FMA, LZCNT, MOVBE, XSAVE]),
    ("x86-64-v4", &[AVX512F, AVX512BW, AVX512CD, AVX512DQ, AVX512VL]),
];

/// Identifies the machine by what the system reports. Unknown properties stay empty.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub use outpace::os::machine::identify;

/// Identifies the machine by CPUID, with the code that the tests run on dumps of other CPUs. The
/// number of CPUs, their topology and the system come from `outpace`.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub fn identify() -> crate::record::Machine {
    let cpu = cpuid::here();
    let (key, here) = (outpace::os::machine::key(&cpu), outpace::os::machine::identify());
    crate::record::Machine { key, cpus: here.cpus, os: here.os, topology: here.topology, ..cpu }
}

/// Standard output of a command, or an error that names the command.
pub fn output(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = children::run(command, None)?;
    let said = done.stderr.lines().next().unwrap_or("it says nothing");
    ensure!(done.status.success(), "`{name}` failed ({}): {said}", done.status);
    Ok(done.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_could_lead_to_another_folder_is_refused() {
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
