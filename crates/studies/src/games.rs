//! Matches between engines at equal time. The script `tests/match/match.py` plays the games;
//! records of the studies store the results, and pages show them.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};

use crate::engines::Engine;
use crate::provenance::Provenance;
use crate::soak::Faults;
use outpace::os::children::{self, Owned};
use outpace::os::files;
use plywright_lab::machine::tools::{self, python};
use plywright_lab::note;
use plywright_lab::record::quoted;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::Table;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Match<P> {
    pub(crate) made: Provenance,
    pub(crate) first: P,
    pub(crate) second: P,
    /// Number of openings, if they were generated for this match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) openings: Option<usize>,
    pub(crate) result: Outcome,
}

/// Result of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// Clock of each engine.
    pub(crate) limits: [String; 2],
    /// Seed for the order of the openings.
    pub(crate) seed: u64,
    pub(crate) games: u32,
    /// Games won by the first engine.
    pub(crate) wins: u32,
    /// Games drawn.
    pub(crate) draws: u32,
    /// Games lost by the first engine.
    pub(crate) losses: u32,
    /// The first engine's share of the points.
    pub(crate) score: f64,
    /// Difference in Elo and both ends of its 95 % interval from pairs of games; None where
    /// infinite.
    pub(crate) elo: [Option<f64>; 3],
    /// Games that each engine lost by a fault ([`crate::soak::KINDS`]), such as a loss on time or a
    /// crash.
    pub(crate) faults: [u32; 2],
}

impl Outcome {
    /// The difference with its interval, as text for a page.
    pub(crate) fn difference(&self) -> String {
        let text = |elo: Option<f64>| elo.map_or_else(|| "∞".to_owned(), |elo| format!("{elo:+.0}"));
        let [centre, low, high] = self.elo.map(text);
        format!("{centre} [{low}, {high}]")
    }
}

/// Output of `tests/match/match.py --json`, without the values that are not stored. In pairs of
/// values the first engine's comes first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Played {
    #[serde(flatten)]
    pub(crate) outcome: Outcome,
    /// Number of pairs of games in which the first engine scored 0, 1/2, 1, 3/2 and 2 points.
    pub(crate) pairs: [u32; 5],
    /// Games that ended by a fault, by kind of fault.
    pub(crate) kinds: Faults,
    /// Name and version that each engine reports.
    pub(crate) versions: [Option<String>; 2],
    /// SHA-256 of each engine's program.
    pub(crate) programs: [Option<String>; 2],
    /// Options set for each engine.
    pub(crate) options: [BTreeMap<String, String>; 2],
    /// Number of moves by each engine.
    pub(crate) moves: [u32; 2],
    /// Seconds that each engine took for all its moves.
    pub(crate) thought: [f64; 2],
    /// Number of games that were played at the same time.
    pub(crate) at_once: u32,
    /// Seconds by which a clock could be overstepped.
    pub(crate) margin: f64,
    pub(crate) openings: Openings,
    /// SHA-256 of the PGN file, if the games were written to one.
    pub(crate) pgn_sha256: Option<String>,
}

/// File from which a match took its openings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Openings {
    pub(crate) sha256: Option<String>,
    pub(crate) positions: u32,
}

/// Plays matches by the script `tests/match/match.py`, which treats this engine like any other.
#[derive(Debug)]
pub(crate) struct Referee<'a> {
    root: &'a Path,
    python: PathBuf,
}

impl<'a> Referee<'a> {
    pub(crate) fn new(root: &'a Path) -> Result<Self> {
        let python =
            python::ensure(root)?.map_err(|missing| anyhow!("matches need python-chess: {missing}"))?;
        Ok(Self { root, python })
    }

