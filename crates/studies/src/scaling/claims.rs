//! Verdicts on the claims about parallel minimax (8 to 18, 52, 60 and 61 of `docs/claims.md`): a
//! pure function of the record `scaling.json`. "The source" is the published study that makes them.
//!
//! Every word of a finding follows from figures. With more threads than cores the figures come from
//! the simulator. A finding with simulated figures says which these are, or how many.

use super::shares::{ATTACKS, GENERATION, LAST_PLY, RUNTIME};
use super::{Run, Scaling, Search, Unequal, costs, source};
use crate::finding::{Finding, Holds};
use plywright_lab::terminal::format::thousands;

/// A verdict and what was seen, or None if nothing was measured.
type Verdict = Option<(Holds, String)>;

type Judge = fn(&Scaling) -> Verdict;

/// Each claim with the source's statement and the function that judges it.
const CLAIMS: [(u32, &str, Judge); 14] = [
    (8, "the board is a light mailbox of 64 characters, copied for every thread", board),
    (9, "alpha-beta reaches about two plies deeper in the same time", deeper),
    (
        10,
        "the splits at and above the leaves are always slower than the sequential search; the root's is the best",
        splits,
    ),
    (11, "of the schedules, dynamic and guided give the best speed-up", schedules),
    (12, "the run times of tables 1 to 3: speed-ups up to 5.28", |scaling| at_its_depth(scaling, tables)),
    (
        13,
        "speed-ups normalised by positions, depth 6: 2.68, 4.89 and 4.93 at the root with 4, 16 and 64 threads, 1.67 to 1.71 below it",
        |scaling| at_its_depth(scaling, normalised),
    ),
    (14, "6,233,973, 218,886,619 and 448,833,017 positions at depth 7", |scaling| {
        at_its_depth(scaling, positions)
    }),
    (15, "without pruning the speed-up is higher", unpruned),
    (16, "parallel pruning costs nothing at odd depth and a little at even depth", parity),
    (
        17,
        "split at the leaves: OpenMP's runtime takes half of the time or more; at the root: the greedy last ply 68 %, attack tests 16 %, generation 5 %",
        profiles,
    ),
    (
        18,
        "with a board for each thread, one critical section, a flag instead of break, and chance among equal moves, the move found is as good as the sequential search's",
        quality,
    ),
    (
        52,
        "with one thread the dynamic schedule at the root takes 7 to 8 % less time than the static one",
        one_thread,
    ),
    (
        60,
        "a search that is split directly above the leaves loses less time than one that is split at them",
        above_leaves,
    ),
    (61, "generating moves in parallel would gain little", generation),
];

pub(crate) fn findings(scaling: &Scaling) -> Vec<Finding> {
    CLAIMS.into_iter().map(|(claim, says, judge)| Finding::new(claim, says, judge(scaling))).collect()
}

/// Calls `judge`, and makes its verdict unknown if our depth is not the source's.
fn at_its_depth(scaling: &Scaling, judge: Judge) -> Verdict {
    let (holds, seen) = judge(scaling)?;
    Some(if scaling.depths.pruned == source::DEPTH {
        (holds, seen)
    } else {
        (Holds::Unknown, format!("another depth than the source's; {seen}"))
    })
}

/// Counts of a claim's cases (one for each position and number of threads, say), and what was seen.
#[derive(Default)]
struct Cases {
    all: usize,
    /// Number of cases in which the claim holds.
    well: usize,
    /// Number of cases that were measured; the others were simulated.
    measured: usize,
    seen: Vec<String>,
}

impl Cases {
    fn add(&mut self, is_well: bool, is_measured: bool) {
        self.all += 1;
        self.well += usize::from(is_well);
        self.measured += usize::from(is_measured);
    }

    /// Words for the numbers of measured and of simulated cases.
    fn origin(&self) -> String {
        match self.all - self.measured {
            _ if self.all == 0 => "none".to_owned(),
            0 => "measured".to_owned(),
            simulated if simulated == self.all => "simulated".to_owned(),
            simulated => format!("{} measured, {simulated} simulated", self.measured),
        }
    }

