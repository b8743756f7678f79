//! Checks claim 27: the rule by which the engine iCE takes KBNKN for a draw, if "King and Knight
//! have 4 or more safe squares to move to". It is the only rule of iCE's blog with a success rate
//! of its own. The blog does not define "safe"; here a square is safe if the other side does not
//! attack it once the piece has left its own square.
//!
//! The rule cannot be evaluated for 64 positions at once, and the table has too many positions for
//! one evaluation each. So the rule is checked on random positions.

use anyhow::{Context, Result};
use plywright::board::Placement;
use plywright::endings::{Material, Wdl};
use plywright::types::{Colour, Kind, Random, Square};
use plywright_tables::{Accuracy, Tables};

use crate::random::random_position;

/// The ending to which the rule applies.
pub(crate) const ENDING: &str = "KBNKN";

/// Number of random positions.
pub(crate) const POSITIONS: u64 = 1_000_000;

/// Number of safe squares that each piece needs.
const ENOUGH: usize = 4;

/// A file and a rank, which may lie beyond the board.
type Place = (i32, i32);

const ORTHOGONAL: [Place; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [Place; 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const JUMPS: [Place; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

fn place(square: Square) -> Place {
    (square.file().into(), square.rank().into())
}

fn step((file, rank): Place, (by_files, by_ranks): Place) -> Option<Place> {
    let place = (file + by_files, rank + by_ranks);
    ((0..8).contains(&place.0) && (0..8).contains(&place.1)).then_some(place)
}

/// Returns the squares of a side's king and knight, or `None` if it lacks a knight.
fn king_and_knight(board: &Placement, side: Colour) -> Option<[Place; 2]> {
    let knight = board.pieces(side, Kind::Knight).into_iter().next()?;
    Some([place(board.king(side)), place(knight)])
}

/// Returns true if the side with a king, a bishop and a knight attacks a square, with these pieces
/// in the way.
fn is_attacked(board: &Placement, side: Colour, at: Place, pieces: &[Place]) -> bool {
    let Some([king, knight]) = king_and_knight(board, side) else { return false };
    let jumps = |from, steps: &[Place]| steps.iter().any(|&by| step(from, by) == Some(at));
    let slides = |from: Place| {
        DIAGONAL.iter().any(|&by| {
            let mut now = step(from, by);
            while let Some(place) = now.filter(|place| *place != at && !pieces.contains(place)) {
                now = step(place, by);
            }
            now == Some(at)
        })
    };
    jumps(king, &ORTHOGONAL)
        || jumps(king, &DIAGONAL)
        || jumps(knight, &JUMPS)
        || board.pieces(side, Kind::Bishop).into_iter().any(|bishop| slides(place(bishop)))
}

/// Returns true if the rule says that the side without a bishop draws.
pub(crate) fn says_draw(board: &Placement) -> bool {
    let Some(weaker) = Colour::ALL.into_iter().find(|&side| board.pieces(side, Kind::Bishop).is_empty())
    else {
        return false;
    };
    let Some([king, knight]) = king_and_knight(board, weaker) else { return false };
    let pieces: Vec<Place> = board.occupied().into_iter().map(place).collect();
    let safe = |from: Place, steps: &[Place], other: Place| {
        let others: Vec<Place> = pieces.iter().copied().filter(|&piece| piece != from).collect();
        let reached = steps.iter().filter_map(|&by| step(from, by)).filter(|&to| to != other);
        reached.filter(|&to| !is_attacked(board, !weaker, to, &others)).count()
    };
    safe(king, &[ORTHOGONAL, DIAGONAL].concat(), knight) >= ENOUGH && safe(knight, &JUMPS, king) >= ENOUGH
}

/// Returns the accuracy of the rule over random positions, judged by the table.
pub(crate) fn accuracy(tables: &Tables, material: Material) -> Result<Accuracy> {
    let mut random = Random::new(0x7361_6665);
    let mut found = Accuracy::default();
    while found.legal < POSITIONS {
        let Some(position) = random_position(&mut random, material) else { continue };
        let board = position.placement();
        let says_draw = says_draw(board);
        found.legal += 1;
        match tables.probe(board).context("the table is missing")? {
            Wdl::Draw => {
                found.draws += 1;
                found.spotted += u64::from(says_draw);
            }
            wdl => {
                let winner = if wdl == Wdl::Win { board.side() } else { !board.side() };
                found.wins[winner.index()] += 1;
                found.incorrect += u64::from(says_draw);
                found.spoilt += u64::from(says_draw);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use plywright::board::Position;

    use super::*;

    fn says(fen: &str) -> bool {
        says_draw(fen.parse::<Position>().expect(fen).placement())
    }

    #[test]
    fn king_and_knight_need_four_safe_squares_each() {
        // Far from the other pieces.
        assert!(says("7K/7B/7N/8/8/3nk3/8/8 w - - 0 1"));
        // In the corner a knight has two squares, a king three.
        assert!(!says("7K/7B/7N/8/8/4k3/8/n7 w - - 0 1"));
        assert!(!says("7K/7B/7N/8/3n4/8/8/k7 w - - 0 1"));
        // The other king takes three squares from this one; a2 and a4 are left.
        assert!(!says("8/8/4n3/8/8/k1K5/8/6BN w - - 0 1"));
    }

    #[test]
    fn the_rule_calls_some_wins_draws_in_judged_txt() {
        let (mut draws, mut wins) = ([0; 2], [0; 2]);
        let judged = include_str!("../../../tests/judged.txt").lines().filter(|line| !line.starts_with('#'));
        for (fen, wdl) in
            judged.filter_map(|line| line.split_once('\t')).filter(|(fen, _)| !fen.contains(['p', 'P']))
        {
            let counts = if wdl == "draw" { &mut draws } else { &mut wins };
            counts[0] += usize::from(says(fen));
            counts[1] += 1;
        }
        assert_eq!(draws[1] + wins[1], 500);
        assert!(draws[0] > 100 && wins[0] > 20, "{draws:?} {wins:?}");
    }
}
