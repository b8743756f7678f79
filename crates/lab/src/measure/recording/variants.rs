//! The recording variants of the axes `popcount`, `sliders` and `repetition`.

use std::panic::Location;

use plywright::repetition::Counter;
use plywright::types::{Bitboard, Key, Square};
use plywright::{popcount, repetition, sliders};

use super::note;
use super::visits::Visits;
use plywright_benches::corpus::{Query, Slider};

/// Notes each word with its call site.
#[derive(Clone, Copy, Debug)]
pub(super) struct Popcount<P>(pub(super) P);

impl<P: popcount::Popcount> popcount::Popcount for Popcount<P> {
    const NAME: &'static str = P::NAME;

    fn new() -> Option<Self> {
        P::new().map(Self)
    }

    #[track_caller]
    fn count(self, word: u64) -> u32 {
        let site = Location::caller();
        note(|recording| recording.counted(site, false, word));
        self.0.count(word)
    }

    #[track_caller]
    fn count_few(self, word: u64) -> u32 {
        let site = Location::caller();
        note(|recording| recording.counted(site, true, word));
        self.0.count_few(word)
    }
}

/// Notes each query.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sliders<S>(pub(super) S);

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

/// Notes each push, with the pops before it and the question after it.
#[derive(Clone, Debug)]
pub(super) struct Repetition(Counter);

impl repetition::Repetition for Repetition {
    const NAME: &'static str = Counter::NAME;

    fn new() -> Self {
        Self(Counter::new())
    }

    fn clear(&mut self) {
        note(|recording| recording.visits = Visits::default());
        self.0.clear();
    }

    fn push(&mut self, key: Key, reversible: u32) {
        note(|recording| recording.visits.push(key, reversible));
        self.0.push(key, reversible);
    }

    fn pop(&mut self) {
        note(|recording| recording.visits.pop());
        self.0.pop();
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn is_draw(&self, ply: u32) -> bool {
        note(|recording| {
            recording.visits.ask(ply);
            recording.questions.add(self.0.is_alone(), self.0.is_young());
        });
        self.0.is_draw(ply)
    }

    fn earlier(&self, back: usize) -> Option<Key> {
        self.0.earlier(back)
    }

    fn exits_early(&self) -> bool {
        self.0.exits_early()
    }
}
