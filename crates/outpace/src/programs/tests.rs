//! Commands that are no engines: shell scripts that speak UCI and answer at once; records made of synthetic launches; and the
//! real Stockfish, where it is.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use super::alike::check;
use super::asked::{Asked, read};
use super::ready::{Ready, ready};
use super::*;
use crate::lockstep::{self, Answers, Setup, Until};
use crate::record::{CONTROL, Comparison, Judgement, Launch, Machine, Missing, Verdict};
use crate::rng::Rng;
use crate::rounds;
use crate::sealed as json;
use crate::uci;
use crate::verdict::RULES;

/// A folder of engines.
struct Yard(tempfile::TempDir);

impl Yard {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// An executable script that does `uci` when it is greeted and `go` when it is to search `$n` nodes.
    fn script(&self, name: &str, uci: &str, go: &str) -> String {
        let path = self.path(name);
        let script = format!(
            "#!/bin/sh\nwhile read -r word kind n rest; do case \"$word\" in\nuci) {uci};;\nisready) echo readyok;;\n\
             setoption) echo \"$kind $n $rest\" >> '{path}.set';;\nposition) fen=$n;;\ngo) {go};;\nesac; done\n",
            path = path.display()
        );
        fs::write(&path, script).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.display().to_string()
    }

    /// One that says what most do and does that when it is to search.
    fn engine(&self, name: &str, go: &str) -> String {
        let hash = "option name Hash type spin default 16 min 4 max 64";
        self.script(name, &format!("echo id name Script; echo '{hash}'; echo uciok"), go)
    }

    fn asked(commands: &[&str], options: &[&str]) -> Vec<Asked> {
        let owned = |all: &[&str]| all.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
        read(&owned(commands), &owned(options)).unwrap()
    }

    /// The first of two equal commands, tried.
    fn ready(&self, command: &str, options: &[&str]) -> anyhow::Result<Ready> {
        ready(&Self::asked(&[&format!("a={command}"), "b=true"], options)[0], self.0.path())
    }

    #[track_caller]
    fn refused(&self, command: &str, options: &[&str]) -> String {
        let error = self.ready(command, options).unwrap_err().to_string();
        let begin = format!("the command `a` (`{command}`): ");
        error
            .strip_prefix(&begin)
            .unwrap_or_else(|| panic!("it does not begin with its name: {error}"))
            .to_owned()
    }

    /// Whether these answer alike, in two positions.
    fn check(&self, commands: &[&str], unequal: bool) -> anyhow::Result<super::alike::Checked> {
        let asked = Self::asked(commands, &[]);
        let uci_engines: Vec<_> =
            asked.iter().map(|one| ready(one, self.0.path()).unwrap().uci_engine).collect();
        let slices = ["one", "two"].map(|fen| Slice { fen: fen.into(), nodes: 500 });
        check(&uci_engines, slices.to_vec(), unequal, self.0.path(), &mut Rng::new(1, "check"))
    }
}

const BEST: &str = "echo info depth 3 score cp 12 nodes $n time 1 pv e2e4; echo bestmove e2e4";

#[test]
fn a_script_runs_in_place_with_a_small_table_and_what_is_asked_for() {
    let yard = Yard::new();
    let engine = yard.engine("engine", BEST);
    let ready = yard.ready(&engine, &[]).unwrap();
    assert_eq!(ready.engine.says, "Script");
    assert_eq!(ready.engine.runs, Runs::InPlace { reason: "a script".into() });
    // As small as it goes; it has no other option that would be set.
    assert_eq!(ready.engine.options, [("Hash".to_owned(), "4".to_owned())]);
    let set = || fs::read_to_string(yard.path("engine.set")).unwrap();
    assert_eq!(set(), "name Hash value 4\n");
    fs::remove_file(yard.path("engine.set")).unwrap();
    yard.ready(&engine, &["a:hash=32"]).unwrap();
    assert_eq!(set(), "name Hash value 32\n");
}

#[test]
fn an_option_that_the_engine_would_ignore_is_refused() {
    let yard = Yard::new();
    let engine = yard.engine("engine", BEST);
    assert_eq!(yard.refused(&engine, &["Speed=1"]), "it has no option `Speed`; its options are Hash");
    assert_eq!(
        yard.refused(&engine, &["Hash=65"]),
        "its option `Hash` takes a whole number from 4 to 64, not `65`"
    );
}

