//! `kills.json`: results of `cargo xtask kills`, which kills subcommands (*verbs*) that write
//! files.

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use outpace::record::sealed::SealedRecord;
use plywright_lab::record::{Compiler, Machine, Source};
use plywright_lab::sealed_record;

/// Largest number of faults that are stored as text. All faults are counted.
const MOST_FAULTS: usize = 50;

/// Largest count that a file may have, so that sums of counts cannot overflow.
const MOST: u32 = 10_000_000;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kills {
    pub(crate) schema: u32,
    /// Command that repeats these kills.
    pub(crate) command: String,
    /// Seed for the moment of every kill.
    pub(crate) seed: u64,
    pub(crate) machine: Machine,
    pub(crate) compiler: Compiler,
    /// Source of the engine. Its revision is also that of the lab.
    pub(crate) source: Source,
    pub(crate) seconds: f64,
    pub(crate) rows: Vec<Row>,
    /// The first faults, as text.
    pub(crate) faults: Vec<String>,
    pub(crate) sha256: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) verb: String,
    /// Number of calls. Each continues where the previous one was killed.
    pub(crate) calls: u32,
    /// Number of calls that were killed; the others ended by themselves.
    pub(crate) kills: u32,
    /// Number of kills while a file was being written.
    pub(crate) writing: u32,
    pub(crate) wrong: Wrong,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wrong {
    /// Calls that ended by themselves with an error.
    pub(crate) failed: u32,
    /// Calls after which a file was incomplete.
    pub(crate) torn: u32,
    /// Units of work, and whole files, that were there before a call and missing after it.
    pub(crate) lost: u32,
    /// Processes that still ran after the verb was killed.
    pub(crate) orphans: u32,
    /// Temporary files and folders that a call left although it ended by itself.
    pub(crate) strays: u32,
}

impl Wrong {
    /// Returns the counts, each with its heading in a table.
    pub(crate) fn counts(self) -> [(&'static str, u32); 5] {
        let Self { failed, torn, lost, orphans, strays } = self;
        [("failed", failed), ("torn", torn), ("lost", lost), ("orphans", orphans), ("strays", strays)]
    }

    pub(crate) fn sum(self) -> u64 {
        self.counts().into_iter().map(|(_, count)| u64::from(count)).sum()
    }

    fn add(&mut self, other: Self) {
        self.failed += other.failed;
        self.torn += other.torn;
        self.lost += other.lost;
        self.orphans += other.orphans;
        self.strays += other.strays;
    }
}

/// Result of one call.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Call {
    /// None if the call ended by itself; true if a file was being written when it was killed.
    pub(crate) killed: Option<bool>,
    pub(crate) wrong: Wrong,
    pub(crate) faults: Vec<String>,
}

impl Kills {
    pub(crate) fn kills(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.kills)).sum()
    }

    pub(crate) fn calls(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.calls)).sum()
    }

    pub(crate) fn wrong(&self) -> u64 {
        self.rows.iter().map(|row| row.wrong.sum()).sum()
    }

    pub(crate) fn add_call(&mut self, verb: &str, call: Call, seconds: f64) {
        let at = self.rows.iter().position(|row| row.verb == verb).unwrap_or_else(|| {
            self.rows.push(Row { verb: verb.to_owned(), ..Row::default() });
            self.rows.len() - 1
        });
        let row = &mut self.rows[at];
        row.calls += 1;
        row.kills += u32::from(call.killed.is_some());
        row.writing += u32::from(call.killed == Some(true));
        row.wrong.add(call.wrong);
        let room = MOST_FAULTS.saturating_sub(self.faults.len());
        self.faults.extend(call.faults.into_iter().take(room).map(|fault| format!("{verb}: {fault}")));
        self.seconds += seconds;
    }
}

impl SealedRecord for Kills {
    sealed_record!(1, "summary of kills");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        for Row { verb, calls, kills, writing, wrong } in &self.rows {
            let fits =
                [*calls].into_iter().chain(wrong.counts().map(|(_, count)| count)).all(|count| count <= MOST);
            let verb = verb.escape_debug();
            ensure!(fits && writing <= kills && kills <= calls, "the counts of `{verb}` are impossible");
        }
        let most = self.faults.len().max(self.rows.len());
        ensure!(most <= MOST_FAULTS, "it has more than {MOST_FAULTS} faults or verbs");
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use outpace::record::sealed;

    /// Returns a summary of four calls.
    pub(crate) fn kills() -> Kills {
        let record =
            plywright_testing::load_record::<plywright_lab::record::Record>("tests/fixtures/record.json");
        let mut kills = Kills {
            schema: Kills::SCHEMA,
            command: "cargo xtask kills --kills 3 --seed 1".into(),
            seed: 1,
            machine: record.machine,
            compiler: record.compiler,
            source: record.source,
            ..Kills::default()
        };
        let wrong = Wrong { lost: 2, strays: 1, ..Wrong::default() };
        for (verb, call) in [
            ("choose", Call { killed: Some(true), ..Call::default() }),
            ("book", Call { killed: Some(false), wrong, faults: vec!["2 launches are gone".into()] }),
            ("choose", Call::default()),
            ("choose", Call { killed: Some(false), ..Call::default() }),
        ] {
            kills.add_call(verb, call, 1.5);
        }
        kills
    }

    #[test]
    fn calls_add_up_by_verb() {
        let kills = kills();
        assert_eq!((kills.kills(), kills.calls(), kills.wrong(), kills.seconds), (3, 4, 3, 6.0));
        let [choose, book] = &*kills.rows else { panic!("{:?}", kills.rows) };
        assert_eq!((choose.calls, choose.kills, choose.writing, choose.wrong.sum()), (3, 2, 1, 0));
        assert_eq!((book.calls, book.wrong.lost, book.wrong.strays), (1, 2, 1));
        assert_eq!(kills.faults, ["book: 2 launches are gone"]);
    }

    #[test]
    fn all_faults_are_counted_and_the_first_ones_kept() {
        let mut kills = kills();
        for _ in 0..2 * MOST_FAULTS {
            let wrong = Wrong { torn: 1, ..Wrong::default() };
            kills.add_call("book", Call { killed: None, wrong, faults: vec!["torn".into()] }, 0.1);
        }
        assert_eq!((kills.wrong(), kills.faults.len()), (3 + 2 * MOST_FAULTS as u64, MOST_FAULTS));
        assert!(sealed::write(&kills).is_ok());
        kills.rows[0].writing = kills.rows[0].kills + 1;
        let error = format!("{:#}", anyhow::Error::from(sealed::write(&kills).unwrap_err()));
        assert!(error.contains("the counts of `choose` are impossible"), "{error}");
    }
}
