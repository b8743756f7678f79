//! The figures that two records have both, each with the ratio of one to the other.

use std::collections::{BTreeMap, BTreeSet};

use super::Kept;
use super::ratio::Ratio;
use crate::record::{COMBINED, Estimate, InstructionFigure, Judgement, KernelJudgement, Record};

/// What is compared, in the order in which it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A whole engine's speed over the default build's.
    Engine,
    /// The same over code layouts.
    Layouts,
    /// A kernel's speed over that of its axis' default, in lock-step.
    Lockstep,
    /// A kernel's times over all its operands together.
    Times,
    /// Instructions an operation.
    Instructions,
    /// A kernel's time for one kind of operands.
    Time,
}

impl Kind {
    /// Every one of them.
    pub(crate) const ALL: [Self; 6] =
        [Self::Engine, Self::Layouts, Self::Lockstep, Self::Times, Self::Instructions, Self::Time];

    /// Its name, in tables and in JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Layouts => "engine over layouts",
            Self::Lockstep => "kernel in lock-step",
            Self::Times => "kernel times",
            Self::Instructions => "instructions",
            Self::Time => "kernel time",
        }
    }

    /// What a greater one of B than of A means.
    pub(crate) const fn words(self, is_greater: bool) -> &'static str {
        match (self, is_greater) {
            (Self::Engine | Self::Layouts | Self::Lockstep, true) | (Self::Times | Self::Time, false) => {
                "faster in B"
            }
            (Self::Engine | Self::Layouts | Self::Lockstep, false) | (Self::Times | Self::Time, true) => {
                "slower in B"
            }
            (Self::Instructions, true) => "more in B",
            (Self::Instructions, false) => "fewer in B",
        }
    }
}

/// What became of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Standing {
    /// It differs for certain, and by more than the threshold of relevance.
    Differs {
        /// At least so much, as a logarithm.
        least: f64,
    },
    /// It is exact and another one, but by less than the threshold.
    Slight,
    /// It was not shown to differ.
    Alike,
    /// It is exact and the same.
    Same,
    /// It is the time of one process, which says nothing for certain alone: it counts among the [`Kind::Times`].
    Single,
}

impl Standing {
    /// Its name in JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Differs { .. } => "differs",
            Self::Slight => "slight",
            Self::Alike => "alike",
            Self::Same => "same",
            Self::Single => "single",
        }
    }

    /// Whether it differs for certain.
    pub(crate) const fn differs(self) -> bool {
        matches!(self, Self::Differs { .. })
    }
}

/// B over A.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Size {
    /// Both are exact; the logarithm.
    Exact(f64),
    /// With an error.
    Measured(Ratio),
}

/// One figure of both records.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// What is compared.
    pub(crate) kind: Kind,
    /// Its name.
    pub(crate) what: String,
    /// It in either record, as it stands there; none of [`Kind::Times`], which are many.
    pub(crate) both: Option<(f64, f64)>,
    /// Over how many pairs of times, of [`Kind::Times`].
    pub(crate) times: Option<usize>,
    /// What became of it.
    pub(crate) standing: Standing,
    pub(super) size: Size,
}

impl Row {
    /// B over A.
    pub(crate) fn ratio(&self) -> f64 {
        match self.size {
            Size::Exact(log) => log.exp(),
            Size::Measured(ratio) => ratio.value(),
        }
    }

    /// Its interval of that confidence; none where it is exact.
    pub(crate) fn interval(&self, confidence: f64) -> Option<(f64, f64)> {
        match self.size {
            Size::Exact(_) => None,
            Size::Measured(ratio) => Some(ratio.interval(confidence)),
        }
    }

    /// By which share of A's figure B's differs at the least; none where it was not shown to. Of what falls it is what is gone.
    pub(crate) fn least(&self) -> Option<f64> {
        let Standing::Differs { least } = self.standing else { return None };
        Some(if self.ratio() < 1.0 { -(-least).exp_m1() } else { least.exp_m1() })
    }

    /// What became of it, in words.
    pub(crate) fn words(&self) -> &'static str {
        match self.standing {
            Standing::Differs { .. } | Standing::Slight => self.kind.words(self.ratio() > 1.0),
            Standing::Alike => "no difference shown",
            Standing::Same => "the same",
            Standing::Single => "one process, not judged alone",
        }
    }
}

