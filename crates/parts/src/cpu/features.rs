//! The instruction-set features that a build can be compiled for, and the CPUID bits that report
//! them.
//!
//! One table serves two users. For each feature that this build was compiled for, the
//! [guard](super::guard) checks whether this CPU has it. Code that judges a CPU, such as the
//! [hazards](super::hazards), asks for a feature by name.
//!
//! `is_x86_feature_detected!` cannot answer the guard's question, because it is the constant `true`
//! if the build assumes the feature. Nor can it answer for a CPU other than this one. So this
//! module reads the bits itself.

use std::hint::black_box;

use super::identity::Registers;

/// The words in which a CPU reports its features, in their order in [`Words`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Word {
    /// Leaf 1, `edx`.
    Leaf1Edx,
    /// Leaf 1, `ecx`.
    Leaf1Ecx,
    /// Leaf 7, subleaf 0, `ebx`.
    Leaf7Ebx,
    /// Leaf 7, subleaf 0, `ecx`.
    Leaf7Ecx,
    /// Leaf 7, subleaf 0, `edx`.
    Leaf7Edx,
    /// Leaf 7, subleaf 1, `eax`.
    Leaf7Sub1Eax,
    /// Leaf 7, subleaf 1, `edx`.
    Leaf7Sub1Edx,
    /// Leaf 0xd, subleaf 1, `eax`.
    LeafDSub1Eax,
    /// Leaf 0x8000_0001, `ecx`.
    ExtendedEcx,
    /// XCR0, the register states that the operating system saves. It is not a word of CPUID.
    Xcr0,
}

/// The bit in leaf 1's `ecx` that says that the system has enabled XSAVE, so that XCR0 can be read.
const OSXSAVE: u32 = 1 << 27;

impl Word {
    /// All words, in their order.
    pub(super) const ALL: [Self; 10] = [
        Self::Leaf1Edx,
        Self::Leaf1Ecx,
        Self::Leaf7Ebx,
        Self::Leaf7Ecx,
        Self::Leaf7Edx,
        Self::Leaf7Sub1Eax,
        Self::Leaf7Sub1Edx,
        Self::LeafDSub1Eax,
        Self::ExtendedEcx,
        Self::Xcr0,
    ];

    /// Reads the word through `cpuid`, which answers to a leaf and a subleaf. Returns 0 if the CPU
    /// has no such word.
    fn read(self, cpuid: impl Fn(u32, u32) -> Registers, xcr0: impl FnOnce() -> u32) -> u32 {
        // For a leaf that it lacks, an Intel CPU gives the values of its highest basic leaf.
        let highest = |start: u32| cpuid(start, 0).eax;
        match self {
            Self::Leaf1Edx => cpuid(1, 0).edx,
            Self::Leaf1Ecx => cpuid(1, 0).ecx,
            Self::Leaf7Ebx if highest(0) >= 7 => cpuid(7, 0).ebx,
            Self::Leaf7Ecx if highest(0) >= 7 => cpuid(7, 0).ecx,
            Self::Leaf7Edx if highest(0) >= 7 => cpuid(7, 0).edx,
            Self::Leaf7Sub1Eax if highest(0) >= 7 && cpuid(7, 0).eax >= 1 => cpuid(7, 1).eax,
            Self::Leaf7Sub1Edx if highest(0) >= 7 && cpuid(7, 0).eax >= 1 => cpuid(7, 1).edx,
            Self::LeafDSub1Eax if highest(0) >= 0xd => cpuid(0xd, 1).eax,
            Self::ExtendedEcx if highest(0x8000_0000) >= 0x8000_0001 => cpuid(0x8000_0001, 0).ecx,
            Self::Xcr0 if cpuid(1, 0).ecx & OSXSAVE != 0 => xcr0(),
            _ => 0,
        }
    }

    /// Reads the word of this CPU. Returns `None` on a target without CPUID.
    pub(super) fn here(self) -> Option<u32> {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        return Some(self.read(super::identity::cpuid, xcr0));
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        None
    }
}

