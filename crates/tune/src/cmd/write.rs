//! `cargo tune write`: writes weights as the source code of the shipped table.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use outpace::os::files;
use plywright::eval::Values;

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Weights as TOML [default: those compiled into this program].
    #[arg(long)]
    weights: Option<PathBuf>,
    /// File for the table.
    #[arg(long, default_value = "crates/engine/src/eval/weights/shipped.rs")]
    output: PathBuf,
}

/// Writes the table as source code.
pub(crate) fn run(options: &Options) -> Result<()> {
    let values = match &options.weights {
        None => Values::SHIPPED,
        Some(path) => read(path)?,
    };
    Ok(files::replace(&options.output, values.to_source().as_bytes())?)
}

/// Reads a file of weights.
pub(crate) fn read(path: &Path) -> Result<Values> {
    let bytes = files::read(path, 1 << 20)?;
    Values::from_bytes(&bytes).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_file_that_is_no_table_of_weights() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("weights.toml");
        assert!(format!("{:#}", read(&path).unwrap_err()).starts_with("cannot read "));
        let long = vec![b' '; (1 << 20) + 1];
        for (bytes, reason) in [
            (&b"tempo = [1, 2]\xff"[..], "line 1, column 15: the text is not UTF-8 from here on"),
            (&long[..], "weights.toml has more than 1 MiB"),
        ] {
            std::fs::write(&path, bytes).unwrap();
            let error = format!("{:#}", read(&path).unwrap_err());
            assert!(error.ends_with(reason), "{error}");
        }
        std::fs::write(&path, Values::SHIPPED.to_toml()).unwrap();
        assert_eq!(read(&path).unwrap(), Values::SHIPPED);
    }
}
