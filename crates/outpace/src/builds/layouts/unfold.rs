//! Finds the linker command that a compiler driver would run, so that the linker can be called
//! without a driver.
//!
//! The driver knows the place of the C library, the files with which a program begins and ends, and
//! the options of the platform. GCC and clang print all of that with the option `-###`: the
//! commands that they would run, quoted for a shell, with the linker's command last.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::OBJECT;
use super::line::Line;
use crate::error::{Context, Result, bail, ensure};
use crate::os::children;

/// A word of the linker's command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A word to pass on unchanged.
    Plain(String),
    /// A file that the linker reads.
    File(PathBuf),
}

/// Returns the linker's arguments for the driver's command `line`, without the output. [`OBJECT`]
/// replaces the engine's own object. The path of a static archive replaces each library, so that a
/// program linked this way needs no library when it runs.
pub(crate) fn unfolded(line: &Line, object: &Path) -> Result<Vec<Word>> {
    let mut driver = Command::new(&line.program);
    driver.envs(line.environment.iter().map(|(name, value)| (name, value)));
    let done = children::run(driver.args(&line.arguments).args(["-o", "linked", "-###"]), None)?;
    ensure!(done.status.success(), "`{} -###` failed ({})", line.program, done.status);
    words(&done.stderr, object)
}

fn words(printed: &str, object: &Path) -> Result<Vec<Word>> {
    let command = printed.lines().rev().find(|line| line.contains(" -o ") || line.contains("\"-o\""));
    let command = command.context("the driver prints no command that links")?;
    let command_words = shlex::split(command).context("the driver's command cannot be read")?;
    let folders: Vec<&Path> =
        command_words.iter().filter_map(|word| word.strip_prefix("-L")).map(Path::new).collect();
    let archive = |name: &str| {
        let found =
            folders.iter().map(|folder| folder.join(format!("lib{name}.a"))).find(|path| path.is_file());
        found.with_context(|| format!("there is no archive lib{name}.a in {}", shown(&folders)))
    };
    let mut words = Vec::new();
    let mut rest = command_words.iter().skip(1);
    while let Some(word) = rest.next() {
        match word.as_str() {
            // Left out: the output, which the caller names; the plug-in, which would compile files
            // that are not objects yet; and, in the next arm, the plug-in's options, the choice of
            // the linker, which only the driver understands, and the folders of libraries, which
            // are named by their paths.
            "-o" | "-plugin" => {
                rest.next();
            }
            plain if ["-plugin-opt=", "-fuse-ld=", "-L"].iter().any(|ours| plain.starts_with(ours)) => {}
            // Archives replace the shared libraries, so these switches mean nothing.
            "-Bdynamic" | "-Bstatic" => {}
            library if library.starts_with("-l") => {
                words.extend(members(archive(&library[2..])?)?.into_iter().map(Word::File));
            }
            plain if plain.starts_with('-') => words.push(Word::Plain(word.clone())),
            path if Path::new(path) == object => words.push(Word::Plain(OBJECT.to_owned())),
            path if Path::new(path).is_file() => words.push(Word::File(PathBuf::from(path))),
            _ => words.push(Word::Plain(word.clone())),
        }
    }
    if !words.contains(&Word::Plain(OBJECT.to_owned())) {
        bail!("the driver's command does not name {}", object.display());
    }
    Ok(words)
}

/// Returns the archives to link for the library file `path`: the file itself if it is an archive,
/// or the archives that it names if it is a script of GNU's linker, such as `GROUP ( a.a b.a )`.
fn members(path: PathBuf) -> Result<Vec<PathBuf>> {
    let bytes = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    if bytes.starts_with(b"!<arch>\n") {
        return Ok(vec![path]);
    }
    let text = String::from_utf8_lossy(&bytes);
    let listed = text.split_once("GROUP").and_then(|(_, rest)| rest.split_once('(')?.1.split_once(')'));
    let (listed, _) =
        listed.with_context(|| format!("{} is neither an archive nor a group of them", path.display()))?;
    let named: Vec<PathBuf> = listed.split_whitespace().map(PathBuf::from).collect();
    if let Some(missing) = named.iter().find(|path| !path.is_file()) {
        bail!("{} names {}, which does not exist", path.display(), missing.display());
    }
    Ok(named)
}

fn shown(folders: &[&Path]) -> String {
    folders.iter().map(|folder| folder.display().to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn libraries_become_archives() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in ["libc.a", "libmvec.a", "crt1.o"] {
            std::fs::write(path(name), "!<arch>\n").unwrap();
        }
        let script = format!(
            "/* GNU ld script */\nOUTPUT_FORMAT(elf64-x86-64)\nGROUP ( {0}/libc.a {0}/libmvec.a )\n",
            folder.path().display()
        );
        std::fs::write(path("libm.a"), script).unwrap();
        let here = folder.path().display();
        let printed = format!(
            "Using built-in specs.\n /usr/lib/collect2 -plugin /usr/p.so \"-plugin-opt=-pass\" -m elf_x86_64 -static -fuse-ld=lld -o linked \
             {here}/crt1.o -L{here} e.o -Bdynamic \"-lc\" -z now\n"
        );
        let plain = |word: &str| Word::Plain(word.to_owned());
        let expected = [
            plain("-m"),
            plain("elf_x86_64"),
            plain("-static"),
            Word::File(path("crt1.o")),
            plain(OBJECT),
            Word::File(path("libc.a")),
            plain("-z"),
            plain("now"),
        ];
        assert_eq!(words(&printed, Path::new("e.o")).unwrap(), expected);

        let of_a_script = words(&printed.replace("-lc", "-lm"), Path::new("e.o")).unwrap();
        let both = ["libc.a", "libmvec.a"].map(|name| Word::File(path(name)));
        assert!(of_a_script.windows(2).any(|pair| pair == both), "{of_a_script:?}");
        std::fs::remove_file(path("libmvec.a")).unwrap();
        let error = words(&printed.replace("-lc", "-lm"), Path::new("e.o")).unwrap_err().to_string();
        assert_eq!(error, format!("{here}/libm.a names {here}/libmvec.a, which does not exist"));

        let error = words(&printed.replace("-lc", "-lx"), Path::new("e.o")).unwrap_err().to_string();
        assert_eq!(error, format!("there is no archive libx.a in {here}"));
        let error = words(&printed, Path::new("other.o")).unwrap_err().to_string();
        assert!(error.contains("does not name other.o"), "{error}");
        assert!(words("gcc: no input files", Path::new("e.o")).is_err());
    }
}
