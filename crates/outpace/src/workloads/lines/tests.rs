//! Tests of programs that answer lines, with shell scripts that do so correctly or not.

use std::fs;

use super::*;
use crate::workloads::answers;

struct Folder(tempfile::TempDir);

impl Folder {
    fn script(&self, name: &str, text: &str) -> LineProgram {
        let file = crate::os::scripts::script(self.0.path(), name, text);
        LineProgram { name: name.to_owned(), executable: Executable::at(&file).unwrap() }
    }

    /// Makes a program that runs `each` for every line.
    fn program(&self, name: &str, each: &str) -> LineProgram {
        self.script(name, &format!("while read -r line; do {each}; done"))
    }

    fn calibrated(&self, program: &LineProgram, lines: &[String]) -> Result<Vec<Batch>> {
        calibrate(program, "q", lines, Duration::from_millis(20), self.0.path())
    }

    #[track_caller]
    fn refused(&self, program: &LineProgram) -> String {
        self.calibrated(program, &questions(20)).unwrap_err().to_string()
    }
}

fn questions(count: usize) -> Vec<String> {
    (0..count).map(|at| format!("question {at}")).collect()
}

#[test]
fn batches_fit_into_a_pipe() {
    let folder = Folder(tempfile::tempdir().unwrap());
    let echo = folder.program("echo", "echo \"$line\"");
    let lines = questions(3_000);
    let batches = folder.calibrated(&echo, &lines).unwrap();
    assert!((1..=64).contains(&batches.len()), "{}", batches.len());
    for pair in batches.windows(2) {
        assert!(pair[0].first() + pair[0].count() <= pair[1].first());
    }
    let fits = |batch: &Batch| batch.text.len() <= PIPE && batch.times == 1 || batch.count() < 3_000;
    assert!(batches.iter().all(fits));
    let replies = answers::replies(&echo, &batches, folder.0.path(), &mut Rng::new(1, "echo")).unwrap();
    for (batch, reply) in batches.iter().zip(replies) {
        assert_eq!(String::from_utf8(reply.answer.0).unwrap(), batch.text);
    }
    // A single short question is asked repeatedly.
    let repeated = folder.calibrated(&echo, &questions(1)).unwrap();
    assert!(repeated.len() == 1 && repeated[0].times > 1 && repeated[0].text.len() <= PIPE);
    assert!(repeated[0].to_string().starts_with("line 1 of q, `question 0`, "), "{}", repeated[0]);
}

