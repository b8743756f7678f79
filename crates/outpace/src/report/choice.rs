//! A choice among builds as text or Markdown: a table of the builds, the fastest first, and the
//! build to take.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::comparison::escape;
use super::counters::ONE_LAYOUT;
use super::{counters, cpus};
use crate::choose::{Fate, Record, RecordedBuild, RecordedRun, Row, difference_by_unsteadiness};
use crate::compare::Workload;
use crate::decide::{Rules, judgement, noise};
use crate::record::Counts;
use crate::text::{at_most, percent, plain, range, seconds, share};

/// Number of the fastest builds that the table shows. It also shows the chosen build and the
/// baseline; all other builds are only counted.
const SHOWN: usize = 12;

/// Width of a line, in characters.
const WIDTH: usize = 80;

/// Formats the choice for a terminal; the last lines are the answer.
pub(crate) fn text(record: &Record) -> String {
    let mut text = table(record, "the record has them (`--json`)") + "\n";
    text.extend(sentences(record).iter().map(|(word, line)| labelled(word, line)));
    text
}

/// Formats the table of the builds, the fastest first. A name that is too long for its line
/// continues on the next. `rest` says where to find the builds that the table leaves out.
pub fn table(record: &Record, rest: &str) -> String {
    let decision = &record.decision;
    // With several run commands there is no single time; Markdown and the page list all times. For
    // UCI engines the time is that of a slice, a short part of a search, which says nothing.
    let is_whole = |run: &RecordedRun| !matches!(run.workload, Workload::Uci { .. });
    let has_time = record.runs.len() == 1 && record.runs.iter().all(is_whole);
    let heading = |time: &str| if has_time { format!("{time:>9} ") } else { String::new() };
    let mut text =
        format!("  {}{:>9}  {:<15} {:>9}  build\n", heading("time"), "speed", "95 % interval", "may lose");
    let shown = shown(record);
    for row in &shown {
        let Row { build, bound, .. } = row;
        let star = if *build == decision.chosen { "★" } else { " " };
        let [gain, interval] = figures(record, row);
        let time = times(record, build).first().map(|time| heading(time)).unwrap_or_default();
        let begin = format!("{star} {time}{gain:>9}  {interval:<15} {:>9}  ", at_most(*bound));
        text += &broken(begin, &plain(build), '+');
    }
    let hidden = decision.rows.len() - shown.len();
    if hidden > 0 {
        let _ = writeln!(text, "  {hidden} more builds are slower than the first {SHOWN}; {rest}");
    }
    text
}

/// Formats a sentence behind its leading word. A line is broken between words, unless it is a
/// command for the shell or the output of a build that failed.
pub fn labelled(word: &str, sentence: &str) -> String {
    let line = |(at, line): (usize, &str)| {
        let begin = format!("{:<9} ", if at == 0 { word } else { "" });
        if matches!(word, "make it" | "failed") {
            format!("{begin}{}\n", plain(line))
        } else {
            broken(begin, &plain(line), ' ')
        }
    };
    sentence.lines().enumerate().map(line).collect()
}

/// Returns `line` followed by `text`. Where the line would be too long, it is broken after a
/// `letter` of the text.
fn broken(mut line: String, text: &str, letter: char) -> String {
    let indent = line.chars().count();
    let mut left = indent;
    for (at, part) in text.split_inclusive(letter).enumerate() {
        let length = part.trim_end().chars().count();
        if at > 0 && left + length > WIDTH {
            line.truncate(line.trim_end_matches(' ').len());
            let _ = write!(line, "\n{:indent$}", "");
            left = indent;
        }
        line.push_str(part);
        left += part.chars().count();
    }
    line + "\n"
}

/// Formats the choice as Markdown.
pub(crate) fn markdown(record: &Record) -> String {
    let decision = &record.decision;
    let mut text = "### Which build to take\n\n".to_owned();
    let names: String = time_names(record).iter().map(|name| format!(" {} |", escape(name))).collect();
    let rule = "---:|".repeat(record.runs.len());
    let _ = writeln!(text, "| build |{names} speed | 95 % interval | may lose |\n|---|{rule}---:|---:|---:|");
    for row in shown(record) {
        let Row { build, bound, .. } = row;
        let star = if *build == decision.chosen { " ★" } else { "" };
        let [gain, interval] = figures(record, row);
        let times: String = times(record, build).iter().map(|time| format!(" {time} |")).collect();
        let (build, bound) = (escape(build), at_most(*bound));
        let _ = writeln!(text, "| {build}{star} |{times} {gain} | {interval} | {bound} |");
    }
    text.push('\n');
    for (word, line) in sentences(record) {
        let line = line.lines().map(|line| escape(line).replace('`', "")).collect::<Vec<_>>().join("<br>");
        let _ = writeln!(text, "- **{word}**: {line}");
    }
    text
}

