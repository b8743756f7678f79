//! The making of tables: in so much memory, and not again where they have been kept.

use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use plywright::endings::{Material, Table, Tables};
use plywright::files;
use plywright::recipe::Recipe;

/// So much memory is allowed where nothing is said, in MiB.
const MEMORY: u32 = 6144;

/// What is done with tables that is not asked how they are made.
const OTHERS: [&str; 7] = ["pack", "rules", "exact", "judge", "grow", "show", "defend"];

/// How tables are made.
#[derive(Args, Clone, Debug)]
pub(crate) struct Making {
    /// So much memory may be taken. What would need more is refused before it begins.
    #[arg(long, value_name = "MIB", default_value_t = MEMORY, conflicts_with_all = OTHERS, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    /// Keep every table in this folder as soon as it is made, and take those that are there already: so a run that was stopped goes on
    /// where it was. A file that is damaged is told of, and its table is made anew.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = OTHERS)]
    keep: Option<PathBuf>,
}

impl Making {
    /// Refuses what takes too much memory.
    ///
    /// # Errors
    ///
    /// It is that.
    pub(crate) fn afford(&self, tables: &Tables, material: Material) -> Result<()> {
        let needed = tables.memory(material, self.keep.is_some()).div_ceil(1 << 20);
        if needed > self.memory as usize {
            bail!("{material} takes {needed} MiB of memory, and --memory allows {}", self.memory);
        }
        Ok(())
    }

    /// Makes a table, whose needs are met, or takes it from where it is kept, and tells its counts.
    ///
    /// # Errors
    ///
    /// It takes too much memory, or cannot be kept.
    pub(crate) fn make<R: Recipe>(
        &self,
        recipe: R,
        material: Material,
        tables: &mut Tables,
    ) -> Result<String> {
        self.afford(tables, material)?;
        let begun = Instant::now();
        let path = self.keep.as_ref().map(|folder| folder.join(format!("{material}.table")));
        match path.as_deref().and_then(|path| kept(path, material)) {
            Some(table) => tables.insert(table),
            None => {
                work(recipe, material, tables);
                if let Some(path) = &path {
                    write(path, tables.get(material).context("the table was made")?)?;
                }
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        let table = tables.get(material).context("the table was made")?;
        let census = table.census(recipe, |_, _| true);
        let mut line = String::new();
        writeln!(
            line,
            "{:8} {:>11} legal {:>11} white {:>11} draws {:>11} black {seconds:>8.2} s",
            material.to_string(),
            census.legal(),
            census.white,
            census.draws,
            census.black
        )?;
        Ok(line)
    }
}

/// The table in a file, if it is there and whole; what is wrong with it is told.
fn kept(path: &Path, material: Material) -> Option<Table> {
    let table = match fs::read(path) {
        Ok(bytes) => Table::of_bytes(material, &bytes).map_err(|error| error.to_string()),
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => Err(error.to_string()),
    };
    table.map_err(|error| eprintln!("{}: {error}; the table is made anew", path.display())).ok()
}

/// Keeps a table.
fn write(path: &Path, table: &Table) -> Result<()> {
    let written = match path.parent() {
        Some(folder) => fs::create_dir_all(folder),
        None => Ok(()),
    };
    written
        .and_then(|()| files::replace(path, &table.to_bytes()))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// A bar for what takes long, of so many of a unit, where there is a terminal.
pub(crate) fn bar(prefix: String, length: u64, unit: &str) -> Option<ProgressBar> {
    std::io::stderr().is_terminal().then(|| {
        let bar = ProgressBar::new(length);
        let template = format!("{{prefix:>8}} [{{bar:30}}] {{pos}}/{{len}}{unit} {{msg}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.with_prefix(prefix)
    })
}

/// Makes a table by retrograde analysis, and shows how far it is.
fn work<R: Recipe>(recipe: R, material: Material, tables: &mut Tables) {
    let bar = bar(material.to_string(), 1, "");
    tables.make(recipe, material, |_, progress| {
        if let Some(bar) = &bar {
            bar.set_length(progress.slices.1 as u64);
            bar.set_position(progress.slices.0 as u64);
            bar.set_message(format!("pass {}", progress.passes));
        }
    });
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}
