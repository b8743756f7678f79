//! Builder of books from games.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use super::survey::walk;
use super::{Book, BookError, Survey, compact, polyglot};
use crate::board::Position;
use crate::movegen::Rules;
use crate::notation::pgn::{Game, GameResult};
use crate::types::{Colour, Move};

/// A file format of opening books.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Our own format: eight bytes an entry, a header and a checksum.
    #[default]
    Compact,
    /// Polyglot's format: sixteen bytes an entry.
    Polyglot,
}

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Compact => "compact",
            Self::Polyglot => "Polyglot",
        })
    }
}

/// The error of a text that names no format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected `own` or `polyglot`")]
pub struct NotAFormat;

impl FromStr for Format {
    type Err = NotAFormat;

    fn from_str(text: &str) -> Result<Self, NotAFormat> {
        match text {
            "own" => Ok(Self::Compact),
            "polyglot" => Ok(Self::Polyglot),
            _ => Err(NotAFormat),
        }
    }
}

/// The error of an illegal move that was to be added to a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}: {mv} is not legal in {fen}")]
pub struct IllegalEntry {
    /// Number of the game, from 1.
    pub game: u64,
    /// The illegal move.
    pub mv: Move,
    /// FEN of the position.
    pub fen: String,
}

/// The number of games with a move, and their results for its player.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    games: u32,
    /// Two for a win; one for a draw or an unknown result.
    points: u64,
    /// Index of the move among the legal ones.
    place: u8,
}

/// Counts the moves of games.
///
/// Its memory grows with the number of different moves in different positions, about fifty bytes
/// each, and with the number of different start positions of games, about two hundred bytes each.
/// It does not grow with the number of games.
#[derive(Debug)]
pub struct Builder {
    depth: usize,
    records: HashMap<(u64, u16), Record>,
    /// Start positions of games, other than the initial position of chess.
    roots: HashMap<u64, Position>,
    games: u64,
}

/// A book that has been built.
#[derive(Clone, Debug)]
pub struct Built {
    /// Content of the book's file.
    pub bytes: Vec<u8>,
    /// Counts of the book's content.
    pub summary: Summary,
    /// Start positions of games, without those for which the book has no moves. The whole book can
    /// be reached from these, unless moves in between were left out.
    pub roots: Vec<Position>,
    /// Full keys of the book's positions, ascending.
    pub(super) keys: Vec<u64>,
}

impl Built {
    /// Reads the book back and follows every move from the start positions. It skips positions that
    /// the book does not have, because such a position may have the same short key as one that the
    /// book has.
    pub fn survey(&self, rules: impl Into<Rules>) -> Result<Survey, BookError> {
        let mut book = Book::from_bytes(self.bytes.clone())?;
        let is_known = |key| self.keys.binary_search(&key).is_ok();
        Ok(walk(rules.into(), &mut book, &self.roots, &is_known, &|_| false)?)
    }
}

/// Counts of the games and entries of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games with at least one move.
    pub games: u64,
    /// Positions for which the book has moves.
    pub positions: u64,
    /// Number of moves in the book.
    pub entries: u64,
    /// Moves left out because they were played in too few games.
    pub rare: u64,
    /// Moves left out because their player lost every game with them.
    pub lost: u64,
    /// Positions left out because the short key of the compact format cannot distinguish them from
    /// another position that was played more often.
    pub clashes: u64,
}

/// A move before it is written into the file.
#[derive(Clone, Copy)]
struct Draft {
    key: u64,
    mv: Move,
    record: Record,
}

impl Builder {
    /// Creates a builder that counts the first `depth` plies of each game.
    pub fn new(depth: usize) -> Self {
        Self { depth, records: HashMap::new(), roots: HashMap::new(), games: 0 }
    }

    /// Counts the moves of a game. If a move is illegal, counts only the moves before it and
    /// returns an error that names it.
    pub fn add(&mut self, rules: impl Into<Rules>, game: &Game) -> Result<(), IllegalEntry> {
        self.count(rules.into(), game)
    }

    fn count(&mut self, rules: Rules, game: &Game) -> Result<(), IllegalEntry> {
        if game.moves.is_empty() {
            return Ok(());
        }
        self.games += 1;
        let mut position = game.start.clone();
        if position != Position::start() {
            self.roots.entry(polyglot::key(&position)).or_insert_with(|| position.clone());
        }
        for &mv in game.moves.iter().take(self.depth) {
            let ordered = compact::in_order(rules, &position);
            let Some(place) = compact::place(&ordered, mv) else {
                return Err(IllegalEntry { game: game.number, mv, fen: position.to_string() });
            };
            let record = self.records.entry((polyglot::key(&position), mv.bits())).or_default();
            record.place = place;
            record.games = record.games.saturating_add(1);
            record.points += points(game.result, position.side());
            let _ = position.make(mv);
        }
        Ok(())
    }

