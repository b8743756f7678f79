//! The record of a comparison, as stored in `outpace.json`, and the decision that follows from it.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::decide::noise;
use crate::decide::{Answer, Judged, Limit, Rules, judge};
use crate::decide::{Provisional, provisional};
use crate::error::{Error, Result, bail, ensure};
use crate::label::is_label;
use crate::programs::asked::{self, Asked};
use crate::record::sealed;
use crate::record::{CONTROL, Comparison, Costs, Counted, Launch, Machine, Noise, Phase, Unequal, is_name};
use crate::text::{about, exact, percent, range, share};
use crate::workloads::Fault;
use crate::workloads::uci::Slice;

/// Version of this file's schema.
pub const SCHEMA: u32 = 1;

/// Name of the file.
pub const FILE: &str = "outpace.json";

/// Largest absolute value of a sample, in millionths of a natural logarithm: one program takes
/// 10^10 times as long as the other.
const FARTHEST: u32 = 23_000_000;

/// Largest number of comparisons in a record: the work of deciding grows with their square.
const MOST_COMPARISONS: usize = 10_000;

/// One comparison of two or more programs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The schema's version, [`SCHEMA`], when the record was written.
    pub schema: u32,
    /// Version of the program that measured.
    pub tool: String,
    /// Command that repeats this comparison, with its seed.
    pub command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// Seed of every random choice.
    pub seed: u64,
    /// The machine that measured.
    pub machine: Machine,
    /// The work that the programs were asked to do.
    pub workload: Workload,
    /// True if the programs of a launch ran at the same time on one CPU. All times are then CPU
    /// times.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub interleaved: bool,
    /// Load on the other CPUs: idle, or the same work as the measured CPU.
    pub load: crate::measure::lockstep::Load,
    /// The programs. The others are measured against the first.
    pub programs: Vec<Started>,
    /// The programs that gave a different answer from the first. Null where answers had to be
    /// equal; otherwise times are per unit of work.
    pub unequal: Option<Vec<Unequal>>,
    /// Rules of a verdict: confidence, resolution and limit.
    pub rules: Rules,
    /// Time allowed for the comparison, in seconds.
    pub seconds: f64,
    /// Layouts of the code in which the programs took part, if they were built for this comparison.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layouts: Option<Layouts>,
    /// The launches: one part for each benchmark or class of CPUs, or a single part.
    pub parts: Vec<Part>,
    /// Counts by the CPU's own counters of each candidate and the first program, if the user asked
    /// for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counted>,
    /// Time that all launches took, split by purpose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub costs: Option<Costs>,
    /// Noise of the machine during the run.
    pub noise: Noise,
    /// The decision that follows from everything above.
    pub decision: Decision,
    /// Duration of each phase, in the order of the phases.
    pub phases: Vec<Phase>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

/// The work that the programs were asked to do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Workload {
    /// Run from start to end.
    #[default]
    Command,
    /// Answer lines, with one line each, in a process that stays alive.
    Lines {
        /// The file that holds the lines.
        file: String,
        /// Number of lines in the file.
        lines: usize,
        /// The file's SHA-256, in hexadecimal.
        sha256: String,
        /// Intended duration of two batches of lines, in seconds; of one batch in records made before
        /// December 2026.
        slice: f64,
    },
    /// Search chess positions by the UCI protocol.
    Uci {
        /// Intended duration of a slice, in seconds.
        slice: f64,
        /// The positions, each with its limit.
        positions: Vec<Slice>,
    },
    /// Run the benchmarks of a bench executable.
    Benches,
}

/// Layouts of the code in which programs took part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Layouts {
    /// Every launch linked the programs anew, in a layout of its own.
    Relinked,
    /// Each program was built several times, and every launch drew one of its builds.
    Rebuilt {
        /// Number of builds of each program.
        builds: usize,
    },
    /// Each program took part in a single layout.
    Single {
        /// Reason why there were no others.
        why: String,
    },
}

