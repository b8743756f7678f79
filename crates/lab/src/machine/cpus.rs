//! LLVM's name of a machine's CPU. CPUs of several models share one name.

use crate::record::Machine;

const INTEL: (&str, u32) = ("GenuineIntel", 6);
const AMD: &str = "AuthenticAMD";

/// LLVM's name of a CPU, its vendor and family, and the ranges of models that are this CPU or a
/// similar one. The models are from Intel's "Architectures Software Developer's Manual", volume 4,
/// table 2-1, and from AMD's revision guides.
type Known = (&'static str, (&'static str, u32), &'static [(u32, u32)]);

const ALL: [Known; 10] = [
    ("nehalem", INTEL, &[(0x1a, 0x1a), (0x1e, 0x1f), (0x25, 0x25), (0x2c, 0x2c), (0x2e, 0x2f)]),
    ("haswell", INTEL, &[(0x3c, 0x3d), (0x3f, 0x3f), (0x45, 0x47), (0x4f, 0x4f), (0x56, 0x56)]),
    ("skylake", INTEL, &[(0x4e, 0x4e), (0x5e, 0x5e), (0x8e, 0x8e), (0x9e, 0x9e), (0xa5, 0xa6)]),
    ("icelake-server", INTEL, &[(0x6a, 0x6a), (0x6c, 0x6c), (0x7d, 0x7e)]),
    ("alderlake", INTEL, &[(0x97, 0x97), (0x9a, 0x9a), (0xb7, 0xb7), (0xba, 0xba), (0xbf, 0xbf)]),
    ("sapphirerapids", INTEL, &[(0x8f, 0x8f), (0xcf, 0xcf)]),
    ("znver2", (AMD, 0x17), &[(0x30, 0xff)]),
    ("znver3", (AMD, 0x19), &[(0x00, 0x0f), (0x20, 0x5f)]),
    ("znver4", (AMD, 0x19), &[(0x10, 0x1f), (0x60, 0x7f), (0xa0, 0xaf)]),
    ("znver5", (AMD, 0x1a), &[(0x00, 0x4f), (0x60, 0x77)]),
];

/// LLVM's name of a machine's CPU; None if the CPU is not in [`ALL`].
pub fn name(machine: &Machine) -> Option<&'static str> {
    let is_in =
        |models: &[(u32, u32)]| models.iter().any(|(from, to)| (*from..=*to).contains(&machine.model));
    let is_it = |(_, (vendor, family), models): &&Known| {
        *vendor == machine.vendor && *family == machine.family && is_in(models)
    };
    ALL.iter().find(is_it).map(|(name, ..)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine;

    #[test]
    fn a_machine_is_named_by_its_family_and_model_and_an_unknown_one_has_no_name() {
        let machine = |vendor: &str, family, model| Machine {
            vendor: vendor.into(),
            family,
            model,
            ..machine::identify()
        };
        let name = |vendor, family, model| super::name(&machine(vendor, family, model));
        assert_eq!(name(AMD, 0x19, 0x11), Some("znver4"));
        assert_eq!(name(AMD, 0x1a, 0x02), Some("znver5"));
        assert_eq!(name(INTEL.0, 6, 0xcf), Some("sapphirerapids"));
        assert_eq!(name(INTEL.0, 6, 0x1c), None, "an Atom");
        assert_eq!(name(INTEL.0, 0x19, 0x11), None);
        assert_eq!(name(AMD, 0x1b, 0x02), None);
    }
}
