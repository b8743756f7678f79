//! Plays moves from an opening book instead of searching.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use super::engine::Refused;
use crate::board::{Position, quoted};
use crate::book::Book;
use crate::movegen::Rules;
use crate::types::{Colour, Random};

/// The book, and the settings of its use.
pub(super) struct Opening {
    /// True if the book is used at all.
    pub(super) is_used: bool,
    /// Number of plies from the start of the game in which the book is used.
    pub(super) depth: u32,
    book: Book,
    /// Seed of the choice; 0 for a new seed each game.
    seed: u64,
    /// The seed of this game, once it has been drawn.
    game_seed: Option<u64>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { is_used: false, depth: 60, book: Book::internal(), seed: 0, game_seed: None }
    }
}

impl Opening {
    /// Notes that the next position belongs to another game.
    pub(super) fn new_game(&mut self) {
        self.game_seed = None;
    }

    /// Sets the seed of the choice; 0 for a new seed each game.
    pub(super) fn seed(&mut self, seed: u64) {
        (self.seed, self.game_seed) = (seed, None);
    }

    /// Opens the book in a file, or the one in the program if `path` is empty. After an error the
    /// earlier book stays.
    pub(super) fn open(&mut self, path: &str) -> Result<(), Refused> {
        self.book = if path.is_empty() {
            Book::internal()
        } else {
            Book::open(Path::new(path))
                .map_err(|error| Refused::NoBook { path: quoted(path), reason: error.to_string() })?
        };
        Ok(())
    }

    /// Returns the lines that answer `go` with a move from the book. If the book gives no legal
    /// move, the lines contain no move, but they still report faults of the book.
    pub(super) fn answer(&mut self, rules: Rules, position: &Position) -> Answer {
        if !self.is_used || ply(position) >= self.depth {
            return Answer::default();
        }
        let mut answer = Answer::default();
        let page = match self.book.probe(rules, position) {
            Ok(page) => page,
            Err(error) => {
                answer.info(format_args!("book: cannot be read: {error}"));
                return answer;
            }
        };
        for refused in &page.refused {
            answer.info(format_args!("book: {refused} is no legal move here and is passed over"));
        }
        let seed = self.game_seed();
        if let Some(chosen) = page.choose(seed, position) {
            let count = page.moves.iter().filter(|candidate| candidate.weight > 0).count();
            let share = page.share(chosen);
            answer.info(format_args!("book: {}, {share:.1} %, of {count}; seed {seed}", chosen.mv));
            let _ = write!(answer.lines, "bestmove {}", chosen.mv);
            let mut after = position.clone();
            let _ = after.make(chosen.mv);
            let replies = self.book.probe(rules, &after).unwrap_or_default();
            // The reply with the greatest weight, unless the book never plays it.
            if let Some(reply) = replies.moves.first().filter(|reply| reply.weight > 0) {
                let _ = write!(answer.lines, " ponder {}", reply.mv);
            }
            answer.lines.push('\n');
            answer.is_move = true;
        }
        answer
    }

    /// Returns the seed of this game, and draws it first if necessary.
    fn game_seed(&mut self) -> u64 {
        if self.seed > 0 {
            return self.seed;
        }
        *self.game_seed.get_or_insert_with(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            // The seed is small enough to be typed in again, and for the option to accept it.
            1 + Random::new(since.as_nanos() as u64).below(999_999_999)
        })
    }
}

/// The lines to print instead of a search, or before it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Answer {
    /// The lines, each with its line end.
    pub(super) lines: String,
    /// True if the last line is a `bestmove`.
    pub(super) is_move: bool,
}

impl Answer {
    fn info(&mut self, message: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.lines, "info string {message}");
    }
}

/// Number of plies played before this position, according to its move number.
fn ply(position: &Position) -> u32 {
    2 * u32::from(position.fullmove_number().saturating_sub(1)) + u32::from(position.side() == Colour::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::polyglot;
    use crate::recipe::Portable;

    fn answer(opening: &mut Opening, fen: &str) -> Answer {
        opening.answer(Portable::PORTABLE.into(), &fen.parse().unwrap())
    }

    #[test]
    fn a_book_answers_by_its_seed() {
        let mut opening = Opening::default();
        assert_eq!(answer(&mut opening, Position::START_FEN), Answer::default(), "the book is not in use");
        opening.is_used = true;
        opening.seed(7);
        let first = answer(&mut opening, Position::START_FEN);
        assert!(first.is_move && first.lines.contains("seed 7\nbestmove "), "{}", first.lines);
        assert!(first.lines.contains(" ponder ") && first.lines.ends_with('\n'));
        assert_eq!(answer(&mut opening, Position::START_FEN), first);
        let mut moves: Vec<_> = (1..200)
            .map(|seed| {
                opening.seed(seed);
                let lines = answer(&mut opening, Position::START_FEN).lines;
                lines.split("bestmove ").nth(1).unwrap_or_default().get(..4).unwrap_or_default().to_owned()
            })
            .collect();
        moves.sort_unstable();
        moves.dedup();
        assert!(moves.len() >= 4, "{moves:?}");
        opening.seed(0);
        let drawn = answer(&mut opening, Position::START_FEN);
        assert_eq!(answer(&mut opening, Position::START_FEN), drawn, "one seed a game");
    }

    #[test]
    fn a_book_is_silent_beyond_its_depth_and_its_positions() {
        let mut opening = Opening { is_used: true, depth: 2, ..Opening::default() };
        assert!(!answer(&mut opening, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").is_move);
        let second = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        assert!(!answer(&mut opening, second).is_move);
        opening.depth = 3;
        assert!(answer(&mut opening, second).is_move);
    }

    #[test]
    fn a_reply_that_is_never_played_is_not_pondered_on() {
        let after: Position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".parse().unwrap();
        for (weight, is_pondered) in [(0, false), (1, true)] {
            // In Polyglot's format: e2e4, then e7e5 with this weight.
            let entry = |position: &Position, mv: u16, weight: u16| {
                let mut entry = [0; 16];
                entry[..8].copy_from_slice(&polyglot::key(position).to_be_bytes());
                entry[8..10].copy_from_slice(&mv.to_be_bytes());
                entry[10..12].copy_from_slice(&weight.to_be_bytes());
                entry
            };
            let mut entries = [entry(&Position::start(), 0o1434, 1), entry(&after, 0o6444, weight)];
            entries.sort_unstable();
            let book = Book::from_bytes(entries.concat()).unwrap();
            let mut opening = Opening { is_used: true, book, ..Opening::default() };
            let lines = answer(&mut opening, Position::START_FEN).lines;
            assert!(lines.contains("bestmove e2e4"), "{lines}");
            assert_eq!(lines.contains(" ponder e7e5"), is_pondered, "{lines}");
        }
    }

    #[test]
    fn a_bad_book_is_refused_and_the_old_one_stays() {
        let mut opening = Opening { is_used: true, ..Opening::default() };
        for path in ["no/such.bin", ".", "a\0b", "Cargo.toml"] {
            let error = opening.open(path).unwrap_err().to_string();
            assert!(error.starts_with("setoption BookFile: `") && !error.contains(['\n', '\0']), "{error}");
            assert!(answer(&mut opening, Position::START_FEN).is_move);
        }
        opening.open("").unwrap();
    }
}
