//! The lab's program as users and scripts start it.

mod command_line;
mod output;
mod records;
#[cfg(unix)]
mod runs;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use assert_cmd::assert::OutputAssertExt;
use tempfile::TempDir;

/// The checkout's root.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A file of this checkout.
fn kept(path: &str) -> Vec<u8> {
    std::fs::read(Path::new(ROOT).join(path)).expect("it is kept")
}

/// A small whole file of the lab's own, which it reads.
fn fixture(name: &str) -> Vec<u8> {
    kept(&format!("tests/fixtures/{name}"))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A folder with files in it, and next to it room for what the lab would build.
struct Scene {
    room: TempDir,
}

impl Scene {
    fn new(files: &[(&str, &[u8])]) -> Self {
        let scene = Self { room: tempfile::tempdir().expect("a folder") };
        std::fs::create_dir(scene.path("")).expect("a folder");
        for (name, content) in files {
            std::fs::write(scene.path(name), content).expect("a file");
        }
        scene
    }

    /// A path in the folder.
    fn path(&self, name: &str) -> PathBuf {
        self.room.path().join("reports").join(name)
    }

    fn builds(&self) -> PathBuf {
        self.room.path().join("builds")
    }

    /// The line with the folder's path for `FOLDER`.
    fn line(&self, line: &str) -> String {
        line.replace("FOLDER", self.room.path().join("reports").to_str().expect("text"))
    }

    /// The lab in this checkout with the words of this line, where nothing that it may build is found or left.
    fn lab(&self, line: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
        command.args(self.line(line).split_whitespace()).current_dir(ROOT);
        // Nor does it wait for a lab that measures on this machine now.
        command.env("CARGO_TARGET_DIR", self.builds()).env("TMPDIR", self.room.path());
        command
    }

    /// Every file of the folder and its content.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = std::fs::read_dir(self.path("")).expect("the folder").flatten();
        let read = |path: PathBuf| std::fs::read(path).expect("a file");
        entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(entry.path()))).collect()
    }

    /// The lab answers the line by one error that holds all of `words`, and nothing else.
    #[track_caller]
    fn assert_refused(&self, line: &str, words: &[&str]) {
        self.assert_one_error(&mut self.lab(line), words);
    }

    /// The command prints one error that holds all of `words`, and nothing else; no file changes or appears, and nothing is built.
    #[track_caller]
    fn assert_one_error(&self, command: &mut Command, words: &[&str]) {
        let before = self.files();
        let run = command.assert().failure().stdout("");
        self.assert_is_one_error(run.get_output(), &before, words);
    }

    /// The same of what it printed, and of the files before it ran.
    fn assert_is_one_error(&self, output: &Output, before: &BTreeMap<String, Vec<u8>>, words: &[&str]) {
        assert!(output.stdout.is_empty(), "{output:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{}", output.status);
        assert!(error.starts_with("error: ") && error.matches("error:").count() == 1, "{error}");
        // What clap does not understand it explains on further lines.
        assert!(error.lines().count() == 1 || output.status.code() == Some(2), "{error}");
        for word in words {
            let word = self.line(word);
            assert!(error.contains(&word), "it does not say `{word}`: {error}");
        }
        assert!(self.files() == *before, "a file was changed, or left: {:?}", self.files().keys());
        assert!(!self.builds().exists(), "something was built");
    }

    /// What the lab prints to the line, which it carries out.
    #[track_caller]
    fn prints(&self, line: &str) -> String {
        text(&self.lab(line).assert().success().get_output().stdout)
    }

    /// The one JSON object that the lab prints.
    #[track_caller]
    fn object(&self, line: &str) -> serde_json::Value {
        let text = self.prints(line);
        assert_eq!(text.lines().count(), 1, "{text}");
        serde_json::from_str(&text).expect("JSON")
    }
}
