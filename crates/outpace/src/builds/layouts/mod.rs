//! Links an engine again in other code layouts: the same machine code in another order.
//!
//! The address of a function decides which cache sets, branch predictor entries and fetch blocks it
//! shares with others. That alone can move a figure by more than an optimisation does. Mytkowicz,
//! Diwan, Hauswirth and Sweeney, "Producing wrong data without doing anything obviously wrong!"
//! (ASPLOS 2009), found that link order can turn a gain into a loss. Curtsinger and Berger,
//! "Stabilizer" (ASPLOS 2013), used random layouts to separate the effect of a change from that of
//! its place in memory. A binary is a single sample of all layouts. So a verdict is checked over
//! several layouts, all linked from the engine's own objects. Nothing is compiled again, so only
//! the order can differ, and a link takes milliseconds.
//!
//! rustc prints the link command and leaves the objects ([`FLAGS`]); both are stored next to the
//! engine ([`keep`]). LLD changes the order: its `--shuffle-sections=GLOB=SEED` shuffles the input
//! sections whose names match. The compiler puts every function and every variable in a section of
//! its own and reaches each by its symbol, never by its neighbour. So the sections that `SHUFFLED`
//! names may stand in any order: code, constants, variables, and data that holds addresses.
//! Sections that must keep their order are not among them: `.init` and `.fini` are the pieces of
//! one function, `.init_array` and its like are run in their order, and `.eh_frame` ends with a
//! terminating piece. Sections that matter little are left alone too: thread-local data and tables
//! for unwinding. Nothing moves within a function, and each function keeps its alignment.
//!
//! The binary that a user would build is one layout among many; statements about an engine are made
//! over layouts.

#[cfg(any(feature = "shuffle", test))]
mod archive;
mod line;
#[cfg(any(feature = "shuffle", test))]
mod recorded;
#[cfg(any(feature = "shuffle", test))]
mod shuffle;
mod unfold;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use self::line::Line;
#[cfg(feature = "shuffle")]
pub use self::recorded::{Recorded, Recorder, record};
pub use self::unfold::Word;
use crate::error::{BoxError, Context, Result, bail, ensure};
use crate::os::children;
use crate::os::files;
use crate::rng::Rng;

/// True on systems where rustc links through a compiler driver for ELF and prints the command.
pub const POSSIBLE: bool = cfg!(target_os = "linux");

/// Options of rustc needed beyond those of the build. They change no byte of the binary.
pub const FLAGS: [&str; 4] = ["-C", "save-temps", "--print", "link-args"];

/// Sections whose order is free; `.data*` includes those of `.data.rel.ro*`.
const SHUFFLED: [&str; 4] = [".text*", ".rodata*", ".data*", ".bss*"];

/// Name of the folder for the stored link command and objects, below the engine's folder.
const LINK_FOLDER: &str = "link";

/// Name of the file in [`LINK_FOLDER`] that holds the SHA-256 of the linked binary, then the
/// command without its output.
const LINE: &str = "line";

/// Longest time that a link may take. A link takes some milliseconds, so one that exceeds this will
/// not end.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything needed to link one engine again.
#[derive(Clone, Debug)]
pub struct Relink {
    engine: String,
    link_folder: PathBuf,
    line: Line,
    /// The object with the engine's own code, if we shuffle its sections ourselves, which works
    /// with any linker. `None` if LLD shuffles all sections that it is given.
    object: Option<PathBuf>,
    /// Step after each link.
    then: Option<Arc<dyn Finish>>,
}

/// Layouts of one engine. Each is linked when it is first chosen, and then stored, so that later
/// launches cost a copy of a file, not a link.
#[derive(Clone, Debug)]
pub struct Pool {
    relink: Relink,
    first: u32,
    folder: Arc<files::Scratch>,
}

impl Pool {
    /// Number of layouts. The error that the choice of layouts adds to a mean shrinks with the
    /// square root of this number.
    const LAYOUTS: usize = 48;

    /// Makes an empty pool, whose layouts follow from the seed. It keeps them in a folder of its
    /// own below `parent` for as long as it lives.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be made.
    pub fn new(relink: Relink, parent: &Path, seed: u64) -> Result<Self> {
        let folder = files::Scratch::new_in(parent)
            .with_context(|| format!("cannot make a folder for layouts of `{}`", relink.engine))?;
        let first = Rng::new(seed, &relink.engine).below(1 << 30) as u32 + 1;
        Ok(Self { relink, first, folder: Arc::new(folder) })
    }

