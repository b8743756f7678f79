//! `cargo tune print`: prints games as text.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use crate::file::Reader;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// File of games.
    file: PathBuf,
}

/// Prints the games.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let printed = print(&options.file, &mut out).and_then(|()| Ok(out.flush()?));
    match printed {
        // The reader has closed the pipe, so it needs no more.
        Err(error)
            if error
                .downcast_ref()
                .is_some_and(|error: &io::Error| error.kind() == ErrorKind::BrokenPipe) =>
        {
            Ok(())
        }
        printed => printed,
    }
}

fn print(path: &Path, out: &mut impl Write) -> Result<()> {
    let reader = Reader::open(path)?;
    writeln!(out, "# Plywright self-play: {}", reader.header())?;
    for games in reader {
        for game in games? {
            write!(out, "{game}")?;
        }
    }
    Ok(())
}
