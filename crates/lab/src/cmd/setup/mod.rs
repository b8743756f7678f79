//! `cargo lab setup`: what this machine lacks, and what a shell and `man` need to know the lab.

mod completions;
mod man;
mod missing;

use anyhow::Result;

use crate::build::targets;
use crate::machine::tools;
use crate::terminal::stdout;
use crate::workspace;

/// What `setup` does; without a part it lists what is missing.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    form: stdout::Form,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Print a shell's completions for the lab.
    ///
    /// They complete a command `lab`, which `lab() { cargo lab "$@"; }` makes in bash and zsh:
    /// `source <(cargo lab setup completions bash)`.
    Completions(completions::Options),
    /// Install what `cargo lab test` needs, or every tool, with `--all`.
    ///
    /// It prints first what it will install, and with which commands. No other verb installs packages of the system.
    Install(Install),
    /// Write the manual pages of the lab, its verbs and the engine.
    ///
    /// `cargo lab setup man ~/.local/share/man/man1`, and `man cargo-lab-choose` finds its page.
    Man(man::Options),
}

impl Options {
    /// Whether a bundle, which has no source and no compiler, has all that is needed.
    pub(crate) fn runs_in_a_bundle(&self) -> bool {
        matches!(self.part, Some(Part::Completions(_)))
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.part {
        None => missing::run(options.form),
        Some(Part::Completions(options)) => completions::run(options),
        Some(Part::Install(options)) => install(options),
        Some(Part::Man(options)) => man::run(options),
    }
}

#[derive(Debug, clap::Args)]
struct Install {
    /// Install every tool that a verb uses, and not only what `cargo lab test` needs.
    #[arg(long)]
    all: bool,
}

/// Installs what this machine lacks. What cannot be installed is named, and is no failure: the lab does without.
fn install(options: &Install) -> Result<()> {
    let root = workspace::root()?;
    let library = targets::without_library()?;
    let tools =
        if options.all { tools::all().collect() } else { tools::of_the_test(false).collect::<Vec<_>>() };
    tools::install::missing(&root, &tools, library)
}
