//! A record as text: a table and sentences for a terminal, the same in Markdown for a comment on a pull request.

use std::fmt::Write;

use comfy_table::{ContentArrangement, Table, presets};

use super::live;
use crate::record::CONTROL;
use crate::sequential::{Answer, Judged, Limit, Record, Row, shown};
use crate::text::{exact, percent, plain, range};

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
fn escape(text: &str) -> String {
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
    let row = |cells: [String; 6]| format!("| {} |\n", cells.map(|cell| escape(&cell)).join(" | "));
    let item = |before: &str, text: &String| format!("- {before}{}\n", escape(text).replace('`', ""));
    let mut text = format!("### {}\n\n", escape(heading));
    text.extend(record.decision.because.iter().map(|because| item("", because)));
    text += "\n";
    text += &row(header(record));
    text += "|---|---|---:|---:|---:|---|\n";
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

fn header(record: &Record) -> [String; 6] {
    let confidence = format!("{} interval", exact(record.rules.confidence));
    ["program", "what it is", record.unit(), &confidence, "launches", "answer"].map(str::to_owned)
}

fn rows(record: &Record) -> Vec<[String; 6]> {
    let mut rows = Vec::new();
    if let Some(first) = record.programs.first() {
        rows.push([&*first.name, &is(record, &first.name), "", "", "", "the first"].map(str::to_owned));
    }
    for Row { benchmark, candidate, judged } in &record.decision.rows {
        let is = match (candidate.as_str(), benchmark.is_empty()) {
            (CONTROL, true) => "the first again".to_owned(),
            (CONTROL, false) => format!("{benchmark}, the first again"),
            (_, true) => is(record, candidate),
            (_, false) => benchmark.clone(),
        };
        let [gain, interval, launches] = figures(judged.as_ref());
        let answer = answer(record, candidate, judged.as_ref());
        rows.push([candidate.clone(), is, gain, interval, launches, answer]);
    }
    rows
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

/// Gain, interval and launches.
pub(super) fn figures(judged: Option<&Judged>) -> [String; 3] {
    judged.map_or_else(Default::default, |judged| {
        let interval =
            judged.low.zip(judged.high).map_or_else(|| "too few".to_owned(), |(low, high)| range(low, high));
        [percent(judged.gain), interval, judged.launches.to_string()]
    })
}

/// The answer in a few words.
pub(super) fn answer(record: &Record, candidate: &str, judged: Option<&Judged>) -> String {
    let limit = record.rules.limit.filter(|_| candidate != CONTROL);
    let Some(judged) = judged else { return "not measured".to_owned() };
    match (judged.answer, limit) {
        (Answer::Unsure, limit) => match shown(judged, limit) {
            Some(shown) => format!("not sure (would have seen {shown})"),
            None => "not sure (too few launches)".to_owned(),
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
