//! A comparison as text: a table and sentences for a terminal, or the same in Markdown for a
//! comment on a pull request.

use std::fmt::Write;

use comfy_table::{ContentArrangement, Table, presets};

use super::{export, plot};
use crate::compare::{Answer, Judged, Limit, Record, Row, Workload, shown};
use crate::record::CONTROL;
use crate::statistics::median;
use crate::text::{exact, percent, plain, range, seconds};

/// Optional parts of the output on a terminal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shown {
    pub(crate) plot: bool,
    pub(crate) costs: bool,
}

/// Formats the record for a terminal, with plots and costs on request; the last lines are the
/// answers.
pub(crate) fn answer_of(record: &Record, shown: Shown) -> String {
    let mut text = String::new();
    for Row { benchmark, candidate, judged } in record.decision.rows.iter().filter(|_| shown.plot) {
        if let Some(judged) = judged {
            let _ = writeln!(text, "{candidate:>16} {} {}", plot::plot(judged), plain(benchmark));
        }
    }
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(header(record));
    table.add_rows(rows(record).into_iter().map(|row| row.map(|cell| plain(&cell))));
    // A line end within a line could forge another line.
    let spent = record.spent().filter(|_| shown.costs);
    let lines: String = spent.iter().chain(&lines(record)).map(|line| plain(line) + "\n").collect();
    format!("{text}{table}\n{lines}")
}

/// Escapes a text from outside for Markdown, so that it makes no link, no mention (which would
/// notify somebody), and no markup other than code in backquotes.
pub(crate) fn escape(text: &str) -> String {
    let escaped = |letter: char| match letter {
        // Mentions and issue numbers may be searched for after entities are decoded; a zero-width
        // space breaks them.
        '@' | '#' => format!("&#{};&#8203;", u32::from(letter)),
        '\\' | '|' | '*' | '_' | '<' | '>' | '[' | ']' | '&' | '~' => format!("&#{};", u32::from(letter)),
        _ => letter.to_string(),
    };
    let escaped: String = plain(text).chars().map(escaped).collect();
    // Addresses become links even without markup, so they are broken up.
    escaped.replace("://", ":&#8203;//").replace("www.", "www&#8203;.")
}

/// Returns Markdown that says why nothing was measured. The lines of `why` may come from other
/// programs, so they are formatted as code.
pub(crate) fn unmeasured(heading: &str, why: &str) -> String {
    let why: String = why.lines().map(|line| format!("    {}\n", plain(line))).collect();
    format!("### {}\n\nNothing could be measured:\n\n{why}", escape(heading))
}

pub(crate) fn markdown(record: &Record, heading: &str) -> String {
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

/// Returns the sentences below a table.
fn lines(record: &Record) -> Vec<String> {
    let decision = &record.decision;
    let mut lines = record.notes();
    lines.extend(decision.warnings.iter().map(|warning| format!("warning: {warning}")));
    lines.push(provenance(record));
    lines.extend(decision.because.iter().cloned());
    lines.extend(record.ranking());
    lines
}

/// Describes where, for how long and by which rules the figures were measured.
pub(crate) fn provenance(record: &Record) -> String {
    let Record { machine, rules, load, seconds, seed, .. } = record;
    let hypervisor = machine.hypervisor.as_ref();
    format!(
        "{}{}, {}; {:.0} of {seconds:.0} s; intervals of {} confidence, whenever you stop; seed {seed}",
        if machine.brand.is_empty() { &machine.key } else { &machine.brand },
        hypervisor.map_or_else(String::new, |name| format!(" in a virtual machine ({name})")),
        load.words(),
        record.took(),
        exact(rules.confidence),
    )
}

/// Number of columns of a table.
const COLUMNS: usize = 7;

fn header(record: &Record) -> [String; COLUMNS] {
    let confidence = format!("{} interval", exact(record.rules.confidence));
    ["program", "what it is", time_of(record), record.unit(), &confidence, "launches", "answer"]
        .map(str::to_owned)
}

/// Returns the heading of the column of times.
pub(crate) fn time_of(record: &Record) -> &'static str {
    match record.workload {
        Workload::Command if record.interleaved => "CPU time",
        Workload::Command => "time",
        Workload::Benches => "time an iteration",
        _ if record.unequal.is_some() => "time a unit",
        Workload::Lines { .. } => "time a batch",
        Workload::Uci { .. } => "time a slice",
    }
}

