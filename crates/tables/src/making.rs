//! Generates tables within a memory limit. Tables that are stored as files are read instead.

use std::fs;
use std::io::{ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use plywright::endings::Material;
use plywright::recipe::Recipe;
use plywright_tables::{Table, Tables};

/// Default limit of memory, in MiB.
const MEMORY: u32 = 6144;

/// The limit of memory.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// Memory limit in MiB. Anything that would need more is refused before it starts.
    #[arg(long, value_name = "MIB", default_value_t = MEMORY, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
}

/// The settings for making tables.
#[derive(Args, Clone, Debug)]
pub(crate) struct Making {
    #[command(flatten)]
    memory: Memory,
    /// Keep every table in this folder once it is made, and use those that are already there, so
    /// that an interrupted run can be resumed. A damaged file is reported, and its table is made
    /// anew.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
}

impl Memory {
    /// Checks that this many bytes for these materials fit the limit.
    ///
    /// # Errors
    ///
    /// Fails if they take too much memory.
    pub(crate) fn afford(self, materials: &[Material], bytes: usize) -> Result<()> {
        let needed = bytes.div_ceil(1 << 20);
        if needed > self.memory as usize {
            let names: Vec<String> = materials.iter().map(Material::to_string).collect();
            bail!("{} takes {needed} MiB of memory, and --memory allows {}", names.join(", "), self.memory);
        }
        Ok(())
    }
}

#[cfg(test)]
impl Default for Making {
    fn default() -> Self {
        Self { memory: Memory { memory: MEMORY }, keep: None }
    }
}

impl Making {
    /// Checks that the tables of these materials, and `extra` bytes in addition, fit the limit of
    /// memory.
    ///
    /// # Errors
    ///
    /// Fails if they take too much memory.
    pub(crate) fn afford(&self, tables: &Tables, materials: &[Material], extra: usize) -> Result<()> {
        self.memory.afford(materials, tables.memory(materials, self.keep.is_some()) + extra)
    }

    /// Makes the tables of these materials and those that they need, or reads those that are kept
    /// as files. Calls `report` with each table and the seconds that it took.
    ///
    /// # Errors
    ///
    /// Fails if the tables take too much memory (before the first one is made), if a table cannot
    /// be written, or if `report` fails.
    pub(crate) fn make_all<R: Recipe>(
        &self,
        recipe: R,
        materials: &[Material],
        tables: &mut Tables,
        mut report: impl FnMut(&Table, f64) -> Result<()>,
    ) -> Result<()> {
        self.afford(tables, materials, 0)?;
        for &material in materials {
            for material in tables.missing(material) {
                let begun = Instant::now();
                self.make(recipe, material, tables)?;
                report(tables.get(material).context("the table is missing")?, begun.elapsed().as_secs_f64())?;
            }
        }
        Ok(())
    }

    /// Makes a table, or reads it from its file. The tables that it needs must exist already.
    fn make<R: Recipe>(&self, recipe: R, material: Material, tables: &mut Tables) -> Result<()> {
        let path = self.keep.as_ref().map(|folder| folder.join(format!("{material}.table")));
        match path.as_deref().and_then(|path| read(path, material)) {
            Some(table) => tables.insert(table),
            None => {
                generate(recipe, material, tables);
                if let Some(path) = &path {
                    write(path, tables.get(material).context("the table is missing")?)?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the counts of a table as one line.
pub(crate) fn counts<R: Recipe>(recipe: R, table: &Table, seconds: f64) -> String {
    let census = table.census(recipe, |_, _| true);
    format!(
        "{:8} {:>11} legal {:>11} white {:>11} draws {:>11} black {seconds:>8.2} s\n",
        table.material().to_string(),
        census.legal(),
        census.white,
        census.draws,
        census.black
    )
}

/// Reads a table from its file. Returns `None` if the file is missing, or cannot be used; then the
/// reason is printed.
fn read(path: &Path, material: Material) -> Option<Table> {
    let table = match crate::read_bounded(path, Table::bytes_of(material) as u64) {
        Ok(bytes) => Table::from_bytes(material, &bytes).map_err(|error| error.to_string()),
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => Err(error.to_string()),
    };
    table.map_err(|error| crate::note(&format!("{}: {error}; the table is made anew", path.display()))).ok()
}

/// Writes a table to its file.
fn write(path: &Path, table: &Table) -> Result<()> {
    let written = match path.parent() {
        Some(folder) => fs::create_dir_all(folder),
        None => Ok(()),
    };
    written
        .and_then(|()| whole_files::replace(path, &table.to_bytes()))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Returns a progress bar of `length` units, or `None` without a terminal.
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

/// Makes a table by retrograde analysis, and shows the progress.
fn generate<R: Recipe>(recipe: R, material: Material, tables: &mut Tables) {
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
