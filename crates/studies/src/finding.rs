//! What becomes of a claim: whether it was seen again, and what was seen.

use plywright_lab::terminal::table::{Cell, Table};

/// What one code layout may do to a figure that was measured in no other: an interval of launches in one layout is widened by so much.
pub(crate) const LAYOUT: f64 = 0.01;

/// Whether a claim was seen again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// More than it was.
    Bettered,
    /// It was.
    Yes,
    Partly,
    /// Less was seen, or the contrary.
    No,
    /// What was measured, if anything, does not decide it.
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

    /// By how many of so many cases did well.
    pub(crate) const fn of(well: usize, all: usize) -> Self {
        match well {
            _ if all == 0 => Self::Unknown,
            _ if well == all => Self::Yes,
            0 => Self::No,
            _ => Self::Partly,
        }
    }
}

/// A claim, or a part of one, and what is seen here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) claim: u32,
    pub(crate) said: &'static str,
    pub(crate) holds: Holds,
    pub(crate) seen: String,
    /// Whether anything was measured that bears on it.
    pub(crate) is_measured: bool,
}

impl Finding {
    /// Of this verdict and what was seen, which is none where it was not measured.
    pub(crate) fn new(claim: u32, said: &'static str, verdict: Option<(Holds, String)>) -> Self {
        let is_measured = verdict.is_some();
        let (holds, seen) = verdict.unwrap_or((Holds::Unknown, "not measured".to_owned()));
        Self { claim, said, holds, seen, is_measured }
    }
}

/// Whether a claim holds, in these words, as a cell of a table.
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

/// What sources say, and what is seen of it.
pub(crate) fn table(findings: &[Finding]) -> Table {
    let mut table = Table::new(["claim", "the source says", "here", "what is seen"]);
    for Finding { claim, said, holds, seen, .. } in findings {
        let verdict = cell(Some(*holds), holds.word());
        table.push([Cell::number(claim), Cell::word(*said), verdict, Cell::word(seen)]);
    }
    table
}
