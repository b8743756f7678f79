//! How a step ended.

use std::path::Path;

use anyhow::Result;
use serde::Serialize;

use crate::machine::tools::{self, Tool};

/// How a step ended, or a part of it.
#[derive(Debug, Default, Serialize)]
pub(super) struct Outcome {
    pub(super) passed: u64,
    pub(super) failed: u64,
    pub(super) skipped: u64,
    /// A few words for the step's line.
    pub(super) note: String,
    /// What to show where something failed or was skipped.
    pub(super) details: String,
}

impl Outcome {
    pub(super) fn success(note: impl Into<String>) -> Self {
        Self { passed: 1, note: note.into(), ..Self::default() }
    }

    pub(super) fn failure(details: impl Into<String>) -> Self {
        Self { failed: 1, details: details.into(), ..Self::default() }
    }

    pub(super) fn skip(reason: impl Into<String>) -> Self {
        Self { skipped: 1, note: reason.into(), ..Self::default() }
    }

    /// Skipped for want of that tool.
    pub(super) fn without(root: &Path, tool: Tool) -> Result<Self> {
        Ok(Self::skip(format!("no {}; get it with `{}`", tool.program(), tools::remedy(root, tool)?)))
    }

    pub(super) fn word(&self) -> &'static str {
        match self {
            Self { failed: 1.., .. } => "FAILED",
            Self { passed: 0, skipped: 1.., .. } => "skipped",
            _ => "ok",
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.details += &other.details;
    }

    /// The sum in a test runner's words; what was skipped only where anything was.
    pub(super) fn closing_line(&self) -> String {
        let Self { passed, failed, skipped, .. } = self;
        match skipped {
            0 => format!("{passed} passed, {failed} failed"),
            _ => format!("{passed} passed, {failed} failed, {skipped} skipped"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_names_what_was_skipped_only_if_anything_was() {
        let mut sum = Outcome { passed: 3, ..Outcome::default() };
        sum.add(&Outcome::failure("why"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed");
        sum.add(&Outcome::skip("no git"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn a_step_with_one_failure_among_many_passes_has_failed() {
        assert_eq!(Outcome { passed: 40, failed: 1, ..Outcome::default() }.word(), "FAILED");
        assert_eq!(Outcome { passed: 40, skipped: 1, ..Outcome::default() }.word(), "ok");
        assert_eq!(Outcome::skip("no git").word(), "skipped");
    }
}
