//! The threads of one search.
//!
//! The calling thread is the first of them, and the only one that watches the clock and tells what is found; the others are
//! there as long as the search. Each has its own position, histories and corrections, and deepens the same root iteration by iteration. They
//! share the transposition table, and what the axis `parallel` lets them share beside it.
//!
//! An iteration is finished by whoever is first: the other threads break it off, take what was found, and go on with the next one.
//! The search ends when the first thread's limits are met or another one has come to the end of its own: the deepest
//! iteration, or a mate that is short enough.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder};

use super::correction::Corrections;
use super::history::History;
use super::root::Line;
use super::run::{Lent, Run};
use super::table::Table;
use super::tablebases::Tablebases;
use super::time::Timer;
use super::{Limits, Observer, Outcome, STACK_BYTES, Task, Told};
use crate::endings::Endings;
use crate::eval::Evaluator;
use crate::recipe::Recipe;
use crate::repetition::Repetition;
use crate::syzygy::Ranking;
use crate::types::Move;

/// The looks of a thread that has a CPU to itself.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// The looks of a thread that shares it with ever so many.
const FEWEST_NODES: u64 = 4;

/// Fewer nodes are searched by one thread, whatever the number of threads: exactly so many, and the same ones always.
const WORTH_THREADS: u64 = 50_000;

/// What a thread keeps for itself from search to search, in cache lines of its own: neighbours are fetched in pairs.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Mind<R: Recipe> {
    pub(super) repetition: R::Repetition,
    pub(super) history: History,
    pub(super) corrections: Corrections,
}

impl<R: Recipe> Mind<R> {
    /// A thread that knows nothing.
    pub(super) fn new() -> Self {
        Self { repetition: R::Repetition::new(), history: History::new(), corrections: Corrections::new() }
    }

    /// Forgets everything learnt.
    pub(super) fn clear(&mut self) {
        self.history.clear();
        self.corrections.clear();
    }
}

/// Numbers that one thread writes and others read, likewise.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Counter {
    nodes: AtomicU64,
    table_hits: AtomicU64,
}

/// What the threads of a search know of each other.
#[derive(Debug)]
pub(super) struct Team<'a> {
    /// The search is to be broken off.
    stop: &'a AtomicBool,
    /// How many threads there are for each CPU.
    crowd: usize,
    /// Some thread has come to its end.
    done: AtomicBool,
    /// The nodes and table hits of each thread, as it told last.
    counters: Vec<Counter>,
    /// The deepest iteration that was finished, in plies.
    finished: AtomicU32,
    /// That iteration and its lines.
    found: Mutex<(u32, Vec<Line>)>,
}

impl<'a> Team<'a> {
    /// A team of so many threads, which `crowd` each CPU.
    pub(super) fn new(threads: usize, crowd: usize, stop: &'a AtomicBool) -> Self {
        let counters = std::iter::repeat_with(Counter::default).take(threads).collect();
        Self {
            stop,
            crowd,
            done: AtomicBool::new(false),
            counters,
            finished: AtomicU32::new(0),
            found: Mutex::default(),
        }
    }

    /// Whether there is nobody else.
    pub(super) fn is_single(&self) -> bool {
        self.counters.len() == 1
    }

    /// How many nodes a thread searches between two looks at the clock and the flags, a power of two: well under a millisecond's worth, and
    /// less where several threads have to share a CPU, so that all of them together do not take longer.
    pub(super) fn nodes_between_looks(&self) -> u64 {
        (NODES_BETWEEN_LOOKS >> self.crowd.max(1).ilog2()).max(FEWEST_NODES)
    }

    /// Lets other threads have the CPU, where the search alone has more of them than there are CPUs. Who waits for its turn, be it the
    /// thread that reads `stop`, waits for a round of looks and not for a round of the scheduler's. Elsewhere nothing is given away: what
    /// another program got so it would keep.
    pub(super) fn give_way(&self) {
        if self.crowd > 1 {
            thread::yield_now();
        }
    }

