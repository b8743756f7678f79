//! `outpace ci`: writes the answer to files for a pull request, and sets the exit status by a rule.

use std::process::ExitCode;
use std::time::Duration;

use super::options::{Ends, Exports, Lines, Work, percent, time};
use super::revisions::{self, Build};
use super::run::{self, Given};
use super::streams::note;
use super::{BROKEN, FAILED};
use crate::compare::{Answer, Limit, Record, Rules};
use crate::error::Result;
use crate::os::children;

#[derive(Debug, clap::Args)]
pub(super) struct Ci {
    /// Two commands, or with --build two git revisions: the old one and the new one.
    #[arg(required = true, num_args = 2, value_names = ["OLD", "NEW"])]
    pair: Vec<String>,
    /// Build git revisions by this command, in a worktree, and compare the programs that --run
    /// runs.
    #[arg(long, value_name = "COMMAND", requires = "run")]
    build: Option<String>,
    /// Command that runs a built revision.
    #[arg(long, value_name = "COMMAND", requires = "build")]
    run: Option<String>,
    /// Time limit per build.
    #[arg(long, value_name = "TIME", default_value = "1h", value_parser = time)]
    build_time: Duration,
    /// Rule that fails the build: `slower:1%` fails if the new program is surely more than 1 %
    /// slower, `not-faster:2%` if it is surely less than 2 % faster.
    #[arg(long, value_name = "RULE", default_value = "slower:1%", value_parser = rule)]
    fail_if: Limit,
    /// Outcome if the time is over and the rule is neither surely broken nor surely kept.
    #[arg(long, value_enum, default_value_t = Unsure::Pass)]
    unsure: Unsure,
    /// Heading of the Markdown.
    #[arg(long, default_value = "Speed of this change")]
    heading: String,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    ends: Ends,
    #[command(flatten, next_help_heading = "Write the answer")]
    exports: Exports,
}

/// Outcome of an answer that is not sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Unsure {
    /// Pass; the Markdown shows that the answer is not sure.
    Pass,
    /// Fail, as if the rule were broken.
    Fail,
}

/// Parses a rule such as `slower:1%`.
fn rule(text: &str) -> Result<Limit, String> {
    let (kind, by) = text.split_once(':').ok_or("expected a rule such as `slower:1%`")?;
    match kind {
        "slower" => Ok(Limit::Slower(percent(by)?)),
        "not-faster" => Ok(Limit::NotFaster(percent(by)?)),
        _ => Err("expected `slower:SHARE` or `not-faster:SHARE`".to_owned()),
    }
}

pub(super) fn run(options: &Ci) -> Result<ExitCode> {
    let rules = Rules { limit: Some(options.fail_if), ..options.ends.rules()? };
    rules.check()?;
    options.exports.try_out()?;
    let record = match record(options, rules) {
        Err(error) if children::check().is_ok() => {
            let exported = options.exports.give_up(&options.heading, &error);
            exported.unwrap_or_else(|other| note(&format!("outpace: {other}")));
            return Err(error);
        }
        measured => measured?,
    };
    options.exports.give(&record, &options.heading, options.ends.shown())?;
    run::whole(&record)?;
    Ok(status(&record, options.unsure == Unsure::Fail))
}

fn record(options: &Ci, rules: Rules) -> Result<Record> {
    match options.build.clone().zip(options.run.clone()) {
        None => {
            let asked = options.lines.read(&options.pair, &options.work.option)?;
            options.work.check(options.ends.load, asked.len())?;
            let given = Given::commands(asked);
            let begun = run::begun(&options.ends, rules)?;
            let _lock = run::lock_machine(&begun.command)?;
            run::compared(begun, &given, &options.work, &options.ends, None)
        }
        Some((build, run)) => {
            let build = Build { build, run, clean: false, build_time: options.build_time, one_layout: false };
            revisions::record(&options.pair, &build, &options.work, &options.ends, rules)
        }
    }
}

/// Returns the exit status for a record.
fn status(record: &Record, unsure_fails: bool) -> ExitCode {
    let rows = || record.decision.rows.iter().filter(|row| row.candidate != crate::record::CONTROL);
    let has = |answer: Option<Answer>| rows().any(|row| row.judged.map(|judged| judged.answer) == answer);
    if has(None) {
        return ExitCode::from(FAILED);
    }
    // Both kinds of rules are broken by a program that is slower than the limit of the rule.
    let mut is_broken = has(Some(Answer::Slower)) || unsure_fails && has(Some(Answer::Unsure));
    if !record.decision.trusted {
        note("outpace: a copy of the old program differs from it too, so nothing is sure in this run");
        is_broken = unsure_fails;
    }
    if is_broken { ExitCode::from(BROKEN) } else { ExitCode::SUCCESS }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::{Part, Started, decide};
    use crate::record::{CONTROL, Comparison, Launch};

    #[test]
    fn rules_are_parsed() {
        assert_eq!(rule("slower:1%"), Ok(Limit::Slower(0.01)));
        assert_eq!(rule("not-faster:2 %"), Ok(Limit::NotFaster(0.02)));
        for text in ["slower", "slower:", "faster:1%", "slower:200%", "slower:0.5", ""] {
            assert!(rule(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_a_sure_and_trusted_answer_breaks_a_build() {
        let status_of = |gain: i32, control: i32, launches: usize, strict: bool| {
            let row = |name: &str, gain: i32| Comparison {
                candidate: name.into(),
                launches: (0..launches).map(|at| Launch::of_centre(gain + [-3_000, 3_000][at % 2])).collect(),
            };
            let comparisons = vec![row(CONTROL, control), row("new", gain)];
            let mut record = Record {
                programs: ["old", "new"]
                    .map(|name| Started { name: name.into(), ..Started::default() })
                    .to_vec(),
                parts: vec![Part { comparisons, ..Part::default() }],
                rules: Rules { limit: Some(Limit::Slower(0.01)), ..Rules::default() },
                ..Record::default()
            };
            record.decision = decide(&record);
            format!("{:?}", status(&record, strict))
        };
        let [kept, broken] = [ExitCode::SUCCESS, ExitCode::from(BROKEN)].map(|code| format!("{code:?}"));
        assert_eq!(status_of(-20_000, 0, 60, false), broken);
        assert_eq!(status_of(0, 0, 60, true), kept);
        assert_eq!(status_of(-20_000, 0, 4, false), kept);
        assert_eq!(status_of(-20_000, 0, 4, true), broken);
        assert_eq!(status_of(-20_000, -20_000, 60, false), kept, "the machine is to blame");
        assert_eq!(status_of(0, -20_000, 60, true), broken, "nothing is sure there");
    }
}
