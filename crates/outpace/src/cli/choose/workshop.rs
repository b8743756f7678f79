//! Workshops, which supply the programs of a race: builds of a matrix, or existing commands.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::layouts::{self, Layouts};
use crate::builds::maker::{Maker, StoredArtifact};
use crate::builds::matrix::Build;
use crate::builds::presets::PROGRAM_VARIABLE;
use crate::builds::sources::{Sources, sources};
use crate::builds::tools::Tools;
use crate::choose::{self, Entry, Record};
use crate::cli::layouts::ONE_LAYOUT;
use crate::error::{Result, ensure};
use crate::programs::asked::{self, Asked};
use crate::programs::{Executable, LayoutSequence};

/// Programs that exist already.
pub(super) struct Given(pub(super) Vec<Asked>);

impl choose::Workshop for Given {
    fn make(&mut self, at: usize) -> Result<Result<Entry, String>> {
        let asked = self.0[at].clone();
        Ok(match Executable::find(&asked) {
            Err(error) => Err(error.to_string()),
            Ok(found) => {
                // The work of a script may lie in other files, so its SHA-256 does not identify it.
                let sha256 = (!found.is_script).then_some(found.sha256);
                let single = (!found.is_script).then(|| "they were built before".to_owned());
                Ok(Entry { runs: vec![asked], sha256, bytes: found.bytes, single, ..Entry::default() })
            }
        })
    }
}

/// A workshop that makes the builds of a matrix.
pub(super) struct Workshop<'a> {
    pub(super) asked: &'a super::Asked,
    pub(super) builds: &'a [Build],
    /// Maker of the builds; `None` if the values change only the run commands.
    pub(super) maker: Option<Maker>,
    /// Maker of the builds' layouts; `None` if nothing is built.
    pub(super) layouts: Option<Layouts>,
    pub(super) sources: Option<Sources>,
    pub(super) tools: Option<Tools>,
    pub(super) options: &'a [String],
    /// Builds that have been made, by their index.
    pub(super) made: BTreeMap<usize, Entry>,
    /// Build line of each build, with its variables.
    pub(super) lines: Vec<Option<String>>,
    /// Record of an earlier run whose builds may be used, if there is one.
    pub(super) before: Option<Record>,
}

impl choose::Workshop for Workshop<'_> {
    fn make(&mut self, at: usize) -> Result<Result<Entry, String>> {
        if let Some(made) = self.made.get(&at) {
            return Ok(Ok(made.clone()));
        }
        let entry = self.make_anew(at, false)?;
        if let Ok(entry) = &entry {
            self.made.insert(at, entry.clone());
        }
        Ok(entry)
    }

    fn twin(&mut self) -> Result<Option<Entry>> {
        let (Some(entry), Some(layouts)) = (self.made.get(&0), &self.layouts) else { return Ok(None) };
        if !layouts.lay_out(Some(1))? {
            return Ok(None);
        }
        let made = self.make_anew(0, true);
        layouts.lay_out(None)?;
        Ok(made?.ok().filter(|twin| twin.sha256 != entry.sha256))
    }

    fn is_made(&self, at: usize) -> bool {
        self.maker.as_ref().is_some_and(|maker| self.stored(at, maker).is_some())
    }
}