    /// The verdict with these words, or None without a case.
    fn verdict(&self, seen: String) -> Verdict {
        (self.all > 0).then(|| (Holds::from_counts(self.well, self.all), seen))
    }

    fn seen(&self) -> String {
        self.seen.join(", ")
    }
}

const fn origin(is_measured: bool) -> &'static str {
    if is_measured { "measured" } else { "simulated" }
}

fn board(scaling: &Scaling) -> Verdict {
    let price = |board: &str| scaling.prices.iter().find(|prices| prices.board == board);
    let (mailbox, bitboards) = (price("mailbox")?, price("bitboards")?);
    // Positions a second.
    let speed = |run: &Run| run.figures.positions / run.time() * 1e9;
    let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
    for run in scaling.sequentials().filter(|run| run.search.board == "mailbox") {
        let same = Search { board: "bitboards".to_owned(), ..run.search.clone() };
        if let Some(other) = scaling.run(&same) {
            let factor = speed(other) / speed(run);
            (least, most) = (least.min(factor), most.max(factor));
        }
    }
    let (_, last) = costs::nodes(scaling, "mailbox")?;
    let number = |value: f64| if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.1}") };
    // A copy is light if it costs less than choosing the greedy last ply of one node.
    let holds = if (mailbox.copy as f64) < last { Holds::Yes } else { Holds::No };
    let (bytes, others) = (mailbox.bytes, bitboards.bytes);
    let [copy, other] = [mailbox.copy, bitboards.copy].map(|picoseconds| picoseconds as f64 / 1e3);
    let [least, most] = [least, most].map(number);
    let seen = format!(
        "a mailbox is {bytes} bytes, its copy takes {copy:.1} ns; bitboards are {others} bytes, {other:.1} ns, and search {least} to {most} times as many positions a second"
    );
    Some((holds, seen))
}

/// Judges claim 9 by the depth that the search with pruning reaches in the time of the search
/// without. Between two depths the logarithms of the times are interpolated.
fn deeper(scaling: &Scaling) -> Verdict {
    let plain = scaling.depths.plain;
    let mut cases = Cases::default();
    for name in scaling.names() {
        let pruned = |depth| scaling.alone(name, depth).map(Run::time);
        let unpruned = scaling.run(&Search::pruned(name, plain, "sequential", 1).unpruned(plain));
        let Some((unpruned, first)) = unpruned.zip(scaling.alone(name, 1)) else { continue };
        // The least depth is 1, so a shorter time counts as the time to depth 1.
        let time = unpruned.time().max(first.time());
        let reached = (1..scaling.depths.pruned).find_map(|depth| {
            let (here, next) = (pruned(depth)?, pruned(depth + 1)?);
            let part = (time / here).ln() / (next / here).ln();
            (here <= time && time < next).then_some(f64::from(depth) + part)
        });
        // A search that passes the deepest measured depth counts as reaching it: the figure is a
        // lower bound.
        let plies = reached.unwrap_or(f64::from(scaling.depths.pruned)) - f64::from(plain);
        cases.add((1.5..=2.5).contains(&plies), true);
        cases.seen.push(format!("{name} {plies:.1}"));
    }
    let seen = format!(
        "plies by which the search with pruning is deeper, in the time of the plain search to depth {plain}: {}",
        cases.seen()
    );
    cases.verdict(seen)
}

/// Splits at and above the leaves, with their schedules.
const LEAVES: [&str; 6] = [
    "leaves static",
    "leaves dynamic",
    "leaves guided",
    "above-leaves static",
    "above-leaves dynamic",
    "above-leaves guided",
];

