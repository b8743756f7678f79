//! Games of the engine against itself: from random openings, with the recording running, and from
//! endgames, for the positions in which the search consults the endgame knowledge.
//!
//! Games from the opening seldom reach the endgames that the knowledge covers. The games from
//! endgames begin with a few more pieces than these have, and captures soon lead to them. The
//! search uses portable variants, so every machine records the same.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::endings::MOST_PIECES;
use plywright::movegen::{self, MoveList};
use plywright::recipe::{Of, Recipe, with};
use plywright::search::{Limits, Observer, Searcher, Task};
use plywright::types::Move;
use plywright::{evaluation, popcount, sliders};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::reservoir::{Reservoir, below};
use super::variants::{Popcount, Repetition, Sliders};
use super::{Recording, Sizes, note};
use plywright_benches::placement::place;

/// Material at the beginning of the games from endgames.
pub const BEGINNINGS: [&str; 8] =
    ["KRPPkrp", "KRPPPkrpp", "KRPkppp", "KBPPkbp", "KBPPknpp", "KBNPknp", "KNPPknp", "KQPPkqp"];

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Seed for the openings and the samples.
    pub seed: u64,
    pub games: u32,
    /// Random plies at the beginning of each game.
    pub opening: u32,
    /// Largest number of searched plies after the random ones.
    pub plies: u32,
    /// Nodes per search.
    pub nodes: u64,
    pub sizes: Sizes,
}

#[derive(Clone, Copy, Debug)]
pub struct EndgamePlan {
    /// Seed for the beginnings and the sample.
    pub seed: u64,
    pub games: u32,
    /// Largest number of plies of a game.
    pub plies: u32,
    /// Nodes per search.
    pub nodes: u64,
    /// Largest number of positions in the sample.
    pub sample_size: usize,
}

/// Records the evaluated positions, and the positions in check whose moves are generated.
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

/// Keeps a sample of the positions with few pieces that the search looks up in the endgame
/// knowledge.
struct EndgameWatch {
    random: Xoshiro256StarStar,
    sample: Reservoir<Position>,
}

impl Observer for EndgameWatch {
    fn probing_endgame(&mut self, position: &Position) {
        if piece_count(position) <= MOST_PIECES {
            self.sample.offer(&mut self.random, || position.clone());
        }
    }
}

fn piece_count(position: &Position) -> usize {
    position.occupied().into_iter().count()
}

/// Plays the games; calls `progress` after each.
pub fn play(plan: &Plan, mut progress: impl FnMut()) -> Recording {
    let mut recording = Recording::new(plan.seed, plan.sizes);
    // Evaluates by the classical terms, which count bits in many places; the network hardly does.
    type Watched = with::Evaluation<evaluation::Classical, with::Repetition<Repetition>>;
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

/// Plays the games from endgames and calls `progress` after each. Returns the number of times that
/// the search looked up a position with few pieces in the endgame knowledge, and a sample of these
/// positions.
///
/// A game ends at the latest when fewer pieces are left than the largest number that the endgame
/// knowledge covers. All further searches would look up positions of only a few kinds of material.
pub fn endgames(plan: &EndgamePlan, mut progress: impl FnMut()) -> (u64, Vec<Position>) {
    let recipe = Of::<_, _>::new(popcount::Swar, sliders::Magic);
    let mut random = Xoshiro256StarStar::seed_from_u64(plan.seed);
    let mut watch = EndgameWatch { random: random.clone(), sample: Reservoir::new(plan.sample_size) };
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
    (watch.sample.offered, watch.sample.elements)
}

/// A game, and the searcher that plays both sides.
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

    /// Makes the move, if there is one. Returns true if the game can go on after it.
    fn goes_on(&mut self, mv: Option<Move>) -> bool {
        let Some(mv) = mv else { return false };
        let Task { position, history } = &mut self.task;
        history.push((position.key(), position.reversible_plies()));
        let _ = position.make(mv);
        position.halfmove_clock() < 100
    }
}
