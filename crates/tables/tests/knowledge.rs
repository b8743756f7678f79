//! Checks the engine's knowledge of endgames against retrograde analysis. The exact tables in the
//! program equal the analysis, byte for byte, and have the right result for every position. The
//! rules are right in every position in which they answer. (`cargo tables rules`, which takes
//! minutes, checks the rules of five pieces in all positions; here they are checked in a thousand.)

#[path = "../../../tests/aids/philidor.rs"]
mod philidor;
#[path = "../../../tests/positions/mod.rs"]
mod positions;

use plywright::board::Position;
use plywright::endgame;
use plywright::endings::{self, Answer, Endings, Exact, Loaded, Material, RULES, Wdl};
use plywright::recipe::{self, Entry, Of, Recipe, with};
use plywright::types::{Colour, Kind, Random};
use plywright_tables::{Tables, compare, pack_made};

use positions::random_position;

/// Runs all tests over tables that are made once.
struct Run;

impl Entry for Run {
    type Output = ();

    fn run<R: Recipe>(self, recipe: R) {
        let mut tables = Tables::new();
        for material in (3..=4).flat_map(Material::all) {
            tables.make(recipe, material, |_, _| {});
        }
        let shipped = include_bytes!("../../engine/src/endings/exact/tables.bin");
        let made = pack_made(&tables);
        assert!(made == shipped, "`cargo tables pack` makes other tables than those that are committed");
        let Loaded { exact, notice } = Loaded::of(shipped);
        let exact = exact.expect("they are whole");
        assert_eq!(notice, None);
        every_position_is_worth_what_the_tables_say(&exact, &tables);
        a_board_is_found_however_it_is_turned(&exact, &tables);
        no_rule_is_ever_wrong(recipe, &tables);
        one_dispatch_leads_each_board_to_what_is_known_of_it(recipe, &tables);
        no_rule_of_five_pieces_is_wrong_where_it_was_judged(recipe);
    }
}

#[test]
fn what_is_known_is_right() {
    recipe::enter(Run).expect("the build runs here");
}

fn every_position_is_worth_what_the_tables_say(exact: &Exact, tables: &Tables) {
    let found = compare(exact, tables);
    assert_eq!(found.differing, 0);
    // Each legal position of 35 materials, as it is and with colours exchanged.
    assert_eq!(found.positions, 316_293_004);
}

/// Checks each rule of up to four pieces in all its positions, and that its line in the record has
/// the counts and the size of the present rule.
fn no_rule_is_ever_wrong<R: Recipe>(recipe: R, tables: &Tables) {
    let record = include_str!("../../../reports/intel-xeon-6-cf-2/rules.txt");
    for rule in RULES {
        let material: Material = rule.material.parse().expect(rule.material);
        if material.piece_count() > 4 {
            continue;
        }
        let found = tables.check(recipe, material, rule.tree, |_, _| true).expect("it was made");
        assert_eq!(found.incorrect, 0, "{}: {found:?}", rule.material);
        let line = record.lines().find(|line| line.split(' ').next() == Some(rule.material));
        let words = line.expect(rule.material).split_whitespace();
        let recorded: Vec<u64> = words.filter_map(|word| word.replace(',', "").parse().ok()).collect();
        let counts = [found.incorrect, found.spotted, found.missed(), found.wins_kept()];
        assert_eq!(recorded[..4], counts, "{}", rule.material);
        assert_eq!(recorded.get(4), Some(&(rule.tree.len() as u64)), "{}", rule.material);
    }
}

/// Positions with five pieces, and their results.
fn judged() -> impl Iterator<Item = (&'static str, Position, Wdl)> {
    of_file(include_str!("../../../tests/judged.txt"))
}

/// Reads positions and their results, one per line.
fn of_file(text: &'static str) -> impl Iterator<Item = (&'static str, Position, Wdl)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (fen, judged) = line.split_once('\t').expect(line);
        let wdl = match judged {
            "win" => Wdl::Win,
            "draw" => Wdl::Draw,
            "loss" => Wdl::Loss,
            other => panic!("{other}"),
        };
        (fen, fen.parse().expect(fen), wdl)
    })
}

