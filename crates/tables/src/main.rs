//! The maker of endgame tables: `cargo tables make KRKP KBNKN`.

// Messages do not use `eprintln!`, which panics if the reader has gone.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

mod defend;
mod distances;
mod header;
mod lines;
mod making;
mod philidor;
mod random;
mod rules;
mod squares;

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use plywright::endings::Material;
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::STACK_BYTES;
use plywright_tables::Tables;

use self::defend::Defence;
use self::header::OutputHeader;
use self::making::{Making, Memory, counts};

/// Makes endgame tables by retrograde analysis, and the tables and rules that the engine includes.
#[derive(Debug, Parser)]
#[command(name = "cargo tables", bin_name = "cargo tables", version)]
struct Options {
    #[command(subcommand)]
    command: Command,
    /// Number of threads; by default as many as there are CPUs.
    #[arg(long, global = true, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make the tables of endings, and count their positions.
    ///
    /// Prints one line per table: legal positions with either side to move, positions that White
    /// wins, draws, positions that Black wins, and the seconds that it took. In endings with pawns,
    /// only positions with the first pawn on the files a to d are counted; in endings without
    /// pawns, only those with White's king in the triangle a1, d1, d4.
    Make {
        /// Endings to make, such as `KRPKR`, with those that their captures and promotions lead to.
        /// White is the side with more pieces, or with the stronger ones.
        #[arg(required_unless_present = "pieces")]
        materials: Vec<Material>,
        /// Make all endgames with up to this many pieces, kings included. (All with five would take
        /// about 15 GB.)
        #[arg(long, value_parser = clap::value_parser!(u8).range(3..=4))]
        pieces: Option<u8>,
        /// Print a line for the named tables only, not for those that they need.
        #[arg(long, conflicts_with = "pieces")]
        only_named: bool,
        #[command(flatten)]
        making: Making,
        #[command(flatten)]
        header: OutputHeader,
    },
    /// Make all tables with three and four pieces, and pack them into the file that the build
    /// includes.
    Pack {
        /// File to write the packed tables to.
        #[arg(
            short,
            long,
            value_name = "FILE",
            default_value = "crates/engine/src/endings/exact/tables.bin"
        )]
        output: PathBuf,
    },
    /// Check rules against every position of their tables.
    Rules {
        /// Endings whose rules are checked [default: all that have rules].
        materials: Vec<Material>,
        /// Print the findings for a program to read, as `exact` and `judge` do: one JSON object per
        /// line.
        #[arg(long, conflicts_with = "remark")]
        json: bool,
        #[command(flatten)]
        making: Making,
        #[command(flatten)]
        header: OutputHeader,
    },
    /// Check the exact tables in the program against every position with three or four pieces.
    Exact {
        #[command(flatten)]
        making: Making,
    },
    /// Print the result of each position in a file, one FEN per line.
    Judge {
        file: PathBuf,
        #[command(flatten)]
        making: Making,
    },
    /// Learn rules (decision trees) anew from the tables, and overwrite the files that the build
    /// includes.
    Grow {
        /// Endings whose rules are grown.
        #[arg(required = true)]
        materials: Vec<Material>,
        #[command(flatten)]
        making: Making,
    },
    /// Print rules for people to read.
    Show {
        /// Endings whose rules are printed.
        #[arg(required = true)]
        materials: Vec<Material>,
    },
    /// Print the number of positions that are won and lost in each number of moves, for a program
    /// to read: one JSON object per line. This takes minutes with five pieces, and an hour if one
    /// of them is a pawn.
    Distances {
        /// Endings to count.
        #[arg(required = true)]
        materials: Vec<Material>,
        /// Also print the number of moves to mate for each position in this file, one FEN per line.
        /// It is negative if the side to move is mated, and 0 for a draw.
        #[arg(long, value_name = "FILE")]
        fens: Option<PathBuf>,
        #[command(flatten)]
        memory: Memory,
    },
    /// Play won positions against the tables.
    Defend {
        /// Endings to play [default: all with four pieces, and some with five].
        materials: Vec<Material>,
        #[command(flatten)]
        defence: Defence,
        #[command(flatten)]
        making: Making,
        #[command(flatten)]
        header: OutputHeader,
    },
}

impl Entry for &Options {
    type Output = Result<()>;

