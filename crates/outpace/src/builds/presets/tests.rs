//! Tests of the presets: the build lines that they make, and the files that they print.

use super::cargo::{Cargo, Flags, Release};
use super::cmake::Cmake;
use super::compilers::{Compiler, Compilers};
use super::make::Make;
use super::*;
use crate::builds::matrix::{File, Matrix};

fn wanted(runs: &[&str]) -> Wanted {
    let run = |command: &&str| Run { name: None, command: (*command).to_owned() };
    Wanted {
        runs: runs.iter().map(run).collect(),
        levels: vec!["x86-64-v2".to_owned(), "x86-64-v3".to_owned()],
        ..Wanted::default()
    }
}

fn cargo() -> Cargo {
    Cargo { toolchains: vec!["nightly".to_owned()], ..Cargo::default() }
}

fn make(compilers: Compilers) -> Make {
    let printed = "# default\nCC = cc\n# makefile (from 'Makefile', line 2)\nCFLAGS = -O2 -I$(INC) \"-DX={x}\"\nclean:\n";
    Make { compilers, ..Make::read(printed) }
}

const BOTH: [Compiler; 2] = [Compiler::Gcc, Compiler::Clang];

fn gcc_and_clang() -> Compilers {
    Compilers { selected: Some(Compiler::Gcc), installed: BOTH.to_vec() }
}

fn matrix(preset: &Preset) -> Matrix {
    Matrix::new(preset.axes.iter().map(|(axis, _)| axis.clone()).collect(), &[]).unwrap()
}

/// Returns the build line of the build with this name.
fn line(preset: &Preset, name: &str) -> String {
    let matrix = matrix(preset);
    let builds = matrix.builds().unwrap();
    let build = builds.iter().find(|build| matrix.name(build) == name);
    let names: Vec<String> = builds.iter().map(|build| matrix.name(build)).take(20).collect();
    let build = build.unwrap_or_else(|| panic!("`{name}` is none of {names:?}"));
    matrix.build_line(&preset.build, preset.train.as_deref(), build)
}

fn labels(preset: &Preset, name: &str) -> Vec<String> {
    let axis = preset.axes.iter().map(|(axis, _)| axis).find(|axis| axis.name == name);
    axis.map(|axis| axis.values.iter().map(|value| value.label.clone()).collect()).unwrap_or_default()
}

#[test]
fn a_printed_preset_gives_the_same_builds() {
    let mut presets = Vec::new();
    for flags in [Flags::default(), Flags::Rustflags, Flags::Encoded] {
        presets.push(
            Cargo { flags, features: vec!["simd".to_owned()], ..cargo() }
                .preset(&wanted(&["target/release/app 'a b'"])),
        );
    }
    let named =
        |name: &str| Run { name: Some(name.to_owned()), command: format!("./app \"it's\" {name}\\n") };
    let two = Wanted { runs: vec![named("small"), named("large")], ..wanted(&[]) };
    for compilers in [gcc_and_clang(), Compilers { selected: None, ..gcc_and_clang() }, Compilers::default()]
    {
        presets.push(make(compilers.clone()).preset(&two));
        presets.push(Make { compilers: compilers.clone(), ..Make::default() }.preset(&wanted(&["./app"])));
        presets.push(Cmake { compilers }.preset(&wanted(&["build/app data"])));
    }
    for preset in presets {
        let text = preset.text();
        let file = File::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let (read, made) = (file.matrix(Vec::new()).unwrap(), matrix(&preset));
        assert_eq!(read, made, "{text}");
        assert_eq!((file.run, file.train.clone()), (preset.runs.clone(), preset.train.clone()));
        let build = file.build.unwrap();
        for combination in made.builds().unwrap() {
            let line = made.build_line(&preset.build, preset.train.as_deref(), &combination);
            assert_eq!(read.build_line(&build, file.train.as_deref(), &combination), line);
        }
        // Each name in braces is an axis, and each axis is used.
        let mut lines = vec![("build", build.as_str())];
        lines.extend(preset.train.iter().map(|train| ("train", train.as_str())));
        lines.extend(preset.runs.iter().map(|run| ("run", run.command.as_str())));
        made.check_lines(&lines).unwrap();
    }
}

