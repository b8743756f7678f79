//! Finds batches of lines of such a size that a program answers a batch in about the time that a
//! task should take.

use std::path::Path;
use std::time::Duration;

use super::{BATCHES, Batch, LineProgram, PIPE, Session};
use crate::error::{Context, Result, bail};
use crate::os::children;
use crate::os::files;
use crate::statistics::median;

/// Largest number of batches, which are spread evenly over the file. A launch has no time for more.
const MOST: usize = 64;

/// Largest number of lines in a batch.
const MOST_LINES: usize = 10_000;

/// Finds batches of the lines of the file `origin`; the baseline program answers two of them in about
/// the time `slice`. A copy of the program in `folder` is timed for that. First checks, with the first
/// line, that the program answers a question immediately and with one line.
///
/// # Errors
///
/// Fails if the program does not answer in this way, if the file has no line, or if the user
/// interrupts.
pub fn calibrate(
    baseline: &LineProgram,
    origin: &str,
    lines: &[String],
    slice: Duration,
    folder: &Path,
) -> Result<Vec<Batch>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for a copy of a program")?;
    let mut session = baseline.started(folder.path(), "gauge")?;
    let first = lines.first().with_context(|| format!("{origin} has no line to ask"))?;
    let question = Batch::new(origin, lines, 0, 1, 1);
    session.ask(&question)?;
    if let Some(count) = baseline.lines_at_end(first)?.filter(|&count| count > 1) {
        let place = question.place(0);
        bail!("the program `{}` prints {count} lines to a single question, {place}, not one", baseline.name);
    }
    let mut batches: Vec<Batch> = Vec::new();
    let (mut start, mut asks) = (0, 1);
    let mut each = 0.0;
    while start < lines.len() {
        // Three rounds: the first guesses are too small to separate the time of an answer from the
        // fixed cost of a batch.
        for _ in 0..3 {
            let batch = batch(origin, lines, start, asks);
            each = seconds(&mut session, &batch)?.max(1e-9) / batch.asks() as f64;
            let scaled = (slice.as_secs_f64() / f64::from(BATCHES) / each).round();
            // The conversion and the clamp also turn infinity and NaN into allowed values.
            asks = (scaled as usize).clamp(1, MOST_LINES);
        }
        let batch = batch(origin, lines, start, asks);
        start = (start + batch.count()).max(((batches.len() + 1) * lines.len()).div_ceil(MOST));
        let time = Duration::try_from_secs_f64(each * batch.asks() as f64).unwrap_or(Duration::MAX);
        batches.push(batch.lasting(time));
    }
    Ok(batches)
}

/// Makes a batch of `asks` questions from the line `start` on, or of fewer if they do not fit into
/// a pipe. If too few lines are left, they are repeated.
fn batch(origin: &str, lines: &[String], start: usize, asks: usize) -> Batch {
    let rest = lines.get(start..).unwrap_or_default();
    let mut bytes = 0;
    let fit = rest.iter().take_while(|line| {
        bytes += line.len() + 1;
        bytes <= PIPE
    });
    let count = fit.count().min(asks).max(1);
    let size: usize = rest.iter().take(count).map(|line| line.len() + 1).sum();
    let times = if count == rest.len() { (asks / count).min(PIPE / size.max(1)).max(1) } else { 1 };
    Batch::new(origin, lines, start, count, times)
}

fn seconds(session: &mut Session, batch: &Batch) -> Result<f64> {
    session.ask(batch)?;
    let mut taken = [0.0; 3];
    for taken in &mut taken {
        children::check()?;
        *taken = session.ask(batch)?.0;
    }
    Ok(median(taken).unwrap_or_default())
}
