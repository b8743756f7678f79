//! Two pages of which it is known what the checks must find: a check that finds no fault where there is one is none.

use std::path::Path;

use anyhow::{Context, Result};
use maud::html;

use super::browser::Browser;
use super::check::Check;
use super::of_page;
use crate::cmd::test::Outcome;
use crate::report::frame::Frame;

/// A page full of faults.
const FAULTY: &str = include_str!("faults.html");

/// What must be found in it, by a piece of the sentence that tells it.
const FAULTS: [&str; 19] = [
    "is 20", // wide
    "in a narrow window: is 20",
    "has the same ground in the dark",
    "writes \"pale\" into a chart",
    "in the dark: writes \"pale\" into a chart",
    "has the id \"twin\" more than once",
    "has a row without an address",
    "has a link to #nowhere, which it has not",
    "has a link to missing.html, which is not there",
    "has folds and no buttons",
    "a click does not open a fold",
    "the space key does not open a fold",
    "has a column without a button to sort by",
    "has a long table without a filter",
    "writes to the console (warning): planted warning",
    "throws Error: planted exception",
    "makes the browser say (security)",
    "asks for http://plywright.invalid/picture.png",
    "does not show main > h2",
];

/// What axe-core must find there.
const FAULTS_OF_AXE: [&str; 3] = [
    "axe-core's color-contrast (serious)",
    "in the dark: axe-core's color-contrast",
    "axe-core's image-alt (critical)",
];

/// The rows of the other page's table: a name, a change and a time.
const ROWS: [[&str; 3]; 9] = [
    ["one", "+1.2 %", "12 ns"],
    ["two", "\u{2212}0.5 %", "9.1 ns"],
    ["three", "+10 %", "1,024 ns"],
    ["four", "\u{2013}", "100 ns"],
    ["five", "0 %", "0.4 ns"],
    ["six", "\u{2212}12.5 %", "64 ns"],
    ["seven", "+0.25 %", "640 ns"],
    ["eight", "+2 %", "7 ns"],
    ["nine", "+3 %", "8 ns"],
];

/// The names by growing change; the one without any stays last.
const BY_CHANGE: [&str; 9] = ["six", "two", "five", "seven", "one", "eight", "nine", "three", "four"];

/// The names by growing time.
const BY_TIME: [&str; 9] = ["five", "eight", "nine", "two", "one", "six", "four", "seven", "three"];

/// Looks at both pages.
pub(super) fn check(browser: &mut Browser, axe: Option<&str>) -> Result<Outcome> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let [faulty, right] = ["faults.html", "order.html"].map(|name| folder.path().join(name));
    std::fs::write(&faulty, FAULTY).with_context(|| format!("cannot write {}", faulty.display()))?;
    std::fs::write(&right, page()).with_context(|| format!("cannot write {}", right.display()))?;
    let mut outcome = of_page("a page full of faults", &missed(browser, &faulty, axe)?);
    outcome.add(&of_page("a page of a known order", &disordered(browser, &right, axe)?));
    Ok(outcome)
}

/// The faults that are not found.
fn missed(browser: &mut Browser, page: &Path, axe: Option<&str>) -> Result<Vec<String>> {
    let seen = Check::open(browser, page)?.everything(axe, None)?;
    let of_axe = if axe.is_some() { FAULTS_OF_AXE.as_slice() } else { &[] };
    let is_missed = |fault: &&&str| !seen.findings.iter().any(|finding| finding.starts_with(**fault));
    let all = FAULTS.iter().chain(of_axe);
    Ok(all.filter(is_missed).map(|fault| format!("nobody finds that it {fault}")).collect())
}

/// What is wrong with the page of the known order, the order above all.
fn disordered(browser: &mut Browser, page: &Path, axe: Option<&str>) -> Result<Vec<String>> {
    let mut findings = Check::open(browser, page)?.everything(axe, None)?.findings;
    let mut check = Check::open(browser, page)?;
    for (column, expected) in [(1, BY_CHANGE), (2, BY_TIME)] {
        let mut expected = expected.map(str::to_owned).to_vec();
        for direction in ["up", "down"] {
            let sorted = check.sorted("known", column)?;
            if sorted != expected {
                findings.push(format!("column {column} is sorted {direction} as {}", sorted.join(", ")));
            }
            // What has no figure is the last of the first column's order, and stays there.
            let figures = expected.len() - usize::from(column == 1);
            expected[..figures].reverse();
        }
    }
    Ok(findings)
}

/// The page of the known order: the frame that every page has, with a table in a fold.
fn page() -> String {
    let main = html! {
        p { a href="#seven" { "The seventh" } }
        details {
            summary { "A table" }
            div.scroll tabindex="0" role="region" aria-label="Known figures" {
                table #known {
                    thead { tr { th { "name" } th { "change" } th { "time" } } }
                    tbody {
                        @for [name, change, time] in ROWS {
                            tr id=(name) { td { (name) } td { (change) } td { (time) } }
                        }
                    }
                }
            }
        }
    };
    let words = |text: &str| html! { (text) };
    let heading = "A known order".to_owned();
    Frame {
        title: heading.clone(),
        eyebrow: words("Of the checks"),
        heading,
        main,
        footer: words("Kept nowhere"),
    }
    .draw()
}
