//! `cargo studies scaling`: measures on this machine the gain from splitting a search over threads,
//! and compares it with the figures of a published study (claims 8 to 18).
//!
//! Files are written only after everything has been measured and simulated; then the record and its
//! page are replaced together.

use anyhow::{Result, bail};
use plywright_study::protocol::MOST_THREADS;

use crate::evidence::Evidence;
use crate::scaling::plan::Scope;
use crate::scaling::{Depths, Scaling, measure, page};
use outpace::os::files;
use outpace::record::sealed;
use plywright_lab::machine;
use plywright_lab::session::{Begun, Files, write};
use plywright_lab::workspace;

const THREADS: &str = "1,2,4,8,16,32,64";

const SEED: u64 = 1;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Depth of the searches with pruning [default: 7, or 6 with `--quick`].
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(4..=9))]
    depth: Option<u32>,
    /// Numbers of threads, separated by commas.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = THREADS, value_parser = count)]
    threads: Vec<usize>,
    /// Repeat searches for an eighth of the usual time and, unless `--depth` is given, search one
    /// ply less (within two minutes).
    #[arg(long)]
    quick: bool,
    /// Seed of every random choice.
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    #[command(flatten)]
    files: Files,
}

fn count(word: &str) -> Result<usize, String> {
    let threads = word.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("expected a number of threads from 1 to {MOST_THREADS}"))
}

impl Options {
    /// File name of the record and of the page, without its extension. It contains `quick`, the
    /// depth if `--depth` gives one, and the list of threads and the seed where they are not the
    /// default.
    fn stem(&self) -> String {
        let depth = self.depth.map_or_else(String::new, |depth| format!("-depth-{depth}"));
        let threads = self.threads.iter().map(usize::to_string).collect::<Vec<_>>().join("-");
        let is_usual = threads == THREADS.replace(',', "-");
        let threads = if is_usual { String::new() } else { format!("-threads-{threads}") };
        let seed = if self.seed == SEED { String::new() } else { format!("-seed-{}", self.seed) };
        format!("scaling{}{depth}{threads}{seed}", if self.quick { "-quick" } else { "" })
    }

    fn command(&self) -> String {
        let threads: Vec<String> = self.threads.iter().map(ToString::to_string).collect();
        let depth = self.depth.map_or_else(String::new, |depth| format!(" --depth {depth}"));
        let quick = plywright_lab::session::flag("quick", self.quick);
        format!("cargo studies scaling{quick}{depth} --threads {} --seed {}", threads.join(","), self.seed)
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let stem = options.stem();
    let root = workspace::root()?;
    let folder = options.files.folder(&root, &machine::identify(), "");
    // A file that cannot be read or written is reported before any work is done.
    workspace::check_plain(&folder)?;
    Evidence::read(&folder)?;
    let kept: Option<Scaling> = sealed::load(&folder.join(format!("{stem}.json")))?;
    if let Some(kept) = kept.filter(|kept| kept.machine.key != machine::identify().key) {
        bail!("{} has the study of another machine, {}: move it away", folder.display(), kept.machine.key);
    }
    files::check(&folder.join(format!("{stem}.json")))?;
    let Begun { root, machine, folder, locks: _locks } = options.files.begin("")?;
    // Every number of threads is compared with one thread, which is therefore measured too.
    let mut threads = [&[1], options.threads.as_slice()].concat();
    threads.sort_unstable();
    threads.dedup();
    let (cores, quick, seed) = (machine.cpus, options.quick, options.seed);
    let pruned = options.depth.unwrap_or(if quick { 6 } else { 7 });
    let depths = Depths { pruned, plain: pruned - 3, leaves: 2 };
    let scope = Scope { depths, threads, cores, quick, seed };
    let scaling = measure::all(&root, machine, scope, options.command(), measure::build(&root)?)?;
    let path = write(&folder, &stem, &scaling, page::page)?;
    options.files.show(&scaling, page::page, &path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_and_commands_contain_unusual_options() {
        use clap::Parser;
        #[derive(Debug, Parser)]
        struct Line {
            #[command(flatten)]
            options: Options,
        }
        for (words, stem, command) in [
            ("scaling", "scaling", "cargo studies scaling --threads 1,2,4,8,16,32,64 --seed 1"),
            (
                "scaling --quick --depth 5 --threads 1,2 --seed 3",
                "scaling-quick-depth-5-threads-1-2-seed-3",
                "cargo studies scaling --quick --depth 5 --threads 1,2 --seed 3",
            ),
        ] {
            let Line { options } = Line::parse_from(words.split(' '));
            assert_eq!((options.stem().as_str(), options.command().as_str()), (stem, command));
        }
    }
}
