//! Tests of interrupts: an interrupted build leaves no worktree, and a second interrupt ends the
//! process immediately and leaves nothing half-written.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use outpace::os::children::{self, interrupted_status};
use outpace::os::files::{PendingFile, Scratch};

/// The environment variable with the test's folder; set only in the process that interrupts itself.
const FOLDER: &str = "OUTPACE_TEST_FOLDER";

/// The process removes the files that its main thread holds, and those that other threads create
/// until it has ended.
#[test]
fn a_second_interrupt_leaves_no_temporary_file() {
    const TURNS: usize = 8;
    if let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) {
        let scratch = Scratch::new_in(&folder).expect("a folder");
        fs::write(scratch.path().join("copy"), "of an engine").expect("a file in it");
        let _pending = PendingFile::open(&folder.join("record.json")).expect("a temporary file");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2);
        for number in 0..4 {
            let folder = folder.clone();
            std::thread::spawn(move || {
                loop {
                    let _pending = PendingFile::open(&folder.join(format!("{number}.json")));
                    let scratch = Scratch::new_in(&folder).expect("a folder");
                    // The folder may be removed already.
                    let _ = fs::write(scratch.path().join("copy"), "of an engine");
                }
            });
        }
        std::thread::sleep(std::time::Duration::from_millis(30));
        children::interrupt();
        children::interrupt();
    }
    for turn in 0..TURNS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env::current_exe().expect("this test"));
        child.args(["--exact", "a_second_interrupt_leaves_no_temporary_file"]);
        let output = child.env(FOLDER, folder.path()).output().expect("the process starts");
        assert_eq!(output.status.code(), Some(interrupted_status().into()), "{output:?}");
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0, "turn {turn}");
    }
}

/// Makes a repository with one commit, and another folder next to it.
#[cfg(unix)]
fn project(folder: &std::path::Path) -> (PathBuf, PathBuf) {
    let [project, scratch] = ["project", "scratch"].map(|name| folder.join(name));
    for path in [&project, &scratch] {
        fs::create_dir(path).expect("a folder");
    }
    for arguments in [
        "init --quiet",
        "-c user.name=One -c user.email=one@example.org commit --quiet --allow-empty --message=first",
    ] {
        let status =
            Command::new("git").args(arguments.split(' ')).current_dir(&project).status().expect("git");
        assert!(status.success());
    }
    (project, scratch)
}

#[cfg(unix)]
#[test]
fn an_interrupted_build_leaves_no_worktree() {
    use outpace::builds::revisions::{Builder, Recipe, Repository, Step};

    if let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) {
        let repository = Repository::at(&folder.join("project")).expect("a repository");
        let commit = repository.commit("HEAD").expect("a commit");
        let recipe =
            Recipe { build: "touch $BEGUN; sleep 60".into(), run: "app".into(), ..Recipe::default() };
        let mut builder =
            Builder::new(&repository, commit.clone(), recipe, &folder.join("scratch")).expect("a worktree");
        let begun = env::var_os("BEGUN").map(PathBuf::from).expect("a name");
        let twice = env::var_os("TWICE").is_some();
        std::thread::spawn(move || {
            while !begun.exists() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            children::interrupt();
            if twice {
                children::interrupt();
            }
        });
        let error = builder.build(&Step::Revision(commit)).expect_err("an interrupt");
        assert!(error.to_string().starts_with("interrupted"), "{error}");
        drop(builder);
        return;
    }
    for twice in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let (project, scratch) = project(folder.path());
        let mut child = Command::new(env::current_exe().expect("this test"));
        child.args(["--exact", "an_interrupted_build_leaves_no_worktree"]).env(FOLDER, folder.path());
        child.env("BEGUN", folder.path().join("begun")).envs(twice.then_some(("TWICE", "1")));
        let output = child.output().expect("the process starts");
        let wanted = if twice { interrupted_status().into() } else { 0 };
        assert_eq!(output.status.code(), Some(wanted), "{output:?}");
        assert!(folder.path().join("begun").exists());
        assert_eq!(fs::read_dir(scratch).expect("the folder").count(), 0);
        let known = project.join(".git/worktrees");
        assert!(fs::read_dir(known).map_or(0, Iterator::count) == 0, "git still lists a worktree");
    }
}
