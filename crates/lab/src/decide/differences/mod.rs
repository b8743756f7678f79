//! What two records of `cargo lab choose` differ by: circumstances first, then every figure that both have.
//!
//! Two runs never give the same figures, so what is called different must survive four doubts.
//!
//! 1. *Noise within a run.* A whole engine and a kernel in lock-step were measured over launches, and the record keeps an interval that
//!    holds the truth as often as it says, which `cargo lab calibrate` has seen. Two such estimates are divided; their errors add up
//!    ([`ratio`]), and are no less than what the calibration's copies differed by.
//! 2. *What a launch keeps.* A kernel's times are of one process. They are taken together over their operands, freed of what all
//!    kernels have in common, and held against what launches were seen to differ by ([`times`]).
//! 3. *Many figures.* All of them together are one family of Holm's: the chance that any of them is called different without
//!    being so is five per cent.
//! 4. *Relevance.* The truth must lie beyond the records' own threshold, half a per cent.
//!
//! Instructions and machine code are exact and have no such doubts.

mod code;
mod ratio;
pub(crate) mod summary;
#[cfg(test)]
pub(crate) mod tests;
mod times;

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use jiff::Timestamp;
use serde::Serialize;

use self::code::{Code, State};
use self::ratio::Ratio;
use self::times::Common;
use crate::decide::calibration::Calibration;
use crate::decide::figures::{self, Figure, Kind, Value};
use crate::decide::verdict::holm;
use crate::record::{Judgement, Record, Rules, Verdict};
use crate::terminal::format::words;
use outpace::calibration::{self, Case, Share, Summary};

/// One of the two records.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    /// What the user called it.
    pub(crate) name: String,
    /// The record.
    pub(crate) record: Record,
    /// What the lab's calibration on that machine says of the same bytes, where there is one.
    pub(crate) calibrated: Option<Calibrated>,
}

/// What a calibration says of comparisons of the same bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Calibrated {
    /// How many were told apart, of how many.
    pub(crate) told_apart: Share,
    /// How many of all intervals held the truth.
    pub(crate) covered: Share,
    /// The standard deviation of the estimates, as a logarithm.
    pub(crate) deviation: f64,
}

impl Calibrated {
    /// None where no copies were compared.
    pub(crate) fn of(calibration: &Calibration) -> Option<Self> {
        let trials = &calibration.trials;
        let told_apart = Summary::of(trials, Case::Copies)?.told_apart;
        let copies = trials.iter().filter(|trial| trial.case == Case::Copies);
        let logs = copies.filter_map(|trial| Some(trial.judgement.estimate?.gain.ln_1p()));
        let logs: Vec<f64> = logs.filter(|log| log.is_finite()).collect();
        let count = logs.len() as f64;
        let mean = logs.iter().sum::<f64>() / count;
        let squares: f64 = logs.iter().map(|log| (log - mean).powi(2)).sum();
        let deviation = (squares / (count - 1.0)).sqrt();
        (logs.len() > 1).then_some(Self { told_apart, covered: calibration::coverage(trials), deviation })
    }
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Differences {
    /// What the user calls the two.
    pub(crate) names: [String; 2],
    /// How they came about: what, in A and in B.
    pub(crate) circumstances: Vec<(&'static str, [String; 2])>,
    /// What a reader should know before believing.
    pub(crate) remarks: Vec<String>,
    /// The lines that build A's choice and B's, and why.
    pub(crate) choices: [(String, String); 2],
    /// The verdicts that differ.
    pub(crate) verdicts: Vec<Changed>,
    /// How many verdicts are the same.
    pub(crate) same_verdicts: usize,
    /// What all kernels' times have in common.
    pub(crate) kernels: Option<Common>,
    /// What all engines' nodes a second have in common; single runs.
    pub(crate) engines: Option<Common>,
    /// The figures; what differs first, by how much it does for certain.
    pub(crate) rows: Vec<Row>,
    /// The machine code of kernels and engines.
    pub(crate) code: Vec<Code>,
    /// What is not compared.
    pub(crate) left_out: Vec<LeftOut>,
    /// The rules: the wider threshold and the lower confidence of the two.
    pub(crate) rules: Rules,
    /// What the same engines differ by in any case, as a logarithm's standard deviation; nothing without a calibration.
    pub(crate) calibrated: f64,
}

/// A verdict that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Changed {
    /// The name of its figure.
    pub(crate) what: String,
    /// A's and B's.
    pub(crate) verdicts: [String; 2],
    /// Whether its figures differ for certain too. If not, it lay at the edge of what decides.
    pub(crate) is_certain: bool,
}

/// Figures of one kind that are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct LeftOut {
    /// The kind.
    pub(crate) what: &'static str,
    /// Why: `only in A`.
    pub(crate) why: String,
    /// Their names.
    pub(crate) names: Vec<String>,
}

