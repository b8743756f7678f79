//! The CPUs that are predicted for: those that static costs are kept of.
//!
//! Families and models are those of the first of its kind; hazards are asked of the engine's own table by them.

use anyhow::{Context, Result};
use plywright::cpu::features::{AVX512VNNI, AVXVNNI, Feature, Words};
use plywright::cpu::hazards::{self, Subject};
use plywright::cpu::identity::Identity;
use plywright::recipe::{Axis, Variant};

use crate::machine::STEPS;
use crate::record::Machine;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// LLVM's name.
    pub(crate) name: &'static str,
    vendor: &'static str,
    family: u32,
    /// The models that are this CPU, or so near to it that its costs are gone by: a range each.
    models: &'static [(u32, u32)],
    /// The highest level of x86-64 that it runs: 2 to 4.
    level: usize,
    /// What it has beyond its level that a variant needs.
    more: &'static [Feature],
}

/// The vendor, and the family of all of its CPUs here.
const INTEL: (&str, u32) = ("GenuineIntel", 6);
const AMD: &str = "AuthenticAMD";

const fn known(
    name: &'static str,
    (vendor, family): (&'static str, u32),
    models: &'static [(u32, u32)],
    level: usize,
    more: &'static [Feature],
) -> Known {
    Known { name, vendor, family, models, level, more }
}

/// Those of x86, as `listing/costs.rs` has them, and Zen 5. The models are those of Intel's "Architectures Software Developer's Manual", volume 4,
/// table 2-1, and of AMD's revision guides.
pub(super) const ALL: [Known; 10] = [
    known("nehalem", INTEL, &[(0x1a, 0x1a), (0x1e, 0x1f), (0x25, 0x25), (0x2c, 0x2c), (0x2e, 0x2f)], 2, &[]),
    known("haswell", INTEL, &[(0x3c, 0x3d), (0x3f, 0x3f), (0x45, 0x47), (0x4f, 0x4f), (0x56, 0x56)], 3, &[]),
    known("skylake", INTEL, &[(0x4e, 0x4e), (0x5e, 0x5e), (0x8e, 0x8e), (0x9e, 0x9e), (0xa5, 0xa6)], 3, &[]),
    known("icelake-server", INTEL, &[(0x6a, 0x6a), (0x6c, 0x6c), (0x7d, 0x7e)], 4, &[AVX512VNNI]),
    known(
        "alderlake",
        INTEL,
        &[(0x97, 0x97), (0x9a, 0x9a), (0xb7, 0xb7), (0xba, 0xba), (0xbf, 0xbf)],
        3,
        &[AVXVNNI],
    ),
    known("sapphirerapids", INTEL, &[(0x8f, 0x8f), (0xcf, 0xcf)], 4, &[AVX512VNNI, AVXVNNI]),
    known("znver2", (AMD, 0x17), &[(0x30, 0xff)], 3, &[]),
    known("znver3", (AMD, 0x19), &[(0x00, 0x0f), (0x20, 0x5f)], 3, &[]),
    known("znver4", (AMD, 0x19), &[(0x10, 0x1f), (0x60, 0x7f), (0xa0, 0xaf)], 4, &[AVX512VNNI]),
    known("znver5", (AMD, 0x1a), &[(0x00, 0x4f), (0x60, 0x77)], 4, &[AVX512VNNI, AVXVNNI]),
];

pub(crate) fn named(name: &str) -> Result<&'static Known> {
    ALL.iter().find(|cpu| cpu.name == name).with_context(|| {
        let known: Vec<&str> = ALL.iter().map(|cpu| cpu.name).collect();
        format!("nothing is known of a CPU `{}`; there are {}", name.escape_debug(), known.join(", "))
    })
}

/// The CPU that a machine has; none if it is none of those.
pub(crate) fn of(machine: &Machine) -> Option<&'static Known> {
    let is_in =
        |models: &[(u32, u32)]| models.iter().any(|(from, to)| (*from..=*to).contains(&machine.model));
    ALL.iter().find(|cpu| cpu.vendor == machine.vendor && cpu.family == machine.family && is_in(cpu.models))
}

