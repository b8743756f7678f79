//! Records the links that a build makes, so that they can be made again in other code layouts.
//!
//! For this a build finds our scripts instead of two kinds of programs. Scripts with the names of
//! the compiler drivers (`cc`, `g++`, `clang`, ...) lie in a folder of `PATH`. Scripts with the
//! names of the linkers (`ld`, `ld.lld`, ...) lie where the drivers look for a linker: in the
//! folders that `COMPILER_PATH` and `-B` name. So GCC, clang, and rustc, which links by a driver,
//! call our script instead of the linker, whatever the build system is. The script runs the real
//! linker, and then stores its command and copies of the files that it read ([`record`]).
//!
//! The stored link of a program is made again with each seed ([`Recorded::link`]). That needs no
//! feature of the linker: we shuffle the sections of every object, also within the archives that
//! the build made, and put unused bytes behind some sections, which move the code after them. So
//! even a program of a single object, all of whose functions are in one section, has other layouts.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{PATIENCE, archive, first_error, shuffle};
use crate::error::{Context, Result, bail, ensure};
use crate::os::children;
use crate::os::files;
use crate::programs::Layouts;
use crate::programs::executable::on_path;
use crate::record::sealed::sha256;
use crate::rng::Rng;

/// Names of compiler drivers that are looked for in `PATH`.
const DRIVERS: [&str; 6] = ["cc", "c++", "gcc", "g++", "clang", "clang++"];

/// Names under which the drivers look for a linker.
const LINKERS: [&str; 5] = ["ld", "ld.bfd", "ld.gold", "ld.lld", "ld.mold"];

/// Folder of the scripts.
const TOOLS: &str = "tools";
/// Folder of the recorded links.
const LINKS: &str = "links";

/// File that names the folder below which builds are made.
const ROOT: &str = "root";
/// File with the seed of the layout in which links are made now. It exists only while
/// [`Recorder::lay_out`] has set a seed.
const SEED: &str = "seed";

/// File that describes a recorded link.
const LINE: &str = "link.json";

/// Environment variables that are stored with a link, because it may depend on them.
const STORED_VARIABLES: [&str; 7] = [
    "PATH",
    "COMPILER_PATH",
    "LIBRARY_PATH",
    "COLLECT_GCC",
    "COLLECT_GCC_OPTIONS",
    "COLLECT_LTO_WRAPPER",
    "LD_RUN_PATH",
];

/// Longest time that a link may take. `outpace choose` makes several links of each build, and the
/// other commands make one for each launch, so slower links are refused.
const LONGEST: Duration = Duration::from_secs(2);

/// Largest number of unused bytes behind a section of the first object, in units of 16 bytes:
/// nearly a page. That object is the platform's start code of a program.
const FIRST: usize = 255;
/// Largest number of unused bytes behind a section of any other object, in units of 16 bytes.
const OTHERS: usize = 15;

/// Records the links of builds.
#[derive(Debug)]
pub struct Recorder {
    folder: files::Scratch,
}

impl Recorder {
    /// Writes the scripts to a new folder within `parent`. The script of a linker runs `recorder`,
    /// the command that calls [`record`], with the folder and the linker's name as further words.
    /// Builds are made below the folder `root`; the files that they link from there are copied,
    /// since a later build may replace them.
    ///
    /// # Errors
    ///
    /// Fails if the scripts cannot be written.
    pub fn new(parent: &Path, root: &Path, recorder: &[&str]) -> Result<Self> {
        let folder = files::Scratch::new_in(parent).context("cannot make a folder for links")?;
        let root = root.to_str().context("a folder's name is not text")?;
        fs::write(folder.path().join(ROOT), root).context("cannot write to the folder for links")?;
        Self { folder }.written(recorder)
    }

    /// Makes all links of the next builds in the layout of the seed, without recording them.
    /// Without a seed, links are made unchanged and recorded again.
    ///
    /// # Errors
    ///
    /// Fails if the file with the seed cannot be written or, without a seed, removed.
    pub fn lay_out(&self, seed: Option<u32>) -> Result<()> {
        let path = self.folder.path().join(SEED);
        match seed {
            Some(seed) => files::replace(&path, seed.to_string().as_bytes()),
            None => fs::remove_file(&path).context("cannot write to the folder for links"),
        }
    }

