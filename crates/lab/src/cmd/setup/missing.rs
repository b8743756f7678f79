//! `cargo lab setup`: what this machine lacks, what is lost without it, and the command to get it; and what is known of its
//! CPU.
//!
//! It always ends well: a missing tool is a finding, not a failure. What is missing costs a rung of evidence, never the
//! run.

use anyhow::Result;
use serde::Serialize;
use serde_json::Value;

use crate::machine;
use crate::machine::tools::{self, Tool};
use crate::record::Machine;
use crate::report::summary;
use crate::terminal::stdout;
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;

/// The options of `setup`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    form: stdout::Form,
}

/// What it tells a program.
#[derive(Debug, Serialize)]
struct Printed {
    rows: Table,
    machine: Machine,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let columns = [
        column("tool", &["tool"]),
        column("version", &["version"]),
        column("where", &["where"]),
        column("", &["lost_without_it", "get_it_with"]),
    ];
    let mut rows = Table::new(columns);
    let mut missing = Vec::new();
    for &tool in tools::ALL {
        match tools::find(&root, tool)? {
            Some(found) => {
                let path = found.path.strip_prefix(&root).unwrap_or(&found.path);
                let (version, path) =
                    (Cell::word(found.version.as_str()), Cell::word(path.to_string_lossy()));
                rows.push([Cell::word(tool.program()), version, path, Cell::none()]);
            }
            None => {
                let remedy = tools::remedy(&root, tool)?;
                let lost = Cell::told("", [tool.lost().into(), remedy.clone().into()]);
                let absent = Cell::told("missing", [Value::Null]);
                rows.push([Cell::word(tool.program()), absent, Cell::none(), lost]);
                missing.push((tool, remedy));
            }
        }
    }
    let machine = machine::identify();
    let levels =
        if machine.levels.is_empty() { String::new() } else { format!(", {}", machine.levels.join(", ")) };
    let mut text = format!("{} ({}){levels}\n{}\n", machine.brand, machine.key, summary::notes(&machine));
    text += &format!("{rows}\n\n");
    if missing.is_empty() {
        text += "Nothing is missing.\n";
    }
    for (tool, remedy) in missing {
        text += &format!("{} is missing.\n", tool.program());
        text += &format!("  lost without it: {}\n", tool.lost());
        text += &format!("  get it with: {remedy}\n");
        if tool.is_ours_to_install() && tool != Tool::Nextest {
            text += "  (the verb that needs it installs it so by itself)\n";
        }
    }
    options.form.print(&Printed { rows, machine }, || text)
}