/// What is in one of the records alone, or in both but not of one kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Alone {
    /// What it is: the name of a [`Kind`], or of what is no figure.
    pub(crate) what: &'static str,
    /// Why it is not compared: `only in A`.
    pub(crate) why: String,
    /// Their names.
    pub(crate) names: Vec<String>,
}

pub(super) const ONLY: [&str; 2] = ["only in A", "only in B"];

/// What has the same key in both, in the order of the first; and what is in one alone. Of several with one key the first counts.
pub(super) fn pairs<'a, T, K: Ord>(
    a: impl IntoIterator<Item = &'a T>,
    b: impl IntoIterator<Item = &'a T>,
    key: impl Fn(&'a T) -> K,
) -> (Vec<(&'a T, &'a T)>, [Vec<&'a T>; 2]) {
    let (mut order, mut seen) = (Vec::new(), BTreeSet::new());
    for one in b {
        if seen.insert(key(one)) {
            order.push(one);
        }
    }
    let mut others: BTreeMap<K, &T> = order.iter().map(|one| (key(one), *one)).collect();
    let (mut both, mut alone, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for one in a {
        if !seen.insert(key(one)) {
            continue;
        }
        match others.remove(&key(one)) {
            Some(other) => both.push((one, other)),
            None => alone.push(one),
        }
    }
    order.retain(|one| others.contains_key(&key(one)));
    (both, [alone, order])
}

/// What is known beside the figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    /// The confidence of the records' intervals.
    pub(super) confidence: f64,
    /// What two comparisons of the same engines differ by in any case, as a standard deviation of a logarithm.
    pub(super) calibrated: f64,
}

/// All of them but the kernels' times.
pub(super) fn find(a: &Kept, b: &Kept, given: Given) -> (Vec<Row>, Vec<Alone>) {
    let mut found = Found::default();
    engines(&mut found, &a.record, &b.record, given);
    lockstep(&mut found, &a.record, &b.record, given);
    instructions(&mut found, &a.record, &b.record);
    (found.rows, found.alone)
}

#[derive(Default)]
struct Found {
    rows: Vec<Row>,
    alone: Vec<Alone>,
}

impl Found {
    fn speed(&mut self, kind: Kind, what: String, a: &Estimate, b: &Estimate, given: Given) {
        let ratio = |estimate| Ratio::of_speed(estimate, given.confidence);
        let size = ratio(b).zip(ratio(a)).and_then(|(b, a)| b.over(a));
        let floor = if kind == Kind::Lockstep { 0.0 } else { given.calibrated };
        match size.map(|ratio| Size::Measured(ratio.at_least(floor))) {
            Some(size) => {
                let both = Some((a.gain, b.gain));
                self.rows.push(Row { kind, what, both, times: None, standing: Standing::Alike, size });
            }
            None => self.alone(kind.name(), "not comparable: a figure of it cannot be", [what]),
        }
    }

    fn alone(&mut self, what: &'static str, why: &str, names: impl IntoIterator<Item = String>) {
        let names: Vec<String> = names.into_iter().collect();
        match self.alone.iter_mut().find(|one| one.what == what && one.why == why) {
            Some(one) => one.names.extend(names),
            None if names.is_empty() => {}
            None => self.alone.push(Alone { what, why: why.to_owned(), names }),
        }
    }

    fn only<T>(&mut self, what: &'static str, alone: [Vec<&T>; 2], name: impl Fn(&T) -> String) {
        for (why, some) in ONLY.into_iter().zip(alone) {
            self.alone(what, why, some.into_iter().map(&name));
        }
    }
}

/// The default of that axis; none where the record has no such axis.
fn default<'a>(record: &'a Record, axis: &str) -> Option<&'a str> {
    record.axes.iter().find(|one| one.name == axis).map(|one| one.default.as_str())
}

