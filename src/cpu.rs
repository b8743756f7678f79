//! What this CPU can do, as witnesses that can only be had from a check.
//!
//! A function that needs an instruction takes the witness, so no safe call can reach an instruction that the CPU does
//! not have. Where the target enables the feature statically, the check is a constant.

macro_rules! witness {
    ($(#[$doc:meta])* $name:ident, $module:ident, $($feature:tt),+) => {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        cpufeatures::new!($module, $($feature),+);

        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// The witness, if the CPU has the instructions.
            #[inline(always)]
            pub fn new() -> Option<Self> {
                #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
                let there = $module::get();
                #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
                let there = false;
                there.then_some(Self(()))
            }
        }
    };
}

witness!(
    /// This CPU has `popcnt`.
    Popcnt, has_popcnt, "popcnt"
);
witness!(
    /// This CPU has BMI2 and with it `pext`.
    Bmi2, has_bmi2, "bmi2"
);
witness!(
    /// This CPU and its operating system have AVX2.
    Avx2, has_avx2, "avx2"
);

/// Whether this CPU is known to run `pext` in microcode, at many times the cost of a multiplication: AMD's families
/// 0x15 and 0x17 (before Zen 3) and Hygon's Dhyana.
///
/// A hint for the default build only; what is fast here is for a measurement to say.
pub fn has_slow_pext() -> bool {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    {
        #[cfg(target_arch = "x86")]
        use std::arch::x86::__cpuid;
        #[cfg(target_arch = "x86_64")]
        use std::arch::x86_64::__cpuid;

        let leaf = __cpuid(0);
        let mut vendor = [0; 12];
        vendor[..4].copy_from_slice(&leaf.ebx.to_le_bytes());
        vendor[4..8].copy_from_slice(&leaf.edx.to_le_bytes());
        vendor[8..].copy_from_slice(&leaf.ecx.to_le_bytes());
        slow_pext(&vendor, __cpuid(1).eax)
    }
    #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
    false
}

/// The rule behind [`has_slow_pext`], over CPUID's vendor and the signature in leaf 1's `eax`.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
fn slow_pext(vendor: &[u8; 12], signature: u32) -> bool {
    let base = signature >> 8 & 0xf;
    let family = if base == 0xf { base + (signature >> 20 & 0xff) } else { base };
    match vendor {
        b"AuthenticAMD" => matches!(family, 0x15 | 0x17),
        b"HygonGenuine" => true,
        _ => false,
    }
}

#[cfg(all(test, any(target_arch = "x86", target_arch = "x86_64")))]
mod tests {
    use super::slow_pext;

    #[test]
    fn microcoded_pext_is_known_by_family() {
        assert!(slow_pext(b"AuthenticAMD", 0x0087_0f10), "Zen 2");
        assert!(slow_pext(b"AuthenticAMD", 0x0066_0f01), "Excavator");
        assert!(slow_pext(b"HygonGenuine", 0x0090_0f01), "Dhyana");
        assert!(!slow_pext(b"AuthenticAMD", 0x00a2_0f10), "Zen 3");
        assert!(!slow_pext(b"GenuineIntel", 0x0003_06c3), "Haswell");
    }
}