/// How a figure of A and of B compare.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Outcome {
    /// They differ for certain, and by more than the threshold of relevance: at least so much, as a logarithm.
    Differs { least: f64 },
    /// They were not shown to differ, or by less than the threshold.
    Alike,
    /// They are exact and the same.
    Same,
    /// They are times of one process each, which are not judged alone: they count among the [`Kind::Times`].
    Single,
}

impl Outcome {
    /// Its name in JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Differs { .. } => "differs",
            Self::Alike => "alike",
            Self::Same => "same",
            Self::Single => "single",
        }
    }
}

/// A figure of both records.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// What is compared.
    pub(crate) kind: Kind,
    /// Its name.
    pub(crate) what: String,
    /// It in A and in B; none of [`Kind::Times`], which are many.
    pub(crate) both: Option<(f64, f64)>,
    /// Over how many pairs of times, of [`Kind::Times`].
    pub(crate) times: Option<usize>,
    /// B over A.
    pub(crate) ratio: Ratio,
    /// What follows.
    pub(crate) outcome: Outcome,
}

impl Row {
    /// Whether it differs for certain.
    pub(crate) fn differs(&self) -> bool {
        matches!(self.outcome, Outcome::Differs { .. })
    }

    /// The interval of the ratio of that confidence; none where it is exact, or of one process.
    pub(crate) fn interval(&self, confidence: f64) -> Option<(f64, f64)> {
        (!matches!(self.kind, Kind::Instructions | Kind::Time)).then(|| self.ratio.interval(confidence))
    }

    /// By which share of A's figure B's differs at the least; none where it was not shown to. Of what falls it is what is gone.
    pub(crate) fn least(&self) -> Option<f64> {
        let Outcome::Differs { least } = self.outcome else { return None };
        Some(if self.ratio.value() < 1.0 { -(-least).exp_m1() } else { least.exp_m1() })
    }

    /// The outcome in words.
    pub(crate) fn words(&self) -> &'static str {
        let is_greater = self.ratio.value() > 1.0;
        match self.outcome {
            Outcome::Differs { .. } if self.kind == Kind::Instructions => {
                if is_greater {
                    "more in B"
                } else {
                    "fewer in B"
                }
            }
            Outcome::Differs { .. } if self.kind.is_speed() == is_greater => "faster in B",
            Outcome::Differs { .. } => "slower in B",
            Outcome::Alike => "no difference shown",
            Outcome::Same => "the same",
            Outcome::Single => "one process, not judged alone",
        }
    }
}

/// Compares B with A.
pub(crate) fn find(a: &Side, b: &Side) -> Differences {
    let records = [&a.record, &b.record];
    let [one, other] = records.map(|record| record.decision.rules);
    let rules = Rules {
        confidence: one.confidence.min(other.confidence),
        relevance: one.relevance.max(other.relevance),
        ..other
    };
    let deviation = |side: &Side| side.calibrated.map_or(0.0, |calibrated| calibrated.deviation);
    let calibrated = deviation(a).hypot(deviation(b));
    let mut left_out = Vec::new();

    let all = records.map(figures::of);
    let [of_a, of_b] = [&all[0], &all[1]].map(|all| all.iter().filter(|one| one.value.is_some()));
    let both =
        pairs(of_a, of_b, |one| (one.kind, one.name()), |one| (one.kind.name(), one.name()), &mut left_out);
    let (both, others): (Vec<_>, Vec<_>) = both.into_iter().partition(|(one, other)| one.of == other.of);
    for (one, other) in others {
        let why = format!("not comparable: it is of `{}` in A, of `{}` in B", one.of, other.of);
        leave_out(&mut left_out, one.kind.name(), &why, one.name());
    }
    let (kernels, mut rows) = times::together(&both, records);
    for (one, other) in both {
        match ratio_of(one, other, rules.confidence, calibrated) {
            Some(ratio) => rows.push(Row {
                kind: one.kind,
                what: one.name(),
                both: one.value.zip(other.value).map(|(one, other)| (one.value, other.value)),
                times: None,
                ratio,
                outcome: Outcome::Single,
            }),
            None => {
                leave_out(
                    &mut left_out,
                    one.kind.name(),
                    "not comparable: no such figure can be",
                    one.name(),
                );
            }
        }
    }
    judge(&mut rows, rules);

    let (verdicts, same_verdicts) = verdicts([&all[0], &all[1]], &rows);
    let (code, engines, remark) = code::find(records, &mut left_out);
    let circumstances = circumstances(&a.record).into_iter().zip(circumstances(&b.record));
    Differences {
        names: [a.name.clone(), b.name.clone()],
        circumstances: circumstances.map(|((what, a), (_, b))| (what, [a, b])).collect(),
        remarks: remarks(records).into_iter().chain(remark).collect(),
        choices: records
            .map(|record| (record.decision.choice.command.clone(), record.decision.choice.because.clone())),
        verdicts,
        same_verdicts,
        kernels,
        engines,
        rows,
        code,
        left_out,
        rules,
        calibrated,
    }
}

