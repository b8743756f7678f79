//! The lab's verbs: what they say to input that they cannot use, and how they end.
//!
//! A wrong command line costs nothing: it is refused before anything is built or written.

use std::process::{Command, Output};

/// The checkout's root.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .current_dir(ROOT)
        .output()
        .expect("the lab starts")
}

/// One error on the standard error, nothing on the standard output, and a failing status.
#[track_caller]
fn assert_refused(arguments: &[&str], told: &[&str]) {
    let output = lab(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments:?} ended with {}", output.status);
    assert!(output.stdout.is_empty(), "{arguments:?} printed {}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(error.matches("error:").count(), 1, "{error}");
    for word in told {
        assert!(error.contains(word), "{arguments:?} does not name `{word}`:\n{error}");
    }
}

#[test]
fn an_unknown_verb_is_refused_by_name() {
    assert_refused(&["choosy"], &["choosy"]);
}

#[test]
fn an_old_name_answers_with_the_new_one() {
    for (arguments, told) in [
        (&["count", "--keep"][..], "`cargo lab count` is now `cargo lab bench count`"),
        (&["doctor", "--json"], "`cargo lab doctor` is now `cargo lab setup`"),
        (&["--replay", "record.json"], "`cargo lab choose --replay` is now `cargo lab decide`"),
        (
            &["compare", "native", "i686"],
            "`cargo lab compare A B` is now `cargo lab compare targets` or `cargo lab compare records`",
        ),
    ] {
        let output = lab(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), format!("error: {told}\n"));
    }
}

#[test]
fn an_unknown_option_is_refused_by_name() {
    assert_refused(&["setup", "--heal"], &["--heal"]);
}

#[test]
fn an_unknown_axis_is_refused_with_the_axes_there_are() {
    assert_refused(&["asm", "pipcount"], &["`pipcount`", "popcount", "sliders", "score", "repetition"]);
}

#[test]
fn an_unknown_variant_is_refused_with_the_variants_there_are() {
    assert_refused(&["asm", "popcount/swat"], &["`swat`", "swar"]);
    assert_refused(&["asm", "popcount/"], &["swar"]);
    assert_refused(&["asm", "/swar"], &["axis"]);
}

#[test]
fn an_unknown_target_is_refused_before_anything_is_built() {
    assert_refused(&["asm", "popcount", "--target", "x86-64-v9"], &["`x86-64-v9`", "rustc --print"]);
}

#[test]
fn a_target_that_cannot_be_had_from_source_is_refused_before_anything_is_built() {
    assert_refused(&["test", "targets", "i387"], &["`i387`", "aarch64"]);
    assert_refused(&["test", "targets", "native", "--from-source"], &["native"]);
}

#[test]
fn an_unknown_bench_is_refused() {
    assert_refused(&["profile", "pipcount"], &["`pipcount`"]);
    assert_refused(&["profile", "--seconds", "0"], &["0"]);
}

#[test]
fn a_study_to_no_depth_or_with_no_thread_is_refused() {
    assert_refused(&["study", "scaling", "--depth", "3"], &["3", "4..=9"]);
    assert_refused(&["study", "scaling", "--depth", "deep"], &["deep"]);
    assert_refused(&["study", "scaling", "--threads", "1,0"], &["from 1 to 1024"]);
    assert_refused(&["study", "scaling", "--threads", "two"], &["two", "from 1 to 1024"]);
    assert_refused(&["study", "scaling", "--replay", "record.json", "--quick"], &["--quick", "--replay"]);
    assert_refused(&["study", "scaling", "--output", "Cargo.toml"], &["Cargo.toml"]);
}

