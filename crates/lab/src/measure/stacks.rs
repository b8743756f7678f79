//! Instructions or samples by stack: each function under its callers, with the functions that the
//! compiler inlined into it.
//!
//! Callgrind keeps the callers of every function apart (`--separate-callers`) and counts each
//! address (`--dump-instr`), so the functions of a stack are measured, not guessed; the program's
//! debug information tells which functions were inlined at an address. Two counts of one program
//! are equal, however busy the machine is.
//!
//! A function that calls itself, directly or through others, stands only once in a stack. Inlined
//! code of the standard library belongs to the function that it was inlined into.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use addr2line::gimli::{Dwarf, EndianSlice, RunTimeEndian, SectionId};
use anyhow::{Context, Result, ensure};
use object::{Object, ObjectSection};
use plywright_benches::names::plain;

use outpace::explain::callgrind::{self, Calls, Place};
use outpace::explain::names;

/// Options for callgrind. No stack has as many callers as `--separate-callers` allows.
pub const OPTIONS: &str = "--dump-instr=yes --separate-callers=48 --separate-recs=1 --separate-threads=no";

/// If a function has a smaller share of all instructions than this, its calls are not followed and
/// count as its own instructions: in a picture they would be too small to see.
const LEAST: f64 = 0.00002;

/// Instructions or samples by stack: names joined by `;`, outermost first. This is the format of
/// flamegraph tools.
pub type Stacks = BTreeMap<String, u64>;

/// Runs a program under callgrind, which writes into `file`. Returns the stacks, each of which
/// begins with the function whose name contains `below`, and the program's output.
pub fn of_program(
    valgrind: &Path,
    program: &Path,
    arguments: &[&str],
    file: &Path,
    below: &str,
) -> Result<(Stacks, String)> {
    // Doubles every `%` in the file's name, which callgrind would otherwise take for a placeholder.
    let written = format!("--callgrind-out-file={}", file.display().to_string().replace('%', "%%"));
    let mut options: Vec<&str> = OPTIONS.split(' ').collect();
    options.extend(["--demangle=no", &written]);
    let done = super::callgrind::run(valgrind, &options, program, arguments)?;
    Ok((read(file, program, below)?, done.stdout))
}

/// Reads the file that callgrind wrote for a program. Returns the stacks, each of which begins with
/// the function whose name contains `below`.
pub fn read(file: &Path, program: &Path, below: &str) -> Result<Stacks> {
    let text = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let bytes = std::fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
    let calls = callgrind::calls(str::from_utf8(&text).context("callgrind's file is not UTF-8")?)?;
    let mut inlined = Inlined::parse(&bytes)?;
    let name = program.file_name().unwrap_or_default();
    fold(&calls, below, |place: &Place<'_>| {
        let is_own = Path::new(place.object).file_name() == Some(name);
        if is_own { inlined.at(place.at) } else { Ok(Vec::new()) }
    })
}

/// Reads folded stacks that a profiler sampled: in each line a stack, a space and the number of
/// samples. Returns the stacks, each of which begins with the function whose name contains `below`.
/// Other samples are left out, also those in which the profiler cut off this function, because the
/// stack was too deep for it.
///
/// Samples do not tell inlined functions from called ones, so every function of the standard
/// library belongs to its caller, and each name stands only once in a stack.
///
/// # Errors
///
/// Fails if a line has no number, or if no sample is below that function.
pub fn of_samples(folded: &str, below: &str) -> Result<Stacks> {
    let mut stacks = Stacks::new();
    for line in folded.lines() {
        let (stack, count) = line.rsplit_once(' ').with_context(|| format!("no number in `{line}`"))?;
        let count: u64 = count.parse().with_context(|| format!("no number of samples: `{count}`"))?;
        let mut names: Vec<String> = Vec::new();
        for name in stack.split(';').filter(|name| !is_of_the_library(name)).map(short) {
            match names.iter().position(|other| *other == name) {
                Some(recursion) => names.truncate(recursion + 1),
                None if !names.is_empty() || name.contains(below) => names.push(name),
                None => (),
            }
        }
        if !names.is_empty() {
            *stacks.entry(names.join(";")).or_default() += count;
        }
    }
    ensure!(!stacks.is_empty(), "nothing was sampled below `{below}`");
    Ok(stacks)
}

/// Finds the functions inlined at the addresses of a program.
struct Inlined<'a> {
    context: addr2line::Context<EndianSlice<'a, RunTimeEndian>>,
    known: HashMap<u64, Vec<String>>,
}

