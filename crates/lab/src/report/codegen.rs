//! The machine code of an axis' kernels: its size and composition, which variants have the same
//! code, and the cost of the loops on other CPUs.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::words;
use crate::code::listing::Listing;
use crate::code::listing::page::{figures, recognised};
use crate::record::{ListingFigure, Record};
use crate::terminal::table::{Cell, Table};

/// Shows the composition of a variant's code. `kept` is the listing below `asm/`, if that listing
/// still has the measured code.
pub(super) fn made_of(listing: &ListingFigure, kept: Option<&Listing>) -> Markup {
    let Some(code) = &listing.code else { return html! {} };
    // The size in older records may be wrong: of several functions with the same name, each was
    // counted with the size of the first. So a listing, if there is one, gives the size instead.
    let bytes = kept.map_or(code.bytes, Listing::bytes);
    html! {
        p {
            (listing.instructions) " instructions for " (listing.target_cpu)
            @if let Some(bytes) = bytes { " in " (bytes) " bytes" }
            ", with what it calls: "
            @for (index, (mnemonic, count)) in code.mix.iter().enumerate() {
                @if index > 0 { ", " }
                (count) " " code { (mnemonic) }
            }
            "."
            @if let Some(text) = recognised(&code.recognised) { " In its innermost loops " (text) "." }
            @if let Some(same) = &listing.same_code_as { " ≡ The same code as " code { (same) } "." }
        }
    }
}

/// Shows the simulated cost of the longest loops of an axis' variants on several CPUs, if the
/// record has it. Variants with the same code have the same costs and share their rows.
pub(super) fn costs(record: &Record, axis: &str) -> Markup {
    let listings = record.listings.figures().iter().filter(|figure| figure.axis == axis);
    let described: Vec<_> = listings.filter_map(|listing| Some((listing, listing.code.as_ref()?))).collect();
    let loops = described.iter().flat_map(|(_, code)| &code.loops);
    let cpus: BTreeSet<&String> =
        loops.flat_map(|cost| cost.cycles.keys().chain(cost.lacks.keys())).collect();
    if cpus.is_empty() {
        return html! {};
    }
    let columns = ["variant", "kernel", "instructions"].into_iter();
    let columns = columns.chain(cpus.iter().map(|cpu| cpu.as_str())).chain(["remark"]);
    let mut table = Table::new(columns.map(str::to_owned));
    for (listing, code) in described.iter().filter(|(listing, _)| listing.same_code_as.is_none()) {
        let is_same = |other: &ListingFigure| {
            other.target_cpu == listing.target_cpu && other.same_code_as.as_ref() == Some(&listing.variant)
        };
        let same = described.iter().filter(|(other, _)| is_same(other));
        let variants: String = same.map(|(other, _)| format!(" ≡ `{}`", other.variant)).collect();
        for (at, figure) in code.loops.iter().enumerate() {
            let mut cells = vec![
                Cell::code(&listing.variant).and(&variants),
                Cell::word(&figure.function),
                Cell::number(figure.instructions),
            ];
            let cost = |cpu: &&String| Cell::number(figures(cpu, figure));
            cells.extend(cpus.iter().map(cost));
            cells.push(Cell::word(figure.remark.as_deref().unwrap_or_default()));
            let names = ["cost", &listing.axis, &listing.variant, &figure.function, &at.to_string()];
            table.row(&names, cells);
        }
    }
    let caption = html! {
        "Cycles per iteration of the longest innermost loop, by llvm-mca: simulated / the least that the ports "
        "allow. The model has no caches and no mispredictions. An iteration may be several operations."
    };
    let table = table.html(&format!("Static cost of the axis {axis}"), caption);
    words::folded("What the loops of all variants would cost on other CPUs", &table)
}
