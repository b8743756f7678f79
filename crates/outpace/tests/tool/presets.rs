//! Builds by the preset of a toolchain: the arguments that are passed, the files that stay
//! unchanged, and the file that the preset prints.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::{Scene, text};

/// Returns the builds of a record: name, command line and outcome.
fn builds(record: &Value) -> Vec<(String, String, Value)> {
    let word = |value: &Value| value.as_str().expect("a text").to_owned();
    let builds = record["builds"].as_array().expect("builds");
    builds.iter().map(|build| (word(&build["name"]), word(&build["build"]), build["fate"].clone())).collect()
}

impl Scene {
    /// Runs `choose` with these arguments, then with the file that they print. Checks that both
    /// runs make the same builds, and returns the builds.
    fn chooses_twice(&self, preset: &[&str]) -> Vec<(String, String, Value)> {
        let (full, time) = (["--full", "--seed", "7"], ["--time", "100ms"]);
        let file = self.prints(&[&["choose"], preset, &["--print-file"]].concat());
        assert!(!self.path(".outpace").exists(), "nothing is built yet");
        fs::write(self.path("builds.toml"), &file).expect("a file");
        let printed = self.prints(&[&["choose"], preset, &full, &time, &["--json", "a.json"]].concat());
        assert!(!printed.contains("failed"), "{printed}");
        self.prints(
            &[&["choose", "--file", "builds.toml"], &full[..], &time, &["--json", "b.json"]].concat(),
        );
        let (first, second) = (builds(&self.json("a.json")), builds(&self.json("b.json")));
        assert_eq!(first, second, "{file}");
        first
    }
}

#[test]
fn cargo_is_configured_without_changing_the_users_files() {
    let scene = Scene::new();
    let manifest = "[package]\nname = \"tiny\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[profile.release]\ncodegen-units = 1\n";
    let source = "fn main() {\n    let last = std::env::args().len() as u64 * 100_000;\n    \
                  println!(\"{}\", (0..last).fold(0_u64, |sum, next| sum.wrapping_mul(31) ^ next));\n}\n";
    fs::create_dir_all(scene.path("src")).expect("a folder");
    fs::write(scene.path("Cargo.toml"), manifest).expect("a file");
    fs::write(scene.path("src/main.rs"), source).expect("a file");
    let run = ["--cargo", "--only", "opt-level,profile", "--run", "target/release/tiny data"];
    let builds = scene.chooses_twice(&run);
    let names: Vec<&str> = builds.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(names, ["baseline", "profile=pgo", "opt-level=2", "opt-level=2+profile=pgo"]);
    assert_eq!(builds[1].2["is"], "races", "a build by a profile is another program: {builds:?}");
    assert!(builds[0].1.ends_with("cargo build --release --target-dir .outpace/target"), "{builds:?}");
    assert!(builds[3].1.contains("merge-profiles"), "{builds:?}");
    assert_eq!(fs::read_to_string(scene.path("Cargo.toml")).expect("it is there"), manifest);
    assert!(!scene.path("target").exists() && scene.path(".outpace/target/release").is_dir());

    scene.fails(&["choose", "--cargo"], "`--run COMMAND` is missing");
    scene.fails(&["choose", "--cargo", "--run", "./tiny"], "must contain the path of a release build");
    scene.fails(&["choose", "--print-file"], "--print-file and --only are for --cargo, --make or --cmake");
    scene.fails(&["choose", "--cargo", "--only", "pgo", "--print-file"], "no axis `pgo`");
    scene.fails(&["merge-profiles", "src"], "has no raw profiles");
    scene.fails(&["choose", "--cmake", "--print-file"], "there is no CMakeLists.txt here");
    fs::remove_file(scene.path("Cargo.toml")).expect("it goes");
    scene.fails(&["choose", "--cargo", "--print-file"], "cargo finds no package here");
}

#[test]
fn a_failed_training_is_a_failed_build() {
    let scene = Scene::new();
    let build = "echo '#!/bin/sh' > app && echo '# {profile}' >> app && chmod +x app";
    let file = format!(
        "build = {build:?}\nrun = \"./app\"\ntrain = \"echo no data for {{profile}} >&2; exit 3\"\n\
         [[axis]]\nname = \"profile\"\nvalues = [\"off\", {{ label = \"pgo\", text = \"use\", learn = \"count\" }}]\n"
    );
    fs::write(scene.path("outpace.toml"), file).expect("a file");
    let printed = scene.prints(&["choose", "--time", "100ms"]);
    assert!(printed.contains("failed    `profile=pgo`: the build `"), "{printed}");
    assert!(printed.contains("ended with status 3:\n          no data for count"), "{printed}");
    // The training of the command line overrides that of the file.
    let printed = scene.prints(&["choose", "--time", "100ms", "--train", "test -x app && echo > learnt"]);
    assert!(!printed.contains("failed") && scene.path("learnt").exists(), "{printed}");
}

/// Returns true if the program exists and its version text contains the word.
fn says(program: &str, word: &str) -> bool {
    let done = Command::new(program).arg("--version").output();
    done.is_ok_and(|done| text(&done.stdout).contains(word))
}

#[test]
fn make_gets_flags_after_those_of_the_makefile() {
    if !says("cc", "Free Software Foundation") || !says("make", "GNU Make") {
        println!("skipped: there is no GCC or no GNU Make here");
        return;
    }
    let scene = Scene::new();
    let makefile = "WORD = yes\nCFLAGS = -O1 -D$(WORD)\napp: app.o\n\t$(CC) $(LDFLAGS) -o $@ $^\nclean:\n\trm -f app app.o\n";
    let source = "#include <stdio.h>\n#ifndef yes\n#error no\n#endif\n\
                  int main(int count, char **words) {\n    unsigned sum = 0;\n    \
                  for (unsigned i = 0; i < count * 100000u; i++) sum = sum * 31 ^ i ^ words[0][0];\n    \
                  return printf(\"%u\\n\", sum) < 0;\n}\n";
    fs::write(scene.path("Makefile"), makefile).expect("a file");
    fs::write(scene.path("app.c"), source).expect("a file");
    fs::write(scene.path("app"), "mine").expect("a file");
    let builds = scene.chooses_twice(&["--make", "--only", "opt,lto,profile", "--run", "./app data"]);
    let build = |name: &str| builds.iter().find(|(other, ..)| other == name).expect("a build").clone();
    assert_eq!(build("opt=O2+lto=on+profile=pgo").2["is"], "races", "{builds:?}");
    assert!(build("profile=pgo").1.contains("-fprofile-generate="), "{builds:?}");
    assert!(scene.path(".outpace/profile").is_dir(), "the profile is in it");
    assert_eq!(fs::read_to_string(scene.path("app")).expect("it is back"), "mine");
}
