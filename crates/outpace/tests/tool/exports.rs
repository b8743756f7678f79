//! Files that the program writes for other tools.

use super::*;

/// The formats that hyperfine 1.20 and hyperfine 2.0 write with `--export-json`, without the
/// optional fields.
mod hyperfine {
    use std::collections::BTreeMap;

    #[derive(serde::Deserialize)]
    pub(super) struct First {
        pub(super) results: Vec<FirstResult>,
    }

    #[derive(serde::Deserialize)]
    pub(super) struct FirstResult {
        pub(super) command: String,
        pub(super) mean: f64,
        pub(super) stddev: Option<f64>,
        pub(super) median: f64,
        pub(super) user: f64,
        pub(super) system: f64,
        pub(super) min: f64,
        pub(super) max: f64,
        pub(super) times: Vec<f64>,
        pub(super) memory_usage_byte: Vec<u64>,
        pub(super) exit_codes: Vec<Option<i32>>,
    }

    #[derive(serde::Deserialize)]
    pub(super) struct Second {
        pub(super) schema_version: u32,
        pub(super) metadata: Metadata,
        pub(super) primary_metric: String,
        pub(super) results: Vec<SecondResult>,
    }

    #[derive(serde::Deserialize)]
    pub(super) struct Metadata {
        pub(super) hyperfine_version: String,
        pub(super) start_time: String,
        pub(super) platform: BTreeMap<String, String>,
    }