impl<'a> Inlined<'a> {
    fn parse(program: &'a [u8]) -> Result<Self> {
        let file = object::File::parse(program).context("the program cannot be read")?;
        let endian = if file.is_little_endian() { RunTimeEndian::Little } else { RunTimeEndian::Big };
        let section = |id: SectionId| -> Result<_> {
            let section = file.section_by_name(id.name());
            let data = section
                .map(|section| section.data())
                .transpose()
                .context("the program's debug information cannot be read")?;
            Ok(EndianSlice::new(data.unwrap_or_default(), endian))
        };
        let context = addr2line::Context::from_dwarf(Dwarf::load(section)?)?;
        Ok(Self { context, known: HashMap::new() })
    }

    /// Returns the functions that were inlined into each other at an address, outermost first.
    fn at(&mut self, address: u64) -> Result<Vec<String>> {
        if let Some(known) = self.known.get(&address) {
            return Ok(known.clone());
        }
        let mut inlined = Vec::new();
        let mut frames = self.context.find_frames(address).skip_all_loads()?;
        while let Some(frame) = frames.next()? {
            let function = frame.function.as_ref().map(addr2line::FunctionName::raw_name).transpose()?;
            let name = function.map_or_else(String::new, |name| names::plain(&name));
            inlined.push(if is_of_the_library(&name) { String::new() } else { short(&name) });
        }
        // The last frame is the function itself, which callgrind knows by its symbol.
        inlined.pop();
        inlined.reverse();
        inlined.retain(|name| !name.is_empty());
        self.known.insert(address, inlined.clone());
        Ok(inlined)
    }
}

/// Shortens a function's name: drops the type arguments, the name of the trait, and the crate if it
/// is one of ours.
fn short(symbol: &str) -> String {
    const OURS: [&str; 4] = ["plywright_engine::", "plywright_parts::", "plywright::", "instructions::"];
    let name = plain(&names::plain(symbol)).replace("::::", "::");
    // `<Type as Trait>::name` is shown under the type.
    let name = match name.strip_prefix('<').and_then(|rest| rest.split_once(" as ")) {
        Some((implementor, rest)) => {
            format!("{implementor}{}", rest.split_once('>').map_or("", |(_, rest)| rest))
        }
        None => name,
    };
    let name = name.trim_start_matches(['<', '&']);
    OURS.iter().find_map(|ours| name.strip_prefix(ours)).unwrap_or(name).to_owned()
}

/// Returns true if a function belongs to the standard library: to one of its types, or to one of
/// its traits for a type that is not ours.
fn is_of_the_library(name: &str) -> bool {
    let bare = name.trim_start_matches(['<', '&']).trim_start_matches("mut ");
    let is_named =
        |text: &str| ["core::", "alloc::", "std::"].iter().any(|library| text.starts_with(library));
    let of_a_trait = || {
        bare.split_once(" as ")
            .is_some_and(|(implementor, trait_path)| is_named(trait_path) && !implementor.contains("::"))
    };
    // Only the standard library can give methods to a type without a path, such as
    // `<u64>::trailing_zeros`.
    let of_a_primitive = || {
        let implementor = name.strip_prefix('<').and_then(|rest| rest.split_once(">::"));
        implementor.is_some_and(|(implementor, _)| !implementor.contains("::"))
    };
    name.is_empty() || is_named(bare) || of_a_trait() || of_a_primitive()
}

/// The calls that a function makes: the place of the call, the callee, and the number of
/// instructions.
type Edges<'a> = Vec<(Place<'a>, &'a str, u64)>;

/// State of the walk from the outermost functions inwards.
struct Walk<'a, F> {
    exclusive: HashMap<&'a str, Vec<(Place<'a>, u64)>>,
    edges: HashMap<&'a str, Edges<'a>>,
    /// Instructions of all calls of each function by other functions.
    called: HashMap<&'a str, u64>,
    below: &'a str,
    least: f64,
    inlined: F,
    stacks: BTreeMap<String, f64>,
}

/// A frame of a stack, and whether it is a function that was called.
#[derive(Clone)]
struct Frame {
    name: String,
    is_called: bool,
}