#[test]
fn a_program_that_is_no_engine_is_one_clear_error() {
    let yard = Yard::new();
    let text = yard.path("text");
    fs::write(&text, "text").unwrap();
    let text = text.display().to_string();
    assert_eq!(yard.refused(&text, &[]), format!("{text} may not be executed"));
    assert!(yard.refused("/nowhere/engine", &[]).starts_with("there is no file /nowhere/engine"));
    assert!(yard.refused("no-such-engine", &[]).contains("`PATH`"));
    let folder = yard.0.path().display().to_string();
    assert_eq!(yard.refused(&folder, &[]), format!("{folder} is not a file"));
    assert!(yard.refused("true", &[]).starts_with("it ended after `uci` (exit status: 0)"));
    let dying = yard.script("dying", "echo the net is missing >&2; exit 3", "");
    assert_eq!(yard.refused(&dying, &[]), "it ended after `uci` (exit status: 3): the net is missing");
    let line = yard.script("line", "head -c 2000000 /dev/zero", "");
    assert_eq!(yard.refused(&line, &[]), "it printed a line of more than 1 MiB after `uci`");
    let endless = yard.script("endless", &format!("yes '{}'", "info ".repeat(200)), "");
    assert!(yard.refused(&endless, &[]).ends_with("after `uci` and no `uciok` among them"));
}

#[test]
fn what_is_not_utf_8_is_read_all_the_same() {
    let yard = Yard::new();
    let latin = yard.script("latin", "printf 'id name J\\366rg\\n\\000\\377\\n'; echo uciok", BEST);
    assert_eq!(yard.ready(&latin, &[]).unwrap().engine.says, "J\u{fffd}rg");
}

#[test]
fn an_engine_without_go_nodes_is_refused() {
    let yard = Yard::new();
    let mad = yard.engine("mad", "echo info depth 9 score cp 1 nodes 5000000; echo bestmove e2e4");
    assert_eq!(yard.refused(&mad, &[]), "it does not keep to `go nodes 1000`: 5000000 nodes were searched");
}

