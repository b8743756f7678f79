//! Tests with intact and with damaged Syzygy files.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::board::Position;
use crate::endings::{Exact, Loaded};
use crate::movegen::{self, MoveList};
use crate::recipe::{Portable, Recipe};
use crate::types::{Colour, Kind, Random, Square};

fn fixtures() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests").join("fixtures").join("syzygy")
}

fn files() -> Files {
    let (files, passed) = Files::open(&fixtures().to_string_lossy()).expect("the fixtures are there");
    assert!(passed.is_empty(), "{passed:?}");
    files
}

fn wdl(files: &Files, fen: &str) -> Option<Wdl> {
    files.wdl(Portable::PORTABLE, fen.parse::<Position>().expect(fen).placement())
}

fn dtz(files: &Files, fen: &str) -> Option<i32> {
    files.dtz(Portable::PORTABLE, fen.parse::<Position>().expect(fen).placement())
}

/// A folder that is removed when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("plywright-syzygy-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn open(&self) -> (Files, Vec<Passed>) {
        Files::open(&self.0.to_string_lossy()).expect("the folder is there")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns a random legal position with the pieces of a file's name.
fn random_position(random: &mut Random, name: &str) -> Position {
    loop {
        let mut board = [' '; 64];
        let (white, black) = name.split_once('v').expect(name);
        for letter in white.chars().chain(black.to_ascii_lowercase().chars()) {
            let free = |board: &[char; 64], at: usize| {
                board[at] == ' ' && (!"Pp".contains(letter) || (8..56).contains(&at))
            };
            let at = std::iter::repeat_with(|| random.below(64) as usize).find(|&at| free(&board, at));
            board[at.expect("some square is free")] = letter;
        }
        let ranks: Vec<String> = board
            .chunks(8)
            .rev()
            .map(|rank| rank.iter().map(|&letter| if letter == ' ' { '1' } else { letter }).collect())
            .collect();
        let side = if random.below(2) == 0 { 'w' } else { 'b' };
        if let Ok(position) = format!("{} {side} - - 0 1", ranks.join("/")).parse() {
            return position;
        }
    }
}

#[test]
fn known_positions_have_their_results() {
    let files = files();
    assert_eq!(files.found(), Found { wdl: 8, dtz: 8, most_pieces: 4 });
    for (fen, expected) in [
        ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", Wdl::Win),
        ("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", Wdl::Loss),
        ("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", Wdl::Draw),
        ("8/8/8/8/4p3/4k3/8/4K3 w - - 0 1", Wdl::Loss),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", Wdl::Win),
        ("8/8/8/8/8/1Rk5/8/K7 b - - 0 1", Wdl::Draw),
        ("8/8/8/3k4/8/1b6/8/K2N4 w - - 0 1", Wdl::Draw),
        ("k7/8/8/8/8/8/8/K7 w - - 0 1", Wdl::Draw),
    ] {
        assert_eq!(wdl(&files, fen), Some(expected), "{fen}");
    }
    for (fen, plies) in [
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", 1),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", -1),
        ("7k/8/Q5K1/8/8/8/8/8 w - - 0 1", 1),
    ] {
        assert_eq!(dtz(&files, fen), Some(plies), "{fen}");
    }
    // There is no file for five pieces or for these four, and files contain nothing about castling.
    for fen in [
        "8/8/8/2k5/8/8/PPP5/K7 w - - 0 1",
        "8/8/8/2k5/8/8/PP6/K7 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    ] {
        assert_eq!((wdl(&files, fen), dtz(&files, fen)), (None, None), "{fen}");
    }
    assert!(files.newly_damaged().is_empty());
}

