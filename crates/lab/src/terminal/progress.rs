//! Progress of the lab as the user sees it: bars on a terminal, plain lines elsewhere.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::terminal::format;
use crate::terminal::stdout::{self, note};

#[derive(Debug)]
pub struct Progress {
    name: &'static str,
    begun: Instant,
    steps: usize,
    done: AtomicUsize,
    /// Time of the phases that follow, as far as it is known.
    later: Duration,
    /// Time left in this phase, set by the latest step; if it is `None`, the bar's own estimate
    /// serves.
    rest: Arc<Mutex<Option<Duration>>>,
    /// The bar; `None` if the standard error is no terminal.
    bar: Option<ProgressBar>,
}

impl Progress {
    pub fn begin(name: &'static str, steps: usize) -> Self {
        Self::before(Duration::ZERO, name, steps)
    }

    /// Begins a phase after which other phases take `later` in all, so that the user sees the time
    /// left in total.
    pub fn before(later: Duration, name: &'static str, steps: usize) -> Self {
        let rest = Arc::new(Mutex::new(None));
        // There is no steady tick: a thread that redraws at its own times would disturb the
        // measurement.
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(steps as u64);
            if let Ok(style) =
                ProgressStyle::with_template("{prefix:>12} [{bar:30}] {percent:>3} % {msg}{left}")
            {
                let rest = Arc::clone(&rest);
                let tail = move |state: &ProgressState, text: &mut dyn std::fmt::Write| {
                    if state.pos() > 0 {
                        let rest = rest.lock().unwrap_or_else(PoisonError::into_inner);
                        let _ = text.write_str(&left(rest.unwrap_or(state.eta()).saturating_add(later)));
                    }
                };
                bar.set_style(style.with_key("left", tail).progress_chars("=> "));
            }
            bar.set_prefix(name);
            bar.tick();
            bar
        });
        if bar.is_none() {
            note!("{name:>12} ...");
        }
        Self { name, begun: Instant::now(), steps, done: AtomicUsize::new(0), later, rest, bar }
    }

    pub fn step(&self, what: &str) {
        let done = self.done.load(Ordering::Relaxed) + 1;
        let rest = self.steps.saturating_sub(done) as f64 / done as f64;
        self.step_before(what, self.begun.elapsed().mul_f64(rest));
    }

    /// Counts a step and sets the time that the remaining steps will take, for phases whose steps
    /// differ in length.
    pub fn step_before(&self, what: &str, rest: Duration) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        *self.rest.lock().unwrap_or_else(PoisonError::into_inner) = Some(rest);
        match &self.bar {
            Some(bar) => {
                bar.set_position(done as u64);
                bar.set_message(stdout::plain(what));
            }
            None => {
                let left = left(rest.saturating_add(self.later));
                note!("{:>12} {done}/{} {what}{left}", self.name, self.steps);
            }
        }
    }

    /// Moves the bar to this step, in a phase that does not count its steps one by one.
    pub fn at(&self, step: usize) {
        if let Some(bar) = &self.bar {
            bar.set_position(step as u64);
        }
    }

    /// Prints a permanent line above the bar.
    pub fn line(&self, text: &str) {
        match &self.bar {
            Some(bar) => bar.println(stdout::plain(text)),
            None => note!("{text}"),
        }
    }

    pub fn share(&self, share: f64) {
        self.at((share * self.steps as f64) as usize);
    }

    /// Ends the phase and returns the time that it took.
    pub fn finish(self, summary: &str) -> Duration {
        let took = self.begun.elapsed();
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        note!("{:>12} {summary} ({:.0} s)", self.name, took.as_secs_f64());
        took
    }
}

/// Returns the time left, as the end of a line; empty if no time is left.
fn left(time: Duration) -> String {
    if time.is_zero() { String::new() } else { format!(", {} left", format::about(time)) }
}
