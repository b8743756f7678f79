//! The recording variant of the axis `popcount`.

use std::panic::Location;

use plywright::popcount;

use super::note;

/// Notes each word with its call site.
#[derive(Clone, Copy, Debug)]
pub(super) struct Popcount<P>(P);

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
