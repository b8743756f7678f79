//! `cargo lab count`: instructions of every variant on its recorded operands, and of some on others.

use anyhow::Result;
use comfy_table::{CellAlignment, Table, presets};

use crate::instructions::{Count, counts};
use crate::{stdout, workspace};

/// The options of `count`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {}

/// Runs the verb.
pub(crate) fn run(_options: &Options) -> Result<()> {
    let root = workspace::root()?;
    eprintln!("counting instructions under valgrind: a minute or two");
    let table = table(&counts(&root)?);
    stdout::print(format_args!("{table}\n"))
}

fn table(counts: &[Count]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header([
        "axis",
        "operands",
        "mode",
        "variant",
        "instructions per operation",
        "without the loop's own",
    ]);
    for Count { figure, control } in counts {
        table.add_row([
            figure.axis.clone(),
            figure.operands.clone(),
            format!("{:?}", figure.mode).to_lowercase(),
            figure.variant.clone(),
            format!("{:.2}", figure.instructions_per_op),
            control.map_or(String::new(), |control| format!("{:.2}", figure.instructions_per_op - control)),
        ]);
    }
    for column in table.column_iter_mut().skip(4) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
