//! The command that links an engine, parsed from rustc's output. Its inputs are then copied, so
//! that it still works after the build has removed them.
//!
//! The command is parsed into words rather than given to a shell, because a shell would expand a
//! `$` in a folder's name.

use std::fmt::{self, Display};
use std::fs;
use std::path::Path;

use crate::error::{Context, Result, bail, ensure};

/// A link command, either as rustc prints it, or with copied inputs and without its output.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) environment: Vec<(String, String)>,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
}

impl Line {
    /// Parses a command as the standard library's `Debug` prints it: settings as `NAME="value"`,
    /// then quoted words.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let mut line = Self::default();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (before, quoted) = rest.split_once('"').with_context(|| unread(rest))?;
            let (word, after) = unquoted(quoted).with_context(|| unread(rest))?;
            match before.strip_suffix('=') {
                Some(name) if line.program.is_empty() && !name.contains(char::is_whitespace) => {
                    line.environment.push((name.to_owned(), word));
                }
                None if before.is_empty() && line.program.is_empty() => line.program = word,
                None if before.is_empty() => line.arguments.push(word),
                _ => bail!("{}", unread(rest)),
            }
            rest = after.trim_start();
        }
        let is_driver = line.arguments.iter().any(|word| word.starts_with("-Wl,"));
        ensure!(is_driver, "`{}` is no compiler driver that calls a linker", line.program);
        Ok(line)
    }

    /// Returns the command without its output, after copying all inputs from the output's folder to
    /// `folder`.
    pub(crate) fn with_copied_inputs(self, folder: &Path) -> Result<Self> {
        let at = self.arguments.iter().position(|word| word == "-o").context("it names no output")?;
        let output = self.arguments.get(at + 1).context("it names no output")?;
        let built = Path::new(output).parent().context("its output has no folder")?;
        let mut arguments: Vec<String> = Vec::new();
        for word in self.arguments[..at].iter().chain(&self.arguments[at + 2..]) {
            let path = Path::new(word);
            if !path.starts_with(built) {
                arguments.push(word.clone());
            } else if arguments.last().is_some_and(|before| before == "-L") {
                // This folder holds stubs for libraries of other systems. rustc always names the
                // folder, but fills it only on those systems.
                arguments.pop();
            } else {
                let copy = folder.join(path.file_name().context("it names a folder as an input")?);
                fs::copy(path, &copy)
                    .with_context(|| format!("cannot copy {} to {}", path.display(), copy.display()))?;
                arguments.push(copy.into_os_string().into_string().ok().context("its folder is not text")?);
            }
        }
        Ok(Self { arguments, ..self })
    }

    /// Returns the inputs that lie in that folder.
    pub(crate) fn inside<'a>(&'a self, folder: &'a Path) -> impl Iterator<Item = &'a Path> {
        self.arguments.iter().map(Path::new).filter(move |path| path.starts_with(folder))
    }

    /// Returns the arguments that select the linker LLD, if the command does not select it yet.
    /// rustc's copy of LLD is preferred if it is on the path that rustc sets for linkers.
    pub(crate) fn lld(&self) -> Vec<String> {
        if self.arguments.iter().any(|word| word == "-fuse-ld=lld") {
            return Vec::new();
        }
        let path = self.environment.iter().find(|(name, _)| name == "PATH").map(|(_, path)| path);
        let mut copies = path.into_iter().flat_map(std::env::split_paths).map(|folder| folder.join("gcc-ld"));
        let copy = copies.find(|folder| folder.is_dir()).map(|folder| format!("-B{}", folder.display()));
        copy.into_iter().chain(["-fuse-ld=lld".to_owned()]).collect()
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.environment {
            write!(f, "{name}={value:?} ")?;
        }
        write!(f, "{:?}", self.program)?;
        self.arguments.iter().try_for_each(|word| write!(f, " {word:?}"))
    }
}

fn unread(rest: &str) -> String {
    let start: String = rest.chars().take(40).collect();
    format!("the link command cannot be read from `{start}` on")
}

