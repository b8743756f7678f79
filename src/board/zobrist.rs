//! Zobrist keys: a random word for each feature of a position, drawn once with a fixed seed.

use super::Castling;
use crate::types::{Colour, File, Key, Kind, Square};

struct Words {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    en_passant: [u64; 8],
    black_to_move: u64,
}

/// Drawn with xoshiro256**, whose state comes from splitmix64, as its authors advise
/// (Blackman and Vigna, <https://prng.di.unimi.it/>).
static WORDS: Words = {
    let mut state = seeded(0x506c_7977_7269_6768);
    let mut words = Words {
        pieces: [[[0; 64]; 6]; 2],
        castling: [0; 16],
        en_passant: [0; 8],
        black_to_move: next(&mut state),
    };
    let mut i = 0;
    while i < 2 * 6 * 64 {
        words.pieces[i / 384][i / 64 % 6][i % 64] = next(&mut state);
        i += 1;
    }
    // A right has a word; a set of rights is the sum of its words, so that losing one is one exclusive or.
    let rights = [next(&mut state), next(&mut state), next(&mut state), next(&mut state)];
    let mut set = 0;
    while set < 16 {
        let mut right = 0;
        while right < 4 {
            if set >> right & 1 != 0 {
                words.castling[set] ^= rights[right];
            }
            right += 1;
        }
        set += 1;
    }
    let mut file = 0;
    while file < 8 {
        words.en_passant[file] = next(&mut state);
        file += 1;
    }
    words
};

const fn seeded(seed: u64) -> [u64; 4] {
    let mut state = [0; 4];
    let mut sum = seed;
    let mut i = 0;
    while i < 4 {
        sum = sum.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = sum;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        state[i] = word ^ word >> 31;
        i += 1;
    }
    state
}

const fn next(state: &mut [u64; 4]) -> u64 {
    let word = state[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
    let shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = state[3].rotate_left(45);
    word
}

/// The word of a piece on a square.
#[inline(always)]
pub(super) fn piece(colour: Colour, kind: Kind, square: Square) -> Key {
    Key(WORDS.pieces[colour.index()][kind.index()][square.index()])
}

/// The word of a set of castling rights.
#[inline(always)]
pub(super) fn castling(rights: Castling) -> Key {
    Key(WORDS.castling[rights.index()])
}

/// The word of an en-passant square on a file.
#[inline(always)]
pub(super) fn en_passant(file: File) -> Key {
    Key(WORDS.en_passant[(file & 7) as usize])
}

/// The word of Black being to move.
#[inline(always)]
pub(super) fn black_to_move() -> Key {
    Key(WORDS.black_to_move)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256StarStar;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    #[test]
    fn the_constant_generator_is_xoshiro256_star_star() {
        let mut ours = seeded(42);
        let mut theirs = Xoshiro256StarStar::seed_from_u64(42);
        for _ in 0..1000 {
            assert_eq!(next(&mut ours), theirs.next_u64());
        }
    }

    #[test]
    fn no_two_features_share_a_word() {
        let mut words: Vec<u64> = WORDS.pieces.iter().flatten().flatten().copied().collect();
        words.extend(WORDS.castling);
        words.extend(WORDS.en_passant);
        words.push(WORDS.black_to_move);
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
    }
}
