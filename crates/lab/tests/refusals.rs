//! What the lab does with input that it cannot use, with a disk that is full and with tools that are not there: one clear
//! error, and every file as it was.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A small whole file of the lab's own, which it reads.
fn fixture(name: &str) -> Vec<u8> {
    whole(&format!("tests/fixtures/{name}"))
}

/// A whole file of this checkout.
fn whole(path: &str) -> Vec<u8> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path);
    std::fs::read(path).expect("it is kept")
}

/// A machine's study of scaling.
const SCALING: &str = "reports/intel-xeon-6-cf-2/scaling.json";

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The lab in this checkout, where nothing that it may build is found or left.
fn lab(arguments: &[&str], builds: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
    command
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .env("CARGO_TARGET_DIR", builds);
    command
}

/// A folder with files in it, and beside it room for what the lab would build.
struct Scene {
    room: TempDir,
}

impl Scene {
    fn new(files: &[(&str, &[u8])]) -> Self {
        let scene = Self { room: tempfile::tempdir().expect("a folder") };
        std::fs::create_dir(scene.folder()).expect("a folder");
        for (name, content) in files {
            std::fs::write(scene.path(name), content).expect("a file");
        }
        scene
    }

    fn folder(&self) -> PathBuf {
        self.room.path().join("reports")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    fn builds(&self) -> PathBuf {
        self.room.path().join("builds")
    }

    fn lab(&self, arguments: &[&str]) -> Command {
        lab(arguments, &self.builds())
    }

    /// Every file of the folder and what is in it.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = std::fs::read_dir(self.folder()).expect("the folder").flatten();
        let read = |path: PathBuf| std::fs::read(path).expect("a file");
        entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(entry.path()))).collect()
    }

    /// The command gives one line of error that holds all of `told`, and nothing else; no file changes or appears, and
    /// nothing is built.
    #[track_caller]
    fn assert_refused(&self, command: &mut Command, told: &[&str]) {
        let before = self.files();
        let output = command.output().expect("the lab starts");
        assert_one_error(&output, told);
        assert!(self.files() == before, "a file was changed, or left: {:?}", self.files().keys());
        assert!(!self.builds().exists(), "something was built");
    }
}

#[track_caller]
fn assert_one_error(output: &Output, told: &[&str]) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("error: "), "{error}");
    for part in told {
        assert!(error.contains(part), "it does not say `{part}`: {error}");
    }
}

/// What can become of a file, and how the lab calls it. `sample` is something in it that a hand may change.
fn damages(whole: &[u8], sample: (&str, &str), field: &str) -> Vec<(Vec<u8>, &'static str)> {
    let torn = "is not a whole";
    let changed = "was changed after it was written";
    let replaced = |from: &str, to: &str| {
        let before = text(whole);
        let after = before.replacen(from, to, 1);
        assert_ne!(after, before, "`{from}` is not there to be damaged");
        after.into_bytes()
    };
    let schema = text(whole).lines().find(|line| line.contains("\"schema\"")).expect("a schema").to_owned();
    let mut damages: Vec<_> =
        // Cut after nothing, within the first word, within the figures, and short of the last brace and no more.
        [0, 1, 5, whole.len() / 3, whole.len() / 2, whole.len() - 100, whole.len() - 2]
            .map(|end| (whole[..end].to_vec(), torn))
            .into();
    damages.extend([
        (replaced(sample.0, sample.1), changed),
        (replaced(&format!("\"{field}\""), "\"another\""), torn),
        (replaced("\"sha256\": \"", "\"sha256\": \"0"), changed),
        (replaced(&schema, " \"schema\": 99,"), "is of schema 99; this lab reads up to "),
        (replaced(&schema, " \"schema\": 0,"), "is of schema 0: "),
        (replaced(&schema, " \"schema\": \"two\","), torn),
        ([whole, b"{}"].concat(), torn),
        (b"[1, 2, 3]\n".to_vec(), torn),
        (vec![0; whole.len()], torn),
    ]);
    // A byte that no text has, in the middle of a name.
    let at = text(whole).find("\"command\": \"").expect("a command") + 14;
    let mut odd = whole.to_vec();
    odd[at] = 0xff;
    damages.push((odd, torn));
    damages
}

