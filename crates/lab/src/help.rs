//! The parts of `cargo lab --help` that the verbs' definitions lack: the groups of verbs, examples,
//! and the exit status.

use clap::{Command, CommandFactory};

use crate::Cli;

/// The verbs, grouped by purpose. A test checks that every verb is listed exactly once.
const GROUPS: [(&str, &[&str]); 5] = [
    ("Measure", &["choose", "build", "bench", "calibrate"]),
    ("Look at code", &["asm", "profile"]),
    ("Keep and compare", &["decide", "compare", "report"]),
    ("Move to other machines", &["bundle"]),
    ("Set up", &["setup"]),
];

const AFTER: &str = "\
Examples:
  cargo lab                                   measure this machine, and say what to build
  cargo lab build                             make the chosen engine, target/release/plywright
  cargo lab --quick                           whole engines only: sooner, with wider intervals
  cargo lab choose --axis popcount            one axis alone
  cargo lab decide reports/MACHINE            decide again from what was measured
  cargo lab compare reports/local/MACHINE reports/MACHINE
  cargo lab asm --diff popcount/swar popcount/swar@i686
  cargo lab setup --json                      the tools, found and missing, as JSON

Exit status:
  0    done, and all that was checked holds
  1    it failed, a check failed, or a name does not exist
  2    the command line was not understood; nothing was begun
  130  interrupted (143 by SIGTERM, 129 by SIGHUP); every report is unchanged or complete

`cargo lab VERB --help` shows a verb's parts and options. NO_COLOR is respected; only terminals get colour. Figures go to the standard output, progress to the standard error.";

fn command() -> Command {
    Cli::command().after_help(AFTER)
}

/// Returns the command with its verbs in groups. Clap has no groups of verbs, so the verbs are
/// hidden from its own list.
pub(crate) fn grouped() -> Command {
    let command = command();
    let header = *command.get_styles().get_header();
    let mut template = "{about-with-newline}\n{usage-heading} {usage}\n".to_owned();
    for (heading, verbs) in GROUPS {
        template += &format!("\n{header}{heading}:{header:#}\n");
        for verb in verbs.iter().filter_map(|verb| command.find_subcommand(verb)) {
            let about = verb.get_about().map(ToString::to_string).unwrap_or_default();
            let literal = command.get_styles().get_literal();
            template += &format!("  {literal}{:WIDTH$}{literal:#}{about}\n", verb.get_name());
        }
    }
    template += "\n{all-args}{after-help}";
    let command = command.override_usage("cargo lab [OPTIONS]\n       cargo lab VERB [OPTIONS]");
    command.mut_subcommands(|verb| verb.hide(true)).help_template(template)
}

/// The width of the column of verbs.
const WIDTH: usize = 11;

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the verbs, each followed by its parts.
    fn parts() -> Vec<Command> {
        let verbs: Vec<Command> = command().get_subcommands().cloned().collect();
        verbs.iter().flat_map(|verb| std::iter::once(verb).chain(verb.get_subcommands())).cloned().collect()
    }

    fn verbs() -> Vec<String> {
        let mut names: Vec<_> = command().get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn every_verb_is_in_one_group_and_says_in_a_line_what_it_does() {
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, verbs)| *verbs).copied().collect();
        grouped.sort_unstable();
        assert_eq!(grouped, verbs());
        for verb in &parts() {
            let name = verb.get_name();
            let about = verb.get_about().map(ToString::to_string).unwrap_or_default();
            let room = 80 - 2 - WIDTH;
            assert!((10..=room).contains(&about.chars().count()), "{name}: {about:?}");
            assert!(verb.get_long_about().is_some(), "{name} has no longer words");
            assert!(name.len() <= WIDTH, "{name}");
            for argument in verb.get_arguments().filter(|argument| !argument.is_hide_set()) {
                assert!(argument.get_help().is_some(), "{name} {}", argument.get_id());
            }
        }
    }

    #[test]
    fn the_help_fits_a_terminal_and_holds_no_tag_of_its_template() {
        let help = grouped().term_width(80).render_long_help().to_string();
        assert!(!help.contains('{') && !help.contains('\u{1b}'), "{help}");
        crate::fixtures::assert_says(
            &help,
            &["Measure:\n  choose     Verify", "\nExit status:\n  0 ", "--quick"],
        );
    }

    #[test]
    fn the_tutorial_names_existing_verbs() {
        let tutorial = include_str!("../../../docs/getting-started.md");
        let first_word = |rest: &'static str| rest.split(|letter: char| !letter.is_ascii_lowercase()).next();
        let named: Vec<&str> = tutorial.split("cargo lab ").skip(1).filter_map(first_word).collect();
        let named: Vec<&str> = named.into_iter().filter(|word| !word.is_empty()).collect();
        assert!(named.len() > 5, "{named:?}");
        let verbs = verbs();
        assert!(named.iter().all(|name| verbs.iter().any(|verb| verb == name)), "{named:?}");
    }

    #[test]
    fn the_examples_are_understood() {
        let command = grouped();
        let examples: Vec<&str> = AFTER.lines().filter_map(|line| line.strip_prefix("  cargo lab")).collect();
        assert!(examples.len() > 3);
        for example in examples {
            let words = example.split("   ").next().unwrap_or_default().split_whitespace();
            let parsed = command.clone().try_get_matches_from(std::iter::once("lab").chain(words));
            assert!(parsed.is_ok(), "cargo lab{example}: {}", parsed.unwrap_err());
        }
    }
}