    /// Chooses a layout at random, and copies it to the file `to`.
    ///
    /// # Errors
    ///
    /// Fails if the layout cannot be linked or copied.
    pub fn draw(&self, rng: &mut Rng, to: &Path) -> Result<()> {
        let seed = self.first + rng.below(Self::LAYOUTS) as u32;
        let layout = self.folder.path().join(seed.to_string());
        if !layout.exists() {
            // The layout is linked under a temporary name and then renamed, because another thread
            // may draw the same layout.
            let temporary =
                files::Scratch::new_in(self.folder.path()).context("cannot make a folder for a layout")?;
            let linked = temporary.path().join("layout");
            self.relink.link(seed, &linked)?;
            fs::rename(&linked, &layout).with_context(|| format!("cannot keep {}", layout.display()))?;
        }
        fs::copy(&layout, to).with_context(|| format!("cannot copy a layout to {}", to.display()))?;
        Ok(())
    }
}

/// A step applied to a binary after each link, such as an optimiser that moves code that it knows
/// to be hot.
pub trait Finish: fmt::Debug + Send + Sync {
    /// Makes the file at `to` from the file at `from`.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be made.
    fn apply(&self, from: &Path, to: &Path) -> Result<(), BoxError>;
}

/// Placeholder for the path of the engine's object in a linker's arguments.
pub const OBJECT: &str = "{object}";

/// Returns the link command in cargo's output, or `None` if the engine was up to date.
pub fn line(printed: &str) -> Option<&str> {
    printed.lines().find(|line| line.contains(" \"-o\" "))
}

/// Stores in the engine's folder everything needed to link it again: the link command, and copies
/// of the objects that it names. The copies are needed because the next build removes the objects
/// in the shared build folder.
pub fn keep(folder: &Path, printed: &str, sha256: &str) -> Result<()> {
    let link_folder = folder.join(LINK_FOLDER);
    if link_folder.exists() {
        fs::remove_dir_all(&link_folder)
            .with_context(|| format!("cannot remove {}", link_folder.display()))?;
    }
    fs::create_dir_all(&link_folder)
        .with_context(|| format!("cannot make the folder {}", link_folder.display()))?;
    // A command that cannot be parsed is stored unchanged. Parsing it later gives the reason, and
    // another build would print the same command.
    let line = match Line::parse(printed) {
        Ok(line) => line.with_copied_inputs(&link_folder)?.to_string(),
        Err(_) => printed.to_owned(),
    };
    files::replace(&link_folder.join(LINE), format!("{sha256}\n{line}\n").as_bytes())
}

/// Returns true if the folder has the link command of the binary with this SHA-256 and all inputs
/// of the command. If the command cannot be parsed, the command alone suffices.
pub fn keeps(folder: &Path, sha256: &str) -> bool {
    let link_folder = folder.join(LINK_FOLDER);
    fs::read_to_string(link_folder.join(LINE)).is_ok_and(|text| {
        text.split_once('\n').is_some_and(|(digest, line)| {
            let has_inputs = |line: Line| line.inside(&link_folder).all(Path::is_file);
            digest == sha256 && Line::parse(line).map_or(true, has_inputs)
        })
    })
}

