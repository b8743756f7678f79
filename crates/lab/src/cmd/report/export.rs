//! `cargo lab report export [RECORD]`: writes a record's figures as JSON lines.
//!
//! Measures nothing. Figures that the record lacks are named on standard error, so that standard
//! output has only the lines.

use std::path::PathBuf;

use anyhow::Result;

use crate::bundle::Manifest;
use crate::cmd::decide;
use crate::decide::verdict;
use crate::machine;
use crate::report::export;
use crate::terminal::stdout;
use crate::workspace;
use outpace::os::files;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// The record, or its folder [default: reports/local/MACHINE; in a bundle
    /// reports/MACHINE-bundle...].
    record: Option<PathBuf>,
    /// Output file, replaced atomically [default: standard output].
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let path = match &options.record {
        Some(path) => path.clone(),
        None => {
            let part = Manifest::here()?.map_or_else(String::new, |manifest| manifest.part());
            let folder = workspace::results(&workspace::root()?, false).join(machine::identify().key + &part);
            folder.join("record.json")
        }
    };
    let record = verdict::redecide(decide::read(&path)?.1);
    let text = export::export(&record)?;
    for line in export::absent(&record) {
        stdout::note!("the record has no {}", stdout::plain(&line));
    }
    match &options.output {
        Some(file) => Ok(files::replace(file, text.as_bytes())?),
        None => stdout::print_whole(stdout::json(&text)),
    }
}
