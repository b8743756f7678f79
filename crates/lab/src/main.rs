//! The lab: says which build of the engine is best on this machine, and proves it.
//!
//! One verb, one file or folder in `cmd/`; `main` is the match.

// What goes to a terminal goes by way of `stdout`, which makes it plain.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod axes;
mod bundle;
mod calibration;
mod candidates;
mod claims;
mod cmd;
mod compare;
mod compilers;
mod density;
mod differences;
mod disassembly;
mod endgame;
mod engines;
mod expectations;
mod export;
mod finding;
#[cfg(test)]
mod fixtures;
mod guided;
mod help;
#[cfg(test)]
mod hostile;
mod instructions;
mod kernels;
mod libtest;
mod listing;
mod machine;
mod made;
mod markdown;
mod matches;
mod numbers;
mod paired;
mod predict;
mod progress;
mod record;
mod report;
mod rows;
mod rungs;
mod scaling;
mod signature;
mod standing;
mod stdout;
mod summary;
mod supply;
mod symbols;
mod tape;
mod targets;
mod threads;
mod tools;
mod verdict;
mod workspace;

/// The names by which the rooms of the lab know those of `outpace`.
mod chance {
    pub(crate) use outpace::rng::Rng as Chance;
}
mod lockstep {
    pub(crate) use outpace::lockstep::{Answers, Arena, Outcome, SAMPLES, SAMPLES_QUICK, Until, duel};
    pub(crate) use outpace::pin::Pinned;
    pub(crate) use outpace::rounds::{Plan, Rounds, run as rounds};
    pub(crate) use outpace::uci::{
        FRESH, Fighter, HASH_MIB, POSITIONS, Process, SLICE, Source, Value, calibrate,
    };
    pub(crate) use outpace::workload::Fault;
}
use outpace::{children, files, layouts, noise, programs as commands, sealed as json};

use std::process::ExitCode;

use anyhow::Context;
use clap::{FromArgMatches, Parser, Subcommand};

