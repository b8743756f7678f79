//! One game of the engine against itself, from a random balanced opening.

use std::sync::atomic::AtomicBool;

use plywright::board::Position;
use plywright::evaluation::Evaluation;
use plywright::movegen::{self, MoveList};
use plywright::network::Network;
use plywright::recipe::{Of, Recipe, Selected, with};
use plywright::search::{AnyListener, Limits, Searcher, Task, UciScore};
use plywright::types::{Colour, Key, Move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::samples::{Game, LONGEST, Outcome, Sample};

/// Rules of the games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// Nodes searched for each move.
    pub(crate) nodes: u64,
    /// True if the games are to cover endgames too: one in four begins with few pieces, and no game
    /// ends as won before a mate is in sight.
    pub(crate) endgames: bool,
}

/// Number of random plies at the beginning. About half of the games have one more, so that White
/// moves first in some games and Black in others.
const OPENING_PLIES: u64 = 8;

/// Largest value of an opening for either side, in centipawns, after a search of four times the
/// nodes of a move.
const BALANCE: i32 = 120;

/// The same bound for an opening with few pieces, so that small winning advantages are learnt too.
const ENDGAME_BALANCE: i32 = 400;

/// Least and largest number of pieces in an opening with few pieces, kings included.
const FEW: [u64; 2] = [4, 12];

/// Plies and centipawns: a game is won once the searches at one ply and at each of the next `WON.0`
/// plies put the same side ahead by at least `WON.1` centipawns.
const WON: (u32, i32) = (6, 1_000);

/// Plies, centipawns and a ply: a game is drawn once the searches at `DRAWN.0` plies in a row find
/// neither side ahead by more than `DRAWN.1` centipawns, but not before the ply `DRAWN.2` after the
/// opening.
const DRAWN: (u32, i32, u32) = (12, 6, 100);

/// Size of the transposition table in MiB, large enough for a few searches. It is emptied for every
/// game.
const HASH_MIB: usize = 2;

/// The recipe with this evaluation, whatever the features select.
pub(crate) fn evaluating<E: Evaluation>(_: E, recipe: impl Recipe) -> impl Recipe {
    type Evaluating<E> = with::Evaluation<E, Selected>;
    Of::<_, _, Evaluating<E>, _>::with(recipe.popcount(), recipe.sliders(), recipe.simd())
}

/// Plays the game with this index. It depends only on the arguments.
pub(crate) fn play<R: Recipe>(recipe: R, rules: &Rules, seed: u64, index: u64) -> Game {
    play_game(recipe, Searcher::new(recipe, HASH_MIB), rules, seed, index)
}

/// Plays the game with this index by a network. The recipe must be one that evaluates with the
/// network.
pub(crate) fn play_by<R: Recipe>(recipe: R, network: &Network, rules: &Rules, seed: u64, index: u64) -> Game {
    let mut searcher = Searcher::new(recipe, HASH_MIB);
    searcher.set_network(Some(Box::new(network.clone())));
    play_game(recipe, searcher, rules, seed, index)
}

fn play_game<R: Recipe>(recipe: R, mut searcher: Searcher<R>, rules: &Rules, seed: u64, index: u64) -> Game {
    let opening = balanced(recipe, &mut searcher, rules, seed, index);
    play_on(recipe, &mut searcher, opening, rules)
}

/// Generates the opening with this index: a position after random moves, or a random position with
/// few pieces, that a short search finds balanced.
fn balanced<R: Recipe>(recipe: R, searcher: &mut Searcher<R>, rules: &Rules, seed: u64, index: u64) -> Board {
    // The multiples of an odd number differ for all seeds. Those of small seeds are far apart, so
    // that no game of one seed has the same random numbers as a game of another.
    let mut random =
        Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index));
    let few = rules.endgames && index.is_multiple_of(4);
    let limit = if few { ENDGAME_BALANCE } else { BALANCE };
    loop {
        let board =
            if few { Board::endgame(recipe, &mut random) } else { Board::opening(recipe, &mut random) };
        if let Some(board) = board {
            let (_, score) = board.search(searcher, rules.nodes.saturating_mul(4));
            searcher.new_game();
            if matches!(score, UciScore::Centipawns(value) if value.abs() <= limit) {
                return board;
            }
        }
    }
}

