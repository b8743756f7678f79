//! Code layouts of the builds of a matrix. All layouts of a build are linked as soon as it has been
//! made, because a later build may replace its objects. So the race links nothing; it only copies
//! files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::builds::layouts::Recorder;
use crate::cli::layouts::{impossible, recorder};
use crate::error::{Context, Result};
use crate::programs::{Files, LayoutSequence};
use crate::rng::Rng;

/// Largest number of layouts of a build; it is reached if links are quick.
const MOST: usize = 16;

/// Least number of layouts of a build, unless a link takes longer than `Recorder::find` allows.
const FEWEST: usize = 4;

/// Time for the links of a build, counted from the start of the first. When it is over, no further
/// layout is linked, but the least number of layouts is completed. If the build itself took longer
/// than this, its links may take as long as the build.
const TIME: Duration = Duration::from_secs(2);

/// Name of the folder beside a stored program that holds its layouts.
const FOLDER: &str = "layouts";

/// Maker of the layouts.
#[derive(Debug)]
pub(super) struct Layouts {
    recorder: Result<Recorder, String>,
    seed: u64,
}

impl Layouts {
    /// Prepares to record the links of builds that are made in the working folder. The recorded
    /// links go to a folder within `parent`.
    pub(super) fn new(parent: &Path, seed: u64, wanted: bool) -> Self {
        let recorder = match impossible(!wanted) {
            Some(why) => Err(why.to_owned()),
            None => new_recorder(parent).map_err(|error| error.to_string()),
        };
        Self { recorder, seed }
    }

    /// Returns true if links can be recorded here.
    pub(super) fn is_possible(&self) -> bool {
        self.recorder.is_ok()
    }

    /// Returns the environment variables that a build by this command line needs.
    ///
    /// Only rustc needs our scripts for `cc` and the like in `PATH`. It calls the driver with `-B`
    /// and the folder of its own linker, and the driver looks there before it looks in
    /// `COMPILER_PATH`. Our script for the driver puts a `-B` with our folder before rustc's. For
    /// other builds `COMPILER_PATH` is enough. Those builds must not see the scripts for the
    /// drivers: CMake would write the temporary paths of the scripts into its cache.
    pub(super) fn environment(&self, line: &str) -> Vec<(String, String)> {
        let is_rust = line.contains("cargo") || line.contains("rustc");
        let variables = self.recorder.as_ref().map_or_else(|_| Vec::new(), Recorder::environment);
        let text = |(name, value): (String, std::ffi::OsString)| Some((name, value.into_string().ok()?));
        variables.into_iter().filter_map(text).filter(|(name, _)| is_rust || name != "PATH").collect()
    }

    /// Returns the layouts of a program that has just been made and stored, with their number, or
    /// the reason why it has a single layout. `build` is the time that the build took.
    pub(super) fn linked(
        &self,
        program: &Path,
        build: Duration,
    ) -> Result<Result<(LayoutSequence, u32), String>> {
        let recorder = match &self.recorder {
            Ok(recorder) => recorder,
            Err(why) => return Ok(Err(why.clone())),
        };
        let linked = self.linked_by(recorder, program, build);
        // The copied objects of many builds would fill the disk.
        recorder.forget()?;
        linked
    }

    fn linked_by(
        &self,
        recorder: &Recorder,
        program: &Path,
        build: Duration,
    ) -> Result<Result<(LayoutSequence, u32), String>> {
        let folder = program.with_file_name(FOLDER);
        let mut files = found(&folder);
        if files.len() < FEWEST {
            let recorded = recorder.find(program)?;
            let layouts: Arc<dyn crate::programs::Layouts> = match recorded {
                Ok(recorded) => Arc::new(recorded),
                Err(why) => return Ok(Err(why)),
            };
            fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            // The linker runs in another folder.
            let folder = absolute(&folder)?;
            let begun = Instant::now();
            while files.len() < MOST && (files.len() < FEWEST || begun.elapsed() < build.max(TIME)) {
                let seed = files.len() as u32 + 1;
                let (half, whole) = (folder.join("half"), folder.join(seed.to_string()));
                if let Err(error) = layouts.link(seed, &half) {
                    crate::os::children::check()?;
                    return Ok(Err(error.to_string()));
                }
                fs::rename(&half, &whole).with_context(|| format!("cannot write {}", whole.display()))?;
                files.push(whole);
            }
        }
        let name = program.to_string_lossy();
        let first = 1 + Rng::new(self.seed, &format!("layouts of {name}")).below(1 << 30) as u32;
        let count = files.len() as u32;
        Ok(Ok((LayoutSequence::new(Arc::new(Files::new(&name, files)), first), count)))
    }

    /// Makes the next builds link their programs in the layout of this seed or, without a seed, in
    /// the usual layout. Returns false if links cannot be recorded here.
    pub(super) fn lay_out(&self, seed: Option<u32>) -> Result<bool> {
        let Ok(recorder) = &self.recorder else { return Ok(false) };
        recorder.lay_out(seed).map(|()| true)
    }
}

fn new_recorder(parent: &Path) -> Result<Recorder> {
    recorder(&absolute(parent)?, &absolute(Path::new("."))?)
}

/// Returns true for a file that is not a script. A folder or a script contains no code that could
/// be laid out differently.
pub(super) fn has_code(path: &Path) -> Result<bool> {
    if !path.is_file() {
        return Ok(false);
    }
    let mut first = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(2).read_to_end(&mut first));
    read.with_context(|| format!("cannot read {}", path.display()))?;
    Ok(first != b"#!")
}

/// Returns true if cargo also has this program under a second name in `deps`, and removes that
/// name, so that the next build links. If no link of the program was recorded, the second name
/// means that cargo may have linked nothing, because the program was up to date. Cargo also makes
/// the second name when it links, so the answer says nothing about a program whose link was
/// recorded.
pub(super) fn is_up_to_date(program: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let inode = |path: &Path| fs::metadata(path).map(|file| (file.dev(), file.ino())).ok();
        let entries = fs::read_dir(program.with_file_name("deps")).into_iter().flatten().flatten();
        let others: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        let is_second = |path: &&PathBuf| inode(path).is_some_and(|file| inode(program) == Some(file));
        others.iter().filter(is_second).filter(|path| fs::remove_file(path).is_ok()).count() > 0
    }
    #[cfg(not(unix))]
    {
        let _ = program;
        false
    }
}

fn absolute(path: &Path) -> Result<PathBuf> {
    path.canonicalize().with_context(|| format!("cannot find {}", path.display()))
}

/// Returns the layouts that an earlier run has made of the same program.
fn found(folder: &Path) -> Vec<PathBuf> {
    let paths = (1..=MOST).map(|seed| folder.join(seed.to_string()));
    paths.take_while(|path| path.is_file()).collect()
}
