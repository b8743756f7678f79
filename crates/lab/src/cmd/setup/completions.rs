//! `cargo lab setup completions SHELL`: prints a shell's completions of the lab's verbs, their
//! parts and options.
//!
//! The program writes them from the definition that also reads its command line, so they are always
//! up to date, and the engine's build, which does not need them, is not slowed down. They complete
//! a command `lab`, because shells complete `cargo lab` by cargo's own file.
//! `lab() { cargo lab "$@"; }` makes such a command.

use anyhow::{Result, ensure};
use clap_complete::Shell;

use crate::help;
use crate::terminal::stdout;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Shell to complete for.
    shell: Shell,
    /// Command to complete.
    #[arg(long, value_name = "NAME", default_value = "lab")]
    name: String,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let name = &options.name;
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    let is_name = name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && name.bytes().all(is_part);
    ensure!(is_name, "`{name}` is no command's name: letters, digits, `-` and `_`, a letter first");
    stdout::print_whole(text(options.shell, name))
}

fn text(shell: Shell, name: &str) -> String {
    let mut text = Vec::new();
    let mut command = help::command().name(name.to_owned()).bin_name(name);
    clap_complete::generate(shell, &mut command, name, &mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn every_shell_knows_every_verb() {
        for shell in Shell::value_variants() {
            let text = text(*shell, "lab");
            for (name, verb) in help::parts() {
                assert!(text.contains(verb.get_name()), "{shell} does not know {name}");
            }
            assert!(!text.contains('\u{1b}'), "{shell}");
        }
    }
}