#[test]
fn a_result_is_that_of_the_best_move() {
    let (files, recipe, mut random) = (files(), Portable::PORTABLE, Random::new(5));
    for name in ["KPvK", "KQvK", "KRvK", "KBvKN", "KNvKN"] {
        for _ in 0..500 {
            let position = random_position(&mut random, name);
            let board = position.placement();
            let worth = files.wdl(recipe, board).expect("it is there");
            let mut moves = MoveList::new();
            movegen::legal(recipe, board, &mut moves);
            let by_moves = moves.iter().map(|&mv| -files.wdl(recipe, &board.after(mv)).expect("it is there"));
            let in_check = movegen::checkers(recipe.sliders(), board).any();
            assert_eq!(
                worth,
                by_moves.max().unwrap_or(if in_check { Wdl::Loss } else { Wdl::Draw }),
                "{position}"
            );

            let plies = files.dtz(recipe, board).expect("it is there");
            assert_eq!(plies.signum(), worth.sign(), "{position}");
            let behind =
                moves.iter().filter_map(|&mv| Some(files.span_behind(recipe.into(), board, mv)?.least));
            let best = behind.filter(|behind| behind.signum() == worth.sign()).min();
            // The distances may be stored in moves, and may then differ by one.
            assert!(best.is_none_or(|best| (best - plies).abs() <= 1), "{position}: {plies} {best:?}");
        }
    }
}

#[test]
fn moves_rank_by_the_results_that_they_keep() {
    let files = files();
    let ranks = |fen: &str, history: &[_], has_rule| {
        let position: Position = fen.parse().expect(fen);
        let mut moves = MoveList::new();
        movegen::legal(Portable::PORTABLE, position.placement(), &mut moves);
        files.rank(Portable::PORTABLE, &position, history, &moves, has_rule).expect("it is there")
    };
    let best = |ranking: &Ranking| {
        let top = ranking.moves.iter().map(|ranked| ranked.rank).max();
        let best = ranking.moves.iter().filter(|ranked| Some(ranked.rank) == top);
        let mut best: Vec<String> = best.map(|ranked| ranked.mv.to_string()).collect();
        best.sort_unstable();
        best
    };
    let ranking = ranks("4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", &[], true);
    assert!(ranking.is_by_distance && ranking.moves.iter().any(|ranked| ranked.wdl == Wdl::Win));
    assert!(ranking.moves.iter().any(|ranked| ranked.wdl == Wdl::Draw));
    // Far from the fifty-move rule all wins are equal; near it, or after a repetition, the nearest
    // win is best.
    let far = "8/8/8/8/4k3/8/8/R3K3 w - - 0 1";
    let wins = best(&ranks(far, &[], true)).len();
    let near = best(&ranks(&far.replace(" 0 1", " 75 90"), &[], true)).len();
    assert!(wins > 10 && near < wins, "{wins} {near}");
    let position: Position = far.replace(" 0 1", " 8 9").parse().expect("a position");
    let back = best(&ranks(&far.replace(" 0 1", " 8 9"), &[position.key()], true));
    assert!(back.len() < wins, "{back:?}");
    // The win is too late under the rule, but not without it.
    let late = far.replace(" 0 1", " 95 100");
    assert!(ranks(&late, &[], true).moves.iter().all(|ranked| ranked.wdl != Wdl::Win));
    assert!(ranks(&late, &[], false).moves.iter().any(|ranked| ranked.wdl == Wdl::Win));
}

#[test]
fn without_distances_moves_rank_by_their_results() {
    let folder = Folder::new("worth");
    for name in ["KRvK.rtbw", "KQvK.rtbw"] {
        fs::copy(fixtures().join(name), folder.0.join(name)).expect("a copy");
    }
    let (files, _) = folder.open();
    let position: Position = "8/8/8/8/4k3/8/3R4/4K3 b - - 0 1".parse().expect("a position");
    let mut moves = MoveList::new();
    movegen::legal(Portable::PORTABLE, position.placement(), &mut moves);
    let ranking = files.rank(Portable::PORTABLE, &position, &[], &moves, true).expect("it is there");
    assert!(!ranking.is_by_distance);
    assert!(ranking.moves.iter().all(|ranked| ranked.wdl == Wdl::Loss));
}

