//! Checks endgame tables: their counts against published ones and against a report, and each result
//! against the moves of its position.

#[path = "../../../tests/positions/mod.rs"]
mod positions;

use plywright::board::{Placement, Position};
use plywright::endings::{Material, Wdl};
use plywright::movegen::{self, MoveList};
use plywright::recipe::{self, Entry, Recipe};
use plywright::syzygy::{Files, Wdl as FileWdl};
use plywright::types::{Colour, Kind, Random};
use plywright_tables::{Census, Tables};

use positions::random_position;

/// Every ending with three pieces, and those with four that promotions, stalemates and en passant
/// make difficult.
const ENDINGS: [&str; 11] =
    ["KQK", "KRK", "KBK", "KNK", "KPK", "KPKP", "KPPK", "KBKP", "KRKP", "KBNK", "KQKR"];

/// Runs all tests over tables that are made once.
struct Run;

impl Entry for Run {
    type Output = ();

    fn run<R: Recipe>(self, recipe: R) {
        let mut tables = Tables::new();
        for name in ENDINGS {
            tables.make(recipe, material(name), |_, _| {});
        }
        the_counts_are_what_is_known(recipe, &tables);
        the_counts_are_those_on_record(recipe, &tables);
        a_position_is_worth_what_its_moves_are(recipe, &tables);
        pawns_are_taken_in_passing(recipe, &tables);
    }
}

#[test]
fn the_tables_are_right() {
    recipe::enter(Run).expect("the build runs here");
}

/// Checks the Syzygy files in the folders of `PLYWRIGHT_SYZYGY` against our own tables.
struct BySyzygy(Files);

impl Entry for BySyzygy {
    type Output = ();

    fn run<R: Recipe>(self, recipe: R) {
        let mut tables = Tables::new();
        let mut random = Random::new(0x7379_7a79);
        let mut compared = 0;
        for material in [3, 4].into_iter().flat_map(Material::all) {
            let mut looked_at = 0;
            while looked_at < 2_000 {
                let Some(position) = random_position(&mut random, material) else { continue };
                let board = position.placement();
                // A material without a file is skipped.
                let Some(by_file) = self.0.wdl(recipe, board) else { break };
                tables.make(recipe, material, |_, _| {});
                let by_file = match by_file {
                    FileWdl::Loss | FileWdl::BlessedLoss => Wdl::Loss,
                    FileWdl::Draw => Wdl::Draw,
                    FileWdl::CursedWin | FileWdl::Win => Wdl::Win,
                };
                assert_eq!(Some(by_file), tables.probe(board), "{position}");
                looked_at += 1;
            }
            compared += usize::from(looked_at > 0);
        }
        assert!(self.0.newly_damaged().is_empty());
        println!("{compared} materials");
        assert!(compared > 0, "no file with three or four pieces");
    }
}

#[test]
fn syzygy_files_say_the_same() {
    let Some(folders) = std::env::var_os("PLYWRIGHT_SYZYGY") else {
        eprintln!("skipped: the environment variable PLYWRIGHT_SYZYGY names no folder with Syzygy files");
        return;
    };
    let (files, passed) = Files::open(&folders.to_string_lossy()).expect("the folders are there");
    assert!(passed.is_empty(), "{passed:?}");
    recipe::enter(BySyzygy(files)).expect("the build runs here");
}

fn material(name: &str) -> Material {
    name.parse().expect(name)
}

fn the_counts_are_what_is_known<R: Recipe>(recipe: R, tables: &Tables) {
    let census = |name: &str| tables.get(material(name)).expect(name).census(recipe, |_, _| true);
    // Long known: of 331,352 positions on the whole board White wins 222,564.
    assert_eq!(census("KPK"), Census { white: 222_564 / 2, draws: (331_352 - 222_564) / 2, black: 0 });
    let found = census("KRKP");
    assert_eq!((found.legal(), found.draws, found.black), (9_031_524, 1_212_140, 823_537));
    let found = census("KBKP");
    assert_eq!((found.legal(), found.draws), (9_427_184, 8_019_767));
    // Two pieces of one kind are not distinguished: half of the table's positions.
    assert_eq!(census("KPPK").legal(), 7_438_086 / 2);
    // In the blog of the engine iCE, the bishop never stands on the rank where the pawn promotes.
    let found = tables
        .get(material("KBKP"))
        .expect("KBKP")
        .census(recipe, |piece, square| piece.kind != Kind::Bishop || square.rank_for(Colour::Black) < 7);
    assert_eq!((found.draws, found.white + found.black), (6_963_523, 1_248_570));
}

