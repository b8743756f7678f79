use super::*;
use plywright::board::Position;
use plywright::movegen::perft;
use plywright::recipe::Portable;
use plywright::types::Random;

const POSITIONS: [&str; 6] = [
    Position::START_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
];

fn boards(fen: &str) -> (Mailbox, Bitboards<Portable>, Position) {
    let position: Position = fen.parse().expect(fen);
    (Mailbox::new(&position), Bitboards::new(Portable::PORTABLE, &position), position)
}

fn count(board: &mut impl Board, depth: u32) -> u64 {
    let mut list = MoveList::new();
    board.moves(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let below = |&mv| {
        let undo = board.make(mv);
        let nodes = count(board, depth - 1);
        board.unmake(mv, undo);
        nodes
    };
    list.iter().map(below).sum()
}

#[test]
fn both_boards_have_the_moves_of_the_rules() {
    for fen in POSITIONS {
        let (mut mailbox, mut bitboards, position) = boards(fen);
        let before = mailbox.clone();
        for depth in 1..=3 {
            let wanted = perft(Portable::PORTABLE, position.placement(), depth);
            assert_eq!(count(&mut mailbox, depth), wanted, "mailbox, {fen}");
            assert_eq!(count(&mut bitboards, depth), wanted, "bitboards, {fen}");
        }
        assert_eq!(mailbox, before, "{fen}");
    }
}

#[test]
fn both_boards_agree_on_the_last_ply() {
    let mut random = Random::new(1);
    for fen in POSITIONS {
        let (mut mailbox, mut bitboards, mut position) = boards(fen);
        for _ in 0..80 {
            let last = mailbox.last_ply();
            assert_eq!(bitboards.last_ply(), last, "{position}");
            let mut list = MoveList::new();
            mailbox.moves(&mut list);
            let mut fresh = MoveList::new();
            Mailbox::new(&position).moves(&mut fresh);
            assert_eq!(*list, *fresh, "{position}");
            assert_eq!(last.positions, list.len() as u64);
            if list.is_empty() {
                break;
            }
            let mv = list[random.below(list.len() as u64) as usize];
            let _ = mailbox.make(mv);
            let _ = bitboards.make(mv);
            let _ = position.make(mv);
        }
    }
}

#[test]
fn the_value_depends_neither_on_pruning_nor_on_the_board() {
    // These tests also run under an emulator of other CPUs, which is slow. Therefore only positions
    // with few moves are searched deeper.
    let deepest: [u32; POSITIONS.len()] = [3, 2, 3, 3, 2, 2];
    for (fen, deepest) in POSITIONS.into_iter().zip(deepest) {
        let (mut mailbox, mut bitboards, _) = boards(fen);
        for depth in 1..=deepest {
            let plain = search(&mut bitboards, depth, Pruning::None, 1);
            let pruned = search(&mut bitboards, depth, Pruning::AlphaBeta, 1);
            assert_eq!(plain.value, pruned.value, "{fen} at {depth}");
            assert!(pruned.tally.positions <= plain.tally.positions);
            assert_eq!(
                search(&mut mailbox, depth, Pruning::AlphaBeta, 1).value,
                plain.value,
                "{fen} at {depth}"
            );
            assert_eq!(plain.tally.positions, count(&mut mailbox, depth + 1), "{fen} at {depth}");
        }
    }
}

#[test]
fn no_split_no_schedule_and_no_number_of_threads_changes_the_value() {
    for fen in [POSITIONS[0], POSITIONS[1], POSITIONS[3]] {
        let (mailbox, bitboards, _) = boards(fen);
        for pruning in [Pruning::None, Pruning::AlphaBeta] {
            for split in Split::ALL {
                // Splits near the leaves start threads at every node: slow under an emulator.
                let is_near = matches!(split, Split::Leaves | Split::AboveLeaves);
                let depth = if is_near { 1 } else { 2 };
                let wanted = search(&mut bitboards.clone(), depth, pruning, 1);
                for schedule in Schedule::ALL {
                    for threads in [1, 2, 3, 8] {
                        let plan = Plan { split, schedule, threads };
                        let found = search_in_parallel(&bitboards, depth, pruning, plan, 1);
                        assert_eq!(found.value, wanted.value, "{fen} {plan:?}");
                        assert!(found.best.is_some());
                        let is_same = pruning == Pruning::None || threads == 1;
                        if is_same && split != Split::Ordered {
                            assert_eq!(found.tally.positions, wanted.tally.positions, "{fen} {plan:?}");
                        }
                    }
                }
            }
            let plan = Plan { split: Split::Root, schedule: Schedule::Dynamic, threads: 2 };
            let wanted = search(&mut bitboards.clone(), 2, pruning, 1).value;
            assert_eq!(search_in_parallel(&mailbox, 2, pruning, plan, 1).value, wanted, "{fen}");
        }
    }
}

/// The order of moves changes only the number of positions considered.
#[test]
fn ordering_saves_positions_in_a_middle_game() {
    for benchmark in &BENCHMARKS[1..] {
        let (_, mut bitboards, _) = boards(benchmark.fen);
        let plan = Plan { split: Split::Ordered, schedule: Schedule::Dynamic, threads: 1 };
        let found = search_in_parallel(&bitboards, 5, Pruning::AlphaBeta, plan, 1);
        let plain = search(&mut bitboards, 5, Pruning::AlphaBeta, 1);
        assert_eq!(found.value, plain.value, "{}", benchmark.name);
        assert!(found.tally.positions < plain.tally.positions, "{}", benchmark.name);
    }
}

#[test]
fn in_the_puzzle_no_move_is_worth_as_much_as_the_knights_capture() {
    let (_, mut board, position) = boards(BENCHMARKS[2].fen);
    assert_eq!(board.material(), 0);
    assert!(position.side().is_white());
    let mut list = MoveList::new();
    board.moves(&mut list);
    assert!(list.len() > 40, "many moves");
    for depth in [3, 4, 5] {
        let mut values: Vec<(i32, String)> = list
            .iter()
            .map(|&mv| {
                let undo = board.make(mv);
                let value = search(&mut board, depth - 1, Pruning::AlphaBeta, 1).value;
                board.unmake(mv, undo);
                (value, mv.to_string())
            })
            .collect();
        values.sort_by_key(|&(value, _)| -value);
        assert_eq!(values[0].1, "c3d5", "depth {depth}: {values:?}");
        assert!(values[0].0 > values[1].0, "depth {depth}: {values:?}");
        let best = search(&mut board, depth, Pruning::AlphaBeta, 1).best.map(|mv| mv.to_string());
        assert_eq!(best.as_deref(), Some("c3d5"), "depth {depth}");
    }
}

/// The OpenMP study counts 6,233,973 positions at depth 7 from the start position. These are the
/// counts with our orders of moves, at depth 5.
#[test]
fn the_counts_of_the_start_position_are_unchanged() {
    let (mut mailbox, mut bitboards, _) = boards(POSITIONS[0]);
    let counts =
        [search(&mut mailbox, 5, Pruning::AlphaBeta, 1), search(&mut bitboards, 5, Pruning::AlphaBeta, 1)]
            .map(|found| found.tally.positions);
    assert_eq!(counts, [1_430_849, 1_011_986]);
}

#[test]
fn a_side_without_a_move_has_lost_stalemate_included() {
    for (fen, value) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", LOST),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", LOST),
        ("8/8/8/8/8/6k1/5q2/7K w - - 0 1", -LOST),
    ] {
        let (mut mailbox, mut bitboards, _) = boards(fen);
        for depth in [1, 2] {
            let found = [
                search(&mut mailbox, depth, Pruning::AlphaBeta, 1),
                search(&mut bitboards, depth, Pruning::AlphaBeta, 1),
            ];
            assert!(
                found.iter().all(|found| found.value == value && found.best.is_none()),
                "{fen}: {found:?}"
            );
            for split in Split::ALL {
                let plan = Plan { split, schedule: Schedule::Dynamic, threads: 3 };
                let shared = search_in_parallel(&bitboards, depth, Pruning::AlphaBeta, plan, 1);
                assert_eq!((shared.value, shared.best), (value, None), "{fen} {plan:?}");
            }
        }
    }
}

