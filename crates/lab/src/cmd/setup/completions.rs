//! `cargo lab setup completions SHELL`: what a shell needs to complete the lab's verbs, their parts and options.
//!
//! It is written out of the very definition that reads the command line, by the program that has it; so it cannot fall behind, and the
//! engine's build, which nobody needs it for, is none the slower. It is for a command `lab`: shells complete `cargo lab` by cargo's own
//! file. `lab() { cargo lab "$@"; }` makes one.

use anyhow::{Result, ensure};
use clap_complete::Shell;

use crate::help;
use crate::terminal::stdout;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// The shell.
    shell: Shell,
    /// The command that is to be completed.
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