/// Splits off the string up to the closing quote, with its escapes undone, and returns it with the
/// rest after the quote.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut word = String::new();
    let mut chars = text.chars();
    loop {
        match chars.next()? {
            '"' => return Some((word, chars.as_str())),
            '\\' => word.push(match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                '0' => '\0',
                'u' => {
                    let (digits, after) = chars.as_str().strip_prefix('{')?.split_once('}')?;
                    chars = after.chars();
                    char::from_u32(u32::from_str_radix(digits, 16).ok()?)?
                }
                same @ ('"' | '\\' | '\'') => same,
                _ => return None,
            }),
            plain => word.push(plain),
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    const PRINTED: &str = r#"LC_ALL="C" PATH="/tool\"s/bin:/bin" "cc" "-m64" "/b/deps/e.o" "-Wl,-Bstatic" "/l/core.rlib" "-L" "/b/deps/rustcX/raw-dylibs" "-fuse-ld=lld" "-L" "/l" "-o" "/b/deps/e" "-Wl,--strip-debug""#;

    #[test]
    fn a_printed_command_survives_parsing() {
        let read = Line::parse(PRINTED).unwrap();
        assert_eq!(read.environment[1], ("PATH".to_owned(), "/tool\"s/bin:/bin".to_owned()));
        assert_eq!((read.program.as_str(), read.arguments.len()), ("cc", 12));
        assert_eq!(read.to_string(), PRINTED);

        let odd = r#""c\\c" "-Wl,x" "a b\t\u{301}\0'é""#;
        let read = Line::parse(odd).unwrap();
        assert_eq!((read.program.as_str(), read.arguments[1].as_str()), ("c\\c", "a b\t\u{301}\0'é"));
        assert_eq!(Line::parse(&read.to_string()).unwrap(), read);
    }

    #[test]
    fn a_refusal_shows_where_the_command_goes_wrong() {
        for (text, expected) in [
            (r#""cc" "-Wl,x" "open"#, "from `\"open` on"),
            (r#""cc" "-Wl,x" bare "y""#, "from `bare \"y\"` on"),
            (r#"env -u HOME A="b" "cc" "-Wl,x""#, "from `env -u HOME"),
            (r#""cc" A="b" "-Wl,x""#, "from `A=\"b\""),
            (r#""cc" "-Wl,\q""#, "from `\"-Wl,\\q\"` on"),
            (r#""rust-lld" "-flavor" "gnu""#, "`rust-lld` is no compiler driver"),
            ("", "no compiler driver"),
        ] {
            let error = Line::parse(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn inputs_in_the_build_folder_are_copied() {
        let folder = tempfile::tempdir().unwrap();
        let (build, copies) = (folder.path().join("b"), folder.path().join("copies"));
        fs::create_dir_all(build.join("deps")).unwrap();
        fs::create_dir(&copies).unwrap();
        let printed = PRINTED.replace("/b/", &format!("{}/", build.display()));
        let missing = Line::parse(&printed).unwrap().with_copied_inputs(&copies).unwrap_err().to_string();
        assert!(missing.contains(&build.join("deps/e.o").display().to_string()), "{missing}");

        fs::write(build.join("deps/e.o"), b"object").unwrap();
        let line = Line::parse(&printed).unwrap().with_copied_inputs(&copies).unwrap();
        assert_eq!(fs::read(copies.join("e.o")).unwrap(), b"object");
        assert_eq!(line.inside(&copies).collect::<Vec<_>>(), [copies.join("e.o")]);
        let object = copies.join("e.o").display().to_string();
        let kept = ["-m64", &object, "-Wl,-Bstatic", "/l/core.rlib", "-fuse-ld=lld", "-L", "/l"];
        assert_eq!(line.arguments, [&kept[..], &["-Wl,--strip-debug"]].concat());
    }

    #[test]
    fn selects_lld_if_the_command_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let mut line = Line::parse(PRINTED).unwrap();
        assert_eq!(line.lld(), [""; 0]);
        line.arguments.retain(|word| word != "-fuse-ld=lld");
        assert_eq!(line.lld(), ["-fuse-ld=lld"]);
        let linkers = folder.path().join("gcc-ld");
        fs::create_dir(&linkers).unwrap();
        line.environment[1].1 = format!("/none:{}", folder.path().display());
        assert_eq!(line.lld(), [format!("-B{}", linkers.display()), "-fuse-ld=lld".to_owned()]);
    }
}
