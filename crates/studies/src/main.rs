//! The studies: what the sources of the engine claim, and what the lab does not decide, since it changes what is played or how many threads play it.
//!
//! One verb, one file in `cmd/`. The studies use the lab; it knows nothing of them.

// What goes to a terminal goes by way of the lab's `stdout`, which makes it plain.
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
mod scaling;
mod soak;
mod threads;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use plywright_lab::session;

/// Studies what the sources claim, and what threads and endgame knowledge are worth.
#[derive(Debug, Parser)]
#[command(name = "cargo studies", bin_name = "cargo studies", version)]
struct Cli {
    /// What to study.
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Measure what several threads are worth.
    ///
    /// Time to a depth, games at equal time, and how soon a search stops, for each variant of the axis `parallel`.
    Threads(cmd::threads::Options),
    /// Measure what knowledge of endgames is worth.
    ///
    /// How much is known, what asking costs, which positions are solved and match results, for each variant of the axis `endgame`.
    Endgame(cmd::endgame::Options),
    /// Study how a minimax search is split over threads.
    ///
    /// Measured on this machine's cores, simulated for up to 64, compared with a published study.
    Scaling(cmd::scaling::Options),
    /// Play with other engines on the clock.
    ///
    /// Debian's Glaurung, GNU Chess, Phalanx, Toga II and Stockfish, and the own classical build, at the clocks of the sources and below
    /// 100 ms a move: about 7 hours on two CPUs. Each match is a record in `matches/`, which states losses on time and what ratings
    /// follow. A match that is kept of today's engine is not played again.
    Matches(cmd::matches::Options),
    /// Play 10,000 fast games: does the engine ever go wrong?
    ///
    /// Against itself, Stockfish and Toga II at 0.2 s + 0.01 s, with one and two threads, with and without pondering, with small and large
    /// tables. python-chess is the referee. Games lost on time, by an illegal move, a crash, a hang or a `bestmove` without a move are
    /// counted, and kept as PGN. An interrupted run resumes.
    Soak(cmd::soak::Options),
    /// Check the published claims on this machine.
    ///
    /// Every claim is a row of data. Claims on what the engine has are tried by their tests, others are judged by the records of the verbs
    /// that measure them; the verdicts go to `claims.md` in `reports/MACHINE/`. First it runs the verbs whose records are missing: that may take
    /// hours, and it prints how long.
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
    fn the_command_line_is_sound_and_every_verb_says_what_it_does() {
        plywright_testing::assert_explained(&Cli::command());
    }
}
