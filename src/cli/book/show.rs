//! `book show`: prints the moves of a book for one position.

use std::io::Write;
use std::path::Path;

use plywright::board::Position;
use plywright::book;
use plywright::movegen::{Rules, parse_san, san};

use super::{Failure, open};

/// Prints the book's moves for the position after the given moves.
pub(super) fn run(rules: Rules, path: &Path, moves: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let mut book = open(path)?;
    let mut position = Position::start();
    for text in moves {
        let mv = parse_san(rules, &position, text)?;
        let _ = position.make(mv);
    }
    let page = book.probe(rules, &position).map_err(|error| Failure::Read { path: path.into(), error })?;
    writeln!(out, "{position}\n{:016x}", book::polyglot::key(&position))?;
    if page.moves.is_empty() && page.refused.is_empty() {
        writeln!(out, "the book has no move for this position")?;
    }
    for &candidate in &page.moves {
        let name = san(rules, &position, candidate.mv);
        let share = page.share(candidate);
        writeln!(out, "{name:8} {:6} {:8} {share:6.2} %", candidate.mv.to_string(), candidate.weight)?;
    }
    for refused in &page.refused {
        writeln!(out, "refused: {refused} is no legal move here")?;
    }
    Ok(())
}
