//! The accuracy of a rule over every position of a table.

use plywright::endings::rules::Recogniser;
use plywright::endings::rules::tree::Leaf;
use plywright::recipe::Recipe;
use plywright::types::{Kind, Piece, Square};
use rayon::prelude::*;

use super::domain::Domain;
use crate::table::{Table, orders};

/// The accuracy of a rule over all positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// Legal positions, with either side to move.
    pub legal: u64,
    /// Positions with a wrong answer.
    pub incorrect: u64,
    /// Positions that are draws.
    pub draws: u64,
    /// Draws that the rule calls draws.
    pub spotted: u64,
    /// Positions that a side wins: White, Black.
    pub wins: [u64; 2],
    /// Wins with the right answer: White, Black.
    pub known: [u64; 2],
    /// Wins that the rule calls draws.
    pub spoilt: u64,
}

impl Accuracy {
    /// Returns the number of draws that the rule does not call draws.
    pub fn missed(&self) -> u64 {
        self.draws - self.spotted
    }

    /// Returns the number of wins that the rule does not call draws; the blog of the engine iCE
    /// calls them spotted.
    pub fn wins_kept(&self) -> u64 {
        self.wins[0] + self.wins[1] - self.spoilt
    }

    fn add(mut self, answer: Leaf, truth: Leaf) -> Self {
        self.legal += 1;
        self.incorrect += u64::from(answer != Leaf::Open && answer != truth);
        let is_known = u64::from(answer == truth);
        match truth {
            Leaf::Open => {}
            Leaf::Draw => {
                self.draws += 1;
                self.spotted += is_known;
            }
            Leaf::White | Leaf::Black => {
                let side = usize::from(truth == Leaf::Black);
                self.wins[side] += 1;
                self.known[side] += is_known;
                self.spoilt += u64::from(answer == Leaf::Draw);
            }
        }
        self
    }

    fn sum(self, other: Self) -> Self {
        let both = |a: [u64; 2], b: [u64; 2]| [a[0] + b[0], a[1] + b[1]];
        Self {
            legal: self.legal + other.legal,
            incorrect: self.incorrect + other.incorrect,
            draws: self.draws + other.draws,
            spotted: self.spotted + other.spotted,
            wins: both(self.wins, other.wins),
            known: both(self.known, other.known),
            spoilt: self.spoilt + other.spoilt,
        }
    }

    fn scaled(self, orders: u64) -> Self {
        let each = |counts: [u64; 2]| counts.map(|count| count / orders);
        Self {
            legal: self.legal / orders,
            incorrect: self.incorrect.div_ceil(orders),
            draws: self.draws / orders,
            spotted: self.spotted / orders,
            wins: each(self.wins),
            known: each(self.known),
            spoilt: self.spoilt.div_ceil(orders),
        }
    }
}

/// Checks a rule against the table of its material, in all positions in which every piece stands on
/// a square that is `counted`. Pieces of one colour and kind are not distinguished in the counts.
pub(crate) fn check<R: Recipe>(
    recipe: R,
    table: &Table,
    tree: &[u8],
    counted: impl Fn(Piece, Square) -> bool + Sync,
) -> Accuracy {
    let domain = Domain::new(recipe, table);
    let pieces = domain.layout().pieces();
    let rule = Recogniser::new(pieces, tree);
    // A table with a lone pawn, which is its last piece, has each position and its mirror image. Of
    // the two, only the one with the pawn on the files a to d is counted.
    let is_counted = |squares: &[Square]| {
        let is_lone_pawn =
            pieces.last().is_some_and(|last| last.kind == Kind::Pawn) && pieces[0].kind != Kind::Pawn;
        let is_on_left_half = !is_lone_pawn || squares[pieces.len() - 1].file() < 4;
        is_on_left_half && pieces.iter().zip(squares).all(|(&piece, &square)| counted(piece, square))
    };
    let accuracy = domain
        .slices()
        .map(|slice| {
            slice.into_iter().fold(Accuracy::default(), |accuracy, id| {
                let (squares, _) = domain.position(id);
                if !is_counted(&squares) {
                    return accuracy;
                }
                accuracy.add(rule.leaf(&domain.view(id)), domain.truth(id))
            })
        })
        .reduce(Accuracy::default, Accuracy::sum);
    accuracy.scaled(orders(table.material()))
}
