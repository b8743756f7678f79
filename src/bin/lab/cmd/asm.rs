//! `cargo lab asm`: the machine code of the kernels, kept as text.
//!
//! The listing is disassembled, by cargo-show-asm, from the very binary that `cargo bench` times. Its usual way, to
//! compile once more with `--emit asm`, was tried: with fat LTO it gives the linked program's code too, but from another
//! compilation with other debug information, 40 s and 60 MB of text a bench. The binary takes no second compilation and
//! cannot differ from what was timed. It has addresses where the compiler's text has names; [`crate::symbols`] gives
//! them back, and a constant's value besides.
//!
//! A kernel's callees in this package are listed with it: a leaf that was not inlined is timed as a call.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Axis};

use crate::axes;
use crate::kernels::{cargo_bench, succeed};
use crate::listing::{self, Function, Listing, normalise};
use crate::symbols::{Symbols, plain_name};
use crate::tools::{self, Tool};
use crate::{files, machine, workspace};

/// The options of `asm`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// An axis (`popcount`) or one variant of it (`popcount/swar`); everything if nothing is said.
    #[arg(value_name = "AXIS[/VARIANT]")]
    what: Option<String>,
    /// Compile for this CPU or level (`x86-64-v3`, `native`) instead of the target's lowest.
    #[arg(long, value_name = "CPU")]
    target_cpu: Option<String>,
}

/// The two kernels of a variant.
const MODES: [&str; 2] = ["latency", "throughput"];

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let chosen = choose(options.what.as_deref())?;
    let root = workspace::root()?;
    let cpu = options.target_cpu.as_deref();
    if let Some(cpu) = cpu {
        check_cpu(cpu)?;
    }
    // Together, so that cargo can link several at a time.
    build(&root, &chosen.iter().map(|(axis, _)| axis.name).collect::<Vec<_>>(), cpu)?;
    for (axis, variant) in chosen {
        let listings = list(&root, axis, cpu)?;
        let target = target_name(cpu);
        let same =
            listing::same_code(&listings.iter().map(|(_, listing)| listing.clone()).collect::<Vec<_>>());
        for ((name, listing), same) in listings.iter().zip(same) {
            if variant.is_some_and(|variant| variant != *name) {
                continue;
            }
            let path = listing::path(&root, &target, axis.name, name);
            files::replace(&path, listing.print().as_bytes())?;
            let shown = path.strip_prefix(&root).unwrap_or(&path).display();
            let same = same.map_or_else(String::new, |at| format!(", the same code as {}", listings[at].0));
            println!("{shown}: {} instructions{same}", listing.instructions());
        }
        let names = axis.variants.iter().map(|variant| variant.name);
        for missing in names.filter(|name| listings.iter().all(|(listed, _)| listed != name)) {
            if variant.is_none_or(|variant| variant == missing) {
                println!("{}/{missing}: the binary has no kernel of this name", axis.name);
            }
        }
    }
    Ok(())
}

/// The listings of an axis' variants as `cargo bench` times them, compiled for `cpu`. Variants whose kernels are not in
/// the binary are left out.
pub(crate) fn list(root: &Path, axis: &Axis, cpu: Option<&str>) -> Result<Vec<(&'static str, Listing)>> {
    let show_asm = tools::ensure(root, Tool::ShowAsm)?;
    let binary = build(root, &[axis.name], cpu)?.into_iter().next().context("one axis, one binary")?;
    let disassembler = Disassembler::new(&show_asm, &binary)?;
    let compiler = machine::compiler(root)?;
    let mut listings = Vec::new();
    for variant in axis.variants.iter().map(|variant| variant.name) {
        let Some(functions) = disassembler.kernels(axis.name, variant)? else { continue };
        let flags = cpu.map_or_else(String::new, |cpu| format!(", -C target-cpu={cpu}"));
        let option = cpu.map_or_else(String::new, |cpu| format!(" --target-cpu {cpu}"));
        let head = vec![
            format!("The kernels of {}/{variant}, disassembled from the binary that is timed.", axis.name),
            format!("compiler: {}, LLVM {}", compiler.version, compiler.llvm),
            format!("flags: profile `bench` (opt-level 3, fat LTO, one codegen unit){flags}"),
            format!("command: cargo lab asm {}/{variant}{option}", axis.name),
        ];
        listings.push((variant, Listing { head, functions }));
    }
    Ok(listings)
}

/// The name of the folder below `asm/`: the CPU or level that the code was compiled for.
pub(crate) fn target_name(cpu: Option<&str>) -> String {
    cpu.map_or_else(|| std::env::consts::ARCH.replace('_', "-"), str::to_owned)
}

fn choose(what: Option<&str>) -> Result<Vec<(&'static Axis, Option<&'static str>)>> {
    let Some(what) = what else { return Ok(AXES.iter().map(|axis| (axis, None)).collect()) };
    let (axis, variant) = what.split_once('/').map_or((what, None), |(axis, name)| (axis, Some(name)));
    let axis = axes::axis(axis)?;
    Ok(vec![(axis, variant.map(|name| Ok::<_, anyhow::Error>(axes::variant(axis, name)?.name)).transpose()?)])
}