#[test]
fn a_file_with_another_content_than_its_name_is_ignored() {
    let folder = Folder::new("passed");
    let bytes = fs::read(fixtures().join("KPvK.rtbw")).expect("a fixture");
    let mut tried = 0;
    let mut refused = |name: &str, bytes: &[u8], part: &str| {
        fs::write(folder.0.join(name), bytes).expect("a file can be written");
        let (files, passed) = folder.open();
        assert_eq!(files.found(), Found::default(), "{name}: {part}");
        let [passed] = passed.as_slice() else { panic!("{part}: {passed:?}") };
        assert!(passed.to_string().contains(part), "expected {part}, found {passed}");
        fs::remove_file(folder.0.join(name)).expect("it can be removed");
        tried += 1;
    };
    refused("KPvK.rtbw", b"", "0 bytes is no multiple");
    for length in [1, 4, 15, 16, 64, 79, 1_000, bytes.len() - 1] {
        refused("KPvK.rtbw", &bytes[..length], "no multiple");
    }
    for length in [80, 144, 4_112, bytes.len() - 64] {
        refused("KPvK.rtbw", &bytes[..length], "checksum");
        refused("KPvK.rtbw", &summed(bytes[..length - 16].to_vec()), "cut off");
    }
    refused("KPvK.rtbw", &summed([&bytes[..bytes.len() - 16], &[0; 64]].concat()), "64 bytes earlier");
    refused("KPvK.rtbw", &summed(vec![0; 640]), "does not begin with the magic number");
    refused("KPvK.rtbz", &bytes, "does not begin with the magic number");
    refused("KNvK.rtbw", &bytes, "not those of its name");
    refused("KvKP.rtbw", &bytes, "not those of its name");
    refused("KPPvK.rtbw", &bytes, "not those of its name");
    assert!(tried > 20);

    fs::create_dir(folder.0.join("KQvK.rtbw")).expect("a folder");
    fs::write(folder.0.join("KXvK.rtbw"), "").expect("a file");
    fs::write(folder.0.join("KPvK.txt"), "").expect("a file");
    let (_, passed) = folder.open();
    let [passed] = passed.as_slice() else { panic!("{passed:?}") };
    assert!(passed.to_string().contains("no plain file"), "{passed}");
    assert!(Files::open("no/such/folder").is_err());
    assert!(Files::open(&fixtures().join("README.md").to_string_lossy()).is_err());
}

/// Appends the checksum to some bytes.
fn summed(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = checksum::checksum(&bytes);
    bytes.extend(sum);
    bytes
}

#[test]
fn every_changed_byte_is_noticed() {
    let mut random = Random::new(3);
    for name in ["KPvK.rtbw", "KPvK.rtbz", "KBvKN.rtbw"] {
        let bytes = fs::read(fixtures().join(name)).expect("a fixture");
        let (content, sum) = bytes.split_last_chunk::<16>().expect("a checksum");
        assert_eq!(checksum::checksum(content), *sum);
        for _ in 0..200 {
            let mut changed = content.to_vec();
            changed[random.below(content.len() as u64) as usize] ^= 1 + random.below(255) as u8;
            assert_ne!(checksum::checksum(&changed), *sum);
        }
    }
}

