use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::table::{Record, table_key};
use super::*;
use crate::movegen::is_legal;
use crate::recipe::{Of, Portable, with};
use crate::sliders::Rays;
use crate::types::{Kind, MoveKind, Square};
use crate::{evaluation, popcount, repetition, sliders};

fn searcher() -> Searcher<Portable> {
    Searcher::new(Portable::PORTABLE, 4)
}

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

fn find(position: &Position, name: &str) -> Move {
    let mut list = MoveList::new();
    movegen::legal(Portable::PORTABLE, position, &mut list);
    *list.iter().find(|mv| mv.to_string() == name).expect(name)
}

/// Returns the task of a game: a position and the moves that were played from it.
fn game(fen: &str, moves: &str) -> Task {
    let mut position = position(fen);
    let mut history = Vec::new();
    for name in moves.split_whitespace() {
        let mv = find(&position, name);
        history.push((position.key(), position.reversible_plies()));
        let _ = position.make(mv);
    }
    Task { position, history }
}

fn search(task: &Task, limits: &Limits) -> Outcome {
    searcher().search(task, limits, &AtomicBool::new(false), &mut AnyListener::none())
}

fn to_depth(fen: &str, depth: u32) -> Outcome {
    search(&game(fen, ""), &Limits { depth: Some(depth), ..Limits::default() })
}

/// Calls a closure with each report. Used through [`AnyListener`], it needs no further copy of the
/// search, which takes long to compile.
pub(super) struct Reports<F>(pub(super) F);

impl<F: FnMut(&Report<'_>)> Listener for Reports<F> {
    fn report(&mut self, report: &Report<'_>) {
        (self.0)(report);
    }

    fn trying(&mut self, _: u32, _: Move, _: usize) {}

    fn short_of_threads(&mut self, _: usize, _: usize, _: &std::io::Error) {}
}

/// Collects the content of the reports, and checks every position that is evaluated.
#[derive(Default)]
struct Log {
    scores: Vec<UciScore>,
    nodes: Vec<u64>,
    depths: Vec<u32>,
    evaluated: u64,
    lines: Vec<Vec<Move>>,
}

impl Observer for Log {
    fn report(&mut self, report: &Report<'_>) {
        self.scores.push(report.score);
        self.nodes.push(report.nodes);
        self.depths.push(report.depth);
        self.lines.push(report.line.to_vec());
    }

    fn evaluating(&mut self, position: &Position) {
        assert!(movegen::checkers(Rays, position).is_empty());
        // An illegal move would soon leave a side with its king in check, or without a king.
        let opponent = !position.side();
        let attackers = movegen::attackers(Rays, position, position.king(opponent), position.occupied());
        assert!((attackers & position.colour(position.side())).is_empty(), "{position}");
        assert!(position.kind(Kind::King).several(), "{position}");
        self.evaluated += 1;
    }
}

#[test]
fn mates_are_found_and_counted_in_moves() {
    for (fen, depth, best, moves) in [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 2, "d1d8", 1),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 8, "f6a6", 3),
        ("8/8/8/8/8/4k3/3q4/5K2 b - - 0 1", 3, "d2f2", 1),
    ] {
        let outcome = to_depth(fen, depth);
        assert_eq!(outcome.score, UciScore::Mate(moves), "{fen}: {outcome:?}");
        assert_eq!(outcome.best.map(|mv| mv.to_string()).as_deref(), Some(best), "{fen}");
    }
    let mated = to_depth("k7/8/1K6/8/8/8/8/7R b - - 0 1", 4);
    assert_eq!(mated.score, UciScore::Mate(-1));
}

#[test]
fn a_search_for_mate_ends_when_it_is_found() {
    for (fen, best, moves) in [
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "f6a6", 3),
        ("r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1", "d5f6", 2),
        // Claim 40.
        ("2b5/1p1p4/1P1P4/ppBP1B2/k2p1R2/N2P4/K1P1P3/8 w - - 0 1", "f4h4", 4),
    ] {
        let task = game(fen, "");
        let limits = Limits { mate: Some(moves), nodes: Some(3_000_000), ..Limits::default() };
        let mut log = Log::default();
        let outcome = searcher().search(&task, &limits, &AtomicBool::new(false), &mut log);
        assert_eq!(
            (outcome.best, outcome.score),
            (Some(find(&task.position, best)), UciScore::Mate(moves as i32))
        );
        assert!(outcome.nodes < 3_000_000);
        let line = log.lines.last().expect("it reports the line");
        assert_eq!(line.len(), 2 * moves as usize - 1, "{fen}: each move to the mate is reported: {line:?}");
    }
}

