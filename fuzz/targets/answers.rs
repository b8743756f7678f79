//! Fuzzes the parsers of foreign programs' answers with any bytes: an engine's answers to `uci` and
//! to `go`, and the lines of a program that answers line by line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outpace::text::steers;
use outpace::workloads::Program;
use outpace::workloads::lines::{Batch, LineProgram, Lines};
use outpace::workloads::uci::{Answer, Greeting};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let mut greeting = Greeting::default();
    text.lines().for_each(|line| greeting.hear(line));
    for offer in &greeting.offers {
        assert_eq!(greeting.offer(&offer.name).map(|found| found.name.len()), Some(offer.name.len()));
        let _ = offer.objection(&text);
    }
    let (info, best) = text.split_once('\n').unwrap_or((&text, ""));
    let answer = Answer::read(info, best);
    assert!(answer.to_string().starts_with(&answer.best));

    let (first, second) = bytes.split_at(bytes.len() / 2);
    let questions: Vec<String> = text.lines().take(3).map(str::to_owned).collect();
    let batch = Batch::new("questions", &questions, 0, 3, 2);
    let found = LineProgram::difference(&batch, &Lines::from(first.to_vec()), &Lines::from(second.to_vec()));
    for text in [found.place, found.answer, found.expected] {
        assert!(text.len() < 4096 && !text.contains(steers), "{text:?}");
    }
});
