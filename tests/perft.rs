//! Tests that the moves are right: their counts equal the published numbers, and they agree with
//! another generator.

use cozy_chess::{Board, Piece};
use plywright::board::Position;
use plywright::checks::Checks;
use plywright::danger::Danger;
use plywright::evasions::Evasions;
use plywright::movegen::{self, MoveList};
use plywright::popcount::Swar;
use plywright::recipe::{Of, Portable, Recipe, with};
use plywright::sliders::{Magic, Pext, Rays, Sliders};
use plywright::types::Move;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

const SEED: u64 = 0x7065_7266_7421;

/// The six usual positions, the fourth also mirrored, with the published numbers of positions at
/// depths 1, 2, and so on.
///
/// Source: "Perft Results" on the Chess Programming Wiki.
const PUBLISHED: [(&str, &[u64]); 7] = [
    (Position::START_FEN, &[20, 400, 8_902, 197_281, 4_865_609]),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

/// A recipe with these sliders.
fn with<S: Sliders>(sliders: S) -> impl Recipe {
    Of::<_, _>::new(Swar, sliders)
}

fn published_counts_to(deepest: usize, recipe: impl Recipe) {
    for (fen, counts) in PUBLISHED {
        let position: Position = fen.parse().expect(fen);
        for (depth, &nodes) in (1..).zip(counts).take(deepest) {
            assert_eq!(movegen::perft(recipe, &position, depth), nodes, "{fen}, depth {depth}");
        }
    }
}

#[test]
fn perft_gives_the_published_counts() {
    match Pext::new() {
        Some(pext) => published_counts_to(6, with(pext)),
        None => published_counts_to(6, with(Magic)),
    }
}

#[test]
fn perft_is_the_same_with_other_sliders() {
    published_counts_to(4, with(Magic));
    published_counts_to(4, with(Rays));
}

/// A recipe with these evasions.
fn with_evasions<E: Evasions>() -> impl Recipe {
    Of::<_, _, with::Evasions<E>>::new(Swar, Magic)
}

macro_rules! evasions {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod evasions {
            $(
                #[test]
                fn $file() {
                    super::published_counts_to(4, super::with_evasions::<plywright::evasions::$Variant>());
                    super::same_evasions::<plywright::evasions::$Variant>();
                }
            )*
        }
    };
}
plywright::evasions_variants!(evasions {});

/// A recipe with this way to find the attacked steps of a king.
fn with_danger<D: Danger>() -> impl Recipe {
    Of::<_, _, with::Danger<D>>::new(Swar, Magic)
}

/// Compares the moves of random games with those of the portable recipe.
fn same_steps<D: Danger>() {
    random_walk(20_000, |position, _| same_moves(with_danger::<D>(), position, D::NAME));
}

/// Compares the moves of a position, in order, with those of the portable recipe, by each function
/// that finds moves.
fn same_moves(recipe: impl Recipe, position: &Position, name: &str) {
    let (mut moves, mut captures) = (MoveList::new(), MoveList::new());
    movegen::legal(recipe, position, &mut moves);
    movegen::captures(recipe, position, &mut captures);
    let (mut expected, mut noisy) = (MoveList::new(), MoveList::new());
    movegen::legal(Portable::PORTABLE, position, &mut expected);
    movegen::captures(Portable::PORTABLE, position, &mut noisy);
    assert_eq!(*moves, *expected, "{position} with {name}");
    assert_eq!(*captures, *noisy, "{position} with {name}");
    for mv in &expected {
        assert!(movegen::is_legal(recipe, position, *mv), "{mv} in {position} with {name}");
    }
    let count = movegen::perft(recipe, position, 1);
    assert_eq!(count, expected.len() as u64, "{position} with {name}");
}

macro_rules! danger {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod danger {
            $(
                #[test]
                fn $file() {
                    super::published_counts_to(4, super::with_danger::<plywright::danger::$Variant>());
                    super::same_steps::<plywright::danger::$Variant>();
                }
            )*
        }
    };
}
plywright::danger_variants!(danger {});

/// Compares the answers about checks, after each move of random games and of tricky positions, with
/// the attackers of the king.
fn same_checks<C: Checks>() {
    let mut checks = C::new(2);
    let mut found = 0;
    let mut compare = |position: &Position, moves: &[Move]| {
        for &mv in moves {
            let mut after = position.clone();
            let _ = after.make(mv);
            let king = after.king(after.side());
            let attackers = movegen::attackers(Rays, &after, king, after.occupied());
            let expected = (attackers & after.colour(!after.side())).any();
            checks.reach(1, || movegen::gave_check(&after, mv));
            let is_check = checks.is_check(1, || movegen::checkers(Rays, &after).any());
            assert_eq!(is_check, expected, "{mv} in {position} with {}", C::NAME);
            found += u32::from(expected);
        }
    };
    for fen in IN_CHECK.iter().chain(&OUT_OF_GAMES).chain(&GIVING_CHECK) {
        let position: Position = fen.parse().expect(fen);
        let mut moves = MoveList::new();
        movegen::legal(Portable::PORTABLE, &position, &mut moves);
        compare(&position, &moves);
    }
    random_walk(2_000, |position, moves| compare(position, moves));
    assert!(found > 1_000, "{found}");
}

