//! The page `reports/<machine>/threads.md`, which is also what the terminal shows.

use std::fmt::Write;

use super::record::{Match, Player, Record, Run, Stops, Times};
use super::speedup::{Ratio, against, speedups};
use crate::machine::provenance::Provenance;
use crate::terminal::markdown::text;

/// Within so many milliseconds a search must stop, however many threads it has.
pub(crate) const STOP_LIMIT: f64 = 10.0;

/// The whole page.
pub(crate) fn page(record: &Record) -> String {
    let mut page = String::new();
    let machine = &record.machine;
    let _ = write!(
        page,
        "# What threads are worth on {}\n\n{} ({} CPUs). Drawn by `cargo lab study threads` from `threads.json`; the variants are those of the axis \
         `parallel`.\n",
        machine.key,
        text(&machine.brand),
        machine.cpus
    );
    if let Some(times) = &record.times {
        tell_times(&mut page, times, machine.cpus);
    }
    if !record.matches.is_empty() {
        tell_matches(&mut page, &record.matches, machine.cpus);
    }
    page
}

fn tell_times(page: &mut String, times: &Times, cpus: usize) {
    let depths = times.positions.iter().map(|place| place.depth);
    let (least, most) = (depths.clone().min().unwrap_or(0), depths.max().unwrap_or(0));
    let repeats = times.runs.first().and_then(|run| run.seconds.first()).map_or(0, Vec::len);
    let _ = write!(
        page,
        "\n## Time to a depth\n\n{} positions of `bench`, each to a depth that is three plies more than one thread reaches in an eighth of the time that was set ({least} to {most} plies), \
         {repeats} times, with an empty table of {} MiB. Geometric means over positions, with 95 % intervals (Student's, over logarithms), \
         against one thread of the same variant.\n\n\
         | variant | threads | time | nodes | nodes a second |\n|---|---|---|---|---|\n",
        times.positions.len(),
        times.hash_mib
    );
    for speedup in speedups(times) {
        let _ = writeln!(
            page,
            "| `{}` | {} | {} times as fast | {} times as many | {} times as many |",
            speedup.variant,
            threads(speedup.threads, cpus),
            told(&speedup.time),
            told(&speedup.nodes),
            told(&speedup.speed)
        );
    }
    for (first, second) in pairs(&times.runs) {
        if let Some(ratio) = against(first, second) {
            let _ = write!(
                page,
                "\nWith {} threads `{}` is {} times as fast to a depth as `{}`.\n",
                first.threads,
                first.variant,
                told(&ratio),
                second.variant
            );
        }
    }
    page.push_str(
        "\nA depth is not a quality: threads that skip iterations come to a depth sooner and are no better for it (`docs/search.md`). \
         What a variant is worth is told by games at equal time.\n",
    );
    if !times.stops.is_empty() {
        let _ = write!(
            page,
            "\n## How soon a search stops\n\nFrom `stop` to `bestmove`, in milliseconds; early ones come within 5 ms of `go`.\n\n\
             | variant | threads | stops | early | median | most | within {STOP_LIMIT} ms |\n|---|---|---|---|---|---|---|\n"
        );
        for stops in &times.stops {
            let (median, most) = (median(stops), stops.milliseconds.iter().copied().fold(0.0, f64::max));
            let within = stops.milliseconds.iter().filter(|&&time| time <= STOP_LIMIT).count();
            let _ = writeln!(
                page,
                "| `{}` | {} | {} | {} | {median:.2} | {most:.2} | {within} of {} |",
                stops.variant,
                threads(stops.threads, cpus),
                stops.milliseconds.len(),
                stops.early,
                stops.milliseconds.len()
            );
        }
    }
    tell_made(page, &times.made);
}

fn tell_matches(page: &mut String, matches: &[Match], cpus: usize) {
    page.push_str(
        "\n## Games at equal time\n\nEach opening with both colours, one game at a time; intervals at 95 %, from pairs of games.\n\n\
         | first | second | clock | games | won, drawn, lost | score | Elo | faults |\n|---|---|---|---|---|---|---|---|\n",
    );
    for Match { first, second, result, .. } in matches {
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {}, {}, {} | {:.1} % | {} | {}, {} |",
            player(first, cpus),
            player(second, cpus),
            text(&result.limits[0]),
            result.games,
            result.wins,
            result.draws,
            result.losses,
            100.0 * result.score,
            result.difference(),
            result.faults[0],
            result.faults[1]
        );
    }
    for played in matches {
        tell_made(page, &played.made);
    }
}

fn tell_made(page: &mut String, made: &Provenance) {
    let _ = write!(page, "\n{}\n", text(&made.line()));
}

/// A number of threads, marked where the machine has fewer CPUs.
fn threads(threads: usize, cpus: usize) -> String {
    if threads > cpus { format!("{threads} (oversubscribed)") } else { threads.to_string() }
}

fn player(player: &Player, cpus: usize) -> String {
    format!("`{}`, {}", player.variant, threads(player.threads, cpus))
}

fn told(ratio: &Ratio) -> String {
    match ratio.interval {
        Some((low, high)) => format!("{:.2} [{low:.2}, {high:.2}]", ratio.mean),
        None => format!("{:.2}", ratio.mean),
    }
}

/// The second variant and each later one with the first, by their most threads.
fn pairs(runs: &[Run]) -> Vec<(&Run, &Run)> {
    let Some(most) = runs.iter().map(|run| run.threads).max() else { return Vec::new() };
    let mut of_most = runs.iter().filter(|run| run.threads == most);
    let Some(first) = of_most.next() else { return Vec::new() };
    of_most.map(|other| (other, first)).collect()
}

fn median(stops: &Stops) -> f64 {
    let mut sorted = stops.milliseconds.clone();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}
