//! `cargo tune fit`: fits weights to games.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use outpace::os::files;
use plywright::eval::Values;

use super::write;
use crate::file::Reader;
use crate::fit::{Fitted, Method, fit};
use crate::numbers;
use crate::output::say;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Files of games, read one after the other.
    #[arg(long, num_args = 1.., default_values = ["target/tune/games.bin"])]
    games: Vec<PathBuf>,
    /// Weights to begin with, as TOML [default: those compiled into this program].
    #[arg(long)]
    start: Option<PathBuf>,
    /// Largest number of steps along the slope in a round.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    steps: u64,
    /// Length of the first steps, in centipawns.
    #[arg(long, default_value_t = 1.0, value_parser = numbers::positive)]
    rate: f64,
    /// Pull of each weight towards its first value: the loss grows by this number times the square
    /// of the distance in centipawns.
    #[arg(long, default_value_t = 2e-8, value_parser = numbers::not_negative)]
    pull: f64,
    /// Share of the search's value in the expected score of a position; the rest is the game's
    /// result.
    #[arg(long, default_value_t = 0.6, value_parser = numbers::share)]
    share: f64,
    /// Number of rounds. Each takes steps along the slope, then tries higher and lower values of
    /// the plain numbers (those of danger and of scale, which have no midgame and endgame value).
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// Number of threads; the weights do not depend on it.
    #[arg(long)]
    threads: Option<usize>,
    /// File for the fitted weights.
    #[arg(long, default_value = "target/tune/weights.toml")]
    output: PathBuf,
}

/// Fits the weights and writes them.
pub(crate) fn run(options: &Options) -> Result<()> {
    // Report an unwritable file before any work is done.
    files::check(&options.output)?;
    super::refuse_games(&options.games, &options.output)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.threads.unwrap_or(0)).build();
    let pool = pool.context("cannot start the threads")?;
    let start = match &options.start {
        None => Values::SHIPPED,
        Some(path) => write::read(path)?,
    };
    let mut games = Vec::new();
    for path in &options.games {
        for block in Reader::open(path)? {
            games.append(&mut block?);
        }
    }
    let Options { steps, rate, pull, share, rounds, .. } = *options;
    let method = Method { steps, rate, pull, share, rounds };
    let fitted = pool.install(|| fit(&games, &start, &method))?;
    fitted.values.check().context("the fitted weights are too large for a score")?;
    let Fitted { values, k, positions, before, after } = fitted;
    files::replace(&options.output, values.to_toml().as_bytes())?;
    say!("{} games; K = {k:.6}", games.len())?;
    for (index, name) in ["learnt from", "held out"].into_iter().enumerate() {
        let (positions, before, after) = (positions[index], before[index], after[index]);
        say!("{positions} positions {name}: loss {before:.6} before, {after:.6} after")?;
    }
    Ok(())
}