    /// Builds the book of the moves that were played in at least `min_games` games and did not lose
    /// all of them. The same games give the same bytes in any order.
    pub fn finish(self, min_games: u32, format: Format) -> Built {
        let mut summary = Summary { games: self.games, ..Summary::default() };
        let mut drafts = Vec::new();
        for ((key, bits), record) in self.records {
            if record.games < min_games {
                summary.rare += 1;
            } else if record.points == 0 {
                summary.lost += 1;
            } else {
                drafts.push(Draft { key, mv: Move::from_bits(bits), record });
            }
        }
        drafts.sort_unstable_by_key(|draft| (draft.key, draft.record.place));
        if format == Format::Compact {
            summary.clashes = drop_clashes(&mut drafts);
        }
        let bytes = match format {
            Format::Compact => write_compact(&drafts),
            Format::Polyglot => write_polyglot(&drafts),
        };
        summary.entries = drafts.len() as u64;
        let keys: Vec<u64> = drafts.chunk_by(same_position).map(|moves| moves[0].key).collect();
        summary.positions = keys.len() as u64;
        let mut roots: Vec<_> = self.roots.into_iter().collect();
        roots.push((polyglot::key(&Position::start()), Position::start()));
        roots.retain(|(key, _)| keys.binary_search(key).is_ok());
        roots.sort_unstable_by_key(|&(key, _)| key);
        let roots = roots.into_iter().map(|(_, root)| root).collect();
        Built { bytes, summary, roots, keys }
    }
}

fn points(result: GameResult, side: Colour) -> u64 {
    match result.winner() {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}

fn same_position(one: &Draft, other: &Draft) -> bool {
    one.key == other.key
}

/// Keeps only the position that was played most often among those whose keys have the same first 48
/// bits. Returns the number of positions dropped.
fn drop_clashes(drafts: &mut Vec<Draft>) -> u64 {
    let games = |moves: &[Draft]| moves.iter().map(|draft| u64::from(draft.record.games)).sum::<u64>();
    let mut kept = Vec::with_capacity(drafts.len());
    let mut clashes = 0;
    for group in drafts.chunk_by(|one, other| one.key >> 16 == other.key >> 16) {
        let positions = group.chunk_by(same_position);
        clashes += positions.clone().count() as u64 - 1;
        // Of equally frequent positions, keeps the one with the lowest key.
        let best = positions.min_by_key(|moves| (std::cmp::Reverse(games(moves)), moves[0].key));
        kept.extend_from_slice(best.unwrap_or_default());
    }
    *drafts = kept;
    clashes
}

/// Points of a position's moves as weights from 1 to `most`: unchanged if they fit, else scaled
/// down in proportion.
fn weights(moves: &[Draft], most: u64) -> impl Iterator<Item = (Draft, u64)> {
    let highest = moves.iter().map(|draft| draft.record.points).max().unwrap_or(0);
    moves.iter().map(move |&draft| {
        let points = u128::from(draft.record.points);
        let scaled = if highest > most { points * u128::from(most) / u128::from(highest) } else { points };
        (draft, (scaled as u64).clamp(1, most))
    })
}

fn write_compact(drafts: &[Draft]) -> Vec<u8> {
    let moves = drafts.chunk_by(same_position).flat_map(|moves| weights(moves, u64::from(u8::MAX)));
    let entries: Vec<_> = moves
        .map(|(draft, weight)| compact::Entry::new(draft.key, draft.record.place, weight as u8))
        .collect();
    let mut bytes = compact::Header::of(&entries).bytes().to_vec();
    bytes.extend(entries.iter().flat_map(|entry| entry.0.to_be_bytes()));
    bytes
}

/// Writes the moves of each position in order of falling weight, as Polyglot itself does.
fn write_polyglot(drafts: &[Draft]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(drafts.len() * polyglot::ENTRY);
    for moves in drafts.chunk_by(same_position) {
        let mut moves: Vec<_> = weights(moves, u64::from(u16::MAX)).collect();
        moves.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        for (draft, weight) in moves {
            let mv = polyglot::RawMove::of(draft.mv);
            bytes.extend(polyglot::Entry { key: draft.key, mv, weight: weight as u16 }.bytes());
        }
    }
    bytes
}
