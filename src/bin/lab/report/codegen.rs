//! The machine code of an axis' kernels: how long, of what, which are the same, and what the loops would cost elsewhere.

use std::collections::BTreeSet;

use maud::{Markup, html};

use crate::listing::page::{figures, told};
use crate::record::{CodeFigure, ListingFigure, LoopFigure};

pub(super) fn tables(listings: &[&ListingFigure]) -> Markup {
    let described: Vec<_> =
        listings.iter().filter_map(|listing| Some((*listing, listing.code.as_ref()?))).collect();
    html! {
        (lengths(listings))
        @if !described.is_empty() { (codes(&described)) (costs(&described)) }
    }
}

fn lengths(listings: &[&ListingFigure]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table {
                caption { "The machine code of the kernels, kept in asm/" }
                thead {
                    tr {
                        th scope="col" { "variant" } th scope="col" { "target" } th.n scope="col" { "instructions" }
                        th scope="col" { "listing" } th scope="col" { "remark" }
                    }
                }
                tbody {
                    @for listing in listings {
                        tr {
                            td { code { (listing.variant) } }
                            td { (listing.target_cpu) }
                            td.n { (listing.instructions) }
                            td { code { (listing.path) } }
                            td { @if let Some(same) = &listing.same_code_as { "≡ same code as " (same) } }
                        }
                    }
                }
            }
        }
    }
}

/// What each variant is made of.
fn codes(described: &[(&ListingFigure, &CodeFigure)]) -> Markup {
    const SHOWN: usize = 8;
    html! {
        div.scroll tabindex="0" {
            table {
                caption {
                    "What the kernels are made of, with what they call; and the operations in their innermost loops that the lowest "
                    "CPU of the platform lacks and that the same variant's code for that CPU has not."
                }
                thead {
                    tr {
                        th scope="col" { "variant" } th.n scope="col" { "bytes" } th scope="col" { "most frequent" }
                        th scope="col" { "beyond the lowest CPU" } th scope="col" { "listing" }
                    }
                }
                tbody {
                    @for (listing, code) in described {
                        tr {
                            td { code { (listing.variant) } }
                            td.n { (code.bytes.map_or("–".to_owned(), |bytes| bytes.to_string())) }
                            td {
                                @for (index, (mnemonic, count)) in code.mix.iter().take(SHOWN).enumerate() {
                                    @if index > 0 { ", " }
                                    (count) " " code { (mnemonic) }
                                }
                            }
                            td { (told(&code.recognised).unwrap_or_default()) }
                            td { a href=(format!("../../{}", listing.path)) { (listing.instructions) " instructions" } }
                        }
                    }
                }
            }
        }
    }
}

/// What the longest loops would cost on CPUs that are not here. The same code costs the same, and is told once.
fn costs(described: &[(&ListingFigure, &CodeFigure)]) -> Markup {
    let loops = described.iter().flat_map(|(_, code)| &code.loops);
    let cpus: BTreeSet<&String> = loops.flat_map(|one| one.cycles.keys().chain(one.lacks.keys())).collect();
    if cpus.is_empty() {
        return html! {};
    }
    html! {
        div.scroll tabindex="0" {
            table {
                caption {
                    "Cycles a turn of the longest innermost loop, by llvm-mca: simulated over many turns / what the ports "
                    "allow at best. A model without caches and mispredictions; per turn and not per operation."
                }
                thead {
                    tr {
                        th scope="col" { "variant" } th scope="col" { "kernel" } th.n scope="col" { "instructions" }
                        @for cpu in &cpus { th.n scope="col" { (cpu) } }
                        th scope="col" { "remark" }
                    }
                }
                tbody {
                    @for (listing, code) in described {
                        @if listing.same_code_as.is_none() {
                            @for one in &code.loops { (cost(described, listing, one, &cpus)) }
                        }
                    }
                }
            }
        }
    }
}

fn cost(
    described: &[(&ListingFigure, &CodeFigure)],
    listing: &ListingFigure,
    one: &LoopFigure,
    cpus: &BTreeSet<&String>,
) -> Markup {
    let is_same = |other: &ListingFigure| {
        other.target_cpu == listing.target_cpu && other.same_code_as.as_ref() == Some(&listing.variant)
    };
    html! {
        tr {
            td {
                code { (listing.variant) }
                @for (other, _) in described.iter().filter(|(other, _)| is_same(other)) { " ≡ " code { (other.variant) } }
            }
            td { (one.function) }
            td.n { (one.instructions) }
            @for cpu in cpus { td.n { (figures(cpu, &one.cycles, &one.ports, &one.lacks)) } }
            td { (one.remark.as_deref().unwrap_or_default()) }
        }
    }
}
