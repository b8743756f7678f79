//! Outcome of a step of `cargo xtask check`. With `--strict` a skipped check counts as failed,
//! unless `skips.toml` accepts the skip.

use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use plywright_lab::machine::tools::{self, Tool};

/// Outcome of a step or of a part of one.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Outcome {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// A few words for the step's line of output.
    pub(crate) note: String,
    /// Lines to show below that line, such as the output of what failed and the reasons for skips.
    pub(crate) details: String,
}

impl Outcome {
    pub(crate) fn success(note: impl Into<String>) -> Self {
        Self { passed: 1, note: note.into(), ..Self::default() }
    }

    pub(crate) fn failure(details: impl Into<String>) -> Self {
        Self { failed: 1, details: details.into(), ..Self::default() }
    }

    pub(crate) fn skip(reason: impl Into<String>) -> Self {
        Self { skipped: 1, note: reason.into(), ..Self::default() }
    }

    /// Returns the outcome of a step that was skipped because this tool is missing.
    pub(crate) fn without(root: &Path, tool: Tool) -> Result<Self> {
        Ok(Self::skip(format!("no {}; get it with `{}`", tool.program(), tools::remedy(root, tool)?)))
    }

    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self { failed: 1.., .. } => "FAILED",
            Self { passed: 0, skipped: 1.., .. } => "skipped",
            _ => "ok",
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.details += &other.details;
    }

    /// Counts skips of this step as failures, except for those that `skips.toml` lists.
    pub(crate) fn judge_strictly(&mut self, step: &str) -> Result<()> {
        if self.skipped == 0 {
            return Ok(());
        }
        let list = list()?;
        let mut reasons = Vec::new();
        for line in self.details.lines().chain([&*self.note]) {
            let entry = list.iter().find(|entry| entry.step == step && line.contains(&entry.text));
            reasons.extend(entry.map(|entry| &*entry.why));
        }
        let refused = self.skipped.saturating_sub(reasons.len() as u64);
        for why in reasons {
            self.details += &format!("skipped with a reason: {why}\n");
        }
        if refused > 0 {
            self.skipped -= refused;
            self.failed += refused;
            self.details += &format!("skips that xtask/src/skips.toml does not list: {refused}\n");
        }
        Ok(())
    }

    /// Returns the total in the words of a test runner. It mentions skips only if there are any.
    pub(crate) fn closing_line(&self) -> String {
        let Self { passed, failed, skipped, .. } = self;
        match skipped {
            0 => format!("{passed} passed, {failed} failed"),
            _ => format!("{passed} passed, {failed} failed, {skipped} skipped"),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    skip: Vec<Entry>,
}

/// An accepted skip.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    step: String,
    /// Text in the line that reports the skip.
    text: String,
    why: String,
}

fn list() -> Result<Vec<Entry>> {
    let list: List = toml::from_str(include_str!("skips.toml")).context("skips.toml cannot be parsed")?;
    Ok(list.skip)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::STEPS;

    #[test]
    fn the_closing_line_mentions_skips_only_if_there_are_any() {
        let mut sum = Outcome { passed: 3, ..Outcome::default() };
        sum.add(&Outcome::failure("why"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed");
        sum.add(&Outcome::skip("no git"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn accepted_skips_name_a_step_and_a_reason() {
        for Entry { step, text, why } in list().unwrap() {
            assert!(STEPS.iter().any(|known| known.name == step), "{step}");
            assert!(!text.is_empty() && why.len() > 5, "{step}: {text}");
        }
    }

    #[test]
    fn unlisted_skips_are_failures() {
        let judged = |step: &str, mut outcome: Outcome| {
            outcome.judge_strictly(step).unwrap();
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
