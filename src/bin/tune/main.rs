//! The tuner: plays games against itself and fits the evaluation's weights to their results.
//!
//! All is seeded, and sums are taken in a fixed order: the same command gives the same bytes, however many threads work on it.

mod cmd;
#[path = "../lab/files.rs"]
mod files;
mod fit;
mod forms;
mod games;
mod linear;
mod progress;
mod samples;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Plays games of the engine against itself and fits the evaluation's weights to their results.
#[derive(Debug, Parser)]
#[command(name = "cargo tune", bin_name = "cargo tune", version, about)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Play games and keep their quiet positions.
    Games(cmd::games::Options),
    /// Fit the weights to the results of games.
    Fit(cmd::fit::Options),
    /// Play two tables of weights against each other.
    Match(cmd::matches::Options),
    /// Write the shipped table, from a file of weights or as it is.
    Write(cmd::write::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Games(options) => cmd::games::run(&options),
        Verb::Fit(options) => cmd::fit::run(&options),
        Verb::Match(options) => cmd::matches::run(&options),
        Verb::Write(options) => cmd::write::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