#[test]
fn no_legal_move_at_the_root_is_mate_or_a_draw() {
    let mated = to_depth("R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", 3);
    assert_eq!((mated.best, mated.score, mated.nodes), (None, UciScore::Mate(0), 0));
    let stalemate = to_depth("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", 3);
    assert_eq!((stalemate.best, stalemate.score), (None, UciScore::Centipawns(0)));
}

#[test]
fn stalemate_is_seen_coming() {
    // A queen would stalemate; a rook wins.
    let outcome = to_depth("8/1P6/8/8/8/1K6/8/k7 w - - 0 1", 8);
    assert!(matches!(outcome.score, UciScore::Mate(1..)), "{outcome:?}");
    // A rook pawn with its king in front of it wins nothing.
    assert_eq!(to_depth("k7/P7/K7/8/8/8/8/8 w - - 0 1", 4).score, UciScore::Centipawns(0));
}

#[test]
fn a_mate_after_the_fiftieth_move_is_not_announced() {
    // Claim 31: a mate in 3 would come one move too late, unless a pawn moves first.
    let task = game("8/5k2/8/8/1R6/R6K/7P/8 w - - 96 200", "");
    let mut log = Log::default();
    let limits = Limits { depth: Some(9), ..Limits::default() };
    searcher().search(&task, &limits, &AtomicBool::new(false), &mut log);
    assert!(log.scores.iter().all(|&score| !matches!(score, UciScore::Mate(..=3))), "{:?}", log.scores);
    // With the clock at zero it is mate in 3.
    let limits = Limits { mate: Some(3), depth: Some(20), ..Limits::default() };
    let fresh = search(&game("8/5k2/8/8/1R6/R6K/7P/8 w - - 0 200", ""), &limits);
    assert_eq!(fresh.score, UciScore::Mate(3));
}

#[test]
fn mate_takes_precedence_over_the_fiftieth_move() {
    let outcome = to_depth("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 90", 3);
    assert_eq!(outcome.score, UciScore::Mate(1));
    // Only quiet moves are left and none of them mates: a draw, even with an extra queen.
    assert_eq!(to_depth("7k/8/8/8/8/2Q5/8/1K6 b - - 98 90", 6).score, UciScore::Centipawns(0));
}

#[test]
fn repeating_a_position_of_the_game_draws_and_the_other_move_wins() {
    let moves = "c1b1 h1g1 b1c1 g1h1 c1b1 h1g1 b1a1 g1h1";
    let task = game("8/8/8/8/8/8/p7/2k4K b - - 0 1", moves);
    let outcome = search(&task, &Limits { depth: Some(10), ..Limits::default() });
    assert_eq!(outcome.best, Some(find(&task.position, "a1b2")));
    assert!(matches!(outcome.score, UciScore::Mate(1..) | UciScore::Centipawns(300..)), "{outcome:?}");
}

#[test]
fn a_position_that_the_game_had_once_is_no_draw_yet() {
    type Classical = with::Evaluation<evaluation::Classical, with::Repetition<repetition::Scan>>;
    let task = game("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1", "a1a2 a7a8 a2a1");
    let value = |mv, depth| {
        let mut searcher = Searcher::new(Of::<_, _, Classical>::new(popcount::Swar, sliders::Magic), 4);
        let searchmoves = vec![find(&task.position, mv)];
        let limits = Limits { depth: Some(depth), searchmoves, ..Limits::default() };
        match searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none()).score {
            UciScore::Centipawns(value) => value,
            UciScore::Mate(moves) => panic!("mate in {moves}"),
        }
    };
    // A draw would be better for Black than what it has.
    for depth in [8, 16, 20] {
        assert!(value("a8a7", depth) < -50, "{depth}");
    }
    assert!(value("a8b7", 22) > value("a8a7", 22) + 100);
}

#[test]
fn the_losing_side_takes_perpetual_check() {
    let drawn = to_depth("6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1", 8);
    assert_eq!(drawn.score, UciScore::Centipawns(0), "{drawn:?}");
}

