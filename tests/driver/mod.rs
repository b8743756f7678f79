//! Drives the built binary over its pipes.

#![allow(dead_code, reason = "every test file uses its part of it")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::Command as Once;
use assert_cmd::assert::Assert;
use assert_cmd::cargo::CommandCargoExt;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub(crate) const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The binary. It runs as cargo runs this test: under an emulator if it is for another platform.
pub(crate) const ENGINE: &str = "plywright";

/// Time limit for every answer of the engine, long enough for a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Returns true if the binary runs in an emulator; cargo then names the emulator as the program.
pub(crate) fn is_emulated() -> bool {
    Command::cargo_bin(ENGINE).expect("the binary is built").get_args().count() > 0
}

/// An engine process that speaks the protocol.
pub(crate) struct Engine {
    pub(crate) child: Child,
    stdin: Option<ChildStdin>,
    pub(crate) lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::spawn(&mut Command::cargo_bin(ENGINE).expect("the binary is built"))
    }

    /// Starts an engine that may address this many KiB. Returns None under an emulator, which
    /// addresses more by itself.
    #[cfg(unix)]
    pub(crate) fn start_within(kib: u32) -> Option<Self> {
        if is_emulated() {
            return None;
        }
        let engine = Command::cargo_bin(ENGINE).expect("the binary is built");
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -v \"$0\" && exec \"$1\"", &kib.to_string()]).arg(engine.get_program());
        Some(Self::spawn(&mut shell))
    }

    fn spawn(command: &mut Command) -> Self {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self { child, stdin, lines }
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().expect("stdin is open");
        stdin.write_all(bytes).and_then(|()| stdin.flush()).expect("the engine reads");
    }

    /// Closes the engine's input.
    pub(crate) fn close(&mut self) {
        self.stdin = None;
    }

    pub(crate) fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine prints another line")
    }

    /// Reads lines up to and including the first that begins with `start`.
    pub(crate) fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Reads every line that the engine answers to one line, while no search is running.
    pub(crate) fn answers(&mut self, line: &str) -> Vec<String> {
        self.answers_to_bytes(format!("{line}\n").as_bytes())
    }

    pub(crate) fn answers_to_bytes(&mut self, bytes: &[u8]) -> Vec<String> {
        self.send_bytes(bytes);
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    pub(crate) fn fen(&mut self) -> String {
        let lines = self.answers("d");
        let fen = lines.iter().find_map(|line| line.strip_prefix("FEN: "));
        fen.expect("`d` prints the FEN").to_owned()
    }

    /// Asserts that no best move has come yet.
    pub(crate) fn assert_undecided(&mut self) {
        while let Ok(line) = self.lines.try_recv() {
            assert!(!line.starts_with("bestmove"), "{line}");
        }
    }

    /// Asserts that the engine prints nothing for a while.
    pub(crate) fn assert_silent(&mut self) {
        if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(150)) {
            panic!("{line}");
        }
    }

    pub(crate) fn has_ended_well(&mut self) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("the engine is a child") {
                return status.success();
            }
            thread::sleep(Duration::from_millis(2));
        }
        false
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn best_move(lines: &[String]) -> &str {
    let last = lines.last().expect("a search prints something");
    last.strip_prefix("bestmove ").expect("bestmove comes last").split(' ').next().expect("with a move")
}

pub(crate) fn is_a_move(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', rest @ ..] if rest.len() < 2)
}

/// Returns the output of the engine for a complete script. Asserts that it exits successfully at
/// the end.
pub(crate) fn script(text: impl Into<Vec<u8>>) -> Vec<String> {
    let done = once_engine().write_stdin(text).timeout(PATIENCE).assert().success();
    stdout(&done).lines().map(str::to_owned).collect()
}

/// Returns the command of the engine, for a single run.
pub(crate) fn once_engine() -> Once {
    Once::cargo_bin(ENGINE).expect("the binary is built")
}

/// Runs the engine with arguments.
pub(crate) fn once(arguments: &[&str]) -> Assert {
    once_engine().args(arguments).timeout(PATIENCE).assert()
}

pub(crate) fn stdout(done: &Assert) -> String {
    String::from_utf8_lossy(&done.get_output().stdout).into_owned()
}

pub(crate) fn stderr(done: &Assert) -> String {
    String::from_utf8_lossy(&done.get_output().stderr).into_owned()
}

/// A temporary folder, removed on drop.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("plywright-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).expect("a file can be written");
        path.to_str().expect("the path is text").to_owned()
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is text").to_owned()
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let mut names: Vec<_> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort_unstable();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
