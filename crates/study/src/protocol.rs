//! Protocol between `cargo studies scaling` and the program of the minimax study,
//! `benches/minimax.rs --study`: each question and each answer is a line of words.
//!
//! The program does one thing at a time and nothing unasked, so the caller decides the order of
//! everything. Times are by the program's own clock, so no figure includes the pipe between the two
//! programs.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use crate::{Costs, Plan, Pruning, Schedule, Split};

/// Command-line argument that starts the protocol.
pub const OPTION: &str = "--study";

/// Largest depth of a search and largest number of threads that the program accepts, as a guard
/// against typing errors.
pub const MOST_DEPTH: u32 = 12;
/// See [`MOST_DEPTH`].
pub const MOST_THREADS: usize = 1024;

/// Board of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardKind {
    /// The board of the OpenMP study: 64 characters.
    Mailbox,
    /// The engine's board.
    Bitboards,
}

impl BoardKind {
    /// Both boards.
    pub const ALL: [Self; 2] = [Self::Mailbox, Self::Bitboards];

    /// Name in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mailbox => "mailbox",
            Self::Bitboards => "bitboards",
        }
    }
}

/// A search to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Index of the benchmark.
    pub benchmark: usize,
    /// The board.
    pub board: BoardKind,
    /// Depth of the search in plies, not counting the last one, which is chosen greedily.
    pub depth: u32,
    /// With or without pruning.
    pub pruning: Pruning,
    /// Distribution over threads.
    pub plan: Plan,
    /// Seed for the choice of a move if every move loses.
    pub seed: u64,
}

/// A request to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Search on threads and report the time.
    Search(Question),
    /// Run as many sequential searches as the plan has threads, all at once; the time is their
    /// mean.
    ConcurrentMean(Question),
    /// Run the same searches as `ConcurrentMean`, and report the times of the fastest and the
    /// slowest.
    ConcurrentRange(Question),
    /// Simulate the search with these costs.
    Simulate(Question, Costs),
    /// Measure the costs of copying a board and of threads.
    Costs(BoardKind),
}

/// An answer of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Result of a search.
    Found(SearchResult),
    /// Times of several searches at once, in picoseconds.
    ConcurrentRange {
        /// Time of the fastest.
        fastest: u64,
        /// Time of the slowest.
        slowest: u64,
    },
    /// Measured costs. `inner` and `last` are 0: the caller derives them from the times of
    /// searches.
    Costs(Costs),
}

/// Result and time of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// Value in pawns.
    pub value: i32,
    /// Best move, or `-` if there is no move.
    pub best: String,
    /// Time in picoseconds.
    pub time: u64,
    /// Positions considered.
    pub positions: u64,
    /// Number of nodes whose last ply was chosen greedily.
    pub last_plies: u64,
    /// Number of nodes above them.
    pub inner: u64,
}

/// Reason for rejecting a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A word is wrong or missing.
    #[error("`{found}` is not {wanted}")]
    Word {
        /// Description of the expected word.
        wanted: &'static str,
        /// The word found; empty if the line has ended.
        found: String,
    },
    /// The line has a word too many.
    #[error("`{0}` is one word too many")]
    More(String),
}

const fn pruning_name(pruning: Pruning) -> &'static str {
    match pruning {
        Pruning::None => "plain",
        Pruning::AlphaBeta => "alpha-beta",
    }
}

impl fmt::Display for Question {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { benchmark, board, depth, pruning, plan, seed } = self;
        let (board, pruning, split) = (board.name(), pruning_name(*pruning), plan.split.name());
        let (schedule, threads) = (plan.schedule.name(), plan.threads);
        write!(formatter, "{benchmark} {board} {depth} {pruning} {split} {schedule} {threads} {seed}")
    }
}

/// The costs in the order of the line.
fn numbers(costs: &Costs) -> [u64; 9] {
    let Costs { inner, last, position, start, latency, join, copy, lock, wake } = *costs;
    [inner, last, position, start, latency, join, copy, lock, wake]
}

impl Request {
    /// Board of the request.
    pub fn board(&self) -> BoardKind {
        match self {
            Self::Search(question)
            | Self::ConcurrentMean(question)
            | Self::ConcurrentRange(question)
            | Self::Simulate(question, _) => question.board,
            Self::Costs(board) => *board,
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Search(question) => write!(formatter, "search {question}"),
            Self::ConcurrentMean(question) => write!(formatter, "crowd {question}"),
            Self::ConcurrentRange(question) => write!(formatter, "probe {question}"),
            Self::Simulate(question, costs) => {
                write!(formatter, "simulate {question}")?;
                numbers(costs).iter().try_for_each(|number| write!(formatter, " {number}"))
            }
            Self::Costs(board) => write!(formatter, "costs {}", board.name()),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found(SearchResult { value, best, time, positions, last_plies, inner }) => {
                write!(formatter, "found {value} {best} {time} {positions} {last_plies} {inner}")
            }
            Self::ConcurrentRange { fastest, slowest } => write!(formatter, "probe {fastest} {slowest}"),
            Self::Costs(costs) => {
                write!(formatter, "costs")?;
                numbers(costs).iter().try_for_each(|number| write!(formatter, " {number}"))
            }
        }
    }
}

/// Words of a line.
struct Words<'a>(SplitWhitespace<'a>);

