//! Tests of UCI engines, with shell scripts that speak UCI and answer at once, and with the real
//! Stockfish if it is installed.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use super::alike::check;
use super::ready::{Ready, ready};
use super::*;
use crate::measure::lockstep::{self, Answers, Cores, Load, Outcome, Setup, Until};
use crate::measure::rounds;
use crate::programs::asked::Asked;
use crate::programs::asked::read;
use crate::record::Comparison;
use crate::rng::Rng;

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Makes an executable script that runs `uci` when it is greeted and `go` when it is asked to
    /// search `$n` nodes.
    fn script(&self, name: &str, uci: &str, go: &str) -> String {
        let script = format!(
            "while read -r word kind n rest; do case \"$word\" in\nuci) {uci};;\nisready) echo readyok;;\n\
             setoption) echo \"$kind $n $rest\" >> '{path}.set';;\nposition) fen=$n;;\ngo) {go};;\nesac; done",
            path = self.path(name).display()
        );
        crate::os::scripts::script(self.0.path(), name, &script).display().to_string()
    }

    /// Makes a script with the usual greeting that runs `go` when it is asked to search.
    fn engine(&self, name: &str, go: &str) -> String {
        let hash = "option name Hash type spin default 16 min 4 max 64";
        self.script(name, &format!("echo id name Script; echo '{hash}'; echo uciok"), go)
    }

    /// Tries the command and returns the prepared engine.
    fn ready(&self, command: &str, options: &[&str]) -> crate::error::Result<Ready> {
        ready(&asked(&[&format!("a={command}"), "b=true"], options)[0], self.0.path())
    }

    #[track_caller]
    fn refused(&self, command: &str, options: &[&str]) -> String {
        let error = self.ready(command, options).unwrap_err().to_string();
        let begin = format!("the command `a` (`{command}`): ");
        error.strip_prefix(&begin).unwrap_or_else(|| panic!("no command in front: {error}")).to_owned()
    }

    fn engines(&self, asked: &[Asked]) -> Vec<UciEngine> {
        asked.iter().map(|command| ready(command, self.0.path()).unwrap().uci_engine).collect()
    }

    /// Checks whether these commands give the same answers in two positions. Returns the names of
    /// those that do not.
    fn check(&self, commands: &[&str], unequal: bool) -> crate::error::Result<Vec<String>> {
        let slices = ["one", "two"].map(|fen| Slice { fen: fen.into(), limit: Limit::Nodes(500) }).to_vec();
        let engines = self.engines(&asked(commands, &[]));
        let mut rng = Rng::new(1, "check");
        let (differences, slices) = check(&engines, slices, unequal, self.0.path(), &mut rng)?;
        assert!(unequal || slices.len() == 2);
        Ok(differences.into_iter().map(|difference| difference.program).collect())
    }

    /// Compares the first engine with the second in one launch.
    fn compare(&self, engines: &[UciEngine], slices: &[Slice], answers: Answers) -> Outcome {
        let setup = Setup {
            tasks: slices,
            folder: self.0.path(),
            samples: 12,
            answers,
            load: Load::Idle,
            cores: Cores::Fast,
        };
        let plan = rounds::Plan { fewest: 1, most: 1, time: Duration::from_secs(60) };
        let until = Until { plan, open: &|_: &[Comparison]| Vec::new() };
        let mut rng = Rng::new(1, "compare");
        lockstep::compare(&engines[0], &engines[1..], &setup, &until, &mut rng, &|_| {}).unwrap()
    }
}

fn asked(commands: &[&str], options: &[&str]) -> Vec<Asked> {
    read(commands, options).unwrap()
}

const BEST: &str = "echo info depth 3 score cp 12 nodes $n time 1 pv e2e4; echo bestmove e2e4";