/// Returns the times of a build under each run command, as text.
pub(super) fn times(record: &Record, build: &str) -> Vec<String> {
    record.times(build).into_iter().map(|time| time.map_or_else(String::new, seconds)).collect()
}

/// Returns the headings of the columns of [`times`].
pub(super) fn time_names(record: &Record) -> Vec<String> {
    match record.runs.as_slice() {
        [_] => vec!["time".to_owned()],
        runs => runs.iter().map(|run| format!("time of {}", run.name)).collect(),
    }
}

/// Returns the gain and the interval of a build, as text. The baseline has neither: its gain is
/// empty, and `the first` stands in place of its interval.
pub(super) fn figures(record: &Record, row: &Row) -> [String; 2] {
    if row.build == record.baseline() {
        return [String::new(), "the first".to_owned()];
    }
    [percent(row.gain), range(row.interval.0, row.interval.1)]
}

/// Returns the rows of the table: the fastest builds, the chosen one and the baseline.
fn shown(record: &Record) -> Vec<&Row> {
    let (decision, baseline) = (&record.decision, record.baseline());
    let is_shown =
        |(at, row): &(usize, &Row)| *at < SHOWN || row.build == decision.chosen || row.build == baseline;
    decision.rows.iter().enumerate().filter(is_shown).map(|(_, row)| row).collect()
}

/// Returns the sentences below the table, each with its leading word; the answer comes last.
pub fn sentences(record: &Record) -> Vec<(&'static str, String)> {
    let Record { decision, builds, .. } = record;
    let mut lines = Vec::new();
    let baseline = record.baseline();
    for build in builds {
        let name = &build.name;
        match &build.fate {
            Fate::Failed { why } => lines.push(("failed", format!("`{name}`: {why}"))),
            Fate::Unequal { how } => lines.push(("left out", format!("`{name}`: {how}"))),
            Fate::Same { of } => lines.push(("same", format!("`{name}` is the same program as `{of}`"))),
            Fate::NotMade | Fate::Races => {}
        }
    }
    for part in record.hopeless() {
        let Some(single) = builds.iter().find(|build| build.parts == [part]) else { continue };
        let of_change = || builds.iter().filter(|build| build.parts.contains(&part));
        let left = of_change().filter(|build| build.fate == Fate::NotMade).count();
        if left > 0 {
            let tried = counted(of_change().count() - left, "build");
            lines.push((
                "left out",
                format!(
                    "{} with `{}`, which failed or gave other answers in all of {tried}",
                    counted(left, "more build"),
                    single.name
                ),
            ));
        }
    }
    lines.extend(counters::sentences(baseline, &record.counters).into_iter().map(|line| ("counters", line)));
    for row in &decision.rows {
        if let Some(run) = &row.guarded {
            lines.push(("guarded", format!("`{}` may lose more than is allowed in `{run}`", row.build)));
        }
    }
    lines.extend(warnings(record).into_iter().map(|warning| ("warning", warning)));
    lines.extend(notes(record).into_iter().map(|note| ("note", note)));
    let counted_too = decision.with_absent.map_or_else(String::new, |bound| {
        format!("; counting them, `{}` loses at most {}", decision.chosen, at_most(bound))
    });
    if let Some((name, gain, best)) = &decision.absent {
        lines.push((
            "not made",
            format!(
                "{}; the most likely of them to be the best is `{name}`, with a probability of {} and a gain of {} expected from its changes{counted_too}",
                counted(decision.not_made, "build"),
                share(*best),
                percent(*gain)
            ),
        ));
    } else if decision.not_made > 0 {
        lines.push((
            "not made",
            format!("{} that cannot be the best{counted_too}", counted(decision.not_made, "build")),
        ));
    }
    if let Some(first) = decision.untried.first() {
        let line = match decision.untried.len() {
            1 => format!(
                "`{first}`, next to the chosen build; it may be better, and the bound below does not count it"
            ),
            count => format!(
                "`{first}` and {} more, next to the chosen build; they may be better, and the bound below does not count them",
                count - 1
            ),
        };
        lines.push(("untried", line));
    }
    let Some(chosen) = decision.row(&decision.chosen) else {
        lines.push(("take", format!("`{baseline}`: nothing else could be measured")));
        return lines;
    };
    let among = match decision.rows.len() {
        1 => "the best; nothing else was measured".to_owned(),
        count if decision.layout.is_some() => format!("the best of these {count} files"),
        count => format!("the best of these {count}"),
    };
    let phases: Vec<String> = record
        .phases
        .iter()
        .map(|phase| {
            format!("{} {:.0} s", if phase.name == "build" { "building" } else { "measuring" }, phase.seconds)
        })
        .collect();
    lines.push((
        "measured",
        format!(
            "{}, {}; {}; seed {}",
            if record.machine.brand.is_empty() { &record.machine.key } else { &record.machine.brand },
            record.load.words(),
            phases.join(", "),
            record.seed
        ),
    ));
    if let Some(chance) = decision.loses {
        lines.push((
            "rule",
            format!("`{baseline}` loses more than is allowed with a probability of {}", share(chance)),
        ));
    }
    if chosen.build == baseline {
        lines.push((
            "take",
            format!("`{baseline}`, your own: at most {} behind {among}", at_most(chosen.bound)),
        ));
    } else {
        let (low, high) = chosen.interval;
        let gain = format!("{} {}", percent(chosen.gain), range(low, high));
        let is = match low > 0.0 {
            true => format!("{gain} faster than `{baseline}`"),
            false => format!("{gain} against `{baseline}`, so it is not sure whether it is faster"),
        };
        lines.push((
            "take",
            format!(
                "`{}`: {is}; at most {} behind {among} (expected {})",
                chosen.build,
                at_most(chosen.bound),
                share(chosen.expected)
            ),
        ));
        if let Some(row) = decision.row(baseline) {
            lines.push((
                "yours",
                format!("`{baseline}` loses {}, at most {}", share(row.expected), at_most(row.bound)),
            ));
        }
    }
    if let Some(RecordedBuild { build: Some(build), .. }) = record.build(&chosen.build) {
        lines.push(("make it", build.clone()));
    }
    lines
}

