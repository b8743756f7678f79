//! The page `reports/claims.md`: the verdict on each claim on each machine, with its age.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::judge::{Judged, judge_all};
use super::page::VERDICTS;
use super::rows::Claims;
use crate::evidence::Evidence;
use crate::finding::Holds;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::{Cell, Table};
use plywright_lab::workspace;

/// Name of the page in the folder of reports and in each machine's folder.
const FILE: &str = "claims.md";

/// A machine's key and its evidence.
struct Place {
    key: String,
    evidence: Evidence,
}

/// Draws the page over all machines below `reports` on which claims were tried, and returns it with
/// its path. `now` is the SHA-256 of the engine's present source. Returns `None` if there is no
/// such machine.
pub(crate) fn file(reports: &Path, now: &str) -> Result<Option<(PathBuf, Vec<u8>)>> {
    let page = page(reports, now)?;
    Ok(page.map(|page| (reports.join(FILE), page.into_bytes())))
}

fn page(reports: &Path, now: &str) -> Result<Option<String>> {
    let mut places = Vec::new();
    for folder in workspace::entries_if_any(reports)? {
        if !folder.join(crate::evidence::TRIALS).is_file() {
            continue;
        }
        workspace::check_plain(&folder)?;
        let evidence = Evidence::read(&folder)?;
        let key = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        places.push(Place { key, evidence });
    }
    (!places.is_empty()).then(|| draw(&places, now)).transpose()
}

fn draw(places: &[Place], now: &str) -> Result<String> {
    let claims = Claims::shipped()?;
    let judged: Vec<Vec<Judged<'_>>> =
        places.iter().map(|place| judge_all(claims, &place.evidence)).collect();
    let mut page = Page::new("The claims, by machine");
    page.text(
        "Each claim of the project's sources, the verdict on each machine, and the day of its evidence. A claim that rests on tests and counts alone \
         has the same verdict on every machine, which is shown once, from the latest evidence that decides it. All other claims are judged on each machine. \"Old\" is evidence of an \
         older engine than today's. Drawn by `cargo studies report` from the records.",
    );
    page.text(VERDICTS);
    let mut headings = vec!["id".to_owned(), "claim".to_owned(), "every machine".to_owned()];
    headings.extend(places.iter().map(|place| place.key.clone()));
    let mut table = Table::new(headings);
    for (at, row) in claims.claims.iter().enumerate() {
        let of_row: Vec<&Judged<'_>> = judged.iter().map(|judged| &judged[at]).collect();
        let id = row.id.to_string();
        let mut cells = vec![Cell::number(&id), Cell::word(&row.said)];
        if row.is_same_everywhere() {
            cells.extend(most_useful(&of_row).map(|judged| cell(judged, now)));
            cells.extend(places.iter().map(|_| Cell::none()));
        } else {
            cells.push(Cell::none());
            cells.extend(of_row.iter().map(|judged| cell(judged, now)));
        }
        table.row(&["verdict", &id], cells);
    }
    page.table(&table);
    page.text("The verdicts with all figures:");
    let links = places.iter().map(|place| (format!("{}/{FILE}", place.key), place.key.clone()));
    page.links(links);
    Ok(page.markdown())
}

/// Returns the verdict to show for a claim whose evidence is the same on every machine: the latest
/// that decides the claim. If none does, the latest that rests on evidence of a machine's latest
/// engine, or else the latest of all.
fn most_useful<'a, 'b>(of_row: &[&'a Judged<'b>]) -> Option<&'a Judged<'b>> {
    let by_use = |judged: &&Judged<'_>| {
        let is_decided = judged.holds.is_some_and(|holds| holds != Holds::Unknown);
        (is_decided, !judged.rests_on.is_empty(), judged.started())
    };
    of_row.iter().copied().max_by_key(by_use)
}

/// Verdict with the day of its evidence. A verdict that depends on a circumstance is shortened; the
/// machine's own page names the circumstance.
fn cell(judged: &Judged<'_>, now: &str) -> Cell {
    let verdict = judged.verdict();
    let verdict = if verdict.starts_with("depends on: ") { "depends" } else { &verdict };
    let Some(day) = judged.day() else { return crate::finding::cell(judged.holds, verdict) };
    let old = if judged.is_of(now) { "" } else { ", old" };
    crate::finding::cell(judged.holds, format!("{verdict} ({day}{old})"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::Origin;
    use outpace::record::Source;
    use plywright_testing::checkout;

    #[test]
    fn verdicts_that_hold_everywhere_are_shown_once() {
        let page = page(&checkout().join("tests/fixtures"), "today").unwrap().unwrap();
        let line = |id: u32| {
            let start = format!("| {id} |");
            page.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{id}: {page}"))
        };
        for row in &Claims::shipped().unwrap().claims {
            let cells: Vec<&str> = line(row.id).trim_matches('|').split(" | ").map(str::trim).collect();
            assert_eq!(cells.len(), 4, "{cells:?}");
            assert_eq!(cells[2].is_empty(), !row.is_same_everywhere(), "{cells:?}");
            assert_eq!(cells[3..].iter().all(|cell| cell.is_empty()), row.is_same_everywhere(), "{cells:?}");
        }
        assert!(line(5).contains(", old)"), "{}", line(5));
    }

    #[test]
    fn later_evidence_that_decides_nothing_does_not_replace_a_verdict() {
        let row = &Claims::shipped().unwrap().claims[0];
        let judged = |holds, started| {
            let mut judged = Judged::untried(row);
            judged.holds = Some(holds);
            judged.rests_on.push(Origin { line: String::new(), started, source: Source::default() });
            judged
        };
        let [old, later, undecided] =
            [judged(Holds::No, 1), judged(Holds::Yes, 2), judged(Holds::Unknown, 3)];
        let shown = |of_row: &[&Judged<'_>]| most_useful(of_row).and_then(Judged::started);
        assert_eq!(shown(&[&old, &later, &undecided]), Some(2));
        assert_eq!(shown(&[&undecided, &old]), Some(1));
        assert_eq!(shown(&[&undecided, &Judged::untried(row)]), Some(3));
        assert_eq!(shown(&[]), None);
    }
}
