//! `cargo tune games`: self-play.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use outpace::files;
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::STACK_BYTES;
use rayon::prelude::*;

use crate::games::{Rules, play};
use crate::progress::Progress;
use crate::samples::{Game, Outcome, write};

/// What is to be played.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// What decides the openings: the same seed, the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many nodes are searched for each move.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Teach endgames too: one game in four begins with few pieces, and none is given up before a mate is in sight.
    #[arg(long)]
    endgames: bool,
    /// How many games are played at once; the games do not depend on it.
    #[arg(long)]
    threads: Option<usize>,
    /// The file that is written.
    #[arg(long, default_value = "target/tune/games.txt")]
    output: PathBuf,
}

/// Plays the games and writes them.
pub(crate) fn run(options: &Options) -> Result<()> {
    // That it cannot be written is to be known before the games are played, which takes hours.
    files::check(&options.output)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads.unwrap_or(0))
        .stack_size(STACK_BYTES)
        .build()
        .context("cannot start the threads")?;
    let games = pool.install(|| recipe::enter(Play(options)))?;
    let played = |outcome| games.iter().filter(|game| game.outcome == outcome).count();
    println!(
        "{} games: White won {}, Black won {}, {} were drawn; {} positions",
        games.len(),
        played(Outcome::White),
        played(Outcome::Black),
        played(Outcome::Draw),
        games.iter().map(|game| game.samples.len()).sum::<usize>(),
    );
    let Options { seed, nodes, .. } = options;
    let title = format!("{} games of seed {seed} at {nodes} nodes a move", games.len());
    write(&options.output, &title, &games)
}

struct Play<'a>(&'a Options);

impl Entry for Play<'_> {
    type Output = Vec<Game>;

    fn run<R: Recipe>(self, recipe: R) -> Vec<Game> {
        let Options { seed, games, nodes, endgames, .. } = *self.0;
        let rules = Rules { nodes, endgames };
        let progress = Progress::begin("games", games);
        let played = (0..games)
            .into_par_iter()
            .map(|index| {
                let game = play(recipe, &rules, seed, index);
                progress.step();
                game
            })
            .collect();
        progress.finish();
        played
    }
}