    /// Removes all recorded links.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be removed.
    pub fn forget(&self) -> Result<()> {
        let links = self.folder.path().join(LINKS);
        fs::remove_dir_all(&links).and_then(|()| fs::create_dir(&links)).context("cannot remove links")
    }

    fn written(self, recorder: &[&str]) -> Result<Self> {
        let (tools, links) = (self.tools(), self.folder.path().join(LINKS));
        let cannot = || format!("cannot write to {}", tools.display());
        fs::create_dir_all(&tools).and_then(|()| fs::create_dir_all(&links)).with_context(cannot)?;
        let text = |path: &Path| path.to_str().map(str::to_owned).context("a folder's name is not text");
        let (tools_text, folder) = (text(&tools)?, text(self.folder.path())?);
        let write = |name: &str, before: &str, words: &[&str]| -> Result<()> {
            let path = tools.join(name);
            let words = shlex::try_join(words.iter().copied()).ok().context("a path has a NUL in it")?;
            fs::write(&path, format!("#!/bin/sh\n{before}exec {words} \"$@\"\n")).with_context(cannot)?;
            #[cfg(unix)]
            fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755))
                .with_context(cannot)?;
            Ok(())
        };
        // A driver that is a wrapper, such as that of ccache, looks for the next driver in `PATH`,
        // and would find our script again.
        let ours = format!("{tools_text}:");
        let ours = shlex::try_quote(&ours).ok().context("a path has a NUL in it")?;
        let without_ours = format!("PATH=${{PATH#{ours}}}\nexport PATH\n");
        for name in DRIVERS {
            if let Some(driver) = on_path(name).as_deref().and_then(Path::to_str) {
                write(name, &without_ours, &[driver, &format!("-B{tools_text}")])?;
            }
        }
        for name in LINKERS {
            write(name, "", &[recorder, &[&folder, name, "--"]].concat())?;
        }
        Ok(self)
    }

    fn tools(&self) -> PathBuf {
        self.folder.path().join(TOOLS)
    }

    /// Returns the variables that a build needs, with their values.
    pub fn environment(&self) -> Vec<(String, OsString)> {
        let before = |name: &str| {
            let rest = std::env::var_os(name).filter(|value| !value.is_empty());
            let folders = rest.iter().flat_map(std::env::split_paths);
            let folders = std::iter::once(self.tools()).chain(folders);
            std::env::join_paths(folders).ok().map(|value| (name.to_owned(), value))
        };
        ["PATH", "COMPILER_PATH"].into_iter().filter_map(before).collect()
    }

    /// Returns the link that made this program or, if it was not recorded or cannot be made again,
    /// the reason.
    ///
    /// # Errors
    ///
    /// Fails if the user interrupts, or if the program or the folder of links cannot be read.
    pub fn find(&self, program: &Path) -> Result<Result<Recorded, String>> {
        let bytes = fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
        let wanted = sha256(&bytes);
        let entries = fs::read_dir(self.folder.path().join(LINKS)).context("cannot read the links")?;
        let read = |folder: PathBuf| -> Option<Link> {
            serde_json::from_slice(&fs::read(folder.join(LINE)).ok()?).ok()
        };
        let link =
            entries.flatten().filter_map(|entry| read(entry.path())).find(|link| link.sha256 == wanted);
        let Some(link) = link else {
            let why = fs::read_to_string(self.folder.path().join(LINKS).join(format!("{wanted}.why")));
            return Ok(Err(
                why.unwrap_or_else(|_| "no linker that GCC, clang or rustc calls wrote this file".to_owned())
            ));
        };
        let recorded = Recorded { link, scratch: self.folder.path().to_owned() };
        match recorded.check(&bytes) {
            Ok(()) => Ok(Ok(recorded)),
            Err(error) => {
                children::check()?;
                Ok(Err(error.to_string()))
            }
        }
    }
}

/// A link that a build made.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Link {
    linker: PathBuf,
    environment: Vec<(String, String)>,
    words: Vec<Argument>,
    /// SHA-256 of the program that it made, in hexadecimal.
    sha256: String,
}

/// A word of a linker's command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Argument {
    Plain(String),
    /// An object or an archive, whose sections may be shuffled.
    Input(PathBuf),
    /// The program that is made.
    Output,
}

/// A recorded link that can be made again.
#[derive(Clone, Debug)]
pub struct Recorded {
    link: Link,
    /// Folder for the files of a link.
    scratch: PathBuf,
}

