//! The section on whole engines and programs on both targets.

use maud::{Markup, html};

use super::judged;
use crate::record::Launch;
use crate::report::words;
use crate::study::compare::{Compared, EngineRow, Question, Side};

pub(super) fn section(compared: &Compared) -> Markup {
    let samples: usize =
        compared.engine_rows.iter().flat_map(|row| &row.comparison.launches).map(Launch::samples).sum();
    html! {
        section #engines {
            h2 { "Whole engines" }
            p {
                "Both processes search the same nodes of the same positions in turns of milliseconds on one CPU, and each launch "
                "is a fresh copy of each binary; " (samples) " pairs of turns in all. The default builds differ in more than the "
                "target, since each picks what it has: the same recipe on both shows what is left to the word size. Targets are "
                "compared as built, in one code layout each: about a percent of a figure may be the layout's."
            }
            div.scroll tabindex="0" {
                table {
                    caption {
                        "How many times as long the second takes; " (compared.signature.nodes)
                        " nodes is the signature that every one of these builds reaches"
                        @if let Some(depth) = compared.signature.depth { " at depth " (depth) }
                    }
                    thead {
                        tr {
                            th scope="col" { "question" } th scope="col" { "first" } th scope="col" { "second" }
                            th.n scope="col" { "takes" } th.n scope="col" { "interval" } th.n scope="col" { "launches" }
                            th scope="col" { "verdict" }
                        }
                    }
                    tbody { @for row in &compared.engine_rows { (duel(row)) } }
                }
            }
            (programs(compared))
        }
    }
}

fn question(question: Question) -> &'static str {
    match question {
        Question::Control => "a build and its copy (control)",
        Question::Default => "as each target builds it",
        Question::Portable => "the same recipe on both",
        Question::Popcount => "another popcount",
        Question::PopcountControl => "shift and multiply and its copy (control)",
    }
}

fn duel(row: &EngineRow) -> Markup {
    html! {
        tr id=(words::address(&["duel", &row.baseline, &row.comparison.candidate])) {
            td { (question(row.question)) }
            td { code { (row.baseline) } }
            td { code { (row.comparison.candidate) } }
            (judged(row.judgement.as_ref(), row.fault.as_deref(), ""))
        }
    }
}

/// Instructions of whole programs.
fn programs(compared: &Compared) -> Markup {
    let (a, b) = (&compared.a, &compared.b);
    let of = |side: &Side, build: &str, arguments: &str| {
        let slug = crate::study::compare::engines::slug(&side.name, build);
        let figures = side.programs.figures().iter();
        figures.clone().find(|figure| figure.engine == slug && figure.arguments == arguments).cloned()
    };
    let mut cases: Vec<(&str, &str)> = Vec::new();
    for figure in a.programs.figures() {
        let prefix = format!("{}-", a.name);
        if let Some(build) = figure.engine.strip_prefix(&prefix) {
            cases.push((build, &figure.arguments));
        }
    }
    html! {
        (words::unmeasured(&a.programs))
        (words::unmeasured(&b.programs))
        @if !cases.is_empty() {
            div.scroll tabindex="0" {
                table {
                    caption {
                        "Instructions of whole programs, from start to end, by callgrind. Its CPU is another than this one, so a "
                        "build that picks its recipe when it starts may pick another there"
                    }
                    thead {
                        tr {
                            th scope="col" { "run" } th.n scope="col" { (a.name) } th.n scope="col" { (b.name) }
                            th.n scope="col" { "ratio" } th scope="col" { "recipe there" }
                        }
                    }
                    tbody {
                        @for (build, arguments) in cases {
                            @let (ours, theirs) = (of(a, build, arguments), of(b, build, arguments));
                            tr id=(words::address(&["program", build, arguments])) {
                                td { code { (build) " " (arguments) } }
                                td.n { (millions(ours.as_ref().map(|one| one.instructions))) }
                                td.n { (millions(theirs.as_ref().map(|one| one.instructions))) }
                                td.n {
                                    @match ours.as_ref().zip(theirs.as_ref()) {
                                        Some((ours, theirs)) => {
                                            (format!("{:.2}", theirs.instructions as f64 / ours.instructions as f64))
                                        }
                                        None => "–",
                                    }
                                }
                                td { (recipes(ours.map(|one| one.recipe), theirs.map(|one| one.recipe))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn millions(count: Option<u64>) -> String {
    count.map_or("–".to_owned(), |count| format!("{:.1} M", count as f64 / 1e6))
}

/// Both recipes, once where they are the same.
fn recipes(a: Option<String>, b: Option<String>) -> String {
    match (a, b) {
        (Some(a), Some(b)) if a != b => format!("{a}; {b}"),
        (Some(one), _) | (None, Some(one)) => one,
        (None, None) => String::new(),
    }
}
