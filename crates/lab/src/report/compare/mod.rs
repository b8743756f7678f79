//! The chapter on two targets: one page of its own beside the machine's, drawn from its record alone.

mod kernels;

use std::path::{Path, PathBuf};

use maud::{Markup, html};

use super::chart::{self, Row, Titles};
use super::frame::Frame;
use super::words;
use crate::record::{Estimate, Judgement, Launch, Mode, Survey, Verdict};
use crate::study::compare::engines::slug;
use crate::study::compare::summary::judged;
use crate::study::compare::{Compared, ProgramFigure, Question, Side, ratio};
use crate::terminal::format::share;
use crate::terminal::table::{Cell, Table};
use outpace::verdict::noise;

/// What the chapter is called: by what tells the two apart.
pub(super) fn title(compared: &Compared) -> String {
    let (a, b) = (&compared.a, &compared.b);
    let quick = if compared.quick { " (a quick run)" } else { "" };
    if a.bits == b.bits {
        format!("{} against {}{quick}", b.name, a.name)
    } else {
        format!("{} against {} bits: {} and {}{quick}", b.bits, a.bits, b.name, a.name)
    }
}

pub(crate) fn page(compared: &Compared) -> String {
    let title = title(compared);
    Frame {
        title: format!("{title} on {}", compared.machine.brand),
        eyebrow: html! { "Plywright · " (compared.machine.brand) },
        heading: title,
        main: html! {
            (short(compared))
            (engines_section(compared))
            (kernels::section(compared))
            (kernels::density(compared))
            (provenance(compared))
        },
        footer: html! {
            "Drawn from " code { (compared.stem()) ".json" }
            " beside this page, which keeps every raw sample. Made by " code { (compared.command) } ". "
            a href="index.html" { "Which build is best on this machine" } "."
        },
    }
    .draw()
}

/// The page and its charts for a machine's folder: the files and what they are to hold.
pub(crate) fn draw(folder: &Path, compared: &Compared) -> Vec<(PathBuf, Vec<u8>)> {
    let stem = compared.stem();
    let svg = |name: String, chart: Option<Markup>| {
        chart.map(|chart| (format!("{stem}-{name}.svg"), chart::file(chart)))
    };
    let sides = [&compared.a, &compared.b];
    let densities = sides.map(|side| svg(format!("popcount-{}", side.name), kernels::chart(side)));
    let files = std::iter::once(svg("speed".to_owned(), chart(compared))).chain(densities).flatten();
    let page = (format!("{stem}.html"), page(compared));
    files.chain([page]).map(|(name, text)| (folder.join(name), text.into_bytes())).collect()
}

/// What the page comes to.
fn short(compared: &Compared) -> Markup {
    let (a, b) = (&compared.a.name, &compared.b.name);
    let engine = |question| engine(compared, question)?.estimate;
    let takes = |estimate: &Estimate| {
        let (times, low, high) = ratio(estimate);
        (format!("{times:.2} times"), format!("{low:.2} to {high:.2}"))
    };
    html! {
        section #short {
            h2 { "In short" }
            p.lead {
                @match engine(Question::Default).as_ref().map(takes) {
                    Some((times, interval)) => {
                        "As each target builds it, the whole engine takes " strong { (times) } " as long on " (b) " as on " (a)
                        " (" (interval) ")"
                        @if let Some((times, interval)) = engine(Question::Portable).as_ref().map(takes) {
                            "; with the same recipe on both, shift and multiply and magic tables, " strong { (times) } " ("
                            (interval) ")"
                        }
                        "."
                    }
                    None => { "The whole engine was not compared." }
                }
            }
            (words::figure(chart(compared), html! {
                "The same work, as independent operations, on the operands of a real search; for whole engines the same "
                "nodes of the same positions. The control is " (a) " against a copy of itself."
            }))
            (words::noise(&warnings(compared)))
            @if compared.quick { p.note { "This was a " code { "--quick" } " run: fewer launches and densities, so its intervals are wider." } }
            @if compared.source.dirty { p.note { "The checkout differed from its revision when this was measured." } }
        }
    }
}