#[test]
fn what_threads_are_worth_is_not_drawn_from_a_damaged_record() {
    let whole = fixture("threads.json");
    for (damaged, told) in damages(&whole, ("\"hash_mib\": 64", "\"hash_mib\": 65"), "matches") {
        let scene = Scene::new(&[("threads.json", &damaged)]);
        let path = scene.path("threads.json");
        let told = [path.to_str().expect("text"), told];
        scene.assert_refused(scene.lab(&["study", "threads", "--replay"]).arg(&path), &told);
        // Nor is it overwritten by a new one.
        scene.assert_refused(
            scene.lab(&["study", "threads", "--quick", "--output"]).arg(scene.folder()),
            &told,
        );
    }
    let scene = Scene::new(&[("threads.json", &whole)]);
    scene.assert_refused(
        scene.lab(&["study", "threads", "--output"]).arg(scene.folder()),
        &["is of another machine"],
    );
    scene
        .assert_refused(scene.lab(&["study", "threads", "--replay"]).arg(scene.path("no")), &["there is no"]);
    for (options, told) in [
        (["--threads", "0"], "0 is not a number from 1 to 256"),
        (["--threads", "2,257"], "257 is not a number from 1 to 256"),
        (["--stops", "1000"], "1000 is not a number"),
        (["--repeats", "0"], "--repeats"),
        (["--time", "1"], "--time"),
        (["--games", "0"], "--games"),
        (["--only", "eager"], "`parallel` has no variant `eager`; its variants are lazy, abdada"),
    ] {
        scene.assert_refused(scene.lab(&["study", "threads"]).args(options), &[told]);
    }
}

#[test]
fn a_record_that_cannot_be_used_is_one_error_and_stays_as_it_is() {
    let whole = fixture("record.json");
    let mut damages = damages(&whole, ("\"candidate_first\": [", "\"candidate_first\": [1"), "launches");
    // One that says that it was written before there were layouts, and was not.
    let old = text(&whole).replacen("\"schema\": 2", "\"schema\": 1", 1);
    damages.push((old.into_bytes(), "is of schema 1: a launch is no list"));
    for (damaged, told) in damages {
        let scene = Scene::new(&[("record.json", &damaged)]);
        let path = scene.path("record.json");
        let told = [path.to_str().expect("text"), told];
        // Named itself, found in its folder, and with somewhere to go.
        let folder = scene.folder();
        for record in [&path, &folder] {
            scene.assert_refused(scene.lab(&["decide"]).arg(record), &told);
            let mut command = scene.lab(&["decide"]);
            scene.assert_refused(command.arg(record).arg("--output").arg(&folder), &told);
        }
        // Among sound ones: nothing is said of those either.
        let sound = tempfile::tempdir().expect("a folder");
        std::fs::write(sound.path().join("record.json"), &whole).expect("a file");
        let mut command = scene.lab(&["decide"]);
        scene.assert_refused(command.arg(sound.path()).arg(&path), &told);
    }
}

#[test]
fn a_hostile_record_is_one_error() {
    let whole = fixture("record.json");
    let with = |from: &str, to: &str| {
        assert!(text(&whole).contains(from), "{from}");
        text(&whole).replacen(from, to, 1)
    };
    let large = format!("{{\"schema\": 2, \"command\": \"{}\"}}", "x".repeat(50_000_000));
    for (hostile, told) in [
        (large, "has more than 33554432 bytes"),
        ("[".repeat(1_000_000), "is not a whole record"),
        (with("\"axes\": [", &format!("\"axes\": [{}", "[".repeat(1_000))), "is not a whole record"),
        (with("\"started\": 1800000000", "\"started\": 1e999"), "number out of range"),
        (with("\"started\": 1800000000", "\"started\": 1e30"), "invalid type: floating point"),
        (with("\"build_seconds\": 20.0", "\"build_seconds\": NaN"), "is not a whole record"),
        (with("\"build_seconds\": 20.0", "\"build_seconds\": null"), "invalid type: null, expected f64"),
        (with("\"seed\": 1", "\"seed\": 1, \"seed\": 1"), "duplicate field `seed`"),
        (with("\"hash_mib\": 1", "\"hash_mib\": 1, \"looks\": []"), "duplicate field `looks`"),
        (with("\"some-cpu\"", "\"../some-cpu\""), "was changed after it was written"),
    ] {
        let scene = Scene::new(&[("record.json", hostile.as_bytes())]);
        let path = scene.path("record.json");
        let told = [path.to_str().expect("text"), told];
        scene.assert_refused(scene.lab(&["decide"]).arg(&path), &told);
        scene.assert_refused(scene.lab(&["report", "export", "jsonl"]).arg(scene.folder()), &told);
    }
}

