//! Differences between two records of `cargo lab choose`.
//!
//! Two runs never give the same figures. So a difference is reported only if four other
//! explanations are excluded:
//!
//! 1. *Noise within a run.* A speed is measured over launches, and the record has an interval for
//!    it that is valid whenever the run stopped. The ends of two such intervals are divided, so the
//!    interval of the quotient is valid if both are ([`mod@ratio`]).
//! 2. *Noise between runs.* On a calibrated machine, the interval of a whole engine is at least so
//!    wide that it covers 99.5 % of the differences between comparisons of the same bytes there.
//! 3. *Many figures.* All intervals of the variants of an axis hold at once, except with a
//!    probability of 1 in 200.
//! 4. *Irrelevance.* Two runs also differ by the time of day and by the load of other programs, so
//!    the entire interval must lie beyond the resolution, half a per cent.
//!
//! Instructions and machine code are exact, so the doubts about noise do not apply to them. A
//! kernel's time comes from one process, so it is shown but not judged: in two runs of the same
//! bytes, one kernel time in twelve differed by more than 10 %.

mod ratio;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::mem::discriminant;

use self::ratio::Ratio;
use crate::decide::figures::{self, Figure, Kind};
use crate::record::{Choice, Engine, ListingFigure, Record};
use crate::terminal::format::{date, nanoseconds, percent, share, word};
use outpace::decide::Rules;

#[derive(Clone, Debug)]
pub struct Side {
    /// Name of the record as the user gave it.
    pub name: String,
    pub record: Record,
    /// Standard deviation, as a logarithm, between comparisons of the same bytes on the record's
    /// machine; 0 if it was not measured.
    pub deviation: f64,
}

#[derive(Debug)]
pub struct Differences {
    pub names: [String; 2],
    /// The circumstances of the two runs: a label, and its values in A and in B.
    pub circumstances: Vec<(&'static str, [String; 2])>,
    /// Signs of noise in A and in B.
    pub warnings: [Vec<String>; 2],
    pub choices: [Choice; 2],
    /// Figures and machine code found in either record, grouped by kind.
    pub rows: Vec<Row>,
}

impl Differences {
    /// Returns true if both records choose the same build.
    pub fn agree(&self) -> bool {
        self.choices[0].command == self.choices[1].command
    }
}

/// A figure, a listing or a build.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// `engine`, `kernel in lock-step`, `instructions`, `kernel time`, `listing` or `build`.
    pub kind: &'static str,
    pub what: String,
    /// Values in A and in B; `None` for a record that lacks the figure, listing or build.
    pub sides: [Option<Shown>; 2],
    /// B divided by A, if both are figures.
    pub ratio: Option<f64>,
    /// The interval of the ratio, if the ratio is judged.
    pub interval: Option<(f64, f64)>,
    /// The conclusion, in words.
    pub outcome: &'static str,
    /// Smallest effect that this comparison could have shown, as a fraction, if the outcome is "not
    /// sure".
    pub visible: Option<f64>,
    /// True if the two sides surely differ; if they are figures, by more than the resolution.
    pub differs: bool,
    /// True if the verdicts differ. If the figures do not differ, they were close to the limit
    /// between two verdicts.
    pub has_other_verdict: bool,
}

/// A figure, a listing or a build as one record has it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// A gain, a number of instructions, or nanoseconds. `None` for machine code, and for a verdict
    /// without a figure.
    pub value: Option<f64>,
    /// The value and its verdict as text.
    pub text: String,
}

const SAME: &str = "the same";
const NO_DIFFERENCE: &str = "no difference";
const NOT_SURE: &str = "not sure";
const NOT_COMPARABLE: &str = "not comparable";

impl Row {
    fn new(kind: &'static str, what: String, sides: [Option<Shown>; 2]) -> Self {
        let outcome = match sides {
            [Some(_), None] => "only in A",
            [None, _] => "only in B",
            [Some(_), Some(_)] => SAME,
        };
        Self { kind, what, sides, outcome, ..Self::default() }
    }

    /// Adds the outcome of comparing the machine code of the two sides, if both are present.
    fn of_code<T>(mut self, both: [Option<&T>; 2], is_same: impl Fn(&T, &T) -> Option<bool>) -> Self {
        if let [Some(a), Some(b)] = both {
            let is_same = is_same(a, b);
            self.differs = is_same == Some(false);
            self.outcome = is_same.map_or("unknown", |same| if same { SAME } else { "changed" });
        }
        self
    }
}

