//! Progress of the tuner: a bar on a terminal, an occasional line elsewhere.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::note;

/// Least number of lines that a phase of at least as many steps writes if there is no terminal.
const LINES: u64 = 20;

/// One phase of a run.
#[derive(Debug)]
pub(crate) struct Progress {
    name: &'static str,
    steps: u64,
    done: AtomicU64,
    /// The bar; None without a terminal to redraw it on.
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Begins a phase of `steps` steps.
    pub(crate) fn begin(name: &'static str, steps: u64) -> Self {
        Self::after(name, 0, steps)
    }

    /// Resumes a phase after `done` of its steps.
    pub(crate) fn after(name: &'static str, done: u64, steps: u64) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(steps);
            let template = "{prefix:>12} [{bar:30}] {pos}/{len} {msg} ({eta} left)";
            if let Ok(style) = ProgressStyle::with_template(template) {
                bar.set_style(style.progress_chars("=> "));
            }
            bar.set_prefix(name);
            bar.set_position(done);
            // Earlier steps say nothing about the present speed.
            bar.reset_eta();
            bar
        });
        Self { name, steps, done: AtomicU64::new(done), bar }
    }

    /// Counts one step.
    pub(crate) fn step(&self) {
        self.report("");
    }

    /// Counts one step, with a message about it.
    pub(crate) fn report(&self, message: &str) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if let Some(bar) = &self.bar {
            if !message.is_empty() {
                bar.set_message(message.to_owned());
            }
            bar.set_position(done);
        } else if done.is_multiple_of((self.steps / LINES).max(1)) {
            note!("{:>12} {done}/{} {message}", self.name, self.steps);
        }
    }

    /// Ends the phase.
    pub(crate) fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