#[test]
fn a_record_that_is_not_there_is_one_error() {
    let scene = Scene::new(&[]);
    let path = scene.path("record.json");
    let told = ["cannot read ", path.to_str().expect("text")];
    scene.assert_refused(scene.lab(&["decide"]).arg(&path), &told);
    scene.assert_refused(scene.lab(&["decide"]).arg(scene.folder()), &told);
}

#[test]
fn several_records_have_no_one_place_to_go_to() {
    let record = fixture("record.json");
    let scene = Scene::new(&[("record.json", &record), ("other.json", &record)]);
    let mut command = scene.lab(&["decide"]);
    command.arg(scene.path("record.json")).arg(scene.path("other.json"));
    scene.assert_refused(
        command.arg("--output").arg(scene.folder()),
        &["`--output`", "one record", "2 are given"],
    );
}

#[test]
fn a_calibration_that_cannot_be_used_is_refused_before_anything_is_built() {
    let whole = fixture("calibration.json");
    for (damaged, told) in damages(&whole, ("\"seconds\": 10.0", "\"seconds\": 11.0"), "centres") {
        let scene = Scene::new(&[("calibration.json", &damaged)]);
        let path = scene.path("calibration.json");
        let told = [path.to_str().expect("text"), told];
        scene.assert_refused(scene.lab(&["calibrate", "--output"]).arg(scene.folder()), &told);
        // The page shows it, so what would fail after a long measurement fails before it.
        scene.assert_refused(scene.lab(&["choose", "--output"]).arg(scene.folder()), &told);
        // And of a replay.
        std::fs::write(scene.path("record.json"), fixture("record.json")).expect("a file");
        let mut command = scene.lab(&["decide"]);
        scene.assert_refused(command.arg(scene.folder()).arg("--output").arg(scene.folder()), &told);
    }
}

#[test]
fn a_calibration_of_another_machine_is_refused_before_anything_is_built() {
    let scene = Scene::new(&[("calibration.json", &fixture("calibration.json"))]);
    let path = scene.path("calibration.json");
    let told = [path.to_str().expect("text"), "was measured with another machine", "`--restart`"];
    scene.assert_refused(scene.lab(&["calibrate", "--output"]).arg(scene.folder()), &told);
}

#[test]
fn a_replay_is_kept_where_it_is_told_to_and_says_the_same_there() {
    let scene = Scene::new(&[("record.json", &fixture("record.json")), ("index.html", b"an older page")]);
    let replay = |record: &Path, output: Option<&Path>| {
        let mut command = scene.lab(&["decide"]);
        command.arg(record);
        if let Some(folder) = output {
            command.arg("--output").arg(folder);
        }
        let run = command.output().expect("the lab starts");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        text(&run.stdout)
    };
    let before = scene.files();
    let said = replay(&scene.folder(), None);
    assert!(said.contains("\n| popcount | swar "), "{said}");
    assert!(said.contains(" | slower "), "{said}");
    assert!(scene.files() == before, "without `--output` nothing is written");

    let [once, twice] = ["once", "twice"].map(|name| scene.room.path().join(name));
    replay(&scene.path("record.json"), Some(&once));
    let said = replay(&once, Some(&twice));
    assert!(said.ends_with("\nreplayed: the same answer as when it was measured\n"), "{said}");
    assert!(said.contains(twice.join("record.json").to_str().expect("text")), "{said}");
    for name in ["record.json", "choice.toml", "index.html", "engines.svg", "popcount.svg"] {
        let read = |folder: &Path| std::fs::read(folder.join(name)).expect(name);
        assert!(!read(&once).is_empty() && read(&once) == read(&twice), "{name}");
    }
    assert_eq!(std::fs::read_dir(&once).expect("the folder").count(), 5, "nothing is left beside them");
    assert!(scene.files() == before);
}

