//! `fleet/submit` with stand-ins for Slurm's programs.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here fails the test")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

use tempfile::TempDir;

/// A folder with a bundle, and the stand-ins, which write how they are called into its file `calls`.
struct Cluster(TempDir);

impl Cluster {
    /// The `sbatch` of this cluster runs that line of a shell.
    fn new(sbatch: &str) -> Self {
        let cluster = Self(tempfile::tempdir().unwrap());
        fs::create_dir(cluster.path("bin")).unwrap();
        fs::create_dir(cluster.path("run")).unwrap();
        for (name, does) in [("sbatch", sbatch), ("scontrol", ":"), ("scancel", ":"), ("sinfo", "echo zen4")]
        {
            let file = cluster.path("bin").join(name);
            let calls = cluster.path("calls");
            let script = format!("#!/bin/sh\necho \"{name} $*\" >> '{}'\n{does}\n", calls.display());
            fs::write(&file, script).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        cluster
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn submit(&self, words: &[&str]) -> Output {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fleet/submit");
        let programs = format!("{}:{}", self.path("bin").display(), std::env::var("PATH").unwrap());
        Command::new(script).args(words).current_dir(self.0.path()).env("PATH", programs).output().unwrap()
    }

    /// `submit` fails with that error, and everything in `run` is as it was.
    #[track_caller]
    fn refuses(&self, words: &[&str], error: &str) {
        let before = self.held();
        let done = self.submit(words);
        let stderr = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success() && stderr.contains(error), "{words:?}: {stderr}");
        assert_eq!(self.held(), before, "{words:?}: {stderr}");
    }

    /// The files in `run`, by name, and what they hold.
    fn held(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let entries = fs::read_dir(self.path("run")).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
        files.sort();
        files.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
    }
}

#[test]
fn a_bundle_that_lies_where_its_copy_would_go_is_refused_and_kept() {
    let cluster = Cluster::new("echo 7");
    fs::write(cluster.path("run/bundle.tar.xz"), "the only copy").unwrap();
    cluster.refuses(&["run/bundle.tar.xz", "run"], "is where its own copy would go");
    std::os::unix::fs::symlink("run/bundle.tar.xz", cluster.path("link.tar.xz")).unwrap();
    cluster.refuses(&["link.tar.xz", "run"], "is where its own copy would go");
}

#[test]
fn a_run_that_is_not_submitted_takes_back_what_it_made_and_nothing_else() {
    let cluster = Cluster::new("exit 1");
    fs::write(cluster.path("other.tar.xz"), "another").unwrap();
    cluster.refuses(&["other.tar.xz", "run"], "");
    fs::write(cluster.path("run/notes"), "mine").unwrap();
    cluster.refuses(&["other.tar.xz", "run", "-oops"], "-oops is no type of CPU");
    fs::write(cluster.path("run/bundle.tar.xz"), "the only copy").unwrap();
    cluster.refuses(&["other.tar.xz", "run", "-oops"], "would be overwritten");
    cluster.refuses(&["other.tar.xz", "run"], "would be overwritten");
    assert_eq!(fs::read(cluster.path("other.tar.xz")).unwrap(), b"another");
}

#[test]
fn a_run_that_is_submitted_leaves_the_bundle_its_types_and_its_options() {
    let cluster = Cluster::new("echo 7");
    fs::write(cluster.path("other.tar.xz"), "another").unwrap();
    let done = cluster.submit(&["other.tar.xz", "run", "zen4", "icelake", "--", "--quick"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let held = cluster.held();
    let held: Vec<_> = held.iter().map(|(path, text)| (path.file_name().unwrap(), &text[..])).collect();
    let wanted = [("bundle.tar.xz", "another"), ("options", "--quick\n"), ("types", "zen4\nicelake\n")];
    assert_eq!(held, wanted.map(|(name, text)| (name.as_ref(), text.as_bytes())));
    let calls = fs::read_to_string(cluster.path("calls")).unwrap();
    let without_paths =
        |line: &str| line.split(' ').filter(|word| !word.contains('/')).collect::<Vec<_>>().join(" ");
    let calls: Vec<String> = calls.lines().map(without_paths).collect();
    let wanted = [
        "sbatch --parsable --hold --array=0-1",
        "scontrol update JobId=7_0 Features=zen4",
        "scontrol update JobId=7_1 Features=icelake",
        "sbatch --parsable --dependency=afterany:7",
        "scontrol release 7_0",
        "scontrol release 7_1",
    ];
    assert_eq!(calls, wanted);
    cluster.refuses(&["other.tar.xz", "run"], "holds a run already");
}
