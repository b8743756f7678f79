//! Tests the program `studies` as users start it.

use plywright_testing::checkout;
use plywright_testing::scene::{Scene, assert_damages_refused};

const STUDIES: &str = env!("CARGO_BIN_EXE_studies");

/// Command lines, each with the words that the error must contain.
const REFUSED: &[(&str, &[&str])] = &[
    ("scaling --depth 3", &["3", "4..=9"]),
    ("scaling --depth deep", &["deep"]),
    ("scaling --threads 1,0", &["from 1 to 1024"]),
    ("scaling --threads two", &["two", "from 1 to 1024"]),
    ("scaling --output Cargo.toml", &["Cargo.toml"]),
    ("endgame --games 3", &["--games", "even"]),
    ("endgame --games -2", &["-2"]),
    ("endgame --games many", &["many", "--games"]),
    ("endgame --only matches", &["--games"]),
    ("endgame --only luck", &["luck", "accuracy"]),
    ("endgame --clock 1+0.01", &["--games"]),
    ("endgame --positions 1", &["--positions", "2"]),
    ("endgame --nodes 0", &["--nodes"]),
    ("threads --threads 0", &["0 is not a number from 1 to 256"]),
    ("threads --threads 2,257", &["257 is not a number from 1 to 256"]),
    ("threads --stops 1000", &["1000 is not a number"]),
    ("threads --repeats 0", &["--repeats"]),
    ("threads --time 1", &["--time"]),
    ("threads --games 0", &["--games"]),
    ("threads --only eager", &["`parallel` has no variant `eager`; its variants are lazy, abdada"]),
    (
        "matches toga3-1+0.1",
        &["there is no match `toga3-1+0.1`; the matches are evaluation-classical-4+0.04, "],
    ),
    ("matches --games 1", &["--games", "2"]),
    ("matches --at-once 0", &["--at-once"]),
];

#[test]
fn a_wrong_command_line_gives_one_clear_error() {
    let scene = Scene::new(STUDIES, &[]);
    for (line, words) in REFUSED {
        scene.assert_refused(line, words);
    }
}

/// The records are read before anything is built or measured, so that the error does not appear
/// only after a long measurement.
#[test]
fn a_damaged_record_is_refused_before_anything_is_built() {
    let stored = |path: &str| std::fs::read(checkout().join(path)).expect("the repository has the file");
    let threads = stored("tests/fixtures/threads.json");
    let scaling = stored("tests/fixtures/intel-xeon-6-cf-2/scaling.json");
    let lines = ["threads --quick --output FOLDER"];
    let sample = ("\"hash_mib\": 64", "\"hash_mib\": 65");
    assert_damages_refused(STUDIES, "threads.json", &threads, sample, "matches", &lines);
    let sample = ("\"threads\": 1", "\"threads\": 2");
    assert_damages_refused(STUDIES, "scaling.json", &scaling, sample, "runs", &lines);
    let scene = Scene::new(STUDIES, &[("threads.json", &threads)]);
    scene.assert_refused("threads --output FOLDER", &["is of another machine"]);
}

#[cfg(unix)]
#[test]
fn a_study_waits_while_another_program_measures_or_writes_to_its_folder() {
    use plywright_testing::scene::assert_waits;

    // Claim 54 is about the time that a sleeping thread takes to wake.
    assert_waits(STUDIES, "claims 54", "outpace-measuring.lock", "the machine");
    for verb in ["threads", "endgame"] {
        assert_waits(STUDIES, verb, "reports/.lock", "FOLDER");
    }
}

#[test]
fn the_shipped_pages_are_what_their_records_draw() {
    Scene::new(STUDIES, &[]).prints("report --check");
}
