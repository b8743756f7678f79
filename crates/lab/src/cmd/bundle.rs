//! `cargo lab bundle`: one archive of engines and a lab, for a host without compiler or network.

use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Serialize;

use crate::bundle::make::{self, Made, Order};
use crate::machine::tools;
use crate::record::Unavailable;
use crate::terminal::stdout;
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Where the archive goes: a `.tar.xz`.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Pack only these levels, besides the lowest, separated by commas [default: all].
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    targets: Vec<String>,
    /// Engines of this axis only; may be given several times.
    #[arg(long, value_name = "NAME")]
    axis: Vec<String>,
    /// Compile quickly, and pack neither suites nor linker: to try a bundle, not to trust its figures.
    #[arg(long, hide = true)]
    draft: bool,
    #[command(flatten)]
    form: stdout::Form,
}

#[derive(Debug, Serialize)]
struct Printed<'a> {
    archive: &'a Path,
    #[serde(flatten)]
    made: &'a Made,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    crate::catch_interrupts()?;
    let root = workspace::root()?;
    make::check_levels(&options.targets)?;
    tools::check_toolchain(&root)?;
    let order = Order {
        axes: options.axis.clone(),
        levels: options.targets.clone(),
        is_draft: options.draft,
        command: format!(
            "cargo lab bundle{}{}{}",
            super::list("targets", &options.targets),
            super::each("axis", &options.axis),
            super::flag("draft", options.draft)
        ),
    };
    let alone = || super::alone_in(&workspace::target(&root).join("engines"));
    let made = make::make(&root, order, &options.output, alone)?;
    let archive = options.output.as_path();
    options.form.print(&Printed { archive, made: &made }, || {
        let Made { folder, engines, bytes, unpacked, missing } = &made;
        let mut text = String::new();
        for Unavailable { axis, variant, reason } in missing {
            text += &format!("without {axis}-{variant}: {reason}\n");
        }
        text += &format!(
            "{engines} engines, {:.1} MB, unpacked {:.0} MB; on the host: tar xf {} && {folder}/lab choose\n{}\n",
            *bytes as f64 / 1e6,
            *unpacked as f64 / 1e6,
            archive.file_name().unwrap_or_default().to_string_lossy(),
            archive.display()
        );
        text
    })
}
