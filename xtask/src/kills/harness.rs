//! Runs the subcommands under test (*verbs*) in a folder of their own, kills them, and checks which
//! files and processes they leave behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use super::Moment;
use super::leftovers::{self, MARK};
use crate::command::{AS_TESTED, program};
use crate::kills::record::{Call, Wrong};
use outpace::compare::calibration::Case;
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed;
use plywright_lab::bundle::Bundle;
use plywright_lab::decide::calibration::{self, Calibration};
use plywright_lab::record::Record;
use plywright_lab::record::runs::{self, Runs};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::workspace;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(super) enum Verb {
    Calibrate,
    Choose,
    /// `cargo tune games`.
    Tune,
    /// `plywright book build`.
    Book,
    Bundle,
}

impl Verb {
    /// Name on the command line.
    pub(super) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Name of the file that the verb writes, if it writes a single one. Every call writes the
    /// complete file again; only the file of games grows block by block.
    const fn file(self) -> Option<&'static str> {
        match self {
            Self::Calibrate | Self::Choose => None,
            Self::Tune => Some("games.bin"),
            Self::Book => Some("book.bin"),
            Self::Bundle => Some("bundle.tar.xz"),
        }
    }
}

/// Number of comparisons after which a calibration begins again, because judging takes longer with
/// each comparison.
const COMPARISONS: usize = 12;

/// Number of times that `lines.pgn` is named on the command line of `book build`, so that the
/// command reads long enough to be killed meanwhile.
const GAMES_REPEATS: usize = 40;

const PATIENCE: Duration = Duration::from_secs(900);

/// Interval between two looks at a call when its kill is due.
const LOOK: Duration = Duration::from_micros(200);

#[derive(Debug)]
pub(super) struct Harness {
    root: PathBuf,
    folder: PathBuf,
    lab: PathBuf,
    engine: PathBuf,
    tune: PathBuf,
    /// For each verb that writes a single file: the two complete files that its even and its odd
    /// turns write, and the time of an undisturbed call.
    complete: BTreeMap<Verb, ([Vec<u8>; 2], Duration)>,
}

/// Names of the units of work (launches, comparisons, blocks of games) in a verb's files.
#[derive(Debug, Default)]
struct Units {
    /// Units from which the next call must continue, so they must not be lost.
    resumable: BTreeSet<String>,
    /// The resumable units, and those in the record of a finished run.
    stored: BTreeSet<String>,
}

#[derive(Debug)]
enum Ended {
    /// Killed by us; true if a file was being written at that moment.
    Killed(bool),
    ByItself(ExitStatus),
}

/// A process that is killed when this is dropped.
struct KilledOnDrop(Child);

impl Drop for KilledOnDrop {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Harness {
    /// Builds the programs and runs each verb without killing it, so that its builds exist and its
    /// complete file is known.
    pub(super) fn prepare(root: &Path, verbs: &[Verb]) -> Result<Self> {
        let folder = workspace::target(root).join("kills");
        let mut harness = Self {
            root: root.to_owned(),
            lab: folder.join("lab"),
            engine: program(root, "--release --package plywright", "plywright")?,
            tune: program(root, "--release --package plywright-tune --features make", "tune")?,
            complete: BTreeMap::new(),
            folder,
        };
        // Leftovers of an interrupted run are not faults of this one.
        verbs.iter().for_each(|&verb| drop(fs::remove_dir_all(harness.temporary(verb))));
        fs::create_dir_all(&harness.folder).context("cannot make the folder of the calls")?;
        // A copy, because cargo may replace the original during the calls.
        let lab = program(root, AS_TESTED, "lab")?;
        fs::copy(lab, &harness.lab).context("cannot copy the lab's program")?;
        let progress = Progress::begin("prepare", verbs.len());
        for &verb in verbs {
            harness.run_undisturbed(verb)?;
            progress.step(&verb.name());
        }
        progress.finish("each ran to its end once");
        Ok(harness)
    }

    /// Latest moment of a kill after the start of a call.
    pub(super) fn longest(&self, verb: Verb) -> Duration {
        match verb {
            Verb::Calibrate => Duration::from_secs(25),
            // `choose` writes its measurements every 20 s.
            Verb::Choose => Duration::from_secs(40),
            _ => self.complete.get(&verb).map_or(Duration::ZERO, |(_, took)| *took),
        }
    }