/// Wrong numbers with a right checksum, as a large file may have them because its checksum is not
/// verified. The answers may then be wrong, but nothing may panic.
#[test]
fn no_content_causes_a_panic() {
    let folder = Folder::new("harm");
    let mut random = Random::new(11);
    let (mut found, mut damaged) = (0, 0);
    for name in ["KPvK", "KBvKN", "KQvK"] {
        let originals = ["rtbw", "rtbz"].map(|end| {
            let bytes = fs::read(fixtures().join(format!("{name}.{end}"))).expect("a fixture");
            bytes[..bytes.len() - 16].to_vec()
        });
        for round in 0..150 {
            for (end, original) in ["rtbw", "rtbz"].into_iter().zip(&originals) {
                let mut bytes = original.clone();
                // Half of the time, damages the start of the file, which holds the numbers that
                // everything depends on.
                let within = if round % 2 == 0 { 200.min(bytes.len()) } else { bytes.len() };
                for _ in 0..=random.below(3) {
                    bytes[random.below(within as u64) as usize] ^= 1 + random.below(255) as u8;
                }
                fs::write(folder.0.join(format!("{name}.{end}")), summed(bytes))
                    .expect("a file can be written");
            }
            let (files, passed) = folder.open();
            assert!(passed.len() <= 2);
            found += files.found().wdl;
            for _ in 0..40 {
                let position = random_position(&mut random, name);
                let _ = files.wdl(Portable::PORTABLE, position.placement());
                let _ = files.dtz(Portable::PORTABLE, position.placement());
            }
            damaged += files.newly_damaged().len();
            assert!(files.newly_damaged().is_empty(), "reported once");
        }
        fs::remove_file(folder.0.join(format!("{name}.rtbw"))).expect("it can be removed");
        fs::remove_file(folder.0.join(format!("{name}.rtbz"))).expect("it can be removed");
    }
    assert!(found > 50 && damaged > 0, "{found} {damaged}");
}

#[test]
fn positions_with_up_to_seven_pieces_have_different_numbers() {
    use std::collections::HashMap;

    use numbering::Numbering;

    let code = |letter: char, colour: Colour| {
        let kind = Kind::from_letter(letter.to_ascii_lowercase()).expect("a kind");
        kind.index() as u8 + 1 + if colour.is_white() { 0 } else { 8 }
    };
    let mut random = Random::new(17);
    // The pieces in the order of a file, the lead first, and the places of the lead and of the
    // other pawns.
    for (name, order, places) in [
        ("KRRvKBN", "KkbnRR", [1, 15]),
        ("KRRvKRR", "KkRRrr", [0, 15]),
        ("KRRRvKNN", "KkRRRnn", [2, 15]),
        ("KPPvKP", "pPPKk", [0, 2]),
        ("KPPPvKPP", "ppPPPKk", [1, 0]),
        ("KQPPvKP", "pPPKQk", [3, 1]),
        ("KQRPPvK", "PPKQRk", [2, 15]),
    ] {
        let counts = piece_counts::PieceCounts::named(name).expect(name);
        let codes: Vec<u8> = order
            .chars()
            .map(|letter| {
                code(letter, if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black })
            })
            .collect();
        let read = |file| Numbering::read(counts, &codes, places, file).expect(name);
        let numberings = [0, 1, 2, 3].map(read);
        let mut known: HashMap<(u8, u64), [u64; 12]> = HashMap::new();
        for _ in 0..4_000 {
            let position = random_position(&mut random, name);
            let board = position.placement();
            let file =
                counts.leader().map_or(0, |leader| numbering::file(board, leader, false).expect("a pawn"));
            let numbering = &numberings[usize::from(file)];
            let squares = numbering.squares(board, false).expect(name);
            let number = numbering
                .number(squares)
                .unwrap_or_else(|| panic!("{position}: beyond {}", numbering.positions()));
            // A position is identified by the smallest of its mirror images.
            let image = (0..8)
                .filter(|&turn| counts.leader().is_none() || turn < 2)
                .map(|turn| sets(board, turn))
                .min()
                .expect("an image");
            assert_eq!(*known.entry((file, number)).or_insert(image), image, "{position}");
        }
    }
}

/// The squares of the pieces, with the board turned or mirrored in one of eight ways.
fn sets(board: &crate::board::Placement, turn: u8) -> [u64; 12] {
    let mut sets = [0; 12];
    for (at, (colour, kind)) in
        Colour::ALL.into_iter().flat_map(|colour| Kind::ALL.map(|kind| (colour, kind))).enumerate()
    {
        for square in board.pieces(colour, kind) {
            let mut index = square.index();
            index ^= if turn & 1 != 0 { 7 } else { 0 };
            index ^= if turn & 2 != 0 { 56 } else { 0 };
            index = if turn & 4 != 0 { index % 8 * 8 + index / 8 } else { index };
            sets[at] |= 1 << index;
        }
    }
    sets
}