    /// Plays a match. Returns the script's result and the games as PGN; passes its output to `show`
    /// line by line.
    ///
    /// # Errors
    ///
    /// The match broke off. Games played until then do not count as a match.
    pub(crate) fn play(
        &self,
        [first, second]: &[String; 2],
        arguments: &[&str],
        show: impl Fn(&str),
    ) -> Result<(Played, String)> {
        let folder =
            files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
        let [result, games] = ["result.json", "games.pgn"].map(|name| folder.path().join(name));
        let mut command = Command::new(&self.python);
        command
            .current_dir(self.root)
            .arg("tests/match/match.py")
            .args(["--first", first, "--second", second]);
        command.args(arguments).arg("--json").arg(&result).arg("--pgn").arg(&games);
        let referee =
            Owned::spawn(command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit()))
                .context("cannot run the referee of matches")?;
        // An engine's name need not be UTF-8.
        let lines = referee.take_stdout().into_iter().flat_map(|stdout| BufReader::new(stdout).split(b'\n'));
        lines.map_while(std::io::Result::ok).for_each(|line| show(&String::from_utf8_lossy(&line)));
        let (status, _) = referee.finish().context("cannot wait for the referee of matches")?;
        children::check()?;
        ensure!(
            matches!(status.code(), Some(0 | 1)),
            "the match broke off ({status}): the lines above say why"
        );
        let text = std::fs::read(&result).context("the match has no result: the lines above say why")?;
        let played = serde_json::from_slice(&text).context("cannot read the match's result")?;
        // The script writes no file if it has no game to write, as with `--only-faults` and no
        // fault.
        let games = match std::fs::read_to_string(games) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            read => read.context("cannot read the games of the match")?,
        };
        Ok((played, games))
    }
}

/// The script's options for one player. Each of the program's `arguments` begins with a blank.
pub(crate) fn player(name: &str, path: &Path, arguments: &str, options: &str) -> String {
    // The script splits this text as a shell would, and then splits the command in it once more,
    // so the command is quoted twice.
    let command = format!("cmd={}{arguments}", quoted(&path.to_string_lossy()));
    let command = command.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"name={name}\" \"{command}\" {options}")
}

/// Debian's folder for games, which is not in every user's `PATH`.
const GAMES: &str = "/usr/games";

/// Finds the program of another engine. Debian's package has the same name.
pub(crate) fn opponent(program: &str) -> Result<PathBuf> {
    let there = Some(Path::new(GAMES).join(program)).filter(|path| path.is_file());
    tools::on_path(program)
        .or(there)
        .with_context(|| format!("there is no `{program}`; get it with `apt-get install {program}`"))
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) games: u32,
    /// Clock of both engines.
    pub(crate) clock: &'a str,
    /// Seed for the order of the openings.
    pub(crate) seed: u64,
    /// Size of each engine's transposition table, in MiB.
    pub(crate) hash_mib: u32,
    /// Openings made for this match, or None for those in `tests/match/`. Games from openings made
    /// for it end only by the rules of chess: a resignation or an agreed draw would rest on the
    /// engines' judgement of positions, in which they differ.
    pub(crate) openings: Option<&'a [String]>,
}

/// Plays a match between engines with the given numbers of threads.
pub(crate) fn play(root: &Path, players: [(&Engine, usize); 2], plan: Plan<'_>) -> Result<Outcome> {
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
    let openings = folder.path().join("openings.epd");
    let players = players.map(|(Engine { variant, path }, threads)| {
        let options = format!("option.Hash={} option.Threads={threads}", plan.hash_mib);
        player(&format!("{variant} {threads}"), path, "", &options)
    });
    let [games, seed] = [plan.games.to_string(), plan.seed.to_string()];
    let path = openings.to_string_lossy();
    let mut arguments = vec!["--tc", plan.clock, "--games", &games, "--seed", &seed];
    if let Some(fens) = plan.openings {
        let lines: String = fens.iter().map(|fen| format!("{fen}\n")).collect();
        files::replace(&openings, lines.as_bytes())?;
        arguments.extend(["--no-adjudication", "--openings", &path]);
    }
    let (played, _) = Referee::new(root)?.play(&players, &arguments, |line| note!("{line}"))?;
    Ok(played.outcome)
}