/// Positions in which check is given by castling, by a capture en passant (through the square of
/// the captured pawn), and by a promotion (through the square that the pawn leaves).
const GIVING_CHECK: [&str; 3] = [
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
    "8/8/8/R2pP2k/8/8/8/3K4 w - d6 0 1",
    "8/3P4/8/3k4/8/8/8/4K3 w - - 0 1",
];

macro_rules! checks {
    ({} $(($file:ident, $Variant:ident))*) => {
        mod checks {
            $(
                #[test]
                fn $file() {
                    super::same_checks::<plywright::checks::$Variant>();
                }
            )*
        }
    };
}
plywright::checks_variants!(checks {});

/// Compares the moves out of check, in order, with those of the portable recipe: in tricky checks
/// and in those of random games.
fn same_evasions<E: Evasions>() {
    let check = |position: &Position| same_moves(with_evasions::<E>(), position, E::NAME);
    for fen in IN_CHECK.iter().chain(&OUT_OF_GAMES) {
        let position: Position = fen.parse().expect(fen);
        assert!(movegen::checkers(Rays, &position).any(), "{fen}");
        check(&position);
    }
    let mut checks = 0;
    random_walk(20_000, |position, _| {
        if movegen::checkers(Rays, position).any() {
            checks += 1;
            check(position);
        }
    });
    assert!(checks > 500, "{checks}");
}

/// Checks that are easy to get wrong.
const IN_CHECK: [&str; 11] = [
    // The pawn that has just advanced two squares gives check and can be captured en passant.
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    // Such a pawn cannot be captured en passant: the capturing pawn is pinned, or the capture would
    // open a bishop's check.
    "4r1k1/8/8/3pP3/4K3/8/8/8 w - d6 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K1B1 b - d3 0 1",
    // Capturing en passant does not answer the check of the bishop that the pawn's move uncovered.
    "4b1k1/8/8/1K1pP3/8/8/8/8 w - d6 0 1",
    // Double checks.
    "4k3/8/8/8/8/3n4/8/r3K3 w - - 0 1",
    "r3k2r/8/3N4/8/8/8/8/4R1K1 b kq - 0 1",
    // Castling rights exist, but castling out of check is illegal.
    "r3k2r/8/8/8/4Q3/8/8/4K3 b kq - 0 1",
    // A pinned piece could otherwise interpose.
    "4k3/8/8/b7/8/2N5/8/4K2r w - - 0 1",
    "7k/8/8/q7/8/2R5/8/r3K3 w - - 0 1",
    // A pawn promotes by capturing the rook, or by interposing.
    "3rr1k1/4P3/8/8/8/8/8/3K4 w - - 0 1",
    "K2r2k1/1P6/8/8/8/8/8/8 w - - 0 1",
];

/// Tricky checks in positions that only a FEN can set up: a pawn can be captured en passant, but
/// its move did not give the check. In the first, the capture does not answer a knight's check; in
/// the second, it interposes between king and bishop.
const OUT_OF_GAMES: [&str; 2] = ["4k3/8/8/3pP3/8/2n5/8/1K6 w - d6 0 1", "5b1k/8/8/3pP3/1K6/8/8/8 w - d6 0 1"];

/// Perft counts the last ply without making most of the moves before it; here every move is made.
#[test]
fn perft_counts_the_listed_answers_to_the_listed_moves() {
    let check = |position: &Position, moves: &[Move]| {
        let mut answers = 0;
        for &mv in moves {
            let mut list = MoveList::new();
            movegen::legal(Portable::PORTABLE, &position.after(mv), &mut list);
            answers += list.len() as u64;
        }
        let nodes = movegen::perft(Portable::PORTABLE, position, 2);
        assert_eq!(nodes, answers, "{position}, walk with seed {SEED:#x}");
    };
    random_walk(20_000, check);
    for fen in IN_CHECK.iter().chain(&OUT_OF_GAMES).chain([&CROWDED]) {
        let (position, mut list): (Position, _) = (fen.parse().expect(fen), MoveList::new());
        movegen::legal(Portable::PORTABLE, &position, &mut list);
        check(&position, &list);
    }
}

/// The most moves of any position that a game can reach: 218.
const CROWDED: &str = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";

#[test]
fn divide_adds_up_to_perft() {
    for (fen, counts) in PUBLISHED {
        let position: Position = fen.parse().unwrap();
        assert!(movegen::divide(Portable::PORTABLE, &position, 0).is_empty());
        for (depth, &nodes) in (1..=3).zip(counts) {
            let parts = movegen::divide(Portable::PORTABLE, &position, depth);
            assert_eq!(parts.len() as u64, counts[0]);
            assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), nodes, "{fen}, depth {depth}");
        }
    }
}