/// Measures the engine's variants on this machine, and says how to build it.
#[derive(Debug, Parser)]
#[command(name = "cargo lab", bin_name = "cargo lab", version, args_conflicts_with_subcommands = true)]
struct Cli {
    /// What to do; `choose` if nothing is said.
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten, next_help_heading = "Options of choose")]
    choose: cmd::choose::Options,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Verify, measure, decide, print the build command (the default).
    ///
    /// Builds the engine once for each variant, by cargo feature, as a user would; checks that all of them search the very same nodes;
    /// measures kernels and whole engines beside a byte-identical copy of the default build; decides axis by axis; writes
    /// `reports/MACHINE/`; and prints, last, what to copy: a line, or a few for a guided build. An interrupted run leaves the reports as they were.
    Choose(cmd::choose::Options),
    /// Find out how often the lab errs here, and what it can see.
    ///
    /// Sends cases with a known answer through the verdict code: copies of one binary, and an engine slowed down by a known share. Every
    /// comparison is kept as soon as it is made, so that a run that was interrupted goes on where it stopped.
    Calibrate(cmd::calibrate::Options),
    /// Play seeded games and record operands into benches/corpus/.
    ///
    /// What popcount, sliders and repetition were asked in real searches is what the kernels are timed on, beside synthetic operands.
    Record(cmd::record::Options),
    /// Run the criterion suites of the kernels.
    ///
    /// Latency and throughput of every variant, on synthetic and on recorded operands. Arguments after the options are criterion's own.
    Bench(cmd::bench::Options),
    /// Compare two targets by measuring, or two records by reading.
    ///
    /// Targets are built and run on this machine, in lock-step, kernels and whole engines, in time and instructions: 32 against 64 bits, if
    /// nothing is said. Of records, that `choose` keeps, it tells what differs beyond what two runs of the same bytes do: between machines,
    /// compilers, dates, revisions. A name with a `/` or `.json` is a record's path, or a folder's that has a `record.json`.
    Compare(cmd::compare::Options),
    /// Count the instructions of every variant under valgrind.
    ///
    /// Exact, and blind to what an instruction costs: where counts and times disagree, times decide.
    Count(cmd::count::Options),
    /// Write, check or compare the machine code of the kernels.
    ///
    /// The listings of the very functions that are timed go to `asm/`, with their static cost on named CPUs; `--check` holds them to
    /// what is expected of them and to what is kept, `--diff` shows two of them side by side.
    Asm(cmd::asm::Options),
    /// Build and test the engine for every target: the same nodes?
    ///
    /// The default build with its tests and its full signature, then every variant with its shallow one. What a target cannot run must
    /// say so itself.
    Targets(cmd::targets::Options),
    /// Measure what several threads are worth.
    ///
    /// Time to a depth, games at equal time, and how soon a search stops, for each variant of the axis `parallel`.
    Threads(cmd::threads::Options),
    /// Measure what knowledge of endgames is worth.
    ///
    /// How much is known, what asking costs, which positions are solved and what games come to, for each variant of the axis `endgame`.
    Endgame(cmd::endgame::Options),
    /// Try again what the sources claim: what becomes of it here?
    ///
    /// Every claim is a row of data. Claims on what the engine has are tried by their tests, others are judged by the records of the verbs
    /// that measure them; the verdicts go to `claims.md` and `claims.html` in `reports/MACHINE/`.
    Claims(cmd::claims::Options),
    /// Draw flamegraphs of the benches into profiles/.
    ///
    /// Each bench runs in criterion's profiling mode; the folded stacks are kept beside the graph.
    Profile(cmd::profile::Options),
    /// Study how a minimax search is split over threads.
    ///
    /// Measured here with the cores there are, simulated for up to 64, beside a published study.
    Scaling(cmd::scaling::Options),
    /// Pack engines and a lab for hosts without a compiler.
    ///
    /// One archive of every engine that `choose` compares, linked statically, and of a lab that needs nothing else: unpacked in an empty root
    /// folder, `./lab choose` verifies, measures, decides and writes a record, which at home is one more machine.
    Bundle(cmd::bundle::Options),
    /// Draw every page of reports/ anew, and the one over all machines.
    ///
    /// Measures nothing: pages are drawn from the records alone. `--check` writes nothing, and fails if a page is not what its records
    /// draw now.
    Report(cmd::report::Options),
    /// Write a record's figures in a format that another tool reads.
    ///
    /// critcmp, Bencher's BMF, the array of github-action-benchmark, or JSON lines; to the standard output, or to a file by `-o`.
    Export(cmd::export::Options),
    /// Tell what this machine lacks, what is lost, how to get it.
    ///
    /// It ends well whatever is missing: a tool that is not there costs a rung of evidence, never the run.
    Doctor(cmd::doctor::Options),
    /// Check everything that must hold.
    ///
    /// A list of steps, each told with its time and its outcome; all of them run, whatever fails. The last line is the sum.
    Test(cmd::test::Options),
    /// Print a shell's completions for the lab.
    ///
    /// They complete a command `lab`, which `lab() { cargo lab "$@"; }` makes in bash and zsh:
    /// `source <(cargo lab completions bash)`.
    Completions(cmd::completions::Options),
    /// Write the manual pages of the lab, its verbs and the engine.
    ///
    /// `cargo lab man ~/.local/share/man/man1`, and `man cargo-lab-choose` finds its page.
    Man(cmd::man::Options),
}

/// From now on an interrupt ends the children and makes [`children::check`] fail; a second one ends the lab on the spot.
fn catch_interrupts() -> anyhow::Result<()> {
    ctrlc::set_handler(children::interrupt).context("cannot catch interrupts")
}

impl Verb {
    /// Whether a bundle, which has no source and no compiler, has all that it needs.
    fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Choose(_) | Self::Report(_) | Self::Export(_) | Self::Completions(_))
    }
}

fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&help::grouped().get_matches()).unwrap_or_else(|wrong| wrong.exit());
    let needs_more = cli.verb.as_ref().is_some_and(|verb| !verb.runs_in_a_bundle());
    if needs_more && workspace::bundle().is_some() {
        stdout::note!("error: this verb needs a checkout; a bundle has `choose`, `report` and `export`");
        return ExitCode::FAILURE;
    }
    let done = match cli.verb {
        None => cmd::choose::run(&cli.choose),
        Some(Verb::Choose(options)) => cmd::choose::run(&options),
        Some(Verb::Bundle(options)) => cmd::bundle::run(&options),
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
        Some(Verb::Report(options)) => cmd::report::run(&options),
        Some(Verb::Export(options)) => cmd::export::run(&options),
        Some(Verb::Doctor(options)) => cmd::doctor::run(&options),
        Some(Verb::Test(options)) => cmd::test::run(&options),
        Some(Verb::Completions(options)) => cmd::completions::run(&options),
        Some(Verb::Man(options)) => cmd::man::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            stdout::note!("error: {error:#}");
            if error.is::<children::Interrupted>() {
                return ExitCode::from(children::INTERRUPTED_STATUS);
            }
            ExitCode::FAILURE
        }
    }
}
