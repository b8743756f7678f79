//! What a variant's row rests on, folded below its table: the commands that make it again, what its code is made of,
//! its flamegraph, and the listing itself.

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

/// A fold for each variant.
pub(super) fn variants(record: &Record, code: &Code, rows: &[Row<'_>]) -> Markup {
    html! {
        @for row in rows {
            @let is_profiled = code.profiled.contains(row.axis);
            details id={ (row.address()) "-more" } {
                summary { code { (row.variant) } ": " (contents(row, is_profiled)) }
                (commands(record, row))
                @if let Some(listing) = row.listing {
                    (codegen::made_of(listing))
                }
                @if is_profiled { (self::profile(record, row)) }
                @if let Some(figure) = row.listing { (self::listing(code, figure)) }
            }
        }
    }
}

/// What one finds in the fold.
fn contents(row: &Row<'_>, is_profiled: bool) -> String {
    let parts = [(true, "commands"), (row.listing.is_some(), "listing"), (is_profiled, "flamegraph")];
    parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, part)| part).collect::<Vec<_>>().join(", ")
}

/// How its figures are made again. Names that are none of ours are not put into a command.
fn commands(record: &Record, row: &Row<'_>) -> Markup {
    let (axis, variant) = (row.axis, row.variant);
    let slug = format!("{axis}-{variant}");
    let engine = record.engines.iter().find(|engine| engine.slug == slug);
    let mut lines: Vec<(&str, String)> = Vec::new();
    lines.extend(engine.map(|engine| ("The engine with it", engine.command.clone())));
    if machine::is_name(axis) && machine::is_name(variant) {
        lines.push(("Its verdict", format!("cargo lab choose --axis {axis}{}", manner(record))));
        if row.listing.is_some() {
            lines.push((
                "Its times",
                format!("cargo lab bench '{axis}/{OPERANDS}/(latency|throughput)/{variant}$'"),
            ));
            lines.push(("Its instructions", "cargo lab bench count".to_owned()));
            lines.push(("Its listing", format!("cargo lab asm {axis}/{variant}")));
            lines.push((
                "Its flamegraph",
                format!("cargo lab profile {axis} --filter {axis}/{OPERANDS}/throughput"),
            ));
        }
    }
    html! {
        dl.again {
            @if let Some(revision) = record.source.revision.as_deref().filter(|revision| machine::is_name(revision)) {
                dt { "The very source" } dd { code { "git checkout " (revision) } @if record.source.dirty { ", changed since" } }
            }
            @for (what, line) in &lines { dt { (what) } dd { code { (line) } } }
        }
    }
}

/// The options by which the record was made, the axes apart.
fn manner(record: &Record) -> String {
    let quick = if record.quick { " --quick" } else { "" };
    let milliseconds = record.duel.slice_seconds * 1e3;
    let slice =
        if (milliseconds - 2.0).abs() < 1e-6 { String::new() } else { format!(" --slice {milliseconds}") };
    format!("{quick}{slice} --seed {}", record.seed)
}

/// A profile does not tell of which build it is; so that is said.
fn profile(record: &Record, row: &Row<'_>) -> Markup {
    let graph = flamegraph(record, row.axis);
    html! {
        p {
            "Where its time went when the axis was last profiled on this machine, maybe in another build: " a href={ "../../" (graph) } { code { (graph) } }
            ", below " code { (row.axis) ";" (OPERANDS) ";throughput;" (row.variant) } "."
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