impl Relink {
    /// Reads the files that [`keep`] stored for the engine in that folder. The engine has the name
    /// of the folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let engine = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let link_folder = folder.join(LINK_FOLDER);
        let path = link_folder.join(LINE);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let (_, line) = text.split_once('\n').with_context(|| format!("{} is cut short", path.display()))?;
        let line = Line::parse(line).with_context(|| format!("cannot link `{engine}` again"))?;
        Ok(Self { engine, link_folder, line, object: None, then: None })
    }

    /// Describes a link by a linker that is called directly. Layouts differ in the order of the
    /// sections of `object` only. `arguments` are all arguments of the linker except the output;
    /// [`OBJECT`] stands for the object in them.
    #[cfg(any(feature = "shuffle", test))]
    pub fn of_object(engine: String, object: PathBuf, linker: &Path, arguments: Vec<String>) -> Self {
        let line = Line { program: linker.to_string_lossy().into_owned(), arguments, ..Line::default() };
        Self { engine, link_folder: PathBuf::new(), line, object: Some(object), then: None }
    }

    /// Returns true if a finishing step follows the linker.
    pub fn is_finished(&self) -> bool {
        self.then.is_some()
    }

    /// Returns the stored object with the engine's own code. It is the largest one; rustc adds
    /// small objects for the allocator and for symbols.
    ///
    /// # Errors
    ///
    /// Fails if the engine is linked from no object, or if an object cannot be read.
    pub fn object(&self) -> Result<PathBuf> {
        let mut largest = None;
        for path in
            self.line.inside(&self.link_folder).filter(|path| path.extension().is_some_and(|end| end == "o"))
        {
            let bytes = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?.len();
            largest = largest.max(Some((bytes, path)));
        }
        let (_, object) = largest.with_context(|| format!("`{}` is linked from no object", self.engine))?;
        Ok(object.to_owned())
    }

    /// Returns the linker's command as the compiler driver would run it, word by word, with
    /// [`OBJECT`] for the engine's own [object](Self::object).
    ///
    /// # Errors
    ///
    /// Fails if there is no such object, or if the driver does not print the linker's command.
    pub fn unfolded(&self) -> Result<Vec<Word>> {
        unfold::unfolded(&self.line, &self.object()?)
            .with_context(|| format!("cannot work out the linker's command for `{}`", self.engine))
    }

    /// Adds a finishing step after each link.
    pub fn then(self, finish: Arc<dyn Finish>) -> Self {
        Self { then: Some(finish), ..self }
    }

    /// Fails unless the stored command still makes exactly this binary, and a different binary in
    /// another layout.
    pub fn check(&self, binary: &Path) -> Result<()> {
        let folder = files::Scratch::new_in(&self.link_folder)
            .with_context(|| format!("cannot make a folder in {}", self.link_folder.display()))?;
        let (same, other) = (folder.path().join("same"), folder.path().join("other"));
        self.run(&[], &same)?;
        self.link(1, &other)?;
        let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
        let (engine, wanted) = (&self.engine, read(binary)?);
        ensure!(read(&same)? == wanted, "linked again, `{engine}` is not the binary that cargo linked");
        ensure!(read(&other)? != wanted, "the linker leaves `{engine}` in its order");
        Ok(())
    }

    /// Links the engine in the layout that follows from the seed, to the file at `to`. The same
    /// seed gives the same file.
    ///
    /// To LLD the seed 0 means a new seed each time, and the largest seed means the reverse order,
    /// so both are refused.
    pub fn link(&self, seed: u32, to: &Path) -> Result<()> {
        const MOST: u32 = u32::MAX - 1;
        ensure!((1..=MOST).contains(&seed), "{seed} draws no layout: a seed is from 1 to {MOST}");
        let Some(finish) = &self.then else { return self.draw(seed, to) };
        let linked = to.with_extension("linked");
        self.draw(seed, &linked)?;
        finish.apply(&linked, to).with_context(|| format!("cannot link `{}` again", self.engine))?;
        fs::remove_file(&linked).with_context(|| format!("cannot remove {}", linked.display()))
    }

    fn draw(&self, seed: u32, to: &Path) -> Result<()> {
        #[cfg(any(feature = "shuffle", test))]
        if let Some(object) = &self.object {
            let failed = || format!("cannot link `{}` again", self.engine);
            let bytes = fs::read(object)
                .with_context(|| format!("{}: cannot read {}", failed(), object.display()))?;
            let other = shuffle::shuffled(&bytes, seed)
                .with_context(|| format!("{}: {}", failed(), object.display()))?;
            let drawn = to.with_extension("o");
            fs::write(&drawn, other).with_context(|| format!("cannot write {}", drawn.display()))?;
            let mut line = self.line.clone();
            let named = line.arguments.iter_mut().filter(|word| word.as_str() == OBJECT);
            named.for_each(|word| *word = drawn.to_string_lossy().into_owned());
            Self { line, ..self.clone() }.run(&[], to)?;
            return fs::remove_file(&drawn).with_context(|| format!("cannot remove {}", drawn.display()));
        }
        let mut added = self.line.lld();
        added.extend(SHUFFLED.map(|sections| format!("-Wl,--shuffle-sections={sections}={seed}")));
        self.run(&added, to)
    }

    fn run(&self, added: &[String], to: &Path) -> Result<()> {
        let engine = &self.engine;
        let inputs = self.object.is_none().then(|| self.line.inside(&self.link_folder));
        if let Some(missing) = inputs.into_iter().flatten().find(|path| !path.is_file()) {
            bail!("cannot link `{engine}` again: {} is missing", missing.display());
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let mut link = Command::new(&self.line.program);
        link.envs(self.line.environment.iter().map(|(name, value)| (name, value)));
        link.args(&self.line.arguments).args(added).arg("-o").arg(to);
        let done = children::run(&mut link, Some(PATIENCE))
            .with_context(|| format!("cannot link `{engine}` again"))?;
        ensure!(!done.expired, "linking `{engine}` again has not ended after {} s", PATIENCE.as_secs());
        ensure!(done.status.success(), "cannot link `{engine}` again: {}", first_error(&done.stderr));
        Ok(())
    }
}

