//! `plywright book`: makes books and looks into them.

mod build;
mod check;
mod show;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use plywright::book::{Book, BookError, IllegalEntry};
use plywright::movegen::Rules;
use plywright::movegen::SanError;

use self::build::Build;

/// The output of `book --help`.
pub(crate) const HELP: &str = "\
Makes opening books and looks into them.

Usage: plywright book build GAMES.pgn... -o FILE [--depth PLIES] [--min-games N] [--format own|polyglot] [--strict]
       plywright book show FILE [MOVE...]
       plywright book check FILE

  build   counts the moves of the games and writes a book; `-` is the standard input. A game is read
          up to its first fault; the first 20 faults are printed. With --strict a fault in any game
          means that no book is written.
  show    prints the book's moves for the position that these moves reach from the start position;
          moves may be in any notation
  check   reads the whole book, and follows its moves from the start position to check that each is
          legal

  -o, --output FILE   the book, written whole or not at all; a file that is no book is not replaced
  --depth PLIES       number of plies counted in each game [default: 40]
  --min-games N       leave out moves that were played in fewer games [default: 3]
  --format FORMAT     `own` (8 bytes an entry, with a checksum) or `polyglot` (16 bytes)
                      [default: own]
  FILE                a book of either format; `<internal>` is the one in the program
";

/// The request to `book`.
#[derive(Debug)]
pub(crate) enum Verb {
    /// Print the help.
    Help,
    /// Make a book.
    Build(Build),
    /// Print the moves of one position.
    Show(PathBuf, Vec<String>),
    /// Check the whole book.
    Check(PathBuf),
}

/// The arguments are not understood.
#[derive(Debug, thiserror::Error)]
#[error("book: {0}")]
pub(crate) struct Misused(String);

/// The reason why a verb failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The book cannot be written.
    #[error("cannot write {}: {error}", .path.display())]
    Write {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The book must not replace the file at its path.
    #[error("cannot write {}: {reason}", .path.display())]
    Taken {
        /// The path of the file.
        path: PathBuf,
        /// The reason not to replace it.
        reason: String,
    },
    /// A file is not a book.
    #[error("{} {error}", .path.display())]
    Book {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: BookError,
    },
    /// A move on the way to the position does not name exactly one legal move.
    #[error(transparent)]
    Move(#[from] SanError),
    /// A move for the book is not legal.
    #[error("no book is written: {0}")]
    Illegal(#[from] IllegalEntry),
    /// The book would be empty.
    #[error("no book is written: {0}")]
    Nothing(String),
    /// A book contains illegal moves.
    #[error("{} holds {count} illegal moves", .path.display())]
    Unsound {
        /// The path of the file.
        path: PathBuf,
        /// Number of illegal moves.
        count: u64,
    },
    /// Printing failed.
    #[error("output failed: {0}")]
    Print(#[from] io::Error),
}

/// Parses the words after `book`.
pub(crate) fn parse(words: &[OsString]) -> Result<Verb, Misused> {
    let mut words = words.iter().map(OsString::as_os_str);
    let verb = words.next().map(OsStr::to_string_lossy);
    match verb.as_deref() {
        None | Some("-h" | "--help" | "help") => Ok(Verb::Help),
        Some("build") => Ok(build::parse(words)?.map_or(Verb::Help, Verb::Build)),
        Some("show") => {
            let file = words.next().ok_or_else(|| Misused("show: the book is missing".to_owned()))?;
            Ok(Verb::Show(file.into(), words.map(|word| word.to_string_lossy().into_owned()).collect()))
        }
        Some("check") => match (words.next(), words.next()) {
            (Some(file), None) => Ok(Verb::Check(file.into())),
            (None, _) => Err(Misused("check: the book is missing".to_owned())),
            (_, Some(word)) => Err(Misused(format!("check: unexpected `{}`", word.display()))),
        },
        Some(word) => Err(Misused(format!("expected `build`, `show` or `check`, found `{word}`"))),
    }
}

/// Carries out the request.
pub(crate) fn run(rules: Rules, verb: &Verb, out: &mut dyn Write) -> Result<(), Failure> {
    match verb {
        Verb::Help => out.write_all(HELP.as_bytes())?,
        Verb::Build(options) => build::run(rules, options, out)?,
        Verb::Show(path, moves) => show::run(rules, path, moves, out)?,
        Verb::Check(path) => check::run(rules, path, out)?,
    }
    Ok(out.flush()?)
}

impl Failure {
    /// Returns true if the reader of the output has closed it.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Print(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

fn open(path: &Path) -> Result<Book, Failure> {
    if path.as_os_str() == "<internal>" {
        return Ok(Book::internal());
    }
    Book::open(path).map_err(|error| Failure::Book { path: path.into(), error })
}
