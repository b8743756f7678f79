//! The identity of a CPU: vendor, family, model and stepping, from CPUID's leaves 0 and 1.
//!
//! Decoding is a pure function of register values, so facts about a CPU can be tested without
//! having one.

/// The registers after a CPUID instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Registers {
    /// The value of `eax`.
    pub eax: u32,
    /// The value of `ebx`.
    pub ebx: u32,
    /// The value of `ecx`.
    pub ecx: u32,
    /// The value of `edx`.
    pub edx: u32,
}

/// A CPU's vendor, with the vendor's numbers for the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The vendor string: `GenuineIntel`, `AuthenticAMD`, `HygonGenuine`, ...
    pub vendor: [u8; 12],
    /// The displayed family: the extended family is added if the base family is `0xf`.
    pub family: u32,
    /// The displayed model: its upper four bits are the extended model, in families that have one.
    pub model: u32,
    /// The stepping.
    pub stepping: u32,
}

impl Identity {
    /// Decodes leaf 0 and the signature in leaf 1's `eax`, as Intel's manual (volume 2A, figure
    /// 3-6) and AMD's (volume 3, appendix E.3.2) both define them.
    pub fn decode(leaf_0: Registers, leaf_1: Registers) -> Self {
        let mut vendor = [0; 12];
        vendor[..4].copy_from_slice(&leaf_0.ebx.to_le_bytes());
        vendor[4..8].copy_from_slice(&leaf_0.edx.to_le_bytes());
        vendor[8..].copy_from_slice(&leaf_0.ecx.to_le_bytes());
        let signature = leaf_1.eax;
        let (base, extended) = (signature >> 8 & 0xf, signature >> 20 & 0xff);
        let high = if matches!(base, 0x6 | 0xf) { signature >> 16 & 0xf } else { 0 };
        Self {
            vendor,
            family: if base == 0xf { base + extended } else { base },
            model: high << 4 | signature >> 4 & 0xf,
            stepping: signature & 0xf,
        }
    }

    /// Returns the identity of this CPU, or `None` on a target without CPUID.
    pub fn here() -> Option<Self> {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        return Some(Self::decode(cpuid(0, 0), cpuid(1, 0)));
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        None
    }

    /// Returns true if the vendor is Intel.
    pub fn is_intel(&self) -> bool {
        &self.vendor == b"GenuineIntel"
    }

    /// Returns true if the vendor is AMD.
    pub fn is_amd(&self) -> bool {
        &self.vendor == b"AuthenticAMD"
    }

    /// Returns true if the vendor is Hygon.
    pub fn is_hygon(&self) -> bool {
        &self.vendor == b"HygonGenuine"
    }
}

/// Runs CPUID on this CPU for a leaf and a subleaf.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(super) fn cpuid(leaf: u32, subleaf: u32) -> Registers {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::__cpuid_count;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::__cpuid_count;

    #[allow(unused_unsafe, reason = "the intrinsic is safe in newer compilers than the oldest that serves")]
    // SAFETY: Rust's lowest x86 target needs a Pentium, which has the instruction.
    let answer = unsafe { __cpuid_count(leaf, subleaf) };
    Registers { eax: answer.eax, ebx: answer.ebx, ecx: answer.ecx, edx: answer.edx }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(vendor: &[u8; 12], signature: u32) -> Identity {
        let word =
            |at: usize| u32::from_le_bytes([vendor[at], vendor[at + 1], vendor[at + 2], vendor[at + 3]]);
        let leaf_0 = Registers { eax: 0x16, ebx: word(0), ecx: word(8), edx: word(4) };
        Identity::decode(leaf_0, Registers { eax: signature, ..Registers::default() })
    }

    #[test]
    fn the_extended_parts_count_where_the_base_family_has_them() {
        let named = |vendor, signature| {
            let cpu = decoded(vendor, signature);
            (cpu.family, cpu.model, cpu.stepping)
        };
        assert_eq!(named(b"GenuineIntel", 0x0000_06f6), (0x6, 0x0f, 6), "Conroe");
        assert_eq!(named(b"GenuineIntel", 0x0003_06c3), (0x6, 0x3c, 3), "Haswell");
        assert_eq!(named(b"GenuineIntel", 0x0000_0f4a), (0xf, 0x04, 0xa), "Pentium 4");
        assert_eq!(named(b"GenuineIntel", 0x0000_0543), (0x5, 0x04, 3), "Pentium MMX");
        assert_eq!(named(b"AuthenticAMD", 0x0010_0f42), (0x10, 0x04, 2), "Phenom II");
        assert_eq!(named(b"AuthenticAMD", 0x0087_0f10), (0x17, 0x71, 0), "Zen 2");
        assert_eq!(named(b"HygonGenuine", 0x0090_0f01), (0x18, 0x00, 1), "Dhyana");
        // Bits that do not belong to the identity: the processor type, and reserved bits.
        assert_eq!(named(b"GenuineIntel", 0xf003_36c3), (0x6, 0x3c, 3));
    }

    #[test]
    fn the_vendor_is_read_in_the_order_of_the_registers() {
        let intel = Registers { eax: 0xd, ebx: 0x756e_6547, ecx: 0x6c65_746e, edx: 0x4965_6e69 };
        assert_eq!(&Identity::decode(intel, Registers::default()).vendor, b"GenuineIntel");
        assert!(decoded(b"AuthenticAMD", 0).is_amd() && decoded(b"HygonGenuine", 0).is_hygon());
        assert!(!decoded(b"AuthenticAMD", 0).is_intel());
    }
}
