//! Finds the single reversible move that lies between two positions, from their keys.
//!
//! A move is reversible if it is not a pawn move, captures nothing, does not castle and loses no
//! castling rights. Two positions one such move apart have keys that differ by three Zobrist words:
//! the piece on its old square, the piece on its new square, and the side to move. There are 3,668
//! such differences. For any difference of keys, a cuckoo table tells in two look-ups which move
//! lies between the positions, or that none does (Marcel van Kervinck, "The design and
//! implementation of the Rookie chess program", and his cuckoo tables for upcoming repetitions).

use super::zobrist;
use crate::types::{Colour, Key, Kind, Square};

/// Number of slots, a power of two. A little under half are taken.
const SLOTS: usize = 1 << 13;

/// Number of differences.
const MOVES: usize = 3_668;

/// A difference, and the two squares between which its move goes, in either direction: one square
/// in bits 0 to 7 of `squares`, the other in bits 8 to 15. A difference of 0 marks an empty slot.
/// Both fields are whole words because the compiler's interpreter, which builds the table, takes
/// several times as long for a struct with gaps between its fields.
#[derive(Clone, Copy)]
struct Slot {
    difference: u64,
    squares: u64,
}

impl Slot {
    #[inline(always)]
    const fn squares(self) -> [Square; 2] {
        [Square::wrapping(self.squares as u8), Square::wrapping((self.squares >> 8) as u8)]
    }
}

/// Returns the two slots that may hold a difference. If it is in the table, it is in one of them.
#[inline(always)]
const fn places(difference: u64) -> [usize; 2] {
    [difference as usize % SLOTS, (difference >> 16) as usize % SLOTS]
}

static TABLE: [Slot; SLOTS] = {
    let mut table = [Slot { difference: 0, squares: 0 }; SLOTS];
    let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
    let black_to_move = zobrist::black_to_move().0;
    let mut count = 0;
    let mut i = 0;
    while i < kinds.len() {
        let mut from = 0;
        while from < 64 {
            let mut to = from + 1;
            while to < 64 {
                if reaches(kinds[i], from, to) {
                    let mut colour = 0;
                    while colour < 2 {
                        let words = zobrist::pieces(Colour::of(colour == 0), kinds[i]);
                        let difference = words[from as usize] ^ words[to as usize] ^ black_to_move;
                        insert(&mut table, Slot { difference, squares: from as u64 | (to as u64) << 8 });
                        count += 1;
                        colour += 1;
                    }
                }
                to += 1;
            }
            from += 1;
        }
        i += 1;
    }
    assert!(count == MOVES);
    table
};

/// Returns true if a piece gets from one square to the other in one move on an empty board.
const fn reaches(kind: Kind, from: u8, to: u8) -> bool {
    let files = (from % 8).abs_diff(to % 8);
    let ranks = (from / 8).abs_diff(to / 8);
    let straight = files == 0 || ranks == 0;
    let diagonal = files == ranks;
    match kind {
        Kind::Pawn => false,
        Kind::Knight => files * ranks == 2,
        Kind::Bishop => diagonal,
        Kind::Rook => straight,
        Kind::Queen => straight || diagonal,
        Kind::King => files <= 1 && ranks <= 1,
    }
}

/// Puts a difference in its first slot. An entry already there moves to its own other slot, and may
/// push out another entry in turn.
const fn insert(table: &mut [Slot; SLOTS], mut slot: Slot) {
    let mut place = places(slot.difference)[0];
    loop {
        let pushed_out = table[place];
        table[place] = slot;
        if pushed_out.difference == 0 {
            return;
        }
        slot = pushed_out;
        let [first, second] = places(slot.difference);
        place = if place == first { second } else { first };
    }
}

/// Returns the two squares, in either order, of the only reversible move that changes a position's
/// key by `difference`, or `None` if no move does. The caller must check that the squares between
/// the two are empty.
#[inline]
pub fn reversible_move(difference: Key) -> Option<[Square; 2]> {
    places(difference.0).into_iter().find_map(|place| {
        let slot = &TABLE[place];
        (slot.difference == difference.0 && difference != Key(0)).then(|| slot.squares())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn every_reversible_move_is_found_by_its_difference() {
        let taken = TABLE.iter().filter(|slot| slot.difference != 0);
        assert_eq!(taken.clone().count(), MOVES);
        for slot in taken {
            assert_eq!(reversible_move(Key(slot.difference)), Some(slot.squares()));
        }
        assert_eq!(reversible_move(Key(0)), None);
    }

    #[test]
    fn two_positions_a_move_apart_give_the_move() {
        let key = |fen: &str| fen.parse::<Position>().unwrap().key();
        let before = key("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        let after = key("4k3/8/8/8/8/R7/8/4K3 b - - 1 1");
        assert_eq!(reversible_move(before ^ after), Some([Square::A1, Square::at(0, 2)]));
        let farther = key("4k3/8/8/8/8/1R6/8/4K3 b - - 1 1");
        assert_eq!(reversible_move(before ^ farther), None);
        let same_side = key("4k3/8/8/8/8/R7/8/4K3 w - - 1 1");
        assert_eq!(reversible_move(before ^ same_side), None);
    }
}
