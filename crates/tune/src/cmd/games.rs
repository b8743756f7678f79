//! `cargo tune games`: plays games of the engine against itself.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};
use clap::Args;
use outpace::os::files;
use plywright::checksum::crc32;
use plywright::evaluation;
use plywright::network::{self, Network};
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::STACK_BYTES;
use rayon::prelude::*;

use crate::file::{Header, Tally, Writer};
use crate::games::{Rules, evaluating, play, play_by};
use crate::output::{note, say};
use crate::progress::Progress;
use crate::samples::Game;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Seed of the openings; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes searched for each move.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Cover endgames too: one game in four begins with few pieces, and no game ends as won before
    /// a mate is in sight.
    #[arg(long)]
    endgames: bool,
    /// Network that evaluates: a file, or `shipped` for the one in this program [default: the
    /// classical evaluation].
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Number of games played at once; the games do not depend on it.
    #[arg(long)]
    threads: Option<usize>,
    /// File for the games; if it exists, a run with the same options continues it.
    #[arg(long, default_value = "target/tune/games.bin")]
    output: PathBuf,
}

/// Plays the games and writes them.
pub(crate) fn run(options: &Options) -> Result<()> {
    let network = options.network.as_deref().map(named).transpose()?;
    let &Options { seed, games, nodes, endgames, .. } = options;
    let request = Request { seed, games, nodes, endgames, network: network.as_deref() };
    say!("{}", pool(options.threads)?.install(|| request.play(&options.output))?)?;
    Ok(())
}

/// Starts a pool of threads with stacks large enough for a search.
pub(crate) fn pool(threads: Option<usize>) -> Result<rayon::ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).stack_size(STACK_BYTES);
    pool.build().context("cannot start the threads")
}

fn named(path: &Path) -> Result<Box<Network>> {
    if path == "shipped" { Ok(Box::new(network::SHIPPED.clone())) } else { read_network(path) }
}

/// Reads a network from a file.
pub(crate) fn read_network(path: &Path) -> Result<Box<Network>> {
    let bytes = files::read(path, 64 << 20)?;
    Network::from_bytes(&bytes).with_context(|| path.display().to_string())
}

/// Games to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a> {
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) endgames: bool,
    /// Network that evaluates; None for the classical evaluation.
    pub(crate) network: Option<&'a Network>,
}

impl Request<'_> {
    /// Plays the games that the file does not have yet.
    pub(crate) fn play(self, output: &Path) -> Result<Tally> {
        recipe::enter(Play { request: self, output })?
    }
}

struct Play<'a> {
    request: Request<'a>,
    output: &'a Path,
}

impl Entry for Play<'_> {
    type Output = Result<Tally>;

    fn run<R: Recipe>(self, recipe: R) -> Result<Tally> {
        let Request { seed, nodes, endgames, network, .. } = self.request;
        let rules = Rules { nodes, endgames };
        if let Some(network) = network {
            let recipe = evaluating(evaluation::Network, recipe);
            self.play_missing(&|index| play_by(recipe, network, &rules, seed, index))
        } else {
            let recipe = evaluating(evaluation::Classical, recipe);
            self.play_missing(&|index| play(recipe, &rules, seed, index))
        }
    }
}

impl Play<'_> {
    fn play_missing(&self, play: &(dyn Fn(u64) -> Game + Sync)) -> Result<Tally> {
        let Request { seed, games, nodes, endgames, network } = self.request;
        let mut first = Vec::new();
        play(0).pack(&mut first)?;
        let network = network.map_or(0, |network| crc32(&network.to_bytes()));
        let header = Header { seed, games, nodes, endgames, network, signature: crc32(&first) };
        let writer = Writer::open(self.output, &header)?;
        let written = writer.written();
        let path = self.output.display();
        if written == games {
            note!("{path} has all of its {games} games already");
        } else if written > 0 {
            note!("{path} has {written} of its {games} games: continuing");
        }
        let progress = Progress::after("games", written, games);
        let writer = Mutex::new(writer);
        (written..games).par_bridge().try_for_each(|index| {
            let game = play(index);
            writer.lock().unwrap_or_else(PoisonError::into_inner).put(index, game)?;
            progress.step();
            Ok::<_, anyhow::Error>(())
        })?;
        progress.finish();
        let writer = writer.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(writer.tally())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::Reader;

    /// Bytes of the file when this number of threads plays the games.
    fn played(threads: usize, endgames: bool, network: Option<&Network>) -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.bin");
        let request = Request { seed: 3, games: 70, nodes: 20, endgames, network };
        pool(Some(threads)).unwrap().install(|| request.play(&path)).unwrap();
        assert_eq!(Reader::open(&path).unwrap().map(|games| games.unwrap().len()).sum::<usize>(), 70);
        std::fs::read(path).unwrap()
    }

    #[test]
    fn the_games_do_not_depend_on_the_number_of_threads() {
        let classical = played(1, false, None);
        assert!(classical == played(3, false, None));
        let by_network = played(3, false, Some(&network::SHIPPED));
        assert!(by_network == played(1, false, Some(&network::SHIPPED)));
        let endgames = played(3, true, Some(&network::SHIPPED));
        assert!(classical[64..] != by_network[64..] && endgames[64..] != by_network[64..]);
    }

    #[test]
    fn an_error_names_the_file_that_is_no_network() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("network.net");
        std::fs::write(&path, "no network").unwrap();
        let error = format!("{:#}", named(&path).unwrap_err());
        assert!(error.contains("network.net: this is no file of a network"), "{error}");
        assert_eq!(*named(Path::new("shipped")).unwrap(), network::SHIPPED);
    }
}
