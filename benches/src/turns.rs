//! What the lab asks of a suite that takes turns with another process, and what the suite answers.
//!
//! Two kernels of one suite take turns within one process (`protocol.rs`). The same kernel built for two targets cannot, so there
//! each process serves turns one by one, and who asks both sees to the order. The suite is asked for by the arguments
//! `--serve WHAT`; then lines go to and fro, a question and an answer each:
//!
//! | asked | answered |
//! |---|---|
//! | nothing yet | `serves OPERANDS OPERATIONS KERNEL/MODE ...`: what a pass goes over, and what can be taken |
//! | `take KERNEL/MODE` | `answer N`: the kernel's answer, seen to be the reference's |
//! | `turn BEGIN PASSES` | `took NANOSECONDS`: the passes from that number on, after one that is not timed |
//!
//! Whatever cannot be done is answered with `refused` and the reason, and the suite ends. A line that does not end is no
//! answer, so one that was cut anywhere is noticed.

use std::fmt;

/// The argument that asks for it.
const OPTION: &str = "--serve";

/// The most passes of one turn: a bound for slips.
const MOST_PASSES: u64 = 10_000_000;

/// Whose kernels the suite is to serve, by its arguments: an axis, `evaluation` or `perft`; none where they do not begin with
/// `OPTION`, or what is wrong with them.
pub fn asked(arguments: &[String]) -> Result<Option<&str>, String> {
    match arguments {
        [option, what] if option == OPTION => Ok(Some(what)),
        [option, words @ ..] if option == OPTION => {
            Err(format!("`{OPTION}` takes one word, WHAT, but was given {}", words.len()))
        }
        _ => Ok(None),
    }
}

/// The arguments that ask for it.
pub fn arguments(what: &str) -> [&str; 2] {
    [OPTION, what]
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The next turns are this kernel's.
    Take(String),
    /// A turn.
    Turn {
        /// The number of the pass that is not timed.
        begin: u64,
        /// How many are, after it.
        passes: u64,
    },
}

impl Question {
    /// Reads a line without its end.
    pub fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["take", kernel] => Ok(Self::Take(kernel.to_owned())),
            ["turn", begin, passes] => match (begin.parse(), passes.parse()) {
                (Ok(begin), Ok(passes)) if (1..=MOST_PASSES).contains(&passes) => {
                    Ok(Self::Turn { begin, passes })
                }
                _ => {
                    Err(format!("`{line}` is no turn: it takes a number and from 1 to {MOST_PASSES} passes"))
                }
            },
            _ => Err(format!("`{line}` is no question; the questions are `take` and `turn`")),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(kernel) => writeln!(formatter, "take {kernel}"),
            Self::Turn { begin, passes } => writeln!(formatter, "turn {begin} {passes}"),
        }
    }
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// What can be taken.
    Serves {
        /// The name of the operands.
        operands: String,
        /// Operations a pass.
        operations: u64,
        /// The kernels with their modes.
        kernels: Vec<String>,
    },
    /// The kernel's answer.
    Answer(u64),
    /// How long the timed passes took, in nanoseconds.
    Took(u64),
    /// Why not.
    Refused(String),
}

impl fmt::Display for Reply {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Serves { operands, operations, kernels } => {
                writeln!(formatter, "serves {operands} {operations} {}", kernels.join(" "))
            }
            Self::Answer(answer) => writeln!(formatter, "answer {answer}"),
            Self::Took(nanoseconds) => writeln!(formatter, "took {nanoseconds}"),
            Self::Refused(reason) => writeln!(formatter, "refused {}", reason.replace('\n', " ")),
        }
    }
}

impl Reply {
    /// Reads a line with its end; what is wrong with it where it is none.
    pub fn parse(line: &str) -> Result<Self, String> {
        let whole = line.strip_suffix('\n').ok_or_else(|| format!("the answer `{line}` is cut short"))?;
        if let Some(reason) = whole.strip_prefix("refused ") {
            return Ok(Self::Refused(reason.to_owned()));
        }
        let words: Vec<&str> = whole.split(' ').collect();
        let read = match words[..] {
            ["serves", operands, operations, ref kernels @ ..] if !kernels.is_empty() => {
                operations.parse().ok().filter(|&operations| operations > 0).map(|operations| Self::Serves {
                    operands: operands.to_owned(),
                    operations,
                    kernels: kernels.iter().map(|&kernel| kernel.to_owned()).collect(),
                })
            }
            ["answer", answer] => answer.parse().ok().map(Self::Answer),
            ["took", nanoseconds] => nanoseconds.parse().ok().map(Self::Took),
            _ => None,
        };
        read.ok_or_else(|| format!("`{whole}` is no answer"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_and_an_answer_come_back_as_they_were_sent() {
        for question in [Question::Take("swar/latency".into()), Question::Turn { begin: 7, passes: 3 }] {
            assert_eq!(Question::parse(question.to_string().trim_end()), Ok(question));
        }
        for line in ["", "take", "turn 1", "turn 1 0", "turn -1 1", "turn 1 99999999999", "stop", "take a b"]
        {
            assert!(Question::parse(line).is_err(), "{line}");
        }
        let serves =
            Reply::Serves { operands: "recorded".into(), operations: 12, kernels: vec!["a/latency".into()] };
        let refused = Reply::Refused("no such kernel".into());
        for reply in [serves, Reply::Answer(u64::MAX), Reply::Took(12), refused] {
            let text = reply.to_string();
            assert_eq!(Reply::parse(&text), Ok(reply));
            for end in 0..text.len() {
                assert!(Reply::parse(&text[..end]).is_err(), "{:?}", &text[..end]);
            }
        }
        for line in
            ["took\n", "took x\n", "answer -1\n", "serves recorded 0 a\n", "serves recorded 1\n", "hello\n"]
        {
            assert!(Reply::parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_suite_is_asked_to_serve_by_its_arguments_alone() {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(asked(&arguments("score").map(str::to_owned)), Ok(Some("score")));
        assert_eq!(asked(&words("--noplot score")), Ok(None));
        assert!(asked(&words("--serve")).is_err() && asked(&words("--serve a b")).is_err());
    }
}
