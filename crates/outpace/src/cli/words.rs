//! A record as text: a table and sentences for a terminal, the same in Markdown for a comment on a pull request.

use std::fmt::Write;

use comfy_table::{ContentArrangement, Table, presets};

use super::{export, live};
use crate::compare::{Answer, Judged, Limit, Record, Row, Workload, shown};
use crate::record::CONTROL;
use crate::statistics::median;
use crate::text::{exact, percent, plain, range, seconds};

/// The record for a terminal, with its plots if they are asked for; the last lines are the answers.
pub(super) fn answer_of(record: &Record, plot: bool) -> String {
    let mut text = String::new();
    for Row { benchmark, candidate, judged } in record.decision.rows.iter().filter(|_| plot) {
        if let Some(judged) = judged {
            let _ = writeln!(text, "{candidate:>16} {} {}", live::plot(judged), plain(benchmark));
        }
    }
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(header(record));
    table.add_rows(rows(record).into_iter().map(|row| row.map(|cell| plain(&cell))));
    // An end of a line within a line would begin a line of somebody else's.
    let lines: String = lines(record).iter().map(|line| plain(line) + "\n").collect();
    format!("{text}{table}\n{lines}")
}

/// A foreign text as it may stand in Markdown: no markup, no link, and no mention, which would notify somebody.
pub(super) fn escape(text: &str) -> String {
    let escaped = |letter: char| match letter {
        // Mentions and numbers of issues may be looked for after entities are read: a space without width parts them.
        '@' | '#' => format!("&#{};&#8203;", u32::from(letter)),
        '\\' | '|' | '*' | '_' | '<' | '>' | '[' | ']' | '&' | '~' => format!("&#{};", u32::from(letter)),
        _ => letter.to_string(),
    };
    let escaped: String = plain(text).chars().map(escaped).collect();
    // Addresses are links without any markup.
    escaped.replace("://", ":&#8203;//").replace("www.", "www&#8203;.")
}

/// That nothing was measured and why, as Markdown: foreign lines as code.
pub(super) fn unmeasured(heading: &str, why: &str) -> String {
    let why: String = why.lines().map(|line| format!("    {}\n", plain(line))).collect();
    format!("### {}\n\nNothing could be measured:\n\n{why}", escape(heading))
}

pub(super) fn markdown(record: &Record, heading: &str) -> String {
    let row = |cells: [String; COLUMNS]| format!("| {} |\n", cells.map(|cell| escape(&cell)).join(" | "));
    let item = |before: &str, text: &String| format!("- {before}{}\n", escape(text).replace('`', ""));
    let mut text = format!("### {}\n\n", escape(heading));
    text.extend(record.decision.because.iter().map(|because| item("", because)));
    text.extend(record.ranking().iter().map(|ranking| item("", ranking)));
    text += "\n";
    text += &row(header(record));
    text += "|---|---|---:|---:|---:|---:|---|\n";
    text.extend(rows(record).into_iter().map(row));
    text += "\n";
    text.extend(record.decision.warnings.iter().map(|warning| item("**Warning:** ", warning)));
    text.extend(record.notes().iter().map(|note| item("", note)));
    let _ = writeln!(text, "\n<sub>{}</sub>", escape(&provenance(record)));
    text
}

/// The sentences below a table.
fn lines(record: &Record) -> Vec<String> {
    let decision = &record.decision;
    let mut lines = record.notes();
    lines.extend(decision.warnings.iter().map(|warning| format!("warning: {warning}")));
    lines.push(provenance(record));
    lines.extend(decision.because.iter().cloned());
    lines.extend(record.ranking());
    lines
}

/// Where, how long and how the figures were measured.
pub(super) fn provenance(record: &Record) -> String {
    let Record { machine, rules, load, seconds, seed, .. } = record;
    format!(
        "{}, {}; {:.0} of {seconds:.0} s; intervals hold at every moment with {} confidence; seed {seed}",
        if machine.brand.is_empty() { &machine.key } else { &machine.brand },
        load.words(),
        record.took(),
        exact(rules.confidence),
    )
}

/// How many columns a table has.
const COLUMNS: usize = 7;

fn header(record: &Record) -> [String; COLUMNS] {
    let confidence = format!("{} interval", exact(record.rules.confidence));
    ["program", "what it is", time_of(record), record.unit(), &confidence, "launches", "answer"]
        .map(str::to_owned)
}

/// What the times are of.
pub(super) fn time_of(record: &Record) -> &'static str {
    match record.workload {
        Workload::Command => "time",
        Workload::Benches => "time an iteration",
        _ if record.unequal.is_some() => "time a unit",
        Workload::Lines { .. } | Workload::Uci { .. } => "time a slice",
    }
}

