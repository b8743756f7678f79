//! Tests with an unusable record or a full disk: the lab must print one clear error and leave every
//! file as it was.

use std::path::Path;
use std::process::Command;

use assert_cmd::assert::OutputAssertExt;

use plywright_testing::checkout;
use plywright_testing::scene::{assert_damages_refused, changed};

use crate::{LAB, fixture, lab_with, text};

/// The lab's error for a file of an earlier schema.
const TOO_OLD: &str = "that is older than what this program reads: move it away and measure again";

#[test]
fn a_damaged_record_gives_one_error_whether_given_as_file_folder_or_with_others() {
    let whole = fixture("record.json");
    let damage = ("\"candidate_first\": [", "\"candidate_first\": [1");
    let lines = [
        "decide FOLDER/record.json",
        "decide FOLDER",
        "decide FOLDER/record.json --output FOLDER",
        "decide FOLDER --output FOLDER",
        "decide tests/fixtures/record.json FOLDER/record.json",
    ];
    assert_damages_refused(LAB, "record.json", &whole, damage, "launches", &lines);
    let old = changed(&whole, "\"schema\": 3", "\"schema\": 2");
    let scene = lab_with(&[("record.json", &old)]);
    for line in lines {
        scene.assert_refused(line, &["FOLDER/record.json is of schema 2: ", TOO_OLD]);
    }
}

/// The page of a machine is drawn from all files in its folder. A damaged file must be refused at
/// once, not after the long measurement.
#[test]
fn a_damaged_file_beside_the_record_is_refused_before_anything_is_built() {
    let replay = "decide tests/fixtures/record.json --output FOLDER";
    let calibration = fixture("intel-xeon-6-cf-2/calibration.json");
    let lines = [replay, "calibrate --output FOLDER", "choose --output FOLDER"];
    let damage = ("\"swapped\": false", "\"swapped\": true");
    assert_damages_refused(LAB, "calibration.json", &calibration, damage, "centres", &lines);
}

#[test]
fn a_run_replaces_only_a_record() {
    let scene = lab_with(&[("record.json", b"a letter")]);
    scene.assert_refused("--quick --axis evasions --output FOLDER", &["record.json is not a whole record"]);
}

#[test]
fn a_record_of_another_machine_is_not_replaced() {
    let scene = lab_with(&[("record.json", &fixture("record.json"))]);
    let refusal = "record.json is the record of another machine, ";
    scene.assert_refused("--quick --axis evasions --output FOLDER", &[refusal]);
}

#[test]
fn a_hostile_record_gives_one_error() {
    // The tests of `outpace` cover values that would be hostile in any record.
    let whole = fixture("record.json");
    let with = |from: &str, to: &str| changed(&whole, from, to);
    for (hostile, error) in [
        (with("\"started\": 1800000000", "\"started\": 1e30"), "invalid type: floating point"),
        (with("\"hash_mib\": 1", "\"hash_mib\": 1, \"hash_mib\": 1"), "duplicate field `hash_mib`"),
        (with("\"some-cpu\"", "\"../some-cpu\""), "was changed after it was written"),
    ] {
        let scene = lab_with(&[("record.json", &hostile)]);
        for line in ["decide FOLDER/record.json", "report export FOLDER"] {
            scene.assert_refused(line, &["FOLDER/record.json", error]);
        }
    }
}

#[test]
fn a_record_that_cannot_be_compared_gives_one_error_with_its_path() {
    let whole = fixture("record.json");
    let newer = changed(&whole, "\"schema\": 3", "\"schema\": 99");
    let scene = lab_with(&[
        ("newer.json", &newer),
        ("torn.json", &whole[..whole.len() / 2]),
        ("calibration.jsn", b"{}"),
    ]);
    let sound = "tests/fixtures/record.json";
    for (name, error) in [
        ("newer.json", "is of schema 99; this program reads up to 3: update it"),
        ("torn.json", "is not a whole record"),
        ("calibration.jsn", "is not a whole record"),
        ("missing.json", "there is no such file"),
        ("missing/", "there is no such file"),
    ] {
        let words = [&*format!("FOLDER/{}", name.trim_end_matches('/')), error];
        scene.assert_refused(&format!("compare FOLDER/{name} {sound}"), &words);
        scene.assert_refused(&format!("compare {sound} FOLDER/{name}"), &words);
    }
    let words = ["`--output`", "one record", "2 are given"];
    scene.assert_refused(&format!("decide {sound} {sound} --output FOLDER"), &words);
}

