//! Decision trees: as they grow and are packed, and as they are walked.

use std::fmt::Write as _;

use super::feature::Feature;
use super::view::View;
use crate::endings::Wdl;
use crate::recipe::Recipe;
use crate::types::{Colour, Piece};

/// What a leaf knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// Nothing.
    Open,
    /// Nobody wins.
    Draw,
    /// White wins.
    White,
    /// Black wins.
    Black,
}

impl Leaf {
    /// What a position is worth that is worth so much for the side to move.
    #[cfg(any(feature = "retrograde", test))]
    pub(super) fn from_wdl(wdl: Wdl, to_move: Colour) -> Self {
        match (wdl, to_move.is_white()) {
            (Wdl::Draw, _) => Self::Draw,
            (Wdl::Win, true) | (Wdl::Loss, false) => Self::White,
            (Wdl::Win, false) | (Wdl::Loss, true) => Self::Black,
        }
    }

    /// What the position is worth for the side to move, if that is known.
    #[inline]
    pub(super) fn wdl(self, to_move: Colour) -> Option<Wdl> {
        match self {
            Self::Open => None,
            Self::Draw => Some(Wdl::Draw),
            Self::White => Some(if to_move.is_white() { Wdl::Win } else { Wdl::Loss }),
            Self::Black => Some(if to_move.is_white() { Wdl::Loss } else { Wdl::Win }),
        }
    }
}

impl Leaf {
    /// All, in the order of their numbers.
    pub(super) const ALL: [Self; 4] = [Self::Open, Self::Draw, Self::White, Self::Black];
}

/// A tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    /// Nothing more is asked.
    Leaf(Leaf),
    /// Something is.
    Question(Box<Question>),
}

/// A question, and the trees behind its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Question {
    /// The number of a feature.
    pub(super) feature: u8,
    /// Its values for which the answer is yes.
    pub(super) values: u64,
    pub(super) yes: Tree,
    pub(super) no: Tree,
}

/// From here on what follows an answer is a leaf.
const LEAVES: u16 = 0xfff0;

/// A question as it is walked over: what follows a no and a yes is another one's place, or a leaf.
#[derive(Clone, Copy, Debug)]
struct Step {
    values: u64,
    feature: u8,
    next: [u16; 2],
}

/// A tree to be walked.
#[derive(Debug)]
pub(super) struct Flat {
    begin: u16,
    steps: Vec<Step>,
}

impl Flat {
    /// Of a tree with fewer questions than there are places.
    pub(super) fn new(tree: &Tree) -> Self {
        fn add(tree: &Tree, steps: &mut Vec<Step>) -> u16 {
            match tree {
                Tree::Leaf(leaf) => LEAVES + *leaf as u16,
                Tree::Question(question) => {
                    let place = steps.len();
                    if place >= LEAVES.into() {
                        return LEAVES;
                    }
                    let Question { feature, values, .. } = **question;
                    steps.push(Step { values, feature, next: [LEAVES; 2] });
                    let next = [&question.no, &question.yes].map(|tree| add(tree, steps));
                    steps[place].next = next;
                    place as u16
                }
            }
        }
        let mut steps = Vec::new();
        let begin = add(tree, &mut steps);
        Self { begin, steps }
    }

    /// What the tree knows of a position.
    #[inline]
    pub(super) fn walk<R: Recipe>(&self, view: &View<'_, R>) -> Leaf {
        let mut next = self.begin;
        while let Some(step) = self.steps.get(usize::from(next)) {
            next = step.next[(step.values >> (view.value(step.feature) & 63) & 1) as usize];
        }
        Leaf::ALL[usize::from(next & 3)]
    }
}

/// A tree to be read: a line a question or a leaf, what is behind a yes further in.
pub(super) fn show(tree: &Tree, pieces: &[Piece]) -> String {
    fn add(tree: &Tree, pieces: &[Piece], depth: usize, text: &mut String) {
        let indent = 2 * depth;
        match tree {
            Tree::Leaf(leaf) => {
                let _ = writeln!(text, "{:indent$}{}", "", format!("{leaf:?}").to_lowercase());
            }
            Tree::Question(question) => {
                let name =
                    Feature::of(question.feature).map_or_else(String::new, |feature| feature.name(pieces));
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