impl Layouts for Recorded {
    fn link(&self, seed: u32, to: &Path) -> Result<()> {
        self.linked(Some(seed), to)
    }
}

impl Recorded {
    /// Fails unless the link makes exactly this program again without a seed, and a different
    /// program with a seed. The link with a seed must take at most [`LONGEST`].
    fn check(&self, program: &[u8]) -> Result<()> {
        let folder = files::Scratch::new_in(&self.scratch).context("cannot make a folder for a link")?;
        let linked = |seed| -> Result<Vec<u8>> {
            let to = folder.path().join("linked");
            self.linked(seed, &to)?;
            fs::read(&to).context("the linker wrote no program")
        };
        ensure!(linked(None)? == program, "the same link, made again, gave other bytes");
        let begun = Instant::now();
        ensure!(linked(Some(1))? != program, "the linker leaves the program in its layout");
        let took = begun.elapsed();
        ensure!(took <= LONGEST, "a link takes {:.1} s", took.as_secs_f64());
        Ok(())
    }

    /// Links the program in the layout that follows from the seed, or without a seed as the build
    /// did.
    fn linked(&self, seed: Option<u32>, to: &Path) -> Result<()> {
        let folder = files::Scratch::new_in(&self.scratch).context("cannot make a folder for a link")?;
        let mut rng = Rng::new(seed.unwrap_or_default().into(), "links");
        let mut link = Command::new(&self.link.linker);
        link.current_dir(folder.path());
        link.envs(self.link.environment.iter().map(|(name, value)| (name, value)));
        let mut most = FIRST;
        for (at, word) in self.link.words.iter().enumerate() {
            match word {
                Argument::Plain(word) => link.arg(word),
                Argument::Output => link.arg(to),
                Argument::Input(path) if seed.is_none() => link.arg(path),
                Argument::Input(path) => {
                    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
                    let drawn = laid_out(&bytes, most, &mut rng)
                        .with_context(|| format!("cannot lay out {}", path.display()))?;
                    most = OTHERS;
                    let drawn_path = folder.path().join(at.to_string());
                    fs::write(&drawn_path, drawn).context("cannot write an object")?;
                    link.arg(drawn_path)
                }
            };
        }
        let done = children::run(&mut link, Some(PATIENCE)).context("cannot run the linker")?;
        ensure!(!done.expired, "the linker has not ended after {} s", PATIENCE.as_secs());
        ensure!(done.status.success(), "the linker failed: {}", first_error(&done.stderr));
        Ok(())
    }
}

/// Returns an object, or an archive of them, with its sections in another order and with unused
/// bytes behind some.
fn laid_out(bytes: &[u8], most: usize, rng: &mut Rng) -> Result<Vec<u8>> {
    let mut object = |bytes: &[u8]| -> Result<Vec<u8>> {
        let seed = rng.below(1 << 30) as u32;
        shuffle::padded(&shuffle::shuffled(bytes, seed)?, most, rng)
    };
    if bytes.starts_with(archive::MAGIC) {
        // Archives also hold members that are no objects, such as rustc's metadata of a crate.
        return archive::changed(bytes, |member| object(member).ok());
    }
    object(bytes)
}

/// Runs the linker `name` with these arguments, and records the link in the folder of a
/// [`Recorder`] if it made a program. If recording fails, the link itself is not affected. While
/// [`Recorder::lay_out`] has set a seed, the link is made in that layout and not recorded.
///
/// # Errors
///
/// Fails if there is no such linker, or if it cannot be run.
pub fn record(folder: &Path, name: &str, arguments: &[OsString]) -> Result<ExitStatus> {
    let linker = real(name, &folder.join(TOOLS)).with_context(|| format!("there is no linker {name}"))?;
    let run = |words: &[OsString]| {
        let status = Command::new(&linker).args(words).status();
        status.with_context(|| format!("cannot run {}", linker.display()))
    };
    let seed = fs::read_to_string(folder.join(SEED)).ok().and_then(|text| text.parse().ok());
    if let Some(seed) = seed {
        let inputs = files::Scratch::new_in(folder).context("cannot make a folder for a link")?;
        let words = laid_out_inputs(inputs.path(), arguments, seed);
        return run(words.as_deref().unwrap_or(arguments));
    }
    let status = run(arguments)?;
    if status.success() {
        keep(folder, linker, arguments);
    }
    Ok(status)
}