/// All that a CPU and its operating system report about features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words([u32; Word::ALL.len()]);

impl Words {
    /// Reads the words through `cpuid`, which answers to a leaf and a subleaf. Calls `xcr0` only if
    /// that register exists.
    pub fn read(cpuid: impl Fn(u32, u32) -> Registers, xcr0: impl Fn() -> u32) -> Self {
        Self(Word::ALL.map(|word| word.read(&cpuid, &xcr0)))
    }

    /// Returns the words of this CPU, or `None` on a target without CPUID.
    pub fn here() -> Option<Self> {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        return Some(Self::read(super::identity::cpuid, xcr0));
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        None
    }

    /// Returns the words of a CPU that has just these features, under a system that lets it use
    /// them.
    pub fn of<'a>(features: impl IntoIterator<Item = &'a Feature>) -> Self {
        let mut words = Self::default();
        for feature in features {
            words.0[feature.word as usize] |= feature.mask;
            words.0[Word::Xcr0 as usize] |= feature.states;
        }
        words
    }

    /// The words of the smallest CPU that has everything this build assumes.
    pub(super) const ASSUMED: Self = {
        let (mut words, mut index) = ([0; Word::ALL.len()], 0);
        while index < ALL.len() {
            if ALL[index].is_assumed {
                words[ALL[index].word as usize] |= ALL[index].mask;
                words[Word::Xcr0 as usize] |= ALL[index].states;
            }
            index += 1;
        }
        Self(words)
    };

    /// Returns one of the words.
    pub(super) const fn get(&self, word: Word) -> u32 {
        self.0[word as usize]
    }

    /// Returns true if the feature exists and can be used: its bits are set, and the system saves
    /// the registers that it needs.
    pub const fn has(&self, feature: &Feature) -> bool {
        let Feature { word, mask, states, .. } = *feature;
        self.0[word as usize] & mask == mask && self.0[Word::Xcr0 as usize] & states == states
    }
}

/// Returns the lower half of XCR0, which covers all features here. Call it only on a CPU that
/// reports [`OSXSAVE`].
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
fn xcr0() -> u32 {
    let low;
    // SAFETY: `Word::read` calls it only if the system has enabled XSAVE; register 0 can then be
    // read by any program.
    unsafe {
        std::arch::asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") _, options(nomem, nostack, preserves_flags));
    }
    low
}

/// One feature: its name, its CPUID bits, and the register states that the system must save for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The compiler's name of the feature, such as `bmi2`.
    pub name: &'static str,
    /// True if this build was compiled for the feature, and so cannot run without it.
    pub is_assumed: bool,
    /// The word that contains its bits.
    pub(super) word: Word,
    /// Bits that must all be set in the word.
    pub(super) mask: u32,
    /// Bits that must all be set in XCR0.
    pub(super) states: u32,
}

impl Feature {
    /// Returns true if this CPU and its system have the feature. Unlike [`Words::has`] it reads
    /// only the words that matter.
    pub(super) fn is_here(&self) -> bool {
        // The guard uses this to name missing features. Without the black box, the compiler
        // compares with BMI's `andn`.
        let has = |word: Word, mask: u32| {
            mask == 0 || word.here().is_some_and(|bits| black_box(bits & mask) == mask)
        };
        has(self.word, self.mask) && has(Word::Xcr0, self.states)
    }
}

/// Registers that every system saves.
const NO_STATE: u32 = 0;
/// The 16 registers of 256 bits, their lower halves of 128 bits included.
const YMM: u32 = 0b110;
/// The 32 registers of 512 bits with their masks.
const ZMM: u32 = 0b1110_0110;
/// The 16 additional general registers of APX.
const EGPR: u32 = 1 << 19;
/// The registers of APX and those of 512 bits.
const ZMM_EGPR: u32 = ZMM | EGPR;
/// The tile registers of AMX.
const TILES: u32 = 0b11 << 17;

