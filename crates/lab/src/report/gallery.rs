//! The first part of the page over all machines: one line with the answer for each CPU, and the
//! charts for the most frequent questions.
//!
//! Each CPU is represented by one record: preferably one of the engine's current source, then one
//! whose baseline is the default build, then one of a full run, of engines that were built on the
//! machine, of many axes, and finally the latest ([`super::place::of_machine`]). If that record
//! lacks the figures for a chart, the chart takes another record of the same machine and source. If
//! all builds of a record have features of `--with`, the chart names them. Figures of an older
//! source are marked as history in the charts too.

use maud::{Markup, html};
use plywright::recipe::AXES;

use super::axis::heading;
use super::chart::{self, Row, Strip, Titles};
use super::place::{Place, history, is_history};
use super::words;
use crate::machine::cpus;
use crate::record::{Record, Verdict};
use crate::terminal::format::{at_most, interval, percent};
use crate::terminal::table::inline;

/// Links below the answers: the id of a section, and its subject.
const SECTIONS: [(&str, &str); 3] = [
    ("gains", "what each choice is worth"),
    ("variants", "every variant, everywhere"),
    ("unmeasured", "what is unmeasured"),
];

pub(super) struct Gallery<'a> {
    /// The places of each machine; the first one represents it.
    pub(super) cpus: Vec<Vec<&'a Place>>,
    /// SHA-256 of the engine's current source.
    pub(super) now: &'a str,
}

impl Gallery<'_> {
    pub(super) fn draw(&self) -> Markup {
        if self.cpus.is_empty() {
            return html! {};
        }
        html! {
            nav aria-label="On this page" {
                ul.contents {
                    @for (id, name) in SECTIONS { li { a href={ "#" (id) } { (name) } } }
                }
            }
            section #answers {
                h2 { "The answer for each CPU" }
                @for place in self.first() { (self.answer(place)) }
            }
            (self.gains())
        }
    }

    /// Returns the name of a CPU in charts: LLVM's name, or the machine's key if LLVM's name is not
    /// known or another CPU has it too. History is marked.
    fn name(&self, place: &Place) -> String {
        let Record { machine, source, .. } = &place.record;
        let name = cpus::name(machine);
        let alike = |other: &&Place| cpus::name(&other.record.machine) == name;
        let unique = name.filter(|_| self.first().filter(alike).count() == 1);
        format!("{}{}", unique.unwrap_or(&machine.key), history(source, self.now))
    }

    /// Returns, for each machine, the places whose records have the same source as its first place,
    /// which represents the machine.
    fn recent(&self) -> impl Iterator<Item = impl Iterator<Item = &Place>> {
        self.cpus.iter().map(|places| {
            let source = places.first().map(|first| &first.record.source.sha256);
            places.iter().copied().filter(move |place| Some(&place.record.source.sha256) == source)
        })
    }

    fn first(&self) -> impl Iterator<Item = &Place> {
        self.cpus.iter().filter_map(|places| places.first().copied())
    }

    fn answer(&self, place: &Place) -> Markup {
        let Record { machine, decision, source, quick, .. } = &place.record;
        let choice = &decision.choice;
        html! {
            p {
                strong { (self.name(place)) } " (" a href={ (place.name) "/index.html" } { (machine.brand) } "): "
                @if choice.winners.is_empty() { "the default build" } @else { (inline(&super::winners(choice))) }
                @if let Some(gain) = &choice.gain {
                    ", " strong { (percent(gain.gain)) } " (" (interval(gain.low, gain.high)) ") faster than the default build"
                }
                @if let Some(loss) = &choice.loss {
                    ", at most " (at_most(loss.bound)) " behind the best with " (format!("{:.0} %", decision.rules.confidence * 100.0)) " confidence"
                }
                "."
                @if *quick { " A quick run." }
                @if is_history(source, self.now) {
                    span.missing { " History: measured with an older engine, " (source.short(7)) ". To measure again: " code { "cargo lab" } }
                }
            }
        }
    }

    /// Returns a line for each CPU, with the rows of the first of its records that has rows. The
    /// line of a CPU without rows is empty.
    fn lines(&self, rows: impl Fn(&Record) -> Vec<Row>) -> Vec<Strip> {
        let mut lines = Vec::new();
        for places in self.recent() {
            let mut rows_by_place = places.map(|place| (place, rows(&place.record))).peekable();
            let first = rows_by_place.peek().map(|&(place, _)| (place, Vec::new()));
            lines.extend(
                rows_by_place
                    .find(|(_, rows)| !rows.is_empty())
                    .or(first)
                    .map(|(place, rows)| (format!("{}{}", self.name(place), with(place)), rows)),
            );
        }
        lines
    }

    fn gains(&self) -> Markup {
        let mut axes: Vec<&str> = Vec::new();
        for axis in self.recent().flatten().flat_map(|place| &place.record.axes) {
            if !axes.contains(&axis.name.as_str()) {
                axes.push(&axis.name);
            }
        }
        let groups = axes.iter().map(|&axis| (axis.to_owned(), self.lines(|record| others(record, axis))));
        let (timed, untimed): (Vec<_>, Vec<_>) =
            groups.partition(|(_, lines)| lines.iter().any(|(_, rows)| !rows.is_empty()));
        let titles = Titles {
            id: "gains-title",
            title: "Gain in engine speed of every variant over the default build, by axis and CPU",
            x: "speed gained over the default build of that CPU, %",
            y: "",
        };
        html! {
            section #gains {
                h2 { "What each choice is worth" }
                p {
                    "The whole engine, built with one variant instead of the default. Every point is a variant, with its interval: to the "
                    "right of the line it is faster than the default build on that CPU. The best variant is named at the left. A variant "
                    "after a CPU's name is in every build of that record, the default included."
                }
                (words::figure(chart::strips(&titles, &timed), html! {
                    "▲ faster, ▼ slower beyond doubt; without a sign, neither was shown. All figures: "
                    a href="#variants" { "every variant, everywhere" } ". Why something was not measured, and how to get it: "
                    a href="#unmeasured" { "what is unmeasured" } "."
                    @for (axis, _) in &untimed { " " code { (axis) } " has no measured gain: " (inline(&self.untimed(axis))) "." }
                }))
                details {
                    summary { "What each axis asks" }
                    dl.again {
                        @for axis in &axes {
                            dt { (axis) }
                            dd { (AXES.iter().find(|known| known.name == *axis).map_or_else(|| heading(axis), |axis| axis.asks.to_owned())) }
                        }
                    }
                }
            }
        }
    }

    /// Returns the reason why no variant of an axis was timed.
    fn untimed(&self, axis: &str) -> String {
        let mut judgements = self.recent().flatten().flat_map(|place| place.record.decision.of_axis(axis));
        let reason = judgements.find_map(|judgement| match &judgement.verdict {
            Verdict::Unjudged { reason } => Some(reason.clone()),
            _ => None,
        });
        reason.unwrap_or_else(|| "no variant of it was timed".to_owned())
    }
}

/// Returns the features of `--with`, which all builds of a record have, as a suffix for the name of
/// its machine.
fn with(place: &Place) -> String {
    place.record.with().iter().map(|feature| format!(", {feature}")).collect()
}

/// Returns the gains of an axis' variants other than the default.
fn others(record: &Record, axis: &str) -> Vec<Row> {
    let judgements =
        record.decision.of_axis(axis).filter(|judgement| !record.is_default(axis, &judgement.variant));
    judgements.filter_map(|judgement| Row::new(&judgement.variant, judgement)).collect()
}
