//! `cargo tune network`: trains a network on games.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use outpace::os::files;
use plywright::network::{Network, OUTPUTS};

use super::games::read_network;
use crate::file::Reader;
use crate::network::{Data, Method, Trained, train};
use crate::numbers;
use crate::output::say;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Files of games, read one after the other.
    #[arg(long, num_args = 1.., default_values = ["target/tune/games.bin"])]
    games: Vec<PathBuf>,
    /// Network to begin from, instead of random weights.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    epochs: u64,
    /// Learning rate of the first steps.
    #[arg(long, default_value_t = 0.001, value_parser = numbers::positive)]
    rate: f64,
    /// Share of the search's value in the expected score of a position; the rest is the game's
    /// result.
    #[arg(long, default_value_t = 0.7, value_parser = numbers::share)]
    share: f64,
    /// Seed of the first weights and of the order of the positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; the network does not depend on it.
    #[arg(long)]
    threads: Option<usize>,
    /// File for the network.
    #[arg(long, default_value = "target/tune/network.net")]
    output: PathBuf,
}

/// Trains the network and writes it.
pub(crate) fn run(options: &Options) -> Result<()> {
    // Report an unwritable file before any work is done.
    files::check(&options.output)?;
    super::refuse_games(&options.games, &options.output)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.threads.unwrap_or(0)).build();
    let pool = pool.context("cannot start the threads")?;
    let from = options.from.as_deref().map(read_network).transpose()?;
    let Options { epochs, rate, share, seed, .. } = *options;
    let method = Method { epochs, rate: rate as f32, share: share as f32, seed, outputs: OUTPUTS };
    pool.install(|| learn(&options.games, from.as_deref(), &method, &options.output))
}

/// Trains a network on the games of these files, writes it, and prints the losses.
pub(crate) fn learn(games: &[PathBuf], from: Option<&Network>, method: &Method, output: &Path) -> Result<()> {
    let mut data = Data::default();
    for path in games {
        let reader = Reader::open(path)?;
        let endgames = reader.header().endgames;
        for games in reader {
            data.extend(&games?, endgames);
        }
    }
    let Trained { network, k, losses } = train(&data, from, method)?;
    files::replace(output, &network.to_bytes())?;
    let [learnt, held_out] = data.positions();
    say!("{learnt} positions learnt from, {held_out} held out; K = {k:.6}")?;
    for (epoch, loss) in losses.iter().enumerate() {
        say!("after {epoch} epochs: loss {loss:.6} on the held-out positions")?;
    }
    Ok(())
}
