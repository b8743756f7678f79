//! `plywright book`: makes books and looks into them.

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use plywright::board::Position;
use plywright::book::{self, Book, BookError, Builder, Format, IllegalEntry, Survey};
use plywright::movegen::{SanError, parse_san, san};
use plywright::notation::pgn;
use plywright::recipe::Recipe;

use super::files;

/// What `book --help` prints.
pub(crate) const HELP: &str = "\
Makes opening books and looks into them.

Usage: plywright book build GAMES.pgn... -o FILE [--depth PLIES] [--min-games N] [--format own|polyglot] [--strict]
       plywright book show FILE [MOVE...]
       plywright book check FILE

  build   counts the moves of the games and writes a book; a game is read up to the first thing that is wrong with it,
          which is told, and with --strict no book is written then
  show    prints what the book has for the position after the moves, in any notation, from the start position
  check   reads the whole book, and follows all its moves from the start position to see that each is legal

  -o, --output FILE   the book, written whole or not at all
  --depth PLIES       how many plies of a game are counted [default: 40]
  --min-games N       leave out what was played in fewer games [default: 3]
  --format FORMAT     `own` (8 bytes an entry, with a checksum) or `polyglot` (16 bytes) [default: own]
  FILE                a book of either format; `<internal>` is the one in the program
";

/// How often progress is told.
const EVERY: Duration = Duration::from_millis(500);

/// So many faults of games are told one by one.
const TOLD: u64 = 20;

/// What `book` was asked to do.
#[derive(Debug)]
pub(crate) enum Verb {
    /// Print the help.
    Help,
    /// Make a book.
    Build(Build),
    /// Print a page.
    Show(PathBuf, Vec<String>),
    /// Read all of it.
    Check(PathBuf),
}

/// The options of `book build`.
#[derive(Debug, Default)]
pub(crate) struct Build {
    games: Vec<PathBuf>,
    output: PathBuf,
    depth: usize,
    min_games: u32,
    format: Format,
    strict: bool,
}

/// The arguments are not understood.
#[derive(Debug, thiserror::Error)]
#[error("book: {0}")]
pub(crate) struct Misused(String);

