//! The page `asm/README.md`: all that is kept below `asm/`, in tables.
//!
//! A code host shows it where the folder is opened. It is a pure function of the kept files, and a test holds it to them,
//! so that no number on it can be older than the code it speaks of. It does not name the binaries' hashes: those change with
//! code that is not listed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::costs::LoopCost;
use super::kept::{self, Folder, Kept, Suite};
use super::loops::Loop;
use super::{Listing, assembly};
use outpace::files;

/// Where the page is.
pub(crate) fn path(root: &Path) -> PathBuf {
    root.join("asm").join("README.md")
}

/// Draws the page anew from what is kept, and gives that.
pub(crate) fn keep(root: &Path) -> Result<Kept> {
    let kept = Kept::read(root)?;
    files::replace(&path(root), markdown(&kept).as_bytes())?;
    Ok(kept)
}

/// The page.
pub(crate) fn markdown(kept: &Kept) -> String {
    let mut page = INTRODUCTION.to_owned();
    for (suite, variants) in kept::suites() {
        let targets: Vec<_> =
            kept.folders.iter().filter_map(|folder| Some((folder, folder.suite(suite)?))).collect();
        if targets.is_empty() {
            continue;
        }
        let _ = write!(page, "\n## {suite}\n\n### Instructions and bytes of {suite}\n\n");
        table(&mut page, &variants, &targets, |folder, kept, variant, listing| {
            size(&folder.name, kept, variant, listing)
        });
        let _ = write!(page, "\n### Longest innermost loops of {suite}\n\n");
        table(&mut page, &variants, &targets, |folder, _, variant, listing| {
            let lengths: Vec<_> = kept::timed(listing)
                .map(|f| {
                    kept::longest(f).map_or("–".to_owned(), |found| found.instructions.len().to_string())
                })
                .collect();
            let recognised = kept.recognised(&folder.name, suite, variant);
            let recognised = told(&recognised).map(|told| format!(", **{told}**"));
            format!("{}{}", lengths.join(" / "), recognised.unwrap_or_default())
        });
        page += &findings(kept, suite, &targets);
        let _ = write!(page, "\n### What the loops of {suite} are made of, and cost\n");
        for (folder, kept) in targets {
            let made_by = kept.costs.as_ref().map_or("no costs are kept", |costs| &costs.tool);
            let _ = write!(page, "\n<details><summary>{}: {made_by}</summary>\n\n", folder.name);
            loops(&mut page, kept);
            page += "\n</details>\n";
        }
    }
    page
}

/// The names of a few, and of how many more it is silent; none if there are none.
pub(crate) fn told<S: AsRef<str>>(names: &[S]) -> Option<String> {
    const FEW: usize = 3;
    let shown = names.iter().take(FEW).map(S::as_ref).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => None,
        1..=FEW => Some(shown),
        many => Some(format!("{shown} and {} more", many - FEW)),
    }
}

/// What is said of a variant with these operations that its platform's lowest CPU lacks; nothing if there are none.
///
/// One instruction on one number stands for several that the source has, so the compiler saw what they do. Where there
/// are new ones on vectors alone, it needed only to see that they are allowed.
pub(crate) fn recognised<S: AsRef<str>>(operations: &[S]) -> Option<String> {
    let is_idiom = operations.iter().any(|name| assembly::is_scalar(name.as_ref()));
    let how = if is_idiom { "the compiler recognised it" } else { "with vectors that the lowest CPU lacks" };
    told(operations).map(|told| format!("{how}: {told}"))
}

