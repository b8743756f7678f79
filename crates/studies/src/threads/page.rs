//! The page `reports/<machine>/threads.md`, which the terminal shows too.

use super::{Player, Ratio, Record, Threads, Times, speedups};
use crate::games;
use outpace::statistics::median;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::Table;

/// Milliseconds within which a search must stop, with any number of threads.
const STOP_LIMIT: f64 = 10.0;

pub(crate) fn page(record: &Record) -> String {
    let machine = &record.machine;
    let Threads { times, matches } = &record.parts;
    let mut page = Page::new(format!("What threads are worth on {}", machine.key));
    page.text(format!(
        "{} ({} CPUs). Drawn by `cargo studies threads` from `threads.json`; the variants are those of the axis `parallel`.",
        machine.brand, machine.cpus
    ));
    if let Some(times) = times {
        show_times(&mut page, times, machine.cpus);
    }
    if !matches.is_empty() {
        page.section("Games at equal time");
        page.text(
            "Each opening is played with both colours, one game at a time. The intervals are at 95 %, from pairs of games.",
        );
        games::show(&mut page, matches, |Player { variant, threads }| {
            format!("`{variant}`, {}", count(*threads, machine.cpus))
        });
    }
    page.markdown()
}

fn show_times(page: &mut Page, times: &Times, cpus: usize) {
    let depths = || times.positions.iter().map(|place| place.depth);
    let (shallow, deep) = (depths().min().unwrap_or(0), depths().max().unwrap_or(0));
    let repeats = times.runs.first().and_then(|run| run.seconds.first()).map_or(0, Vec::len);
    page.section("Time to a depth");
    page.text(format!(
        "{} positions of `bench`, each searched {repeats} times with an empty table of {} MiB, to a depth ({shallow} to {deep} plies) for which one thread needs \
         about the time that `--time` sets, or a tenth of it with `--quick`. The depth is three plies more than one thread reaches in an eighth of that time. \
         The factors are geometric means over positions, with 95 % intervals (Student's, over logarithms), \
         against one thread of the same variant.",
        times.positions.len(),
        times.hash_mib,
    ));
    let rows = speedups(times).into_iter().map(|speedup| {
        [
            format!("`{}`", speedup.variant),
            count(speedup.threads, cpus),
            format!("{} times as fast", speedup.time),
            format!("{} times as many", speedup.nodes),
            format!("{} times as many", speedup.speed),
        ]
    });
    let headings = ["variant", "threads", "time", "nodes", "nodes a second"];
    page.table(&Table::of_texts(1, headings, rows));
    page.text(
        "Depth is not quality: threads that skip iterations come to a depth sooner and do not play better for it (`docs/search.md`). \
         Only games at equal time show the worth of a variant.",
    );
    if !times.stops.is_empty() {
        page.section("How soon a search stops");
        page.text("Times from `stop` to `bestmove`, in milliseconds; early stops come within 5 ms of `go`.");
        let rows = times.stops.iter().map(|stops| {
            let times = &stops.milliseconds;
            let within = times.iter().filter(|&&time| time <= STOP_LIMIT).count();
            [
                format!("`{}`", stops.variant),
                count(stops.threads, cpus),
                times.len().to_string(),
                stops.early.to_string(),
                format!("{:.2}", median(times.iter().copied()).unwrap_or(0.0)),
                format!("{:.2}", times.iter().copied().fold(0.0, f64::max)),
                format!("{within} of {}", times.len()),
            ]
        });
        let headings = ["variant", "threads", "stops", "early", "median", "most"].map(str::to_owned);
        let headings = headings.into_iter().chain([format!("within {STOP_LIMIT} ms")]);
        page.table(&Table::of_texts(1, headings, rows));
    }
    page.text(times.made.line());
}

/// Number of threads, marked if the machine has fewer CPUs.
fn count(threads: usize, cpus: usize) -> String {
    if threads > cpus { format!("{threads} (oversubscribed)") } else { threads.to_string() }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.interval {
            Some((low, high)) => write!(formatter, "{:.2} [{low:.2}, {high:.2}]", self.mean),
            None => write!(formatter, "{:.2}", self.mean),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::fixtures;

    pub(crate) fn stored() -> Record {
        fixtures::load_record("tests/fixtures/threads.json")
    }

    #[test]
    fn a_record_of_one_position_has_no_intervals() {
        let mut record = stored();
        let times = record.parts.times.as_mut().unwrap();
        for run in &mut times.runs {
            run.seconds = vec![vec![4.0 / run.threads as f64; 2]];
            run.nodes = vec![vec![1_000; 2]];
        }
        times.stops.truncate(1);
        times.stops[0].milliseconds = vec![0.25, 12.5, 0.75];
        let speedup = "| `lazy` | 2 | 2.00 times as fast | 1.00 times as many | 2.00 times as many |";
        let stops = "| `lazy` | 1 | 3 | 1 | 0.75 | 12.50 | 2 of 3 |";
        fixtures::assert_says(&page(&record), &[speedup, stops]);
        record.parts = Threads::default();
        assert_eq!(page(&record).lines().count(), 3);
    }
}