/// Plays a game from this position to its end.
fn play_on<R: Recipe>(recipe: R, searcher: &mut Searcher<R>, mut board: Board, rules: &Rules) -> Game {
    let mut samples = Vec::new();
    let (mut won, mut drawn, mut leader) = (0, 0, None);
    for ply in 0..LONGEST {
        if let Some(outcome) = board.outcome(recipe) {
            return Game { outcome, samples };
        }
        let (best, score) = board.search(searcher, rules.nodes);
        let Some(best) = best else { break };
        let white = board.position.side().is_white();
        // Positions with a mate in sight are not stored.
        let value = match score {
            UciScore::Centipawns(value) => Some(value),
            UciScore::Mate(moves) if rules.endgames => {
                return Game { outcome: Outcome::won_by(Colour::of((moves > 0) == white)), samples };
            }
            UciScore::Mate(_) => None,
        };
        let for_white = value.map(|value| if white { value } else { -value });
        let leads = for_white.filter(|value| value.abs() >= WON.1).map(|value| Colour::of(value > 0));
        won = if leads.is_some() && leads == leader { won + 1 } else { 0 };
        leader = leads;
        drawn = if value.is_some_and(|value| value.abs() <= DRAWN.1) { drawn + 1 } else { 0 };
        if won >= WON.0
            && !rules.endgames
            && let Some(leader) = leader
        {
            return Game { outcome: Outcome::won_by(leader), samples };
        }
        if ply >= DRAWN.2 && drawn >= DRAWN.0 {
            break;
        }
        let quiet = best.is_quiet() && movegen::checkers(recipe.sliders(), &board.position).is_empty();
        if quiet && let Some(value) = for_white {
            samples.push(Sample { value, position: board.position.clone() });
        }
        board.make(best);
    }
    Game { outcome: Outcome::Draw, samples }
}

/// A position, with the positions before it in the game.
struct Board {
    position: Position,
    history: Vec<(Key, u32)>,
}

impl Board {
    /// Generates a position after random moves; None if they ended the game.
    fn opening<R: Recipe>(recipe: R, random: &mut Xoshiro256PlusPlus) -> Option<Self> {
        let mut board = Self { position: Position::start(), history: Vec::new() };
        for _ in 0..OPENING_PLIES + random.next_u64() % 2 {
            let mut moves = MoveList::new();
            movegen::legal(recipe, &board.position, &mut moves);
            if moves.is_empty() {
                return None;
            }
            board.make(moves[(random.next_u64() >> 32) as usize % moves.len()]);
        }
        board.outcome(recipe).is_none().then_some(board)
    }

    /// Generates a random position with few pieces. Returns None if two pieces fall on the same
    /// square, or if the position is illegal, or already lost or drawn for the side to move.
    fn endgame<R: Recipe>(recipe: R, random: &mut Xoshiro256PlusPlus) -> Option<Self> {
        let mut below = |bound: u64| (random.next_u64() >> 32) % bound;
        let mut board = [b'1'; 64];
        let mut put = |piece: u8, below: &mut dyn FnMut(u64) -> u64| {
            // Pawns never stand on the first or the last eight squares.
            let square = if piece.eq_ignore_ascii_case(&b'p') { 8 + below(48) } else { below(64) } as usize;
            (board[square] == b'1').then(|| board[square] = piece)
        };
        put(b'K', &mut below)?;
        put(b'k', &mut below)?;
        for _ in 2..FEW[0] + below(FEW[1] - FEW[0] + 1) {
            let piece = b"PPPPPNBRRQ"[below(10) as usize];
            put(if below(2) == 0 { piece } else { piece.to_ascii_lowercase() }, &mut below)?;
        }
        let ranks: Vec<_> = board.chunks(8).map(String::from_utf8_lossy).collect();
        let side = if below(2) == 0 { 'w' } else { 'b' };
        let position = format!("{} {side} - - 0 1", ranks.join("/")).parse().ok()?;
        let board = Self { position, history: Vec::new() };
        board.outcome(recipe).is_none().then_some(board)
    }

    fn make(&mut self, mv: Move) {
        self.history.push((self.position.key(), self.position.reversible_plies()));
        let _ = self.position.make(mv);
        if self.position.reversible_plies() == 0 {
            self.history.clear();
        }
    }

    /// Searches the position. Returns the best move and the score for the side to move.
    fn search<R: Recipe>(&self, searcher: &mut Searcher<R>, nodes: u64) -> (Option<Move>, UciScore) {
        let task = Task { position: self.position.clone(), history: self.history.clone() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let outcome = searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none());
        (outcome.best, outcome.score)
    }

    /// Outcome by the rules if the game is over.
    fn outcome<R: Recipe>(&self, recipe: R) -> Option<Outcome> {
        let mut moves = MoveList::new();
        movegen::legal(recipe, &self.position, &mut moves);
        if moves.is_empty() {
            let in_check = movegen::checkers(recipe.sliders(), &self.position).any();
            let loser = self.position.side();
            return Some(if in_check { Outcome::won_by(!loser) } else { Outcome::Draw });
        }
        let key = self.position.key();
        let repetitions = self.history.iter().filter(|&&(earlier, _)| earlier == key).count();
        let drawn = self.position.halfmove_clock() >= 100 || self.position.is_material_draw();
        (drawn || repetitions >= 2).then_some(Outcome::Draw)
    }
}
