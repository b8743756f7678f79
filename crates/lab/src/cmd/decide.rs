//! `cargo lab decide RECORD`: decides again, by the rules of today, from what a record says was measured.

use std::mem::{discriminant, replace};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::choose;
use super::compare::programs;
use crate::decide::verdict::{self, RULES};
use crate::record::{Decision, Record, Rules, Verdict};
use crate::terminal::format::words;
use crate::terminal::stdout;
use crate::workspace;
use outpace::sealed;
use outpace::uci::programs::{Decision as ProgramsDecision, FILE, KIND, Record as ProgramsRecord};

/// The options of `decide`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A record of `choose` or of `compare programs`, or the folder that it is in.
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Where the one record goes as it was decided again, with its pages [default: nowhere].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb: decides every one of the records again, and says where today's rules come to something else.
pub(crate) fn run(options: &Options) -> Result<()> {
    ensure!(
        options.output.is_none() || options.records.len() == 1,
        "`--output` keeps one record, but {} are given",
        options.records.len()
    );
    // All of them are read before anything is printed: a broken one among them is the only thing to talk about.
    let records: Vec<(PathBuf, Kind)> =
        options.records.iter().map(|path| read(path)).collect::<Result<_>>()?;
    for (path, record) in records {
        match record {
            Kind::Choice(record) => decide_choice(*record, path, options)?,
            Kind::Programs(record) => decide_programs(*record, path, options)?,
        }
    }
    Ok(())
}

/// A record that can be decided again.
enum Kind {
    /// That of a choice among our own builds.
    Choice(Box<Record>),
    /// That of a comparison of programs.
    Programs(Box<ProgramsRecord>),
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
    let text = sealed::bytes(&path)?
        .with_context(|| format!("cannot read {}: there is no such file", path.display()))?;
    // What is no JSON at all is refused as a record that is not whole.
    let word: Word = serde_json::from_slice(&text).unwrap_or_default();
    let record = if word.kind == KIND {
        Kind::Programs(Box::new(sealed::read(&text, &path)?))
    } else {
        Kind::Choice(Box::new(sealed::read(&text, &path)?))
    };
    Ok((path, record))
}

/// Decides a choice among our own builds again, and keeps it where a folder is given.
fn decide_choice(mut record: Record, mut path: PathBuf, options: &Options) -> Result<()> {
    // Launches in one layout each do not say what is lost by a choice: such a record keeps its rule of choice.
    let rules = Rules { loss: record.decision.rules.loss, ..RULES };
    let again = verdict::decide(&record, rules);
    let kept = replace(&mut record.decision, again);
    if let Some(folder) = &options.output {
        choose::write(&workspace::root()?, folder, &record, None)?;
        path = folder.join("record.json");
    }
    let changed = changes(&Said::from(&kept), &Said::from(&record.decision));
    options.form.print(&choose::answer(&record, &path, Some(&changed)), || {
        choose::told(&record, &path) + &replayed(&changed)
    })
}

/// Decides a comparison of programs again, likewise.
fn decide_programs(mut record: ProgramsRecord, mut path: PathBuf, options: &Options) -> Result<()> {
    let again = verdict::decide_commands(&record, RULES);
    let kept = replace(&mut record.decision, again);
    if let Some(folder) = &options.output {
        programs::write(folder, &record)?;
        path = folder.join(FILE);
    }
    let changed = changes(&Said::from(&kept), &Said::from(&record.decision));
    options.form.print(&programs::answer(&record, Some(&path), Some(&changed)), || {
        programs::told(&record, Some(&path)) + &replayed(&changed)
    })
}

/// What a decision says.
struct Said<'a> {
    /// What it chose: what that is called, and what it is.
    choice: (&'static str, &'a str),
    because: &'a str,
    verdicts: Vec<(String, &'a Verdict)>,
    rules: Rules,
}

impl<'a> From<&'a Decision> for Said<'a> {
    fn from(decision: &'a Decision) -> Self {
        let engines = decision.judgements.iter().map(|one| {
            (format!("`{}-{}`", one.family.as_deref().unwrap_or_default(), one.variant), &one.verdict)
        });
        let kernels = decision.kernels.iter().map(|one| {
            (format!("the kernel `{}-{}` ({})", one.axis, one.variant, one.mode.name()), &one.verdict)
        });
        Self {
            choice: ("choice", &decision.choice.command),
            because: &decision.choice.because,
            verdicts: engines.chain(kernels).collect(),
            rules: decision.rules,
        }
    }
}

impl<'a> From<&'a ProgramsDecision> for Said<'a> {
    fn from(decision: &'a ProgramsDecision) -> Self {
        let judgements = decision.judgements.iter().chain(&decision.control);
        Self {
            choice: ("winner", &decision.winner),
            because: &decision.because,
            verdicts: judgements.map(|one| (format!("`{}`", one.variant), &one.verdict)).collect(),
            rules: decision.rules,
        }
    }
}

/// What differs between two decisions, in words. Figures within the same verdict may differ by a draw of the bootstrap.
fn changes(before: &Said<'_>, after: &Said<'_>) -> Vec<String> {
    let mut changes = Vec::new();
    if before.choice != after.choice {
        let (what, choice) = before.choice;
        changes.push(format!("the {what} was `{choice}`"));
    }
    if before.because != after.because {
        changes.push(format!("the reason was: {}", before.because));
    }
    for (name, verdict) in &after.verdicts {
        let old = before.verdicts.iter().find(|(old, _)| old == name).map(|(_, old)| *old);
        if old.map(discriminant) != Some(discriminant(*verdict)) {
            changes.push(format!("{name} was: {}", old.map_or_else(|| "not judged".to_owned(), words)));
        }
    }
    if changes.is_empty() && before.rules != after.rules {
        changes.push("the same verdicts, by other rules".to_owned());
    }
    changes
}

/// The same for people.
fn replayed(changed: &[String]) -> String {
    if changed.is_empty() {
        return "replayed: the same answer as when it was measured\n".to_owned();
    }
    changed.iter().map(|change| format!("replayed: {}\n", stdout::plain(change))).collect()
}
