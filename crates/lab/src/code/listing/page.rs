//! Generates the page `asm/README.md`: tables of all listings and costs in `asm/`.
//!
//! Code hosts show it when the folder is opened. It is a pure function of the files in `asm/`, and
//! a test compares it with them, so that no number on it is outdated. It does not have the hashes
//! of the binaries, because these change with code that is not listed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::loops::Loop;
use super::shipped::{self, ShippedListings, Suite};
use super::{Listing, assembly, mix, mix_text, suites};
use crate::record::LoopFigure;
use outpace::os::files;

const INTRODUCTION: &str = include_str!("page.md");

fn path(root: &Path) -> PathBuf {
    root.join("asm").join("README.md")
}

/// Generates the page from the files in `asm/`, and returns their contents.
pub fn keep(root: &Path) -> Result<ShippedListings> {
    let listings = ShippedListings::read(root)?;
    files::replace(&path(root), markdown(&listings).as_bytes())?;
    Ok(listings)
}

fn markdown(listings: &ShippedListings) -> String {
    let mut page = INTRODUCTION.to_owned();
    for (name, variants) in suites() {
        let targets: Vec<&Suite> = listings.suites.iter().filter(|suite| suite.name == name).collect();
        if targets.is_empty() {
            continue;
        }
        page += &format!("\n## {name}\n\n### Instructions and bytes of {name}\n\n");
        page += &by_target(&variants, &targets, |suite, variant, listing| {
            let mut cell = format!("[{}]({}/{name}/{variant}.s)", listing.instructions(), suite.target);
            cell += &listing.bytes().map(|bytes| format!(" in {bytes} B")).unwrap_or_default();
            cell + &suite.same_code_as(variant).map(|same| format!(" ≡ `{same}`")).unwrap_or_default()
        });
        page += &format!("\n### Longest innermost loops of {name}\n\n");
        page += &by_target(&variants, &targets, |suite, variant, listing| {
            let length = |found: Loop<'_>| found.instructions.len().to_string();
            let lengths = shipped::timed(listing).map(|f| shipped::longest(f).map_or("–".to_owned(), length));
            let lengths = lengths.collect::<Vec<_>>().join(" / ");
            let recognised = few(&listings.recognised(&suite.target, name, variant));
            lengths + &recognised.map(|names| format!(", **{names}**")).unwrap_or_default()
        });
        page += &format!("\n### What the loops of {name} are made of, and cost\n");
        for suite in targets {
            let tool = suite.costs.as_ref().map_or("no costs are kept", |costs| &costs.tool);
            page += &format!("\n<details><summary>{}: {tool}</summary>\n\n", suite.target);
            page += &loops(suite);
            page += "\n</details>\n";
        }
    }
    page
}

/// Returns the first few names and the number of the others, or None for an empty list.
fn few<S: AsRef<str>>(names: &[S]) -> Option<String> {
    const FEW: usize = 3;
    let shown = names.iter().take(FEW).map(S::as_ref).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => None,
        1..=FEW => Some(shown),
        many => Some(format!("{shown} and {} more", many - FEW)),
    }
}

/// Describes a variant whose code has these instructions, which the lowest CPU of its platform
/// lacks. Returns None for an empty list.
///
/// If one of them works on a single number, it replaces several steps of the source, so the
/// compiler recognised what these compute. New instructions on vectors only show that the compiler
/// may use them.
pub fn recognised<S: AsRef<str>>(operations: &[S]) -> Option<String> {
    let is_idiom = operations.iter().any(|name| assembly::is_scalar(name.as_ref()));
    let how = if is_idiom { "the compiler recognised it" } else { "with vectors that the lowest CPU lacks" };
    few(operations).map(|names| format!("{how}: {names}"))
}

/// Returns a table with a row for each variant and a column for each target. A dash means that
/// there is no listing, because the platform lacks the variant.
fn by_target(
    variants: &[&'static str],
    targets: &[&Suite],
    cell: impl Fn(&Suite, &str, &Listing) -> String,
) -> String {
    let mut page = head("variant", targets.iter().map(|suite| suite.target.as_str()));
    for variant in variants {
        let cells = targets.iter().map(|suite| {
            suite.listing(variant).map_or("–".to_owned(), |listing| cell(suite, variant, listing))
        });
        page += &row(&format!("`{variant}`"), cells);
    }
    page
}

fn head<'a>(first: &str, cells: impl Iterator<Item = &'a str> + Clone) -> String {
    row(first, cells.clone()) + &row("---", cells.map(|_| "---"))
}

/// Returns a row of a table. The cells have only words and links of the lab, which need no
/// escaping.
fn row(first: &str, cells: impl Iterator<Item = impl AsRef<str>>) -> String {
    let cells: String = cells.map(|cell| format!(" {} |", cell.as_ref())).collect();
    format!("| {first} |{cells}\n")
}