/// Returns the reasons to doubt the figures.
fn warnings(record: &Record) -> Vec<String> {
    let rules = Rules::default();
    // A twin (the baseline in another code layout) may really differ from the baseline, so it does
    // not show the noise.
    let control = record.control().filter(|_| !record.has_twin());
    let control = control.map(|control| judgement(&control, &rules, 1));
    noise::warnings("builds", &record.noise, [record.each_launch()], control.as_ref(), &rules)
}

/// Returns the notes that a reader of the figures needs on the machine and on the way programs ran.
fn notes(record: &Record) -> Vec<String> {
    let cpus = record.machine.topology.as_ref();
    let mut notes = cpus.map(|cpus| cpus::notes(cpus, &measured(record))).unwrap_or_default();
    let in_place = record.builds.iter().filter(|build| build.in_place.is_some()).count();
    if in_place > 0 {
        notes.push(format!(
            "{} in place, so the figures include the effect of the place in memory",
            if in_place == 1 { "one program runs".to_owned() } else { format!("{in_place} programs run") }
        ));
    }
    notes.extend(layouts(record));
    notes.extend(unsteadiness(record));
    let is_counted = record.counters.iter().any(|counted| matches!(counted.counts, Counts::Counted { .. }));
    if is_counted && record.builds.iter().any(|build| build.layouts > 0) {
        notes.push(ONE_LAYOUT.to_owned());
    }
    notes
}

/// Returns the note that a reader needs on the layouts of the code.
fn layouts(record: &Record) -> Option<String> {
    let why = record.layouts.as_ref()?.single.as_deref().unwrap_or("there are no others");
    let Some(most) = record.decision.layout else {
        let most = record.builds.iter().map(|build| build.layouts).max().unwrap_or_default();
        return Some(format!("each build was linked in up to {most} layouts, and every launch drew one"));
    };
    let single = record.in_one_layout();
    let name = &single.first()?.name;
    let which = match single.len() {
        count if count == record.decision.rows.len() => "the builds".to_owned(),
        1 => format!("`{name}`"),
        count => format!("`{name}` and {} more", count - 1),
    };
    let source = if record.has_twin() { "by one other layout of the baseline" } else { "by experience" };
    Some(format!(
        "{which} took part in one layout ({why}): the layout alone may make a difference of about {}, judging {source}",
        share(most)
    ))
}

/// Returns a note if the bounds are larger because the speed of the machine varied.
fn unsteadiness(record: &Record) -> Option<String> {
    let most = difference_by_unsteadiness(record)?;
    Some(format!(
        "the machine's speed varied by {} (standard deviation), and a slow machine slows some builds down more than \
         others: in another run a gain may differ by up to {}; `may lose` counts this, the 95 % intervals do not",
        share(record.unsteadiness()),
        share(most)
    ))
}

/// Returns the CPUs of the launches.
fn measured(record: &Record) -> Vec<usize> {
    let cpus: BTreeSet<usize> = record.each_launch().filter_map(|launch| launch.cpu).collect();
    cpus.into_iter().collect()
}

fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("one {what}") } else { format!("{count} {what}s") }
}
