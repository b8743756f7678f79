//! `cargo lab bench count`: counts the instructions of every variant on its recorded operands, and
//! of some variants on other operands too.

use anyhow::Result;

use crate::machine::tools;
use crate::measure::instructions::{Count, counts};
use crate::terminal::stdout::{self, Printed};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    #[command(flatten)]
    form: stdout::Form,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    crate::session::catch_interrupts()?;
    let _locks = crate::session::lock_machine(None)?;
    stdout::note!("counting instructions under valgrind: a minute or two");
    let printed = Printed { rows: rows(&counts(&root)?) };
    options.form.print(&printed, || format!("{}\n", printed.rows))
}

fn rows(counts: &[Count]) -> Table {
    let mut rows = Table::new([
        column("axis", &["axis"]),
        column("operands", &["operands"]),
        column("mode", &["mode"]),
        column("variant", &["variant"]),
        column("instructions per operation", &["instructions_per_operation"]),
        column("without the loop's own", &["without_loop"]),
    ]);
    let count = |count: f64| Cell::figure(format!("{count:.2}"), [count]);
    for Count { figure, control } in counts {
        rows.push([
            Cell::word(&figure.axis),
            Cell::word(&figure.operands),
            Cell::word(format!("{:?}", figure.mode).to_lowercase()),
            Cell::word(&figure.variant),
            count(figure.instructions_per_op),
            control.map_or(Cell::none(), |control| count(figure.instructions_per_op - control)),
        ]);
    }
    rows
}
