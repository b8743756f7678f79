//! The threads of one search.
//!
//! The calling thread is the first thread, and the only one that watches the clock and reports; the
//! others live as long as the search. Each thread has its own position, histories and corrections,
//! and deepens the same root iteration by iteration. The threads share the transposition table, and
//! the data of the axis `parallel`.
//!
//! The thread that finishes an iteration first finishes it for all: the others break it off, take
//! over its lines, and continue with the next one. The search ends when the first thread meets its
//! limits, or when another thread meets one of its own: the greatest depth, or a mate that is short
//! enough.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder};

use super::context::{Context, RootTask, ThreadData};
use super::root::RootLine;
use super::time::Timer;
use super::worker::Worker;
use super::{AnyListener, Limits, Observer, Outcome, STACK_BYTES};
use crate::recipe::Recipe;

/// Nodes between two polls of a thread that has a CPU to itself.
const NODES_BETWEEN_POLLS: u64 = 512;

/// Fewest nodes between two polls, however many threads share a CPU.
const FEWEST_NODES: u64 = 4;

/// Node limit below which only one thread searches, however many there are. Such a search counts
/// exactly the requested number of nodes, always the same ones, unless the first iteration alone
/// takes more.
const WORTH_THREADS: u64 = 50_000;

/// Counts that one thread writes and others read, on cache lines of their own like [`ThreadData`].
#[derive(Debug, Default)]
#[repr(align(128))]
struct Counts {
    nodes: AtomicU64,
    table_hits: AtomicU64,
}

/// The data that the threads of a search share about their progress.
#[derive(Debug)]
pub(super) struct Team<'a> {
    /// Set from outside to break the search off.
    stop: &'a AtomicBool,
    threads_per_cpu: usize,
    /// True once some thread has ended the search.
    done: AtomicBool,
    /// Nodes and table hits of each thread, as it published them last.
    counts: Vec<Counts>,
    /// Depth of the deepest finished iteration, in plies.
    finished: AtomicU32,
    /// The depth and lines of that iteration.
    found: Mutex<(u32, Vec<RootLine>)>,
}

impl<'a> Team<'a> {
    /// Creates a team of `threads` threads.
    pub(super) fn new(threads: usize, threads_per_cpu: usize, stop: &'a AtomicBool) -> Self {
        let counts = std::iter::repeat_with(Counts::default).take(threads).collect();
        Self {
            stop,
            threads_per_cpu,
            done: AtomicBool::new(false),
            counts,
            finished: AtomicU32::new(0),
            found: Mutex::default(),
        }
    }

    /// Returns true if there is only one thread.
    pub(super) fn is_single(&self) -> bool {
        self.counts.len() == 1
    }

    /// Number of nodes that a thread searches between two polls of the clock and the flags, a power
    /// of two. They take well under a millisecond. The number is lower if several threads share a
    /// CPU, so that a round of polls by all of them takes no longer.
    pub(super) fn nodes_between_polls(&self) -> u64 {
        (NODES_BETWEEN_POLLS >> self.threads_per_cpu.max(1).ilog2()).max(FEWEST_NODES)
    }

    /// Yields the CPU if the search has more threads than there are CPUs. A waiting thread, such as
    /// the one that reads `stop`, then waits for a round of polls and not for a round of the
    /// scheduler. With a CPU per thread, a thread keeps its CPU, because another program would not
    /// give it back.
    pub(super) fn yield_cpu(&self) {
        if self.threads_per_cpu > 1 {
            thread::yield_now();
        }
    }

    /// Returns true if every thread should break off.
    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed)
    }

    /// Ends the search.
    fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// Publishes the lines of a finished iteration. Returns false, and drops the lines, if another
    /// thread was faster.
    pub(super) fn publish(&self, depth: u32, lines: &[RootLine]) -> bool {
        if self.is_single() {
            return true;
        }
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let is_first = depth > found.0;
        if is_first {
            *found = (depth, lines.to_vec());
            self.finished.store(depth, Ordering::Relaxed);
        }
        is_first
    }

    /// Depth of the deepest iteration that some thread has finished, in plies.
    pub(super) fn finished(&self) -> u32 {
        self.finished.load(Ordering::Relaxed)
    }

    /// Returns the depth and lines of the deepest finished iteration, if it is deeper than `depth`.
    pub(super) fn beyond(&self, depth: u32) -> Option<(u32, Vec<RootLine>)> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        (found.0 > depth).then(|| found.clone())
    }

    /// Publishes a thread's count of nodes, and of positions found in Syzygy files.
    pub(super) fn publish_counts(&self, thread: usize, nodes: u64, table_hits: u64) {
        self.counts[thread].nodes.store(nodes, Ordering::Relaxed);
        self.counts[thread].table_hits.store(table_hits, Ordering::Relaxed);
    }

    /// Nodes of all threads except this one, as they published them last.
    pub(super) fn others_nodes(&self, thread: usize) -> u64 {
        self.others_of(thread, |counts| &counts.nodes)
    }

    /// Table hits of all threads except this one, as they published them last.
    pub(super) fn others_table_hits(&self, thread: usize) -> u64 {
        self.others_of(thread, |counts| &counts.table_hits)
    }

    fn others_of(&self, thread: usize, number: impl Fn(&Counts) -> &AtomicU64) -> u64 {
        let others = self.counts.iter().enumerate().filter(|&(other, _)| other != thread);
        others.map(|(_, counts)| number(counts).load(Ordering::Relaxed)).sum()
    }
}

