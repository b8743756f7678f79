//! Tests of `fleet/submit` with stand-ins for Slurm's programs, and of `fleet/task.sbatch` with one
//! for the lab.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here fails the test")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

use tempfile::TempDir;

/// A folder with a bundle and the stand-ins. Each stand-in appends its name and arguments to the
/// file `calls` in this folder.
struct Cluster(TempDir);

impl Cluster {
    /// Makes a cluster whose `sbatch` runs the given line of shell.
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
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../fleet/submit");
        let programs = format!("{}:{}", self.path("bin").display(), std::env::var("PATH").unwrap());
        Command::new(script).args(words).current_dir(self.0.path()).env("PATH", programs).output().unwrap()
    }

    /// Checks that `submit` fails with that error and changes nothing in `run`.
    #[track_caller]
    fn refuses(&self, words: &[&str], error: &str) {
        let before = self.files();
        let done = self.submit(words);
        let stderr = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success() && stderr.contains(error), "{words:?}: {stderr}");
        assert_eq!(self.files(), before, "{words:?}: {stderr}");
    }

    /// Returns the files in `run`, sorted by name, with their contents.
    fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let entries = fs::read_dir(self.path("run")).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
        files.sort();
        files.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
    }
}

#[test]
fn a_bundle_in_the_place_of_its_copy_is_refused() {
    let cluster = Cluster::new("echo 7");
    fs::write(cluster.path("run/bundle.tar.xz"), "the only copy").unwrap();
    cluster.refuses(&["run/bundle.tar.xz", "run"], "is where its own copy would go");
    std::os::unix::fs::symlink("run/bundle.tar.xz", cluster.path("link.tar.xz")).unwrap();
    cluster.refuses(&["link.tar.xz", "run"], "is where its own copy would go");
}

#[test]
fn a_failed_submit_removes_only_its_own_files() {
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
fn existing_folders_are_refused() {
    let cluster = Cluster::new("echo 7");
    fs::write(cluster.path("other.tar.xz"), "another").unwrap();
    for name in ["reports", ".reports", "records", "logs"] {
        let folder = cluster.path("run").join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("notes"), "mine").unwrap();
        cluster.refuses(&["other.tar.xz", "run"], &format!("/run/{name} is there already"));
        assert_eq!(fs::read(folder.join("notes")).unwrap(), b"mine");
        fs::remove_dir_all(folder).unwrap();
    }
    let left: Vec<_> = fs::read_dir(cluster.path("run")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_failed_submit_can_be_repeated() {
    let cluster = Cluster::new("exit 1");
    fs::write(cluster.path("other.tar.xz"), "another").unwrap();
    cluster.refuses(&["other.tar.xz", "run"], "");
    fs::write(cluster.path("bin/sbatch"), "#!/bin/sh\necho 7\n").unwrap();
    let done = cluster.submit(&["other.tar.xz", "run"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

/// Records of the same name, and the hidden folder that a stopped run left, are not removed.
#[test]
fn a_record_gets_a_free_name() {
    let cluster = Cluster::new(":");
    let (bundle, lab) = (cluster.path("bundle"), cluster.path("bundle/lab"));
    fs::create_dir(&bundle).unwrap();
    let choose = "#!/bin/sh\ncd \"$(dirname \"$0\")\"\nmkdir -p reports/zen4\necho \"$@\" > reports/zen4/record.json\n";
    fs::write(&lab, choose).unwrap();
    fs::set_permissions(&lab, fs::Permissions::from_mode(0o755)).unwrap();
    let mut pack = Command::new("tar");
    pack.args(["-cf", "run/bundle.tar.xz", "bundle"]).current_dir(cluster.0.path());
    assert!(pack.status().unwrap().success());
    fs::write(cluster.path("run/types"), "zen4\n").unwrap();
    fs::create_dir_all(cluster.path("run/records/.zen4.0")).unwrap();
    fs::write(cluster.path("run/records/.zen4.0/record.json"), "earlier\n").unwrap();
    let runs = ["zen4", "zen4-0", "zen4-0-0"];
    for name in runs {
        fs::write(cluster.path("run/options"), format!("--seed\n{name}\n")).unwrap();
        let mut task = Command::new("sh");
        task.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../fleet/task.sbatch")).arg(cluster.path("run"));
        let done = task.env("SLURM_ARRAY_TASK_ID", "0").output().unwrap();
        assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
        assert!(String::from_utf8_lossy(&done.stdout).ends_with(&format!("record {name}\n")), "{done:?}");
    }
    let record = |name: &str| fs::read_to_string(cluster.path("run/records").join(name).join("record.json"));
    assert_eq!(runs.map(|name| record(name).unwrap()), runs.map(|name| format!("choose --seed {name}\n")));
    assert_eq!(record(".zen4.0").unwrap(), "earlier\n");
    assert_eq!(fs::read_dir(cluster.path("run/records")).unwrap().count(), runs.len() + 1);
}

#[test]
fn submit_writes_the_bundle_types_and_options() {
    let cluster = Cluster::new("echo 7");
    fs::write(cluster.path("other.tar.xz"), "another").unwrap();
    let done = cluster.submit(&["other.tar.xz", "run", "zen4", "icelake", "--", "--quick"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let files = cluster.files();
    let files: Vec<_> = files.iter().map(|(path, text)| (path.file_name().unwrap(), &text[..])).collect();
    let wanted = [("bundle.tar.xz", "another"), ("options", "--quick\n"), ("types", "zen4\nicelake\n")];
    assert_eq!(files, wanted.map(|(name, text)| (name.as_ref(), text.as_bytes())));
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
