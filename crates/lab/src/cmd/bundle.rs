//! `cargo lab bundle`: one archive of engines and a lab, for a host without compiler or network.

use std::path::PathBuf;

use anyhow::Result;

use crate::bundle::make::{self, Order, PackedBundle};
use crate::machine::tools;
use crate::record::Unavailable;
use crate::session;
use crate::terminal::stdout;
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Output file, a `.tar.xz` archive.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    order: Order,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    crate::session::catch_interrupts()?;
    let root = workspace::root()?;
    let Order { targets, axis, draft } = &options.order;
    make::check_levels(targets)?;
    tools::check_toolchain(&root)?;
    let words =
        [session::list("targets", targets), session::each("axis", axis), session::flag("draft", *draft)];
    let command = format!("cargo lab bundle{}", words.concat());
    let lock = || session::lock_folder(&workspace::target(&root).join("engines"));
    let packed = make::make(&root, &options.order, command, &options.output, lock)?;
    options.form.print(&packed, || {
        let PackedBundle { archive, folder, engines, bytes, unpacked, missing } = &packed;
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
