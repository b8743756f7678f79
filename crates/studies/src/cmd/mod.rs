//! The subcommands ("verbs") of `cargo studies`, one file each, and code that several of them
//! share.

pub(crate) mod claims;
pub(crate) mod endgame;
pub(crate) mod matches;
pub(crate) mod report;
pub(crate) mod scaling;
pub(crate) mod soak;
pub(crate) mod targets;
pub(crate) mod threads;

use std::path::PathBuf;

use crate::provenance::{Provenance, ProvenanceStart};
use anyhow::Result;
use plywright_lab::record::parts::{InParts, Parts};
use plywright_lab::session::{Begun, Files, Locks, write};
use plywright_lab::terminal::progress::Progress;

use crate::engines::{Engine, Engines};
use crate::evidence::Evidence;
use crate::games::{self, Match, Plan};

/// Replaces the stored part of a record by the new one, unless the stored one is of the same engine
/// and larger.
fn put<T, S: PartialOrd>(
    stored: &mut Option<T>,
    new: T,
    provenance: impl Fn(&T) -> &Provenance,
    size: impl Fn(&T) -> S,
) {
    if stored.as_ref().is_none_or(|old| !provenance(old).stays(provenance(&new), size(old) > size(&new))) {
        *stored = Some(new);
    }
}

/// Run of a study whose record consists of parts, each written once it is measured.
struct PartsRun<P> {
    root: PathBuf,
    folder: PathBuf,
    stem: &'static str,
    record: InParts<P>,
    page: fn(&InParts<P>) -> String,
    /// Locks of the machine and of the folder, held until the run ends.
    _locks: Locks,
}

impl<P: Parts> PartsRun<P> {
    /// Starts with the record stored in the folder, or with a new one. Reads the folder first, so
    /// that an unusable file is reported before any work is done.
    fn begin(
        stem: &'static str,
        page: fn(&InParts<P>) -> String,
        files: &Files,
        suffix: &str,
    ) -> Result<Self> {
        let Begun { root, machine, folder, locks } = files.begin(suffix)?;
        Evidence::read(&folder)?;
        let path = folder.join(format!("{stem}.json"));
        let record = InParts::load_or_new(&path, machine)?;
        Ok(Self { root, folder, stem, record, page, _locks: locks })
    }

    /// Writes the record as it stands, and its page. Returns the path of the page.
    fn write(&self) -> Result<PathBuf> {
        write(&self.folder, self.stem, &self.record, self.page)
    }

    /// Writes the record and prints it.
    fn show(&self, files: &Files) -> Result<()> {
        files.show(&self.record, self.page, &self.write()?)
    }

    /// Plays these matches between engines with the given numbers of threads. Each match is written
    /// once it has been played.
    fn play<T: PartialEq>(
        &mut self,
        engines: &Engines,
        matches: &[[(&Engine, usize); 2]],
        (plan, command): (Plan<'_>, &str),
        player: impl Fn((&Engine, usize)) -> T,
        stored: impl Fn(&mut P) -> &mut Vec<Match<T>>,
    ) -> Result<()> {
        let progress = Progress::begin("games", matches.len());
        for &players in matches {
            let start = ProvenanceStart::begin();
            let result = games::play(&self.root, players, plan)?;
            let made = engines.provenance(start, command.to_owned())?;
            let [first, second] = players.map(&player);
            let openings = plan.openings.map(<[_]>::len);
            games::take(stored(&mut self.record.parts), Match { made, first, second, openings, result });
            self.write()?;
            let names = players.map(|(engine, threads)| format!("{} {threads}", engine.variant));
            progress.step(&names.join(" against "));
        }
        progress.finish("played");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::put;
    use crate::threads::{Times, page};

    #[test]
    fn a_smaller_part_does_not_replace_a_larger_one_of_the_same_engine() {
        let whole = page::tests::stored().parts.times.unwrap();
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
