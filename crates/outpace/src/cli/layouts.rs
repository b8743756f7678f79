//! Code layouts of the builds of revisions. Programs are linked anew for each launch where that is
//! possible, or else built several times; where neither is possible, the files that the builds made
//! are their only layouts.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::streams::note;
use crate::builds::layouts::{POSSIBLE, Recorder};
use crate::builds::revisions::{Builder, Step};
use crate::compare::Layouts;
use crate::error::{Context, Result};
use crate::os::files::Scratch;
use crate::programs::{self, Executable, Files, LayoutSequence};
use crate::rng::Rng;

/// Variable by which a build command may lay out a program.
pub(super) const VARIABLE: &str = "OUTPACE_LAYOUT";

/// Number of builds of each revision if the build command lays out the program.
const BUILDS: usize = 8;

/// Reason for a single layout if the user asked for it.
pub(super) const ONE_LAYOUT: &str = "`--one-layout`";

/// Returns the reason why builds have a single layout, if it is known before any of them is made.
pub(super) fn impossible(one_layout: bool) -> Option<&'static str> {
    match (one_layout, POSSIBLE) {
        (true, _) => Some(ONE_LAYOUT),
        (_, false) => Some("programs can be linked again only on Linux"),
        _ => None,
    }
}

/// Maker of the layouts of some builds.
pub(super) struct Maker {
    recorder: Option<Recorder>,
    seed: u64,
    /// Reason why programs have a single layout, if there is one: the first reason why a program
    /// cannot be linked again or, if programs were then built in other layouts without success, the
    /// last reason for that.
    why: Option<String>,
    builds: Option<Scratch>,
}

impl Maker {
    /// Prepares the layouts. With `one_layout` it prepares no layouts: only the files that the
    /// builds make are compared.
    pub(super) fn new(one_layout: bool, seed: u64) -> Result<Self> {
        let mut why = impossible(one_layout).map(str::to_owned);
        // Without layouts the files can still be compared.
        let folder = std::env::temp_dir();
        let recorder = if why.is_some() {
            None
        } else {
            recorder(&folder, &folder).map_err(|error| why = Some(error.to_string())).ok()
        };
        Ok(Self { recorder, seed, why, builds: None })
    }

    /// Returns the variables that the build commands need.
    pub(super) fn environment(&self) -> Vec<(String, OsString)> {
        self.recorder.as_ref().map_or_else(Vec::new, Recorder::environment)
    }

    /// Returns the layouts of a built program, if it can be linked again.
    pub(super) fn relinked(&mut self, name: &str, program: &Path) -> Result<Option<LayoutSequence>> {
        let Some(recorder) = &self.recorder else { return Ok(None) };
        match recorder.find(program)? {
            Ok(recorded) => Ok(Some(self.sequence(name, Arc::new(recorded)))),
            Err(reason) => {
                note(&format!("{:>12} {name}: {reason}", "one layout"));
                self.why.get_or_insert(reason);
                Ok(None)
            }
        }
    }

    fn sequence(&self, name: &str, layouts: Arc<dyn programs::Layouts>) -> LayoutSequence {
        let first = 1 + Rng::new(self.seed, &format!("layouts of {name}")).below(1 << 30) as u32;
        LayoutSequence::new(layouts, first)
    }

    /// Builds a step several more times, each time with another number in the variable. Returns all
    /// these builds as layouts; the first layout is the existing file `first`. Returns `None` if
    /// the variable does not change the program, or if a build fails.
    pub(super) fn rebuilt(
        &mut self,
        builder: &mut Builder,
        step: &Step,
        first: &Executable,
    ) -> Result<Option<LayoutSequence>> {
        if self.builds.is_none() {
            let scratch = Scratch::new_in(&std::env::temp_dir());
            self.builds = Some(scratch.context("cannot make a folder for builds")?);
        }
        let Some(folder) = &self.builds else { return Ok(None) };
        let keep = |file: &Path, layout: usize| -> Result<PathBuf> {
            let kept = folder.path().join(format!("{}-{layout}", step.short()));
            std::fs::copy(file, &kept).with_context(|| format!("cannot write {}", kept.display()))?;
            Ok(kept)
        };
        let mut files = vec![keep(&first.file, 1)?];
        let mut is_other = false;
        for layout in 2..=BUILDS {
            note(&format!("{:>12} {} again, in layout {layout} of {BUILDS}", "build", step.short()));
            builder.lay_out(layout as u64);
            let program = match builder.build(step)? {
                Ok(program) => program,
                Err(reason) => {
                    self.why = Some(format!("layout {layout} cannot be built: {reason}"));
                    builder.lay_out(1);
                    return Ok(None);
                }
            };
            is_other |= program.sha256 != first.sha256;
            files.push(keep(&program.file, layout)?);
        }
        builder.lay_out(1);
        if !is_other {
            self.why = Some(format!("the build command makes the same program for each {VARIABLE}"));
            return Ok(None);
        }
        let layouts = Files::new(step.short(), files);
        Ok(Some(self.sequence(step.short(), Arc::new(layouts))))
    }

    /// Describes the layouts of all programs for the record.
    pub(super) fn described(&self, is_relinked: bool, is_rebuilt: bool) -> Layouts {
        match &self.why {
            _ if is_relinked => Layouts::Relinked,
            _ if is_rebuilt => Layouts::Rebuilt { builds: BUILDS },
            why => Layouts::Single { why: why.clone().unwrap_or_else(|| "they were built once".to_owned()) },
        }
    }
}

/// Makes a recorder of the builds that are made below the folder `root`. The recorder writes to a
/// new folder within `parent`.
pub(super) fn recorder(parent: &Path, root: &Path) -> Result<Recorder> {
    let program = std::env::current_exe().context("cannot find this program's file")?;
    let program = program.to_str().context("the path of this program is not text")?;
    Recorder::new(parent, root, &[program, "link"])
}
