//! A command line that cannot be meant is refused before anything is built or written.

use std::path::PathBuf;

use crate::{ROOT, Scene, fixture, text};

/// Command lines, and what the error must name.
const REFUSED: &[(&str, &[&str])] = &[
    ("choosy", &["choosy"]),
    ("setup --heal", &["--heal"]),
    ("count --keep", &["count"]),
    ("--replay record.json", &["--replay"]),
    (
        "choose --axis slider --output FOLDER/none",
        &[
            "there is no axis `slider`; the axes are popcount, sliders, simd, score, repetition, side, evasions, weights, parallel, endgame, \
             evaluation, \
             target, profile, compiler\n",
        ],
    ),
    ("asm pipcount", &["`pipcount`", "popcount", "sliders", "score", "repetition"]),
    ("asm popcount/swat", &["`swat`", "swar"]),
    ("asm popcount/", &["swar"]),
    ("asm engine/mate", &["unmake"]),
    ("asm /swar", &["axis"]),
    ("asm popcount --target x86-64-v9", &["`x86-64-v9`", "rustc --print"]),
    ("test --only sings", &["`sings`", "signature", "format"]),
    ("test targets i387", &["`i387`", "aarch64"]),
    ("profile pipcount", &["`pipcount`"]),
    ("profile --seconds 0", &["0"]),
    ("study scaling --depth 3", &["3", "4..=9"]),
    ("study scaling --depth deep", &["deep"]),
    ("study scaling --threads 1,0", &["from 1 to 1024"]),
    ("study scaling --threads two", &["two", "from 1 to 1024"]),
    ("study scaling --output Cargo.toml", &["Cargo.toml"]),
    ("study endgame --games 3", &["--games", "even"]),
    ("study endgame --games -2", &["-2"]),
    ("study endgame --games many", &["many", "--games"]),
    ("study endgame --only matches", &["--games"]),
    ("study endgame --only luck", &["luck", "accuracy"]),
    ("study endgame --clock 1+0.01", &["--games"]),
    ("study endgame --positions 1", &["--positions", "2"]),
    ("study endgame --nodes 0", &["--nodes"]),
    ("study threads --threads 0", &["0 is not a number from 1 to 256"]),
    ("study threads --threads 2,257", &["257 is not a number from 1 to 256"]),
    ("study threads --stops 1000", &["1000 is not a number"]),
    ("study threads --repeats 0", &["--repeats"]),
    ("study threads --time 1", &["--time"]),
    ("study threads --games 0", &["--games"]),
    ("study threads --only eager", &["`parallel` has no variant `eager`; its variants are lazy, abdada"]),
    (
        "study matches toga3-1+0.1",
        &["there is no match `toga3-1+0.1`; there are evaluation-classical-4+0.04, "],
    ),
    ("study matches --games 1", &["--games", "2"]),
    ("study matches --at-once 0", &["--at-once"]),
    ("decide FOLDER", &["cannot read ", "FOLDER/record.json"]),
    ("decide FOLDER/record.json", &["cannot read ", "FOLDER/record.json"]),
    ("report export", &["FORMAT"]),
    ("report export yaml", &["yaml", "jsonl", "bmf"]),
    ("report export bmf nowhere/record.json", &["nowhere/record.json", "there is no such file"]),
    ("bundle --output FOLDER", &["cannot write "]),
    (
        "bundle --axis slider --output FOLDER/b.tar.xz",
        &["there is no axis `slider`; the axes are popcount, "],
    ),
    ("compare programs a=./x", &["COMMAND", "2 values required"]),
    ("compare programs a=./x a=./y", &["two commands are called `a`"]),
    ("compare programs --unequal", &["COMMAND"]),
    ("compare programs /nowhere/x /nowhere/y", &["there is no file /nowhere/x\n"]),
    ("compare programs --axis score ./x ./y", &["--axis"]),
    ("compare targets native native --output FOLDER", &["`native` twice: two targets are needed"]),
    ("compare targets native i286 --output FOLDER", &["there is no target `i286`"]),
    ("compare targets i386. native --output FOLDER", &["there is no target `i386.`"]),
    ("setup completions csh", &["csh", "bash"]),
    ("setup completions bash --name a/b", &["`a/b`"]),
    ("setup man Cargo.toml/man", &["Cargo.toml"]),
];