    /// Calls the verb, kills it at the given moment (if any), and checks its files and processes.
    pub(super) fn call(&self, verb: Verb, turn: u64, number: u64, moment: Option<Moment>) -> Result<Call> {
        let command = self.command(verb, turn)?;
        let before = self.look(verb)?;
        let file = verb.file().map(|name| self.folder_of(verb).join(name)).filter(|path| path.exists());
        let mark = format!("{}-{number}", std::process::id());
        let ended = self.run(verb, command, &mark, moment)?;
        let mut call = Call::default();
        call.wrong.orphans =
            add(&mut call.faults, leftovers::orphans(&mark, leftovers::GRACE), "is left running");
        match self.look(verb) {
            Ok(after) => {
                let lost = before.resumable.difference(&after.stored).count();
                call.wrong.lost = add(&mut call.faults, vec!["a unit of work".to_owned(); lost], "is lost");
                if file.is_some_and(|path| !path.exists()) {
                    let older = vec!["the file of an earlier call".to_owned()];
                    call.wrong.lost += add(&mut call.faults, older, "is lost");
                }
            }
            Err(error) => {
                call.faults.push(format!("after the call: {error:#}"));
                call.wrong.torn = 1;
            }
        }
        match ended {
            Ended::Killed(writing) => call.killed = Some(writing),
            Ended::ByItself(status) => {
                call.wrong.strays = add(&mut call.faults, self.strays(verb), "is not removed");
                if !status.success() {
                    let last = self.last_line(verb);
                    call.faults.push(format!("failed instead of resuming: {status}: {last}"));
                    call.wrong.failed = 1;
                }
            }
        }
        if call.wrong.torn + call.wrong.failed > 0 {
            self.put_aside(verb, number)?;
        }
        // A summary must not contain paths of the machine.
        let root = format!("{}/", self.root.display());
        call.faults.iter_mut().for_each(|fault| *fault = fault.replace(&root, ""));
        Ok(call)
    }

    /// Runs a verb without killing it. A verb that writes a single file is run in both kinds of
    /// turn, and each file is checked by the program that normally reads it.
    fn run_undisturbed(&mut self, verb: Verb) -> Result<()> {
        let Some(name) = verb.file() else {
            let call = self.call(verb, 0, 0, None)?;
            let is_well = call.wrong == Wrong::default();
            ensure!(is_well, "`{}` fails without being killed: {:?}", verb.name(), call.faults);
            return Ok(());
        };
        let path = self.folder_of(verb).join(name);
        let make = |turn: u64| -> Result<(Vec<u8>, Duration)> {
            let (command, begun) = (self.command(verb, turn)?, Instant::now());
            let Ended::ByItself(status) = self.run(verb, command, "prepare", None)? else {
                bail!("a bug in this check: it killed `{}` while preparing", verb.name())
            };
            ensure!(status.success(), "`{}` failed: {}", verb.name(), self.last_line(verb));
            let took = begun.elapsed();
            self.read_back(verb, &path)
                .with_context(|| format!("the file that `{}` wrote cannot be read", verb.name()))?;
            Ok((fs::read(&path)?, took))
        };
        // Only the third run is timed, because everything is compiled by then.
        let [(even, _), (odd, _), (again, took)] = [make(0)?, make(1)?, make(0)?];
        // A call of `tune` continues an unfinished file of games, so all its turns must write the
        // same games. The turns of the other verbs differ, so that an old file is not taken for a
        // new one.
        let are_equal = even == odd;
        let name = verb.name();
        ensure!(
            are_equal == (verb == Verb::Tune),
            "a bug in this check: turns of `{name}` write equal files where they should differ, or the reverse"
        );
        ensure!(even == again, "`{name}` writes another file each time");
        self.strays(verb);
        self.complete.insert(verb, ([even, odd], took));
        Ok(())
    }

