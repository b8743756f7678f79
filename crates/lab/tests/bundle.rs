//! What `cargo lab bundle` promises whoever starts it wrongly. That a bundle does what it is for is tried by
//! `tests/fleet/run`.

use assert_cmd::Command;

/// What the lab says to that, which must be all that it does.
fn refused(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder for the archive");
    let archive = folder.path().join("bundle.tar.xz");
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    let run = lab.arg("bundle").args(arguments).arg("--output").arg(&archive).assert().failure();
    assert!(!archive.exists());
    let told = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert_eq!(told.lines().count(), 1, "{told}");
    told.trim().to_owned()
}

#[test]
#[cfg(target_arch = "x86_64")]
fn a_target_that_is_none_and_one_of_other_machines_are_one_clear_error_each() {
    let known = "there are x86-64, x86-64-v2, x86-64-v3, x86-64-v4";
    assert_eq!(
        refused(&["--targets", "x86-64-v9"]),
        format!("error: a bundle has no target `x86-64-v9`; {known}")
    );
    let told = refused(&["--targets", "x86-64-v2,aarch64"]);
    assert_eq!(told, format!("error: a bundle for `aarch64` is made on such a machine; here {known}"));
}

#[test]
fn an_axis_that_is_none_is_one_clear_error() {
    let told = refused(&["--axis", "slider"]);
    assert!(told.starts_with("error: there is no axis `slider`; the axes are popcount, "), "{told}");
}

#[test]
fn an_archive_that_cannot_be_written_is_known_before_anything_is_built() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["bundle", "--output"])
        .arg(folder.path())
        .assert()
        .failure();
    let told = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert!(told.starts_with("error: cannot write ") && told.lines().count() == 1, "{told}");
}