#[test]
fn every_search_reports_a_move_before_it_ends() {
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    for fen in [mate, Position::START_FEN, BENCH_POSITIONS[9], BENCH_POSITIONS[12]] {
        let task = game(fen, "");
        let first = search(&task, &Limits { depth: Some(1), ..Limits::default() });
        let movetime = Limits { movetime: Some(Duration::ZERO), ..Limits::default() };
        let nodes = Limits { nodes: Some(0), ..Limits::default() };
        let clock = Clock { left: Duration::ZERO, increment: Duration::ZERO, moves_to_go: None };
        let late = Limits { clock: Some(clock), ..Limits::default() };
        for (limits, is_stopped) in
            [(Limits::default(), true), (movetime, false), (nodes, false), (late, false)]
        {
            for threads in [1, 3] {
                let mut log = Log::default();
                let mut searcher = searcher();
                searcher.set_threads(threads).unwrap();
                let outcome = searcher.search(&task, &limits, &AtomicBool::new(is_stopped), &mut log);
                let reported = log.lines.last().unwrap_or_else(|| panic!("{fen}: {limits:?}"));
                assert_eq!(outcome.best, reported.first().copied(), "{fen}: {limits:?}");
                assert!(outcome.nodes >= first.nodes, "{fen}: {limits:?}");
                assert!(fen != mate || outcome.score == UciScore::Mate(1), "{limits:?}: {outcome:?}");
            }
        }
    }
}

#[test]
fn a_limit_ends_a_huge_first_iteration() {
    // The iteration would take some twenty million nodes.
    let task = game("qrbnkbrq/qqqqqqq1/8/8/8/8/QQQQQQQ1/QRBNKBRQ w - - 0 1", "");
    let limits = [
        (Limits::default(), true),
        (Limits { nodes: Some(1), ..Limits::default() }, false),
        (Limits { movetime: Some(Duration::ZERO), ..Limits::default() }, false),
    ];
    for (limits, is_stopped) in limits {
        let outcome =
            searcher().search(&task, &limits, &AtomicBool::new(is_stopped), &mut AnyListener::none());
        assert!(outcome.nodes < 10_000, "{limits:?}: {outcome:?}");
        assert!(is_legal(Portable::PORTABLE, &task.position, outcome.best.unwrap()));
    }
}

#[test]
fn the_ponder_move_is_the_second_of_the_last_line() {
    for fen in BENCH_POSITIONS.iter().step_by(3) {
        let mut searcher = searcher();
        for nodes in [1, 30, 100, 333, 1_000, 2_500, 7_000] {
            let mut log = Log::default();
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let outcome = searcher.search(&game(fen, ""), &limits, &AtomicBool::new(false), &mut log);
            let line = log.lines.last().unwrap();
            assert_eq!(
                (outcome.best, outcome.ponder),
                (line.first().copied(), line.get(1).copied()),
                "{fen} {nodes}"
            );
        }
    }
}

#[test]
fn a_stop_is_obeyed_in_time() {
    let stop = Arc::new(AtomicBool::new(false));
    let ready = Arc::new(std::sync::Barrier::new(2));
    let running = {
        let (stop, ready) = (stop.clone(), ready.clone());
        std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || {
            let (mut searcher, game) = (searcher(), game(BENCH_POSITIONS[8], ""));
            ready.wait();
            let outcome = searcher.search(&game, &Limits::default(), &stop, &mut AnyListener::none());
            (outcome, Instant::now())
        })
    };
    // A busy machine may take long to start the thread and to make its table.
    ready.wait();
    std::thread::sleep(Duration::from_millis(50));
    let stopped = Instant::now();
    stop.store(true, Ordering::Relaxed);
    let (outcome, ended) = running.unwrap().join().unwrap();
    assert!(outcome.best.is_some() && outcome.nodes > 0);
    assert!(ended.saturating_duration_since(stopped) < Duration::from_millis(500));
}

#[test]
fn the_node_limit_is_exact() {
    let task = game(BENCH_POSITIONS[9], "");
    let first = search(&task, &Limits { depth: Some(1), ..Limits::default() }).nodes;
    assert!((4..100).contains(&first), "{first}");
    for nodes in [0, 1, 2, 3, 100, 511, 512, 513, 1_000, 4_321] {
        let outcome = search(&task, &Limits { nodes: Some(nodes), ..Limits::default() });
        assert_eq!(outcome.nodes, nodes.max(first));
        assert!(is_legal(Portable::PORTABLE, &task.position, outcome.best.unwrap()));
    }
}

#[test]
fn an_elo_number_limits_the_nodes_of_the_first_iteration_too() {
    let (mut longer, mut exact) = (0, 0);
    for fen in BENCH_POSITIONS {
        let task = game(fen, "");
        let mut limits = Limits::default();
        Strength::Elo(ELO.0).restrain(&mut limits);
        let mut log = Log::default();
        let outcome = searcher().search(&task, &limits, &AtomicBool::new(false), &mut log);
        // The search exceeds the limit only if its first move takes more nodes.
        exact += usize::from(Some(outcome.nodes) == limits.nodes);
        assert_eq!(outcome.best, log.lines.last().and_then(|line| line.first()).copied(), "{fen}");
        let first = search(&task, &Limits { depth: Some(1), ..Limits::default() });
        longer += usize::from(first.nodes > outcome.nodes);
    }
    assert!(longer > 10 && exact >= BENCH_POSITIONS.len() - 3, "{longer} {exact}");
}

