//! The axis `sliders`: which squares a bishop, rook or queen attacks.

mod rays;

pub use rays::Rays;

use crate::types::{Bitboard, Square};

/// A way to find the attacks of the sliding pieces.
///
/// The answer holds the blockers themselves, whoever owns them, and never the slider's own square.
pub trait Sliders: Copy + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// The variant, if this CPU can run it.
    fn new() -> Option<Self>;

    /// What a rook on `square` attacks where `occupied` holds every piece on the board.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// What a bishop on `square` attacks where `occupied` holds every piece on the board.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// What a queen on `square` attacks where `occupied` holds every piece on the board.
    #[inline(always)]
    fn queen(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.rook(square, occupied) | self.bishop(square, occupied)
    }
}

/// Calls the macro `$callback` with the registry of the axis: `{ $prefix } (file, Type) ...`.
#[macro_export]
macro_rules! sliders_variants {
    ($callback:ident { $($prefix:tt)* }) => {
        $callback! { { $($prefix)* }
            (rays, Rays)
        }
    };
}
