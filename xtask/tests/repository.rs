//! Tests of the repository as a whole: lists that must agree, the packages' dependencies, and the
//! files that git tracks.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use outpace::workloads::uci::POSITIONS;
use plywright::board::Position;
use plywright::recipe::{AXES, Axis, Variant};
use plywright_testing::checkout as root;

/// Packages that the engine may depend on, directly or indirectly. A new name here is a deliberate
/// decision.
const ALLOWED: [&str; 13] = [
    "plywright",
    "plywright-engine",
    "plywright-parts",
    "whole-files", // so that a book is never left half written
    "cpufeatures",
    "libc",       // to ask Linux for large pages; cpufeatures needs it on ARM
    "lzma-rust2", // unpacks the exact endgame tables
    "thiserror",
    "thiserror-impl",
    "proc-macro2",
    "quote",
    "syn",
    "unicode-ident",
];

/// Features that choose no variant; they are therefore neither in a registry nor in the table of
/// `docs/axes.md`.
const NO_VARIANTS: [&str; 2] = [
    "default", "handicap", // slows the engine down by a known share, to calibrate the lab
];

/// Beginnings of paths that exist on one machine only. Each is split in two, so that this file does
/// not contain them.
const OF_ONE_MACHINE: [(&str, &str); 5] =
    [("/ho", "me/"), ("/ro", "ot/"), ("/Us", "ers/"), ("C:\\Us", "ers\\"), ("/wo", "rk/")];

/// Page with a row for each axis.
const PAGE_OF_AXES: &str = "docs/axes.md";

/// Command that generates the rows of that page again.
const REDRAW: &str = "PLYWRIGHT_REDRAW=1 cargo test -p xtask --test repository";

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect(name)
}

/// Returns the output of a program that runs in the root.
fn printed(program: &str, line: &str) -> String {
    let output = Command::new(program).args(line.split(' ')).current_dir(root()).output().expect(program);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the names and contents of the files that git tracks. Bytes that are not UTF-8 are
/// replaced. The list is empty outside a checkout.
fn tracked_files() -> Vec<(String, String)> {
    if !root().join(".git").exists() {
        eprintln!("skipped: not a git checkout");
        return Vec::new();
    }
    let names = printed("git", "ls-files -z");
    let read = |name: &str| std::fs::read(root().join(name)).unwrap_or_default();
    let file = |name: &str| (name.to_owned(), String::from_utf8_lossy(&read(name)).into_owned());
    names.split_terminator('\0').map(file).collect()
}

#[test]
fn no_file_has_a_path_of_one_machine() {
    for (name, text) in tracked_files() {
        for (index, line) in text.lines().enumerate() {
            assert_eq!(machine_path(line), None, "{name}:{}", index + 1);
        }
    }
    let home = format!("/ho{}", "me/someone/.cargo");
    assert_eq!(machine_path(&format!("see `{home}` here")).as_deref(), Some(home.as_str()));
    assert_eq!(machine_path(&format!("https://example.org{home}")), None);
    assert_eq!(machine_path("../home/shared and network/drive"), None);
}

/// Returns a path in this line that exists on one machine only, if there is one. Such a path has
/// one of the beginnings above, at a place where a path can begin.
fn machine_path(line: &str) -> Option<String> {
    OF_ONE_MACHINE.iter().find_map(|(head, tail)| {
        line.match_indices(&format!("{head}{tail}")).find_map(|(at, _)| {
            let before = line[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || "._-/~".contains(c)) {
                return None;
            }
            let path = line[at..].split(|c: char| c.is_whitespace() || "\"'`)>,;".contains(c)).next();
            path.map(str::to_owned)
        })
    })
}

#[test]
fn links_in_documents_lead_to_tracked_files() {
    // The links of this template are relative to the page that it becomes part of.
    const TEMPLATE: &str = "crates/lab/src/code/listing/page.md";
    let files = tracked_files();
    let is_tracked = |path: &Path| files.iter().any(|(name, _)| Path::new(name).starts_with(path));
    for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".md") && name != TEMPLATE) {
        for target in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#', ' ', '\n']).next()) {
            if target.is_empty() || target.contains(':') || !target.contains(['/', '.']) {
                continue;
            }
            let mut path = PathBuf::from(name);
            path.pop();
            for part in target.split('/') {
                match part {
                    ".." => _ = path.pop(),
                    "." | "" => {}
                    part => path.push(part),
                }
            }
            assert!(is_tracked(&path), "{name} links to {target}, which git does not track");
        }
    }
}

#[test]
fn no_source_file_has_more_than_800_lines() {
    for (name, text) in tracked_files().into_iter().filter(|(name, _)| name.ends_with(".rs")) {
        let lines = text.lines().count();
        assert!(lines <= 800, "{name} has {lines} lines");
    }
}

