//! `cargo lab doctor`: what this machine lacks, what is lost without it, and the command to get it; and what is known of its
//! CPU.
//!
//! It always ends well: a missing tool is a finding, not a failure. What is missing costs a rung of evidence, never the
//! run.

use anyhow::Result;
use comfy_table::Table;
use comfy_table::presets::NOTHING;

use crate::tools::{self, Tool};
use crate::{machine, stdout, summary, workspace};

/// The options of `doctor`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Install what cargo can install into the lab's own folder, and the rest too where we are root on Debian.
    #[arg(long)]
    install: bool,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(["tool", "version", "where"]);
    let mut missing = Vec::new();
    for &tool in tools::ALL {
        if options.install
            && tools::find(&root, tool)?.is_none()
            && let Err(error) = tools::install(&root, tool)
        {
            eprintln!("{error:#}");
        }
        match tools::find(&root, tool)? {
            Some(found) => {
                let path = found.path.strip_prefix(&root).unwrap_or(&found.path);
                table.add_row([tool.program(), &found.version, &path.to_string_lossy()]);
            }
            None => {
                table.add_row([tool.program(), "missing", ""]);
                missing.push(tool);
            }
        }
    }
    let machine = machine::identify();
    let levels =
        if machine.levels.is_empty() { String::new() } else { format!(", {}", machine.levels.join(", ")) };
    let mut text = format!("{} ({}){levels}\n{}\n", machine.brand, machine.key, summary::notes(&machine));
    text += &format!("{}\n\n", table.trim_fmt());
    if missing.is_empty() {
        text += "Nothing is missing.\n";
    }
    for tool in missing {
        text += &format!("{} is missing.\n", tool.program());
        text += &format!("  lost without it: {}\n", tool.lost());
        text += &format!("  get it with: {}\n", tools::remedy(&root, tool)?);
        if tool.is_ours_to_install() && tool != Tool::Nextest {
            text += "  (the verb that needs it installs it so by itself)\n";
        }
    }
    stdout::print(text)
}