pub fn find(a: &Side, b: &Side) -> Differences {
    let records = [&a.record, &b.record];
    let border = Rules::default().resolution.ln_1p();
    let floor = a.deviation.hypot(b.deviation);

    let [of_a, of_b] = records.map(figures::of_record);
    let figures = pairs([&of_a, &of_b], |figure| (figure.kind, figure.name())).into_iter();
    let mut rows: Vec<Row> =
        figures.map(|((kind, what), both)| figure(kind, what, both, border, floor)).collect();
    rows.extend(code(records));

    let circumstances = circumstances(&a.record).into_iter().zip(circumstances(&b.record));
    Differences {
        names: [a.name.clone(), b.name.clone()],
        circumstances: circumstances.map(|((what, a), (_, b))| (what, [a, b])).collect(),
        warnings: records.map(|record| record.decision.warnings.clone()),
        choices: records.map(|record| record.decision.choice.clone()),
        rows,
    }
}

/// Returns the circumstances of a record that may affect its figures: the machine, the compiler,
/// the engine and the run.
fn circumstances(record: &Record) -> Vec<(&'static str, String)> {
    let Record { machine, compiler, source, signature, .. } = record;
    let axes = record.axes.iter().map(|axis| format!("{} ({})", axis.name, axis.default));
    let engines = if record.bundle.is_some() { "out of a bundle, linked statically" } else { "built there" };
    let depth = signature.depth.map_or(String::new(), |depth| format!(" at depth {depth}"));
    let speed = record.engines.first().and_then(|default| default.nps);
    let unknown = || "unknown".to_owned();
    vec![
        ("CPU", machine.brand.clone()),
        ("machine", machine.key.clone()),
        ("CPUs", machine.cpus.to_string()),
        ("hypervisor", machine.hypervisor.clone().unwrap_or_else(|| "none".to_owned())),
        ("target levels", machine.levels.join(", ")),
        ("system", machine.os.clone()),
        ("compiler", compiler.version.clone()),
        ("LLVM", compiler.llvm.clone()),
        ("host", compiler.host.clone()),
        ("engines", engines.to_owned()),
        ("plywright", source.version.clone()),
        ("revision", source.short(12)),
        ("source's SHA-256", source.sha256.chars().take(12).collect()),
        ("axes and their defaults", axes.collect::<Vec<_>>().join(", ")),
        ("bench", format!("{} nodes{depth}", signature.nodes)),
        ("nodes a second (default build, one run)", speed.map_or_else(unknown, |speed| speed.to_string())),
        ("run", if record.quick { "quick" } else { "full" }.to_owned()),
        ("slice", format!("{} ms", record.whole_engines.slice_seconds * 1e3)),
        ("seed", record.seed.to_string()),
        ("CPU time of other processes", record.noise.others.map_or_else(unknown, share)),
        ("began", date(record.started)),
        ("command", record.command.clone()),
    ]
}

/// Pairs the entries of two lists by their keys. An entry may be missing on one side. If a list has
/// a key more than once, its first entry is taken.
fn pairs<T, K: Ord>(both: [&[T]; 2], key: impl Fn(&T) -> K) -> BTreeMap<K, [Option<&T>; 2]> {
    let mut found = BTreeMap::<K, [Option<&T>; 2]>::new();
    for (side, entries) in both.into_iter().enumerate() {
        for entry in entries {
            found.entry(key(entry)).or_default()[side].get_or_insert(entry);
        }
    }
    found
}

