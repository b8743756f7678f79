//! What becomes of the source's claims 8 to 18 on this machine: a pure function of the record.
//!
//! Every word here follows from figures; none is written beforehand. With more threads than there are cores the figures are the simulator's.

use super::figures::Speedup;
use super::shares::{ATTACKS, GENERATION, LAST_PLY, RUNTIME};
use super::{Run, Scaling, Search, costs, source};
use crate::record::finding::{Finding, Holds};
use crate::terminal::format::thousands;

/// Every claim's.
pub(crate) fn findings(scaling: &Scaling) -> Vec<Finding> {
    // What the source says of its depth is held to nothing else.
    let is_as_deep = scaling.depths.pruned == source::DEPTHS[0];
    let at_its_depth = |told: Option<(Holds, String)>| {
        let told = told?;
        Some(if is_as_deep {
            told
        } else {
            (Holds::Unknown, format!("another depth than the source's; {}", told.1))
        })
    };
    vec![
        Finding::new(
            8,
            "the board is a light mailbox of 64 characters, copied for every thread",
            board(scaling),
        ),
        Finding::new(9, "alpha-beta reaches about two plies deeper in the same time", deeper(scaling)),
        Finding::new(
            10,
            "the splits at and above the leaves are always slower than the sequential search; the root's is the best",
            splits(scaling),
        ),
        Finding::new(11, "of the schedules, dynamic and guided give the best speed-up", schedules(scaling)),
        Finding::new(
            12,
            "the run times of tables 1 to 3: speed-ups up to 5.28",
            at_its_depth(tables(scaling)),
        ),
        Finding::new(
            13,
            "normalised by positions, depth 6: 2.68, 4.89 and 4.93 at the root with 4, 16 and 64 threads, 1.67 to 1.71 below it",
            at_its_depth(normalised(scaling)),
        ),
        Finding::new(
            14,
            "6,233,973, 218,886,619 and 448,833,017 positions at depth 7",
            at_its_depth(positions(scaling)),
        ),
        Finding::new(15, "without pruning the speed-up is higher", unpruned(scaling)),
        Finding::new(
            16,
            "parallel pruning costs nothing at odd depth and a little at even depth",
            parity(scaling),
        ),
        Finding::new(
            17,
            "leaves: half of the time or more in the runtime; root: 68 % greedy last ply, 16 % attack tests, 5 % generation",
            profiles(scaling),
        ),
        Finding::new(
            18,
            "private boards, one critical section, a flag instead of break, chance in ties: the move is as good as before",
            quality(scaling),
        ),
    ]
}

fn names(scaling: &Scaling) -> impl Iterator<Item = &str> {
    scaling.benchmarks.iter().map(|benchmark| benchmark.name.as_str())
}

fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

/// Claim 8.
fn board(scaling: &Scaling) -> Option<(Holds, String)> {
    let price = |board: &str| scaling.prices.iter().find(|prices| prices.board == board);
    let (mailbox, bitboards) = (price("mailbox")?, price("bitboards")?);
    let mut factors = Vec::new();
    for run in scaling.runs.iter().filter(|run| run.search.board == "mailbox") {
        let same = Search { board: "bitboards".to_owned(), ..run.search.clone() };
        if run.search.split == "sequential"
            && let Some(other) = scaling.run(&same)
        {
            factors.push(other.speed() / run.speed());
        }
    }
    let least = factors.iter().copied().fold(f64::INFINITY, f64::min);
    let most = factors.iter().copied().fold(0.0, f64::max);
    let (_, last) = costs::nodes(&scaling.runs, "mailbox")?;
    // A copy is light where it costs less than what is then done with it.
    let holds = if (mailbox.copy as f64) < last { Holds::Yes } else { Holds::No };
    Some((
        holds,
        format!(
            "a mailbox is {} bytes, its copy takes {:.1} ns; bitboards are {} bytes, {:.1} ns, and search {} to {} times as many positions a second",
            mailbox.bytes,
            mailbox.copy as f64 / 1e3,
            bitboards.bytes,
            bitboards.copy as f64 / 1e3,
            number(least),
            number(most),
        ),
    ))
}

