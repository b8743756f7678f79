//! One game against the tables.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use plywright::board::{Placement, Position};
use plywright::endings::Wdl;
use plywright::movegen::{self, MoveList};
use plywright::recipe::Recipe;
use plywright::search::{AnyListener, Limits, Searcher, Task};
use plywright::types::{Key, Kind, Move, Random, Square};
use plywright_tables::Tables;

/// The tables, and the generator of legal moves.
pub(crate) struct Judge<'a, R> {
    pub(crate) recipe: R,
    pub(crate) tables: &'a Tables,
}

/// The end of a game.
pub(crate) enum End {
    /// The engine mated.
    Won,
    /// The engine made a move after which the game is no longer won.
    Spoilt { position: Position, mv: Move, after: Wdl },
    /// The fifty-move rule ended a game that was won throughout.
    FiftyMoves,
    /// A repetition ended a game that was won throughout.
    Repeated,
}

/// A finished game.
pub(crate) struct Game {
    pub(crate) end: End,
    /// Number of moves that the engine made.
    pub(crate) moves: u32,
}

impl<R: Recipe> Judge<'_, R> {
    fn moves(&self, board: &Placement) -> MoveList {
        let mut moves = MoveList::new();
        movegen::legal(self.recipe, board, &mut moves);
        moves
    }

    /// Returns the result of a position for the side to move.
    pub(crate) fn worth(&self, board: &Placement) -> Result<Wdl> {
        if board.en_passant().is_none() || board.castling().index() != 0 {
            return self.tables.probe(board).context("the tables have no positions with castling rights");
        }
        // The tables do not know en passant, but they know the positions one move later.
        let mut best = None;
        for &mv in &self.moves(board) {
            best = best.max(Some(-self.worth(&board.after(mv))?));
        }
        let without_moves =
            if movegen::checkers(self.recipe.sliders(), board).any() { Wdl::Loss } else { Wdl::Draw };
        Ok(best.unwrap_or(without_moves))
    }

    /// Returns true if the side to move is mated.
    pub(crate) fn is_mate(&self, board: &Placement) -> bool {
        movegen::checkers(self.recipe.sliders(), board).any() && self.moves(board).is_empty()
    }

    /// Returns true if the side to move has only its king.
    pub(crate) fn is_bare(&self, board: &Placement) -> bool {
        let pieces = board.colour(board.side());
        pieces == board.kind(Kind::King) & pieces
    }

    /// Returns the number of winning moves of the side to move, and true if one of them mates.
    fn wins(&self, board: &Placement) -> Result<(usize, bool)> {
        let (mut wins, mut mates) = (0, false);
        for &mv in &self.moves(board) {
            let after = board.after(mv);
            if self.worth(&after)? == Wdl::Loss {
                wins += 1;
                mates |= self.is_mate(&after);
            }
        }
        Ok((wins, mates))
    }

    /// Returns the defender's move, by these criteria in turn: the best result; no mate by the
    /// engine's next move; the fewest winning moves for the engine; the king nearest to the middle;
    /// a random number.
    fn defend(&self, position: &Position, random: &mut Random) -> Result<Option<Move>> {
        let mut best = None;
        for &mv in &self.moves(position) {
            let after = position.after(mv);
            let worth = -self.worth(&after)?;
            let (wins, mates) = self.wins(&after)?;
            let rank = (
                worth,
                !mates,
                Reverse(wins),
                Reverse(from_middle(after.king(position.side()))),
                random.word(),
            );
            if best.is_none_or(|(best, _)| rank > best) {
                best = Some((rank, mv));
            }
        }
        Ok(best.map(|(_, mv)| mv))
    }
}

/// Distance of a square from the middle, in half steps along files and ranks.
fn from_middle(square: Square) -> u8 {
    (2 * square.file()).abs_diff(7) + (2 * square.rank()).abs_diff(7)
}

/// Plays a position that the side to move wins.
pub(crate) fn play<R: Recipe>(
    judge: &Judge<'_, R>,
    start: &Position,
    searcher: &mut Searcher<R>,
    limits: &Limits,
    mut random: Random,
) -> Result<Game> {
    let (mut position, engine) = (start.clone(), start.side());
    let mut history: Vec<(Key, u32)> = Vec::new();
    let mut moves = 0;
    let end = loop {
        // A mate takes precedence over the rules of draws.
        if position.side() != engine && judge.is_mate(&position) {
            break End::Won;
        }
        if position.halfmove_clock() >= 100 {
            break End::FiftyMoves;
        }
        if history.iter().filter(|&&(key, _)| key == position.key()).count() >= 2 {
            break End::Repeated;
        }
        let mv = if position.side() == engine {
            moves += 1;
            let task = Task { position: position.clone(), history: history.clone() };
            let outcome = searcher.search(&task, limits, &AtomicBool::new(false), &mut AnyListener::none());
            let mv = outcome.best.context("a won position has no move")?;
            let after = -judge.worth(&position.after(mv))?;
            if after != Wdl::Win {
                break End::Spoilt { position, mv, after };
            }
            mv
        } else {
            judge.defend(&position, &mut random)?.context("a lost position that is no mate has a move")?
        };
        history.push((position.key(), position.reversible_plies()));
        let _ = position.make(mv);
        if position.reversible_plies() == 0 {
            history.clear();
        }
    };
    Ok(Game { end, moves })
}
