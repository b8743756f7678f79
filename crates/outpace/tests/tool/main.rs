//! The program as users run it: what it prints, which files it writes, how it exits.

#![cfg(unix)]

mod choose;
mod counters;
mod endings;
mod exports;
mod layouts;
mod presets;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A temporary folder with scripts, in which the program runs.
struct Scene {
    folder: tempfile::TempDir,
    /// The program divides its time limits by this number.
    haste: u32,
}

impl Scene {
    fn new() -> Self {
        let scene = Self { folder: tempfile::tempdir().expect("a folder"), haste: 1 };
        scene.script("echo", "while read -r line; do echo \"$line!\"; done");
        scene.script("other", "while read -r line; do echo \"$line?\"; done");
        scene.script("fails", "echo 'no such thing' >&2; exit 3");
        scene
    }

    /// A scene for programs that differ by far more than the noise of short launches.
    fn hastened(by: u32) -> Self {
        Self { haste: by, ..Self::new() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Returns the path of [`Scene::path`] as text, for use as a command-line argument.
    fn file(&self, name: &str) -> String {
        self.path(name).to_str().expect("a path").to_owned()
    }

    fn script(&self, name: &str, body: &str) {
        use std::os::unix::fs::PermissionsExt;
        let path = self.path(name);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may be executed");
    }

    /// Runs the program. Its lock lies in the scene, so that it does not wait for other
    /// measurements on this machine.
    fn run(&self, arguments: &[&str]) -> Output {
        self.run_in(self.folder.path(), arguments)
    }

    fn run_in(&self, folder: &Path, arguments: &[&str]) -> Output {
        self.ended(self.command(folder, arguments).output().expect("it starts"))
    }

    fn command(&self, folder: &Path, arguments: &[&str]) -> Command {
        fs::create_dir_all(self.path("tmp")).expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_outpace"));
        command.current_dir(folder).env("TMPDIR", self.path("tmp")).env_remove("CARGO_TARGET_DIR");
        command.env("OUTPACE_TEST_HASTE", self.haste.to_string());
        command.args(arguments);
        command
    }

    fn ended(&self, output: Output) -> Output {
        assert_eq!(fs::read_dir(self.path("tmp")).expect("the folder").count(), 0, "nothing is left behind");
        output
    }

    #[track_caller]
    fn prints(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{output:?}");
        text(&output.stdout)
    }

    #[track_caller]
    fn fails(&self, arguments: &[&str], with: &str) {
        let output = self.run(arguments);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(error.contains(with), "{error}");
        assert_eq!(text(&output.stdout), "", "an answer or an error");
    }

    fn json(&self, name: &str) -> Value {
        serde_json::from_slice(&fs::read(self.path(name)).expect("it was written")).expect("it is JSON")
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it is text")
}

#[test]
fn a_comparison_is_printed_stored_and_exported() {
    let scene = Scene::new();
    let exports = "--json a.json --html a.html --markdown a.md --csv a.csv --hyperfine h.json --critcmp c";
    let line = format!("old=true new=true --workload command --time 500ms --seed 7 {exports}");
    let printed = scene.prints(&line.split(' ').collect::<Vec<_>>());
    assert!(printed.contains("| control | the first again |"), "{printed}");
    assert!(printed.contains("seed 7"), "{printed}");
    // `show` computes the same answer from the stored samples.
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
    // `show` also does so for a pipe, which can be read only once.
    let mut piped = scene.command(&scene.path(""), &["show", "/dev/stdin"]);
    let mut shown = piped.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let kept = fs::read(scene.path("a.json")).expect("a record");
    shown.stdin.take().expect("a pipe").write_all(&kept).expect("it is read");
    assert_eq!(text(&shown.wait_with_output().expect("it ends").stdout), printed);
    // A changed record is refused.
    let changed = text(&kept).replace("\"seconds\": 0.5", "\"seconds\": 0.6");
    fs::write(scene.path("b.json"), changed).expect("a file");
    scene.fails(&["show", "b.json"], "was changed after it was written");
    scene.fails(&["show", "a.json", "--html", "x", "--csv", "x"], "x is named for two exports");

    let record = scene.json("a.json");
    let command = line.replace("old=true new=true", "'old=true' 'new=true'");
    assert_eq!(record["command"], format!("outpace {command}"), "a line for a shell");
    let page = fs::read_to_string(scene.path("a.html")).expect("a page");
    assert!(page.contains("new against old") && !page.contains("://"), "it loads nothing from elsewhere");
    assert!(fs::read_to_string(scene.path("a.md")).expect("Markdown").contains("| new | true |"));
    let csv = fs::read_to_string(scene.path("a.csv")).expect("samples");
    assert_eq!(csv.lines().next(), Some("benchmark,candidate,launch,cpu,first,log_ratio"));
    assert!(csv.lines().any(|line| line.starts_with("\"\",\"new\",0,")), "{csv}");
    let hyperfine = scene.json("h.json");
    for (at, command) in ["true", "true"].into_iter().enumerate() {
        let result = &hyperfine["results"][at];
        assert_eq!(result["command"], command);
        let number = |name: &str| result[name].as_f64().expect("a number");
        let [least, middle, most] = ["min", "median", "max"].map(number);
        assert!(0.0 < least && least <= middle && middle <= most);
        let codes = result["exit_codes"].as_array().expect("exit codes");
        assert!(codes.iter().all(|code| *code == 0), "{codes:?}");
        // The fields of hyperfine 1 and those of hyperfine 2 have the same values.
        let times = result["times"].as_array().expect("times");
        let values = result["measurements"].as_array().expect("measurements").iter();
        assert!(values.map(|measurement| &measurement["time_wall_clock"]["value"]).eq(times));
        let summary = &result["summary"]["time_wall_clock"];
        for name in ["mean", "stddev", "median", "min", "max"] {
            assert!(summary[name].is_f64() && summary[name] == result[name], "{name}: {summary}");
        }
    }
    let critcmp = scene.json("c/new.json");
    assert!(critcmp["benchmarks"]["outpace"]["criterion_estimates_v1"]["mean"]["point_estimate"].is_f64());
    let twice = scene.run(&["show", "a.json", "--csv", "c/new.json", "--critcmp", "c"]);
    assert!(!twice.status.success() && text(&twice.stdout) == printed, "{twice:?}");
    assert!(text(&twice.stderr).contains("c/new.json is named for two exports"), "{twice:?}");
    assert_eq!(fs::read_to_string(scene.path("c/new.json")).expect("samples"), csv);
}

#[test]
fn different_answers_to_lines_are_refused() {
    let scene = Scene::new();
    fs::write(scene.path("questions"), "one\ntwo\nthree\n").expect("a file");
    let printed = scene.prints(&["a=./echo", "b=./echo", "--ask", "questions", "--time", "100ms"]);
    assert!(printed.contains("`b` runs in place (a script)"), "{printed}");
    let other = ["./echo", "./other", "--ask", "questions", "--time", "100ms"];
    scene.fails(&other, "`other` answers `one?` where `echo` answers `one!` (line 1 of questions, `one`)");
    let printed = scene.prints(&[&other[..], &["--unequal"]].concat());
    assert!(printed.contains("speed by the unit of work"), "{printed}");
}

#[test]
fn shell_syntax_needs_the_shell_option() {
    let scene = Scene::hastened(5);
    scene.script("reads", "read -r seconds; sleep \"$seconds\"; echo done");
    fs::write(scene.path("short"), "0.001\n").expect("a file");
    fs::write(scene.path("long"), "0.008\n").expect("a file");
    let pair = ["./reads < short", "./reads < long"];
    for (line, with) in [
        (pair, "the command `./reads < short`: `<` is for a shell"),
        (["./reads", "b=./reads $HOME"], "the command `b=./reads $HOME`: `$HOME` is for a shell"),
        (["./reads", "./reads | cat"], "`sh -c './reads | cat'` only this one"),
        (["./reads", "cd x"], "it is a command of the shell"),
    ] {
        scene.fails(&[&line[..], &["--time", "1s"]].concat(), with);
    }
    scene.fails(&["explain", pair[0], pair[1]], "`<` is for a shell");
    scene.fails(&["ci", pair[0], pair[1]], "`<` is for a shell");
    scene.fails(
        &["--shell", pair[0], pair[1], "true"],
        "expected a shell, such as `sh` or `bash`, not the command",
    );
    for shell in [&["--shell", "sh"][..], &["-S"], &["--shell", "default"]] {
        let line = [&pair[..], shell, &["--check-output", "--time", "30s", "--json", "a.json"]].concat();
        let printed = scene.prints(&line);
        assert!(printed.contains("`reads-long` is slower than `reads-short`"), "{printed}");
        assert!(printed.contains("sh -c './reads < short'"), "{printed}");
        assert_eq!(scene.prints(&["show", "a.json"]), printed);
    }
    scene.fails(&["--shell", "none", pair[0], pair[1]], "`<` is for a shell");
}

#[test]
fn interleaved_commands_are_compared_by_cpu_time() {
    let scene = Scene::hastened(5);
    let counts = |to: u32| format!("i=0; while [ $i -lt {to} ]; do i=$((i+1)); done");
    scene.script("less", &counts(10_000));
    // The time that a command waits does not count.
    scene.script("more", &format!("{}; sleep 0.03", counts(20_000)));
    scene.script("waits", "sleep 0.3");
    let exports = ["--json", "a.json", "--hyperfine", "h.json", "--html", "a.html"];
    let pair = ["./less", "./more", "--interleave", "--time", "30s"];
    let printed = scene.prints(&[&pair[..], &exports].concat());
    assert!(printed.contains("`more` is slower than `less`"), "{printed}");
    assert!(printed.contains("| CPU time |") && printed.contains("at the same time on one CPU"), "{printed}");
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
    assert_eq!(scene.json("a.json")["interleaved"], true);
    let page = fs::read_to_string(scene.path("a.html")).expect("a page");
    assert!(page.contains("In a launch they ran at the same time"), "{page}");
    let hyperfine = scene.json("h.json");
    assert_eq!(hyperfine["primary_metric"], "time_cpu");
    let summary = hyperfine["results"][0]["summary"].as_object().expect("metrics");
    assert!(summary.contains_key("time_cpu") && !summary.contains_key("time_wall_clock"), "{summary:?}");
    let said = scene.prints(&["./less", "./waits", "--interleave", "--time", "100ms"]);
    assert!(said.contains("`waits` waits for 9"), "{said}");
    for (more, with) in [
        (&["--prepare", "true"][..], "cannot be used with"),
        (&["--cores", "any"], "--interleave needs one CPU"),
        (&["--ask", "a.json"], "--interleave, --warmup, "),
    ] {
        scene.fails(&[&pair[..], more].concat(), with);
    }
}

/// Keeps a shell busy: about a millisecond for a thousand nodes or for each ply of a depth.
const SEARCH: &str = "case $kind in nodes) i=$((n * 2 / 5));; *) i=$((n * 400));; esac; \
                      while [ $i -gt 0 ]; do i=$((i-1)); done";

/// Returns the script of an engine that runs `go` to search `$n` nodes, or to a depth of `$n`
/// (`$kind` says which).
fn engine(go: &str) -> String {
    format!(
        "while read -r word kind n rest; do case \"$word\" in\nuci) echo id name Script; echo uciok;;\nisready) echo readyok;;\n\
         go) {go};;\nquit) exit;;\nesac; done"
    )
}

#[test]
fn engines_with_varying_nodes_search_to_a_depth() {
    let scene = Scene::new();
    // A search by nodes has a number of nodes that depends on the process id, so it differs each
    // time. A search to a depth always has the same number.
    let polls = |best: &str| {
        engine(&format!(
            "{SEARCH}; case $kind in nodes) k=$((12000 + $$));; *) k=$((n*100));; esac; echo info depth 3 score cp 12 nodes $k; echo bestmove {best}"
        ))
    };
    let steady =
        engine(&format!("{SEARCH}; echo info depth 3 score cp 12 nodes $((n*100)); echo bestmove e2e4"));
    scene.script("polls", &polls("e2e4"));
    scene.script("steady", &steady);
    scene.script("moves", &polls("d2d4"));
    for pair in [["./polls", "./polls"], ["./steady", "./polls"], ["./polls", "./steady"]] {
        let output = scene.run(&[&pair[..], &["--time", "100ms", "--json", "a.json"]].concat());
        assert!(output.status.success(), "{output:?}");
        let note = "searches to depths, not to numbers of nodes: `polls";
        assert!(text(&output.stderr).contains(note), "{output:?}");
        let record = scene.json("a.json");
        let positions = record["workload"]["positions"].as_array().expect("positions");
        assert!(positions.iter().all(|position| position["depth"].is_u64()), "{positions:?}");
    }
    // Engines whose results at a depth differ are refused.
    scene.fails(&["./polls", "./moves", "--time", "1s"], "`moves` answers `bestmove d2d4");
}

#[test]
fn an_engine_may_start_slowly_but_must_answer() {
    let scene = Scene::hastened(2);
    let search =
        engine(&format!("{SEARCH}; echo info depth 3 score cp 12 nodes $((n*100)); echo bestmove e2e4"));
    // Only the first start is slow.
    scene.script("slow", &format!("[ -e warm ] || sleep 1.5; : > warm\n{search}"));
    scene.prints(&["./slow", "b=./slow", "--time", "100ms", "--json", "a.json"]);
    assert_eq!(scene.json("a.json")["workload"]["is"], "uci");
    // The script prints lines that no engine prints, so outpace waits for 2 s (in this test 1 s)
    // instead of 10 s.
    scene.script("talks", "[ -e known ] && exit; : > known; while :; do echo a line; sleep 0.1; done");
    let output = scene.run(&["./talks", "b=./talks", "--time", "100ms", "--json", "a.json"]);
    let said =
        "`talks` neither ended nor gave `uciok` within 1 s of `uci`, so it is timed as a whole command";
    for printed in [&output.stdout, &output.stderr] {
        assert!(text(printed).contains(said) && text(printed).contains("`--workload uci`"), "{output:?}");
    }
    assert_eq!(scene.json("a.json")["programs"][0]["no_uciok"], 1.0);
    assert_eq!(scene.prints(&["show", "a.json"]), text(&output.stdout));
}

#[test]
#[cfg(target_os = "linux")]
fn an_engine_that_hangs_on_one_cpu_may_use_all() {
    if std::thread::available_parallelism().map_or(1, std::num::NonZero::get) < 2 {
        eprintln!("skipped: there is only one CPU");
        return;
    }
    let scene = Scene::hastened(8);
    let allowed = "grep -q 'Cpus_allowed_list:.*[,-]' /proc/self/status";
    scene.script(
        "spins",
        &engine(&format!(
            "{allowed} || exec sleep 60; echo info depth 1 score cp 1 nodes $n; echo bestmove e2e4"
        )),
    );
    let line = ["./spins", "b=./spins", "--time", "100ms", "--json", "a.json"];
    let output = scene.run(&line);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stderr);
    assert!(
        said.contains("uses any CPU (`--cores any`): on one alone, the program `spins` gave no `bestmove`"),
        "{said}"
    );
    assert!(text(&output.stdout).contains("the programs were not bound to one CPU"), "{output:?}");
    let asked = scene.run(&[&line[..], &["--cores", "any"]].concat());
    assert!(asked.status.success() && !text(&asked.stderr).contains("uses any CPU"), "{asked:?}");
    let command = ["true", "b=true", "--workload", "command", "--time", "100ms", "--cores", "any"];
    assert!(scene.prints(&command).contains("were not bound"));
    scene.fails(&[&command[..], &["--load", "all-cores"]].concat(), "--cores any");
    let listed = ["true", "b=true", "--workload", "command", "--time", "100ms", "--cores"];
    scene.fails(&[&listed[..], &["60000"]].concat(), "may not use CPU 60000");
    scene.fails(&[&listed[..], &["quick"]].concat(), "`fast`, `efficient`, `each`, `any`, or CPUs");
    let each = scene.run(&[&listed[..], &["each"]].concat());
    assert!(each.status.success(), "{each:?}");
}

#[test]
fn setup_preparation_and_warmup_are_not_timed() {
    let scene = Scene::new();
    let line = "a=./made b=./made --setup ./make --prepare ./before --conclude ./after --cleanup ./clean --warmup 3 --time 300ms --json a.json";
    scene.script("make", "cp source made; chmod +x made; echo >> made-times");
    scene.script("source", "test -e ready && rm ready");
    scene.script("before", "sleep 0.01; : > ready");
    scene.script("after", "echo >> after-times");
    scene.script("clean", "rm made");
    let words: Vec<&str> = line.split(' ').collect();
    scene.prints(&words);
    assert!(!scene.path("made").exists(), "it was cleaned up");
    let times = |name: &str| fs::read_to_string(scene.path(name)).expect("a file").lines().count();
    assert_eq!(times("made-times"), 1);
    let record = scene.json("a.json");
    let launches = record["parts"][0]["comparisons"][1]["launches"].as_array().expect("launches");
    assert!(launches.iter().all(|launch| launch["nanoseconds"].as_u64() < Some(10_000_000)), "{launches:?}");
    // The warmup is three runs of each command.
    assert!(times("after-times") > 6 + 2 * launches.len(), "{}", times("after-times"));
    let usual = ["a=true", "b=true", "--time", "1s"];
    for (more, with) in [
        (
            &["--setup", "echo no >&2; exit 4"][..],
            "--setup `echo no >&2; exit 4` failed (exit status: 4): no",
        ),
        (&["--prepare", "exit 5"], "--prepare `exit 5` failed (exit status: 5)"),
        (&["--cleanup", "exit 6"], "--cleanup `exit 6` failed (exit status: 6)"),
        (
            &["--prepare", "true", "--prepare", "true", "--prepare", "true"],
            "--prepare is given 3 times for 2 programs",
        ),
        (
            &["--prepare", "true", "--ask", "a.json"],
            "--prepare, --conclude and --cleanup are for whole commands",
        ),
        (&["--warmup", "x"], "invalid value 'x'"),
    ] {
        scene.fails(&[&usual[..], more].concat(), with);
    }
    // The lines are counted before a repository is looked for, and so before anything is built.
    let revisions = ["revisions", "HEAD~1", "HEAD", "--build", "./build", "--run", "./a"];
    let thrice = ["--prepare", "true", "--prepare", "true", "--prepare", "true"];
    scene.fails(&[&revisions[..], &thrice].concat(), "--prepare is given 3 times for 2 programs");
    // Each command may have its own preparation.
    scene.script("touched", "test -e \"$1\" && rm \"$1\"");
    let each =
        ["./touched one", "./touched two", "--prepare", ": > one", "--prepare", ": > two", "--time", "100ms"];
    let printed = scene.prints(&each);
    assert!(printed.contains("touched-two"), "{printed}");
}

#[test]
fn bad_arguments_give_one_error() {
    let scene = Scene::new();
    fs::write(scene.path("damaged.json"), "{\"schema\": 1").expect("a file");
    let cases: [(&[&str], &str); 14] = [
        (&["true", "/nowhere/x"], "there is no file /nowhere/x"),
        (&["true", "./fails"], "no such thing; `--any-status` accepts any exit status"),
        (&["true"], "2 values required"),
        (&["true", "true", "--time", "soon"], "invalid value 'soon'"),
        (&["true", "true", "--time", "1us"], "expected a time between 1 ms and 24 h"),
        (&["true", "true", "--json", "a", "--html", "a"], "a is named for two exports"),
        (&["true", "true", "--json", "a", "--html", "./a"], "./a is named for two exports"),
        (&["true", "true", "--resolution", "0%"], "a resolution of 0"),
        (&["true", "true", "--ask", "nowhere"], "cannot read nowhere"),
        (&["show", "damaged.json"], "damaged.json is not a whole comparison of outpace"),
        (&["true", "true", "--json", "/proc/nowhere/x"], "/proc/nowhere"),
        // The next two are refused before any command runs; otherwise the error would be that of
        // `./fails`.
        (
            &["true", "./fails", "--input", "/dev/zero"],
            "--input /dev/zero: every run reads it from its beginning",
        ),
        (&["true", "./fails", "--critcmp", "/proc/nowhere/x"], "/proc/nowhere"),
        (&["true", "true", "--resolution", "0.5"], "expected a share in per cent, such as `0.5%`"),
    ];
    for (arguments, with) in cases {
        scene.fails(arguments, with);
    }
}

#[test]
fn unclear_errors_of_the_system_are_explained() {
    let scene = Scene::new();
    scene.script("windows", "");
    fs::write(scene.path("windows"), "#!/bin/sh\r\nexit 0\r\n").expect("a script");
    scene.fails(
        &["true", "./windows"],
        "the script ./windows begins with `#!/bin/sh` and ends its lines as on Windows",
    );
    scene.script("lost", "");
    fs::write(scene.path("lost"), "#!/nowhere/python\n").expect("a script");
    scene.fails(&["true", "./lost"], "the script ./lost is to be run by /nowhere/python, which is not there");
    scene.fails(&["git", "main...HEAD", "--", "cargo", "bench"], "has three dots; a range has two");
    let mut nowhere = scene.command(&scene.path(""), &["true", "true", "--workload", "command"]);
    let output = nowhere.env("TMPDIR", "/proc/nowhere").output().expect("it starts");
    assert!(text(&output.stderr).contains("/proc/nowhere"), "{output:?}");
}

#[test]
fn an_answer_is_printed_although_its_file_cannot_be_written() {
    let scene = Scene::new();
    let gone = scene.path("gone");
    scene.script("spoils", &format!("rm -rf '{0}'; : > '{0}'", gone.display()));
    let line = "./spoils ./spoils --workload command --time 100ms --json gone/a.json";
    let output = scene.run(&line.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(text(&output.stdout).contains("| control "), "{output:?}");
    assert!(text(&output.stderr).contains("gone"), "{output:?}");
}

#[test]
fn continuous_integration_fails_only_by_its_rule() {
    let scene = Scene::hastened(5);
    scene.script("slow", "sleep 0.008");
    scene.script("quick", "sleep 0.001");
    let ci = |old: &str, new: &str, more: &[&str]| {
        let usual = ["ci", old, new, "--workload", "command", "--fail-if", "slower:20%"];
        scene.run(&[&usual[..], more].concat())
    };
    let broken = ci("./quick", "./slow", &["--markdown", "answer.md", "--heading", "Speed @of <this>"]);
    assert_eq!(broken.status.code(), Some(1), "{broken:?}");
    let markdown = fs::read_to_string(scene.path("answer.md")).expect("Markdown");
    assert!(markdown.starts_with("### Speed &#64;&#8203;of &#60;this&#62;\n"), "{markdown}");
    assert!(markdown.contains("slow is slower than quick by more than 20 %"), "{markdown}");
    // The file of an earlier answer is replaced.
    let failed = ci("./quick", "./fails", &["--markdown", "answer.md"]);
    assert_eq!(failed.status.code(), Some(2), "{failed:?}");
    let markdown = fs::read_to_string(scene.path("answer.md")).expect("Markdown");
    let wanted = "### Speed of this change\n\nNothing could be measured:\n\n    ";
    assert!(markdown.starts_with(wanted) && markdown.contains("no such thing"), "{markdown}");
    let kept = ci("./slow", "./quick", &[]);
    assert_eq!(kept.status.code(), Some(0), "{kept:?}");
    let unsure = |more: &[&str]| ci("true", "true", &[&["--time", "1ms"], more].concat()).status.code();
    assert_eq!((unsure(&[]), unsure(&["--unsure", "fail"])), (Some(0), Some(1)), "one launch says nothing");
}

#[test]
fn a_long_command_runs_once_a_launch() {
    let scene = Scene::new();
    scene.script("long", "sleep 0.42");
    scene.prints(&["a=./long", "b=./long", "--workload", "command", "--time", "3s", "--json", "a.json"]);
    let record = scene.json("a.json");
    let launches =
        |at: usize| record["parts"][0]["comparisons"][at]["launches"].as_array().expect("launches");
    let (control, candidate) = (launches(0), launches(1));
    assert!(candidate.len() > 2 && control.len() < candidate.len(), "{record}");
    for launch in candidate {
        let samples = ["baseline_first", "candidate_first"].map(|name| launch[name].as_array().map(Vec::len));
        assert!(matches!(samples, [Some(0), Some(1)] | [Some(1), Some(0)]), "{launch}");
    }
    let judged = &record["decision"]["rows"][0]["judged"];
    assert_eq!(judged["launches"], candidate.len(), "{judged}");
}

#[test]
fn a_long_command_has_a_provisional_answer() {
    let scene = Scene::hastened(5);
    scene.script("long", "sleep 0.45");
    scene.script("longer", "sleep 0.6");
    // The time limit follows from one run of each command. It suffices for ten launches, with the
    // control in every second one.
    let mut command = scene.command(scene.folder.path(), &["./long", "./longer", "--workload", "command"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut errors = BufReader::new(child.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let sized = errors.by_ref().find(|line| line.contains("`--time` sets another time"));
    assert!(sized.as_ref().is_some_and(|line| line.contains("the answer may take about 2")), "{sized:?}");
    // Without a terminal the provisional answer comes after ten seconds, here after two.
    let early = errors.by_ref().find(|line| line.contains("provisionally")).expect("an early answer");
    assert!(early.contains("longer provisionally \u{2212}2") && early.contains("] after "), "{early}");
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill starts").success());
    let output = scene.ended(child.wait_with_output().expect("it ends"));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("not sure whether `longer` is faster or slower than `long`: provisionally slower, "),
        "{printed}"
    );
    assert!(printed.contains("confidence at this moment alone; 10 launches are needed"), "{printed}");
    assert!(printed.contains(" of 10 launches)") && !printed.contains("| slower "), "{printed}");
}

#[test]
fn several_candidates_are_ranked() {
    let scene = Scene::hastened(5);
    for (name, seconds) in [("a", "0.006"), ("b", "0.016"), ("c", "0.001")] {
        scene.script(name, &format!("sleep {seconds}"));
    }
    let printed = scene.prints(&[
        "./a",
        "./b",
        "./c",
        "--workload",
        "command",
        "--time",
        "60s",
        "--html",
        "a.html",
        "--markdown",
        "a.md",
    ]);
    let places = ["`c` is faster than `a`", "`b` is slower than `a`", "fastest first: `c` (+"]
        .map(|text| printed.find(text));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{printed}");
    assert!(printed.contains(" %), `a` (the first), `b` (\u{2212}"), "{printed}");
    let rows: Vec<&str> = printed.lines().filter(|line| line.starts_with("| ")).collect();
    let names: Vec<&str> = rows.iter().filter_map(|row| row.split_whitespace().nth(1)).collect();
    assert_eq!(names, ["program", "a", "c", "b", "control"]);
    assert!(rows[0].contains("| time ") && rows[1..4].iter().all(|row| row.contains(" ms ")), "{printed}");
    let ranked =
        |file: &str| fs::read_to_string(scene.path(file)).expect("a file").contains("fastest first: ");
    assert!(ranked("a.html") && ranked("a.md"));
}

/// Creates a repository with a commit for each set of files.
fn repository<const FILES: usize>(scene: &Scene, revisions: &[[(&str, String); FILES]]) -> PathBuf {
    let folder = scene.path("repository");
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        let who = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
        let done = git.current_dir(&folder).args(who).args(arguments).output().expect("git starts");
        assert!(done.status.success(), "{done:?}");
    };
    fs::create_dir(&folder).expect("a folder");
    git(&["init", "-q"]);
    for (at, files) in revisions.iter().enumerate() {
        for (name, text) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        git(&["add", "-A"]);
        git(&["commit", "-q", "-m", &format!("change {at}")]);
    }
    folder
}

#[test]
fn revisions_are_compared_and_bisected() {
    let scene = Scene::hastened(5);
    let waits = |(at, seconds): (u32, f64)| [("app.in", format!("#!/bin/sh\nsleep {seconds}\n# {at}\n"))];
    let times = [(0, 0.001), (1, 0.001), (2, 0.008), (3, 0.008)];
    let folder = repository(&scene, &times.map(waits));
    let run = |arguments: &[&str]| {
        let build = ["--build", "cp app.in app && chmod +x app", "--run", "./app", "--workload", "command"];
        let output = scene.run_in(&folder, &[arguments, &build[..]].concat());
        assert_eq!(worktrees(&folder), 1, "no worktree is left behind");
        output
    };
    let compared = run(&["revisions", "HEAD~3", "HEAD", "--time", "30s"]);
    let printed = text(&compared.stdout);
    assert!(printed.contains("| change 3 ") && printed.contains("| slower "), "{compared:?}");
    // A comparison makes at least 16 launches, even if they take longer than `--each`, because
    // fewer give no good standard error.
    let record = &scene.file("b.json");
    let searched = run(&["bisect", "HEAD~3", "HEAD", "--slower", "20%", "--each", "10ms", "--json", record]);
    let found = text(&searched.stdout);
    assert!(found.contains("(change 2) is the first slow step."), "{searched:?}");
    assert!(text(&searched.stderr).contains("16 launches took "), "{searched:?}");
    assert_eq!(scene.prints(&["show", record]), found);
    scene.fails(&["show", record, "--markdown", "a.md"], "b.json is a bisection");
    let interleave = ["bisect", "HEAD~1", "HEAD", "--slower", "20%", "--each", "10ms", "--interleave"];
    let searched = run(&[&interleave[..], &["--json", record]].concat());
    assert!(
        text(&searched.stdout).contains("\nNote: the programs of a launch ran at the same"),
        "{searched:?}"
    );
    assert_eq!(scene.prints(&["show", record]), text(&searched.stdout));
    let error = run(&["revisions", "HEAD", "nowhere"]);
    assert!(text(&error.stderr).contains("nowhere"), "{error:?}");
}

#[test]
fn builds_wait_for_another_measurement() {
    let scene = Scene::new();
    let folder = repository(&scene, &[0, 1].map(|at| [("app.in", format!("#!/bin/sh\n# {at}\n"))]));
    fs::create_dir(scene.path("tmp")).expect("a folder");
    let measuring = fs::File::create(scene.path("tmp/outpace-measuring.lock")).expect("a lock");
    measuring.lock().expect("it is free");
    for verb in ["revisions", "bisect"] {
        let build = format!("touch '{}'; cp app.in app && chmod +x app", scene.path("built").display());
        let line = [verb, "HEAD~1", "HEAD", "--workload", "command", "--build", &build, "--run", "./app"];
        let mut command = scene.command(&folder, &line);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
        let errors = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let waits = errors.map_while(Result::ok).any(|line| line.contains("waits for another measurement"));
        let is_built = scene.path("built").exists();
        child.kill().and_then(|()| child.wait()).expect("it ends");
        assert!(waits && !is_built, "{verb}");
    }
}

#[test]
fn identical_builds_are_not_timed() {
    let scene = Scene::hastened(5);
    let revision = |(at, milliseconds): (u32, u32)| {
        let wait = format!("std::thread::sleep(std::time::Duration::from_millis({milliseconds}))");
        [("app.rs", format!("fn main() {{ {wait} }}\n")), ("notes", at.to_string())]
    };
    let folder = repository(&scene, &[(0, 1), (1, 1), (2, 8)].map(revision));
    let run_built = |build: &str, arguments: &[&str]| {
        let build = ["--build", build, "--run", "./app", "--workload", "command"];
        scene.run_in(&folder, &[arguments, &build[..]].concat())
    };
    let run = |arguments: &[&str]| run_built("rustc -C strip=symbols app.rs", arguments);
    let record = &scene.file("a.json");
    let kept = run(&["ci", "HEAD~2", "HEAD~1", "--time", "1h", "--unsure", "fail", "--json", record]);
    let printed = text(&kept.stdout);
    assert_eq!(kept.status.code(), Some(0), "{kept:?}");
    assert!(printed.contains("are the same bytes: there is nothing to time"), "{printed}");
    assert_eq!(scene.prints(&["show", record]), printed);
    scene.prints(&["show", record, "--html", "same.html"]);
    let page = fs::read_to_string(scene.path("same.html")).expect("a page");
    assert!(page.contains("nothing to time") && !page.contains("How it was measured"), "{page}");
    let broken = run(&["ci", "HEAD~2", "HEAD~1", "--time", "1h", "--fail-if", "not-faster:2%"]);
    assert_eq!(broken.status.code(), Some(1), "{broken:?}");
    let searched = run(&["bisect", "HEAD~2", "HEAD", "--slower", "20%", "--each", "10ms"]);
    assert!(text(&searched.stdout).contains("(change 2) is the first slow step."), "{searched:?}");
    let errors = text(&searched.stderr);
    assert!(errors.lines().any(|line| line.ends_with(": 0.0 % ± 0.01 %")), "{errors}");
    // Equal scripts are timed, because they may start different programs.
    let script = "echo '#!/bin/sh' > app && chmod +x app";
    let arguments =
        ["revisions", "HEAD~2", "HEAD~1", "--time", "1ms", "--hyperfine", &scene.file("revisions.json")];
    let timed = text(&run_built(script, &arguments).stdout);
    assert!(timed.contains("launches are needed") && !timed.contains("nothing to time"), "{timed}");
    let written = scene.json("revisions.json");
    let [old, new] = [0, 1].map(|at| written["results"][at]["command"].as_str().expect("a command"));
    assert!(old != new && [old, new].iter().all(|command| command.starts_with("./app (")), "{old}, {new}");
}

#[test]
fn a_search_with_layouts_builds_both_programs_each_time() {
    let scene = Scene::hastened(5);
    let waits = |seconds: f64| [("app.in", format!("#!/bin/sh\nsleep {seconds}\n"))];
    let folder = repository(&scene, &[0.001, 0.008].map(waits));
    let run = |build: &str| {
        let search = ["bisect", "HEAD~1", "HEAD", "--layouts", "--slower", "20%", "--each", "10ms"];
        let how = ["--build", build, "--run", "./app", "--workload", "command"];
        scene.run_in(&folder, &[&search[..], &how].concat())
    };
    let searched = run("(cat app.in && echo \"# $OUTPACE_LAYOUT\") > app && chmod +x app");
    assert!(text(&searched.stdout).contains("(change 1) is the first slow step."), "{searched:?}");
    let errors = text(&searched.stderr);
    let count = |word| errors.lines().filter(|line| line.trim_start().starts_with(word)).count();
    assert!(count("compare ") >= 2 && count("build ") == 2 * count("compare "), "{errors}");
    let same = run("cp app.in app && chmod +x app");
    assert!(text(&same.stderr).contains("it does not use OUTPACE_LAYOUT"), "{same:?}");
}

fn worktrees(folder: &Path) -> usize {
    let list =
        Command::new("git").current_dir(folder).args(["worktree", "list"]).output().expect("git starts");
    text(&list.stdout).lines().count()
}

/// Returns the manifest of a package with these benches.
fn package(benches: &[&str]) -> String {
    let bench = |name: &&str| format!("[[bench]]\nname = \"{name}\"\nharness = false\n\n");
    let head =
        "[package]\nname = \"tiny\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\nbench = false\n\n";
    format!("{head}{}[workspace]\n", benches.iter().map(bench).collect::<String>())
}

/// Returns the source of a bench that prints `help` for `--help`, lists the benchmark `name`, and
/// runs the code `time` to time it.
fn bench(help: &str, name: &str, time: &str) -> String {
    format!(
        "fn main() {{
            let is = |word: &str| std::env::args().any(|argument| argument == word);
            if is(\"--help\") {{
                println!(\"{help}\");
            }} else if is(\"--list\") {{
                println!(\"{name}: benchmark\");
            }} else if is(\"--exact\") && is(\"{name}\") {{
                {time}
            }}
        }}"
    )
}

#[test]
fn benchmarks_of_two_revisions_are_compared() {
    let scene = Scene::new();
    let revision = |(printed, kept): (u32, u32)| {
        let prints = format!("println!(\"test sum ... bench:       {printed}.00 ns/iter (+/- 1.00)\");");
        let keeps = format!(
            "let folder = std::env::var(\"CRITERION_HOME\").unwrap() + \"/group/add/new\";
             std::fs::create_dir_all(&folder).unwrap();
             let kept = r#\"{{\"median\":{{\"point_estimate\":{kept}.5}}}}\"#;
             std::fs::write(folder + \"/estimates.json\", kept).unwrap();"
        );
        // A second benchmark named `sum`. It reads its time from a file of its revision, by a
        // relative and by an absolute path.
        let reads = "let time = std::fs::read_to_string(\"data\").unwrap();
             let path = concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/data\");
             assert_eq!(time, std::fs::read_to_string(path).unwrap());
             println!(\"test sum ... bench:       {time}.00 ns/iter (+/- 1.00)\");";
        [
            ("Cargo.toml", package(&["prints", "keeps", "reads", "fails", "alone"])),
            (".gitignore", "target\nCargo.lock\n".to_owned()),
            ("src/lib.rs", String::new()),
            ("benches/prints.rs", bench("RUST_TEST_TIME_UNIT", "sum", &prints)),
            ("benches/keeps.rs", bench("--measurement-time", "group/add", &keeps)),
            ("data", (printed * printed / 1000).to_string()),
            ("benches/reads.rs", bench("RUST_TEST_TIME_UNIT", "sum", reads)),
            ("benches/fails.rs", bench("RUST_TEST_TIME_UNIT", "broken", "std::process::exit(3);")),
            ("benches/alone.rs", bench("RUST_TEST_TIME_UNIT", &format!("alone-{printed}"), "")),
        ]
    };
    let folder = repository(&scene, &[(1000, 99), (2000, 49)].map(revision));
    // A configuration in a parent folder, by which both revisions would be built in the same
    // folder.
    let shared = "[build]\ntarget-dir = \"shared\"\nbuild-dir = \"shared\"\n";
    fs::create_dir(scene.path(".cargo")).expect("a folder");
    fs::write(scene.path(".cargo/config.toml"), shared).expect("a file");
    let shared = ["git", "HEAD~1..", "--", "cargo", "bench", "--target-dir", "shared"];
    let refused = scene.run_in(&folder, &shared);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert!(text(&refused.stderr).contains("one folder for all builds"), "{refused:?}");
    let record = &scene.file("a.json");
    let filtered = scene.run_in(&folder, &["git", "HEAD~1..", "--", "cargo", "bench", "--", "sum"]);
    assert_eq!(filtered.status.code(), Some(2), "{filtered:?}");
    assert!(text(&filtered.stderr).contains("select them with `--only TEXT`"), "{filtered:?}");
    let line = ["git", "HEAD~1..", "--time", "30s", "--json", record, "--", "cargo", "bench", "--offline"];
    let output = scene.run_in(&folder, &line);
    assert!(output.status.success() && worktrees(&folder) == 1, "{output:?}");
    let kept = scene.json("a.json");
    assert_eq!(kept["workload"]["is"], "benches");
    let wanted = [
        ("prints/sum", "slower", -0.5),
        ("reads/sum", "slower", -0.75),
        ("group/add", "faster", 99.5 / 49.5 - 1.0),
    ];
    for (name, answer, gain) in wanted {
        let rows = kept["decision"]["rows"].as_array().expect("rows").iter();
        let row = rows.clone().find(|row| row["benchmark"] == name && row["candidate"] != "control");
        let judged = &row.expect("a row")["judged"];
        assert_eq!(judged["answer"], answer, "{judged}");
        assert!((judged["gain"].as_f64().expect("a gain") - gain).abs() < 1e-4, "{judged}");
    }
    // Benchmarks that cannot be compared are reported and do not stop the others.
    let failed = "was not measured in `broken`: the program `";
    assert!(text(&output.stdout).contains(failed), "{output:?}");
    for which in ["alone-1000 of alone: the old", "alone-2000 of alone: the new"] {
        assert!(text(&output.stderr).contains(&format!("{which} revision alone has it")), "{output:?}");
    }
}
