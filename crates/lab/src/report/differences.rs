//! The page of two records: what differs beyond chance, drawn from them alone.

use maud::{Markup, html};

use super::frame::Frame;
use super::words;
use crate::decide::differences::summary::{self, both};
use crate::decide::differences::{Differences, Fate, Kept, Kind, Row, Standing};

/// The page.
pub(crate) fn page(found: &Differences, records: [&Kept; 2]) -> String {
    let [a, b] = &found.names;
    Frame {
        title: format!("{b} against {a}"),
        eyebrow: html! { "Plywright · two records" },
        heading: "What two records differ by".to_owned(),
        main: html! {
            (short(found))
            (circumstances(found))
            (choices(found))
            (different(found))
            (rest(found))
            (code(found))
            (alone(found))
            (doubts(found, records))
        },
        footer: html! {
            "Drawn by " code { "cargo lab compare records " (a) " " (b) } " from two records alone; nothing was measured. A is " code { (a) }
            ", B is " code { (b) } "."
        },
    }
    .draw()
}

/// What the page comes to.
fn short(found: &Differences) -> Markup {
    html! {
        section #short {
            h2 { "In short" }
            p.lead { (summary::sentence(found)) }
            @for line in summary::together(found) { p { (words::sentence(&line)) } }
            @for remark in &found.remarks { p.note { (remark) } }
        }
    }
}

