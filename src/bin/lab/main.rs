//! The lab: says which build of the engine is best on this machine, and proves it.
//!
//! One verb, one file in `cmd/`; `main` is the match.

mod axes;
mod calibration;
mod candidates;
mod chance;
mod children;
mod claims;
mod cmd;
mod command;
mod commands;
mod compare;
mod corpus;
mod density;
mod disassembly;
mod endgame;
mod engines;
mod expectations;
mod export;
mod files;
#[cfg(test)]
mod fixtures;
mod instructions;
mod json;
mod kernels;
mod layouts;
mod libtest;
mod listing;
mod lockstep;
mod machine;
mod made;
mod matches;
mod men;
mod noise;
mod numbers;
mod paired;
mod progress;
mod protocol;
mod record;
mod report;
mod rungs;
mod scaling;
mod signature;
mod standing;
mod stdout;
mod summary;
mod symbols;
mod tape;
mod targets;
mod threads;
mod tools;
mod turns;
mod verdict;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measures the engine's variants on this machine and chooses the build.
#[derive(Debug, Parser)]
#[command(name = "cargo lab", bin_name = "cargo lab", version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    /// What to do; `choose` if nothing is said.
    #[command(subcommand)]
    verb: Option<Verb>,
    /// The options of `choose`.
    #[command(flatten)]
    choose: cmd::choose::Options,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Verify, measure, decide, write the report and print the build command (the same as no verb).
    Choose(cmd::choose::Options),
    /// Send known cases through the verdict code: how often it errs, and what it can see.
    Calibrate(cmd::calibrate::Options),
    /// Play a seeded search and record its operands into `benches/corpus/`.
    Record(cmd::record::Options),
    /// Run the criterion suites in `benches/`.
    Bench(cmd::bench::Options),
    /// Compare two targets that this machine runs: kernels, evaluation, perft and whole engines, time and instructions.
    Compare(cmd::compare::Options),
    /// Count the instructions of every variant under valgrind.
    Count(cmd::count::Options),
    /// Write the machine code of the kernels to `asm/`.
    Asm(cmd::asm::Options),
    /// Build the engine for every target, test it there, and compare what it searches.
    Targets(cmd::targets::Options),
    /// Measure what threads are worth: time to a depth, games at equal time, how soon a search stops.
    Threads(cmd::threads::Options),
    /// Measure what knowledge of endgames is worth: how much is known, what asking costs, solved positions, games.
    Endgame(cmd::endgame::Options),
    /// Try again what the sources claim, and say what becomes of it here.
    Claims(cmd::claims::Options),
    /// Draw flamegraphs of the benches into `profiles/`.
    Profile(cmd::profile::Options),
    /// Split a minimax search over threads in several ways, measure what that gives, and predict it for more cores.
    Scaling(cmd::scaling::Options),
    /// Write a record's figures in a format that another tool reads: critcmp, Bencher, github-action-benchmark, JSON lines.
    Export(cmd::export::Options),
    /// Tell what this machine lacks, what is lost without it, and the command to get it.
    Doctor(cmd::doctor::Options),
    /// Check everything that must hold.
    Test(cmd::test::Options),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.verb {
        None => cmd::choose::run(&cli.choose),
        Some(Verb::Choose(options)) => cmd::choose::run(&options),
        Some(Verb::Calibrate(options)) => cmd::calibrate::run(&options),
        Some(Verb::Record(options)) => cmd::record::run(&options),
        Some(Verb::Bench(options)) => cmd::bench::run(&options),
        Some(Verb::Compare(options)) => cmd::compare::run(&options),
        Some(Verb::Count(options)) => cmd::count::run(&options),
        Some(Verb::Asm(options)) => cmd::asm::run(&options),
        Some(Verb::Targets(options)) => cmd::targets::run(&options),
        Some(Verb::Threads(options)) => cmd::threads::run(&options),
        Some(Verb::Endgame(options)) => cmd::endgame::run(&options),
        Some(Verb::Claims(options)) => cmd::claims::run(&options),
        Some(Verb::Profile(options)) => cmd::profile::run(&options),
        Some(Verb::Scaling(options)) => cmd::scaling::run(&options),
        Some(Verb::Export(options)) => cmd::export::run(&options),
        Some(Verb::Doctor(options)) => cmd::doctor::run(&options),
        Some(Verb::Test(options)) => cmd::test::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            if error.is::<children::Interrupted>() {
                return ExitCode::from(children::INTERRUPTED_STATUS);
            }
            ExitCode::FAILURE
        }
    }
}
