//! A choice as an HTML page: one file that loads nothing.

use maud::html;

use super::choice::{figures, sentences, time_names, times};
use super::page::{document, marked};
use crate::choose::Record;
use crate::text::{at_most, share};

/// Returns the whole page. The table has every build that was measured, and the loss of each.
pub(crate) fn page(record: &Record) -> String {
    let decision = &record.decision;
    let body = html! {
        header {
            p.eyebrow { "outpace " (record.tool) " · " (record.machine.brand) }
            h1 { "Which build to take" }
            @for (word, line) in sentences(record) {
                @if word == "warning" { p.warning { "Warning: " (marked(&line)) "." } }
                @if matches!(word, "take" | "yours") { p.lead { (word) ": " (marked(&line)) } }
            }
        }
        main {
            section {
                h2 { "The builds" }
                div.scroll { table {
                    thead { tr {
                        th { "build" }
                        @for name in time_names(record) { th.number { (name) } }
                        th.number { "speed" } th.number { "95 % interval" } th.number { "expected loss" }
                        th.number { "may lose" } th.number { "launches" }
                    } }
                    tbody {
                        @for row in &decision.rows {
                            @let [gain, interval] = figures(record, row);
                            tr {
                                td { code { (row.build) } @if row.build == decision.chosen { " ★" } }
                                @for time in times(record, &row.build) { td.number { (time) } }
                                td.number { (gain) } td.number { (interval) } td.number { (share(row.expected)) }
                                td.number { (at_most(row.bound)) } td.number { (row.launches) }
                            }
                        }
                    }
                } }
                p.note {
                    "May lose: the most speed that a build loses against the best of the table, with 95 % confidence. "
                    "The figure includes differences of speeds from one run to the next."
                }
            }
            section {
                h2 { "Notes" }
                @for (word, line) in sentences(record) {
                    @if !matches!(word, "warning" | "take" | "yours") {
                        p { b { (word) } " " @for part in line.lines() { (marked(part)) br; } }
                    }
                }
            }
        }
        footer { p { "Made by " code { (record.command) } } }
    };
    document("Which build to take", &body)
}
