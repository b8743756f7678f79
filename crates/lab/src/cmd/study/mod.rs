//! `cargo lab study`: what the choice does not decide, because it changes what is played or how many threads play it.

mod endgame;
pub(crate) mod matches;
mod scaling;
mod threads;

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::claims::evidence::Evidence;
use crate::cmd::Alone;
use crate::machine::provenance::{Provenance, ProvenanceStart};
use crate::machine::{self, tools};
use crate::record::Machine;
use crate::record::parts::{InParts, Parts};
use crate::study::engines::{Engine, Engines};
use crate::study::games::{self, Match, Plan};
use crate::terminal::progress::Progress;
use crate::terminal::stdout::Form;
use crate::workspace;
use outpace::files;
use outpace::sealed::{self, Kept};

/// What is studied.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Part {
    /// Measure what several threads are worth.
    ///
    /// Time to a depth, games at equal time, and how soon a search stops, for each variant of the axis `parallel`.
    Threads(threads::Options),
    /// Measure what knowledge of endgames is worth.
    ///
    /// How much is known, what asking costs, which positions are solved and match results, for each variant of the axis `endgame`.
    Endgame(endgame::Options),
    /// Study how a minimax search is split over threads.
    ///
    /// Measured on this machine's cores, simulated for up to 64, compared with a published study.
    Scaling(scaling::Options),
    /// Play with other engines on the clock.
    ///
    /// Debian's Glaurung, GNU Chess, Phalanx, Toga II and Stockfish, and the own classical build, at the clocks of the sources and below
    /// 100 ms a move: about 7 hours on two CPUs. Each match is a record in `matches/`, which states losses on time and what ratings
    /// follow. A match that is kept of today's engine is not played again.
    Matches(matches::Options),
}

impl Part {
    pub(crate) fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Scaling(_))
    }
}

pub(crate) fn run(part: &Part) -> Result<()> {
    match part {
        Part::Threads(options) => threads::run(options),
        Part::Endgame(options) => endgame::run(options),
        Part::Scaling(options) => scaling::run(options),
        Part::Matches(options) => matches::run(options),
    }
}

/// The files of a verb that keeps a record of this machine.
#[derive(Debug, clap::Args)]
pub(crate) struct Files {
    /// Folder for the record and the pages drawn from it [default: reports/local/MACHINE, plus a suffix for some options].
    #[arg(long, value_name = "DIR")]
    pub(crate) output: Option<PathBuf>,
    /// Write to the shipped evidence, reports/MACHINE, instead of reports/local/MACHINE.
    #[arg(long, conflicts_with = "output")]
    pub(crate) keep: bool,
    #[command(flatten)]
    pub(crate) form: Form,
}

impl Files {
    /// The folder of this machine's record; a quick run of some studies has one of its own.
    pub(crate) fn folder(&self, root: &Path, machine: &Machine, suffix: &str) -> PathBuf {
        let usual = || workspace::results(root, self.keep).join(format!("{}{suffix}", machine.key));
        self.output.clone().unwrap_or_else(usual)
    }

    /// Begins to measure for a record in that folder, where there is a compiler to build engines with.
    pub(crate) fn begin(&self, suffix: &str) -> Result<Begun> {
        let root = workspace::root()?;
        tools::check_toolchain(&root)?;
        self.begin_in(root, suffix)
    }

    /// The same in a checkout or bundle, with or without a compiler.
    fn begin_in(&self, root: PathBuf, suffix: &str) -> Result<Begun> {
        crate::catch_interrupts()?;
        let machine = machine::identify();
        let folder = self.folder(&root, &machine, suffix);
        let alone = crate::cmd::alone(Some(&folder))?;
        Ok(Begun { root, machine, folder, alone })
    }

    /// Prints the page of a record, and where it lies.
    pub(crate) fn show<S: Kept>(&self, record: &S, page: fn(&S) -> String, path: &Path) -> Result<()> {
        self.form.print(record, || format!("{}\n{}\n", page(record).trim_end(), path.display()))
    }
}

