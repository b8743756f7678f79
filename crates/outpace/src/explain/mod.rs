//! Explains why a new build is faster or slower: lists the functions that take the time in both
//! builds, side by side, and shows how the machine code has changed in those that differ most.
//!
//! Both builds do the same work once, under callgrind or under `perf`. Callgrind counts the
//! instructions of every function exactly, and estimates the cycles that they take by simulated
//! caches and a simulated branch predictor. `perf` samples where the time goes. Differences are
//! given in points: one point is one per cent of the old program's total. Estimated cycles are not
//! time, but come out the same in every run. If the difference in time was measured as well
//! ([`Measured`]), the output says which part of it the estimated cycles leave unexplained.
//!
//! Functions of the two builds are matched by their names in the source. The machine code is read
//! from the ELF files themselves, and is shown for x86 only.

pub mod callgrind;
mod code;
pub mod counters;
mod difference;
pub mod names;
pub mod perf;
mod run;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::error::{Result, ensure};
use crate::programs::Executable;
pub use crate::programs::Step;
use code::Binary;
pub use counters::Counters;
pub use difference::Difference;

/// The figure by which functions are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Cycles, estimated by valgrind's callgrind from instructions, misses of simulated caches and
    /// mispredicted branches.
    Cycles,
    /// Instructions, counted by valgrind's callgrind.
    Instructions,
    /// Samples of where the time goes, by Linux's `perf`.
    Samples,
}

/// The programs to explain, and the method.
#[derive(Clone, Debug)]
pub struct Setup<'a> {
    /// Names in tables and messages: first the program to compare with, then the other one.
    pub names: [&'a str; 2],
    /// The two ELF programs, in the same order.
    pub programs: [&'a Executable; 2],
    /// Standard input of both, so that they do the same work.
    pub input: &'a [Step],
    /// The figure by which functions are compared.
    pub by: By,
    /// True if the programs may end with an exit status other than 0.
    pub may_fail: bool,
    /// Longest time that each program may run. Under callgrind a program takes about fifty times as
    /// long as without.
    pub limit: Duration,
    /// Measured difference in time, if it is known.
    pub measured: Option<Measured>,
    /// True if hardware counters are to be read too, in further runs of each program.
    pub counters: bool,
    /// Number of functions to list.
    pub functions: usize,
    /// Number of functions whose machine code is compared.
    pub listings: usize,
    /// Folder for the output of the tools.
    pub folder: &'a Path,
}

/// The differences between two programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The figure by which functions are compared.
    pub by: By,
    /// The program to compare with.
    pub old: Side,
    /// The other program.
    pub new: Side,
    /// The functions that differ most, in that order.
    pub functions: Vec<Row>,
    /// Number of further functions, which are not listed.
    pub more: usize,
    /// Hardware counters of whole runs, if the user asked for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counters: Option<Counters>,
    /// Measured difference in time, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured: Option<Measured>,
    /// Changes of the machine code of the functions that differ most and that both programs have.
    pub code: Vec<Code>,
}

/// A measured difference in time between two programs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Measured {
    /// Increase of the time, as a share of the old program's.
    pub difference: f64,
    /// Lower end of its interval.
    pub low: f64,
    /// Upper end of its interval.
    pub high: f64,
}

impl Measured {
    /// Returns the difference in time for a gain in speed with its interval.
    pub fn from_gain(gain: f64, low: f64, high: f64) -> Self {
        let time = |gain: f64| 1.0 / (1.0 + gain) - 1.0;
        Self { difference: time(gain), low: time(high), high: time(low) }
    }
}

/// Estimated cycles, by their cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cost {
    /// One cycle for each instruction; the number of samples if the method is [`By::Samples`].
    pub instructions: u64,
    /// Waits for caches and memory.
    pub misses: u64,
    /// Waits after mispredicted branches.
    pub branches: u64,
}

impl Cost {
    /// Returns the sum of all causes.
    pub fn cycles(self) -> u64 {
        self.instructions.saturating_add(self.misses).saturating_add(self.branches)
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.instructions = self.instructions.saturating_add(other.instructions);
        self.misses = self.misses.saturating_add(other.misses);
        self.branches = self.branches.saturating_add(other.branches);
    }
}

/// One of two programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Name of the program.
    pub name: String,
    /// Count of all functions together: cycles, instructions or samples, as [`By`] says.
    pub total: u64,
    /// True if the file has no names of functions.
    pub stripped: bool,
}

