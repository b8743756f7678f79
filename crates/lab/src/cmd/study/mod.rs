//! `cargo lab study`: what the choice does not decide, because it changes what is played or how many threads play it.

mod endgame;
mod scaling;
mod threads;

use anyhow::Result;

/// What is studied.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Part {
    /// Measure what several threads are worth.
    ///
    /// Time to a depth, games at equal time, and how soon a search stops, for each variant of the axis `parallel`.
    Threads(threads::Options),
    /// Measure what knowledge of endgames is worth.
    ///
    /// How much is known, what asking costs, which positions are solved and what games come to, for each variant of the axis `endgame`.
    Endgame(endgame::Options),
    /// Study how a minimax search is split over threads.
    ///
    /// Measured here with the cores there are, simulated for up to 64, beside a published study.
    Scaling(scaling::Options),
}

/// Runs the verb.
pub(crate) fn run(part: &Part) -> Result<()> {
    match part {
        Part::Threads(options) => threads::run(options),
        Part::Endgame(options) => endgame::run(options),
        Part::Scaling(options) => scaling::run(options),
    }
}
