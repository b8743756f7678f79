//! What the rows of an axis rest on: the commands that measure them again, and folded for each variant how it is built, what its code is
//! made of, and the listing itself.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use maud::{Markup, html};

use super::codegen;
use super::row::{OPERANDS, Row};
use crate::code::listing::Listing;
use crate::code::listing::kept::Kept;
use crate::machine;
use crate::record::{ListingFigure, Record};

/// Listings that are longer than this stand in their own file alone.
const LONGEST: usize = 24 << 10;

/// What is kept of code outside of the records. Nothing of it need be there.
#[derive(Debug, Default)]
pub(crate) struct Code {
    /// The listings below `asm/`.
    listings: Kept,
    /// The axes of which `cargo lab profile` has drawn a flamegraph on this machine.
    profiled: BTreeSet<String>,
}

impl Code {
    /// What lies in the package at `root`.
    pub(crate) fn read(root: &Path, record: &Record) -> Result<Self> {
        let listings = if root.join("asm").is_dir() { Kept::read(root)? } else { Kept::default() };
        let axes = record.axes.iter().map(|axis| &axis.name).filter(|axis| machine::is_name(axis));
        let profiled = axes.filter(|axis| root.join(flamegraph(record, axis)).is_file()).cloned().collect();
        Ok(Self { listings, profiled })
    }
}

/// Where the flamegraph of an axis is kept.
fn flamegraph(record: &Record, axis: &str) -> String {
    format!("profiles/{}/{axis}.svg", record.machine.key)
}

/// How the axis is measured again, and a fold for each variant.
pub(super) fn variants(record: &Record, code: &Code, axis: &str, rows: &[Row<'_>]) -> Markup {
    html! {
        @if machine::is_name(axis) { (commands(record, code, axis, rows.iter().any(Row::has_kernel))) }
        @for row in rows {
            @let engine = record.engines.iter().find(|engine| {
                (engine.axis.as_deref(), engine.variant.as_deref()) == (Some(axis), Some(row.variant))
            });
            details id={ (row.address()) "-more" } {
                summary { code { (row.variant) } ": build" @if row.listing.is_some() { ", listing" } }
                @match engine {
                    Some(engine) => p { "Built by " code { (engine.command) } "." },
                    None => p.missing { "No engine was built with it." },
                }
                @if let Some(figure) = row.listing { (codegen::made_of(figure)) (listing(code, figure)) }
            }
        }
    }
}

/// The commands that measure an axis again, whose name is one of ours, and its flamegraph.
fn commands(record: &Record, code: &Code, axis: &str, has_kernels: bool) -> Markup {
    let mut lines = vec![("Verdicts", format!("cargo lab choose --axis {axis}"))];
    if has_kernels {
        lines.extend([
            ("Times", format!("cargo lab bench '{axis}/{OPERANDS}/'")),
            ("Instructions", "cargo lab bench count".to_owned()),
            ("Listings", format!("cargo lab asm {axis}")),
            ("Flamegraph", format!("cargo lab profile {axis}")),
        ]);
    }
    let graph = flamegraph(record, axis);
    html! {
        p { "To measure the axis again:" }
        dl.again { @for (what, line) in &lines { dt { (what) } dd { code { (line) } } } }
        // A profile does not tell of which build it is.
        @if code.profiled.contains(axis) {
            p {
                "Where the time went when the axis was last profiled on this machine, maybe in another build: "
                a href={ "../../" (graph) } { code { (graph) } } "."
            }
        }
    }
}

/// The very listing, if what is kept is still the code that was timed.
fn listing(code: &Code, figure: &ListingFigure) -> Markup {
    let link = html! { a href={ "../../" (figure.path) } { code { (figure.path) } } };
    let found = code.listings.listing(&figure.target_cpu, &figure.axis, &figure.variant);
    html! {
        @match found {
            None => p.missing { "The listing was kept in " (link) "." },
            Some(listing) if !is_of(figure, listing) => p.missing {
                "The code has changed since this was measured: then it had " (figure.instructions) " instructions, and what is kept now, in " (link)
                ", has " (listing.instructions()) "."
            },
            Some(listing) => {
                @let text = listing.print();
                @if text.len() <= LONGEST {
                    p { "The listing, " (link) ":" }
                    pre.listing tabindex="0" { code { (text) } }
                } @else {
                    p { "The listing is long, " (listing.instructions()) " instructions: " (link) "." }
                }
            }
        }
    }
}

/// Whether a listing is the one of that figure, as far as its figures tell: as many instructions, and, where the record says more, as
/// many bytes and of each mnemonic as many.
fn is_of(figure: &ListingFigure, listing: &Listing) -> bool {
    let mix = || listing.mix().into_iter().map(|(name, count)| (name.to_owned(), count));
    figure.instructions == listing.instructions()
        && figure
            .code
            .as_ref()
            .is_none_or(|code| code.bytes == listing.bytes() && mix().eq(code.mix.iter().cloned()))
}
