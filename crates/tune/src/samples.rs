//! Games, and the form in which they are stored: each quiet position in 32 bytes.
//!
//! | bytes | position |
//! |---|---|
//! | 0..8 | occupied squares, a1 is the lowest bit |
//! | 8..24 | four bits for each occupied square from a1 on, the lower half of a byte first |
//! | 24 | castling rights (1, 2: White short, long; 4, 8: Black), and 16 if Black is to move |
//! | 25 | en-passant square, 64 for none |
//! | 26..28 | plies since the last capture or pawn move |
//! | 28..30 | number of the move |
//! | 30..32 | value that the search found, in centipawns for White |
//!
//! The four bits are the kind of piece (pawn, knight, bishop, rook, queen, king), plus 8 for Black.

use std::fmt::{self, Write as _};

use anyhow::{Context, Result, ensure};
use plywright::board::Position;
use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

/// Number of plies after which a game is drawn.
pub(crate) const LONGEST: u32 = 400;

/// Outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// White won.
    White,
    /// The game was drawn.
    Draw,
    /// Black won.
    Black,
}

impl Outcome {
    /// All outcomes, each at the index that is its number in a file.
    pub(crate) const ALL: [Self; 3] = [Self::White, Self::Draw, Self::Black];

    /// The outcome if this side has won.
    pub(crate) const fn won_by(colour: Colour) -> Self {
        if colour.is_white() { Self::White } else { Self::Black }
    }

    /// The outcome in PGN.
    const fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Draw => "1/2-1/2",
            Self::Black => "0-1",
        }
    }

    /// White's points.
    pub(crate) const fn points(self) -> f64 {
        match self {
            Self::White => 1.0,
            Self::Draw => 0.5,
            Self::Black => 0.0,
        }
    }
}

/// A quiet position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    /// Value that the search found, in centipawns for White.
    pub(crate) value: i32,
    pub(crate) position: Position,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) outcome: Outcome,
    /// The quiet positions, in order.
    pub(crate) samples: Vec<Sample>,
}

/// Formats the game as text: a line for the outcome, and one for each position with its value and
/// its FEN.
impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "game {}", self.outcome.text())?;
        self.samples.iter().try_for_each(|Sample { value, position }| writeln!(out, "{value} {position}"))
    }
}

/// Size of a position in bytes.
pub(crate) const BYTES: usize = 32;

/// Value in a file for no en-passant square.
const NO_SQUARE: u8 = 64;

impl Sample {
    /// Packs the position.
    ///
    /// # Errors
    ///
    /// The bytes would not be read as this very position.
    fn pack(&self) -> Result<[u8; BYTES]> {
        let bytes = self.bytes().with_context(|| format!("{} does not fit 16 bits", self.value));
        let read = bytes.and_then(|bytes| Self::unpack(&bytes).map(|read| (bytes, read)));
        let refusal = || format!("{} cannot be stored", self.position);
        let (bytes, read) = read.with_context(refusal)?;
        ensure!(read == *self, "{}: it would be read as {}", refusal(), read.position);
        Ok(bytes)
    }

    /// Bytes of the position; None if the value needs more than 16 bits.
    fn bytes(&self) -> Option<[u8; BYTES]> {
        let Self { value, position } = self;
        let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(&position.occupied().0.to_le_bytes());
        for (index, square) in position.occupied().into_iter().take(32).enumerate() {
            let kind = position.kind_at(square)?.index() as u8;
            let black = position.colour(Colour::Black).has(square);
            bytes[8 + index / 2] |= (kind | u8::from(black) << 3) << (4 * (index % 2));
        }
        bytes[24] = position.castling().index() as u8 | u8::from(!position.side().is_white()) << 4;
        bytes[25] = position.en_passant().map_or(NO_SQUARE, |square| square.index() as u8);
        bytes[26..28].copy_from_slice(&position.halfmove_clock().to_le_bytes());
        bytes[28..30].copy_from_slice(&position.fullmove_number().to_le_bytes());
        bytes[30..].copy_from_slice(&i16::try_from(*value).ok()?.to_le_bytes());
        Some(bytes)
    }

    /// Unpacks a position. It goes through a FEN, because the reader of FENs checks positions.
    fn unpack(bytes: &[u8; BYTES]) -> Result<Self> {
        let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let occupied = Bitboard(u64::from_le_bytes(std::array::from_fn(|index| bytes[index])));
        ensure!(occupied.into_iter().count() <= 32, "more than 32 pieces");
        let mut board = [None; 64];
        for (index, square) in occupied.into_iter().enumerate() {
            let half = bytes[8 + index / 2] >> (4 * (index % 2)) & 15;
            let kind = Kind::ALL.get(usize::from(half & 7)).context("a piece of no kind")?;
            board[square.index()] = Some(Piece::new(Colour::of(half & 8 == 0), *kind));
        }
        let mut fen = String::with_capacity(96);
        for rank in (0..8).rev() {
            let mut gap = 0;
            for piece in &board[8 * rank..8 * rank + 8] {
                let Some(piece) = piece else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    let _ = write!(fen, "{gap}");
                }
                gap = 0;
                fen.push(piece.letter());
            }
            if gap > 0 {
                let _ = write!(fen, "{gap}");
            }
            fen.push(if rank > 0 { '/' } else { ' ' });
        }
        fen.push_str(if bytes[24] & 16 == 0 { "w " } else { "b " });
        fen.extend(
            "KQkq".chars().enumerate().filter(|(bit, _)| bytes[24] >> bit & 1 != 0).map(|(_, letter)| letter),
        );
        fen.push_str(if bytes[24] & 15 == 0 { "- " } else { " " });
        let _ = match Square::new(bytes[25]) {
            Some(square) => write!(fen, "{square}"),
            None => write!(fen, "-"),
        };
        let _ = write!(fen, " {} {}", number(26), number(28));
        let sample = Self { value: i32::from(number(30) as i16), position: fen.parse()? };
        // Each position has only one form in bytes.
        ensure!(
            sample.bytes().as_ref() == Some(bytes),
            "a position that is not stored in its only valid form"
        );
        Ok(sample)
    }
}