/// Visits `count` positions of random games from the usual positions; a new game begins after 120
/// plies or at the end of a game.
fn random_walk(count: usize, mut visit: impl FnMut(&Position, &[Move])) {
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    let mut games = PUBLISHED.iter().cycle().map(|(fen, _)| fen.parse::<Position>().expect(fen));
    let (mut position, mut plies) = (Position::start(), 0);
    for _ in 0..count {
        let mut list = MoveList::new();
        movegen::legal(Portable::PORTABLE, &position, &mut list);
        visit(&position, &list);
        if list.is_empty() || plies == 120 {
            (position, plies) = (games.next().expect("a cycle does not end"), 0);
        } else {
            let _ = position.make(list[random.next_u64() as usize % list.len()]);
            plies += 1;
        }
    }
}

/// Converts a move of `cozy-chess` to our notation: there, castling moves the king onto its own
/// rook.
fn as_uci(board: &Board, mv: cozy_chess::Move) -> String {
    let castles =
        board.piece_on(mv.from) == Some(Piece::King) && board.color_on(mv.to) == Some(board.side_to_move());
    match mv.to.file() {
        cozy_chess::File::H if castles => format!("{}g{}", mv.from, mv.to.rank()),
        cozy_chess::File::A if castles => format!("{}c{}", mv.from, mv.to.rank()),
        _ => mv.to_string(),
    }
}

/// Compares the moves with those of `cozy-chess`, and returns its board.
fn same_as_another(position: &Position, moves: &[Move]) -> Board {
    let board: Board = position.to_string().parse().unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut theirs = Vec::new();
    board.generate_moves(|moves| {
        theirs.extend(moves.into_iter().map(|mv| as_uci(&board, mv)));
        false
    });
    let mut ours: Vec<String> = moves.iter().map(Move::to_string).collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs, "{position}, walk with seed {SEED:#x}");
    board
}

#[test]
fn the_legal_moves_are_those_of_another_generator() {
    random_walk(1000, |position, list| {
        let board = same_as_another(position, list);
        assert_eq!(movegen::checkers(Rays, position).any(), !board.checkers().is_empty(), "{position}");
        let pinned = board.pinned() & board.colors(board.side_to_move());
        assert_eq!(movegen::pinned(position).0, pinned.0, "{position}");
    });
    for fen in IN_CHECK {
        let (position, mut list): (Position, _) = (fen.parse().expect(fen), MoveList::new());
        movegen::legal(Portable::PORTABLE, &position, &mut list);
        same_as_another(&position, &list);
    }
}

#[test]
fn captures_are_the_legal_captures_and_promotions() {
    random_walk(2000, |position, list| {
        let mut captures = MoveList::new();
        movegen::captures(Portable::PORTABLE, position, &mut captures);
        let sorted = |moves: &mut dyn Iterator<Item = &Move>| {
            let mut words: Vec<u16> = moves.map(|mv| mv.bits()).collect();
            words.sort_unstable();
            words
        };
        let expected = sorted(&mut list.iter().filter(|mv| !mv.is_quiet()));
        assert_eq!(sorted(&mut captures.iter()), expected, "{position}, walk with seed {SEED:#x}");
    });
}

#[test]
fn a_word_is_legal_if_it_is_among_the_legal_moves() {
    let check = |position: &Position, list: &[Move]| {
        for bits in 0..=u16::MAX {
            let mv = Move::from_bits(bits);
            assert_eq!(
                movegen::is_legal(Portable::PORTABLE, position, mv),
                list.contains(&mv),
                "{mv} {:?} ({bits:#06x}) in {position}",
                mv.kind()
            );
        }
    };
    let mut nth = 0;
    random_walk(800, |position, list| {
        nth += 1;
        // A third of the checks are examined, and one in forty of the other positions.
        if nth % 40 == 0 || movegen::checkers(Rays, position).any() && nth % 3 == 0 {
            check(position, list);
        }
    });
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/8/8/K1pP3q/8/8/8/4k3 w - c6 0 1",
        "8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        let mut list = MoveList::new();
        movegen::legal(Portable::PORTABLE, &position, &mut list);
        check(&position, &list);
    }
}

#[test]
fn copying_and_unmaking_agree() {
    random_walk(1000, |position, list| {
        let mut played = position.clone();
        for &mv in list {
            let undo = played.make(mv);
            assert_eq!(*played.placement(), position.after(mv), "{mv} in {position}");
            let anew: Position = played.to_string().parse().unwrap();
            assert_eq!(
                (played.key(), played.pawn_key()),
                (anew.key(), anew.pawn_key()),
                "{mv} in {position}"
            );
            played.unmake(mv, undo);
            assert_eq!(played, *position, "{mv}, walk with seed {SEED:#x}");
        }
    });
}
