//! Games of the engine against itself from endgames, for the positions about which its search asks what is known of them.
//!
//! Games from the opening seldom come so far. These begin with a few men more than anything is known of, and captures lead from there
//! to what is.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::endings::MOST_MEN;
use plywright::popcount;
use plywright::recipe::{Of, Recipe};
use plywright::search::{Limits, Observer, Searcher, Task};
use plywright::sliders;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::play::goes_on;
use super::reservoir::Reservoir;
use plywright_benches::placement::place;

/// What games begin with.
pub(crate) const BEGINNINGS: [&str; 8] =
    ["KRPPkrp", "KRPPPkrpp", "KRPkppp", "KBPPkbp", "KBPPknpp", "KBNPknp", "KNPPknp", "KQPPkqp"];

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Draws the beginnings and the sample.
    pub(crate) seed: u64,
    /// How many games of each beginning.
    pub(crate) games: u32,
    /// Plies of each, where the game lasts so long.
    pub(crate) plies: u32,
    /// Nodes of each search.
    pub(crate) nodes: u64,
    /// How many positions to keep.
    pub(crate) kept: usize,
}

/// Keeps a sample of the positions with few men that are asked about.
struct Watch {
    random: Xoshiro256StarStar,
    kept: Reservoir<Position>,
}

impl Observer for Watch {
    fn asking(&mut self, position: &Position) {
        if men(position) <= MOST_MEN {
            self.kept.offer(&mut self.random, || position.clone());
        }
    }
}

/// Plays the games, and returns how many positions with few men were asked about, and a sample of them; `tell` hears of each game that is
/// over. Portable variants search, so every machine records the same.
pub(crate) fn endgames(plan: &Plan, mut tell: impl FnMut()) -> (u64, Vec<Position>) {
    let recipe = Of::<_, _>::new(popcount::Swar, sliders::Magic);
    let mut random = Xoshiro256StarStar::seed_from_u64(plan.seed);
    let mut watch = Watch { random: random.clone(), kept: Reservoir::new(plan.kept) };
    random.jump();
    for beginning in BEGINNINGS {
        for _ in 0..plan.games {
            one_game(recipe, plan, place(beginning, &mut random), &mut watch);
            tell();
        }
    }
    (watch.kept.offered(), watch.kept.into_kept())
}

/// How many men there are.
fn men(position: &Position) -> usize {
    position.occupied().into_iter().count()
}

/// A game ends at the latest when less than the most men are left of which something is known: searches from there would ask
/// about nothing else, and of a few materials.
fn one_game<R: Recipe>(recipe: R, plan: &Plan, beginning: Position, watch: &mut Watch) {
    let mut searcher = Searcher::new(recipe, 1);
    let (limits, stop) = (Limits { nodes: Some(plan.nodes), ..Limits::default() }, AtomicBool::new(false));
    let mut game = Task { position: beginning, history: Vec::new() };
    for _ in 0..plan.plies {
        let outcome = searcher.search(&game, &limits, &stop, watch);
        if !goes_on(&mut game, outcome.best) || men(&game.position) < MOST_MEN {
            break;
        }
    }
}
