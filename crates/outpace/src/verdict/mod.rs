//! Verdicts: faster, slower, no difference, or not judged; a pure function of the samples.

mod judge;
pub mod noise;

pub use judge::{Judged, Stream, judge, judge_control};

pub use crate::record::RULES;
use crate::record::{CONTROL, Comparison, Judgement, LayoutCheck, Rules, Survey, Verdict};

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

/// Judges one comparison alone, by its looks; a win also over code layouts, where it was measured in them.
pub fn alone(
    comparison: &Comparison,
    looks: &[u32],
    stream: Stream<'_>,
    (layouts, over_layouts): (&Survey, Stream<'_>),
    rules: Rules,
) -> Option<Judgement> {
    let mut judgement = judge(&[comparison], looks, stream, rules).pop()?.named(None, &comparison.candidate);
    if judgement.verdict == Verdict::Faster {
        let slug = comparison.candidate.clone();
        check_layouts(&mut [&mut judgement], layouts, over_layouts, rules, |_| slug.clone());
    }
    Some(judgement)
}

/// Judges a control alone, which is looked at to the end; none without launches.
pub fn control(
    comparison: &Comparison,
    looks: &[u32],
    stream: Stream<'_>,
    rules: Rules,
) -> Option<Judgement> {
    Some(judge_control(comparison, looks, stream, rules)?.named(None, &comparison.candidate))
}

impl Judged {
    /// The judgement of that candidate.
    pub fn named(self, family: Option<&str>, variant: &str) -> Judgement {
        Judgement {
            family: family.map(str::to_owned),
            variant: variant.to_owned(),
            verdict: self.verdict,
            estimate: self.estimate,
            layouts: None,
        }
    }
}

/// Adds to wins what became of them over layouts, whose stream that is. A win that does not survive is no difference.
pub fn check_layouts(
    wins: &mut [&mut Judgement],
    layouts: &Survey,
    stream: Stream<'_>,
    rules: Rules,
    slug: impl Fn(&Judgement) -> String,
) {
    let checked: Vec<(usize, &Comparison)> =
        wins.iter().enumerate().filter_map(|(at, win)| Some((at, layouts.comparison(&slug(win))?))).collect();
    let family: Vec<&Comparison> = checked.iter().map(|(_, comparison)| *comparison).collect();
    let judged = judge(&family, &layouts.looks, stream, rules);
    for ((at, _), judged) in checked.iter().zip(judged) {
        let Some(estimate) = judged.estimate else { continue };
        let survived = judged.verdict == Verdict::Faster;
        let own = wins[*at].estimate.map_or(0.0, |estimate| estimate.spread);
        let spread = (estimate.spread.powi(2) - own.powi(2)).max(0.0).sqrt();
        wins[*at].layouts = Some(LayoutCheck { estimate, spread, survived });
        if !survived && wins[*at].verdict == Verdict::Faster {
            let smallest_visible = match judged.verdict {
                Verdict::NoDifference { smallest_visible } => smallest_visible,
                _ => rules.relevance,
            };
            wins[*at].verdict = Verdict::NoDifference { smallest_visible };
        }
    }
}