#[test]
fn a_script_runs_in_place_with_the_smallest_hash() {
    let folder = Folder::new();
    let engine = folder.engine("engine", BEST);
    let ready = folder.ready(&engine, &[]).unwrap();
    assert_eq!(ready.says, "Script");
    assert_eq!(ready.in_place.as_deref(), Some("a script"));
    // The table has its smallest size; the engine has no other option that would be set.
    assert_eq!(ready.uci_engine.options, [("Hash".to_owned(), "4".to_owned())]);
    let set = || fs::read_to_string(folder.path("engine.set")).unwrap();
    assert_eq!(set(), "name Hash value 4\n");
    fs::remove_file(folder.path("engine.set")).unwrap();
    folder.ready(&engine, &["a:hash=32"]).unwrap();
    assert_eq!(set(), "name Hash value 32\n");
}

#[test]
fn a_bad_command_or_option_gives_one_clear_error() {
    let folder = Folder::new();
    let engine = folder.engine("engine", BEST);
    let text = folder.path("text");
    fs::write(&text, "text").unwrap();
    let (text, here) = (text.display().to_string(), folder.0.path().display().to_string());
    let cases: [(String, &[&str], &str); 7] = [
        (engine.clone(), &["Speed=1"], "it has no option `Speed`; its options are Hash"),
        (engine, &["Hash=65"], "its option `Hash` takes a whole number from 4 to 64, not `65`"),
        (text.clone(), &[], &format!("{text} is not executable")),
        ("/nowhere/engine".into(), &[], "there is no file /nowhere/engine"),
        ("no-such-engine".into(), &[], "there is no program `no-such-engine` in the folders of `PATH`"),
        (here.clone(), &[], &format!("{here} is not a file")),
        ("true".into(), &[], "it ended after `uci` (exit status: 0)"),
    ];
    for (command, options, wanted) in cases {
        assert_eq!(folder.refused(&command, options), wanted);
    }
    let endless = format!("yes '{}'", "info ".repeat(200));
    for (name, uci, wanted) in [
        ("dying", "echo no net >&2; exit 3", "it ended after `uci` (exit status: 3): no net"),
        ("line", "head -c 2000000 /dev/zero", "it printed a line of more than 1 MiB after `uci`"),
        ("endless", &endless, "it printed 16 MiB after `uci` and no `uciok` among them"),
    ] {
        assert_eq!(folder.refused(&folder.script(name, uci, ""), &[]), wanted);
    }
    let error = Process::launch("text", &PathBuf::from(text), 1, &[]).unwrap_err().to_string();
    assert!(error.starts_with("the program `text` does not start"), "{error}");
}

#[test]
fn output_that_is_not_utf_8_is_accepted() {
    let folder = Folder::new();
    let latin = folder.script("latin", "printf 'id name J\\366rg\\n\\000\\377\\n'; echo uciok", BEST);
    assert_eq!(folder.ready(&latin, &[]).unwrap().says, "J\u{fffd}rg");
}

