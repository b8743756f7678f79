//! The recording of operands: recording variants of the axes, and the searches that use them.
//!
//! The engine does not know about the recording. A recording variant wraps a real one: it records
//! the operands and then calls the real one, so the search is the same as without recording. The
//! operands go into the recording of the current thread, if [`Recording::record`] is running there.

mod games;
mod reservoir;
mod variants;
mod visits;

pub use games::{BEGINNINGS, EndgamePlan, Plan, endgames, play};

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::Location;

use plywright::board::Position;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use plywright_benches::corpus::{Asked, Corpus, Query, Site, Slider, Visit};
use reservoir::Reservoir;
use visits::Visits;

/// Number of samples to keep of each kind.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Words per call site that counts bits.
    pub words: usize,
    /// Queries per kind of slider.
    pub queries: usize,
    /// Traces of visits; no two come from the same search.
    pub traces: usize,
    /// Visits per trace, including those that lead to its beginning.
    pub visits: usize,
    pub positions: usize,
    /// Positions in check whose moves are generated.
    pub checks: usize,
}

/// How often the search asks whether a position is a repetition, and how many of these queries can
/// be answered without comparing earlier positions (claim 32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Questions {
    pub asked: u64,
    /// Queries answered by the counters: no other position is counted in the position's slot.
    pub by_counters: u64,
    /// Queries answered by the number of plies since the last irreversible move.
    pub by_plies: u64,
    /// Queries answered by the counters, by the number of plies, or by both.
    pub by_either: u64,
}

impl Questions {
    fn add(&mut self, by_counters: bool, by_plies: bool) {
        self.asked += 1;
        self.by_counters += u64::from(by_counters);
        self.by_plies += u64::from(by_plies);
        self.by_either += u64::from(by_counters || by_plies);
    }

    /// Returns true if no part is larger than the whole.
    pub fn is_whole(&self) -> bool {
        let Self { asked, by_counters, by_plies, by_either } = *self;
        by_counters.max(by_plies) <= by_either && by_either <= asked
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Recording>> = const { RefCell::new(None) };
}

/// Adds something to the current thread's recording, if one is running.
fn note(onto: impl FnOnce(&mut Recording)) {
    CURRENT.with_borrow_mut(|recording| recording.as_mut().map(onto));
}

#[derive(Debug)]
pub struct Recording {
    sizes: Sizes,
    random: Xoshiro256StarStar,
    /// Words by call site and by whether it expects few bits.
    words: BTreeMap<(Location<'static>, bool), Reservoir<u64>>,
    queries: BTreeMap<Slider, Reservoir<Query>>,
    /// Visits of the search that is running.
    visits: Visits,
    traces: Reservoir<Vec<Visit>>,
    positions: Reservoir<Position>,
    checks: Reservoir<Position>,
    pub questions: Questions,
}

impl Recording {
    /// Returns an empty recording; `seed` is the seed for drawing its samples.
    fn new(seed: u64, sizes: Sizes) -> Self {
        Self {
            sizes,
            random: Xoshiro256StarStar::seed_from_u64(seed),
            words: BTreeMap::new(),
            queries: BTreeMap::new(),
            visits: Visits::default(),
            traces: Reservoir::new(sizes.traces),
            positions: Reservoir::new(sizes.positions),
            checks: Reservoir::new(sizes.checks),
            questions: Questions::default(),
        }
    }

    fn record<T>(&mut self, search: impl FnOnce() -> T) -> T {
        CURRENT.set(Some(std::mem::replace(self, Self::new(0, self.sizes))));
        let result = search();
        if let Some(recorded) = CURRENT.take() {
            *self = recorded;
        }
        let visits = std::mem::take(&mut self.visits);
        if let Some(window) = visits.window(self.sizes.visits, &mut self.random) {
            self.traces.offer(&mut self.random, || window);
        }
        result
    }

    fn counted(&mut self, site: &'static Location<'static>, few: bool, word: u64) {
        let words = self.words.entry((*site, few)).or_insert_with(|| Reservoir::new(self.sizes.words));
        words.offer(&mut self.random, || word);
    }

    fn asked(&mut self, kind: Slider, query: Query) {
        let queries = self.queries.entry(kind).or_insert_with(|| Reservoir::new(self.sizes.queries));
        queries.offer(&mut self.random, || query);
    }

    /// Returns all samples but those of endgames, which are recorded separately. Call sites come in
    /// the order of their files and lines and are numbered within their file.
    pub fn corpus(self) -> Corpus {
        let mut numbers = BTreeMap::<String, usize>::new();
        let site = |((location, few), sample): ((Location<'static>, bool), Reservoir<u64>)| {
            let file = file_name(location.file());
            let number = numbers.entry(file.clone()).or_default();
            *number += 1;
            let name = format!("{file}-{number}");
            Site { name, few, calls: sample.offered, words: sample.elements }
        };
        let popcount = self.words.into_iter().map(site).collect();
        let asked = |(kind, sample): (Slider, Reservoir<Query>)| Asked {
            kind,
            calls: sample.offered,
            queries: sample.elements,
        };
        Corpus {
            popcount,
            sliders: self.queries.into_iter().map(asked).collect(),
            repetition: self.traces.elements,
            positions: self.positions.elements,
            checks: self.checks.elements,
            endgames: Vec::new(),
        }
    }
}

/// Returns the name of a source file within a call site's name: `src/eval/king.rs` becomes
/// `eval-king`.
fn file_name(path: &str) -> String {
    let path = path.replace('\\', "/");
    let below = path.rsplit_once("src/").map_or(path.as_str(), |(_, below)| below);
    below.trim_end_matches(".rs").replace('/', "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use plywright_benches::corpus::Files;

    /// Records some thousand nodes. In these, even the rarest call site has at least as many
    /// operands as are kept.
    fn small(seed: u64) -> Files {
        let sizes = Sizes { words: 8, queries: 8, traces: 2, visits: 64, positions: 8, checks: 8 };
        let plan = Plan { seed, games: 2, opening: 6, plies: 4, nodes: 2_000, sizes };
        let few = EndgamePlan { seed, games: 1, plies: 6, nodes: 500, sample_size: 8 };
        let (asked, endgames) = endgames(&few, || ());
        assert!(asked > 8, "{asked}");
        Corpus { endgames, ..play(&plan, || ()).corpus() }.files(seed, "a test")
    }

    #[test]
    fn the_same_seed_records_the_same_bytes_and_another_seed_others() {
        let first = small(7);
        assert_eq!(first, small(7));
        assert!(first.iter().zip(small(8)).all(|(first, other)| first.0 == other.0 && first.1 != other.1));
    }

    #[test]
    fn what_is_recorded_is_read_back() {
        let files = small(7);
        let corpus = Corpus::parse(&files).unwrap();
        assert_eq!(corpus.files(7, "a test"), files);
        let is_known = |name: &str| name.starts_with("eval-") || name.starts_with("endings-");
        assert!(corpus.popcount.iter().all(|site| is_known(&site.name) && site.calls >= 8));
        assert_eq!(corpus.repetition.iter().map(Vec::len).collect::<Vec<_>>(), [64, 64]);
        assert_eq!((corpus.positions.len(), corpus.checks.len(), corpus.endgames.len()), (8, 8, 8));
    }
}