/// A function that at least one of the programs runs, with its count in each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Name of the function in the source; null for all code without a name.
    pub function: Option<String>,
    /// Library that contains the function, where it is not in the program itself.
    pub library: Option<String>,
    /// Count of the function itself in the old program, without its callees: cycles, instructions
    /// or samples, as [`By`] says. Null where the function does not run there.
    pub old: Option<u64>,
    /// The same count in the new program.
    pub new: Option<u64>,
    /// The increase from the old program to the new one, as a share of the old program's total.
    pub difference: f64,
    /// The parts of `difference` that come from instructions, cache misses and mispredicted
    /// branches; they sum to it. Absent unless cycles are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub causes: Option<[f64; 3]>,
}

/// The change of a function's machine code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Code {
    /// Name of the function.
    pub function: String,
    /// Number of functions with that name, such as instances of a generic one, in the program that
    /// has more of them. Only the hottest is compared.
    pub instances: usize,
    /// The change of the hottest one.
    pub difference: Difference,
}

/// A function as a tool names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Function {
    /// Symbol of the function.
    pub symbol: String,
    /// The program or library that contains it; empty where the tool does not name it.
    pub object: String,
}

/// Instructions or samples of each function, without those of its callees.
pub type Counts = HashMap<Function, u64>;

/// Counts of one program.
#[derive(Debug, Default)]
struct Counted {
    /// Cost of each function, without that of its callees.
    functions: HashMap<Function, Cost>,
    /// Cost of each instruction by its address, for each symbol; empty for samples.
    addresses: HashMap<String, BTreeMap<u64, Cost>>,
}

impl From<Counts> for Counted {
    fn from(counts: Counts) -> Self {
        let cost = |instructions| Cost { instructions, ..Cost::default() };
        let functions = counts.into_iter().map(|(function, count)| (function, cost(count))).collect();
        Self { functions, addresses: HashMap::new() }
    }
}

/// Runs both programs under the tool, counts, and compares.
///
/// # Errors
///
/// Fails if a file is not an ELF program or changes during the run, if the two files are for
/// different architectures, if a program fails or exceeds the time limit, if the tool is not
/// installed, or if the user interrupts.
pub fn explain(setup: &Setup<'_>) -> Result<Explanation> {
    let [old, new] = setup.programs;
    let binaries = [Binary::read(&old.file)?, Binary::read(&new.file)?];
    let [of_old, of_new] = binaries.each_ref().map(|binary| binary.architecture);
    let [old_file, new_file] = [old, new].map(|program| program.file.display());
    ensure!(of_old == of_new, "{old_file} is for {of_old:?}, {new_file} for {of_new:?}");
    let counts = [run::count(0, setup)?, run::count(1, setup)?];
    for (program, binary) in [old, new].into_iter().zip(&binaries) {
        binary.ensure_unchanged(&program.file)?;
    }
    let counters = setup.counters.then(|| counters::count(setup)).transpose()?;
    Ok(Explanation { counters, ..compare(setup, &binaries, &counts)? })
}

/// The functions of one name in both programs.
type Pair = [Option<Instances>; 2];

/// The functions of one program that have the same name.
#[derive(Debug, Default)]
struct Instances {
    total: Cost,
    count: usize,
    /// Count and symbol of the function with the highest count.
    hottest: (u64, String),
}

/// Name of a function, and the library that contains it.
type Name = (Option<String>, Option<String>);

