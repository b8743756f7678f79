//! The study's program: it searches, simulates and measures for `cargo studies scaling`, one
//! request per line, until its input ends.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{BufRead, Write};
use std::sync::Barrier;
use std::time::{Duration, Instant};

use plywright::board::Position;
use plywright::recipe::{Entry, Recipe};
use plywright_study::{
    BENCHMARKS, Bitboards, Board, Found, Mailbox, Pruning, Simulator, search, search_in_parallel,
};

use super::costs;
use plywright_study::protocol::{Answer, BoardKind, Question, Request, SearchResult};

/// The program, for the recipe that the features select.
pub(crate) struct Serve;

impl Entry for Serve {
    type Output = std::io::Result<()>;

    fn run<R: Recipe>(self, recipe: R) -> Self::Output {
        let positions: Vec<Position> = BENCHMARKS
            .iter()
            .map(|benchmark| benchmark.fen.parse().expect("the benchmarks are positions"))
            .collect();
        let mut mailboxes = Server::new(positions.iter().map(Mailbox::new).collect());
        let mut bitboards =
            Server::new(positions.iter().map(|position| Bitboards::new(recipe, position)).collect());
        let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
        for line in input.lines() {
            let mut answer = String::new();
            let done =
                line?.parse::<Request>().map_err(|fault| fault.to_string()).and_then(|request| match request
                    .board()
                {
                    BoardKind::Mailbox => mailboxes.answer(request),
                    BoardKind::Bitboards => bitboards.answer(request),
                });
            let _ = match done {
                Ok(done) => writeln!(answer, "{done}"),
                Err(fault) => writeln!(answer, "error {fault}"),
            };
            output.write_all(answer.as_bytes())?;
            output.flush()?;
        }
        Ok(())
    }
}

/// Answers the requests for one kind of board.
struct Server<B> {
    boards: Vec<B>,
    /// The simulators by benchmark, depth and pruning (true if branches are pruned).
    simulators: HashMap<(usize, u32, bool), Simulator<B>>,
}

impl<B: Board> Server<B> {
    fn new(boards: Vec<B>) -> Self {
        Self { boards, simulators: HashMap::new() }
    }

    fn answer(&mut self, request: Request) -> Result<Answer, String> {
        Ok(match request {
            Request::Search(question) => {
                let board = self.board(question)?;
                let begun = Instant::now();
                let found =
                    search_in_parallel(board, question.depth, question.pruning, question.plan, question.seed);
                found_answer(found, picoseconds(begun.elapsed()))
            }
            Request::ConcurrentMean(question) => {
                let (found, times) = search_on_threads(self.board(question)?, question);
                found_answer(found, times.iter().sum::<u64>() / times.len() as u64)
            }
            Request::ConcurrentRange(question) => {
                let (_, times) = search_on_threads(self.board(question)?, question);
                Answer::ConcurrentRange { fastest: times[0], slowest: times[times.len() - 1] }
            }
            Request::Simulate(question, costs) => {
                let board = self.board(question)?.clone();
                let Question { benchmark, depth, pruning, plan, seed, .. } = question;
                let key = (benchmark, depth, pruning == Pruning::AlphaBeta);
                let simulator =
                    self.simulators.entry(key).or_insert_with(|| Simulator::new(board, depth, pruning));
                let simulated = simulator.simulate(plan, seed, costs);
                found_answer(simulated.found, simulated.time)
            }
            Request::Costs(_) => {
                let board = self.boards.first().ok_or("there is no benchmark")?;
                Answer::Costs(costs::measure(board))
            }
        })
    }

    fn board(&self, question: Question) -> Result<&B, String> {
        let number = question.benchmark;
        self.boards.get(number).ok_or_else(|| format!("there is no benchmark {number}"))
    }
}

/// Runs one search per thread, all at once. Returns the result of one of them, and the times of all
/// in picoseconds, the shortest first.
fn search_on_threads<B: Board>(board: &B, question: Question) -> (Found, Vec<u64>) {
    let threads = question.plan.threads;
    let barrier = Barrier::new(threads);
    let search_once = || {
        let mut copy = board.clone();
        barrier.wait();
        let begun = Instant::now();
        (search(&mut copy, question.depth, question.pruning, question.seed), picoseconds(begun.elapsed()))
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(search_once)).collect();
        let (found, took) = search_once();
        let mut times = vec![took];
        times.extend(others.into_iter().map(|other| {
            let (_, took) = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            took
        }));
        times.sort_unstable();
        (found, times)
    })
}

fn found_answer(found: Found, time: u64) -> Answer {
    Answer::Found(SearchResult {
        value: found.value,
        best: found.best.map_or_else(|| "-".to_owned(), |mv| mv.to_string()),
        time,
        positions: found.tally.positions,
        last_plies: found.tally.last,
        inner: found.tally.inner,
    })
}

fn picoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos().saturating_mul(1_000)).unwrap_or(u64::MAX)
}