impl Workshop<'_> {
    /// Returns the same build of the same sources if an earlier run has made it.
    fn stored(&self, at: usize, maker: &Maker) -> Option<StoredArtifact> {
        let before = self.before.as_ref()?;
        if before.sources.as_ref() != self.sources.as_ref().map(|sources| &sources.sha256) {
            return None;
        }
        let build =
            before.builds.iter().find(|build| build.build.is_some() && build.build == self.lines[at])?;
        // A link command can be recorded only while a build runs it. It is possible that the
        // earlier run did not try to record any.
        let single = before.layouts.as_ref().map(|layouts| layouts.single.as_deref());
        let was_tried = single.is_some_and(|single| single != Some(ONE_LAYOUT));
        let wants_layouts = self.layouts.as_ref().is_some_and(Layouts::is_possible) && !was_tried;
        let made = maker.stored(build.sha256.as_ref()?, Duration::try_from_secs_f64(build.seconds).ok()?)?;
        let is_missing = wants_layouts && build.layouts == 0 && layouts::has_code(&made.path).unwrap_or(true);
        (!is_missing).then_some(made)
    }

    /// Makes a build even if it has been made in this run before. A twin is the baseline in another
    /// layout. The build line makes it even if an earlier run has stored the build, and it is
    /// measured only in the layout in which the build line linked it.
    fn make_anew(&self, at: usize, is_twin: bool) -> Result<Result<Entry, String>> {
        let (build, super::Asked { matrix, variables, runs, .. }) = (&self.builds[at], self.asked);
        let variables: Vec<(String, String)> =
            variables.iter().map(|(name, value)| (name.clone(), matrix.line(value, build))).collect();
        let mut entry = Entry::default();
        let mut kept = None;
        let mut linked = None;
        if let (Some(maker), Some(line)) = (&self.maker, self.asked.line(build)) {
            // A build line that merges profiles calls this program.
            let program = std::env::current_exe().ok().and_then(|path| path.to_str().map(str::to_owned));
            let program = program.map(|path| (PROGRAM_VARIABLE.to_owned(), path));
            let recording = self.layouts.as_ref().map_or_else(Vec::new, |layouts| layouts.environment(&line));
            let kept_before = self.stored(at, maker).filter(|_| !is_twin);
            let make = || maker.make(&line, &[&recording, &variables[..], program.as_slice()].concat());
            // If an earlier run made the build, no link is recorded now, so only the earlier run
            // knows why there is a single layout.
            let single_before =
                kept_before.as_ref().and(self.before.as_ref()).and_then(Record::single_layout);
            let mut made = match kept_before {
                Some(made) => Ok(made),
                None => make()?,
            };
            if let (Some(layouts), Ok(StoredArtifact { path, sha256, time, .. })) = (&self.layouts, &made)
                && !is_twin
                && layouts::has_code(path)?
            {
                let (mut found, time) = (layouts.linked(path, *time)?, *time);
                if found.is_err() && layouts::is_up_to_date(maker.artifact()) {
                    // The link can be recorded only while a build links.
                    match make()? {
                        Ok(again) if again.sha256 == *sha256 => found = layouts.linked(path, time)?,
                        Ok(again) => made = Ok(again),
                        Err(why) => made = Err(why),
                    }
                }
                match found {
                    Ok(drawn) => linked = Some(drawn),
                    Err(why) => entry.single = Some(single_before.unwrap_or(why)),
                }
            }
            let now = sources(Path::new("."))?;
            ensure!(
                now.as_ref().map(|sources| &sources.sha256)
                    == self.sources.as_ref().map(|sources| &sources.sha256),
                "the sources have changed while they were built: files that git knows are not as they were when this run began"
            );
            let changed = self.tools.as_ref().and_then(Tools::changed);
            ensure!(
                changed.is_none(),
                "a program that builds has changed while builds were made, so they cannot be compared: {} is not as it was when this run began",
                changed.map(|path| path.display().to_string()).unwrap_or_default()
            );
            let StoredArtifact { path, sha256, bytes, time } = match made {
                Err(why) => return Ok(Err(why)),
                Ok(made) => made,
            };
            entry = Entry { sha256: Some(sha256), bytes, seconds: time.as_secs_f64(), ..entry };
            kept = Some((maker.artifact(), path));
        }
        for (run, name) in runs.iter().zip(0..) {
            let line = matrix.line(&run.command, build);
            let mut asked = asked::one(&format!("run-{name}"), &line, self.options)?;
            asked.environment.extend(variables.iter().cloned());
            if let Some((artifact, path)) = &kept {
                asked = placed(asked, artifact, path)?;
                // Layouts exist for the program's own file, but not for other files of the
                // artifact.
                match linked.as_ref().filter(|_| Path::new(&asked.program) == path) {
                    Some((layouts, count)) => {
                        asked.layouts = Some(LayoutSequence::clone(layouts));
                        entry.layouts = *count;
                    }
                    None if linked.is_some() => {
                        entry.single = Some("a run command starts another file".to_owned());
                    }
                    None => {}
                }
            }
            entry.runs.push(asked);
        }
        if kept.is_none() {
            // Nothing was built: the builds differ in the command line, or in a file that the line
            // names.
            let found = entry.runs.first().map(Executable::find).transpose();
            match found {
                Err(error) => return Ok(Err(error.to_string())),
                Ok(found) => {
                    let found = found.filter(|executable| !executable.is_script && entry.runs.len() == 1);
                    entry.bytes = found.as_ref().map_or(0, |executable| executable.bytes);
                    entry.sha256 = found.map(|executable| executable.sha256);
                }
            }
        }
        Ok(Ok(entry))
    }
}

/// Returns the command with paths in `kept`, the stored copy of the artifact, in place of paths in
/// the artifact.
pub(super) fn placed(asked: Asked, artifact: &Path, kept: &Path) -> Result<Asked> {
    let mut found = false;
    let mut place = |word: &String| {
        let plain =
            |path: &Path| path.components().filter(|part| part.as_os_str() != ".").collect::<PathBuf>();
        match plain(Path::new(word)).strip_prefix(plain(artifact)) {
            Ok(_) if word.is_empty() => word.clone(),
            Ok(rest) => {
                found = true;
                let path = if rest.as_os_str().is_empty() { kept.to_owned() } else { kept.join(rest) };
                path.to_string_lossy().into_owned()
            }
            Err(_) => word.clone(),
        }
    };
    let program = place(&asked.program);
    let arguments = asked.arguments.iter().map(&mut place).collect();
    ensure!(
        found,
        "the run command `{}` does not name what is built, {}: each build is stored at a path of its own, which replaces that name",
        asked.line,
        artifact.display()
    );
    Ok(Asked { program, arguments, ..asked })
}
