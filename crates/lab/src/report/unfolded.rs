//! The details below the table of an axis: the commands that measure the axis again and, in a fold
//! for each variant, the command that builds it, the composition of its code, and its listing.

use std::path::Path;

use anyhow::Result;
use maud::{Markup, html};

use super::beside::{self, Beside};
use super::codegen;
use super::row::Row;
use super::site::Ways;
use super::summary;
use crate::code::listing::Listing;
use crate::code::listing::shipped::ShippedListings;
use crate::decide::calibration::Calibration;
use crate::evidence::of_neighbour;
use crate::machine;
use crate::record::profiles::{FILE, Profiles, Subject};
use crate::record::{ListingFigure, RECORDED, Record, Source};
use crate::terminal::table::{Cell, address};
use crate::workspace;

/// Largest size of a listing, in bytes, that is shown on the page. A longer one is only linked.
const LONGEST: usize = 24 << 10;

/// Data for a page besides the records of its machine: listings, flamegraphs, links, and the state
/// of the source. Every part may be missing.
#[derive(Debug, Default)]
pub struct PageContext {
    /// The listings below `asm/`.
    pub(super) listings: ShippedListings,
    pub(super) profiles: Option<Profiles>,
    /// The engine's source at the last calibration on the machine, if there was one.
    pub(super) calibrated: Option<Source>,
    /// Prefixes of the page's links.
    pub(super) ways: Ways,
    /// The command that makes the chosen build; empty for a record outside the checkout.
    pub(super) make: String,
    /// Other pages in the record's folder.
    pub(super) beside: Vec<Beside>,
    /// SHA-256 of the engine's current source; empty if it is not known.
    pub(super) now: String,
}

impl PageContext {
    /// Reads the listings and flamegraphs in the package at `root`, for the page of the record in
    /// `folder`; `now` is the SHA-256 of the engine's current source.
    pub fn read(root: &Path, folder: &Path, record: &Record, now: &str) -> Result<Self> {
        let listings =
            if root.join("asm").is_dir() { ShippedListings::read(root)? } else { ShippedListings::default() };
        let key = Some(&record.machine.key).filter(|key| machine::is_name(key));
        let profiles = key.and_then(|key| {
            let folder = workspace::profiles(root, key);
            of_neighbour(&folder.join(FILE)).filter(|profiles: &Profiles| profiles.has_pictures_in(&folder))
        });
        let calibration = key.and_then(|key| {
            let results = [workspace::results(root, false), workspace::shipped(root)];
            let paths = results.map(|results| results.join(key).join("calibration.json"));
            paths.into_iter().find_map(|path| of_neighbour::<Calibration>(&path))
        });
        let calibrated = calibration.map(|calibration| calibration.source);
        let ways = Ways::new(root, folder, key.map_or("", String::as_str));
        let beside = beside::pages(folder);
        let within = folder.strip_prefix(root);
        let make = within.map_or_else(|_| String::new(), |folder| summary::make(record, folder));
        Ok(Self { listings, profiles, calibrated, ways, make, beside, now: now.to_owned() })
    }

    /// Returns the cells of the variants' flamegraphs, or `None` if no variant of the axis has one.
    pub(super) fn flamegraphs(&self, axis: &str, variants: &[&str]) -> Option<Vec<Cell>> {
        let profiles = self.profiles.as_ref()?;
        let cell = |variant: &&str| {
            let has = |subject| profiles.graphs.iter().any(|graph| graph.is_of(subject, axis, variant));
            let seen = [Subject::Engine, Subject::Kernels].into_iter().filter(|subject| has(*subject));
            let seen: Vec<&str> = seen.map(Subject::name).collect();
            let page = format!("{}index.html", self.ways.profiles);
            let row = match seen[..] {
                [] => return None,
                ["kernels"] => "kernels".to_owned(),
                _ => address(&[axis, variant]),
            };
            Some(Cell::word(seen.join(", ")).link(format!("{page}#{row}")))
        };
        let cells: Vec<Option<Cell>> = variants.iter().map(cell).collect();
        let is_any = cells.iter().any(Option::is_some);
        is_any.then(|| cells.into_iter().map(|cell| cell.unwrap_or(Cell::word(""))).collect())
    }
}

/// Shows the commands that measure the axis again, and a fold for each variant.
pub(super) fn variants(record: &Record, code: &PageContext, axis: &str, rows: &[Row<'_>]) -> Markup {
    html! {
        @if machine::is_name(axis) { (commands(axis, rows.iter().any(Row::has_kernel))) }
        @for row in rows {
            details id={ (row.address()) "-more" } {
                summary { code { (row.variant) } ": build" @if row.listing.is_some() { ", listing" } }
                @match record.engine_of(axis, row.variant) {
                    Some(engine) => p { "Built by " code { (engine.build.command()) } "." },
                    None if record.is_default(axis, row.variant) => p { "The default build has it." },
                    None => p.missing { "No engine was built with it." },
                }
                @if let Some(figure) = row.listing {
                    @let kept = code.listings.listing(&figure.target_cpu, &figure.axis, &figure.variant);
                    (codegen::made_of(figure, kept.filter(|kept| kept.is_of(figure))))
                    (listing(figure, kept, &code.ways.root))
                }
            }
        }
    }
}

/// Lists the commands that measure an axis again. The axis must have a harmless name, because a
/// reader copies the commands, which contain it, into a shell.
fn commands(axis: &str, has_kernels: bool) -> Markup {
    let mut lines = vec![("Verdicts", format!("cargo lab choose --axis {axis}"))];
    if has_kernels {
        lines.extend([
            ("Times", format!("cargo lab bench '{axis}/{RECORDED}/'")),
            ("Instructions", "cargo lab bench count".to_owned()),
            ("Listings", format!("cargo lab asm {axis}")),
            ("Flamegraph", format!("cargo lab profile {axis}")),
        ]);
    }
    html! {
        p { "To measure the axis again:" }
        dl.again { @for (what, line) in &lines { dt { (what) } dd { code { (line) } } } }
    }
}

/// Shows the listing, or says that its file is missing or no longer has the code that was measured.
fn listing(figure: &ListingFigure, kept: Option<&Listing>, root: &str) -> Markup {
    let link = html! { a href={ (root) (figure.path) } { code { (figure.path) } } };
    html! {
        @match kept {
            None => p.missing { "The listing should be in " (link) ", but it is missing." },
            Some(listing) if !listing.is_of(figure) => p.missing {
                "The code has changed since this was measured: then it had " (figure.instructions) " instructions, and the present listing, " (link)
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