#[test]
fn slices_of_a_search_reach_the_same_nodes() {
    // Two engines may be compared in slices of a fixed number of nodes, so the result of a slice
    // must not depend on the time at which it runs.
    let task = game(BENCH_POSITIONS[10], "");
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    let mut runs = [searcher(), searcher()].map(|mut searcher| {
        let never = AtomicBool::new(false);
        let slices = [0, 1, 2].map(|_| searcher.search(&task, &limits, &never, &mut AnyListener::none()));
        searcher.new_game();
        (slices, searcher.search(&task, &limits, &never, &mut AnyListener::none()))
    });
    assert_eq!(runs[0], runs[1]);
    let (slices, afresh) = &mut runs[0];
    assert_eq!(slices[0], *afresh, "after a new game nothing is left of the old one");
}

#[test]
fn a_search_without_a_clock_never_depends_on_time() {
    let task = game(BENCH_POSITIONS[11], "");
    let limits = Limits { depth: Some(7), ..Limits::default() };
    let mut first = Log::default();
    let mut second = Log::default();
    let never = AtomicBool::new(false);
    let outcome = searcher().search(&task, &limits, &never, &mut first);
    assert_eq!(outcome, searcher().search(&task, &limits, &never, &mut second));
    assert_eq!((&first.nodes, &first.scores, &first.lines), (&second.nodes, &second.scores, &second.lines));
    assert_eq!(first.depths, [1, 2, 3, 4, 5, 6, 7]);
    assert!(first.evaluated > 0 && first.evaluated <= outcome.nodes + 1);
}

#[test]
fn every_principal_variation_is_legal() {
    for fen in BENCH_POSITIONS {
        let task = game(fen, "");
        let mut log = Log::default();
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let never = AtomicBool::new(false);
        let outcome = searcher().search(&task, &limits, &never, &mut log);
        for line in &log.lines {
            let mut position = task.position.clone();
            for &mv in line {
                assert!(is_legal(Portable::PORTABLE, &position, mv), "{fen}: {line:?}");
                let _ = position.make(mv);
            }
        }
        assert_eq!(outcome.best, log.lines.last().and_then(|line| line.first()).copied());
    }
}

#[test]
fn an_aborted_search_returns_to_its_root() {
    let mut searcher = searcher();
    let task = game(Position::START_FEN, "g1f3 g8f6 f3g1 f6g8");
    for (lines, nodes) in [(1, 1), (1, 77), (1, 2_000), (3, 77), (3, 2_000)] {
        let limits = Limits { nodes: Some(nodes), lines, ..Limits::default() };
        // The search itself asserts that it has returned to its root.
        searcher.search(&task, &limits, &AtomicBool::new(false), &mut AnyListener::none());
    }
}

