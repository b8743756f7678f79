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

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The nodes that are searched for each move.
    pub(crate) nodes: u64,
    /// Whether the games are to teach endgames too: one in four begins with few pieces, and none is given up.
    pub(crate) endgames: bool,
}

/// Random plies at the beginning, or one more, so that both sides come to move first.
const OPENING_PLIES: u64 = 8;

/// The most that an opening may be worth to either side, in centipawns, after a search of four times the nodes of a move.
const BALANCE: i32 = 120;

/// The same of an opening with few pieces: small advantages that win are to be learnt too.
const ENDGAME_BALANCE: i32 = 400;

/// How few pieces such an opening has, kings included, and how many at the most.
const FEW: [u64; 2] = [4, 12];

/// A game is won where both sides have agreed that one of them is so many centipawns ahead, and for so many plies more.
const WON: (u32, i32) = (6, 1_000);

/// A game is drawn where both sides have agreed for so many plies that it is worth no more than so many centipawns, and
/// not before so many plies.
const DRAWN: (u32, i32, u32) = (12, 6, 100);

/// The transposition table, in MiB: emptied for every game, and large enough for a few searches.
const HASH_MIB: usize = 2;

/// The recipe with this evaluation, whichever the features select.
pub(crate) fn evaluating<E: Evaluation>(_: E, recipe: impl Recipe) -> impl Recipe {
    type Evaluating<E> = with::Evaluation<E, Selected>;
    Of::<_, _, Evaluating<E>, _>::with(recipe.popcount(), recipe.sliders(), recipe.simd())
}

/// Plays the game with this index. It depends on nothing but the arguments.
pub(crate) fn play<R: Recipe>(recipe: R, rules: &Rules, seed: u64, index: u64) -> Game {
    play_alone(recipe, Searcher::new(recipe, HASH_MIB), rules, seed, index)
}

/// Plays the game with this index by a network. The recipe is one that asks it.
pub(crate) fn play_by<R: Recipe>(recipe: R, network: &Network, rules: &Rules, seed: u64, index: u64) -> Game {
    let mut searcher = Searcher::new(recipe, HASH_MIB);
    searcher.set_network(Some(Box::new(network.clone())));
    play_alone(recipe, searcher, rules, seed, index)
}

fn play_alone<R: Recipe>(recipe: R, mut searcher: Searcher<R>, rules: &Rules, seed: u64, index: u64) -> Game {
    let opening = balanced(recipe, &mut searcher, rules, seed, index);
    play_on(recipe, &mut searcher, opening, rules)
}

/// The opening with this index: random moves after which a short search sees neither side ahead.
fn balanced<R: Recipe>(recipe: R, searcher: &mut Searcher<R>, rules: &Rules, seed: u64, index: u64) -> Table {
    // Odd multiples are different for different seeds, and far from each other.
    let mut random =
        Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index));
    let few = rules.endgames && index.is_multiple_of(4);
    let limit = if few { ENDGAME_BALANCE } else { BALANCE };
    loop {
        let table =
            if few { Table::endgame(recipe, &mut random) } else { Table::opening(recipe, &mut random) };
        if let Some(table) = table {
            let (_, score) = table.search(searcher, rules.nodes.saturating_mul(4));
            searcher.new_game();
            if matches!(score, UciScore::Centipawns(value) if value.abs() <= limit) {
                return table;
            }
        }
    }
}

/// Plays a game from here to its end.
fn play_on<R: Recipe>(recipe: R, searcher: &mut Searcher<R>, mut table: Table, rules: &Rules) -> Game {
    let mut samples = Vec::new();
    let (mut won, mut drawn, mut leader) = (0, 0, None);
    for ply in 0..LONGEST {
        if let Some(outcome) = table.outcome(recipe) {
            return Game { outcome, samples };
        }
        let (best, score) = table.search(searcher, rules.nodes);
        let Some(best) = best else { break };
        let white = table.position.side().is_white();
        // Positions with a mate in sight are no samples.
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
        let quiet = best.is_quiet() && movegen::checkers(recipe.sliders(), &table.position).is_empty();
        if quiet && let Some(value) = for_white {
            samples.push(Sample { value, position: table.position.clone() });
        }
        table.make(best);
    }
    Game { outcome: Outcome::Draw, samples }
}

/// The board, and what was on it before.
struct Table {
    position: Position,
    history: Vec<(Key, u32)>,
}

impl Table {
    /// A position after random moves, if they did not end the game.
    fn opening<R: Recipe>(recipe: R, random: &mut Xoshiro256PlusPlus) -> Option<Self> {
        let mut table = Self { position: Position::start(), history: Vec::new() };
        for _ in 0..OPENING_PLIES + random.next_u64() % 2 {
            let mut moves = MoveList::new();
            movegen::legal(recipe, &table.position, &mut moves);
            if moves.is_empty() {
                return None;
            }
            table.make(moves[(random.next_u64() >> 32) as usize % moves.len()]);
        }
        table.outcome(recipe).is_none().then_some(table)
    }

    /// A random position with few pieces that the side to move has not lost or drawn already; none where the random pieces make something else.
    fn endgame<R: Recipe>(recipe: R, random: &mut Xoshiro256PlusPlus) -> Option<Self> {
        let mut below = |bound: u64| (random.next_u64() >> 32) % bound;
        let mut board = [b'1'; 64];
        let mut put = |piece: u8, below: &mut dyn FnMut(u64) -> u64| {
            // Pawns stand on none of the first and last eight squares.
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
        let table = Self { position, history: Vec::new() };
        table.outcome(recipe).is_none().then_some(table)
    }

    fn make(&mut self, mv: Move) {
        self.history.push((self.position.key(), self.position.reversible_plies()));
        let _ = self.position.make(mv);
        if self.position.reversible_plies() == 0 {
            self.history.clear();
        }
    }

    /// The best move, and its score for the side to move.
    fn search<R: Recipe>(&self, searcher: &mut Searcher<R>, nodes: u64) -> (Option<Move>, UciScore) {
        let task = Task { position: self.position.clone(), history: self.history.clone() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let outcome = searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none());
        (outcome.best, outcome.score)
    }

    /// How the game has ended by rule, if it has.
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
