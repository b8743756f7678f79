//! The end of `cargo lab --help`.

/// Examples and the exit status, which follow the list of subcommands.
pub(crate) const AFTER: &str = "\
Examples:
  cargo lab                                   measure this machine, and choose a build
  cargo lab build                             make the chosen engine, target/release/plywright
  cargo lab --quick                           whole engines only: faster, but less certain
  cargo lab choose --axis popcount            only one axis
  cargo lab decide reports/MACHINE            decide again from an existing record
  cargo lab compare reports/local/MACHINE reports/MACHINE
  cargo lab asm --diff popcount/swar popcount/swar@i686
  cargo lab setup --json                      list found and missing tools as JSON

Exit status:
  0    success
  1    an error, a failed check, or a name that does not exist
  2    an invalid command line; nothing was done
  130  interrupted (143 by SIGTERM, 129 by SIGHUP); every report is unchanged or complete

`cargo lab COMMAND --help` shows the options of a subcommand. Colour is used only in terminals, and not if NO_COLOR is set. Results go to the standard output, progress to the standard error.";

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    #[test]
    fn every_subcommand_and_option_has_a_help_text() {
        let command = Cli::command();
        plywright_testing::assert_explained(&command);
        for subcommand in command.get_subcommands() {
            plywright_testing::assert_explained(subcommand);
            for argument in subcommand.get_arguments().filter(|argument| !argument.is_hide_set()) {
                let (name, argument_name) = (subcommand.get_name(), argument.get_id());
                assert!(argument.get_help().is_some(), "{name} {argument_name}");
            }
        }
    }

    #[test]
    fn the_tutorial_names_existing_subcommands() {
        let tutorial = include_str!("../../../docs/getting-started.md");
        let first_word = |rest: &'static str| rest.split(|letter: char| !letter.is_ascii_lowercase()).next();
        let named: Vec<&str> = tutorial.split("cargo lab ").skip(1).filter_map(first_word).collect();
        let named: Vec<&str> = named.into_iter().filter(|word| !word.is_empty()).collect();
        assert!(named.len() > 5, "{named:?}");
        let command = Cli::command();
        assert!(named.iter().all(|name| command.find_subcommand(name).is_some()), "{named:?}");
    }

    #[test]
    fn the_examples_can_be_parsed() {
        let examples: Vec<&str> = AFTER.lines().filter_map(|line| line.strip_prefix("  cargo lab")).collect();
        assert!(examples.len() > 3);
        for example in examples {
            let words = example.split("   ").next().unwrap_or_default().split_whitespace();
            let parsed = Cli::command().try_get_matches_from(std::iter::once("lab").chain(words));
            assert!(parsed.is_ok(), "cargo lab{example}: {}", parsed.unwrap_err());
        }
    }
}