/// Expected values from another reader under the MIT licence (pyrrhic-rs 0.2.0): the pieces in a
/// file's order, the places of the lead and of the other pawns, the file of the foremost pawn, the
/// squares of the pieces, the number of positions, and the number of this position.
#[test]
fn numbers_are_those_of_another_reader() {
    type Row = (&'static str, &'static [u8], [u8; 2], u8, &'static [u8], u64, u64);
    const ROWS: [Row; 15] = [
        (
            "KRRvKBN",
            &[6, 14, 11, 10, 4, 4],
            [1, 15],
            0,
            &[50, 12, 2, 39, 1, 22],
            3_382_916_040,
            2_820_007_826,
        ),
        (
            "KRRvKRR",
            &[6, 14, 4, 4, 12, 12],
            [0, 15],
            0,
            &[45, 13, 12, 37, 20, 25],
            1_546_346_340,
            1_008_366_224,
        ),
        (
            "KRRRvKNN",
            &[6, 14, 4, 4, 4, 10, 10],
            [2, 15],
            0,
            &[22, 45, 17, 19, 20, 16, 48],
            29_896_029_240,
            12_098_446_716,
        ),
        (
            "KQRBvKNN",
            &[5, 6, 14, 4, 3, 10, 10],
            [3, 15],
            0,
            &[30, 32, 11, 6, 16, 22, 27],
            196_209_130_320,
            120_951_141_303,
        ),
        (
            "KQRBvKN",
            &[6, 5, 14, 4, 3, 10],
            [0, 15],
            0,
            &[52, 42, 21, 59, 60, 39],
            6_765_832_080,
            2_299_378_388,
        ),
        ("KBBBvK", &[6, 14, 3, 3, 3], [1, 15], 0, &[59, 37, 48, 54, 60], 17_472_840, 5_257_290),
        ("KPPvKP", &[9, 1, 1, 6, 14], [0, 2], 0, &[16, 20, 51, 4, 30], 23_738_760, 11_001_619),
        (
            "KPPPvKPP",
            &[9, 9, 1, 1, 1, 6, 14],
            [1, 0],
            1,
            &[27, 30, 17, 43, 44, 57, 25],
            9_350_272_800,
            4_509_589_846,
        ),
        ("KQPPvKP", &[9, 1, 1, 6, 5, 14], [3, 1], 2, &[45, 9, 10, 11, 16, 56], 1_400_586_840, 1_393_993_972),
        ("KQRPPvK", &[1, 1, 6, 5, 4, 14], [2, 15], 0, &[40, 41, 23, 36, 53, 9], 3_373_846_560, 562_124_635),
        ("KPPPPvK", &[1, 1, 1, 1, 6, 14], [0, 15], 0, &[23, 31, 33, 54, 3, 53], 248_915_100, 190_160_719),
        ("KPPvKPP", &[1, 1, 9, 9, 6, 14], [2, 1], 1, &[10, 17, 25, 38, 45, 5], 659_502_000, 59_515_421),
        (
            "KRPvKRP",
            &[1, 9, 6, 4, 14, 12],
            [0, 1],
            3,
            &[35, 20, 23, 57, 21, 52],
            3_775_494_960,
            3_093_870_015,
        ),
        (
            "KPPPPPvK",
            &[1, 1, 1, 1, 1, 14, 6],
            [1, 15],
            0,
            &[20, 42, 43, 44, 48, 30, 33],
            2_396_549_792,
            1_318_421_876,
        ),
        (
            "KRRPvKR",
            &[1, 4, 4, 6, 14, 12],
            [1, 15],
            3,
            &[36, 23, 45, 13, 41, 40],
            2_530_384_920,
            1_831_436_351,
        ),
    ];
    for (name, codes, places, file, squares, positions, number) in ROWS {
        let counts = piece_counts::PieceCounts::named(name).expect(name);
        let numbering = numbering::Numbering::read(counts, codes, places, file).expect(name);
        let mut padded = [0; MOST_PIECES];
        padded[..squares.len()].copy_from_slice(squares);
        assert_eq!((numbering.positions(), numbering.number(padded)), (positions, Some(number)), "{name}");
    }
}

/// The legal positions with one white piece against the bare king, and for those that White wins
/// the plies to a pawn move that keeps the win, or to mate. The plies are computed from the moves
/// and the exact tables of the program, without the files.
struct Distances<'a> {
    positions: Vec<Option<Position>>,
    plies: Vec<Option<i32>>,
    tables: &'a Exact,
}

