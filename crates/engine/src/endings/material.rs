//! The pieces on the board in an endgame.

use std::fmt;
use std::str::FromStr;

use crate::board::{Placement, quoted};
use crate::types::{Colour, Kind, Piece};

/// Largest number of pieces in an ending that rules or tables may know, kings included.
pub const MOST_PIECES: usize = 5;

/// The kinds other than the king, strongest first.
const KINDS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// Number of pieces of each kind on both sides, without the kings. It is written like `KRPKR`:
/// White's pieces, then Black's, with a K before the pieces of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Material {
    /// By colour, then by kind, pawns first.
    counts: [[u8; 5]; 2],
}

/// The error of a text that names no material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text} is no material: expected both sides' pieces, each beginning with its K, as in `KRPKR`, at most {MOST_PIECES} in all"
)]
pub struct BadMaterial {
    text: String,
}

impl Material {
    /// Returns the material of a position, or `None` if it has more than [`MOST_PIECES`].
    pub fn of(board: &Placement) -> Option<Self> {
        let mut material = Self::default();
        for colour in Colour::ALL {
            for kind in KINDS {
                let mut pieces = board.pieces(colour, kind);
                while pieces.pop().is_some() {
                    material = material.with(Piece::new(colour, kind));
                    if material.piece_count() > MOST_PIECES {
                        return None;
                    }
                }
            }
        }
        Some(material)
    }

    /// Returns every canonical material with exactly `count` pieces, kings included. `count` is
    /// from 2 to [`MOST_PIECES`].
    pub fn all(count: usize) -> Vec<Self> {
        let mut found = vec![Self::default()];
        for _ in 2..count.min(MOST_PIECES) {
            let grown = found.iter().flat_map(|material| {
                let pieces =
                    Colour::ALL.into_iter().flat_map(|colour| KINDS.map(|kind| Piece::new(colour, kind)));
                pieces.map(|piece| material.with(piece).canonical().0)
            });
            let mut grown: Vec<Self> = grown.collect();
            grown.sort_unstable_by_key(ToString::to_string);
            grown.dedup();
            found = grown;
        }
        found
    }

    /// Number of pieces of this colour and kind; kings are not counted.
    pub fn count(&self, colour: Colour, kind: Kind) -> usize {
        self.counts[colour.index()].get(kind.index()).copied().unwrap_or_default().into()
    }

    /// Number of pieces, kings included.
    pub fn piece_count(&self) -> usize {
        2 + self.counts.as_flattened().iter().map(|&count| usize::from(count)).sum::<usize>()
    }

    /// Adds a piece other than a king.
    #[must_use]
    pub fn with(mut self, piece: Piece) -> Self {
        if let Some(count) = self.counts[piece.colour.index()].get_mut(piece.kind.index()) {
            *count += 1;
        }
        self
    }

    /// Exchanges the colours.
    #[must_use]
    pub fn flipped(self) -> Self {
        let [white, black] = self.counts;
        Self { counts: [black, white] }
    }

    /// Returns the canonical form, in which tables are kept: White has more pieces than Black, or
    /// as many but stronger ones, unless both have the same. The second value is true if the
    /// colours were exchanged.
    pub fn canonical(self) -> (Self, bool) {
        let strength = |colour: Colour| {
            let counts = KINDS.map(|kind| self.count(colour, kind));
            (counts.iter().sum::<usize>(), counts)
        };
        let is_flipped = strength(Colour::Black) > strength(Colour::White);
        (if is_flipped { self.flipped() } else { self }, is_flipped)
    }

    /// The pieces without the kings: White's, then Black's, strongest first.
    pub fn pieces_without_kings(&self) -> Vec<Piece> {
        let pieces_of = |colour| {
            KINDS
                .into_iter()
                .flat_map(move |kind| std::iter::repeat_n(Piece::new(colour, kind), self.count(colour, kind)))
        };
        Colour::ALL.into_iter().flat_map(pieces_of).collect()
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = self.pieces_without_kings();
        for colour in Colour::ALL {
            f.write_str("K")?;
            for piece in pieces.iter().filter(|piece| piece.colour == colour) {
                write!(f, "{}", piece.kind.letter().to_ascii_uppercase())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Material {
    type Err = BadMaterial;

    fn from_str(text: &str) -> Result<Self, BadMaterial> {
        let bad = || BadMaterial { text: quoted(text) };
        let mut material = Self::default();
        let mut colours = Colour::ALL.into_iter();
        let mut colour = None;
        for letter in text.chars() {
            let kind = Kind::from_letter(letter.to_ascii_lowercase()).ok_or_else(bad)?;
            if kind == Kind::King {
                colour = Some(colours.next().ok_or_else(bad)?);
            } else {
                material = material.with(Piece::new(colour.ok_or_else(bad)?, kind));
            }
            if material.piece_count() > MOST_PIECES {
                return Err(bad());
            }
        }
        if colours.next().is_some() { Err(bad()) } else { Ok(material) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_material_is_read_as_it_is_written() {
        for text in ["KK", "KPK", "KRPKR", "KBNKN", "KKQ", "KQQKQ"] {
            assert_eq!(text.parse::<Material>().unwrap().to_string(), text);
        }
        assert_eq!("kprkr".parse::<Material>().unwrap().to_string(), "KRPKR");
        for text in ["", "K", "QKK", "KKK", "KXK", "KQQQQK", "KRPKRN", "KR KR"] {
            assert!(text.parse::<Material>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_material_is_listed_once() {
        assert_eq!([2, 3, 4, 5].map(|count| Material::all(count).len()), [1, 5, 30, 110]);
        let three: Vec<_> = Material::all(3).iter().map(ToString::to_string).collect();
        assert_eq!(three, ["KBK", "KNK", "KPK", "KQK", "KRK"]);
    }

    #[test]
    fn the_stronger_side_is_white() {
        for (text, canonical, flipped) in
            [("KKP", "KPK", true), ("KPKR", "KRKP", true), ("KRKP", "KRKP", false), ("KNKBN", "KBNKN", true)]
        {
            let (found, is_flipped) = text.parse::<Material>().unwrap().canonical();
            assert_eq!((found.to_string().as_str(), is_flipped), (canonical, flipped));
        }
    }
}