/// Ends the search when it is dropped, also by a panic, so that no thread waits for the others
/// forever.
struct EndOnDrop<'t>(&'t Team<'t>);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Returns true if a search is long enough for more than one thread, and may use more than one.
fn is_worth_threads(limits: &Limits, timer: &Timer) -> bool {
    !limits.alone && !timer.is_short() && limits.nodes.is_none_or(|nodes| nodes >= WORTH_THREADS)
}

/// Searches with one thread for each item of `threads`. It uses fewer threads if the operating
/// system gives fewer, and only one if more are not allowed or not worth starting.
pub(super) fn search<R: Recipe, O: Observer>(
    context: Context<'_, R>,
    threads: &mut [ThreadData<R>],
    threads_per_cpu: usize,
    root_task: RootTask<'_>,
    timer: Timer,
    stop: &AtomicBool,
    observer: &mut O,
) -> Outcome {
    let limits = root_task.limits;
    let (wanted, threads_per_cpu) =
        if is_worth_threads(limits, &timer) { (threads.len(), threads_per_cpu) } else { (1, 1) };
    let team = Team::new(wanted, threads_per_cpu, stop);
    let Some((first, others)) = threads[..wanted].split_first_mut() else {
        unreachable!("a searcher has at least one thread")
    };
    let mut worker = Worker::new(context, first, (&team, 0), root_task, timer, observer);
    if others.is_empty() {
        worker.iterate(limits);
        return worker.outcome();
    }
    // The other threads have no clock of their own: they stop when the first thread does. The
    // limits of depth and mate, the number of lines and the moves of the root are the same for all.
    let Limits { depth, mate, lines, ref searchmoves, .. } = *limits;
    let helper_limits = Limits { depth, mate, lines, searchmoves: searchmoves.clone(), ..Limits::default() };
    // The scope waits for all threads at once. Joining them one by one would cost a turn at the CPU
    // for each.
    thread::scope(|scope| {
        let _end = EndOnDrop(&team);
        for (thread, data) in (1..).zip(others) {
            // Starting many threads takes time, so the clock is checked before each.
            if team.is_over() || worker.control.timer.is_over() {
                break;
            }
            let (team, limits) = (&team, &helper_limits);
            let help = move || {
                // Setting up a worker takes longer than noticing that the search is over.
                if team.is_over() {
                    return;
                }
                let _end = EndOnDrop(team);
                let timer = Timer::new(limits, root_task.task.position.fullmove_number());
                let root_task = RootTask { limits, ..root_task };
                let mut listener = AnyListener::none();
                let mut worker = Worker::new(context, data, (team, thread), root_task, timer, &mut listener);
                worker.iterate(limits);
                worker.control.publish_counts();
            };
            let builder = Builder::new().name(format!("search {thread}")).stack_size(STACK_BYTES);
            if let Err(error) = builder.spawn_scoped(scope, help) {
                worker.observer.short_of_threads(thread, wanted, &error);
                break;
            }
        }
        worker.iterate(limits);
    });
    worker.catch_up();
    worker.outcome()
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    use super::super::tests::Reports;
    use super::super::{BENCH_POSITIONS, Clock, MAX_THREADS, Ponderhit, Report, Searcher, Task, UciScore};
    use super::*;
    use crate::movegen::{self, MoveList, is_legal};
    use crate::recipe::{Of, Portable, with};
    use crate::types::Move;
    use crate::{parallel, popcount, sliders};

    type Announcing = Of<popcount::Swar, sliders::Magic, with::Parallel<parallel::Abdada>>;

    const ANNOUNCING: Announcing = Announcing::new(popcount::Swar, sliders::Magic);

    fn task(fen: &str) -> Task {
        Task { position: fen.parse().expect(fen), history: Vec::new() }
    }

    fn searcher<R: Recipe>(recipe: R, threads: usize) -> Searcher<R> {
        let mut searcher = Searcher::new(recipe, 4);
        searcher.set_threads(threads).expect("memory");
        searcher
    }

    /// Collects the reported lines.
    #[derive(Default)]
    struct Log(Vec<(usize, u32, UciScore, u64, Vec<Move>)>);

    fn search<R: Recipe>(searcher: &mut Searcher<R>, task: &Task, limits: &Limits) -> (Outcome, Log) {
        let mut log = Log::default();
        let mut reports = Reports(|report: &Report<'_>| {
            let Report { rank, depth, score, nodes, line, .. } = *report;
            log.0.push((rank, depth, score, nodes, line.to_vec()));
        });
        let mut listener = AnyListener::to(&mut reports);
        let outcome = searcher.search(task, limits, &AtomicBool::new(false), &mut listener);
        for (.., line) in &log.0 {
            let mut position = task.position.clone();
            for &mv in line {
                assert!(is_legal(Portable::PORTABLE, &position, mv), "{position}: {line:?}");
                let _ = position.make(mv);
            }
        }
        (outcome, log)
    }

    fn finds_the_mate(recipe: impl Recipe) {
        for (fen, depth, best, moves) in [
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 2, "d1d8", 1),
            ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 8, "f6a6", 3),
            ("8/8/8/8/8/4k3/3q4/5K2 b - - 0 1", 3, "d2f2", 1),
        ] {
            for threads in [1, 2, 5] {
                let limits = Limits { depth: Some(depth), ..Limits::default() };
                let (outcome, log) = search(&mut searcher(recipe, threads), &task(fen), &limits);
                assert_eq!(outcome.score, UciScore::Mate(moves), "{fen}: {outcome:?}");
                assert_eq!(outcome.best.map(|mv| mv.to_string()).as_deref(), Some(best), "{fen}");
                let (_, reported, score, nodes, line) = log.0.last().expect("lines are reported");
                assert_eq!((*reported, *score, line.first().copied()), (depth, outcome.score, outcome.best));
                assert!(*nodes <= outcome.nodes);
            }
        }
    }

    #[test]
    fn any_number_of_threads_finds_the_mate() {
        finds_the_mate(Portable::PORTABLE);
        finds_the_mate(ANNOUNCING);
    }

    #[test]
    fn with_one_thread_every_variant_searches_the_same_nodes() {
        for fen in &BENCH_POSITIONS[8..14] {
            let limits = Limits { depth: Some(7), ..Limits::default() };
            let lazy = search(&mut searcher(Portable::PORTABLE, 1), &task(fen), &limits);
            let announcing = search(&mut searcher(ANNOUNCING, 1), &task(fen), &limits);
            assert_eq!((lazy.0, lazy.1.0), (announcing.0, announcing.1.0), "{fen}");
        }
    }

    #[test]
    fn the_depth_limit_is_reported_whichever_thread_reaches_it() {
        for fen in BENCH_POSITIONS.iter().step_by(5) {
            let limits = Limits { depth: Some(6), ..Limits::default() };
            let (outcome, log) = search(&mut searcher(Portable::PORTABLE, 3), &task(fen), &limits);
            let (_, depth, score, _, line) = log.0.last().expect("lines are reported");
            assert_eq!((*depth, *score, line.first().copied()), (6, outcome.score, outcome.best), "{fen}");
        }
    }

    #[test]
    fn a_depth_holds_for_all_threads() {
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let (_, log) = search(&mut searcher(Portable::PORTABLE, 4), &task(BENCH_POSITIONS[8]), &limits);
        assert!(log.0.iter().all(|&(_, depth, ..)| depth <= 3));
    }

    #[test]
    fn several_lines_are_reported_in_order_with_different_moves() {
        let limits = Limits { depth: Some(6), lines: 4, ..Limits::default() };
        let task = task(BENCH_POSITIONS[8]);
        for threads in [1, 4] {
            let (outcome, log) = search(&mut searcher(ANNOUNCING, threads), &task, &limits);
            let last = &log.0[log.0.len() - 4..];
            assert_eq!([1, 2, 3, 4].to_vec(), last.iter().map(|line| line.0).collect::<Vec<_>>());
            let mut first: Vec<_> = last.iter().filter_map(|line| line.4.first().copied()).collect();
            assert_eq!(outcome.best, first.first().copied());
            first.sort_by_key(|mv| mv.bits());
            first.dedup();
            assert_eq!(first.len(), 4, "{last:?}");
        }
    }

    #[test]
    fn only_the_wanted_moves_are_searched_by_any_thread() {
        let task = task(BENCH_POSITIONS[0]);
        let mut list = MoveList::new();
        movegen::legal(Portable::PORTABLE, &task.position, &mut list);
        let searchmoves = list[..2].to_vec();
        let limits = Limits { searchmoves: searchmoves.clone(), depth: Some(7), ..Limits::default() };
        let (outcome, _) = search(&mut searcher(ANNOUNCING, 4), &task, &limits);
        assert!(searchmoves.contains(&outcome.best.expect("a move")));
    }

    #[test]
    fn a_small_node_limit_uses_one_thread() {
        for threads in [2, 4] {
            let few = Limits { nodes: Some(10_000), ..Limits::default() };
            let outcome = |threads| {
                search(&mut searcher(Portable::PORTABLE, threads), &task(BENCH_POSITIONS[9]), &few).0
            };
            assert_eq!((outcome(threads), outcome(threads).nodes), (outcome(1), 10_000));
        }
    }

    #[test]
    fn a_clock_that_has_nearly_run_out_is_left_to_one_thread() {
        let worth = |left, increment, ponder: bool| {
            let [left, increment, overhead] = [left, increment, 25].map(Duration::from_millis);
            let clock = Some(Clock { left, increment, moves_to_go: None });
            let ponderhit = ponder.then(Ponderhit::default);
            let limits = Limits { clock, overhead, ponderhit, ..Limits::default() };
            is_worth_threads(&limits, &Timer::new(&limits, 30))
        };
        for ponder in [false, true] {
            assert!(!worth(60, 10, ponder), "3 ms at most");
            assert!(worth(60, 1_000, ponder), "the next move has a second");
            assert!(worth(1_000, 10, ponder));
        }
        for limits in
            [Limits::default(), Limits { movetime: Some(Duration::from_millis(1)), ..Limits::default() }]
        {
            assert!(is_worth_threads(&limits, &Timer::new(&limits, 30)), "no clock runs out");
        }
    }

    /// Runs the first of two threads; the second exists only as counts and lines in the team.
    fn run_first(
        team: &Team<'_>,
        limits: &Limits,
        check: impl FnOnce(&Worker<'_, Portable, AnyListener<'_>>),
    ) {
        let searcher = searcher(Portable::PORTABLE, 1);
        let Searcher { recipe, ref evaluator, ref tablebases, ref endings, ref table, ref parallel, .. } =
            searcher;
        let network = searcher.network();
        let context = Context { recipe, evaluator, network, endings, tablebases, table, parallel };
        let (task, mut data, mut legal) = (task(BENCH_POSITIONS[9]), ThreadData::new(), MoveList::new());
        movegen::legal(recipe, &task.position, &mut legal);
        let root_task = RootTask { task: &task, legal: &legal, limits, ranking: None };
        let mut nobody = AnyListener::none();
        let timer = Timer::new(limits, 1);
        let mut worker = Worker::new(context, &mut data, (team, 0), root_task, timer, &mut nobody);
        worker.iterate(limits);
        check(&worker);
    }

    #[test]
    fn a_node_limit_counts_the_nodes_of_all_threads() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        for (others, nodes) in
            [(0, 100_000), (100_000, NODES_BETWEEN_POLLS), (99_000, NODES_BETWEEN_POLLS * 2)]
        {
            let stop = AtomicBool::new(false);
            let team = Team::new(2, 1, &stop);
            team.publish_counts(1, others, 0);
            run_first(&team, &limits, |worker| assert_eq!(worker.control.nodes, nodes));
            assert_eq!(
                team.others_nodes(1),
                nodes - nodes % NODES_BETWEEN_POLLS,
                "the first thread publishes its count at each poll"
            );
        }
    }

    #[test]
    fn a_result_of_another_thread_is_taken_with_its_effort() {
        let stop = AtomicBool::new(false);
        let team = Team::new(2, 1, &stop);
        let mut found = RootLine::of(40, 17);
        found.effort = 7;
        assert!(team.publish(40, &[found]));
        let limits = Limits { depth: Some(40), ..Limits::default() };
        run_first(&team, &limits, |worker| {
            let (deepening, line) = (&worker.deepening, &worker.deepening.lines[0]);
            assert_eq!((deepening.finished, deepening.value, line.value, line.effort), (40, 17, 17, 7));
        });
    }

    #[test]
    fn no_move_stays_announced_however_the_search_ends() {
        for threads in [1, 2, 4] {
            let mut searcher = searcher(ANNOUNCING, threads);
            for fen in BENCH_POSITIONS.iter().step_by(7) {
                let depth = Limits { depth: Some(9), ..Limits::default() };
                let nodes = Limits { nodes: Some(60_000), ..Limits::default() };
                let time = Limits { movetime: Some(Duration::from_millis(30)), ..Limits::default() };
                for limits in [depth, nodes, time] {
                    let _ = search(&mut searcher, &task(fen), &limits);
                    assert!(searcher.parallel.is_idle(), "{fen}: {limits:?}");
                }
            }
        }
    }

    #[test]
    fn a_panic_of_the_first_thread_ends_the_others_too() {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut searcher = searcher(Portable::PORTABLE, 3);
            let (task, stop) = (task(BENCH_POSITIONS[8]), AtomicBool::new(false));
            let mut broken = Reports(|_: &Report<'_>| panic!("as the test wants it"));
            let mut listener = AnyListener::to(&mut broken);
            let search =
                AssertUnwindSafe(|| searcher.search(&task, &Limits::default(), &stop, &mut listener));
            sender.send(catch_unwind(search).is_err())
        });
        // If the others were not stopped, the search would never end.
        assert_eq!(receiver.recv_timeout(Duration::from_secs(60)), Ok(true));
    }

    #[test]
    fn the_lines_of_the_thread_that_finishes_a_depth_first_count() {
        let stop = AtomicBool::new(false);
        let team = Team::new(2, 1, &stop);
        let line = RootLine::of(3, 17);
        assert_eq!(team.beyond(0).map(|found| found.0), None);
        assert!(team.publish(3, std::slice::from_ref(&line)));
        assert!(!team.publish(3, &[]) && !team.publish(2, &[]));
        assert_eq!(
            (team.finished(), team.beyond(2).map(|(depth, lines)| (depth, lines.len()))),
            (3, Some((3, 1)))
        );
        assert!(team.beyond(3).is_none() && team.publish(5, &[]) && team.beyond(3).is_some());
        team.publish_counts(0, 7, 2);
        team.publish_counts(1, 11, 3);
        assert_eq!((team.others_nodes(0), team.others_nodes(1)), (11, 7));
        assert_eq!((team.others_table_hits(0), team.others_table_hits(1)), (3, 2));
        assert!(!team.is_over());
        team.finish();
        assert!(team.is_over());
    }

    #[test]
    fn the_more_threads_share_a_cpu_the_more_often_each_polls() {
        let stop = AtomicBool::new(false);
        let polls = [1, 2, 3, 4, 32, 128].map(|shared| Team::new(128, shared, &stop).nodes_between_polls());
        assert_eq!(polls, [512, 256, 256, 128, 16, 4]);
    }

    #[test]
    fn all_threads_stop_in_time() {
        for threads in [2, 16] {
            let mut searcher = searcher(ANNOUNCING, threads);
            let task = task(BENCH_POSITIONS[8]);
            let stop = AtomicBool::new(false);
            thread::scope(|scope| {
                let searching = Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, || {
                    (
                        searcher.search(&task, &Limits::default(), &stop, &mut AnyListener::none()),
                        Instant::now(),
                    )
                });
                thread::sleep(Duration::from_millis(100));
                let stopped = Instant::now();
                stop.store(true, Ordering::Relaxed);
                let (outcome, ended) = searching.expect("a thread").join().expect("no panic");
                assert!(outcome.best.is_some() && outcome.nodes > 0);
                assert!(ended.saturating_duration_since(stopped) < Duration::from_secs(2));
            });
        }
    }

    #[test]
    fn threads_come_and_go() {
        let mut searcher = searcher(Portable::PORTABLE, 0);
        assert_eq!(searcher.threads(), 1);
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let task = task(BENCH_POSITIONS[8]);
        let alone = search(&mut searcher, &task, &limits).0;
        searcher.set_threads(usize::MAX).expect("memory");
        assert_eq!(searcher.threads(), MAX_THREADS);
        searcher.set_threads(3).expect("memory");
        let _ = search(&mut searcher, &task, &limits);
        searcher.set_threads(1).expect("memory");
        searcher.new_game();
        assert_eq!(search(&mut searcher, &task, &limits).0, alone, "nothing of the other threads is left");
    }
}
