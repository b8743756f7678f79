//! `soak.json`, the record of `cargo studies soak`: counts of results and faults in fast games of
//! the engine against itself and other engines.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use serde::{Deserialize, Serialize};

use outpace::record::sealed::SealedRecord;
use plywright_lab::record::{Compiler, Machine, Source};
use plywright_lab::sealed_record;

/// The referee's names for the faults by which an engine loses a game (`Fault.KINDS` of
/// `tests/match/match.py`).
pub(crate) const KINDS: [&str; 6] = ["time", "illegal", "crash", "hang", "no move", "protocol"];

/// Upper bound of the number of games, so low that sums of such counts cannot overflow.
const MOST: u32 = 100_000_000;

/// Games that ended by a fault of the first engine and of the second, by kind of fault.
pub(crate) type Faults = BTreeMap<String, [u32; 2]>;

/// Checks that the counts of games, results and faults against an opponent agree.
pub(crate) fn check_counts(opponent: &str, games: u32, results: [u32; 3], faults: &Faults) -> Result<()> {
    let sum = results.into_iter().map(u64::from).sum::<u64>();
    let faulty = faults.values().flatten().map(|&count| u64::from(count)).sum::<u64>();
    ensure!(games <= MOST, "{games} games against {opponent} are more than the {MOST} that can be");
    ensure!(sum == u64::from(games), "{games} games against {opponent} have {sum} results");
    ensure!(faulty <= sum, "{games} games against {opponent} have {faulty} faults");
    if let Some(kind) = faults.keys().find(|kind| !KINDS.contains(&kind.as_str())) {
        bail!("unknown kind of fault: {}", kind.escape_debug());
    }
    Ok(())
}

/// Upper bound of the number of moves in these games.
pub(crate) const MOST_MOVES: u32 = 1_000_000_000;

/// Name of the opponent in games of the engine against itself.
pub(crate) const ITSELF: &str = "itself";

/// Name of the file in a machine's folder.
pub(crate) const FILE: &str = "soak.json";

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Soak {
    pub(crate) schema: u32,
    pub(crate) command: String,
    /// Start of the first group, in seconds since 1970.
    pub(crate) started: u64,
    /// Seed for the settings of every group of games and the order of its openings.
    pub(crate) seed: u64,
    /// Clock of both sides, in seconds.
    pub(crate) clock: String,
    pub(crate) at_once: usize,
    pub(crate) machine: Machine,
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
    /// Name and version that each opponent reports.
    pub(crate) versions: BTreeMap<String, String>,
    pub(crate) groups: u32,
    pub(crate) seconds: f64,
    pub(crate) rows: Vec<Row>,
    pub(crate) sha256: String,
}

/// Games against one opponent with one number of threads, all with or all without pondering.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) opponent: String,
    /// Threads of the engine, on both sides in games against itself; another engine has one.
    pub(crate) threads: u32,
    /// True if both sides think in the other's time.
    pub(crate) ponder: bool,
    /// Sizes of the transposition table that were set, in MiB.
    pub(crate) hash_mib: BTreeSet<u32>,
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// Games that ended by a fault of the engine and of the opponent, by kind of fault. In games
    /// against itself both are the engine's.
    pub(crate) faults: Faults,
    /// Number of moves by the engine.
    pub(crate) moves: u32,
    /// Seconds that all these moves took.
    pub(crate) thought: f64,
}

impl Row {
    /// Games that ended by a fault of this kind: of the engine, and of its opponents.
    pub(crate) fn faults_of(&self, kind: &str) -> [u64; 2] {
        let [ours, other] = self.faults.get(kind).copied().unwrap_or_default().map(u64::from);
        if self.opponent == ITSELF { [ours + other, 0] } else { [ours, other] }
    }

    fn add(&mut self, group: &Self) {
        self.hash_mib.extend(&group.hash_mib);
        self.games += group.games;
        self.wins += group.wins;
        self.draws += group.draws;
        self.losses += group.losses;
        self.moves += group.moves;
        self.thought += group.thought;
        for (kind, [ours, other]) in &group.faults {
            let sum = self.faults.entry(kind.clone()).or_default();
            *sum = [sum[0] + ours, sum[1] + other];
        }
    }

    fn check(&self) -> Result<()> {
        let Self { opponent, games, wins, draws, losses, faults, moves, thought, .. } = self;
        check_counts(opponent, *games, [*wins, *draws, *losses], faults)?;
        let is_time = *moves <= MOST_MOVES && *thought >= 0.0;
        ensure!(is_time, "{moves} moves in {thought} s are impossible");
        Ok(())
    }
}

