//! Verdicts on kernels against the default of their axis, by the rules for whole engines.
//!
//! The comparisons of an axis in one mode share one probability of an error. The control (the
//! default against itself) is judged separately, because it is not a candidate: it checks the
//! measurement of the candidates, and is therefore measured for as long as any of them.

use crate::record::{KernelJudgement, ListingFigure, PairedFigure, Record, Verdict};
use outpace::decide::{Rules, is_open, judgement};

/// Judges every figure; the verdicts are in the order of the figures.
pub(super) fn judge_kernels(record: &Record, rules: &Rules) -> Vec<KernelJudgement> {
    let (figures, listings) = (record.paired.level.figures(), record.listings.figures());
    let judged = |(figure, sharing): (&PairedFigure, usize)| {
        let judged = judgement(&figure.comparison, rules, sharing);
        KernelJudgement {
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
        }
    };
    figures.iter().zip(PairedFigure::sharing(figures)).map(judged).collect()
}

/// Returns, for each figure, true if more launches could still change its verdict. For a control,
/// returns true if they could still change the verdict on any figure of its axis and mode.
pub fn open_kernels(figures: &[PairedFigure], rules: &Rules) -> Vec<bool> {
    let is_open = |(figure, sharing): (&PairedFigure, usize)| {
        figure.fault.is_none() && !figure.is_control() && is_open(&figure.comparison, rules, sharing)
    };
    let open: Vec<bool> = figures.iter().zip(PairedFigure::sharing(figures)).map(is_open).collect();
    let is_needed = |figure: &PairedFigure| {
        let answers_for = |other: &PairedFigure| (&figure.axis, figure.mode) == (&other.axis, other.mode);
        figure.fault.is_none()
            && figure.is_control()
            && figures.iter().zip(&open).any(|(other, open)| *open && answers_for(other))
    };
    figures.iter().zip(&open).map(|(figure, open)| *open || is_needed(figure)).collect()
}

/// Returns true if the compiler produced the same code for the variant's kernels and the default's.
/// Returns false for the control, which is judged although its code is the same.
fn same_code(figure: &PairedFigure, listings: &[ListingFigure]) -> bool {
    let code = |variant: &str| {
        let listing =
            listings.iter().find(|listing| listing.axis == figure.axis && listing.variant == variant)?;
        Some(listing.same_code_as.clone().unwrap_or_else(|| listing.variant.clone()))
    };
    let code_of_variant = code(&figure.variant);
    !figure.is_control() && code_of_variant.is_some() && code_of_variant == code(&figure.baseline)
}
