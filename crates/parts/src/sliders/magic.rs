//! Magic multiplication: a multiplication and a shift gather the relevant blockers into an index.

use super::Sliders;
use super::subsets::{ATTACKS, COUNT, REACHES};
use crate::types::{Bitboard, Square};

/// Looks the attacks up in a table of 840 KB, at an index that a multiplication computes from the
/// blockers.
///
/// Source: Pradyumna Kannan, *Magic Move-Bitboard Generation in Computer Chess* (2007), in the form
/// that gives each square a part of one table, as large as the square needs ("fancy"). The
/// multipliers below come from our own search, which the tests repeat.
#[derive(Clone, Copy, Debug)]
pub struct Magic;

#[derive(Clone, Copy)]
struct Lookup {
    mask: u64,
    magic: u64,
    start: u32,
    shift: u32,
}

static LOOKUPS: [[Lookup; 64]; 2] = {
    let mut lookups = [[Lookup { mask: 0, magic: 0, start: 0, shift: 0 }; 64]; 2];
    let mut i = 0;
    while i < 128 {
        let reach = REACHES[i / 64][i % 64];
        lookups[i / 64][i % 64] = Lookup {
            mask: reach.mask,
            magic: MAGICS[i / 64][i % 64],
            start: reach.start as u32,
            shift: 64 - reach.mask.count_ones(),
        };
        i += 1;
    }
    lookups
};

static TABLE: [u64; COUNT] = {
    let mut table = [0; COUNT];
    let mut i = 0;
    while i < 128 {
        let Lookup { mask, magic, start, shift } = LOOKUPS[i / 64][i % 64];
        let mut from = start as usize;
        let mut set = 0;
        loop {
            // The compiler's interpreter of constants is slow at calls, even of `wrapping_mul`, so
            // a cast cuts the product.
            let product = (set as u128 * magic as u128) as u64;
            table[start as usize + (product >> shift) as usize] = ATTACKS[from];
            if set == mask {
                break;
            }
            // The next set in the order of numbers, skipping the bits outside the mask.
            set = ((set | !mask) + 1) & mask;
            from += 1;
        }
        i += 1;
    }
    table
};

impl Magic {
    #[inline(always)]
    fn attacks(self, slider: usize, square: Square, occupied: Bitboard) -> Bitboard {
        let Lookup { mask, magic, start, shift } = LOOKUPS[slider][square.index()];
        let index = start as usize + ((occupied.0 & mask).wrapping_mul(magic) >> shift) as usize;
        debug_assert!(index < COUNT);
        // SAFETY: the shift leaves as many bits as `mask` has, and each square has 2^(bits of its
        // mask) entries before those of the next square or the end of the table; the tests look up
        // every possible set.
        Bitboard(unsafe { *TABLE.get_unchecked(index) })
    }
}

impl Sliders for Magic {
    const NAME: &'static str = "magic";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attacks(0, square, occupied)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attacks(1, square, occupied)
    }
}