/// The launches of one benchmark, of one class of CPUs, or of the whole comparison.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Name of the benchmark, or of the class of CPUs that the launches ran on (`fast CPUs`) if
    /// each class was measured; empty otherwise.
    pub benchmark: String,
    /// The launches of the control and of each candidate.
    pub comparisons: Vec<Comparison>,
    /// Reason why nothing was measured, if nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl Part {
    fn launches(&self) -> impl Iterator<Item = &Launch> {
        self.comparisons.iter().flat_map(|comparison| &comparison.launches)
    }
}

/// One of the programs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Started {
    /// Name of the program.
    pub name: String,
    /// Shell command line that starts the program.
    pub command: String,
    /// Name that the program gives itself, if any.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub says: String,
    /// Git revision that the program was built from, and the subject of its commit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<(String, String)>,
    /// SHA-256 of the program's file, in hexadecimal, without the libraries that the program loads.
    pub sha256: String,
    /// Size of that file in bytes.
    pub bytes: u64,
    /// Reason why every launch runs the file itself, so that its place in memory is the same for
    /// all; absent where each launch runs a fresh copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_place: Option<String>,
    /// UCI options that are set for the program, by name and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// Seconds that the program had to answer `uci` before it was taken for a whole command; absent
    /// if it ended by itself or was not asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_uciok: Option<f64>,
    /// CPU time of a run divided by its time, while no other program of the comparison ran; only for
    /// interleaved programs whose runs take 20 ms or longer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub busy: Option<f64>,
    /// Failure that took the program out of the comparison, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl Started {
    /// Returns true if both are the same file, byte for byte, are started in the same way, and have
    /// the same fault or none.
    pub fn is_same(&self, other: &Self) -> bool {
        self.how().is_some_and(|how| Some(how) == other.how())
    }

    /// Returns a note if the program was taken for a whole command because it did not answer `uci`
    /// in time.
    pub fn no_engine(&self) -> Option<String> {
        let (name, seconds) = (&self.name, self.no_uciok?);
        Some(format!(
            "`{name}` neither ended nor gave `uciok` within {seconds:.0} s of `uci`, so it is timed as a whole command, from start to end; if it is a UCI engine, `--workload uci` times its searches"
        ))
    }

    /// Identifies the file and the way it is started, or returns `None` where they are not known.
    fn how(&self) -> Option<impl PartialEq + '_> {
        let Asked { environment, arguments, .. } = asked::one(&self.name, &self.command, &[]).ok()?;
        let how = (environment, arguments, &self.options, &self.sha256, &self.fault);
        (!self.sha256.is_empty()).then_some(how)
    }
}

/// The decision of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// One row for each candidate in each benchmark, and one for the control of each benchmark.
    pub rows: Vec<Row>,
    /// Reasons to doubt the figures, one sentence each.
    pub warnings: Vec<String>,
    /// True if no control was found faster or slower than the baseline, which is the same program.
    pub trusted: bool,
    /// The answer for each candidate, in one sentence.
    pub because: Vec<String>,
    /// Name of the fastest program. It is the first program if no other is surely faster, and also
    /// if the run is not trusted, asks about a limit, or has parts with names.
    pub best: String,
}

/// The figures of one candidate in one benchmark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Name of the part: a benchmark, a class of CPUs, or empty.
    pub benchmark: String,
    /// Name of the candidate, or [`CONTROL`].
    pub candidate: String,
    /// The figures, or null where the candidate failed.
    pub judged: Option<Judged>,
}

