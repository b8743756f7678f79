//! Every figure of a record as one list, each under a name that stays the same from record to record.
//!
//! A name is `axis/variant/operands/mode`. Whole engines have the operands `positions` and the mode `engine`, or
//! `engine-layouts` where every launch had a code layout of its own; builds that belong to no axis (the control, the winners
//! together, the choice against another recipe) stand under the axis `build`.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

use crate::record::{Estimate, Judgement, KernelJudgement, Record, Verdict};

/// What a figure measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Metric {
    /// Nanoseconds an operation.
    Time,
    /// Instructions an operation, exactly.
    Instructions,
    /// Speed over the default's: of a kernel over its axis' default variant, of an engine over the default build.
    Speed,
}

impl Metric {
    /// Its name.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Instructions => "instructions",
            Self::Speed => "speed",
        }
    }

    /// Its unit.
    pub(super) const fn unit(self) -> &'static str {
        match self {
            Self::Time => "ns",
            Self::Instructions => "instructions",
            Self::Speed => "ratio",
        }
    }
}

/// A value with its 95 % interval; none where it is exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Value {
    pub(super) value: f64,
    pub(super) interval: Option<(f64, f64)>,
}

impl Value {
    /// How much slower that speed is: times for the same work, so that smaller is better.
    pub(super) fn as_time_ratio(self) -> Self {
        // The faster end of the interval is the one that takes less time.
        Self { value: 1.0 / self.value, interval: self.interval.map(|(low, high)| (1.0 / high, 1.0 / low)) }
    }

    fn numbers(self) -> impl Iterator<Item = f64> {
        let ends = self.interval.map(<[f64; 2]>::from);
        std::iter::once(self.value).chain(ends.into_iter().flatten())
    }
}

/// One figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figure<'a> {
    pub(super) axis: &'a str,
    pub(super) variant: &'a str,
    pub(super) operands: &'a str,
    pub(super) mode: &'static str,
    pub(super) metric: Metric,
    /// None where there is a verdict without a figure: the same code, the default itself, not judged.
    pub(super) value: Option<Value>,
    /// What the lab concluded from it, where that was asked.
    pub(super) verdict: Option<&'a Verdict>,
}

impl Figure<'_> {
    /// `axis/variant/operands/mode`.
    pub(super) fn name(&self) -> String {
        format!("{}/{}/{}/{}", self.axis, self.variant, self.operands, self.mode)
    }
}

/// All of them: kernel times, instructions, kernels in lock-step, whole engines, in the record's order.
///
/// # Errors
///
/// If two of them would have the same name and metric, or one is not finite or no such quantity.
pub(super) fn of(record: &Record) -> Result<Vec<Figure<'_>>> {
    let mut figures = Vec::new();
    figures.extend(record.kernels.figures().iter().map(|kernel| Figure {
        axis: &kernel.axis,
        variant: &kernel.variant,
        operands: &kernel.operands,
        mode: kernel.mode.name(),
        metric: Metric::Time,
        value: Some(Value { value: kernel.nanoseconds_per_op, interval: Some((kernel.low, kernel.high)) }),
        verdict: None,
    }));
    figures.extend(record.instructions.figures().iter().map(|count| Figure {
        axis: &count.axis,
        variant: &count.variant,
        operands: &count.operands,
        mode: count.mode.name(),
        metric: Metric::Instructions,
        value: Some(Value { value: count.instructions_per_op, interval: None }),
        verdict: None,
    }));
    figures.extend(record.decision.kernels.iter().map(paired));
    let decision = &record.decision;
    for judgement in decision.control.iter().chain(&decision.judgements).chain(&decision.confirmation) {
        engine(&mut figures, &judgement.variant, judgement);
    }
    if let Some((against, judgement)) = record.against.as_ref().zip(decision.against.as_ref()) {
        // The other recipe is the baseline there.
        let other = if against.engine.slug.is_empty() { "another" } else { &against.engine.slug };
        let judged = Figure { operands: other, ..of_engine("chosen-against", judgement) };
        figures.push(judged);
    }
    let mut names = BTreeSet::new();
    for figure in &figures {
        let (name, metric) = (figure.name(), figure.metric);
        let told = || format!("{} of `{}`", metric.name(), name.escape_default());
        ensure!(names.insert((name.clone(), metric)), "two figures are the {}", told());
        let mut numbers = figure.value.into_iter().flat_map(Value::numbers);
        // A speed is divided by, and no operation takes less than no time.
        let can_be = |number: f64| match metric {
            Metric::Speed => number.is_normal() && number > 0.0 && number.recip().is_finite(),
            Metric::Time | Metric::Instructions => number.is_finite() && number >= 0.0,
        };
        if let Some(number) = numbers.find(|&number| !can_be(number)) {
            anyhow::bail!("the {} cannot be {number:e}", told());
        }
    }
    Ok(figures)
}

fn paired(judgement: &KernelJudgement) -> Figure<'_> {
    Figure {
        axis: &judgement.axis,
        variant: &judgement.variant,
        operands: &judgement.operands,
        mode: judgement.mode.name(),
        metric: Metric::Speed,
        value: judgement.estimate.as_ref().map(speed),
        verdict: Some(&judgement.verdict),
    }
}

/// The figure of a whole engine, and that over layouts where there is one.
fn engine<'a>(figures: &mut Vec<Figure<'a>>, variant: &'a str, judgement: &'a Judgement) {
    let figure = of_engine(variant, judgement);
    let layouts = judgement.layouts.as_ref().map(|check| Figure {
        mode: "engine-layouts",
        value: Some(speed(&check.estimate)),
        verdict: None,
        ..figure.clone()
    });
    figures.push(figure);
    figures.extend(layouts);
}

fn of_engine<'a>(variant: &'a str, judgement: &'a Judgement) -> Figure<'a> {
    Figure {
        axis: judgement.axis.as_deref().unwrap_or("build"),
        variant,
        operands: "positions",
        mode: "engine",
        metric: Metric::Speed,
        value: judgement.estimate.as_ref().map(speed),
        verdict: Some(&judgement.verdict),
    }
}

fn speed(estimate: &Estimate) -> Value {
    let ratio = |gain: f64| 1.0 + gain;
    Value { value: ratio(estimate.gain), interval: Some((ratio(estimate.low), ratio(estimate.high))) }
}