    /// Whether every thread should break off.
    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed)
    }

    /// A thread has come to its end, and so has the search.
    fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// A thread has finished an iteration. Whether it is the first to come so far: what others find later counts for nothing.
    pub(super) fn publish(&self, depth: u32, lines: &[Line]) -> bool {
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

    /// The deepest iteration that some thread has finished, in plies.
    pub(super) fn finished(&self) -> u32 {
        self.finished.load(Ordering::Relaxed)
    }

    /// The deepest iteration that was finished, and its lines, if it is deeper than this.
    pub(super) fn beyond(&self, depth: u32) -> Option<(u32, Vec<Line>)> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        (found.0 > depth).then(|| found.clone())
    }

    /// A thread tells how many nodes it has searched, and how many positions it has found in Syzygy files.
    pub(super) fn tell(&self, thread: usize, nodes: u64, table_hits: u64) {
        self.counters[thread].nodes.store(nodes, Ordering::Relaxed);
        self.counters[thread].table_hits.store(table_hits, Ordering::Relaxed);
    }

    /// The nodes of all threads but this one, as they told last.
    pub(super) fn others(&self, thread: usize) -> u64 {
        self.others_of(thread, |counter| &counter.nodes)
    }

    /// The table hits of all threads but this one, as they told last.
    pub(super) fn other_hits(&self, thread: usize) -> u64 {
        self.others_of(thread, |counter| &counter.table_hits)
    }

    fn others_of(&self, thread: usize, number: impl Fn(&Counter) -> &AtomicU64) -> u64 {
        let others = self.counters.iter().enumerate().filter(|&(other, _)| other != thread);
        others.map(|(_, counter)| number(counter).load(Ordering::Relaxed)).sum()
    }
}

/// A search comes to its end where this is dropped, also by a panic: whoever waits for the others does not wait forever.
struct Ending<'t>(&'t Team<'t>);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// What a searcher lends to all threads of a search.
#[derive(Debug)]
pub(super) struct Common<'a, R: Recipe> {
    pub(super) recipe: R,
    pub(super) evaluator: &'a Evaluator<R>,
    pub(super) endings: &'a Endings,
    pub(super) tablebases: &'a Tablebases,
    pub(super) table: &'a Table,
    pub(super) parallel: &'a R::Parallel,
}

impl<R: Recipe> Copy for Common<'_, R> {}

impl<R: Recipe> Clone for Common<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

/// What is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order<'a> {
    pub(super) task: &'a Task,
    /// The legal moves, some.
    pub(super) legal: &'a [Move],
    pub(super) limits: &'a Limits,
    /// What Syzygy files say of the root's moves.
    pub(super) ranking: &'a Option<Ranking>,
}