/// Whether the compiler knows this CPU: its own list decides, so that a wrong name costs no build.
fn check_cpu(cpu: &str) -> Result<()> {
    let output = Command::new("rustc").args(["--print", "target-cpus"]).stdin(Stdio::null()).output();
    let output = output.context("cannot run rustc")?;
    let list = String::from_utf8_lossy(&output.stdout);
    let mut known = list.lines().filter_map(|line| line.split_whitespace().next());
    ensure!(
        known.any(|name| name == cpu),
        "rustc knows no target CPU `{cpu}`; see `rustc --print target-cpus`"
    );
    Ok(())
}

/// Builds the suites of these axes as `cargo bench` does and returns their binaries in the same order.
fn build(root: &Path, axes: &[&str], cpu: Option<&str>) -> Result<Vec<PathBuf>> {
    let mut command = cargo_bench(root, axes.iter().copied());
    command.args(["--no-run", "--message-format", "json"]);
    if let Some(cpu) = cpu {
        command.env("RUSTFLAGS", format!("-C target-cpu={cpu}"));
    }
    let text = succeed(&mut command, "the criterion suites do not build")?;
    let messages: Vec<serde_json::Value> =
        text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let binary = |axis: &&str| {
        let of_axis = |message: &&serde_json::Value| {
            message["target"]["name"] == **axis && message["target"]["kind"][0] == "bench"
        };
        let path = messages.iter().filter(of_axis).find_map(|message| message["executable"].as_str());
        path.map(PathBuf::from).with_context(|| format!("cargo built no suite `{axis}`"))
    };
    axes.iter().map(binary).collect()
}

/// cargo-show-asm on one binary.
struct Disassembler<'a> {
    program: &'a Path,
    binary: &'a Path,
    symbols: Symbols,
    /// Its functions by name: their number in cargo-show-asm's list, and their size.
    functions: BTreeMap<String, (u64, u64)>,
}

impl<'a> Disassembler<'a> {
    fn new(program: &'a Path, binary: &'a Path) -> Result<Self> {
        let mut disassembler =
            Self { program, binary, symbols: Symbols::read(binary)?, functions: BTreeMap::new() };
        let list: Vec<serde_json::Value> = serde_json::from_str(&disassembler.ask(&["--json"])?)
            .context("cargo-show-asm's list is no JSON")?;
        for entry in &list {
            if let (Some(name), Some(number), Some(size)) =
                (entry["mangled_name"].as_str(), entry["id"].as_u64(), entry["size"].as_u64())
            {
                disassembler.functions.insert(plain_name(name), (number, size));
            }
        }
        Ok(disassembler)
    }

    /// The kernels of a variant and all that they call in this package; none if the binary has no such kernels.
    fn kernels(&self, axis: &str, variant: &str) -> Result<Option<Vec<Function>>> {
        let mut listed = Vec::new();
        let mut calls = BTreeSet::new();
        for mode in MODES {
            let symbol = format!("kernels/{axis}/{}/{mode}", variant.replace('-', "_"));
            let Some((name, _)) = self.functions.get_key_value(&symbol) else { return Ok(None) };
            let (function, new) = self.function(name, mode)?;
            listed.push(function);
            calls.extend(new);
        }
        let mut seen = BTreeSet::new();
        while let Some(name) = calls.pop_first() {
            if seen.insert(name.clone()) {
                let (function, new) = self.function(&name, &name)?;
                listed.push(function);
                calls.extend(new);
            }
        }
        listed[MODES.len()..].sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Some(listed))
    }

    /// One function, and the functions of this package that it calls.
    fn function(&self, name: &str, title: &str) -> Result<(Function, Vec<String>)> {
        let (number, size) = self.functions.get(name).with_context(|| format!("no function `{name}`"))?;
        let text = self.ask(&["--simplify", &number.to_string()])?;
        let (lines, calls) =
            normalise(&text, *size, &self.symbols).with_context(|| format!("in `{name}`"))?;
        let calls = calls.into_iter().filter_map(|address| self.symbols.function(address));
        let is_ours = |called: &&str| {
            *called != name && called.contains("plywright::") && self.functions.contains_key(*called)
        };
        let calls = calls.filter(is_ours).map(str::to_owned).collect();
        Ok((Function { name: title.to_owned(), lines }, calls))
    }

    fn ask(&self, arguments: &[&str]) -> Result<String> {
        let mut command = Command::new(self.program);
        command.args(["asm", "--disasm", "--intel", "--no-color", "--file"]).arg(self.binary).args(arguments);
        let output = command.stdin(Stdio::null()).output().context("cannot run cargo-show-asm")?;
        if !output.status.success() {
            bail!("cargo-show-asm failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        String::from_utf8(output.stdout).context("cargo-show-asm's answer is not UTF-8")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_a_variant_or_everything_can_be_chosen_and_nothing_else() {
        assert_eq!(choose(None).unwrap().len(), AXES.len());
        assert_eq!(choose(Some("popcount")).unwrap()[0].1, None);
        assert_eq!(choose(Some("popcount/swar")).unwrap()[0].1, Some("swar"));
        assert!(choose(Some("pipcount")).unwrap_err().to_string().contains("popcount"));
        assert!(choose(Some("popcount/swat")).unwrap_err().to_string().contains("swar"));
        assert!(choose(Some("popcount/")).is_err());
    }
}
