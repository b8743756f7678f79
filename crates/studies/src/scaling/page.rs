//! The page `reports/<machine>/scaling.md`, which the terminal shows too: the verdicts on the
//! claims, and the speed-up of every split by number of threads.

use super::figures::{FAR, SHORT, Speedup};
use super::{Position, Program, Scaling, Search, claims, quiet};
use plywright_lab::terminal::format::{percent, share, thousands};
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::Table;

/// Largest share of the cores that other work takes on a machine at rest.
const AT_REST: f64 = 0.1;

pub(crate) fn page(scaling: &Scaling) -> String {
    let mut page = Page::new(format!("Parallel minimax on {}", scaling.machine.brand));
    head(&mut page, scaling);
    page.section("What becomes of the claims");
    page.table(&crate::finding::table(&claims::findings(scaling)));
    if let Some(sentence) = ordered(scaling) {
        page.text(sentence);
    }
    speedups(&mut page, scaling);
    agreement(&mut page, scaling);
    page.markdown()
}

fn head(page: &mut Page, scaling: &Scaling) {
    let Scaling { machine, compiler, source, command, program, .. } = scaling;
    let repetitions = || scaling.runs.iter().chain(&scaling.crowds).flat_map(|run| &run.repetitions);
    let quiet = quiet::count(repetitions(), scaling.quiet);
    let (cpus, version, revision) = (machine.cpus, &compiler.version, source.short(10));
    let Program { command: build, recipe, .. } = program;
    page.text(format!(
        "The gain from splitting a search of fixed depth over threads, compared with a published study of parallel minimax with OpenMP; `docs/search.md` \
         describes the splits. Made by `{command}`: {cpus} cores, {version}, revision {revision}; the program is built by `{build}` with the variants {recipe}. Every repetition is in the \
         record beside this page."
    ));
    let benchmarks = scaling.benchmarks.iter();
    page.list(benchmarks.map(|Position { name, title, fen }| format!("{name}, {title}: `{fen}`")));
    let [counting, total] = [quiet, repetitions().count()].map(|count| thousands(count as u64));
    page.text(format!(
        "Up to {cpus} threads the figures are measured. They are medians of the repetitions that count ({counting} of {total}): a short search on every \
         core at once found the machine quiet both before and after them. If a search has fewer than three such repetitions, its figures are medians \
         of the three next to the fastest short searches, and the measured speed-ups that rest on it have a question mark. Figures *in italics* are \
         simulated: virtual workers, each with a core, at the costs that were measured here. Speed-ups are against the sequential search \
         of the same program, except those of `ordered`, which are against `ordered` in one thread."
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
        page.text("This was a `--quick` run: the repetitions got an eighth of the usual time, and the default depth was one ply less.");
    }
}

/// Returns a sentence on the speed of `ordered` in one thread. The page needs it because `ordered`
/// is compared with itself in one thread, and all other splits with the plain sequential search.
fn ordered(scaling: &Scaling) -> Option<String> {
    let depth = scaling.depths.pruned;
    let relative_speed = |name: &str| {
        let run = scaling.run(&Search::pruned(name, depth, "ordered", 1))?;
        Some(format!("{name} {:.2}", scaling.alone(name, depth)?.time() / run.time()))
    };
    let seen: Vec<String> = scaling.names().filter_map(relative_speed).collect();
    (!seen.is_empty()).then(|| {
        format!(
            "`ordered` is compared with itself in one thread. Its speed in one thread, as a multiple of the plain sequential search's: {}.",
            seen.join(", ")
        )
    })
}

/// Adds the speed-up of each split by number of threads, with pruning and without.
fn speedups(page: &mut Page, scaling: &Scaling) {
    let counts = scaling.counts();
    let designs = scaling.designs();
    for (pruned, depth, pruning) in
        [(true, scaling.depths.pruned, "with pruning"), (false, scaling.depths.plain, "without pruning")]
    {
        let rows = scaling.names().flat_map(|name| designs.iter().map(move |design| (name, design)));
        let rows = rows.filter_map(|(name, design)| {
            let search = Search { pruned, ..Search::pruned(name, depth, design, 1) };
            let cells = counts.iter().map(|&threads| cell(scaling, &search.with_threads(threads)));
            let cells: Vec<String> = cells.collect();
            let is_studied = cells.iter().any(|cell| !cell.is_empty());
            is_studied.then(|| [vec![name.to_owned(), design.clone()], cells].concat())
        });
        page.section(format!("Speed-up by threads, {pruning}, depth {depth}"));
        let headings = ["position", "split"].map(str::to_owned).into_iter();
        let headings = headings.chain(counts.iter().map(usize::to_string));
        page.table(&Table::of_texts(2, headings, rows));
    }
}

/// Text of a speed-up: in italics if simulated; with a question mark if it was measured and the
/// machine was disturbed during this search or the one with which it is compared.
fn cell(scaling: &Scaling, search: &Search) -> String {
    match scaling.best_known(search) {
        Some((Speedup { plain, .. }, true)) => {
            format!("{plain:.2}{}", if scaling.is_quiet(search) { "" } else { " ?" })
        }
        Some((Speedup { plain, .. }, false)) => format!("*{plain:.2}*"),
        None => String::new(),
    }
}

/// Adds a section on the simulator's error against the clock.
fn agreement(page: &mut Page, scaling: &Scaling) {
    let errors = || scaling.compared().map(|(_, error)| error);
    let well = errors().filter(|error| error.abs() <= 0.1).count();
    let worst = errors().fold(0.0_f64, |worst, error| if error.abs() > worst.abs() { error } else { worst });
    let (count, worst, short, far) = (errors().count(), percent(worst), SHORT / 1e6, share(FAR));
    page.section("Simulation against measurement");
    page.text(format!(
        "Of {count} searches that were simulated, and measured with a core for each thread, {well} are predicted within 10 %; the worst is off by {worst}. \
         Left out are measured times below {short:.0} ms, those of a machine that was not quiet, those whose spread (half the distance between the \
         quartiles of the repetitions) is more than {far} of the median, and searches in one thread whose time the simulator is given."
    ));
}
