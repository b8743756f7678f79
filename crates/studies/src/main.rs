//! The program `cargo studies`: judges claims about chess engines, made by the outside texts that
//! `docs/claims.md` names, and answers questions that the lab leaves open: about variants that
//! change the moves that are played, and about numbers of threads.
//!
//! Each subcommand ("verb") is a file in `cmd/`. The studies use the lab; the lab never uses them.

// Output to a terminal goes through the lab's `stdout`, which makes it plain.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

mod claims;
mod cmd;
mod endgame;
mod engines;
mod evidence;
mod finding;
#[cfg(test)]
mod fixtures;
mod games;
#[cfg(test)]
mod hostile;
mod matches;
mod provenance;
mod scaling;
mod soak;
mod targets;
mod threads;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use plywright_lab::session;

/// Check published claims, and measure the worth of threads and endgame knowledge.
#[derive(Debug, Parser)]
#[command(name = "cargo studies", bin_name = "cargo studies", version)]
struct Cli {
    /// Study to run.
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Measure the worth of several threads.
    ///
    /// For each variant of the axis `parallel`: time to a depth, games at equal time, and the time
    /// to stop a search.
    Threads(cmd::threads::Options),
    /// Measure the worth of endgame knowledge.
    ///
    /// For each variant of the axis `endgame`: how much it knows, the cost of a look-up, its
    /// judgement of solved positions, and results of matches.
    Endgame(cmd::endgame::Options),
    /// Study how a minimax search is split over threads.
    ///
    /// Searches are measured on this machine's cores, simulated for up to 64 threads, and compared
    /// with a published study.
    Scaling(cmd::scaling::Options),
    /// Compare two targets: the cost of the same source on each.
    ///
    /// Whole engines run on this machine in lock-step, and instructions of kernels are counted. The
    /// default targets compare 32 with 64 bits.
    Targets(cmd::targets::Options),
    /// Play matches with other engines on the clock.
    ///
    /// The opponents are Debian's Glaurung, GNU Chess, Phalanx, Toga II and Stockfish, and this
    /// engine with its classical evaluation. The clocks are those of the sources, and some that
    /// leave less than 100 ms a move. All matches take about 7 hours on two CPUs. Each match is a
    /// record in `matches/`; the output has losses on time and a rating list. A match that is
    /// already recorded for this engine and these options is played again only with `--restart`.
    Matches(cmd::matches::Options),
    /// Play 10,000 fast games and count what goes wrong.
    ///
    /// The engine plays against itself, Stockfish and Toga II at 0.2 s + 0.01 s, with one and two
    /// threads, with and without pondering, with small and large tables. python-chess is the
    /// referee. Games lost on time, by an illegal move, a crash, a hang or a `bestmove` without a
    /// move are counted, and kept as PGN. An interrupted run resumes.
    Soak(cmd::soak::Options),
    /// Check the published claims on this machine.
    ///
    /// Some claims are tried at once, by tests and short measurements. The others are judged by the
    /// records of the commands that measure them. The verdicts go to `claims.md` in the folder of
    /// the record (see `--output`). Commands whose records are missing run first; this may take
    /// hours, and the expected time is printed.
    Claims(cmd::claims::Options),
    /// Draw the pages of the studies again from their records.
    ///
    /// Measures nothing.
    Report(cmd::report::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Threads(options) => cmd::threads::run(&options),
        Verb::Endgame(options) => cmd::endgame::run(&options),
        Verb::Scaling(options) => cmd::scaling::run(&options),
        Verb::Targets(options) => cmd::targets::run(&options),
        Verb::Matches(options) => cmd::matches::run(&options),
        Verb::Soak(options) => cmd::soak::run(&options),
        Verb::Claims(options) => cmd::claims::run(&options),
        Verb::Report(options) => cmd::report::run(&options),
    };
    session::exit(done)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_verb_and_option_has_a_help_text() {
        plywright_testing::assert_explained(&Cli::command());
    }
}