/// Claim 48: asks, by the function that the search calls, about random boards of every material
/// with three or four pieces, in both colours, and about judged boards with five. Rules answer for
/// some boards of each material that has a rule, and for no others; tables answer for every board
/// that they contain.
fn one_dispatch_leads_each_board_to_what_is_known_of_it<R: Recipe>(recipe: R, tables: &Tables) {
    let rules = Of::<_, _, with::Endgame<endgame::Rules>>::new(recipe.popcount(), recipe.sliders());
    let exact = Of::<_, _, with::Endgame<endgame::Exact>>::new(recipe.popcount(), recipe.sliders());
    let nothing = Of::<_, _, with::Endgame<endgame::Nothing>>::new(recipe.popcount(), recipe.sliders());
    let (by_rules, by_tables, by_none) = (Endings::new(rules), Endings::new(exact), Endings::new(nothing));
    let mut random = Random::new(0x6469_7370);
    for canonical in (3..=4).flat_map(Material::all) {
        let has_rule = RULES.iter().any(|rule| rule.material == canonical.to_string());
        let mut answers = 0;
        for material in [canonical, canonical.flipped()] {
            let mut looked_at = 0;
            while looked_at < 3_000 {
                let Some(position) = random_position(&mut random, material) else { continue };
                let board = position.placement();
                let wdl = tables.probe(board).expect("every one is made");
                assert_eq!(
                    by_tables.ask(exact, board),
                    Some(Answer { wdl, is_complete: true }),
                    "{position}"
                );
                if let Some(answer) = by_rules.ask(rules, board) {
                    assert_eq!(answer, Answer { wdl, is_complete: false }, "{position}");
                    answers += 1;
                }
                assert_eq!(by_none.ask(nothing, board), None, "{position}");
                looked_at += 1;
            }
        }
        assert_eq!(answers > 0, has_rule, "{canonical}: {answers}");
    }
    let mut answers = 0;
    for (fen, position, wdl) in judged() {
        let board = position.placement();
        let answer = by_rules.ask(rules, board);
        assert!(answer.is_none_or(|answer| answer == Answer { wdl, is_complete: false }), "{fen}");
        assert_eq!(
            by_tables.ask(exact, board),
            answer,
            "no table has five pieces, so rules are asked: {fen}"
        );
        answers += u32::from(answer.is_some());
    }
    assert!(answers > 250, "{answers}");
    // Positions outside all tables are not looked up: castling rights, a possible en-passant
    // capture, a sixth piece.
    for fen in [
        "4k2r/8/8/8/8/8/8/4K3 b k - 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/8/5P2/4PP2/4K2R w - - 0 1",
    ] {
        let position: Position = fen.parse().expect(fen);
        assert_eq!(by_tables.ask(exact, position.placement()), None, "{fen}");
        assert_eq!(by_rules.ask(rules, position.placement()), None, "{fen}");
    }
}

fn no_rule_of_five_pieces_is_wrong_where_it_was_judged<R: Recipe>(recipe: R) {
    let mut known = [0; 2];
    for (fen, position, wdl) in judged() {
        if let Some(answer) = endings::ask_rules(recipe, position.placement()) {
            assert_eq!(answer.wdl, wdl, "{fen}");
            known[usize::from(fen.contains(['p', 'P']))] += 1;
        }
    }
    // The rules know more than this many of 500 positions without pawns, and of 500 with pawns.
    assert!(known[0] > 200 && known[1] > 50, "{known:?}");
}

/// Returns the number of positions in `tests/philidor.txt` that get an answer, and the number of
/// wrong answers.
fn answered_and_wrong(says: impl Fn(&Position) -> Option<Wdl>) -> [u32; 2] {
    let said = of_file(include_str!("../../../tests/philidor.txt"))
        .filter_map(|(_, board, wdl)| Some((says(&board)?, wdl)));
    said.fold([0; 2], |[answers, wrong], (said, wdl)| [answers + 1, wrong + u32::from(said != wdl)])
}

/// Claim 49: a recogniser that was never checked against tables takes wins for draws. The
/// recogniser here consists of the conditions of Philidor's position as the blog of the engine iCE
/// prints them; all positions of the test meet them. On the same positions this project's rule
/// gives no wrong answer.
struct Philidor;

impl Entry for Philidor {
    type Output = [[u32; 2]; 2];

    fn run<R: Recipe>(self, recipe: R) -> Self::Output {
        let by_conditions = |position: &Position| {
            let pawn = position.placement().pieces(Colour::White, Kind::Pawn).first()?.file();
            let allows =
                |square| position.piece_at(square).is_some_and(|piece| philidor::allows(pawn, piece, square));
            position.occupied().into_iter().all(allows).then_some(Wdl::Draw)
        };
        let by_rule = |position: &Position| Some(endings::ask_rules(recipe, position.placement())?.wdl);
        [answered_and_wrong(by_conditions), answered_and_wrong(by_rule)]
    }
}

#[test]
fn philidor_s_conditions_alone_take_wins_for_draws_and_the_rule_takes_none() {
    let [by_conditions, by_rule] = recipe::enter(Philidor).expect("the build runs here");
    assert_eq!(by_conditions, [400, 116]);
    assert!(by_rule[0] > 100 && by_rule[1] == 0, "{by_rule:?}");
}

/// Checks random boards of all materials, also with colours exchanged, and three boards that have
/// no table.
fn a_board_is_found_however_it_is_turned(exact: &Exact, tables: &Tables) {
    let mut random = Random::new(0x6578_6163);
    for material in (3..=4).flat_map(Material::all) {
        for material in [material, material.flipped()] {
            let mut looked_at = 0;
            while looked_at < 3_000 {
                let Some(position) = random_position(&mut random, material) else { continue };
                let board = position.placement();
                assert_eq!(exact.probe(board), tables.probe(board), "{position}");
                assert!(exact.probe(board).is_some(), "{position}");
                looked_at += 1;
            }
        }
    }
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/5P2/4PP2/4K3 w - - 0 1",
        "rn2k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    ] {
        let position: Position = fen.parse().expect(fen);
        assert_eq!(exact.probe(position.placement()), None, "{fen}");
    }
}
