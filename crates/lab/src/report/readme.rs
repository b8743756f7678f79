//! The part of `docs/methodology.md` that quotes a record and the runs of two machines. It is drawn
//! from these files, and a test checks that it is current.

use std::fmt::Write;

use super::runs;
use crate::decide::pool::Group;
use crate::decide::verdict::{gain, gain_of_control};
use crate::fixtures::{assert_quoted, load_record, record_of};
use crate::record::runs::{FILE, Runs};
use crate::record::{Estimate, Loss, Record};
use crate::terminal::format::{at_most, interval, percent, share, words};

/// Key and CPU of the machine whose record and runs are quoted.
const MACHINE: [&str; 2] = ["intel-xeon-6-cf-2", "a Xeon"];

/// Key and CPU of another machine whose runs are quoted.
const OTHER: [&str; 2] = ["amd-epyc-19-11-1", "a Zen 4"];

/// The lines before and after the quoted part.
const QUOTATION: [&str; 2] = [
    "<!-- drawn from the report: PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab readme -->\n",
    "<!-- end of the drawn part -->\n",
];

/// Returns a row: the gain with its interval, the loss from taking the build, and the verdict.
fn row(name: &str, estimate: &Estimate, loss: Option<&Loss>, verdict: &str) -> String {
    let (gain, ends) = (percent(estimate.gain), interval(estimate.low, estimate.high));
    let loss = loss.map_or_else(String::new, |loss| {
        format!("{}, at most {}", share(loss.expected), at_most(loss.bound))
    });
    format!("| {name} | {gain} | {ends} | {loss} | {verdict} |\n")
}

/// The rows that the page quotes: the usual portable choice, a slower variant of each of three
/// axes, the target and the profile. The machine's page has all rows.
const QUOTED: [&str; 6] = [
    "popcount-swar",
    "popcount-table",
    "sliders-hyperbola-avx2",
    "simd-sse2",
    "target-native",
    "profile-pgo",
];

/// Returns the table of the quoted variants, the chosen build and the control, followed by the
/// reason of the choice and the agreement of the runs.
fn quotation(record: &Record, runs: &[Runs; 2]) -> String {
    let decision = &record.decision;
    let loss = |slug: &str| decision.losses.iter().find(|loss| loss.candidate == slug);
    let mut text = "| build | speed against the default build | 95 % interval | expected loss | verdict |\n\
                    |---|---|---|---|---|\n"
        .to_owned();
    for name in QUOTED {
        let judgement = decision.of_slug(name).expect("the record has the variant");
        let loss = loss(name).expect("it took part");
        let gain = gain(record, loss).expect("it was launched");
        text += &row(&format!("`{name}`"), &gain, Some(loss), &words(&judgement.verdict));
    }
    if let Some((estimate, loss)) = decision.choice.gain.zip(decision.choice.loss.as_ref()) {
        text += &row(&format!("`{}`", loss.candidate), &estimate, Some(loss), "chosen");
    }
    if let Some((control, gain)) = decision.control.as_ref().zip(gain_of_control(record)) {
        text += &row("the same bytes again (the control)", &gain, None, &words(&control.verdict));
    }
    text += "\n| what was checked | result |\n|---|---|\n";
    let _ = writeln!(text, "| reason of this choice | {} |", decision.choice.because);
    for ([machine, cpu], runs) in [MACHINE, OTHER].into_iter().zip(runs) {
        if let Some(group) = Group::current(runs).first() {
            let agreed = runs::summary(group);
            let page = format!("../reports/{machine}/README.md#runs");
            let _ =
                writeln!(text, "| [runs of the lab]({page}) on {cpu} | {} |", agreed.trim_end_matches('.'));
        }
    }
    text
}

#[test]
fn the_page_quotes_the_shipped_records() {
    let record = record_of(MACHINE[0]);
    let runs = [MACHINE, OTHER].map(|[machine, _]| load_record(&format!("reports/{machine}/{FILE}")));
    let wanted = quotation(&record, &runs);
    assert_quoted("docs/methodology.md", QUOTATION, &wanted);
}