/// Writes the objects and archives among the arguments to `folder`, in the layout that follows from
/// the seed, and returns the arguments with these copies.
fn laid_out_inputs(folder: &Path, arguments: &[OsString], seed: u32) -> Result<Vec<OsString>> {
    let words = arguments.iter().map(|word| word.to_str().context("a word is not text"));
    let mut rng = Rng::new(seed.into(), "links");
    let mut most = FIRST;
    let mut words: Vec<OsString> =
        expanded(&words.collect::<Result<Vec<_>>>()?)?.into_iter().map(OsString::from).collect();
    let output = words.iter().position(|word| word == "-o").map(|at| at + 1);
    for (at, word) in words.iter_mut().enumerate() {
        let path = PathBuf::from(&*word);
        if Some(at) != output && path.is_file() && is_input(&path).unwrap_or_default() {
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let copy = folder.join(format!("{at}-{name}"));
            fs::write(&copy, laid_out(&bytes, most, &mut rng)?).context("cannot write an object")?;
            most = OTHERS;
            *word = copy.into();
        }
    }
    Ok(words)
}

/// Finds the linker that would have been called without ours.
fn real(name: &str, tools: &Path) -> Option<PathBuf> {
    let folders = |name| std::env::var_os(name).iter().flat_map(std::env::split_paths).collect::<Vec<_>>();
    let (named, path) = (folders("COMPILER_PATH"), folders("PATH"));
    // rustc's own linker lies below a folder that rustc adds to the path.
    let of_rustc: Vec<PathBuf> = path.iter().map(|folder| folder.join("gcc-ld")).collect();
    let ours = tools.canonicalize().ok()?;
    let folders = named.iter().chain(&path).chain(&of_rustc);
    let others = folders.filter(|folder| folder.canonicalize().is_ok_and(|folder| folder != ours));
    others.map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Stores a link that has been made. If the link cannot be stored, stores the reason.
fn keep(folder: &Path, linker: PathBuf, arguments: &[OsString]) {
    let arguments = arguments.iter().map(|word| word.to_str().context("a word is not text"));
    let arguments = arguments.collect::<Result<Vec<_>>>().and_then(|words| expanded(&words));
    // A reason is stored under the program's digest, so without a program nothing is stored.
    let Ok(arguments) = arguments else { return };
    let Some(sha256) = output(&arguments).and_then(|output| fs::read(output).ok()).map(|file| sha256(&file))
    else {
        return;
    };
    let link = folder.join(LINKS).join(format!("{sha256}-{}", std::process::id()));
    if let Err(error) = store_link(&link, &roots(folder), linker, &arguments, sha256.clone()) {
        let _ = fs::remove_dir_all(&link);
        let _ = fs::write(folder.join(LINKS).join(format!("{sha256}.why")), error.to_string());
    }
}

/// Stores in the folder `link` the command of a link that made the program with this digest, and
/// copies of its inputs. Links that make a library or an object are skipped.
fn store_link(
    link: &Path,
    roots: &[PathBuf],
    linker: PathBuf,
    arguments: &[String],
    sha256: String,
) -> Result<()> {
    if arguments
        .iter()
        .any(|word| ["-r", "--relocatable", "-shared", "--shared", "-Bshareable"].contains(&&**word))
    {
        return Ok(());
    }
    fs::create_dir(link).context("cannot make a folder for the link")?;
    let mut copies = Copies { folder: link, count: 0, roots };
    let words = copies.words(arguments)?;
    let environment =
        STORED_VARIABLES.iter().filter_map(|name| Some(((*name).to_owned(), std::env::var(name).ok()?)));
    let line = Link { linker, environment: environment.collect(), words, sha256 };
    files::replace(&link.join(LINE), &serde_json::to_vec(&line).context("cannot write the link")?)
}

/// Returns the folders whose files a later build may replace: the one below which builds are made,
/// and the one for temporary files.
fn roots(folder: &Path) -> Vec<PathBuf> {
    let root = fs::read_to_string(folder.join(ROOT)).ok().map(PathBuf::from);
    let candidates = [root, Some(std::env::temp_dir())];
    candidates.into_iter().flatten().filter_map(|path| path.canonicalize().ok()).collect()
}

/// Returns the arguments with the words of response files (`@FILE`) in their places.
fn expanded(arguments: &[&str]) -> Result<Vec<String>> {
    let mut words = Vec::new();
    for word in arguments {
        match word.strip_prefix('@').map(Path::new).filter(|path| path.is_file()) {
            None => words.push((*word).to_owned()),
            Some(path) => {
                let text = fs::read_to_string(path).context("cannot read a response file")?;
                words.extend(shlex::split(&text).context("a response file has an open quote")?);
            }
        }
    }
    Ok(words)
}

/// Returns the path after `-o`.
fn output(arguments: &[String]) -> Option<PathBuf> {
    let at = arguments.iter().position(|word| word == "-o")?;
    arguments.get(at + 1).map(PathBuf::from)
}

/// Copies of the inputs of a link.
struct Copies<'a> {
    folder: &'a Path,
    count: usize,
    roots: &'a [PathBuf],
}