/// Judges claim 60: compares the speed-ups of the splits at the leaves and directly above them.
/// By claim 10, both are slower than the sequential search.
fn above_leaves(scaling: &Scaling) -> Verdict {
    let (mut cases, depth) = (Cases::default(), scaling.depths.leaves);
    for name in scaling.names() {
        for threads in scaling.counts().into_iter().filter(|&threads| threads > 1) {
            let at = |design| scaling.best_known(&Search::pruned(name, depth, design, threads));
            if let (Some((leaves, leaves_measured)), Some((above, above_measured))) =
                (at("leaves static"), at("above-leaves static"))
            {
                cases.add(above.plain > leaves.plain, leaves_measured && above_measured);
                cases.seen.push(format!(
                    "{name} with {threads} threads: {:.5} and {:.5}",
                    leaves.plain, above.plain
                ));
            }
        }
    }
    (cases.all > 0).then_some(())?;
    let (from, seen) = (cases.origin(), cases.seen());
    cases.verdict(format!("speed-ups at the leaves and above them, static, depth {depth}, {from}: {seen}"))
}

/// Judges claim 61: the share of the time that generating moves takes bounds the gain from doing it
/// in parallel.
fn generation(scaling: &Scaling) -> Verdict {
    (!scaling.shares.is_empty()).then_some(())?;
    let [last, generation] = [LAST_PLY, GENERATION].map(|part| share(scaling, "root", part) / 100.0);
    let holds = if generation < last / 2.0 { Holds::Yes } else { Holds::No };
    let most = 1.0 / (1.0 - generation.min(0.99));
    let seen = format!(
        "split at the root, generating moves takes {:.0} % of the time and the last ply {:.0} %: generating moves in parallel could make the search at most {most:.2} \
         times as fast, with any number of threads",
        100.0 * generation,
        100.0 * last
    );
    Some((holds, seen))
}

fn splits(scaling: &Scaling) -> Verdict {
    let depth = scaling.depths.leaves;
    let mut leaves = Cases::default();
    let mut best: Option<(f64, String)> = None;
    for name in scaling.names() {
        for design in LEAVES {
            for threads in scaling.counts().into_iter().filter(|&threads| threads > 1) {
                let search = Search::pruned(name, depth, design, threads);
                let Some((speedup, is_measured)) = scaling.best_known(&search) else { continue };
                leaves.add(speedup.plain < 1.0, is_measured);
                if best.as_ref().is_none_or(|(most, _)| speedup.plain > *most) {
                    let Search { split, .. } = search;
                    let what = format!("{split} on {name} with {threads} threads, {}", origin(is_measured));
                    best = Some((speedup.plain, what));
                }
            }
        }
    }
    let (most, what) = best?;
    let mut root = Cases::default();
    for name in scaling.names() {
        let at = |design| scaling.speedup_of(name, design, 16);
        if let (Some((at_root, root_measured)), Some((below, below_measured))) =
            (at("root dynamic"), at("below-root dynamic"))
        {
            root.add(at_root > below, root_measured && below_measured);
            root.seen.push(format!("{name} {at_root:.2} and {below:.2}"));
        }
    }
    let faster = leaves.all - leaves.well;
    let holds = match () {
        () if faster == 0 && root.well == root.all && root.all > 0 => Holds::Yes,
        () if faster == 0 || root.well > 0 => Holds::Partly,
        () => Holds::No,
    };
    let (searches, from, root_from, by_root) = (leaves.all, leaves.origin(), root.origin(), root.seen());
    let seen = format!(
        "of {searches} searches split at or above the leaves (depth {depth}; {from}) {faster} are faster than the sequential one; the best of all is \
         {most:.3} times as fast ({what}); speed-ups at the root and below it with 16 threads by dynamic schedule, {root_from}: {by_root}"
    );
    Some((holds, seen))
}

