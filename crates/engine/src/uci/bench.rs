//! `bench`: the search that signs the engine, as it is printed.

use std::fmt::Write as _;

use super::control::Control;
use super::output::Output;
use crate::search::{self, AnyRecipe, BENCH_POSITIONS};

/// Searches the fixed set and writes a line a position. Returns the last lines, the nodes and the nodes a second; none where it
/// was stopped.
///
/// The searcher is one of its own: the signature depends on no option, and on nothing that was searched before.
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