#[test]
#[cfg(target_os = "linux")]
fn an_engine_that_hangs_ends_with_all_that_it_has_started() {
    let yard = Yard::new();
    let mute = yard.engine("mute", &format!("sleep 60 & echo $! > '{}'; wait", yard.path("id").display()));
    assert!(yard.refused(&mute, &[]).starts_with("it gave no `bestmove` within 2 s of `go nodes 1000`"));
    let id = fs::read_to_string(yard.path("id")).unwrap();
    // Nobody may have asked yet how it ended; that it has is enough.
    let is_gone =
        || fs::read_to_string(format!("/proc/{}/stat", id.trim())).map_or(true, |stat| stat.contains(") Z "));
    let begun = std::time::Instant::now();
    while !is_gone() {
        assert!(begun.elapsed() < Duration::from_secs(20), "process {id} is still there");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A shell is a program that can be copied; what it reads tells it whether it is the copy.
#[test]
#[cfg(target_os = "linux")]
fn a_program_that_needs_its_own_place_is_not_copied() {
    let yard = Yard::new();
    let is_copy = "case $(readlink /proc/$$/exe) in */trial*) true;; *) false;; esac";
    let run = |name: &str, go: &str| {
        let script = yard.engine(name, go);
        yard.ready(&format!("sh {script}"), &[]).unwrap().engine.runs
    };
    assert_eq!(run("whole", BEST), Runs::FreshCopies);
    let Runs::InPlace { reason } = run("needy", &format!("{is_copy} && exit 9; {BEST}")) else {
        panic!("a copy that dies")
    };
    assert_eq!(reason, "of a copy: it ended after `go nodes 1000` (exit status: 9)");
    let Runs::InPlace { reason } = run("other", &format!("{is_copy} && echo bestmove a2a3; {BEST}")) else {
        panic!("a copy that plays otherwise")
    };
    assert!(
        reason.starts_with("a copy of it answers `bestmove a2a3`, it itself `bestmove e2e4, cp 12"),
        "{reason}"
    );
}

#[test]
fn commands_that_do_not_answer_alike_are_refused_with_the_position_and_both_answers() {
    let yard = Yard::new();
    let score = |name: &str, score: &str| {
        yard.engine(name, &format!("echo info depth 3 score {score} nodes $n; echo bestmove e2e4"))
    };
    let (one, same, other) =
        (score("one", "cp 12"), score("same", "cp 12"), score("other", "cp 13 lowerbound"));
    let alike = yard.check(&[&format!("a={one}"), &format!("b={same}")], false).unwrap();
    assert_eq!((alike.differences.len(), alike.slices.len()), (0, 2));

    let commands = [&*format!("a={one}"), &format!("b={same}"), &format!("c={other}")];
    let told = yard.check(&commands, false).unwrap_err().to_string();
    for part in [
        "`c` answers `bestmove e2e4, cp 13 lowerbound, depth 3, 500 nodes`",
        "where `a` answers `bestmove e2e4, cp 12, depth 3, 500 nodes`",
        "(position fen one, go nodes 500)",
        "not builds of one engine",
        "`--unequal`",
    ] {
        assert!(told.contains(part), "{told}");
    }
    let checked = yard.check(&commands, true).unwrap();
    let of: Vec<&str> = checked.differences.iter().map(|difference| difference.of.as_str()).collect();
    assert_eq!(of, ["c"]);
}

#[test]
fn an_engine_that_does_not_repeat_itself_is_told_from_one_that_is_another() {
    let yard = Yard::new();
    let fickle = yard.engine("fickle", "echo info score cp $$ nodes $n; echo bestmove e2e4");
    let told = yard.check(&[&format!("a={fickle}"), &format!("b={fickle}")], false).unwrap_err().to_string();
    assert!(told.starts_with("`a` does not answer alike when it is asked again"), "{told}");
    let checked = yard.check(&[&format!("a={fickle}"), &format!("b={fickle}")], true).unwrap();
    let of: Vec<&str> = checked.differences.iter().map(|difference| difference.of.as_str()).collect();
    assert_eq!(of, [CONTROL, "b"]);
}

/// Eight times the nodes in eight times the time is the same speed where nodes a second are compared.
#[test]
fn unequal_engines_are_timed_by_the_node() {
    let yard = Yard::new();
    let busy = |name: &str, times: u32| {
        let go = format!(
            "k=$((n*{times})); i=$k; while [ $i -gt 0 ]; do i=$((i-1)); done; echo info score cp 1 nodes $k; echo bestmove e2e4"
        );
        format!("{name}={}", yard.engine(name, &go))
    };
    let asked = Yard::asked(&[&busy("a", 1), &busy("b", 8)], &[]);
    let uci_engines: Vec<_> = asked.iter().map(|one| ready(one, yard.0.path()).unwrap().uci_engine).collect();
    let slices = [Slice { fen: "one".into(), nodes: 2_000 }];
    let centre = |answers| {
        let outcome = lockstep::compare(
            &uci_engines[0],
            &uci_engines[1..],
            &Setup { tasks: &slices, folder: yard.0.path(), samples: 12, answers },
            &Until {
                plan: rounds::Plan { looks: &[1], time: Duration::from_secs(60) },
                open: &|_: &[Comparison]| Vec::new(),
            },
            &mut Rng::new(1, "duel"),
            &|_| {},
        )
        .unwrap();
        outcome.comparisons.first().map(|one| one.launches[0].centre().unwrap() / 1e6)
    };
    assert_eq!(centre(Answers::Equal), None, "they do not answer alike");
    // By the clock it would be the log of an eighth, -2.1. The bound bears with a crowded machine.
    let by_the_node = centre(Answers::Any).unwrap();
    assert!(by_the_node.abs() < 1.2, "{by_the_node}");
}

fn machine() -> Machine {
    Machine {
        key: "some-cpu".into(),
        vendor: "SomeVendor".into(),
        brand: "Some CPU".into(),
        family: 1,
        model: 2,
        stepping: 3,
        cpus: 4,
        hypervisor: None,
        levels: Vec::new(),
        os: "linux".into(),
        notes: Vec::new(),
    }
}

/// A record of a first command and others, each with its true gain.
fn record(gains: &[(&str, f64)]) -> Record {
    let mut rng = Rng::new(3, "record");
    let engine = |name: &str| Engine {
        name: name.to_owned(),
        command: format!("./{name} --flag"),
        says: "<b>An engine</b>".to_owned(),
        sha256: "00".repeat(32),
        bytes: 1,
        runs: Runs::FreshCopies,
        options: vec![("Hash".to_owned(), "1".to_owned())],
        fault: None,
    };
    let survey = Survey {
        looks: vec![20, 30],
        comparisons: std::iter::once(&(CONTROL, 0.0))
            .chain(gains)
            .map(|&(name, gain)| comparison(name, gain, &mut rng))
            .collect(),
        missing: Vec::new(),
    };
    let mut record = Record {
        schema: SCHEMA,
        kind: KIND.to_owned(),
        command: "cargo lab choose".to_owned(),
        started: 1,
        seed: 9,
        quick: true,
        machine: machine(),
        lab: Source { version: "1".into(), revision: None, dirty: false, sha256: String::new() },
        engines: std::iter::once("first").chain(gains.iter().map(|gain| gain.0)).map(engine).collect(),
        unequal: None,
        slice_seconds: 0.002,
        positions: vec![Slice { fen: "one".into(), nodes: 500 }],
        splits: Vec::new(),
        survey,
        confirmation: None,
        noise: Noise::default(),
        decision: Decision {
            rules: RULES,
            control: None,
            warnings: Vec::new(),
            judgements: Vec::new(),
            confirmation: None,
            winner: String::new(),
            command: String::new(),
            gain: None,
            because: String::new(),
        },
        phases: Vec::new(),
        sha256: String::new(),
    };
    record.decision = decide_commands(&record, RULES);
    record
}

fn comparison(name: &str, gain: f64, rng: &mut Rng) -> Comparison {
    let launches = (0..30).map(|_| {
        let own = gain.ln_1p() + 0.003 * rng.normal();
        let mut samples =
            || (0..6).map(|_| ((own + 0.01 * rng.normal()) * 1e6).round() as i32).collect::<Vec<_>>();
        Launch { cpu: None, baseline_first: samples(), candidate_first: samples() }
    });
    Comparison { candidate: name.to_owned(), launches: launches.collect() }
}

fn confirmed(mut record: Record, name: &str, gain: f64) -> Decision {
    let comparisons = vec![comparison(name, gain, &mut Rng::new(4, "confirm"))];
    record.confirmation = Some(Survey { looks: vec![20, 30], comparisons, missing: Vec::new() });
    decide_commands(&record, RULES)
}

fn verdict<'a>(decision: &'a Decision, name: &str) -> &'a Verdict {
    let is_it = |judgement: &&Judgement| judgement.variant == name;
    &decision.judgements.iter().find(is_it).unwrap().verdict
}

