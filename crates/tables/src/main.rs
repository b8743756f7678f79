//! The maker of endgame tables: `cargo tables KRKP KBNKN`.

// Messages do not use `eprintln!`, which panics if the reader has gone.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

mod defend;
mod distances;
mod draw;
mod head;
mod lines;
mod making;
mod philidor;
mod rules;
mod squares;

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Parser;
use plywright::endings::Material;
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::STACK_BYTES;
use plywright_tables::Tables;

use self::defend::Defence;
use self::making::{Making, counts};

/// Make endgame tables by retrograde analysis, and count their positions.
///
/// Prints one line per table: legal positions with either side to move, positions that White wins,
/// draws, positions that Black wins, and the seconds that it took. With pawns, the first pawn
/// stands on the files a to d; without pawns, White's king stands in the triangle a1, d1, d4.
#[derive(Debug, Parser)]
#[command(name = "cargo tables", bin_name = "cargo tables", version)]
struct Options {
    /// Endings to make, such as `KRPKR`, with those that their captures and promotions lead to.
    /// White is the side with more pieces, or with the stronger ones.
    #[arg(required_unless_present_any = ["pieces", "pack", "rules", "exact", "judge", "defend"])]
    materials: Vec<Material>,
    /// Make all endgames with up to this many pieces, kings included. (All with five would take
    /// about 15 GB.)
    #[arg(long, alias = "men", value_parser = clap::value_parser!(u8).range(3..=4))]
    pieces: Option<u8>,
    #[command(flatten)]
    making: Making,
    /// Number of threads; by default as many as there are CPUs.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
    /// Print a line for the named tables only, not for those that they need.
    #[arg(long, conflicts_with_all = ["pieces", "pack", "rules", "exact", "judge", "grow", "show", "distances", "defend"])]
    only_named: bool,
    /// Make all tables with three and four pieces, and pack them into the file that the build
    /// includes.
    #[arg(long, conflicts_with_all = ["materials", "pieces"])]
    pack: bool,
    /// File to write the packed tables to.
    #[arg(
        short,
        long,
        value_name = "FILE",
        requires = "pack",
        conflicts_with_all = ["materials", "pieces"],
        default_value = "crates/engine/src/endings/exact/tables.bin"
    )]
    output: PathBuf,
    /// Check the rules of these endings, or all rules, against every position of their tables.
    #[arg(long, conflicts_with_all = ["pieces", "pack"])]
    rules: bool,
    /// Check the exact tables in the program against every position with three or four pieces.
    #[arg(long, conflicts_with_all = ["materials", "pieces", "pack", "rules"])]
    exact: bool,
    /// Print the result of each position in this file, one FEN per line.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["materials", "pieces", "pack", "rules", "exact"])]
    judge: Option<PathBuf>,
    /// Print the findings about rules for a program to read, as `--exact` and `--judge` do: one
    /// JSON object per line.
    #[arg(long, requires = "rules")]
    json: bool,
    /// Grow the rules of these endings anew, into the files that the build includes.
    #[arg(long, requires = "materials", conflicts_with_all = ["pieces", "pack", "rules", "exact", "judge"])]
    grow: bool,
    /// Print the rules of these endings for people to read.
    #[arg(long, requires = "materials", conflicts_with_all = ["pieces", "pack", "rules", "exact", "judge", "grow"])]
    show: bool,
    /// Print the number of positions of these endings that are won and lost in each number of
    /// moves, for a program to read: one JSON object per line. This takes minutes with five pieces,
    /// and an hour if one of them is a pawn.
    #[arg(long, requires = "materials", conflicts_with_all = ["pieces", "pack", "rules", "exact", "judge", "grow", "show", "keep"])]
    distances: bool,
    /// Also print the number of moves to win for each position in this file, one FEN per line.
    #[arg(long, value_name = "FILE", requires = "distances")]
    fens: Option<PathBuf>,
    #[command(flatten)]
    defence: Defence,
    /// Remark for the head of the output, such as the other load on the machine.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["pack", "exact", "judge", "json", "grow", "show", "distances"])]
    remark: Option<String>,
}

impl Entry for &Options {
    type Output = Result<()>;

