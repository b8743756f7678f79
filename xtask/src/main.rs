//! `cargo xtask`: checks of the project beyond `cargo test --workspace`. They are a table of steps
//! (`check`), single steps with options (`codegen`), and checks that take hours (`fuzz`, `kills`,
//! `targets`).
//!
//! No other crate of the project uses this one.

// Output goes through the lab's `stdout`, which removes control characters and handles `--json`.
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
    /// Check other builds and targets, machine code, licences and more.
    ///
    /// Checks what `cargo test --workspace` leaves out. Runs a list of steps and prints each with
    /// its time and its outcome. After a failure the other steps still run. The last line is the
    /// total.
    Check(check::Options),
    /// Install the tools that the checks need, or every tool with `--all`.
    ///
    /// First prints what it will install, and the commands. No other command installs packages of
    /// the system.
    Setup(setup::Options),
    /// Build and test the engine for every target, and compare the node counts.
    ///
    /// Builds the default engine, runs its tests and counts the nodes of `bench`. Then builds every
    /// variant and counts the nodes of a shallower `bench`. A build that a target cannot run must
    /// say so.
    Targets(matrix::Options),
    /// Check the machine code of the kernels.
    ///
    /// Builds and disassembles the kernels that are timed. Fails if a listing breaks an expectation
    /// in `asm/checks/`, or differs from the one in `asm/` that the same compiler made.
    Codegen(codegen::Options),
    /// Fuzz each target for this many seconds, and write a line for each.
    ///
    /// The lines go to `fuzz/runs.tsv`. With 6000 seconds for each target it takes about 15 hours
    /// on two CPUs. The time of earlier runs counts for a target if the code has not changed since.
    /// An interrupted run resumes.
    Fuzz(scripts::Fuzz),
    /// Kill commands that write files, 1,000 times, and check that nothing is lost.
    ///
    /// `calibrate`, `choose`, `tune games`, `book build` and `bundle` are killed (kill -9) at
    /// random moments, on small settings. After each kill all files must be complete, all finished
    /// work must still be in them, no process may be left, and the next call must resume. An
    /// interrupted run resumes.
    Kills(kills::Options),
    /// Accept an intended change of the engine's node counts.
    ///
    /// Writes the present node counts into `tests/signature.txt`.
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
    fn every_subcommand_is_explained() {
        plywright_testing::assert_explained(&Cli::command());
    }
}
