//! `cargo lab decide RECORD`: decides again, by the rules of today, from what a record says was measured.

mod choice;
mod programs;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::record::{Record, Verdict};
use crate::terminal::stdout;
use outpace::programs::{FILE, KIND, Record as ProgramsRecord};
use outpace::sealed;

/// The options of `decide`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A record of `choose` or of `compare programs`, or the folder that it is in.
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Where the one record goes as it was decided again, with its pages [default: nowhere].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb: decides every one of the records again, and tells where today's rules say something else.
pub(crate) fn run(options: &Options) -> Result<()> {
    ensure!(
        options.output.is_none() || options.records.len() == 1,
        "`--output` keeps one record, but {} are given",
        options.records.len()
    );
    // All of them are read before anything is told: a broken one among them is the only thing to talk about.
    let records: Vec<(PathBuf, Kind)> =
        options.records.iter().map(|path| read(path)).collect::<Result<_>>()?;
    let output = options.output.as_deref();
    for (path, record) in records {
        match record {
            Kind::Choice(record) => choice::decide(*record, &path, output, options.form)?,
            Kind::Programs(record) => programs::decide(*record, &path, output, options.form)?,
        }
    }
    Ok(())
}

/// A record that can be decided again.
enum Kind {
    /// That of a choice among our own builds.
    Choice(Box<Record>),
    /// That of a comparison of programs.
    Programs(Box<ProgramsRecord>),
}

/// The record in that file, or in the folder of that name, and where it is.
fn read(path: &Path) -> Result<(PathBuf, Kind)> {
    /// What tells one kind from the other; the record of a choice says nothing of its kind.
    #[derive(Default, serde::Deserialize)]
    struct Word {
        #[serde(default)]
        kind: String,
    }
    let inside = |name: &str| path.join(name);
    let path = match path.is_dir() {
        false => path.to_path_buf(),
        true if !inside("record.json").exists() && inside(FILE).exists() => inside(FILE),
        true => inside("record.json"),
    };
    let text = sealed::bytes(&path)?
        .with_context(|| format!("cannot read {}: there is no such file", path.display()))?;
    // What is no JSON at all is told as a record that is not whole.
    let word: Word = serde_json::from_slice(&text).unwrap_or_default();
    let record = if word.kind == KIND {
        Kind::Programs(Box::new(sealed::read(&text, &path)?))
    } else {
        Kind::Choice(Box::new(sealed::read(&text, &path)?))
    };
    Ok((path, record))
}

/// That a verdict is another than it was. Figures within the same verdict may differ by a draw of the bootstrap.
fn change(name: &str, before: Option<&Verdict>, after: &Verdict) -> Option<String> {
    let is_same =
        before.is_some_and(|before| std::mem::discriminant(before) == std::mem::discriminant(after));
    let word = before.map_or_else(|| "not judged".to_owned(), crate::terminal::format::words);
    (!is_same).then(|| format!("{name} was: {word}"))
}

/// What is said of all that differs.
fn replayed(changed: &[String]) -> String {
    if changed.is_empty() {
        return "replayed: the same answer as when it was measured\n".to_owned();
    }
    changed.iter().map(|change| format!("replayed: {}\n", stdout::plain(change))).collect()
}
