//! Trees as bytes, features, and rules against what is known of their endings.

use super::feature::Feature;
use super::pack::pack;
use super::tree::{Leaf, Question, Tree};
use super::*;
use crate::endings::{Tables, Wdl};
use crate::recipe::Portable;
use crate::types::{Colour, Random};

/// A tree drawn at random.
fn drawn(random: &mut Random, depth: usize) -> Tree {
    if depth > 8 || random.word().is_multiple_of(4) {
        return Tree::Leaf(Leaf::ALL[(random.word() % 4) as usize]);
    }
    // Sets with full, empty and repeated rows too.
    let values = match random.word() % 4 {
        0 => random.word() & random.word(),
        1 => (random.word() & 0xff) * 0x0101_0101_0101_0101,
        2 => (random.word() & 0xff00_ff00_ff00_ff00) | 0x00ff_0000_0000_00ff,
        _ => random.word(),
    };
    let feature = (random.word() % 128) as u8;
    let [yes, no] = [(); 2].map(|()| drawn(random, depth + 1));
    Tree::Question(Box::new(Question { feature, values, yes, no }))
}

#[test]
fn a_tree_is_unpacked_as_it_was_packed() {
    let mut random = Random::new(7);
    for _ in 0..500 {
        let tree = drawn(&mut random, 0);
        assert_eq!(unpack(&pack(&tree)), tree);
    }
}

#[test]
fn any_bytes_are_some_tree() {
    let layout = Layout::of("KRKP".parse().unwrap());
    let view = View::new(Portable::PORTABLE, layout.pieces(), &layout.squares(0), Colour::White);
    let mut random = Random::new(8);
    for length in 0..300 {
        let bytes: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        // It ends.
        let _ = Flat::new(&unpack(&bytes)).walk(&view);
    }
}

#[test]
fn the_rules_are_unpacked_whole() {
    for rule in RULES {
        let tree = unpack(rule.tree);
        assert_eq!(pack(&tree), rule.tree, "{}", rule.material);
        assert!(rule.tree.len() <= rule.growth.bytes, "{}", rule.material);
    }
}

#[test]
fn every_feature_has_a_number_and_a_name_of_its_own() {
    let layout = Layout::of("KRPKR".parse().unwrap());
    let all = Feature::all(layout.pieces());
    let names: std::collections::HashSet<_> =
        all.iter().map(|&number| Feature::of(number).unwrap().name(layout.pieces())).collect();
    assert_eq!(names.len(), all.len());
    assert!(all.iter().all(|&number| number < 128), "the highest bit is taken");
    for set in (0..layout.sets()).step_by(997) {
        let view = View::new(Portable::PORTABLE, layout.pieces(), &layout.squares(set), Colour::Black);
        assert!(all.iter().all(|&number| view.value(number) < 64));
    }
}

#[test]
fn a_rule_that_is_wrong_is_found_out() {
    let mut tables = Tables::new();
    let material: Material = "KPK".parse().unwrap();
    tables.make(Portable::PORTABLE, material, |_, _| {});
    let all_drawn =
        tables.check(Portable::PORTABLE, material, &pack(&Tree::Leaf(Leaf::Draw)), |_, _| true).unwrap();
    assert_eq!((all_drawn.incorrect, all_drawn.spotted, all_drawn.missed()), (111_282, 54_394, 0));
    assert_eq!(all_drawn.wins_kept(), 0);
}

/// Claim 29: both are known, whoever is the stronger side and on whichever wing.
#[test]
fn lucena_and_philidor_are_known_by_name() {
    use crate::board::Position;
    let ask = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        Ready::get().ask(Portable::PORTABLE, position.placement()).map(|answer| answer.wdl)
    };
    assert_eq!(ask("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"), Some(Wdl::Win));
    assert_eq!(ask("4k1K1/6P1/8/8/8/8/7r/5R2 b - - 0 1"), Some(Wdl::Loss));
    assert_eq!(ask("2r5/R7/8/8/8/8/1p6/1k1K4 b - - 0 1"), Some(Wdl::Win));
    assert_eq!(ask("4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1"), Some(Wdl::Draw));
    assert_eq!(ask("4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1"), Some(Wdl::Draw));
    assert_eq!(ask("8/8/8/8/3kp3/R7/7r/4K3 w - - 0 1"), Some(Wdl::Draw));
}

#[test]
fn both_colours_and_both_wings_are_the_same_ending() {
    use crate::board::Position;
    let ready = Ready::get();
    let ask = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        ready.ask(Portable::PORTABLE, position.placement()).map(|answer| answer.wdl)
    };
    // The wrong bishop: nobody wins with a rook's pawn where the king is in the corner.
    for fen in [
        "k7/8/8/P7/8/8/8/4B1K1 w - - 0 1",
        "7k/8/8/7P/8/8/8/1K1B4 w - - 0 1",
        "4b1k1/8/8/8/p7/8/8/K7 b - - 0 1",
        "1k1b4/8/8/8/7p/8/8/7K b - - 0 1",
    ] {
        assert_eq!(ask(fen), Some(Wdl::Draw), "{fen}");
    }
}
