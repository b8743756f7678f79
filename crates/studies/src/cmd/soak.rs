//! `cargo studies soak`: plays thousands of fast games of the engine against itself and other
//! engines, and counts the games that end by a fault, such as a loss on time or a crash.
//!
//! The script `tests/match/match.py` plays the games, with python-chess as the referee. They are
//! played in groups, each with settings chosen at random. The record `soak.json` is replaced after
//! each group, so a kill loses only the group under way; the next call resumes the run.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::engines;
use crate::games::{self, Played, Referee, player};
use crate::soak::{FILE, ITSELF, KINDS, Row, Soak};
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed;
use outpace::rng::Rng;
use plywright_lab::machine;
use plywright_lab::session::since_1970;
use plywright_lab::session::{Begun, Files};
use plywright_lab::terminal::format;
use plywright_lab::terminal::progress::Progress;
use plywright_lab::terminal::stdout;
use plywright_lab::terminal::table::Table;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Total number of games with these settings, earlier runs included.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    games: u32,
    /// Threads of the engine in every game [default: chosen at random for each group of games].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    threads: Option<u32>,
    /// Pondering in every game [default: chosen at random for each group of games].
    #[arg(long)]
    ponder: Option<Ponder>,
    /// Seed for the settings and openings of a new run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Forget the games that were played before.
    #[arg(long)]
    restart: bool,
    #[command(flatten)]
    files: Files,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Ponder {
    On,
    Off,
}

/// Settings that the user fixes for all games of a run; None if each group chooses its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fixed {
    threads: Option<u32>,
    ponder: Option<bool>,
}

impl Fixed {
    /// Number of recorded games with these settings.
    fn games(self, soak: &Soak) -> u64 {
        let is_such = |row: &&Row| {
            self.threads.is_none_or(|threads| threads == row.threads)
                && self.ponder.is_none_or(|ponder| ponder == row.ponder)
        };
        soak.rows.iter().filter(is_such).map(|row| u64::from(row.games)).sum()
    }

    /// Command that plays games with these settings. Ends just before the number of games.
    fn command(self) -> String {
        let threads = self.threads.map_or_else(String::new, |threads| format!(" --threads {threads}"));
        let ponder = self.ponder.map_or("", |ponder| if ponder { " --ponder on" } else { " --ponder off" });
        format!("cargo studies soak{threads}{ponder} --games ")
    }

    /// Adds the command of this run to the commands of earlier runs. Replaces the last earlier
    /// command if it has the same settings, because this run continued it. The order matters: each
    /// run begins with the group after those that were played before.
    fn add_to(self, before: &str, soak: &Soak) -> String {
        let command = self.command();
        let now = format!("{command}{} --seed {}", self.games(soak), soak.seed);
        let earlier: Vec<&str> = before.split(AND).filter(|earlier| !earlier.is_empty()).collect();
        let stay = match earlier.split_last() {
            Some((last, others)) if last.starts_with(&command) => others,
            _ => &earlier[..],
        };
        stay.iter().copied().chain([&*now]).collect::<Vec<_>>().join(AND)
    }
}

/// Separator of the commands in a record.
const AND: &str = " && ";

/// Clock of the games: seconds, and increment in seconds a move.
const CLOCK: &str = "0.2+0.01";

/// Games of a group. A kill loses at most one group, about half a minute.
const GROUP: u32 = 20;

/// Other engines: the name of the Debian package, which is also the program's name, and the options
/// to set.
const OTHERS: [(&str, &str); 2] = [("stockfish", ""), ("toga2", "option.OwnBook=false")];

#[derive(Debug, PartialEq, Eq)]
struct Setting {
    opponent: &'static str,
    options: &'static str,
    threads: u32,
    ponder: bool,
    hash_mib: u32,
}

impl Setting {
    /// Chooses the setting of a group: the opponents take turns; every other value that is not
    /// fixed is random.
    fn new(fixed: Fixed, seed: u64, group: u32) -> Self {
        let mut rng = Rng::new(seed, &format!("soak {group}"));
        let opponents: Vec<_> = std::iter::once((ITSELF, "")).chain(OTHERS).collect();
        let (opponent, options) = opponents[group as usize % opponents.len()];
        let (threads, ponder) = (1 + rng.below(2) as u32, rng.below(3) == 0);
        Self {
            opponent,
            options,
            threads: fixed.threads.unwrap_or(threads),
            ponder: fixed.ponder.unwrap_or(ponder),
            hash_mib: 1 << rng.below(9),
        }
    }

