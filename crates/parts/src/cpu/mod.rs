//! What this CPU can do, as witnesses that can only be had from a check; and which CPU it is.
//!
//! A function that needs an instruction takes the witness, so no safe call can reach an instruction that the CPU does
//! not have. Where the target enables the feature statically, the check is a constant.
//!
//! | module | what it knows |
//! |---|---|
//! | [`identity`] | which CPU it is, by vendor, family, model and stepping |
//! | [`features`] | where a CPU states a feature, and which features this build was compiled for |
//! | [`hazards`] | what is known of some CPUs that may cost time, or save it |
//! | [`guard`] | a build that was compiled for more than the CPU has says so and ends, where it gets as far as that |
//!
//! The first three are pure functions over CPUID's registers, so that they speak of any CPU whose answers are at hand.
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

/// Declares a witness: `witness!(/** docs */ Popcnt, has_popcnt, "popcnt")`; the module in the middle keeps what the CPU said. It is `std`
/// for what `cpufeatures` does not know, which the standard library is asked. A variant that alone needs it declares it in its own file.
macro_rules! witness {
    ($(#[$doc:meta])* $name:ident, std, $($feature:tt),+) => {
        $crate::cpu::witness!(@type $(#[$doc])* $name, true $(&& std::arch::is_x86_feature_detected!($feature))+);
    };
    ($(#[$doc:meta])* $name:ident, $module:ident, $($feature:tt),+) => {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        cpufeatures::new!($module, $($feature),+);

        $crate::cpu::witness!(@type $(#[$doc])* $name, $module::get());
    };
    (@type $(#[$doc:meta])* $name:ident, $there:expr) => {
        $(#[$doc])*
        #[allow(unreachable_pub, reason = "a variant's own witness stays in its file")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        #[allow(unreachable_pub, reason = "a variant's own witness stays in its file")]
        impl $name {
            /// The witness, if the CPU has the instructions.
            #[inline(always)]
            pub fn new() -> Option<Self> {
                #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
                let there = $there;
                #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
                let there = false;
                there.then_some(Self(()))
            }
        }
    };
}

#[allow(unused_imports, reason = "for variants that alone need theirs")]
pub(crate) use witness;

witness!(
    /// This CPU has `popcnt`.
    Popcnt, has_popcnt, "popcnt"
);
witness!(
    /// This CPU has BMI2 and with it `pext`.
    Bmi2, has_bmi2, "bmi2"
);
witness!(
    /// This CPU has SSE2.
    Sse2, has_sse2, "sse2"
);
witness!(
    /// This CPU and its operating system have AVX2.
    Avx2, has_avx2, "avx2"
);

/// Whether this CPU is known to run `pext` in microcode, at many times the cost of a multiplication.
///
/// A hint for the default build only; what is fast here is for a measurement to say.
pub fn has_slow_pext() -> bool {
    Identity::here().is_some_and(|identity| hazards::slow_pext(&identity))
}