impl sealed::SealedRecord for Record {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "comparison of outpace";
    const FIELDS: sealed::Fields = sealed::Fields {
        names: &["candidate", "event", "name", "program", "best", "levels"],
        bits: &["seed", "bytes"],
        prose: &["phases", "notes"],
    };
    type Error = Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        let key = &self.machine.key;
        ensure!(is_name(key) || key.is_empty(), "its machine's key cannot be the name of a folder");
        ensure!((0.0..1e6).contains(&self.seconds), "it was allowed to take {} s", self.seconds);
        let (comparisons, programs) = (self.comparisons(), self.programs.len());
        let is_too_full = |part: &Part| part.comparisons.len() > programs;
        ensure!(
            comparisons.max(programs) <= MOST_COMPARISONS && !self.parts.iter().any(is_too_full),
            "it has {comparisons} comparisons and {programs} programs, where at most {MOST_COMPARISONS} of each are allowed, or a part has more comparisons than there are programs"
        );
        let mut names = BTreeSet::new();
        for Started { name, busy, .. } in &self.programs {
            ensure!(names.insert(name), "two of its programs are called `{}`", name.escape_debug());
            // `--critcmp` names a file after the program.
            ensure!(
                is_label(name, "-_.", 100),
                "the name of the program `{}` cannot be the name of a file",
                name.escape_debug()
            );
            let share = busy.unwrap_or_default();
            ensure!((0.0..1e6).contains(&share), "`{name}` used {share} times as much CPU time as time");
        }
        let mut samples = self.launches().flat_map(Launch::all);
        if let Some(far) = samples.find(|sample| sample.unsigned_abs() > FARTHEST) {
            bail!("its sample {far} is farther from zero than any that is measured");
        }
        let counts = self.counters.len();
        ensure!(counts <= MOST_COMPARISONS, "it has {counts} counts, more than {MOST_COMPARISONS}");
        self.counters.iter().try_for_each(Counted::check)?;
        self.rules.check()
    }
}

impl Record {
    /// Returns the unit in which speed is printed: `speed`, or speed by the unit of work where
    /// different answers are allowed.
    pub fn unit(&self) -> &'static str {
        if self.unequal.is_some() { "speed by the unit of work" } else { "speed" }
    }

    pub(crate) fn launches(&self) -> impl Iterator<Item = &Launch> {
        self.parts.iter().flat_map(Part::launches)
    }

    /// Returns true if the programs of every launch were bound to one CPU.
    pub fn is_bound(&self) -> bool {
        self.launches().all(|launch| launch.cpu.is_some())
    }

    /// Returns the CPUs on which launches ran; empty if they were not bound to one.
    pub(crate) fn cpus(&self) -> Vec<usize> {
        let cpus: BTreeSet<usize> = self.launches().filter_map(|launch| launch.cpu).collect();
        cpus.into_iter().collect()
    }

    /// Records the end of a phase that began at `begun`.
    #[cfg(feature = "tool")]
    pub(crate) fn phase(&mut self, name: &str, begun: std::time::Instant) {
        self.phases.push(Phase { name: name.to_owned(), seconds: begun.elapsed().as_secs_f64() });
    }

    /// Returns the time spent on measuring, in seconds.
    pub(crate) fn took(&self) -> f64 {
        self.phases.iter().filter(|phase| phase.name == "measure").map(|phase| phase.seconds).sum()
    }

    /// Returns the number of comparisons that share the probability of an error: candidates times
    /// benchmarks.
    pub(crate) fn comparisons(&self) -> usize {
        self.programs.len().saturating_sub(1) * self.parts.len()
    }

    /// Returns the fault that ended the comparison before its time.
    pub fn ended_by(&self) -> Option<Fault> {
        let (first, others) = self.programs.split_first()?;
        let fault =
            |program: &Started| Some(Fault { program: program.name.clone(), what: program.fault.clone()? });
        let faults: Vec<Fault> = self.programs.iter().filter_map(fault).collect();
        ending(faults.iter(), &first.name, others.len()).cloned()
    }

    /// Returns the programs that failed after some of their launches were measured, with the
    /// failure.
    fn failed_late(&self) -> impl Iterator<Item = (&str, &str)> {
        let has_launches = |at: usize, name: &str| {
            let mut rows = self.parts.iter().flat_map(|part| &part.comparisons);
            rows.any(|row| (at == 0 || row.candidate == name) && !row.launches.is_empty())
        };
        let late =
            self.programs.iter().enumerate().filter(move |(at, program)| has_launches(*at, &program.name));
        late.filter_map(|(_, program)| Some((program.name.as_str(), program.fault.as_deref()?)))
    }

    /// Returns the provisional result of a candidate. It is meant for a candidate that has too few
    /// launches for an interval that holds no matter when the run is stopped.
    pub fn provisional(&self, benchmark: &str, candidate: &str) -> Option<Provisional> {
        let part = self.parts.iter().find(|part| part.benchmark == benchmark)?;
        provisional(&part.comparisons.iter().find(|row| row.candidate == candidate)?.launches)
    }

    /// Returns the candidates that are the same program as the first. For benchmarks, which have
    /// many files, it returns no name.
    pub(crate) fn same(&self) -> impl Iterator<Item = &str> {
        let others = self.programs.iter().skip(1).filter(|_| self.workload != Workload::Benches);
        let first = self.programs.first().and_then(Started::how);
        others
            .filter(move |program| first.is_some() && program.how() == first)
            .map(|program| program.name.as_str())
    }
}

