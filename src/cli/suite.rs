//! `plywright suite`: tests whether the engine finds the solutions of a list of positions.
//!
//! Each position is searched with nothing learnt from the one before, so the result depends neither
//! on the order nor on the number of positions. The usual limit is a number of nodes: the same
//! engine then gives the same answers on every machine.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io::{self, BufReader, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use plywright::board::Position;
use plywright::movegen::{Rules, san};
use plywright::notation::epd::{self, Epd};
use plywright::search::{
    AnyListener, AnyRecipe, Limits, MAX_PLY, Outcome, STACK_BYTES, Task, UciScore, nodes_per_second,
};
use plywright::types::Move;

use super::{quantity, say};

/// The output of `suite --help`.
pub(crate) const HELP: &str = "\
Searches the positions of an EPD file, and compares the answers with those that the file asks for.

Usage: plywright suite FILE [--depth N | --nodes N | --movetime MS]

  FILE            one position per line, with `bm` (the best moves), `am` (the moves to avoid) or
                  `dm` (the number of moves to mate); `-` is the standard input
  --depth N       search each position to this depth in plies
  --nodes N       search this number of nodes per position [default: 1000000]
  --movetime MS   search each position for this number of milliseconds

Each position gives one line: `ok`, `wrong`, or `-` if the file asks for nothing; the name of the
position (its `id`, or the number of its line); the move found, its value and the nodes; and the
answer that the file asks for. With `dm`, a search ends as soon as it has found a mate in at most
that many moves. A line that is no EPD is passed over; the first 20 are printed with their places.
A `bm` without a move, or a last operation without its semicolon, gives a warning.

The exit status is 0 if all answers are right, 1 if one is wrong, and 2 if the arguments are not
understood, the file cannot be read or holds no position, or one of its lines is no EPD.
";

/// Size of the transposition table, in MiB.
const HASH_MIB: usize = 16;

/// Default number of nodes per position.
const NODES: u64 = 1_000_000;

/// Greatest number of faulty lines, and of warnings, that are printed one by one.
const MOST_PRINTED: u64 = 20;

/// The request to `suite`.
#[derive(Debug)]
pub(crate) enum Verb {
    /// Print the help.
    Help,
    /// Search the positions of a file, each within these limits.
    Run(PathBuf, Box<Limits>),
}

/// The arguments are not understood.
#[derive(Debug, thiserror::Error)]
#[error("suite: {0}")]
pub(crate) struct Misused(String);

/// The reason why the suite failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The file cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The file contains no position.
    #[error("{} holds no position", .0.display())]
    Empty(PathBuf),
    /// Some lines of the file are not EPD.
    #[error("{}: {} no EPD", .path.display(), if *count == 1 { "1 line is".to_owned() } else { format!("{count} lines are") })]
    Faulty {
        /// The path of the file.
        path: PathBuf,
        /// Number of faulty lines.
        count: u64,
    },
    /// Some solutions were not found.
    #[error("the answer is wrong in {wrong} of {wanted} positions")]
    Wrong {
        /// Number of positions without the right answer.
        wrong: u64,
        /// Number of positions that have a solution.
        wanted: u64,
    },
    /// The thread of the search could not be started.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    /// Printing failed.
    #[error("output failed: {0}")]
    Print(#[from] io::Error),
}

impl Failure {
    /// Returns true if the reader of the output has closed it.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Print(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// Returns true if the file is at fault, not the engine.
    pub(crate) const fn is_of_the_file(&self) -> bool {
        matches!(self, Self::Read { .. } | Self::Empty(_) | Self::Faulty { .. })
    }
}

/// Parses the words after `suite`.
pub(crate) fn parse(words: &[OsString]) -> Result<Verb, Misused> {
    let mut words = words.iter().map(OsString::as_os_str);
    let mut file: Option<PathBuf> = None;
    let mut limits: Option<Limits> = None;
    while let Some(word) = words.next() {
        let option = word.to_str().unwrap_or_default();
        let most = match option {
            "-h" | "--help" => return Ok(Verb::Help),
            "--depth" => MAX_PLY as u64,
            "--nodes" => u64::MAX,
            // One day.
            "--movetime" => 86_400_000,
            _ if option.starts_with('-') && option != "-" => {
                return Err(Misused(format!("there is no option `{option}`")));
            }
            _ => {
                if file.replace(word.into()).is_some() {
                    return Err(Misused(format!("unexpected `{}`: one file at a time", word.display())));
                }
                continue;
            }
        };
        let value = number(option, most, words.next())?;
        let limit = match option {
            // The value is at most MAX_PLY, as `number` has checked.
            "--depth" => Limits { depth: u32::try_from(value).ok(), ..Limits::default() },
            "--nodes" => Limits { nodes: Some(value), ..Limits::default() },
            _ => Limits { movetime: Some(Duration::from_millis(value)), ..Limits::default() },
        };
        if limits.replace(limit).is_some() {
            return Err(Misused(format!("{option}: there is a limit already")));
        }
    }
    match file {
        None if limits.is_none() => Ok(Verb::Help),
        None => Err(Misused("the file is missing".to_owned())),
        Some(file) => {
            let default_limits = || Limits { nodes: Some(NODES), ..Limits::default() };
            Ok(Verb::Run(file, Box::new(limits.unwrap_or_else(default_limits))))
        }
    }
}

fn number(option: &str, most: u64, value: Option<&OsStr>) -> Result<u64, Misused> {
    let value = value.ok_or_else(|| Misused(format!("the value of {option} is missing")))?;
    let number = value.to_str().and_then(|text| text.parse().ok());
    number.filter(|number| (1..=most).contains(number)).ok_or_else(|| {
        Misused(format!("{option}: expected a number from 1 to {most}, found `{}`", value.display()))
    })
}