    /// The referee's options for both players.
    fn players(&self, engine: &Path, opponent: &Path) -> [String; 2] {
        let Self { opponent: name, options, threads, ponder, hash_mib } = self;
        let ponder = if *ponder { " ponder=on" } else { "" };
        let ours = format!("option.Hash={hash_mib} option.Threads={threads}{ponder}");
        let about = ours.replace("option.", "");
        let other = if *name == ITSELF { ours.clone() } else { format!("{options}{ponder}") };
        [player(&format!("Plywright {about}"), engine, "", &ours), player(name, opponent, "", &other)]
    }
}

fn row(played: Played, setting: &Setting) -> Row {
    let Played { outcome, mut kinds, moves, thought, .. } = played;
    kinds.retain(|_, counts| *counts != [0, 0]);
    Row {
        opponent: setting.opponent.to_owned(),
        threads: setting.threads,
        ponder: setting.ponder,
        hash_mib: [setting.hash_mib].into(),
        games: outcome.games,
        wins: outcome.wins,
        draws: outcome.draws,
        losses: outcome.losses,
        faults: kinds,
        moves: moves[0],
        thought: thought[0],
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let Begun { root, machine, folder, locks } = options.files.begin("")?;
    let [path, games] = [FILE, "soak.pgn"].map(|name| folder.join(name));
    let kept: Option<Soak> = if options.restart { None } else { sealed::load(&path)? };
    let fresh = Soak {
        schema: <Soak as sealed::SealedRecord>::SCHEMA,
        started: since_1970()?.as_secs(),
        seed: options.seed,
        clock: CLOCK.to_owned(),
        at_once: std::thread::available_parallelism().map_or(1, Into::into),
        machine,
        compiler: machine::compiler(&root)?,
        source: machine::source(&root)?,
        ..Soak::default()
    };
    let is_new = kept.is_none();
    let has_games = is_new && !options.restart && games.exists();
    ensure!(
        !has_games,
        "{} has games, but there is no `soak.json` beside it: move it away, or begin anew with `--restart`",
        games.display()
    );
    let mut faulty = if is_new { String::new() } else { faulty_games(&games)? };
    let mut soak = kept.map_or(Ok(fresh.clone()), |kept| go_on(kept, &fresh, &path))?;
    let fixed = Fixed { threads: options.threads, ponder: options.ponder.map(|ponder| ponder == Ponder::On) };
    let missing = u64::from(options.games).saturating_sub(fixed.games(&soak));
    let earlier = soak.command.clone();
    if missing > 0 {
        let table = Opponents::new(&root, &soak)?;
        if is_new && games.exists() {
            // These games are from the run that this one replaces.
            std::fs::remove_file(&games).with_context(|| format!("cannot remove {}", games.display()))?;
        }
        let progress = Progress::begin("games", missing.div_ceil(GROUP.into()) as usize);
        while fixed.games(&soak) < options.games.into() {
            children::check()?;
            let left = u64::from(options.games) - fixed.games(&soak);
            let setting = Setting::new(fixed, soak.seed, soak.groups);
            let begun = Instant::now();
            let (played, text) = table.play(&setting, left.min(GROUP.into()), soak.seed, soak.groups)?;
            if let Some(version) = &played.versions[1] {
                let name = setting.opponent;
                let known = soak.versions.entry(name.to_owned()).or_insert_with(|| version.clone());
                ensure!(known == version, "{name} was {known} and is {version}: begin anew with `--restart`");
            }
            soak.take(row(played, &setting), begun.elapsed().as_secs_f64())?;
            soak.command = fixed.add_to(&earlier, &soak);
            faulty += &text;
            // After a kill between the two writes the group is played again, but no game that
            // ended by a fault is lost.
            let faulty = (&games, faulty.clone().into_bytes());
            let written = [faulty, (&path, sealed::write(&soak)?)];
            files::replace_all(&written[usize::from(written[0].1.is_empty())..])?;
            progress.step(&format!("{} games, faults {:?}", soak.games(), soak.faults()));
        }
        progress.finish(&format!("{} games", soak.games()));
    }
    drop(locks);
    options.files.form.print(&soak, || format!("{}{}\n", printed(&soak), path.display()))?;
    plywright_lab::session::exit_unless(soak.faults()[0] == 0)
}

/// Games that ended by a fault, as PGN. The file exists only once there is such a game.
fn faulty_games(path: &Path) -> Result<String> {
    match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        read => read.with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Returns the stored record, to be continued. Fails if its games were played on another machine,
/// or with another compiler, engine, clock or number of games at once.
fn go_on(kept: Soak, fresh: &Soak, path: &Path) -> Result<Soak> {
    let differences = [
        ("machine", kept.machine.key != fresh.machine.key),
        ("compiler", kept.compiler != fresh.compiler),
        ("engine", kept.source.sha256 != fresh.source.sha256),
        ("clock", kept.clock != fresh.clock),
        ("number of games at once", kept.at_once != fresh.at_once),
    ];
    plywright_lab::session::check_same(path, "played", &differences)?;
    Ok(kept)
}

struct Opponents<'a> {
    referee: Referee<'a>,
    engine: PathBuf,
    others: BTreeMap<&'static str, PathBuf>,
    at_once: usize,
}

impl<'a> Opponents<'a> {
    /// Finds the other engines, and builds the default build of ours.
    fn new(root: &'a Path, soak: &Soak) -> Result<Self> {
        let others = OTHERS.into_iter().map(|(program, _)| Ok((program, games::opponent(program)?)));
        let others = others.collect::<Result<_>>()?;
        let referee = Referee::new(root)?;
        let engine = engines::default(root)?.path;
        machine::check_source(&machine::source(root)?, &soak.source)?;
        Ok(Self { referee, engine, others, at_once: soak.at_once })
    }

    /// Plays `games` games. Returns the script's result, and as PGN the games that ended by a
    /// fault.
    fn play(&self, setting: &Setting, games: u64, seed: u64, group: u32) -> Result<(Played, String)> {
        let opponent = self.others.get(setting.opponent).unwrap_or(&self.engine);
        let players = setting.players(&self.engine, opponent);
        let (seed, at_once) = (seed.wrapping_add(group.into()), self.at_once);
        let line = format!(
            "--tc {CLOCK} --no-adjudication --only-faults --games {games} --concurrency {at_once} --seed {seed}"
        );
        let words: Vec<&str> = line.split(' ').collect();
        let show = |line: &str| {
            if line.starts_with("fault: ") {
                plywright_lab::note!("{:>12} {line}, with {setting:?}", "");
            }
        };
        self.referee.play(&players, &words, show)
    }
}

pub(crate) fn printed(soak: &Soak) -> String {
    format!("{}\n{}\n", rows(soak), sentence(soak))
}

pub(crate) fn rows(soak: &Soak) -> Table {
    let heading = ["opponent", "threads", "ponder", "Hash in MiB", "games", "won, drawn, lost"];
    let headings = heading.into_iter().chain(KINDS).chain(["faults of others"]);
    let row = |row: &Row| {
        let (first, last) = (row.hash_mib.first(), row.hash_mib.last());
        let [first, last] = [first, last].map(|size| size.map_or_else(String::new, u32::to_string));
        let version = soak.versions.get(&row.opponent).filter(|_| row.opponent != ITSELF);
        let mut cells = vec![
            version.unwrap_or(&row.opponent).clone(),
            row.threads.to_string(),
            if row.ponder { "on" } else { "off" }.to_owned(),
            if first == last { first } else { format!("{first} to {last}") },
            row.games.to_string(),
            format!("{}, {}, {}", row.wins, row.draws, row.losses),
        ];
        let counts = KINDS.map(|kind| row.faults_of(kind));
        cells.extend(counts.map(|[ours, _]| ours.to_string()));
        cells.push(counts.iter().map(|[_, other]| other).sum::<u64>().to_string());
        cells
    };
    Table::of_texts(1, headings, soak.rows.iter().map(row))
}

fn sentence(soak: &Soak) -> String {
    let [ours, other] = soak.faults();
    stdout::plain(&format!(
        "{} games at {} s, {} at once, in {:.1} h, of {}, {}: {ours} ended by a fault of this engine, {other} by a fault of another engine. `{}`",
        format::thousands(soak.games()),
        soak.clock,
        soak.at_once,
        soak.seconds / 3600.0,
        soak.source.short(12),
        soak.compiler.version,
        soak.command
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::played;
    use crate::soak::tests::soak;

    fn drawn(seed: u64, group: u32) -> Setting {
        Setting::new(Fixed::default(), seed, group)
    }

    #[test]
    fn fixed_settings_apply_to_every_group() {
        let fixed = Fixed { threads: Some(2), ponder: Some(true) };
        for group in 0..50 {
            let (setting, drawn) = (Setting::new(fixed, 1, group), drawn(1, group));
            assert_eq!((setting.threads, setting.ponder), (2, true));
            assert_eq!((setting.opponent, setting.hash_mib), (drawn.opponent, drawn.hash_mib));
        }
        let mut record = soak();
        assert_eq!([fixed.games(&record), Fixed { ponder: Some(false), ..fixed }.games(&record)], [60, 0]);
        let other = Row { threads: 1, games: 20, wins: 20, ..Row::default() };
        record.take(other, 1.0).unwrap();
        assert_eq!([fixed.games(&record), Fixed::default().games(&record)], [60, 80]);
        let first = Fixed::default().add_to("", &record);
        assert_eq!(first, "cargo studies soak --games 80 --seed 1");
        let both = fixed.add_to(&first, &record);
        assert_eq!(
            both,
            format!("{first} && cargo studies soak --threads 2 --ponder on --games 60 --seed 1")
        );
        assert_eq!(fixed.add_to(&both, &record), both);
    }

    #[test]
    fn settings_depend_on_the_seed_and_take_every_value() {
        let settings: Vec<Setting> = (0..500).map(|group| drawn(1, group)).collect();
        assert_eq!(settings[7], drawn(1, 7));
        assert!((0..500).any(|group| drawn(2, group) != settings[group as usize]));
        let count = |is: &dyn Fn(&Setting) -> bool| settings.iter().filter(|setting| is(setting)).count();
        for opponent in [ITSELF, "stockfish", "toga2"] {
            for threads in 1..=2 {
                for ponder in [false, true] {
                    let wanted = (opponent, threads, ponder);
                    let is =
                        |setting: &Setting| (setting.opponent, setting.threads, setting.ponder) == wanted;
                    assert!(count(&is) > 10, "{opponent} {threads} {ponder}");
                }
            }
        }
        for size in [1, 2, 4, 8, 16, 32, 64, 128, 256] {
            assert!(count(&|setting| setting.hash_mib == size) > 20, "{size}");
        }
    }

    #[test]
    fn the_referee_gets_the_options_of_both_sides() {
        let [engine, other] = ["a b/plywright", "toga2"].map(Path::new);
        let setting = Setting { opponent: ITSELF, options: "", threads: 2, ponder: true, hash_mib: 16 };
        let options = "option.Hash=16 option.Threads=2 ponder=on";
        let [first, second] = setting.players(engine, engine);
        let program = "\"cmd='a b/plywright'\"";
        assert_eq!(first, format!("\"name=Plywright Hash=16 Threads=2 ponder=on\" {program} {options}"));
        assert_eq!(second, format!("\"name=itself\" {program} {options}"));
        let setting =
            Setting { opponent: "toga2", options: "option.OwnBook=false", ponder: false, ..setting };
        assert_eq!(setting.players(engine, other)[1], "\"name=toga2\" \"cmd=toga2\" option.OwnBook=false");
    }

    #[test]
    fn games_of_another_engine_are_not_added_to() {
        let path = Path::new("some/soak.json");
        assert_eq!(go_on(soak(), &soak(), path).unwrap().games(), 60);
        type Change = fn(&mut Soak);
        let changes: [(Change, &str); 5] = [
            (|fresh| fresh.machine.key.push('x'), "machine"),
            (|fresh| fresh.compiler.llvm.push('x'), "compiler"),
            (|fresh| fresh.source.sha256.push('x'), "engine"),
            (|fresh| fresh.clock.push('x'), "clock"),
            (|fresh| fresh.at_once = 7, "number of games at once"),
        ];
        for (change, what) in changes {
            let mut fresh = soak();
            change(&mut fresh);
            let error = go_on(soak(), &fresh, path).unwrap_err().to_string();
            let begin = format!("some/soak.json was played with another {what}: ");
            assert!(error.starts_with(&begin), "{error}");
        }
    }

    #[test]
    fn an_unreadable_file_of_faulty_games_is_an_error() {
        let folder = files::Scratch::new_in(&std::env::temp_dir()).unwrap();
        assert_eq!(faulty_games(&folder.path().join("soak.pgn")).unwrap(), "");
        // A folder exists at this path but cannot be read as text.
        let error = faulty_games(folder.path()).unwrap_err().to_string();
        assert!(error.starts_with("cannot read "), "{error}");
    }

    #[test]
    fn the_table_shows_the_referees_counts() {
        let kinds = [("time", [0, 2]), ("illegal", [0, 0]), ("hang", [1, 0])];
        let mut played = played([12, 3, 5], "Toga II 3.0");
        played.kinds = kinds.map(|(kind, counts)| (kind.to_owned(), counts)).into();
        let setting = Setting { opponent: "toga2", options: "", threads: 1, ponder: false, hash_mib: 256 };
        let mut record = soak();
        record.versions.insert("toga2".into(), "Toga II 3.0".into());
        record.take(row(played, &setting), 1800.0).unwrap();
        let table = rows(&record).to_string();
        assert!(table.contains("Toga II 3.0") && table.contains("12, 3, 5"), "{table}");
        let row = record.rows.last().unwrap();
        assert_eq!((row.moves, row.thought), (800, 20.0));
        assert_eq!(row.faults, [("hang".to_owned(), [1, 0]), ("time".to_owned(), [0, 2])].into());
        let text = sentence(&record);
        assert!(text.contains("80 games at 0.2+0.01 s, 2 at once, in 0.5 h"), "{text}");
        let faults = ": 10 ended by a fault of this engine, 5 by a fault of another engine. `cargo studies";
        assert!(text.contains(faults), "{text}");
    }
}
