//! Progress shown while programs are measured: one line for each candidate, redrawn in place.
//! Without a terminal, the same lines are printed after 10, 20, 40, ... seconds.

use std::cell::Cell;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use super::streams::note;
use crate::compare::{Judged, Plan, Provisional, judge, outlook, provisional};
use crate::os::haste::hastened;
use crate::record::Comparison;
use crate::report::plot::plot;
use crate::text::{about, exact, percent, plain, range};

/// Lines that show how the answers become sure.
pub(super) struct Live<'a> {
    plan: &'a Plan<'a>,
    begun: Instant,
    plot: bool,
    lines: Vec<(String, ProgressBar)>,
    is_terminal: bool,
    /// Time at which the lines are shown next.
    next: Cell<Duration>,
    /// Keeps the group of lines alive.
    _bars: MultiProgress,
}

/// Time of the first printed lines where there is no terminal.
const FIRST: Duration = Duration::from_secs(10);

/// Time between two redrawings on a terminal. Computing an answer takes longer with more launches,
/// so it is not computed after each of them.
const REDRAW: Duration = Duration::from_millis(500);

impl<'a> Live<'a> {
    /// Begins with one line for each of these candidates.
    pub(super) fn begin(candidates: &[String], plan: &'a Plan<'a>, plot: bool) -> Self {
        let bars = MultiProgress::new();
        let mut lines = Vec::new();
        let is_terminal = std::io::stderr().is_terminal();
        for name in candidates {
            // No steady tick: a thread that redraws at its own times would disturb the measurement.
            let line = if is_terminal { bars.add(ProgressBar::new_spinner()) } else { ProgressBar::hidden() };
            if let Ok(style) = ProgressStyle::with_template("{prefix:>16} {msg}") {
                line.set_style(style);
            }
            line.set_prefix(plain(name));
            lines.push((name.clone(), line));
        }
        Self {
            plan,
            begun: Instant::now(),
            plot,
            lines,
            is_terminal,
            next: Cell::new(if is_terminal { Duration::ZERO } else { hastened(FIRST) }),
            _bars: bars,
        }
    }

    pub(super) fn show(&self, seen: &[Comparison]) {
        let elapsed = self.begun.elapsed();
        if elapsed < self.next.get() {
            return;
        }
        if !self.is_terminal {
            self.next.set(2 * elapsed.max(self.next.get()));
        }
        for (name, line) in &self.lines {
            let comparison = seen.iter().find(|row| row.candidate == *name);
            let judged =
                comparison.and_then(|row| judge(&row.launches, &self.plan.rules, self.plan.comparisons));
            let left = self.plan.time.saturating_sub(elapsed).as_secs();
            let is_early = judged.as_ref().is_some_and(|judged| judged.low.is_none());
            let early = comparison.filter(|_| is_early).and_then(|row| provisional(&row.launches));
            let text = judged.map_or_else(|| "starting".to_owned(), |judged| self.line(&judged, early));
            let text = format!("{text}, at most {left} s more");
            let outlook = comparison.and_then(|row| self.outlook(row, elapsed)).unwrap_or_default();
            let text = format!("{text}{outlook}");
            if self.is_terminal {
                line.set_message(text);
                line.tick();
            } else {
                note(&format!("{name:>16} {text}"));
            }
        }
        if self.is_terminal {
            // If computing the answers takes long, it is done less often.
            let now = self.begun.elapsed();
            self.next.set(now + REDRAW.max(10 * (now - elapsed)));
        }
    }

    /// Describes the time after which equal programs are shown to be equal or, if that is too long,
    /// the resolution that the given time can reach.
    fn outlook(&self, comparison: &Comparison, elapsed: Duration) -> Option<String> {
        let Plan { rules, comparisons, time, .. } = self.plan;
        let times = time.as_secs_f64() / elapsed.as_secs_f64();
        let found = outlook(&comparison.launches, rules, *comparisons, times);
        // A forecast time that is already over is no forecast.
        let found = found.filter(|found| found.more > 1.0)?;
        let seconds = found.more * elapsed.as_secs_f64();
        let (wanted, reached) = (exact(rules.resolution), up(found.resolution));
        Some(if seconds > MOST_SAID {
            format!(
                "; a difference of {wanted} cannot be ruled out here, one of {reached} can (`--resolution`)"
            )
        } else if seconds > time.as_secs_f64() {
            let needed = about(Duration::from_secs_f64(seconds));
            format!(
                "; to rule out a difference of {wanted} would take {needed} in all (`--time`); \
                 the given time is enough for {reached} (`--resolution`)"
            )
        } else {
            format!(
                "; if they are equal, the answer comes after {} in all",
                about(Duration::from_secs_f64(seconds.max(1.0)))
            )
        })
    }

    fn line(&self, judged: &Judged, early: Option<Provisional>) -> String {
        let interval = judged.low.zip(judged.high).map(|(low, high)| format!(" {}", range(low, high)));
        if let Some(Provisional { low, high, .. }) = early {
            let (gain, interval) = (percent(judged.gain), range(low, high));
            return format!("provisionally {gain} {interval} after {} launches", judged.launches);
        }
        let gain = if self.plot && interval.is_some() { plot(judged) } else { percent(judged.gain) };
        format!("{gain}{} after {} launches", interval.unwrap_or_default(), judged.launches)
    }

    pub(super) fn finish(self) {
        self.lines.iter().for_each(|(_, line)| line.finish_and_clear());
    }
}

/// Longest time in seconds that is suggested: a day.
const MOST_SAID: f64 = 86_400.0;

/// Formats a resolution, rounded up to a tenth of a per cent.
fn up(resolution: f64) -> String {
    exact((resolution * 1e3).ceil() / 1e3)
}
