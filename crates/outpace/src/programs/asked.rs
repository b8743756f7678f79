//! Parses commands and `--option` arguments of the command line.
//!
//! A command `'[NAME=][VARIABLE=VALUE ...] PROGRAM [ARGUMENT ...]'` is split into words as a shell
//! would, but no shell runs. If the first word has an `=`, the part before it is the command's
//! name, or a variable if it has capitals. So `b=./engine` is a program with a name, `LC_ALL=C
//! ./engine` is a program with a variable, and `b=LC_ALL=C ./engine` has both. Syntax that only a
//! shell understands is refused ([`Shell`] runs such lines in a shell).

use std::collections::BTreeSet;

use super::layouts::LayoutSequence;
use super::names;
use super::shell::{self, Shell, Way};
use crate::error::{Context, Result, bail, ensure};
use crate::label::is_label;
use crate::record::CONTROL;

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Name in tables.
    pub name: String,
    /// Command without its name, as it was typed. It can be pasted into a shell.
    pub line: String,
    /// Environment variables to set.
    pub environment: Vec<(String, String)>,
    /// Program to run.
    pub program: String,
    /// Arguments of the program.
    pub arguments: Vec<String>,
    /// UCI options to set, by name and value.
    pub options: Vec<(String, String)>,
    /// Code layouts of the program. Every launch runs one of them instead of the program's file.
    pub layouts: Option<LayoutSequence>,
}

/// Parses the commands and their options.
///
/// # Errors
///
/// Fails if there are fewer than two commands, if one names no program or needs a shell, or if an
/// option is for none of them.
pub fn read<S: AsRef<str>>(commands: &[S], options: &[S]) -> Result<Vec<Asked>> {
    at_least_two(commands)?;
    parse_all(None, Way::Command, commands, options)
}

/// Parses commands as [`read`] does. If `shell` is given, the commands run in that shell; names
/// that are not given are still derived from the lines as they were typed.
///
/// # Errors
///
/// Fails where [`read`] fails. If `shell` is given, the syntax of the lines is left to that shell,
/// so a line may contain what [`read`] refuses, such as `<` or an open quote.
pub fn read_for<S: AsRef<str>>(shell: Option<&Shell>, commands: &[S], options: &[S]) -> Result<Vec<Asked>> {
    at_least_two(commands)?;
    parse_all(shell, Way::Option, commands, options)
}

fn at_least_two<S>(commands: &[S]) -> Result<()> {
    ensure!(
        commands.len() >= 2,
        "two or more commands are compared, the first with each of the others, but only one is given"
    );
    Ok(())
}

fn parse_all<S: AsRef<str>>(
    shell: Option<&Shell>,
    way: Way,
    commands: &[S],
    options: &[S],
) -> Result<Vec<Asked>> {
    let mut parsed = Vec::new();
    let mut lines = Vec::new();
    for text in commands.iter().map(AsRef::as_ref) {
        let (name, line) = text.split_once('=').filter(|(name, _)| is_name(name)).unwrap_or(("", text));
        parsed.push(match shell {
            Some(shell) => Asked::for_shell(name, line, text, shell)?,
            None => Asked::named(name, line, text, way)?,
        });
        lines.push(line);
    }
    name(&mut parsed, &lines)?;
    set(options, &mut parsed)?;
    Ok(parsed)
}

/// Parses one command that already has a name, and its options.
pub fn one(name: &str, line: &str, options: &[String]) -> Result<Asked> {
    let mut asked = Asked::named(name, line, line, Way::Script)?;
    set(options, std::slice::from_mut(&mut asked))?;
    Ok(asked)
}

/// Adds each option to the command that it names, or to all commands if it names none.
fn set<S: AsRef<str>>(options: &[S], commands: &mut [Asked]) -> Result<()> {
    for text in options.iter().map(S::as_ref) {
        let (target, name, value) = option(text, commands)?;
        for command in
            commands.iter_mut().filter(|command| target.as_ref().is_none_or(|target| *target == command.name))
        {
            let is_new = command.options.iter().all(|(other, _)| !other.eq_ignore_ascii_case(&name));
            ensure!(is_new, "`--option {text}`: `{}` has this option already", command.name);
            command.options.push((name.clone(), value.clone()));
        }
    }
    Ok(())
}

