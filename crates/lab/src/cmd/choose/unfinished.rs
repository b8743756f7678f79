//! Stores the measurements of an unfinished run of `choose` next to the future record. A kill or a
//! power cut loses only the current phase. Of the race it loses at most half a minute.
//!
//! The next run of the same command resumes from the file. Launches are independent of each other,
//! so those of both runs may be pooled.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::record::{BASELINE, Bundled, CONTROL, Compiler, Engine, Noise, Record, Source};
use crate::terminal::stdout;
use outpace::os::files;
use outpace::record::sealed;

/// Interval at which the samples of a race are saved. A kill loses only the samples since the last
/// save.
const EVERY: Duration = Duration::from_secs(20);

/// Returns the first condition in which an unfinished run differs from this one, or `None` if this
/// run may resume it.
pub(super) fn differs(
    former: &Record,
    command: &str,
    machine: &str,
    (source, compiler): (&Source, &Compiler),
    bundle: Option<&Bundled>,
) -> Option<&'static str> {
    crate::session::another(&[
        ("command", former.command != command),
        ("machine", former.machine.key != machine),
        ("engine", former.source.sha256 != source.sha256),
        ("compiler", former.compiler != *compiler),
        ("bundle", former.bundle.as_ref() != bundle),
    ])
}

#[derive(Debug)]
pub(super) struct Unfinished {
    path: PathBuf,
    written: Instant,
}

impl Unfinished {
    pub(super) fn in_folder(folder: &Path) -> Self {
        Self { path: folder.join(".unfinished.json"), written: Instant::now() }
    }

    /// Returns the measurements of an unfinished run, or `None` if there is no such run.
    pub(super) fn read(&self) -> Result<Option<Record>> {
        let hint = "the samples of an unfinished run cannot be read; `--restart` begins without them";
        sealed::load(&self.path).context(hint)
    }

    /// Renames the file, so that this run does not overwrite it. The file is of a run that differs
    /// in `what` and began at `started`.
    pub(super) fn set_aside(&self, what: &str, started: u64) -> Result<()> {
        let named = |number: u32| {
            let number = if number == 0 { String::new() } else { format!("-{number}") };
            self.path.with_file_name(format!(".unfinished-{started}{number}.json"))
        };
        let aside = (0..).map(named).find(|path| !path.exists()).context("no name is free")?;
        let cannot = || format!("cannot move {} to {}", self.path.display(), aside.display());
        std::fs::rename(&self.path, &aside).with_context(cannot)?;
        let aside = aside.display();
        stdout::note!("{:>12} moved the samples of a run with another {what} to {aside}", "unfinished");
        Ok(())
    }

    /// Returns true if the samples of a race should be saved again.
    pub(super) fn is_due(&self) -> bool {
        self.written.elapsed() >= EVERY
    }

    /// Replaces the file. An error, such as a full disk, is only reported, because the run may
    /// still end well.
    pub(super) fn keep(&mut self, record: &Record) {
        let written = sealed::write(record).and_then(|text| files::replace(&self.path, &text));
        if let Err(error) = written {
            stdout::note!("warning: the samples so far cannot be saved: {:#}", anyhow::Error::from(error));
        }
        self.written = Instant::now();
    }

    /// Removes the file, if there is one.
    pub(super) fn remove(&self) -> Result<()> {
        match std::fs::remove_file(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed.with_context(|| format!("cannot remove {}", self.path.display())),
        }
    }
}

/// Returns true if this run's baseline equals that of the unfinished run: both have the same binary
/// and search the same nodes.
pub(super) fn is_built_alike(former: &Record, begun: &Record) -> bool {
    let baseline = former.engines.first();
    former.signature == begun.signature && baseline.is_some_and(|baseline| has(&begun.engines, baseline))
}

/// The phases that measure with the suites of kernels.
const OF_SUITES: [&str; 4] = ["kernels", "paired", "instructions", "listings"];