    fn read_back(&self, verb: Verb, path: &Path) -> Result<()> {
        let scratch = files::Scratch::new_in(&self.folder)?;
        let [mut tune, mut book, mut tar] = [&*self.tune, &*self.engine, Path::new("tar")].map(Command::new);
        let command = match verb {
            Verb::Tune => {
                tune.args(["fit", "--steps", "1", "--rounds", "1", "--games"]).arg(path);
                tune.arg("--output").arg(scratch.path().join("weights.toml"))
            }
            Verb::Book => book.args(["book", "check"]).arg(path),
            _ => tar.arg("-xJf").arg(path).arg("-C").arg(scratch.path()),
        };
        let done = children::run(command, Some(PATIENCE))?;
        ensure!(done.status.success(), "{}{}", done.stdout, done.stderr);
        if verb == Verb::Bundle {
            let unpacked = fs::read_dir(scratch.path())?.next().context("it is empty")??;
            Bundle::open(unpacked.path())?;
        }
        Ok(())
    }

    fn folder_of(&self, verb: Verb) -> PathBuf {
        self.folder.join(verb.name())
    }

    /// Folder for the temporary files of a verb's calls. The lock that reserves the machine for a
    /// measurement is there too. So the calls do not wait for the lock that this program holds,
    /// which is in the usual folder.
    fn temporary(&self, verb: Verb) -> PathBuf {
        self.folder.join(format!("{}-temporary", verb.name()))
    }

    fn log(&self, verb: Verb) -> PathBuf {
        self.folder.join(format!("{}.log", verb.name()))
    }

    fn last_line(&self, verb: Verb) -> String {
        let text = fs::read_to_string(self.log(verb)).unwrap_or_default();
        text.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("no output").to_owned()
    }

    /// Moves a verb's folder away, because the next call could not continue in that folder.
    fn put_aside(&self, verb: Verb, number: u64) -> Result<()> {
        let folder = self.folder_of(verb);
        let aside = self.folder.join(format!("{}-{number}", verb.name()));
        let _ = fs::remove_dir_all(&aside);
        fs::rename(&folder, &aside).with_context(|| format!("cannot move {}", folder.display()))
    }

