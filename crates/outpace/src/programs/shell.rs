//! Detects parts of a command line that only a shell understands.
//!
//! Commands are started without a shell, so an operator, a variable or a pattern would reach the
//! program as an argument, and the wrong run would be timed. Such a line is refused before anything
//! is started. The rules are those of POSIX (XCU 2.2 to 2.6), with the braces of bash and zsh.

use std::iter::Peekable;
use std::str::CharIndices;

use crate::error::{Context, Result, ensure};

/// A shell that runs the commands, as with hyperfine's `--shell`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shell(Vec<String>);

impl Shell {
    /// Parses the name of a shell, its path or a command line: `sh`, `/bin/bash`, `bash --norc`.
    /// `default` is `sh` (`cmd` on Windows).
    ///
    /// # Errors
    ///
    /// Fails if the text is not a command line, or if it needs a shell itself.
    pub fn parse(text: &str) -> Result<Self> {
        let text = if text == "default" { if cfg!(windows) { "cmd" } else { "sh" } } else { text };
        let words = shlex::split(text).filter(|words| words.first().is_some_and(|word| !word.is_empty()));
        let words = words.with_context(|| format!("`{text}` names no shell; `sh` or `bash` does"))?;
        let wanted = "expected a shell, such as `sh` or `bash`";
        ensure!(syntax(text).is_none(), "{wanted}, not the command `{text}`");
        Ok(Self(words))
    }

    /// Returns the command that makes the shell run that line.
    pub(super) fn words(&self, line: &str) -> Vec<String> {
        let is_cmd = self
            .0
            .first()
            .is_some_and(|shell| shell.eq_ignore_ascii_case("cmd") || shell.eq_ignore_ascii_case("cmd.exe"));
        let flag = if is_cmd { "/C" } else { "-c" };
        self.0.iter().cloned().chain([flag.to_owned(), line.to_owned()]).collect()
    }
}

/// Returns the message that refuses a line because of shell syntax, with advice.
pub(super) fn refusal(found: &str, line: &str, way: Way) -> String {
    let found = match found {
        "`" => "a backtick".to_owned(),
        END => END.to_owned(),
        other => format!("`{other}`"),
    };
    let why = format!("{found} is for a shell, and programs are started without one");
    let passed_on = format!("in single quotes {found} is passed on as it is");
    let quoted = || shlex::try_quote(line).map_or_else(|_| "'...'".into(), std::borrow::Cow::into_owned);
    match way {
        Way::Script => format!("{why}; {passed_on}, and a script can do what a shell does"),
        Way::Command => format!("{why}. `sh -c {}` runs it in a shell; {passed_on}", quoted()),
        Way::Option => format!(
            "{why}. `--shell sh` runs all commands in a shell, `sh -c {}` only this one; {passed_on}",
            quoted()
        ),
    }
}

/// Way in which the user can have a line run by a shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// No way: the program has to be a file that a build makes.
    Script,
    /// By the command `sh -c`.
    Command,
    /// By that command or by the option `--shell`.
    Option,
}

/// Text reported for a line break outside of quotes.
const END: &str = "the end of a line";

/// Words that a shell handles itself: there is no program with such a name, or only a useless one.
const BUILT_IN: [&str; 20] = [
    ".", "alias", "cd", "declare", "eval", "exec", "export", "for", "function", "if", "local", "popd",
    "pushd", "set", "shopt", "source", "ulimit", "umask", "unset", "while",
];

/// Returns true for a word that a shell handles itself: `cd`, `ulimit`, `if`.
pub(crate) fn is_built_in(word: &str) -> bool {
    BUILT_IN.contains(&word)
}

/// Returns the first part of a command line that a shell would not pass on unchanged: an operator,
/// a variable, a substitution, a pattern or a home folder outside of quotes. Inside double quotes a
/// shell still interprets `$` and backticks.
pub(crate) fn syntax(line: &str) -> Option<String> {
    let mut reader = Reader { letters: line.char_indices().peekable(), line, word: None, is_first: true };
    reader.find()
}

