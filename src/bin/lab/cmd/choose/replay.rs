//! `cargo lab choose --replay RECORD`: decide again from what was measured, by the rules of today.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::json;
use crate::record::{Decision, KernelJudgement, Record};
use crate::verdict::{self, Evidence, RULES};

/// Decides every one of the records again and tells where today's rules say something else. Measures and writes nothing.
pub(super) fn run(paths: &[PathBuf]) -> Result<()> {
    // All of them are read before anything is told: a broken one among them is the only thing to talk about.
    let records: Vec<(&Path, Record)> =
        paths.iter().map(|path| Ok((path.as_path(), read(path)?))).collect::<Result<_>>()?;
    for (path, mut record) in records {
        let again = verdict::decide(Evidence::from(&record), RULES);
        let kept = std::mem::replace(&mut record.decision, again);
        super::tell(&record, path)?;
        let changed = changes(&kept, &record.decision);
        let mut out = std::io::stdout();
        if changed.is_empty() {
            writeln!(out, "replayed: the same answer as when it was measured")?;
        }
        for change in changed {
            writeln!(out, "replayed: {change}")?;
        }
    }
    Ok(())
}

/// The record in that file, or in the folder of that name.
fn read(path: &Path) -> Result<Record> {
    let path = if path.is_dir() { path.join("record.json") } else { path.to_path_buf() };
    let text = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    json::read(&text, &path)
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
        let same =
            |one: &&crate::record::Judgement| one.axis == judgement.axis && one.variant == judgement.variant;
        let old = before.judgements.iter().find(same);
        if old.is_none_or(|old| old.verdict != judgement.verdict) {
            let name = format!("{}-{}", judgement.axis.as_deref().unwrap_or_default(), judgement.variant);
            told.push(format!("`{name}` was {:?}", old.map(|old| &old.verdict)));
        }
    }
    for judgement in &after.kernels {
        let key = |one: &KernelJudgement| (one.axis.clone(), one.variant.clone(), one.mode);
        let old = before.kernels.iter().find(|old| key(old) == key(judgement));
        if old.is_none_or(|old| old.verdict != judgement.verdict) {
            let KernelJudgement { axis, variant, mode, .. } = judgement;
            told.push(format!(
                "the kernel `{axis}-{variant}` ({mode:?}) was {:?}",
                old.map(|old| &old.verdict)
            ));
        }
    }
    if told.is_empty() && before != after {
        told.push("the same verdicts, with other figures or rules behind them".to_owned());
    }
    told
}
