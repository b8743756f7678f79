//! What commands and `--option` ask for.
//!
//! A command `'[NAME=][VARIABLE=VALUE ...] PROGRAM [ARGUMENT ...]'` is split into words as a shell would, without running one. A name is
//! in lower case and a variable without a name before it in capitals, which distinguishes the two: `b=./engine` is a program
//! with a name, `LC_ALL=C ./engine` a program with a variable, and `b=LC_ALL=C ./engine` has both.

use std::collections::BTreeSet;
use std::path::Path;

use crate::error::{Context, Result, bail, ensure};
use crate::record::{CONTROL, is_word};

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it is called in tables.
    pub name: String,
    /// The command without its name, as it was typed: a shell's line.
    pub line: String,
    /// Variables that are set for it.
    pub environment: Vec<(String, String)>,
    /// The program.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The UCI options that are asked for it, by name and value.
    pub options: Vec<(String, String)>,
}

/// Reads the commands and their options.
pub fn read<S: AsRef<str>>(commands: &[S], options: &[S]) -> Result<Vec<Asked>> {
    ensure!(
        commands.len() >= 2,
        "two or more commands are compared, the first with each of the others, but only one is given"
    );
    let mut all = commands.iter().map(|text| Asked::parse(text.as_ref())).collect::<Result<Vec<Asked>>>()?;
    name(&mut all)?;
    set(options, &mut all)?;
    Ok(all)
}

/// Reads one command, which has that name already, and its options.
pub fn one(name: &str, line: &str, options: &[String]) -> Result<Asked> {
    let mut one = Asked::named(name, line, line)?;
    set(options, std::slice::from_mut(&mut one))?;
    Ok(one)
}

/// Gives the commands the options that are asked for them.
fn set<S: AsRef<str>>(options: &[S], all: &mut [Asked]) -> Result<()> {
    for text in options.iter().map(S::as_ref) {
        let (of, name, value) = option(text, all)?;
        for one in all.iter_mut().filter(|one| of.as_ref().is_none_or(|of| *of == one.name)) {
            let is_new = one.options.iter().all(|(other, _)| !other.eq_ignore_ascii_case(&name));
            ensure!(is_new, "`--option {text}`: `{}` has this option already", one.name);
            one.options.push((name.clone(), value.clone()));
        }
    }
    Ok(())
}

impl Asked {
    fn parse(text: &str) -> Result<Self> {
        let (name, line) = text.split_once('=').filter(|(name, _)| is_name(name)).unwrap_or(("", text));
        Self::named(name, line, text)
    }

    /// The command of that name and line, which was typed so.
    fn named(name: &str, line: &str, text: &str) -> Result<Self> {
        let place = || format!("the command `{text}`");
        let line = line.trim();
        let words = shlex::split(line).with_context(|| format!("{}: a quote is not closed", place()))?;
        ensure!(!words.iter().any(|word| word.contains('\0')), "{}: a word has a NUL in it", place());
        let variable = |word: &String| {
            let (variable, value) = word.split_once('=').filter(|(variable, _)| is_variable(variable))?;
            Some((variable.to_owned(), value.to_owned()))
        };
        let environment: Vec<(String, String)> = words.iter().map_while(variable).collect();
        let mut words = words.into_iter().skip(environment.len());
        let Some(program) = words.next().filter(|program| !program.is_empty()) else {
            let variable = environment.first().filter(|_| name.is_empty());
            let hint = variable.map_or_else(String::new, |(variable, _)| {
                format!(": `{variable}=` sets a variable; the name of a command is in lower case")
            });
            bail!("{} names no program{hint}", place());
        };
        let (name, line, arguments) = (name.to_owned(), line.to_owned(), words.collect());
        Ok(Self { name, line, environment, program, arguments, options: Vec::new() })
    }
}

/// Small letters, digits, `-` and `.`, and no more of them than a table has room for.
fn is_name(text: &str) -> bool {
    is_word(text, "-.", 40) && !text.contains(|letter: char| letter.is_ascii_uppercase())
}

/// What a shell takes for the name of a variable.
fn is_variable(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|letter: char| letter.is_ascii_digit())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// Checks that the names are different, and names the commands that have none after their programs.
fn name(all: &mut [Asked]) -> Result<()> {
    let mut taken = BTreeSet::from([CONTROL.to_owned()]);
    for one in all.iter().filter(|one| !one.name.is_empty()) {
        ensure!(one.name != CONTROL, "a command cannot be called `{CONTROL}`: that is the copy of the first");
        ensure!(taken.insert(one.name.clone()), "two commands are called `{}`", one.name);
    }
    for one in all.iter_mut().filter(|one| one.name.is_empty()) {
        let file = Path::new(&one.program).file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        let text: String = file.chars().map(plain).take(30).collect();
        let stem = Some(text.trim_start_matches(['-', '.'])).filter(|stem| !stem.is_empty());
        let stem = stem.unwrap_or("program");
        let numbered = (2_u64..).map(|number| format!("{stem}-{number}"));
        let mut names = std::iter::once(stem.to_owned()).chain(numbered);
        one.name = names.find(|name| taken.insert(name.clone())).unwrap_or_default();
    }
    Ok(())
}