#[test]
fn copies_are_no_difference_and_what_is_slower_by_two_per_cent_is_found() {
    let decision = record(&[("copy", 0.0), ("slow", -0.02)]).decision;
    assert!(matches!(verdict(&decision, "copy"), Verdict::NoDifference { .. }), "{decision:?}");
    assert_eq!(*verdict(&decision, "slow"), Verdict::Slower);
    assert_eq!((decision.winner.as_str(), decision.command.as_str()), ("first", "./first --flag"));
    assert_eq!(decision.gain, None);
}

#[test]
fn the_fastest_wins_if_it_is_faster_again_on_fresh_launches() {
    let measured = || record(&[("good", 0.02), ("best", 0.04), ("slow", -0.02)]);
    assert_eq!(measured().decision.winner, "best", "whom to confirm");
    let decision = confirmed(measured(), "best", 0.035);
    assert_eq!((decision.winner.as_str(), decision.command.as_str()), ("best", "./best --flag"));
    assert!(decision.gain.is_some_and(|gain| (gain.gain - 0.035).abs() < 0.01), "{decision:?}");
    let decision = confirmed(measured(), "best", 0.0);
    assert_eq!(decision.command, "./first --flag");
    assert!(decision.because.contains("`best` was faster, but not again"), "{}", decision.because);
}

#[test]
fn a_winner_that_falls_out_or_is_not_judged_again_is_told_so() {
    let told = |confirmation: Survey| {
        let mut record = record(&[("best", 0.04)]);
        record.confirmation = Some(confirmation);
        let decision = decide_commands(&record, RULES);
        assert_eq!(decision.winner, "first");
        decision.because
    };
    let gone = Missing { candidate: "best".into(), reason: "ended after `go nodes 7`".into() };
    assert_eq!(
        told(Survey { missing: vec![gone], ..Survey::default() }),
        "`best` was faster, but fell out on fresh launches: it ended after `go nodes 7`, so `first` stands"
    );
    assert!(told(Survey::default()).contains("but was not measured on fresh launches"));
    let mut few = comparison("best", 0.04, &mut Rng::new(4, "few"));
    few.launches.truncate(1);
    let few = Survey { looks: vec![20, 30], comparisons: vec![few], missing: Vec::new() };
    assert!(told(few).contains("but could not be judged on fresh launches: "));
}

