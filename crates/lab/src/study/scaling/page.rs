//! The page `reports/<machine>/scaling.md`: the source's tables in their own form with our figures beside, and what the simulator says of more
//! cores.
//!
//! It is Markdown, as the table of targets is: tables and notes, which a code host shows as well as an editor or `git diff` does.

use std::fmt::Write;

use super::claims;
use super::figures::{Speedup, spread};
use super::{Run, Scaling, Search, Simulated, costs, plan, quiet, source};
use crate::record::finding::Finding;
use crate::terminal::format::thousands;
use crate::terminal::markdown;

/// A table: rows of words below a heading.
struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    fn new<T: Into<String>>(heading: impl IntoIterator<Item = T>) -> Self {
        Self { rows: vec![heading.into_iter().map(Into::into).collect()] }
    }

    fn row(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    fn write(&self, text: &mut String) {
        for (at, row) in self.rows.iter().enumerate() {
            let _ = writeln!(text, "{}", markdown::row(row));
            if at == 0 {
                let _ = writeln!(text, "|---|{}", "---:|".repeat(row.len() - 1));
            }
        }
        text.push('\n');
    }
}

fn milliseconds(nanoseconds: f64) -> String {
    let value = nanoseconds / 1e6;
    match value {
        100.0.. => format!("{value:.0}"),
        10.0.. => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

fn percent(fraction: f64) -> String {
    format!("{:+.1} %", fraction * 100.0).replace('-', "\u{2212}")
}

/// The page.
pub(crate) fn markdown(scaling: &Scaling) -> String {
    let mut text = String::new();
    head(scaling, &mut text);
    verdicts(scaling, &mut text);
    positions(scaling, &mut text);
    times(scaling, &mut text);
    normalised(scaling, &mut text);
    speedups(scaling, &mut text);
    leaves(scaling, &mut text);
    by_depth(scaling, &mut text);
    agreement(scaling, &mut text);
    profile(scaling, &mut text);
    notes(scaling, &mut text);
    text
}

fn head(scaling: &Scaling, text: &mut String) {
    let Scaling { machine, compiler, source, .. } = scaling;
    let revision = markdown::text(&source.short(10));
    let repetitions = || scaling.runs.iter().chain(&scaling.crowds).map(|run| &run.repetitions);
    let all: usize = repetitions().map(Vec::len).sum();
    let quiet: usize = repetitions().map(|of_a_run| quiet::count(of_a_run, scaling.quiet)).sum();
    let _ = write!(
        text,
        "# Parallel minimax on {}\n\n\
         What splitting a search of fixed depth over threads gives, beside the figures of the source, a study of parallel minimax with OpenMP; what it \
         is and what was tried stands in `docs/search.md`. Made by {}: {} cores, {}, revision {revision}; the program is built by {} \
         and runs {}. Every repetition is in `scaling.json`.\n\n\
         Up to {} threads the figures are measured: medians of the repetitions before and after which a short search on every core at once \
         found the machine quiet, {} of {}; a shared one is slower by half now and then. \
         Where there are not three such repetitions the figure has a question mark. What is *in italics* is the simulator's: virtual workers at the \
         costs that were measured here, one core for each. Speed-ups are against the sequential search of the same program.\n\n",
        markdown::text(&machine.brand),
        markdown::text(&format!("`{}`", scaling.command)),
        machine.cpus,
        markdown::text(&compiler.version),
        markdown::text(&format!("`{}`", scaling.program.command)),
        markdown::text(&scaling.program.recipe),
        machine.cpus,
        thousands(quiet as u64),
        thousands(all as u64),
    );
    if let Some(others) = scaling.noise.others.filter(|&others| others > AT_REST) {
        let _ = writeln!(
            text,
            "**The machine was not at rest:** other work took {:.0} % of the cores. Measure again before anything is built on these figures.\n",
            others * 100.0
        );
    }
    if quiet == 0 {
        text.push_str(
            "**The machine was never quiet.** Measure again before anything is built on these figures.\n\n",
        );
    }
    if scaling.quick {
        text.push_str("This was a `--quick` run: at a lesser depth, with fewer repetitions.\n\n");
    }
}

/// Other work than this takes no more of the cores on a machine at rest.
const AT_REST: f64 = 0.1;

fn verdicts(scaling: &Scaling, text: &mut String) {
    text.push_str("## What becomes of the claims\n\n");
    text.push_str("| claim | the source says | here | what is seen |\n|---:|---|---|---|\n");
    for finding in claims::findings(scaling) {
        let Finding { claim, said, holds, seen, .. } = finding;
        let _ = writeln!(text, "| {claim} | {said} | {} | {} |", holds.word(), markdown::text(&seen));
    }
    text.push('\n');
    if let Some(told) = design(scaling) {
        let _ = writeln!(text, "{told}\n");
    }
}

/// What the whole tree shared gives, in a sentence.
fn design(scaling: &Scaling) -> Option<String> {
    let mut told = Vec::new();
    for benchmark in &scaling.benchmarks {
        let at = |threads| {
            let search = scaling.pruned(&benchmark.name, scaling.depths.pruned, "ordered", None);
            scaling.best_known(&search.with_threads(threads)).map(|(speedup, _)| speedup)
        };
        let plain = scaling.run(&scaling.pruned(&benchmark.name, scaling.depths.pruned, "sequential", None));
        let ordered = scaling.run(&scaling.pruned(&benchmark.name, scaling.depths.pruned, "ordered", None));
        let (Some(sixteen), Some(most), Some(plain), Some(ordered)) = (at(16), at(64), plain, ordered) else {
            continue;
        };
        told.push(format!(
            "{} {:.2} times with 16 workers ({:.2} normalised by positions) and {:.2} times ({:.2}) with 64, where one worker is {:.2} \
             times as fast as the plain sequential search",
            benchmark.name,
            sixteen.plain,
            sixteen.normalised,
            most.plain,
            most.normalised,
            plain.time() / ordered.time()
        ));
    }
    (!told.is_empty()).then(|| {
        format!(
            "The best design found is `ordered`: the tree shared wherever there is work, the likely best moves first, compared with \
             itself in one thread: {}. The source's best is {:.2}, and {:.2} normalised.",
            told.join("; "),
            source::best_speedup(),
            source::NORMALISED[3][0]
        )
    })
}

fn positions(scaling: &Scaling, text: &mut String) {
    let _ = writeln!(text, "## The positions, in one thread\n");
    let mut table = Table::new([
        "benchmark",
        "board",
        "depth",
        "pruning",
        "positions",
        "the source's",
        "ms",
        "spread",
        "M positions/s",
        "value",
    ]);
    for run in scaling.runs.iter().filter(|run| run.search.split == "sequential") {
        let Search { benchmark, board, depth, pruned, .. } = &run.search;
        let is_deep = *depth + 1 >= scaling.depths.pruned || board == "mailbox";
        let deep = is_deep && *pruned;
        if !deep && (*pruned || *depth != scaling.depths.plain) {
            continue;
        }
        let place = scaling.benchmarks.iter().position(|known| known.name == *benchmark);
        let theirs =
            place.filter(|_| *pruned && *depth == source::DEPTHS[0]).map(|place| source::POSITIONS[place]);
        table.row(vec![
            benchmark.clone(),
            board.clone(),
            depth.to_string(),
            if *pruned { "alpha-beta" } else { "none" }.to_owned(),
            thousands(run.considered() as u64),
            theirs.map_or_else(String::new, thousands),
            milliseconds(run.time()) + doubt(run),
            format!("{:.1} %", spread(&run.nanoseconds).unwrap_or_default() * 100.0),
            format!("{:.1}", run.speed() / 1e6),
            format!("{:+}", run.value).replace('-', "\u{2212}"),
        ]);
    }
    table.write(text);
    for benchmark in &scaling.benchmarks {
        let _ = writeln!(
            text,
            "- {}",
            markdown::text(&format!("{}, {}: `{}`", benchmark.name, benchmark.title, benchmark.fen))
        );
    }
    text.push('\n');
}

/// Tables 1 to 3.
fn times(scaling: &Scaling, text: &mut String) {
    for (place, benchmark) in scaling.benchmarks.iter().enumerate() {
        let _ = writeln!(
            text,
            "## Table {}: run time in ms, {}, depth {}\n",
            place + 1,
            markdown::text(&benchmark.title),
            scaling.depths.pruned
        );
        let mut heading = vec!["N Threads".to_owned()];
        for column in &source::COLUMNS {
            heading.extend([
                format!("{}, source (depth {})", column.title, source::DEPTHS[0]),
                "here".to_owned(),
            ]);
        }
        let mut table = Table::new(heading);
        for threads in rows(scaling) {
            let mut row = vec![threads.to_string()];
            for (column, at) in source::COLUMNS.iter().zip(0..) {
                let theirs = source::THREADS.iter().position(|&known| known == threads);
                row.push(theirs.map_or_else(String::new, |theirs| {
                    format!("{:.0}", source::MILLISECONDS[place][theirs][at])
                }));
                let search = scaling
                    .pruned(&benchmark.name, scaling.depths.pruned, column.split, Some(column.schedule))
                    .with_threads(threads);
                row.push(time(scaling, &search));
            }
            table.row(row);
        }
        table.write(text);
    }
}

/// What follows a figure for which the machine was not quiet.
fn doubt(run: &Run) -> &'static str {
    if run.is_quiet { "" } else { " ?" }
}

/// The source's rows, and those that were measured with a core for each thread.
fn rows(scaling: &Scaling) -> Vec<usize> {
    let real = |&threads: &usize| threads <= scaling.machine.cpus;
    let mut rows: Vec<usize> = scaling.counts().into_iter().filter(real).chain(source::THREADS).collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// A measured time, or a simulated one in italics.
fn time(scaling: &Scaling, search: &Search) -> String {
    let real = scaling.run(search).filter(|_| !scaling.is_oversubscribed(search.threads));
    let simulated =
        || scaling.simulation(search).map(|one| format!("*{}*", milliseconds(one.nanoseconds as f64)));
    real.map(|run| milliseconds(run.time()) + doubt(run)).or_else(simulated).unwrap_or_default()
}

/// Table 4.
fn normalised(scaling: &Scaling, text: &mut String) {
    let depth = scaling.depths.pruned - 1;
    let _ = writeln!(text, "## Table 4: speed-up normalised by positions, depth {depth}\n");
    let columns = [("At Root", "root"), ("Below Root", "below-root")];
    let mut heading = vec!["N Threads".to_owned()];
    for (title, _) in columns {
        heading.push(format!("{title}, source"));
        heading.extend(scaling.benchmarks.iter().map(|benchmark| benchmark.name.clone()));
    }
    let mut table = Table::new(heading);
    for threads in rows(scaling) {
        let mut row = vec![threads.to_string()];
        for (at, (_, split)) in columns.iter().enumerate() {
            let theirs = source::THREADS.iter().position(|&known| known == threads);
            row.push(
                theirs.map_or_else(String::new, |theirs| format!("{:.2}", source::NORMALISED[theirs][at])),
            );
            for benchmark in &scaling.benchmarks {
                let search =
                    scaling.pruned(&benchmark.name, depth, split, Some("static")).with_threads(threads);
                row.push(cell(scaling, &search, |speedup| speedup.normalised));
            }
        }
        table.row(row);
    }
    table.write(text);
}

fn cell(scaling: &Scaling, search: &Search, of: impl Fn(Speedup) -> f64) -> String {
    match scaling.best_known(search) {
        Some((speedup, true)) => format!("{:.2}{}", of(speedup), doubts(scaling, search)),
        Some((speedup, false)) => format!("*{:.2}*", of(speedup)),
        None => String::new(),
    }
}

/// What follows a measured speed-up: it hangs on two searches.
fn doubts(scaling: &Scaling, search: &Search) -> &'static str {
    let both = [scaling.run(search), scaling.sequential(search)];
    both.into_iter().flatten().map(doubt).find(|doubt| !doubt.is_empty()).unwrap_or_default()
}

/// The source's charts, as tables: the speed-up by threads, with pruning and without.
fn speedups(scaling: &Scaling, text: &mut String) {
    let counts = scaling.counts();
    for benchmark in &scaling.benchmarks {
        let _ = writeln!(text, "## Speed-up, {}\n", markdown::text(&benchmark.title));
        for (pruned, depth, of) in [
            (true, scaling.depths.pruned, false),
            (true, scaling.depths.pruned, true),
            (false, scaling.depths.plain, false),
        ] {
            let pruning = if pruned { "with pruning" } else { "without pruning" };
            let what = if of { ", normalised by positions" } else { "" };
            let _ = writeln!(text, "Depth {depth}, {pruning}{what}:\n");
            let heading = std::iter::once("threads".to_owned()).chain(counts.iter().map(ToString::to_string));
            let mut table = Table::new(heading);
            for (split, schedule) in scaling.designs() {
                let search = Search {
                    pruned,
                    depth,
                    ..scaling.pruned(&benchmark.name, depth, &split, schedule.as_deref())
                };
                let told = |speedup: Speedup| if of { speedup.normalised } else { speedup.plain };
                let cells = counts.iter().map(|&threads| cell(scaling, &search.with_threads(threads), told));
                let cells: Vec<String> = cells.collect();
                if cells.iter().any(|cell| !cell.is_empty()) {
                    table.row([vec![search.design()], cells].concat());
                }
            }
            table.write(text);
        }
    }
}

/// The splits of the leaves, against the sequential search of their depth.
fn leaves(scaling: &Scaling, text: &mut String) {
    let depth = scaling.depths.leaves;
    let _ = writeln!(
        text,
        "## The splits of the leaves\n\nEvery last ply, or every one above it, starts threads: at the full depth that would take hours, so these \
         are searches to depth {depth}. Speed-up:\n"
    );
    let counts = scaling.counts();
    let heading = ["benchmark".to_owned(), "split".to_owned()]
        .into_iter()
        .chain(counts.iter().map(|&threads| count(scaling, threads)));
    let mut table = Table::new(heading);
    for benchmark in &scaling.benchmarks {
        for split in ["leaves", "above-leaves"] {
            for schedule in ["static", "dynamic", "guided"] {
                let search = scaling.pruned(&benchmark.name, depth, split, Some(schedule));
                let mut row = vec![benchmark.name.clone(), search.design()];
                for &threads in &counts {
                    let search = search.with_threads(threads);
                    let told = |speedup: Option<Speedup>| {
                        speedup.map_or_else(|| "–".to_owned(), |speedup| format!("{:.4}", speedup.plain))
                    };
                    row.push(format!(
                        "{}{} (*{}*)",
                        told(scaling.measured(&search)),
                        doubts(scaling, &search),
                        told(scaling.predicted(&search))
                    ));
                }
                table.row(row);
            }
        }
    }
    table.write(text);
}

/// The heading of a column of measured figures.
fn count(scaling: &Scaling, threads: usize) -> String {
    if scaling.is_oversubscribed(threads) {
        format!("{threads}, oversubscribed")
    } else {
        threads.to_string()
    }
}

/// Real threads a ply less deep, at every number of them.
fn by_depth(scaling: &Scaling, text: &mut String) {
    let depth = scaling.depths.pruned - 1;
    let _ = writeln!(
        text,
        "## Real threads, depth {depth}\n\nWith more threads than cores these are *oversubscribed*: they share the cores, and what they show is what \
         sharing costs, in time and in positions. Speed-up (more positions than the sequential search):\n"
    );
    let counts = scaling.counts();
    let heading = ["benchmark".to_owned(), "split".to_owned()]
        .into_iter()
        .chain(counts.iter().map(|&threads| count(scaling, threads)));
    let mut table = Table::new(heading);
    for benchmark in &scaling.benchmarks {
        for (split, schedule) in scaling.designs() {
            let search = scaling.pruned(&benchmark.name, depth, &split, schedule.as_deref());
            let cells: Vec<String> = counts
                .iter()
                .map(|&threads| {
                    let search = search.with_threads(threads);
                    let more = |run: &Run| {
                        let alone = scaling.sequential(&search)?;
                        Some(percent(run.considered() / alone.considered() - 1.0))
                    };
                    let told = scaling.measured(&search).zip(scaling.run(&search).and_then(more));
                    let doubts = doubts(scaling, &search);
                    told.map_or_else(String::new, |(speedup, more)| {
                        format!("{:.2}{doubts} ({more})", speedup.plain)
                    })
                })
                .collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                table.row([vec![benchmark.name.clone(), search.design()], cells].concat());
            }
        }
    }
    table.write(text);
}

