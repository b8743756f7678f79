//! The figures of one variant, gathered from all four levels of evidence.

use super::losses;
use crate::axes;
use crate::record::{
    Estimate, InstructionFigure, Judgement, KernelFigure, ListingFigure, Loss, Mode, RECORDED, Record,
};
use crate::terminal::table::address;

pub(super) struct Row<'a> {
    pub(super) axis: &'a str,
    pub(super) variant: &'a str,
    pub(super) judgement: Option<&'a Judgement>,
    /// Its gain: the verdict's or, if there were too few launches for a verdict, the one behind its
    /// loss.
    pub(super) estimate: Option<Estimate>,
    pub(super) loss: Option<&'a Loss>,
    pub(super) unavailable: Option<&'a str>,
    /// Latency and throughput.
    pub(super) times: [Option<&'a KernelFigure>; 2],
    pub(super) counts: [Option<&'a InstructionFigure>; 2],
    pub(super) listing: Option<&'a ListingFigure>,
}

impl<'a> Row<'a> {
    pub(super) fn new(record: &'a Record, axis: &'a str, variant: &'a str) -> Self {
        let is_it = |of: &str, name: &str| of == axis && name == variant;
        let count = |mode| {
            let is_counted = |one: &&InstructionFigure| {
                one.operands == RECORDED && one.mode == mode && axes::is_counted(one)
            };
            record.instructions.figures().iter().filter(is_counted).find(|one| is_it(&one.axis, &one.variant))
        };
        let unavailable = record.unavailable.iter().find(|one| is_it(&one.axis, &one.variant));
        Self {
            axis,
            variant,
            judgement: record.decision.judgement(axis, variant),
            estimate: losses::estimate(record, axis, variant),
            loss: losses::of(record, axis, variant),
            unavailable: unavailable.map(|one| one.reason.as_str()),
            times: Mode::ALL.map(|mode| time(record, [axis, variant, RECORDED], mode)),
            counts: Mode::ALL.map(count),
            listing: record.listings.figures().iter().find(|one| is_it(&one.axis, &one.variant)),
        }
    }

    /// Returns true if it has any figures below evidence level 3.
    pub(super) fn has_kernel(&self) -> bool {
        self.listing.is_some()
            || self.times.iter().any(Option::is_some)
            || self.counts.iter().any(Option::is_some)
    }

    pub(super) fn address(&self) -> String {
        address(&[self.axis, self.variant])
    }
}

/// Returns the time of a kernel, named by axis, variant and operands.
pub(super) fn time<'a>(record: &'a Record, names: [&str; 3], mode: Mode) -> Option<&'a KernelFigure> {
    let is_it = |one: &&KernelFigure| [&*one.axis, &*one.variant, &*one.operands] == names;
    record.kernels.figures().iter().filter(is_it).find(|one| one.mode == mode)
}