impl<'a> Distances<'a> {
    fn new(tables: &'a Exact, piece: char) -> Self {
        let positions: Vec<Option<Position>> =
            (0..1 << 19).map(|index| Self::position(piece, index)).collect();
        let mut distances = Self { plies: vec![None; positions.len()], positions, tables };
        let mut after: Vec<Vec<u32>> = vec![Vec::new(); distances.positions.len()];
        let mut white_next = vec![false; after.len()];
        for index in 0..after.len() {
            let Some(position) = &distances.positions[index] else { continue };
            let moves = legal(position);
            let is_white = position.side().is_white();
            white_next[index] = is_white && moves.iter().any(|&mv| distances.is_pawn_win(position, mv));
            let quiet = moves.iter().filter(|&&mv| !probe::is_irreversible(position, mv));
            after[index] = quiet.map(|&mv| Self::index(&position.placement().after(mv)) as u32).collect();
            // A capture draws.
            if !is_white && moves.len() != after[index].len() {
                after[index].clear();
            } else if !is_white
                && moves.is_empty()
                && movegen::checkers(Portable::PORTABLE.sliders(), position).any()
            {
                distances.plies[index] = Some(0);
            }
        }
        for plies in 1.. {
            let is_white = plies % 2 == 1;
            let mut found = Vec::new();
            for index in 0..after.len() {
                let is_open = distances.plies[index].is_none()
                    && distances.positions[index].as_ref().is_some_and(|it| it.side().is_white() == is_white);
                let known = |&next: &u32| distances.plies[next as usize].is_some();
                if is_open
                    && if is_white {
                        plies == 1 && white_next[index] || after[index].iter().any(known)
                    } else {
                        !after[index].is_empty() && after[index].iter().all(known)
                    }
                {
                    found.push(index);
                }
            }
            if found.is_empty() && plies > 1 {
                break;
            }
            found.iter().for_each(|&index| distances.plies[index] = Some(plies));
        }
        distances
    }

    /// Returns the position with a number, or `None` if it is not legal.
    fn position(piece: char, index: usize) -> Option<Position> {
        let squares = [index & 63, index >> 6 & 63, index >> 12 & 63];
        let mut board = [' '; 64];
        for (square, letter) in squares.into_iter().zip(['K', piece, 'k']) {
            if std::mem::replace(&mut board[square], letter) != ' ' {
                return None;
            }
        }
        let ranks: Vec<String> = board
            .chunks(8)
            .rev()
            .map(|rank| rank.iter().map(|&letter| if letter == ' ' { '1' } else { letter }).collect())
            .collect();
        format!("{} {} - - 0 1", ranks.join("/"), if index >> 18 == 0 { 'w' } else { 'b' }).parse().ok()
    }

    fn index(board: &crate::board::Placement) -> usize {
        let piece =
            board.colour(Colour::White).without(board.king(Colour::White)).first().map_or(0, Square::index);
        let [white, black] = [Colour::White, Colour::Black].map(|colour| board.king(colour).index());
        white | piece << 6 | black << 12 | usize::from(!board.side().is_white()) << 18
    }

    fn is_pawn_win(&self, position: &Position, mv: crate::types::Move) -> bool {
        probe::is_irreversible(position, mv)
            && self.tables.probe(&position.placement().after(mv)) == Some(crate::endings::Wdl::Loss)
    }