/// Carries out the request.
pub(crate) fn run(recipe: AnyRecipe, verb: &Verb, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    match verb {
        Verb::Help => Ok(out.write_all(HELP.as_bytes())?),
        Verb::Run(path, limits) => thread::scope(|scope| {
            let worker = Builder::new().name("search".to_owned()).stack_size(STACK_BYTES);
            let worker =
                worker.spawn_scoped(scope, || search(recipe, path, limits, out)).map_err(Failure::Thread)?;
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        }),
    }
}

/// The sums over all positions.
#[derive(Default)]
struct Sum {
    right: u64,
    wrong: u64,
    without_solution: u64,
    faulty: u64,
    /// Number of lines read with a warning.
    warnings: u64,
    nodes: u64,
    time: Duration,
}

fn search(recipe: AnyRecipe, path: &Path, limits: &Limits, out: &mut dyn Write) -> Result<(), Failure> {
    let read_error = |error| Failure::Read { path: path.into(), error };
    let file = super::input::open(path).map_err(read_error)?;
    let rules = recipe.rules();
    let mut reader = epd::Reader::new(rules, BufReader::new(file));
    let mut searcher = recipe.searcher(HASH_MIB);
    let mut sum = Sum::default();
    while let Some(line) = reader.next() {
        let epd = match line.map_err(read_error)? {
            Ok(epd) => {
                if let Some(warning) = &epd.warning {
                    sum.warnings += 1;
                    match sum.warnings {
                        ..=MOST_PRINTED => {
                            say(format_args!("{}: {warning}; read all the same", path.display()));
                        }
                        _ if sum.warnings == MOST_PRINTED + 1 => {
                            say(format_args!("more warnings are left out"));
                        }
                        _ => {}
                    }
                }
                epd
            }
            Err(error) => {
                sum.faulty += 1;
                match sum.faulty {
                    ..=MOST_PRINTED => say(format_args!("{}: {error}", path.display())),
                    _ if sum.faulty == MOST_PRINTED + 1 => {
                        say(format_args!("more lines that are no EPD are counted only"));
                    }
                    _ => {}
                }
                continue;
            }
        };
        searcher.new_game();
        let task = Task { position: epd.position.clone(), history: Vec::new() };
        let limits = Limits { mate: epd.mate.filter(|&moves| moves > 0), ..limits.clone() };
        let start = Instant::now();
        let outcome = searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none());
        sum.time += start.elapsed();
        sum.nodes += outcome.nodes;
        let (word, count) = match is_right(&epd, &outcome) {
            Some(true) => ("ok", &mut sum.right),
            Some(false) => ("wrong", &mut sum.wrong),
            None => ("-", &mut sum.without_solution),
        };
        *count += 1;
        let name = epd.id.as_deref().map_or_else(|| format!("line {}", reader.line()), printable);
        let best = outcome.best.map_or_else(|| "(none)".to_owned(), |mv| san(rules, &epd.position, mv));
        let (score, nodes) = (outcome.score.to_string(), outcome.nodes);
        let wanted = wanted(rules, &epd);
        writeln!(out, "{word:5} {name:20} {best:7} {score:>9} {nodes:>10}  {wanted}")?;
    }
    let Sum { right, wrong, without_solution, faulty, nodes, time, .. } = sum;
    let count = right + wrong + without_solution;
    if count > 0 {
        writeln!(
            out,
            "{}: {right} right, {wrong} wrong, {without_solution} with nothing wanted; {nodes} nodes, {} nodes a second",
            quantity(count, "position"),
            nodes_per_second(nodes, time),
        )?;
    }
    out.flush()?;
    match () {
        () if faulty > 0 => Err(Failure::Faulty { path: path.into(), count: faulty }),
        () if count == 0 => Err(Failure::Empty(path.into())),
        () if wrong > 0 => Err(Failure::Wrong { wrong, wanted: right + wrong }),
        () => Ok(()),
    }
}

/// Returns true if the outcome has everything that the position asks for, or `None` if it asks for
/// nothing.
fn is_right(epd: &Epd, outcome: &Outcome) -> Option<bool> {
    let is_best = |moves: &[Move]| outcome.best.is_some_and(|mv| moves.contains(&mv));
    let is_mate = |moves: u32| match outcome.score {
        UciScore::Mate(found) => u32::try_from(found).is_ok_and(|found| (1..=moves).contains(&found)),
        UciScore::Centipawns(_) => false,
    };
    let best = (!epd.best.is_empty()).then(|| is_best(&epd.best));
    let avoided = (!epd.avoid.is_empty()).then(|| outcome.best.is_some() && !is_best(&epd.avoid));
    [best, avoided, epd.mate.map(is_mate)].into_iter().flatten().reduce(|one, other| one && other)
}

/// Returns the position's solution, as EPD writes it.
fn wanted(rules: Rules, epd: &Epd) -> String {
    let names = |position: &Position, moves: &[Move]| {
        moves.iter().map(|&mv| format!(" {}", san(rules, position, mv))).collect::<String>()
    };
    let mut wanted = Vec::new();
    for (opcode, moves) in [("bm", &epd.best), ("am", &epd.avoid)] {
        if !moves.is_empty() {
            wanted.push(format!("{opcode}{}", names(&epd.position, moves)));
        }
    }
    wanted.extend(epd.mate.map(|moves| format!("dm {moves}")));
    if wanted.is_empty() { "nothing is wanted".to_owned() } else { wanted.join("; ") }
}

/// Shortens a name from outside and puts it on one line.
fn printable(name: &str) -> String {
    name.chars().take(60).fold(String::new(), |mut text, letter| {
        let _ = if letter.is_control() {
            write!(text, "{}", letter.escape_default())
        } else {
            write!(text, "{letter}")
        };
        text
    })
}
