//! The lab: finds the best build of the engine on a machine, and gives the evidence.
//!
//! [`main`] is the program `lab` (`cargo lab`); each of its subcommands has a file or folder in
//! `cmd/`. The modules are public because other programs of this project use them, for example the
//! studies. They are not a stable interface, and this package is not published.

#![allow(
    rustdoc::private_intra_doc_links,
    reason = "the lab is not published: its documentation is built with private items"
)]
// All output to a terminal must go through `stdout`, which shows control characters as numbers.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]
#![allow(
    missing_docs,
    reason = "most names of fields and subcommands explain themselves, and only the project uses them"
)]

pub mod axes;
pub mod build;
pub mod bundle;
mod cmd;
pub mod code;
pub mod decide;
pub mod evidence;
#[cfg(test)]
mod fixtures;
mod help;
#[cfg(test)]
mod hostile;
pub mod machine;
pub mod measure;
pub mod parallel;
pub mod record;
pub mod report;
pub mod session;
pub mod terminal;
pub mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use self::terminal::stdout;

/// Measures the engine's variants on this machine, and says how to build it.
#[derive(Debug, Parser)]
#[command(name = "cargo lab", bin_name = "cargo lab", version, args_conflicts_with_subcommands = true)]
#[command(override_usage = "cargo lab [OPTIONS]\n       cargo lab COMMAND [OPTIONS]", after_help = help::AFTER)]
pub(crate) struct Cli {
    /// Subcommand to run [default: choose].
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten, next_help_heading = "Options of choose")]
    choose: cmd::choose::Options,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Verify, measure, decide, print the build command (the default).
    ///
    /// Builds the engine once for each variant, as a user would; checks that all builds search the
    /// same nodes; measures kernels and whole engines, and as a control a byte-identical copy of
    /// the default build; chooses among the builds by their expected loss; writes
    /// `reports/local/MACHINE/`, which git ignores; and finally prints the command that makes the
    /// chosen build. An interrupted run leaves the reports as they were; if the same command is
    /// started again, it continues with the samples taken so far.
    Choose(cmd::choose::Options),
    /// Make the chosen engine: target/release/plywright.
    ///
    /// Builds the engine that `choose` chose on this machine, with profile-guided optimisation and
    /// BOLT if they belong to the choice.
    Build(cmd::build::Options),
    /// Time the kernels, count their instructions, record operands.
    ///
    /// `cargo lab bench` is short for `cargo lab bench time`: `cargo lab bench popcount` times the
    /// kernels of one axis.
    Bench(cmd::bench::Options),
    /// Measure the lab's error rate and smallest detectable effect.
    ///
    /// Compares an engine with copies of itself, itself in another code layout, and itself slowed
    /// down by known amounts. With `--decisions`, also makes choices among builds of known
    /// speeds. Every comparison is written as soon as it is done, so an interrupted run continues
    /// where it stopped.
    Calibrate(cmd::calibrate::Options),
    /// Write or compare the machine code of the kernels.
    ///
    /// Disassembles the functions that are timed, simulates their loops on several CPUs, and writes
    /// the listings and costs to `target/lab/asm/`, or with `--keep` to `asm/`. `--diff` shows the
    /// differences between two listings. `cargo xtask codegen` checks what the listings must and
    /// must not contain.
    Asm(cmd::asm::Options),
    /// Draw flamegraphs of variants into profiles/.
    ///
    /// Callgrind counts the instructions of each function, in whole engines and in kernels; the
    /// counts do not vary. `--all` draws every variant and, for each that is faster or slower than
    /// the default, also the difference from it. The suites `engine`, `perft` and `minimax` have no
    /// variants; `profile` samples their time and does not count their instructions.
    Profile(cmd::profile::Options),
    /// Decide again from a record, by the present rules.
    ///
    /// Measures nothing. Reads a record of `choose`, and prints what these rules decide differently
    /// from those of the run.
    Decide(cmd::decide::Options),
    /// Read two records of `choose`, and show what differs.
    ///
    /// The records may be of two machines, compilers or revisions. Shows the circumstances that
    /// differ, both choices, and every figure that differs by more than random noise. Measures
    /// nothing. To compare other programs than this engine, use `outpace`.
    Compare(cmd::compare::Options),
    /// Draw the pages of reports/, or export a record's figures.
    ///
    /// Measures nothing. `cargo lab report` is short for `cargo lab report draw`, which draws the
    /// pages from the records. With `--check` it writes nothing, and fails if a page is out of
    /// date.
    Report(cmd::report::Options),
    /// List the lab's tools, and how to install missing ones.
    ///
    /// For a missing tool, says what the lab cannot do without it. A missing tool is not an error:
    /// only the evidence that needs the tool will be missing.
    Setup(cmd::setup::Options),
    /// Pack engines and a lab for hosts without a compiler.
    ///
    /// Makes one archive with the engines that `choose` compares (except that of the target
    /// `native`), linked statically, and a lab that needs no other files, not even those of a Linux
    /// distribution. On the other host, `./lab choose` verifies, measures, decides and writes a
    /// record, which can be copied into a checkout as the record of another machine.
    Bundle(cmd::bundle::Options),
}

impl Verb {
    /// Returns true if the subcommand works in a bundle, which has no source and no compiler.
    fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Choose(_) | Self::Compare(_) | Self::Decide(_) | Self::Report(_))
    }
}

/// Runs the subcommand on the command line, and returns the exit status.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let needs_more = cli.verb.as_ref().is_some_and(|verb| !verb.runs_in_a_bundle());
    if needs_more && workspace::bundle().is_some() {
        stdout::note!(
            "error: this subcommand needs a checkout; a bundle has only `choose`, `decide`, `compare` and `report`"
        );
        return ExitCode::FAILURE;
    }
    let done = match cli.verb.unwrap_or(Verb::Choose(cli.choose)) {
        Verb::Choose(options) => cmd::choose::run(&options),
        Verb::Build(options) => cmd::build::run(&options),
        Verb::Bench(options) => cmd::bench::run(&options),
        Verb::Calibrate(options) => cmd::calibrate::run(&options),
        Verb::Asm(options) => cmd::asm::run(&options),
        Verb::Profile(options) => cmd::profile::run(&options),
        Verb::Decide(options) => cmd::decide::run(&options),
        Verb::Compare(options) => cmd::compare::run(&options),
        Verb::Report(options) => cmd::report::run(&options),
        Verb::Setup(options) => cmd::setup::run(&options),
        Verb::Bundle(options) => cmd::bundle::run(&options),
    };
    session::exit(done)
}
