//! The promises of all variants, tested for each variant of the registry.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::*;

/// The reference: slow and obvious.
fn reference(word: u64) -> u32 {
    (0..64).map(|bit| (word >> bit & 1) as u32).sum()
}

fn agree<P: Popcount>(variant: P, word: u64) {
    assert_eq!(variant.count(word), reference(word), "{} counts {word:#018x}", P::NAME);
    assert_eq!(variant.count_few(word), reference(word), "{} counts few in {word:#018x}", P::NAME);
}

/// Returns a word with exactly `density` bits set.
fn word_of(density: u32, random: &mut impl Rng) -> u64 {
    let mut word = 0u64;
    while reference(word) < density {
        word |= 1 << (random.next_u64() >> 58);
    }
    word
}

fn edge_words() -> impl Iterator<Item = u64> {
    let singles = (0..64).map(|bit| 1 << bit);
    let runs = (0..64).map(|bit| u64::MAX >> bit);
    let stripes = [0, 0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x00ff_00ff_00ff_00ff, 0xffff_ffff];
    singles.chain(runs).chain(stripes).flat_map(|word| [word, !word])
}

/// Returns the variant if this CPU runs it; otherwise prints that the test is skipped.
fn here<V: Popcount>() -> Option<V> {
    let variant = V::new();
    if variant.is_none() {
        eprintln!("skipped: this CPU does not run popcount-{}", V::NAME);
    }
    variant
}

macro_rules! suite {
    ({} $(($file:ident, $variant:ident))*) => {
        $(
            mod $file {
                use super::*;

                #[test]
                fn the_name_is_the_file() {
                    assert_eq!($variant::NAME, stringify!($file));
                }

                #[test]
                fn edge_words_are_counted() {
                    let Some(variant) = here::<$variant>() else { return };
                    edge_words().for_each(|word| agree(variant, word));
                }

                #[test]
                fn every_sixteen_bits_are_counted_in_both_halves() {
                    let Some(variant) = here::<$variant>() else { return };
                    for bits in 0..=u64::from(u16::MAX) {
                        agree(variant, bits);
                        agree(variant, bits << 32);
                        agree(variant, bits << 48 | bits << 16);
                    }
                }

                #[test]
                fn every_density_is_counted() {
                    let Some(variant) = here::<$variant>() else { return };
                    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
                    for density in 0..=64 {
                        for _ in 0..100 {
                            let word = word_of(density, &mut random);
                            assert_eq!(variant.count(word), density, "{word:#018x}");
                            assert_eq!(variant.count_few(word), density, "{word:#018x}");
                        }
                    }
                }

                #[test]
                fn random_words_are_counted() {
                    let Some(variant) = here::<$variant>() else { return };
                    proptest!(|(word in any::<u64>())| agree(variant, word));
                }
            }
        )*
    };
}
popcount_variants!(suite {});

#[test]
fn only_variants_that_need_an_instruction_can_be_missing() {
    assert!(Swar::new().is_some() && Sparse::new().is_some() && Table::new().is_some());
    assert!(Mixed::new().is_some() && Dispatched::new().is_some());
    let x86 = cfg!(any(target_arch = "x86", target_arch = "x86_64"));
    assert_eq!(Asm::new().is_some(), x86);
    assert_eq!(Hardware::new().is_some(), !x86 || crate::cpu::Popcnt::new().is_some());
}

#[test]
fn a_variant_has_size_zero() {
    macro_rules! sizes {
        ({} $(($file:ident, $variant:ident))*) => { [$(size_of::<$variant>()),*] };
    }
    assert!(popcount_variants!(sizes {}).iter().all(|&size| size == 0));
}