/// Compares the counts of these tables with the output of `cargo tables` on record.
fn the_counts_are_those_on_record<R: Recipe>(recipe: R, tables: &Tables) {
    let record = include_str!("../../../reports/intel-xeon-6-cf-2/tables.txt");
    for name in ENDINGS {
        let line = record.lines().find(|line| line.split(' ').next() == Some(name)).expect(name);
        let recorded: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let found = tables.get(material(name)).expect(name).census(recipe, |_, _| true);
        assert_eq!(recorded[..4], [found.legal(), found.white, found.draws, found.black], "{line}");
    }
}

fn a_position_is_worth_what_its_moves_are<R: Recipe>(recipe: R, tables: &Tables) {
    let mut random = Random::new(0x656e_6467);
    let mut worth = [0; 3];
    for name in ENDINGS {
        let mut looked_at = 0;
        while looked_at < 2_000 {
            let Some(position) = random_position(&mut random, material(name)) else { continue };
            let board = position.placement();
            let wdl = tables.probe(board).unwrap_or_else(|| panic!("{position} has no value"));
            assert_eq!(wdl, by_moves(recipe, tables, board), "{position}");
            worth[wdl as usize] += 1;
            looked_at += 1;
        }
    }
    assert!(worth.iter().all(|&count| count > 2_000), "{worth:?}");
}

fn fen(board: &[char; 64], to_move: char) -> String {
    let rank = |rank: &[char]| -> String {
        rank.iter().map(|&letter| if letter == ' ' { '1' } else { letter }).collect()
    };
    let ranks: Vec<String> = board.chunks(8).rev().map(rank).collect();
    format!("{} {to_move} - - 0 1", ranks.join("/"))
}

/// Computes the result of a position from its moves: from mates, stalemates, and the table results
/// of the positions after them.
fn by_moves<R: Recipe>(recipe: R, tables: &Tables, board: &Placement) -> Wdl {
    let mut moves = MoveList::new();
    movegen::legal(recipe, board, &mut moves);
    let worths = moves.iter().map(|&mv| {
        let after = board.after(mv);
        // If a capture en passant is possible, the table has no answer, but the tables have one a
        // move later.
        -tables.probe(&after).unwrap_or_else(|| by_moves(recipe, tables, &after))
    });
    let in_check = movegen::checkers(recipe.sliders(), board).any();
    worths.max().unwrap_or(if in_check { Wdl::Loss } else { Wdl::Draw })
}

/// Checks positions before a double step after which the pawn can be captured en passant: the pawn
/// on its first square, a pawn of the other side next to its target, and the kings on every ninth
/// pair of squares.
fn pawns_are_taken_in_passing<R: Recipe>(recipe: R, tables: &Tables) {
    let mut positions = 0;
    for (pawn, taker) in
        (0..8).flat_map(|file| [(file, file + 1), (file + 1, file)]).filter(|pair| pair.0.max(pair.1) < 8)
    {
        for kings in (0..64 * 64).step_by(9) {
            let pieces = [(kings / 64, 'K'), (kings % 64, 'k'), (8 + pawn, 'P'), (24 + taker, 'p')];
            let flipped = pieces.map(|(square, letter)| {
                (
                    square ^ 56,
                    if letter.is_uppercase() {
                        letter.to_ascii_lowercase()
                    } else {
                        letter.to_ascii_uppercase()
                    },
                )
            });
            for (pieces, to_move) in [(pieces, 'w'), (flipped, 'b')] {
                let mut board = [' '; 64];
                for (square, letter) in pieces {
                    board[square] = letter;
                }
                // If two pieces share a square, one is missing and the position is invalid.
                let Ok(position) = fen(&board, to_move).parse::<Position>() else { continue };
                let board = position.placement();
                assert_eq!(tables.probe(board), Some(by_moves(recipe, tables, board)), "{position}");
                positions += 1;
            }
        }
    }
    assert!(positions > 5_000, "{positions}");
}