#[test]
fn a_command_line_that_cannot_be_meant_is_one_error() {
    let scene = Scene::new(&[]);
    for (line, words) in REFUSED {
        scene.assert_refused(line, words);
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn a_bundle_for_other_machines_is_one_error() {
    let scene = Scene::new(&[]);
    let known = "there are x86-64, x86-64-v2, x86-64-v3, x86-64-v4\n";
    for (targets, error) in [
        ("x86-64-v9", "error: a bundle has no target `x86-64-v9`; "),
        ("x86-64-v2,aarch64", "error: a bundle for `aarch64` is made on such a machine; here "),
    ] {
        let line = format!("bundle --targets {targets} --output FOLDER/b.tar.xz");
        scene.assert_refused(&line, &[&format!("{error}{known}")]);
    }
}

#[test]
fn outside_a_checkout_the_lab_says_so() {
    let scene = Scene::new(&[]);
    scene.assert_one_error(scene.lab("setup").current_dir(scene.path("")), &["is not inside a checkout"]);
}

/// The program on the path, by its whole name.
fn on_path(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").expect("a path");
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|path| path.is_file()).expect(program)
}

#[test]
fn without_a_compiler_or_cargo_nothing_is_begun() {
    let scene = Scene::new(&[("record.json", b"older")]);
    for line in ["choose --output FOLDER", "calibrate --output FOLDER"] {
        let lab = || {
            let mut command = scene.lab(line);
            command.env("PATH", "").env_remove("CARGO").env_remove("RUSTC");
            command
        };
        scene.assert_one_error(&mut lab(), &["cannot run `rustc`", "https://rustup.rs"]);
        let mut without_cargo = lab();
        without_cargo.env("RUSTC", on_path("rustc"));
        scene.assert_one_error(&mut without_cargo, &["cannot run `cargo`", "https://rustup.rs"]);
    }
}

/// Nobody listens: an error, and no panic.
#[test]
fn a_closed_standard_output_is_an_error() {
    let scene = Scene::new(&[("record.json", &fixture("record.json"))]);
    for line in ["decide FOLDER/record.json", "setup", "test --list", "test --only tools"] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = scene.lab(line).stdout(writer).output().expect("the lab starts");
        assert_eq!(output.status.code(), Some(1), "{line}");
        let error = text(&output.stderr);
        assert!(error.starts_with("error: cannot write to the standard output"), "{line}: {error}");
        assert_eq!(error.lines().count(), 1, "{line}: {error}");
    }
}

#[test]
fn the_workflows_ask_for_the_manifests_compiler_and_for_steps_that_there_are() {
    let version_of = |name: &str| -> String {
        let manifest = std::fs::read_to_string(format!("{ROOT}/{name}")).expect(name);
        let mut lines = manifest.lines();
        let version = lines.find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
        version.expect("a version").to_owned()
    };
    let [wanted, of_parts] = ["Cargo.toml", "crates/parts/Cargo.toml"].map(version_of);
    let steps = Scene::new(&[]).prints("test --list");
    let mut toolchains = 0;
    for entry in std::fs::read_dir(format!("{ROOT}/.github/workflows")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a workflow");
        let after = |marker: &'static str| {
            text.split(marker).skip(1).filter_map(|rest| rest.split_whitespace().next()).map(str::to_owned)
        };
        for version in after("rustup toolchain install ").chain(after("rustup default ")) {
            // The address sanitiser needs a nightly compiler, of a fixed day, and the parts compile with an older one too.
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