/// Why a verb failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The book cannot be written.
    #[error("cannot write {}: {error}", .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is no book.
    #[error("{} {error}", .path.display())]
    Book {
        /// The file.
        path: PathBuf,
        /// Why.
        error: BookError,
    },
    /// A move on the way to a page is none.
    #[error(transparent)]
    Move(#[from] SanError),
    /// A move on its way into the book is not legal.
    #[error("no book is written: {0}")]
    Illegal(#[from] IllegalEntry),
    /// Nothing is left to be written.
    #[error("no book is written: {0}")]
    Nothing(String),
    /// A book holds what it must not.
    #[error("{} holds {count} illegal moves", .path.display())]
    Unsound {
        /// The file.
        path: PathBuf,
        /// How many.
        count: u64,
    },
    /// Printing failed.
    #[error("output failed: {0}")]
    Print(#[from] io::Error),
}

/// What the words behind `book` ask for.
pub(crate) fn parse(words: &[OsString]) -> Result<Verb, Misused> {
    let mut words = words.iter().map(OsString::as_os_str);
    let verb = words.next().map(OsStr::to_string_lossy);
    match verb.as_deref() {
        None | Some("-h" | "--help" | "help") => Ok(Verb::Help),
        Some("build") => parse_build(words),
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

fn parse_build<'a>(mut words: impl Iterator<Item = &'a OsStr>) -> Result<Verb, Misused> {
    let mut build = Build { depth: 40, min_games: 3, ..Build::default() };
    while let Some(word) = words.next() {
        let option = word.to_str().unwrap_or_default();
        let mut value =
            || words.next().ok_or_else(|| Misused(format!("build: the value of {option} is missing")));
        let number = |value: &OsStr| {
            value.to_str().and_then(|text| text.parse::<u32>().ok()).filter(|&number| number > 0).ok_or_else(
                || Misused(format!("build {option}: expected a number above 0, found `{}`", value.display())),
            )
        };
        match option {
            "-h" | "--help" => return Ok(Verb::Help),
            "-o" | "--output" => build.output = value()?.into(),
            "--depth" => build.depth = number(value()?)? as usize,
            "--min-games" => build.min_games = number(value()?)?,
            "--format" => {
                let name = value()?.to_string_lossy();
                build.format = name
                    .parse()
                    .map_err(|error| Misused(format!("build --format: {error}, found `{name}`")))?;
            }
            "--strict" => build.strict = true,
            _ if option.starts_with('-') => {
                return Err(Misused(format!("build: there is no option `{option}`")));
            }
            _ => build.games.push(word.into()),
        }
    }
    if build.games.is_empty() {
        return Err(Misused("build: the games are missing".to_owned()));
    }
    if build.output.as_os_str().is_empty() {
        return Err(Misused("build: say with -o where the book is to be written".to_owned()));
    }
    Ok(Verb::Build(build))
}

/// Does what was asked for.
pub(crate) fn run<R: Recipe>(recipe: R, verb: &Verb, out: &mut impl Write) -> Result<(), Failure> {
    match verb {
        Verb::Help => out.write_all(HELP.as_bytes())?,
        Verb::Build(options) => build(recipe, options, out)?,
        Verb::Show(path, moves) => show(recipe, path, moves, out)?,
        Verb::Check(path) => check(recipe, path, out)?,
    }
    Ok(out.flush()?)
}

impl Failure {
    /// Whether whoever read the output went away, having seen enough.
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

fn build<R: Recipe>(recipe: R, options: &Build, out: &mut impl Write) -> Result<(), Failure> {
    let mut builder = Builder::new(options.depth);
    let mut faults = 0;
    for path in &options.games {
        let unread = |error| Failure::Read { path: path.clone(), error };
        let file = File::open(path).map_err(unread)?;
        let size = file.metadata().map_err(unread)?.len();
        let mut progress = Progress::new(path, size);
        let input = BufReader::with_capacity(1 << 18, Counted { file, read: Rc::clone(&progress.read) });
        for game in pgn::Reader::new(recipe, input) {
            let game = game.map_err(unread)?;
            if let Some(fault) = &game.fault {
                faults += 1;
                progress.clear();
                match faults {
                    ..=TOLD => eprintln!("plywright: {}: {fault}", path.display()),
                    _ if faults == TOLD + 1 => {
                        eprintln!("plywright: more games with faults are counted only");
                    }
                    _ => {}
                }
            }
            builder.add(recipe, &game)?;
            progress.tell(game.number);
        }
        progress.clear();
    }
    if options.strict && faults > 0 {
        return Err(Failure::Nothing(format!("{} with faults", of(faults, "game"))));
    }

    let built = builder.finish(options.min_games, options.format);
    let summary = built.summary;
    if summary.entries == 0 {
        let (games, least) = (of(summary.games, "game"), of(options.min_games.into(), "game"));
        let reason = format!("of {games}, no move was played in {least} or more without losing them all");
        return Err(Failure::Nothing(reason));
    }
    // What is written is what has been read back.
    let unsound = |error| Failure::Book { path: options.output.clone(), error };
    let mut book = Book::from_bytes(built.bytes.clone()).map_err(unsound)?;
    let survey = book::survey(recipe, &mut book, &built.roots)?;
    if survey.illegal > 0 {
        return Err(Failure::Unsound { path: options.output.clone(), count: survey.illegal });
    }
    files::replace(&options.output, &built.bytes)
        .map_err(|error| Failure::Write { path: options.output.clone(), error })?;

    writeln!(
        out,
        "{}: {} in {}, from {}, {}",
        options.output.display(),
        of(summary.entries, "move"),
        of(summary.positions, "position"),
        of(summary.games, "game"),
        of(built.bytes.len() as u64, "byte"),
    )?;
    for (count, why) in [(summary.rare, "were played too rarely"), (summary.lost, "only lost")] {
        if count > 0 {
            writeln!(out, "left out: {}, which {why}", of(count, "move"))?;
        }
    }
    if summary.clashes > 0 {
        writeln!(
            out,
            "left out: {}, which the short key cannot tell from another",
            of(summary.clashes, "position")
        )?;
    }
    if faults > 0 {
        writeln!(out, "{} with faults: used up to there", of(faults, "game"))?;
    }
    Ok(())
}

fn show<R: Recipe>(recipe: R, path: &Path, moves: &[String], out: &mut impl Write) -> Result<(), Failure> {
    let mut book = open(path)?;
    let mut position = Position::start();
    for text in moves {
        let mv = parse_san(recipe, &position, text)?;
        let _ = position.make(mv);
    }
    let page = book.probe(recipe, &position).map_err(|error| Failure::Read { path: path.into(), error })?;
    writeln!(out, "{position}\n{:016x}", book::polyglot::key(&position))?;
    if page.moves.is_empty() && page.refused.is_empty() {
        writeln!(out, "nothing is known of this position")?;
    }
    for &candidate in &page.moves {
        let name = san(recipe, &position, candidate.mv);
        let share = page.share(candidate);
        writeln!(out, "{name:8} {:6} {:8} {share:6.2} %", candidate.mv.to_string(), candidate.weight)?;
    }
    for refused in &page.refused {
        writeln!(out, "refused: {refused} is no legal move here")?;
    }
    Ok(())
}

fn check<R: Recipe>(recipe: R, path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let mut book = open(path)?;
    let Survey { positions, moves, illegal, examples } =
        book::survey(recipe, &mut book, &[Position::start()])
            .map_err(|error| Failure::Read { path: path.into(), error })?;
    let format = book.format();
    writeln!(out, "{}: {format} format, {}", path.display(), of(book.entries(), "entry"))?;
    writeln!(
        out,
        "from the start position {} with {} are reached; {illegal} are illegal",
        of(positions, "position"),
        of(moves + illegal, "move"),
    )?;
    for (mv, fen) in &examples {
        writeln!(out, "illegal: {mv} in {fen}")?;
    }
    if illegal > 0 { Err(Failure::Unsound { path: path.into(), count: illegal }) } else { Ok(()) }
}

/// A number of things.
fn of(count: u64, thing: &str) -> String {
    match (count, thing.strip_suffix('y')) {
        (1, _) => format!("1 {thing}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        _ => format!("{count} {thing}s"),
    }
}

/// A file that counts what is read of it.
struct Counted {
    file: File,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.file.read(buffer)?;
        self.read.set(self.read.get() + length as u64);
        Ok(length)
    }
}

/// How far the reading is, in one line on a terminal, and nowhere else.
struct Progress {
    name: String,
    size: u64,
    read: Rc<Cell<u64>>,
    last: Instant,
    is_shown: bool,
    is_terminal: bool,
}

impl Progress {
    fn new(path: &Path, size: u64) -> Self {
        Self {
            name: path.display().to_string(),
            size,
            read: Rc::default(),
            last: Instant::now(),
            is_shown: false,
            is_terminal: io::stderr().is_terminal(),
        }
    }

    fn tell(&mut self, games: u64) {
        if !self.is_terminal || self.last.elapsed() < EVERY {
            return;
        }
        self.last = Instant::now();
        self.is_shown = true;
        let share = 100 * self.read.get() / self.size.max(1);
        eprint!("\r{}: {}, {share} %", self.name, of(games, "game"));
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            eprint!("\r\x1b[K");
        }
    }
}
