//! What a variant's row rests on, folded below its table: the commands that make it again, what its code is made of, what that would
//! cost on other CPUs, where its time goes, and the listing itself.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use maud::{Markup, html};

use super::row::{OPERANDS, Row};
use super::{codegen, flame, words};
use crate::code::listing::Listing;
use crate::code::listing::kept::Kept;
use crate::machine;
use crate::record::{ListingFigure, Record};
use outpace::sealed;

/// Listings that are longer than this stand in their own file alone.
const LONGEST: usize = 24 << 10;

/// What is kept of code outside of the records. Nothing of it need be there.
#[derive(Debug, Default)]
pub(crate) struct Code {
    /// The listings below `asm/`.
    listings: Kept,
    /// The folded stacks of `cargo lab profile` on this machine, by axis.
    profiles: BTreeMap<String, String>,
}

impl Code {
    /// What lies in the package at `root`.
    pub(crate) fn read(root: &Path, record: &Record) -> Result<Self> {
        let listings = if root.join("asm").is_dir() { Kept::read(root)? } else { Kept::default() };
        let folder = root.join("profiles").join(&record.machine.key);
        let mut profiles = BTreeMap::new();
        for axis in record.axes.iter().filter(|axis| machine::is_name(&axis.name)) {
            let bytes = sealed::bytes(&folder.join(format!("{}.folded", axis.name)))?;
            // What is too long was cut where it was read so far, and is no profile.
            let bytes = bytes.filter(|bytes| bytes.len() as u64 <= sealed::LIMIT);
            profiles
                .extend(bytes.map(|bytes| (axis.name.clone(), String::from_utf8_lossy(&bytes).into_owned())));
        }
        Ok(Self { listings, profiles })
    }
}

/// A fold for each variant.
pub(super) fn variants(record: &Record, code: &Code, rows: &[Row<'_>]) -> Markup {
    html! {
        @for row in rows {
            @let chart = icicle(code, row);
            details id={ (row.address()) "-more" } {
                summary { code { (row.variant) } ": " (contents(row, chart.is_some())) }
                (commands(record, row))
                @if let Some(listing) = row.listing {
                    (codegen::made_of(listing))
                    (codegen::costs(&[listing]))
                }
                (self::flame(record, row, chart.as_ref()))
                @if let Some(figure) = row.listing { (self::listing(code, figure)) }
            }
        }
    }
}

/// What one finds in the fold.
fn contents(row: &Row<'_>, has_flame: bool) -> String {
    let mut parts = vec!["commands"];
    if let Some(figure) = row.listing {
        parts.extend(figure.code.as_ref().map(|_| "static cost"));
        parts.push("listing");
    }
    if has_flame {
        parts.push("flamegraph");
    }
    parts.join(", ")
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

fn icicle(code: &Code, row: &Row<'_>) -> Option<Markup> {
    let folded = code.profiles.get(row.axis)?;
    let id = words::address(&["flame", row.axis, row.variant]);
    let title = format!(
        "Where the time of {} goes on the operands that a search had, by what calls what",
        row.variant
    );
    flame::icicle(folded, &[row.axis, OPERANDS, "throughput", row.variant], &id, &title)
}

/// A profile does not tell of which build it is; its picture says so.
fn flame(record: &Record, row: &Row<'_>, chart: Option<&Markup>) -> Markup {
    let graph = format!("profiles/{}/{}.svg", record.machine.key, row.axis);
    html! {
        @if let Some(chart) = chart {
            figure {
                (chart)
                figcaption {
                    "Where its time went, by samples, throughput, when it was last profiled on this machine, maybe in another build: who calls stands above; what "
                    "does not call has been inlined. The whole graph: " a href={ "../../" (graph) } { code { (graph) } } "."
                }
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
