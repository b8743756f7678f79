//! `bench`: runs the fixed searches whose number of nodes is the engine's signature, and prints
//! their results.

use std::fmt::Write as _;

use super::control::Control;
use super::output::Output;
use crate::search::{self, AnyRecipe, BENCH_POSITIONS};

/// Searches the fixed set of positions and writes a line for each. Returns the last two lines, with
/// the nodes and the nodes per second, or `None` if it was stopped.
///
/// It uses a searcher of its own, so the signature depends neither on options nor on earlier
/// searches.
pub(super) fn run(recipe: AnyRecipe, depth: u32, output: &Output, control: &Control) -> Option<String> {
    let mut done = 0;
    let bench = search::bench(recipe, depth, control.flag(), |fen, outcome| {
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
    })?;
    Some(format!("{} nodes\n{} nps\n", bench.nodes, bench.nodes_per_second()))
}
