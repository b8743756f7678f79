//! `book build`: makes a book from games.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use plywright::board::Position;
use plywright::book::{Book, BookError, Builder, Format};
use plywright::movegen::Rules;
use plywright::notation::pgn;

use super::{Failure, Misused};
use crate::cli::progress::Progress;
use crate::cli::{quantity, say};

/// Greatest number of faults in games that are printed one by one.
const MOST_PRINTED: u64 = 20;

/// The reason for not replacing a file that may or may not be a book in Polyglot's format, which
/// has no magic number.
const NO_START: &str = "the file exists and may be no book: it has no move for the start position; if it is one, remove it first";

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

/// Parses the words after `build`; returns `None` for the help.
pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a OsStr>) -> Result<Option<Build>, Misused> {
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
            "-h" | "--help" => return Ok(None),
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
            _ if option.starts_with('-') && option != "-" => {
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
    Ok(Some(build))
}

/// Reads the games and writes the book.
pub(super) fn run(rules: Rules, options: &Build, out: &mut dyn Write) -> Result<(), Failure> {
    may_be_replaced(rules, options)?;
    let write_error = |error| Failure::Write { path: options.output.clone(), error };
    // A book that cannot be written is reported first, not after all games are read.
    whole_files::check(&options.output).map_err(write_error)?;
    let mut builder = Builder::new(options.depth);
    let (mut faults, mut cut_short) = (0, 0);
    for path in &options.games {
        let read_error = |error| Failure::Read { path: path.clone(), error };
        let (file, mut progress) = Progress::open(path).map_err(read_error)?;
        let input = BufReader::with_capacity(1 << 18, file);
        for game in pgn::Reader::new(rules, input) {
            let game = game.inspect_err(|_| progress.clear()).map_err(read_error)?;
            if let Some(fault) = &game.fault {
                faults += 1;
                cut_short += u64::from(fault.reason.leaves_moves_in_doubt());
                progress.clear();
                match faults {
                    ..=MOST_PRINTED => say(format_args!("{}: {fault}", path.display())),
                    _ if faults == MOST_PRINTED + 1 => {
                        say(format_args!("more games with faults are counted only"));
                    }
                    _ => {}
                }
            }
            builder.add(rules, &game).inspect_err(|_| progress.clear())?;
            progress.report(game.number);
        }
        progress.clear();
    }
    if options.strict && faults > 0 {
        return Err(Failure::Nothing(format!("{} with faults", quantity(faults, "game"))));
    }

    let built = builder.finish(options.min_games, options.format);
    let summary = built.summary;
    if summary.entries == 0 {
        let (games, least) = (quantity(summary.games, "game"), quantity(options.min_games.into(), "game"));
        let reason = format!("of {games}, no move was played in {least} or more without losing them all");
        return Err(Failure::Nothing(reason));
    }
    // The book is read back and checked before it is written.
    let survey =
        built.survey(rules).map_err(|error| Failure::Book { path: options.output.clone(), error })?;
    if survey.illegal > 0 {
        return Err(Failure::Unsound { path: options.output.clone(), count: survey.illegal });
    }
    whole_files::replace(&options.output, &built.bytes).map_err(write_error)?;

    writeln!(
        out,
        "{}: {} in {}, from {}, {}",
        options.output.display(),
        quantity(summary.entries, "move"),
        quantity(summary.positions, "position"),
        quantity(summary.games, "game"),
        quantity(built.bytes.len() as u64, "byte"),
    )?;
    for (count, why) in [(summary.rare, "too few games have"), (summary.lost, "only lost")] {
        if count > 0 {
            writeln!(out, "left out: {}, which {why}", quantity(count, "move"))?;
        }
    }
    if summary.clashes > 0 {
        writeln!(
            out,
            "left out: {}, which the short key cannot tell from another",
            quantity(summary.clashes, "position")
        )?;
    }
    if faults > 0 {
        let used = match cut_short {
            0 => "no move is lost".to_owned(),
            _ if cut_short == faults => "used up to there".to_owned(),
            _ => format!("{cut_short} of them used up to there"),
        };
        writeln!(out, "{} with faults: {used}", quantity(faults, "game"))?;
    }
    Ok(())
}

/// Checks that writing the book loses nothing else: the book must not replace the games, nor any
/// file that is neither a book nor empty.
fn may_be_replaced(rules: Rules, options: &Build) -> Result<(), Failure> {
    let output = &options.output;
    let refuse = |reason: String| Err(Failure::Taken { path: output.clone(), reason });
    let canonical = |path: &Path| fs::canonicalize(path).ok();
    let Some(existing) = canonical(output) else { return Ok(()) };
    if options.games.iter().any(|games| canonical(games).as_ref() == Some(&existing)) {
        return refuse("the games are read from there".to_owned());
    }
    match Book::open(output) {
        Err(BookError::NoFile) => refuse("the path exists and is no plain file".to_owned()),
        Err(error) if error.is_no_book() => refuse(format!("the file exists and {error}")),
        Ok(mut book) if book.format() == Format::Polyglot => match book.probe(rules, &Position::start()) {
            Ok(page) if !page.moves.is_empty() => Ok(()),
            Ok(_) => refuse(NO_START.to_owned()),
            Err(error) => refuse(format!("the file exists and cannot be read: {error}")),
        },
        Ok(_) | Err(_) => Ok(()),
    }
}
