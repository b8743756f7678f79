//! Progress of `choose` while builds are made and raced. On a terminal it is one line that changes;
//! elsewhere each build has a line, and the race has one from time to time.

use std::cell::Cell;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::super::streams::note;
use crate::choose::{Event, Fate};
use crate::os::haste::hastened;
use crate::text::{plain, seconds};

/// Least time from the start of `choose`, builds included, to the first printed line of the race,
/// if there is no terminal.
const FIRST: Duration = Duration::from_secs(10);

pub(super) struct Progress {
    line: Option<ProgressBar>,
    begun: Instant,
    next: Cell<Duration>,
}

impl Progress {
    pub(super) fn begin() -> Self {
        let line = std::io::stderr().is_terminal().then(|| {
            // No steady tick: a thread that redraws at its own times would disturb the measurement.
            let line = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{msg}") {
                line.set_style(style);
            }
            line
        });
        Self { line, begun: Instant::now(), next: Cell::new(hastened(FIRST)) }
    }

    /// Shows the current activity.
    pub(super) fn says(&self, text: &str) {
        if let Some(line) = &self.line {
            line.set_message(plain(text));
            line.tick();
        }
    }

    /// Prints a line that is not replaced by later ones.
    fn print(&self, text: &str) {
        match &self.line {
            Some(line) => line.suspend(|| note(text)),
            None => note(text),
        }
    }

    pub(super) fn show(&self, event: &Event<'_>) {
        match event {
            Event::Making(build, left) => {
                let more = if *left > 0 { format!(", {left} more to build") } else { String::new() };
                self.says(&format!("builds {}{more}", build.name));
            }
            Event::Made(build) => {
                let (name, took) = (&build.name, seconds(build.seconds));
                self.print(&match &build.fate {
                    Fate::Races if build.seconds > 0.0 => format!("{:>12} {name} in {took}", "built"),
                    Fate::Races | Fate::NotMade => format!("{:>12} {name}", "races"),
                    Fate::Same { of } => format!("{:>12} {name}: the same program as {of}", "left out"),
                    Fate::Failed { why } => format!("{:>12} {name}: {why}", "failed"),
                    Fate::Unequal { how } => format!("{:>12} {name}: {how}", "left out"),
                });
            }
            Event::Launched(rows, share) => {
                let launches: usize = rows.iter().map(|row| row.launches.len()).sum();
                let text = format!(
                    "races {} builds: {launches} launches, {:.0} % of the time at most",
                    rows.len() + 1,
                    100.0 * share
                );
                self.says(&text);
                if self.line.is_none() && self.begun.elapsed() >= self.next.get() {
                    self.next.set(2 * self.begun.elapsed().max(self.next.get()));
                    note(&format!("{:>12} {}", "", text));
                }
            }
        }
    }

    pub(super) fn finish(&self) {
        if let Some(line) = &self.line {
            line.finish_and_clear();
        }
    }
}