/// Returns the fault that ended a comparison before its time: the baseline's, or the last
/// candidate's once all candidates have failed.
pub(super) fn ending<'a>(
    faults: impl Iterator<Item = &'a Fault> + Clone,
    baseline: &str,
    candidates: usize,
) -> Option<&'a Fault> {
    let of_baseline = faults.clone().find(|fault| fault.program == baseline);
    of_baseline.or_else(|| faults.clone().last().filter(|_| faults.count() >= candidates))
}

/// Decides from a record's launches by its rules.
pub fn decide(record: &Record) -> Decision {
    let rules = &record.rules;
    let Some((first, others)) = record.programs.split_first() else { return Decision::default() };
    let (first, count) = (first.name.as_str(), record.comparisons());
    let untimed: Vec<&str> = record.same().collect();
    let mut rows = Vec::new();
    for part in &record.parts {
        let row = |name: &str| {
            let comparison = part.comparisons.iter().find(|row| row.candidate == name);
            // The control is always tested for a difference, whatever question is asked about the
            // candidates.
            let rules = if name == CONTROL { Rules { limit: None, ..*rules } } else { *rules };
            let judged = comparison.and_then(|row| judge(&row.launches, &rules, count));
            let judged = judged.or_else(|| untimed.contains(&name).then(|| same(&rules, count)).flatten());
            Row { benchmark: part.benchmark.clone(), candidate: name.to_owned(), judged }
        };
        rows.extend(others.iter().map(|program| row(&program.name)));
        rows.push(row(CONTROL));
    }
    let controls = || rows.iter().filter(|row| row.candidate == CONTROL);
    let is_apart =
        |row: &Row| row.judged.is_some_and(|judged| matches!(judged.answer, Answer::Faster | Answer::Slower));
    let mut warnings = Vec::new();
    for row in controls().filter(|row| is_apart(row)) {
        let gain = row.judged.map_or(0.0, |judged| judged.gain);
        warnings.push(format!(
            "the control, which is `{first}` again, differs from it by {}{}: do not trust this run",
            percent(gain),
            within(record, &row.benchmark)
        ));
    }
    let trusted = warnings.is_empty();
    warnings.extend(
        record
            .failed_late()
            .map(|(name, fault)| format!("`{name}` {fault}; the figures are of what was measured before")),
    );
    let parts = record.parts.iter().map(Part::launches);
    warnings.extend(noise::warnings("programs", &record.noise, parts, None, rules));
    let candidates = rows.iter().filter(|row| row.candidate != CONTROL);
    let mut ranked: Vec<&Row> = candidates.clone().collect();
    let gain = |row: &Row| row.judged.map_or(f64::NEG_INFINITY, |judged| judged.gain);
    // Benchmarks keep their order.
    ranked.sort_by(|a, b| if record.parts.len() > 1 { Ordering::Equal } else { gain(b).total_cmp(&gain(a)) });
    let because = ranked.into_iter().map(|row| sentence(record, first, row)).collect();
    let fastest = candidates
        .filter(|row| row.benchmark.is_empty() && rules.limit.is_none() && trusted)
        .filter_map(|row| Some((row, row.judged.filter(|judged| judged.answer == Answer::Faster)?.gain)))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    let best = fastest.map_or(first, |(row, _)| row.candidate.as_str()).to_owned();
    Decision { rows, warnings, trusted, because, best }
}