fn rows(record: &Record) -> Vec<[String; COLUMNS]> {
    let mut rows = Vec::new();
    let first = record.programs.first().map_or("", |first| &first.name);
    if !first.is_empty() {
        // That of several benchmarks is none.
        let time = if record.parts.len() == 1 { time(record, "", CONTROL) } else { String::new() };
        rows.push([first, &is(record, first), &time, "", "", "", "the first"].map(str::to_owned));
    }
    for row in ranked(record) {
        let Row { benchmark, candidate, judged } = row;
        let is = match (candidate.as_str(), benchmark.is_empty()) {
            (CONTROL, true) => "the first again".to_owned(),
            (CONTROL, false) => format!("{benchmark}, the first again"),
            (_, true) => is(record, candidate),
            (_, false) => benchmark.clone(),
        };
        let time = if candidate == CONTROL && benchmark.is_empty() {
            String::new()
        } else {
            time(record, benchmark, candidate)
        };
        let [gain, interval, launches] = figures(record, row);
        rows.push([
            candidate.clone(),
            is,
            time,
            gain,
            interval,
            launches,
            answer(record, row, judged.as_ref()),
        ]);
    }
    rows
}

/// The rows as they are shown: of several candidates the fastest first, the control last.
pub(super) fn ranked(record: &Record) -> Vec<&Row> {
    let mut rows: Vec<&Row> = record.decision.rows.iter().collect();
    if record.parts.len() == 1 {
        let gain = |row: &Row| row.judged.map_or(f64::NEG_INFINITY, |judged| judged.gain);
        let is_control = |row: &Row| row.candidate == CONTROL;
        rows.sort_by(|one, other| {
            is_control(one).cmp(&is_control(other)).then(gain(other).total_cmp(&gain(one)))
        });
    }
    rows
}

/// The median time of a program, or as the control of the first one; empty where the record has no times.
pub(super) fn time(record: &Record, benchmark: &str, name: &str) -> String {
    let part = record.parts.iter().find(|part| part.benchmark == benchmark);
    let times = part.map_or_else(Vec::new, |part| export::times(part, name, name == CONTROL));
    median(times).map_or_else(String::new, seconds)
}

/// What a program is: what it calls itself, its revision, or its command.
fn is(record: &Record, name: &str) -> String {
    let Some(program) = record.programs.iter().find(|one| one.name == name) else { return String::new() };
    match &program.revision {
        Some((_, subject)) => subject.clone(),
        None if program.says.is_empty() => program.command.clone(),
        None => program.says.clone(),
    }
}

/// Gain, interval and launches. An interval of few launches, which does not hold at every moment, is marked.
pub(super) fn figures(record: &Record, Row { benchmark, candidate, judged }: &Row) -> [String; 3] {
    judged.as_ref().map_or_else(Default::default, |judged| {
        let interval = judged.low.zip(judged.high).map(|(low, high)| range(low, high));
        let early = || {
            let found = record.provisional(benchmark, candidate)?;
            Some(format!("provisionally {}", range(found.low, found.high)))
        };
        let interval = interval.or_else(early).unwrap_or_else(|| "too few".to_owned());
        [percent(judged.gain), interval, judged.launches.to_string()]
    })
}

/// The answer in a few words.
pub(super) fn answer(record: &Record, row: &Row, judged: Option<&Judged>) -> String {
    let limit = record.rules.limit.filter(|_| row.candidate != CONTROL);
    let Some(judged) = judged else { return "not measured".to_owned() };
    match (judged.answer, limit) {
        (Answer::Unsure, limit) => match shown(judged, limit) {
            Some(shown) => format!("not sure (would have seen {shown})"),
            None => {
                let found = record.provisional(&row.benchmark, &row.candidate);
                let word = found
                    .and_then(|found| found.word())
                    .filter(|_| limit.is_none() && row.candidate != CONTROL);
                let word = word.map_or_else(String::new, |word| format!("provisionally {word}, "));
                let fewest = record.rules.fewest(record.comparisons());
                format!("{word}not sure ({} of {fewest} launches)", judged.launches)
            }
        },
        (Answer::NoDifference, _) => format!("no difference of {}", exact(record.rules.resolution)),
        (Answer::Faster, None) => "faster".to_owned(),
        (Answer::Slower, None) => "slower".to_owned(),
        (Answer::Slower, Some(Limit::Slower(by))) => format!("slower by more than {}", exact(by)),
        (Answer::Faster, Some(Limit::Slower(by))) => format!("not slower by {}", exact(by)),
        (Answer::Faster, Some(Limit::NotFaster(by))) => format!("faster by {} or more", exact(by)),
        (Answer::Slower, Some(Limit::NotFaster(by))) => format!("not faster by {}", exact(by)),
    }
}

/// The heading of what is written as Markdown.
pub(super) const HEADING: &str = "Is the new build faster?";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_stranger_wrote_is_no_link_and_notifies_nobody_before_and_after_entities_are_read() {
        let escaped = escape("see https://a.example/, www.b.example, @all, c@d.example and #9 | *x*");
        let read = escaped.replace("&#8203;", "\u{200b}").replace("&#64;", "@").replace("&#35;", "#");
        assert!(read.contains("@\u{200b}all") && read.contains("#\u{200b}9"), "{read}");
        for text in [&escaped, &read] {
            for active in ["://", "www.", "@a", "@d", "#9", "|", "*"] {
                assert!(!text.contains(active), "{active}: {text}");
            }
        }
    }

    #[test]
    fn an_error_of_many_lines_is_code_in_markdown() {
        let wanted = "### a&#64;&#8203;b\n\nNothing could be measured:\n\n    the build failed:\n    \n    ## @all\\u{1b}\n";
        assert_eq!(unmeasured("a@b", "the build failed:\n\n## @all\u{1b}"), wanted);
    }
}
