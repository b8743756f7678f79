//! The fixed search that gives the engine its signature.

use std::fmt::Write as _;

use super::control::Control;
use super::output::Output;
use crate::recipe::Recipe;
use crate::search::{self, BENCH_DEPTH, BENCH_POSITIONS};

/// Searches the set, a line a position, and writes the nodes and the nodes a second last. False where it was stopped.
pub(super) fn run<R: Recipe>(recipe: R, depth: Option<u32>, output: &Output, control: &Control) -> bool {
    let mut done = 0;
    let result = search::bench(recipe, depth.unwrap_or(BENCH_DEPTH), control.flag(), |fen, outcome| {
        done += 1;
        let mut line = format!("{done:2}/{} {:>9} nodes  ", BENCH_POSITIONS.len(), outcome.nodes);
        let _ = match outcome.best {
            Some(best) => writeln!(line, "{best:<5}  {fen}"),
            None => writeln!(line, "-      {fen}"),
        };
        output.send(&line);
        if output.is_broken() {
            control.quit();
        }
    });
    if control.is_stopping() || output.is_broken() {
        return false;
    }
    output.send(&format!("{} nodes\n{} nps\n", result.nodes, result.nodes_per_second()));
    true
}
