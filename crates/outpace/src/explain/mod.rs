//! Why is the new build faster or slower? Which functions the time goes to in both, side by side, and how the machine code of
//! those that differ most has changed.
//!
//! Both do the same work once, under callgrind, which counts the instructions of every function exactly, or under `perf`, which takes samples of where
//! the time goes. Instructions are not time: a function can take longer with fewer of them. They show where two builds differ, and
//! by the same figure every time.
//!
//! Functions of the two are matched by their names in the source. The machine code is read from the ELF files themselves, and shown
//! for x86 only.

pub mod callgrind;
mod code;
mod difference;
pub mod names;
pub mod perf;
mod run;
#[cfg(test)]
mod tests;
mod text;

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::error::{Result, ensure};
use crate::programs::Executable;
use code::Binary;
pub use difference::Difference;

/// A piece of what both programs get on their standard input, which is closed after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is sent: whole lines.
    pub send: String,
    /// The next step waits for a line whose first word is this one: many chess engines give up a search when the next command comes.
    pub until: Option<String>,
}

/// By what functions are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Instructions, counted by valgrind's callgrind.
    Instructions,
    /// Samples of where the time goes, by Linux's `perf`.
    Samples,
}

/// What is to be explained, and how.
#[derive(Clone, Debug)]
pub struct Setup<'a> {
    /// The names in tables and messages: of the program that the other one is compared with, and of the other one.
    pub names: [&'a str; 2],
    /// The two, which are ELF programs.
    pub programs: [&'a Executable; 2],
    /// What both get on their standard input, so that none is given other work.
    pub input: &'a [Step],
    /// By what functions are compared.
    pub by: By,
    /// Whether they may end with an exit status other than 0.
    pub may_fail: bool,
    /// How long either may run. Under callgrind a program takes some fifty times as long as without.
    pub limit: Duration,
    /// How many functions are listed.
    pub functions: usize,
    /// Of how many the machine code is compared.
    pub listings: usize,
    /// A folder for what the tools write.
    pub folder: &'a Path,
}

/// Where two programs differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// By what functions are compared.
    pub by: By,
    /// The program that the other one is compared with.
    pub old: Side,
    /// The other one.
    pub new: Side,
    /// The functions that differ most, in that order.
    pub functions: Vec<Row>,
    /// How many more functions there are.
    pub more: usize,
    /// The machine code of those that differ most and that both programs have.
    pub code: Vec<Code>,
}

/// One of two programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Its name.
    pub name: String,
    /// The instructions or samples of all functions together.
    pub total: u64,
    /// Whether the file has no names of functions.
    pub stripped: bool,
}

/// A function in both programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Its name in the source; none for all code without a name.
    pub function: Option<String>,
    /// The library that it is in, where it is not in the program itself.
    pub library: Option<String>,
    /// Its own instructions or samples in the old program, those of what it calls left out; none where it does not run there.
    pub old: Option<u64>,
    /// The same in the new one.
    pub new: Option<u64>,
    /// How many more there are in the new one, as a share of all that the old one has.
    pub difference: f64,
}

/// How the machine code of a function has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Code {
    /// The function.
    pub function: String,
    /// How many functions have that name in the program which has more of them: instances of a generic one. It is the hottest that is compared.
    pub instances: usize,
    /// What has changed.
    pub difference: Difference,
}

/// A function as a tool names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Function {
    /// Its symbol.
    pub symbol: String,
    /// The program or the library that it is in; empty where the tool does not name it.
    pub object: String,
}

/// How many instructions or samples functions have, those of what they call left out.
pub type Counts = HashMap<Function, u64>;

/// Runs both programs, counts, and compares.
///
/// # Errors
///
/// A file is no ELF program, or not of the architecture of the other, or changes meanwhile; a program fails, or does not end in time; the tool is not there;
/// the user interrupts.
pub fn explain(setup: &Setup<'_>) -> Result<Explanation> {
    let [old, new] = setup.programs;
    let binaries = [Binary::read(&old.file)?, Binary::read(&new.file)?];
    let [of_old, of_new] = binaries.each_ref().map(|binary| binary.architecture);
    let [one, other] = [old, new].map(|program| program.file.display());
    ensure!(of_old == of_new, "{one} is for {of_old:?}, {other} for {of_new:?}");
    let counts = [run::count(0, setup)?, run::count(1, setup)?];
    for (program, binary) in [old, new].into_iter().zip(&binaries) {
        binary.ensure_unchanged(&program.file)?;
    }
    compare(setup, &binaries, &counts)
}