/// Copies the measurements of a former run into this one; those of kernels only if `by_suites`,
/// which is true if the suites are unchanged. Also adds the combined engines that had joined the
/// former race, which this run has not built yet.
pub(super) fn take_over(former: &Record, begun: &mut Record, by_suites: bool) {
    begun.engines.extend(joined(&former.engines).cloned());
    let Record { kernels, paired, instructions, listings, whole_engines, noise, mut phases, .. } =
        former.clone();
    if by_suites {
        (begun.kernels, begun.paired) = (kernels, paired);
        (begun.instructions, begun.listings) = (instructions, listings);
    } else {
        phases.retain(|phase| !OF_SUITES.contains(&phase.name.as_str()));
    }
    (begun.whole_engines, begun.noise, begun.phases) = (whole_engines, noise, phases);
}

/// Returns the fault of this engine in the unfinished run, or `None` if it had none there.
pub(super) fn fault(former: &[Engine], engine: &Engine) -> Option<String> {
    former.iter().find(|other| other.slug == engine.slug && other.sha256 == engine.sha256)?.fault.clone()
}

fn has(engines: &[Engine], engine: &Engine) -> bool {
    engines.iter().any(|other| other.slug == engine.slug && other.sha256 == engine.sha256)
}

/// Returns the combined builds that had joined the race.
pub(super) fn joined(former: &[Engine]) -> impl Iterator<Item = &Engine> {
    let is_joined =
        |engine: &&Engine| engine.axis.is_none() && ![BASELINE, CONTROL].contains(&engine.slug.as_str());
    former.iter().filter(is_joined)
}

/// Returns the time spent on all phases that are not repeated.
pub(super) fn spent(record: &Record) -> Duration {
    let again = ["build", "combine", "verify"];
    let measuring = record.phases.iter().filter(|phase| !again.contains(&phase.name.as_str()));
    let seconds: f64 = measuring.map(|phase| phase.seconds).sum();
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}

