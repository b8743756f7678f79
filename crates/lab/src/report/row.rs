//! What is known of one variant, gathered from all four levels of evidence.

use super::words;
use crate::record::{Axis, InstructionFigure, Judgement, KernelFigure, ListingFigure, Mode, Record};

/// The operands by which a row tells a variant: those that a search had.
pub(super) const OPERANDS: &str = "recorded";

/// What is known of a variant.
pub(super) struct Row<'a> {
    pub(super) axis: &'a str,
    pub(super) variant: &'a str,
    pub(super) judgement: Option<&'a Judgement>,
    /// Why there is no engine with it.
    pub(super) unavailable: Option<&'a str>,
    pub(super) times: [Option<&'a KernelFigure>; 2],
    pub(super) counts: [Option<&'a InstructionFigure>; 2],
    pub(super) listing: Option<&'a ListingFigure>,
}

impl<'a> Row<'a> {
    pub(super) fn new(record: &'a Record, axis: &'a Axis, variant: &'a str) -> Self {
        let axis = axis.name.as_str();
        let is_row =
            |of: &str, name: &str, operands: &str| of == axis && name == variant && operands == OPERANDS;
        let time = |mode| {
            let mut figures = record.kernels.figures().iter();
            figures.find(|one| is_row(&one.axis, &one.variant, &one.operands) && one.mode == mode)
        };
        let count = |mode| {
            let mut figures = record.instructions.figures().iter();
            figures.find(|one| is_row(&one.axis, &one.variant, &one.operands) && one.mode == mode)
        };
        let is_it = |of: &str, name: &str| of == axis && name == variant;
        Self {
            axis,
            variant,
            judgement: record
                .decision
                .judgements
                .iter()
                .find(|one| one.family.as_deref().is_some_and(|of| is_it(of, &one.variant))),
            unavailable: record
                .unavailable
                .iter()
                .find(|one| is_it(&one.axis, &one.variant))
                .map(|one| one.reason.as_str()),
            times: MODES.map(time),
            counts: MODES.map(count),
            listing: record.listings.figures().iter().find(|one| is_it(&one.axis, &one.variant)),
        }
    }

    /// Whether anything below rung 3 is known of it.
    pub(super) fn has_kernel(&self) -> bool {
        self.listing.is_some()
            || self.times.iter().any(Option::is_some)
            || self.counts.iter().any(Option::is_some)
    }

    /// Its address in the page.
    pub(super) fn address(&self) -> String {
        words::address(&[self.axis, self.variant])
    }
}

pub(super) const MODES: [Mode; 2] = [Mode::Latency, Mode::Throughput];
