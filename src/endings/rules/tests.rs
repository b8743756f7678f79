//! Trees as bytes, features, and rules against what is known of their endings.

use super::tree::{Leaf, Node, ask, node, question_bytes};
use super::view::Feature;
use super::*;
use crate::endings::{Tables, Wdl};
use crate::recipe::Portable;
use crate::types::Colour;

/// Every value that was seen is answered as it was wanted, whatever the others are.
#[test]
fn a_question_is_read_as_it_was_written() {
    let mut random = crate::types::Random::new(7);
    for _ in 0..20_000 {
        // Sets with full, empty and repeated rows too.
        let word = |random: &mut crate::types::Random| match random.word() % 4 {
            0 => random.word() & random.word(),
            1 => (random.word() & 0xff) * 0x0101_0101_0101_0101,
            2 => (random.word() & 0xff00_ff00_ff00_ff00) | 0x00ff_0000_0000_00ff,
            _ => random.word(),
        };
        let seen = word(&mut random) | word(&mut random);
        let values = word(&mut random) & seen;
        let (mut bytes, long) = (Vec::new(), vec![Leaf::Draw.byte(); 1 + (random.word() % 300) as usize]);
        ask(&mut bytes, &question_bytes(5, values, seen), &long, &[Leaf::White.byte()]);
        let Node::Question(question) = node(&bytes) else { panic!("a leaf") };
        assert_eq!((question.feature, question.yes, question.no), (5, &long[..], &[Leaf::White.byte()][..]));
        for value in (0..64).filter(|value| seen >> value & 1 != 0) {
            assert_eq!(question.is(value), values >> value & 1 != 0);
        }
    }
}

#[test]
fn bytes_that_are_no_tree_know_nothing() {
    let layout = Layout::of("KRKP".parse().unwrap());
    let view = View::new(Portable::PORTABLE, layout.men(), &layout.squares(0), Colour::White);
    let mut random = crate::types::Random::new(8);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..random.word() % 40).map(|_| random.word() as u8).collect();
        // It ends.
        let _ = walk(&bytes, &view);
    }
    assert_eq!(walk(&[], &view), Leaf::Open);
    let tree = RULES.iter().find(|rule| rule.material == "KRKP").unwrap().tree;
    for length in 0..tree.len() {
        let _ = walk(&tree[..length], &view);
    }
}

#[test]
fn every_feature_has_a_number_and_a_name_of_its_own() {
    let layout = Layout::of("KRPKR".parse().unwrap());
    let all = Feature::all(layout.men());
    let names: std::collections::HashSet<_> =
        all.iter().map(|&number| Feature::of(number).unwrap().name(layout.men())).collect();
    assert_eq!(names.len(), all.len());
    assert!(all.iter().all(|&number| number < 128), "the highest bit is taken");
    for set in (0..layout.sets()).step_by(997) {
        let view = View::new(Portable::PORTABLE, layout.men(), &layout.squares(set), Colour::Black);
        assert!(all.iter().all(|&number| view.value(number) < 64));
    }
}

#[test]
fn a_rule_that_is_wrong_is_found_out() {
    let mut tables = Tables::new();
    let material: Material = "KPK".parse().unwrap();
    tables.make(Portable::PORTABLE, material, |_, _| {});
    let all_drawn = tables.check(Portable::PORTABLE, material, &[Leaf::Draw.byte()], |_, _| true).unwrap();
    assert_eq!((all_drawn.incorrect, all_drawn.spotted, all_drawn.missed()), (111_282, 54_394, 0));
    assert_eq!(all_drawn.wins_kept(), 0);
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
        "k7/8/8/P7/8/8/4B3/6K1 w - - 0 1",
        "7k/8/8/7P/8/8/3B4/1K6 w - - 0 1",
        "6k1/4b3/8/8/p7/8/8/K7 b - - 0 1",
        "1k6/3b4/8/8/7p/8/8/7K b - - 0 1",
    ] {
        assert_eq!(ask(fen), Some(Wdl::Draw), "{fen}");
    }
}
