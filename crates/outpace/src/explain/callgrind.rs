//! Reader of callgrind's output: the instructions executed at each address and the calls made from
//! there ([`calls`]), and estimates of the cycles spent at each address, from the simulated caches
//! and branch predictor ([`cycles`]).
//!
//! The format is described in the valgrind manual's chapter "Callgrind Format Specification",
//! version 1. A header of `key: value` lines is followed by lines that name the object (`ob=`) and
//! the function (`fn=`) of the next costs, and by lines of costs: a place (a line number, an
//! address or both, which may be relative: `+3`, `-2`, `*`) and a number for each event. A name is
//! given in full once, with a number, and then by its number alone: `fn=(12) main`, `fn=(12)`. The
//! line of costs after a line `calls=` is the cost of the called function and everything below it;
//! it is not a cost of the function itself.

use std::collections::{BTreeMap, HashMap};

use super::Cost;
use crate::error::{Context, Result, bail, ensure};

/// Longest text that is read, in bytes. The output for large programs has a few MiB.
pub const LONGEST: usize = 256 << 20;

/// Name of the counted event: instructions read.
const INSTRUCTIONS: &str = "Ir";

/// Cycles that KCachegrind adds for an event, by the event's name. A miss of the first level waits
/// for the last level of the cache; one of the last level waits for the memory.
const WAITS: [(&str, u64); 8] = [
    ("I1mr", 10),
    ("D1mr", 10),
    ("D1mw", 10),
    ("ILmr", 100),
    ("DLmr", 100),
    ("DLmw", 100),
    ("Bcm", 10),
    ("Bim", 10),
];

/// Names of one kind by their numbers.
type Names<'a> = HashMap<u64, &'a str>;

/// A place where instructions were executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place<'a> {
    /// The program or library.
    pub object: &'a str,
    /// The symbol. With `--separate-callers` of callgrind, the symbols of the callers follow, the
    /// nearest first, each after a `'`.
    pub function: &'a str,
    /// The address in the object's file (`--dump-instr=yes`), or otherwise the line in the source.
    pub at: u64,
}

/// Instructions executed at each place, and calls made from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calls<'a> {
    /// Instructions executed at the place itself.
    pub own: BTreeMap<Place<'a>, u64>,
    /// Instructions of each called function and of everything that it called in turn. The key is
    /// the place of the call and the name of the called function.
    pub called: BTreeMap<(Place<'a>, &'a str), u64>,
}

/// Reads the places and the calls of a callgrind output file. Memory use is proportional to the
/// length of the text, even if it is malformed.
///
/// # Errors
///
/// Fails if the text is longer than [`LONGEST`], or does not follow the format; the error names the
/// line.
pub fn calls(text: &str) -> Result<Calls<'_>> {
    let Reader { costs, calls, .. } = read(text)?;
    let own = costs.into_iter().map(|(place, cost)| (place, cost.instructions)).collect();
    Ok(Calls { own, called: calls.into_iter().collect() })
}

/// Estimates the cycles spent at each place, by the formula of KCachegrind. The estimate is
/// complete only if callgrind ran with `--cache-sim=yes` and `--branch-sim=yes`; without these
/// options an instruction is one cycle and nothing else counts.
///
/// # Errors
///
/// Fails where [`calls`] fails.
pub fn cycles(text: &str) -> Result<BTreeMap<Place<'_>, Cost>> {
    Ok(read(text)?.costs.into_iter().collect())
}

fn read(text: &str) -> Result<Reader<'_>> {
    ensure!(text.len() <= LONGEST, "callgrind's output has more than {} MiB", LONGEST >> 20);
    let mut reader = Reader { positions: 1, ..Reader::default() };
    for (number, line) in (1..).zip(text.lines()) {
        reader.read(line.trim()).with_context(|| format!("line {number} of callgrind's output"))?;
    }
    ensure!(reader.event.is_some(), "callgrind's output has no line `events:`");
    Ok(reader)
}

#[derive(Default)]
struct Reader<'a> {
    /// Number of leading columns on a line of costs that give its place: 1 or 2.
    positions: usize,
    /// Column of the instruction count, counted after the place.
    event: Option<usize>,
    /// Column (counted in the same way), name and cycles of the other events that cost time.
    waits: Vec<(usize, &'static str, u64)>,
    objects: Names<'a>,
    functions: Names<'a>,
    object: &'a str,
    function: Option<&'a str>,
    /// The function that the next call goes to.
    called: &'a str,
    /// True if the next line of costs belongs to a call.
    is_call: bool,
    /// Address or line of the last line of costs.
    at: u64,
    costs: HashMap<Place<'a>, Cost>,
    calls: HashMap<(Place<'a>, &'a str), u64>,
    total: u64,
}