struct Reader<'a> {
    letters: Peekable<CharIndices<'a>>,
    line: &'a str,
    /// Start of the current word; `None` between words.
    word: Option<usize>,
    /// True until the program is named: variables may still be set.
    is_first: bool,
}

impl Reader<'_> {
    fn find(&mut self) -> Option<String> {
        while let Some((at, letter)) = self.letters.next() {
            let begins = self.word.is_none();
            match letter {
                '\n' => return Some(END.to_owned()),
                letter if letter.is_ascii_whitespace() => {
                    self.end(at);
                    continue;
                }
                // A comment extends to the end of the line.
                '#' if begins => {
                    while self.letters.next_if(|(_, letter)| *letter != '\n').is_some() {}
                    continue;
                }
                '\\' => {
                    let next = self.letters.next().map(|(_, next)| next);
                    // A backslash before a line break joins two lines and begins no word.
                    if next != Some('\n') {
                        self.word.get_or_insert(at);
                    }
                    continue;
                }
                '\'' => while self.letters.next().is_some_and(|(_, letter)| letter != '\'') {},
                '"' => {
                    self.word.get_or_insert(at);
                    if let Some(found) = self.quoted() {
                        return Some(found);
                    }
                }
                '<' | '>' | '|' | '&' | ';' | '(' | ')' => return Some(self.operator(at, letter)),
                '`' => return Some("`".to_owned()),
                '$' => {
                    if let Some(found) = self.variable(at, true) {
                        return Some(found);
                    }
                }
                '*' | '?' => return Some(letter.to_string()),
                '[' if self.closes(at, ']', |inside| !inside.is_empty()) => return Some("[".to_owned()),
                '{' if self.closes(at, '}', |inside| inside.contains(',') || inside.contains("..")) => {
                    return Some("{".to_owned());
                }
                '~' if begins || self.is_first && self.follows_assignment(at) => return Some("~".to_owned()),
                '!' if begins && self.is_first && self.ends_word() => return Some("!".to_owned()),
                _ => {}
            }
            self.word.get_or_insert(at);
        }
        None
    }

    /// Ends a word. The first word that sets no variable is the program.
    fn end(&mut self, at: usize) {
        if let Some(begin) = self.word.take() {
            self.is_first &= self.line.get(begin..at).is_some_and(|word| word.contains('='));
        }
    }

    /// Returns the operator that begins here, with all its characters.
    fn operator(&mut self, at: usize, first: char) -> String {
        let rest = self.line.get(at..).unwrap_or_default();
        let long = ["<<<", "<<", ">>", "&&", "||", "&>", ">&", "<&"]
            .into_iter()
            .find(|operator| rest.starts_with(operator));
        long.map_or_else(|| first.to_string(), str::to_owned)
    }

    /// Reads up to the closing double quote. Returns the first variable or substitution inside, if
    /// there is one.
    fn quoted(&mut self) -> Option<String> {
        while let Some((at, letter)) = self.letters.next() {
            match letter {
                '"' => return None,
                '\\' => _ = self.letters.next(),
                '`' => return Some("`".to_owned()),
                '$' => {
                    if let Some(found) = self.variable(at, false) {
                        return Some(found);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Returns the variable or the substitution that this dollar begins. A dollar before anything
    /// else stands for itself.
    fn variable(&mut self, at: usize, is_bare: bool) -> Option<String> {
        let rest = self.line.get(at + 1..)?;
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let name: String = rest.chars().take_while(|letter| is_part(*letter)).collect();
        if !name.is_empty() {
            return Some(format!("${name}"));
        }
        let next = rest.chars().next()?;
        let is_special = "{(?$#@*!-".contains(next) || is_bare && "'\"".contains(next);
        is_special.then(|| format!("${next}"))
    }

    /// Returns true if the closing `mark` follows in this word, and `holds` accepts the text before
    /// it.
    fn closes(&self, at: usize, mark: char, holds: impl Fn(&str) -> bool) -> bool {
        let rest = self.line.get(at + 1..).unwrap_or_default();
        let word = rest.split(|letter: char| letter.is_ascii_whitespace()).next().unwrap_or_default();
        word.find(mark).is_some_and(|end| word.get(..end).is_some_and(&holds))
    }

    /// Returns true if the value of a variable assignment, or a part of it after a colon, begins
    /// here: there a shell expands `~`.
    fn follows_assignment(&self, at: usize) -> bool {
        let before = self.word.and_then(|begin| self.line.get(begin..at));
        before.is_some_and(|before| before.contains('=') && before.ends_with(['=', ':']))
    }

    fn ends_word(&mut self) -> bool {
        self.letters.peek().is_none_or(|(_, letter)| letter.is_ascii_whitespace())
    }
}

/// Returns true if a shell accepts the text as the name of a variable.
pub(super) fn is_variable(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|letter: char| letter.is_ascii_digit())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// Returns a command for the system's shell that runs that line.
pub(crate) fn system_shell(line: &str) -> std::process::Command {
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt;
        let mut command = std::process::Command::new("cmd");
        // The line is passed unchanged, because cmd does not read quotes as programs do.
        command.arg("/C").raw_arg(line);
        command
    }
    #[cfg(not(windows))]
    {
        let mut command = std::process::Command::new("sh");
        command.args(["-c", line]);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_syntax_of_a_shell() {
        for (line, found) in [
            ("./r < small", "<"),
            ("./r > /dev/null", ">"),
            ("./r 2>&1", ">&"),
            ("./r >> log", ">>"),
            ("./r <<< text", "<<<"),
            ("./r | wc", "|"),
            ("./r|wc", "|"),
            ("./r && ./s", "&&"),
            ("./r || true", "||"),
            ("./r &", "&"),
            ("./r; ./s", ";"),
            ("(./r)", "("),
            ("./r $HOME", "$HOME"),
            ("./r \"$HOME/x\"", "$HOME"),
            ("./r ${HOME}", "${"),
            ("./r $(cat x)", "$("),
            ("./r \"a $(cat x)\"", "$("),
            ("./r $1", "$1"),
            ("./r $'a'", "$'"),
            ("./r `cat x`", "`"),
            ("./r \"`cat x`\"", "`"),
            ("./r *.txt", "*"),
            ("./r file?", "?"),
            ("./r [ab].txt", "["),
            ("./r {a,b}", "{"),
            ("./r {1..3}", "{"),
            ("~/r", "~"),
            ("./r ~/x", "~"),
            ("./r ~user/x", "~"),
            ("A=~/x ./r", "~"),
            ("A=$HOME ./r", "$HOME"),
            ("! ./r", "!"),
            ("./r\n./s", "the end of a line"),
            ("./r 'a' \"b\" c>d", ">"),
            ("./r a\\ b<c", "<"),
        ] {
            assert_eq!(syntax(line).as_deref(), Some(found), "{line}");
        }
    }

    #[test]
    fn a_shell_is_given_as_a_plain_command() {
        let [shell, option] = if cfg!(windows) { ["cmd", "/C"] } else { ["sh", "-c"] };
        assert_eq!(Shell::parse("default").unwrap().words("a | b"), [shell, option, "a | b"]);
        for text in ["", " ", "'", "''", "a | b", "./r < x"] {
            assert!(Shell::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn quoted_syntax_is_passed_on() {
        for line in [
            "",
            "./r",
            "A=1 B='x y' ./r",
            "sh -c './r < small && ./s > $HOME/*'",
            "sh -c \"./r < small | wc; true\"",
            "awk '{print $1}' file",
            "awk \"{print \\$1}\" file",
            "grep 'a*b?' file",
            "grep foo$ file",
            "grep \"foo$\" \"a~b\" file",
            "./r \\< \\* \\$HOME \\~ a\\|b",
            "./r --net=~/x a~b file~",
            "./r [ -f x",
            "./r {} {x} a{b",
            "./r a!b !",
            "./r a # then < this",
            "./r a#b",
            "./r a \\\n b",
            "./r 'open <",
            "./r é\u{a0}ü",
            "./r %HOME% ^x @y",
        ] {
            assert_eq!(syntax(line), None, "{line}");
        }
    }
}
