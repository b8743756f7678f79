//! Standard input of programs whose instructions, samples or events are counted in whole runs.

use std::path::PathBuf;

use crate::error::{Context, Result};
use crate::os::files;
use crate::programs::Step;
use crate::workloads::uci::Slice;

/// Largest input file, in bytes.
const MOST: u64 = 16 << 20;

/// Returns the input of an engine that sets these options and searches these positions.
pub(super) fn searches(options: &[(String, String)], slices: &[Slice]) -> Vec<Step> {
    let set = options.iter().map(|(name, value)| format!("setoption name {name} value {value}\n"));
    let step = |send: String, until: &str| Step { send, until: Some(until.to_owned()) };
    let search = |Slice { fen, limit }: &Slice| step(format!("position fen {fen}\ngo {limit}\n"), "bestmove");
    let mut steps =
        vec![step("uci\n".to_owned(), "uciok"), step(set.collect::<String>() + "isready\n", "readyok")];
    steps.extend(slices.iter().map(search));
    steps.push(Step { send: "quit\n".to_owned(), until: None });
    steps
}

/// Returns the file's content as a single step, or an empty input if there is no path.
pub(super) fn file(path: Option<&PathBuf>) -> Result<Vec<Step>> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let text = String::from_utf8(files::read(path, MOST)?)
        .with_context(|| format!("{} is not UTF-8 text", path.display()))?;
    Ok(vec![Step { send: text, until: None }])
}