/// All of a name, in both programs.
type Pair = [Option<Instances>; 2];

/// The functions of one program that have the same name.
#[derive(Debug, Default)]
struct Instances {
    total: u64,
    count: usize,
    /// The symbol of the one with the most.
    hottest: (u64, String),
}

/// The name of a function, and the library that it is in.
type Name = (Option<String>, Option<String>);

fn compare(setup: &Setup<'_>, binaries: &[Binary; 2], counts: &[Counts; 2]) -> Result<Explanation> {
    let mut pairs: BTreeMap<Name, Pair> = BTreeMap::new();
    for (at, (program, counts)) in setup.programs.into_iter().zip(counts).enumerate() {
        // What ran is the file behind a link.
        let file = program.file.canonicalize().unwrap_or_else(|_| program.file.clone());
        for (function, &count) in counts.iter().filter(|(_, count)| **count > 0) {
            let side = pairs.entry(name(function, &file)).or_default()[at].get_or_insert_default();
            side.total = side.total.saturating_add(count);
            side.count += 1;
            // Of two with as many instructions always the same one.
            let one = (count, function.symbol.clone());
            if one > side.hottest {
                side.hottest = one;
            }
        }
    }
    let total = |at: usize| counts[at].values().fold(0_u64, |sum, &count| sum.saturating_add(count));
    let totals = [total(0), total(1)];
    for (name, total) in setup.names.iter().zip(totals) {
        ensure!(total > 0, "nothing was counted of `{name}`: it ran too short a time");
    }
    let row = |((function, library), pair): (&Name, &Pair)| {
        let [old, new] = pair.each_ref().map(|side| side.as_ref().map(|side| side.total));
        let difference = (new.unwrap_or(0) as f64 - old.unwrap_or(0) as f64) / totals[0] as f64;
        Row { function: function.clone(), library: library.clone(), old, new, difference }
    };
    let mut rows: Vec<(Row, &Pair)> = pairs.iter().map(|(name, pair)| (row((name, pair)), pair)).collect();
    // Where they differ by the same, the hottest first, and then by name, as the map has them.
    let by = |a: &Row, b: &Row| b.difference.abs().total_cmp(&a.difference.abs()).then(b.old.cmp(&a.old));
    rows.sort_by(|(a, _), (b, _)| by(a, b));
    let own = rows.iter().filter(|(row, _)| row.library.is_none());
    let code = own.filter_map(|(row, pair)| code_of(row.function.as_deref()?, pair, binaries));
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
        functions: rows.into_iter().map(|(row, _)| row).take(setup.functions).collect(),
        code,
    })
}

/// How the code of a function of both programs has changed; none for one that only one of them has.
fn code_of(function: &str, pair: &Pair, binaries: &[Binary; 2]) -> Option<Code> {
    let [Some(old), Some(new)] = pair else { return None };
    let listings = [0, 1].map(|at| binaries[at].listing(&[old, new][at].hottest.1));
    let difference = match &listings {
        [Ok(old), Ok(new)] => Difference::between(old, new),
        [Err(why), _] | [_, Err(why)] => Difference::Unknown { why: why.clone() },
    };
    Some(Code { function: function.to_owned(), instances: old.count.max(new.count), difference })
}

/// The name of a function of that program in the source, and the library that it is in.
fn name(function: &Function, program: &Path) -> Name {
    let symbol = &function.symbol;
    // Where there is no name, the tools give an address.
    let named = (!symbol.starts_with("0x") && symbol != "???").then(|| names::plain(symbol));
    let object = if function.object == "???" { "[unknown]" } else { &function.object };
    let object = Path::new(object).file_name();
    let is_own = object.is_none() || object == program.file_name();
    (named, object.filter(|_| !is_own).map(|name| name.to_string_lossy().into_owned()))
}