#[test]
#[cfg(target_os = "linux")]
fn a_hanging_engine_ends_with_its_children() {
    let folder = Folder::new();
    let mute =
        folder.engine("mute", &format!("sleep 60 & echo $! > '{}'; wait", folder.path("id").display()));
    assert!(folder.refused(&mute, &[]).starts_with("it gave no `bestmove` within 2 s of `go nodes 1000`"));
    let id = fs::read_to_string(folder.path("id")).unwrap();
    // Its parent may not have reaped it yet, but it has ended.
    let is_gone =
        || fs::read_to_string(format!("/proc/{}/stat", id.trim())).map_or(true, |stat| stat.contains(") Z "));
    let begun = std::time::Instant::now();
    while !is_gone() {
        assert!(begun.elapsed() < Duration::from_secs(20), "process {id} is still there");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Each script except the first lacks something that most engines understand.
#[test]
fn engines_are_asked_only_for_what_they_understand() {
    let folder = Folder::new();
    let best = "echo info depth $n score cp 12 nodes 7; echo bestmove e2e4";
    let by_depth = |other: &str| format!("case $kind in depth) {best};; *) {other};; esac");
    let far = by_depth("echo info score cp 1 nodes 5000000; echo bestmove e2e4");
    let button = "echo option name Clear Hash type button; echo uciok; ";
    let cases = [
        ("plain", BEST.to_owned(), "echo uciok", true, Forget::NewGame),
        ("deaf", by_depth(":"), "echo uciok", false, Forget::NewGame),
        ("mortal", by_depth("exit 3"), "echo uciok", false, Forget::NewGame),
        ("endless", far, "echo uciok", false, Forget::NewGame),
        ("old", BEST.to_owned(), "echo uciok;; ucinewgame) exit 4", true, Forget::Nothing),
        ("button", by_depth(":"), &format!("{button};; ucinewgame) exit 4"), false, Forget::ClearHash),
    ];
    for (name, go, uci, keeps_nodes, forget) in cases {
        let ready = folder.ready(&folder.script(name, uci, &go), &[]).unwrap();
        let Source::Foreign { forget: found, .. } = ready.uci_engine.source else { panic!("{name}") };
        assert_eq!((ready.keeps_nodes, found), (keeps_nodes, forget), "{name}");
    }
    let mute = folder.engine("mute", "exit 5");
    assert_eq!(
        folder.refused(&mute, &[]),
        "it ended after `go nodes 1000` (exit status: 5); then it ended after `go depth 1` (exit status: 5)"
    );
}

/// A search of depth 3 or more takes 0.3 s, a shallower one next to nothing. Every search of
/// position `two` takes next to nothing.
#[test]
fn a_depth_is_found_for_each_position() {
    let folder = Folder::new();
    let script = folder.script(
        "deep",
        "echo uciok",
        "test $n -ge 3 && test $fen != two && sleep 0.3; echo info depth $n score cp 1; echo bestmove e2e4",
    );
    let engines = folder.engines(&asked(&[&format!("a={script}"), &format!("b={script}")], &[]));
    let find = |fens: &[&str]| {
        let length = Duration::from_millis(250);
        calibrate_depths(&engines[0], fens, length, folder.0.path(), &mut Rng::new(1, "depths"))
    };
    let wanted = ["one", "three"].map(|fen| Slice { fen: fen.into(), limit: Limit::Depth(3) });
    assert_eq!(find(&["one", "two", "three"]).unwrap(), wanted);
    assert!(find(&["two"]).unwrap_err().to_string().contains("most positions cannot be used"));
    // The engine does not report the nodes that it searched.
    let slices = vec![Slice { fen: "one".into(), limit: Limit::Depth(1) }];
    let error = check(&engines, slices, true, folder.0.path(), &mut Rng::new(1, "check"));
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with("`a` does not report its nodes (position fen one, go depth 1)"), "{error}");
}

#[test]
fn the_json_of_a_slice_does_not_change() {
    for (limit, text) in
        [(Limit::Nodes(4_000), r#"{"fen":"f","nodes":4000}"#), (Limit::Depth(7), r#"{"fen":"f","depth":7}"#)]
    {
        let slice = Slice { fen: "f".into(), limit };
        assert_eq!(serde_json::to_string(&slice).unwrap(), text);
        assert_eq!(serde_json::from_str::<Slice>(text).unwrap(), slice);
    }
    assert!(serde_json::from_str::<Slice>(r#"{"fen":"f"}"#).is_err());
}

/// A shell can be copied, and its script tells it whether it is the copy.
#[test]
#[cfg(target_os = "linux")]
fn a_program_that_needs_its_own_place_is_not_copied() {
    let folder = Folder::new();
    let is_copy = "case $(readlink /proc/$$/exe) in */trial*) true;; *) false;; esac";
    let run = |name: &str, go: &str| {
        let script = folder.engine(name, go);
        folder.ready(&format!("sh {script}"), &[]).unwrap().in_place
    };
    assert_eq!(run("whole", BEST), None);
    let reason = run("needy", &format!("{is_copy} && exit 9; {BEST}"));
    assert_eq!(reason.as_deref(), Some("a copy fails: it ended after `go nodes 1000` (exit status: 9)"));
    let reason = run("other", &format!("{is_copy} && echo bestmove a2a3; {BEST}")).unwrap();
    let wanted = "a copy of it answers `bestmove a2a3`, and the file itself `bestmove e2e4, cp 12";
    assert!(reason.starts_with(wanted), "{reason}");
}

#[test]
fn different_answers_are_refused_with_the_position() {
    let folder = Folder::new();
    let score = |name: &str, score: &str| {
        folder.engine(name, &format!("echo info depth 3 score {score} nodes $n; echo bestmove e2e4"))
    };
    let commands = [
        format!("a={}", score("one", "cp 12")),
        format!("b={}", score("same", "cp 12")),
        format!("c={}", score("other", "cp 13 lowerbound")),
    ];
    let commands = [0, 1, 2].map(|at| commands[at].as_str());
    assert!(folder.check(&commands[..2], false).unwrap().is_empty());
    let error = folder.check(&commands, false).unwrap_err().to_string();
    for part in [
        "`c` answers `bestmove e2e4, cp 13 lowerbound, depth 3, 500 nodes`",
        "where `a` answers `bestmove e2e4, cp 12, depth 3, 500 nodes`",
        "(position fen one, go nodes 500)",
        "not builds of one program",
        "`--unequal`",
    ] {
        assert!(error.contains(part), "{error}");
    }
    assert_eq!(folder.check(&commands, true).unwrap(), ["c"]);
}

/// Eight times the nodes in eight times the time is the same speed if nodes per second are
/// compared.
#[test]
fn unequal_engines_are_timed_per_node() {
    let folder = Folder::new();
    let busy = |name: &str, times: u32| {
        let go = format!(
            "k=$((n*{times})); i=$k; while [ $i -gt 0 ]; do i=$((i-1)); done; echo info score cp 1 nodes $k; echo bestmove e2e4"
        );
        format!("{name}={}", folder.engine(name, &go))
    };
    let engines = folder.engines(&asked(&[&busy("a", 1), &busy("b", 8)], &[]));
    let slices = [Slice { fen: "one".into(), limit: Limit::Nodes(2_000) }];
    let equal = folder.compare(&engines, &slices, Answers::Equal);
    assert!(equal.comparisons.is_empty(), "they do not answer alike");
    // By the clock it would be the log of an eighth, -2.1. The bound leaves room for a busy
    // machine.
    let any = folder.compare(&engines, &slices, Answers::Any);
    let by_the_node = any.comparisons[0].launches[0].centre().unwrap() / 1e6;
    assert!(by_the_node.abs() < 1.2, "{by_the_node}");
}

/// Runs the real engine through everything once: start, copy, slices, equal answers, one launch.
#[test]
fn stockfish_answers_alike_as_two_commands() {
    const STOCKFISH: &str = "/usr/games/stockfish";
    if !std::path::Path::new(STOCKFISH).exists() {
        eprintln!("skipped: {STOCKFISH} is not here; get it with `apt install stockfish`");
        return;
    }
    let folder = Folder::new();
    let asked = asked(&[STOCKFISH, STOCKFISH], &["Use NNUE=true"]);
    let engine = ready(&asked[0], folder.0.path()).unwrap();
    assert!(engine.says.starts_with("Stockfish"), "{}", engine.says);
    assert_eq!(engine.in_place, None);
    let set: Vec<&str> = engine.uci_engine.options.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(set, ["Hash", "Threads", "Use NNUE"]);
    let slices = POSITIONS[..6]
        .iter()
        .map(|fen| Slice { fen: (*fen).to_owned(), limit: Limit::Nodes(1_500) })
        .collect();
    let engines = folder.engines(&asked);
    let (_, slices) = check(&engines, slices, false, folder.0.path(), &mut Rng::new(1, "stockfish")).unwrap();
    let outcome = folder.compare(&engines, &slices, Answers::Equal);
    assert!(outcome.faults.is_empty(), "{:?}", outcome.faults);
    assert_eq!(outcome.comparisons[0].launches[0].samples(), 16);
}