fn number(value: f64) -> String {
    if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.1}") }
}

/// Claim 9: the depth to which the pruned search comes in the time of the plain one, between two depths by the logarithm.
fn deeper(scaling: &Scaling) -> Option<(Holds, String)> {
    let plain = scaling.depths.plain;
    let mut extra = Vec::new();
    for name in names(scaling) {
        let pruned = |depth| scaling.run(&scaling.pruned(name, depth, "sequential", None)).map(Run::time);
        let all = scaling.run(&Search { pruned: false, ..scaling.pruned(name, plain, "sequential", None) });
        let Some(time) = all.map(Run::time) else { continue };
        let reached = (1..scaling.depths.pruned).find_map(|depth| {
            let (here, next) = (pruned(depth)?, pruned(depth + 1)?);
            let part = (time / here).ln() / (next / here).ln();
            (here <= time && time < next).then_some(f64::from(depth) + part)
        });
        // Beyond the deepest: at least as far.
        let reached = reached.unwrap_or(f64::from(scaling.depths.pruned));
        extra.push((name, reached - f64::from(plain)));
    }
    let well = extra.iter().filter(|(_, plies)| (1.5..=2.5).contains(plies)).count();
    let told = extra.iter().map(|(name, plies)| format!("{name} {plies:.1}"));
    Some((
        Holds::of(well, extra.len()),
        format!("in the time of the plain search to depth {plain}, plies more: {}", list(told)),
    ))
}

/// Claim 10.
fn splits(scaling: &Scaling) -> Option<(Holds, String)> {
    let mut faster = 0;
    let mut best: Option<(f64, String)> = None;
    let mut searches = 0;
    for name in names(scaling) {
        for split in ["leaves", "above-leaves"] {
            for schedule in ["static", "dynamic", "guided"] {
                for threads in scaling.counts().into_iter().filter(|&threads| threads > 1) {
                    let search = scaling
                        .pruned(name, scaling.depths.leaves, split, Some(schedule))
                        .with_threads(threads);
                    let Some((Speedup { plain, .. }, _)) = scaling.best_known(&search) else { continue };
                    searches += 1;
                    faster += usize::from(plain >= 1.0);
                    if best.as_ref().is_none_or(|(most, _)| plain > *most) {
                        best = Some((plain, format!("{split} on {name} with {threads} threads")));
                    }
                }
            }
        }
    }
    let (most, what) = best?;
    let mut well = 0;
    let mut told = Vec::new();
    for name in names(scaling) {
        let at = |split: &str| {
            let search = scaling.pruned(name, scaling.depths.pruned, split, Some("dynamic")).with_threads(16);
            scaling.best_known(&search).map(|(speedup, _)| speedup.plain)
        };
        if let (Some(root), Some(below)) = (at("root"), at("below-root")) {
            well += usize::from(root > below);
            told.push(format!("{name} {root:.2} and {below:.2}"));
        }
    }
    let holds = if faster == 0 && well == told.len() && !told.is_empty() {
        Holds::Yes
    } else if faster == 0 || well > 0 {
        Holds::Partly
    } else {
        Holds::No
    };
    Some((
        holds,
        format!(
            "of {searches} searches split at or above the leaves (depth {}) {faster} are faster than the sequential one, the best of them \
             {most:.3} times as fast ({what}); at the root and below it with 16 threads by dynamic schedule: {}",
            scaling.depths.leaves,
            list(told)
        ),
    ))
}

/// Claim 11.
fn schedules(scaling: &Scaling) -> Option<(Holds, String)> {
    let mut well = 0;
    let mut told = Vec::new();
    for name in names(scaling) {
        for threads in [4, 16] {
            let at = |schedule: &str| {
                let search =
                    scaling.pruned(name, scaling.depths.pruned, "root", Some(schedule)).with_threads(threads);
                scaling.best_known(&search).map(|(speedup, _)| speedup.plain)
            };
            if let (Some(even), Some(dynamic), Some(guided)) = (at("static"), at("dynamic"), at("guided")) {
                well += usize::from(dynamic.max(guided) >= even);
                told.push(format!("{name} with {threads}: {even:.2}, {dynamic:.2}, {guided:.2}"));
            }
        }
    }
    let all = told.len();
    (all > 0).then(|| {
        (Holds::of(well, all), format!("static, dynamic and guided at the root: {}", told.join("; ")))
    })
}