#[test]
fn nothing_wins_where_the_control_is_told_apart() {
    let mut fooled = record(&[("best", 0.04)]);
    fooled.survey.comparisons[0] = comparison(CONTROL, 0.03, &mut Rng::new(5, "fooled"));
    let decision = confirmed(fooled, "best", 0.04);
    assert_eq!(decision.winner, "first");
    assert!(decision.because.contains("too noisy"), "{}", decision.because);
}

#[test]
fn what_fell_out_is_told_with_its_reason() {
    let mut record = record(&[("copy", 0.0), ("mortal", 0.0)]);
    record.survey.comparisons.pop();
    record.engines[2].fault = Some("ended after `go nodes 7`".into());
    let decision = decide_commands(&record, RULES);
    let reason = "ended after `go nodes 7`".to_owned();
    assert_eq!(*verdict(&decision, "mortal"), Verdict::Unjudged { reason });
}

#[test]
fn a_record_comes_back_as_it_was() {
    let mut record = record(&[("other", -0.02)]);
    let difference = |of: &str| Difference {
        of: of.to_owned(),
        slice: Slice { fen: "<i>".into(), nodes: 500 },
        answer: "bestmove <script>".into(),
        first: "bestmove e2e4".into(),
    };
    record.unequal = Some(vec![difference("other")]);
    record.engines[1].runs = Runs::InPlace { reason: "<u>".into() };
    record.decision = decide_commands(&record, RULES);
    let text = json::write(&record).unwrap();
    let mut back: Record = json::read(&text, std::path::Path::new(FILE)).unwrap();
    back.sha256.clear();
    assert_eq!(back, record);
    assert_eq!(decide_commands(&back, RULES), record.decision);
}

#[test]
fn a_record_whose_machine_or_looks_cannot_be_is_refused() {
    let refused = |change: &dyn Fn(&mut Record), wanted: &str| {
        let mut hostile = record(&[("other", 0.0)]);
        change(&mut hostile);
        let error = format!("{:#}", json::write(&hostile).unwrap_err());
        assert!(error.contains(&format!("is no comparison of commands that can be: {wanted}")), "{error}");
    };
    refused(&|hostile| hostile.machine.key = "../..".into(), "its machine's key is `../..`");
    refused(&|hostile| hostile.survey.looks = vec![20, 20], "launch counts to look at do not rise: [20, 20]");
    refused(
        &|hostile| hostile.confirmation = Some(Survey { looks: vec![0, 20], ..Survey::default() }),
        "launch counts to look at do not rise: [0, 20]",
    );
}

/// The real thing, once: start, copy, slices, equality, one launch.
#[test]
fn stockfish_answers_alike_as_two_commands() {
    const STOCKFISH: &str = "/usr/games/stockfish";
    if !std::path::Path::new(STOCKFISH).exists() {
        eprintln!("skipped: {STOCKFISH} is not here; get it with `apt install stockfish`");
        return;
    }
    let yard = Yard::new();
    let asked = Yard::asked(&[STOCKFISH, STOCKFISH], &["Use NNUE=true"]);
    let all: Vec<Ready> = asked.iter().map(|one| ready(one, yard.0.path()).unwrap()).collect();
    let [one, other] = &all[..] else { panic!("two commands") };
    assert!(one.engine.says.starts_with("Stockfish"), "{}", one.engine.says);
    assert_eq!(one.engine.runs, Runs::FreshCopies);
    let set: Vec<&str> = one.engine.options.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(set, ["Hash", "Threads", "Use NNUE"]);
    let slices: Vec<Slice> =
        uci::POSITIONS[..6].iter().map(|fen| Slice { fen: (*fen).to_owned(), nodes: 1_500 }).collect();
    let uci_engines = [one.uci_engine.clone(), other.uci_engine.clone()];
    let mut rng = Rng::new(1, "stockfish");
    let checked = check(&uci_engines, slices, false, yard.0.path(), &mut rng).unwrap();
    let outcome = lockstep::compare(
        &uci_engines[0],
        &uci_engines[1..],
        &Setup { tasks: &checked.slices, folder: yard.0.path(), samples: 12, answers: Answers::Equal },
        &Until {
            plan: rounds::Plan { looks: &[1], time: Duration::from_secs(60) },
            open: &|_: &[Comparison]| Vec::new(),
        },
        &mut rng,
        &|_| {},
    )
    .unwrap();
    assert!(outcome.faults.is_empty(), "{:?}", outcome.faults);
    assert_eq!(outcome.comparisons[0].launches[0].samples(), 12);
}
