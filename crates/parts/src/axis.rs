//! Axes and variants as data, and the declaration from which everything that lists them follows.
//!
//! An axis is declared once, in its own `mod.rs`, by [`axis!`](crate::axis!). A variant is one entry there:
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
//! Of an entry follow the variant's module and its `pub use`; its place in the registry, from which tests, benches, counts and listings
//! are stamped; its [`Variant`] in the axis's `AXIS`, by which a lab lists, builds and predicts; and, in the crate that has the cargo
//! features, the arm by which its feature chooses it. The order is that in which features decide where several are on.

use crate::cpu::features::Feature;
use crate::cpu::hazards::Subject;

/// An axis as data, for whoever lists or compares the variants.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Axis {
    /// Its name: the first part of its features' names.
    pub name: &'static str,
    /// The question that its variants answer, each in its way.
    pub asks: &'static str,
    /// Its variants, in the order in which their features decide.
    pub variants: &'static [Variant],
    /// Whether an engine is the same with each of them, node for node. Where it is not, each has a signature of its own, and they
    /// are compared by what they play.
    pub plays_alike: bool,
    /// What is taken where nobody chose: the first, or, where that cannot or should not be had, the other.
    picks: [&'static str; 2],
    /// On which CPUs the first should not be had.
    avoided: fn(&Subject) -> bool,
}

impl Axis {
    /// An axis; for [`axis!`](crate::axis!) alone.
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

    /// The variant of that name.
    pub fn variant(&self, name: &str) -> Option<&'static Variant> {
        self.variants.iter().find(|variant| variant.name == name)
    }

    /// What is taken on this CPU where nobody chose.
    pub fn default(&self) -> &'static str {
        let can = self.variant(self.picks[0]).is_some_and(Variant::is_available);
        self.picks[usize::from(!can || Subject::here().is_some_and(|cpu| (self.avoided)(&cpu)))]
    }

    /// What is taken on that x86 CPU where nobody chose.
    pub fn default_on(&self, cpu: &Subject) -> &'static str {
        let can = self.variant(self.picks[0]).is_some_and(|variant| variant.lacks(cpu).is_none());
        self.picks[usize::from(!can || (self.avoided)(cpu))]
    }

    /// What may be taken somewhere where nobody chose: one variant, or two.
    pub fn picks(&self) -> &[&'static str] {
        if self.picks[0] == self.picks[1] { &self.picks[..1] } else { &self.picks }
    }

    /// Whether that CPU has what the variant needs and is known to run it so slowly that it is not taken where nobody chose.
    pub fn is_avoided(&self, variant: &str, cpu: &Subject) -> bool {
        variant == self.picks[0] && (self.avoided)(cpu)
    }
}

/// A variant as data.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Variant {
    /// The axis' name.
    pub axis: &'static str,
    /// Its own name.
    pub name: &'static str,
    /// What code calls it: the identifier of its module, which differs from the name where that is none.
    pub identifier: &'static str,
    /// What it needs that some CPUs of its architecture lack.
    pub needs: Option<Need>,
    available: fn() -> bool,
}

impl Variant {
    /// A variant; for [`axis!`](crate::axis!) alone.
    #[doc(hidden)]
    pub const fn new(
        [axis, name, identifier]: [&'static str; 3],
        needs: Option<Need>,
        available: fn() -> bool,
    ) -> Self {
        Self { axis, name, identifier, needs, available }
    }

    /// The cargo feature that fixes the axis to it.
    pub fn feature(&self) -> String {
        format!("{}-{}", self.axis, self.name)
    }

    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        (self.available)()
    }

    /// What that x86 CPU lacks of what the variant needs.
    pub fn lacks(&self, cpu: &Subject) -> Option<Need> {
        self.needs.filter(|need| !need.is_met_by(cpu))
    }
}

/// What a variant needs of a CPU: an x86 CPU that has something, or a CPU that is none. Where a CPU of another architecture is asked, it has
/// the same in its baseline, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Need {
    /// The instructions, as the end of a sentence: "this CPU has no popcnt".
    pub instructions: &'static str,
    feature: Option<Feature>,
    /// The narrowest build that has them, in bits; none where no x86 build has.
    bits: Option<u32>,
}

impl Need {
    /// A CPU of the architecture, whichever it is.
    pub const X86: Self = Self { instructions: "x86 instructions", feature: None, bits: Some(32) };

    /// An ARM of 64 bits, whichever it is.
    pub const ARM64: Self = Self { instructions: "ARM instructions", feature: None, bits: None };

    /// A CPU that has this feature.
    pub const fn of(feature: Feature) -> Self {
        Self { instructions: feature.name, feature: Some(feature), bits: Some(32) }
    }

    /// A CPU that has this feature, in a 64-bit build.
    pub const fn of_64_bits(feature: Feature) -> Self {
        Self { bits: Some(64), ..Self::of(feature) }
    }

    /// Whether that x86 CPU and build have it.
    pub fn is_met_by(&self, cpu: &Subject) -> bool {
        self.bits.is_some_and(|bits| cpu.bits >= bits)
            && self.feature.is_none_or(|feature| cpu.words.has(&feature))
    }
}

/// Declares an axis; see [its module](mod@crate::axis).
///
/// The trait that `variant` names must be in scope. With `default: A else B` the axis's variants need something of the CPU: their trait
/// has `new() -> Option<Self>`, and `A` is taken where it can be had (`A unless f else B`: and where `f` does not hold of the CPU). With
/// `default: A` they need nothing. What begins with `needs` names features of [`features`](crate::cpu::features), of which
/// `[BMI2 in 64 bits]` cannot be had in 32, or is `[X86]` or `[ARM64]`.
///
/// It makes the modules; `AXIS`, the data; `pick()`, where something is needed of the CPU; and the registry, a macro which calls another
/// with the list of the variants:
///
/// | call | what `callback!` gets |
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

        #[doc = concat!("[`", stringify!($First), "`], where it can be had and is known of no reason to avoid it.")]
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

        /// What is taken where nobody chose.
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