impl Words<'_> {
    fn word<T>(&mut self, wanted: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Fault> {
        let word = self.0.next().unwrap_or_default();
        read(word).ok_or_else(|| Fault::Word { wanted, found: word.to_owned() })
    }

    fn number<T: FromStr>(&mut self, wanted: &'static str) -> Result<T, Fault> {
        self.word(wanted, |word| word.parse().ok())
    }

    fn board(&mut self) -> Result<BoardKind, Fault> {
        let named = |word: &str| BoardKind::ALL.into_iter().find(|known| known.name() == word);
        self.word("a board, mailbox or bitboards", named)
    }

    fn question(&mut self) -> Result<Question, Fault> {
        let prunings = [Pruning::None, Pruning::AlphaBeta];
        Ok(Question {
            benchmark: self.number("the number of a benchmark")?,
            board: self.board()?,
            depth: self.word("a depth from 1 to 12", |word| {
                word.parse().ok().filter(|depth| (1..=MOST_DEPTH).contains(depth))
            })?,
            pruning: self.word("plain or alpha-beta", |word| {
                prunings.into_iter().find(|&known| pruning_name(known) == word)
            })?,
            plan: Plan {
                split: self
                    .word("a split", |word| Split::ALL.into_iter().find(|known| known.name() == word))?,
                schedule: self.word("a schedule", |word| {
                    Schedule::ALL.into_iter().find(|known| known.name() == word)
                })?,
                threads: self.word("a number of threads from 1 to 1024", |word| {
                    word.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads))
                })?,
            },
            seed: self.number("a seed")?,
        })
    }

    fn costs(&mut self) -> Result<Costs, Fault> {
        let mut next = || self.number("a cost in picoseconds");
        Ok(Costs {
            inner: next()?,
            last: next()?,
            position: next()?,
            start: next()?,
            latency: next()?,
            join: next()?,
            copy: next()?,
            lock: next()?,
            wake: next()?,
        })
    }

    fn end(&mut self) -> Result<(), Fault> {
        self.0.next().map_or(Ok(()), |word| Err(Fault::More(word.to_owned())))
    }
}

impl FromStr for Request {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Self, Fault> {
        let mut words = Words(line.split_whitespace());
        let request = match words.word("a request", |word| Some(word.to_owned()))?.as_str() {
            "search" => Self::Search(words.question()?),
            "crowd" => Self::ConcurrentMean(words.question()?),
            "probe" => Self::ConcurrentRange(words.question()?),
            "simulate" => Self::Simulate(words.question()?, words.costs()?),
            "costs" => Self::Costs(words.board()?),
            other => {
                return Err(Fault::Word {
                    wanted: "search, crowd, probe, simulate or costs",
                    found: other.to_owned(),
                });
            }
        };
        words.end()?;
        Ok(request)
    }
}

impl FromStr for Answer {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Self, Fault> {
        let mut words = Words(line.split_whitespace());
        let answer = match words.word("an answer", |word| Some(word.to_owned()))?.as_str() {
            "found" => Self::Found(SearchResult {
                value: words.number("a value")?,
                best: words.word("a move", |word| (!word.is_empty()).then(|| word.to_owned()))?,
                time: words.number("a time")?,
                positions: words.number("a number of positions")?,
                last_plies: words.number("a number of last plies")?,
                inner: words.number("a number of nodes")?,
            }),
            "probe" => Self::ConcurrentRange {
                fastest: words.number("a time in picoseconds")?,
                slowest: words.number("a time in picoseconds")?,
            },
            "costs" => Self::Costs(words.costs()?),
            other => return Err(Fault::Word { wanted: "found, probe or costs", found: other.to_owned() }),
        };
        words.end()?;
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_answers_round_trip() {
        let costs = Costs {
            inner: 1,
            last: 2,
            position: 3,
            start: 4,
            latency: 5,
            join: 6,
            copy: 7,
            lock: 8,
            wake: 9,
        };
        let found = SearchResult {
            value: -3,
            best: "e2e4".to_owned(),
            time: 5_000,
            positions: 400,
            last_plies: 20,
            inner: 1,
        };
        for answer in
            [Answer::Found(found), Answer::ConcurrentRange { fastest: 3, slowest: 4 }, Answer::Costs(costs)]
        {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
        let plan = Plan { split: Split::BelowRoot, schedule: Schedule::Guided, threads: 4 };
        let (board, pruning) = (BoardKind::Mailbox, Pruning::AlphaBeta);
        let question = Question { benchmark: 2, board, depth: 5, pruning, plan, seed: 7 };
        for request in [
            Request::Search(question),
            Request::ConcurrentMean(question),
            Request::ConcurrentRange(question),
            Request::Simulate(question, costs),
            Request::Costs(BoardKind::Bitboards),
        ] {
            assert_eq!(request.to_string().parse(), Ok(request));
        }
    }

    #[test]
    fn a_bad_line_is_refused_naming_the_bad_word() {
        for (line, error) in [
            ("", "`` is not search, crowd, probe, simulate or costs"),
            ("search 0 chessboard", "`chessboard` is not a board, mailbox or bitboards"),
            ("search 0 mailbox 13", "`13` is not a depth from 1 to 12"),
            ("search 0 mailbox 3 plain root static 0 1", "`0` is not a number of threads from 1 to 1024"),
            ("costs mailbox more", "`more` is one word too many"),
        ] {
            assert_eq!(line.parse::<Request>().unwrap_err().to_string(), error);
        }
        assert_eq!("found 1".parse::<Answer>(), Err(Fault::Word { wanted: "a move", found: String::new() }));
    }
}
