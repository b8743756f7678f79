//! Every figure of a record in one list, each under a name that stays the same from record to
//! record.
//!
//! A name is `axis/variant/operands/mode`. Whole engines have the mode `engine` and the operands
//! `positions`; for the chosen build against another recipe, the operands are that recipe. Builds
//! that belong to no axis (the control, and the chosen build against another recipe) have the axis
//! `build`.

use crate::record::{Estimate, Judgement, Mode, Record, Verdict};

/// The quantity that a figure measures, in order of importance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Speed of a whole engine relative to the default build, or to another recipe.
    Engine,
    /// Speed of a kernel relative to the default variant of its axis, measured in lock-step.
    Lockstep,
    /// Exact number of instructions per operation.
    Instructions,
    /// Nanoseconds per operation.
    Time,
}

impl Kind {
    /// Returns the name of this kind in comparisons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Lockstep => "kernel in lock-step",
            Self::Instructions => "instructions",
            Self::Time => "kernel time",
        }
    }

    /// Returns the quantity and its unit.
    pub const fn metric(self) -> (&'static str, &'static str) {
        match self {
            Self::Engine | Self::Lockstep => ("speed", "ratio"),
            Self::Instructions => ("instructions", "instructions"),
            Self::Time => ("time", "ns"),
        }
    }

    /// Returns true if the figure is a speed relative to another.
    pub const fn is_speed(self) -> bool {
        matches!(self, Self::Engine | Self::Lockstep)
    }
}

/// A value with its interval and the number of launches it rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    pub value: f64,
    /// `None` if the value is exact.
    pub interval: Option<(f64, f64)>,
    pub launches: usize,
}

impl Value {
    pub fn numbers(self) -> impl Iterator<Item = f64> {
        let ends = self.interval.map(<[f64; 2]>::from);
        std::iter::once(self.value).chain(ends.into_iter().flatten())
    }
}

/// Turns an estimate into a speed as a multiple of the baseline's.
impl From<&Estimate> for Value {
    fn from(estimate: &Estimate) -> Self {
        let Estimate { gain, low, high, launches, .. } = *estimate;
        Self { value: 1.0 + gain, interval: Some((1.0 + low, 1.0 + high)), launches }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Figure<'a> {
    pub axis: &'a str,
    pub variant: &'a str,
    pub operands: &'a str,
    pub mode: &'static str,
    pub kind: Kind,
    /// For a variant, the variant that it is measured against. For the chosen build against another
    /// recipe, the command that makes the chosen build. Empty for the control, and for figures that
    /// are not relative. Figures of two records can be compared only if this is equal in both.
    pub reference: &'a str,
    /// `None` if there is only a verdict: the variant has the same code as another, is the default
    /// itself, or was not judged.
    pub value: Option<Value>,
    /// The lab's verdict on the figure, if it gave one.
    pub verdict: Option<&'a Verdict>,
}

impl Figure<'_> {
    pub fn name(&self) -> String {
        format!("{}/{}/{}/{}", self.axis, self.variant, self.operands, self.mode)
    }
}

/// Returns all figures of a record, in its order: kernel times, instructions, kernels in lock-step,
/// whole engines.
pub fn of_record(record: &Record) -> Vec<Figure<'_>> {
    let times = record.kernels.figures().iter().map(|figure| {
        let value = Value {
            value: figure.nanoseconds_per_op,
            interval: Some((figure.low, figure.high)),
            launches: 1,
        };
        let names = [&*figure.axis, &*figure.variant, &*figure.operands];
        Figure { value: Some(value), ..kernel(Kind::Time, names, figure.mode) }
    });
    let counts = record.instructions.figures().iter().map(|figure| {
        let exact = Value { value: figure.instructions_per_op, interval: None, launches: 1 };
        let names = [&*figure.axis, &*figure.variant, &*figure.operands];
        Figure { value: Some(exact), ..kernel(Kind::Instructions, names, figure.mode) }
    });
    let lockstep = record.decision.kernels.iter().map(|judged| Figure {
        reference: &judged.baseline,
        value: judged.estimate.as_ref().map(Value::from),
        verdict: Some(&judged.verdict),
        ..kernel(Kind::Lockstep, [&judged.axis, &judged.variant, &judged.operands], judged.mode)
    });
    times.chain(counts).chain(lockstep).chain(engines(record)).collect()
}

/// Returns a kernel's figure that has a name, but no value yet.
fn kernel(kind: Kind, [axis, variant, operands]: [&str; 3], mode: Mode) -> Figure<'_> {
    Figure { axis, variant, operands, mode: mode.name(), kind, reference: "", value: None, verdict: None }
}

fn engines(record: &Record) -> impl Iterator<Item = Figure<'_>> {
    let decision = &record.decision;
    let default = |judgement: &Judgement| {
        let axis = judgement.family.as_ref().and_then(|name| record.axis(name));
        axis.map_or("", |axis| axis.default.as_str())
    };
    let command = |slug: &str| record.engine(slug).map_or("", |engine| engine.command.as_str());
    let variants = decision.control.iter().chain(&decision.judgements);
    let variants = variants
        .map(move |judgement| (judgement.variant.as_str(), "positions", default(judgement), judgement));
    let against = record.against.iter().zip(&decision.against).map(move |(against, judgement)| {
        // The other recipe is the baseline in this comparison.
        let other = if against.engine.slug.is_empty() { "another" } else { &against.engine.slug };
        ("chosen-against", other, command(&against.chosen), judgement)
    });
    variants.chain(against).map(|(variant, operands, reference, judgement)| Figure {
        axis: judgement.family.as_deref().unwrap_or("build"),
        variant,
        operands,
        mode: "engine",
        kind: Kind::Engine,
        reference,
        value: judgement.estimate.as_ref().map(Value::from),
        verdict: Some(&judgement.verdict),
    })
}