#[test]
fn cargo_builds_in_a_folder_of_its_own() {
    let asked = Wanted {
        arguments: "-p app".to_owned(),
        ..wanted(&["./target/release/app -c target/x target/release/d"])
    };
    let preset = cargo().preset(&asked);
    assert_eq!(line(&preset, "baseline"), "cargo build --release --target-dir .outpace/target -p app");
    assert_eq!(preset.runs[0].command, ".outpace/target/release/app -c target/x .outpace/target/release/d");
    let script =
        Wanted { artifact: Some("target/release/app".into()), ..wanted(&["sh run.sh target/release/app"]) };
    let script = cargo().preset(&script);
    assert_eq!(script.artifact.as_deref(), Some(".outpace/target/release/app"));
    assert_eq!(File::parse(&script.text()).unwrap().artifact, script.artifact);
    let changed = line(&preset, "toolchain=nightly+lto=fat+target-cpu=x86-64-v3");
    assert_eq!(
        changed,
        "cargo +nightly build --release --target-dir .outpace/target -p app --config profile.release.lto='\"fat\"' \
         --config 'build.rustflags=[\"-Ctarget-cpu=x86-64-v3\"]'"
    );
    let learnt = line(&preset, "opt-level=2+profile=pgo");
    let base =
        "cargo build --release --target-dir .outpace/target -p app --config profile.release.opt-level=2";
    assert_eq!(
        learnt,
        format!(
            "( {base} --config \"build.rustflags=['-Cprofile-generate=$PWD/.outpace/profile']\" ) && rm -rf .outpace/profile \
             && ( .outpace/target/release/app -c target/x .outpace/target/release/d ) && ( {base} --config \"build.rustflags=['-Cprofile-use={MERGED}']\" )"
        )
    );
}

#[test]
fn the_users_own_flags_stay() {
    let none = |_: &str| false;
    let flags = |config: &str| Flags::find(none, &[config.to_owned()], "x86_64-unknown-linux-gnu");
    let host = "x86_64-unknown-linux-gnu";
    assert_eq!(flags("[build]\nrustflags = [\"-Cdebuginfo=1\"]"), Flags::Config("build".into()));
    assert_eq!(flags("[target.'cfg(unix)']\nrustflags = \"-g\""), Flags::Config(format!("target.{host}")));
    assert_eq!(
        flags("[target.x86_64-unknown-linux-gnu]\nrustflags = \"-g\""),
        Flags::Config(format!("target.{host}"))
    );
    assert_eq!(flags("[target.x86_64-unknown-linux-gnu]\nlinker = \"lld\""), Flags::default());
    assert_eq!(flags("[target.aarch64-apple-darwin]\nrustflags = \"-g\""), Flags::default());
    assert_eq!(Flags::find(|name| name == "RUSTFLAGS", &[], host), Flags::Rustflags);
    assert_eq!(Flags::find(|_| true, &[], host), Flags::Encoded);
    let preset = |flags| Cargo { flags, ..Cargo::default() }.preset(&wanted(&["target/release/app"]));
    let build = "cargo build --release --target-dir .outpace/target";
    assert_eq!(
        line(&preset(Flags::Rustflags), "target-cpu=native"),
        format!("RUSTFLAGS=\"$RUSTFLAGS -Ctarget-cpu=native\" {build}")
    );
    assert_eq!(
        line(&preset(Flags::Encoded), "target-cpu=native"),
        format!(
            "CARGO_ENCODED_RUSTFLAGS=\"$CARGO_ENCODED_RUSTFLAGS$(printf '\\037')-Ctarget-cpu=native\" {build}"
        )
    );
}

#[test]
fn values_of_the_users_profile_are_left_out() {
    let preset = |manifest: &str| {
        let mut release = Release::default();
        release.read(manifest);
        Cargo { release, ..Cargo::default() }.preset(&wanted(&[]))
    };
    let values = |manifest: &str| {
        let preset = preset(manifest);
        ["opt-level", "lto", "codegen-units", "panic"].map(|name| labels(&preset, name).join(" "))
    };
    assert_eq!(values(""), ["own 2", "own thin fat", "own 1", "own abort"]);
    assert_eq!(
        values("[profile.release]\nlto = \"thin\"\nopt-level = \"s\""),
        ["own 3 2", "own off fat", "own 1", "own abort"]
    );
    let manifest = "[profile.release]\nlto = true\nopt-level = 2\ncodegen-units = 1\npanic = \"abort\"";
    assert_eq!(values(manifest), ["own 3", "own off thin", "own 16", ""]);
}