#[test]
fn a_study_that_cannot_be_used_is_one_error_and_stays_as_it_is() {
    let whole = whole(SCALING);
    for (damaged, told) in damages(&whole, ("\"threads\": 1", "\"threads\": 2"), "runs") {
        let scene = Scene::new(&[("scaling.json", &damaged), ("scaling.md", b"an older page")]);
        let path = scene.path("scaling.json");
        let told = [path.to_str().expect("text"), told];
        scene.assert_refused(scene.lab(&["study", "scaling", "--replay"]).arg(&path), &told);
        let mut command = scene.lab(&["study", "scaling", "--replay"]);
        scene.assert_refused(command.arg(&path).arg("--output").arg(scene.folder()), &told);
    }
    let scene = Scene::new(&[]);
    let path = scene.path("scaling.json");
    scene.assert_refused(scene.lab(&["study", "scaling", "--replay"]).arg(&path), &["cannot read "]);
}

#[test]
fn a_study_is_drawn_again_beside_its_record_or_where_it_is_told_to() {
    let scene = Scene::new(&[("scaling.json", &whole(SCALING)), ("scaling.md", b"an older page")]);
    let other = scene.room.path().join("other");
    let replay = |output: Option<&Path>| {
        let mut command = scene.lab(&["study", "scaling", "--replay"]);
        command.arg(scene.path("scaling.json"));
        if let Some(folder) = output {
            command.arg("--output").arg(folder);
        }
        let run = command.output().expect("the lab starts");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        text(&run.stdout)
    };
    let said = replay(None);
    assert!(said.contains("claim  8  holds "), "{said}");
    assert!(said.contains(scene.path("scaling.md").to_str().expect("text")), "{said}");
    let page = text(&scene.files()["scaling.md"]);
    assert!(page.starts_with("# Parallel minimax on Intel(R) Xeon(R) Processor\n"), "{page}");
    assert!(scene.files()["scaling.json"] == whole(SCALING));
    replay(Some(&other));
    for name in ["scaling.json", "scaling.md"] {
        assert!(std::fs::read(other.join(name)).expect(name) == scene.files()[name], "{name}");
    }
    assert!(!scene.builds().exists(), "something was built");
}

/// A file cannot grow beyond a limit, as if the disk were full at that point.
#[cfg(unix)]
#[test]
fn on_a_full_disk_every_file_stays_as_it_was_whichever_cannot_be_written() {
    let names = ["record.json", "choice.toml", "index.html", "engines.svg", "popcount.svg"];
    let older: Vec<(&str, &[u8])> = names.iter().map(|&name| (name, &b"older"[..])).collect();
    let scene = Scene::new(&older);
    let record = scene.room.path().join("measured.json");
    std::fs::write(&record, fixture("record.json")).expect("a file");
    let before = scene.files();
    let mut refused = Vec::new();
    // In the shell's blocks of half a kilobyte or a whole one.
    for blocks in (0..8).map(|power| 1 << power).chain([100_000]) {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
        let lab = scene.lab(&["decide"]);
        let mut command = Command::new("/bin/sh");
        command.args(["-c", &script, "sh"]).arg(lab.get_program()).args(lab.get_args()).arg(&record);
        command
            .arg("--output")
            .arg(scene.folder())
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let output = command.output().expect("the lab starts");
        if output.status.success() {
            break;
        }
        assert_one_error(
            &output,
            &["cannot write ", scene.folder().to_str().expect("text"), "File too large"],
        );
        assert!(scene.files() == before, "with {blocks} blocks: {:?}", scene.files().keys());
        let error = text(&output.stderr);
        refused.extend(names.into_iter().find(|name| error.contains(name)));
    }
    assert!(refused.contains(&"record.json"), "{refused:?}");
    assert!(
        refused.contains(&"index.html"),
        "the record could be written, and what follows it could not: {refused:?}"
    );
    assert!(names.iter().all(|&name| scene.files()[name] != b"older"), "with room enough all are new");
    assert_eq!(scene.files().len(), names.len());
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
    for verb in ["choose", "calibrate"] {
        let lab = || {
            let mut command = scene.lab(&[verb, "--output"]);
            command.arg(scene.folder()).env("PATH", "").env_remove("CARGO").env_remove("RUSTC");
            command
        };
        scene.assert_refused(&mut lab(), &["cannot run `rustc`", "https://rustup.rs"]);
        scene.assert_refused(
            lab().env("RUSTC", on_path("rustc")),
            &["cannot run `cargo`", "https://rustup.rs"],
        );
    }
}

