//! The names that verbs and options had before they were grouped. For one release each answers with its new name; then this file goes.
//!
//! Clap knows them as hidden verbs and options, of the command line alone: help, completions and manual pages do not name them.

use clap::{Arg, ArgAction, ArgMatches, Command};

/// Every old name, and the new one.
const RENAMED: [(&str, &str); 15] = [
    ("completions", "setup completions"),
    ("count", "bench count"),
    ("doctor", "setup"),
    ("endgame", "study endgame"),
    ("export", "report export"),
    ("man", "setup man"),
    ("record", "bench record"),
    ("scaling", "study scaling"),
    ("targets", "test targets"),
    ("threads", "study threads"),
    ("choose --command", "compare programs --command"),
    ("choose --for", "predict"),
    ("choose --option", "compare programs --option"),
    ("choose --replay", "decide"),
    ("choose --unequal", "compare programs --unequal"),
];

/// The verb whose arguments said what it did, and what it is called by them now.
const COMPARE: &str = "compare";
const COMPARED: [&str; 2] = ["compare targets", "compare records"];

/// The command line with the old names in it.
pub(crate) fn with_old_names(command: Command) -> Command {
    let anything = || Arg::new("anything").num_args(0..).allow_hyphen_values(true).trailing_var_arg(true);
    let all = RENAMED.iter().fold(command, |command, (old, new)| match old.split_once(" --") {
        Some((verb, option)) => {
            let option = Arg::new(option).long(option).num_args(0..=1).action(ArgAction::Append).hide(true);
            command.arg(option.clone()).mut_subcommand(verb, |verb| verb.arg(option))
        }
        None => {
            let verb = Command::new(*old).about(answer(old, &[new])).disable_help_flag(true).arg(anything());
            command.subcommand(verb.hide(true))
        }
    });
    all.mut_subcommand(COMPARE, |compare| compare.allow_external_subcommands(true))
}

/// What to say to a command line with an old name in it; none if there is none.
pub(crate) fn new_name(command: &Command, matches: &ArgMatches) -> Option<String> {
    let is_said = |(old, _): &&(&str, &str)| match old.split_once(" --") {
        Some((verb, option)) => {
            let said = [Some(matches), matches.subcommand_matches(verb)];
            said.into_iter().flatten().any(|matches| matches.contains_id(option))
        }
        None => matches.subcommand_name() == Some(old),
    };
    let renamed = RENAMED.iter().find(is_said).map(|(old, new)| answer(old, &[new]));
    renamed.or_else(|| {
        let kind = matches.subcommand_matches(COMPARE)?.subcommand_name()?;
        let is_new = command.find_subcommand(COMPARE)?.find_subcommand(kind).is_some();
        (!is_new).then(|| answer("compare A B", &COMPARED))
    })
}

fn answer(old: &str, new: &[&str]) -> String {
    let new: Vec<String> = new.iter().map(|new| format!("`cargo lab {new}`")).collect();
    format!("`cargo lab {old}` is now {}", new.join(" or "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help;

    #[test]
    fn every_new_name_is_a_verb_with_its_option_and_no_old_one_is() {
        let find = |name: &str| {
            let mut command = help::command();
            for word in name.split(' ') {
                command = match word.strip_prefix("--") {
                    Some(option) => {
                        return command.get_arguments().any(|one| one.get_long() == Some(option));
                    }
                    None => match command.find_subcommand(word) {
                        Some(verb) => verb.clone(),
                        None => return false,
                    },
                };
            }
            true
        };
        for (old, new) in RENAMED {
            assert!(find(new), "{new}");
            assert!(!find(old), "{old}");
        }
        assert!(COMPARED.iter().all(|new| find(new)));
    }

    #[test]
    fn an_old_name_answers_with_the_new_one_whatever_follows_it() {
        let command = help::grouped();
        let said = |line: &str| {
            let words = std::iter::once("lab").chain(line.split(' '));
            new_name(&command, &command.clone().try_get_matches_from(words).unwrap())
        };
        for (line, told) in [
            ("count", "`cargo lab count` is now `cargo lab bench count`"),
            ("count --keep --help", "`cargo lab count` is now `cargo lab bench count`"),
            ("threads --replay x --any thing", "`cargo lab threads` is now `cargo lab study threads`"),
            ("choose --replay x --output y", "`cargo lab choose --replay` is now `cargo lab decide`"),
            ("--replay x --replay y", "`cargo lab choose --replay` is now `cargo lab decide`"),
            ("--axis score --for znver4", "`cargo lab choose --for` is now `cargo lab predict`"),
            (
                "choose --command a --command b --option c=1 --unequal",
                "`cargo lab choose --command` is now `cargo lab compare programs --command`",
            ),
            (
                "compare x86-64 i686 --quick",
                "`cargo lab compare A B` is now `cargo lab compare targets` or `cargo lab compare records`",
            ),
        ] {
            assert_eq!(said(line).as_deref(), Some(told), "{line}");
        }
        for line in ["choose --quick", "compare targets", "bench time popcount", "setup", "--quick"] {
            assert_eq!(said(line), None, "{line}");
        }
    }
}
