//! `cargo lab choose --replay RECORD`: decide again from what was measured, by the rules of today.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::commands;
use crate::commands::{self as foreign, FILE, KIND};
use crate::record::{Decision, Judgement, KernelJudgement, Record, Verdict};
use crate::verdict::{self, Evidence, RULES};
use crate::{json, stdout, summary, workspace};

/// Decides every one of the records again and tells where today's rules say something else. Measures nothing; where a
/// folder is given, the one record goes there as it was decided again, with all that follows from it.
pub(super) fn run(paths: &[PathBuf], output: Option<&Path>, form: stdout::Form) -> Result<()> {
    ensure!(
        output.is_none() || paths.len() == 1,
        "`--output` takes the replay of one record, but {} are given",
        paths.len()
    );
    // All of them are read before anything is told: a broken one among them is the only thing to talk about.
    let records: Vec<(PathBuf, Kind)> = paths.iter().map(|path| read(path)).collect::<Result<_>>()?;
    for (path, record) in records {
        match record {
            Kind::Choice(record) => choice(*record, &path, output, form)?,
            Kind::Commands(record) => commands::replay(*record, &path, output, form)?,
        }
    }
    Ok(())
}

/// Decides a choice again, and tells what it says now and what differs.
fn choice(mut record: Record, path: &Path, output: Option<&Path>, form: stdout::Form) -> Result<()> {
    let again = verdict::decide(Evidence::from(&record), RULES);
    let kept = std::mem::replace(&mut record.decision, again);
    let path = match output {
        None => path.to_path_buf(),
        Some(folder) => {
            super::write(&workspace::root()?, folder, &record)?;
            folder.join("record.json")
        }
    };
    let changed = changes(&kept, &record.decision);
    form.print(&super::answer(&record, &path, Some(&changed)), || {
        super::told(&record, &path) + &replayed(&changed)
    })
}

/// What a replay says of what differs.
pub(super) fn replayed(changed: &[String]) -> String {
    if changed.is_empty() {
        return "replayed: the same answer as when it was measured\n".to_owned();
    }
    changed.iter().map(|change| format!("replayed: {}\n", stdout::plain(change))).collect()
}

/// A record that can be decided again.
enum Kind {
    /// That of a choice among our own builds.
    Choice(Box<Record>),
    /// That of a comparison of commands.
    Commands(Box<foreign::Record>),
}

/// The record in that file, or in the folder of that name, and where it is.
fn read(path: &Path) -> Result<(PathBuf, Kind)> {
    /// What tells one kind from the other; the record of a choice says nothing of its kind.
    #[derive(Default, serde::Deserialize)]
    struct Word {
        #[serde(default)]
        kind: String,
    }
    let inside = |name: &str| path.join(name);
    let path = match path.is_dir() {
        false => path.to_path_buf(),
        true if !inside("record.json").exists() && inside(FILE).exists() => inside(FILE),
        true => inside("record.json"),
    };
    let text = json::bytes(&path)?
        .with_context(|| format!("cannot read {}: there is no such file", path.display()))?;
    // What is no JSON at all is told as a record that is not whole.
    let word: Word = serde_json::from_slice(&text).unwrap_or_default();
    let record = if word.kind == KIND {
        Kind::Commands(Box::new(json::read(&text, &path)?))
    } else {
        Kind::Choice(Box::new(json::read(&text, &path)?))
    };
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
pub(super) fn change(name: &str, before: Option<&Verdict>, after: &Verdict) -> Option<String> {
    let is_same =
        before.is_some_and(|before| std::mem::discriminant(before) == std::mem::discriminant(after));
    let word = before.map_or_else(|| "not judged".to_owned(), summary::words);
    (!is_same).then(|| format!("{name} was: {word}"))
}