/// The judgement that answers a question on whole engines.
fn engine(compared: &Compared, question: Question) -> Option<&Judgement> {
    compared.engine_rows.iter().find(|row| row.question == question)?.judgement.as_ref()
}

/// What disturbed the run, as for other records, and kernels that were told apart from their own copies.
fn warnings(compared: &Compared) -> Vec<String> {
    let control = engine(compared, Question::Control);
    let mut all = noise::warnings(&compared.noise, &Survey::default(), control, compared.rules);
    let is_told_apart =
        |judgement: &Judgement| matches!(judgement.verdict, Verdict::Faster | Verdict::Slower);
    let controls = compared.kernels.iter().filter(|row| row.is_control);
    let apart = controls.filter(|row| row.judgement.as_ref().is_some_and(is_told_apart));
    all.extend(apart.map(|row| {
        format!(
            "{} was told apart from its own copy: smaller differences mean nothing",
            row.comparison.candidate
        )
    }));
    all
}

/// How much faster or slower B is, by kernel and engine; none where nothing was judged.
pub(super) fn chart(compared: &Compared) -> Option<Markup> {
    let row = |name: String, judgement: Option<&Judgement>, rule| {
        let judgement = judgement?;
        let note = format!("{:.2} times", ratio(judgement.estimate.as_ref()?).0);
        Some(Row { note, rule, ..Row::new(name, judgement)? })
    };
    let engines = [
        (Question::Control, "control"),
        (Question::Default, "engine, default"),
        (Question::Portable, "engine, same recipe"),
    ];
    let engines = engines
        .into_iter()
        .filter_map(|(question, name)| row(name.to_owned(), engine(compared, question), false));
    let mut rows: Vec<Row> = engines.collect();
    let mut before = "";
    for one in compared.kernels.iter().filter(|row| !row.is_control && row.mode == Mode::Throughput) {
        let drawn = row(format!("{} {}", one.axis, one.variant), one.judgement.as_ref(), before != one.axis);
        if drawn.is_some() {
            before = &one.axis;
        }
        rows.extend(drawn);
    }
    let axis = format!("speed of {} over {}, %", compared.b.name, compared.a.name);
    let title =
        format!("How much slower or faster {} is than {}, by kernel", compared.b.name, compared.a.name);
    let id = words::address(&["speed", &compared.stem()]);
    chart::intervals(&Titles { id: &id, title: &title, x: &axis, y: "" }, &rows)
}

fn engines_section(compared: &Compared) -> Markup {
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
            (engines(compared))
            (words::unmeasured(&compared.a.programs))
            (words::unmeasured(&compared.b.programs))
            (programs(&compared.a, &compared.b))
        }
    }
}

const fn question(question: Question) -> &'static str {
    match question {
        Question::Control => "a build and its copy (control)",
        Question::Default => "as each target builds it",
        Question::Portable => "the same recipe on both",
        Question::Popcount => "another popcount",
        Question::PopcountControl => "shift and multiply and its copy (control)",
    }
}

fn engines(compared: &Compared) -> Markup {
    let mut table = Table::new(["question", "first", "second", "takes", "interval", "launches", "verdict"]);
    for row in &compared.engine_rows {
        let [takes, interval, launches, verdict] = judged(row.judgement.as_ref(), row.fault.as_deref(), "");
        let second = &row.comparison.candidate;
        let [what, first] = [Cell::word(question(row.question)), Cell::code(&row.baseline)];
        let cells = [what, first, Cell::code(second), takes, interval, launches, verdict];
        table.row(&["duel", &row.baseline, second], cells);
    }
    let caption = html! {
        "How many times as long the second takes; " (compared.signature.nodes)
        " nodes is the signature that every one of these builds reaches"
        @if let Some(depth) = compared.signature.depth { " at depth " (depth) }
    };
    table.html("Whole engines", caption)
}

