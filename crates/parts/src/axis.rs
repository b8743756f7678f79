//! Axes and variants as data, and the declaration that generates everything that lists them.
//!
//! An axis is declared once, in its own `mod.rs`, by [`axis!`](crate::axis!). A variant is one
//! entry there:
//!
//! ```ignore
//! axis! {
//!     name: popcount,
//!     variant: Popcount,
//!     asks: "how are bits counted?",
//!     registry: popcount_variants,
//!     default: Hardware else Swar,
//!     hardware => Hardware ["popcount-hardware"] needs [POPCNT],
//!     swar => Swar ["popcount-swar"],
//! }
//! ```
//!
//! Each entry generates:
//!
//! - the variant's module and its `pub use`;
//! - its place in the registry, from which macros make tests, benches, counts and listings;
//! - its [`Variant`] in the axis's `AXIS`, which a lab uses to list and build it;
//! - in the crate that has the cargo features, the match arm that chooses it if its feature is on.
//!
//! If several features are on, the first of their entries wins.

use crate::cpu::features::Feature;
use crate::cpu::hazards::Subject;

/// An axis as data, for code that lists or compares the variants.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Axis {
    /// The name of the axis: the first part of its features' names.
    pub name: &'static str,
    /// The question that the axis decides; each variant is an answer to it.
    pub asks: &'static str,
    /// Its variants. If the features of several are on, the first of them is chosen.
    pub variants: &'static [Variant],
    /// True if an engine searches the same nodes with each variant. Otherwise each variant has a
    /// signature of its own, and matches between engines compare them.
    pub plays_alike: bool,
    /// The variants to pick by default: the first, or the second if the first is unavailable or
    /// avoided.
    picks: [&'static str; 2],
    /// Returns true for CPUs on which the first of `picks` should be avoided.
    avoided: fn(&Subject) -> bool,
}

impl Axis {
    /// Makes an axis; for [`axis!`](crate::axis!) alone.
    #[doc(hidden)]
    pub const fn new(
        [name, asks]: [&'static str; 2],
        variants: &'static [Variant],
        plays_alike: bool,
        picks: [&'static str; 2],
        avoided: fn(&Subject) -> bool,
    ) -> Self {
        Self { name, asks, variants, plays_alike, picks, avoided }
    }

    /// Returns the variant with this name.
    pub fn variant(&self, name: &str) -> Option<&'static Variant> {
        self.variants.iter().find(|variant| variant.name == name)
    }

    /// Returns the default variant on this CPU.
    pub fn default(&self) -> &'static str {
        let can = self.variant(self.picks[0]).is_some_and(Variant::is_available);
        self.picks[usize::from(!can || Subject::here().is_some_and(|cpu| (self.avoided)(&cpu)))]
    }

    /// Returns the default variant on the given x86 CPU.
    pub fn default_on(&self, cpu: &Subject) -> &'static str {
        let can = self.variant(self.picks[0]).is_some_and(|variant| variant.lacks(cpu).is_none());
        self.picks[usize::from(!can || (self.avoided)(cpu))]
    }

    /// Returns the variants that can be the default on some CPU: one or two.
    pub fn picks(&self) -> &[&'static str] {
        if self.picks[0] == self.picks[1] { &self.picks[..1] } else { &self.picks }
    }

    /// Returns true if the variant is the first default of the axis, but the CPU is known to run it
    /// so slowly that another variant is the default there.
    pub fn is_avoided(&self, variant: &str, cpu: &Subject) -> bool {
        variant == self.picks[0] && (self.avoided)(cpu)
    }
}

/// A variant as data.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Variant {
    /// The name of the axis.
    pub axis: &'static str,
    /// The name of the variant.
    pub name: &'static str,
    /// The identifier of its module, which differs from the name if the name is not an identifier.
    pub identifier: &'static str,
    /// The requirement that some CPUs of its architecture do not meet.
    pub needs: Option<Need>,
    available: fn() -> bool,
}

impl Variant {
    /// Makes a variant; for [`axis!`](crate::axis!) alone.
    #[doc(hidden)]
    pub const fn new(
        [axis, name, identifier]: [&'static str; 3],
        needs: Option<Need>,
        available: fn() -> bool,
    ) -> Self {
        Self { axis, name, identifier, needs, available }
    }

    /// Returns the cargo feature that fixes the axis to this variant.
    pub fn feature(&self) -> String {
        format!("{}-{}", self.axis, self.name)
    }

    /// Returns true if this CPU can run the variant.
    pub fn is_available(&self) -> bool {
        (self.available)()
    }

    /// Returns the variant's requirement if the given x86 CPU does not meet it.
    pub fn lacks(&self, cpu: &Subject) -> Option<Need> {
        self.needs.filter(|need| !need.is_met_by(cpu))
    }
}

/// A variant's requirement of a CPU: an x86 CPU with some feature, or a CPU of another
/// architecture. No feature of such an architecture can be required: the instructions are in its
/// baseline, or it does not have them at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Need {
    /// The instructions, as the end of a sentence: "this CPU has no popcnt".
    pub instructions: &'static str,
    feature: Option<Feature>,
    /// Register width, in bits, of the narrowest x86 build that has the instructions; `None` if no
    /// x86 build has them.
    bits: Option<u32>,
}

impl Need {
    /// Any x86 CPU.
    pub const X86: Self = Self { instructions: "x86 instructions", feature: None, bits: Some(32) };

    /// Any 64-bit ARM CPU.
    pub const ARM64: Self = Self { instructions: "ARM instructions", feature: None, bits: None };