impl Copies<'_> {
    fn words(&mut self, arguments: &[String]) -> Result<Vec<Argument>> {
        let mut words = Vec::new();
        let mut folders: Vec<PathBuf> = Vec::new();
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            if word == "-o" {
                rest.next();
                words.extend([Argument::Plain(word.clone()), Argument::Output]);
                continue;
            }
            if let Some(named) = word.strip_prefix("-L") {
                folders.push(named.into());
            }
            if let Some(library) = word.strip_prefix("-l").and_then(|name| self.library(name, &folders)) {
                words.push(Argument::Input(self.copied(&library)?));
                continue;
            }
            if word.starts_with("-plugin-opt=-fresolution=") {
                // The plug-in writes this file. The new name puts it into the folder in which the
                // link is made again.
                words.push(Argument::Plain("-plugin-opt=-fresolution=resolution".to_owned()));
                continue;
            }
            let path = Path::new(word);
            let is_input = path.is_file() && is_input(path)?;
            words.push(match word.split_once('=') {
                _ if is_input && self.is_within(path) => Argument::Input(self.copied(path)?),
                _ if is_input && path.extension().is_some_and(|end| end == "o") => {
                    Argument::Input(path.canonicalize().context("cannot find an input")?)
                }
                _ if path.is_file() && self.is_within(path) => Argument::Plain(text(&self.copied(path)?)?),
                Some((option, value)) if self.is_within(Path::new(value)) => {
                    Argument::Plain(format!("{option}={}", text(&self.copied(Path::new(value))?)?))
                }
                _ => Argument::Plain(word.clone()),
            });
        }
        Ok(words)
    }

    /// Returns true for a file that a later build may replace.
    fn is_within(&self, path: &Path) -> bool {
        let whole = path.canonicalize().ok().filter(|whole| whole.is_file());
        whole.is_some_and(|whole| self.roots.iter().any(|root| whole.starts_with(root)))
    }

    /// Returns the archive of a library, if the build made it and there is no shared library.
    fn library(&self, name: &str, folders: &[PathBuf]) -> Option<PathBuf> {
        let has = |folder: &&PathBuf| {
            ["a", "so"].iter().any(|end| folder.join(format!("lib{name}.{end}")).is_file())
        };
        let folder = folders.iter().find(has)?;
        let archive = folder.join(format!("lib{name}.a"));
        (self.is_within(&archive) && !folder.join(format!("lib{name}.so")).is_file()).then_some(archive)
    }

    fn copied(&mut self, path: &Path) -> Result<PathBuf> {
        self.count += 1;
        // The copy has the same file extension, by which linkers recognise some kinds of files.
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let copy = self.folder.join(format!("{}-{name}", self.count));
        fs::copy(path, &copy).with_context(|| format!("cannot copy {}", path.display()))?;
        Ok(copy)
    }
}

fn text(path: &Path) -> Result<String> {
    Ok(path.to_str().context("a path is not text")?.to_owned())
}

/// Returns true for an object or an archive of them. A thin archive, which only names its objects,
/// cannot be copied.
fn is_input(path: &Path) -> Result<bool> {
    use std::io::Read;
    let mut first = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(18).read_to_end(&mut first))
        .context("cannot read an input")?;
    if first.starts_with(b"!<thin>\n") {
        bail!("{} is a thin archive", path.display());
    }
    // The type of an ELF file is 1 for an object.
    Ok(first.starts_with(archive::MAGIC) || first.starts_with(b"\x7fELF") && first.get(16) == Some(&1))
}
