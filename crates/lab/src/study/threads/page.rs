//! The page `reports/<machine>/threads.md`, which is also what the terminal shows.

use super::record::{Player, Record, Run, Threads, Times};
use super::speedup::{Ratio, against, speedups};
use crate::study::games;
use crate::terminal::markdown::{table, text};
use outpace::statistics::median;

/// Within so many milliseconds a search must stop, however many threads it has.
const STOP_LIMIT: f64 = 10.0;

/// The whole page.
pub(crate) fn page(record: &Record) -> String {
    let machine = &record.machine;
    let Threads { times, matches } = &record.parts;
    let mut parts = vec![
        format!("# What threads are worth on {}", machine.key),
        format!(
            "{} ({} CPUs). Drawn by `cargo lab study threads` from `threads.json`; the variants are those of the axis `parallel`.",
            text(&machine.brand),
            machine.cpus
        ),
    ];
    if let Some(times) = times {
        parts.extend(sections(times, machine.cpus));
    }
    if !matches.is_empty() {
        let name =
            |Player { variant, threads }: &Player| format!("`{variant}`, {}", count(*threads, machine.cpus));
        parts.push(format!(
            "## Games at equal time\n\nEach opening with both colours, one game at a time; intervals at 95 %, from pairs of games.\n\n{}",
            games::section(matches, name)
        ));
    }
    parts.join("\n\n") + "\n"
}

/// Times to a depth, and how soon a search stops.
fn sections(times: &Times, cpus: usize) -> Vec<String> {
    let depths = || times.positions.iter().map(|place| place.depth);
    let repeats = times.runs.first().and_then(|run| run.seconds.first()).map_or(0, Vec::len);
    let rows = speedups(times).into_iter().map(|speedup| {
        [
            format!("`{}`", speedup.variant),
            count(speedup.threads, cpus),
            format!("{} times as fast", speedup.time),
            format!("{} times as many", speedup.nodes),
            format!("{} times as many", speedup.speed),
        ]
    });
    let mut parts = vec![format!(
        "## Time to a depth\n\n{} positions of `bench`, each to a depth that is three plies more than one thread reaches in an eighth of the time that was set ({} to {} plies), \
         {repeats} times, with an empty table of {} MiB. Geometric means over positions, with 95 % intervals (Student's, over logarithms), \
         against one thread of the same variant.\n\n{}",
        times.positions.len(),
        depths().min().unwrap_or(0),
        depths().max().unwrap_or(0),
        times.hash_mib,
        table(5, ["variant", "threads", "time", "nodes", "nodes a second"], rows)
    )];
    parts.extend(pairs(&times.runs).into_iter().filter_map(|(first, second)| {
        let (Run { variant, threads, .. }, ratio) = (first, against(first, second)?);
        Some(text(&format!(
            "With {threads} threads `{variant}` is {ratio} times as fast to a depth as `{}`.",
            second.variant
        )))
    }));
    parts.push(
        "A depth is not a quality: threads that skip iterations come to a depth sooner and are no better for it (`docs/search.md`). \
         What a variant is worth is told by games at equal time."
            .to_owned(),
    );
    if !times.stops.is_empty() {
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
        let within = format!("within {STOP_LIMIT} ms");
        let headings = ["variant", "threads", "stops", "early", "median", "most", &within];
        parts.push(format!(
            "## How soon a search stops\n\nFrom `stop` to `bestmove`, in milliseconds; early ones come within 5 ms of `go`.\n\n{}",
            table(7, headings, rows)
        ));
    }
    parts.push(text(&times.made.line()));
    parts
}

/// A number of threads, marked where the machine has fewer CPUs.
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

/// The second variant and each later one with the first, by their most threads.
fn pairs(runs: &[Run]) -> Vec<(&Run, &Run)> {
    let Some(most) = runs.iter().map(|run| run.threads).max() else { return Vec::new() };
    let mut of_most = runs.iter().filter(|run| run.threads == most);
    let Some(first) = of_most.next() else { return Vec::new() };
    of_most.map(|other| (other, first)).collect()
}
