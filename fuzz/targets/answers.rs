//! Fuzzes the answers of a foreign program with any bytes: an engine's to `uci` and to a search,
//! and those of a program that answers lines.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outpace::text::steers;
use outpace::workloads::Program;
use outpace::workloads::lines::{Batch, LineProgram, Lines};
use outpace::workloads::uci::{Answer, Greeting};

fuzz_target!(|bytes: &[u8]| {
    let said = String::from_utf8_lossy(bytes);
    let mut heard = Greeting::default();
    said.lines().for_each(|line| heard.hear(line));
    for offer in &heard.offers {
        assert_eq!(heard.offer(&offer.name).map(|found| found.name.len()), Some(offer.name.len()));
        let _ = offer.objection(&said);
    }
    let (info, best) = said.split_once('\n').unwrap_or((&said, ""));
    let answer = Answer::read(info, best);
    assert!(answer.to_string().starts_with(&answer.best));

    let (one, other) = bytes.split_at(bytes.len() / 2);
    let questions: Vec<String> = said.lines().take(3).map(str::to_owned).collect();
    let batch = Batch::new("questions", &questions, 0, 3, 2);
    let found = LineProgram::difference(&batch, &Lines::from(one.to_vec()), &Lines::from(other.to_vec()));
    for text in [found.place, found.answer, found.expected] {
        assert!(text.len() < 4096 && !text.contains(steers), "{text:?}");
    }
});