/// Returns the first line of the linker's output that is more than a warning.
fn first_error(stderr: &str) -> &str {
    let mut lines = stderr.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.find(|line| !line.contains("warning:")).unwrap_or("the linker said nothing")
}

#[cfg(test)]
mod tests {
    use object::{Object, ObjectSection};

    use super::*;

    /// Source of a program with some functions and constants.
    const PROGRAM: &str = "
        const WORDS: [&str; 4] = [\"pawn\", \"knight\", \"bishop\", \"rook\"];
        #[inline(never)] fn first(n: usize) -> usize { n.rotate_left(3) ^ WORDS[n % 4].len() }
        #[inline(never)] fn second(n: usize) -> usize { n.wrapping_mul(0x9e37) + first(n) }
        #[inline(never)] fn third(n: usize) -> usize { second(n) / 3 + first(n + 1) }
        fn main() { (0..9).for_each(|n| println!(\"{} {}\", WORDS[n % 4], third(n + std::env::args().count()))); }
    ";

    /// Builds the program with these further options of rustc. Returns its binary and the link
    /// command that rustc printed, or `None` if there is no compiler driver or no LLD.
    fn built(folder: &Path, more: &[&str]) -> Option<(PathBuf, String)> {
        if !POSSIBLE {
            eprintln!("skipped: layouts are linked on Linux alone");
            return None;
        }
        let source = folder.join("program.rs");
        fs::write(&source, PROGRAM).unwrap();
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut compile = Command::new(rustc);
        compile
            .args(["-O", "-C", "strip=debuginfo"])
            .args(FLAGS)
            .args(more)
            .arg("--out-dir")
            .arg(folder.join("build"));
        let done = children::run(compile.arg(&source), None).unwrap();
        let Some(printed) = line(&done.stdout) else {
            assert!(done.stderr.contains("linker"), "{}", done.stderr);
            eprintln!("skipped: rustc finds no compiler driver to link with");
            return None;
        };
        let driver = Line::parse(printed).unwrap();
        let mut asks = Command::new(&driver.program);
        asks.envs(driver.environment.clone()).args(&driver.arguments).args(driver.lld()).arg("-Wl,--version");
        let version = children::run(&mut asks, None).unwrap();
        if !version.stdout.contains("LLD") {
            eprintln!("skipped: `{}` finds no LLD", driver.program);
            return None;
        }
        Some((folder.join("build/program"), printed.to_owned()))
    }

    fn code(binary: &Path) -> Vec<u8> {
        let bytes = fs::read(binary).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        file.section_by_name(".text").unwrap().data().unwrap().to_vec()
    }

    #[test]
    fn layouts_differ_in_their_order_alone() {
        let folder = tempfile::tempdir().unwrap();
        let Some((binary, printed)) = built(folder.path(), &[]) else { return };
        let engine = folder.path().join("engine");
        keep(&engine, &printed, "abc").unwrap();
        // The files that rustc left are removed; the stored copies suffice.
        let moved = folder.path().join("moved");
        fs::rename(&binary, &moved).unwrap();
        fs::remove_dir_all(folder.path().join("build")).unwrap();
        assert!(keeps(&engine, "abc") && !keeps(&engine, "abd"));
        let relink = Relink::read(&engine).unwrap();
        relink.check(&moved).unwrap();

        let layouts = [(1, "one"), (2, "two"), (1, "again")].map(|(seed, name)| {
            let to = folder.path().join("layouts").join(name);
            relink.link(seed, &to).unwrap();
            to
        });
        let said = |program: &Path| children::run(&mut Command::new(program), None).unwrap().stdout;
        let expected = said(&moved);
        assert_eq!(expected.lines().count(), 9);
        for layout in &layouts {
            assert_eq!(said(layout), expected);
        }
        let [first, second, first_again] = &layouts;
        assert_eq!(fs::read(first).unwrap(), fs::read(first_again).unwrap());
        assert_ne!(code(first), code(second));
        assert_ne!(code(first), code(&moved));

        // The binary of another build is not the one whose link is stored.
        let error = relink.check(second).unwrap_err().to_string();
        assert!(error.contains("`engine` is not the binary"), "{error}");

        // The error has the linker's own words, on one line.
        let mut odd = relink.clone();
        odd.line.arguments.push("-Wl,--no-such-option".to_owned());
        let error = odd.link(1, second).unwrap_err().to_string();
        assert!(error.contains("`engine`") && error.contains("--no-such-option"), "{error}");
        assert_eq!(error.lines().count(), 1);

        let object = relink.line.inside(&relink.link_folder).next().unwrap();
        fs::remove_file(object).unwrap();
        let error = relink.link(1, second).unwrap_err().to_string();
        assert_eq!(error, format!("cannot link `engine` again: {} is missing", object.display()));
        assert!(!keeps(&engine, "abc"));
    }

    #[test]
    fn any_linker_makes_layouts_of_the_engines_object() {
        let folder = tempfile::tempdir().unwrap();
        let words = ["-C", "codegen-units=1", "-C", "target-feature=+crt-static"];
        let Some((binary, printed)) = built(folder.path(), &words) else { return };
        let engine = folder.path().join("engine");
        keep(&engine, &printed, "abc").unwrap();
        let relink = Relink::read(&engine).unwrap();
        // Objects that rustc adds to those that it compiled.
        let others = relink
            .line
            .inside(&relink.link_folder)
            .filter(|path| path.extension().is_some_and(|end| end == "o"));
        let others: Vec<&Path> = others.filter(|path| *path != relink.object().unwrap()).collect();
        assert!(!others.is_empty());
        let words = match relink.unfolded() {
            Ok(words) => words,
            Err(error) if format!("{error:#}").contains("there is no archive lib") => {
                eprintln!("skipped: there is no static C library: {error:#}");
                return;
            }
            Err(error) => panic!("{error:#}"),
        };
        let is_object = |word: &&Word| **word == Word::Plain(OBJECT.to_owned());
        assert_eq!(words.iter().filter(is_object).count(), 1);
        for other in others {
            assert!(words.contains(&Word::File(other.to_owned())), "{} is not linked", other.display());
        }
        let words = words.into_iter().map(|word| match word {
            Word::Plain(word) => word,
            Word::File(path) => path.to_string_lossy().into_owned(),
        });
        let relink = Relink::of_object(
            "engine".to_owned(),
            relink.object().unwrap(),
            Path::new("ld"),
            words.collect(),
        );
        let layouts = [1, 2].map(|seed| folder.path().join(format!("layout-{seed}")));
        for (layout, seed) in layouts.iter().zip(1..) {
            relink.link(seed, layout).unwrap();
            let said = |program: &Path| children::run(&mut Command::new(program), None).unwrap().stdout;
            assert_eq!(said(layout), said(&binary));
        }
        assert_ne!(code(&layouts[0]), code(&layouts[1]));
    }

    #[test]
    fn finds_the_link_command_in_cargos_output() {
        let command = "\"cc\" \"e.o\" \"-o\" \"e\"";
        assert_eq!(line(&format!("something else\n{command}\n")), Some(command));
        assert_eq!(line("something else\n"), None);
    }

    #[test]
    fn a_seed_with_another_meaning_to_lld_is_refused() {
        let relink = Relink::of_object(String::new(), PathBuf::new(), Path::new("ld"), Vec::new());
        for seed in [0, u32::MAX] {
            let error = relink.link(seed, Path::new("unwritten")).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{seed} draws no layout")), "{error}");
        }
    }

    #[test]
    fn reports_the_linkers_first_error() {
        let said = "ld.lld: warning: odd\n\nld.lld: error: unknown\ncollect2: error: ld returned 1\n";
        assert_eq!(first_error(said), "ld.lld: error: unknown");
        assert_eq!(first_error(""), "the linker said nothing");
    }
}
