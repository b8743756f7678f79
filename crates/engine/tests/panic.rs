//! A search that panics ends the process, while the reading thread waits for a line that never
//! comes.

use std::env;
use std::io::{self, BufRead, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use plywright_engine::recipe::Portable;
use plywright_engine::uci::{self, Output};

/// Environment variable that is set in the child process, which runs the engine and is to end.
const PANICS: &str = "PLYWRIGHT_TEST_PANICS";

/// A standard output that panics when the searching thread writes its first report.
struct Broken;

impl Write for Broken {
    fn write(&mut self, lines: &[u8]) -> io::Result<usize> {
        assert!(!lines.starts_with(b"info depth"), "as the test wants it");
        Ok(lines.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Speaks the protocol with a search that panics.
fn engine(input: impl BufRead) {
    uci::end_process_on_panic();
    let _ = uci::serve(Portable::PORTABLE, input, &Output::new(Broken));
}

#[test]
fn a_search_that_panics_ends_the_process_with_a_message() {
    if env::var_os(PANICS).is_some() {
        return engine(io::stdin().lock());
    }
    for threads in [1, 2] {
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "a_search_that_panics_ends_the_process_with_a_message", "--nocapture"])
            .env(PANICS, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the process starts");
        // The pipe stays open: nothing more comes, and its end does not come either.
        let mut input = child.stdin.take().expect("a pipe");
        write!(input, "setoption name Threads value {threads}\ngo infinite\n").expect("the process reads");
        let began = Instant::now();
        while child.try_wait().expect("the process").is_none() {
            if began.elapsed() > Duration::from_secs(60) {
                child.kill().expect("the process");
                panic!("it hangs");
            }
            thread::sleep(Duration::from_millis(10));
        }
        let output = child.wait_with_output().expect("the process");
        let printed = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(101), "{printed}");
        assert!(printed.contains("thread 'search'") && printed.contains("as the test wants it"), "{printed}");
    }
}
