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
pub(super) const VERDICTS: &str = "A claim *holds* if it was seen to be true, and is *bettered* if more was seen than it says. It holds *in part* if some of \
it was seen to be true and some was not. It *depends* on a circumstance if some of it was seen to be true in one case and not in another. \
*Cannot tell*: all or some of it was not measured, or too noisily to decide, and nothing denies it. A feature of the product is *present* if the tests that show it pass.";

/// Sentence with the number of claims for each verdict.
fn tally(judged: &[Judged<'_>]) -> String {
    let of_kind = |kind: Kind| judged.iter().filter(move |claim| claim.row.kind == kind);
    let count = |holds: Holds| of_kind(Kind::Fact).filter(|claim| claim.holds == Some(holds)).count();
    let verdicts = [Holds::Yes, Holds::Bettered, Holds::Partly, Holds::No, Holds::Unknown];
    let [hold, bettered, in_part, fail, undecided] = verdicts.map(count);
    let untried = judged.iter().filter(|claim| claim.holds.is_none()).count();
    let is_present = |claim: &&Judged<'_>| matches!(claim.holds, Some(Holds::Yes | Holds::Bettered));
    let (features, present) =
        (of_kind(Kind::Feature).count(), of_kind(Kind::Feature).filter(is_present).count());
    format!(
        "{} claims: {hold} hold, {bettered} are bettered, {in_part} hold in part or depend on a circumstance, {fail} do not hold, of {undecided} we cannot tell, {untried} cannot be \
         tried here; of {features} features {present} are present.",
        judged.len()
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
