//! Runs a program of the project as users and scripts start it: in the checkout, with a temporary
//! folder for the files that it reads and writes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use assert_cmd::assert::OutputAssertExt;
use tempfile::TempDir;

use crate::checkout;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A folder with files, and next to it a place for the program's builds.
pub struct Scene {
    program: PathBuf,
    /// Folder that contains both.
    pub room: TempDir,
}

impl Scene {
    /// Creates the folder with these files, for this program.
    pub fn new(program: &str, files: &[(&str, &[u8])]) -> Self {
        let scene = Self { program: program.into(), room: tempfile::tempdir().expect("a folder") };
        std::fs::create_dir(scene.path("")).expect("a folder");
        for (name, content) in files {
            std::fs::write(scene.path(name), content).expect("a file");
        }
        scene
    }

    /// Returns the path of a file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.room.path().join("reports").join(name)
    }

    /// Returns the folder in which the program would build.
    pub fn builds(&self) -> PathBuf {
        self.room.path().join("builds")
    }

    /// Returns the command line with `FOLDER` replaced by the folder's path.
    pub fn line(&self, line: &str) -> String {
        line.replace("FOLDER", self.room.path().join("reports").to_str().expect("text"))
    }

    /// Returns a command that runs the program in this checkout with this line. It neither finds
    /// nor leaves builds.
    pub fn run(&self, line: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.args(self.line(line).split_whitespace()).current_dir(checkout());
        // The machine's lock lies in `TMPDIR`. With a `TMPDIR` of its own, the program does not
        // wait for another one that measures now.
        command.env("CARGO_TARGET_DIR", self.builds()).env("TMPDIR", self.room.path());
        command
    }

    /// Returns every file of the folder, with its content.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = std::fs::read_dir(self.path("")).expect("the folder").flatten();
        let read = |path: PathBuf| std::fs::read(path).expect("a file");
        entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(entry.path()))).collect()
    }

    /// Asserts that the program answers the line with a single error that contains all of `words`,
    /// and nothing else.
    #[track_caller]
    pub fn assert_refused(&self, line: &str, words: &[&str]) {
        self.assert_one_error(&mut self.run(line), words);
    }

    /// Asserts that the command prints a single error that contains all of `words`, and nothing
    /// else; that no file changes or appears; and that nothing is built.
    #[track_caller]
    pub fn assert_one_error(&self, command: &mut Command, words: &[&str]) {
        let before = self.files();
        let run = command.assert().failure().stdout("");
        self.assert_is_one_error(run.get_output(), &before, words);
    }

    /// Asserts what [`assert_one_error`](Self::assert_one_error) does, given the command's output
    /// and the files before it ran.
    pub fn assert_is_one_error(&self, output: &Output, before: &BTreeMap<String, Vec<u8>>, words: &[&str]) {
        assert!(output.stdout.is_empty(), "{output:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{}", output.status);
        assert!(error.starts_with("error: ") && error.matches("error:").count() == 1, "{error}");
        // clap's errors have further lines of explanation.
        assert!(error.lines().count() == 1 || output.status.code() == Some(2), "{error}");
        for word in words {
            let word = self.line(word);
            assert!(error.contains(&word), "it does not say `{word}`: {error}");
        }
        assert!(self.files() == *before, "a file was changed, or left: {:?}", self.files().keys());
        assert!(!self.builds().exists(), "something was built");
    }

    /// Returns the output of the program for this line, which must succeed.
    #[track_caller]
    pub fn prints(&self, line: &str) -> String {
        text(&self.run(line).assert().success().get_output().stdout)
    }

    /// Returns the single JSON object that the program prints.
    #[track_caller]
    pub fn object(&self, line: &str) -> serde_json::Value {
        let text = self.prints(line);
        assert_eq!(text.lines().count(), 1, "{text}");
        serde_json::from_str(&text).expect("JSON")
    }
}

/// Returns the record with one text replaced by another. Panics if the text is missing.
#[track_caller]
pub fn changed(record: &[u8], from: &str, to: &str) -> Vec<u8> {
    let before = std::str::from_utf8(record).expect("text");
    assert!(before.contains(from), "the record does not contain `{from}`");
    before.replacen(from, to, 1).into_bytes()
}

/// Asserts that each of three kinds of damage to the record, in a file with this name, gives one
/// error for each of these command lines, and that no file changes. `sample` is a text in the
/// record and a change that a user could make by hand; `field` is the name of a field, which is
/// renamed. The tests of `outpace` have more kinds of damage.
#[track_caller]
pub fn assert_damages_refused(
    program: &str,
    name: &str,
    record: &[u8],
    sample: (&str, &str),
    field: &str,
    lines: &[&str],
) {
    for (damaged, error) in [
        (record[..record.len() / 2].to_vec(), "is not a whole"),
        (changed(record, sample.0, sample.1), "was changed after it was written"),
        (changed(record, &format!("\"{field}\""), "\"another\""), "is not a whole"),
    ] {
        let scene = Scene::new(program, &[(name, &damaged)]);
        for line in lines {
            scene.assert_refused(line, &[&format!("FOLDER/{name}"), error]);
        }
    }
}

/// Interrupts a program as Ctrl-C does, and waits until it has ended.
#[track_caller]
pub fn interrupt(mut program: std::process::Child) {
    let begun = std::time::Instant::now();
    Command::new("kill").args(["-INT", &program.id().to_string()]).assert().success();
    assert_eq!(program.wait().expect("it ends").code(), Some(130));
    assert!(begun.elapsed() < std::time::Duration::from_secs(60));
}

/// Asserts that the verb, with a folder to write to, waits for the holder of this lock.
#[track_caller]
pub fn assert_waits(program: &str, verb: &str, lock: &str, what: &str) {
    let scene = Scene::new(program, &[]);
    let mut other = std::fs::File::create_new(scene.room.path().join(lock)).expect("a lock");
    other.write_all(b"process 7: cargo lab calibrate\n").expect("its holder");
    other.lock().expect("nobody else has it");
    let mut command = scene.run(&format!("{verb} --output FOLDER"));
    let mut waiting = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
    let mut errors = BufReader::new(waiting.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let first = errors.next().expect("a line");
    let what = scene.line(what);
    let wanted = format!("waiting until {what} is free: process 7: cargo lab calibrate has it");
    assert_eq!(first.trim(), wanted, "{verb}");
    interrupt(waiting);
}