    /// Command of a turn. Odd and even turns of `book` and `bundle` write different files.
    fn command(&self, verb: Verb, turn: u64) -> Result<Command> {
        let folder = self.folder_of(verb);
        for folder in [&folder, &self.temporary(verb)] {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let is_odd = turn % 2 == 1;
        let mut command = Command::new(match verb {
            Verb::Calibrate | Verb::Choose | Verb::Bundle => &self.lab,
            Verb::Tune => &self.tune,
            Verb::Book => &self.engine,
        });
        match verb {
            Verb::Calibrate => {
                let path = folder.join("calibration.json");
                let trials = calibration::read(&path)?.map_or(Vec::new(), |kept| kept.trials);
                let mut copies = trials.iter().filter(|trial| trial.case == Case::Copies).count();
                if copies >= COMPARISONS {
                    fs::remove_file(&path).context("cannot remove the finished calibration")?;
                    copies = 0;
                }
                command.args(["calibrate", "--comparisons", &(copies + 2).to_string(), "--output"]);
                command.arg(folder);
            }
            Verb::Choose => {
                command.args(["choose", "--quick", "--axis", "repetition", "--output"]).arg(folder);
            }
            Verb::Tune => {
                let path = folder.join("games.bin");
                let is_complete = fs::read(&path).is_ok_and(|found| self.is_complete(verb, &found));
                if is_complete {
                    fs::remove_file(&path).context("cannot remove the finished games")?;
                }
                command.args(["games", "--games", "256", "--nodes", "50", "--output"]).arg(path);
            }
            Verb::Book => {
                let games = self.root.join("crates/engine/src/book/lines.pgn");
                command.args(["book", "build"]).args(std::iter::repeat_n(games, GAMES_REPEATS));
                command.args(["--format", if is_odd { "polyglot" } else { "own" }, "-o"]);
                command.arg(folder.join("book.bin"));
            }
            Verb::Bundle => {
                let axis = if is_odd { "evasions" } else { "repetition" };
                command.args(["bundle", "--draft", "--axis", axis, "--output"]);
                command.arg(folder.join("bundle.tar.xz"));
            }
        }
        Ok(command)
    }

    /// Runs the command until it ends or is killed.
    fn run(&self, verb: Verb, mut command: Command, mark: &str, moment: Option<Moment>) -> Result<Ended> {
        let log = File::create(self.log(verb)).context("cannot create the log of a call")?;
        command.current_dir(&self.root).env("TMPDIR", self.temporary(verb)).env(MARK, mark);
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let begun = Instant::now();
        let mut victim =
            KilledOnDrop(command.spawn().with_context(|| format!("`{}` does not start", verb.name()))?);
        let folder = self.folder_of(verb);
        loop {
            if let Some(status) = victim.0.try_wait()? {
                return Ok(Ended::ByItself(status));
            }
            children::check()?;
            ensure!(begun.elapsed() < PATIENCE, "`{}` does not end", verb.name());
            let left = moment.map_or(LOOK * 20, |moment| moment.after.saturating_sub(begun.elapsed()));
            if let Some(moment) = moment.filter(|_| left.is_zero()) {
                let writes = leftovers::is_writing(&folder, victim.0.id());
                // `tune` appends to its file without a temporary file, so `writes` is never true.
                if writes || !moment.writing || verb == Verb::Tune {
                    victim.0.kill().context("cannot kill it")?;
                    victim.0.wait()?;
                    return Ok(Ended::Killed(writes));
                }
            }
            std::thread::sleep(left.clamp(LOOK, LOOK * 20));
        }
    }

    /// Reads and checks all files in a verb's folder, and returns the units of work in them.
    fn look(&self, verb: Verb) -> Result<Units> {
        let folder = self.folder_of(verb);
        match verb {
            Verb::Calibrate => {
                let kept: Option<Calibration> = calibration::read(&folder.join("calibration.json"))?;
                let trials = kept.map_or(Vec::new(), |kept| kept.trials);
                let resumable: BTreeSet<String> =
                    trials.iter().map(|trial| format!("{:?} {:?}", trial.case, trial.centres)).collect();
                Ok(Units { stored: resumable.clone(), resumable })
            }
            Verb::Choose => {
                let [unfinished, record] = [".unfinished.json", "record.json"]
                    .map(|name| sealed::load::<Record>(&folder.join(name)));
                let runs =
                    sealed::load::<Runs>(&folder.join(runs::FILE))?.map_or(Vec::new(), |kept| kept.runs);
                check_text_files(&folder)?;
                let mut resumable = launches(unfinished?.as_ref());
                resumable.extend(runs.iter().map(|run| format!("the run begun at {}", run.started)));
                Ok(Units {
                    stored: resumable.union(&launches(record?.as_ref())).cloned().collect(),
                    resumable,
                })
            }
            Verb::Tune | Verb::Book | Verb::Bundle => {
                let path = folder.join(verb.file().unwrap_or_default());
                let Ok(found) = fs::read(&path) else { return Ok(Units::default()) };
                if verb == Verb::Tune {
                    let is_part =
                        self.complete.get(&verb).is_none_or(|(complete, _)| complete[0].starts_with(&found));
                    ensure!(is_part, "{} is not the beginning of the complete file", path.display());
                    let resumable = blocks(&found);
                    return Ok(Units { stored: resumable.clone(), resumable });
                }
                let is_one_of_them = self.is_complete(verb, &found);
                let name = verb.name();
                ensure!(
                    is_one_of_them,
                    "{} is neither of the two files that `{name}` writes",
                    path.display()
                );
                Ok(Units::default())
            }
        }
    }

    /// Returns true if this is a complete file of the verb, or if no complete file is known yet.
    fn is_complete(&self, verb: Verb, found: &[u8]) -> bool {
        self.complete.get(&verb).is_none_or(|(complete, _)| complete.iter().any(|complete| complete == found))
    }

    /// Removes the temporary files and folders that are left although no call runs, and returns
    /// their paths.
    fn strays(&self, verb: Verb) -> Vec<String> {
        let mut found = leftovers::temporaries(&self.folder_of(verb));
        // Only `calibrate` and `choose` launch engines in the folder `launches` and clean up after
        // killed launches, so this folder must be clean only after one of these.
        if verb.file().is_none() {
            found.extend(leftovers::temporaries(&workspace::target(&self.root).join("launches")));
        }
        let temporary = fs::read_dir(self.temporary(verb)).into_iter().flatten().flatten();
        let temporary = temporary.map(|entry| entry.path());
        found.extend(temporary.filter(|path| path.extension().is_none_or(|end| end != "lock")));
        for path in &found {
            // A file that cannot be removed is reported again after the next call.
            let _ = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path));
        }
        found.iter().map(|path| path.display().to_string()).collect()
    }
}

