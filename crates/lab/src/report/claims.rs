//! The pages `claims.md` and `claims.html`, drawn from the verdicts alone.

use std::fmt::Write;

use maud::{Markup, html};

use crate::claims::judge::Judged;
use crate::claims::rows::{Claims, Kind};
use crate::record::Machine;
use crate::record::finding::Holds;
use crate::report::frame::Frame;
use crate::terminal::markdown::text;

/// How many claims have which verdict, in words.
fn tally(judged: &[Judged<'_>]) -> String {
    let count = |wanted: &dyn Fn(&Judged<'_>) -> bool| judged.iter().filter(|one| wanted(one)).count();
    let facts = |holds: Holds| move |one: &Judged<'_>| one.row.kind == Kind::Fact && one.holds == Some(holds);
    format!(
        "{} claims: {} hold, {} are bettered, {} hold in part, {} do not hold, {} cannot be told yet, {} cannot be tried here; of {} features {} are \
         present.",
        judged.len(),
        count(&facts(Holds::Yes)),
        count(&facts(Holds::Bettered)),
        count(&facts(Holds::Partly)),
        count(&facts(Holds::No)),
        count(&facts(Holds::Unknown)),
        count(&|one| one.holds.is_none()),
        count(&|one| one.row.kind == Kind::Feature),
        count(&|one| one.row.kind == Kind::Feature && matches!(one.holds, Some(Holds::Yes | Holds::Bettered))),
    )
}

/// What both pages say first.
const HEAD: &str = "What the sources of this project claim, and what is seen of it on this machine. A claim that can be measured holds, is bettered, \
                    holds in part or does not hold; one on what the product has is present with the test that shows it. No verdict is without what was \
                    seen. The rows are data, in crates/lab/src/claims/claims.toml: to add one is to write it there.";

/// `claims.md`.
pub(crate) fn markdown(machine: &Machine, rows: &Claims, judged: &[Judged<'_>]) -> String {
    let mut page = format!(
        "# The claims, on {}\n\n{} ({} CPUs). Drawn by `cargo lab claims` from the records in this folder.\n\n{HEAD}\n\n{}\n\n",
        machine.key,
        text(&machine.brand),
        machine.cpus,
        tally(judged)
    );
    for (key, source) in &rows.sources {
        let _ = writeln!(page, "- {key}: {source}");
    }
    page += "\n| id | source | claim | the source's figure | verdict |\n|---:|---|---|---|---|\n";
    for one in judged {
        let row = one.row;
        let figure = row.figure.as_deref().unwrap_or_default();
        let _ = writeln!(
            page,
            "| [{id}](#claim-{id}) | {} | {} | {figure} | **{}** |",
            row.source,
            row.said,
            one.verdict(),
            id = row.id
        );
    }
    for one in judged {
        let row = one.row;
        let _ = write!(page, "\n## Claim {}\n\n{}: {}\n\n", row.id, one.verdict(), row.said);
        for seen in &one.seen {
            let _ = writeln!(page, "- {}", text(seen));
        }
        let _ = write!(page, "\n{}\n\nSee", row.why);
        for (at, path) in row.see.iter().enumerate() {
            let _ = write!(page, "{} [`{path}`](../../{path})", if at > 0 { "," } else { "" });
        }
        let command = row.experiment.command(row.id);
        page += &if command.is_empty() { ".\n".to_owned() } else { format!(". Again: `{command}`.\n") };
        for made in &one.made {
            let _ = write!(page, "\n{}\n", text(made));
        }
    }
    page
}

/// The class for the style and the sign of a verdict. The words beside it carry it; colour and sign only help.
fn sign(one: &Judged<'_>) -> (&'static str, &'static str) {
    match one.holds {
        Some(Holds::Yes | Holds::Bettered) => ("faster", "✓"),
        Some(Holds::Partly) => ("same", "~"),
        Some(Holds::No) => ("slower", "✗"),
        Some(Holds::Unknown) | None => ("none", "?"),
    }
}

/// `claims.html`.
pub(crate) fn html(machine: &Machine, rows: &Claims, judged: &[Judged<'_>]) -> String {
    Frame {
        title: format!("The claims, on {}", machine.brand),
        eyebrow: html! { "Plywright · " (machine.brand) },
        heading: "The claims".to_owned(),
        main: html! {
            p { (HEAD) }
            p.lead { (tally(judged)) }
            (table(rows, judged))
            @for one in judged { (section(one)) }
        },
        footer: html! {
            "Drawn by " code { "cargo lab claims" } " from the records beside this page. "
            a href="index.html" { "Which build is best on this machine" } "."
        },
    }
    .draw()
}

fn table(rows: &Claims, judged: &[Judged<'_>]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table {
                caption {
                    "Every claim. Sources: "
                    @for (at, (key, source)) in rows.sources.iter().enumerate() { @if at > 0 { "; " } code { (key) } ", " (source) }
                    "."
                }
                thead {
                    tr {
                        th.n scope="col" { "id" } th scope="col" { "source" } th scope="col" { "claim" }
                        th scope="col" { "the source's figure" } th scope="col" { "verdict" }
                    }
                }
                tbody {
                    @for one in judged {
                        @let (class, sign) = sign(one);
                        tr id={ "verdict-" (one.row.id) } {
                            td.n { a href={ "#claim-" (one.row.id) } { (one.row.id) } }
                            td { (one.row.source) }
                            td { (code(&one.row.said)) }
                            td { (one.row.figure.as_deref().unwrap_or_default()) }
                            td class=(class) { span.sign aria-hidden="true" { (sign) } (one.verdict()) }
                        }
                    }
                }
            }
        }
    }
}

fn section(one: &Judged<'_>) -> Markup {
    let row = one.row;
    let command = row.experiment.command(row.id);
    html! {
        section id={ "claim-" (row.id) } {
            h2 { "Claim " (row.id) ": " (one.verdict()) }
            p { (code(&row.said)) }
            ul { @for seen in &one.seen { li { (code(seen)) } } }
            p { (code(&row.why)) }
            p {
                "See "
                @for (at, path) in row.see.iter().enumerate() {
                    @if at > 0 { ", " }
                    a href={ "../../" (path) } { code { (path) } }
                }
                "."
            }
            @if !command.is_empty() { pre.command tabindex="0" { code { (command) } } }
            @for made in &one.made { p.note { (code(made)) } }
        }
    }
}

/// Text in which what stands between backticks is code.
fn code(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}