fn schedules(scaling: &Scaling) -> Verdict {
    let mut cases = Cases::default();
    for name in scaling.names() {
        for threads in [4, 16] {
            let at = |design| scaling.speedup_of(name, design, threads);
            if let [
                Some((even, even_measured)),
                Some((dynamic, dynamic_measured)),
                Some((guided, guided_measured)),
            ] = ["root static", "root dynamic", "root guided"].map(at)
            {
                let is_measured = even_measured && dynamic_measured && guided_measured;
                cases.add(dynamic.max(guided) >= even, is_measured);
                let from = origin(is_measured);
                let seen = format!("{name} with {threads}, {from}: {even:.2}, {dynamic:.2}, {guided:.2}");
                cases.seen.push(seen);
            }
        }
    }
    cases.verdict(format!("static, dynamic and guided at the root: {}", cases.seen.join("; ")))
}

fn tables(scaling: &Scaling) -> Verdict {
    let mut cases = Cases::default();
    let mut most = 0.0_f64;
    for (name, table) in scaling.names().zip(&source::MILLISECONDS) {
        for (column, design) in source::COLUMNS.into_iter().enumerate() {
            for (&threads, row) in source::THREADS.iter().zip(table).skip(1) {
                let Some((ours, is_measured)) = scaling.speedup_of(name, design, threads) else { continue };
                let theirs = table[0][column] / row[column];
                cases.add((theirs / 1.5..=theirs * 1.5).contains(&ours), is_measured);
                most = most.max(ours);
            }
        }
        let alone = scaling.alone(name, scaling.depths.pruned);
        cases.seen.extend(alone.map(|run| format!("{name} {:.0} ms", run.time() / 1e6)));
    }
    let (well, total, from, alone) = (cases.well, cases.all, cases.origin(), cases.seen());
    cases.verdict(format!(
        "{well} of the {total} speed-ups ({from}) are within a factor of 1.5 of the source's, the highest is {most:.2} \
             (the source's {:.2}); one thread takes {alone}",
        source::best_speedup()
    ))
}

fn normalised(scaling: &Scaling) -> Verdict {
    let depth = scaling.depths.pruned - 1;
    let mut cases = Cases::default();
    for name in scaling.names() {
        let mut row = Vec::new();
        for (column, design) in ["root static", "below-root static"].into_iter().enumerate() {
            for (&threads, theirs) in source::THREADS.iter().zip(&source::NORMALISED).skip(1) {
                let search = Search::pruned(name, depth, design, threads);
                let Some((speedup, is_measured)) = scaling.best_known(&search) else { continue };
                let (ours, theirs) = (speedup.normalised, theirs[column]);
                cases.add((theirs / 1.25..=theirs * 1.25).contains(&ours), is_measured);
                row.push(format!("{ours:.2}"));
            }
        }
        cases.seen.push(format!("{name} {}", row.join("/")));
    }
    let (well, total, from, seen) = (cases.well, cases.all, cases.origin(), cases.seen());
    cases.verdict(format!(
        "{well} of {total} normalised speed-ups ({from}) are within a factor of 1.25 of the source's; those at the root and then those below it, by static schedule at depth {depth}: {seen}"
    ))
}

fn positions(scaling: &Scaling) -> Verdict {
    let depth = scaling.depths.pruned;
    let mut cases = Cases::default();
    for (name, theirs) in scaling.names().zip(source::POSITIONS) {
        let Some(run) = scaling.alone(name, depth) else { continue };
        let (ours, theirs) = (run.figures.positions, theirs as f64);
        cases.add((ours / theirs - 1.0).abs() < 0.01, true);
        let (ours_shown, times) = (thousands(ours as u64), theirs / ours);
        cases.seen.push(format!("{name} {ours_shown} (the source's {times:.2} times as many)"));
    }
    let (from, seen) = (cases.origin(), cases.seen());
    cases.verdict(format!(
        "sequential, depth {depth}, {from}, in our order of moves: {seen}; the third position is ours, because the source shows its third only as a picture"
    ))
}

/// Two measured speed-ups count as equal if their logarithms differ by less than this, because the
/// repetitions of one search differ as much.
const ALIKE: f64 = 0.01;