fn engines(found: &mut Found, a: &Record, b: &Record, given: Given) {
    let [all_a, all_b] = [a, b].map(estimated);
    let (both, alone) = pairs(&all_a, &all_b, |one| one.0.clone());
    found.only(Kind::Engine.name(), alone, |one| one.0.clone());
    for ((name, one), (_, other)) in both {
        let (Some(before), Some(after)) = (&one.estimate, &other.estimate) else { continue };
        if let Some(axis) = one.axis.as_deref()
            && let (before, after) = (default(a, axis), default(b, axis))
            && before != after
        {
            let [before, after] = [before, after].map(|default| default.unwrap_or("nothing"));
            let why = format!("not comparable: the default is {before} in A, {after} in B");
            found.alone(Kind::Engine.name(), &why, [name.clone()]);
            continue;
        }
        found.speed(Kind::Engine, name.clone(), before, after, given);
        if let (Some(before), Some(after)) = (&one.layouts, &other.layouts) {
            found.speed(Kind::Layouts, name.clone(), &before.estimate, &after.estimate, given);
        }
    }
}

/// What was judged, and under which name it is the same in another record.
type Judged<'a> = (String, &'a Judgement);

/// Those that were timed.
fn estimated(record: &Record) -> Vec<Judged<'_>> {
    let decision = &record.decision;
    let mut all: Vec<Judged<'_>> = Vec::new();
    all.extend(decision.control.iter().map(|control| ("control".to_owned(), control)));
    all.extend(decision.judgements.iter().map(|one| (name(one), one)));
    if let Some(confirmation) = &decision.confirmation {
        // Winners together are the same engine where the same have won.
        let built = record.engines.iter().find(|engine| engine.slug == COMBINED);
        let command = built.map_or("", |engine| engine.command.as_str());
        all.push((format!("all winners, `{command}`"), confirmation));
    }
    if let Some((against, judgement)) = record.against.as_ref().zip(decision.against.as_ref()) {
        let chosen = record.engines.iter().find(|engine| engine.slug == against.chosen);
        let chosen = chosen.map_or(against.chosen.as_str(), |engine| engine.command.as_str());
        all.push((format!("`{chosen}` against `{}`", against.engine.command), judgement));
    }
    all.retain(|one| one.1.estimate.is_some());
    all
}

/// The name of a variant that was judged.
pub(super) fn name(judgement: &Judgement) -> String {
    match &judgement.axis {
        Some(axis) => format!("{axis}-{}", judgement.variant),
        None => judgement.variant.clone(),
    }
}

fn lockstep(found: &mut Found, a: &Record, b: &Record, given: Given) {
    let [all_a, all_b] = [a, b].map(|record| {
        record.decision.kernels.iter().filter(|one| one.estimate.is_some()).collect::<Vec<_>>()
    });
    let key = |one: &KernelJudgement| {
        (
            one.axis.clone(),
            one.variant.clone(),
            one.operands.clone(),
            one.mode,
            // Of another default it is another question.
            one.baseline.clone(),
        )
    };
    let (both, alone) = pairs(all_a, all_b, key);
    found.only(Kind::Lockstep.name(), alone, |one| format!("{} over {}", kernel_name(one), one.baseline));
    for (one, other) in both {
        let (Some(before), Some(after)) = (&one.estimate, &other.estimate) else { continue };
        found.speed(Kind::Lockstep, kernel_name(one), before, after, given);
    }
}

/// The name of a kernel that was judged.
pub(super) fn kernel_name(one: &KernelJudgement) -> String {
    let note = if one.is_control() { ", its copy" } else { "" };
    format!("{}/{}/{}/{}{note}", one.axis, one.variant, one.operands, one.mode.name())
}

fn instructions(found: &mut Found, a: &Record, b: &Record) {
    let key =
        |one: &InstructionFigure| (one.axis.clone(), one.variant.clone(), one.operands.clone(), one.mode);
    let name = |one: &InstructionFigure| {
        format!("{}/{}/{}/{}", one.axis, one.variant, one.operands, one.mode.name())
    };
    let (both, alone) = pairs(a.instructions.figures(), b.instructions.figures(), key);
    found.only(Kind::Instructions.name(), alone, name);
    for (one, other) in both {
        let (before, after) = (one.instructions_per_op, other.instructions_per_op);
        let log = (after / before).ln();
        let log = if before == after { 0.0 } else { log };
        if log.is_finite() {
            let both = Some((before, after));
            let (kind, size) = (Kind::Instructions, Size::Exact(log));
            found.rows.push(Row { kind, what: name(one), both, times: None, standing: Standing::Same, size });
        } else {
            found.alone(Kind::Instructions.name(), "not comparable: a figure of it cannot be", [name(one)]);
        }
    }
}
