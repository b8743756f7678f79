//! The number of pieces of each kind in a position, as in the names of Syzygy files.

use crate::board::Placement;
use crate::movegen::Rules;
use crate::types::{Colour, Kind, Piece};

/// Greatest number of pieces in a file that is read, kings included.
pub const MOST_PIECES: usize = 7;

/// The kinds except the king.
const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// The number of pieces of each kind on both sides, apart from the kings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct PieceCounts {
    /// By colour, then by kind, pawns first.
    counts: [[u8; 5]; 2],
}

impl PieceCounts {
    /// Counts the pieces of a position.
    pub(super) fn of(rules: Rules, board: &Placement) -> Self {
        let count = |colour| KINDS.map(|kind| rules.count(board.pieces(colour, kind)) as u8);
        Self { counts: Colour::ALL.map(count) }
    }

    /// Parses the name of a file, for instance `KQPvKR`; White's pieces come first.
    pub(super) fn named(name: &str) -> Option<Self> {
        let (white, black) = name.split_once('v')?;
        let mut pieces = Self::default();
        for (colour, letters) in Colour::ALL.into_iter().zip([white, black]) {
            for letter in letters.strip_prefix('K')?.chars() {
                let kind =
                    Kind::from_letter(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase());
                let count = pieces.counts[colour.index()].get_mut(kind?.index())?;
                *count = count.checked_add(1)?;
            }
        }
        (3..=MOST_PIECES).contains(&pieces.number()).then_some(pieces)
    }

    /// Exchanges the colours.
    pub(super) fn flipped(self) -> Self {
        let [white, black] = self.counts;
        Self { counts: [black, white] }
    }

    /// Returns true if both sides have the same pieces.
    pub(super) fn is_symmetric(self) -> bool {
        self == self.flipped()
    }

    /// Number of pieces, kings included.
    pub(super) fn number(self) -> usize {
        2 + self.counts.as_flattened().iter().map(|&count| usize::from(count)).sum::<usize>()
    }

    /// Number of pieces of this kind and colour.
    pub(super) fn count(self, piece: Piece) -> usize {
        self.counts[piece.colour.index()].get(piece.kind.index()).copied().unwrap_or(1).into()
    }

    /// Number of pawns of a side.
    pub(super) fn pawns(self, colour: Colour) -> usize {
        self.count(Piece::new(colour, Kind::Pawn))
    }

    /// Returns true if a piece other than a king is the only one of its kind and colour.
    pub(super) fn has_single(self) -> bool {
        self.counts.as_flattened().contains(&1)
    }

    /// Returns the side whose pawns come first in a Syzygy file's order of the pieces, or `None`
    /// without pawns. If both sides have pawns, it is the side with fewer; with equal numbers it is
    /// White.
    pub(super) fn leader(self) -> Option<Colour> {
        match Colour::ALL.map(|colour| self.pawns(colour)) {
            [0, 0] => None,
            [0, _] => Some(Colour::Black),
            [_, 0] => Some(Colour::White),
            [white, black] => Some(Colour::of(white <= black)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::recipe::Portable;

    #[test]
    fn a_name_gives_the_pieces() {
        let pieces = PieceCounts::named("KQPvKRP").unwrap();
        let board: Position = "8/8/3k4/3r4/8/p3K3/P7/Q7 w - - 0 1".parse().unwrap();
        assert_eq!(pieces, PieceCounts::of(Portable::PORTABLE.into(), board.placement()));
        assert_eq!(
            (pieces.number(), pieces.is_symmetric(), pieces.leader()),
            (6, false, Some(Colour::White))
        );
        assert_eq!(PieceCounts::named("KvKP").unwrap().leader(), Some(Colour::Black));
        assert_eq!(PieceCounts::named("KPPvKP").unwrap().leader(), Some(Colour::Black));
        assert!(PieceCounts::named("KRvKR").unwrap().is_symmetric());
        assert!(
            PieceCounts::named("KRRvK").unwrap().leader().is_none()
                && !PieceCounts::named("KRRvK").unwrap().has_single()
        );
        for name in
            ["", "KvK", "KQ", "QvK", "KKvK", "KqvK", "KQvKX", "KQQQQQQvK", "KQvKvK", "KQvK.rtbw", "KÄvK"]
        {
            assert_eq!(PieceCounts::named(name), None, "{name}");
        }
    }
}