    fn run<R: Recipe>(self, recipe: R) -> Result<()> {
        match &self.command {
            Command::Make { materials, pieces, only_named, making, header } => {
                make(recipe, materials, *pieces, *only_named, making, &header.text(&header::arguments()))
            }
            Command::Pack { output } => pack(recipe, output),
            Command::Rules { materials, json, making, header } => {
                let header = (!json).then(|| header.text(&header::arguments()));
                rules::check(recipe, materials, header.as_deref(), making)
            }
            Command::Exact { making } => print(&lines::exact(recipe, making)?),
            Command::Judge { file, making } => print(&lines::judge(recipe, file, making)?),
            Command::Grow { materials, making } => rules::grow(recipe, materials, making),
            Command::Show { materials } => rules::show(materials),
            Command::Distances { materials, fens, memory } => {
                print(&lines::distances(recipe, materials, fens.as_deref(), *memory)?)
            }
            Command::Defend { materials, defence, making, header } => {
                let header = header.text(&defence.arguments(materials));
                defence.run(recipe, materials, &header, making)
            }
        }
    }
}

/// Makes the tables of these endings, and of all endings with up to `pieces` pieces, and prints
/// their counts.
fn make<R: Recipe>(
    recipe: R,
    materials: &[Material],
    pieces: Option<u8>,
    only_named: bool,
    making: &Making,
    header: &str,
) -> Result<()> {
    if materials.iter().any(|material| material.piece_count() == 2) {
        bail!("KK has no table: two kings alone are a draw");
    }
    let named: BTreeSet<String> =
        materials.iter().map(|material| material.canonical().0.to_string()).collect();
    let start = Instant::now();
    let mut header = Some(header);
    let endings = (3..=pieces.unwrap_or_default().into()).flat_map(Material::all);
    let endings: Vec<Material> = endings.chain(materials.iter().copied()).collect();
    making.make_all(recipe, &endings, &mut Tables::new(), |table, seconds| {
        if only_named && !named.contains(&table.material().to_string()) {
            return Ok(());
        }
        print(&(header.take().unwrap_or_default().to_owned() + &counts(recipe, table, seconds)))
    })?;
    writeln!(std::io::stdout(), "in all {:.2} s", start.elapsed().as_secs_f64())
        .context("cannot write the counts")
}

/// Reads a file of at most `longest` bytes. It refuses a pipe or a device, because reading one
/// could last forever.
fn read_bounded(path: &Path, longest: u64) -> std::io::Result<Vec<u8>> {
    let refused = |why: &str| std::io::Error::other(why.to_owned());
    if !std::fs::metadata(path)?.is_file() {
        return Err(refused("it is not a regular file"));
    }
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest { Err(refused("it is too long")) } else { Ok(bytes) }
}

/// Prints a message on the standard error. Characters that would control a terminal are shown as
/// their numbers. A missing reader is ignored.
fn note(text: &str) {
    let controls = |letter: char| {
        let changes_direction = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() && letter != '\n' || changes_direction
    };
    let plain =
        |letter: char| if controls(letter) { letter.escape_unicode().to_string() } else { letter.into() };
    let _ = writeln!(std::io::stderr(), "{}", text.chars().map(plain).collect::<String>());
}

fn print(text: &str) -> Result<()> {
    std::io::stdout().write_all(text.as_bytes()).context("cannot write the results")
}

/// Makes the tables that are part of the engine, and writes them.
fn pack<R: Recipe>(recipe: R, path: &Path) -> Result<()> {
    let cannot_write = || format!("cannot write {}", path.display());
    whole_files::check(path).with_context(cannot_write)?;
    let start = Instant::now();
    let packed = plywright_tables::pack(recipe);
    whole_files::replace(path, &packed).with_context(cannot_write)?;
    let seconds = start.elapsed().as_secs_f64();
    writeln!(std::io::stdout(), "{}: {} bytes, in {seconds:.2} s", path.display(), packed.len())
        .context("cannot print the size")
}

fn main() -> ExitCode {
    let options = Options::parse();
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads.unwrap_or_default() as usize)
        .stack_size(STACK_BYTES);
    let done = pool
        .build()
        .context("cannot start the threads")
        .and_then(|pool| pool.install(|| recipe::enter(&options)).context("this build does not run here")?);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            note(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Options::command().debug_assert();
        let is_read = |line: &str| Options::try_parse_from(line.split(' ')).is_ok();
        for line in [
            "tables make --pieces 4 --threads 2",
            "tables make KRK --keep made --memory 9",
            "tables pack -o file",
            "tables rules --json KRKP",
            "tables judge file",
            "tables distances KRK --fens file",
            "tables defend",
        ] {
            assert!(is_read(line), "{line}");
        }
        for line in [
            "tables",
            "tables make",
            "tables make KXK",
            "tables make --pieces 5",
            "tables grow",
            "tables rules --json --remark x",
            "tables distances KRK --keep made",
            "tables defend --nodes 9 --milliseconds 9",
        ] {
            assert!(!is_read(line), "{line}");
        }
        let position = ["tables", "defend", "--position", "8/8/8/8/8/2k5/8/K2R4 w - - 0 1"];
        assert!(Options::try_parse_from(position).is_ok());
        assert!(Options::try_parse_from([&position[..], &["KRK"]].concat()).is_err());
    }
}
