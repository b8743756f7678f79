//! Writes down what a build is made of, for `plywright --version`: revision, compiler, target, features.
//!
//! The text goes into a file of fixed size, `about.txt`, which `src/about.rs` puts into a section of its own: two builds that
//! differ in nothing else have the same code and the same constants, and the lab can see that they have.
//!
//! Only a release asks git. To name the commit is to be built anew after each one, and what is built a hundred times a day should not
//! be. Whoever builds without git may say the revision: `PLYWRIGHT_REVISION=1.0-3 cargo build --release`; an empty one is none, and
//! such a build hangs on no commit.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The room for the text, in bytes; `src/about.rs` has the same number.
const ROOM: usize = 2048;

/// What the engine is compiled from.
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
    if bytes.len() > ROOM {
        bytes.truncate(ROOM - 4);
        bytes.extend(b"...\n");
    }
    bytes.resize(ROOM, 0);
    let path = Path::new(&variable("OUT_DIR")).join("about.txt");
    if let Err(error) = fs::write(&path, bytes) {
        panic!("cannot write {}: {error}", path.display());
    }
}

/// A variable that cargo sets; empty where it does not.
fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// The compiler's own name, `rustc 1.95.0 (59807616e 2026-04-14)`.
fn compiler() -> Option<String> {
    output(Command::new(env::var_os("RUSTC")?).arg("-V"))
}

/// The features of the manifest that are on, by name. None of them has an underscore, so each is known by its variable.
fn cargo_features() -> String {
    let on = env::vars().filter_map(|(name, _)| {
        let name = name.strip_prefix("CARGO_FEATURE_")?.to_lowercase().replace('_', "-");
        (name != "default").then_some(name)
    });
    let mut on: Vec<String> = on.collect();
    on.sort();
    if on.is_empty() { "none".to_owned() } else { on.join(" ") }
}

/// The revision of a release: what is said to be it, or the commit, with `+` behind it where the engine's sources are not the commit's.
fn revision(root: &Path) -> Option<String> {
    if variable("PROFILE") != "release" {
        return None;
    }
    println!("cargo::rerun-if-env-changed=PLYWRIGHT_REVISION");
    if let Ok(said) = env::var("PLYWRIGHT_REVISION") {
        let word: String = said.chars().filter(char::is_ascii_graphic).take(64).collect();
        return (!word.is_empty()).then_some(word);
    }
    // A copy in another project's repository is none of that project's commits.
    let prefix = git(root, &["rev-parse", "--show-prefix"])?;
    let commit = git(root, &["rev-parse", "--short=12", "HEAD"])?;
    if !prefix.is_empty() || git(root, &["ls-files", "--error-unmatch", "Cargo.toml"]).is_none() {
        return None;
    }
    let mut changed = vec!["status", "--porcelain", "--untracked-files=no", "--"];
    changed.extend(SOURCES);
    let is_changed = git(root, &changed).is_none_or(|lines| !lines.is_empty());
    // Of what is not there cargo would think that it has changed, each time.
    let watched = heads(root).into_iter().chain(SOURCES.map(|name| root.join(name)));
    for path in watched.filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Some(format!("{commit}{}", if is_changed { "+" } else { "" }))
}

/// The files of which one changes with each commit and each checkout.
fn heads(root: &Path) -> Vec<PathBuf> {
    let mut names = vec!["HEAD".to_owned(), "logs/HEAD".to_owned(), "packed-refs".to_owned()];
    names.extend(git(root, &["symbolic-ref", "--quiet", "HEAD"]));
    let path = |name: &String| Some(root.join(git(root, &["rev-parse", "--git-path", name])?));
    names.iter().filter_map(path).collect()
}

/// What git says; none where there is no git, no repository, or an error. It writes nothing.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    output(Command::new("git").arg("--no-optional-locks").arg("-C").arg(root).args(arguments))
}

/// What a program prints, without the line's end.
fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim_end().to_owned())
}
