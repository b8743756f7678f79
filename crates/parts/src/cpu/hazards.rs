//! Facts about CPUs that bear on the engine's choices: hazards, and capabilities worth reporting.
//!
//! The facts decide nothing. A hazard is a warning for people who read a measured figure or rely on
//! folk wisdom. Only a measurement on a machine can tell which variant is fast there. There is one
//! exception: the axis of sliders does not pick PEXT by default where [`slow_pext`] holds, because
//! a variant must be picked before anything was measured.

use super::features::{self, Words};
use super::identity::Identity;

/// A fact about a CPU, or about a build on it.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// A hazard or a capability.
    pub kind: Kind,
    /// The name, such as `slow-pext`.
    pub name: &'static str,
    /// The description, as part of a sentence.
    pub description: &'static str,
    /// The source of the fact.
    pub source: &'static str,
    applies: fn(&Subject) -> bool,
}

/// The use of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It may cost time unexpectedly.
    Hazard,
    /// It may save time if the program uses it.
    Capability,
}

/// The CPU and build that a question is about.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// The CPU.
    pub identity: Identity,
    /// The registers of CPUID that list the features of the CPU.
    pub words: Words,
    /// Width of the build's registers in bits: 64, or 32 for a 32-bit build on an x86 CPU.
    pub bits: u32,
}

impl Subject {
    /// Returns this CPU with this build, or `None` on a target without CPUID.
    pub fn here() -> Option<Self> {
        Some(Self { identity: Identity::here()?, words: Words::here()?, bits: usize::BITS })
    }

    /// Returns all facts that apply to the subject.
    pub fn facts(&self) -> impl Iterator<Item = &'static Fact> {
        FACTS.iter().filter(|fact| (fact.applies)(self))
    }
}

/// All known facts.
pub const FACTS: &[Fact] = &[
    Fact {
        kind: Kind::Hazard,
        name: "slow-pext",
        description: "pext and pdep run in microcode, at many times the cost of a multiplication",
        source: "uops.info and Agner Fog's instruction tables: PEXT before Zen 3",
        applies: |cpu| cpu.words.has(&features::BMI2) && slow_pext(&cpu.identity),
    },
    Fact {
        kind: Kind::Hazard,
        name: "popcnt-false-dependency",
        description: "popcnt waits for the old value of the register that it writes",
        source: "Intel, errata HSD146 (4th generation Core) and SKL029 (6th generation Core); LLVM, \
                 TuningPOPCNTFalseDeps",
        applies: |cpu| cpu.words.has(&features::POPCNT) && popcnt_false_dependency(&cpu.identity),
    },
    Fact {
        kind: Kind::Hazard,
        name: "no-64-bit-pext",
        description: "this CPU has pext, but a 32-bit build has it for 32 bits only and does without",
        source: "Intel, Software Developer's Manual, volume 2B: PEXT r64 is not encodable in 32-bit mode",
        applies: |cpu| cpu.words.has(&features::BMI2) && cpu.bits == 32,
    },
    Fact {
        kind: Kind::Capability,
        name: "vpopcntdq",
        description: "counts the bits of eight boards at once (AVX-512 VPOPCNTDQ)",
        source: "Intel, Software Developer's Manual, volume 2C: VPOPCNT",
        applies: |cpu| cpu.words.has(&features::AVX512VPOPCNTDQ),
    },
];

/// Returns true if `pext` runs in microcode, provided that the CPU has it: on AMD's families 0x15
/// (in which only Excavator has it) and 0x17 (Zen, Zen+, Zen 2), and on all CPUs of Hygon, such as
/// the Dhyana, which is a Zen. Zen 3 was AMD's first core with a circuit for `pext`.
pub fn slow_pext(cpu: &Identity) -> bool {
    cpu.is_hygon() || cpu.is_amd() && matches!(cpu.family, 0x15 | 0x17)
}