/// Describes the smallest difference that this many launches would have shown nine times out of
/// ten; with a limit, the nearest gain or loss beyond the limit that they would have shown. `None`
/// while there are too few launches.
pub fn shown(judged: &Judged, limit: Option<Limit>) -> Option<String> {
    let visible = judged.visible?;
    Some(match limit {
        None => share(visible),
        Some(Limit::Slower(by)) => format!("a loss of {}", share(1.0 - (1.0 - by) / (1.0 + visible))),
        Some(Limit::NotFaster(by)) => format!(
            "a gain below {} or above {}",
            percent((1.0 + by) / (1.0 + visible) - 1.0),
            percent((1.0 + by) * (1.0 + visible) - 1.0)
        ),
    })
}

/// Returns the figures of a program that is the same as the first and therefore needs no launch.
fn same(rules: &Rules, comparisons: usize) -> Option<Judged> {
    let launches = vec![Launch::of_centre(0); rules.fewest(comparisons)];
    let judged = judge(&launches, rules, comparisons)?;
    Some(Judged { launches: 0, samples: 0, ..judged })
}

/// Returns the end of a clause that names the benchmark or the class of CPUs (" in `sort`"), or an
/// empty text if the part has no name.
fn within(record: &Record, benchmark: &str) -> String {
    match record.workload {
        _ if benchmark.is_empty() => String::new(),
        Workload::Benches => format!(" in `{benchmark}`"),
        _ => format!(" on the {benchmark}"),
    }
}

/// Describes the result of one candidate in a sentence.
fn sentence(record: &Record, first: &str, Row { benchmark, candidate, judged }: &Row) -> String {
    let at = within(record, benchmark);
    let Some(judged) = judged else {
        let part = record.parts.iter().find(|part| part.benchmark == *benchmark);
        let program = record.programs.iter().find(|program| program.name == *candidate);
        let why = part.and_then(|part| part.fault.clone()).unwrap_or_else(|| {
            let fault = program.and_then(|program| program.fault.as_deref());
            format!("it {}", fault.unwrap_or("was never launched"))
        });
        return format!("`{candidate}` was not measured{at}: {why}");
    };
    if judged.launches == 0 {
        return format!("`{candidate}` and `{first}` are the same bytes: there is nothing to time");
    }
    let gain = match judged.low.zip(judged.high) {
        Some((low, high)) => format!("{} {}", percent(judged.gain), range(low, high)),
        None => so_far(judged, record.provisional(benchmark, candidate), record.rules.limit.is_none()),
    };
    let limit = |limit: &Limit| match limit {
        Limit::Slower(by) => format!("slower than `{first}` by more than {}", exact(*by)),
        Limit::NotFaster(by) => format!("faster than `{first}` by at least {}", exact(*by)),
    };
    let gain = match record.layouts {
        Some(Layouts::Single { .. }) if record.programs.len() == 2 => gain + ", of these two files",
        Some(Layouts::Single { .. }) => gain + ", of these files",
        Some(Layouts::Rebuilt { .. }) => gain + ", of these builds",
        _ => gain,
    };
    match (judged.answer, &record.rules.limit) {
        (Answer::Faster, None) => format!("`{candidate}` is faster than `{first}`{at}: {gain}"),
        (Answer::Slower, None) => format!("`{candidate}` is slower than `{first}`{at}: {gain}"),
        (Answer::NoDifference, _) => format!(
            "`{candidate}` and `{first}` differ by less than {}{at}: {gain}",
            exact(record.rules.resolution)
        ),
        (Answer::Slower, Some(by @ Limit::Slower(_))) | (Answer::Faster, Some(by @ Limit::NotFaster(_))) => {
            format!("`{candidate}` is {}{at}: {gain}", limit(by))
        }
        (Answer::Faster | Answer::Slower, Some(by)) => {
            format!("`{candidate}` is not {}{at}: {gain}", limit(by))
        }
        (Answer::Unsure, by) => {
            let count = record.comparisons();
            let kind = if by.is_none() { "a difference of " } else { "" };
            let visible = shown(judged, *by).map_or_else(
                || format!("{} launches are needed for a sure answer", record.rules.fewest(count)),
                |shown| format!("this run would have shown {kind}{shown}"),
            );
            let what = by.as_ref().map_or_else(|| format!("faster or slower than `{first}`"), limit);
            let more = judged.more(&record.rules, count).map(|times| record.took() * (times - 1.0));
            let more = more.filter(|more| *more < 86_400.0);
            let more = more.map_or_else(String::new, |more| {
                format!("; {} more might settle it", about(std::time::Duration::from_secs_f64(more.max(1.0))))
            });
            let far = judged.low.zip(judged.high).map(|(low, high)| low.abs().max(high.abs()));
            // The interval holds no matter when the run is stopped, so the user may choose a
            // resolution after seeing it.
            let far =
                far.map(|far| (far * 1e3).floor() / 1e3 + 1e-3).filter(|far| by.is_none() && *far < 0.5);
            let wide = far.map_or_else(String::new, |far| {
                format!("; by `--resolution {}` there is no difference", exact(far).replace(' ', ""))
            });
            format!("not sure whether `{candidate}` is {what}{at}: {gain}; {visible}{more}{wide}")
        }
    }
}