/// Returns the stacks, each of which begins with the function whose name contains `below`.
fn fold<'a>(
    calls: &Calls<'a>,
    below: &'a str,
    inlined: impl FnMut(&Place<'_>) -> Result<Vec<String>>,
) -> Result<Stacks> {
    let mut walk = Walk {
        exclusive: HashMap::new(),
        edges: HashMap::new(),
        called: HashMap::new(),
        below,
        least: calls.own.values().sum::<u64>() as f64 * LEAST,
        inlined,
        stacks: BTreeMap::new(),
    };
    let mut outermost = BTreeSet::new();
    for (&place, &count) in &calls.own {
        walk.exclusive.entry(place.function).or_default().push((place, count));
        outermost.insert(place.function);
    }
    for (&(place, callee), &count) in &calls.called {
        outermost.insert(place.function);
        // Recursive calls are skipped: the total cost of a function that calls itself follows from
        // the calls by others.
        if callee != place.function && count > 0 {
            walk.edges.entry(place.function).or_default().push((place, callee, count));
            *walk.called.entry(callee).or_default() += count;
        }
    }
    outermost.retain(|function| !walk.called.contains_key(function));
    for function in outermost {
        walk.function(function, 1.0, &[], &mut Vec::new())?;
    }
    let stacks = walk.stacks.into_iter().map(|(stack, count)| (stack, count.round() as u64));
    let stacks: Stacks = stacks.filter(|(_, count)| *count > 0).collect();
    ensure!(!stacks.is_empty(), "nothing was counted below `{below}`");
    Ok(stacks)
}

impl<'a, F: FnMut(&Place<'_>) -> Result<Vec<String>>> Walk<'a, F> {
    /// Adds the given share of a function's instructions under the given frames; `open` holds the
    /// functions that the walk is inside of.
    fn function(
        &mut self,
        function: &'a str,
        share: f64,
        under: &[Frame],
        open: &mut Vec<&'a str>,
    ) -> Result<()> {
        let name = short(function.split('\'').next().unwrap_or_default());
        let recursion = under.iter().position(|frame| frame.is_called && frame.name == name);
        let mut stack = under[..recursion.unwrap_or(under.len())].to_vec();
        stack.push(Frame { name, is_called: true });
        let whole = self.called.get(function).map_or(f64::INFINITY, |count| *count as f64 * share);
        if whole < self.least {
            self.add(&stack, whole);
            return Ok(());
        }
        for (place, count) in self.exclusive.get(function).cloned().unwrap_or_default() {
            let frames = self.frames(&stack, &place)?;
            self.add(&frames, count as f64 * share);
        }
        open.push(function);
        for (place, callee, count) in self.edges.get(function).cloned().unwrap_or_default() {
            // Calls form a ring only if callgrind did not keep the callers apart. The ring is cut
            // here.
            if !open.contains(&callee) {
                let frames = self.frames(&stack, &place)?;
                let share = share * count as f64 / self.called[callee] as f64;
                self.function(callee, share, &frames, open)?;
            }
        }
        open.pop();
        Ok(())
    }

    /// Returns the stack extended by the functions inlined at a place of its innermost function.
    fn frames(&mut self, stack: &[Frame], place: &Place<'_>) -> Result<Vec<Frame>> {
        let inlined = (self.inlined)(place)?;
        let mut frames = stack.to_vec();
        frames.extend(inlined.into_iter().map(|name| Frame { name, is_called: false }));
        Ok(frames)
    }

    fn add(&mut self, stack: &[Frame], count: f64) {
        if let Some(at) = stack.iter().position(|frame| frame.name.contains(self.below)) {
            let names: Vec<&str> = stack[at..].iter().map(|frame| frame.name.as_str()).collect();
            *self.stacks.entry(names.join(";")).or_default() += count;
        }
    }
}

/// Returns the same stacks with the outermost frame replaced.
pub fn under(outermost: &str, stacks: &Stacks) -> Stacks {
    let renamed = |stack: &String| match stack.split_once(';') {
        Some((_, rest)) => format!("{outermost};{rest}"),
        None => outermost.to_owned(),
    };
    stacks.iter().map(|(stack, count)| (renamed(stack), *count)).collect()
}

#[cfg(test)]
mod tests {
    use object::ObjectSymbol;

    use super::*;
    use crate::machine;

    /// `bench` calls `search`. `search` calls itself through another function, and calls `count`
    /// from two places.
    const TEXT: &str = "\
        positions: instr line\nevents: Ir\nob=/bin/engine\n\
        fn=(1) main\n0x10 0 7\ncfn=(2) bench'main\ncalls=1 0\n0x11 0 1110\n\
        fn=(2)\n0x20 0 10\ncfn=(3) search'bench'main\ncalls=1 0\n0x21 0 1100\n\
        fn=(3)\n0x30 0 100\ncfn=(4) other'search'bench'main\ncalls=1 0\n0x31 0 500\n\
        cfn=(6) count'search'bench'main\ncalls=1 0\n0x32 0 300\ncalls=1 0\n0x33 0 200\n\
        fn=(4)\n0x40 0 100\ncfn=(5) search'other'search'bench'main\ncalls=1 0\n0x41 0 400\n\
        fn=(5)\n0x30 0 400\n\
        fn=(6)\n0x60 0 500\n";