fn unpruned(scaling: &Scaling) -> Verdict {
    let mut cases = Cases::default();
    let (mut alike, mut disturbed) = (0, 0);
    for name in scaling.names() {
        for threads in [2, 16] {
            let pruned = Search::pruned(name, scaling.depths.pruned, "root dynamic", threads);
            let plain = pruned.clone().unpruned(scaling.depths.plain);
            if let (Some((with, pruned_measured)), Some((without, plain_measured))) =
                (scaling.best_known(&pruned), scaling.best_known(&plain))
            {
                let (with, without, is_measured) =
                    (with.plain, without.plain, pruned_measured && plain_measured);
                let from = origin(is_measured);
                if pruned_measured && !scaling.is_quiet(&pruned)
                    || plain_measured && !scaling.is_quiet(&plain)
                {
                    disturbed += 1;
                } else if is_measured && (without / with).ln().abs() < ALIKE {
                    alike += 1;
                } else {
                    cases.add(without > with, is_measured);
                }
                cases.seen.push(format!("{name} with {threads}, {from}: {with:.2} and {without:.2}"));
            }
        }
    }
    let mut seen =
        format!("speed-ups at the root, dynamic, with and without pruning: {}", cases.seen.join("; "));
    if alike > 0 {
        seen += &format!("; {alike} pairs within 1 % decide nothing");
    }
    if disturbed > 0 {
        seen += &format!("; {disturbed} pairs from a machine that was not quiet decide nothing");
    }
    (!cases.seen.is_empty()).then(|| (Holds::from_counts(cases.well, cases.all), seen))
}

/// Judges claim 16 by the additional positions that the split at the root considers, for each
/// depth.
fn parity(scaling: &Scaling) -> Verdict {
    const THREADS: usize = 4;
    let mut cases = Cases::default();
    for name in scaling.names() {
        let mut row = Vec::new();
        for depth in 2..=scaling.depths.pruned {
            let search = Search::pruned(name, depth, "root dynamic", THREADS);
            if let (Some(alone), Some(simulated)) = (scaling.sequential(&search), scaling.simulation(&search))
            {
                let more = simulated.positions as f64 / alone.figures.positions - 1.0;
                cases.add(if depth % 2 == 1 { more < 0.02 } else { more > 0.0 }, false);
                row.push(format!("{:+.1} % at {depth}", more * 100.0));
            }
        }
        cases.seen.push(format!("{name} {}", row.join(", ")));
    }
    let (from, seen) = (cases.origin(), cases.seen.join("; "));
    cases.verdict(format!("more positions with {THREADS} threads, {from}, at the root, dynamic: {seen}"))
}

/// Share of the profiler's samples that fall into a part of the program, on the board `mailbox`, in
/// per cent.
fn share(scaling: &Scaling, split: &str, part: &str) -> f64 {
    let is_wanted = |share: &&super::Share| {
        (share.board.as_str(), share.split.as_str(), share.part.as_str()) == ("mailbox", split, part)
    };
    scaling.shares.iter().find(is_wanted).map_or(0.0, |share| share.fraction * 100.0)
}

fn profiles(scaling: &Scaling) -> Verdict {
    if scaling.shares.is_empty() {
        return None;
    }
    let runtime = share(scaling, "leaves", RUNTIME);
    let [last, attacks, generation] =
        [LAST_PLY, ATTACKS, GENERATION].map(|part| share(scaling, "root", part));
    let mut cases = Cases::default();
    cases.add(runtime >= 50.0, true);
    cases.add(last > attacks && attacks > generation, true);
    let seen = format!(
        "on the mailbox, split at the leaves: {runtime:.0} % in {RUNTIME}; at the root: {last:.0} % {LAST_PLY}, {attacks:.0} % {ATTACKS}, {generation:.0} % {GENERATION}"
    );
    cases.verdict(seen)
}

