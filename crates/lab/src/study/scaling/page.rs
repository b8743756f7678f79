//! The page `reports/<machine>/scaling.md`: the source's tables in their own form with our figures, and what the simulator says of more cores.
//!
//! It is Markdown, as the table of targets is: tables and notes, which a code host shows as well as an editor or `git diff` does.

use super::claims::{self, LEAVES};
use super::figures::Speedup;
use super::{Position, Run, Scaling, Search, Share, costs, plan, quiet, source};
use crate::terminal::format::{percent, share, thousands};
use crate::terminal::page::Page;
use crate::terminal::table::Table;

/// Other work than this takes no more of the cores on a machine at rest.
const AT_REST: f64 = 0.1;

/// A measured time is mere noise where it is so short, in nanoseconds, or where repetitions are so far apart.
const SHORT: f64 = 2e6;
const FAR: f64 = 0.1;

fn milliseconds(nanoseconds: f64) -> String {
    let value = nanoseconds / 1e6;
    match value {
        100.0.. => format!("{value:.0}"),
        10.0.. => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

/// The page.
pub(crate) fn markdown(scaling: &Scaling) -> String {
    let mut page = Page::new(format!("Parallel minimax on {}", scaling.machine.brand));
    for part in
        [head, verdicts, positions, times, normalised, speedups, leaves, by_depth, agreement, profile, prices]
    {
        part(&mut page, scaling);
    }
    page.markdown()
}

fn head(page: &mut Page, scaling: &Scaling) {
    let Scaling { machine, compiler, source, command, program, .. } = scaling;
    let repetitions = || scaling.runs.iter().chain(&scaling.crowds).flat_map(|run| &run.repetitions);
    let quiet = quiet::count(repetitions(), scaling.quiet);
    page.text(format!(
        "What splitting a search of fixed depth over threads gives, beside the figures of the source, a study of parallel minimax with OpenMP; what it \
         is and what was tried stands in `docs/search.md`. Made by `{command}`: {} cores, {}, revision {}; the program is built by `{}` \
         and runs {}. Every repetition is in `scaling.json`.",
        machine.cpus,
        compiler.version,
        source.short(10),
        program.command,
        program.recipe,
    ));
    page.text(format!(
        "Up to {} threads the figures are measured: medians of the repetitions before and after which a short search on every core at once \
         found the machine quiet, {} of {}; a shared one is slower by half now and then. \
         Where there are not three such repetitions the figure has a question mark. What is *in italics* is the simulator's: virtual workers at the \
         costs that were measured here, one core for each. Speed-ups are against the sequential search of the same program.",
        machine.cpus,
        thousands(quiet as u64),
        thousands(repetitions().count() as u64),
    ));
    if let Some(others) = scaling.noise.others.filter(|&others| others > AT_REST) {
        page.text(format!(
            "**The machine was not at rest:** other work took {:.0} % of the cores. Measure again before anything is built on these figures.",
            others * 100.0
        ));
    }
    if quiet == 0 {
        page.text(
            "**The machine was never quiet.** Measure again before anything is built on these figures.",
        );
    }
    if scaling.quick {
        page.text("This was a `--quick` run: at a lesser depth, with fewer repetitions.");
    }
}

fn verdicts(page: &mut Page, scaling: &Scaling) {
    page.section("What becomes of the claims");
    page.table(&Table::of_findings(&claims::findings(scaling)));
    if let Some(sentence) = design(scaling) {
        page.text(sentence);
    }
}

/// What the whole tree shared gives, in a sentence.
fn design(scaling: &Scaling) -> Option<String> {
    let depth = scaling.depths.pruned;
    let of = |name: &str| {
        let search = |threads| Search::pruned(name, depth, "ordered", threads);
        let [(sixteen, _), (most, _)] = [scaling.best_known(&search(16))?, scaling.best_known(&search(64))?];
        Some(format!(
            "{name} {:.2} times with 16 workers ({:.2} normalised by positions) and {:.2} times ({:.2}) with 64, where one worker is {:.2} \
             times as fast as the plain sequential search",
            sixteen.plain,
            sixteen.normalised,
            most.plain,
            most.normalised,
            scaling.alone(name, depth)?.time() / scaling.run(&search(1))?.time()
        ))
    };
    let seen: Vec<String> = scaling.names().filter_map(of).collect();
    (!seen.is_empty()).then(|| {
        format!(
            "The best design found is `ordered`: the tree shared wherever there is work, the likely best moves first, compared with \
             itself in one thread: {}. The source's best is {:.2}, and {:.2} normalised.",
            seen.join("; "),
            source::best_speedup(),
            source::NORMALISED[3][0]
        )
    })
}

fn positions(page: &mut Page, scaling: &Scaling) {
    let rows = scaling.sequentials().filter_map(|run| {
        let Search { benchmark, board, depth, pruned, .. } = &run.search;
        let is_shown = if *pruned {
            *depth + 1 >= scaling.depths.pruned || board == "mailbox"
        } else {
            *depth == scaling.depths.plain
        };
        let place = scaling.names().position(|known| known == benchmark);
        let theirs = place.filter(|_| *pruned && *depth == source::DEPTHS[0]);
        is_shown.then(|| {
            [
                benchmark.clone(),
                board.clone(),
                depth.to_string(),
                if *pruned { "alpha-beta" } else { "none" }.to_owned(),
                thousands(run.figures.positions as u64),
                theirs.map_or_else(String::new, |place| thousands(source::POSITIONS[place])),
                time(run),
                share(run.figures.spread),
                format!("{:.1}", run.speed() / 1e6),
                format!("{:+}", run.value).replace('-', "\u{2212}"),
            ]
        })
    });
    let headings = [
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
    ];
    page.section("The positions, in one thread");
    page.table(&Table::of_texts(2, headings, rows));
    let benchmarks = scaling.benchmarks.iter();
    page.list(benchmarks.map(|Position { name, title, fen }| format!("{name}, {title}: `{fen}`")));
}

/// The source's rows, and those that were measured with a core for each thread.
fn threads(scaling: &Scaling) -> Vec<usize> {
    let real = scaling.counts().into_iter().filter(|&threads| !scaling.is_oversubscribed(threads));
    let mut rows: Vec<usize> = real.chain(source::THREADS).collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// A figure of the source, in the row of so many threads.
fn of_source(threads: usize, figure: impl Fn(usize) -> String) -> String {
    source::THREADS.iter().position(|&known| known == threads).map_or_else(String::new, figure)
}

/// Tables 1 to 3.
fn times(page: &mut Page, scaling: &Scaling) {
    let depth = scaling.depths.pruned;
    for (place, Position { name, title, .. }) in scaling.benchmarks.iter().enumerate() {
        let headings = source::COLUMNS.iter().flat_map(|(title, _)| {
            [format!("{title}, source (depth {})", source::DEPTHS[0]), "here".to_owned()]
        });
        let rows = threads(scaling).into_iter().map(|threads| {
            let cells = source::COLUMNS.iter().enumerate().flat_map(move |(column, (_, design))| {
                let figure = |row: usize| format!("{:.0}", source::MILLISECONDS[place][row][column]);
                [
                    of_source(threads, figure),
                    known_time(scaling, &Search::pruned(name, depth, design, threads)),
                ]
            });
            [threads.to_string()].into_iter().chain(cells)
        });
        page.section(format!("Table {}: run time in ms, {title}, depth {depth}", place + 1));
        let headings = ["N Threads".to_owned()].into_iter().chain(headings);
        page.table(&Table::of_texts(1, headings, rows));
    }
}

/// A measured time, with a question mark where the machine was not quiet.
fn time(run: &Run) -> String {
    milliseconds(run.time()) + if run.figures.is_quiet { "" } else { " ?" }
}

/// A measured time, or a simulated one in italics.
fn known_time(scaling: &Scaling, search: &Search) -> String {
    let real = scaling.run(search).filter(|_| !scaling.is_oversubscribed(search.threads)).map(time);
    let simulated = || Some(format!("*{}*", milliseconds(scaling.simulation(search)?.nanoseconds as f64)));
    real.or_else(simulated).unwrap_or_default()
}

/// Table 4.
fn normalised(page: &mut Page, scaling: &Scaling) {
    let depth = scaling.depths.pruned - 1;
    let columns = [("At Root", "root static"), ("Below Root", "below-root static")];
    let names = || scaling.names().map(str::to_owned);
    let headings =
        columns.iter().flat_map(|(title, _)| [format!("{title}, source")].into_iter().chain(names()));
    let rows = threads(scaling).into_iter().map(|threads| {
        let cells = columns.iter().enumerate().flat_map(move |(column, (_, design))| {
            let theirs = of_source(threads, |row| format!("{:.2}", source::NORMALISED[row][column]));
            let ours = scaling.names().map(move |name| {
                cell(scaling, &Search::pruned(name, depth, design, threads), |speedup| speedup.normalised)
            });
            [theirs].into_iter().chain(ours)
        });
        [threads.to_string()].into_iter().chain(cells)
    });
    page.section(format!("Table 4: speed-up normalised by positions, depth {depth}"));
    let headings = ["N Threads".to_owned()].into_iter().chain(headings);
    page.table(&Table::of_texts(1, headings, rows));
}

fn cell(scaling: &Scaling, search: &Search, of: impl Fn(Speedup) -> f64) -> String {
    match scaling.best_known(search) {
        Some((speedup, true)) => format!("{:.2}{}", of(speedup), doubt(scaling, search)),
        Some((speedup, false)) => format!("*{:.2}*", of(speedup)),
        None => String::new(),
    }
}

/// What follows a measured speed-up where the machine was not quiet for both of the searches that it depends on.
fn doubt(scaling: &Scaling, search: &Search) -> &'static str {
    let both = [scaling.run(search), scaling.sequential(search)];
    if both.into_iter().flatten().all(|run| run.figures.is_quiet) { "" } else { " ?" }
}

/// Adds a table with a row for each search and a column for each number of threads. Rows without a figure are left out.
fn by_threads(
    page: &mut Page,
    scaling: &Scaling,
    headings: &[&str],
    rows: impl IntoIterator<Item = (Vec<String>, Search)>,
    cell: impl Fn(&Search) -> String,
) {
    let counts = scaling.counts();
    let rows = rows.into_iter().filter_map(|(words, search)| {
        let cells: Vec<String> = counts.iter().map(|&threads| cell(&search.with_threads(threads))).collect();
        cells.iter().any(|cell| !cell.is_empty()).then(|| [words, cells].concat())
    });
    let columns = counts.iter().map(|&threads| {
        let is_marked = headings.len() > 1 && scaling.is_oversubscribed(threads);
        format!("{threads}{}", if is_marked { ", oversubscribed" } else { "" })
    });
    let columns = headings.iter().map(|&heading| heading.to_owned()).chain(columns);
    page.table(&Table::of_texts(headings.len(), columns, rows));
}

/// The source's charts, as tables: the speed-up by threads, with pruning and without.
fn speedups(page: &mut Page, scaling: &Scaling) {
    let Scaling { benchmarks, depths, .. } = scaling;
    for Position { name, title, .. } in benchmarks {
        page.section(format!("Speed-up, {title}"));
        for (is_pruned, is_normalised) in [(true, false), (true, true), (false, false)] {
            let (depth, pruning) =
                if is_pruned { (depths.pruned, "with pruning") } else { (depths.plain, "without pruning") };
            let normalised = if is_normalised { ", normalised by positions" } else { "" };
            page.text(format!("Depth {depth}, {pruning}{normalised}:"));
            let rows = scaling.designs().into_iter().map(|design| {
                let search = Search { pruned: is_pruned, ..Search::pruned(name, depth, &design, 1) };
                (vec![design], search)
            });
            let figure = |speedup: Speedup| if is_normalised { speedup.normalised } else { speedup.plain };
            by_threads(page, scaling, &["threads"], rows, |search| cell(scaling, search, figure));
        }
    }
}

/// Adds a table of what was measured: pruned searches to a depth by position and design.
fn measured(
    page: &mut Page,
    scaling: &Scaling,
    depth: u32,
    designs: &[impl AsRef<str>],
    cell: impl Fn(&Search) -> String,
) {
    let rows = scaling.names().flat_map(|name| {
        designs.iter().map(move |design| {
            let design = design.as_ref();
            (vec![name.to_owned(), design.to_owned()], Search::pruned(name, depth, design, 1))
        })
    });
    by_threads(page, scaling, &["benchmark", "split"], rows, cell);
}

/// The splits of the leaves, against the sequential search of their depth.
fn leaves(page: &mut Page, scaling: &Scaling) {
    let depth = scaling.depths.leaves;
    page.section("The splits of the leaves");
    page.text(format!(
        "Every last ply, or every one above it, starts threads: at the full depth that would take hours, so these \
         are searches to depth {depth}. Speed-up:"
    ));
    let figure = |speedup: Option<Speedup>| {
        speedup.map_or_else(|| "–".to_owned(), |speedup| format!("{:.4}", speedup.plain))
    };
    measured(page, scaling, depth, &LEAVES, |search| {
        let [measured, predicted] = [scaling.measured(search), scaling.predicted(search)].map(figure);
        format!("{measured}{} (*{predicted}*)", doubt(scaling, search))
    });
}

/// Real threads a ply less deep, at every number of them.
fn by_depth(page: &mut Page, scaling: &Scaling) {
    let depth = scaling.depths.pruned - 1;
    page.section(format!("Real threads, depth {depth}"));
    page.text(
        "With more threads than cores these are *oversubscribed*: they share the cores, and what they show is what \
         sharing costs, in time and in positions. Speed-up (more positions than the sequential search):",
    );
    measured(page, scaling, depth, &scaling.designs(), |search| {
        let figures = || {
            let more = scaling.run(search)?.figures.positions / scaling.sequential(search)?.figures.positions;
            let plain = scaling.measured(search)?.plain;
            Some(format!("{plain:.2}{} ({})", doubt(scaling, search), percent(more - 1.0)))
        };
        figures().unwrap_or_default()
    });
}

/// Whether a measured time says something.
pub(super) fn says(run: &Run) -> bool {
    run.time() >= SHORT && run.figures.is_quiet && run.figures.spread <= FAR
}

/// Whether the simulator is given what the search takes: it is what others of its split are held to.
pub(super) fn is_given(search: &Search) -> bool {
    search.threads == 1 && (costs::FRAMED.contains(&search.split.as_str()) || search.split == "ordered")
}

/// The simulator against the clock.
fn agreement(page: &mut Page, scaling: &Scaling) {
    let (mut well, mut all, mut noise, mut given) = (0, 0, 0, 0);
    let mut worst = 0.0_f64;
    let mut rows = Vec::new();
    for (simulated, run, error) in scaling.compared() {
        let Search { benchmark, depth, pruned, threads, .. } = &simulated.search;
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
        let pruning = if *pruned { "" } else { ", no pruning" };
        rows.push([
            format!("{benchmark} {depth}{pruning}, {}", simulated.search.design()),
            threads.to_string(),
            milliseconds(run.time()),
            share(run.figures.spread),
            milliseconds(simulated.nanoseconds as f64),
            format!("{}{mark}", percent(error)),
            percent(simulated.positions as f64 / run.figures.positions - 1.0),
        ]);
    }
    let headings =
        ["search", "threads", "measured, ms", "spread", "predicted, ms", "error", "positions, error"];
    page.section("Prediction against measurement");
    page.text(format!(
        "Of {all} searches {well} are predicted within 10 %, the worst is off by {}. A measured time counts as noise where it is below \
         {:.0} ms, where the machine was not quiet for three repetitions, or where those are more than {:.0} % apart (half the distance of \
         the quartiles): {noise} of them. Another {given} with one thread are given: the simulator is told what they take. \
         The searches in one thread that split the root do the work of the sequential one, so their errors show what measuring itself is worth.",
        percent(worst),
        SHORT / 1e6,
        FAR * 100.0,
    ));
    page.table(&Table::of_texts(1, headings, rows));
}

/// The parts of the time.
fn profile(page: &mut Page, scaling: &Scaling) {
    page.section("Where the time goes");
    if scaling.shares.is_empty() {
        return page
            .text("Not measured: `cargo lab profile minimax` draws the flamegraphs that this is read from.");
    }
    let rows = scaling.shares.iter().map(|one| {
        let Share { board, split, part, fraction } = one;
        [board.clone(), split.clone(), part.clone(), share(*fraction)]
    });
    page.table(&Table::of_texts(3, ["board", "split", "what", "share"], rows));
}

fn prices(page: &mut Page, scaling: &Scaling) {
    let nanoseconds = |picoseconds: f64| format!("{:.1}", picoseconds / 1e3);
    let rows = scaling.prices.iter().map(|prices| {
        let nodes = costs::nodes(scaling, &prices.board);
        let [inner, last] =
            nodes.map_or_else(Default::default, |(inner, last)| [inner, last].map(nanoseconds));
        let [copy, position, lock, wake] =
            [prices.copy, prices.position, prices.lock, prices.wake].map(|cost| nanoseconds(cost as f64));
        let [start, latency, join] =
            [prices.start, prices.latency, prices.join].map(|cost| format!("{:.1}", cost as f64 / 1e6));
        [prices.board.clone(), inner, last, copy, position, lock, start, latency, join, wake]
    });
    let headings = [
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
    ];
    let mut notes = vec![format!(
        "on the quiet machine a probe takes at most {} ms: the search to depth {} of the start position on every core at once",
        milliseconds(scaling.quiet as f64),
        plan::PROBE_DEPTH
    )];
    for split in costs::FRAMED {
        let dearer = costs::framed(scaling, &Search::pruned("", 1, split, 1));
        notes.extend(dearer.map(|dearer| {
            format!("a node of `{split}` costs {dearer:.3} times what one of the sequential search does, in one thread with pruning")
        }));
    }
    for crowd in &scaling.crowds {
        let Search { benchmark, depth, pruned, threads, .. } = &crowd.search;
        let pruning = if *pruned { "" } else { " without pruning" };
        notes.extend(costs::crowded(scaling, &crowd.search).map(|slower| {
            format!("{benchmark}, depth {depth}{pruning}: {threads} at once, one a core, take {slower:.3} times as long as one")
        }));
    }
    let noise = &scaling.noise;
    notes.extend(
        noise.others.map(|others| format!("other work took {:.1} % of the cores meanwhile", others * 100.0)),
    );
    notes.extend(
        noise.steal.map(|steal| format!("the hypervisor gave {:.1} % of them to others", steal * 100.0)),
    );
    let phases = scaling.phases.iter().map(|phase| format!("{} {:.0} s", phase.name, phase.seconds));
    notes.push(format!("the run took: {}", phases.collect::<Vec<_>>().join(", ")));
    page.section("What things cost");
    page.table(&Table::of_texts(1, headings, rows));
    page.list(notes);
}

/// The verdicts, for a terminal.
pub(crate) fn summary(scaling: &Scaling) -> String {
    let findings = claims::findings(scaling);
    let lines =
        findings.iter().map(|one| format!("claim {:2}  {:14}  {}", one.claim, one.holds.word(), one.seen));
    lines.chain(design(scaling)).map(|line| line + "\n").collect()
}
