//! `cargo tune match`: two tables of weights against each other.
//!
//! Every opening is played twice with the colours exchanged, and a pair of games is one observation: the openings are not all
//! even, and two games of the same opening are not independent.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use plywright::eval::{Values, Weights};
use plywright::evaluation::Classical;
use plywright::recipe::{self, Entry, Recipe};
use rayon::prelude::*;

use super::{games, write};
use crate::games::{Rules, evaluating, play_both};
use crate::progress::Progress;
use crate::samples::Outcome;

/// Who is to play whom.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The one side's weights, as TOML.
    #[arg(long, default_value = "target/tune/weights.toml")]
    weights: PathBuf,
    /// The other side's; those that this program was compiled with if nothing is said.
    #[arg(long)]
    against: Option<PathBuf>,
    /// What decides the openings.
    #[arg(long, default_value_t = 1_000)]
    seed: u64,
    /// How many openings, each of which is played twice.
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// How many nodes are searched for each move.
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many games are played at once; the games do not depend on it.
    #[arg(long)]
    threads: Option<usize>,
}

/// Plays the match and prints its score.
pub(crate) fn run(options: &Options) -> Result<()> {
    let pool = games::pool(options.threads)?;
    let against = match &options.against {
        None => Values::SHIPPED,
        Some(path) => write::read(path)?,
    };
    let values = [write::read(&options.weights)?, against];
    let pairs = pool.install(|| recipe::enter(Match { options, values }))??;
    println!("{}", Tally::of(&pairs));
    Ok(())
}

struct Match<'a> {
    options: &'a Options,
    values: [Values; 2],
}

impl Entry for Match<'_> {
    type Output = Result<Vec<[Outcome; 2]>>;

    fn run<R: Recipe>(self, recipe: R) -> Self::Output {
        // It is between weights, which no network has.
        self.play(evaluating(Classical, recipe))
    }
}

impl Match<'_> {
    fn play<R: Recipe>(self, recipe: R) -> Result<Vec<[Outcome; 2]>> {
        let Options { seed, pairs, nodes, .. } = *self.options;
        let [one, other]: [Weights<R::Score>; 2] = {
            let [one, other] = &self.values;
            [one.weights()?, other.weights()?]
        };
        let progress = Progress::begin("pairs", pairs);
        let played = (0..pairs)
            .into_par_iter()
            .map(|index| {
                let outcomes =
                    play_both(recipe, [&one, &other], &Rules { nodes, endgames: false }, seed, index)?;
                progress.step();
                Ok(outcomes)
            })
            .collect();
        progress.finish();
        played
    }
}

/// A match's score.
#[derive(Clone, Copy, Debug)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    /// The mean points of a game, and its standard error.
    points: [f64; 2],
}

impl Tally {
    /// The score of the side that has White in the first game of each pair.
    fn of(pairs: &[[Outcome; 2]]) -> Self {
        let own = |[forth, back]: &[Outcome; 2]| [forth.points(), 1.0 - back.points()];
        let games = || pairs.iter().flat_map(own);
        let count = |points: f64| games().filter(|&game| game == points).count();
        let means: Vec<f64> = pairs.iter().map(|pair| own(pair).iter().sum::<f64>() / 2.0).collect();
        let number = means.len() as f64;
        let mean = means.iter().sum::<f64>() / number;
        let squares = means.iter().map(|points| (points - mean).powi(2)).sum::<f64>();
        let error = (squares / (number - 1.0).max(1.0) / number).sqrt();
        Self { won: count(1.0), drawn: count(0.5), lost: count(0.0), points: [mean, error] }
    }
}

/// The difference in strength by which so many points of a game are to be expected.
fn elo(points: f64) -> f64 {
    -400.0 * (1.0 / points.clamp(0.001, 0.999) - 1.0).log10()
}

impl std::fmt::Display for Tally {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { won, drawn, lost, points: [mean, error] } = self;
        let [low, high] = [mean - 1.96 * error, mean + 1.96 * error].map(elo);
        write!(
            out,
            "{} games: {won} won, {drawn} drawn, {lost} lost: {:.1} %, Elo {:+.0} ({low:+.0} to {high:+.0}, 95 %)",
            won + drawn + lost,
            100.0 * mean,
            elo(*mean),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_that_of_the_first_side_in_both_games() {
        let pairs = [
            [Outcome::White, Outcome::Black],
            [Outcome::Draw, Outcome::White],
            [Outcome::White, Outcome::White],
        ];
        let tally = Tally::of(&pairs);
        assert_eq!((tally.won, tally.drawn, tally.lost), (3, 1, 2));
        assert!((tally.points[0] - 3.5 / 6.0).abs() < 1e-12);
        assert!(elo(0.5).abs() < 1e-9 && (elo(0.75) - 190.85).abs() < 0.01);
    }
}
