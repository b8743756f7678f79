//! The outcome of a claim: a verdict, and the words for what was seen.

use plywright_lab::terminal::table::{Cell, Table};

/// Share by which the position of the code in memory (its layout) may change a figure. An interval
/// measured in one layout alone is widened by this share at both ends.
pub(crate) const LAYOUT: f64 = 0.01;

/// Verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// More was seen than the claim says.
    Bettered,
    /// The claim was seen to be true.
    Yes,
    Partly,
    /// Less was seen than the claim says, or the contrary.
    No,
    /// The measurements, if there are any, do not decide the claim.
    Unknown,
}

impl Holds {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Bettered => "bettered",
            Self::Yes => "holds",
            Self::Partly => "in part",
            Self::No => "does not hold",
            Self::Unknown => "cannot tell",
        }
    }

    /// Verdict on the contrary of the claim.
    pub(crate) const fn denied(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            other => other,
        }
    }

    /// Verdict on a claim that a value lies above `bound`, by the interval from `least` to `most`
    /// that holds the value: unknown if the bound lies within.
    pub(crate) fn from_interval(bound: f64, least: f64, most: f64) -> Self {
        match () {
            () if least > bound => Self::Yes,
            () if most < bound => Self::No,
            () => Self::Unknown,
        }
    }

    /// Verdict on a claim that holds in `holding` of `cases` cases.
    pub(crate) const fn from_counts(holding: usize, cases: usize) -> Self {
        match holding {
            _ if cases == 0 => Self::Unknown,
            _ if holding == cases => Self::Yes,
            0 => Self::No,
            _ => Self::Partly,
        }
    }
}

/// A claim or a part of one (`said`), its verdict, and the words for what was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) claim: u32,
    pub(crate) said: &'static str,
    pub(crate) holds: Holds,
    pub(crate) seen: String,
    /// True if any measurement bears on the claim.
    pub(crate) is_measured: bool,
}

impl Finding {
    /// Finding with this verdict and what was seen, or "not measured" if the verdict is None.
    pub(crate) fn new(claim: u32, said: &'static str, verdict: Option<(Holds, String)>) -> Self {
        let is_measured = verdict.is_some();
        let (holds, seen) = verdict.unwrap_or((Holds::Unknown, "not measured".to_owned()));
        Self { claim, said, holds, seen, is_measured }
    }
}

/// Table cell with these words and a mark for the verdict.
pub(crate) fn cell(holds: Option<Holds>, words: impl Into<String>) -> Cell {
    let mark = match holds {
        Some(Holds::Yes | Holds::Bettered) => ("faster", "✓"),
        Some(Holds::Partly) => ("same", "~"),
        Some(Holds::No) => ("slower", "✗"),
        Some(Holds::Unknown) | None => ("none", "?"),
    };
    let words = words.into();
    Cell::marked(mark, words.clone(), [words.into()])
}

/// Table of claims: what the source says, the verdict here, and what was seen.
pub(crate) fn table(findings: &[Finding]) -> Table {
    let mut table = Table::new(["claim", "the source says", "here", "what is seen"]);
    for Finding { claim, said, holds, seen, .. } in findings {
        let verdict = cell(Some(*holds), holds.word());
        table.push([Cell::number(claim), Cell::word(*said), verdict, Cell::word(seen)]);
    }
    table
}