/// A measured time is mere noise where it is so short, in nanoseconds, or where repetitions are so far apart.
const SHORT: f64 = 2e6;
const FAR: f64 = 0.1;

/// Whether a measured time says something.
fn says(run: &Run) -> bool {
    run.time() >= SHORT && run.is_quiet && spread(&run.nanoseconds).is_some_and(|spread| spread <= FAR)
}

/// Whether the simulator is told what the search takes: it is what others of its split are held to.
fn is_given(search: &Search) -> bool {
    let is_framed = costs::FRAMED.contains(&search.split.as_str());
    search.threads == 1 && (is_framed || search.split == "ordered")
}

/// What was both simulated and measured with a core for each thread.
pub(super) fn compared(scaling: &Scaling) -> impl Iterator<Item = (&Simulated, &Run, f64)> {
    scaling.simulated.iter().filter_map(|simulated| {
        let run = scaling.run(&simulated.search)?;
        let error = scaling.error(&simulated.search)?;
        (!scaling.is_oversubscribed(simulated.search.threads)).then_some((simulated, run, error))
    })
}

/// The simulator against the clock.
fn agreement(scaling: &Scaling, text: &mut String) {
    let _ = writeln!(text, "## Prediction against measurement\n");
    let (mut well, mut all, mut noise, mut given) = (0, 0, 0, 0);
    let mut worst = 0.0_f64;
    let mut table = Table::new([
        "search",
        "threads",
        "measured, ms",
        "spread",
        "predicted, ms",
        "error",
        "positions, error",
    ]);
    for (simulated, run, error) in compared(scaling) {
        let spread = spread(&run.nanoseconds).unwrap_or_default();
        let mark = if is_given(&simulated.search) {
            given += 1;
            " (given)"
        } else if says(run) {
            all += 1;
            well += usize::from(error.abs() <= 0.1);
            worst = if error.abs() > worst.abs() { error } else { worst };
            ""
        } else {
            noise += 1;
            " (noise)"
        };
        let Search { benchmark, depth, pruned, threads, .. } = &simulated.search;
        let pruning = if *pruned { "" } else { ", no pruning" };
        table.row(vec![
            format!("{benchmark} {depth}{pruning}, {}", simulated.search.design()),
            threads.to_string(),
            milliseconds(run.time()),
            format!("{:.1} %", spread * 100.0),
            milliseconds(simulated.nanoseconds as f64),
            format!("{}{mark}", percent(error)),
            percent(simulated.positions as f64 / run.considered() - 1.0),
        ]);
    }
    let _ = writeln!(
        text,
        "Of {all} searches {well} are predicted within 10 %, the worst is off by {}. A measured time counts as noise where it is below \
         {:.0} ms, where the machine was not quiet for three repetitions, or where those are more than {:.0} % apart (half the distance of \
         the quartiles): {noise} of them. Another {given} with one thread are given: the simulator is told what they take. \
         The searches in one thread that split the root do the work of the sequential one, so their errors show what measuring itself is worth.\n",
        percent(worst),
        SHORT / 1e6,
        FAR * 100.0
    );
    table.write(text);
}