/// What became of the variants on each target, in sentences: those of which the same is to be said in one.
fn findings(kept: &Kept, name: &str, targets: &[(&Folder, &Suite)]) -> String {
    let mut text = String::new();
    for (folder, suite) in targets {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (variant, _) in &suite.listings {
            let recognised = recognised(&kept.recognised(&folder.name, name, variant));
            let same = suite.same_code_as(variant).map(|same| format!("the same code as `{same}`"));
            let finding = recognised.into_iter().chain(same).collect::<Vec<_>>().join("; ");
            if finding.is_empty() {
                continue;
            }
            match groups.iter_mut().find(|(known, _)| *known == finding) {
                Some((_, variants)) => variants.push(format!("`{variant}`")),
                None => groups.push((finding, vec![format!("`{variant}`")])),
            }
        }
        for (finding, variants) in groups {
            let _ = writeln!(text, "- {} on {}: {finding}.", variants.join(", "), folder.name);
        }
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// A row a variant, a column a target; a dash where nothing is kept, since the platform has not that variant.
fn table(
    page: &mut String,
    variants: &[&'static str],
    targets: &[(&Folder, &Suite)],
    cell: impl Fn(&Folder, &Suite, &str, &Listing) -> String,
) {
    let heads: Vec<_> = targets.iter().map(|(folder, _)| folder.name.clone()).collect();
    head(page, "variant", &heads);
    for variant in variants {
        let cells: Vec<_> = targets
            .iter()
            .map(|(folder, suite)| {
                let listing = suite.listing(variant);
                listing.map_or("–".to_owned(), |listing| cell(folder, suite, variant, listing))
            })
            .collect();
        row(page, &format!("`{variant}`"), &cells);
    }
}

fn head(page: &mut String, first: &str, cells: &[String]) {
    row(page, first, cells);
    row(page, "---", &vec!["---".to_owned(); cells.len()]);
}

fn row(page: &mut String, first: &str, cells: &[String]) {
    let _ = writeln!(page, "| {first} | {} |", cells.join(" | "));
}

fn size(target: &str, suite: &Suite, variant: &str, listing: &Listing) -> String {
    let mut cell = format!("[{}]({target}/{}/{variant}.s)", listing.instructions(), suite.name);
    if let Some(bytes) = listing.all_bytes() {
        let _ = write!(cell, " in {bytes} B");
    }
    if let Some(same) = suite.same_code_as(variant) {
        let _ = write!(cell, " ≡ `{same}`");
    }
    cell
}

/// The longest loop of each function that is timed: one row for all variants that are the same code.
fn loops(page: &mut String, suite: &Suite) {
    let costs = suite.costs.as_ref();
    let cpus: BTreeSet<&String> = costs
        .iter()
        .flat_map(|costs| &costs.loops)
        .flat_map(|cost| cost.cycles.keys().chain(cost.lacks.keys()))
        .collect();
    let mut heads = vec!["kernel".to_owned(), "instructions".to_owned(), "most frequent".to_owned()];
    heads.extend(cpus.iter().map(|cpu| (*cpu).clone()));
    head(page, "variant", &heads);
    for (variant, listing) in &suite.listings {
        if suite.same_code_as(variant).is_some() {
            continue;
        }
        let is_same = |other: &&str| other == variant || suite.same_code_as(other) == Some(variant);
        let group = suite.listings.iter().map(|(name, _)| *name).filter(|name| is_same(name));
        let group: Vec<_> = group.map(|name| format!("`{name}`")).collect();
        for function in kept::timed(listing) {
            let Some(found) = kept::longest(function) else {
                let mut cells = vec![function.name.clone(), "no loop".to_owned()];
                cells.resize(heads.len(), "–".to_owned());
                row(page, &group.join(" ≡ "), &cells);
                continue;
            };
            let cost = suite.cost(variant, &function.name, &found);
            let mut cells = vec![function.name.clone(), length(&found), most_frequent(&found)];
            cells.extend(cpus.iter().map(|cpu| cycles(cost, cpu)));
            row(page, &group.join(" ≡ "), &cells);
        }
    }
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
    let mix = super::mix(found.instructions.iter().filter_map(|line| line.split(' ').next()));
    let shown: Vec<_> = mix.iter().take(SHOWN).map(|(name, count)| format!("{count} {name}")).collect();
    shown.join(", ")
}

fn cycles(cost: Option<&LoopCost>, cpu: &str) -> String {
    cost.map_or("–".to_owned(), |cost| figures(cpu, &cost.cycles, &cost.ports, &cost.lacks))
}

/// Cycles of the chain and of the ports on that CPU; or why there are none.
pub(crate) fn figures(
    cpu: &str,
    cycles: &BTreeMap<String, f64>,
    ports: &BTreeMap<String, f64>,
    lacks: &BTreeMap<String, String>,
) -> String {
    if let Some(lacks) = lacks.get(cpu) {
        // Names of features, or what the model said of an instruction that it does not know.
        let is_features = lacks.split(", ").all(|feature| !feature.contains(' '));
        return if is_features { format!("lacks {lacks}") } else { "no model".to_owned() };
    }
    match (cycles.get(cpu), ports.get(cpu)) {
        (Some(cycles), Some(ports)) => format!("{cycles:.1} / {ports:.1}"),
        _ => "–".to_owned(),
    }
}

const INTRODUCTION: &str = "\
# The machine code of the kernels

Drawn by `cargo lab asm` from the listings and the costs that are kept here, and not edited by hand. What a listing is, what
is expected of it, and what the costs mean: [docs/codegen.md](../docs/codegen.md).

*Instructions and bytes*: of the kernels with what they call; the number leads to the listing. `≡` is said of a variant
that is the same code as another, instruction by instruction. Bytes count padding; instructions do not.

*Longest innermost loops*: their instructions, of the latency kernel / of the throughput kernel; one number for a kernel of
the engine. A loop is counted as it was compiled: one that the compiler unrolled does several operations a turn. **In bold**
is what the compiler found an instruction for: operations in the innermost loops that the lowest CPU of the platform lacks and
that the same variant's code for that CPU has not. On the lowest CPU itself there is nothing to compare with; there `≡` tells.

*Costs*: cycles a turn of the loop, by a model: simulated over many turns / what the ports alone allow. They are
per turn and not per operation. `lacks` is said where the CPU has not an instruction of the loop, `branches` where not
all of the loop need run each turn although the model lets it, `calls` where the loop cannot be costed.
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    fn draw(kept: &[(&str, &str)]) -> String {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in kept {
            files::replace(&root.path().join("asm").join(path), text.as_bytes()).unwrap();
        }
        keep(root.path()).unwrap();
        std::fs::read_to_string(path(root.path())).unwrap()
    }

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
    fn every_kind_of_cell_is_drawn() {
        let page = draw(&[
            ("x86-64/popcount/swar.s", SWAR),
            ("x86-64-v2/popcount/swar.s", INSTRUCTION),
            ("x86-64-v2/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v2/popcount/costs.toml", COSTS),
        ]);
        let has = |line: &str| assert!(page.lines().any(|found| found == line), "{line}\n{page}");
        has("| variant | x86-64 | x86-64-v2 |");
        has("| `hardware` | – | [3](x86-64-v2/popcount/hardware.s) in 9 B |");
        has("| `swar` | [3](x86-64/popcount/swar.s) | [3](x86-64-v2/popcount/swar.s) in 9 B ≡ `hardware` |");
        has("| `swar` | 2 | 2, **popcnt** |");
        has("<details><summary>x86-64: no costs are kept</summary>");
        has("| variant | kernel | instructions | most frequent | haswell | nehalem | znver4 |");
        has("| `hardware` ≡ `swar` | latency | 2 | 1 jne, 1 popcnt | 3.0 / 1.2 | lacks popcnt | no model |");
        has("- `swar` on x86-64-v2: the compiler recognised it: popcnt; the same code as `hardware`.");
        assert!(!page.contains("## sliders"));
    }

    #[test]
    fn only_a_few_names_are_told() {
        assert_eq!(told::<&str>(&[]), None);
        assert_eq!(told(&["popcnt"]).unwrap(), "popcnt");
        assert_eq!(recognised(&["pinsrd", "popcnt"]).unwrap(), "the compiler recognised it: pinsrd, popcnt");
        assert_eq!(recognised(&["pinsrd"]).unwrap(), "with vectors that the lowest CPU lacks: pinsrd");
        assert_eq!(told(&["a", "b", "c", "d", "e"]).unwrap(), "a, b, c and 2 more");
    }

    #[test]
    fn the_page_of_asm_is_what_the_kept_listings_give() {
        let root = workspace::root().unwrap();
        let kept = std::fs::read_to_string(path(&root)).unwrap();
        let drawn = markdown(&Kept::read(&root).unwrap());
        assert!(kept == drawn, "asm/README.md is not what is kept: draw it with `cargo lab asm --page`");
    }
}
