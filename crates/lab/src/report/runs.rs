//! All runs of `cargo lab choose` on a machine: their agreement, and the loss of each run's choice
//! by the pooled gains.

use maud::{Markup, html};

use super::words::counted;
use crate::decide::pool::{Agreement, Group};
use crate::record::runs::{Run, Runs};
use crate::record::{BASELINE, Known, LOSS_RULES};
use crate::terminal::format::{date, percent, seconds, share};
use crate::terminal::table::{Cell, Table, inline};

/// Share of CPU time used by other programs above which a run is marked.
const BUSY: f64 = 0.1;

/// Draws the section; empty if no run was kept.
pub(super) fn section(runs: Option<&Runs>) -> Markup {
    html! {
        @if let Some(runs) = runs {
            section #runs {
                h2 { "Runs on this machine" }
                (tables(runs))
            }
        }
    }
}

/// Draws a table for each group of pooled runs that have the source of the latest run that may be
/// pooled, then one table of all other runs.
pub(super) fn tables(runs: &Runs) -> Markup {
    let groups = Group::current(runs);
    let is_current = |run: &&Run| groups.iter().any(|group| group.runs.contains(run));
    let older: Vec<&Run> = runs.runs.iter().filter(|run| !is_current(run)).collect();
    html! {
        @for group in &groups { (table(group)) }
        @if !older.is_empty() {
            h3 { "History" }
            p { "Runs of another source, runs that chose by an older rule, and runs with slices of another length. No decision uses them." }
            (history(&older))
        }
    }
}

fn table(group: &Group<'_>) -> Markup {
    let mut table = Table::new([
        "when",
        "command",
        "CPU used by others",
        "measured for",
        "chosen",
        "its gain",
        "expected loss",
        "at most",
        "regret by all runs",
        "agrees",
    ]);
    for run in &group.runs {
        let [expected, bound] = super::losses::cells(run.loss.as_ref());
        let regret = group.pooled.regret(&run.chosen);
        let regret = regret.map_or(Cell::none(), |regret| Cell::figure(share(regret), [regret]));
        let agrees = match (Group::lack(run), group.agreement(run)) {
            (Some(lack), _) => Cell::marked(("none", "–"), lack, []),
            (None, Agreement::Same) => Cell::marked(("faster", "✓"), "yes", []),
            (None, Agreement::AsGood) => Cell::marked(("same", "≈"), "as good", []),
            (None, Agreement::Other) => Cell::marked(("slower", "✗"), "no", []),
        };
        let cells = [
            when(run),
            Cell::code(&run.command),
            run.noise.others.map_or(Cell::none(), |others| Cell::figure(share(others), [others])),
            Cell::figure(seconds(run.seconds), [run.seconds]),
            Cell::code(&run.chosen),
            gain(run),
            expected,
            bound,
            regret,
            agrees,
        ];
        table.row(&["run", &run.started.to_string(), &run.rustc], cells);
    }
    let latest = group.runs.last();
    html! {
        @if let Some(run) = latest {
            h3 { (run.rustc) @if run.bundle { ", engines of a bundle" } ", source " (run.source.short(7)) }
        }
        p.lead { (inline(&summary(group))) }
        @let parts: [(&str, Filter); 3] =
            [("Quick: ", |run| run.quick), ("Full: ", |run| !run.quick), ("While others took more than 10 % of the CPUs' time: ", is_busy)];
        ul { @for (name, is_it) in parts { @if group.runs.iter().any(|run| Group::lack(run).is_none() && is_it(run)) { li { (inline(&agreement(group, name, is_it))) } } } }
        @if group.runs.len() > 1 { p { (inline(&pooled(group))) } }
        (table.html("Runs on this machine", "The latest last. A gain has its standard error, both by the run's own launches; the regret is what the run's choice loses against the best build, by the gains of all runs together"))
    }
}

type Filter = fn(&Run) -> bool;

fn is_busy(run: &Run) -> bool {
    run.noise.others.is_some_and(|others| others > BUSY)
}

pub(super) fn summary(group: &Group<'_>) -> String {
    agreement(group, "", |_| true)
}

/// Says how many of the runs that covered all axes made the usual choice, or one as good.
fn agreement(group: &Group<'_>, name: &str, is_it: impl Fn(&Run) -> bool) -> String {
    let runs: Vec<&&Run> = group.runs.iter().filter(|run| Group::lack(run).is_none() && is_it(run)).collect();
    let Some(usual) = group.usual else { return "No run covered all axes.".to_owned() };
    let count = |wanted| runs.iter().filter(|run| group.agreement(run) == wanted).count();
    let near = match count(Agreement::AsGood) {
        0 => String::new(),
        near => format!("; {near} more chose one within {} of it", share(LOSS_RULES.loss)),
    };
    let regrets = runs.iter().filter_map(|run| group.pooled.regret(&run.chosen));
    let largest = |regret| format!("; the largest regret is {}", share(regret));
    let largest = regrets.reduce(f64::max).map_or_else(String::new, largest);
    let known = match runs.iter().filter(|run| run.known > 0).count() {
        0 => String::new(),
        known => format!("; {known} of the runs also used the gains of earlier runs"),
    };
    let (same, total) = (count(Agreement::Same), counted(runs.len(), "run"));
    format!("{name}{same} of {total} chose `{usual}`{near}{largest}{known}.")
}

fn pooled(group: &Group<'_>) -> String {
    let (between, total) = (share(group.pooled.between), counted(group.runs.len(), "run"));
    match group.pooled.best() {
        Some(Known { candidate, gain, error, .. }) => format!(
            "By the gains of {total} together, `{candidate}` has the largest of the well-known gains: {}, standard error {}. From run to run the gain of a build varies by {between} \
             (standard deviation), beyond the runs' own errors.",
            percent(*gain),
            share(*error)
        ),
        None if group.pooled.engines.iter().any(|engine| engine.gain > 0.0) => {
            format!(
                "By the gains of {total} together, no build's gain over `{BASELINE}`, the default, is known well."
            )
        }
        None => format!("By the gains of {total} together, nothing beats `{BASELINE}`, the default build."),
    }
}

fn history(runs: &[&Run]) -> Markup {
    let mut table = Table::new(["when", "command", "source", "compiler", "chosen", "its gain"]);
    for run in runs {
        let source = Cell::code(&run.source.short(7));
        let cells = [
            when(run),
            Cell::code(&run.command),
            source,
            Cell::word(&run.rustc),
            Cell::code(&run.chosen),
            gain(run),
        ];
        table.row(&["run", &run.started.to_string(), &run.rustc], cells);
    }
    table.html("History", "The latest last")
}

fn when(run: &Run) -> Cell {
    Cell::word(date(run.started)).naming()
}

/// Returns the gain of a run's choice by its own launches.
fn gain(run: &Run) -> Cell {
    let figure = run.engines.iter().find(|engine| engine.candidate == run.chosen);
    figure.map_or(Cell::none(), |figure| Cell::gain(figure.gain).and(&format!(" ± {}", share(figure.error))))
}
