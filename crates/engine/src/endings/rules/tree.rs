//! Decision trees, in the form in which they grow and are packed, and in the form in which they are
//! walked.

use super::view::View;
use crate::endings::Wdl;
use crate::recipe::Recipe;
use crate::types::Colour;

/// The knowledge at a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The tree does not know the value of the position.
    Open,
    /// Neither side wins.
    Draw,
    /// White wins.
    White,
    /// Black wins.
    Black,
}

impl Leaf {
    /// Returns the value of the position for the side to move, if it is known.
    #[inline]
    pub fn wdl(self, to_move: Colour) -> Option<Wdl> {
        match self {
            Self::Open => None,
            Self::Draw => Some(Wdl::Draw),
            Self::White => Some(if to_move.is_white() { Wdl::Win } else { Wdl::Loss }),
            Self::Black => Some(if to_move.is_white() { Wdl::Loss } else { Wdl::Win }),
        }
    }
}

impl Leaf {
    /// All leaves, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Open, Self::Draw, Self::White, Self::Black];
}

/// A decision tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// The end of a path, with its knowledge.
    Leaf(Leaf),
    /// A question with further trees.
    Question(Box<Question>),
}

/// A question and the trees for its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Number of the feature in question.
    pub feature: u8,
    /// Values of the feature for which the answer is yes, one bit each.
    pub values: u64,
    /// The tree after a yes.
    pub yes: Tree,
    /// The tree after a no.
    pub no: Tree,
}

/// Values of `Step::next` from here on mean leaves.
const LEAVES: u16 = 0xfff0;

/// A question in the walked form. The entries for no and yes are indices of other questions, or
/// leaves.
#[derive(Clone, Copy, Debug)]
struct Step {
    values: u64,
    feature: u8,
    next: [u16; 2],
}

/// A tree in the form in which it is walked.
#[derive(Debug)]
pub struct Flat {
    begin: u16,
    steps: Vec<Step>,
}

impl Flat {
    /// Converts a tree. Questions for which there is no index left become open leaves.
    pub fn new(tree: &Tree) -> Self {
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

    /// Returns the tree's knowledge of a position.
    #[inline]
    pub fn walk<R: Recipe>(&self, view: &View<'_, R>) -> Leaf {
        let mut next = self.begin;
        while let Some(step) = self.steps.get(usize::from(next)) {
            next = step.next[(step.values >> (view.value(step.feature) & 63) & 1) as usize];
        }
        Leaf::ALL[usize::from(next & 3)]
    }
}