    /// A CPU with this feature.
    pub const fn of(feature: Feature) -> Self {
        Self { instructions: feature.name, feature: Some(feature), bits: Some(32) }
    }

    /// A CPU with this feature, in a 64-bit build.
    pub const fn of_64_bits(feature: Feature) -> Self {
        Self { bits: Some(64), ..Self::of(feature) }
    }

    /// Returns true if the x86 CPU and build meet the requirement.
    pub fn is_met_by(&self, cpu: &Subject) -> bool {
        self.bits.is_some_and(|bits| cpu.bits >= bits)
            && self.feature.is_none_or(|feature| cpu.words.has(&feature))
    }
}

/// Declares an axis; see [its module](mod@crate::axis).
///
/// The trait that `variant` names must be in scope. `default: A else B` is for an axis whose
/// variants depend on the CPU: its trait has `new() -> Option<Self>`, and the default is `A` if
/// that is available, otherwise `B`. With `A unless f else B`, the default is `B` also on a CPU for
/// which `f` returns true. `default: A` is for an axis whose variants run everywhere. The list
/// after `needs` names features of [`features`](crate::cpu::features), or is `[X86]` or `[ARM64]`;
/// `[BMI2 in 64 bits]` is a feature that is unavailable in 32 bits.
///
/// The macro generates the modules; `AXIS`, the data; `pick()`, if the axis depends on the CPU, or
/// the type `Usual`, if it does not; and the registry, a macro that calls another macro with the
/// list of the variants:
///
/// | call | input of `callback!` |
/// |---|---|
/// | `registry!(callback { prefix })` | `{ prefix } (file, Type) ...` |
/// | `registry!(@features callback { prefix })` | `{ prefix } [Default Fallback] (Type, "feature", need) ...` |
#[macro_export]
macro_rules! axis {
    (
        name: $axis:ident, variant: $Trait:ident, asks: $asks:literal, registry: $registry:ident,
        default: $First:ident $(unless $avoided:ident)? else $Fallback:ident,
        $($file:ident => $Variant:ident [$feature:tt] $(needs [$($need:tt)+])?,)+
    ) => {
        $crate::axis! { @modules ($) $registry [$First $Fallback] $(($file, $Variant, $feature, ($($($need)+)?)))+ }

        /// The axis as data.
        pub const AXIS: $crate::axis::Axis = $crate::axis::Axis::new(
            [stringify!($axis), $asks],
            &[$($crate::axis::Variant::new(
                [stringify!($axis), <$Variant as $Trait>::NAME, stringify!($file)],
                $crate::axis!(@need $($($need)+)?),
                || <$Variant as $Trait>::new().is_some(),
            )),+],
            true,
            [<$First as $Trait>::NAME, <$Fallback as $Trait>::NAME],
            $crate::axis!(@avoided $($avoided)?),
        );

        #[doc = concat!("[`", stringify!($First), "`], if the CPU can run it and is not known to run it slowly.")]
        pub fn pick() -> Option<$First> {
            let avoided: fn(&$crate::cpu::hazards::Subject) -> bool = $crate::axis!(@avoided $($avoided)?);
            if $crate::cpu::hazards::Subject::here().is_some_and(|cpu| avoided(&cpu)) {
                None
            } else {
                <$First as $Trait>::new()
            }
        }
    };
    (
        name: $axis:ident, variant: $Trait:ident, asks: $asks:literal, $(plays_alike: $plays_alike:literal,)?
        registry: $registry:ident, default: $First:ident,
        $($file:ident => $Variant:ident [$feature:tt],)+
    ) => {
        $crate::axis! { @modules ($) $registry [$First $First] $(($file, $Variant, $feature, ()))+ }

        /// The default variant.
        pub type Usual = $First;

        /// The axis as data.
        pub const AXIS: $crate::axis::Axis = $crate::axis::Axis::new(
            [stringify!($axis), $asks],
            &[$($crate::axis::Variant::new(
                [stringify!($axis), <$Variant as $Trait>::NAME, stringify!($file)],
                None,
                || true,
            )),+],
            $crate::axis!(@or_true $($plays_alike)?),
            [<$First as $Trait>::NAME; 2],
            |_| false,
        );
    };
    (
        @modules ($d:tt) $registry:ident [$First:ident $Fallback:ident]
        $(($file:ident, $Variant:ident, $feature:tt, $needs:tt))+
    ) => {
        $(
            mod $file;
            pub use $file::$Variant;
        )+

        /// Calls a macro with the variants of the axis; see `axis!`.
        #[macro_export]
        macro_rules! $registry {
            (@features $d callback:ident { $d($d prefix:tt)* }) => {
                $d callback! { { $d($d prefix)* } [$First $Fallback] $(($Variant, $feature, $needs))+ }
            };
            ($d callback:ident { $d($d prefix:tt)* }) => {
                $d callback! { { $d($d prefix)* } $(($file, $Variant))+ }
            };
        }

        #[doc(hidden)]
        pub use $registry as variants;
    };
    (@need) => { None };
    (@need X86) => { Some($crate::axis::Need::X86) };
    (@need ARM64) => { Some($crate::axis::Need::ARM64) };
    (@need $feature:ident) => { Some($crate::axis::Need::of($crate::cpu::features::$feature)) };
    (@need $feature:ident in 64 bits) => {
        Some($crate::axis::Need::of_64_bits($crate::cpu::features::$feature))
    };
    (@avoided) => { |_| false };
    (@avoided $avoided:ident) => { $avoided };
    (@or_true) => { true };
    (@or_true $value:literal) => { $value };
}
