//! Elements that several sections and pages share.

use maud::{Markup, Render, html};

use crate::record::{Estimate, Figures};
use crate::terminal::format::{interval, percent};

/// Says why an evidence level has no figures; empty if it has some.
pub(super) fn unmeasured<T>(level: &Figures<T>) -> Markup {
    match level {
        Figures::Measured { .. } => html! {},
        Figures::Unmeasured { reason, remedy } => html! {
            p.missing {
                strong { "Not measured here: " } (reason)
                @if let Some(remedy) = remedy { ". To get it: " code { (remedy) } }
            }
        },
    }
}

/// Says that something was not measured here, and how to get it.
pub(super) fn missing(what: &str, command: &str) -> Markup {
    html! { p.missing { strong { (what) " " } "To get it: " code { (command) } } }
}

pub(super) fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// A gain with its interval.
pub(super) fn gained(estimate: &Estimate) -> String {
    format!("{} ({})", percent(estimate.gain), interval(estimate.low, estimate.high))
}

/// Content that is hidden until the reader opens it.
pub(super) fn folded(summary: impl Render, inner: &Markup) -> Markup {
    html! { details { summary { (summary) } (inner) } }
}

/// A chart with its caption; empty if there is no chart. It scrolls if the window is too narrow for
/// it.
pub(super) fn figure(chart: Option<Markup>, caption: impl Render) -> Markup {
    html! {
        @if let Some(chart) = chart {
            figure {
                div.scroll tabindex="0" role="group" aria-label="Chart" { (chart) }
                figcaption { (caption) }
            }
        }
    }
}