/// What has the same key in both, in the order of the first; what is in one alone is left out by its kind and name. Of several with one
/// key the first counts.
fn pairs<'a, T, K: Ord>(
    a: impl IntoIterator<Item = &'a T>,
    b: impl IntoIterator<Item = &'a T>,
    key: impl Fn(&T) -> K,
    name: impl Fn(&T) -> (&'static str, String),
    left_out: &mut Vec<LeftOut>,
) -> Vec<(&'a T, &'a T)> {
    let mut seen = BTreeSet::new();
    let a: Vec<&T> = a.into_iter().filter(|one| seen.insert(key(one))).collect();
    let mut others: BTreeMap<K, &T> = BTreeMap::new();
    for other in b {
        others.entry(key(other)).or_insert(other);
    }
    let mut both = Vec::new();
    for one in a {
        match others.remove(&key(one)) {
            Some(other) => both.push((one, other)),
            None => leave_out(left_out, name(one).0, "only in A", name(one).1),
        }
    }
    for other in others.into_values() {
        leave_out(left_out, name(other).0, "only in B", name(other).1);
    }
    both
}

fn leave_out(left_out: &mut Vec<LeftOut>, what: &'static str, why: &str, name: String) {
    match left_out.iter_mut().find(|one| one.what == what && one.why == why) {
        Some(one) => one.names.push(name),
        None => left_out.push(LeftOut { what, why: why.to_owned(), names: vec![name] }),
    }
}

/// B over A; none where a value cannot be, for a record is read from a file, which may say anything.
fn ratio_of(a: &Figure<'_>, b: &Figure<'_>, confidence: f64, calibrated: f64) -> Option<Ratio> {
    let (Value { value: before, .. }, Value { value: after, .. }) = (a.value?, b.value?);
    if !a.kind.is_speed() {
        return Ratio::new(if before == after { 0.0 } else { (after / before).ln() }, 0.0, 1.0);
    }
    let ratio = Ratio::of_speed(b.value?, confidence)?.over(Ratio::of_speed(a.value?, confidence)?)?;
    Some(ratio.at_least(if a.kind == Kind::Lockstep { 0.0 } else { calibrated }))
}

/// Says what follows from each figure, and puts them in order.
fn judge(rows: &mut [Row], rules: Rules) {
    let border = rules.relevance.ln_1p();
    let mut judged = Vec::new();
    for row in &mut *rows {
        let size = row.ratio.size();
        match row.kind {
            Kind::Time => row.outcome = Outcome::Single,
            Kind::Instructions if size == 0.0 => row.outcome = Outcome::Same,
            Kind::Instructions if size > border => row.outcome = Outcome::Differs { least: size },
            Kind::Instructions => row.outcome = Outcome::Alike,
            Kind::Engine | Kind::Lockstep | Kind::Times => judged.push(row),
        }
    }
    let chances: Vec<f64> = judged.iter().map(|row| row.ratio.chance_within(border)).collect();
    for (row, (level, passes)) in judged.into_iter().zip(holm(&chances, 1.0 - rules.confidence)) {
        row.outcome =
            if passes { Outcome::Differs { least: row.ratio.least(level) } } else { Outcome::Alike };
    }
    let least = |row: &Row| if let Outcome::Differs { least } = row.outcome { least } else { 0.0 };
    rows.sort_by(|a, b| {
        let by_size = b.ratio.size().total_cmp(&a.ratio.size());
        least(b).total_cmp(&least(a)).then(a.kind.cmp(&b.kind)).then(by_size)
    });
}

