//! Endgames that the sources show, played out by the engine against itself: Lucena is won, Philidor held, and the studies of the
//! claims 25 and 30 begin with their one move.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::movegen::{self, MoveList};
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::{Limits, Searcher, Task};
use plywright::types::{Colour, Key, Move};

/// Nodes of a move where no more are needed.
const NODES: u64 = 20_000;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// By mate, won by that side.
    Mate(Colour),
    /// By stalemate, repetition, the fifty-move rule, or for want of material.
    Draw,
}

/// A game of the engine against itself: its first move with so many nodes, the others with [`NODES`].
struct Game {
    fen: &'static str,
    nodes: u64,
}

impl Entry for Game {
    type Output = (Vec<Move>, End);

    fn run<R: Recipe>(self, recipe: R) -> Self::Output {
        let mut position: Position = self.fen.parse().expect(self.fen);
        let mut history: Vec<(Key, u32)> = Vec::new();
        let mut played = Vec::new();
        // Each side has a memory of its own.
        let mut sides = [(); 2].map(|()| Searcher::new(recipe, 4));
        loop {
            let mut moves = MoveList::new();
            movegen::legal(recipe, &position, &mut moves);
            if moves.is_empty() {
                let is_mate = movegen::checkers(recipe.sliders(), &position).any();
                return (played, if is_mate { End::Mate(!position.side()) } else { End::Draw });
            }
            let seen = history.iter().filter(|(key, _)| *key == position.key()).count();
            if position.halfmove_clock() >= 100 || seen >= 2 || position.is_material_draw() {
                return (played, End::Draw);
            }
            let nodes = if played.is_empty() { self.nodes } else { NODES };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let task = Task { position: position.clone(), history: history.clone() };
            let searcher = &mut sides[position.side().index()];
            let best = searcher.search(&task, &limits, &AtomicBool::new(false), &mut ()).best;
            let mv = best.expect("there are moves");
            history.push((position.key(), position.reversible_plies()));
            let _ = position.make(mv);
            if position.reversible_plies() == 0 {
                history.clear();
            }
            played.push(mv);
        }
    }
}

/// The first move, and how the game ended.
fn play(fen: &'static str, nodes: u64) -> (String, End) {
    let (moves, end) = recipe::enter(Game { fen, nodes }).expect("the build runs here");
    let line: Vec<String> = moves.iter().map(ToString::to_string).collect();
    println!("{fen}: {} {end:?}", line.join(" "));
    (line[0].clone(), end)
}

#[test]
fn lucena_is_won() {
    assert_eq!(play("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", NODES).1, End::Mate(Colour::White));
}

#[test]
fn philidor_is_held() {
    assert_eq!(play("4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1", NODES).1, End::Draw);
}

#[test]
fn the_queen_beats_rook_and_pawn() {
    let (first, end) = play("r7/3PK3/8/3k1p2/8/8/8/2R5 w - - 0 1", 400_000);
    assert_eq!((first.as_str(), end), ("d7d8q", End::Mate(Colour::White)));
}

#[test]
fn the_rook_goes_behind_the_pawn() {
    let (first, end) = play("8/2k5/2r5/4P3/1R3K2/8/8/8 w - - 0 1", 200_000);
    assert_eq!((first.as_str(), end), ("b4d4", End::Mate(Colour::White)));
}
