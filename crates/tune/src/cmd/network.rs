//! `cargo tune network`: a network from games.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use outpace::os::files;
use plywright::network::{Network, OUTPUTS};

use super::games::read_network;
use crate::file::Reader;
use crate::network::{Data, Method, Trained, train};
use crate::numbers;
use crate::stdout::say;

/// What is to be trained on what.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The games; several files are taken one after the other.
    #[arg(long, num_args = 1.., default_values = ["target/tune/games.bin"])]
    games: Vec<PathBuf>,
    /// The network that training begins from, instead of random weights.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often each position is learnt from.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    epochs: u64,
    /// The rate of the first steps.
    #[arg(long, default_value_t = 0.001, value_parser = numbers::positive)]
    rate: f64,
    /// The share of the search's value in what a position is expected to score; the rest is the game's result.
    #[arg(long, default_value_t = 0.7, value_parser = numbers::share)]
    share: f64,
    /// What decides the first weights and the order of the positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads work on it; the network does not depend on it.
    #[arg(long)]
    threads: Option<usize>,
    /// The file of the network that is written.
    #[arg(long, default_value = "target/tune/network.net")]
    output: PathBuf,
}

/// Trains the network and writes it.
pub(crate) fn run(options: &Options) -> Result<()> {
    // That it cannot be written is to be known before the work is done.
    files::check(&options.output)?;
    super::spare(&options.games, &options.output)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.threads.unwrap_or(0)).build();
    let pool = pool.context("cannot start the threads")?;
    let from = options.from.as_deref().map(read_network).transpose()?;
    let Options { epochs, rate, share, seed, .. } = *options;
    let method = Method { epochs, rate: rate as f32, share: share as f32, seed, outputs: OUTPUTS };
    pool.install(|| learn(&options.games, from.as_deref(), &method, &options.output))
}

/// Trains a network on the games of these files, prints how that went, and writes it.
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
    let [learnt, apart] = data.positions();
    say!("{learnt} positions learnt from, {apart} apart; K = {k:.6}")?;
    for (epoch, loss) in losses.iter().enumerate() {
        say!("after {epoch} epochs: loss {loss:.6} apart")?;
    }
    Ok(())
}
