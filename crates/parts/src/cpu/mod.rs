//! The features of this CPU, as witnesses that only a check can create; and the identity of the
//! CPU.
//!
//! A function that needs an instruction takes its witness as an argument, so no safe call can reach
//! an instruction that the CPU lacks. If the target enables the feature statically, the check is a
//! constant.
//!
//! | module | content |
//! |---|---|
//! | [`identity`] | the CPU by vendor, family, model and stepping |
//! | [`features`] | the CPUID bits of each feature, and the features that this build assumes |
//! | [`hazards`] | facts about some CPUs that may cost time, or save it |
//! | [`guard`] | a check that the CPU has the features that this build assumes |
//!
//! The first three compute everything from the values of CPUID's registers, so they also work for
//! another CPU whose values are known.
//!
//! ```
//! use plywright_parts::cpu::{self, Bmi2, identity::Identity};
//!
//! let advice = match Bmi2::new() {
//!     Some(_) if cpu::has_slow_pext() => "this CPU has pext, in microcode",
//!     Some(_) => "this CPU has pext",
//!     None => "this CPU has no pext",
//! };
//! if let Some(identity) = Identity::here() {
//!     println!("family {:#x}, model {:#x}: {advice}", identity.family, identity.model);
//! }
//! ```

pub mod features;
pub mod guard;
pub mod hazards;
pub mod identity;

use identity::Identity;

/// Declares a witness: `witness!(/** docs */ Popcnt, has_popcnt, "popcnt")`. The second argument
/// names a module, which `cpufeatures` makes and which caches the CPU's answer. It is `std` for
/// features that `cpufeatures` does not know; the standard library then checks them. A witness that
/// a single variant needs is declared in that variant's file.
macro_rules! witness {
    ($(#[$doc:meta])* $name:ident, std, $($feature:tt),+) => {
        $crate::cpu::witness!(@type $(#[$doc])* $name, true $(&& std::arch::is_x86_feature_detected!($feature))+);
    };
    ($(#[$doc:meta])* $name:ident, $module:ident, $($feature:tt),+) => {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        cpufeatures::new!($module, $($feature),+);

        $crate::cpu::witness!(@type $(#[$doc])* $name, $module::get());
    };
    (@type $(#[$doc:meta])* $name:ident, $is_available:expr) => {
        $(#[$doc])*
        #[allow(unreachable_pub, reason = "a variant's own witness stays in its file")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        #[allow(unreachable_pub, reason = "a variant's own witness stays in its file")]
        impl $name {
            /// Returns the witness if the CPU has the instructions.
            #[inline(always)]
            pub fn new() -> Option<Self> {
                #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
                let is_available = $is_available;
                #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
                let is_available = false;
                is_available.then_some(Self(()))
            }
        }
    };
}

// Used only in the files of variants that declare a witness of their own. Not every target compiles
// such a variant.
#[allow(unused_imports, reason = "for variants that alone need theirs")]
pub(crate) use witness;

witness!(
    /// Witness that this CPU has `popcnt`.
    Popcnt, has_popcnt, "popcnt"
);
witness!(
    /// Witness that this CPU has BMI2, and with it `pext`.
    Bmi2, has_bmi2, "bmi2"
);
witness!(
    /// Witness that this CPU has SSE2.
    Sse2, has_sse2, "sse2"
);
witness!(
    /// Witness that this CPU and its operating system have AVX2.
    Avx2, has_avx2, "avx2"
);

/// Returns true if this CPU is known to run `pext` in microcode, at many times the cost of a
/// multiplication.
///
/// This is a hint for the default build only; a measurement must decide which variant is fast here.
pub fn has_slow_pext() -> bool {
    Identity::here().is_some_and(|identity| hazards::slow_pext(&identity))
}