/// Instructions of whole programs.
fn programs(a: &Side, b: &Side) -> Markup {
    let prefix = format!("{}-", a.name);
    let mut table = Table::new(["run", &a.name, &b.name, "ratio", "recipe there"].map(str::to_owned));
    for ours in a.programs.figures() {
        let Some(build) = ours.engine.strip_prefix(&prefix) else { continue };
        let engine = slug(&b.name, build);
        let is_it = |one: &&ProgramFigure| one.engine == engine && one.arguments == ours.arguments;
        let theirs = b.programs.figures().iter().find(is_it);
        let millions = |count: u64| Cell::figure(format!("{:.1} M", count as f64 / 1e6), [count]);
        let ratio = theirs.map(|theirs| theirs.instructions as f64 / ours.instructions as f64);
        let other = theirs.filter(|theirs| theirs.recipe != ours.recipe);
        let recipes = [ours].into_iter().chain(other).map(|one| one.recipe.as_str()).collect::<Vec<_>>();
        let cells = [
            Cell::code(&format!("{build} {}", ours.arguments)),
            millions(ours.instructions),
            theirs.map_or(Cell::none(), |theirs| millions(theirs.instructions)),
            ratio.map_or(Cell::none(), |ratio| Cell::figure(format!("{ratio:.2}"), [ratio])),
            Cell::word(recipes.join("; ")),
        ];
        table.row(&["program", build, &ours.arguments], cells);
    }
    if table.is_empty() {
        return html! {};
    }
    table.html(
        "Whole programs",
        "Instructions of whole programs, from start to end, by callgrind. Its CPU is another than this one, so a build that picks its \
         recipe when it starts may pick another there",
    )
}

/// The targets, the compiler, the binaries, the time spent.
fn provenance(compared: &Compared) -> Markup {
    let Compared { machine, compiler, source, noise, .. } = compared;
    let share = |part: Option<f64>| part.map_or("unknown".to_owned(), share);
    html! {
        section #provenance {
            h2 { "Where the figures come from" }
            dl {
                @for side in [&compared.a, &compared.b] {
                    dt { (side.name) }
                    dd {
                        (side.triple) ", " (side.bits) " bits"
                        @if let Some(cpu) = &side.target_cpu { ", " code { "-C target-cpu=" (cpu) } }
                    }
                }
                dt { "Compiler" } dd { (compiler.version) ", LLVM " (compiler.llvm) ", for both" }
                dt { "CPU" }
                dd {
                    (machine.brand) " (" (machine.vendor) ", family " (machine.family) ", model " (machine.model) ", stepping "
                    (machine.stepping) "), " (machine.cpus) " logical CPUs"
                }
                dt { "System" } dd { (machine.os) }
                dt { "Source" }
                dd {
                    "plywright " (source.version)
                    @if let Some(revision) = &source.revision { ", revision " code { (revision) } }
                    @if source.dirty { " with changes" }
                }
                dt { "Seed" } dd { (compared.seed) }
                dt { "Other work" }
                dd {
                    "load before " (noise.load_before.map_or("unknown".to_owned(), |load| format!("{load:.2}")))
                    "; of the CPUs' time other processes took " (share(noise.others)) ", the hypervisor " (share(noise.steal))
                }
            }
            details {
                summary { "The binaries" }
                (binaries(compared))
            }
            (words::phases(&compared.phases))
        }
    }
}

fn binaries(compared: &Compared) -> Markup {
    let mut table = Table::new(["binary", "command", "SHA-256"]);
    let cells =
        |name: Cell, command: &str, hash: &str| [name, Cell::code(command), Cell::code(words::short(hash))];
    for side in [&compared.a, &compared.b] {
        for suite in &side.suites {
            let name = Cell::code(&suite.name).and(&format!(" for {}", side.name));
            table.row(&["suite", &side.name, &suite.name], cells(name, &suite.command, &suite.sha256));
        }
    }
    for engine in &compared.engines {
        table.row(&["build", &engine.slug], cells(Cell::code(&engine.slug), &engine.command, &engine.sha256));
    }
    table.html("Binaries", "Every binary that was timed, by its command")
}

#[cfg(test)]
mod tests;
