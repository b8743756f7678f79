//! The figures of one variant, gathered from the evidence levels 2 to 4: kernels, whole engines,
//! and machine code.

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
    /// The variant's gain: the verdict's or, if there were too few launches for a verdict, the gain
    /// from which its loss was computed.
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
        let is_it = |axis_name: &str, variant_name: &str| axis_name == axis && variant_name == variant;
        let count = |mode| {
            let is_counted = |figure: &&InstructionFigure| {
                figure.operands == RECORDED && figure.mode == mode && axes::is_counted(figure)
            };
            record
                .instructions
                .figures()
                .iter()
                .filter(is_counted)
                .find(|figure| is_it(&figure.axis, &figure.variant))
        };
        let unavailable = record.unavailable.iter().find(|absent| is_it(&absent.axis, &absent.variant));
        Self {
            axis,
            variant,
            judgement: record.decision.judgement(axis, variant),
            estimate: losses::estimate(record, axis, variant),
            loss: losses::of_variant(record, axis, variant),
            unavailable: unavailable.map(|absent| absent.reason.as_str()),
            times: Mode::ALL.map(|mode| time(record, [axis, variant, RECORDED], mode)),
            counts: Mode::ALL.map(count),
            listing: record.listings.figures().iter().find(|figure| is_it(&figure.axis, &figure.variant)),
        }
    }

    /// Returns true if the variant has any figures of kernels: times, counts of instructions or a
    /// listing.
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
    let is_it = |figure: &&KernelFigure| [&*figure.axis, &*figure.variant, &*figure.operands] == names;
    record.kernels.figures().iter().filter(is_it).find(|figure| figure.mode == mode)
}
