//! The lab: finds the build of the engine that is best on a machine, and proves it.
//!
//! The program `lab` (`cargo lab`) is [`main`]; each verb has a file or folder in `cmd/`. The
//! modules are public for the project's own programs that build on them, such as the studies of the
//! sources; they are not a stable interface, and this package is not published.

#![allow(
    rustdoc::private_intra_doc_links,
    reason = "the lab is no published library: its pages are read with private items"
)]
// All output to a terminal goes through `stdout`, which shows control characters as numbers.
#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]
#![allow(
    missing_docs,
    reason = "the names of fields and verbs say what they are; nobody outside the project reads them"
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
#[command(override_usage = "cargo lab [OPTIONS]\n       cargo lab VERB [OPTIONS]", after_help = help::AFTER)]
pub(crate) struct Cli {
    /// Verb to run [default: choose].
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten, next_help_heading = "Options of choose")]
    choose: cmd::choose::Options,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Verify, measure, decide, print the build command (the default).
    ///
    /// Builds the engine once for each variant, by cargo feature, as a user would; checks that all
    /// of them search the very same nodes; measures kernels and whole engines alongside a
    /// byte-identical copy of the default build; chooses among the builds by their expected loss;
    /// writes `reports/local/MACHINE/`, which git ignores; and finally says what to build. An
    /// interrupted run leaves the reports as they were; the same command resumes from its samples.
    Choose(cmd::choose::Options),
    /// Make the chosen engine: target/release/plywright.
    ///
    /// Builds the choice that `choose` made on this machine, including the guided steps.
    Build(cmd::build::Options),
    /// Time the kernels, count their instructions, record operands.
    ///
    /// Without a part, this is `bench time`: `cargo lab bench popcount` times the kernels of one
    /// axis.
    Bench(cmd::bench::Options),
    /// Measure the lab's error rate and smallest detectable effect.
    ///
    /// Sends cases with a known answer through the verdict code: copies of one binary, and an
    /// engine slowed down by a known share. Every comparison is kept as soon as it is made, so that
    /// an interrupted run resumes where it stopped.
    Calibrate(cmd::calibrate::Options),
    /// Write or compare the machine code of the kernels.
    ///
    /// Writes the listings of the very functions that are timed, with their static cost on named
    /// CPUs, to `target/lab/asm/`, or with `--keep` to `asm/`. `--diff` shows the differences between
    /// two of them. `cargo xtask codegen` checks what is expected of them.
    Asm(cmd::asm::Options),
    /// Draw flamegraphs of every variant into profiles/.
    ///
    /// Callgrind counts where whole engines and kernels execute their instructions, with the same
    /// result every time. `--all` draws all of them, and the differences from the default of those
    /// that are faster or slower. Suites without variants are sampled.
    Profile(cmd::profile::Options),
    /// Decide again from a record, by the rules of today.
    ///
    /// Measures nothing. Reads a record of `choose`, and prints where today's rules decide
    /// differently from those of the run.
    Decide(cmd::decide::Options),
    /// Read two records of `choose`, and show what differs.
    ///
    /// The records may be of two machines, compilers or revisions. Shows the circumstances that
    /// differ, the choices, and every figure that differs beyond random noise. Measures nothing.
    /// `outpace` compares any programs.
    Compare(cmd::compare::Options),
    /// Draw the pages of reports/, or export a record's figures.
    ///
    /// Measures nothing. Without a part, this is `report draw`: the pages are drawn from the
    /// records alone, and `--check` fails if a page is not what its records draw now.
    Report(cmd::report::Options),
    /// List missing tools, what they are for, and how to install them.
    ///
    /// A missing tool is not an error: it costs one kind of evidence.
    Setup(cmd::setup::Options),
    /// Pack engines and a lab for hosts without a compiler.
    ///
    /// Makes one archive of every engine that `choose` compares, linked statically, and of a lab
    /// that needs nothing else. Unpacked in an empty root folder, `./lab choose` verifies,
    /// measures, decides and writes a record, which a checkout can use as another machine's.
    Bundle(cmd::bundle::Options),
}

impl Verb {
    /// Returns true if the verb works in a bundle, which has no source and no compiler.
    fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Choose(_) | Self::Compare(_) | Self::Decide(_) | Self::Report(_))
    }
}

/// Runs the verb on the command line, and returns the exit status.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let needs_more = cli.verb.as_ref().is_some_and(|verb| !verb.runs_in_a_bundle());
    if needs_more && workspace::bundle().is_some() {
        stdout::note!(
            "error: this verb needs a checkout; a bundle has `choose`, `decide`, `compare` and `report`"
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