/// Compares a figure of two records. `border` is the resolution and `floor` the noise between runs,
/// both as logarithms.
fn figure(kind: Kind, what: String, both: [Option<&Figure<'_>>; 2], border: f64, floor: f64) -> Row {
    let mut row = Row::new(kind.name(), what, both.map(|side| side.map(shown)));
    let [Some(a), Some(b)] = both else { return row };
    if a.reference != b.reference {
        row.outcome = "of another baseline";
        return row;
    }
    row.has_other_verdict = a.verdict.map(discriminant) != b.verdict.map(discriminant);
    let (Some(before), Some(after)) = (a.value, b.value) else {
        if a.value != b.value || row.has_other_verdict {
            row.outcome = NOT_COMPARABLE;
        }
        return row;
    };
    let ratio = after.value / before.value;
    row.ratio = Some(ratio).filter(|ratio| ratio.is_normal() && *ratio > 0.0);
    row.outcome = match kind {
        Kind::Time => "one process, not judged",
        Kind::Instructions if before.value == after.value => SAME,
        Kind::Instructions if row.ratio.is_none() => NOT_COMPARABLE,
        Kind::Instructions if ratio.ln().abs() <= border => "about the same",
        Kind::Instructions => {
            row.differs = true;
            if ratio > 1.0 { "more in B" } else { "fewer in B" }
        }
        _ => {
            // The noise between runs was measured with whole engines, so it says nothing about
            // kernels. The interval of a kernel is not widened; it includes the difference between
            // launches.
            let floor = if kind == Kind::Lockstep { 0.0 } else { floor };
            match Ratio::new([before, after], floor) {
                Some(ratio) => return judged(row, ratio, border),
                None => NOT_COMPARABLE,
            }
        }
    };
    row
}

/// Judges a ratio of speeds: the sides differ if its entire interval lies beyond `border`, which is
/// a logarithm.
fn judged(row: Row, ratio: Ratio, border: f64) -> Row {
    let row = Row { interval: Some(ratio.interval()), ..row };
    let (low, high) = ratio.logs();
    if low > border || high < -border {
        let outcome = if low > 0.0 { "faster in B" } else { "slower in B" };
        Row { differs: true, outcome, ..row }
    } else if low >= -border && high <= border {
        Row { outcome: NO_DIFFERENCE, ..row }
    } else {
        Row { outcome: NOT_SURE, visible: Some((border + (high - low) / 2.0).exp_m1()), ..row }
    }
}

fn shown(figure: &Figure<'_>) -> Shown {
    let value =
        figure.value.map(|value| if figure.kind.is_speed() { value.value - 1.0 } else { value.value });
    let number = value.map(|value| match figure.kind {
        Kind::Time => nanoseconds(value),
        Kind::Instructions => format!("{value:.2}"),
        _ => percent(value),
    });
    let parts: Vec<String> =
        number.into_iter().chain(figure.verdict.map(|verdict| word(verdict).to_owned())).collect();
    Shown { value, text: parts.join(", ") }
}

/// Compares the machine code: kernels by their listings, builds by the hash of their code and
/// constants.
fn code([a, b]: [&Record; 2]) -> Vec<Row> {
    let name =
        |listing: &ListingFigure| format!("{}/{} for {}", listing.axis, listing.variant, listing.target_cpu);
    let listings =
        pairs([a.listings.figures(), b.listings.figures()], name).into_iter().map(|(what, both)| {
            let sides = both.map(|side| {
                let side = side?;
                let bytes = side.code.as_ref().and_then(|code| code.bytes);
                let bytes = bytes.map_or_else(String::new, |bytes| format!(", {bytes} bytes"));
                Some(Shown { value: None, text: format!("{} instructions{bytes}", side.instructions) })
            });
            Row::new("listing", what, sides).of_code(both, is_same_listing)
        });
    let slug = |engine: &Engine| engine.slug.clone();
    let builds = pairs([&a.engines, &b.engines], slug).into_iter().map(|(what, both)| {
        let hash = |engine: &Engine| {
            engine.code_sha256.as_ref().unwrap_or(&engine.sha256).chars().take(12).collect()
        };
        let sides = both.map(|side| Some(Shown { value: None, text: hash(side?) }));
        Row::new("build", what, sides).of_code(both, is_same_build)
    });
    listings.chain(builds).collect()
}

/// Returns true if two listings have the same code as far as the records show: the same size, and
/// the same number of each instruction. Returns `None` if a record lacks these, because an equal
/// total number of instructions does not prove equal code.
fn is_same_listing(a: &ListingFigure, b: &ListingFigure) -> Option<bool> {
    if a.instructions != b.instructions {
        return Some(false);
    }
    let (a, b) = (a.code.as_ref()?, b.code.as_ref()?);
    Some((a.bytes, &a.mix) == (b.bytes, &b.mix))
}

fn is_same_build(a: &Engine, b: &Engine) -> Option<bool> {
    if a.sha256 == b.sha256 {
        return Some(true);
    }
    Some(a.code_sha256.as_ref()? == b.code_sha256.as_ref()?)
}