#[test]
fn the_best_reported_line_is_played_however_early_the_search_ends() {
    for fen in [BENCH_POSITIONS[9], BENCH_POSITIONS[12], BENCH_POSITIONS[20]] {
        let task = game(fen, "");
        for nodes in [1, 20, 40, 100, 300, 1_000, 3_000, 5_000, 9_000] {
            // The last reported line of each rank.
            let mut ranked: [Option<Vec<Move>>; 3] = Default::default();
            let mut reports =
                Reports(|report: &Report<'_>| ranked[report.rank - 1] = Some(report.line.to_vec()));
            let limits = Limits { nodes: Some(nodes), lines: 3, ..Limits::default() };
            let outcome = searcher().search(
                &task,
                &limits,
                &AtomicBool::new(false),
                &mut AnyListener::to(&mut reports),
            );
            let reported = ranked[0].as_ref().unwrap_or_else(|| panic!("{fen}: no report in {nodes} nodes"));
            assert_eq!(outcome.best, reported.first().copied(), "{fen} {nodes}: {ranked:?}");
            let firsts: Vec<_> = ranked.iter().flatten().map(|line| line.first()).collect();
            assert!(
                firsts.iter().enumerate().all(|(at, mv)| !firsts[..at].contains(mv)),
                "{fen} {nodes}: {ranked:?}"
            );
        }
    }
}

#[test]
fn only_the_wanted_moves_are_searched() {
    let task = game(Position::START_FEN, "");
    let wanted = find(&task.position, "a2a3");
    let limits = |moves: &[Move]| Limits { depth: Some(4), searchmoves: moves.to_vec(), ..Limits::default() };
    assert_eq!(search(&task, &limits(&[wanted])).best, Some(wanted));
    let nonsense = Move::new(Square::A1, Square::H8, MoveKind::Capture);
    assert!(search(&task, &limits(&[nonsense])).best.is_some());
}

#[test]
fn an_illegal_move_from_the_table_is_never_played() {
    // Claim 42: the table gets an illegal move for the root and for every position one move later.
    let task = game(BENCH_POSITIONS[8], "");
    for (from, to, kind) in [
        (Square::E1, Square::E8, MoveKind::Capture),
        (Square::A1, Square::A8, MoveKind::Capture),
        (Square::E5, Square::E8, MoveKind::Capture),
        (Square::D5, Square::D8, MoveKind::CapturePromoteQueen),
        (Square::E8, Square::G8, MoveKind::CastleShort),
        (Square::D5, Square::C6, MoveKind::EnPassant),
        (Square::C3, Square::C4, MoveKind::Quiet),
    ] {
        let mut searcher = searcher();
        let bad = Move::new(from, to, kind);
        assert!(!is_legal(Portable::PORTABLE, &task.position, bad));
        let poison = |searcher: &mut Searcher<Portable>, position: &Position, depth| {
            let record = Record { mv: bad, value: 0, eval: None, depth, bound: Bound::Upper };
            searcher.table.store(table_key(position), 0, record);
        };
        let mut list = MoveList::new();
        movegen::legal(Portable::PORTABLE, &task.position, &mut list);
        poison(&mut searcher, &task.position, 60);
        for &mv in &list {
            let mut next = task.position.clone();
            let _ = next.make(mv);
            poison(&mut searcher, &next, 0);
        }
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        let mut log = Log::default();
        let outcome = searcher.search(&task, &limits, &AtomicBool::new(false), &mut log);
        assert!(is_legal(Portable::PORTABLE, &task.position, outcome.best.unwrap()));
        assert!(log.evaluated > 100);
    }
}

#[test]
fn the_deepest_search_ends_by_itself() {
    // A wall of pawns that neither king can cross: every line is a draw, and depth runs to its end.
    let task = game("8/8/k7/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 90 100", "");
    let mut log = Log::default();
    let limits = Limits { nodes: Some(3_000_000), ..Limits::default() };
    let outcome = searcher().search(&task, &limits, &AtomicBool::new(false), &mut log);
    assert!(outcome.best.is_some() && outcome.nodes < 3_000_000, "{outcome:?}");
    assert!(log.depths.iter().copied().eq(1..MAX_PLY as u32), "{:?}", log.depths);
}

#[test]
fn a_move_is_ready_in_time() {
    let task = game(BENCH_POSITIONS[12], "");
    let clock = |left, increment| {
        let time = |ms| Duration::from_millis(ms);
        Some(Clock { left: time(left), increment: time(increment), moves_to_go: None })
    };
    for (limits, most) in [
        (Limits { movetime: Some(Duration::from_millis(60)), ..Limits::default() }, 60),
        (Limits { clock: clock(80, 0), ..Limits::default() }, 80),
        (Limits { clock: clock(1, 0), ..Limits::default() }, 60),
        (Limits { clock: clock(1_000, 100), ..Limits::default() }, 700),
    ] {
        let limits = Limits { overhead: Duration::from_millis(25), ..limits };
        let start = Instant::now();
        let outcome = search(&task, &limits);
        let allowed = Duration::from_millis(most + 100);
        assert!(start.elapsed() < allowed, "{limits:?}: {:?}", start.elapsed());
        assert!(outcome.best.is_some() && outcome.nodes > 0);
    }
}

#[test]
fn a_table_of_another_size_is_an_empty_one() {
    let mut searcher = searcher();
    assert_eq!(searcher.hash_mib(), 4);
    assert_eq!(searcher.resize(2), Ok(()));
    assert_eq!(searcher.hash_mib(), 2);
    let task = game(Position::START_FEN, "");
    let limits = Limits { depth: Some(5), ..Limits::default() };
    let never = AtomicBool::new(false);
    searcher.search(&task, &limits, &never, &mut AnyListener::none());
    assert_eq!(searcher.resize(0), Ok(()));
    assert_eq!((searcher.hash_mib(), searcher.table.hashfull()), (1, 0));
}