    /// Returns the result that a move keeps, given the clock before it.
    fn worth(&self, position: &Position, clock: i32, mv: crate::types::Move) -> Wdl {
        let after = position.placement().after(mv);
        let plies = match probe::is_irreversible(position, mv) {
            true if position.side().is_white() && self.is_pawn_win(position, mv) => 1,
            true => return Wdl::Draw,
            false => match self.plies[Self::index(&after)] {
                Some(0) => 1,
                Some(_) if clock >= 99 => return Wdl::Draw,
                Some(plies) => 1 + plies,
                None => return Wdl::Draw,
            },
        };
        match (position.side().is_white(), plies + clock <= 100) {
            (true, true) => Wdl::Win,
            (true, false) => Wdl::CursedWin,
            (false, true) => Wdl::Loss,
            (false, false) => Wdl::BlessedLoss,
        }
    }
}

fn legal(position: &Position) -> MoveList {
    let mut moves = MoveList::new();
    movegen::legal(Portable::PORTABLE, position.placement(), &mut moves);
    moves
}

/// A win is certain up to the hundredth ply and not one ply longer, with either side to move,
/// before and after a pawn move.
#[test]
fn wins_are_certain_as_long_as_the_fifty_move_rule_leaves_time() {
    let (files, mut random) = (files(), Random::new(58));
    let packed = include_bytes!("../endings/exact/tables.bin");
    let exact = Loaded::of(packed).exact.expect("they are whole");
    for (piece, longest) in [('R', 31), ('P', 19)] {
        let distances = Distances::new(&exact, piece);
        let most = distances.plies.iter().flatten().max().copied().unwrap_or_default();
        assert!(most >= longest, "{piece}: {most}");
        let mut tried = [0; 3];
        for _ in 0..2_000 {
            let index = random.below(1 << 19) as usize;
            let Some(position) = &distances.positions[index] else { continue };
            let Some(plies) = distances.plies[index].filter(|&plies| plies > 0) else { continue };
            for sum in [99, 100, 101] {
                let clock = sum - plies;
                let fen = position.to_string().replace(" 0 1", &format!(" {clock} 90"));
                let late: Position = fen.parse().expect(&fen);
                let moves = legal(&late);
                let ranking =
                    files.rank(Portable::PORTABLE, &late, &[], &moves, true).expect("the files are there");
                for ranked in &ranking.moves {
                    let expected = distances.worth(&late, clock, ranked.mv);
                    assert_eq!(ranked.wdl, expected, "{fen}: {} of {plies} plies", ranked.mv);
                }
                let best = ranking.moves.iter().max_by_key(|ranked| ranked.rank).expect("there is a move");
                let is_in_time = sum <= 100;
                assert_eq!(matches!(best.wdl, Wdl::Win | Wdl::Loss), is_in_time, "{fen}: {}", best.mv);
                tried[sum as usize - 99] += 1;
                // Without the rule every win counts.
                let ranking =
                    files.rank(Portable::PORTABLE, &late, &[], &moves, false).expect("they are there");
                let is_win = late.side().is_white();
                assert!(
                    ranking
                        .moves
                        .iter()
                        .any(|ranked| ranked.wdl == if is_win { Wdl::Win } else { Wdl::Loss })
                );
            }
        }
        assert!(tried.iter().all(|&count| count > 300), "{piece}: {tried:?}");
    }
}

/// Computes the result of a position with this clock by trying every move until the clock has run
/// out. After a capture or a pawn move it asks the files.
fn tried_out(files: &Files, position: &Position, clock: u32) -> Wdl {
    let moves = legal(position);
    if moves.is_empty() {
        let in_check = movegen::checkers(Portable::PORTABLE.sliders(), position).any();
        return if in_check { Wdl::Loss } else { Wdl::Draw };
    }
    if clock >= 100 {
        return Wdl::Draw;
    }
    let mut best = Wdl::Loss;
    for &mv in &moves {
        let mut after = position.clone();
        let _ = after.make(mv);
        let worth = if probe::is_irreversible(position, mv) {
            -files.wdl(Portable::PORTABLE, after.placement()).expect("the files are there")
        } else {
            -tried_out(files, &after, clock + 1)
        };
        best = best.max(if worth.is_spoilt() { Wdl::Draw } else { worth });
        if best == Wdl::Win {
            break;
        }
    }
    best
}

