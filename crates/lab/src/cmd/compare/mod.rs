//! `cargo lab compare [A] [B]`: two targets, measured side by side; or two records, read and told apart.

pub(crate) mod records;
mod targets;

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::stdout;
use crate::targets::Target;

/// The targets that are compared if nothing is said.
const TARGETS: [&str; 2] = ["x86-64", "i686"];

/// The seed if none is given.
const SEED: u64 = 1;

/// The options of `compare`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The target that the other is measured against [default: x86-64]; or a record, or the folder that it is in.
    #[arg(value_name = "A")]
    a: Option<String>,
    /// The other target [default: i686]; or the other record.
    #[arg(value_name = "B")]
    b: Option<String>,
    /// Of targets: fewer launches and densities, within three minutes after the builds.
    #[arg(long)]
    quick: bool,
    /// Of targets: the seed of every random choice [default: 1].
    #[arg(long)]
    seed: Option<u64>,
    /// Of records: show every figure, not those alone that differ.
    #[arg(long)]
    all: bool,
    /// Of targets: the folder of record and page [default: reports/MACHINE]. Of records: the page, FILE.html [default: no page].
    #[arg(long, value_name = "PATH")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let names = [&options.a, &options.b].map(|name| name.as_deref());
    match (names, names.map(|name| name.is_some_and(is_record))) {
        ([Some(a), Some(b)], [true, true]) => {
            ensure!(
                !options.quick && options.seed.is_none(),
                "`--quick` and `--seed` are for targets: records are compared without measuring"
            );
            let page = options.output.as_deref();
            records::run([a, b].map(Path::new), options.all, page, options.form)
        }
        ([Some(a), None], [true, _]) => {
            bail!("`{a}` is a record, and another one is needed to compare it with")
        }
        ([Some(a), Some(b)], [is_record, is_other]) if is_record != is_other => {
            let (record, target) = if is_record { (a, b) } else { (b, a) };
            bail!("`{record}` is a record and `{target}` a target: two of a kind are compared")
        }
        _ => {
            ensure!(!options.all, "`--all` is for records: of targets everything is shown");
            targets::run(&targets::Asked {
                a: names[0].unwrap_or(TARGETS[0]),
                b: names[1].unwrap_or(TARGETS[1]),
                quick: options.quick,
                seed: options.seed.unwrap_or(SEED),
                output: options.output.as_deref(),
                form: options.form,
            })
        }
    }
}

/// Whether that names a record: by a path's signs, or because it is there and no target is called so.
fn is_record(name: &str) -> bool {
    let path = Path::new(name);
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    name.contains(['/', MAIN_SEPARATOR]) || is_json || path.exists() && Target::parse(name).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_record_and_a_target_is_one_even_if_a_folder_is_called_so() {
        for name in ["reports/some", "./x86-64", "record.json", "nowhere.JSON", "/tmp", "src", "."] {
            assert!(is_record(name), "{name}");
        }
        for name in ["x86-64", "i686", "native", "nothing-of-that-name", ""] {
            assert!(!is_record(name), "{name}");
        }
    }
}
