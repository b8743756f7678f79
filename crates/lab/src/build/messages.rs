//! Parsers of the output of cargo and of Rust's own test runner.

use std::path::PathBuf;

/// Path of a program, from cargo's messages: a configuration may name any folder and any target.
pub fn executable(messages: &str, kind: &str, name: &str) -> Option<PathBuf> {
    let mut messages =
        messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    messages.find_map(|message| {
        let target = &message["target"];
        let path = (target["name"] == name && target["kind"][0] == kind).then_some(&message["executable"])?;
        path.as_str().map(PathBuf::from)
    })
}

/// Numbers of tests that passed, failed and were skipped.
pub type Counts = [u64; 3];

/// Sums up lines such as
/// `test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; ...`.
pub fn counts(text: &str) -> Counts {
    let mut sum = [0; 3];
    for line in text.lines().filter_map(|line| line.strip_prefix("test result: ")) {
        for (total, word) in sum.iter_mut().zip(["passed", "failed", "ignored"]) {
            *total += number_before(line, word);
        }
    }
    sum
}

/// The number right before `word` in a list with commas or semicolons; 0 if there is none.
pub fn number_before(line: &str, word: &str) -> u64 {
    line.split([',', ';', '.'])
        .filter_map(|part| part.trim().split_once(' '))
        .find(|(_, rest)| *rest == word || rest.strip_prefix(word).is_some_and(|more| more.starts_with(" (")))
        .and_then(|(number, _)| number.parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_where_cargo_says() {
        let messages = "warning: something\n\
            {\"target\":{\"name\":\"plywright\",\"kind\":[\"lib\"]},\"executable\":null}\n\
            {\"target\":{\"name\":\"lab\",\"kind\":[\"bin\"]},\"executable\":\"/t/lab\"}\n\
            {\"target\":{\"name\":\"plywright\",\"kind\":[\"bin\"]},\"executable\":\"/t/x/plywright\"}\n";
        assert_eq!(executable(messages, "bin", "plywright"), Some(PathBuf::from("/t/x/plywright")));
        assert_eq!(executable(messages, "bench", "plywright"), None);
        assert_eq!(executable("{}\nnone\n", "bin", "plywright"), None);
    }

    #[test]
    fn the_results_of_several_programs_are_summed_up() {
        let said = "running 5 tests\n\
            test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.05s\n\
            test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 9 filtered out; finished in 0.05s\n";
        assert_eq!(counts(said), [7, 3, 1]);
        assert_eq!(counts("no result"), [0; 3]);
    }
}
