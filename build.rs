//! Records the origin of a build for `plywright --version`: revision, compiler, target, features.
//!
//! The text goes into `about.txt`, a file of fixed size, which `src/about.rs` puts into the
//! program, on Linux into a section of its own. So two Linux builds that differ only in the text
//! have the same code and the same constants, and the lab can verify it.
//!
//! Only a release asks git. A build that names its commit must be repeated after each commit, which
//! costs too much for development builds, of which there are a hundred a day. A build without git
//! can get the revision from a variable: `PLYWRIGHT_REVISION=1.0-3 cargo build --release`. An empty
//! value gives a build without a revision, which depends on no commit.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Size of the text in bytes; `src/about.rs` has the same number.
const TEXT_BYTES: usize = 2048;

/// The sources of the engine.
const SOURCES: [&str; 6] = ["src", "crates/engine", "crates/parts", "Cargo.toml", "Cargo.lock", "build.rs"];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    println!("cargo::rerun-if-changed=build.rs");
    let mut text = String::new();
    if let Some(revision) = revision(&root) {
        text += &format!("revision {revision}\n");
    }
    text += &format!("compiler {}\n", compiler().unwrap_or_else(|| "unknown".to_owned()));
    text += &format!("triple {}\n", variable("TARGET"));
    text += &format!("target features {}\n", variable("CARGO_CFG_TARGET_FEATURE").replace(',', " "));
    text += &format!("cargo features {}\n", cargo_features());
    let mut bytes = text.into_bytes();
    if bytes.len() > TEXT_BYTES {
        bytes.truncate(TEXT_BYTES - 4);
        bytes.extend(b"...\n");
    }
    bytes.resize(TEXT_BYTES, 0);
    let path = Path::new(&variable("OUT_DIR")).join("about.txt");
    if let Err(error) = fs::write(&path, bytes) {
        panic!("cannot write {}: {error}", path.display());
    }
}

/// Returns the value of a variable that cargo sets, or an empty text if it is not set.
fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// Returns the compiler's own name, `rustc 1.95.0 (59807616e 2026-04-14)`.
fn compiler() -> Option<String> {
    output(Command::new(env::var_os("RUSTC")?).arg("-V"))
}

/// Returns the names of the manifest's features that are on, without `default`, or `none` if there
/// are no others. No feature has an underscore in its name, so its variable identifies it.
fn cargo_features() -> String {
    let on = env::vars().filter_map(|(name, _)| {
        let name = name.strip_prefix("CARGO_FEATURE_")?.to_lowercase().replace('_', "-");
        (name != "default").then_some(name)
    });
    let mut on: Vec<String> = on.collect();
    on.sort();
    if on.is_empty() { "none".to_owned() } else { on.join(" ") }
}

/// Returns the revision of a release: the value of the variable, or the commit, followed by `+` if
/// the engine's sources differ from the commit's.
fn revision(root: &Path) -> Option<String> {
    if variable("PROFILE") != "release" {
        return None;
    }
    println!("cargo::rerun-if-env-changed=PLYWRIGHT_REVISION");
    if let Ok(given) = env::var("PLYWRIGHT_REVISION") {
        let word: String = given.chars().filter(char::is_ascii_graphic).take(64).collect();
        return (!word.is_empty()).then_some(word);
    }
    // The commits of another project's repository do not describe a copy inside it.
    let prefix = git(root, &["rev-parse", "--show-prefix"])?;
    let commit = git(root, &["rev-parse", "--short=12", "HEAD"])?;
    if !prefix.is_empty() || git(root, &["ls-files", "--error-unmatch", "Cargo.toml"]).is_none() {
        return None;
    }
    let mut changed = vec!["status", "--porcelain", "--untracked-files=no", "--"];
    changed.extend(SOURCES);
    let is_changed = git(root, &changed).is_none_or(|lines| !lines.is_empty());
    // Cargo would consider a missing file changed each time.
    let watched = heads(root).into_iter().chain(SOURCES.map(|name| root.join(name)));
    for path in watched.filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Some(format!("{commit}{}", if is_changed { "+" } else { "" }))
}

/// Returns files of which at least one changes with each commit and each checkout.
fn heads(root: &Path) -> Vec<PathBuf> {
    let mut names = vec!["HEAD".to_owned(), "logs/HEAD".to_owned(), "packed-refs".to_owned()];
    names.extend(git(root, &["symbolic-ref", "--quiet", "HEAD"]));
    let path = |name: &String| Some(root.join(git(root, &["rev-parse", "--git-path", name])?));
    names.iter().filter_map(path).collect()
}

/// Returns the output of git, or `None` without git, without a repository, or after an error. The
/// command writes nothing.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    output(Command::new("git").arg("--no-optional-locks").arg("-C").arg(root).args(arguments))
}

/// Returns the output of a program, without the end of the line.
fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim_end().to_owned())
}
