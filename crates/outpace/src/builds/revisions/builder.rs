//! Builds the steps of a bisection (revisions or toolchains) and stores the programs that they
//! make.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Component, Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use super::Step;
use super::repository::{Commit, Repository, without_git_variables};
use super::worktree::Worktree;
use crate::builds;
use crate::builds::maker::tail;
use crate::error::{Context, Result, ensure};
use crate::os::children;
use crate::os::files::Scratch;
use crate::programs::asked::{self, Asked};
use crate::programs::{Executable, executable};

/// Commands that build and run a step.
#[derive(Clone, Debug, Default)]
pub struct Recipe {
    /// Build command, for the system's shell, such as `cargo build --release`.
    pub build: String,
    /// Run command: `[VARIABLE=VALUE ...] target/release/app [ARGUMENT ...]`. It is split into
    /// words as a shell would.
    pub run: String,
    /// True if files that git ignores are removed before each build.
    pub clean: bool,
    /// Longest time that a build may take before it is killed.
    pub limit: Option<Duration>,
    /// Further variables for the build command, with their values.
    pub environment: Vec<(String, OsString)>,
}

/// Builds steps, one after the other. When it is dropped, its folder is removed with all programs
/// in it.
#[derive(Debug)]
pub struct Builder {
    // The first field, so that it is dropped before the folder that contains it.
    worktree: Worktree,
    scratch: Scratch,
    base: Commit,
    recipe: Recipe,
    /// Parsed run command.
    run: Asked,
    layout: u64,
    built: Vec<(Step, Result<Executable, String>)>,
}

impl Builder {
    /// Prepares builds in a new folder within `folder`. Toolchains build the commit `base`.
    ///
    /// # Errors
    ///
    /// Fails if the run command names no file within the worktree, or if the worktree cannot be
    /// made.
    pub fn new(repository: &Repository, base: Commit, recipe: Recipe, folder: &Path) -> Result<Self> {
        let run = asked::one("run", &recipe.run, &[])?;
        let (program, path) = (&run.program, Path::new(&run.program));
        let is_within = |part| matches!(part, Component::Normal(_) | Component::CurDir);
        ensure!(
            path.file_name().is_some() && path.components().all(is_within),
            "`{program}` is not a file that a build makes: give a path from the top of the repository, such as target/release/app"
        );
        let cannot = || format!("cannot make a folder in {}", folder.display());
        let scratch = Scratch::new_in(folder).with_context(cannot)?;
        let worktree = Worktree::new(repository, &base, scratch.path())?;
        Ok(Self { worktree, scratch, base, recipe, run, layout: 1, built: Vec::new() })
    }

    /// Returns the folder in which all steps are built.
    pub fn worktree(&self) -> &Path {
        &self.worktree.path
    }

    /// Sets the number that later builds get in the variable `OUTPACE_LAYOUT`, and forgets the
    /// results of earlier builds. The number is 1 at first.
    pub fn lay_out(&mut self, layout: u64) {
        self.layout = layout;
        self.built.clear();
    }

    /// Builds a step, or returns the result of an earlier call: a copy of the program, with the
    /// arguments and variables of the run command. If the step cannot be checked out or built,
    /// returns the reason, with the last lines that a failed build printed; another step may still
    /// succeed.
    ///
    /// # Errors
    ///
    /// Fails if the user interrupts, or if a file cannot be written; then other steps would fail
    /// too.
    pub fn build(&mut self, step: &Step) -> Result<Result<Executable, String>> {
        if let Some((_, built)) = self.built.iter().find(|(other, _)| other == step) {
            return Ok(built.clone());
        }
        let built = self.build_anew(step)?;
        self.built.push((step.clone(), built.clone()));
        Ok(built)
    }

    fn build_anew(&self, step: &Step) -> Result<Result<Executable, String>> {
        if let Err(reason) = self.worktree.check_out(self.commit(step), self.recipe.clean)? {
            return Ok(Err(reason));
        }
        let folder = self.scratch.path().join(step.short());
        let cannot = || format!("cannot keep the build of {} in {}", step.short(), folder.display());
        fs::create_dir_all(&folder).with_context(cannot)?;
        if let Some(stale) = self.found() {
            fs::remove_file(&stale).with_context(|| format!("cannot remove {}", stale.display()))?;
        }
        let log = folder.join("build.log");
        if let Some(reason) = self.command(step, &log)? {
            let shown = tail(&log).with_context(cannot)?;
            return Ok(Err(if shown.is_empty() { reason } else { format!("{reason}:\n{shown}") }));
        }
        let Some(program) = self.found() else {
            return Ok(Err(format!("the build made no file {}", self.run.program)));
        };
        #[cfg(feature = "explain")]
        if let Some(library) = library_below(&program, &self.worktree.path) {
            return Ok(Err(format!(
                "{} loads {library}, which the next build overwrites: link it statically",
                self.run.program
            )));
        }
        let name = program.file_name().context("the program has no name")?;
        let path = folder.join(name);
        fs::copy(&program, &path).with_context(cannot)?;
        let mut executable = Executable::at(&path)?;
        executable.environment.clone_from(&self.run.environment);
        executable.arguments.clone_from(&self.run.arguments);
        Ok(Ok(executable))
    }

