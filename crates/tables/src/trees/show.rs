//! Trees as text for people.

use std::fmt::Write as _;

use plywright::endings::Rule;
use plywright::endings::layout::Layout;
use plywright::endings::rules::feature::Feature;
use plywright::endings::rules::packed::unpack;
use plywright::endings::rules::tree::Tree;
use plywright::types::Piece;

use super::features;

/// Returns a rule's questions, one per line: the question, the values for which the answer is yes,
/// and, indented below it, the part of the tree behind a yes.
pub fn show(rule: &Rule) -> String {
    let layout = rule.material.parse().map(Layout::of);
    layout.map_or_else(|_| String::new(), |layout| show_tree(&unpack(rule.tree), layout.pieces()))
}

/// Returns a tree as text: one line per question or leaf, with the part behind a yes indented.
fn show_tree(tree: &Tree, pieces: &[Piece]) -> String {
    fn add(tree: &Tree, pieces: &[Piece], depth: usize, text: &mut String) {
        let indent = 2 * depth;
        match tree {
            Tree::Leaf(leaf) => {
                let _ = writeln!(text, "{:indent$}{}", "", format!("{leaf:?}").to_lowercase());
            }
            Tree::Question(question) => {
                let name = Feature::of(question.feature)
                    .map_or_else(String::new, |feature| features::name(feature, pieces));
                let values: Vec<String> = (0..64)
                    .filter(|value| question.values >> value & 1 != 0)
                    .map(|value: u32| value.to_string())
                    .collect();
                let _ = writeln!(text, "{:indent$}if {name} is one of {}", "", values.join(" "));
                add(&question.yes, pieces, depth + 1, text);
                add(&question.no, pieces, depth, text);
            }
        }
    }
    let mut text = String::new();
    add(tree, pieces, 0, &mut text);
    text
}
