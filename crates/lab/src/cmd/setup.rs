//! `cargo lab setup`: lists the tools of the lab. For a missing tool it shows what the lab cannot
//! do without it, and the command to get it. Also shows known properties of the CPU.

use anyhow::Result;
use serde_json::{Value, json};

use crate::machine::tools::{self, Tool};
use crate::report::summary;
use crate::terminal::stdout;
use crate::terminal::table::{Cell, Table, column};
use crate::{machine, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    form: stdout::Form,
}

/// Lists the tools and known properties of the CPU. A missing tool is not an error, because the lab
/// runs without it and only leaves out a kind of evidence.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let mut rows = Table::new([
        column("tool", &["tool"]),
        column("version", &["version"]),
        column("where", &["where"]),
        column("", &["lost_without_it", "get_it_with"]),
    ]);
    let mut missing = String::new();
    for tool in tools::all() {
        let program = tool.program();
        if let Some(found) = tools::find(&root, tool)? {
            let path = found.path.strip_prefix(&root).unwrap_or(&found.path).to_string_lossy();
            rows.push([Cell::word(program), Cell::word(found.version), Cell::word(path), Cell::none()]);
            continue;
        }
        let (lost, remedy) = (tool.lost(), tools::remedy(&root, tool)?);
        missing += &format!("{program} is missing.\n  lost without it: {lost}\n  get it with: {remedy}\n");
        if matches!(tool, Tool::Runner | Tool::ShowAsm) {
            let wait = tool.wait();
            missing += &format!("  (the subcommand that needs it runs this command itself, once: {wait})\n");
        }
        let absent = Cell::of_fields("missing", [Value::Null]);
        let lost = Cell::of_fields("", [lost.into(), remedy.into()]);
        rows.push([Cell::word(program), absent, Cell::none(), lost]);
    }
    let machine = machine::identify();
    let levels =
        if machine.levels.is_empty() { String::new() } else { format!(", {}", machine.levels.join(", ")) };
    let mut text = format!("{} ({}){levels}\n{}\n", machine.brand, machine.key, summary::notes(&machine));
    text += &format!("{rows}\n\n");
    text += if missing.is_empty() { "Nothing is missing.\n" } else { &missing };
    options.form.print(&json!({ "rows": rows, "machine": machine }), || text)
}