#[test]
fn the_seed_chooses_among_lost_moves() {
    // After either of Black's two moves the rook on b6 mates.
    let (_, board, _) = boards("6k1/R7/1R6/8/8/8/8/K7 b - - 0 1");
    let mut best: Vec<_> = (0..32)
        .map(|seed| search(&mut board.clone(), 3, Pruning::AlphaBeta, seed).best.map(|mv| mv.to_string()))
        .collect();
    best.sort();
    best.dedup();
    assert_eq!(best, ["g8f8", "g8h8"].map(|mv| Some(mv.to_owned())));
}

#[test]
fn teams_find_the_sequential_value() {
    // One benchmark is searched deep enough for a node below the root to be ordered.
    let depths: [u32; BENCHMARKS.len()] = [4, 3, 3];
    for (benchmark, depth) in BENCHMARKS.into_iter().zip(depths) {
        let (mailbox, mut bitboards, _) = boards(benchmark.fen);
        let wanted = search(&mut bitboards, depth, Pruning::AlphaBeta, 1);
        for split in [Split::RootWatched, Split::YoungBrothers, Split::Ordered] {
            for threads in [1, 2, 5] {
                let plan = Plan { split, schedule: Schedule::Dynamic, threads };
                for found in [
                    search_in_parallel(&bitboards, depth, Pruning::AlphaBeta, plan, 1),
                    search_in_parallel(&mailbox, depth, Pruning::AlphaBeta, plan, 1),
                ] {
                    assert_eq!(found.value, wanted.value, "{} {plan:?}", benchmark.name);
                }
            }
        }
    }
}