impl Known {
    /// The name under which its costs are kept: LLVM has no model of its own for Zen 5 and takes Zen 4's.
    pub(super) fn modelled_as(&self) -> &'static str {
        if self.name == "znver5" { "znver4" } else { self.name }
    }

    /// It in a 64-bit build, as far as its features follow from its level.
    fn subject(&self) -> Subject {
        let mut vendor = [0; 12];
        vendor.copy_from_slice(self.vendor.as_bytes());
        Subject {
            identity: Identity { vendor, family: self.family, model: self.models[0].0, stepping: 0 },
            words: Words::of(STEPS[..self.level].iter().flat_map(|(_, adds)| *adds).chain(self.more)),
            bits: 64,
        }
    }

    /// The levels above the lowest that it runs.
    pub(crate) fn levels(&self) -> &'static [&'static str] {
        &["x86-64-v2", "x86-64-v3", "x86-64-v4"][..self.level - 1]
    }

    /// Why a variant is not to be had there, or not to be recommended whatever its cost in a model.
    pub(crate) fn refuses(&self, axis: &Axis, variant: &Variant) -> Option<String> {
        let cpu = self.subject();
        let slow = || {
            axis.is_avoided(variant.name, &cpu)
                .then(|| "slow-pext: it runs in microcode, of which the model knows too little".to_owned())
        };
        variant.lacks(&cpu).map(|need| format!("{} has no {}", self.name, need.instructions)).or_else(slow)
    }

    pub(crate) fn hazards(&self) -> Vec<&'static str> {
        let cpu = self.subject();
        cpu.known().filter(|known| known.kind == hazards::Kind::Hazard).map(|known| known.name).collect()
    }

    /// What the default build picks when it starts there.
    pub(crate) fn default_of(&self, axis: &Axis) -> &'static str {
        axis.default_on(&self.subject())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine;

    #[test]
    fn the_default_is_what_the_engine_would_pick() {
        let sliders = crate::axes::axis("sliders").unwrap();
        let pick = |name: &str| named(name).unwrap().default_of(sliders);
        assert_eq!(["nehalem", "haswell", "znver2", "znver3"].map(pick), ["magic", "pext", "magic", "pext"]);
        assert_eq!(named("znver2").unwrap().hazards(), ["slow-pext"]);
        let refused = |axis: &Axis, cpu: &str, variant: &str| {
            named(cpu).unwrap().refuses(axis, axis.variant(variant).unwrap()).unwrap_or_default()
        };
        assert_eq!(refused(sliders, "nehalem", "hyperbola-avx2"), "nehalem has no avx2");
        assert!(refused(sliders, "znver2", "pext").starts_with("slow-pext"));
        assert_eq!(refused(sliders, "znver3", "pext"), "");
        let simd = crate::axes::axis("simd").unwrap();
        assert_eq!(["sse2", "avx2"].map(|variant| refused(simd, "haswell", variant)), [""; 2]);
        assert_eq!(refused(simd, "alderlake", "avx-vnni"), "");
        assert_eq!(refused(simd, "alderlake", "avx512-vnni"), "alderlake has no avx512vnni");
        assert_eq!(refused(simd, "skylake", "avx-vnni"), "skylake has no avxvnni");
        assert_eq!(refused(simd, "znver5", "avx512-vnni"), "");
        assert_eq!(refused(simd, "znver5", "neon"), "znver5 has no ARM instructions");
    }

    #[test]
    fn a_machine_is_known_by_its_family_and_model_and_a_strange_one_is_not() {
        let machine = |vendor: &str, family, model| Machine {
            vendor: vendor.into(),
            family,
            model,
            ..machine::identify()
        };
        let name = |vendor, family, model| of(&machine(vendor, family, model)).map(|cpu| cpu.name);
        assert_eq!(name(AMD, 0x19, 0x11), Some("znver4"));
        assert_eq!(name(AMD, 0x1a, 0x02), Some("znver5"));
        assert_eq!(name(INTEL.0, 6, 0xcf), Some("sapphirerapids"));
        assert_eq!(name(INTEL.0, 6, 0x1c), None, "an Atom");
        assert_eq!(name(INTEL.0, 0x19, 0x11), None);
        assert_eq!(name(AMD, 0x1b, 0x02), None);
        let error = named("pentium").unwrap_err().to_string();
        let begin = "nothing is known of a CPU `pentium`; there are nehalem, haswell, ";
        assert!(error.starts_with(begin), "{error}");
    }
}