#[test]
fn make_gets_flags_after_those_of_the_makefile() {
    let preset =
        make(gcc_and_clang()).preset(&Wanted { arguments: "-C src app".to_owned(), ..wanted(&["./app"]) });
    let makes = |flags: &str, compiler: &str| {
        format!(
            "flags=\"{flags}\" && make -C src clean && make{compiler} ${{flags:+\"CFLAGS=-O2 -I\\$(INC) \\\"-DX={{x}}\\\"$flags\"}} \
             ${{flags:+\"CXXFLAGS=$flags\"}} ${{flags:+\"LDFLAGS=$flags\"}} -C src app"
        )
    };
    assert_eq!(line(&preset, "baseline"), makes("", ""));
    assert_eq!(labels(&preset, "opt"), ["own", "O3"], "the Makefile has -O2");
    assert_eq!(line(&preset, "opt=O3+march=native+lto=on"), makes(" -O3 -march=native -flto", ""));
    assert_eq!(line(&preset, "compiler=clang+opt=O3"), makes(" -O3", " CC=clang CXX=clang++"));
    let gcc = line(&preset, "profile=pgo");
    assert!(gcc.contains(" -fprofile-use='$PWD/.outpace/profile' ") && !gcc.contains("clang"), "{gcc}");
    let clang = line(&preset, "compiler=clang+profile-clang=pgo");
    assert!(clang.contains(&format!(" -fprofile-use='{MERGED}'")) && clang.contains("CC=clang"), "{clang}");
    // A profile from one family of compilers means nothing to the other.
    let names: Vec<String> = {
        let matrix = matrix(&preset);
        matrix.builds().unwrap().iter().map(|build| matrix.name(build)).collect()
    };
    assert!(!names.iter().any(|name| name == "profile-clang=pgo" || name == "compiler=clang+profile=pgo"));
    let without = Make { cleans: false, ..make(gcc_and_clang()) }.preset(&wanted(&["./app"]));
    assert!(line(&without, "baseline").starts_with("flags=\"\" && make -B ${flags:+"));
}

#[test]
fn cmake_builds_in_a_folder_of_its_own() {
    let asked = Wanted { arguments: "-DTESTS=OFF".to_owned(), ..wanted(&["out/bin/app out/x data"]) };
    let preset = Cmake { compilers: gcc_and_clang() }.preset(&asked);
    assert_eq!(preset.runs[0].command, ".outpace/cmake/bin/app .outpace/cmake/x data");
    assert_eq!(
        line(&preset, "compiler=clang+opt=O2+lto=on+march=native"),
        "flags=\" -march=native\" && rm -rf .outpace/cmake && cmake -S . -B .outpace/cmake -DCMAKE_BUILD_TYPE=Release \
         -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ '-DCMAKE_C_FLAGS_RELEASE=-O2 -DNDEBUG' '-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG' \
         -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON ${flags:+\"-DCMAKE_C_FLAGS=$CFLAGS$flags\"} ${flags:+\"-DCMAKE_CXX_FLAGS=$CXXFLAGS$flags\"} -DTESTS=OFF \
         && cmake --build .outpace/cmake --parallel"
    );
}

#[test]
fn the_first_run_command_is_the_default_training() {
    let train = |wanted: Wanted| cargo().preset(&wanted).train.unwrap();
    let run = || wanted(&["target/release/app a", "target/release/app b"]);
    assert_eq!(train(run()), ".outpace/target/release/app a");
    assert_eq!(train(Wanted { input: Some("a b".into()), ..run() }), ".outpace/target/release/app a < 'a b'");
    assert_eq!(train(Wanted { any_status: true, ..run() }), ".outpace/target/release/app a || true");
    let trained = Wanted { train: Some("for i in 1 2; do target/release/app $i; done".into()), ..run() };
    assert_eq!(train(trained), "for i in 1 2; do .outpace/target/release/app $i; done");
}

#[test]
fn axes_can_be_selected_by_name() {
    let only = |names: &[&str]| {
        let only = names.iter().map(|name| (*name).to_owned()).collect();
        cargo().preset(&Wanted { only, ..wanted(&["target/release/app"]) })
    };
    let preset = only(&["lto"]);
    preset.check().unwrap();
    assert_eq!(preset.build, "cargo build --release --target-dir .outpace/target{lto}");
    assert_eq!((preset.axes.len(), preset.train), (1, None));
    let said = only(&["lto", "pgo"]).check().unwrap_err().to_string();
    assert!(said.contains("there is no axis `pgo`; the axes of this preset are toolchain, "), "{said}");
    let asked = Wanted { only: vec!["toolchain".to_owned()], ..wanted(&["target/release/app"]) };
    let said = Cargo::default().preset(&asked).check().unwrap_err().to_string();
    assert_eq!(said, "the axis `toolchain` has only one value here, so there is nothing to compare");
}

#[test]
fn left_out_axes_change_no_other_axis() {
    let only = ["compiler", "opt", "profile"].map(str::to_owned).to_vec();
    let asked = Wanted { only, ..wanted(&["./app"]) };
    for preset in [make(gcc_and_clang()).preset(&asked), Cmake { compilers: gcc_and_clang() }.preset(&asked)]
    {
        let with = |name: &str| {
            let axis = preset.axes.iter().map(|(axis, _)| axis).find(|axis| axis.name == name);
            axis.unwrap_or_else(|| panic!("there is no axis {name}")).only_with.clone()
        };
        assert_eq!(with("opt"), []);
        assert_eq!(with("profile"), [("compiler".to_owned(), vec!["own".to_owned()])]);
    }
}