impl<'a> Reader<'a> {
    fn read(&mut self, line: &'a str) -> Result<()> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if line.starts_with(|first: char| first.is_ascii_digit() || "+-*".contains(first)) {
            return self.cost(line);
        }
        let at =
            line.find([':', '=']).with_context(|| format!("it has no key and no costs: `{line:.60}`"))?;
        let (key, value) = (&line[..at], line[at + 1..].trim_start());
        if line[at..].starts_with(':') {
            return self.header(key, value);
        }
        match key {
            "ob" => self.object = name(&mut self.objects, value)?,
            "fn" => self.function = Some(name(&mut self.functions, value)?),
            // The called object is not recorded, but this line may be the one that gives its name a
            // number, so it must be read.
            "cob" => _ = name(&mut self.objects, value)?,
            "cfn" => self.called = name(&mut self.functions, value)?,
            "calls" => self.is_call = true,
            "fl" | "fi" | "fe" | "cfl" | "cfi" | "jump" | "jcnd" => {}
            _ => bail!("it begins with `{key:.60}=`, which is not known"),
        }
        Ok(())
    }

    fn header(&mut self, key: &str, value: &str) -> Result<()> {
        match key {
            "positions" => self.positions = value.split_whitespace().count(),
            "events" => {
                let at = value.split_whitespace().position(|event| event == INSTRUCTIONS);
                self.event = Some(at.with_context(|| format!("`{INSTRUCTIONS}` is not among the events"))?);
                let waits = value.split_whitespace().enumerate().filter_map(|(at, event)| {
                    WAITS.iter().find(|(name, _)| *name == event).map(|&(name, cycles)| (at, name, cycles))
                });
                self.waits = waits.collect();
            }
            _ => {}
        }
        Ok(())
    }

    fn cost(&mut self, line: &str) -> Result<()> {
        let is_call = std::mem::take(&mut self.is_call);
        let word = line.split_whitespace().next().unwrap_or_default();
        self.at = position(word, self.at).with_context(|| format!("`{word:.60}` is no place"))?;
        let event = self.event.context("costs come before the line `events:`")?;
        // An omitted cost is 0.
        let positions = self.positions;
        let number = |at: usize| -> Result<u64> {
            let word = line.split_whitespace().nth(positions.saturating_add(at));
            let parsed = word.map_or(Some(0), |word| word.parse::<u64>().ok());
            parsed.with_context(|| format!("`{:.60}` is no number", word.unwrap_or_default()))
        };
        let cost = number(event)?;
        let function = self.function.context("costs come before the line `fn=`")?;
        let place = Place { object: self.object, function, at: self.at };
        if is_call {
            let sum = self.calls.entry((place, self.called)).or_default();
            *sum = sum.saturating_add(cost);
            return Ok(());
        }
        // If the total does not overflow, no partial sum can.
        self.total = self.total.checked_add(cost).context("the sum of all costs is too large")?;
        let (mut misses, mut branches) = (0_u64, 0_u64);
        for &(at, name, cycles) in &self.waits {
            let sum = if name.starts_with('B') { &mut branches } else { &mut misses };
            *sum = sum.saturating_add(number(at)?.saturating_mul(cycles));
        }
        self.costs.entry(place).or_default().add(Cost { instructions: cost, misses, branches });
        Ok(())
    }
}

/// Returns the address or line that a word stands for if the previous one was `last`.
fn position(word: &str, last: u64) -> Option<u64> {
    match word.strip_prefix(['+', '-', '*']) {
        Some("") => word.starts_with('*').then_some(last),
        Some(by) if word.starts_with('+') => last.checked_add(by.parse().ok()?),
        Some(by) => last.checked_sub(by.parse().ok()?),
        None => {
            word.strip_prefix("0x").map_or_else(|| word.parse().ok(), |hex| u64::from_str_radix(hex, 16).ok())
        }
    }
}

/// Reads a name: `(12) main` gives the name `main` the number 12, `(12)` alone stands for it from
/// then on, and a name may also have no number.
fn name<'a>(names: &mut Names<'a>, value: &'a str) -> Result<&'a str> {
    // Some functions are called `(below main)`, which is no number.
    let numbered = value.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let Some((number, name)) = numbered.and_then(|(number, name)| Some((number.parse().ok()?, name.trim())))
    else {
        return Ok(plain(value));
    };
    if name.is_empty() {
        return names.get(&number).copied().with_context(|| format!("no name has the number {number}"));
    }
    names.insert(number, plain(name));
    Ok(plain(name))
}