/// Where the time goes.
fn profile(scaling: &Scaling, text: &mut String) {
    let _ = writeln!(text, "## Where the time goes\n");
    if scaling.shares.is_empty() {
        let _ = writeln!(
            text,
            "Not measured: `cargo lab profile minimax` draws the flamegraphs that this is read from.\n"
        );
        return;
    }
    let mut table = Table::new(["board", "split", "what", "share"]);
    for share in &scaling.shares {
        table.row(vec![
            share.board.clone(),
            share.split.clone(),
            share.part.clone(),
            format!("{:.1} %", share.fraction * 100.0),
        ]);
    }
    table.write(text);
}

fn notes(scaling: &Scaling, text: &mut String) {
    let _ = writeln!(text, "## What things cost\n");
    let mut table = Table::new([
        "board",
        "node above, ns",
        "last ply, ns",
        "copy, ns",
        "move of a shared last ply, ns",
        "lock, ns",
        "start a thread, µs",
        "until it runs, µs",
        "its end, µs",
        "wake, ns",
    ]);
    let nanoseconds = |cost: u64| format!("{:.1}", cost as f64 / 1e3);
    let microseconds = |cost: u64| format!("{:.1}", cost as f64 / 1e6);
    for prices in &scaling.prices {
        let nodes = costs::nodes(&scaling.runs, &prices.board);
        let node = |of: fn((f64, f64)) -> f64| {
            nodes.map_or_else(String::new, |both| format!("{:.1}", of(both) / 1e3))
        };
        table.row(vec![
            prices.board.clone(),
            node(|both| both.0),
            node(|both| both.1),
            nanoseconds(prices.copy),
            nanoseconds(prices.position),
            nanoseconds(prices.lock),
            microseconds(prices.start),
            microseconds(prices.latency),
            microseconds(prices.join),
            nanoseconds(prices.wake),
        ]);
    }
    table.write(text);
    let _ = writeln!(
        text,
        "- on the quiet machine a probe takes at most {} ms: the search to depth {} of the start position on every core at once",
        milliseconds(scaling.quiet as f64),
        plan::PROBE_DEPTH
    );
    for split in costs::FRAMED {
        if let Some(dearer) = costs::framed(scaling, &scaling.pruned("", 1, split, None)) {
            let _ = writeln!(
                text,
                "- a node of `{split}` costs {dearer:.3} times what one of the sequential search does, in one thread with pruning"
            );
        }
    }
    for crowd in &scaling.crowds {
        if let Some(slower) = costs::crowded(scaling, &crowd.search) {
            let Search { benchmark, depth, pruned, threads, .. } = &crowd.search;
            let pruning = if *pruned { "" } else { " without pruning" };
            let _ = writeln!(
                text,
                "- {benchmark}, depth {depth}{pruning}: {threads} at once, one a core, take {slower:.3} times as long as one"
            );
        }
    }
    let noise = &scaling.noise;
    if let Some(others) = noise.others {
        let _ = writeln!(text, "- other work took {:.1} % of the cores meanwhile", others * 100.0);
    }
    if let Some(steal) = noise.steal {
        let _ = writeln!(text, "- the hypervisor gave {:.1} % of them to others", steal * 100.0);
    }
    let phases = scaling.phases.iter().map(|phase| format!("{} {:.0} s", phase.name, phase.seconds));
    let _ = writeln!(text, "- the run took: {}", markdown::text(&phases.collect::<Vec<_>>().join(", ")));
}

/// The verdicts, for a terminal.
pub(crate) fn summary(scaling: &Scaling) -> String {
    let mut text = String::new();
    for Finding { claim, holds, seen, .. } in claims::findings(scaling) {
        let _ = writeln!(text, "claim {claim:2}  {:14}  {seen}", holds.word());
    }
    if let Some(told) = design(scaling) {
        let _ = writeln!(text, "{told}");
    }
    text
}
