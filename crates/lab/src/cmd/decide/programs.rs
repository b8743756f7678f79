//! The record of a comparison of programs, decided again.

use std::path::Path;

use anyhow::Result;

use super::{change, replayed};
use crate::cmd::compare::programs;
use crate::decide::verdict::{self, RULES};
use crate::terminal::stdout;
use outpace::programs::{Decision, FILE, Record};

/// Decides it again, and tells what it says now and what differs. Where a folder is given it goes there.
pub(super) fn decide(
    mut record: Record,
    path: &Path,
    output: Option<&Path>,
    form: stdout::Form,
) -> Result<()> {
    let again = verdict::decide_commands(&record, RULES);
    let kept = std::mem::replace(&mut record.decision, again);
    let path = match output {
        None => path.to_path_buf(),
        Some(folder) => {
            programs::write(folder, &record)?;
            folder.join(FILE)
        }
    };
    let changed = changes(&kept, &record.decision);
    form.print(&programs::answer(&record, Some(&path), Some(&changed)), || {
        programs::told(&record, Some(&path)) + &replayed(&changed)
    })
}

/// What differs between two decisions, in words.
fn changes(before: &Decision, after: &Decision) -> Vec<String> {
    let mut told = Vec::new();
    if before.winner != after.winner {
        told.push(format!("the winner was `{}`", before.winner));
    }
    if before.because != after.because {
        told.push(format!("the reason was: {}", before.because));
    }
    for judgement in after.judgements.iter().chain(&after.control) {
        let mut all = before.judgements.iter().chain(&before.control);
        let old = all.find(|old| old.variant == judgement.variant).map(|old| &old.verdict);
        told.extend(change(&format!("`{}`", judgement.variant), old, &judgement.verdict));
    }
    told
}
