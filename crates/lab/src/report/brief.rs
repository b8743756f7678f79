//! The short Markdown pages that ship with the records: `README.md` in a machine's folder, and one
//! over all machines. Code hosts show them, with the charts beside them; `cargo lab report` draws
//! the whole page of a machine.

use std::path::Path;

use super::beside::{self, Beside};
use super::losses::{Standing, guarantee};
use super::place::Place;
use super::words::{counted, gained};
use super::{runs, site, stamped};
use crate::decide::pool::Group;
use crate::decide::verdict;
use crate::evidence::{Evidence, of_neighbour};
use crate::machine::cpus;
use crate::record::profiles::{self, Profiles};
use crate::record::{BASELINE, Record};
use crate::terminal::format::{at_most, date, sentence};
use crate::terminal::page::Page;
use crate::terminal::table::{Cell, Table};

/// File name of a short page.
pub const FILE: &str = site::SHORT;

/// Returns the caption of the chart in that file.
fn caption(chart: &str) -> &'static str {
    match chart {
        "engines.svg" => "Speed of every build against the default build",
        "calibration.svg" => "Verdicts on pairs of known difference",
        _ => "Time of a population count by the number of set bits",
    }
}

/// Writes the short page of the record in `folder`, which also holds the given charts.
pub(super) fn of_machine(
    root: &Path,
    folder: &Path,
    record: &Record,
    evidence: &Evidence,
    charts: &[&str],
) -> String {
    let choice = &record.decision.choice;
    let mut page = Page::new(cpu(record));
    page.text(guarantee(choice).map_or_else(
        || sentence(&choice.because),
        |guarantee| format!("Chosen: {}.", with_code(&guarantee)),
    ));
    if let Some((against, estimate)) = record.against.as_ref().zip(record.decision.against.as_ref())
        && let Some(estimate) = &estimate.estimate
    {
        page.text(format!("Against the recipe `{}`: {}.", against.engine.slug, gained(estimate)));
    }
    page.section("The leading builds");
    leaders(&mut page, record);
    page.section("Charts");
    for chart in charts {
        page.image(caption(chart), chart);
    }
    if let Some(group) = evidence.runs.as_ref().and_then(|runs| Group::current(runs).into_iter().next()) {
        page.section("Runs");
        page.text(format!("All runs of the latest source: {}", runs::summary(&group)));
    }
    page.section("More of this machine");
    let others = beside::pages(folder).into_iter().map(|Beside { file, title }| {
        let title = if title.is_empty() { file.clone() } else { title };
        (file, title)
    });
    let flamegraphs = root.join("profiles").join(&record.machine.key);
    let profiles = of_neighbour::<Profiles>(&flamegraphs.join(profiles::FILE));
    let flamegraphs = profiles
        .filter(|profiles| profiles.has_pictures_in(&flamegraphs))
        .map(|_| (site::way(folder, &flamegraphs), "flamegraphs of every variant".to_owned()));
    page.links(others.chain(flamegraphs));
    page.section("How it was measured");
    page.text(format!(
        "`{}` on {}, of the source {}, by {}. `record.json` holds every raw sample; `cargo lab decide` decides again from it, and \
         `cargo lab report` draws the whole page into `target/pages/`.",
        record.command,
        date(record.started),
        record.source.short(12),
        record.compiler_of(&choice.build).version,
    ));
    stamped(page.markdown() + "\n", &record.sha256)
}

/// Returns the CPU's own name, and LLVM's name for it.
fn cpu(record: &Record) -> String {
    let brand = &record.machine.brand;
    cpus::name(&record.machine).map_or_else(|| brand.clone(), |name| format!("{brand} ({name})"))
}

/// Marks the build as code in a sentence that begins with a build and a colon.
fn with_code(sentence: &str) -> String {
    match sentence.split_once(": ") {
        Some((build, rest)) if !build.contains(' ') => format!("`{build}`: {rest}"),
        _ => sentence.to_owned(),
    }
}

/// Writes the table of the builds that may be the best, fastest first, with the default build and
/// the control.
fn leaders(page: &mut Page, record: &Record) {
    let Standing { leaders, behind, chosen } = Standing::new(record);
    let mut table = Table::new(["build", "speed", "95 % interval", "expected loss", "at most"]);
    for loss in leaders {
        let [speed, interval, _] = Cell::estimate(verdict::gain(record, loss).as_ref());
        let mark = if loss.candidate == chosen { " ★" } else { "" };
        let name = if loss.candidate == BASELINE {
            "the default build".to_owned()
        } else {
            format!("`{}`{mark}", loss.candidate)
        };
        let [expected, bound] = super::losses::cells(Some(loss));
        table.row(&[&loss.candidate], [Cell::word(name), speed, interval, expected, bound]);
    }
    if record.decision.control.is_some() {
        let [speed, interval, _] = Cell::estimate(verdict::gain_of_control(record).as_ref());
        let name = Cell::word("the same bytes again (the control)");
        table.row(&["control"], [name, speed, interval, Cell::none(), Cell::none()]);
    }
    page.table(&table);
    if !behind.is_empty() {
        let others = counted(behind.len(), "more build");
        page.text(format!("{others} took part that cannot be the best."));
    }
}

/// Writes the page over all shipped records. `now` is the SHA-256 of the engine's present source.
pub fn of_all(places: &[&Place], now: &str) -> String {
    let mut page = Page::new("Which build is best where");
    page.text(
        "One chess engine, built in many ways: which way is the fastest depends on the CPU. Every row is one record of `cargo lab`, \
         with its raw samples, charts and a short page; speeds are against the default build on that machine.",
    );
    let mut table =
        Table::new(["record", "CPU", "chosen", "speed", "loses at most", "engine", "source", "measured"]);
    for Place { name, record, .. } in places {
        let choice = &record.decision.choice;
        let chosen = if choice.build.is_default() {
            "the default build".to_owned()
        } else {
            format!("`{}`", choice.build.slug())
        };
        let bound = match (&choice.absent, &choice.loss) {
            (Some(absent), _) => {
                format!("{} against `{}`, which did not take part", at_most(absent.bound), absent.candidate)
            }
            (None, Some(loss)) => at_most(loss.bound),
            (None, None) => String::new(),
        };
        table.row(
            &[name],
            [
                Cell::word(name).link(format!("{name}/{FILE}")),
                Cell::word(cpu(record)),
                Cell::word(chosen),
                choice.gain.map_or(Cell::none(), |gain| Cell::gain(gain.gain)),
                Cell::word(bound),
                Cell::word(if record.source.sha256 == now { "today's" } else { "older" }),
                Cell::word(record.source.short(7)),
                Cell::word(date(record.started)),
            ],
        );
    }
    page.table(&table);
    page.text(
        "Each record names the revision that it measured. One of an older engine is history: no verdict on today's engine depends \
         on it. The whole pages, with every figure and listing, are drawn by `cargo lab report` into `target/pages/`. \
         Your own runs lie in `reports/local/`, which git ignores; `cargo lab choose --keep` writes a shipped record.",
    );
    page.markdown()
}