/// Returns the names of the complete blocks in a file of games. Its header has 52 bytes. Each block
/// begins with eight bytes; the first four are the length of what follows those eight.
fn blocks(bytes: &[u8]) -> BTreeSet<String> {
    let (mut blocks, mut at) = (BTreeSet::new(), 52);
    while let Some(length) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        let end = at + 8 + u32::from_le_bytes(*length) as usize;
        if end > bytes.len() {
            break;
        }
        blocks.insert(format!("block at byte {at}"));
        at = end;
    }
    blocks
}

/// Adds the fault "{subject} {predicate}" for each subject, and returns their number.
fn add(faults: &mut Vec<String>, subjects: Vec<String>, predicate: &str) -> u32 {
    let count = subjects.len() as u32;
    faults.extend(subjects.into_iter().map(|subject| format!("{subject} {predicate}")));
    count
}

fn launches(record: Option<&Record>) -> BTreeSet<String> {
    let rows = record.into_iter().flat_map(|record| &record.whole_engines.survey.comparisons);
    let launches = rows.flat_map(|row| row.launches.iter().map(move |launch| (&row.candidate, launch)));
    launches.map(|(candidate, launch)| format!("{candidate} {launch:?}")).collect()
}

/// Checks that the HTML, SVG and TOML files, which have no checksum, are complete.
fn check_text_files(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let end = match path.extension().and_then(|end| end.to_str()) {
            Some("html") => "</html>",
            Some("svg") => "</svg>",
            Some("toml") => "",
            _ => continue,
        };
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        ensure!(text.trim_end().ends_with(end), "{} has no end", path.display());
        if end.is_empty() {
            text.parse::<toml::Table>().with_context(|| format!("{} is not TOML", path.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    /// Returns a harness without builds, in which a shell takes the place of all programs.
    fn harness() -> (TempDir, Harness) {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("kills");
        let [lab, engine, tune] = ["sh"; 3].map(PathBuf::from);
        let complete =
            [(Verb::Book, ([b"own".to_vec(), b"polyglot".to_vec()], Duration::from_secs(1)))].into();
        let harness = Harness { root: root.path().to_owned(), folder, lab, engine, tune, complete };
        fs::create_dir_all(harness.folder_of(Verb::Book)).unwrap();
        (root, harness)
    }

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn calls_are_killed_at_their_moment() {
        let (_root, harness) = harness();
        let run = |script: &str, after: u64, writing: bool| {
            let moment = Moment { after: Duration::from_millis(after), writing };
            let begun = Instant::now();
            let ended = harness.run(Verb::Book, shell(script), "none", Some(moment)).unwrap();
            (ended, begun.elapsed())
        };
        let (ended, took) = run("exec sleep 60", 100, false);
        assert!(matches!(ended, Ended::Killed(false)), "{ended:?}");
        assert!((Duration::from_millis(100)..Duration::from_secs(30)).contains(&took), "{took:?}");
        let (ended, _) = run("sleep 0.1; : > kills/book/.half-$$-0; exec sleep 60", 1, true);
        assert!(matches!(ended, Ended::Killed(true)), "{ended:?}");
        assert_eq!(harness.strays(Verb::Book).len(), 1);
        assert_eq!(harness.strays(Verb::Book), [""; 0], "they are reported once");
        let (ended, _) = run("echo no such book >&2; exit 3", 30_000, false);
        let Ended::ByItself(status) = ended else { panic!("{ended:?}") };
        assert_eq!((status.code(), harness.last_line(Verb::Book)), (Some(3), "no such book".to_owned()));
    }

    #[test]
    fn incomplete_files_are_recognised() {
        let (_root, harness) = harness();
        let path = harness.folder_of(Verb::Book).join("book.bin");
        assert!(harness.look(Verb::Book).is_ok(), "it may not be there yet");
        for (bytes, is_complete) in [("own", true), ("polyglot", true), ("poly", false), ("", false)] {
            fs::write(&path, bytes).unwrap();
            assert_eq!(harness.look(Verb::Book).is_ok(), is_complete, "{bytes}");
        }
        harness.put_aside(Verb::Book, 7).unwrap();
        assert!(!path.exists() && harness.folder.join("book-7/book.bin").exists());
    }

    #[test]
    fn complete_blocks_of_unfinished_games_are_resumable() {
        let (_root, mut harness) = harness();
        let complete = [vec![7; 52], vec![2, 0, 0, 0], vec![9; 6], vec![1, 0, 0, 0], vec![9; 5]].concat();
        harness.complete.insert(Verb::Tune, ([complete.clone(), complete.clone()], Duration::from_secs(1)));
        let path = harness.folder_of(Verb::Tune).join("games.bin");
        fs::create_dir_all(harness.folder_of(Verb::Tune)).unwrap();
        for (end, blocks) in [(20, 0), (52, 0), (61, 0), (62, 1), (70, 1), (71, 2)] {
            fs::write(&path, &complete[..end]).unwrap();
            assert_eq!(harness.look(Verb::Tune).unwrap().resumable.len(), blocks, "{end}");
        }
        harness.command(Verb::Tune, 0).unwrap();
        assert!(!path.exists(), "finished games are removed");
        fs::write(&path, "torn").unwrap();
        assert!(harness.look(Verb::Tune).is_err());
    }

    #[test]
    fn launches_of_unfinished_and_finished_choices_are_read() {
        let (_root, harness) = harness();
        let folder = harness.folder_of(Verb::Choose);
        fs::create_dir_all(&folder).unwrap();
        let text = fs::read(plywright_testing::checkout().join("tests/fixtures/record.json")).unwrap();
        fs::write(folder.join(".unfinished.json"), &text).unwrap();
        let units = harness.look(Verb::Choose).unwrap();
        assert!(!units.resumable.is_empty() && units.resumable == units.stored);
        fs::rename(folder.join(".unfinished.json"), folder.join("record.json")).unwrap();
        let after = harness.look(Verb::Choose).unwrap();
        assert!(after.resumable.is_empty() && after.stored == units.stored, "a finished run has them");
        for (name, bytes) in
            [("index.html", "<html>"), ("choice.toml", "a = "), ("record.json", "{\"schema\": 3,")]
        {
            fs::write(folder.join(name), bytes).unwrap();
            assert!(harness.look(Verb::Choose).is_err(), "{name}");
            if name != "record.json" {
                fs::remove_file(folder.join(name)).unwrap();
            }
        }
    }

    #[test]
    fn failures_and_leftovers_are_reported() {
        let (root, harness) = harness();
        // The shell takes the verb's words as its own arguments, and fails.
        let call = harness.call(Verb::Book, 0, 3, None).unwrap();
        assert_eq!(call.wrong, Wrong { failed: 1, ..Wrong::default() }, "{:?}", call.faults);
        assert!(call.faults[0].starts_with("failed instead of resuming: "), "{:?}", call.faults);
        assert_eq!(call.killed, None);
        // Only a verb that launches engines reports a copy of an engine that is left in `launches`.
        let launches = workspace::target(root.path()).join("launches");
        fs::create_dir_all(&launches).unwrap();
        let left = launches.join(".half-4194999-0");
        fs::write(&left, "").unwrap();
        assert_eq!((harness.strays(Verb::Book).len(), left.exists()), (0, true));
        assert_eq!((harness.strays(Verb::Choose).len(), left.exists()), (1, false));
        // The shell takes `book`, the verb's first argument, for the name of a script. This one
        // leaves an incomplete file.
        fs::write(root.path().join("book"), "printf torn > kills/book/book.bin").unwrap();
        let call = harness.call(Verb::Book, 0, 4, None).unwrap();
        assert_eq!(call.wrong, Wrong { torn: 1, ..Wrong::default() }, "{:?}", call.faults);
        let fault = "after the call: kills/book/book.bin is neither of the two files that `book` writes";
        assert_eq!(call.faults, [fault]);
        assert!(harness.folder.join("book-4/book.bin").exists());
    }
}