/// Searches with as many threads as there are minds; where the operating system gives fewer, with those, and with one where it would be
/// done before others have begun.
pub(super) fn search<R: Recipe, O: Observer>(
    common: Common<'_, R>,
    minds: &mut [Mind<R>],
    order: Order<'_>,
    timer: Timer,
    crowd: usize,
    stop: &AtomicBool,
    observer: &mut O,
) -> Outcome {
    let is_short = order.limits.nodes.is_some_and(|nodes| nodes < WORTH_THREADS);
    let (threads, crowd) = if is_short || order.limits.alone { (1, 1) } else { (minds.len(), crowd) };
    let team = Team::new(threads, crowd, stop);
    let minds = &mut minds[..threads];
    let Some((first, others)) = minds.split_first_mut() else { unreachable!("one mind is always there") };
    if others.is_empty() {
        let mut run = Run::new(Lent::new(common, first, &team, 0), order, timer, observer);
        run.iterate(order.limits);
        return run.outcome();
    }
    // The others have no clock: the first thread's is everybody's. What ends an iteration is the same for all.
    let Limits { depth, mate, lines, ref searchmoves, .. } = *order.limits;
    let limits = Limits { depth, mate, lines, searchmoves: searchmoves.clone(), ..Limits::default() };
    let wanted = others.len() + 1;
    let mut run = Run::new(Lent::new(common, first, &team, 0), order, timer, observer);
    // At its end a scope waits for all threads at once. To join them one by one takes a turn at the CPU for each.
    thread::scope(|scope| {
        let _ending = Ending(&team);
        for (thread, mind) in (1..).zip(others) {
            // To begin with many threads takes time too.
            if team.is_over() || run.timer.is_over() {
                break;
            }
            let (team, limits) = (&team, &limits);
            let lent = Lent::new(common, mind, team, thread);
            let help = move || {
                // What a thread needs for a search takes longer than to see that there is none any more.
                if team.is_over() {
                    return;
                }
                let _ending = Ending(team);
                let (order, timer, mut nobody) =
                    (Order { limits, ..order }, Timer::new(limits), Told::nobody());
                let mut run = Run::new(lent, order, timer, &mut nobody);
                run.iterate(limits);
                team.tell(thread, run.nodes, run.table_hits);
            };
            let builder = Builder::new().name(format!("search {thread}")).stack_size(STACK_BYTES);
            if let Err(error) = builder.spawn_scoped(scope, help) {
                run.observer.short_of_threads(thread, wanted, &error);
                break;
            }
        }
        run.iterate(order.limits);
    });
    run.catch_up();
    run.outcome()
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    use super::super::{BENCH_POSITIONS, MAX_THREADS, Report, Score, Searcher};
    use super::*;
    use crate::movegen::{self, MoveList, is_legal};
    use crate::recipe::{Of, Portable, with};
    use crate::{parallel, popcount, sliders};

    type Told = Of<popcount::Swar, sliders::Magic, with::Parallel<parallel::Abdada>>;

    const TOLD: Told = Told::new(popcount::Swar, sliders::Magic);

    fn task(fen: &str) -> Task {
        Task { position: fen.parse().expect(fen), history: Vec::new() }
    }

    fn searcher<R: Recipe>(recipe: R, threads: usize) -> Searcher<R> {
        let mut searcher = Searcher::new(recipe, 4);
        searcher.set_threads(threads).expect("memory");
        searcher
    }

    /// Keeps the lines that were told.
    #[derive(Default)]
    struct Log(Vec<(usize, u32, Score, u64, Vec<Move>)>);

    impl Observer for Log {
        fn report(&mut self, report: &Report<'_>) {
            let Report { rank, depth, score, nodes, line, .. } = *report;
            self.0.push((rank, depth, score, nodes, line.to_vec()));
        }
    }

    fn search<R: Recipe>(searcher: &mut Searcher<R>, task: &Task, limits: &Limits) -> (Outcome, Log) {
        let mut log = Log::default();
        let outcome = searcher.search(task, limits, &AtomicBool::new(false), &mut log);
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
                assert_eq!(outcome.score, Score::Mate(moves), "{fen}: {outcome:?}");
                assert_eq!(outcome.best.map(|mv| mv.to_string()).as_deref(), Some(best), "{fen}");
                let (_, told, score, nodes, line) = log.0.last().expect("lines are told");
                assert_eq!((*told, *score, line.first().copied()), (depth, outcome.score, outcome.best));
                assert!(*nodes <= outcome.nodes);
            }
        }
    }

    #[test]
    fn any_number_of_threads_finds_the_mate() {
        finds_the_mate(Portable::PORTABLE);
        finds_the_mate(TOLD);
    }

    #[test]
    fn alone_every_variant_searches_the_same_nodes() {
        for fen in &BENCH_POSITIONS[8..14] {
            let limits = Limits { depth: Some(7), ..Limits::default() };
            let lazy = search(&mut searcher(Portable::PORTABLE, 1), &task(fen), &limits);
            let told = search(&mut searcher(TOLD, 1), &task(fen), &limits);
            assert_eq!((lazy.0, lazy.1.0), (told.0, told.1.0), "{fen}");
        }
    }

    #[test]
    fn a_search_that_ends_by_its_depth_has_told_it_whichever_thread_came_there() {
        for fen in BENCH_POSITIONS.iter().step_by(5) {
            let limits = Limits { depth: Some(6), ..Limits::default() };
            let (outcome, log) = search(&mut searcher(Portable::PORTABLE, 3), &task(fen), &limits);
            let (_, depth, score, _, line) = log.0.last().expect("lines are told");
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
    fn several_lines_are_told_in_their_order_and_each_with_a_move_of_its_own() {
        let limits = Limits { depth: Some(6), lines: 4, ..Limits::default() };
        let task = task(BENCH_POSITIONS[8]);
        for threads in [1, 4] {
            let (outcome, log) = search(&mut searcher(TOLD, threads), &task, &limits);
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
        let (outcome, _) = search(&mut searcher(TOLD, 4), &task, &limits);
        assert!(searchmoves.contains(&outcome.best.expect("a move")));
    }

    #[test]
    fn few_nodes_are_those_of_one_thread() {
        for threads in [2, 4] {
            let few = Limits { nodes: Some(10_000), ..Limits::default() };
            let outcome = |threads| {
                search(&mut searcher(Portable::PORTABLE, threads), &task(BENCH_POSITIONS[9]), &few).0
            };
            assert_eq!((outcome(threads), outcome(threads).nodes), (outcome(1), 10_000));
        }
    }

    /// Runs the first of two threads, where the other is what was told of it.
    fn run_first(team: &Team<'_>, limits: &Limits, look: impl FnOnce(&Run<'_, Portable, ()>)) {
        let searcher = searcher(Portable::PORTABLE, 1);
        let Searcher { recipe, ref evaluator, ref tablebases, ref endings, ref table, ref parallel, .. } =
            searcher;
        let common = Common { recipe, evaluator, endings, tablebases, table, parallel };
        let (task, mut mind, mut legal) = (task(BENCH_POSITIONS[9]), Mind::new(), MoveList::new());
        movegen::legal(recipe, &task.position, &mut legal);
        let order = Order { task: &task, legal: &legal, limits, ranking: &None };
        let mut nobody = ();
        let mut run = Run::new(Lent::new(common, &mut mind, team, 0), order, Timer::new(limits), &mut nobody);
        run.iterate(limits);
        look(&run);
    }

    #[test]
    fn a_limit_of_nodes_counts_those_of_all_threads() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        for (others, own) in [(0, 100_000), (100_000, 0), (99_000, NODES_BETWEEN_LOOKS * 2)] {
            let stop = AtomicBool::new(false);
            let team = Team::new(2, 1, &stop);
            team.tell(1, others, 0);
            run_first(&team, &limits, |run| assert_eq!(run.nodes, own));
            assert_eq!(team.others(1), own - own % NODES_BETWEEN_LOOKS, "it tells its own at each look");
        }
    }

    #[test]
    fn what_another_thread_found_is_taken_with_the_effort_that_its_move_cost() {
        let stop = AtomicBool::new(false);
        let team = Team::new(2, 1, &stop);
        let mut found = Line::of(40, 17);
        found.share = 7;
        assert!(team.publish(40, &[found]));
        let limits = Limits { depth: Some(40), ..Limits::default() };
        run_first(&team, &limits, |run| {
            let line = &run.root.lines[0];
            assert_eq!((run.finished, run.value, line.value, line.share), (40, 17, 17, 7));
        });
    }

    #[test]
    fn no_move_stays_marked_however_the_search_ends() {
        for threads in [1, 2, 4] {
            let mut searcher = searcher(TOLD, threads);
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

    /// An observer that cannot go on.
    struct Broken;

    impl Observer for Broken {
        fn report(&mut self, _: &Report<'_>) {
            panic!("as the test wants it");
        }
    }

    #[test]
    fn a_panic_of_the_first_thread_ends_the_others_too() {
        let (tell, told) = channel();
        thread::spawn(move || {
            let mut searcher = searcher(Portable::PORTABLE, 3);
            let (task, stop) = (task(BENCH_POSITIONS[8]), AtomicBool::new(false));
            let search = AssertUnwindSafe(|| searcher.search(&task, &Limits::default(), &stop, &mut Broken));
            tell.send(catch_unwind(search).is_err())
        });
        // Where the others are not told, it never ends.
        assert_eq!(told.recv_timeout(Duration::from_secs(60)), Ok(true));
    }

    #[test]
    fn the_first_to_come_so_far_counts() {
        let stop = AtomicBool::new(false);
        let team = Team::new(2, 1, &stop);
        let line = Line::of(3, 17);
        assert_eq!(team.beyond(0).map(|found| found.0), None);
        assert!(team.publish(3, std::slice::from_ref(&line)));
        assert!(!team.publish(3, &[]) && !team.publish(2, &[]));
        assert_eq!(
            (team.finished(), team.beyond(2).map(|(depth, lines)| (depth, lines.len()))),
            (3, Some((3, 1)))
        );
        assert!(team.beyond(3).is_none() && team.publish(5, &[]) && team.beyond(3).is_some());
        team.tell(0, 7, 2);
        team.tell(1, 11, 3);
        assert_eq!((team.others(0), team.others(1)), (11, 7));
        assert_eq!((team.other_hits(0), team.other_hits(1)), (3, 2));
        assert!(!team.is_over());
        team.finish();
        assert!(team.is_over());
    }

    #[test]
    fn the_more_threads_share_a_cpu_the_sooner_each_looks() {
        let stop = AtomicBool::new(false);
        let looks = [1, 2, 3, 4, 32, 128].map(|crowd| Team::new(128, crowd, &stop).nodes_between_looks());
        assert_eq!(looks, [512, 256, 256, 128, 16, 4]);
    }

    #[test]
    fn all_threads_stop_in_time() {
        for threads in [2, 16] {
            let mut searcher = searcher(TOLD, threads);
            let task = task(BENCH_POSITIONS[8]);
            let stop = AtomicBool::new(false);
            thread::scope(|scope| {
                let searching = Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, || {
                    (searcher.search(&task, &Limits::default(), &stop, &mut ()), Instant::now())
                });
                thread::sleep(Duration::from_millis(100));
                let told = Instant::now();
                stop.store(true, Ordering::Relaxed);
                let (outcome, ended) = searching.expect("a thread").join().expect("no panic");
                assert!(outcome.best.is_some() && outcome.nodes > 0);
                assert!(ended.saturating_duration_since(told) < Duration::from_secs(2));
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
        assert_eq!(search(&mut searcher, &task, &limits).0, alone, "nothing of them is left");
    }
}
