//! Checks of the project beyond `cargo test --workspace`: a table of steps (`check`), and checks
//! that take hours (`fuzz`, `kills`, `targets`).
//!
//! No other part of the project uses this crate.

// Output to a terminal goes through the lab's `stdout`, which makes it plain.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

mod check;
mod codegen;
mod command;
mod engine;
mod kills;
mod matrix;
mod outcome;
mod scope;
mod scripts;
mod setup;
mod signature;
mod targets;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use plywright_lab::session;

/// Check the project: other features, targets and compilers, machine code, pages, licences,
/// fuzzing.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Cli {
    /// Check to run.
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Check what the tests do not: other builds, targets, tools.
    ///
    /// Runs a list of steps and prints each with its time and its outcome. A failure stops no other
    /// step. The last line is the total.
    Check(check::Options),
    /// Install the tools that the checks need, or every tool with `--all`.
    ///
    /// First prints what it will install, and the commands. No other command installs packages of
    /// the system.
    Setup(setup::Options),
    /// Build and test the engine for every target, and compare the node counts.
    ///
    /// Builds the default engine with its tests and its full signature, then every variant with its
    /// shallow one. A build that a target cannot run must say so.
    Targets(matrix::Options),
    /// Check the machine code of the kernels.
    ///
    /// Builds and lists what is timed. Fails where a listing breaks an expectation in
    /// `asm/checks/`, or differs from the kept one of the same compiler.
    Codegen(codegen::Options),
    /// Fuzz each target for this many seconds, and keep a line for each.
    ///
    /// The lines go to `fuzz/runs.tsv`. 6000 s for each of 16 targets take about 15 hours
    /// on two CPUs. Targets whose code has not changed keep the seconds that they had. An
    /// interrupted run resumes.
    Fuzz(scripts::Fuzz),
    /// Kill the verbs that write files 1,000 times, and check that nothing is lost.
    ///
    /// `calibrate`, `choose`, `tune games`, `book build` and `bundle` are killed (kill -9) at
    /// random moments, on small settings. After each kill all files must be whole, everything kept
    /// before must still be there, no process may be left, and the next call must resume. An
    /// interrupted run resumes.
    Kills(kills::Options),
    /// Accept an intended change of the engine's node counts.
    ///
    /// Writes the signature of the present default build into `tests/signature.txt`.
    AcceptSignature,
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Check(options) => check::run(&options),
        Verb::Setup(options) => setup::run(&options),
        Verb::Targets(options) => matrix::run(&options),
        Verb::Codegen(options) => codegen::run(&options),
        Verb::Fuzz(options) => check::fuzz(&options),
        Verb::Kills(options) => kills::run(&options),
        Verb::AcceptSignature => signature::accept(),
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
