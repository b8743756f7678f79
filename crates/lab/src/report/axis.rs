//! The chapter on an axis: the four rungs of every variant side by side, what they look like, and what each row rests on.

use maud::{Markup, html};

use super::chart::{self, Run, Titles, Trace, Value};
use super::machine_files::MachineFiles;
use super::row::Row;
use super::{codegen, comparisons, density, kernels, unfolded, words};
use crate::machine;
use crate::record::{Axis, COMPILER, KernelFigure, PROFILE, Record, TARGET, Verdict};

/// The chapter.
pub(super) fn section(record: &Record, beside: &MachineFiles, axis: &Axis) -> Markup {
    // A record may name a variant that its axis does not.
    let judged = record.decision.judgements.iter().filter(|one| one.axis.as_ref() == Some(&axis.name));
    let mut variants: Vec<&str> = axis.variants.iter().map(String::as_str).collect();
    variants.extend(judged.map(|one| one.variant.as_str()));
    let mut rows: Vec<Row<'_>> = Vec::new();
    for variant in variants {
        if rows.iter().all(|row| row.variant != variant) {
            rows.push(Row::new(record, axis, variant));
        }
    }
    html! {
        section id=(words::address(&["axis", &axis.name])) {
            h2 { (heading(&axis.name)) }
            p.lead { (short(record, axis)) }
            (remark(&axis.name))
            (table(record, &axis.name, &rows))
            @if let Some(chart) = plane(&axis.name, &rows) {
                figure {
                    (chart)
                    figcaption {
                        "Time of an operation on the operands that a search had: where one waits for the other (latency), against where none "
                        "does (throughput). What lies below the line gains by running side by side."
                    }
                }
            }
            @if axis.name == "popcount" { (density::section(record)) }
            (unfolded::variants(record, beside, &rows))
            (codegen::costs_of(record, &axis.name))
            (kernels::paired(record, &axis.name))
            (kernels::figures(record, &axis.name))
        }
    }
}

fn heading(axis: &str) -> String {
    match axis {
        TARGET => "The target level".to_owned(),
        PROFILE => "What runs of the engine tell its compiler".to_owned(),
        COMPILER => "The compiler".to_owned(),
        _ => format!("The axis {axis}"),
    }
}

/// What the axis comes to, in one sentence.
fn short(record: &Record, axis: &Axis) -> Markup {
    let winner = record.decision.choice.winners.iter().find(|winner| winner.axis == axis.name);
    let others = || {
        record
            .decision
            .judgements
            .iter()
            .filter(|one| one.axis.as_ref() == Some(&axis.name) && one.variant != axis.default)
            .filter(|one| winner.is_none_or(|winner| winner.variant != one.variant))
    };
    let count = |wanted: fn(&Verdict) -> bool| others().filter(|one| wanted(&one.verdict)).count();
    let [faster, slower, none, same] = [
        count(|verdict| matches!(verdict, Verdict::Faster)),
        count(|verdict| matches!(verdict, Verdict::Slower)),
        count(|verdict| matches!(verdict, Verdict::NoDifference { .. })),
        count(|verdict| matches!(verdict, Verdict::SameCode { .. })),
    ];
    let parts = [(faster, "faster"), (slower, "slower"), (none, "no different"), (same, "the same code")];
    let told: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    let is_measured = winner.is_some() || faster + slower + none + same > 0;
    html! {
        @match winner {
            None if !is_measured => { "Nothing was measured beside the default, " code { (axis.default) } "." }
            Some(winner) => { "Choose " code { (winner.variant) } ": it is faster than the default, " code { (axis.default) } ", and stayed so." }
            None => { "Keep the default, " code { (axis.default) } ": nothing was shown to beat it." }
        }
        @if !told.is_empty() { " Of the others " (told.join(", ")) "." }
    }
}

/// What one must know of an axis to read its figures.
fn remark(axis: &str) -> Markup {
    html! {
        @match axis {
            "parallel" => p {
                "All that is measured here has one thread: it says what a variant costs those who have no other. What several threads are worth "
                "with it, " code { "cargo lab study threads" } " tells."
            },
            "endgame" => p {
                "Variants of this axis know different things, so these are not figures of one thing that is done in several ways, and none is "
                "compared with another: a source that knows little is soon asked. What it costs and what comes of it, "
                code { "cargo lab study endgame" } " tells."
            },
            PROFILE => p {
                "What is run to be counted is " code { "plywright bench" } ", whose positions are none of those that engines are timed on. "
                code { "pgo" } " tells the compiler how often each way was taken; " code { "pgo-bolt" } " also has BOLT move the finished "
                "binary's blocks and functions by counts of its own."
            },
            COMPILER => p {
                "Each builds the same source by the same flags, and all must search the same nodes. What their versions are, "
                a href="#provenance" { "the list of compilers" } " tells."
            },
            _ => {},
        }
    }
}

