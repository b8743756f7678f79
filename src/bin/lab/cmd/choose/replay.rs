//! `cargo lab choose --replay RECORD`: decide again from what was measured, by the rules of today.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::record::{Decision, Judgement, KernelJudgement, Record, Verdict};
use crate::verdict::{self, Evidence, RULES};
use crate::{json, stdout, summary};

/// Decides every one of the records again and tells where today's rules say something else. Measures nothing; where a
/// folder is given, the one record goes there as it was decided again, with all that follows from it.
pub(super) fn run(paths: &[PathBuf], output: Option<&Path>, form: stdout::Form) -> Result<()> {
    ensure!(
        output.is_none() || paths.len() == 1,
        "`--output` takes the replay of one record, but {} are given",
        paths.len()
    );
    // All of them are read before anything is told: a broken one among them is the only thing to talk about.
    let records: Vec<(PathBuf, Record)> = paths.iter().map(|path| read(path)).collect::<Result<_>>()?;
    for (path, mut record) in records {
        let again = verdict::decide(Evidence::from(&record), RULES);
        let kept = std::mem::replace(&mut record.decision, again);
        let path = match output {
            None => path,
            Some(folder) => {
                super::write(folder, &record)?;
                folder.join("record.json")
            }
        };
        let changed = changes(&kept, &record.decision);
        form.print(&super::answer(&record, &path, Some(&changed)), || {
            let mut text = super::told(&record, &path);
            if changed.is_empty() {
                text += "replayed: the same answer as when it was measured\n";
            }
            for change in &changed {
                text += &format!("replayed: {change}\n");
            }
            text
        })?;
    }
    Ok(())
}

/// The record in that file, or in the folder of that name, and where it is.
fn read(path: &Path) -> Result<(PathBuf, Record)> {
    let path = if path.is_dir() { path.join("record.json") } else { path.to_path_buf() };
    let text = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let record = json::read(&text, &path)?;
    Ok((path, record))
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

/// That a verdict is another than it was. Figures within the same verdict may differ by a draw of the bootstrap.
fn change(name: &str, before: Option<&Verdict>, after: &Verdict) -> Option<String> {
    let is_same =
        before.is_some_and(|before| std::mem::discriminant(before) == std::mem::discriminant(after));
    let word = before.map_or_else(|| "not judged".to_owned(), summary::words);
    (!is_same).then(|| format!("{name} was: {word}"))
}
