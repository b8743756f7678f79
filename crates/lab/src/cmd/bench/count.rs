//! `cargo lab bench count`: instructions of every variant on its recorded operands, and of some on others.

use anyhow::Result;

use crate::decide::predict::counts::{self, Counts};
use crate::machine::tools;
use crate::measure::instructions::{Count, counts};
use crate::terminal::stdout::{self, Printed};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Count whole engines too, a variant each, and keep both counts for predictions (`cargo lab predict`) in asm/: ten minutes more.
    #[arg(long)]
    keep: bool,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    crate::catch_interrupts()?;
    let _alone = crate::cmd::alone(None)?;
    if options.keep {
        let (counts, path) = counts::keep(&root)?;
        let printed = Printed { rows: engines(&counts) };
        return options.form.print(&printed, || format!("{}\n{}\n", printed.rows, path.display()));
    }
    stdout::note!("counting instructions under valgrind: a minute or two");
    let printed = Printed { rows: rows(&counts(&root)?) };
    options.form.print(&printed, || format!("{}\n", printed.rows))
}

/// What a node costs in whole engines.
fn engines(counts: &Counts) -> Table {
    let mut rows = Table::new([
        column("axis", &["axis"]),
        column("variant", &["variant"]),
        column("instructions a node", &["instructions_per_node"]),
        column("more than the default", &["more_per_node"]),
    ]);
    for (axis, variant, more) in counts.engines() {
        let whole = counts.instructions_per_node + more;
        rows.push([
            Cell::word(axis),
            Cell::word(variant),
            Cell::figure(format!("{whole:.0}"), [whole]),
            Cell::figure(format!("{more:+.1}"), [more]),
        ]);
    }
    rows
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
