//! Verdicts: faster, slower, no difference, not sure, or not judged; a pure function of the samples.

mod judge;
pub mod noise;

pub use judge::{Judged, Stream, judge, judge_control};

pub use crate::record::RULES;
use crate::record::{CONTROL, Comparison, Judgement, Rules};

/// The candidates of all families that are not settled, and the control as long as there is one.
pub fn still_open<'a>(
    families: impl IntoIterator<Item = Vec<&'a Comparison>>,
    looks: &[u32],
    stream: Stream<'_>,
    rules: Rules,
) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    for family in families {
        let judged = judge(&family, looks, stream, rules);
        let still = family.iter().zip(judged).filter(|(_, judged)| !judged.settled);
        open.extend(still.map(|(comparison, _)| comparison.candidate.clone()));
    }
    if !open.is_empty() {
        open.push(CONTROL.to_owned());
    }
    open
}

/// Judges one comparison alone, by its looks.
pub fn alone(comparison: &Comparison, looks: &[u32], stream: Stream<'_>, rules: Rules) -> Option<Judgement> {
    Some(judge(&[comparison], looks, stream, rules).pop()?.named(None, &comparison.candidate))
}

impl Judged {
    /// The judgement of that candidate.
    pub fn named(self, family: Option<&str>, variant: &str) -> Judgement {
        let Self { verdict, estimate, .. } = self;
        Judgement { family: family.map(str::to_owned), variant: variant.to_owned(), verdict, estimate }
    }
}