/// Where a verb measures, and the folder of its record.
pub(crate) struct Begun {
    pub(crate) root: PathBuf,
    pub(crate) machine: Machine,
    pub(crate) folder: PathBuf,
    pub(crate) alone: Alone,
}

/// Writes a record and its page, whose path it gives.
pub(crate) fn write<S: Kept>(folder: &Path, stem: &str, kept: &S, page: fn(&S) -> String) -> Result<PathBuf> {
    let [path, drawn] = ["json", "md"].map(|end| folder.join(format!("{stem}.{end}")));
    files::replace_all(&[(&path, sealed::write(kept)?), (&drawn, page(kept).into_bytes())])?;
    crate::cmd::redraw(&workspace::root()?, folder);
    Ok(drawn)
}

/// Puts a part in its place, unless the one that is there is of the same engine and holds more.
fn put<T, S: PartialOrd>(
    kept: &mut Option<T>,
    new: T,
    made: impl Fn(&T) -> &Provenance,
    size: impl Fn(&T) -> S,
) {
    if kept.as_ref().is_none_or(|old| !made(old).stays(made(&new), size(old) > size(&new))) {
        *kept = Some(new);
    }
}

/// A run of a study whose parts are written one by one.
struct PartsRun<P> {
    root: PathBuf,
    folder: PathBuf,
    stem: &'static str,
    record: InParts<P>,
    page: fn(&InParts<P>) -> String,
    _alone: Alone,
}

impl<P: Parts> PartsRun<P> {
    /// With the record that lies in the folder, or a new one. What lies there and cannot be used is the first thing to know.
    fn begin(
        stem: &'static str,
        page: fn(&InParts<P>) -> String,
        files: &Files,
        suffix: &str,
    ) -> Result<Self> {
        let Begun { root, machine, folder, alone } = files.begin(suffix)?;
        Evidence::read(&folder)?;
        let path = folder.join(format!("{stem}.json"));
        let record = InParts::kept(&path, machine)?;
        Ok(Self { root, folder, stem, record, page, _alone: alone })
    }

    /// Writes the record as it is by now, and its page, whose path it gives.
    fn write(&self) -> Result<PathBuf> {
        write(&self.folder, self.stem, &self.record, self.page)
    }

    /// Writes and prints it.
    fn show(&self, files: &Files) -> Result<()> {
        files.show(&self.record, self.page, &self.write()?)
    }

    /// Plays these matches between engines with so many threads; each is written when it has been played.
    fn play<T: PartialEq>(
        &mut self,
        engines: &Engines,
        matches: &[[(&Engine, usize); 2]],
        (plan, command): (Plan<'_>, &str),
        player: impl Fn((&Engine, usize)) -> T,
        kept: impl Fn(&mut P) -> &mut Vec<Match<T>>,
    ) -> Result<()> {
        let progress = Progress::begin("games", matches.len());
        for &players in matches {
            let start = ProvenanceStart::begin();
            let result = games::play(&self.root, players, plan)?;
            let made = engines.made(start, command.to_owned())?;
            let [first, second] = players.map(&player);
            let openings = plan.openings.map(<[_]>::len);
            games::take(kept(&mut self.record.parts), Match { made, first, second, openings, result });
            self.write()?;
            let [(first, threads), (second, others)] = players;
            progress.step(&format!("{} {threads} against {} {others}", first.variant, second.variant));
        }
        progress.finish("played");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::put;
    use crate::study::threads::{Times, page};

    #[test]
    fn a_lesser_part_does_not_take_the_place_of_a_whole_one_of_the_same_engine() {
        let whole = page::tests::kept().parts.times.unwrap();
        let mut lesser = whole.clone();
        lesser.runs.pop();
        let mut kept = Some(whole.clone());
        put(&mut kept, lesser.clone(), |part| &part.made, Times::size);
        assert_eq!(kept, Some(whole));
        lesser.made.source.sha256.push('x');
        put(&mut kept, lesser.clone(), |part| &part.made, Times::size);
        assert_eq!(kept, Some(lesser));
    }
}
