//! The section on whole engines and programs on both targets.

use maud::{Markup, html};

use super::judged;
use crate::record::Launch;
use crate::report::words;
use crate::study::compare::engines::slug;
use crate::study::compare::{Compared, ProgramFigure, Question, Side};
use crate::terminal::table::{Cell, Table};

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