impl Game {
    /// Largest size of a game in bytes.
    pub(crate) const MOST_BYTES: usize = 3 + LONGEST as usize * BYTES;

    /// Appends the game: its outcome (0 White won, 1 drawn, 2 Black won), the number of its
    /// positions (`u16`), and the positions.
    ///
    /// # Errors
    ///
    /// The game has more positions than a game has plies, or one of them cannot be stored.
    pub(crate) fn pack(&self, bytes: &mut Vec<u8>) -> Result<()> {
        ensure!(self.samples.len() <= LONGEST as usize, "{} positions in a game", self.samples.len());
        bytes.push(self.outcome as u8);
        bytes.extend((self.samples.len() as u16).to_le_bytes());
        self.samples.iter().try_for_each(|sample| sample.pack().map(|packed| bytes.extend(packed)))
    }

    /// Unpacks a game from the beginning of the bytes, and moves past it.
    ///
    /// # Errors
    ///
    /// The bytes do not begin with a game.
    pub(crate) fn unpack(bytes: &mut &[u8]) -> Result<Self> {
        const SHORT: &str = "a game without an end";
        let (&[outcome, low, high], rest) = bytes.split_first_chunk().context(SHORT)?;
        let outcome = *Outcome::ALL.get(usize::from(outcome)).context("an outcome of no kind")?;
        let count = usize::from(u16::from_le_bytes([low, high]));
        let (positions, rest) = rest.split_at_checked(count * BYTES).context(SHORT)?;
        *bytes = rest;
        let samples = positions.as_chunks().0.iter().map(Sample::unpack).collect::<Result<_>>()?;
        Ok(Self { outcome, samples })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::games::{Rules, play};
    use plywright::recipe::Portable;
    use proptest::prelude::*;

    /// Games with so few nodes that they are played quickly.
    pub(crate) fn games(count: u64) -> Vec<Game> {
        (0..count)
            .map(|index| play(Portable::PORTABLE, &Rules { nodes: 20, endgames: false }, 3, index))
            .collect()
    }

    fn packed(game: &Game) -> Vec<u8> {
        let mut bytes = Vec::new();
        game.pack(&mut bytes).unwrap();
        bytes
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn a_packed_game_is_read_back(seed in any::<u64>()) {
            let game = play(Portable::PORTABLE, &Rules { nodes: 20, endgames: false }, seed, 0);
            let bytes = packed(&game);
            prop_assert_eq!(bytes.len(), 3 + BYTES * game.samples.len());
            let mut left = bytes.as_slice();
            prop_assert_eq!(Game::unpack(&mut left).unwrap(), game);
            prop_assert!(left.is_empty());
        }
    }

    #[test]
    fn every_kind_of_right_is_stored() {
        for fen in [
            Position::START_FEN,
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 17 300",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "4k3/8/8/8/8/8/8/4K3 b - - 10000 30000",
        ] {
            let samples = [-32_768, 0, 32_767].map(|value| Sample { value, position: fen.parse().unwrap() });
            let game = Game { outcome: Outcome::Black, samples: samples.to_vec() };
            assert_eq!(Game::unpack(&mut packed(&game).as_slice()).unwrap(), game, "{fen}");
        }
    }

    #[test]
    fn a_game_that_cannot_be_stored_is_refused() {
        let refusal = |samples| {
            let game = Game { outcome: Outcome::Draw, samples };
            format!("{:#}", game.pack(&mut Vec::new()).unwrap_err())
        };
        let sample = |value| Sample { value, position: Position::start() };
        assert!(refusal(vec![sample(32_768)]).ends_with("cannot be stored: 32768 does not fit 16 bits"));
        assert_eq!(refusal(vec![sample(0); 401]), "401 positions in a game");
        // After a passed turn, earlier positions no longer count for repetition. A FEN cannot say
        // so.
        let mut position: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9".parse().unwrap();
        let _ = position.make_null();
        let error = refusal(vec![Sample { value: 0, position }]);
        assert!(error.contains("cannot be stored: it would be read as"), "{error}");
    }

    #[test]
    fn an_error_says_why_bytes_are_no_game() {
        let whole = packed(&Game {
            outcome: Outcome::White,
            samples: vec![Sample { value: 5, position: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap() }],
        });
        let changed = |at: usize, byte: u8| {
            let mut bytes = whole.clone();
            bytes[at] = byte;
            format!("{:#}", Game::unpack(&mut bytes.as_slice()).unwrap_err())
        };
        for (at, byte, expected) in [
            (0, 3, "an outcome of no kind"),
            (1, 2, "a game without an end"),
            (3 + 8, 0x07, "a piece of no kind"),
            (3 + 10, 1, "not stored in its only valid form"),
            (3 + 24, 1, "FEN field 3 (castling)"),
            (3 + 24, 32, "not stored in its only valid form"),
            (3 + 25, 65, "not stored in its only valid form"),
            (3 + 25, 40, "FEN field 4 (en passant)"),
            (3 + 27, 255, "FEN field 5 (halfmove clock)"),
        ] {
            let found = changed(at, byte);
            assert!(found.contains(expected), "{at}: {found}");
        }
        assert!(Game::unpack(&mut &whole[..2]).is_err());
    }
}