/// Returns true if some CPUs of this build's architecture lack features of this word. Every x86-64
/// CPU has the features of leaf 1's `edx`. On other architectures nothing here is an x86 feature,
/// even if the names agree: ARM has an `aes` too.
const fn may_be_missing(word: Word) -> bool {
    cfg!(target_arch = "x86") || cfg!(target_arch = "x86_64") && !matches!(word, Word::Leaf1Edx)
}

macro_rules! features {
    ($($name:ident $text:literal $word:ident [$($bit:literal),+] $states:ident)*) => {
        $(
            #[doc = concat!("`", $text, "`.")]
            pub const $name: Feature = Feature {
                name: $text,
                is_assumed: cfg!(any(target_feature = $text, hidden_feature = $text)) && may_be_missing(Word::$word),
                word: Word::$word,
                mask: $(1 << $bit)|+,
                states: $states,
            };
        )*

        /// The features that the guard knows, from old to new. The list leaves out features whose
        /// instructions a compiler never chooses by itself (`kl`, `widekl`).
        ///
        /// The compiler reports the stable features to a build; the build script asks it about the
        /// others (`lahfsahf`, `apxf`). If the name of a CPU switches on parts of APX, the compiler
        /// does not report `apxf`, but the names of those CPUs also switch on AVX10.2, which
        /// requires the same bit.
        pub const ALL: &[Feature] = &[$($name),*];

        /// The answers of the compiler's own `cfg`.
        #[cfg(test)]
        const CFG: &[(&str, bool)] = &[$(($text, cfg!(any(target_feature = $text, hidden_feature = $text)))),*];
    };
}

