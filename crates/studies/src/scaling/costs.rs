//! Costs from which the simulator of the minimax study predicts times. Two of these costs follow
//! from the times of the sequential searches: the cost of an inner node (one above the greedy last
//! ply), that is, of generating and making its moves; and the cost of choosing the best move of the
//! greedy last ply at one node.
//!
//! Both are fitted to the sequential searches of at least 0.1 ms with the same kind of board
//! (mailbox or bitboards). A search's time still differs from the sum of its nodes' costs, because
//! nodes cost more in a position with longer lists of moves. So the costs of a search are scaled to
//! fit the sequential search of the same position, depth and pruning.

use plywright::recipe::Portable;
use plywright_study::protocol::BoardKind;
use plywright_study::{Bitboards, Costs, Mailbox};

use super::{Prices, Run, Scaling, Search};
use outpace::statistics::median;

/// Fits two costs in picoseconds to the searches with this kind of board: the cost of a node above
/// the last ply, and the cost of choosing the last ply of a node. Returns None if no search was
/// long enough.
pub(crate) fn nodes(scaling: &Scaling, board: &str) -> Option<(f64, f64)> {
    // The sum of the squares of relative errors is least where its two derivatives are zero.
    let (mut inner2, mut last2, mut both, mut inner1, mut last1) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for run in scaling.sequentials().filter(|run| run.search.board == board) {
        // Skips searches under 0.1 ms: their time depends on the clock and the caches.
        let Some(time) = Some(run.time() * 1e3).filter(|&time| time >= 1e8) else { continue };
        let (inner, last) = (run.inner as f64 / time, run.last as f64 / time);
        inner2 += inner * inner;
        last2 += last * last;
        both += inner * last;
        inner1 += inner;
        last1 += last;
    }
    if last2 == 0.0 {
        return None;
    }
    let determinant = inner2 * last2 - both * both;
    let (inner, last) =
        ((inner1 * last2 - last1 * both) / determinant, (last1 * inner2 - inner1 * both) / determinant);
    let is_solved = inner.is_finite() && inner >= 0.0 && last > 0.0;
    // If the two costs cannot be separated, the last plies get all of the time.
    Some(if is_solved { (inner, last) } else { (0.0, last1 / last2) })
}

/// Costs for a simulation of this search, from the measurements. None if the run in one thread with
/// which the search is compared ([`Search::alone`]) was not measured, or the costs of its kind of
/// board were not.
pub(crate) fn for_search(scaling: &Scaling, search: &Search) -> Option<Costs> {
    let (inner, last) = nodes(scaling, &search.board)?;
    let alone = scaling.sequential(search)?;
    let mut scale = alone.time() * 1e3 / (inner * alone.inner as f64 + last * alone.last as f64);
    scale *= team_factor(scaling, search).unwrap_or(1.0);
    if search.threads > 1 {
        scale *= crowd_factor(scaling, search).unwrap_or(1.0);
    }
    let prices = scaling.prices.iter().find(|prices| prices.board == search.board)?;
    let Prices { position, start, latency, join, copy, lock, wake, .. } = *prices;
    let [inner, last] = [inner, last].map(|cost| (cost * scale).round() as u64);
    Some(Costs { inner, last, position, start, latency, join, copy, lock, wake })
}

/// Splits in which a team of workers searches together, except `ordered`. These are compared with
/// the sequential search; `ordered` is compared with itself in one thread.
pub(crate) const TEAM_SPLITS: [&str; 2] = ["root-watched", "young-brothers"];

/// Factor by which a node costs more in a team than in the sequential search: a worker of a team
/// keeps its open nodes in a list that another worker can take over, not on the stack, and it looks
/// at the results of other workers. The factor comes from the same search in one thread. If that
/// was not measured on a quiet machine, it is the median over all searches of this split in one
/// thread with the same pruning and kind of board. None for splits that are not among
/// [`TEAM_SPLITS`], and if no such search was measured on a quiet machine.
pub(crate) fn team_factor(scaling: &Scaling, search: &Search) -> Option<f64> {
    if !TEAM_SPLITS.contains(&search.split.as_str()) {
        return None;
    }
    let factor = |run: &Run| {
        let alone = scaling.sequential(&run.search)?;
        (run.figures.is_quiet && alone.figures.is_quiet).then(|| run.time() / alone.time())
    };
    let same = scaling.run(&search.with_threads(1)).and_then(factor);
    let alike = |run: &&Run| {
        let Search { board, pruned, split, threads, .. } = &run.search;
        (board, pruned, split, *threads) == (&search.board, &search.pruned, &search.split, 1)
    };
    same.or_else(|| median(scaling.runs.iter().filter(alike).filter_map(factor)))
}

/// Factor by which a search is slower while others run on other cores. It comes from one crowd
/// (several sequential searches at once) of the same position, kind of board and pruning. A crowd
/// that was measured on a quiet machine is preferred, then one with the nearest number of threads,
/// then one of the nearest depth.
pub(crate) fn crowd_factor(scaling: &Scaling, search: &Search) -> Option<f64> {
    let alike = |run: &&Run| {
        let Search { benchmark, board, pruned, .. } = &run.search;
        (benchmark, board, pruned) == (&search.benchmark, &search.board, &search.pruned)
    };
    let far = |run: &&Run| {
        let Search { threads, depth, .. } = run.search;
        // Crowds that were not measured on a quiet machine come last.
        (!run.figures.is_quiet, threads.abs_diff(search.threads), depth.abs_diff(search.depth))
    };
    let crowd = scaling.crowds.iter().filter(alike).min_by_key(far)?;
    Some(crowd.time() / scaling.sequential(&crowd.search)?.time()).filter(|slower| slower.is_finite())
}

/// One measurement of the costs of a kind of board, and the slowest core's time in the two probes
/// (short searches on all cores, [`super::quiet`]) before and after it.
pub(crate) type Measured = (Costs, u64);

/// Returns the costs of a kind of board as the record stores them: the median of each cost over the
/// measurements on a quiet machine, or over all measurements if the machine was never quiet. None
/// without measurements.
pub(crate) fn prices(board: BoardKind, measured: &[Measured], limit: u64) -> Option<Prices> {
    let is_quiet = |&&(_, slowest): &&Measured| slowest <= limit;
    let is_ever_quiet = measured.iter().any(|measurement| is_quiet(&measurement));
    let median_of = |cost: fn(&Costs) -> u64| {
        let counting = measured.iter().filter(|measurement| !is_ever_quiet || is_quiet(measurement));
        median(counting.map(|(costs, _)| cost(costs) as f64)).map(|median| median.round() as u64)
    };
    Some(Prices {
        board: board.name().to_owned(),
        bytes: match board {
            BoardKind::Mailbox => size_of::<Mailbox>(),
            BoardKind::Bitboards => size_of::<Bitboards<Portable>>(),
        },
        position: median_of(|costs| costs.position)?,
        start: median_of(|costs| costs.start)?,
        latency: median_of(|costs| costs.latency)?,
        join: median_of(|costs| costs.join)?,
        copy: median_of(|costs| costs.copy)?,
        lock: median_of(|costs| costs.lock)?,
        wake: median_of(|costs| costs.wake)?,
    })
}
