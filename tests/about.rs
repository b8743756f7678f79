//! Tests what the build script records for `plywright --version`, in repositories that the tests
//! make.
//!
//! The script is compiled once and run as cargo would run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package in its own folder, with the compiled script next to it.
struct Package {
    folder: tempfile::TempDir,
    script: PathBuf,
}

/// Results of a run of the script.
struct Output {
    /// Text of the file that it wrote.
    about: String,
    /// Text that it printed for cargo.
    cargo: String,
}

impl Package {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("script");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("build.rs");
        let done = Command::new("rustc").args(["--edition", "2024", "-o"]).arg(&script).arg(source).status();
        assert!(done.expect("rustc starts").success());
        let package = Self { folder, script };
        fs::create_dir_all(package.root().join("src")).expect("a folder");
        fs::create_dir_all(package.root().join("crates/lab")).expect("a folder");
        for name in ["Cargo.toml", "Cargo.lock", "build.rs", "src/lib.rs", "crates/lab/main.rs"] {
            package.write(name, "before");
        }
        package
    }

    fn root(&self) -> PathBuf {
        self.folder.path().join("outer/package")
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.root().join(name), text).expect("written");
    }

    /// Runs git without any of the user's settings.
    fn git(&self, at: &Path, line: &str) {
        let mut git = Command::new("git");
        git.arg("-C").arg(at).args(["-c", "user.name=a", "-c", "user.email=a@b"]).args(line.split(' '));
        git.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
        let done = git.output().expect("git starts");
        assert!(done.status.success(), "git {line}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn run(&self, variables: &[(&str, &str)]) -> Output {
        let mut script = Command::new(&self.script);
        script.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
        script
            .env("CARGO_MANIFEST_DIR", self.root())
            .env("OUT_DIR", self.folder.path())
            .env("RUSTC", "rustc");
        script.env("TARGET", "x86_64-plywright-none").env("CARGO_CFG_TARGET_FEATURE", "bmi1,sse2");
        script.env("PROFILE", "release").envs(variables.iter().copied()).current_dir(self.root());
        // Do not look for a repository above the folder of temporary files.
        script.env("GIT_CEILING_DIRECTORIES", self.folder.path());
        let done = script.output().expect("the script starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let bytes = fs::read(self.folder.path().join("about.txt")).expect("the file is there");
        assert_eq!(bytes.len(), 2048);
        let about = String::from_utf8(bytes).expect("text").trim_end_matches('\0').to_owned();
        Output { about, cargo: String::from_utf8(done.stdout).expect("text") }
    }

    /// Revision that a release names.
    fn revision(&self) -> Option<String> {
        let ran = self.run(&[]);
        ran.about.lines().find_map(|line| line.strip_prefix("revision ")).map(str::to_owned)
    }
}

#[test]
fn compiler_target_and_features_need_no_git() {
    let package = Package::new();
    let features = [("CARGO_FEATURE_SLIDERS_HYPERBOLA_AVX2", "1"), ("CARGO_FEATURE_DEFAULT", "1")];
    let ran = package.run(&features);
    let lines: Vec<&str> = ran.about.lines().collect();
    assert!(lines[0].starts_with("compiler rustc 1."), "{}", ran.about);
    let rest = [
        "triple x86_64-plywright-none",
        "target features bmi1 sse2",
        "cargo features sliders-hyperbola-avx2",
    ];
    assert_eq!(lines[1..], rest);
    assert!(ran.cargo.contains("rerun-if-changed=build.rs\n"), "{}", ran.cargo);
    assert!(package.run(&[]).about.ends_with("cargo features none\n"));
}

#[test]
fn a_release_names_its_commit_and_marks_changed_engine_sources() {
    let package = Package::new();
    let root = package.root();
    assert_eq!(package.revision(), None, "there is no repository");
    package.git(&root, "init --quiet");
    assert_eq!(package.revision(), None, "there is no commit");
    package.git(&root, "add .");
    package.git(&root, "commit --quiet -m one");
    let clean = package.revision().expect("a revision");
    assert!(clean.len() == 12 && clean.bytes().all(|byte| byte.is_ascii_hexdigit()), "{clean}");

    // The lab is not part of the engine.
    package.write("crates/lab/main.rs", "after");
    assert_eq!(package.revision().as_deref(), Some(clean.as_str()));
    package.write("src/lib.rs", "after");
    assert_eq!(package.revision(), Some(format!("{clean}+")));

    let printed = package.run(&[]).cargo;
    let watched: Vec<&str> =
        printed.lines().filter_map(|line| line.strip_prefix("cargo::rerun-if-changed=")).collect();
    for name in ["HEAD", "src", "Cargo.toml"] {
        assert!(watched.iter().any(|path| path.ends_with(name)), "{name} is not watched: {printed}");
    }
    assert!(!printed.contains("crates/lab"), "{printed}");
    let missing: Vec<_> = watched.iter().filter(|path| !root.join(path).exists()).collect();
    assert!(missing.is_empty(), "cargo would build anew each time for {missing:?}");

    package.git(&root, "commit --quiet --all -m two");
    let next = package.revision().expect("a revision");
    assert!(next != clean && !next.ends_with('+'), "{next}");
    // A clone has its refs packed.
    package.git(&root, "pack-refs --all");
    assert_eq!(package.revision(), Some(next));
}

#[test]
fn a_copy_inside_another_repository_has_no_revision() {
    let package = Package::new();
    let outer = package.root().join("..");
    package.git(&outer, "init --quiet");
    package.git(&outer, "add .");
    package.git(&outer, "commit --quiet -m one");
    assert_eq!(package.revision(), None);
}

#[test]
fn a_variable_sets_the_revision_of_release_builds_only() {
    let package = Package::new();
    let said = |variables: &[(&str, &str)]| package.run(variables);
    let ran = said(&[("PLYWRIGHT_REVISION", "1.0-3\nid name x")]);
    assert!(ran.about.starts_with("revision 1.0-3idnamex\ncompiler "), "{}", ran.about);
    assert!(ran.cargo.contains("rerun-if-env-changed=PLYWRIGHT_REVISION"), "{}", ran.cargo);
    assert!(said(&[("PLYWRIGHT_REVISION", "")]).about.starts_with("compiler "));
    let development = said(&[("PROFILE", "debug"), ("PLYWRIGHT_REVISION", "1.0-3")]);
    assert!(development.about.starts_with("compiler "), "{}", development.about);
    assert_eq!(development.cargo, "cargo::rerun-if-changed=build.rs\n");
    let long = "a".repeat(4000);
    assert!(said(&[("CARGO_CFG_TARGET_FEATURE", &long)]).about.ends_with("...\n"));
}
