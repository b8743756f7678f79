//! Tests of `cargo xtask` as a program, started as users and workflows start it.

use plywright_testing::checkout as root;
use plywright_testing::scene::Scene;

fn scene(files: &[(&str, &[u8])]) -> Scene {
    Scene::new(env!("CARGO_BIN_EXE_xtask"), files)
}

/// Command lines, each with the words that the error must contain.
const REFUSED: &[(&str, &[&str])] =
    &[("check --only sings", &["`sings`", "signature", "format"]), ("targets i387", &["`i387`", "aarch64"])];

#[test]
fn an_unknown_step_or_target_gives_one_error() {
    for (line, words) in REFUSED {
        scene(&[]).assert_refused(line, words);
    }
}

#[test]
fn steps_are_listed_as_text_and_as_json() {
    assert_eq!(scene(&[]).object("check --list --json")["rows"][1]["step"], "format");
    assert!(scene(&[]).prints("check --list").contains("\nformat "));
}

#[cfg(unix)]
#[test]
fn the_subcommand_targets_waits_while_another_program_measures() {
    let program = env!("CARGO_BIN_EXE_xtask");
    plywright_testing::scene::assert_waits(
        program,
        "targets native --quick",
        "outpace-measuring.lock",
        "the machine",
    );
}

#[test]
fn workflows_use_the_rust_version_of_cargo_toml_and_known_steps() {
    let version_of = |name: &str| -> String {
        let manifest = std::fs::read_to_string(root().join(name)).expect(name);
        let mut lines = manifest.lines();
        let version = lines.find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
        version.expect("a version").to_owned()
    };
    let [wanted, of_parts] = ["Cargo.toml", "crates/parts/Cargo.toml"].map(version_of);
    let steps = scene(&[]).prints("check --list");
    let mut toolchains = 0;
    for entry in std::fs::read_dir(root().join(".github/workflows")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a workflow");
        let words_after = |marker: &'static str| {
            text.split(marker).skip(1).filter_map(|rest| rest.split_whitespace().next()).map(str::to_owned)
        };
        for version in words_after("rustup toolchain install ").chain(words_after("rustup default ")) {
            // The address sanitiser needs a nightly compiler of a fixed day, and the parts also
            // compile with an older compiler.
            let is_other = name == "weekly" && (version.starts_with("nightly-20") || version == of_parts);
            assert!(version == wanted || is_other, "{name}.yml: {version}");
            toolchains += 1;
        }
        // The scripts must use the nightly compiler that was installed.
        for version in words_after("PLYWRIGHT_NIGHTLY: ") {
            assert!(text.contains(&format!("rustup toolchain install {version} ")), "{name}.yml: {version}");
        }
        for step in words_after("--only ") {
            assert!(steps.lines().any(|line| line.split(' ').next() == Some(&step)), "{name}.yml: `{step}`");
        }
    }
    assert!(toolchains >= 8);
}
