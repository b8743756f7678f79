//! Tests that the table of docs/systems.md is right about this system.

use std::process::Command;
use std::time::Duration;

use outpace::builds::layouts;
use outpace::measure::counters::{self, Pair};
use outpace::measure::lockstep::Load;
use outpace::os::children;
use outpace::os::cpus::{self, Cores};
use outpace::os::noise::Watch;
use outpace::os::pin::{self, Pinned};
use outpace::programs::{Executable, asked};
use outpace::record::Counts;
use outpace::rng::Rng;

const TABLE: &str = include_str!("../docs/systems.md");

#[test]
fn a_program_is_found_without_the_suffix_of_the_system() {
    let this = std::env::current_exe().expect("a path");
    let named = this.with_extension("").display().to_string().replace('\\', "/");
    let asked = asked::read(&[named.clone(), format!("again={named}")], &[]).expect("commands");
    let found = Executable::find(&asked[0]).expect("a file").file;
    assert_eq!(found.canonicalize().expect("it exists"), this.canonicalize().expect("it exists"));
}

/// Counts events of two runs of this program, which lists its tests.
fn counted() -> Counts {
    let folder = tempfile::tempdir().expect("a folder");
    let this = std::env::current_exe().expect("a path");
    let mut program = Executable::at(&this).expect("a file");
    program.arguments = vec!["--list".to_owned()];
    let counts = counters::count(&Pair {
        names: ["this", "again"],
        programs: [&program, &program],
        inputs: [&[]; 2],
        may_fail: false,
        limit: Duration::from_secs(60),
        cores: &Cores::Fast,
        runs: 1,
        folder: folder.path(),
    });
    counts.expect("nobody interrupts")
}

#[test]
fn the_table_is_right_about_this_system() {
    let column = match std::env::consts::OS {
        "linux" => 2,
        "windows" => 3,
        "macos" => 4,
        _ => return,
    };
    let says = |row: &str| {
        let line = TABLE.lines().find(|line| line.starts_with(&format!("| {row}"))).expect(row);
        let cell = line.split('|').nth(column).map(str::trim).expect(row);
        assert!(["yes", "no"].contains(&cell), "{row}: {cell}");
        cell == "yes"
    };
    let is_bound = Pinned::to_any(&mut Rng::new(1, "systems")).is_some();
    assert_eq!(is_bound, says("Launches bound"));
    if pin::allowed().len() != 1 {
        assert_eq!(Load::AllCores.check().is_ok(), says("The other CPUs loaded"));
    }
    assert_eq!(!cpus::here().classes.is_empty(), says("Classes of CPUs"));
    let watch = Watch::begin();
    std::thread::sleep(std::time::Duration::from_millis(50));
    assert_eq!(watch.end().others.is_some(), says("Load, stolen time"));
    // This program lists its tests and ends.
    let mut this = Command::new(std::env::current_exe().expect("a path"));
    let done = children::run(this.arg("--list"), None).expect("it runs");
    assert!(done.stdout.contains("the_table_is_right"), "{done:?}");
    assert_eq!(done.usage.is_some(), says("Processor time and memory"));
    assert_eq!(layouts::POSSIBLE, says("Several layouts"));
    // Other systems than Windows offer no such request, or only for one's own threads.
    assert_eq!(cfg!(windows) && cpus::here().power.is_none(), says("The system is asked for full speed"));
    let counts = counted();
    let is_elsewhere = matches!(&counts, Counts::Absent { why } if why.contains("only Linux"));
    assert_eq!(!is_elsewhere, says("Hardware counters"), "{counts:?}");
    assert_eq!(cfg!(target_os = "linux"), says("`explain`"));
}
