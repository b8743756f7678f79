//! Tests the program of the checks as users and workflows start it.

use plywright_testing::checkout as root;
use plywright_testing::scene::Scene;

fn scene(files: &[(&str, &[u8])]) -> Scene {
    Scene::new(env!("CARGO_BIN_EXE_xtask"), files)
}

/// Command lines, each with the words that the error must contain.
const REFUSED: &[(&str, &[&str])] =
    &[("check --only sings", &["`sings`", "signature", "format"]), ("targets i387", &["`i387`", "aarch64"])];

#[test]
fn a_command_line_that_cannot_be_meant_is_one_error() {
    for (line, words) in REFUSED {
        scene(&[]).assert_refused(line, words);
    }
}

#[test]
fn the_steps_are_listed_for_people_and_for_programs() {
    assert_eq!(scene(&[]).object("check --list --json")["rows"][1]["step"], "format");
    assert!(scene(&[]).prints("check --list").contains("\nformat "));
}

#[cfg(unix)]
#[test]
fn the_targets_wait_while_another_program_measures() {
    let program = env!("CARGO_BIN_EXE_xtask");
    plywright_testing::scene::assert_waits(
        program,
        "targets native --quick",
        "outpace-measuring.lock",
        "the machine",
    );
}

#[test]
fn the_workflows_ask_for_the_manifests_compiler_and_for_steps_that_there_are() {
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
        let after = |marker: &'static str| {
            text.split(marker).skip(1).filter_map(|rest| rest.split_whitespace().next()).map(str::to_owned)
        };
        for version in after("rustup toolchain install ").chain(after("rustup default ")) {
            // The address sanitiser needs a nightly compiler of a fixed day, and the parts also
            // compile with an older compiler.
            let is_other = name == "weekly" && (version.starts_with("nightly-20") || version == of_parts);
            assert!(version == wanted || is_other, "{name}.yml: {version}");
            toolchains += 1;
        }
        // The scripts ask for the nightly compiler that was installed.
        for version in after("PLYWRIGHT_NIGHTLY: ") {
            assert!(text.contains(&format!("rustup toolchain install {version} ")), "{name}.yml: {version}");
        }
        for step in after("--only ") {
            assert!(steps.lines().any(|line| line.split(' ').next() == Some(&step)), "{name}.yml: `{step}`");
        }
    }
    assert!(toolchains >= 8);
}
