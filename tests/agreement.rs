//! Tests that the tables and a search of six plies never contradict each other, on random positions
//! of every ending with four pieces.
//!
//! There are two comparisons, and neither includes the other. The engine's own search, here without
//! endgame knowledge, announces a mate only where the tables say so. And a minimax that asks the
//! tables only at its leaves finds the value that they have for its root.

mod positions;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use plywright::board::{Placement, Position};
use plywright::endgame;
use plywright::endings::{Exact, Loaded, Material, Wdl};
use plywright::movegen::{self, MoveList};
use plywright::recipe::{Of, Portable, Recipe, with};
use plywright::search::{AnyListener, Limits, Searcher, Task, UciScore};
use plywright::types::Random;
use plywright::{popcount, sliders};
use rayon::prelude::*;

use positions::random_position;

/// A recipe without endgame knowledge.
type Ignorant = Of<popcount::Swar, sliders::Magic, with::Endgame<endgame::Nothing>>;

/// Number of positions.
const POSITIONS: usize = 10_000;

/// Depth of the searches, in plies.
const PLIES: u32 = 6;

/// Bounds of the value of a position (given by its key) at a number of remaining plies: the value
/// is at least the first bound and at most the second.
type Found = HashMap<(u64, u32), (Wdl, Wdl)>;

#[test]
fn tables_and_search_agree() {
    let packed = include_bytes!("../crates/engine/src/endings/exact/tables.bin");
    let exact = Loaded::of(packed).exact.expect("they are whole");
    let positions = drawn();
    // Values by the mates that the engine announces.
    let searched: Vec<Wdl> = positions
        .par_chunks(POSITIONS / 20)
        .flat_map_iter(|positions| {
            let mut searcher = Searcher::new(Ignorant::new(popcount::Swar, sliders::Magic), 1);
            let announced = |position| announced(&mut searcher, position, &exact);
            positions.iter().map(announced).collect::<Vec<_>>()
        })
        .collect();
    let count = |wdl| searched.iter().filter(|&&by_search| by_search == wdl).count();
    assert!(count(Wdl::Win) > 300 && count(Wdl::Loss) > 300, "{} {}", count(Wdl::Win), count(Wdl::Loss));
    positions.par_iter().for_each(|position| {
        let wdl = exact.probe(position).expect("it has a table");
        let mut found = Found::new();
        let minimax = minimax(&exact, &mut position.clone(), PLIES, (Wdl::Loss, Wdl::Win), &mut found);
        assert_eq!(minimax, wdl, "{position}");
    });
}

/// Random positions; the numbers for any two endings differ by at most one.
fn drawn() -> Vec<Position> {
    let mut random = Random::new(0x6167_7265);
    let materials = Material::all(4);
    let mut positions = Vec::with_capacity(POSITIONS);
    while positions.len() < POSITIONS {
        let material = materials[positions.len() % materials.len()];
        let material = if random.below(2) == 0 { material } else { material.flipped() };
        positions.extend((0..).find_map(|_| random_position(&mut random, material)));
    }
    positions
}

/// Result of the engine's search: a win or a loss if it announces a mate, a draw otherwise. Asserts
/// that the tables agree with an announced mate.
fn announced(searcher: &mut Searcher<Ignorant>, position: &Position, exact: &Exact) -> Wdl {
    searcher.new_game();
    let task = Task { position: position.clone(), history: Vec::new() };
    let limits = Limits { depth: Some(PLIES), ..Limits::default() };
    let outcome = searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none());
    let wdl = exact.probe(position).expect("it has a table");
    match outcome.score {
        UciScore::Mate(moves) => {
            let announced = if moves > 0 { Wdl::Win } else { Wdl::Loss };
            assert_eq!(announced, wdl, "{position}: mate {moves}");
            announced
        }
        UciScore::Centipawns(_) => Wdl::Draw,
    }
}

/// Value of a position within a window, from mates and stalemates within `plies`, and from the
/// tables after that. Moves are tried in the order of their values in the tables; the order changes
/// only how many moves have to be tried.
fn minimax(exact: &Exact, position: &mut Position, plies: u32, window: (Wdl, Wdl), found: &mut Found) -> Wdl {
    let (mut low, mut high) = window;
    if position.is_material_draw() {
        return Wdl::Draw;
    }
    if plies == 0
        && let Some(wdl) = exact.probe(position)
    {
        return wdl;
    }
    let key = (position.key().0, plies);
    if let Some(&(least, most)) = found.get(&key) {
        if least >= high || least == most {
            return least;
        }
        if most <= low {
            return most;
        }
        (low, high) = (low.max(least), high.min(most));
    }
    let recipe = Portable::PORTABLE;
    let mut list = MoveList::new();
    movegen::legal(recipe, position, &mut list);
    if list.is_empty() {
        let is_mate = movegen::checkers(recipe.sliders(), position).any();
        return if is_mate { Wdl::Loss } else { Wdl::Draw };
    }
    let mut moves = list.to_vec();
    let order = |after: &Placement| exact.probe(after).unwrap_or(Wdl::Draw);
    if plies > 1 {
        moves.sort_by_cached_key(|&mv| order(&position.after(mv)));
    }
    let (begin, mut best) = (low, Wdl::Loss);
    for mv in moves {
        let undo = position.make(mv);
        // If `plies` is 0 here, the tables gave no answer above, because a pawn can be captured en
        // passant. The search then goes one ply further.
        let rest = plies.saturating_sub(1);
        let worth = -minimax(exact, position, rest, (-high, -low), found);
        position.unmake(mv, undo);
        best = best.max(worth);
        low = low.max(best);
        if low >= high {
            break;
        }
    }
    let bounds = found.entry(key).or_insert((Wdl::Loss, Wdl::Win));
    if best > begin {
        bounds.0 = bounds.0.max(best);
    }
    if best < high {
        bounds.1 = bounds.1.min(best);
    }
    best
}