    fn commit<'a>(&'a self, step: &'a Step) -> &'a Commit {
        if let Step::Revision(commit) = step { commit } else { &self.base }
    }

    /// Runs the build command with its output written to the file `log`. Returns the reason if it
    /// fails.
    fn command(&self, step: &Step, log: &Path) -> Result<Option<String>> {
        let cannot = || format!("cannot write {}", log.display());
        let file = File::create(log).with_context(cannot)?;
        let file_for_errors = file.try_clone().with_context(cannot)?;
        let mut command = crate::programs::system_shell(&self.recipe.build);
        without_git_variables(&mut command)
            .current_dir(&self.worktree.path)
            .envs(self.recipe.environment.iter().map(|(name, value)| (name, value)))
            .env("OUTPACE_REVISION", &self.commit(step).hash)
            .env("OUTPACE_LAYOUT", self.layout.to_string());
        builds::folder::set_target_of_checkout(&mut command, &self.worktree.path);
        if let Step::Toolchain(toolchain) = step {
            command.env("RUSTUP_TOOLCHAIN", &toolchain.name);
        }
        command.stdout(Stdio::from(file)).stderr(Stdio::from(file_for_errors));
        let (status, expired) = children::run_quiet(&mut command, self.recipe.limit)?;
        Ok(match status.code() {
            Some(0) => None,
            _ if expired => Some("the build took too long".to_owned()),
            Some(code) => Some(format!("the build ended with status {code}")),
            None => Some(format!("the build was ended by {status}")),
        })
    }

    /// Returns the program in the worktree, if it is there, under its name or, as on Windows, with
    /// `.exe` added.
    fn found(&self) -> Option<PathBuf> {
        executable::file_at(&self.worktree.path.join(&self.run.program))
    }
}

/// Returns a shared library below that folder that the ELF program loads, if there is one.
#[cfg(feature = "explain")]
fn library_below(program: &Path, folder: &Path) -> Option<String> {
    use object::elf::{DT_NEEDED, DT_RPATH, DT_RUNPATH, DynamicTag};
    use object::read::elf::{ElfFile, ElfFile32, ElfFile64, FileHeader};
    fn words<Elf: FileHeader>(file: &ElfFile<'_, Elf>) -> Option<Vec<(DynamicTag, String)>> {
        let table = file.elf_dynamic_table().ok()?;
        let named = table.iter().filter(|entry| matches!(entry.tag, DT_NEEDED | DT_RPATH | DT_RUNPATH));
        let word = |entry| Some(String::from_utf8_lossy(table.string(entry).ok()?).into_owned());
        Some(named.filter_map(|entry| Some((entry.tag, word(entry)?))).collect())
    }
    let bytes = fs::read(program).ok()?;
    let words = match ElfFile64::<object::Endianness>::parse(&*bytes) {
        Ok(file) => words(&file)?,
        Err(_) => words(&ElfFile32::<object::Endianness>::parse(&*bytes).ok()?)?,
    };
    let origin = program.parent()?.to_string_lossy().into_owned();
    let (needed, places): (Vec<_>, Vec<_>) = words.iter().partition(|(tag, _)| *tag == DT_NEEDED);
    let places: Vec<PathBuf> = places
        .iter()
        .flat_map(|(_, paths)| paths.split(':'))
        .map(|place| place.replace("${ORIGIN}", &origin).replace("$ORIGIN", &origin).into())
        .collect();
    let real = |path: &Path| path.canonicalize().ok();
    let folder = real(folder)?;
    // A name with a slash is a path, as the build wrote it; other names are searched for in the
    // library folders.
    let found = needed.iter().flat_map(|(_, name)| {
        let is_path = name.contains('/');
        let here = is_path.then(|| folder.join(name));
        here.into_iter().chain(places.iter().filter(move |_| !is_path).map(move |place| place.join(name)))
    });
    let mut below = found.filter(|path| real(path).is_some_and(|path| path.starts_with(&folder)));
    below.next().map(|path| path.display().to_string())
}