    fn run<R: Recipe>(self, recipe: R) -> Result<()> {
        if self.pack {
            return pack(recipe, &self.output);
        }
        if self.rules {
            let head = (!self.json).then(|| self.head(&head::arguments()));
            return rules::check(recipe, &self.materials, head.as_deref(), &self.making);
        }
        if self.exact {
            return print(&lines::exact(recipe, &self.making)?);
        }
        if let Some(path) = &self.judge {
            return print(&lines::judge(recipe, path, &self.making)?);
        }
        if self.distances {
            let fens = self.fens.as_deref();
            return print(&lines::distances(recipe, &self.materials, fens, &self.making)?);
        }
        if self.grow {
            return rules::grow(recipe, &self.materials, &self.making);
        }
        if self.show {
            return rules::show(&self.materials);
        }
        if self.defence.is_wanted() {
            let head = self.head(&self.defence.arguments(&self.materials));
            return self.defence.run(recipe, &self.materials, &head, &self.making);
        }
        if self.materials.iter().any(|material| material.piece_count() == 2) {
            bail!("KK has no table: two kings alone are a draw");
        }
        let mut tables = Tables::new();
        let named: BTreeSet<String> =
            self.materials.iter().map(|material| material.canonical().0.to_string()).collect();
        let begun = Instant::now();
        let mut head = Some(self.head(&head::arguments()));
        let all = (3..=self.pieces.unwrap_or_default().into()).flat_map(Material::all);
        let all: Vec<Material> = all.chain(self.materials.iter().copied()).collect();
        self.making.all(recipe, &all, &mut tables, |table, seconds| {
            if self.only_named && !named.contains(&table.material().to_string()) {
                return Ok(());
            }
            print(&(head.take().unwrap_or_default() + &counts(recipe, table, seconds)))
        })?;
        writeln!(std::io::stdout(), "in all {:.2} s", begun.elapsed().as_secs_f64())
            .context("cannot write the counts")
    }
}

impl Options {
    /// Returns the head of the output of these arguments.
    fn head(&self, arguments: &str) -> String {
        head::head(arguments, self.remark.as_deref())
    }
}

/// Reads a file of at most `longest` bytes. It refuses a pipe or a device, because reading one
/// could last forever.
fn bounded(path: &Path, longest: u64) -> std::io::Result<Vec<u8>> {
    let refused = |why: &str| std::io::Error::other(why.to_owned());
    if !std::fs::metadata(path)?.is_file() {
        return Err(refused("is no file"));
    }
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest { Err(refused("is too long")) } else { Ok(bytes) }
}

/// Prints a message on the standard error. Characters that would control a terminal are shown as
/// their numbers. A missing reader is ignored.
fn note(text: &str) {
    let steers = |letter: char| {
        let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() && letter != '\n' || turns
    };
    let plain =
        |letter: char| if steers(letter) { letter.escape_unicode().to_string() } else { letter.into() };
    let _ = writeln!(std::io::stderr(), "{}", text.chars().map(plain).collect::<String>());
}

fn print(text: &str) -> Result<()> {
    std::io::stdout().write_all(text.as_bytes()).context("cannot write what was found")
}

/// Makes the tables that are part of the engine, and writes them.
fn pack<R: Recipe>(recipe: R, path: &Path) -> Result<()> {
    let unwritten = || format!("cannot write {}", path.display());
    whole_files::check(path).with_context(unwritten)?;
    let begun = Instant::now();
    let packed = plywright_tables::pack(recipe);
    whole_files::replace(path, &packed).with_context(unwritten)?;
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(std::io::stdout(), "{}: {} bytes, in {seconds:.2} s", path.display(), packed.len())
        .context("cannot print how many bytes it is")
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
        assert!(Options::try_parse_from(["tables"]).is_err());
        assert!(Options::try_parse_from(["tables", "KXK"]).is_err());
        assert!(Options::try_parse_from(["tables", "--pieces", "5"]).is_err());
        assert!(Options::try_parse_from(["tables", "--pieces", "4", "--threads", "2"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--pack"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--pack", "KRK"]).is_err());
        assert!(Options::try_parse_from(["tables", "--men", "4"]).is_ok(), "the old name");
        assert!(Options::try_parse_from(["tables", "--pieces", "3", "-o", "file"]).is_err());
        assert!(Options::try_parse_from(["tables", "--rules"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--rules", "--pack"]).is_err());
        assert!(Options::try_parse_from(["tables", "--grow"]).is_err());
        assert!(Options::try_parse_from(["tables", "KRK", "--keep", "made", "--memory", "9"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--show", "KRKP", "--keep", "made"]).is_err());
        assert!(Options::try_parse_from(["tables", "--pack", "--memory", "9"]).is_err());
        assert!(Options::try_parse_from(["tables", "--rules", "--keep", "made", "--memory", "9"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--rules", "--only-named"]).is_err());
        assert!(Options::try_parse_from(["tables", "--defend"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--games", "3", "KRK"]).is_err());
        assert!(
            Options::try_parse_from(["tables", "--defend", "--nodes", "9", "--milliseconds", "9"]).is_err()
        );
        assert!(Options::try_parse_from(["tables", "--exact"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--judge", "file"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--judge", "file", "KRK"]).is_err());
        assert!(Options::try_parse_from(["tables", "--distances", "KRK", "--fens", "file"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--distances"]).is_err());
        assert!(Options::try_parse_from(["tables", "KRK", "--fens", "file"]).is_err());
        assert!(Options::try_parse_from(["tables", "--rules", "--json", "KRKP"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--json", "KRKP"]).is_err());
        assert!(Options::try_parse_from(["tables", "--rules", "--remark", "at rest"]).is_ok());
        assert!(Options::try_parse_from(["tables", "--rules", "--json", "--remark", "at rest"]).is_err());
    }
}