/// A module with submodules is `name/mod.rs`, so that all of its files are in one folder.
#[test]
fn no_module_is_beside_its_folder() {
    let names: Vec<String> = tracked_files().into_iter().map(|(name, _)| name).collect();
    assert_eq!(beside_their_folders(&names), [""; 0], "move each into its folder, as `mod.rs`");

    let names = ["a/b.rs", "a/b/c.rs", "a/d.rs", "a/d/e.txt", "a/f/mod.rs", "a/f/g.rs"];
    assert_eq!(beside_their_folders(&names.map(str::to_owned)), ["a/b.rs"]);
}

/// Returns each `foo.rs` beside a folder `foo` that contains Rust files.
fn beside_their_folders(names: &[String]) -> Vec<String> {
    let modules: Vec<&str> = names.iter().filter_map(|name| name.strip_suffix(".rs")).collect();
    let is_in =
        |other: &str, module: &str| other.strip_prefix(module).is_some_and(|rest| rest.starts_with('/'));
    let has_modules = |module: &str| modules.iter().any(|other| is_in(other, module));
    modules.iter().filter(|module| has_modules(module)).map(|module| format!("{module}.rs")).collect()
}

#[test]
fn the_engine_depends_only_on_allowed_packages() {
    let line = "tree --quiet --package plywright --prefix none --edges normal --no-default-features --target all --format {p}";
    for package in printed(env!("CARGO"), line).lines().filter_map(|line| line.split(' ').next()) {
        assert!(package.is_empty() || ALLOWED.contains(&package), "the engine depends on `{package}`");
    }
}

/// Checks only the library; its program needs more packages. The limit of 30 foreign packages
/// leaves little room, so that a new dependency is a deliberate decision.
#[test]
fn outpace_depends_on_few_packages_and_on_no_chess() {
    let line =
        "tree --quiet --package outpace --prefix none --edges normal --no-default-features --format {p}";
    let printed = printed(env!("CARGO"), line);
    let packages: BTreeSet<&str> = printed.lines().filter_map(|line| line.split(' ').next()).collect();
    let ours = ["outpace", "outpace-power", "outpace-stats", "whole-files"];
    assert!(ours.iter().all(|name| packages.contains(name)), "{packages:?}");
    assert!(packages.len() <= ours.len() + 30, "{packages:?}");
    assert!(
        packages.iter().all(|name| !name.contains("plywright") && !name.contains("chess")),
        "{packages:?}"
    );
}

#[test]
fn published_packages_contain_no_records() {
    for name in ["plywright", "plywright-engine", "plywright-parts", "outpace", "outpace-stats"] {
        let listed =
            printed(env!("CARGO"), &format!("package --quiet --list --allow-dirty --package {name}"));
        let is_expected = |path: &str| {
            let starts = ["src/", "docs/", "Cargo.", "LICENSE-", ".cargo_vcs_info.json"];
            starts.iter().any(|start| path.starts_with(start))
                || ["README.md", "CHANGELOG.md", "build.rs"].contains(&path)
        };
        let others: Vec<&str> = listed.lines().filter(|path| !is_expected(path)).collect();
        assert_eq!(others, [""; 0], "{name}");
        let licences = listed.lines().filter(|path| path.starts_with("LICENSE-")).count();
        assert_eq!(licences, 2, "{name}: {listed}");
    }
}

/// For each table, the page that shows it, the script and verb that print it, and the folders of
/// `reports` with the data behind it: comparisons of `outpace` with its peers and with an earlier
/// `outpace`, commits whose authors measured a gain, bisections that search for a planted slowdown,
/// and choices among builds of programs that others wrote.
const TABLES: [(&str, &str, &[&str]); 8] = [
    (ERROR_RATES, "compare.py table", &["intel-xeon-6-cf-2/peers"]),
    (ERROR_RATES, "compare.py table", &["intel-xeon-6-cf-2/interleaved"]),
    (ERROR_RATES, "compare.py table", &["intel-xeon-6-cf-2/benchmatrix"]),
    (ERROR_RATES, "compare.py answers", &["intel-xeon-6-cf-2/answers", "intel-xeon-6-cf-2/answers/before"]),
    (ERROR_RATES, "history.py table", &["intel-xeon-6-cf-2/history"]),
    (ERROR_RATES, "bisections.py table", &["intel-xeon-6-cf-2/bisections/seed-1"]),
    (ERROR_RATES, "bisections.py table", &["intel-xeon-6-cf-2/bisections/seed-2"]),
    ("crates/outpace/docs/choose.md", "choices.py table", &["intel-xeon-6-cf-2/choices"]),
];

const ERROR_RATES: &str = "crates/outpace/docs/error-rates.md";