impl Soak {
    pub(crate) fn games(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.games)).sum()
    }

    /// Games that ended by a fault of the engine, and by one of its opponents.
    pub(crate) fn faults(&self) -> [u64; 2] {
        let faults = self.rows.iter().flat_map(|row| KINDS.map(|kind| row.faults_of(kind)));
        faults.fold([0, 0], |sum, counts| [sum[0] + counts[0], sum[1] + counts[1]])
    }

    /// Adds a group of games to the row of its opponent, number of threads and pondering.
    pub(crate) fn take(&mut self, group: Row, seconds: f64) -> Result<()> {
        group.check()?;
        let key = |row: &Row| (row.opponent.clone(), row.threads, row.ponder);
        match self.rows.iter_mut().find(|row| key(row) == key(&group)) {
            Some(row) => row.add(&group),
            None => self.rows.push(group),
        }
        self.rows.sort_by_key(key);
        self.groups += 1;
        self.seconds += seconds;
        Ok(())
    }
}

impl SealedRecord for Soak {
    sealed_record!(2, "summary of games");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.rows.iter().try_for_each(Row::check)?;
        ensure!(self.games() <= MOST.into() && self.groups <= MOST, "it has more games than can be played");
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn group(opponent: &str, faults: &[(&str, [u32; 2])]) -> Row {
        let faults = faults.iter().map(|(kind, counts)| ((*kind).to_owned(), *counts)).collect();
        Row {
            opponent: opponent.into(),
            threads: 2,
            ponder: true,
            hash_mib: [16].into(),
            games: 20,
            wins: 9,
            draws: 5,
            losses: 6,
            faults,
            moves: 900,
            thought: 12.0,
        }
    }

    /// A record of three groups of games.
    pub(crate) fn soak() -> Soak {
        let record = crate::fixtures::record();
        let mut soak = Soak {
            schema: Soak::SCHEMA,
            command: "cargo studies soak --games 60 --seed 1".into(),
            started: 1_700_000_000,
            seed: 1,
            clock: "0.2+0.01".into(),
            at_once: 2,
            machine: record.machine,
            compiler: record.compiler,
            source: record.source,
            versions: [("Stockfish".into(), "Stockfish 15.1".into())].into(),
            ..Soak::default()
        };
        for (opponent, faults) in [
            ("itself", &[("time", [1, 2]), ("crash", [0, 1])][..]),
            ("Stockfish", &[("hang", [0, 3]), ("time", [1, 0])]),
            ("itself", &[("time", [4, 0])]),
        ] {
            soak.take(group(opponent, faults), 30.0).unwrap();
        }
        soak
    }

    #[test]
    fn groups_of_one_setting_add_up() {
        let soak = soak();
        assert_eq!((soak.games(), soak.groups, soak.seconds), (60, 3, 90.0));
        assert_eq!(soak.faults(), [9, 3]);
        let [other, itself] = &*soak.rows else { panic!("{:?}", soak.rows) };
        assert_eq!((itself.games, itself.wins, itself.draws, itself.losses), (40, 18, 10, 12));
        assert_eq!((itself.moves, itself.thought), (1_800, 24.0));
        assert_eq!(
            KINDS.map(|kind| itself.faults_of(kind)),
            [[7, 0], [0, 0], [1, 0], [0, 0], [0, 0], [0, 0]]
        );
        assert_eq!((other.faults_of("hang"), other.faults_of("time")), ([0, 3], [1, 0]));
        let mut more = soak.clone();
        more.take(Row { threads: 1, hash_mib: [1].into(), ..group("itself", &[]) }, 1.0).unwrap();
        assert_eq!(more.rows.len(), 3, "another number of threads has a row of its own");
    }

    #[test]
    fn a_group_with_contradictory_counts_is_refused() {
        let mut soak = soak();
        for (wrong, expected) in [
            (Row { wins: 10, ..group("itself", &[]) }, "have 21 results"),
            (group("itself", &[("time", [20, 1])]), "have 21 faults"),
            (Row { thought: -1.0, ..group("itself", &[]) }, "900 moves in -1 s are impossible"),
            (group("itself", &[("\u{1b}[2J", [1, 0])]), "kind of fault: \\u{1b}[2J"),
        ] {
            let error = soak.take(wrong, 1.0).unwrap_err().to_string();
            assert!(error.ends_with(expected), "{error}");
        }
        assert_eq!(soak.groups, 3);
    }

    #[test]
    fn the_referee_has_the_same_kinds_of_faults() {
        let path = plywright_testing::checkout().join("tests/match/match.py");
        let script = std::fs::read_to_string(path).unwrap();
        let kinds = KINDS.map(|kind| format!("\"{kind}\"")).join(", ");
        assert!(script.contains(&format!("KINDS = ({kinds})\n")));
    }
}