/// Judges claim 18: every parallel search must find the value of the sequential one. Shows the
/// number of searches and those that found another value.
fn quality(scaling: &Scaling) -> Verdict {
    let (mut searches, mut other_moves) = (0, 0);
    let mut kinds = Cases::default();
    for run in scaling.runs.iter().filter(|run| run.search.split != "sequential") {
        let Some(alone) = scaling.sequential(&run.search) else { continue };
        searches += run.repetitions.len() as u64;
        kinds.add(run.value == alone.value, true);
        other_moves += usize::from(run.best != alone.best);
    }
    let others = kinds.all - kinds.well;
    let values = match (others, scaling.unequal.len()) {
        (0, 0) => "all found the value of the sequential search".to_owned(),
        (others, unequal) => {
            kinds.seen.extend(scaling.unequal.iter().take(SHOWN).map(Unequal::described));
            let named = if unequal > 0 { format!(": {}", kinds.seen.join("; ")) } else { String::new() };
            format!(
                "in {others} configurations another value than the sequential search's was found, and {unequal} further searches were not timed, because they found another value{named}"
            )
        }
    };
    let is_well = others == 0 && scaling.unequal.is_empty();
    let holds = if is_well { Holds::Yes } else { Holds::No };
    let seen = format!(
        "{} searches on threads, in {} configurations: {values}; in {other_moves} configurations another move than the sequential search's was chosen",
        thousands(searches),
        kinds.all
    );
    (searches > 0 || !is_well).then_some((holds, seen))
}

/// Judges claim 52: compares the static and the dynamic schedule with one thread. Both schedules
/// are measured in searches with pruning, one ply less deep than our deepest, and in searches
/// without pruning.
fn one_thread(scaling: &Scaling) -> Verdict {
    const DESIGNS: [&str; 2] = [source::COLUMNS[0], source::COLUMNS[2]];
    let mut cases = Cases::default();
    let mut disturbed = 0;
    for (name, [[even, _, dynamic, _], ..]) in scaling.names().zip(&source::MILLISECONDS) {
        let theirs = 1.0 - dynamic / even;
        let pruned = DESIGNS.map(|design| Search::pruned(name, scaling.depths.pruned - 1, design, 1));
        let plain = pruned.clone().map(|search| search.unpruned(scaling.depths.plain));
        for (what, searches) in [("with pruning", pruned), ("without pruning", plain)] {
            let [Some(even), Some(dynamic)] = searches.map(|search| scaling.run(&search)) else { continue };
            let is_quiet = even.figures.is_quiet && dynamic.figures.is_quiet;
            if !is_quiet || even.figures.spread.max(dynamic.figures.spread) > theirs / 2.0 {
                disturbed += 1;
                continue;
            }
            let ours = 1.0 - dynamic.time() / even.time();
            cases.add(ours > theirs / 2.0, true);
            let [ours, theirs] = [ours, theirs].map(|less| 100.0 * less);
            cases.seen.push(format!("{name} {what} {ours:+.1} % (the source {theirs:+.1} %)"));
        }
    }
    let by = if cases.seen.is_empty() { "no pair was judged".to_owned() } else { cases.seen.join(", ") };
    let seen = format!(
        "time that the dynamic schedule saves: {by}; {disturbed} pairs are left out: the machine was not quiet, or their repetitions are \
         farther apart than half of the gain that the source saw"
    );
    (cases.all + disturbed > 0).then(|| (Holds::from_counts(cases.well, cases.all), seen))
}

/// Largest number of searches with another value that are described one by one.
const SHOWN: usize = 3;

impl Unequal {
    fn described(&self) -> String {
        let Self { search, is_simulated, value, wanted } = self;
        let Search { benchmark, depth, threads, .. } = search;
        let (design, how) = (search.design(), if *is_simulated { "simulated" } else { "searched" });
        format!(
            "{design} on {benchmark} to depth {depth} with {threads} threads, {how}: found {value}, where other searches to this depth find {wanted}"
        )
    }
}
