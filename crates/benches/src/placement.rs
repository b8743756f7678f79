//! Positions with given pieces on random squares: the starts of recorded endgames, and the benches'
//! operands by material.

use plywright::board::Position;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::Rng;

/// Returns a random legal position with these pieces, or with the colours exchanged, and a random
/// side to move. White's letters are capital, as in a FEN. Loops forever if there is no such
/// position.
pub fn place(pieces: &str, random: &mut Xoshiro256StarStar) -> Position {
    loop {
        let bits = random.next_u64();
        let (is_flipped, side) = (bits >> 63 == 1, if bits >> 62 & 1 == 1 { 'w' } else { 'b' });
        let mut board = ['1'; 64];
        for letter in pieces.chars() {
            let flipped = if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            };
            board[(random.next_u64() >> 58) as usize] = if is_flipped { flipped } else { letter };
        }
        let ranks: Vec<String> = board.chunks(8).map(|rank| rank.iter().collect()).collect();
        // Two pieces on one square are rejected here; pawns on the last ranks, and check of the
        // side not to move, by the parser.
        let is_whole = board.iter().filter(|&&square| square != '1').count() == pieces.len();
        if let Some(position) =
            format!("{} {side} - - 0 1", ranks.join("/")).parse().ok().filter(|_| is_whole)
        {
            return position;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn both_colours_and_both_sides_to_move_occur() {
        let random = &mut Xoshiro256StarStar::seed_from_u64(1);
        let mut seen = BTreeSet::new();
        for _ in 0..64 {
            let fen = place("KRPkr", random).to_string();
            let (board, rest) = fen.split_once(' ').unwrap();
            let mut pieces: Vec<char> = board.chars().filter(char::is_ascii_alphabetic).collect();
            pieces.sort_unstable();
            seen.insert((pieces.into_iter().collect::<String>(), rest.starts_with('w')));
        }
        let expected = ["KPRkr", "KRkpr"].map(|pieces| [false, true].map(|white| (pieces.to_owned(), white)));
        assert!(seen.into_iter().eq(expected.into_iter().flatten()));
    }
}
