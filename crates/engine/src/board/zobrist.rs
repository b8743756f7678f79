//! Zobrist keys: a random word for each feature of a position, generated at compile time
//! from a fixed seed.

use super::Castling;
use crate::types::{Colour, File, Key, Kind, Random, Square};

struct Words {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    en_passant: [u64; 8],
    black_to_move: u64,
}

static WORDS: Words = {
    let mut random = Random::new(0x506c_7977_7269_6768);
    let mut words = Words {
        pieces: [[[0; 64]; 6]; 2],
        castling: [0; 16],
        en_passant: [0; 8],
        black_to_move: random.word(),
    };
    let mut i = 0;
    while i < 2 * 6 * 64 {
        words.pieces[i / 384][i / 64 % 6][i % 64] = random.word();
        i += 1;
    }
    // Each right has a word. The word of a set of rights is the exclusive or of the words of its
    // rights.
    let rights = [random.word(), random.word(), random.word(), random.word()];
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
        words.en_passant[file] = random.word();
        file += 1;
    }
    words
};

/// Word of a piece on a square.
#[inline(always)]
pub(super) fn piece(colour: Colour, kind: Kind, square: Square) -> Key {
    Key(WORDS.pieces[colour.index()][kind.index()][square.index()])
}

/// Words of a piece, indexed by square.
#[inline(always)]
pub(super) const fn pieces(colour: Colour, kind: Kind) -> &'static [u64; 64] {
    &WORDS.pieces[colour.index()][kind.index()]
}

/// Word of a set of castling rights.
#[inline(always)]
pub(super) fn castling(rights: Castling) -> Key {
    Key(WORDS.castling[rights.index()])
}

/// Word of an en-passant square on a file.
#[inline(always)]
pub(super) fn en_passant(file: File) -> Key {
    Key(WORDS.en_passant[(file & 7) as usize])
}

/// Word of Black to move.
#[inline(always)]
pub(super) const fn black_to_move() -> Key {
    Key(WORDS.black_to_move)
}

#[cfg(test)]
mod tests {
    use super::*;

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
