//! The page `claims.md` of a machine: its verdict on each claim, with evidence and explanation.

use anyhow::Result;

use super::explained::StoredEvidence;
use super::judge::{Judged, judge_all};
use super::rows::{Claims, Kind};
use crate::evidence::Evidence;
use crate::finding::Holds;
use plywright_lab::record::Machine;
use plywright_lab::terminal::format::date;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::{Cell, Table};

/// Meaning of the verdicts.
pub(super) const VERDICTS: &str = "A claim *holds* if it was seen to be true, is *bettered* if more was seen than it says, and *does not hold* if less or \
the contrary was seen. It holds *in part* if some of it was seen to be true and some was not. If a known circumstance decides which, it *depends* on that. *Cannot tell*: \
all or some of it was not measured, or too noisily or too near the bound to be sure, and the rest does not decide. A feature of the product is *present* or *missing*.";

/// Sentence with the number of claims for each verdict, facts and features apart.
fn tally(judged: &[Judged<'_>]) -> String {
    let of_kind = |kind: Kind| judged.iter().filter(move |claim| claim.row.kind == kind);
    let counts = |kind: Kind| {
        let count = |holds: Option<Holds>| of_kind(kind).filter(|claim| claim.holds == holds).count();
        let verdicts = [Holds::Yes, Holds::Bettered, Holds::Partly, Holds::No, Holds::Unknown].map(Some);
        (of_kind(kind).count(), verdicts.map(count), count(None))
    };
    let (facts, [hold, bettered, in_part, fail, open], untried) = counts(Kind::Fact);
    let (features, [present, more, partly, missing, unsure], _) = counts(Kind::Feature);
    let present = present + more;
    format!(
        "{facts} facts: {hold} hold, {bettered} are bettered, {in_part} hold in part or depend on a circumstance, {fail} do not hold, of {open} we \
         cannot tell, {untried} cannot be tried here. {features} features: {present} are present, {partly} in part, {missing} missing, of {unsure} we \
         cannot tell."
    )
}

pub(crate) fn page(machine: &Machine, evidence: &Evidence, stored: &StoredEvidence) -> Result<String> {
    let claims = Claims::shipped()?;
    let judged = judge_all(claims, evidence);
    let mut page = Page::new(format!("The claims, on {}", machine.key));
    let (brand, cpus) = (&machine.brand, machine.cpus);
    page.text(format!(
        "{brand} ({cpus} CPUs). Drawn by `cargo studies claims` from the records in this folder."
    ));
    page.text(
        "The claims of this project's sources, and the verdicts of this machine with their evidence. Evidence of an older engine than the latest \
         in this folder is history: it is shown, but decides nothing. The claims are rows of crates/studies/src/claims/claims.toml: a new one is \
         written there.",
    );
    page.text(VERDICTS);
    if stored.is_all_history(evidence) {
        page.text("All evidence here is of an older engine than today's: history, until `cargo studies claims` runs on this machine again.");
    }
    page.text(tally(&judged));
    page.list(claims.sources.iter().map(|(key, source)| format!("{key}: {source}")));
    let mut table = Table::new(["id", "source", "claim", "the source's figure", "verdict", "evidence"]);
    for claim in &judged {
        let (row, id) = (claim.row, claim.row.id.to_string());
        let cells = [
            Cell::number(&id).link(format!("#claim-{id}")),
            Cell::word(&row.source),
            Cell::word(&row.said),
            Cell::word(row.figure.as_deref().unwrap_or_default()),
            crate::finding::cell(claim.holds, claim.verdict()),
            Cell::word(claim.age()),
        ];
        table.row(&["verdict", &id], cells);
    }
    page.table(&table);
    for claim in &judged {
        let row = claim.row;
        page.section(format!("Claim {}", row.id));
        page.text(format!("{}: {}", claim.verdict(), row.said));
        page.list(&claim.seen);
        page.text(&row.why);
        if row.is_same_everywhere() {
            page.text("It rests on tests and counts alone, which are the same on every machine.");
        }
        let shown = stored.shown(row, &machine.key);
        if !shown.is_empty() {
            page.files(&shown);
        }
        if let Some(why) = stored.explain(row, evidence) {
            page.text(format!("Why, on {}: {}", why.by, why.says.join(" ")));
            page.files(&why.files);
        }
        let command = row.command();
        if !command.is_empty() {
            page.text(format!("To try it again: `{command}`."));
        }
        for (kind, origins) in [("", &claim.rests_on), ("History: ", &claim.history)] {
            origins
                .iter()
                .for_each(|made| page.text(format!("{kind}{} Begun {}.", made.line, date(made.started))));
        }
    }
    Ok(page.markdown())
}
