//! Tests of trees as bytes, of the features, and of a wrong rule.

use plywright::endings::layout::Layout;
use plywright::endings::rules::feature::Feature;
use plywright::endings::rules::packed::unpack;
use plywright::endings::rules::tree::{Leaf, Question};
use plywright::endings::rules::view::View;
use plywright::endings::{Material, RULES};
use plywright::recipe::Portable;
use plywright::types::{Colour, Random};

use super::*;
use crate::Tables;

/// Returns a random tree.
fn random_tree(random: &mut Random, depth: usize) -> Tree {
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
    let [yes, no] = [(); 2].map(|()| random_tree(random, depth + 1));
    Tree::Question(Box::new(Question { feature, values, yes, no }))
}

#[test]
fn a_tree_is_unpacked_as_it_was_packed() {
    let mut random = Random::new(7);
    for _ in 0..500 {
        let tree = random_tree(&mut random, 0);
        assert_eq!(unpack(&pack(&tree)), tree);
    }
}

#[test]
fn every_rule_is_packed_again_to_the_same_bytes() {
    for rule in RULES {
        let tree = unpack(rule.tree);
        assert_eq!(pack(&tree), rule.tree, "{}", rule.material);
        let growth = Growth::for_material(rule.material).expect(rule.material);
        assert!(rule.tree.len() <= growth.bytes, "{}", rule.material);
    }
}

#[test]
fn every_feature_has_its_own_name() {
    let layout = Layout::of("KRPKR".parse().unwrap());
    let numbers = features::of_pieces(layout.pieces());
    let names: std::collections::HashSet<_> =
        numbers.iter().map(|&number| features::name(Feature::of(number).unwrap(), layout.pieces())).collect();
    assert_eq!(names.len(), numbers.len());
    assert!(numbers.iter().all(|&number| number < 128), "a packed feature has seven bits");
    for set in (0..layout.sets()).step_by(997) {
        let view = View::new(Portable::PORTABLE, layout.pieces(), &layout.squares(set), Colour::Black);
        assert!(numbers.iter().all(|&number| view.value(number) < 64));
    }
}

#[test]
fn a_wrong_rule_is_detected() {
    let mut tables = Tables::new();
    let material: Material = "KPK".parse().unwrap();
    tables.make(Portable::PORTABLE, material, |_, _| {});
    let all_drawn =
        tables.check(Portable::PORTABLE, material, &pack(&Tree::Leaf(Leaf::Draw)), |_, _| true).unwrap();
    assert_eq!((all_drawn.incorrect, all_drawn.spotted, all_drawn.missed()), (111_282, 54_394, 0));
    assert_eq!(all_drawn.wins_kept(), 0);
}
