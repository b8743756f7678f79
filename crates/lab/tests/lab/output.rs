//! Tests of the output, for people and for programs, of the subcommands that measure nothing.

use std::process::Command;

use assert_cmd::assert::OutputAssertExt;
use plywright_testing::checkout;

use crate::{lab_with, text};

#[test]
fn setup_names_every_tool_and_succeeds_even_if_some_are_missing() {
    let run = lab_with(&[]).run("setup").env("PATH", "").assert().success();
    let text = text(&run.get_output().stdout);
    for tool in [
        "valgrind",
        "gungraun-runner",
        "llvm-objdump",
        "llvm-mca",
        "cargo-nextest",
        "rustfmt",
        "clippy",
        "cargo-asm",
        "rust-src",
    ] {
        assert!(text.contains(tool), "no {tool} in:\n{text}");
    }
    assert!(text.contains("valgrind is missing.\n  lost without it: "), "{text}");
    assert!(text.contains("\n  get it with: "), "{text}");
}

/// Compares with the kernel's own reading of CPUID, if the kernel shows one.
#[cfg(target_os = "linux")]
#[test]
fn setup_says_which_cpu_this_is() {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").expect("a Linux system");
    let field = |name: &str| {
        let mut lines = cpuinfo.lines().filter_map(|line| line.split_once(':'));
        Some(lines.find(|(key, _)| key.trim() == name)?.1.trim().to_owned())
    };
    let text = lab_with(&[]).prints("setup");
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
fn a_record_is_exported_to_a_file_or_to_the_standard_output() {
    let scene = lab_with(&[]);
    let printed = scene.run("report export tests/fixtures/record.json").assert().success().stderr(
        "the record has no instruction counts: valgrind is not there (get it with `apt-get install valgrind`)\n",
    );
    assert_eq!(scene.prints("report export tests/fixtures/record.json -o FOLDER/deep/figures.jsonl"), "");
    let written = std::fs::read(scene.path("deep/figures.jsonl")).expect("the file");
    assert_eq!(written, printed.get_output().stdout);
    let run = scene.run("report export tests/fixtures/record.json -o tests").assert().code(1).stdout("");
    assert!(text(&run.get_output().stderr).contains("error: cannot write tests: "));
}

/// Commands that end at once and print something, with their exit status.
const QUICK: [(&str, i32); 9] = [
    ("--help", 0),
    ("--version", 0),
    ("help choose", 0),
    ("setup", 0),
    ("setup --json", 0),
    ("asm --diff popcount/swar popcount/table", 0),
    ("decide tests/fixtures/record.json", 0),
    ("choosy", 2),
    ("asm pipcount", 1),
];

#[test]
fn output_to_a_pipe_has_no_colour() {
    let scene = lab_with(&[]);
    for (line, status) in QUICK {
        let run = scene.run(line).assert().code(status);
        let output = run.get_output();
        assert!(output.stdout.len() + output.stderr.len() > 0, "{line} prints nothing");
        for text in [&output.stdout, &output.stderr] {
            assert!(!text.contains(&0x1b), "{line}: {}", String::from_utf8_lossy(text));
        }
    }
}

/// The terminal is made by `script` of util-linux.
#[cfg(target_os = "linux")]
#[test]
fn with_no_color_a_terminal_gets_no_colour_either() {
    let on_terminal = |line: &str, no_color: &str| {
        let mut script = Command::new("script");
        script.args(["--quiet", "--return", "--command"]);
        script.arg(format!("'{}' {line}", env!("CARGO_BIN_EXE_lab"))).arg("/dev/null");
        script.current_dir(checkout()).env("NO_COLOR", no_color).env("TERM", "xterm-256color");
        script.env_remove("CLICOLOR_FORCE").env_remove("CLICOLOR").stdin(std::process::Stdio::null());
        script.output()
    };
    let Ok(coloured) = on_terminal("--help", "") else {
        eprintln!("skipped: there is no `script`");
        return;
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(coloured.stdout.contains(&0x1b), "it is a terminal: {}", text(&coloured.stdout));
    for (line, status) in QUICK {
        let output = on_terminal(line, "1").expect("it was there");
        assert_eq!(output.status.code(), Some(status), "{line}");
        assert!(!output.stdout.contains(&0x1b), "{line}: {}", text(&output.stdout));
    }
}

#[test]
fn every_table_can_be_printed_as_json() {
    let scene = lab_with(&[]);
    let setup = scene.object("setup --json");
    let rows = setup["rows"].as_array().expect("rows");
    let valgrind = rows.iter().find(|row| row["tool"] == "valgrind").expect("a row for valgrind");
    assert_eq!(valgrind["version"].is_null(), valgrind["get_it_with"].is_string(), "{valgrind}");
    assert!(setup["machine"]["key"].is_string(), "{setup}");

    let decided = scene.object("decide tests/fixtures/record.json --json");
    let table = scene.prints("decide --wide --print-command tests/fixtures/record.json");
    let rows = decided["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), table.lines().filter(|line| line.starts_with("| ")).count() - 1, "{table}");
    for row in rows {
        let variant = row["variant"].as_str().expect("a variant");
        assert!(table.contains(variant), "{variant} is not in\n{table}");
        if let Some(gain) = row["gain"].as_f64() {
            assert!(row["low"].as_f64() <= Some(gain) && Some(gain) <= row["high"].as_f64(), "{row}");
        }
    }
    assert!(table.contains(decided["command"].as_str().expect("the command")), "{decided}");
}

#[test]
fn every_field_of_json_is_documented() {
    let guide = std::fs::read_to_string(checkout().join("docs/formats.md")).expect("docs/formats.md");
    let documented = |field: &str| guide.contains(&format!("`{field}`"));
    for line in [
        "setup --json",
        "decide tests/fixtures/record.json --json",
        "compare tests/fixtures/amd-epyc-19-11-1 tests/fixtures --json",
    ] {
        let object = lab_with(&[]).object(line);
        let object = object.as_object().expect("an object");
        // The objects of each list.
        let rows: Vec<_> = object.values().filter_map(|value| value.as_array()).flatten().collect();
        assert!(!rows.is_empty(), "{line}");
        let fields = rows.iter().filter_map(|row| row.as_object()).chain([object]).flat_map(|row| row.keys());
        for field in fields {
            assert!(documented(field), "{line}: `{field}` is not in docs/formats.md");
        }
    }
}

#[test]
fn two_records_are_compared_and_their_circumstances_shown() {
    let scene = lab_with(&[]);
    let line = "compare tests/fixtures/amd-epyc-19-11-1/record.json tests/fixtures";
    let [text, whole] = ["", " --all"].map(|option| scene.prints(&format!("{line}{option}")));
    for part in ["| CPU ", "| AMD EPYC", "\nthe same in both: ", "\nengine: ", "\nCertain differences: "] {
        assert!(text.contains(part) && whole.contains(part), "no {part:?} in\n{text}");
    }
    let compared = scene.object(&format!("{line} --json"));
    assert!(compared["sentence"].as_str().is_some_and(|sentence| text.contains(sentence)), "{compared}");
    let rows = compared["rows"].as_array().expect("rows");
    let shown =
        |text: &str| rows.iter().filter(|row| text.contains(row["what"].as_str().expect("a name"))).count();
    assert_eq!(shown(&whole), rows.len());
    for row in rows.iter().filter(|row| row["differs"] == true && row["kind"] != "build") {
        assert!(text.contains(row["what"].as_str().expect("a name")), "{row}");
    }
}
