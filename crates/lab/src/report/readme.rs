//! The README quotes one machine's record and calibration. What it quotes is drawn from them, and held to them by a test.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::decide::calibration::{self, Calibration};
use crate::record::{Estimate, Judgement, Record};
use crate::terminal::format::{interval, percent, sentence, words};
use outpace::calibration::{Case, Summary};
use outpace::{files, sealed};

/// The machine whose report is quoted.
const MACHINE: &str = "intel-xeon-6-cf-2";

/// The quotation stands between these lines.
const BEGIN: &str = "<!-- drawn from the report: PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab readme -->\n";
const END: &str = "<!-- so far -->\n";

fn root() -> &'static Path {
    crate::workspace::checkout()
}

fn gained(estimate: &Estimate) -> String {
    format!("{} ({})", percent(estimate.gain), interval(estimate.low, estimate.high))
}

fn row(name: &str, judgement: &Judgement) -> String {
    let Some(estimate) = &judgement.estimate else { return String::new() };
    let layouts = judgement.layouts.as_ref().map_or_else(String::new, |layouts| gained(&layouts.estimate));
    let (gain, ends) = (percent(estimate.gain), interval(estimate.low, estimate.high));
    format!("| {name} | {gain} | {ends} | {layouts} | {} |\n", words(&judgement.verdict))
}

/// The rows that the README quotes: the usual portable choice, the worst of three axes, and the best as built. The machine's page has all.
const QUOTED: [&str; 5] =
    ["popcount-swar", "popcount-table", "sliders-hyperbola-avx2", "score-lanes", "target-native"];

/// The table of the quoted variants and the control, the command, and the lab's own error.
fn quotation(record: &Record, calibration: Option<&Calibration>) -> String {
    let decision = &record.decision;
    let mut text =
        "| variant | speed against the default build | 95 % interval | over code layouts | verdict |\n\
                    |---|---|---|---|---|\n"
            .to_owned();
    for name in QUOTED {
        let named = |judgement: &&Judgement| {
            format!("{}-{}", judgement.family.as_deref().unwrap_or_default(), judgement.variant) == name
        };
        let judgement = decision.judgements.iter().find(named).expect("the record has the variant");
        text += &row(&format!("`{name}`"), judgement);
    }
    for (name, judgement) in [
        ("the same bytes again (the control)", &decision.control),
        ("all winners together", &decision.confirmation),
    ] {
        text += &judgement.as_ref().map_or(String::new(), |judgement| row(name, judgement));
    }
    let because = sentence(&decision.choice.because);
    let _ = writeln!(text, "\n{because}\nThe build command that it printed: `{}`.", decision.choice.command);
    if let Some((against, judgement)) = record.against.as_ref().zip(decision.against.as_ref())
        && let Some(estimate) = &judgement.estimate
    {
        let _ = writeln!(text, "\nAgainst the recipe `{}`: {}.", against.engine.slug, gained(estimate));
    }
    if let Some(calibration) = calibration {
        let count = |case, what: &str| {
            let found = Summary::of(&calibration.trials, case)?.told_apart;
            Some(format!("{} of {} {what}", found.count, found.of))
        };
        let counts: Vec<String> = [
            count(Case::Copies, "byte-identical copies"),
            count(Case::Handicap { basis_points: 100 }, "slowdowns of 1 %"),
            count(Case::Handicap { basis_points: 200 }, "slowdowns of 2 %"),
        ]
        .into_iter()
        .flatten()
        .collect();
        let _ = writeln!(
            text,
            "\nThe lab's own error, by [calibration](reports/{MACHINE}/calibration.json): it reported a difference for {}.",
            counts.join(", ")
        );
    }
    text
}

#[test]
fn the_readme_quotes_what_the_kept_report_says() {
    let folder: PathBuf = root().join("reports").join(MACHINE);
    let path = folder.join("record.json");
    let record: Record = sealed::read(&std::fs::read(&path).unwrap(), &path).unwrap();
    let calibration = calibration::read(&folder.join("calibration.json")).unwrap();
    let wanted = quotation(&record, calibration.as_ref());
    let readme = root().join("README.md");
    let text = std::fs::read_to_string(&readme).unwrap();
    let (before, rest) = text.split_once(BEGIN).expect("the README quotes the report");
    let (found, after) = rest.split_once(END).expect("the quotation ends");
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        files::replace(&readme, format!("{before}{BEGIN}{wanted}{END}{after}").as_bytes()).unwrap();
        return;
    }
    assert!(found == wanted, "the README is stale: it should say\n{wanted}");
}
