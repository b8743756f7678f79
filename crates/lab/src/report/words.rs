//! How figures are said.

use maud::{Markup, html};

use crate::record::{Phase, Rung, Verdict};
pub(super) use crate::terminal::format::{interval, percent as gain, seconds, sentence};
pub(super) use crate::terminal::table::address;
use crate::terminal::{format, table};

/// A verdict: its class for the style, its sign, and its words. The sign and the words carry it; colour only helps.
pub(super) fn verdict(verdict: &Verdict) -> (&'static str, &'static str, String) {
    let (class, sign) = table::mark(verdict);
    (class, sign, format::words(verdict))
}

/// Says why a rung has no figures; nothing where it has them.
pub(super) fn unmeasured<T>(rung: &Rung<T>) -> Markup {
    match rung {
        Rung::Measured { .. } => html! {},
        Rung::Unmeasured { reason, remedy } => html! {
            p.missing {
                strong { "Not measured here: " } (reason)
                @if let Some(remedy) = remedy { ". To get it: " code { (remedy) } }
            }
        },
    }
}

/// Says that nothing was measured here, and how to get it.
pub(super) fn missing(what: &str, command: &str) -> Markup {
    html! { p.missing { strong { (what) " " } "To get it: " code { (command) } } }
}

/// The time that each phase took.
pub(super) fn phases(phases: &[Phase]) -> Markup {
    html! {
        details {
            summary { "Time spent" }
            ul { @for phase in phases { li { (phase.name) ": " (seconds(phase.seconds)) } } }
        }
    }
}

/// The beginning of a hash.
pub(super) fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