/// Adds a match. It replaces an earlier match of the same players, unless the earlier one was
/// played by the same engine and has more games.
pub(crate) fn take<P: PartialEq>(matches: &mut Vec<Match<P>>, played: Match<P>) {
    let same = |old: &&mut Match<P>| old.first == played.first && old.second == played.second;
    match matches.iter_mut().find(same) {
        Some(old) if old.made.stays(&played.made, old.result.games > played.result.games) => {}
        Some(old) => *old = played,
        None => matches.push(played),
    }
}

/// Adds to a page a table of matches and the origin of each match.
pub(crate) fn show<P>(page: &mut Page, matches: &[Match<P>], name: impl Fn(&P) -> String) {
    let rows = matches.iter().map(|Match { first, second, openings, result, .. }| {
        let openings = openings.map_or_else(String::new, |count| format!(" from {count} openings"));
        [
            name(first),
            name(second),
            result.limits[0].clone(),
            format!("{}{openings}", result.games),
            format!("{}, {}, {}", result.wins, result.draws, result.losses),
            format!("{:.1} %", 100.0 * result.score),
            result.difference(),
            format!("{}, {}", result.faults[0], result.faults[1]),
        ]
    });
    let headings = ["first", "second", "clock", "games", "won, drawn, lost", "score", "Elo", "faults"];
    page.table(&Table::of_texts(3, headings, rows));
    matches.iter().for_each(|played| page.text(played.made.line()));
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::threads;

    /// The script's output for a match with these games won, drawn and lost, whose points are
    /// spread evenly over the pairs of games.
    pub(crate) fn played([wins, draws, losses]: [u32; 3], opponent: &str) -> Played {
        let games = wins + draws + losses;
        let halves = 2 * wins + draws;
        // Spread the points as evenly as possible.
        let pairs = games / 2;
        let (low, more) = (halves / pairs, halves % pairs);
        let mut by_points = [0; 5];
        by_points[low as usize] = pairs - more;
        by_points[(low as usize + 1).min(4)] += more;
        let written = serde_json::json!({
            "command": "match.py --first cmd=target/release/plywright", "started": 1, "engines": ["Plywright", "x"],
            "versions": ["Plywright 0.1.0", opponent], "programs": ["0a", "0b"],
            "options": [{"Hash": "64"}, {"Hash": "64", "OwnBook": "false"}], "limits": ["1+0.1", "1+0.1"], "margin": 0.0, "seed": 1,
            "at_once": 2, "openings": {"sha256": "0c", "positions": 289}, "games": games, "wins": wins, "draws": draws,
            "losses": losses, "score": f64::from(halves) / f64::from(2 * games), "elo": [100.0, null, 120.5],
            "pairs": by_points, "faults": [0, 0], "kinds": {"time": [0, 0], "illegal": [0, 0]},
            "moves": [40 * games, 40 * games], "thought": [f64::from(games), f64::from(games)], "pgn_sha256": "0d",
            "reasons": {"checkmate": games}, "seconds": 9, "broken": null,
        });
        serde_json::from_value(written).unwrap()
    }

    #[test]
    fn a_match_replaces_an_earlier_one_of_the_same_players() {
        let mut matches = threads::page::tests::stored().parts.matches;
        let mut again = matches[1].clone();
        again.result =
            Outcome { wins: 3, elo: [Some(190.8), Some(-1.5), None], faults: [0, 1], ..again.result };
        take(&mut matches, again.clone());
        assert_eq!((matches.len(), matches[1].result.wins), (2, 3));
        let fewer = Outcome { games: 2, wins: 2, ..again.result.clone() };
        take(&mut matches, Match { result: fewer, ..again.clone() });
        assert_eq!((matches.len(), matches[1].result.wins), (2, 3), "the match with more games stays");
        again.second.threads = 64;
        take(&mut matches, again);
        assert_eq!(matches.len(), 3);
        let mut page = Page::new("Games");
        show(&mut page, &matches, |player| player.variant.clone());
        let page = page.markdown();
        assert!(page.contains("| +191 [-2, ∞] | 0, 1 |"), "{page}");
    }
}
