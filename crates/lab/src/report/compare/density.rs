//! The section on counting bits by density on both targets, and what becomes of the source's findings there.

use maud::{Markup, html};

use crate::decide::density::{EXACT, curves};
use crate::record::Mode;
use crate::record::finding::Holds;
use crate::report::chart::Titles;
use crate::report::{density, words};
use crate::study::compare::claims::{break_evens, findings};
use crate::study::compare::{Compared, Side};

pub(super) fn section(compared: &Compared) -> Markup {
    let sides = [&compared.a, &compared.b];
    html! {
        section #density {
            h2 { "Counting bits, by density" }
            p {
                "Where the loop that clears the lowest bit (" code { "sparse" } ") stops paying against shift and multiply ("
                code { "swar" } "). " code { "builtin" } " is no variant but the compiler's own count, "
                code { "u64::count_ones" } ", for the target's lowest CPU."
            }
            div.scroll tabindex="0" {
                table {
                    caption { "Break-even, in set bits" }
                    thead {
                        tr { th scope="col" { "case" } @for side in sides { th.n scope="col" { (side.name) } } }
                    }
                    tbody {
                        @let both = sides.map(break_evens);
                        @for (at, (name, _)) in both[0].iter().enumerate() {
                            tr id=(words::address(&["break-even", name])) {
                                td { (name) }
                                @for side in &both {
                                    td.n { (side[at].1.map_or("no crossing".to_owned(), |bits| format!("{bits:.1}"))) }
                                }
                            }
                        }
                    }
                }
            }
            @for side in sides {
                h3 { (side.name) }
                (words::unmeasured(&side.density))
                @if let Some(chart) = chart(side) {
                    figure {
                        (chart)
                        figcaption {
                            "Time per count over words with exactly so many set bits, in random order; built for " (side.name) "."
                        }
                    }
                    (density::table(&curves(side.density.figures(), EXACT, Mode::Throughput), Some(&side.name)))
                }
            }
            @for side in sides.into_iter().filter(|side| side.bits == 32) { (claims(compared, side)) }
        }
    }
}

/// Time by density on a side, one line a variant; none where it was not measured.
pub(super) fn chart(side: &Side) -> Option<Markup> {
    let id = format!("popcount-{}-title", side.name);
    let title = format!(
        "Time to count the set bits of a word on {}, by how many are set, for each variant",
        side.name
    );
    let titles = Titles { id: &id, title: &title, x: "set bits in the word", y: "nanoseconds per count" };
    density::drawn(&titles, side.density.figures(), EXACT, Mode::Throughput)
}

/// The source's findings, and whether they are seen again.
fn claims(compared: &Compared, side: &Side) -> Markup {
    html! {
        h3 #claims { "The source's findings, on " (side.name) }
        div.scroll tabindex="0" {
            table {
                caption { "Claims 35 and 36 of docs/claims.md, measured again" }
                thead {
                    tr {
                        th.n scope="col" { "claim" } th scope="col" { "the source says" } th scope="col" { "seen again" }
                        th scope="col" { "seen here" }
                    }
                }
                tbody {
                    @for (at, finding) in findings(compared, side).into_iter().enumerate() {
                        @let (class, sign, word) = holds(finding.holds);
                        tr id=(words::address(&["claim", &side.name, &finding.claim.to_string(), &at.to_string()])) {
                            td.n { (finding.claim) }
                            td { (finding.said) }
                            td class=(class) { span.sign aria-hidden="true" { (sign) } (word) }
                            td { (finding.seen) }
                        }
                    }
                }
            }
        }
    }
}

/// The class for the style, the sign and the word of a finding.
fn holds(holds: Holds) -> (&'static str, &'static str, &'static str) {
    match holds {
        Holds::Bettered => ("faster", "✓", "bettered"),
        Holds::Yes => ("faster", "✓", "yes"),
        Holds::Partly => ("same", "~", "in part"),
        Holds::No => ("slower", "✗", "no"),
        Holds::Unknown => ("none", "?", "cannot tell"),
    }
}