#[test]
fn ranks_near_the_end_of_the_clock_agree_with_trying_every_move() {
    let folders =
        std::env::join_paths([fixtures(), fixtures().join("rounded")]).expect("no separator in them");
    let (files, passed) = Files::open(&folders.to_string_lossy()).expect("the fixtures are there");
    assert!(passed.is_empty(), "{passed:?}");
    let mut random = Random::new(59);
    let (mut wins, mut losses, mut unsure) = (0, 0, 0);
    for name in ["KPvK", "KQvK", "KRvK", "KBvKN", "KBvKB", "KNvKN", "KRvKB", "KQQvK"] {
        for _ in 0..400 {
            let fen = random_position(&mut random, name).to_string();
            let clock = 96 + random.below(4) as u32;
            let late: Position = fen.replace(" 0 1", &format!(" {clock} 90")).parse().expect(&fen);
            let moves = legal(&late);
            let ranking =
                files.rank(Portable::PORTABLE, &late, &[], &moves, true).expect("the files are there");
            for ranked in &ranking.moves {
                let mut after = late.clone();
                let _ = after.make(ranked.mv);
                let truth = if probe::is_irreversible(&late, ranked.mv) {
                    -files.wdl(Portable::PORTABLE, after.placement()).expect("the files are there")
                } else {
                    -tried_out(&files, &after, clock + 1)
                };
                let certain = if ranked.wdl.is_spoilt() { Wdl::Draw } else { ranked.wdl };
                // According to the file, the last ply may be the hundredth or the one after it, so
                // the result is uncertain.
                if name == "KQQvK" && certain == Wdl::Draw && ranked.wdl.is_spoilt() {
                    unsure += u32::from(truth != Wdl::Draw);
                    continue;
                }
                assert_eq!(certain, truth, "{late}: {}", ranked.mv);
                wins += u32::from(truth == Wdl::Win);
                losses += u32::from(truth == Wdl::Loss);
            }
        }
    }
    assert!(wins > 200 && losses > 10 && unsure > 0, "{wins} {losses} {unsure}");
}

/// If only the results of positions are known, it is unknown whether a win is in time once the
/// clock runs.
#[test]
fn without_distances_a_win_is_certain_only_at_clock_zero() {
    let folder = Folder::new("certain");
    for name in ["KRvK.rtbw", "KPvK.rtbw", "KQvK.rtbw"] {
        fs::copy(fixtures().join(name), folder.0.join(name)).expect("a copy");
    }
    let (files, _) = folder.open();
    let certain = |fen: &str, has_rule| {
        let position: Position = fen.parse().expect(fen);
        let moves = legal(&position);
        let ranking = files.rank(Portable::PORTABLE, &position, &[], &moves, has_rule).expect("it is there");
        assert!(
            !ranking.is_by_distance && ranking.moves.iter().any(|ranked| ranked.wdl != Wdl::Draw),
            "{fen}"
        );
        let worth = ranking.moves.iter().filter(|ranked| ranked.wdl != Wdl::Draw);
        worth.map(|ranked| ranked.is_certain).collect::<Vec<_>>()
    };
    let rook = "8/8/8/8/4k3/8/8/R3K3 w - -";
    assert!(certain(&format!("{rook} 0 1"), true).iter().all(|&it| it));
    assert!(certain(&format!("{rook} 1 1"), true).iter().all(|&it| !it));
    assert!(certain(&format!("{rook} 98 90"), true).iter().all(|&it| !it));
    assert!(certain(&format!("{rook} 98 90"), false).iter().all(|&it| it));
    // A pawn move resets the clock, a king's move does not.
    let pawn = certain("8/8/8/8/8/3K4/4P3/6k1 w - - 50 90", true);
    assert!(pawn.contains(&true) && pawn.contains(&false), "{pawn:?}");
}