/// Returns true if `popcnt` waits for its destination register: on Intel's cores from Sandy Bridge
/// to the last Skylake, and on the small cores Silvermont, Airmont and Goldmont.
///
/// LLVM sets `TuningPOPCNTFalseDeps` for these CPUs; the models are those of its `Host.cpp`. This
/// was verified in the code that LLVM 22 generates for each of them: it puts an `xor` of the
/// destination before a `popcnt` in a loop. LLVM sets the flag for Gracemont too, whose tuning is a
/// copy of Skylake's; no erratum confirms it, so Gracemont is left out here. Cannon Lake was the
/// first without the wait.
pub fn popcnt_false_dependency(cpu: &Identity) -> bool {
    cpu.is_intel()
        && cpu.family == 6
        && matches!(
            cpu.model,
            0x2a | 0x2d // Sandy Bridge
                | 0x3a | 0x3e // Ivy Bridge
                | 0x3c | 0x3f | 0x45 | 0x46 // Haswell
                | 0x3d | 0x47 | 0x4f | 0x56 // Broadwell
                | 0x4e | 0x5e | 0x8e | 0x9e | 0xa5 | 0xa6 // Skylake, Kaby, Coffee, Whiskey, Amber and Comet Lake
                | 0x55 // Skylake-X, Cascade Lake, Cooper Lake
                | 0x37 | 0x4a | 0x4d | 0x5a | 0x5d // Silvermont
                | 0x4c // Airmont
                | 0x5c | 0x5f // Goldmont
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::identity::Registers;

    fn cpu(vendor: &[u8; 12], family: u32, model: u32) -> Identity {
        Identity { vendor: *vendor, family, model, stepping: 0 }
    }

    #[test]
    fn microcoded_pext_is_known_by_family() {
        for (family, model, name) in [(0x15, 0x60, "Excavator"), (0x17, 0x01, "Zen"), (0x17, 0x71, "Zen 2")] {
            assert!(slow_pext(&cpu(b"AuthenticAMD", family, model)), "{name}");
        }
        assert!(slow_pext(&cpu(b"HygonGenuine", 0x18, 0)), "Dhyana");
        for (family, model, name) in [(0x10, 0x04, "K10"), (0x19, 0x21, "Zen 3"), (0x1a, 0x44, "Zen 5")] {
            assert!(!slow_pext(&cpu(b"AuthenticAMD", family, model)), "{name}");
        }
        // The family numbers are AMD's; Intel numbers its families differently.
        assert!(!slow_pext(&cpu(b"GenuineIntel", 0x6, 0x3c)) && !slow_pext(&cpu(b"GenuineIntel", 0x17, 0)));
    }

    #[test]
    fn the_false_dependency_of_popcnt_ends_with_cannon_lake() {
        let intel = |model| popcnt_false_dependency(&cpu(b"GenuineIntel", 6, model));
        for (model, name) in
            [(0x2a, "Sandy Bridge"), (0x3e, "Ivy Bridge-E"), (0x3c, "Haswell"), (0x4f, "Broadwell-E")]
        {
            assert!(intel(model), "{name}");
        }
        for (model, name) in
            [(0x5e, "Skylake"), (0x55, "Cascade Lake"), (0x9e, "Coffee Lake"), (0xa5, "Comet Lake")]
        {
            assert!(intel(model), "{name}");
        }
        for (model, name) in
            [(0x1a, "Nehalem"), (0x2c, "Westmere"), (0x66, "Cannon Lake"), (0x7e, "Ice Lake")]
        {
            assert!(!intel(model), "{name}");
        }
        for (model, name) in
            [(0xa7, "Rocket Lake"), (0x97, "Alder Lake"), (0x8f, "Sapphire Rapids"), (0x57, "KNL")]
        {
            assert!(!intel(model), "{name}");
        }
        assert!(!popcnt_false_dependency(&cpu(b"AuthenticAMD", 0x17, 0x55)));
        assert!(
            !popcnt_false_dependency(&cpu(b"GenuineIntel", 0xf, 0x4)),
            "another family counts its own models"
        );
    }

    #[test]
    fn a_cpu_without_the_instruction_has_no_hazard_of_it() {
        let subject = |ebx: u32, bits| Subject {
            identity: cpu(b"AuthenticAMD", 0x15, 0x60),
            words: Words::read(
                move |leaf, _| match leaf {
                    0 => Registers { eax: 7, ..Registers::default() },
                    7 => Registers { ebx, ..Registers::default() },
                    _ => Registers::default(),
                },
                || 0,
            ),
            bits,
        };
        let names = |subject: Subject| subject.facts().map(|fact| fact.name).collect::<Vec<_>>();
        assert_eq!(names(subject(1 << 8, 64)), ["slow-pext"]);
        assert_eq!(names(subject(1 << 8, 32)), ["slow-pext", "no-64-bit-pext"]);
        assert!(names(subject(0, 32)).is_empty(), "a CPU of this family without BMI2 has no hazard");
    }
}
