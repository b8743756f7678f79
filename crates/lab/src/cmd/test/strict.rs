//! `--strict`: what is skipped has failed, unless `skips.toml` lets it be.

use anyhow::{Context, Result};
use serde::Deserialize;

use super::Outcome;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    skip: Vec<Entry>,
}

/// A skip that is let be.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    step: String,
    /// The text by which a line reports the skip.
    text: String,
    why: String,
}

fn list() -> Result<Vec<Entry>> {
    let list: List = toml::from_str(include_str!("skips.toml")).context("skips.toml is not understood")?;
    Ok(list.skip)
}

/// Makes failures of the skips of a step that are not on the list.
pub(super) fn judge(step: &str, outcome: &mut Outcome) -> Result<()> {
    if outcome.skipped == 0 {
        return Ok(());
    }
    let list = list()?;
    let mut reasons = Vec::new();
    for line in outcome.details.lines().chain([&*outcome.note]) {
        let entry = list.iter().find(|entry| entry.step == step && line.contains(&entry.text));
        reasons.extend(entry.map(|entry| &*entry.why));
    }
    let refused = outcome.skipped.saturating_sub(reasons.len() as u64);
    for why in reasons {
        outcome.details += &format!("skipped with a reason: {why}\n");
    }
    if refused > 0 {
        outcome.skipped -= refused;
        outcome.failed += refused;
        outcome.details +=
            &format!("{refused} skipped, and not on the list in crates/lab/src/cmd/test/skips.toml\n");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::STEPS;
    use super::*;

    #[test]
    fn every_entry_is_of_a_step_and_has_a_reason() {
        for Entry { step, text, why } in list().unwrap() {
            assert!(STEPS.iter().any(|one| one.name == step), "{step}");
            assert!(!text.is_empty() && why.len() > 5, "{step}: {text}");
        }
    }

    #[test]
    fn a_skip_that_is_not_on_the_list_is_a_failure() {
        let judged = |step: &str, mut outcome: Outcome| {
            judge(step, &mut outcome).unwrap();
            (outcome.failed, outcome.skipped, outcome.word())
        };
        assert_eq!(judged("deny", Outcome::skip("no cargo-deny")), (1, 0, "FAILED"));
        let nightly = "no `cargo +nightly --version`; get it with `rustup`";
        assert_eq!(judged("fuzz", Outcome::skip(nightly)), (0, 1, "skipped"));
        assert_eq!(judged("deny", Outcome::skip(nightly)), (1, 0, "FAILED"), "of another step");
        let two = Outcome { skipped: 2, details: format!("{nightly}\n"), ..Outcome::success("") };
        assert_eq!(judged("fuzz", two), (1, 1, "FAILED"), "one line reports one skip");
        assert_eq!(judged("fuzz", Outcome::success("")), (0, 0, "ok"));
    }
}