#[test]
fn a_replay_writes_to_the_given_folder_and_decides_the_same_from_there() {
    let scene = lab_with(&[("record.json", &fixture("record.json")), ("index.html", b"an older page")]);
    let before = scene.files();
    let printed = scene.prints("decide --wide FOLDER");
    assert!(printed.contains("\n| popcount | swar ") && printed.contains(" | slower "), "{printed}");
    assert!(scene.files() == before, "without `--output` nothing is written");

    let [once, twice] = ["once", "twice"].map(|name| scene.room.path().join(name));
    scene.run("decide FOLDER/record.json --output").arg(&once).assert().success();
    let run = scene.run("decide").arg(&once).arg("--output").arg(&twice).assert().success();
    let printed = text(&run.get_output().stdout);
    assert!(printed.ends_with("\nreplayed: the same answer as when it was measured\n"), "{printed}");
    assert!(printed.contains(twice.join("index.html").to_str().expect("text")), "{printed}");
    for name in ["record.json", "choice.toml", "index.html", "engines.svg", "popcount.svg"] {
        let read = |folder: &Path| std::fs::read(folder.join(name)).expect(name);
        assert!(!read(&once).is_empty() && read(&once) == read(&twice), "{name}");
    }
    assert_eq!(std::fs::read_dir(&once).expect("the folder").count(), 5, "nothing else is left");
    assert!(scene.files() == before);
}

#[test]
fn a_replay_replaces_only_its_own_record() {
    let scene = lab_with(&[("record.json", &fixture("record.json"))]);
    let line = "decide tests/fixtures/amd-epyc-19-11-1 --output FOLDER";
    scene.assert_refused(line, &["FOLDER", "another run"]);
    scene.prints("decide FOLDER --output FOLDER");
}

#[test]
fn a_file_that_the_lab_has_not_written_is_not_replaced() {
    let scene = lab_with(&[("index.html", b"mine")]);
    let line = "decide tests/fixtures/record.json --output FOLDER";
    scene.assert_refused(line, &["FOLDER/index.html would be replaced, and the lab has not written it"]);
    let scene = lab_with(&[("record.json", &fixture("record.json"))]);
    scene.prints(line);
    std::fs::remove_file(scene.room.path().join("reports/record.json")).expect("it was there");
    scene.prints(line);
    #[cfg(unix)]
    {
        let scene = lab_with(&[("mine", b"mine"), ("record.json", &fixture("record.json"))]);
        let folder = scene.room.path().join("reports");
        std::os::unix::fs::symlink(folder.join("mine"), folder.join("choice.toml")).expect("a link");
        scene.assert_refused(line, &["FOLDER/choice.toml is a link"]);
    }
}

/// The lab runs in a small checkout in which `reports/`, or a machine's folder in it, is a link to
/// a folder outside.
#[cfg(unix)]
#[test]
fn pages_are_not_written_through_a_link_out_of_the_checkout() {
    use std::os::unix::fs::symlink;
    let scene = lab_with(&[("record.json", &fixture("record.json"))]);
    let root = scene.room.path().join("checkout");
    for (name, content) in
        [("Cargo.toml", &b"name = \"plywright\"\n"[..]), ("Cargo.lock", b""), ("src/lib.rs", b"")]
    {
        let path = root.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, content).expect("a file");
    }
    let mut keep = scene.run("report --keep");
    keep.current_dir(&root);
    for link in ["reports", "reports/machine"] {
        let path = root.join(link);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        symlink(scene.path(""), &path).expect("a link");
        scene.assert_one_error(&mut keep, &[&format!("checkout/{link} leads to "), "out of the checkout"]);
        std::fs::remove_file(&path).expect("it was there");
    }
    let machine = root.join("reports/machine");
    std::fs::create_dir_all(&machine).expect("a folder");
    std::fs::copy(scene.path("record.json"), machine.join("record.json")).expect("a record");
    keep.assert().success();
    assert!(machine.join("README.md").is_file(), "a folder of the checkout itself was not written to");
}

/// A limit on the size of files simulates a disk that is full at that point.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_every_file_as_it_was() {
    let names = ["record.json", "choice.toml", "index.html", "engines.svg", "popcount.svg"];
    // The line break makes the file differ from the one that will be written. It changes nothing in
    // the record itself: the lab would refuse to replace the record of another run.
    let record = [fixture("record.json"), b"\n".to_vec()].concat();
    let content = |name| if name == "record.json" { &record[..] } else { b"older, by cargo lab" };
    let scene = lab_with(&names.map(|name| (name, content(name))));
    let before = scene.files();
    let mut refused = Vec::new();
    // The limit is in the shell's blocks: 512 or 1,024 bytes, depending on the shell.
    for blocks in (0..8).flat_map(|power| [2 << power, 3 << power]).chain([100_000]) {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
        let lab = scene.run("decide tests/fixtures/record.json --output FOLDER");
        let mut command = Command::new("/bin/sh");
        command
            .args(["-c", &script, "sh"])
            .arg(lab.get_program())
            .args(lab.get_args())
            .current_dir(checkout());
        let output = command.output().expect("the lab starts");
        if output.status.success() {
            break;
        }
        scene.assert_is_one_error(&output, &before, &["cannot write ", "FOLDER", "File too large"]);
        let error = text(&output.stderr);
        refused.extend(names.into_iter().find(|name| error.contains(name)));
    }
    // Some limit must be too small for the record, and a larger limit enough for the record but not
    // for the page.
    assert!(refused.contains(&"record.json") && refused.contains(&"index.html"), "{refused:?}");
    let files = scene.files();
    assert!(
        names.iter().all(|&name| files[name] != content(name)),
        "with enough space not all files were replaced"
    );
    assert_eq!(files.len(), names.len());
}
