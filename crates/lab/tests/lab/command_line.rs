//! Tests that a nonsensical command line is refused before anything is built or written.

use std::path::PathBuf;

use crate::{fixture, lab_with, text};

/// Command lines, and the words that the error must contain.
const REFUSED: &[(&str, &[&str])] = &[
    ("choosy", &["choosy"]),
    ("setup --heal", &["--heal"]),
    ("--replay record.json", &["--replay"]),
    (
        "choose --axis slider --output FOLDER/none",
        &[
            "there is no axis `slider`; the axes are popcount, sliders, simd, score, repetition, side, evasions, danger, checks, weights, parallel, endgame, \
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
    ("profile pipcount", &["`pipcount`"]),
    ("profile --seconds 0", &["0"]),
    ("decide FOLDER", &["cannot read ", "FOLDER/record.json"]),
    ("decide FOLDER/record.json", &["cannot read ", "FOLDER/record.json"]),
    ("report export nowhere/record.json", &["nowhere/record.json", "there is no such file"]),
    ("bundle --output FOLDER", &["cannot write "]),
    (
        "bundle --axis slider --output FOLDER/b.tar.xz",
        &["there is no axis `slider`; the axes are popcount, "],
    ),
];

#[test]
fn a_nonsensical_command_line_gives_one_error() {
    let scene = lab_with(&[]);
    for (line, words) in REFUSED {
        scene.assert_refused(line, words);
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn a_bundle_for_another_platform_gives_one_error() {
    let scene = lab_with(&[]);
    let known = "x86-64, x86-64-v2, x86-64-v3, x86-64-v4\n";
    for (targets, error) in [
        ("x86-64-v9", "error: a bundle has no target `x86-64-v9`; there are "),
        (
            "x86-64-v2,aarch64",
            "error: make a bundle for `aarch64` on a machine of that kind; this one can pack ",
        ),
    ] {
        let line = format!("bundle --targets {targets} --output FOLDER/b.tar.xz");
        scene.assert_refused(&line, &[&format!("{error}{known}")]);
    }
}

#[test]
fn outside_a_checkout_the_lab_says_so() {
    let scene = lab_with(&[]);
    scene.assert_one_error(scene.run("setup").current_dir(scene.path("")), &["is not inside a checkout"]);
}

/// Returns the full path of a program on the PATH.
fn on_path(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").expect("a path");
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|path| path.is_file()).expect(program)
}

#[test]
fn without_a_compiler_or_cargo_nothing_is_started() {
    let scene = lab_with(&[("record.json", b"older")]);
    for line in ["choose --output FOLDER", "calibrate --output FOLDER"] {
        let lab = || {
            let mut command = scene.run(line);
            command.env("PATH", "").env_remove("CARGO").env_remove("RUSTC");
            command
        };
        scene.assert_one_error(&mut lab(), &["cannot run `rustc`", "https://rustup.rs"]);
        let mut without_cargo = lab();
        without_cargo.env("RUSTC", on_path("rustc"));
        scene.assert_one_error(&mut without_cargo, &["cannot run `cargo`", "https://rustup.rs"]);
    }
}

/// If nobody reads the output, the result is an error, not a panic.
#[test]
fn a_closed_standard_output_is_an_error() {
    let scene = lab_with(&[("record.json", &fixture("record.json"))]);
    for line in ["decide FOLDER/record.json", "setup"] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = scene.run(line).stdout(writer).output().expect("the lab starts");
        assert_eq!(output.status.code(), Some(1), "{line}");
        let error = text(&output.stderr);
        assert!(error.starts_with("error: cannot write to the standard output"), "{line}: {error}");
        assert_eq!(error.lines().count(), 1, "{line}: {error}");
    }
}
