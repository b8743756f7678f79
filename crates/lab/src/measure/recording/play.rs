//! Games of the engine against itself, from random openings, with the recording running.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::movegen::{self, MoveList};
use plywright::popcount::{self, Popcount as _};
use plywright::recipe::{Of, Recipe, with};
use plywright::repetition;
use plywright::search::{Limits, Observer, Searcher, Task};
use plywright::sliders::{self, Sliders as _};
use plywright::types::Move;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::reservoir::below;
use super::{Recording, Sizes, note};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Draws the openings and the samples.
    pub(crate) seed: u64,
    /// How many games.
    pub(crate) games: u32,
    /// Random plies at the beginning of each.
    pub(crate) opening: u32,
    /// Searched plies after them, where the game lasts so long.
    pub(crate) plies: u32,
    /// Nodes of each search.
    pub(crate) nodes: u64,
    /// What to keep.
    pub(crate) sizes: Sizes,
}

/// Tells the recording what is evaluated, and in which checks moves are generated.
struct Watch;

impl Observer for Watch {
    fn generating(&mut self, position: &Position) {
        if movegen::checkers(sliders::Magic, position).any() {
            note(|recording| recording.in_check(position));
        }
    }

    fn evaluated(&mut self, position: &Position) {
        note(|recording| recording.evaluated(position));
    }
}

/// Plays the games; `tell` hears of each that is over, by its number. Portable variants answer, so every machine records
/// the same.
pub(crate) fn play(plan: &Plan, mut tell: impl FnMut(u32)) -> Recording {
    let mut recording = Recording::new(plan.seed, plan.sizes);
    let (Some(popcount), Some(sliders)) = (
        super::popcount::Popcount::<popcount::Swar>::new(),
        super::sliders::Sliders::<sliders::Magic>::new(),
    ) else {
        return recording;
    };
    let recipe = Of::<_, _, with::Repetition<super::repetition::Repetition<repetition::Counter>>>::new(
        popcount, sliders,
    );
    let mut random = Xoshiro256StarStar::seed_from_u64(plan.seed);
    random.jump();
    for game in 1..=plan.games {
        recording = one_game(recipe, plan, &mut random, recording);
        tell(game);
    }
    recording
}

fn one_game<R: Recipe>(
    recipe: R,
    plan: &Plan,
    random: &mut Xoshiro256StarStar,
    mut recording: Recording,
) -> Recording {
    let mut searcher = Searcher::new(recipe, 1);
    let (limits, stop) = (Limits { nodes: Some(plan.nodes), ..Limits::default() }, AtomicBool::new(false));
    let mut game = Task { position: Position::start(), history: Vec::new() };
    for ply in 0..plan.opening + plan.plies {
        let mv: Option<Move> = if ply < plan.opening {
            let mut moves = MoveList::new();
            movegen::legal(recipe, &game.position, &mut moves);
            moves.get(below(random, moves.len() as u64) as usize).copied()
        } else {
            let outcome;
            (recording, outcome) = recording.record(|| searcher.search(&game, &limits, &stop, &mut Watch));
            outcome.best
        };
        if !goes_on(&mut game, mv) {
            break;
        }
    }
    recording
}

/// Makes the move, if there is one. Whether there is anything to play after it.
pub(super) fn goes_on(game: &mut Task, mv: Option<Move>) -> bool {
    let Some(mv) = mv else { return false };
    game.history.push((game.position.key(), game.position.reversible_plies()));
    let _ = game.position.make(mv);
    game.position.halfmove_clock() < 100
}