fn rows(record: &Record) -> Vec<[String; COLUMNS]> {
    let mut rows = Vec::new();
    let first = record.programs.first().map_or("", |first| &first.name);
    if !first.is_empty() {
        // Several benchmarks have no common time.
        let time = if record.parts.len() == 1 { time(record, "", CONTROL) } else { String::new() };
        rows.push([first, &description(record, first), &time, "", "", "", "the first"].map(str::to_owned));
    }
    for row in ranked(record) {
        let Row { benchmark, candidate, judged } = row;
        let is = match (candidate.as_str(), benchmark.is_empty()) {
            (CONTROL, true) => "the first again".to_owned(),
            (CONTROL, false) => format!("{benchmark}, the first again"),
            (_, true) => description(record, candidate),
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

/// Returns the rows in the order of the table. With several benchmarks they keep the order of the
/// record; otherwise the fastest candidate comes first and the control last.
pub(crate) fn ranked(record: &Record) -> Vec<&Row> {
    let mut rows: Vec<&Row> = record.decision.rows.iter().collect();
    if record.parts.len() == 1 {
        let gain = |row: &Row| row.judged.map_or(f64::NEG_INFINITY, |judged| judged.gain);
        let is_control = |row: &Row| row.candidate == CONTROL;
        rows.sort_by(|row, other| {
            is_control(row).cmp(&is_control(other)).then(gain(other).total_cmp(&gain(row)))
        });
    }
    rows
}

/// Returns the median time of the program `name`. The name of the control stands for the first
/// program here. The text is empty if the record has no times.
pub(crate) fn time(record: &Record, benchmark: &str, name: &str) -> String {
    let part = record.parts.iter().find(|part| part.benchmark == benchmark);
    let times = part.map_or_else(Vec::new, |part| export::times(part, name, name == CONTROL));
    median(times).map_or_else(String::new, seconds)
}

/// Describes a program by its own name, its revision, or its command.
fn description(record: &Record, name: &str) -> String {
    let Some(program) = record.programs.iter().find(|program| program.name == name) else {
        return String::new();
    };
    match &program.revision {
        Some((_, subject)) => subject.clone(),
        None if program.says.is_empty() => program.command.clone(),
        None => program.says.clone(),
    }
}

/// Returns gain, interval and launches. After few launches there is only a provisional interval,
/// which does not hold at every moment; it is marked as such.
pub(crate) fn figures(record: &Record, Row { benchmark, candidate, judged }: &Row) -> [String; 3] {
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

/// Returns the answer in a few words.
pub(crate) fn answer(record: &Record, row: &Row, judged: Option<&Judged>) -> String {
    let limit = record.rules.limit.filter(|_| row.candidate != CONTROL);
    let Some(judged) = judged else { return "not measured".to_owned() };
    match (judged.answer, limit) {
        (Answer::Unsure, limit) => match shown(judged, limit) {
            Some(shown) => format!("not sure ({shown} would show)"),
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

/// Heading of the Markdown output.
pub(crate) const HEADING: &str = "Is the new build faster?";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaped_text_has_no_link_and_no_mention() {
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
    fn errors_of_several_lines_are_code_in_markdown() {
        let wanted = "### a&#64;&#8203;b\n\nNothing could be measured:\n\n    the build failed:\n    \n    ## @all\\u{1b}\n";
        assert_eq!(unmeasured("a@b", "the build failed:\n\n## @all\u{1b}"), wanted);
    }
}