/// Nobody listens: an error, and no panic.
#[test]
fn a_closed_standard_output_is_an_error() {
    let scene = Scene::new(&[("record.json", &fixture("record.json"))]);
    let record = scene.path("record.json");
    let record = record.to_str().expect("text");
    let verbs: [&[&str]; 4] =
        [&["decide", record], &["setup"], &["test", "--list"], &["test", "--only", "sizes"]];
    for verb in verbs {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = scene.lab(verb).stdout(writer).output().expect("the lab starts");
        assert_one_error(&output, &["cannot write to the standard output"]);
    }
}

#[test]
fn targets_that_cannot_be_compared_are_one_error_before_anything_is_built() {
    let scene = Scene::new(&[]);
    for (targets, told) in [
        (["native", "native"], "`native` twice: two targets are needed"),
        (["native", "i286"], "there is no target `i286`"),
        (["i386.", "native"], "there is no target `i386.`"),
    ] {
        scene.assert_refused(
            scene.lab(&["compare", "targets"]).args(targets).arg("--output").arg(scene.folder()),
            &[told],
        );
    }
}

#[test]
fn records_that_cannot_be_compared_are_one_error_by_their_path() {
    let whole = fixture("record.json");
    let newer = text(&whole).replacen("\"schema\": 2", "\"schema\": 99", 1);
    let scene = Scene::new(&[
        ("record.json", &whole),
        ("newer.json", newer.as_bytes()),
        ("torn.json", &whole[..whole.len() / 2]),
        ("calibration.jsn", b"{}"),
    ]);
    let path = |name: &str| scene.path(name).to_str().expect("text").to_owned();
    let sound = path("record.json");
    for (name, told) in [
        ("newer.json", "is of schema 99; this lab reads up to 2: update the lab"),
        ("torn.json", "is not a whole record"),
        ("calibration.jsn", "is not a whole record"),
        ("missing.json", "there is no such file"),
        ("missing/", "there is no such file"),
    ] {
        let path = path(name);
        for pair in [[&path, &sound], [&sound, &path]] {
            scene.assert_refused(
                scene.lab(&["compare", "records"]).args(pair),
                &[path.trim_end_matches('/'), told],
            );
        }
    }
    scene.assert_refused(
        &mut scene.lab(&["compare", "records", &sound, &sound, "--output", "page"]),
        &["`page` is none"],
    );
}

#[test]
fn a_comparison_of_targets_that_cannot_be_used_is_one_error_before_anything_is_built() {
    let (torn, old) = (&b"{\"schema\": 1,"[..], &b"{\"schema\": 0}\n"[..]);
    let too_old = "is of schema 0: that is older than what this lab reads: measure again";
    for (text, told) in [(torn, "is not a whole comparison of targets"), (old, too_old)] {
        let scene = Scene::new(&[("compare-one-other.json", text)]);
        let path = scene.path("compare-one-other.json");
        let told = [path.to_str().expect("text"), told];
        for verb in ["choose", "calibrate"] {
            scene.assert_refused(scene.lab(&[verb, "--output"]).arg(scene.folder()), &told);
        }
        let mut command = scene.lab(&["compare", "targets", "x86-64", "native", "--output"]);
        if cfg!(target_arch = "x86_64") {
            scene.assert_refused(command.arg(scene.folder()), &told);
        }
    }
}