/// Returns the name of a function without the depth of its recursion: `search` for `search'2`.
fn plain(name: &str) -> &str {
    match name.rsplit_once('\'') {
        Some((before, depth)) if depth.parse::<u32>().is_ok() => before,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "# callgrind format\nversion: 1\ncmd: ./a b=c\npositions: line\nevents: Ir Dr\n";

    /// Returns object, function and instructions of each function.
    fn read(body: &str) -> Result<Vec<(String, String, u64)>> {
        let text = format!("{HEADER}{body}");
        let mut counts: BTreeMap<(&str, &str), u64> = BTreeMap::new();
        for (Place { object, function, .. }, count) in calls(&text)?.own {
            *counts.entry((object, function)).or_default() += count;
        }
        let named =
            |((object, function), count): ((&str, &str), u64)| (object.into(), function.into(), count);
        Ok(counts.into_iter().map(named).collect())
    }

    #[test]
    fn costs_of_a_function_exclude_those_of_its_calls() {
        let body = "\
            ob=(1) /bin/a\n\
            fl=(1) a.c\n\
            fn=(1) main\n\
            16 20 3\n\
            cob=(2) /lib/libc.so.6\n\
            cfi=(2) b.c\n\
            cfn=(2) memcpy\n\
            calls=2 50\n\
            +2 400 7\n\
            * 5\n\
            fi=(3) c.h\n\
            -4 1\n\
            jump=3 +2\n\
            +2\n\
            \n\
            fn=(3) search\n\
            0x10 7\n\
            cfn=(4) search'2\n\
            calls=1 +3\n\
            * 100\n\
            fn=(4)\n\
            3 30\n\
            ob=(2)\n\
            fn=(2)\n\
            1 400\n\
            fn=(5) (below main)\n\
            1 11\n\
            totals: 474\n";
        let wanted = [
            ("/bin/a", "main", 26),
            ("/bin/a", "search", 37),
            ("/lib/libc.so.6", "(below main)", 11),
            ("/lib/libc.so.6", "memcpy", 400),
        ]
        .map(|(object, name, count)| (object.to_owned(), name.to_owned(), count));
        assert_eq!(read(body).unwrap(), wanted);
    }

    #[test]
    fn instructions_may_be_in_any_column() {
        let text = "positions: instr line\nevents: Dr Ir\nfn=f\n0x1000 16 1 90\n+3 * 2 10\n";
        let place = |at| Place { object: "", function: "f", at };
        assert_eq!(calls(text).unwrap().own, [(place(0x1000), 90), (place(0x1003), 10)].into());
    }

    #[test]
    fn calls_are_read_with_their_places_and_separate_callers() {
        let text = "\
            positions: instr line\nevents: Ir\n\
            ob=(1) /bin/a\n\
            fn=(1) main\n\
            0x1000 7 5\n\
            cfn=(2) search'main\n\
            calls=1 0x2000 9\n\
            +4 8 100\n\
            -2 * 1\n\
            fn=(2)\n\
            0x2000 9 40\n\
            cob=(2) /lib/c\n\
            cfn=(3) memcpy'search'main\n\
            calls=2 0x50\n\
            * * 60\n\
            * * 2\n";
        let Calls { own, called } = calls(text).unwrap();
        let place = |function, at| Place { object: "/bin/a", function, at };
        let (main, search) = ("main", "search'main");
        let wanted = [(place(main, 0x1000), 5), (place(main, 0x1002), 1), (place(search, 0x2000), 42)];
        assert_eq!(own, wanted.into());
        let wanted =
            [((place(main, 0x1004), search), 100), ((place(search, 0x2000), "memcpy'search'main"), 60)];
        assert_eq!(called, wanted.into());
        for (line, wanted) in
            [("0xg 1", "`0xg` is no place"), ("-1 1", "`-1` is no place"), ("+ 1", "`+` is no place")]
        {
            let error = calls(&format!("events: Ir\nfn=f\n{line}\n")).unwrap_err().to_string();
            assert!(error.ends_with(wanted), "{error}");
        }
    }

    #[test]
    fn misses_and_mispredicted_branches_cost_cycles() {
        let text = "positions: instr\nevents: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim\nfn=f\n\
            0x10 7 3 1 0 2 0 0 1 0 4 3\n+4 1\n";
        let cycles = cycles(text).unwrap();
        let cost = |at: u64| cycles[&Place { object: "", function: "f", at }];
        assert_eq!(cost(0x10), Cost { instructions: 7, misses: 2 * 10 + 100, branches: 30 });
        assert_eq!((cost(0x10).cycles(), cost(0x14).cycles()), (157, 1));
    }

    #[test]
    fn errors_name_the_malformed_line() {
        let large = format!("fn=f\n1 {}\n1 1\n", u64::MAX);
        for (body, wanted) in [
            ("fn=(1)\n", "line 6 of callgrind's output: no name has the number 1"),
            ("16 20\n", "line 6 of callgrind's output: costs come before the line `fn=`"),
            ("fn=f\n16 x\n", "line 7 of callgrind's output: `x` is no number"),
            (&large, "line 8 of callgrind's output: the sum of all costs is too large"),
            ("fn=f\nwhat\n", "line 7 of callgrind's output: it has no key and no costs: `what`"),
            ("gn=f\n", "line 6 of callgrind's output: it begins with `gn=`, which is not known"),
            ("events: Dr\n", "line 6 of callgrind's output: `Ir` is not among the events"),
        ] {
            assert_eq!(read(body).unwrap_err().to_string(), wanted);
        }
        let error = calls("fn=f\n1 2\n").unwrap_err().to_string();
        assert_eq!(error, "line 2 of callgrind's output: costs come before the line `events:`");
        assert_eq!(calls("").unwrap_err().to_string(), "callgrind's output has no line `events:`");
    }
}