/// Claim 12.
fn tables(scaling: &Scaling) -> Option<(Holds, String)> {
    let (mut well, mut all) = (0, 0);
    let mut most = 0.0_f64;
    for (name, table) in names(scaling).zip(&source::MILLISECONDS) {
        for (column, place) in source::COLUMNS.iter().zip(0..) {
            for (&threads, row) in source::THREADS.iter().zip(table).skip(1) {
                let search = scaling
                    .pruned(name, scaling.depths.pruned, column.split, Some(column.schedule))
                    .with_threads(threads);
                let Some((ours, _)) = scaling.best_known(&search) else { continue };
                let theirs = table[0][place] / row[place];
                all += 1;
                well += usize::from((theirs / 1.5..=theirs * 1.5).contains(&ours.plain));
                most = most.max(ours.plain);
            }
        }
    }
    let alone: Vec<String> = names(scaling)
        .filter_map(|name| {
            let run = scaling.run(&scaling.pruned(name, scaling.depths.pruned, "sequential", None))?;
            Some(format!("{name} {:.0} ms", run.time() / 1e6))
        })
        .collect();
    (all > 0).then(|| {
        (
            Holds::of(well, all),
            format!(
                "{well} of the {all} speed-ups are within a factor of 1.5 of the source's, the highest is {most:.2} \
                 (the source's {:.2}); one thread takes {}",
                source::best_speedup(),
                list(alone)
            ),
        )
    })
}

/// Claim 13.
fn normalised(scaling: &Scaling) -> Option<(Holds, String)> {
    let depth = scaling.depths.pruned - 1;
    let (mut well, mut all) = (0, 0);
    let mut told = Vec::new();
    for name in names(scaling) {
        let at = |split: &str, threads| {
            let search = scaling.pruned(name, depth, split, Some("static")).with_threads(threads);
            scaling.best_known(&search).map(|(speedup, _)| speedup.normalised)
        };
        let mut row = Vec::new();
        for (split, column) in [("root", 0), ("below-root", 1)] {
            for (&threads, theirs) in source::THREADS.iter().zip(&source::NORMALISED).skip(1) {
                let Some(ours) = at(split, threads) else { continue };
                all += 1;
                well += usize::from((theirs[column] / 1.25..=theirs[column] * 1.25).contains(&ours));
                row.push(format!("{ours:.2}"));
            }
        }
        told.push(format!("{name} {}", row.join("/")));
    }
    (all > 0).then(|| {
        (
            Holds::of(well, all),
            format!(
                "{well} of {all} are within a quarter of the source's; root and then below root, by static schedule at depth {depth}: {}",
                list(told)
            ),
        )
    })
}

/// Claim 14.
fn positions(scaling: &Scaling) -> Option<(Holds, String)> {
    let depth = scaling.depths.pruned;
    let mut told = Vec::new();
    let mut well = 0;
    for (name, theirs) in names(scaling).zip(source::POSITIONS) {
        let Some(run) = scaling.run(&scaling.pruned(name, depth, "sequential", None)) else { continue };
        let ours = run.considered();
        well += usize::from((ours / theirs as f64 - 1.0).abs() < 0.01);
        told.push(format!(
            "{name} {} (the source's {:.2} times as many)",
            thousands(ours as u64),
            theirs as f64 / ours
        ));
    }
    let all = told.len();
    (all > 0).then(|| {
        (
            Holds::of(well, all),
            format!(
                "sequential, depth {depth}, in our order of moves: {}; the last one is another position",
                list(told)
            ),
        )
    })
}