#[test]
fn a_program_without_one_answer_a_line_gives_one_clear_error() {
    const LINES: &str =
        "answers a question with more than one line: more came after the answer to line 1 of q";
    const LOST: &str = "ended after line 1 of q, `question 0` (exit status: 3): lost";
    let folder = Folder(tempfile::tempdir().unwrap());
    for (name, text, wanted) in [
        ("buffers", "cat > all; cat all", "answers only when its input ends: it keeps its output back"),
        ("floods", "yes", LINES),
        ("mute", "while read -r line; do :; done", "gave no answer within 2 s of line 1 of q, `question 0`"),
        ("mortal", "read -r line; echo lost >&2; exit 3", LOST),
        ("chatty", "while read -r line; do echo 1; echo 2; done", LINES),
        ("greets", "sleep 0.1; echo hello; while read -r line; do echo 1; done", LINES),
        ("gone", "exec /nowhere/program", "ended after line 1 of q"),
    ] {
        let found =
            folder.refused(&folder.script(name, &format!("cd '{}'; {text}", folder.0.path().display())));
        // The second line is noticed at once if it comes with the first, and otherwise when all
        // lines are counted.
        let counted = wanted == LINES && found.contains("prints 2 lines to a single question, line 1 of q");
        assert!(counted || found.contains(&format!("the program `{name}` {wanted}")), "{found}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_process_outside_the_group_does_not_delay_us() {
    let folder = Folder(tempfile::tempdir().unwrap());
    let path = folder.0.path().join("pid");
    let text = format!("setsid sleep 1000 & echo $! > '{}'; exec sleep 1000", path.display());
    let found = folder.refused(&folder.script("leaves", &text));
    let pid = fs::read_to_string(path).unwrap();
    assert!(std::process::Command::new("kill").arg(pid.trim()).status().unwrap().success());
    assert!(found.contains("the program `leaves` gave no answer within 2 s of line 1 of q"), "{found}");
}

#[test]
fn different_answers_are_refused_with_their_line() {
    let folder = Folder(tempfile::tempdir().unwrap());
    let echo = folder.program("echo", "echo \"$line\"");
    let other = folder.program("other", "case $line in *7) echo seven;; *) echo \"$line\";; esac");
    // The process is a new one each time, so its id differs.
    let fickle = folder.program("fickle", "echo \"$line $$\"");
    let batches = [0, 5].map(|first| Batch::new("q", &questions(20), first, 5, 2));
    let check = |programs: &[&LineProgram], unequal| {
        let programs: Vec<LineProgram> = programs.iter().map(|&program| program.clone()).collect();
        answers::check(&programs, &batches, unequal, folder.0.path(), &mut Rng::new(1, "check"))
    };
    assert!(check(&[&echo, &echo], false).unwrap().differences.is_empty());
    let error = check(&[&echo, &other], false).unwrap_err().to_string();
    let wanted = "`other` answers `seven` where `echo` answers `question 7` (line 8 of q, `question 7`)";
    assert!(error.starts_with(wanted), "{error}");
    let error = check(&[&fickle, &echo], false).unwrap_err().to_string();
    let wanted = "`fickle` gives another answer when it is asked again: first `question 0 ";
    assert!(error.starts_with(wanted), "{error}");
    let checked = check(&[&fickle, &other], true).unwrap();
    let names: Vec<&str> = checked.differences.iter().map(|difference| difference.program.as_str()).collect();
    assert_eq!((names, checked.replies.len()), (vec!["control", "other"], 3));
}

#[test]
fn a_file_of_questions_must_be_text_with_lines() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("q");
    let found = |content: &[u8]| {
        fs::write(&path, content).unwrap();
        read(&path).map_err(|error| error.to_string())
    };
    let (lines, sha256) = found(b"a\r\n\nc").unwrap();
    assert_eq!((lines, sha256), (["a", "", "c"].map(str::to_owned).to_vec(), sealed::sha256(b"a\r\n\nc")));
    assert!(found(b"").unwrap_err().ends_with("has no line to ask"));
    assert!(found(b"a\xff\n").unwrap_err().contains("cannot read"));
    assert!(found(&[b'a'; 1 << 21]).unwrap_err().contains("line 1 of "));
    fs::remove_file(&path).unwrap();
    assert!(read(&path).unwrap_err().to_string().contains("cannot read"));
}

#[test]
fn all_programs_time_a_batch_equally_often() {
    let folder = Folder(tempfile::tempdir().unwrap());
    let batch = Batch::new("q", &questions(1), 0, 1, 1);
    for (microseconds, wanted) in [(0, 7), (700, 7), (1_100, 4), (2_400, 3), (4_999, 3), (5_000, 1)] {
        let batch = batch.clone().lasting(Duration::from_micros(microseconds));
        assert_eq!(batch.rounds, wanted, "{microseconds} microseconds");
        let programs = ["echo $((n += 1))", "sleep 0.01; echo $((n += 1))"];
        for each in programs {
            let program = folder.program("counts", each);
            let batch = std::slice::from_ref(&batch);
            let reply = answers::replies(&program, batch, folder.0.path(), &mut Rng::new(1, "rounds"));
            // The untimed time is the first, and the answers of the last count.
            assert_eq!(reply.unwrap()[0].answer.to_string(), (1 + wanted).to_string(), "{each}");
        }
    }
    let slow = folder.program("slow", "sleep 0.01; echo 1");
    assert!(folder.calibrated(&slow, &questions(2)).unwrap().iter().all(|batch| batch.rounds == 1));
}

#[test]
fn the_shortest_time_of_a_batch_counts_and_under_a_load_the_mean() {
    let folder = Folder(tempfile::tempdir().unwrap());
    // Of the four answers in a turn, the third comes at once.
    let program = folder.program("bursts", "n=$((n + 1)); [ $((n % 4)) = 3 ] || sleep 0.3; echo $n");
    let batch = Batch::new("q", &questions(1), 0, 1, 1);
    let timed = |batch: &Batch| {
        let batch = std::slice::from_ref(batch);
        let replies = answers::replies(&program, batch, folder.0.path(), &mut Rng::new(1, "bursts"));
        let Reply { seconds, timed, .. } = replies.unwrap()[0];
        (seconds, timed)
    };
    let (seconds, all) = timed(&batch);
    assert!(seconds < all / 4.0, "{seconds} of {all} s");
    let (seconds, all) = timed(&batch.under_load());
    assert!((seconds * 3.0 - all).abs() < 1e-9, "{seconds} of {all} s");
}
