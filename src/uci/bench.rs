//! The fixed search that gives the engine its signature.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use super::control::Control;
use super::output::Output;
use super::print::nodes_per_second;
use crate::board::Position;
use crate::recipe::Recipe;
use crate::search::{Limits, Searcher, Task};

/// The size of the transposition table, in MiB: the signature does not depend on the options.
const HASH: usize = 16;

/// The usual depth, in plies.
const DEPTH: u32 = 8;

/// The positions.
const POSITIONS: [&str; 6] = [
    Position::START_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

/// Searches the set, a line a position, and writes the nodes and the nodes a second last. False where it was stopped.
///
/// The searcher is a new one, and is emptied before each position: the sum is the same whatever was done before.
pub(super) fn run<R: Recipe>(recipe: R, depth: Option<u32>, output: &Output, control: &Control) -> bool {
    let mut searcher = Searcher::new(recipe, HASH);
    let mut sum = Sum::default();
    for (index, fen) in POSITIONS.iter().enumerate() {
        let Ok(position) = fen.parse::<Position>() else { continue };
        let task = Task { position, history: Vec::new() };
        let limits = Limits { depth: Some(depth.unwrap_or(DEPTH)), ..Limits::default() };
        searcher.new_game();
        let start = Instant::now();
        let outcome = searcher.search(&task, &limits, control.flag(), &mut ());
        sum.time += start.elapsed();
        sum.nodes += outcome.nodes;
        if control.is_stopping() || output.is_broken() {
            return false;
        }
        let mut line = format!("{:2}/{} {:>9} nodes  ", index + 1, POSITIONS.len(), outcome.nodes);
        let _ = match outcome.best {
            Some(best) => writeln!(line, "{best:<5}  {fen}"),
            None => writeln!(line, "-      {fen}"),
        };
        output.send(&line);
    }
    output.send(&format!("{} nodes\n{} nps\n", sum.nodes, nodes_per_second(sum.nodes, sum.time)));
    true
}

#[derive(Default)]
struct Sum {
    nodes: u64,
    time: Duration,
}