fn table(record: &Record, axis: &str, rows: &[Row<'_>]) -> Markup {
    let has_kernels = rows.iter().any(Row::has_kernel);
    html! {
        div.scroll tabindex="0" role="region" aria-label={ "Variants of the axis " (axis) } {
            table {
                caption { "Every variant against the default build" }
                thead {
                    tr {
                        th scope="col" { "variant" } th.n scope="col" { "gain" } th scope="col" { "verdict" }
                        @if has_kernels {
                            th.n scope="col" { "latency" } th.n scope="col" { "throughput" }
                            th.n scope="col" { "instructions" } th.n scope="col" { "code" }
                        }
                    }
                }
                tbody { @for row in rows { (self::row(record, row, has_kernels)) } }
            }
        }
    }
}

fn row(record: &Record, row: &Row<'_>, has_kernels: bool) -> Markup {
    let estimate = row.judgement.and_then(|judgement| judgement.estimate.as_ref());
    html! {
        tr id=(row.address()) {
            th scope="row" { a href={ "#" (row.address()) "-more" } { code { (row.variant) } } }
            td.n data-v=[estimate.map(|estimate| estimate.gain)] {
                @match estimate {
                    Some(estimate) => {
                        (words::gain(estimate.gain))
                        br;
                        small { (words::interval(estimate.low, estimate.high)) br; (estimate.launches) " launches" }
                    }
                    None => { "–" }
                }
            }
            @match row.judgement {
                Some(judgement) => { (comparisons::verdict(record, judgement)) }
                None => td.none {
                    span.sign aria-hidden="true" { "?" }
                    "not measured" @if let Some(reason) = row.unavailable { ": " (reason) }
                },
            }
            @if has_kernels {
                @for time in row.times { (self::time(time)) }
                td.n data-v=[row.counts.iter().flatten().next().map(|count| count.instructions_per_op)] {
                    @for (at, count) in row.counts.iter().enumerate() {
                        @if at > 0 { " / " }
                        (count.map_or("–".to_owned(), |count| format!("{:.1}", count.instructions_per_op)))
                    }
                }
                td.n data-v=[row.listing.map(|listing| listing.instructions)] {
                    @match row.listing {
                        Some(listing) => {
                            (listing.instructions)
                            @if let Some(same) = &listing.same_code_as { br; small { "≡ same code as " (same) } }
                        }
                        None => { "–" }
                    }
                }
            }
        }
    }
}

fn time(figure: Option<&KernelFigure>) -> Markup {
    html! {
        @match figure {
            Some(figure) => td.n data-v=(figure.nanoseconds_per_op) {
                (words::nanoseconds(figure.nanoseconds_per_op))
                br;
                small { (format!("{:.2} to {:.2}", figure.low, figure.high)) }
            },
            None => td.n { "–" },
        }
    }
}

/// Latency against throughput; none where there are not three variants with both.
fn plane(axis: &str, rows: &[Row<'_>]) -> Option<Markup> {
    let value =
        |figure: &KernelFigure| Value { at: figure.nanoseconds_per_op, low: figure.low, high: figure.high };
    let traces: Vec<Trace> = rows
        .iter()
        .filter_map(|row| {
            let [Some(latency), Some(throughput)] = row.times else { return None };
            Some(Trace {
                name: row.variant.to_owned(),
                points: vec![(value(latency), value(throughput))],
                is_broken: false,
            })
        })
        .collect();
    let (id, title) = (
        words::address(&["plane", axis]),
        format!("Latency against throughput of every variant of the axis {axis}"),
    );
    let titles = Titles { id: &id, title: &title, x: "latency, nanoseconds", y: "throughput, nanoseconds" };
    (traces.len() > 2 && machine::is_name(axis))
        .then(|| chart::plane(&titles, [Run::Log; 2], &traces, Some("as fast in a chain")))
        .flatten()
}