    fn inlined(place: &Place<'_>) -> Result<Vec<String>> {
        let names: &[&str] = match place.at {
            0x32 => &["evaluate"],
            0x60 => &["popcount", "swar"],
            _ => &[],
        };
        Ok(names.iter().map(|name| (*name).to_owned()).collect())
    }

    #[test]
    fn stacks_have_callers_inlined_functions_and_each_recursion_once() {
        let calls = callgrind::calls(TEXT).unwrap();
        let stacks = fold(&calls, "bench", inlined).unwrap();
        let wanted = [
            ("bench", 10),
            ("bench;search", 500),
            ("bench;search;count;popcount;swar", 200),
            ("bench;search;evaluate;count;popcount;swar", 300),
            ("bench;search;other", 100),
        ];
        assert_eq!(stacks, wanted.map(|(stack, count)| (stack.to_owned(), count)).into());
        let renamed = under("latency", &stacks);
        assert_eq!(renamed["latency;search;other"], 100);
        assert_eq!(renamed["latency"], 10);
        let error = fold(&calls, "perft", inlined).unwrap_err().to_string();
        assert_eq!(error, "nothing was counted below `perft`");
    }

    #[test]
    fn samples_have_each_recursion_once_and_no_functions_of_the_library() {
        let folded = "\
            main;bench;search::search;core::iter::map;search::order;<u64>::pow 4\n\
            main;bench;search::search;search::deeper;search::search;search::order;core::mem::swap 5\n\
            main;bench;search::search;search::deeper 2\n\
            main;clear 9\n";
        let wanted = [("search::search;search::deeper", 2), ("search::search;search::order", 9)];
        let wanted = Stacks::from(wanted.map(|(stack, count)| (stack.to_owned(), count)));
        assert_eq!(of_samples(folded, "search::search").unwrap(), wanted);
        let error = |folded: &str| of_samples(folded, "search").unwrap_err().to_string();
        assert_eq!(error("main;clear 9\n"), "nothing was sampled below `search`");
        assert_eq!(error("search\n"), "no number in `search`");
        assert_eq!(error("search x\n"), "no number of samples: `x`");
    }

    #[test]
    fn names_are_short() {
        for (symbol, wanted) in [
            ("_ZN16plywright_engine6search5bench3run17h0123456789abcdefE", "search::bench::run"),
            (
                "<plywright_parts::popcount::swar::Swar as plywright_parts::popcount::Popcount>::count",
                "popcount::swar::Swar::count",
            ),
            (
                "plywright_engine::search::alphabeta::<impl plywright_engine::search::worker::Worker<R,O>>::alphabeta",
                "search::alphabeta::alphabeta",
            ),
            ("memcpy", "memcpy"),
        ] {
            assert_eq!(short(symbol), wanted);
        }
        for (name, is) in [
            ("<core::iter::Map<B,I,F> as core::iter::Iterator>::next", true),
            ("core::num::<impl u32>::wrapping_add", true),
            ("<u64>::trailing_zeros", true),
            ("<plywright_parts::types::square::Square>::to", false),
            ("<&mut I as core::iter::traits::iterator::Iterator>::next", true),
            ("<u64 as core::ops::bit::BitXor>::bitxor", true),
            ("<plywright_parts::types::bitboard::Bitboard as core::ops::bit::BitXor>::bitxor", false),
            ("<u64 as plywright_parts::score::Score>::add", false),
            ("main::inner", false),
        ] {
            assert_eq!(is_of_the_library(name), is, "{name}");
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn inlined_functions_are_read_from_a_programs_debug_information() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("main.rs");
        let text = "#[inline(always)] fn inner(n: u64) -> u64 { std::hint::black_box(n) ^ 5 }\n\
                    #[inline(never)] #[unsafe(no_mangle)] extern \"C\" fn outer(n: u64) -> u64 { inner(n) }\n\
                    fn main() { std::process::exit(outer(5) as i32) }\n";
        std::fs::write(&source, text).unwrap();
        let program = folder.path().join("program");
        let mut rustc = std::process::Command::new(machine::tools::rustc());
        rustc.args(["--edition", "2024", "-O", "-Cdebuginfo=1", "-o"]).arg(&program).arg(&source);
        machine::output(&mut rustc).unwrap();
        let bytes = std::fs::read(&program).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let outer = file.symbol_by_name("outer").unwrap();
        let addresses = outer.address()..outer.address() + outer.size();
        let mut inlined = Inlined::parse(&bytes).unwrap();
        let found: Vec<_> = addresses.map(|at| inlined.at(at).unwrap()).collect();
        assert!(found.iter().any(|names| names == &["main::inner"]), "{found:?}");
    }
}