/// The multipliers of rooks and bishops by square.
#[rustfmt::skip]
const MAGICS: [[u64; 64]; 2] = [
    [
        0x0080_0088_2010_4000, 0x8140_0010_0240_2000, 0x5100_1009_0020_0040, 0x0880_1000_0800_8004,
        0x4200_0802_0010_2004, 0x2d00_1804_0007_0082, 0x0280_0100_0880_0200, 0x8d00_0860_c206_8100,
        0x0004_8000_8840_0020, 0x0101_8060_0080_c000, 0x0080_8010_0020_0080, 0x0800_8008_0010_0080,
        0x0c01_0005_0008_0010, 0x0402_8002_0180_0400, 0x60ce_0008_0182_0024, 0x0002_0004_8221_0054,
        0x0000_2080_0080_4000, 0x1010_00c0_4000_2009, 0x8425_0500_1020_0043, 0x0310_0040_0804_0040,
        0x0c38_0100_1100_0408, 0x2061_0100_0400_0208, 0x4201_0400_0210_08c1, 0x4400_0600_0401_a043,
        0xc780_0080_8020_4001, 0x4010_0850_4004_2000, 0x0400_1000_8080_2000, 0x1820_0800_8080_1000,
        0x0220_0800_8080_0400, 0x0106_0002_0008_1004, 0x8880_180c_0002_8130, 0x8050_0046_0009_8104,
        0x0c00_4280_0300_2300, 0x0001_4020_0140_1000, 0x2010_8020_0080_1000, 0x0002_0020_1200_0844,
        0x0001_0008_0100_1004, 0x2001_0008_0300_0400, 0x0001_0004_0100_0200, 0x0010_2885_0200_0c44,
        0x2280_0040_2000_400c, 0x2810_4020_1000_4002, 0x4040_8042_0012_0020, 0x0008_1200_0842_0020,
        0x000b_0010_0801_0004, 0x2741_0014_0003_0008, 0x0000_8208_0104_0090, 0x0340_32a0_410a_0004,
        0x4004_4302_0a80_2a00, 0x2100_2014_8040_0a80, 0x1005_0a50_a000_4100, 0x4001_0178_2250_0100,
        0x6508_0004_0008_8080, 0x0021_0008_0204_0100, 0x1000_8002_0001_0080, 0x1008_0880_6401_0200,
        0x0000_2201_c011_0582, 0x0010_1022_0100_8042, 0x0061_0020_0008_4011, 0x0350_8461_0110_0019,
        0x0005_0004_1038_0013, 0x0019_0014_0008_0229, 0x0042_0201_1000_8804, 0x0a00_0300_4420_8c02,
    ],
    [
        0x0609_0208_0044_0080, 0x6010_0401_0404_2822, 0x1004_2410_8208_8061, 0x0008_2080_2010_0a20,
        0x8802_0210_0000_0000, 0x2068_4110_500c_0100, 0x1081_0402_0240_0260, 0x185a_0884_0088_0480,
        0xc802_04b0_9001_0100, 0x4280_0202_020a_0219, 0x8840_1218_0208_2182, 0x0008_4820_4041_5200,
        0x0000_4110_4000_0300, 0x4004_0202_02a0_0080, 0xe008_40a8_180a_3000, 0x0044_2101_1090_0500,
        0x0212_0208_1010_2880, 0x4608_0030_7009_2040, 0xd014_0040_8100_9100, 0x6010_8238_0200_4042,
        0x0254_0006_0121_0900, 0x424a_0001_080a_0200, 0x9000_4409_2410_0421, 0x0002_0000_8044_2201,
        0x4008_2650_1820_0830, 0x6148_4200_a002_2200, 0x0108_0210_0404_2200, 0x2801_0040_1400_4200,
        0x0003_0010_0300_4020, 0x2808_8100_0e04_4a11, 0x0202_0400_0041_0820, 0x6802_0040_0880_4802,
        0x400c_b220_0008_6040, 0x0002_1082_0104_6828, 0x8124_1808_0104_0040, 0x1002_0201_8008_0280,
        0x0001_0904_0002_0202, 0x1264_1006_8208_4800, 0x0002_0082_0009_0840, 0x8002_0212_0280_4048,
        0x6808_a250_4039_1080, 0x00c7_0888_6000_1440, 0x0242_0024_0400_8842, 0x1c09_0820_1800_0108,
        0x0006_2004_1400_8040, 0x0242_0408_0200_6020, 0x0054_0c4c_0400_1040, 0x0441_870c_1100_0880,
        0x0505_0402_4242_0000, 0x0002_0044_4228_0200, 0x4801_0024_0208_1080, 0x0c00_0420_2088_0801,
        0x1808_0040_8501_0002, 0x0084_4003_0411_0000, 0x1008_4811_082e_0400, 0x0003_1004_0080_8031,
        0x8000_240a_0084_200c, 0x0080_0041_0490_3091, 0x4000_1002_0226_5220, 0x0210_a180_0042_0880,
        0x0002_0420_101a_0601, 0x0200_0004_2104_0100, 0x00c2_0408_0809_440e, 0x0aa2_8428_0a04_0021,
    ],
];

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256StarStar;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    const SEED: u64 = 0x6d61_6769_6373;

    /// Returns the first sparse random word that maps no two sets with different attacks to one
    /// index.
    fn search(random: &mut Xoshiro256StarStar, slider: usize, square: usize) -> u64 {
        let reach = REACHES[slider][square];
        let bits = reach.mask.count_ones();
        let mut sets = Vec::new();
        let mut set = 0_u64;
        while sets.is_empty() || set != 0 {
            sets.push((set, ATTACKS[reach.start + sets.len()]));
            set = set.wrapping_sub(reach.mask) & reach.mask;
        }
        let mut seen = vec![(0_u32, 0); sets.len()];
        for attempt in 1.. {
            let magic = random.next_u64() & random.next_u64() & random.next_u64();
            if (reach.mask.wrapping_mul(magic) >> 56).count_ones() < 6 {
                continue;
            }
            let fits = sets.iter().all(|&(set, attacks)| {
                let slot = &mut seen[(set.wrapping_mul(magic) >> (64 - bits)) as usize];
                let free = slot.0 != attempt || slot.1 == attacks;
                *slot = (attempt, attacks);
                free
            });
            if fits {
                return magic;
            }
        }
        unreachable!("the numbers of attempts do not end")
    }

    #[test]
    fn the_magics_are_what_the_seeded_search_finds() {
        let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
        let found: Vec<[u64; 64]> =
            (0..2).map(|slider| std::array::from_fn(|square| search(&mut random, slider, square))).collect();
        assert!(found == MAGICS, "the search with seed {SEED:#x} found {found:#018x?}");
    }
}
