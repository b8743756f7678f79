//! The recording: recording variants of the axes, and the search that is played over them.
//!
//! The engine knows nothing of this. A recording variant is a variant like any other, around a real one: it notes what
//! it is asked and lets the real one answer, so the recorded search is the very search that the engine would do. What
//! is noted goes onto the recording of the current thread, while there is one: [`Recording::record`] puts it there.

mod endgames;
mod play;
mod popcount;
mod repetition;
mod reservoir;
mod sliders;

pub(crate) use endgames::{BEGINNINGS, Plan as EndgamePlan, endgames};
pub(crate) use play::{Plan, play};

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::Location;

use plywright::board::Position;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use plywright_benches::corpus::{Asked, Corpus, Query, Site, Slider, Visit};
use reservoir::Reservoir;

/// How much of each kind is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// Words of each call site that counts.
    pub(crate) words: usize,
    /// Queries of each kind of slider.
    pub(crate) queries: usize,
    /// Tapes of visits; no two come from the same search.
    pub(crate) tapes: usize,
    /// Visits of each recording, with those that lead to where it begins.
    pub(crate) visits: usize,
    /// Evaluated positions.
    pub(crate) positions: usize,
    /// Positions in check whose moves are generated.
    pub(crate) checks: usize,
}

thread_local! {
    static TAPE: RefCell<Option<Recording>> = const { RefCell::new(None) };
}

/// Notes something on the current thread's recording, if it is running.
fn note(onto: impl FnOnce(&mut Recording)) {
    TAPE.with_borrow_mut(|recording| recording.as_mut().map(onto));
}

/// What has been recorded.
#[derive(Debug)]
pub(crate) struct Recording {
    sizes: Sizes,
    random: Xoshiro256StarStar,
    /// By call site, and whether it expects few bits.
    words: BTreeMap<(Location<'static>, bool), Reservoir<u64>>,
    queries: BTreeMap<Slider, Reservoir<Query>>,
    visits: repetition::Visits,
    tapes: Reservoir<Vec<Visit>>,
    positions: Reservoir<Position>,
    checks: Reservoir<Position>,
    /// How often a search asked for a repetition, and how often no look at the positions before was needed.
    questions: u64,
    early_exits: u64,
}

impl Recording {
    /// An empty recording, whose samples `seed` draws.
    pub(crate) fn new(seed: u64, sizes: Sizes) -> Self {
        Self {
            sizes,
            random: Xoshiro256StarStar::seed_from_u64(seed),
            words: BTreeMap::new(),
            queries: BTreeMap::new(),
            visits: repetition::Visits::default(),
            tapes: Reservoir::new(sizes.tapes),
            positions: Reservoir::new(sizes.positions),
            checks: Reservoir::new(sizes.checks),
            questions: 0,
            early_exits: 0,
        }
    }

    /// Runs `search` with this recording running, and takes it out again.
    pub(crate) fn record<T>(self, search: impl FnOnce() -> T) -> (Self, T) {
        let sizes = self.sizes;
        TAPE.set(Some(self));
        let result = search();
        let mut recording = TAPE.take().unwrap_or_else(|| Self::new(0, sizes));
        let visits = std::mem::take(&mut recording.visits);
        if let Some(window) = visits.window(recording.sizes.visits, &mut recording.random) {
            recording.tapes.offer(&mut recording.random, || window);
        }
        (recording, result)
    }

    fn counted(&mut self, site: &'static Location<'static>, few: bool, word: u64) {
        let size = self.sizes.words;
        let words = self.words.entry((*site, few)).or_insert_with(|| Reservoir::new(size));
        words.offer(&mut self.random, || word);
    }

    fn asked(&mut self, kind: Slider, query: Query) {
        let size = self.sizes.queries;
        let queries = self.queries.entry(kind).or_insert_with(|| Reservoir::new(size));
        queries.offer(&mut self.random, || query);
    }

    fn evaluated(&mut self, position: &Position) {
        self.positions.offer(&mut self.random, || position.clone());
    }

    fn in_check(&mut self, position: &Position) {
        self.checks.offer(&mut self.random, || position.clone());
    }

    /// How often a search asked for a repetition, and how often no look at the positions before was needed (claim 32).
    pub(crate) fn early_exits(&self) -> (u64, u64) {
        (self.questions, self.early_exits)
    }

    /// All samples but those of endgames, which are recorded apart. Call sites come in the order of their files and lines and are numbered within their file.
    pub(crate) fn corpus(self) -> Corpus {
        let mut numbers = BTreeMap::<String, usize>::new();
        let site = |((location, few), sample): ((Location<'static>, bool), Reservoir<u64>)| {
            let file = file_name(location.file());
            let number = numbers.entry(file.clone()).or_default();
            *number += 1;
            let name = format!("{file}-{number}");
            Site { name, few, calls: sample.offered(), words: sample.into_kept() }
        };
        let popcount = self.words.into_iter().map(site).collect();
        let asked = |(kind, sample): (Slider, Reservoir<Query>)| Asked {
            kind,
            calls: sample.offered(),
            queries: sample.into_kept(),
        };
        Corpus {
            popcount,
            sliders: self.queries.into_iter().map(asked).collect(),
            repetition: self.tapes.into_kept(),
            positions: self.positions.into_kept(),
            checks: self.checks.into_kept(),
            endgames: Vec::new(),
        }
    }
}

/// What a source file is called in a call site's name: `src/eval/king.rs` is `eval-king`.
fn file_name(path: &str) -> String {
    let path = path.replace('\\', "/");
    let below = path.rsplit_once("src/").map_or(path.as_str(), |(_, below)| below);
    below.trim_end_matches(".rs").replace('/', "-")
}

#[cfg(test)]
mod tests;
