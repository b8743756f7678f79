use super::*;
use crate::board::Position;
use crate::movegen::perft;
use crate::recipe::Portable;
use crate::types::Random;

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
fn a_last_ply_is_the_best_of_its_moves_on_both_boards() {
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
    for fen in POSITIONS {
        let (mut mailbox, mut bitboards, _) = boards(fen);
        for depth in 1..=3 {
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
            let wanted = search(&mut bitboards.clone(), 2, pruning, 1);
            for split in Split::ALL {
                for schedule in Schedule::ALL {
                    for threads in [1, 2, 3, 8] {
                        let plan = Plan { split, schedule, threads };
                        let found = search_in_parallel(&bitboards, 2, pruning, plan, 1);
                        assert_eq!(found.value, wanted.value, "{fen} {plan:?}");
                        assert!(found.best.is_some());
                        if pruning == Pruning::None || threads == 1 && split != Split::AboveLeaves {
                            assert_eq!(found.tally.positions, wanted.tally.positions, "{fen} {plan:?}");
                        }
                    }
                }
            }
            let plan = Plan { split: Split::Root, schedule: Schedule::Dynamic, threads: 2 };
            assert_eq!(search_in_parallel(&mailbox, 2, pruning, plan, 1).value, wanted.value, "{fen}");
        }
    }
}