/// Claim 15.
fn unpruned(scaling: &Scaling) -> Option<(Holds, String)> {
    let (mut well, mut all) = (0, 0);
    let mut told = Vec::new();
    for name in names(scaling) {
        for threads in [2, 16] {
            let pruned =
                scaling.pruned(name, scaling.depths.pruned, "root", Some("dynamic")).with_threads(threads);
            let plain = Search { pruned: false, depth: scaling.depths.plain, ..pruned.clone() };
            if let (Some((with, _)), Some((without, _))) =
                (scaling.best_known(&pruned), scaling.best_known(&plain))
            {
                all += 1;
                well += usize::from(without.plain > with.plain);
                told.push(format!("{name} with {threads}: {:.2} and {:.2}", with.plain, without.plain));
            }
        }
    }
    (all > 0).then(|| {
        (Holds::of(well, all), format!("at the root, dynamic, with and without pruning: {}", told.join("; ")))
    })
}

/// Claim 16: how many more positions the root's split considers, by depth.
fn parity(scaling: &Scaling) -> Option<(Holds, String)> {
    const THREADS: usize = 4;
    let (mut well, mut all) = (0, 0);
    let mut told = Vec::new();
    for name in names(scaling) {
        let mut row = Vec::new();
        for depth in 2..=scaling.depths.pruned {
            let search = scaling.pruned(name, depth, "root", Some("dynamic")).with_threads(THREADS);
            let (Some(alone), Some(simulated)) = (scaling.sequential(&search), scaling.simulation(&search))
            else {
                continue;
            };
            let more = simulated.positions as f64 / alone.considered() - 1.0;
            all += 1;
            well += usize::from(if depth % 2 == 1 { more < 0.02 } else { more > 0.0 });
            row.push(format!("{:+.1} % at {depth}", more * 100.0));
        }
        told.push(format!("{name} {}", list(row)));
    }
    (all > 0).then(|| {
        (
            Holds::of(well, all),
            format!("more positions with {THREADS} threads at the root, dynamic: {}", told.join("; ")),
        )
    })
}

/// Claim 17.
fn profiles(scaling: &Scaling) -> Option<(Holds, String)> {
    let share = |split: &str, part: &str| {
        let of =
            |share: &&super::Share| share.board == "mailbox" && share.split == split && share.part == part;
        scaling.shares.iter().find(of).map_or(0.0, |share| share.fraction)
    };
    if scaling.shares.is_empty() {
        return None;
    }
    let runtime = share("leaves", RUNTIME);
    let root = [LAST_PLY, ATTACKS, GENERATION].map(|part| share("root", part));
    let is_ordered = root[0] > root[1] && root[1] > root[2];
    let holds = Holds::of(usize::from(runtime >= 0.5) + usize::from(is_ordered), 2);
    let percent = |fraction: f64| format!("{:.0} %", fraction * 100.0);
    Some((
        holds,
        format!(
            "on the mailbox: leaves {} in {RUNTIME}; root {} {LAST_PLY}, {} {ATTACKS}, {} {GENERATION}",
            percent(runtime),
            percent(root[0]),
            percent(root[1]),
            percent(root[2])
        ),
    ))
}

/// Claim 18: a record in which a value differs is never written, so what is left to say is how often it was looked at.
fn quality(scaling: &Scaling) -> Option<(Holds, String)> {
    let (mut searches, mut kinds, mut other_moves, mut unequal) = (0, 0, 0, 0);
    for run in scaling.runs.iter().filter(|run| run.search.split != "sequential") {
        let Some(alone) = scaling.sequential(&run.search) else { continue };
        searches += run.repetitions.len() as u64;
        kinds += 1;
        unequal += usize::from(run.value != alone.value);
        other_moves += usize::from(run.best != alone.best);
    }
    (searches > 0).then(|| {
        let holds = if unequal == 0 { Holds::Yes } else { Holds::No };
        (
            holds,
            format!(
                "{} searches on threads, of {kinds} kinds, all found the value of the sequential one; {other_moves} kinds began with another \
                 move of that value",
                thousands(searches)
            ),
        )
    })
}
