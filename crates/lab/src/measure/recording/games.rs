//! Games of the engine against itself: from random openings, with the recording running, and from endgames, for the
//! positions about which the search asks what is known of them.
//!
//! Games from the opening seldom come so far. The others begin with a few pieces more than anything is known of, and captures
//! lead from there to what is. Portable variants search, so every machine records the same.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::endings::MOST_PIECES;
use plywright::movegen::{self, MoveList};
use plywright::recipe::{Of, Recipe, with};
use plywright::search::{Limits, Observer, Searcher, Task};
use plywright::types::Move;
use plywright::{evaluation, popcount, repetition, sliders};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::reservoir::{Reservoir, below};
use super::variants::{Popcount, Repetition, Sliders};
use super::{Recording, Sizes, note};
use plywright_benches::placement::place;

/// What the games from endgames begin with.
pub const BEGINNINGS: [&str; 8] =
    ["KRPPkrp", "KRPPPkrpp", "KRPkppp", "KBPPkbp", "KBPPknpp", "KBNPknp", "KNPPknp", "KQPPkqp"];

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Draws the openings and the samples.
    pub seed: u64,
    pub games: u32,
    /// Random plies at the beginning of each.
    pub opening: u32,
    /// Searched plies after them, where the game lasts so long.
    pub plies: u32,
    /// Nodes of each search.
    pub nodes: u64,
    pub sizes: Sizes,
}

#[derive(Clone, Copy, Debug)]
pub struct EndgamePlan {
    /// Draws the beginnings and the sample.
    pub seed: u64,
    pub games: u32,
    /// Plies of each, where the game lasts so long.
    pub plies: u32,
    /// Nodes of each search.
    pub nodes: u64,
    pub kept: usize,
}

/// Notes what is evaluated, and in which checks moves are generated.
struct Watch;

impl Observer for Watch {
    fn generating(&mut self, position: &Position) {
        if movegen::checkers(sliders::Magic, position).any() {
            note(|recording| recording.checks.offer(&mut recording.random, || position.clone()));
        }
    }

    fn evaluating(&mut self, position: &Position) {
        note(|recording| recording.positions.offer(&mut recording.random, || position.clone()));
    }
}

/// Keeps a sample of the positions with few pieces that are asked about.
struct EndgameWatch {
    random: Xoshiro256StarStar,
    kept: Reservoir<Position>,
}

impl Observer for EndgameWatch {
    fn probing_endgame(&mut self, position: &Position) {
        if piece_count(position) <= MOST_PIECES {
            self.kept.offer(&mut self.random, || position.clone());
        }
    }
}

fn piece_count(position: &Position) -> usize {
    position.occupied().into_iter().count()
}

/// Plays the games; `progress` is called after each.
pub fn play(plan: &Plan, mut progress: impl FnMut()) -> Recording {
    let mut recording = Recording::new(plan.seed, plan.sizes);
    // The terms count bits in many places; the network hardly does.
    type Watched = with::Evaluation<evaluation::Classical, with::Repetition<Repetition<repetition::Counter>>>;
    let recipe = Of::<_, _, Watched>::new(Popcount(popcount::Swar), Sliders(sliders::Magic));
    let mut random = Xoshiro256StarStar::seed_from_u64(plan.seed);
    random.jump();
    for _ in 0..plan.games {
        let mut game = Game::new(recipe, plan.nodes, Position::start());
        for ply in 0..plan.opening + plan.plies {
            let mv = if ply < plan.opening {
                let mut moves = MoveList::new();
                movegen::legal(recipe, &game.task.position, &mut moves);
                moves.get(below(&mut random, moves.len() as u64) as usize).copied()
            } else {
                recording.record(|| game.search(&mut Watch))
            };
            if !game.goes_on(mv) {
                break;
            }
        }
        progress();
    }
    recording
}

/// Plays the games, and returns how many positions with few pieces were asked about, and a sample of them; `progress` is called
/// after each.
///
/// A game ends at the latest when less than the most pieces are left of which something is known: searches from there would ask
/// about nothing else, and of a few materials.
pub fn endgames(plan: &EndgamePlan, mut progress: impl FnMut()) -> (u64, Vec<Position>) {
    let recipe = Of::<_, _>::new(popcount::Swar, sliders::Magic);
    let mut random = Xoshiro256StarStar::seed_from_u64(plan.seed);
    let mut watch = EndgameWatch { random: random.clone(), kept: Reservoir::new(plan.kept) };
    random.jump();
    for beginning in BEGINNINGS {
        for _ in 0..plan.games {
            let mut game = Game::new(recipe, plan.nodes, place(beginning, &mut random));
            for _ in 0..plan.plies {
                let mv = game.search(&mut watch);
                if !game.goes_on(mv) || piece_count(&game.task.position) < MOST_PIECES {
                    break;
                }
            }
            progress();
        }
    }
    (watch.kept.offered, watch.kept.kept)
}

/// A game, and who searches both sides of it.
struct Game<R: Recipe> {
    searcher: Searcher<R>,
    limits: Limits,
    task: Task,
}

impl<R: Recipe> Game<R> {
    fn new(recipe: R, nodes: u64, position: Position) -> Self {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        Self { searcher: Searcher::new(recipe, 1), limits, task: Task { position, history: Vec::new() } }
    }

    fn search(&mut self, watch: &mut impl Observer) -> Option<Move> {
        self.searcher.search(&self.task, &self.limits, &AtomicBool::new(false), watch).best
    }

    /// Makes the move, if there is one. Whether there is anything to play after it.
    fn goes_on(&mut self, mv: Option<Move>) -> bool {
        let Some(mv) = mv else { return false };
        let Task { position, history } = &mut self.task;
        history.push((position.key(), position.reversible_plies()));
        let _ = position.make(mv);
        position.halfmove_clock() < 100
    }
}
