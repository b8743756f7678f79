//! `book check`: checks a whole book, move by move.

use std::io::Write;
use std::path::Path;

use plywright::board::Position;
use plywright::book::{self, Survey};
use plywright::movegen::Rules;

use super::{Failure, open};
use crate::cli::quantity;

/// Follows every move of the book from the start position.
pub(super) fn run(rules: Rules, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let mut book = open(path)?;
    let Survey { positions, moves, illegal, examples, strangers } =
        book::survey(rules, &mut book, &[Position::start()])
            .map_err(|error| Failure::Read { path: path.into(), error })?;
    let format = book.format();
    writeln!(out, "{}: {format} format, {}", path.display(), quantity(book.entries(), "entry"))?;
    writeln!(
        out,
        "from the start position {} with {} are reached; {illegal} are illegal",
        quantity(positions, "position"),
        quantity(moves + illegal, "move"),
    )?;
    for (mv, fen) in &examples {
        writeln!(out, "illegal: {mv} in {fen}")?;
    }
    if strangers > 0 {
        let count = quantity(strangers, "position");
        writeln!(out, "not in the book: {count}, which its short key cannot tell from one that is")?;
    }
    if illegal > 0 { Err(Failure::Unsound { path: path.into(), count: illegal }) } else { Ok(()) }
}