#[test]
fn endgames_with_half_an_opening_or_of_no_part_are_refused() {
    assert_refused(&["study", "endgame", "--games", "3"], &["--games", "even"]);
    assert_refused(&["study", "endgame", "--games", "-2"], &["-2"]);
    assert_refused(&["study", "endgame", "--games", "many"], &["many", "--games"]);
    assert_refused(&["study", "endgame", "--only", "matches"], &["--games"]);
    assert_refused(&["study", "endgame", "--only", "luck"], &["luck", "accuracy"]);
    assert_refused(&["study", "endgame", "--clock", "1+0.01"], &["--games"]);
    assert_refused(&["study", "endgame", "--positions", "1"], &["--positions", "2"]);
    assert_refused(&["study", "endgame", "--nodes", "0"], &["--nodes"]);
    assert_refused(&["study", "endgame", "--replay", "nowhere.json"], &["nowhere.json"]);
}

#[test]
fn an_unknown_step_of_the_tests_is_refused_with_the_steps_there_are() {
    assert_refused(&["test", "--only", "sings"], &["`sings`", "signature", "format"]);
}

#[test]
fn outside_a_checkout_the_lab_says_so() {
    let elsewhere = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("setup")
        .current_dir(elsewhere.path())
        .output()
        .expect("the lab starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is not inside a checkout"));
}

#[test]
fn setup_names_every_tool_and_ends_well_whatever_is_missing() {
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("setup")
        .current_dir(ROOT)
        .env("PATH", "")
        .output()
        .expect("the lab starts");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout);
    for tool in
        ["valgrind", "gungraun-runner", "llvm-objdump", "llvm-mca", "cargo-nextest", "rustfmt", "clippy"]
    {
        assert!(text.contains(tool), "no {tool} in:\n{text}");
    }
    assert!(text.contains("valgrind is missing.\n  lost without it: "), "{text}");
    assert!(text.contains("\n  get it with: "), "{text}");
}