features! {
    FXSR "fxsr" Leaf1Edx [24] NO_STATE
    SSE "sse" Leaf1Edx [25] NO_STATE
    SSE2 "sse2" Leaf1Edx [26] NO_STATE
    SSE3 "sse3" Leaf1Ecx [0] NO_STATE
    SSSE3 "ssse3" Leaf1Ecx [9] NO_STATE
    CMPXCHG16B "cmpxchg16b" Leaf1Ecx [13] NO_STATE
    SSE4_1 "sse4.1" Leaf1Ecx [19] NO_STATE
    SSE4_2 "sse4.2" Leaf1Ecx [20] NO_STATE
    POPCNT "popcnt" Leaf1Ecx [23] NO_STATE
    LAHFSAHF "lahfsahf" ExtendedEcx [0] NO_STATE
    SSE4A "sse4a" ExtendedEcx [6] NO_STATE
    TBM "tbm" ExtendedEcx [21] NO_STATE
    AES "aes" Leaf1Ecx [25] NO_STATE
    PCLMULQDQ "pclmulqdq" Leaf1Ecx [1] NO_STATE
    RDRAND "rdrand" Leaf1Ecx [30] NO_STATE
    RDSEED "rdseed" Leaf7Ebx [18] NO_STATE
    ADX "adx" Leaf7Ebx [19] NO_STATE
    SHA "sha" Leaf7Ebx [29] NO_STATE
    RTM "rtm" Leaf7Ebx [11] NO_STATE
    XSAVE "xsave" Leaf1Ecx [26, 27] NO_STATE
    XSAVEOPT "xsaveopt" LeafDSub1Eax [0] NO_STATE
    XSAVEC "xsavec" LeafDSub1Eax [1] NO_STATE
    XSAVES "xsaves" LeafDSub1Eax [3] NO_STATE
    MOVBE "movbe" Leaf1Ecx [22] NO_STATE
    LZCNT "lzcnt" ExtendedEcx [5] NO_STATE
    BMI1 "bmi1" Leaf7Ebx [3] NO_STATE
    BMI2 "bmi2" Leaf7Ebx [8] NO_STATE
    AVX "avx" Leaf1Ecx [28] YMM
    F16C "f16c" Leaf1Ecx [29] YMM
    FMA "fma" Leaf1Ecx [12] YMM
    XOP "xop" ExtendedEcx [11] YMM
    AVX2 "avx2" Leaf7Ebx [5] YMM
    GFNI "gfni" Leaf7Ecx [8] NO_STATE
    VAES "vaes" Leaf7Ecx [9] YMM
    VPCLMULQDQ "vpclmulqdq" Leaf7Ecx [10] YMM
    AVXVNNI "avxvnni" Leaf7Sub1Eax [4] YMM
    AVXIFMA "avxifma" Leaf7Sub1Eax [23] YMM
    AVXVNNIINT8 "avxvnniint8" Leaf7Sub1Edx [4] YMM
    AVXNECONVERT "avxneconvert" Leaf7Sub1Edx [5] YMM
    AVXVNNIINT16 "avxvnniint16" Leaf7Sub1Edx [10] YMM
    SHA512 "sha512" Leaf7Sub1Eax [0] YMM
    SM3 "sm3" Leaf7Sub1Eax [1] YMM
    SM4 "sm4" Leaf7Sub1Eax [2] YMM
    AVX512F "avx512f" Leaf7Ebx [16] ZMM
    AVX512BW "avx512bw" Leaf7Ebx [30] ZMM
    AVX512CD "avx512cd" Leaf7Ebx [28] ZMM
    AVX512DQ "avx512dq" Leaf7Ebx [17] ZMM
    AVX512VL "avx512vl" Leaf7Ebx [31] ZMM
    AVX512IFMA "avx512ifma" Leaf7Ebx [21] ZMM
    AVX512VBMI "avx512vbmi" Leaf7Ecx [1] ZMM
    AVX512VBMI2 "avx512vbmi2" Leaf7Ecx [6] ZMM
    AVX512VNNI "avx512vnni" Leaf7Ecx [11] ZMM
    AVX512BITALG "avx512bitalg" Leaf7Ecx [12] ZMM
    AVX512VPOPCNTDQ "avx512vpopcntdq" Leaf7Ecx [14] ZMM
    AVX512VP2INTERSECT "avx512vp2intersect" Leaf7Edx [8] ZMM
    AVX512BF16 "avx512bf16" Leaf7Sub1Eax [5] ZMM
    AVX512FP16 "avx512fp16" Leaf7Edx [23] ZMM
    // A CPU reports its version of AVX10 in a separate leaf. The bit of APX gives the version too:
    // CPUs with AVX10.2 have that bit, and the CPU with AVX10.1 does not.
    AVX10_1 "avx10.1" Leaf7Sub1Edx [19] ZMM
    AVX10_2 "avx10.2" Leaf7Sub1Edx [19, 21] ZMM_EGPR
    APXF "apxf" Leaf7Sub1Edx [21] EGPR
    AMX_TILE "amx-tile" Leaf7Edx [24] TILES
    AMX_INT8 "amx-int8" Leaf7Edx [25] TILES
    AMX_BF16 "amx-bf16" Leaf7Edx [22] TILES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_assumes_the_features_of_its_target() {
        let x86 = cfg!(any(target_arch = "x86", target_arch = "x86_64"));
        let assumed = |name: &str| ALL.iter().any(|feature| feature.name == name && feature.is_assumed);
        for &(name, is_on) in CFG {
            let everywhere = cfg!(target_arch = "x86_64") && matches!(name, "fxsr" | "sse" | "sse2");
            assert_eq!(assumed(name), x86 && is_on && !everywhere, "{name}");
        }
        // The first level above the baseline (x86-64-v2) has the feature, but `cfg` does not report
        // it.
        assert_eq!(assumed("lahfsahf"), cfg!(target_feature = "sse4.2"));
    }

    #[test]
    fn no_two_features_share_a_name_or_their_bits() {
        for (index, feature) in ALL.iter().enumerate() {
            for other in &ALL[..index] {
                assert_ne!(feature.name, other.name);
                assert!(
                    feature.word != other.word || feature.mask != other.mask,
                    "{} {}",
                    feature.name,
                    other.name
                );
            }
        }
    }

    #[test]
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    fn the_bits_are_those_that_the_standard_library_reads() {
        let words = Words::here().expect("CPUID");
        macro_rules! same {
            ($($text:tt)*) => { $(
                let feature = ALL.iter().find(|feature| feature.name == $text).expect($text);
                // If the build assumes the feature, the standard library does not test the CPU.
                if !feature.is_assumed {
                    assert_eq!(words.has(feature), std::arch::is_x86_feature_detected!($text), $text);
                }
            )* };
        }
        same!("sse3" "ssse3" "cmpxchg16b" "sse4.1" "sse4.2" "popcnt" "aes" "pclmulqdq" "rdrand" "rdseed" "adx" "sha");
        same!("xsave" "xsaveopt" "xsavec" "xsaves" "movbe" "lzcnt" "bmi1" "bmi2" "avx" "f16c" "fma" "avx2" "gfni" "vaes");
        same!("sse4a" "tbm" "fxsr" "vpclmulqdq" "avxvnni" "avxifma" "avxvnniint8" "avxneconvert" "avxvnniint16");
        same!("sha512" "sm3" "sm4" "avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl" "avx512ifma" "avx512vbmi");
        same!("avx512vbmi2" "avx512vnni" "avx512bitalg" "avx512vpopcntdq" "avx512vp2intersect" "avx512bf16" "avx512fp16");
    }

    #[test]
    fn features_follow_from_the_registers() {
        let words = Words::here().unwrap_or_default();
        for feature in ALL {
            assert_eq!(feature.is_here(), words.has(feature), "{}", feature.name);
        }
    }

    #[test]
    fn words_have_their_indices() {
        assert!(Word::ALL.iter().enumerate().all(|(index, word)| *word as usize == index));
    }

    #[test]
    fn described_cpus_have_exactly_their_features() {
        let words = Words::of(&[BMI2, AVX2]);
        let has: Vec<_> =
            ALL.iter().filter(|feature| words.has(feature)).map(|feature| feature.name).collect();
        assert_eq!(has, ["bmi2", "avx2"]);
    }

    #[test]
    fn registers_that_the_system_does_not_save_cannot_be_used() {
        let with = |ecx: u32, states: u32| {
            let cpuid = move |leaf: u32, _| match leaf {
                0 => Registers { eax: 7, ..Registers::default() },
                1 => Registers { ecx, ..Registers::default() },
                7 => Registers { ebx: 1 << 5 | 1 << 8 | 1 << 16, ..Registers::default() },
                _ => Registers::default(),
            };
            Words::read(cpuid, move || states)
        };
        let full = with(OSXSAVE, 0b1110_0111);
        assert!(full.has(&AVX2) && full.has(&AVX512F) && full.has(&BMI2));
        let no_masks = with(OSXSAVE, 0b0000_0111);
        assert!(no_masks.has(&AVX2) && !no_masks.has(&AVX512F));
        // Without OSXSAVE there is no XCR0 to read, whatever the answer would be.
        let none = with(0, 0b1110_0111);
        assert!(!none.has(&AVX2) && !none.has(&AVX512F) && none.has(&BMI2));
    }

    #[test]
    fn leaves_above_the_highest_one_are_ignored() {
        // An old Intel CPU answers any higher leaf with its highest one; here that answer has all
        // bits set.
        let garbage = Registers { eax: !0, ebx: !0, ecx: !0, edx: !0 };
        let words = Words::read(
            |leaf, _| match leaf {
                0 => Registers { eax: 5, ..Registers::default() },
                1 => Registers { ecx: 1 << 13, ..Registers::default() },
                0x8000_0000 => Registers { eax: 0x8000_0000, ..Registers::default() },
                _ => garbage,
            },
            || !0,
        );
        let found: Vec<_> =
            ALL.iter().filter(|feature| words.has(feature)).map(|feature| feature.name).collect();
        assert_eq!(found, ["cmpxchg16b"]);
    }
}