impl Asked {
    /// Parses the command with this name and line. `text` is the command as it was typed, for
    /// errors. If the command needs a shell, the error says how it can get one.
    fn named(name: &str, line: &str, text: &str, way: Way) -> Result<Self> {
        let place = || format!("the command `{text}`");
        let line = line.trim();
        let words = shlex::split(line).with_context(|| format!("{}: a quote is not closed", place()))?;
        ensure!(!words.iter().any(|word| word.contains('\0')), "{}: a word has a NUL in it", place());
        if let Some(found) = shell::syntax(line) {
            bail!("{}: {}", place(), shell::refusal(&found, line, way));
        }
        let variable = |word: &String| {
            let (variable, value) =
                word.split_once('=').filter(|(variable, _)| shell::is_variable(variable))?;
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
        Ok(Self { name, line, environment, program, arguments, options: Vec::new(), layouts: None })
    }

    /// Makes a command that runs the line in `shell`. Its stored line includes the shell, so that
    /// it means the same without `--shell`.
    fn for_shell(name: &str, line: &str, text: &str, shell: &Shell) -> Result<Self> {
        let line = line.trim();
        ensure!(!line.is_empty(), "the command `{text}` names no program");
        let words = shell.words(line);
        let joined = shlex::try_join(words.iter().map(String::as_str));
        let joined = joined.with_context(|| format!("the command `{}`", text.escape_debug()))?;
        Self::named(name, &joined, text, Way::Command)
    }
}

/// Returns true for a valid name: it consists of digits, `-`, `.` and letters of any script except
/// capitals, begins with a letter or a digit, and is short enough for a table.
fn is_name(text: &str) -> bool {
    is_label(text, "-.", names::LONGEST) && !text.contains(char::is_uppercase)
}

/// Checks that the given names differ, and names the other commands after their programs and the
/// differences between their lines.
fn name(commands: &mut [Asked], lines: &[&str]) -> Result<()> {
    let mut taken = BTreeSet::from([CONTROL.to_owned()]);
    for command in commands.iter().filter(|command| !command.name.is_empty()) {
        ensure!(
            command.name != CONTROL,
            "a command cannot be called `{CONTROL}`: that is the copy of the first"
        );
        ensure!(taken.insert(command.name.clone()), "two commands are called `{}`", command.name);
    }
    let unnamed = commands.iter().zip(lines).filter(|(command, _)| command.name.is_empty());
    let lines: Vec<&str> = unnamed.map(|(_, line)| *line).collect();
    let names = names::names(&lines, &mut taken);
    commands
        .iter_mut()
        .filter(|command| command.name.is_empty())
        .zip(names)
        .for_each(|(command, name)| command.name = name);
    Ok(())
}

/// Parses an option: the command that it is for (`None` for all of them), its name and its value.
fn option(text: &str, commands: &[Asked]) -> Result<(Option<String>, String, String)> {
    let Some((name, value)) = text.split_once('=') else {
        bail!("`--option {text}`: it takes `NAME=VALUE`, or `COMMAND:NAME=VALUE` for one command alone");
    };
    let (target, name) =
        name.split_once(':').map_or((None, name), |(target, name)| (Some(target.to_owned()), name));
    if let Some(target) = &target
        && commands.iter().all(|command| command.name != *target)
    {
        let names: Vec<&str> = commands.iter().map(|command| command.name.as_str()).collect();
        bail!("`--option {text}`: there is no command `{target}`; the commands are {}", names.join(", "));
    }
    let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
    ensure!(!name.is_empty(), "`--option {text}` names no option");
    // A line break would begin another UCI command.
    let has_lines = text.contains(['\n', '\r', '\0']);
    ensure!(!has_lines, "`--option {}` has more than one line", text.escape_debug());
    Ok((target, name, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(entries: &[(&str, &str)]) -> Vec<(String, String)> {
        entries.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn a_command_is_split_as_a_shell_would_split_it() {
        let line = "LC_ALL=C x='a b' '/opt/an engine' --net \"my net\" k=v";
        let commands = read(&[&*format!("sf-16.1={line}"), "NAME=1 ./engine"], &[]).unwrap();
        let wanted = Asked {
            name: "sf-16.1".into(),
            line: line.into(),
            environment: pairs(&[("LC_ALL", "C"), ("x", "a b")]),
            program: "/opt/an engine".into(),
            arguments: ["--net", "my net", "k=v"].map(str::to_owned).to_vec(),
            options: Vec::new(),
            layouts: None,
        };
        for name in ["ä", "naïve", "nai\u{308}ve", "हिन्दी", "日本-2.1"] {
            let named = &read(&["b=./y", &format!("{name}=./x")], &[]).unwrap()[1];
            assert_eq!((named.name.as_str(), named.program.as_str()), (name, "./x"));
        }
        for name in ["Ä", "-ä", "\u{308}a", "a\u{202e}b", "…", "a b"] {
            let named = read(&["b=./y", &format!("'{name}=./x'")], &[]).unwrap();
            assert_ne!(named[1].program, "./x", "{name}");
        }
        assert_eq!(commands[0], wanted);
        assert_eq!(
            (commands[1].name.as_str(), &commands[1].environment),
            ("engine", &pairs(&[("NAME", "1")]))
        );
    }

    #[test]
    fn unnamed_commands_are_named_after_their_programs() {
        let commands = ["/a/stock", "'/b/Stock Fish!'", "stock=/x", "/c/stock.exe", "'/d/…'", "control"];
        let names: Vec<String> =
            read(&commands, &[]).unwrap().into_iter().map(|command| command.name).collect();
        assert_eq!(names, ["a-stock", "stock-fish", "stock", "c-stock", "program", "control-2"]);
    }

    #[test]
    fn a_refusal_says_how_a_shell_runs_the_line() {
        let error = read_for(None, &["b=./r < small", "./r"], &[]).unwrap_err().to_string();
        for part in [
            "the command `b=./r < small`: `<` is for a shell",
            "`sh -c './r < small'`",
            "`--shell sh`",
            "quotes",
        ] {
            assert!(error.contains(part), "{error}");
        }
        let error = one("run", "./app > log", &[]).unwrap_err().to_string();
        assert!(error.contains("`>` is for a shell") && !error.contains("--shell"), "{error}");
    }

    #[test]
    fn the_requested_shell_runs_the_lines() {
        let lines = ["A=1 ./r < small", "big=./r < 'b g'"];
        let commands = read_for(Some(&Shell::parse("bash --norc").unwrap()), &lines, &[]).unwrap();
        assert_eq!((commands[0].name.as_str(), commands[1].name.as_str()), ("r", "big"));
        assert!(commands.iter().all(|command| command.program == "bash" && command.environment.is_empty()));
        assert_eq!(commands[0].arguments, ["--norc", "-c", "A=1 ./r < small"]);
        // The stored line means the same without the shell option.
        for asked in &commands {
            let again = one(&asked.name, &asked.line, &[]).unwrap();
            assert_eq!(again, *asked);
        }
        let error = read_for(Some(&Shell::parse("default").unwrap()), &["a= ", "b=./y"], &[]);
        assert!(error.unwrap_err().to_string().contains("names no program"));
    }

    /// The name of a toolchain has characters that no name on a command line may have.
    #[test]
    fn a_given_name_may_be_long() {
        let name = "nightly-2026-01-01-x86_64-unknown-linux-gnu";
        let asked = one(name, "a=1 ./x --y", &["Hash=1".to_owned(), format!("{name}:Book=b")]).unwrap();
        assert_eq!((asked.name.as_str(), asked.program.as_str()), (name, "./x"));
        assert_eq!((asked.environment, asked.arguments), (pairs(&[("a", "1")]), vec!["--y".to_owned()]));
        assert_eq!(asked.options, pairs(&[("Hash", "1"), ("Book", "b")]));
    }

    #[test]
    fn an_option_is_for_all_commands_or_for_one() {
        let options = ["Use NNUE=false", "b:Handicap = 200", "a:Book File=x=y:z"];
        let commands = read(&["a=./x", "b=./y"], &options).unwrap();
        assert_eq!(commands[0].options, pairs(&[("Use NNUE", "false"), ("Book File", "x=y:z")]));
        assert_eq!(commands[1].options, pairs(&[("Use NNUE", "false"), ("Handicap", "200")]));
    }

    #[test]
    fn a_wrong_command_gives_one_clear_error() {
        let both = ["a=./x", "b=./y"];
        let cases: [(&[&str], &[&str], &str); 15] = [
            (&["./x < small", "./y"], &[], "the command `./x < small`: `<` is for a shell"),
            (&["./x", "b=./y --net \"$HOME/net\""], &[], "`$HOME` is for a shell"),
            (&["./x `date`", "./y"], &[], "a backtick is for a shell"),
            (&["./x", "./y\n./z"], &[], "the end of a line is for a shell"),
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