fn circumstances(found: &Differences) -> Markup {
    html! {
        section #circumstances {
            h2 { "Circumstances" }
            div.scroll tabindex="0" {
                table {
                    caption { "How the two came about" }
                    thead { tr { th scope="col" { "what" } th scope="col" { "A" } th scope="col" { "B" } } }
                    tbody {
                        @for one in &found.circumstances {
                            tr id=(words::address(&["circumstance", one.what])) {
                                td { (one.what) }
                                @if one.is_same() {
                                    td { (one.both[0]) } td.none { "the same" }
                                } @else {
                                    td { strong { (one.both[0]) } } td { strong { (one.both[1]) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn choices(found: &Differences) -> Markup {
    html! {
        section #choices {
            h2 { "What was decided" }
            @if found.choices.agree() {
                p { "Both choose:" }
                pre.command { code { (found.choices.commands[0]) } }
            } @else {
                @for (at, letter) in ["A", "B"].into_iter().enumerate() {
                    p { (letter) " chooses (" (found.choices.because[at]) "):" }
                    pre.command { code { (found.choices.commands[at]) } }
                }
            }
            @if found.choices.turned.is_empty() {
                p { "All " (found.choices.same) " verdicts are the same." }
            } @else {
                p {
                    (found.choices.same) " verdicts are the same, " (found.choices.turned.len())
                    " another. Where its figures do not differ for certain, a verdict lay at the edge of what decides."
                }
                div.scroll tabindex="0" {
                    table {
                        caption { "Verdicts that are others" }
                        thead {
                            tr {
                                th scope="col" { "verdict on" } th scope="col" { "A" } th scope="col" { "B" }
                                th scope="col" { "its figures" }
                            }
                        }
                        tbody {
                            @for one in &found.choices.turned {
                                tr id=(words::address(&["turned", &one.what])) {
                                    td { (one.what) } td { (one.verdicts[0]) } td { (one.verdicts[1]) }
                                    td { @if one.is_certain { "differ for certain" } @else { "do not: at the edge" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn different(found: &Differences) -> Markup {
    let different: Vec<&Row> = found.different().collect();
    html! {
        section #different {
            h2 { "What differs for certain" }
            @if different.is_empty() {
                p { "Nothing, beyond what two runs of the same bytes differ by." }
            } @else {
                p {
                    "First what differs by the most for certain: " em { "at least" } " is the end of the interval that is corrected for the \
                    number of figures. Of " em { "kernel times" } " the ratio is told beside what all kernels have in common."
                }
                (table(found, "Figures that differ", &different))
            }
        }
    }
}

/// What is not shown to differ, folded, a kind each.
fn rest(found: &Differences) -> Markup {
    let of = |kind: Kind| -> Vec<&Row> {
        found.rows.iter().filter(|row| row.kind == kind && !row.standing.differs()).collect()
    };
    html! {
        section #rest {
            h2 { "What does not" }
            @for line in summary::rest(found) { p { (words::sentence(&line)) } }
            @for kind in Kind::ALL {
                @let rows = of(kind);
                @if !rows.is_empty() {
                    details {
                        summary { (kind.name()) " (" (rows.len()) ")" }
                        (table(found, kind.name(), &rows))
                    }
                }
            }
        }
    }
}

fn table(found: &Differences, caption: &str, rows: &[&Row]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table {
                caption { (caption) }
                thead {
                    tr {
                        th scope="col" { "figure" } th scope="col" { "of" } th.n scope="col" { "A" } th.n scope="col" { "B" }
                        th.n scope="col" { "B/A" } th.n scope="col" { (format!("{:.0} % interval", found.rules.confidence * 100.0)) } th.n scope="col" { "at least" }
                        th scope="col" { "verdict" }
                    }
                }
                tbody { @for row in rows { (line(found, row)) } }
            }
        }
    }
}

fn line(found: &Differences, row: &Row) -> Markup {
    let value = |value: Option<f64>| value.map_or("–".to_owned(), |value| summary::figure(row.kind, value));
    let (class, sign) = match row.standing {
        Standing::Differs { .. } | Standing::Slight => match row.words() {
            "faster in B" | "fewer in B" => ("faster", "▲"),
            _ => ("slower", "▼"),
        },
        Standing::Alike | Standing::Same => ("same", "="),
        Standing::Single => ("none", "?"),
    };
    html! {
        tr id=(words::address(&[row.kind.name(), &row.what])) {
            td { (row.kind.name()) }
            td { code { (row.what) } @if let Some(times) = row.times { " (" (times) " times)" } }
            td.n { (value(row.both.map(|both| both.0))) }
            td.n { (value(row.both.map(|both| both.1))) }
            td.n { (format!("{:.3}", row.ratio())) }
            td.n { (summary::interval(row, found.rules.confidence).unwrap_or_else(|| "exact".to_owned())) }
            td.n { @if let Some(least) = row.least() { (format!("{:.1} %", least * 100.0)) } @else { "–" } }
            td class=(class) { span.sign aria-hidden="true" { (sign) } (row.words()) }
        }
    }
}

fn code(found: &Differences) -> Markup {
    let class = |fate: Fate| if fate == Fate::Changed { "slower" } else { "none" };
    html! {
        section #code {
            h2 { "Machine code" }
            @for line in summary::code_lines(found) { p { (words::sentence(&line)) } }
            @if !found.code.listings.is_empty() {
                details {
                    summary { (found.code.listings.len()) " listings" }
                    div.scroll tabindex="0" {
                        table {
                            caption { "Kernels, by what their records say of their code" }
                            thead {
                                tr {
                                    th scope="col" { "listing" } th.n scope="col" { "instructions" } th.n scope="col" { "bytes" }
                                    th scope="col" { "code" } th scope="col" { "what changed" }
                                }
                            }
                            tbody {
                                @for one in &found.code.listings {
                                    tr id=(words::address(&["listing", &one.what])) {
                                        td { code { (one.what) } }
                                        td.n { (both(one.instructions.0, one.instructions.1)) }
                                        td.n { (one.bytes.map_or("–".to_owned(), |(a, b)| both(a, b))) }
                                        td class=(class(one.fate)) { (one.fate.name()) }
                                        td { (one.changes.join(", ")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if !found.code.engines.is_empty() {
                details {
                    summary { (found.code.engines.len()) " engines" }
                    div.scroll tabindex="0" {
                        table {
                            caption { "Engines, by the hash of their code and constants; nodes a second are those of a single run" }
                            thead {
                                tr {
                                    th scope="col" { "engine" } th scope="col" { "code" } th.n scope="col" { "nodes" }
                                    th.n scope="col" { "nodes a second" }
                                }
                            }
                            tbody {
                                @for one in &found.code.engines {
                                    @let counts = |of: Option<(u64, u64)>| of.map_or("–".to_owned(), |(a, b)| both(a, b));
                                    tr id=(words::address(&["code-of", &one.slug])) {
                                        td { code { (one.slug) } }
                                        td class=(class(one.fate)) { (one.fate.name()) }
                                        td.n { (counts(one.nodes)) }
                                        td.n { (counts(one.nps)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn alone(found: &Differences) -> Markup {
    html! {
        @if !found.alone.is_empty() {
            section #alone {
                h2 { "What is not compared" }
                @for one in &found.alone {
                    details {
                        summary { (one.why) ", " (one.what) " (" (one.names.len()) ")" }
                        p { (one.names.join(", ")) }
                    }
                }
            }
        }
    }
}

/// What noise was assumed, and from where.
fn doubts(found: &Differences, records: [&Kept; 2]) -> Markup {
    let percent = |share: f64| format!("{:.2} %", share * 100.0);
    html! {
        section #doubts {
            h2 { "How sure this is" }
            ul {
                li {
                    "Engines and kernels in lock-step: both records' intervals over launches, their errors added up"
                    @if found.calibrated > 0.0 { ", and no less for engines than " (percent(found.calibrated)) ", by calibration" }
                    "."
                }
                @for (letter, kept) in ["A", "B"].into_iter().zip(records) {
                    li {
                        @match &kept.calibrated {
                            Some(calibrated) => {
                                "The calibration of " (letter) "'s machine: of " (calibrated.told_apart.of)
                                " comparisons of the same bytes " (calibrated.told_apart.count) " were told apart, their estimates differ by "
                                (percent(calibrated.deviation)) " (standard deviation), and of all intervals "
                                (percent(calibrated.covered.value())) " held the truth."
                            }
                            None => { "There is no calibration of " (letter) "'s machine: its intervals are taken at their word." }
                        }
                    }
                }
                li {
                    "Kernel times are of one process a record, and what falls upon a machine for a second falls upon all benches of that second: \
                    two runs of the same bytes differed by up to 2.5 times in single ones. So none is judged alone. A kernel's times over all \
                    operands are taken together (midmean), freed of what all kernels have in common, and held against what two launches differ \
                    by: the larger of what the records' own launches in lock-step did, and what all kernels here scatter by."
                }
                li {
                    "All figures together are one family (Holm): the chance that any of them is called different without being so is "
                    (percent(1.0 - found.rules.confidence)) "; and the truth must lie beyond " (percent(found.rules.relevance)) "."
                }
                li { "Instructions and machine code are exact: what changed has changed." }
            }
        }
    }
}

#[cfg(test)]
mod tests;