/// By the kernel's own reading of CPUID, where it shows one.
#[cfg(target_os = "linux")]
#[test]
fn setup_says_which_cpu_this_is() {
    let told = std::fs::read_to_string("/proc/cpuinfo").expect("a Linux system");
    let field = |name: &str| {
        let line =
            told.lines().find(|line| line.split_once(':').is_some_and(|(key, _)| key.trim() == name))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let output = lab(&["setup"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let first = text.lines().next().expect("a line");
    if let (Some(brand), Some(model), Some(stepping)) =
        (field("model name"), field("model"), field("stepping"))
    {
        let number = |text: &str| text.parse::<u32>().expect("a number");
        assert!(first.starts_with(&brand), "{first}");
        assert!(first.contains(&format!("-{:x}-{:x})", number(&model), number(&stepping))), "{first}");
    }
    let flags = field("flags").unwrap_or_default();
    let has = |name| flags.split(' ').any(|flag| flag == name);
    assert_eq!(text.contains("\nnote: vpopcntdq: "), has("avx512_vpopcntdq"), "{text}");
}

#[test]
fn the_steps_of_the_tests_can_be_listed() {
    let output = lab(&["test", "--list"]);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(["format", "clippy", "tests", "signature"].iter().all(|step| text.contains(step)), "{text}");
}

#[test]
fn an_export_without_a_record_or_a_format_is_refused() {
    assert_refused(&["report", "export"], &["FORMAT"]);
    assert_refused(&["report", "export", "yaml"], &["yaml", "jsonl", "bmf"]);
    assert_refused(
        &["report", "export", "bmf", "nowhere/record.json"],
        &["nowhere/record.json", "there is no such file"],
    );
    assert_refused(&["report", "export", "bmf", "tests/fixtures/record.json", "-o", "tests"], &["tests"]);
}

#[test]
fn a_record_is_exported_to_a_file_or_to_the_standard_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/figures.json");
    let printed = lab(&["report", "export", "bmf", "tests/fixtures/record.json"]);
    assert!(printed.status.success());
    let told = String::from_utf8_lossy(&printed.stderr);
    assert_eq!(
        told,
        "not in it: instruction counts: valgrind is not there (get it with `apt-get install valgrind`)\n"
    );
    let written =
        lab(&["report", "export", "bmf", "tests/fixtures/record.json", "-o", path.to_str().expect("a name")]);
    assert!(written.status.success() && written.stdout.is_empty());
    assert_eq!(std::fs::read(&path).expect("the file"), printed.stdout);
}

/// The verbs that end at once and print something, with the status that they end with.
const QUICK: [(&[&str], i32); 11] = [
    (&["--help"], 0),
    (&["--version"], 0),
    (&["help", "choose"], 0),
    (&["setup"], 0),
    (&["setup", "--json"], 0),
    (&["test", "--list"], 0),
    (&["setup", "completions", "bash"], 0),
    (&["asm", "--diff", "popcount/swar", "popcount/table"], 0),
    (&["decide", "tests/fixtures/record.json"], 0),
    (&["choosy"], 2),
    (&["asm", "pipcount"], 1),
];

#[test]
fn what_goes_into_a_pipe_has_no_colour() {
    for (arguments, status) in QUICK {
        let output = lab(arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert!(output.stdout.len() + output.stderr.len() > 0, "{arguments:?} says nothing");
        for text in [&output.stdout, &output.stderr] {
            assert!(!text.contains(&0x1b), "{arguments:?}: {}", String::from_utf8_lossy(text));
        }
    }
}

/// On a terminal, which `script` of util-linux makes.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_is_given_no_colour_either_where_no_color_is_set() {
    let on_terminal = |arguments: &[&str], no_color: &str| {
        let words: Vec<&str> = [&[env!("CARGO_BIN_EXE_lab")], arguments].concat();
        let mut script = Command::new("script");
        script.args(["--quiet", "--return", "--command", &words.join(" "), "/dev/null"]);
        script.current_dir(ROOT).env("NO_COLOR", no_color).env("TERM", "xterm-256color");
        script.env_remove("CLICOLOR_FORCE").env_remove("CLICOLOR").stdin(std::process::Stdio::null());
        script.output()
    };
    let Ok(coloured) = on_terminal(&["--help"], "") else {
        eprintln!("skipped: there is no `script`");
        return;
    };
    assert!(
        coloured.stdout.contains(&0x1b),
        "it is a terminal: {}",
        String::from_utf8_lossy(&coloured.stdout)
    );
    for (arguments, status) in QUICK {
        let output = on_terminal(arguments, "1").expect("it was there");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert!(!output.stdout.contains(&0x1b), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

/// The one JSON object that a verb prints.
fn object(arguments: &[&str]) -> serde_json::Value {
    let output = lab(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn what_a_table_shows_can_be_had_as_json() {
    let told = object(&["setup", "--json"]);
    let rows = told["rows"].as_array().expect("rows");
    let valgrind = rows.iter().find(|row| row["tool"] == "valgrind").expect("a row for valgrind");
    assert_eq!(valgrind["version"].is_null(), valgrind["get_it_with"].is_string(), "{valgrind}");
    assert!(told["machine"]["key"].is_string(), "{told}");

    let steps = object(&["test", "--list", "--json"]);
    assert_eq!(steps["rows"][1]["step"], "format");

    let record = "tests/fixtures/record.json";
    let told = object(&["decide", record, "--json"]);
    let output = lab(&["decide", record]);
    let table = String::from_utf8(output.stdout).expect("text");
    let rows = told["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), table.lines().filter(|line| line.starts_with("| ")).count() - 1, "{table}");
    for row in rows {
        let variant = row["variant"].as_str().expect("a variant");
        assert!(table.contains(variant), "{variant} is not in\n{table}");
        if let Some(gain) = row["gain"].as_f64() {
            assert!(row["low"].as_f64() <= Some(gain) && Some(gain) <= row["high"].as_f64(), "{row}");
        }
    }
    assert!(table.contains(told["command"].as_str().expect("the command")), "{told}");

    let copy = tempfile::tempdir().expect("a folder");
    let path = copy.path().join("threads.json");
    std::fs::copy(format!("{ROOT}/tests/fixtures/threads.json"), &path).expect("copied");
    let told = object(&["study", "threads", "--json", "--replay", path.to_str().expect("text")]);
    assert_eq!(told["schema"], 1, "{told}");
}

#[test]
fn two_records_are_compared_without_measuring_and_drawn_where_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page.html");
    let records = ["reports/intel-xeon-6-cf-2-again/record.json", "reports/intel-xeon-6-cf-2-sliders-quick"];
    let output =
        lab(&["compare", "records", records[0], records[1], "--output", page.to_str().expect("text")]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for part in [
        "| full",
        "| quick",
        "| the same ",
        "\nNo difference beyond what two runs of the same bytes differ by",
        "page.html\n",
    ] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
    let drawn = std::fs::read_to_string(&page).expect("the page");
    assert!(drawn.contains("What two records differ by") && drawn.ends_with("</html>\n"));
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);

    let told = object(&["compare", "records", records[0], records[1], "--json"]);
    assert!(told["sentence"].as_str().is_some_and(|sentence| text.contains(sentence)), "{told}");
    let rows = told["rows"].as_array().expect("rows");
    assert!(rows.len() > 300 && rows.iter().all(|row| row["outcome"] != "differs" && row["ratio"].is_f64()));
}

#[test]
fn every_field_of_json_is_documented() {
    let guide = std::fs::read_to_string(format!("{ROOT}/docs/formats.md")).expect("docs/formats.md");
    let documented = |field: &str| guide.contains(&format!("`{field}`"));
    for arguments in [
        &["setup", "--json"][..],
        &["test", "--list", "--json"],
        &["decide", "tests/fixtures/record.json", "--json"],
        &["compare", "records", "reports/intel-xeon-6-cf-2", "reports/intel-xeon-6-cf-2-again", "--json"],
    ] {
        let told = object(arguments);
        // Of each list the objects.
        let rows: Vec<&serde_json::Value> = told
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(_, value)| value.as_array())
            .flatten()
            .collect();
        assert!(!rows.is_empty(), "{told}");
        let fields = rows.iter().filter_map(|row| row.as_object()).chain(told.as_object());
        for field in fields.flat_map(|object| object.keys()) {
            assert!(documented(field), "{arguments:?}: `{field}` is not in docs/formats.md");
        }
    }
}

#[test]
fn the_manual_pages_are_written_where_they_are_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    let output = lab(&["setup", "man", pages.to_str().expect("text")]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for name in ["plywright.1", "cargo-lab.1", "cargo-lab-choose.1"] {
        assert!(pages.join(name).is_file(), "{name}");
    }
    assert_refused(&["setup", "completions", "csh"], &["csh", "bash"]);
    assert_refused(&["setup", "completions", "bash", "--name", "a b"], &["`a b`"]);
    assert_refused(&["setup", "man", "Cargo.toml/man"], &["Cargo.toml"]);
}

#[test]
fn the_workflows_ask_for_the_manifests_compiler_and_for_steps_that_there_are() {
    let manifest = std::fs::read_to_string(format!("{ROOT}/Cargo.toml")).expect("Cargo.toml");
    let wanted = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
    let wanted = wanted.expect("a version");
    let steps = String::from_utf8(lab(&["test", "--list"]).stdout).expect("text");
    let mut toolchains = 0;
    for name in ["test", "measure", "weekly"] {
        let text =
            std::fs::read_to_string(format!("{ROOT}/.github/workflows/{name}.yml")).expect("a workflow");
        let after = |marker: &'static str| {
            text.split(marker).skip(1).filter_map(|rest| rest.split_whitespace().next()).map(str::to_owned)
        };
        for version in after("rustup toolchain install ").chain(after("rustup default ")) {
            // The address sanitiser needs a nightly compiler.
            assert!(version == wanted || name == "weekly" && version == "nightly", "{name}.yml: {version}");
            toolchains += 1;
        }
        for step in after("--only ") {
            assert!(steps.lines().any(|line| line.split(' ').next() == Some(&step)), "{name}.yml: `{step}`");
        }
    }
    assert!(toolchains >= 4);
}