#[test]
fn the_tables_of_outpace_match_their_data() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: python3 is not here");
        return;
    }
    for (page, script, folders) in TABLES {
        let folders = folders.iter().map(|folder| format!(" reports/{folder}")).collect::<String>();
        let line = format!("crates/outpace/peers/{script}{folders}");
        assert!(
            read(page).contains(&printed("python3", &line)),
            "{page} does not show what `python3 {line}` prints"
        );
    }
    let page = read(ERROR_RATES);
    let readme = read("crates/outpace/README.md");
    let quoted: Vec<&str> = readme.lines().filter(|line| line.contains(" of 50 | ")).collect();
    assert!(!quoted.is_empty());
    let missing: Vec<_> = quoted.iter().filter(|row| !page.contains(**row)).collect();
    assert!(missing.is_empty(), "the README has rows that {ERROR_RATES} does not have: {missing:?}");
}

/// The positions on which engines are timed must be legal, and differ from those that train
/// profile-guided builds.
#[test]
fn timed_positions_are_legal_and_distinct() {
    let sets = [POSITIONS, plywright::search::BENCH_POSITIONS];
    let positions = || sets.iter().copied().flatten();
    let boards: BTreeSet<_> = positions().map(|fen| fen.split(' ').next()).collect();
    let count = positions().count();
    assert_eq!(boards.len(), count, "a position occurs twice, or is also used for training");
    for fen in POSITIONS {
        assert!(fen.parse::<Position>().is_ok(), "{fen}");
    }
}

/// Another test checks that the recipe uses the variant that a feature names.
#[test]
fn manifest_pages_and_registries_have_the_same_features() {
    let variants = AXES.iter().flat_map(|axis| axis.variants);
    let declared: BTreeSet<String> = variants.map(Variant::feature).collect();
    let manifest: toml::Table = read("Cargo.toml").parse().expect("a manifest");
    let features = manifest["features"].as_table().expect("features").keys().cloned();
    let features: BTreeSet<String> = features.filter(|name| !NO_VARIANTS.contains(&name.as_str())).collect();
    assert_eq!(features, declared, "left: Cargo.toml, right: the registries");
    for page in ["README.md", PAGE_OF_AXES] {
        let quoted = quoted_features(&read(page));
        let unknown: Vec<_> = quoted.difference(&declared).collect();
        assert!(unknown.is_empty(), "{page} names features that do not exist: {unknown:?}");
    }

    let text =
        "Use `popcount-swar`, `score-lanes`, not sliders-rays, `popcount`, `score-a b` or `popcount-*`.";
    assert!(quoted_features(text).iter().eq(["popcount-swar", "score-lanes"]));
}

/// Returns the features named between backquotes, such as `popcount-swar`.
fn quoted_features(text: &str) -> BTreeSet<String> {
    let starts_with_an_axis = |word: &&str| {
        AXES.iter().any(|axis| word.strip_prefix(axis.name).is_some_and(|rest| rest.starts_with('-')))
    };
    let is_a_name = |word: &&str| word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    text.split('`').filter(starts_with_an_axis).filter(is_a_name).map(str::to_owned).collect()
}

#[test]
fn the_page_of_axes_has_a_row_for_each_of_them() {
    let text = read(PAGE_OF_AXES);
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        let page = root().join(PAGE_OF_AXES);
        outpace::os::files::replace(&page, with_rows(&text).as_bytes()).expect("written");
    } else {
        assert!(AXES.iter().all(|axis| text.contains(&row(axis))), "a row is missing: `{REDRAW}`");
    }
    let old = "| axis | variants | why |\n| `score` | `old` | why |\n| `cargo lab` | `no` | x |\n";
    let score = AXES.iter().find(|axis| axis.name == "score").map(row).expect("the axis");
    assert_eq!(with_rows(old), old.replace("| `score` | `old` | why |\n", &score));
    assert!(score.starts_with("| `score` | **`packed`**, `wide`, "), "{score}");
}

/// Returns the axis's row in the table of axes, with the variants in bold that the default build
/// has on some CPU.
fn row(axis: &Axis) -> String {
    let mark = |variant: &Variant| match axis.picks().contains(&variant.name) {
        true => format!("**`{}`**", variant.name),
        false => format!("`{}`", variant.name),
    };
    let variants: Vec<String> = axis.variants.iter().map(mark).collect();
    format!("| `{}` | {} | {} |\n", axis.name, variants.join(", "), axis.asks)
}

/// Returns the text with the present rows of all axes.
fn with_rows(text: &str) -> String {
    let row_of =
        |line: &str| AXES.iter().find(|axis| line.starts_with(&format!("| `{}` | ", axis.name))).map(row);
    text.split_inclusive('\n').map(|line| row_of(line).unwrap_or_else(|| line.to_owned())).collect()
}
