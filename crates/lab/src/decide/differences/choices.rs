//! What two records decided.

use super::figures::{self, Kind, Row, kernel_name, name, pairs};
use crate::record::{Judgement, KernelJudgement, Record, Verdict};
use crate::terminal::format::words;

/// What both decided.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choices {
    /// The line that builds A's choice, and B's.
    pub(crate) commands: [String; 2],
    /// Why, in a sentence each.
    pub(crate) because: [String; 2],
    /// The verdicts that are others.
    pub(crate) turned: Vec<Turned>,
    /// How many verdicts are the same.
    pub(crate) same: usize,
}

impl Choices {
    /// Whether both build the same.
    pub(crate) fn agree(&self) -> bool {
        self.commands[0] == self.commands[1]
    }
}

/// A verdict that is another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turned {
    /// Of what.
    pub(crate) what: String,
    /// A's and B's.
    pub(crate) verdicts: [String; 2],
    /// Whether its figures differ for certain too. If not, it lay at the edge of what decides.
    pub(crate) is_certain: bool,
}

/// Compares them; the rows are judged already.
pub(super) fn find(a: &Record, b: &Record, rows: &[Row]) -> Choices {
    let choices = [&a.decision.choice, &b.decision.choice];
    let mut choices = Choices {
        commands: choices.map(|choice| choice.command.clone()),
        because: choices.map(|choice| choice.because.clone()),
        turned: Vec::new(),
        same: 0,
    };
    let is_certain = |kinds: &[Kind], what: &str| {
        rows.iter().any(|row| kinds.contains(&row.kind) && row.what == what && row.standing.differs())
    };
    let engines: fn(&Record) -> Vec<&Judgement> =
        |record| record.decision.control.iter().chain(&record.decision.judgements).collect();
    let (both, _) = pairs(engines(a), engines(b), |one: &Judgement| (one.axis.clone(), one.variant.clone()));
    for (one, other) in both {
        let what = name(one);
        let certain = is_certain(&[Kind::Engine, Kind::Layouts], &what);
        choices.look(what, [&one.verdict, &other.verdict], certain);
    }
    let (both, _) = pairs(&a.decision.kernels, &b.decision.kernels, |one: &KernelJudgement| {
        (figures::kernel_name(one), one.baseline.clone())
    });
    for (one, other) in both {
        let what = kernel_name(one);
        let certain = is_certain(&[Kind::Lockstep], &what);
        choices.look(what, [&one.verdict, &other.verdict], certain);
    }
    choices
}

impl Choices {
    fn look(&mut self, what: String, verdicts: [&Verdict; 2], is_certain: bool) {
        if std::mem::discriminant(verdicts[0]) == std::mem::discriminant(verdicts[1]) {
            self.same += 1;
        } else {
            self.turned.push(Turned { what, verdicts: verdicts.map(words), is_certain });
        }
    }
}
