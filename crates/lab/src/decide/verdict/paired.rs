//! The verdicts of kernels against their axis' default, by the statistics of whole engines.
//!
//! A family, whose members are corrected together, is an axis in one mode. The control, the default against itself, is a family
//! of its own: it is no candidate, but answers for the others, and is looked at as long as they are.

use std::collections::BTreeMap;

use super::launches;
use crate::record::{Comparison, KernelJudgement, ListingFigure, Mode, PairedFigure, Record, Rules, Verdict};
use outpace::decide::verdict::{Judged, Stream, judge, judge_control};

/// The verdict of every figure, in their order.
pub(super) fn judge_kernels(record: &Record, rules: Rules) -> Vec<KernelJudgement> {
    let (figures, listings) = (record.paired.level.figures(), record.listings.figures());
    let judged = judge_all(figures, &record.paired.looks, record.seed, rules);
    let named = |(figure, judged): (&PairedFigure, Judged)| KernelJudgement {
        axis: figure.axis.clone(),
        baseline: figure.baseline.clone(),
        variant: figure.variant.clone(),
        mode: figure.mode,
        operands: figure.operands.clone(),
        verdict: match (&figure.fault, same_code(figure, listings)) {
            (Some(fault), _) => Verdict::Unjudged { reason: fault.clone() },
            (None, true) => Verdict::SameCode { of: figure.baseline.clone() },
            (None, false) => judged.verdict,
        },
        estimate: judged.estimate,
    };
    figures.iter().zip(judged).map(named).collect()
}

/// For each of the figures whether more launches could still say something of it. A control stays in as long as anything of its
/// axis and mode does.
pub fn open_kernels(figures: &[PairedFigure], looks: &[u32], seed: u64, rules: Rules) -> Vec<bool> {
    let judged = figures.iter().zip(judge_all(figures, looks, seed, rules));
    let open = judged.map(|(one, judged)| one.fault.is_none() && !one.is_control() && !judged.settled);
    let open: Vec<bool> = open.collect();
    let is_needed = |figure: &PairedFigure| {
        let answers_for = |other: &PairedFigure| (&figure.axis, figure.mode) == (&other.axis, other.mode);
        figure.fault.is_none()
            && figure.is_control()
            && figures.iter().zip(&open).any(|(other, open)| *open && answers_for(other))
    };
    figures.iter().zip(&open).map(|(figure, open)| *open || is_needed(figure)).collect()
}

/// Judges family by family; what each figure came to, in their order.
fn judge_all(figures: &[PairedFigure], looks: &[u32], seed: u64, rules: Rules) -> Vec<Judged> {
    let family = |figure: &PairedFigure| (figure.axis.clone(), figure.mode, figure.is_control());
    let mut families: BTreeMap<(String, Mode, bool), Vec<usize>> = BTreeMap::new();
    for (at, figure) in figures.iter().enumerate() {
        families.entry(family(figure)).or_default().push(at);
    }
    let mut all: BTreeMap<usize, Judged> = BTreeMap::new();
    for members in families.into_values() {
        let family: Vec<&Comparison> = members.iter().map(|&at| &figures[at].comparison).collect();
        let stream = Stream { seed, of: launches::KERNELS };
        let judged = match (members.as_slice(), family.as_slice()) {
            (&[at], &[control]) if figures[at].is_control() => {
                judge_control(control, looks, stream, rules).into_iter().collect()
            }
            _ => judge(&family, looks, stream, rules),
        };
        all.extend(members.into_iter().zip(judged));
    }
    all.into_values().collect()
}

/// Whether the compiler made the same code of the variant's kernels and the default's. The control is meant to be so, and is
/// judged.
fn same_code(figure: &PairedFigure, listings: &[ListingFigure]) -> bool {
    let code = |variant: &str| {
        let listing =
            listings.iter().find(|listing| listing.axis == figure.axis && listing.variant == variant)?;
        Some(listing.same_code_as.clone().unwrap_or_else(|| listing.variant.clone()))
    };
    !figure.is_control() && code(&figure.variant).is_some_and(|own| Some(own) == code(&figure.baseline))
}
