//! The tuner: plays games of the engine against itself, and fits the evaluation's weights or trains
//! the network on them.
//!
//! Everything is seeded, and sums are taken in a fixed order: the same command gives the same bytes
//! with any number of threads.

// Messages and results go through the module `output`, which shows control characters as numbers.
// Only `print` writes its numbers and FENs itself.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

mod cmd;
mod file;
mod fit;
mod games;
mod linear;
mod linear_forms;
mod network;
mod numbers;
mod output;
mod progress;
mod samples;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play games of the engine against itself, and fit the evaluation's weights or train the network
/// on them.
#[derive(Debug, Parser)]
#[command(name = "cargo tune", bin_name = "cargo tune", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play games and store their quiet positions.
    ///
    /// Games are written in blocks of 64 while they are played. After a kill the same command
    /// continues after the last complete block.
    Games(cmd::games::Options),
    /// Print games as text.
    ///
    /// Prints a line for each game's result, then one for each of its positions: the value in
    /// centipawns for White, and the FEN.
    Print(cmd::print::Options),
    /// Fit the weights to the games' results and to the values that the search found.
    ///
    /// `--share` sets how much each counts. A tenth of the games is held out. Each round first
    /// moves the pairs (a midgame and an endgame value) by gradient descent, and keeps the step
    /// with the least loss on the held-out games. Then it tries higher and lower values of each
    /// other number, and keeps what lowers the loss on the games that are not held out.
    Fit(cmd::fit::Options),
    /// Train the network on the games' results and on the values that the search found.
    ///
    /// One game in 64 is held out, and the loss of its positions is printed after each epoch.
    Network(cmd::network::Options),
    /// Make a network from scratch, in the way in which the shipped one was made.
    ///
    /// Plays games, trains a network on them, plays games with that network, and trains the final
    /// network on these. The games depend on the search, so only the source revision that this
    /// command prints makes the shipped network byte for byte. This takes hours; the expected time
    /// is printed first. After a kill the same command continues.
    Shipped(cmd::shipped::Options),
    /// Write the weights as Rust source (the module `shipped`), from a TOML file or as compiled in.
    Write(cmd::write::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Games(options) => cmd::games::run(&options),
        Command::Print(options) => cmd::print::run(&options),
        Command::Fit(options) => cmd::fit::run(&options),
        Command::Network(options) => cmd::network::run(&options),
        Command::Shipped(options) => cmd::shipped::run(&options),
        Command::Write(options) => cmd::write::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::note!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        <Cli as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        let parse = |line: &str| {
            let parsed = Cli::try_parse_from(["tune"].into_iter().chain(line.split(' ')));
            parsed.map(drop).map_err(|error| error.to_string())
        };
        for (line, expected) in [
            ("fit --share 7", "'7' for '--share <SHARE>': expected a number from 0 to 1"),
            ("fit --share=-0.1", "expected a number from 0 to 1"),
            ("fit --rate nan", "'nan' for '--rate <RATE>': expected a number above 0"),
            ("fit --rate 0", "expected a number above 0"),
            ("fit --rate inf", "expected a number above 0"),
            ("fit --pull=-1", "'-1' for '--pull <PULL>': expected a number that is not negative"),
            ("fit --steps 0", "0 is not in 1.."),
            ("fit --rounds 0", "0 is not in 1.."),
            ("games --games 0", "0 is not in 1.."),
            ("games --nodes 0", "0 is not in 1.."),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(expected), "{line}: {error}");
        }
        for line in ["fit --share 0", "fit --share 1", "fit --pull 0", "fit --rate 1e-3", "games"] {
            assert_eq!(parse(line), Ok(()), "{line}");
        }
    }
}