/// The verdicts that differ, and how many do not.
fn verdicts([a, b]: [&[Figure<'_>]; 2], rows: &[Row]) -> (Vec<Changed>, usize) {
    let [a, b] = [a, b].map(|all| all.iter().filter(|one| one.verdict.is_some()));
    let both = pairs(a, b, Figure::name, |one| (one.kind.name(), one.name()), &mut Vec::new());
    let both = both.into_iter().filter(|(one, other)| one.of == other.of);
    let mut changed = Vec::new();
    let mut same = 0;
    for (figure, verdicts) in both.filter_map(|(a, b)| Some((a, [a.verdict?, b.verdict?]))) {
        if discriminant(verdicts[0]) == discriminant(verdicts[1]) {
            same += 1;
            continue;
        }
        let what = figure.name();
        let is_certain =
            rows.iter().any(|row| row.kind <= Kind::Lockstep && row.what == what && row.differs());
        changed.push(Changed { what, verdicts: verdicts.map(words), is_certain });
    }
    (changed, same)
}

/// How a record came about.
fn circumstances(record: &Record) -> Vec<(&'static str, String)> {
    let Record { machine, compiler, source, signature, .. } = record;
    let axes = record.axes.iter().map(|axis| format!("{} ({})", axis.name, axis.default));
    let engines = if record.bundle.is_some() { "out of a bundle, linked statically" } else { "built there" };
    let depth = signature.depth.map_or(String::new(), |depth| format!(" at depth {depth}"));
    let others = record.noise.others.map(|share| format!("{:.1} % of the CPUs", share * 100.0));
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
        ("axes", axes.collect::<Vec<_>>().join(", ")),
        ("bench", format!("{} nodes{depth}", signature.nodes)),
        ("run", if record.quick { "quick" } else { "full" }.to_owned()),
        ("slice", format!("{} ms", record.duel.slice_seconds * 1e3)),
        ("seed", record.seed.to_string()),
        ("other work", others.unwrap_or_else(|| "unknown".to_owned())),
        ("began", date(record.started)),
        ("command", record.command.clone()),
    ]
}

/// A moment, to the minute.
pub(crate) fn date(seconds: u64) -> String {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    moment.map_or_else(
        || format!("{seconds} s after 1970"),
        |moment| moment.strftime("%Y-%m-%d %H:%M UTC").to_string(),
    )
}

/// More of the CPUs' time than this taken by others in one record alone is worth a word.
const BUSY: f64 = 0.05;

/// What a reader should know before believing.
fn remarks(records: [&Record; 2]) -> Vec<String> {
    let mut remarks = Vec::new();
    if records[0].sha256 == records[1].sha256 {
        remarks.push("It is the very same record twice.".to_owned());
    }
    let [a, b] = records.map(|record| record.noise.others.unwrap_or(0.0));
    if (a - b).abs() > BUSY {
        remarks.push(format!(
            "The machine was not equally busy: other processes took {:.0} % of the CPUs' time in A, {:.0} % in B. What shares a core \
             with other work is slowed down unevenly, so a difference may be the load's.",
            a * 100.0,
            b * 100.0
        ));
    }
    let is_told_apart = |one: &Judgement| matches!(one.verdict, Verdict::Faster | Verdict::Slower);
    for (letter, record) in ["A", "B"].into_iter().zip(records) {
        if record.decision.control.as_ref().is_some_and(is_told_apart) {
            remarks.push(format!("In {letter} the default build was told apart from its own copy."));
        }
    }
    remarks
}

impl Differences {
    /// Those that differ for certain.
    pub(crate) fn different(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.differs())
    }

    /// Whether both choose the same build.
    pub(crate) fn agree(&self) -> bool {
        self.choices[0].0 == self.choices[1].0
    }

    /// How much machine code of that kind is in that state.
    pub(crate) fn count(&self, kind: &str, state: State) -> usize {
        self.code.iter().filter(|one| one.kind == kind && one.state == state).count()
    }
}