/// An option: the command that is to have it (none for all of them), its name and its value.
fn option(text: &str, all: &[Asked]) -> Result<(Option<String>, String, String)> {
    let Some((name, value)) = text.split_once('=') else {
        bail!("`--option {text}`: it takes `NAME=VALUE`, or `COMMAND:NAME=VALUE` for one command alone");
    };
    let (of, name) = name.split_once(':').map_or((None, name), |(of, name)| (Some(of.to_owned()), name));
    if let Some(of) = &of
        && all.iter().all(|one| one.name != *of)
    {
        let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
        bail!("`--option {text}`: there is no command `{of}`; the commands are {}", names.join(", "));
    }
    let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
    ensure!(!name.is_empty(), "`--option {text}` names no option");
    // A line's end would begin another command to the engine.
    let has_lines = text.contains(['\n', '\r', '\0']);
    ensure!(!has_lines, "`--option {}` has more than one line", text.escape_debug());
    Ok((of, name, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(all: &[(&str, &str)]) -> Vec<(String, String)> {
        all.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn a_command_is_split_as_a_shell_would_split_it() {
        let line = "LC_ALL=C x='a b' '/opt/an engine' --net \"my net\" k=v";
        let all = read(&[&*format!("sf-16.1={line}"), "NAME=1 ./engine"], &[]).unwrap();
        let wanted = Asked {
            name: "sf-16.1".into(),
            line: line.into(),
            environment: pairs(&[("LC_ALL", "C"), ("x", "a b")]),
            program: "/opt/an engine".into(),
            arguments: ["--net", "my net", "k=v"].map(str::to_owned).to_vec(),
            options: Vec::new(),
        };
        assert_eq!(all[0], wanted);
        assert_eq!((all[1].name.as_str(), &all[1].environment), ("engine", &pairs(&[("NAME", "1")])));
    }

    #[test]
    fn what_has_no_name_is_called_after_its_program_and_no_two_alike() {
        let commands = ["/a/stock", "'/b/Stock Fish!'", "stock=/x", "/c/stock.exe", "'/d/…'", "control"];
        let names: Vec<String> = read(&commands, &[]).unwrap().into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["stock-2", "stock-fish-", "stock", "stock-3", "program", "control-2"]);
    }

    /// The name of a toolchain has letters that no name on a command line has.
    #[test]
    fn a_command_that_has_a_name_keeps_it() {
        let name = "nightly-2026-01-01-x86_64-unknown-linux-gnu";
        let one = one(name, "a=1 ./x --y", &["Hash=1".to_owned(), format!("{name}:Book=b")]).unwrap();
        assert_eq!((one.name.as_str(), one.program.as_str()), (name, "./x"));
        assert_eq!((one.environment, one.arguments), (pairs(&[("a", "1")]), vec!["--y".to_owned()]));
        assert_eq!(one.options, pairs(&[("Hash", "1"), ("Book", "b")]));
    }

    #[test]
    fn an_option_is_for_all_or_for_one() {
        let options = ["Use NNUE=false", "b:Handicap = 200", "a:Book File=x=y:z"];
        let all = read(&["a=./x", "b=./y"], &options).unwrap();
        assert_eq!(all[0].options, pairs(&[("Use NNUE", "false"), ("Book File", "x=y:z")]));
        assert_eq!(all[1].options, pairs(&[("Use NNUE", "false"), ("Handicap", "200")]));
    }

    #[test]
    fn what_cannot_be_meant_is_one_clear_error() {
        let both = ["a=./x", "b=./y"];
        let cases: [(&[&str], &[&str], &str); 11] = [
            (&["a=./x"], &[], "two or more"),
            (&["a=./x", "a=./y"], &[], "two commands are called `a`"),
            (&["./x", "control=./y"], &[], "cannot be called `control`"),
            (&["./x", "b='./y"], &[], "the command `b='./y`: a quote is not closed"),
            (&["./x", " "], &[], "the command ` ` names no program"),
            (&["./x", "SF=/opt/engine"], &[], "the name of a command is in lower case"),
            (&both, &["Hash"], "`NAME=VALUE`"),
            (&both, &["c:Hash=1"], "there is no command `c`; the commands are a, b"),
            (&both, &["=1"], "names no option"),
            (&both, &["Hash=1\ngo infinite"], "more than one line"),
            (&both, &["Hash=1", "b:hash=2"], "`--option b:hash=2`: `b` has this option already"),
        ];
        for (commands, options, wanted) in cases {
            let error = read(commands, options).unwrap_err().to_string();
            assert!(error.contains(wanted), "{commands:?} {options:?}: {error}");
        }
    }
}