fn compare(setup: &Setup<'_>, binaries: &[Binary; 2], counts: &[Counted; 2]) -> Result<Explanation> {
    let mut pairs: BTreeMap<Name, Pair> = BTreeMap::new();
    for (at, (program, counts)) in setup.programs.into_iter().zip(counts).enumerate() {
        // Links are resolved, because the tools name the file behind a link.
        let file = program.file.canonicalize().unwrap_or_else(|_| program.file.clone());
        for (function, &cost) in counts.functions.iter().filter(|(_, cost)| cost.cycles() > 0) {
            let side = pairs.entry(name(function, &file)).or_default()[at].get_or_insert_default();
            side.total.add(cost);
            side.count += 1;
            // Comparing the symbol as well makes the choice among equal counts always the same.
            let candidate = (cost.cycles(), function.symbol.clone());
            if candidate > side.hottest {
                side.hottest = candidate;
            }
        }
    }
    let total =
        |at: usize| counts[at].functions.values().fold(0_u64, |sum, cost| sum.saturating_add(cost.cycles()));
    let totals = [total(0), total(1)];
    for (name, total) in setup.names.iter().zip(totals) {
        ensure!(total > 0, "nothing was counted of `{name}`: it ran too short a time");
    }
    let row = |((function, library), pair): (&Name, &Pair)| {
        let costs = pair.each_ref().map(|side| side.as_ref().map(|side| side.total));
        let share = |part: fn(Cost) -> u64| {
            let [old, new] = costs.map(|cost| cost.map_or(0.0, |cost| part(cost) as f64));
            (new - old) / totals[0] as f64
        };
        let causes = (setup.by == By::Cycles).then(|| {
            [share(|cost| cost.instructions), share(|cost| cost.misses), share(|cost| cost.branches)]
        });
        let [old, new] = costs.map(|cost| cost.map(Cost::cycles));
        let difference = share(Cost::cycles);
        Row { function: function.clone(), library: library.clone(), old, new, difference, causes }
    };
    let mut rows: Vec<(Row, &Pair)> = pairs.iter().map(|(name, pair)| (row((name, pair)), pair)).collect();
    // Equal differences are ordered by the old count, the highest first, and then by name, because
    // the sort is stable and the map is ordered by name.
    let by = |a: &Row, b: &Row| b.difference.abs().total_cmp(&a.difference.abs()).then(b.old.cmp(&a.old));
    rows.sort_by(|(a, _), (b, _)| by(a, b));
    let of_program = rows.iter().filter(|(row, _)| row.library.is_none());
    let code = of_program.filter_map(|(row, pair)| {
        let weights = Weights { counts, total: totals[0] };
        code_of(row.function.as_deref()?, pair, binaries, &weights)
    });
    let code = code.take(setup.listings).collect();
    let side = |at: usize| Side {
        name: setup.names[at].to_owned(),
        total: totals[at],
        stripped: binaries[at].is_stripped(),
    };
    Ok(Explanation {
        by: setup.by,
        old: side(0),
        new: side(1),
        more: rows.len().saturating_sub(setup.functions),
        counters: None,
        measured: setup.measured,
        functions: rows.into_iter().map(|(row, _)| row).take(setup.functions).collect(),
        code,
    })
}

/// Costs of instructions in both programs, as shares of the old program's total.
struct Weights<'a> {
    counts: &'a [Counted; 2],
    total: u64,
}

impl Weights<'_> {
    fn share(&self, side: usize, symbol: &str, address: u64) -> Option<f64> {
        let cost = self.counts[side].addresses.get(symbol)?.get(&address)?;
        Some(cost.cycles() as f64 / self.total as f64)
    }
}

/// Returns the change of the code of a function, or `None` if only one of the programs has it.
fn code_of(function: &str, pair: &Pair, binaries: &[Binary; 2], weights: &Weights<'_>) -> Option<Code> {
    let [Some(old), Some(new)] = pair else { return None };
    let listings: [Result<_, String>; 2] = [0, 1].map(|at| {
        let symbol = &[old, new][at].hottest.1;
        let mut lines = binaries[at].listing(symbol)?;
        lines.iter_mut().for_each(|line| {
            line.share = line.address.and_then(|address| weights.share(at, symbol, address));
        });
        Ok(lines)
    });
    let difference = match &listings {
        [Ok(old), Ok(new)] => Difference::between(old, new),
        [Err(why), _] | [_, Err(why)] => Difference::Unknown { why: why.clone() },
    };
    Some(Code { function: function.to_owned(), instances: old.count.max(new.count), difference })
}

/// Returns a function's name in the source, and the library that contains it if it is not in this
/// program.
fn name(function: &Function, program: &Path) -> Name {
    let symbol = &function.symbol;
    // The tools give an address in place of a missing name.
    let named = (!symbol.starts_with("0x") && symbol != "???").then(|| names::plain(symbol));
    let object = if function.object == "???" { "[unknown]" } else { &function.object };
    let object = Path::new(object).file_name();
    let is_own = object.is_none() || object == program.file_name();
    (named, object.filter(|_| !is_own).map(|name| name.to_string_lossy().into_owned()))
}
