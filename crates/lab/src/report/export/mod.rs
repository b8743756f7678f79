//! A record's figures in the formats that other tools read.
//!
//! One list of figures ([`figures`]), one file a format; each format's head says what it cannot hold. What holds of all of
//! them, and how to feed the tools, stands in `docs/formats.md`.

mod bmf;
mod critcmp;
mod figures;
mod github_action_benchmark;
mod jsonl;
#[cfg(test)]
mod tests;

use anyhow::{Context, Result};
use serde::Serialize;

use self::figures::Figure;
use crate::record::{Record, Rung};

/// A format that others read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Format {
    /// What `critcmp` reads beside criterion's folders: kernel times.
    Critcmp,
    /// Bencher Metric Format, for `bencher run --adapter json`.
    Bmf,
    /// The array that the GitHub action reads as `customSmallerIsBetter`.
    GithubActionBenchmark,
    /// JSON lines: one object a figure, with where it comes from.
    Jsonl,
}

/// The record in that format.
///
/// # Errors
///
/// If a figure cannot be told there: it is not finite, or two figures have one name.
pub(crate) fn export(record: &Record, format: Format) -> Result<String> {
    let figures = figures::of(record)?;
    match format {
        Format::Critcmp => critcmp::text(record, &figures),
        Format::Bmf => bmf::text(&figures),
        Format::GithubActionBenchmark => github_action_benchmark::text(record, &figures),
        Format::Jsonl => jsonl::text(record, &figures),
    }
}

/// What the record has no figures of, a line each: the rung, why, and how to get them.
pub(crate) fn absent(record: &Record) -> Vec<String> {
    fn line<T>(what: &str, rung: &Rung<T>) -> Option<String> {
        let Rung::Unmeasured { reason, remedy } = rung else { return None };
        let remedy = remedy.as_ref().map_or_else(String::new, |remedy| format!(" (get it with `{remedy}`)"));
        Some(format!("{what}: {reason}{remedy}"))
    }
    let rungs = [
        line("kernel times", &record.kernels),
        line("kernels in lock-step", &record.paired.rung),
        line("instruction counts", &record.instructions),
    ];
    rungs.into_iter().flatten().collect()
}

/// The figures' revision as names have it.
fn revision(record: &Record) -> String {
    record.source.word(10)
}

/// JSON for people, with a last newline.
fn pretty(value: &impl Serialize) -> Result<String> {
    Ok(serde_json::to_string_pretty(value).context("cannot write JSON")? + "\n")
}

/// The figures that have a value, with it.
fn measured<'a>(figures: &'a [Figure<'a>]) -> impl Iterator<Item = (&'a Figure<'a>, figures::Value)> {
    figures.iter().filter_map(|figure| Some((figure, figure.value?)))
}
