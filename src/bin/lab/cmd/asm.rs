//! `cargo lab asm`: the machine code of the kernels, kept as text.

use anyhow::Result;
use plywright::recipe::{AXES, Axis};

use crate::targets::{Ready, Target};
use crate::{axes, disassembly, stdout, workspace};

/// The options of `asm`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// An axis (`popcount`) or one variant of it (`popcount/swar`); everything if nothing is said.
    #[arg(value_name = "AXIS[/VARIANT]")]
    what: Option<String>,
    /// Compile for this target (`x86-64-v3`, `native`, `i686`, `aarch64`) instead of this platform's lowest CPU.
    #[arg(long)]
    target: Option<String>,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let (axes, only) = choose(options.what.as_deref())?;
    let target = options.target.as_deref().map_or_else(|| Ok(Target::host()), Target::parse)?;
    let ready = Ready::find(target)?;
    for figure in disassembly::measure(&workspace::root()?, &axes, only, &ready)? {
        let same = figure.same_code_as.map_or_else(String::new, |name| format!(", the same code as {name}"));
        stdout::print(format_args!("{}: {} instructions{same}\n", figure.path, figure.instructions))?;
    }
    Ok(())
}

/// The axes to list, and the one variant where only one is asked for.
fn choose(what: Option<&str>) -> Result<(Vec<&'static Axis>, Option<&'static str>)> {
    let Some(what) = what else { return Ok((AXES.iter().collect(), None)) };
    let (axis, variant) = what.split_once('/').map_or((what, None), |(axis, name)| (axis, Some(name)));
    let axis = axes::axis(axis)?;
    let variant = variant.map(|name| axes::variant(axis, name)).transpose()?;
    Ok((vec![axis], variant.map(|variant| variant.name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_a_variant_or_everything_can_be_chosen_and_nothing_else() {
        let chosen = |what| choose(what).map(|(axes, only)| (axes.len(), only)).unwrap();
        assert_eq!(chosen(None), (AXES.len(), None));
        assert_eq!(chosen(Some("popcount")), (1, None));
        assert_eq!(chosen(Some("popcount/swar")), (1, Some("swar")));
        assert!(choose(Some("pipcount")).unwrap_err().to_string().contains("popcount"));
        assert!(choose(Some("popcount/swat")).unwrap_err().to_string().contains("swar"));
        assert!(choose(Some("popcount/")).is_err());
    }
}