/// Combines the noise of both halves of a run by taking the worse value of each figure.
pub(super) fn worse(first: Noise, second: Noise) -> Noise {
    let most = |a: Option<f64>, b: Option<f64>| a.into_iter().chain(b).reduce(f64::max);
    let ranges = first.megahertz.into_iter().chain(second.megahertz);
    Noise {
        load_before: most(first.load_before, second.load_before),
        steal: most(first.steal, second.steal),
        others: most(first.others, second.others),
        megahertz: ranges.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Figures;

    type Change = fn(&mut Record);

    fn stored_record() -> Record {
        // Writing the record again gives it a checksum by the present rules.
        let record: Record = crate::fixtures::load_record("tests/fixtures/amd-epyc-19-11-1/record.json");
        sealed::read(&sealed::write(&record).unwrap(), Path::new("kept")).unwrap()
    }

    const BUNDLE: &str = r#"{"command": "", "platform": "", "flags": [], "sha256": ""}"#;

    #[test]
    fn samples_of_another_command_are_renamed() {
        let folder = tempfile::tempdir().unwrap();
        let mut unfinished = Unfinished::in_folder(folder.path());
        unfinished.keep(&stored_record());
        unfinished.set_aside("command", 7).unwrap();
        assert_eq!(sealed::load(&folder.path().join(".unfinished-7.json")).unwrap(), Some(stored_record()));
        assert!(unfinished.read().unwrap().is_none());
        unfinished.keep(&stored_record());
        unfinished.set_aside("command", 7).unwrap();
        assert!(folder.path().join(".unfinished-7-1.json").exists(), "the first stays");
        assert!(unfinished.set_aside("command", 8).unwrap_err().to_string().starts_with("cannot move "));
    }

    #[test]
    fn a_run_resumes_only_under_the_same_conditions() {
        let begun = stored_record();
        let Record { command, machine, source, compiler, bundle, .. } = &begun;
        let differs =
            |former: &Record| differs(former, command, &machine.key, (source, compiler), bundle.as_ref());
        assert_eq!(differs(&begun), None);
        let changes: [(&str, Change); 5] = [
            ("command", |run| run.command.push('x')),
            ("machine", |run| run.machine.key.push('x')),
            ("engine", |run| run.source.sha256.push('x')),
            ("compiler", |run| run.compiler.llvm.push('x')),
            ("bundle", |run| run.bundle = Some(serde_json::from_str(BUNDLE).unwrap())),
        ];
        for (what, change) in changes {
            let mut former = begun.clone();
            change(&mut former);
            assert_eq!(differs(&former), Some(what));
        }
    }

    #[test]
    fn a_run_resumes_only_with_the_same_builds() {
        let begun = stored_record();
        assert!(is_built_alike(&begun, &begun));
        let changes: [Change; 2] = [|run| run.signature.nodes += 1, |run| run.engines[0].sha256.push('x')];
        for change in changes {
            let mut former = begun.clone();
            change(&mut former);
            assert!(!is_built_alike(&former, &begun));
        }
    }

    #[test]
    fn samples_of_unchanged_engines_are_copied() {
        let former = stored_record();
        let mut begun = former.clone();
        begun.whole_engines.survey.comparisons.clear();
        begun.phases.clear();
        begun.engines.retain(|engine| !joined(&former.engines).any(|joined| joined.slug == engine.slug));
        let changed = former.whole_engines.survey.comparisons[3].candidate.clone();
        begun.engines.iter_mut().find(|engine| engine.slug == changed).unwrap().sha256.push('x');
        let mut old = former.clone();
        old.engines[5].fault = Some("hangs".into());
        let unmeasured = || Figures::Unmeasured { reason: "not yet".into(), remedy: None };
        let mut other_suites = begun.clone();
        other_suites.kernels = unmeasured();
        take_over(&old, &mut other_suites, false);
        assert_eq!(other_suites.kernels, unmeasured());
        assert_eq!(other_suites.whole_engines, former.whole_engines);
        let names = other_suites.phases.iter().map(|phase| phase.name.as_str());
        assert!(names.clone().any(|name| name == "build") && !names.clone().any(|name| name == "kernels"));
        take_over(&old, &mut begun, true);
        assert!(joined(&begun.engines).eq(joined(&former.engines)) && joined(&begun.engines).count() > 0);
        assert_eq!(begun.phases, former.phases);
        assert!(spent(&begun) > Duration::from_secs(60));
        let faults: Vec<_> = former.engines.iter().filter_map(|engine| fault(&old.engines, engine)).collect();
        assert_eq!(faults, ["hangs"]);
    }

    #[test]
    fn samples_survive_a_kill_and_are_removed_at_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let mut unfinished = Unfinished::in_folder(folder.path());
        assert_eq!(unfinished.read().unwrap(), None);
        let former = stored_record();
        unfinished.keep(&former);
        let read = unfinished.read().unwrap().unwrap();
        assert_eq!(read.whole_engines, former.whole_engines);
        let text = std::fs::read_to_string(&unfinished.path).unwrap();
        std::fs::write(&unfinished.path, &text[..text.len() / 2]).unwrap();
        let error = format!("{:#}", unfinished.read().unwrap_err());
        assert!(error.contains("--restart") && error.contains(".unfinished.json"), "{error}");
        unfinished.remove().unwrap();
        assert_eq!(unfinished.read().unwrap(), None);
        unfinished.remove().expect("there is nothing to remove");
        // A folder at this path cannot be removed as a file.
        std::fs::create_dir(&unfinished.path).unwrap();
        let error = unfinished.remove().unwrap_err().to_string();
        assert!(error.starts_with("cannot remove ") && error.contains(".unfinished.json"), "{error}");
    }

    #[test]
    fn noise_of_two_halves_is_the_worse_of_both() {
        let first = Noise { steal: Some(0.1), others: None, ..Noise::default() };
        let second = Noise { steal: Some(0.02), others: Some(0.3), megahertz: Some((1.0, 2.0)), ..first };
        let both = worse(first, second);
        assert_eq!((both.steal, both.others, both.megahertz), (Some(0.1), Some(0.3), Some((1.0, 2.0))));
    }
}