/// Describes the result of few launches as provisional, with the confidence of this one look. The
/// words "faster" and "slower" are used only if `has_word`, since they do not answer a question
/// about a limit.
fn so_far(judged: &Judged, provisional: Option<Provisional>, has_word: bool) -> String {
    let gain = percent(judged.gain);
    let launches = match judged.launches {
        1 => "1 launch".to_owned(),
        count => format!("{count} launches"),
    };
    let Some(found) = provisional else { return format!("{gain} by {launches} alone") };
    let word = found.word().filter(|_| has_word).map_or_else(String::new, |word| format!("{word}, "));
    let (interval, confidence) = (range(found.low, found.high), share(found.confidence));
    format!(
        "provisionally {word}{gain} {interval} by {launches}, with {confidence} confidence at this moment alone"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sealed::SealedRecord as _;
    use crate::rng::Rng;

    /// Returns a comparison of two programs with these gains, in per cent, of the candidate and of
    /// the control.
    fn record(gain: f64, control: f64, launches: usize) -> Record {
        let mut rng = Rng::new(4, "record");
        let mut row = |candidate: &str, gain: f64| {
            let mut centre = || ((gain + 1.2 * rng.normal()) * 1e4).round() as i32;
            let launches = (0..launches).map(|_| Launch::of_centre(centre())).collect();
            Comparison { candidate: candidate.into(), launches }
        };
        let comparisons = vec![row(CONTROL, control), row("new", gain)];
        let started =
            |name: &str| Started { name: name.into(), command: format!("./{name}"), ..Started::default() };
        let mut record = Record {
            schema: SCHEMA,
            tool: "0.1.0".into(),
            programs: vec![started("old"), started("new")],
            parts: vec![Part { comparisons, ..Part::default() }],
            seconds: 60.0,
            phases: vec![Phase { name: "measure".into(), seconds: 60.0 }],
            ..Record::default()
        };
        record.decision = decide(&record);
        record
    }

    #[test]
    fn a_record_with_too_many_comparisons_is_refused() {
        let whole = record(1.0, 0.0, 3);
        let parts = vec![Part::default(); MOST_COMPARISONS + 1];
        assert!(Record { parts, ..whole.clone() }.check().is_err());
        whole.check().unwrap();
        // This record has two comparisons but only one program.
        let programs = whole.programs[..1].to_vec();
        assert!(Record { programs, ..whole }.check().is_err());
    }

    #[test]
    fn a_stored_record_is_read_back_and_leads_to_its_decision() {
        let record = record(1.0, 0.0, 60);
        let text = sealed::write(&record).unwrap();
        let mut stored: Record = sealed::read(&text, std::path::Path::new(FILE)).unwrap();
        assert_eq!(decide(&stored), stored.decision);
        stored.sha256.clear();
        assert_eq!(stored, record);
    }

    #[test]
    fn a_decision_names_the_best_and_says_why() {
        let early = "by 3 launches, with 75.0 % confidence at this moment alone; 10 launches are needed for a sure answer; about 3 min more might settle it";
        for (gain, launches, best, because) in [
            (2.0, 100, "new", "`new` is faster than `old`: +"),
            (-2.0, 100, "old", "slower than `old`"),
            (0.0, 500, "old", "`new` and `old` differ by less than 0.5 %"),
            (0.4, 30, "old", "not sure whether `new` is faster or slower than `old`: "),
            (0.4, 3, "old", early),
            (9.0, 3, "old", "not sure whether `new` is faster or slower than `old`: provisionally faster, +"),
            (9.0, 1, "old", " by 1 launch alone; "),
        ] {
            let decision = record(gain, 0.0, launches).decision;
            assert_eq!(decision.best, best, "{decision:?}");
            assert!(decision.because[0].contains(because), "{decision:?}");
            assert!(decision.trusted, "{decision:?}");
        }
    }

    #[test]
    fn the_smallest_visible_difference_lies_beyond_the_limit() {
        let mut record = record(-1.0, 0.0, 60);
        record.rules.limit = Some(Limit::Slower(0.01));
        let Decision { because, rows, .. } = decide(&record);
        let judged = Judged { visible: Some(0.01), ..rows[0].judged.unwrap() };
        assert!(because[0].contains("; this run would have shown a loss of "), "{because:?}");
        let shown = |limit| shown(&judged, limit).unwrap();
        assert_eq!(shown(None), "1.0 %");
        assert_eq!(shown(Some(Limit::Slower(0.2))), "a loss of 20.8 %");
        assert_eq!(shown(Some(Limit::NotFaster(0.02))), "a gain below +1.0 % or above +3.0 %");
    }

    #[test]
    fn each_class_of_cpus_gets_an_answer_of_its_own() {
        let part =
            |gain, name: &str| Part { benchmark: name.into(), ..record(gain, 0.0, 100).parts.remove(0) };
        let parts = vec![part(2.0, "fast CPUs"), part(-2.0, "efficient CPUs")];
        let because = decide(&Record { parts, ..record(0.0, 0.0, 3) }).because;
        assert!(because[0].contains("faster than `old` on the fast CPUs: +"), "{because:?}");
        assert!(because[1].contains("slower than `old` on the efficient CPUs: "), "{because:?}");
    }

    #[test]
    fn nothing_is_best_where_the_control_differs_from_the_baseline() {
        let decision = record(3.0, 2.0, 100).decision;
        assert!(!decision.trusted && decision.best == "old", "{decision:?}");
        assert!(decision.warnings[0].contains("the control, which is `old` again, differs"), "{decision:?}");
    }

    #[test]
    fn a_program_that_is_the_same_as_the_first_needs_no_launch() {
        let mut untimed = record(0.0, 0.0, 0);
        untimed.parts = vec![Part::default()];
        let answer = |record: &Record| decide(record).rows[0].judged.map(|judged| judged.answer);
        assert_eq!(answer(&untimed), None);
        for program in &mut untimed.programs {
            program.sha256 = sealed::sha256(b"a program");
        }
        assert_eq!(answer(&untimed), Some(Answer::NoDifference));
        let reason = "`new` and `old` are the same bytes: there is nothing to time";
        assert_eq!(decide(&untimed).because, [reason]);
        for (limit, wanted) in
            [(Limit::Slower(0.01), Answer::Faster), (Limit::NotFaster(0.01), Answer::Slower)]
        {
            let asked = Record { rules: Rules { limit: Some(limit), ..untimed.rules }, ..untimed.clone() };
            assert_eq!(answer(&asked), Some(wanted), "{limit:?}");
        }
        let changed = |change: &dyn Fn(&mut Started)| {
            let mut changed = untimed.clone();
            change(&mut changed.programs[1]);
            answer(&changed)
        };
        assert_eq!(changed(&|new| new.command = "A=1 ./new".into()), None);
        assert_eq!(changed(&|new| new.command = "./new --fast".into()), None);
        assert_eq!(changed(&|new| new.options = vec![("Hash".into(), "1".into())]), None);
        assert_eq!(changed(&|new| new.fault = Some("ended".into())), None);
        // If such a program was timed anyway, its launches decide.
        let timed = Record { parts: record(2.0, 0.0, 100).parts, ..untimed };
        assert_eq!(answer(&timed), Some(Answer::Faster));
        assert!(timed.notes().contains(&"`new` is the same file as the first, byte for byte".to_owned()));
    }
}
