//! A second interrupt ends the process on the spot, and leaves nothing half-written.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use outpace::children::{self, INTERRUPTED_STATUS};
use outpace::files::{PendingFile, Scratch};

/// Names the folder where this test is the process that is interrupted.
const FOLDER: &str = "OUTPACE_TEST_FOLDER";

#[test]
fn a_second_interrupt_leaves_no_file_or_folder_of_a_moment() {
    if let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) {
        let scratch = Scratch::new_in(&folder).expect("a folder");
        fs::write(scratch.path().join("copy"), "of an engine").expect("a file in it");
        let _pending = PendingFile::open(&folder.join("record.json")).expect("a file beside it");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2);
        children::interrupt();
        children::interrupt();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env::current_exe().expect("this test"));
    child.args(["--exact", "a_second_interrupt_leaves_no_file_or_folder_of_a_moment"]);
    let output = child.env(FOLDER, folder.path()).output().expect("the process starts");
    assert_eq!(output.status.code(), Some(INTERRUPTED_STATUS.into()), "{output:?}");
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
}
