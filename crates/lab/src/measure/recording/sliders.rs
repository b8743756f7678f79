//! The recording variant of the axis `sliders`.

use plywright::sliders;
use plywright::types::{Bitboard, Square};

use super::note;
use plywright_benches::corpus::{Query, Slider};

/// Notes each query.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sliders<S>(S);

fn asked(kind: Slider, square: Square, occupied: Bitboard) {
    note(|recording| recording.asked(kind, Query { square, occupied }));
}

impl<S: sliders::Sliders> sliders::Sliders for Sliders<S> {
    const NAME: &'static str = S::NAME;

    fn new() -> Option<Self> {
        S::new().map(Self)
    }

    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        asked(Slider::Rook, square, occupied);
        self.0.rook(square, occupied)
    }

    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        asked(Slider::Bishop, square, occupied);
        self.0.bishop(square, occupied)
    }

    fn queen(self, square: Square, occupied: Bitboard) -> Bitboard {
        asked(Slider::Queen, square, occupied);
        self.0.queen(square, occupied)
    }
}
