//! The game that `position` sets: the position on the board, and the earlier ones that can still be
//! repeated.

use super::command::Setup;
use super::notation::MoveText;
use crate::board::Position;
use crate::movegen::Rules;
use crate::search::Task;
use crate::types::Key;

/// Least number of earlier positions that are kept of a long game; at most twice as many are kept.
/// These are enough, because a game is drawn by the fifty-move rule long before it has this many
/// reversible moves. They are also few enough to cost the search next to no time, however long the
/// list of moves is.
const KEPT: usize = 1024;

/// The position on the board, and the earlier positions that can still be repeated.
#[derive(Clone, Debug)]
pub(super) struct Game {
    position: Position,
    history: Vec<(Key, u32)>,
}

/// The error of a game with an illegal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}, `{mv}`, is not legal in {before}")]
pub struct IllegalMove {
    /// Number of the move in the list, from 1.
    pub number: usize,
    /// The illegal move.
    pub mv: MoveText,
    /// The FEN of the position in which it would have been played.
    pub before: String,
}

impl Game {
    /// Creates the game that a `position` command describes.
    pub(super) fn new(rules: Rules, setup: &Setup) -> Result<Self, IllegalMove> {
        let mut game = Self { position: (*setup.root).clone(), history: Vec::new() };
        for (index, &mv) in setup.moves.iter().enumerate() {
            let Some(found) = mv.among(&rules.legal(&game.position)) else {
                return Err(IllegalMove { number: index + 1, mv, before: game.position.to_string() });
            };
            if game.history.len() >= 2 * KEPT {
                game.history.drain(..KEPT);
            }
            game.history.push((game.position.key(), game.position.reversible_plies()));
            let _ = game.position.make(found);
            if game.position.reversible_plies() == 0 {
                game.history.clear();
            }
        }
        Ok(game)
    }

    /// Creates a game without moves, in the start position.
    pub(super) fn start() -> Self {
        Self { position: Position::start(), history: Vec::new() }
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position and its history as a task for a search.
    pub(super) fn task(&self) -> Task {
        Task { position: self.position.clone(), history: self.history.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    fn game(fen: &str, moves: &str) -> Result<Game, IllegalMove> {
        let moves = moves.split_whitespace().map(|text| text.parse().unwrap()).collect();
        Game::new(
            Portable::PORTABLE.into(),
            &Setup { root: Box::new(fen.parse().unwrap()), repairs: Vec::new(), moves },
        )
    }

    #[test]
    fn the_history_goes_back_to_the_last_irreversible_move() {
        let knights = "g1f3 g8f6 f3g1 f6g8";
        let task = game(Position::START_FEN, &format!("e2e4 e7e5 {knights} {knights} g1f3")).unwrap().task();
        assert_eq!(task.history.len(), 9);
        assert_eq!(task.history[0].0, task.history[4].0);
        assert_eq!(task.history[0].0, task.history[8].0);
        assert!(task.history.iter().map(|entry| entry.1).eq(0..9));
        assert_eq!(task.position.reversible_plies(), 9);
    }

    #[test]
    fn the_history_of_a_long_game_is_bounded() {
        let mut setup = Setup { root: Box::new(Position::start()), repairs: Vec::new(), moves: Vec::new() };
        for _ in 0..20_000 {
            setup
                .moves
                .extend(["g1f3", "g8f6", "f3g1", "f6g8"].map(|text| text.parse::<MoveText>().unwrap()));
        }
        let game = Game::new(Portable::PORTABLE.into(), &setup).unwrap();
        assert!((KEPT..=2 * KEPT).contains(&game.history.len()));
        assert_eq!(game.position().halfmove_clock(), u16::MAX);
    }

    #[test]
    fn castling_en_passant_and_promotion_are_played() {
        let played = |fen, moves| game(fen, moves).unwrap().position().to_string();
        assert_eq!(
            played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8"),
            "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"
        );
        // A king's move to the square of its rook castles too; a queen's move to that square is an
        // ordinary one.
        assert_eq!(
            played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1 e8a8"),
            "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"
        );
        assert_eq!(played("3k4/8/8/8/8/8/8/K3Q3 w - - 0 1", "e1h1"), "3k4/8/8/8/8/8/8/K6Q b - - 1 1");
        assert!(game("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1").is_err());
        assert_eq!(
            played("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e4d3"),
            "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2"
        );
        assert_eq!(played("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n"), "N3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    }

    #[test]
    fn an_illegal_move_is_named_with_its_number_and_its_position() {
        let error = game(Position::START_FEN, "e2e4 e7e5 e4e5").unwrap_err();
        assert_eq!((error.number, error.mv.to_string().as_str()), (3, "e4e5"));
        assert!(error.before.ends_with(" w KQkq - 0 2"), "{error}");
    }
}