    #[derive(serde::Deserialize)]
    pub(super) struct SecondResult {
        pub(super) name: String,
        pub(super) measurements: Vec<Measurement>,
        pub(super) summary: BTreeMap<String, Summary>,
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Measurement {
        pub(super) time_wall_clock: Quantity,
        pub(super) time_cpu: Quantity,
        pub(super) time_user: Quantity,
        pub(super) time_system: Quantity,
        pub(super) memory_peak_resident: Quantity,
        pub(super) exit_code: Option<i32>,
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Quantity {
        pub(super) value: f64,
        pub(super) unit: String,
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Summary {
        pub(super) unit: String,
        pub(super) count: usize,
        pub(super) mean: f64,
        pub(super) stddev: Option<f64>,
        pub(super) median: f64,
        pub(super) min: f64,
        pub(super) max: f64,
    }
}

#[test]
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn strict_readers_of_both_hyperfine_formats_accept_the_export() {
    let scene = Scene::new();
    scene.script("busy", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; exit 3");
    scene.script("idle", "sleep 0.05; exit 3");
    let read = |line: &[&str]| -> (hyperfine::First, hyperfine::Second) {
        let written = scene.run(&[line, &["--hyperfine", "h.json"]].concat());
        assert!(written.status.success(), "{written:?}");
        let bytes = fs::read(scene.path("h.json")).expect("a file");
        let first = serde_json::from_slice(&bytes).expect("what hyperfine 1 writes");
        (first, serde_json::from_slice(&bytes).expect("what hyperfine 2 writes"))
    };
    let (first, second) = read(&["./busy", "./idle", "--time", "300ms", "--any-status"]);
    for result in &first.results {
        assert!(result.min <= result.median && result.median <= result.max && result.mean > 0.0);
        let runs = result.times.len();
        assert_eq!((result.exit_codes.len(), result.memory_usage_byte.len()), (runs, runs));
        assert_eq!(result.stddev.is_some(), runs > 1);
        assert!(result.exit_codes.iter().all(|code| *code == Some(3)), "{:?}", result.exit_codes);
        assert!(result.memory_usage_byte.iter().all(|bytes| *bytes > 100_000));
        assert!(result.user + result.system <= 1.2 * result.mean + 0.01, "{} {}", result.user, result.mean);
    }
    let [busy, idle] = &first.results[..] else { panic!("two programs") };
    assert_eq!(busy.command, "./busy");
    assert!(
        busy.user > idle.user && idle.user + idle.system < 0.5 * idle.mean,
        "{} {}",
        busy.user,
        idle.user
    );
    assert_eq!((second.schema_version, second.primary_metric.as_str()), (2, "time_wall_clock"));
    let hyperfine::Metadata { hyperfine_version, start_time, platform } = second.metadata;
    assert!(hyperfine_version.starts_with("2.0.0") && start_time.ends_with('Z'), "{start_time}");
    assert!(platform.contains_key("os") && platform.contains_key("architecture"));
    for (result, counterpart) in second.results.iter().zip(&first.results) {
        assert_eq!(result.measurements.len(), counterpart.times.len());
        for (run, time) in result.measurements.iter().zip(&counterpart.times) {
            assert_eq!((run.time_wall_clock.value, run.exit_code), (*time, Some(3)));
            assert!((run.time_cpu.value - run.time_user.value - run.time_system.value).abs() < 1e-9);
            assert_eq!(
                (run.time_cpu.unit.as_str(), run.memory_peak_resident.unit.as_str()),
                ("second", "byte")
            );
        }
        let names: Vec<&str> = result.summary.keys().map(String::as_str).collect();
        let wanted = ["memory_peak_resident", "time_cpu", "time_system", "time_user", "time_wall_clock"];
        assert_eq!(names, wanted);
        let user = &result.summary["time_user"];
        assert!(
            (user.mean - counterpart.user).abs() < 1e-9
                && user.count == counterpart.times.len()
                && user.unit == "second"
        );
        assert!(user.min <= user.median && user.median <= user.max);
        assert_eq!(user.stddev.is_some(), user.count > 1, "one run has no deviation");
    }
    assert_eq!(second.results[0].name, "busy");
    // The usage of a process that answers many questions is known only when it ends.
    fs::write(scene.path("questions"), "one\ntwo\n").expect("a file");
    let (first, _) = read(&["a=./echo", "b=./echo", "--ask", "questions", "--time", "300ms"]);
    for result in &first.results {
        let used = result.user + result.system;
        assert!(used > 0.1 * result.mean && used < 3.0 * result.mean, "{used} of {}", result.mean);
        assert!(result.exit_codes.iter().all(Option::is_none));
    }
    // A single launch has a time and no deviation.
    let (first, _) = read(&["./busy", "./idle", "--any-status", "--time", "1ms"]);
    assert!(first.results.iter().all(|result| result.times.len() == 1 && result.stddev.is_none()));
}

#[test]
fn an_export_to_standard_output_moves_the_answer() {
    let scene = Scene::new();
    let run = |exports: &[&str]| {
        let output = scene
            .run(&[&["old=true", "new=true", "--workload", "command", "--time", "100ms"], exports].concat());
        assert!(output.status.success(), "{output:?}");
        assert!(!scene.path("-").exists(), "no file of that name");
        (text(&output.stdout), text(&output.stderr))
    };
    for name in ["-", "/dev/stdout", "/dev/fd/1"] {
        let (written, aside) = run(&["--json", name]);
        let record: Value = serde_json::from_str(&written).expect("nothing but JSON");
        assert_eq!(record["programs"][1]["name"], "new");
        assert!(aside.contains("| control | the first again |"), "{aside}");
        // The output is a complete record.
        let mut show = scene.command(&scene.path(""), &["show", "-", "--csv", "-"]);
        let mut shown = show.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        shown.stdin.take().expect("a pipe").write_all(written.as_bytes()).expect("it is read");
        let csv = text(&shown.wait_with_output().expect("it ends").stdout);
        assert!(csv.starts_with("benchmark,candidate,"), "{csv}");
    }
    let (written, _) = run(&["--hyperfine", "-", "--json", "a.json"]);
    assert!(serde_json::from_str::<Value>(&written).expect("JSON")["results"].is_array());
    assert!(run(&["--markdown", "/dev/stdout"]).0.starts_with("### "));
    let (printed, aside) = run(&["--json", "/dev/stderr"]);
    assert!(printed.contains("| control |") && aside.contains("\"schema\": 1"), "{aside}");
    let (printed, _) = run(&["--json", "/dev/null", "--html", "./-.html"]);
    assert!(printed.contains("| control |") && scene.path("-.html").is_file(), "{printed}");
    let twice = ["true", "true", "--json", "-", "--csv", "/dev/stdout"];
    scene.fails(&twice, "/dev/stdout is named for two exports");
    // A process substitution of the shell.
    let line = format!(
        "'{}' true true --workload command --time 100ms --json >(cat > piped.json)",
        env!("CARGO_BIN_EXE_outpace")
    );
    let mut bash = Command::new("bash");
    bash.current_dir(scene.path(""))
        .env("TMPDIR", scene.path("tmp"))
        .args(["-c", &(line + "; wait $!; sleep 0.2")]);
    if let Ok(output) = bash.output() {
        assert!(output.status.success(), "{output:?}");
        assert_eq!(scene.json("piped.json")["schema"], 1);
    }
}

#[test]
fn pages_quote_the_stored_comparison_as_printed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let record = root.join("reports/stockfish-15-1-slowed/outpace.json");
    let printed = text(&Scene::new().run(&["show", record.to_str().expect("a path")]).stdout);
    for page in ["README.md", "crates/outpace/README.md", "crates/outpace/docs/tutorial.md"] {
        let words = fs::read_to_string(root.join(page)).expect("the page");
        let quoted = words.lines().skip_while(|line| !line.starts_with("| program |"));
        let quoted: Vec<&str> =
            quoted.take_while(|line| *line != "```").filter(|line| *line != "...").collect();
        assert!(quoted.len() > 4, "{page}: {quoted:?}");
        for line in quoted {
            assert!(
                printed.lines().any(|printed| printed == line),
                "{page} quotes `{line}`, but:\n{printed}"
            );
        }
    }
}