/// Returns a table of the longest loop of each timed function. Variants with the same code share a
/// row.
fn loops(suite: &Suite) -> String {
    let costs = suite.costs.iter().flat_map(|costs| &costs.loops);
    let cpus: BTreeSet<&str> =
        costs.flat_map(|cost| cost.cycles.keys().chain(cost.lacks.keys())).map(String::as_str).collect();
    let heads = ["kernel", "instructions", "most frequent"].into_iter().chain(cpus.iter().copied());
    let mut page = head("variant", heads);
    for (variant, listing) in &suite.listings {
        if suite.same_code_as(variant).is_some() {
            continue;
        }
        let is_same = |other: &&str| other == variant || suite.same_code_as(other) == Some(variant);
        let group = suite.listings.iter().map(|(name, _)| *name).filter(is_same);
        let group = group.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ≡ ");
        for function in shipped::timed(listing) {
            let mut cells = vec![function.name.clone()];
            if let Some((found, figure)) = suite.longest(variant, function) {
                cells.extend([length(&found), most_frequent(&found)]);
                cells.extend(cpus.iter().map(|cpu| figures(cpu, &figure)));
            } else {
                cells.push("no loop".to_owned());
                cells.resize(cpus.len() + 3, "–".to_owned());
            }
            page += &row(&group, cells.iter());
        }
    }
    page
}

fn length(found: &Loop<'_>) -> String {
    let how = match (found.calls(), found.has_branches()) {
        (Some(_), _) => ", calls",
        (None, true) => ", branches",
        (None, false) => "",
    };
    format!("{}{how}", found.instructions.len())
}

fn most_frequent(found: &Loop<'_>) -> String {
    const SHOWN: usize = 6;
    let mut mix = mix(found.mnemonics().into_iter());
    mix.truncate(SHOWN);
    mix_text(&mix)
}

/// Returns the cycles of an iteration of a loop on this CPU, as simulated and as bounded below by
/// the CPU's execution ports, or the reason why there are no figures.
pub fn figures(cpu: &str, figure: &LoopFigure) -> String {
    if let Some(lacks) = figure.lacks.get(cpu) {
        // Names of features, or the model's message about an unknown instruction.
        let is_features = lacks.split(", ").all(|feature| !feature.contains(' '));
        return if is_features { format!("lacks {lacks}") } else { "no model".to_owned() };
    }
    match (figure.cycles.get(cpu), figure.ports.get(cpu)) {
        (Some(cycles), Some(ports)) => format!("{cycles:.1} / {ports:.1}"),
        _ => "–".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    const SWAR: &str = "latency:\n.L0:\n    imul rax, rcx\n    jne .L0\n    ret\n";
    const INSTRUCTION: &str = "\
# latency: 3 instructions in 9 bytes; innermost loops: .L0 of 2

latency:
.L0:
    popcnt rax, rcx
    jne .L0
    ret
";
    const COSTS: &str = "\
tool = \"llvm-mca 22\"
command = \"cargo lab asm popcount --target x86-64-v2\"

[[loop]]
variant = \"hardware\"
function = \"latency\"
label = \".L0\"
instructions = 2
cycles = { haswell = 3.0 }
ports = { haswell = 1.25 }
lacks = { nehalem = \"popcnt\", znver4 = \"found an unsupported instruction\" }
";

    #[test]
    fn every_kind_of_cell_is_shown() {
        let root = tempfile::tempdir().unwrap();
        for (file, text) in [
            ("x86-64/popcount/swar.s", SWAR),
            ("x86-64-v2/popcount/swar.s", INSTRUCTION),
            ("x86-64-v2/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v2/popcount/costs.toml", COSTS),
        ] {
            files::replace(&root.path().join("asm").join(file), text.as_bytes()).unwrap();
        }
        keep(root.path()).unwrap();
        let page = std::fs::read_to_string(path(root.path())).unwrap();
        for line in [
            "| variant | x86-64 | x86-64-v2 |",
            "| `hardware` | – | [3](x86-64-v2/popcount/hardware.s) in 9 B |",
            "| `swar` | [3](x86-64/popcount/swar.s) | [3](x86-64-v2/popcount/swar.s) in 9 B ≡ `hardware` |",
            "| `swar` | 2 | 2, **popcnt** |",
            "<details><summary>x86-64: no costs are kept</summary>",
            "| variant | kernel | instructions | most frequent | haswell | nehalem | znver4 |",
            "| `hardware` ≡ `swar` | latency | 2 | 1 jne, 1 popcnt | 3.0 / 1.2 | lacks popcnt | no model |",
        ] {
            assert!(page.lines().any(|found| found == line), "{line}\n{page}");
        }
        assert!(!page.contains("## sliders"));
    }

    #[test]
    fn only_a_few_names_are_shown() {
        assert_eq!(recognised::<&str>(&[]), None);
        for (operations, text) in [
            (&["pinsrd", "popcnt"][..], "the compiler recognised it: pinsrd, popcnt"),
            (&["pinsrd"], "with vectors that the lowest CPU lacks: pinsrd"),
            (&["a", "b", "c", "d", "e"], "with vectors that the lowest CPU lacks: a, b, c and 2 more"),
        ] {
            assert_eq!(recognised(operations).unwrap(), text);
        }
    }

    #[test]
    fn the_page_of_asm_matches_the_listings() {
        let root = workspace::root().unwrap();
        let kept = std::fs::read_to_string(path(&root)).unwrap();
        let drawn = markdown(&ShippedListings::read(&root).unwrap());
        assert!(kept == drawn, "asm/README.md differs from the listings: run `cargo lab asm --page`");
    }
}
