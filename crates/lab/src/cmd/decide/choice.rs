//! The record of a choice among our own builds, decided again.

use std::path::Path;

use anyhow::Result;

use super::{change, replayed};
use crate::cmd::choose;
use crate::decide::verdict::{self, RULES};
use crate::record::{Decision, Judgement, KernelJudgement, Record};
use crate::terminal::stdout;
use crate::workspace;

/// Decides a choice again, and tells what it says now and what differs.
pub(super) fn decide(
    mut record: Record,
    path: &Path,
    output: Option<&Path>,
    form: stdout::Form,
) -> Result<()> {
    let again = verdict::decide(&record, RULES);
    let kept = std::mem::replace(&mut record.decision, again);
    let path = match output {
        None => path.to_path_buf(),
        Some(folder) => {
            choose::write(&workspace::root()?, folder, &record)?;
            folder.join("record.json")
        }
    };
    let changed = changes(&kept, &record.decision);
    form.print(&choose::answer(&record, &path, Some(&changed)), || {
        choose::told(&record, &path) + &replayed(&changed)
    })
}

/// What differs between two decisions, in words.
fn changes(before: &Decision, after: &Decision) -> Vec<String> {
    let mut told = Vec::new();
    if before.choice.command != after.choice.command {
        told.push(format!("the choice was `{}`", before.choice.command));
    }
    if before.choice.because != after.choice.because {
        told.push(format!("the reason was: {}", before.choice.because));
    }
    for judgement in &after.judgements {
        let key = |one: &Judgement| (one.axis.clone(), one.variant.clone());
        let old = before.judgements.iter().find(|old| key(old) == key(judgement));
        let name = format!("`{}-{}`", judgement.axis.as_deref().unwrap_or_default(), judgement.variant);
        told.extend(change(&name, old.map(|old| &old.verdict), &judgement.verdict));
    }
    for judgement in &after.kernels {
        let key = |one: &KernelJudgement| (one.axis.clone(), one.variant.clone(), one.mode);
        let old = before.kernels.iter().find(|old| key(old) == key(judgement));
        let KernelJudgement { axis, variant, mode, .. } = judgement;
        let name = format!("the kernel `{axis}-{variant}` ({})", mode.name());
        told.extend(change(&name, old.map(|old| &old.verdict), &judgement.verdict));
    }
    if told.is_empty() && before.rules != after.rules {
        told.push("the same verdicts, by other rules".to_owned());
    }
    told
}
