//! The section on counting bits by density on both targets, and what becomes of the source's findings there.

use maud::{Markup, html};

use crate::decide::density::{EXACT, curves};
use crate::record::Mode;
use crate::report::chart::Titles;
use crate::report::{density, words};
use crate::study::compare::claims::{break_evens, findings};
use crate::study::compare::{Compared, Side};
use crate::terminal::table::{Cell, Table};

pub(super) fn section(compared: &Compared) -> Markup {
    let sides = [&compared.a, &compared.b];
    let mut table = Table::new(["case", &compared.a.name, &compared.b.name].map(str::to_owned));
    let [a, b] = sides.map(break_evens);
    for ((name, a), (_, b)) in a.into_iter().zip(b) {
        let bits = |bits: Option<f64>| {
            Cell::number(bits.map_or("no crossing".to_owned(), |bits| format!("{bits:.1}")))
        };
        table.row(&["break-even", name], [Cell::word(name), bits(a), bits(b)]);
    }
    html! {
        section #density {
            h2 { "Counting bits, by density" }
            p {
                "Where the loop that clears the lowest bit (" code { "sparse" } ") stops paying against shift and multiply ("
                code { "swar" } "). " code { "builtin" } " is no variant but the compiler's own count, "
                code { "u64::count_ones" } ", for the target's lowest CPU."
            }
            (table.html("Break-even", "Break-even, in set bits"))
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
            @for side in sides.into_iter().filter(|side| side.bits == 32) {
                h3 id={ "claims-" (side.name) } { "The source's findings, on " (side.name) }
                (Table::of_findings(&findings(compared, side)).html(&format!("Findings on {}", side.name), "Claims 35 and 36 of docs/claims.md, measured again"))
            }
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
